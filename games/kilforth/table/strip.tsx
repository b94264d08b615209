// The strip over an unlit row of the map: dice as they fall, a fight round by round, the night step by step. It never lies
// over anything that may be touched; where there is no such row the side panel tells the same.

import { Avatar, Button, Die, Icon, useRoom } from '@veillee/web/kit';
import { AnimatePresence, motion } from 'motion/react';
import { cardById } from '../content/cards.ts';
import { fighters } from '../rules/team.ts';
import { totalOf } from '../rules/test.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import * as glyphs from './glyphs.ts';
import { cardOf, isCard, type Reading, useReading } from './reading.ts';
import { type Beat, type Dice, type NightStep, useTelling } from './told.ts';

const SIDE = 5;

/** The first or last row of the map, whichever holds nothing lit; none if both do. */
export function freeRow({
  view,
  table,
  decision,
}: Pick<Reading, 'view' | 'table' | 'decision'>): 'top' | 'bottom' | undefined {
  if (!decision) return 'bottom';
  const lit = view.map.map(region => {
    const place = view.places[region];
    const things = [`region:${region}`, ...(place?.encounters ?? []), ...(place?.plots ?? [])];
    return things.some(thing => table.stateOf(thing) !== 'plain');
  });
  const isLit = (row: number): boolean => lit.slice(row * SIDE, row * SIDE + SIDE).some(Boolean);
  return !isLit(SIDE - 1) ? 'bottom' : !isLit(0) ? 'top' : undefined;
}

export function Strip() {
  const reading = useReading();
  const { view, table } = reading;
  const room = useRoom();
  const { scene, shown, over, skip } = useTelling();
  const still = !table.settings.motion;
  const row = freeRow(reading);
  const live = isLive(view);
  const telling = scene !== undefined && !over;
  const beat = scene?.beats[shown - 1];
  const content =
    telling && beat ? (
      scene.kind === 'night' ? (
        <NightBeat beat={beat} />
      ) : (
        <DiceBeat beats={scene.beats.slice(0, shown)} />
      )
    ) : live ? (
      <Live />
    ) : undefined;
  if (room === 'phone' && !telling) return null;
  return (
    <AnimatePresence>
      {content && row && (
        <motion.section
          key={`${telling && scene.kind === 'night' ? 'night' : 'fight'}-${row}`}
          className="kil-strip"
          data-row={row}
          data-kind={telling ? scene.kind : 'live'}
          role="status"
          initial={still ? { opacity: 0 } : { opacity: 0, y: row === 'top' ? -12 : 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, pointerEvents: 'none' }}
          transition={{ duration: still ? 0.12 : 0.2 }}
        >
          {content}
          {telling && scene.beats.length > 1 && (
            <Button look="quiet" className="kil-skip" glyph={glyphs.fastForwardButton} onClick={skip}>
              {reading.word('table.skip')}
            </Button>
          )}
        </motion.section>
      )}
    </AnimatePresence>
  );
}

const STEP_GLYPH: { readonly [step in NightStep]: string } = {
  gloom: glyphs.fog,
  darkness: glyphs.moon,
  plot: glyphs.spiderWeb,
  dawn: glyphs.sunrise,
};

function NightBeat({ beat }: { readonly beat: Beat }) {
  const { word, table } = useReading();
  const step = beat.step ?? 'darkness';
  return (
    <>
      <span className="kil-strip-seal">
        <Icon glyph={STEP_GLYPH[step]} size={34} />
      </span>
      <div className="kil-strip-words">
        <h3>{word(`table.night.${step}`)}</h3>
        <p key={beat.n}>{table.say(beat.event)}</p>
      </div>
      {beat.card !== undefined && <Drawn card={beat.card} />}
    </>
  );
}

/** A card as a small picture: it was turned just now. */
function Drawn({ card }: { readonly card: string }) {
  const { name } = useReading();
  const def = cardById(cardOf(card));
  return (
    <span className="kil-drawn" data-kind={kindOf(def)} key={card}>
      <Icon glyph={drawingOf(def)} size={44} label={name(card)} />
    </span>
  );
}

function DiceBeat({ beats }: { readonly beats: readonly Beat[] }) {
  const { table } = useReading();
  const last = beats.at(-1);
  const ours = beats.findLast(({ dice }) => dice?.by === 'hero');
  const theirs = beats.findLast(({ dice, n }) => dice?.by === 'foe' && n >= (ours?.n ?? 0));
  return (
    <div className="kil-strip-dice">
      <p key={last?.n}>{last && table.say(last.event)}</p>
      <div>
        {ours?.dice && <DiceRow key={ours.n} dice={ours.dice} roll={ours.n} />}
        {theirs?.dice && (
          <>
            <Icon glyph={glyphs.swordClash} size={26} />
            <DiceRow key={theirs.n} dice={theirs.dice} roll={theirs.n} />
          </>
        )}
      </div>
    </div>
  );
}

/** Dice as they lie; successes ringed, the others dim. Those that may be rolled again are lit. */
export function DiceRow({ dice, roll, live }: { readonly dice: Dice; readonly roll: number; readonly live?: boolean }) {
  const { word, decision } = useReading();
  const wins = dice.rolls.filter(face => dice.faces.includes(face)).length;
  const choosing = live === true && decision?.prompt === 'test.dice';
  return (
    <span
      className="kil-dice"
      data-by={dice.by}
      {...(choosing
        ? { role: 'group' }
        : { role: 'img', 'aria-label': word('table.rolled', { rolls: dice.rolls.join(' '), n: wins }) })}
    >
      {dice.rolls.map((face, i) => (
        <OneDie
          key={`${i}-${face}`}
          dice={dice}
          face={face}
          roll={`${roll}-${i}`}
          option={choosing ? `die:${i}` : undefined}
        />
      ))}
      {dice.rolls.length === 0 && <small>{word('table.noDice')}</small>}
    </span>
  );
}

interface OneDieProps {
  readonly dice: Dice;
  readonly face: number;
  readonly roll: string;
  /** The option that rolls this die again, if the question is which. */
  readonly option: string | undefined;
}

function OneDie({ dice, face, roll, option }: OneDieProps) {
  const { decision, table } = useReading();
  const die = (
    <Die
      value={face}
      colour={dice.by === 'foe' ? 'red' : 'plain'}
      state={dice.faces.includes(face) ? 'success' : 'spent'}
      roll={roll}
      label={String(face)}
    />
  );
  const found = option === undefined ? undefined : decision?.options.find(({ key }) => key === option);
  if (!found) return die;
  const chosen = table.picked.includes(found.key);
  return (
    <button
      type="button"
      className="kil-die"
      data-thing={found.key}
      data-lit
      tabIndex={0}
      data-look={chosen ? 'chosen' : 'option'}
      aria-pressed={chosen}
      aria-label={table.say(found)}
      onClick={() => table.pick(found.key)}
    >
      {die}
    </button>
  );
}

/** A fight or a test waits for somebody's choice. One that ended the game does not. */
export const isLive = ({ fight, test, phase }: Reading['view']): boolean =>
  phase !== 'over' && (fight !== undefined || test !== undefined);

/** The fight or test under way, while it waits for a choice. */
export function Live() {
  const { view } = useReading();
  return (
    <>
      {view.fight && <Sides />}
      {view.test ? <TestNow /> : <LastBlow />}
    </>
  );
}

/** Between tests of a fight: what both sides have just rolled. */
function LastBlow() {
  const { view } = useReading();
  const { scene } = useTelling();
  if (!view.fight || scene?.kind !== 'dice') return null;
  const ours = scene.beats.findLast(({ dice }) => dice?.by === 'hero');
  const theirs = scene.beats.findLast(({ dice }) => dice?.by === 'foe');
  if (!ours?.dice && !theirs?.dice) return null;
  return (
    <div className="kil-test kil-blow">
      {ours?.dice && <DiceRow dice={ours.dice} roll={ours.n} />}
      {ours?.dice && theirs?.dice && <Icon glyph={glyphs.swordClash} size={22} />}
      {theirs?.dice && <DiceRow dice={theirs.dice} roll={theirs.n} />}
    </div>
  );
}

/** Who stands against whom, HP, round, Surprise. */
export function Sides() {
  const { view, table, word, name } = useReading();
  const { fight } = view;
  if (!fight) return null;
  const def = isCard(fight.adversary) ? cardById(fight.adversary) : undefined;
  const full = Math.max(fight.hp, def?.fight?.health ?? 0);
  return (
    <div className="kil-sides">
      <span className="kil-side">
        {fighters(view).map(seat => {
          const info = table.seats[seat];
          return (
            info && (
              <span key={seat} className="kil-member">
                <Avatar emblem={info.emblem} name={info.name} size={40} />
                <b className="v-figures">{word('table.hp.short', { hp: view.heroes[seat]?.hp ?? 0 })}</b>
              </span>
            )
          );
        })}
      </span>
      <span className="kil-versus">
        <Icon glyph={glyphs.swordClash} size={26} />
        <small>{fight.round > 0 ? word('table.round', { n: fight.round }) : word(`table.fight.${fight.step}`)}</small>
        {fight.surprise !== 'nobody' && fight.round <= 1 && (
          <small data-tone={fight.surprise === 'hero' ? 'good' : 'bad'}>
            <Icon glyph={glyphs.surprised} size={14} /> {word(`table.surprise.${fight.surprise}`)}
          </small>
        )}
      </span>
      <span className="kil-side" data-foe>
        {def && (
          <span className="v-tile-square" data-kind="monster">
            <Icon glyph={drawingOf(def)} size={32} />
          </span>
        )}
        <span>
          <b>{name(fight.adversary)}</b>
          <span className="kil-foe-hp" role="img" aria-label={word('table.hp', { hp: fight.hp, max: full })}>
            {Array.from({ length: full }, (_, i) => (
              <Icon key={i} glyph={glyphs.hearts} size={15} className={i < fight.hp ? 'kil-full' : 'kil-gone'} />
            ))}
          </span>
        </span>
      </span>
    </div>
  );
}

/** The dice on the table and how far they reach. */
export function TestNow() {
  const { view, word, name } = useReading();
  const { test } = view;
  if (!test) return null;
  const total = totalOf(view, test);
  const against =
    test.against === 'finale' ? word('table.chapter.finale', { n: 4 }) : isCard(test.against) ? name(test.against) : '';
  return (
    <div className="kil-test">
      <p>
        <Icon glyph={attributeGlyph[test.rolled]} size={20} />
        {word('table.test', { attribute: word(`attribute.${test.rolled}`), against })}
      </p>
      {test.rolls.length > 0 && (
        <DiceRow
          dice={{ by: test.by === 'hero' ? 'hero' : 'foe', rolls: test.rolls, faces: test.faces }}
          roll={test.rolls.length}
          live
        />
      )}
      {test.rolls.length === 0 ? null : (
        <p className="kil-test-sum">
          <b className="v-figures">{total}</b>{' '}
          {test.need === undefined
            ? word('table.test.hits', { n: total })
            : word('table.test.need', { n: total, need: test.need })}
          {test.stored > 0 && <small>{word('table.stored', { n: test.stored })}</small>}
          {test.added > 0 && <small>{word('table.test.added', { n: test.added })}</small>}
        </p>
      )}
    </div>
  );
}
