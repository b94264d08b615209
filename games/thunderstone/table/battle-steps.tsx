// A battle told step by step over the Hall: weakness and dropped Weapons, the sum, the dark, the result, what it cost.
// It never waits for anybody: a touch shows the rest, a second one puts it away.

import { Button, Icon, type TableEvent } from '@veillee/web/kit';
import { cancel, checkMark } from '@veillee/web/kit/glyphs.ts';
import { AnimatePresence, motion } from 'motion/react';
import { useEffect, useRef, useState } from 'react';
import { cardById } from '../content/cards.ts';
import type { Battle } from '../rules/battle.ts';
import { isBattle } from './detail.tsx';
import { drawingOf } from './drawings.ts';
import { arithmetic, effectLines, type Line } from './ledger.ts';
import { seatOf } from './players.tsx';
import { type Reading, useReading } from './reading.ts';

interface Told {
  readonly n: number;
  /** It was fought by whose eyes these are. */
  readonly own: boolean;
  readonly headline: string;
  readonly battle: Battle;
  readonly lines: readonly Line[];
  readonly aftermath: readonly { readonly text: string; readonly rule?: string | undefined }[];
}

/** What may follow a battle and belongs to it. */
const AFTERMATH = new Set([
  'log.destroy',
  'log.disease',
  'log.xp',
  'log.spoils',
  'log.under',
  'log.escaped',
  'log.stone.taken',
]);
/** How long a told battle stays, in milliseconds: one's own, and another's. */
const STAYS = 5000;
const STAYS_SHORTLY = 1800;

export function BattleSteps() {
  const reading = useReading();
  const { table, word, name, eyes } = reading;
  const { events, settings } = table;
  const [told, setTold] = useState<Told | undefined>(undefined);
  const [shown, setShown] = useState(0);
  const [kept, setKept] = useState(false);
  const seen = useRef(-1);

  useEffect(() => {
    const fought = ({ text, n }: TableEvent): boolean =>
      (text === 'log.victory' || text === 'log.defeat') && n > seen.current;
    const mine = events.findLastIndex(event => fought(event) && seatOf(event) === eyes);
    const at = mine >= 0 ? mine : events.findLastIndex(fought);
    const event = events[at];
    if (!event || !isBattle(event.detail)) return;
    seen.current = events.at(-1)?.n ?? event.n;
    setTold(tellBattle(reading, event, event.detail, events.slice(at + 1)));
    setShown(0);
    setKept(false);
  }, [events, reading, eyes]);

  const count = told ? told.lines.length + 1 + told.aftermath.length : 0;
  const pace = settings.motion ? settings.pace : 0;
  useEffect(() => {
    if (!told) return;
    if (pace === 0 && shown < count) return setShown(count);
    if (shown >= count && kept) return;
    const timer = setTimeout(
      () => (shown < count ? setShown(shown + 1) : setTold(undefined)),
      shown < count ? 500 / Math.max(1, pace) : told.own ? STAYS : STAYS_SHORTLY,
    );
    return () => clearTimeout(timer);
  }, [told, shown, count, pace, kept]);

  const target = told && cardById(told.battle.target);
  const still = !settings.motion;
  return (
    <AnimatePresence>
      {told && target && (
        <motion.section
          key={told.n}
          className="thu-battle v-paper"
          role="status"
          aria-label={told.headline}
          initial={still ? { opacity: 0 } : { opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, y: still ? 0 : 8 }}
          transition={{ duration: still ? 0.12 : 0.2 }}
          onPointerEnter={() => setKept(true)}
          onPointerLeave={() => setKept(false)}
        >
          <header>
            <span className="v-tile-square" data-kind="monster">
              <Icon glyph={drawingOf(target)} size={30} />
            </span>
            <h3>{told.headline}</h3>
            <Button look="quiet" onClick={() => (shown < count ? setShown(count) : setTold(undefined))}>
              {word(shown < count ? 'table.battle.skip' : 'table.close')}
            </Button>
          </header>
          <ol className="thu-sum-lines">
            {told.lines.slice(0, shown).map(line => (
              <li key={line.label} data-tone={line.tone} className="thu-step">
                <span>{line.label}</span>
                <b className="v-figures">{line.value}</b>
              </li>
            ))}
          </ol>
          {shown > told.lines.length && (
            <p className="thu-battle-result thu-step" data-won={told.battle.victory || undefined}>
              <Icon glyph={told.battle.victory ? checkMark : cancel} size={24} />
              <b>
                {word(told.battle.victory ? 'table.battle.won' : 'table.battle.lost', {
                  total: told.battle.total,
                  health: told.battle.health,
                  card: name(target),
                })}
              </b>
            </p>
          )}
          <ul className="thu-battle-after">
            {told.aftermath.slice(0, Math.max(0, shown - told.lines.length - 1)).map(line => (
              <li key={line.text} className="thu-step">
                {line.text}
              </li>
            ))}
          </ul>
        </motion.section>
      )}
    </AnimatePresence>
  );
}

function tellBattle(reading: Reading, event: TableEvent, battle: Battle, later: readonly TableEvent[]): Told {
  const { table, word, name } = reading;
  const target = cardById(battle.target);
  const effects = effectLines(reading, { target, battle });
  const first = effects.filter(
    ({ rule }) => rule === 'THU-7.5' || rule === 'THU-12.5' || rule === 'THU-12.9' || rule === 'THU-11.10',
  );
  const until = later.findIndex(({ text }) => text === 'log.hall.refill' || text === 'log.hall.empty');
  return {
    n: event.n,
    own: seatOf(event) === reading.eyes,
    headline: word('table.battle', {
      player: event.with?.player ?? '',
      card: name(target),
      rank: battle.rank,
    }),
    battle,
    lines: [...first, ...arithmetic(reading, target, battle)],
    aftermath: (until < 0 ? later : later.slice(0, until))
      .filter(({ text }) => AFTERMATH.has(text))
      .map(({ text, with: params, rule }) => ({ text: table.say(params ? { text, with: params } : { text }), rule })),
  };
}
