// The verdict on a Rank: word and sum first, three lines that explain it, the whole arithmetic one touch away.

import { Button, Icon, Ledger, Opener, type SumPart, Sums } from '@veillee/web/kit';
import { cancel, checkMark } from '@veillee/web/kit/glyphs.ts';
import type { ReactNode } from 'react';
import { cardById } from '../content/cards.ts';
import type { Battle } from '../rules/battle.ts';
import { arithmetic, besideSum, ledger, verdictSum, verdictWord } from './ledger.ts';
import { useOrders } from './orders.ts';
import { type Prospect, type Reading, useReading } from './reading.ts';

export function Verdict({ prospect }: { readonly prospect: Prospect }) {
  const reading = useReading();
  const { word } = reading;
  const lines = ledger(reading, prospect).slice(0, canEquip(reading, prospect) ? 2 : 3);
  return (
    <div className="thu-verdict" data-verdict={toneOf(prospect)}>
      <Breakdown prospect={prospect} className="thu-verdict-head">
        <VerdictWords prospect={prospect} />
      </Breakdown>
      <Ledger lines={lines} />
      <EquipButton prospect={prospect} label={word('table.equipFor', { total: prospect.plan.battle.total })} />
    </div>
  );
}

export const toneOf = ({ battle, hidden }: Prospect): 'win' | 'lose' | 'hidden' =>
  hidden ? 'hidden' : battle.victory ? 'win' : 'lose';

export function VerdictWords({ prospect }: { readonly prospect: Prospect }) {
  const reading = useReading();
  const won = prospect.battle.victory && !prospect.hidden;
  return (
    <>
      <Icon glyph={won ? checkMark : cancel} size={18} />
      <span className="thu-verdict-word">{verdictWord(reading, prospect)}</span>{' '}
      <b className="v-figures">{verdictSum(reading, prospect)}</b>
    </>
  );
}

/** Weapons or Food that are still to be handed out would do better here. */
export const canEquip = ({ decision, table }: Reading, prospect: Prospect): boolean =>
  prospect.better && decision?.prompt === 'dungeon.step' && !table.replaying;

/** Hands out the Weapons that the plan for this Rank wants, one answer after another. */
export function EquipButton({ prospect, label }: { readonly prospect: Prospect; readonly label: string }) {
  const { order, give } = useOrders();
  const reading = useReading();
  const { word } = reading;
  if (!canEquip(reading, prospect)) return null;
  return (
    <Button
      look="option"
      className="thu-equip"
      aria-label={word('table.equipFor.label', { rank: prospect.rank, total: prospect.plan.battle.total })}
      aria-busy={order !== undefined}
      onClick={() => give({ kind: 'rank', rank: prospect.rank })}
    >
      {label}
    </Button>
  );
}

/** A button that opens the whole arithmetic on paper. */
export function Breakdown({
  prospect,
  className,
  children,
}: {
  readonly prospect: Prospect;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const reading = useReading();
  const { word, name } = reading;
  const title = word('table.breakdown', { card: name(prospect.target), rank: prospect.rank });
  return (
    <Opener
      className={className}
      aria-label={`${verdictWord(reading, prospect)} ${verdictSum(reading, prospect)}. ${title}`}
      title={title}
      content={() => (
        <>
          <h3 className="v-opened-title">{title}</h3>
          <Whole reading={reading} prospect={prospect} />
        </>
      )}
    >
      {children}
    </Opener>
  );
}

const partsOf = ({ word, name }: Pick<Reading, 'word' | 'name'>, { parts }: Battle): SumPart[] =>
  parts.map(({ card, why, kind, amount }) => ({
    from: name(card),
    why: word(why),
    of: kind,
    amount,
    unit: word(`table.kind.${kind}`),
  }));

/** Every figure with where it comes from, then the sum. */
function Whole({ reading, prospect }: { readonly reading: Reading; readonly prospect: Prospect }) {
  const { word } = reading;
  const { battle, target } = prospect;
  const { total, health, victory } = battle;
  return (
    <Sums
      parts={partsOf(reading, battle)}
      lines={arithmetic(reading, target, battle)}
      none={word('table.breakdown.none')}
      total={{
        words: word('table.breakdown.total', { total, health }),
        verdict: verdictWord(reading, prospect),
        won: victory,
      }}
      after={besideSum(reading, prospect, reading.hand)}
    />
  );
}

/** The same of a battle that is over, in the chronicle. */
export const PastSums = ({
  words,
  battle,
}: {
  readonly words: Pick<Reading, 'word' | 'name'>;
  readonly battle: Battle;
}) => <Sums parts={partsOf(words, battle)} lines={arithmetic(words, cardById(battle.target), battle)} dark />;
