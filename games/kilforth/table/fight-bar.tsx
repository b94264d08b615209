// The fight or the test under way, while it waits for a choice: who stands against whom, HP, the dice as they lie. It stands
// under the map and covers nothing.

import { Die, Icon, KindSquare } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { DIE } from '../rules/keys.ts';
import { fighters } from '../rules/realm/team.ts';
import type { Rolled } from '../rules/tests/roll.ts';
import { totalOf } from '../rules/tests/test-spec.ts';
import { attributeGlyph, drawingOf } from './drawings.ts';
import * as glyphs from './glyphs.ts';
import { likenessOf } from './likeness.ts';
import { isCard, type Reading, useReading } from './reading.ts';
import { rolledIn } from './scene.ts';
import { SeatFace } from './seat-face.tsx';

type Dice = Pick<Rolled, 'by' | 'rolls' | 'faces'>;

/** On a wide screen, where the actions stand on one's turn. */
export function FightBar() {
  const { view, table } = useReading();
  if (!isLive(view) || table.telling) return null;
  return (
    <section className="kil-fight" role="status">
      <Live />
    </section>
  );
}

/** Dice as they lie; successes ringed, the others dim. Those that may be rolled again are lit. */
function DiceRow({ dice, live }: { readonly dice: Dice; readonly live?: boolean }) {
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
        <OneDie key={`${i}-${face}`} dice={dice} face={face} option={choosing ? DIE.make(i) : undefined} />
      ))}
      {dice.rolls.length === 0 && <small>{word('table.noDice')}</small>}
    </span>
  );
}

interface OneDieProps {
  readonly dice: Dice;
  readonly face: number;
  /** The option that rolls this die again, if the question is which. */
  readonly option: string | undefined;
}

function OneDie({ dice, face, option }: OneDieProps) {
  const { decision, table } = useReading();
  const die = (
    <Die
      value={face}
      colour={dice.by === 'adversary' ? 'red' : 'plain'}
      state={dice.faces.includes(face) ? 'success' : 'spent'}
      label={String(face)}
    />
  );
  const found = option === undefined ? undefined : decision?.options.find(({ key }) => key === option);
  if (!found) return die;
  const chosen = table.picked.includes(found.key);
  return (
    <button
      type="button"
      className="kil-die v-lit"
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
  const { view, table } = useReading();
  const rolls = table.events.flatMap(event => rolledIn(event) ?? []);
  const ours = rolls.findLast(({ by }) => by === 'hero');
  const theirs = rolls.filter(({ by }) => by === 'adversary').slice(ours ? -view.heroes.length : -1);
  if (!view.fight || rolls.length === 0) return null;
  return (
    <div className="kil-test kil-blow">
      {ours && <DiceRow dice={ours} />}
      {ours && theirs.length > 0 && <Icon glyph={glyphs.swordClash} size={22} />}
      {theirs.map((dice, i) => (
        <span key={i} className="kil-against">
          <DiceRow dice={dice} />
          {theirs.length > 1 && <small>{table.seats[dice.seat]?.name}</small>}
        </span>
      ))}
    </div>
  );
}

/** Who stands against whom, HP, round, Surprise. */
function Sides() {
  const { view, table, word, name } = useReading();
  const { fight } = view;
  if (!fight) return null;
  const def = isCard(fight.adversary) ? cardById(fight.adversary) : undefined;
  const health = def?.fight?.health ?? 0;
  // HP are placed when the Battle begins (KIL-9.12); until then it has what its card says.
  const hp = fight.step === 'battle' ? fight.hp : Math.max(0, health - fight.early);
  const full = Math.max(hp, health);
  return (
    <div className="kil-sides">
      <span className="kil-side">
        {fighters(view).map(seat => {
          const info = table.seats[seat];
          return (
            info && (
              <span key={seat} className="kil-member">
                <SeatFace seat={seat} size={48} looks="right" named />
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
        {def && <KindSquare kind="monster" glyph={drawingOf(def)} likeness={likenessOf(def)} size={52} drawn={36} />}
        <span>
          <b>{name(fight.adversary)}</b>
          <span className="kil-foe-hp" role="img" aria-label={word('table.hp', { hp, max: full })}>
            {Array.from({ length: full }, (_, i) => (
              <Icon key={i} glyph={glyphs.hearts} size={15} className={i < hp ? 'kil-full' : 'kil-gone'} />
            ))}
          </span>
        </span>
      </span>
    </div>
  );
}

/** The dice on the table and how far they reach. */
function TestNow() {
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
      {test.rolls.length > 0 && <DiceRow dice={test} live />}
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
