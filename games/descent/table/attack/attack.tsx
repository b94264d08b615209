// An attack, on paper: its dice as they lie, what they come to, what surges buy with the best use first, and the sum; before the roll its chances.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Die, Icon } from '@veillee/web/kit';
import { lightningTrio } from '@veillee/web/kit/glyphs.ts';
import type { Attacking } from '../../rules/attack/attacking.ts';
import type { Rolled } from '../../rules/attack/dice.ts';
import type { AimedBlow } from '../../rules/attack/outlook.ts';
import { diceTold } from '../../rules/attack/told.ts';
import { dieKey } from '../../rules/keys.ts';
import { PoolDice } from '../heroes/sheet.tsx';
import { Duel } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import { dieShown } from '../scene.ts';
import { type Aimed, aimsAt, chanceWords, chosenAim, targetOf } from './aims.ts';
import { blowOf, subjectOf } from './blow.ts';
import '../paper.css';
import './attack.css';

/** The attack that is being made, or the one that is chosen and not declared yet. */
export function AttackPanel() {
  const { view } = useReading();
  const attack = view.attacks.at(-1);
  return attack ? <Made attack={attack} /> : <Chosen />;
}

// ---- being made ----

function Made({ attack }: { readonly attack: Attacking }) {
  const reading = useReading();
  const { word, called, options, outlook, table } = reading;
  const { spending } = outlook;
  const blow = blowOf(reading, attack);
  const { target, armour, wounds } = blow;
  const isRolled = attack.dice.length > 0;
  return (
    <section className="des-attack des-paper v-paper" aria-label={word('table.attack')}>
      {target && <Duel by={attack.by} target={target.id} />}
      <h3>
        {target
          ? word('table.attack.on', { figure: called(attack.by), target: called(target.id) })
          : word('table.attack.space', { figure: called(attack.by) })}
      </h3>
      <p>
        {subjectOf(reading, attack.by, table.say(attack.name), target)}
        {target && `, ${word('table.armour.left', { armour, n: target.wounds })}`}
      </p>
      {isRolled ? (
        <div className="des-dice">
          {attack.dice.map((rolled, n) => (
            <RolledDie key={`${rolled.die} ${n}`} attack={attack} rolled={rolled} n={n} />
          ))}
        </div>
      ) : (
        <PoolDice reading={reading} dice={attack.pool} />
      )}
      {isRolled && <Totals attack={attack} blow={blow} />}
      <ul className="des-surges">
        {options
          .filter(({ key }) => SPENDING.includes(headOf(key)))
          .map(option => (
            <li key={option.key}>
              <SpendRow option={option} best={option.key === spending?.best} />
            </li>
          ))}
      </ul>
      {target && isRolled && <Sum attack={attack} blow={blow} left={target.wounds} />}
      {spending?.best && spending.wounds > wounds && (
        <p>{word('table.spent', { n: spending.wounds, falls: spending.kills ? 'yes' : 'no' })}</p>
      )}
    </section>
  );
}

interface RolledProps {
  readonly attack: Attacking;
  readonly blow: ReturnType<typeof blowOf>;
}

function Totals({ attack, blow: { misses, reaches, range, damage, left } }: RolledProps) {
  const { word } = useReading();
  return (
    <dl className="des-totals">
      {attack.distance !== undefined && (
        <div data-bad={!reaches || undefined}>
          <dt>{word('table.range')}</dt>
          <dd>{word('table.range.of', { range, distance: attack.distance })}</dd>
        </div>
      )}
      <div data-bad={misses || undefined}>
        <dt>{word('table.damage')}</dt>
        <dd>{misses ? word('table.miss') : damage}</dd>
      </div>
      <div>
        <dt>{word('table.surges')}</dt>
        <dd>{left}</dd>
      </div>
    </dl>
  );
}

/** What comes through the armour, and whether it is enough for the wounds that are left. */
function Sum({ attack, blow, left }: RolledProps & { readonly left: number }) {
  const { word } = useReading();
  const { armour, wounds, misses, reaches, range, damage, pierce } = blow;
  return (
    <p className="des-sum">
      <span>
        {misses
          ? word('table.sum.miss')
          : reaches
            ? word('table.sum', { damage, armour, pierce })
            : word('table.sum.short', { n: (attack.distance ?? 0) - range })}
      </span>
      <b>{wounds}</b>
      {wounds >= left && <em>{word('table.falls')}</em>}
    </p>
  );
}

const SPENDING: readonly string[] = ['surge', 'fatigue', 'use'];

function SpendRow({ option, best }: { readonly option: Option; readonly best: boolean }) {
  const { table, word } = useReading();
  return (
    <button
      type="button"
      className="des-spend"
      data-answer={option.key}
      data-lit
      data-best={best || undefined}
      onClick={() => table.answer([option.key])}
    >
      {headOf(option.key) === 'surge' && <Icon glyph={lightningTrio} size={18} />}
      <span>{table.say(option)}</span>
      {best && <small>{word('table.best')}</small>}
    </button>
  );
}

/** A die as it lies; where it may be rolled again, a touch chooses it. */
function RolledDie({ attack, rolled, n }: { readonly attack: Attacking; readonly rolled: Rolled; readonly n: number }) {
  const { table, options, word } = useReading();
  const key = dieKey.make(rolled.die, n);
  const face = (
    <Die
      {...dieShown(rolled, table.say)}
      label={word('table.die', { die: word(`die.${rolled.die}`), shown: diceTold([rolled], attack) })}
    />
  );
  if (!options.some(option => option.key === key)) return face;
  return (
    <button
      type="button"
      className="des-reroll"
      data-answer={key}
      data-lit
      aria-pressed={table.picked.includes(key)}
      onClick={() => table.pick(key)}
    >
      {face}
    </button>
  );
}

// ---- before it is declared ----

/** The attack that is chosen: its dice and chances, and what else it could be made with. */
function Chosen() {
  const reading = useReading();
  const { view, word, called } = reading;
  const chosen = chosenAim(reading);
  if (!chosen) return null;
  const { aim, blow, weapon } = chosen;
  const target = targetOf(view, chosen);
  const { hit, kill, wounds } = chanceWords(blow);
  const others = target ? aimsAt(reading, target.id) : [];
  return (
    <section className="des-attack des-paper v-paper" aria-label={word('table.attack')}>
      {target && <Duel by={aim.by} target={target.id} />}
      <h3>
        {target
          ? word('table.attack.on', { figure: called(aim.by), target: called(target.id) })
          : word('table.attack.space', { figure: called(aim.by) })}
      </h3>
      <p>
        {subjectOf(reading, aim.by, weapon, target)}
        {target && blow && `, ${word('table.armour.left', { armour: blow.armour, n: target.wounds })}`}
      </p>
      <PoolDice reading={reading} dice={aim.dice} />
      <dl className="des-totals">
        <div data-good={hit >= 50 || undefined} data-bad={hit < 50 || undefined}>
          <dt>{word('table.hit')}</dt>
          <dd>{word('table.percent', { n: hit })}</dd>
        </div>
        <div>
          <dt>{word('table.mean')}</dt>
          <dd>{word('table.figure', { n: wounds })}</dd>
        </div>
        <div data-good={kill >= 50 || undefined}>
          <dt>{word('table.kill')}</dt>
          <dd>{word('table.percent', { n: kill })}</dd>
        </div>
      </dl>
      {others.length > 1 && (
        <ul className="des-surges">
          {others.map(one => (
            <li key={one.option.key}>
              <WayRow aimed={one} told={toldApart(one, others)} chosen={one.option.key === chosen.option.key} />
            </li>
          ))}
        </ul>
      )}
      <Struck blows={aim.blows.filter(one => one !== blow)} />
      <p>{word('table.before', { distance: aim.distance ?? 0, kind: word(`kind.${aim.kind}`) })}</p>
    </section>
  );
}

/** Ways by their weapon; those with the same one by what is done with it. */
const toldApart = ({ option, weapon }: Aimed, all: readonly Aimed[]): Told =>
  all.filter(one => one.weapon === weapon).length > 1 ? option : weapon;
type Told = Option | string;

interface WayProps {
  readonly aimed: Aimed;
  readonly told: Told;
  readonly chosen: boolean;
}

/** The same target with another weapon, or spread otherwise. */
function WayRow({ aimed, told, chosen }: WayProps) {
  const { table, word } = useReading();
  return (
    <button
      type="button"
      className="des-spend"
      data-answer={aimed.option.key}
      data-lit
      data-best={chosen || undefined}
      aria-pressed={chosen}
      onClick={() => {
        if (!chosen) table.pick(aimed.option.key);
      }}
    >
      <span>{typeof told === 'string' ? told : table.say(told)}</span>
      <small>{word('table.way', chanceWords(aimed.blow))}</small>
    </button>
  );
}

/** Whoever else is struck by the same roll: friends are no less hurt. */
function Struck({ blows }: { readonly blows: readonly AimedBlow[] }) {
  const { word, nameOf } = useReading();
  if (blows.length === 0) return null;
  return (
    <ul className="des-struck">
      {blows.map(blow => (
        <li key={blow.figure}>
          <b>{nameOf(blow.figure)}</b> {word('table.way', chanceWords(blow))}
        </li>
      ))}
    </ul>
  );
}
