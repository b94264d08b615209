// The verdict on a Rank: word and sum first, three lines that explain it, the whole arithmetic one touch away.

import { Button, Icon, Opener, RuleRef, signed } from '@veillee/web/kit';
import { cancel, checkMark } from '@veillee/web/kit/glyphs.ts';
import type { ReactNode } from 'react';
import { arithmetic, effectLines, type Line, ledger, verdictSum, verdictWord } from './ledger.ts';
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
      <LedgerLines lines={lines} />
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

export function LedgerLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <dl className="thu-ledger">
      {lines.map(line => (
        <div key={line.label} data-tone={line.tone}>
          <dt>{line.label}</dt>
          <dd className="v-figures">{line.value}</dd>
        </div>
      ))}
    </dl>
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
          <Sums reading={reading} prospect={prospect} />
        </>
      )}
    >
      {children}
    </Opener>
  );
}

/** Every figure with where it comes from, then the sum. */
export function Sums({ reading, prospect }: { readonly reading: Reading; readonly prospect: Prospect }) {
  const { word, name } = reading;
  const { battle, target } = prospect;
  const effects = effectLines(reading, prospect, reading.hand).filter(
    line => line.rule !== 'THU-11.2' && line.rule !== 'THU-15.3',
  );
  return (
    <div className="thu-sums">
      {battle.parts.length === 0 && <p className="thu-sums-none">{word('table.breakdown.none')}</p>}
      <ul>
        {battle.parts.map((part, i) => (
          <li key={i}>
            <span>
              {name(part.card)} <small>{word(part.why)}</small>
            </span>
            <b className="v-figures" data-of={part.kind}>
              {signed(part.amount)} <small>{word(`table.kind.${part.kind}`)}</small>
            </b>
          </li>
        ))}
      </ul>
      <SumLines lines={arithmetic(reading, target, battle)} />
      <p className="thu-sums-total" data-won={battle.victory || undefined}>
        <span>{word('table.breakdown.total', { total: battle.total, health: battle.health })}</span>
        <b>{verdictWord(reading, prospect)}</b>
      </p>
      {effects.length > 0 && <SumLines lines={effects} />}
    </div>
  );
}

export function SumLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="thu-sum-lines">
      {lines.map(line => (
        <li key={line.label} data-tone={line.tone}>
          <span>
            {line.label} <RuleRef rule={line.rule} />
          </span>
          <b className="v-figures">{line.value}</b>
        </li>
      ))}
    </ul>
  );
}
