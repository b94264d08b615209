// One Rank of the Hall: a stone arch, the Light it asks for, the card in it, and the verdict at its foot.

import { Icon, useArrival, useLayout, useMedia } from '@veillee/web/kit';
import { lanternFlame } from '@veillee/web/kit/glyphs.ts';
import { motion } from 'motion/react';
import type { CSSProperties } from 'react';
import { type Card, defOf } from '../content/cards.ts';
import { lightPenaltyOf } from '../rules/battle.ts';
import { RANK } from '../rules/places.ts';
import type { Rank } from '../rules/state.ts';
import { useAim } from './aim.ts';
import { Face, typeLine } from './face.tsx';
import { flightPlan } from './flights.ts';
import { lightNeeded, spoken } from './ledger.ts';
import { cardAt, useReading } from './reading.ts';
import { toneOf, Verdict, VerdictWords } from './verdict.tsx';

/** The stone, its number, and how much Light it takes to see there. */
export function Arch({ rank }: { readonly rank: Rank }) {
  const { view, word } = useReading();
  const card = cardAt(view, rank);
  return (
    <div className="thu-arch" data-rank={rank} data-zone={RANK.make(rank)}>
      <div className="thu-arch-inside">
        <h3>{word('table.rank', { rank })}</h3>
        <LightNeed rank={rank} card={card} />
        {card === undefined && <p className="thu-arch-empty">{word('table.rank.empty')}</p>}
      </div>
    </div>
  );
}

/** "needs 3 Light", and why it is more than the Rank. */
function LightNeed({ rank, card }: { readonly rank: Rank; readonly card: Card | undefined }) {
  const { word } = useReading();
  if (card === undefined) return null;
  const def = defOf(card);
  if (!def.isMonster) return <p className="thu-need">{word('table.rank.stone')}</p>;
  const own = lightPenaltyOf(def);
  return (
    <p className="thu-need">
      <Icon glyph={lanternFlame} size={16} />
      <b className="thu-need-short" aria-hidden="true">
        {lightNeeded(def, rank)}
      </b>
      <span className="thu-need-words">{word('table.rank.needs', { n: lightNeeded(def, rank) })}</span>
      {own > 0 && <span className="thu-need-own">{word('table.rank.own', { rank, own })}</span>}
    </p>
  );
}

/** The card that lies in a Rank; it keeps its place in the tree when it moves up. */
export function HallCard({
  rank,
  card,
  onFocus,
}: {
  readonly rank: Rank;
  readonly card: Card;
  readonly onFocus: (rank: Rank) => void;
}) {
  const reading = useReading();
  const layout = useLayout();
  const { table, prospects, fighting, word } = reading;
  const aim = useAim();
  const tall = useTall();
  const arrival = useArrival(card, flightPlan);
  const def = defOf(card);
  const prospect = prospects[rank - 1];
  const state = table.stateOf(card);
  const live = state !== 'plain';
  const ordered = table.decision?.ordered ? table.picked.indexOf(card) : -1;
  const more = prospect ? spoken(reading, prospect) : word('table.rank', { rank });
  const still = !table.settings.motion;
  return (
    <motion.div
      className="thu-hall-card"
      data-rank={rank}
      layout={still ? false : 'position'}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0, transition: { duration: 0.12 } }}
      transition={{ duration: still ? 0.12 : 0.45, ease: [0.2, 0.8, 0.2, 1] }}
    >
      {layout === 'phone' && (
        <div className="thu-phone-name" data-zone={RANK.make(rank)} aria-hidden="true">
          {word('table.rank', { rank })}
        </div>
      )}
      <div ref={arrival}>
        <Face
          def={def}
          card={card}
          thing={card}
          more={more}
          size={layout !== 'phone' && tall ? 'large' : 'medium'}
          type={layout === 'phone' ? undefined : typeLine(reading, def)}
          text={def.isStone ? word('table.stone.text') : word(`card.${def.id}.text`)}
          look={fighting === rank || aim.rank === rank ? 'target' : undefined}
          order={ordered >= 0 ? ordered + 1 : undefined}
          onTouch={
            live
              ? by => {
                  onFocus(rank);
                  table.touch(card, by, { confirm: true });
                }
              : aim.take
                ? by => {
                    onFocus(rank);
                    aim.take?.(rank, by);
                  }
                : layout === 'phone'
                  ? () => onFocus(rank)
                  : undefined
          }
          style={{ '--w': 'var(--thu-hall)' } as CSSProperties}
        />
      </div>
    </motion.div>
  );
}

/** The tray at the foot of an arch. */
export function RankFoot({ rank }: { readonly rank: Rank }) {
  const { prospects, view, word } = useReading();
  const prospect = prospects[rank - 1];
  if (prospect)
    return (
      <div className="thu-foot" data-rank={rank}>
        <Verdict prospect={prospect} />
      </div>
    );
  const card = cardAt(view, rank);
  return (
    <div className="thu-foot" data-rank={rank}>
      {card !== undefined && defOf(card).isStone && <p className="thu-foot-note">{word('table.rank.stone.ends')}</p>}
    </div>
  );
}

/** The verdict in one pill, for phones. */
export function VerdictPill({ rank }: { readonly rank: Rank }) {
  const { prospects } = useReading();
  const prospect = prospects[rank - 1];
  if (!prospect) return <span className="thu-pill" data-rank={rank} data-none />;
  return (
    <span className="thu-pill" data-rank={rank} data-verdict={toneOf(prospect)}>
      <VerdictWords prospect={prospect} />
    </span>
  );
}

/** High enough for the words on a card. */
export const useTall = (): boolean => useMedia('(min-height: 800px)');
