// An attack, on paper: its dice as they lie, what they come to, what surges buy with the best use first, and the sum; before the roll its chances.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Die, Icon } from '@veillee/web/kit';
import { lightningTrio } from '@veillee/web/kit/glyphs.ts';
import type { Attacking } from '../rules/attack/attacking.ts';
import { faceOf, type Rolled, shownBy } from '../rules/attack/dice.ts';
import { standing } from '../rules/attack/sheet.ts';
import { spent } from '../rules/attack-odds.ts';
import { attackKey, dieKey, surgeKey } from '../rules/keys.ts';
import { type Hero, type Monster, standsOn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { aimOf } from './aim.ts';
import { attackerOf, figuresIn } from './aims.ts';
import { type Reading, useReading } from './reading.ts';
import { dieShown } from './scene.ts';
import { PoolDice } from './sheet.tsx';
import './attack.css';

const targetOf = (view: View, { space, by }: Pick<Attacking, 'space' | 'by'>): Hero | Monster | undefined =>
  figuresIn(view).find(one => one.id !== by && standsOn(one).includes(space));

/** The attack that is being made, or the one that is chosen and not declared yet. */
export function AttackPanel() {
  const { view } = useReading();
  const attack = view.attacks.at(-1);
  return attack ? <Made attack={attack} /> : <Chosen />;
}

// ---- being made ----

function Made({ attack }: { readonly attack: Attacking }) {
  const reading = useReading();
  const { view, word, nameOf, sheetOf, options, table } = reading;
  const target = targetOf(view, attack);
  const { misses, reaches, range, damage, pierce, left } = standing(attack);
  const armour = Math.max(0, (target && (sheetOf(target.id)?.armour ?? 0)) ?? 0);
  const stopped = Math.max(0, armour - pierce);
  const wounds = misses || !reaches ? 0 : Math.max(0, damage - stopped);
  const best = bestSurge(reading, attack);
  return (
    <section className="des-attack v-paper" aria-label={word('table.attack')}>
      <h3>
        {target
          ? word('table.attack.on', { figure: nameOf(attack.by), target: nameOf(target.id) })
          : word('table.attack.space', { figure: nameOf(attack.by) })}
      </h3>
      <p>
        {table.say(attack.name)}
        {target && `, ${word('table.armour.left', { armour, n: target.wounds })}`}
      </p>
      {attack.dice.length === 0 ? (
        <PoolDice reading={reading} dice={attack.pool} />
      ) : (
        <div className="des-dice">
          {attack.dice.map((rolled, n) => (
            <RolledDie key={`${rolled.die} ${n}`} rolled={rolled} n={n} />
          ))}
        </div>
      )}
      {attack.dice.length > 0 && (
        <dl className="des-totals">
          <div data-bad={!reaches || undefined}>
            <dt>{word('table.range')}</dt>
            <dd>
              {attack.distance === undefined ? range : word('table.range.of', { range, distance: attack.distance })}
            </dd>
          </div>
          <div data-bad={misses || undefined}>
            <dt>{word('table.damage')}</dt>
            <dd>{misses ? word('table.miss') : damage}</dd>
          </div>
          <div>
            <dt>{word('table.surges')}</dt>
            <dd>{left}</dd>
          </div>
        </dl>
      )}
      <ul className="des-surges">
        {options
          .filter(({ key }) => SPENDING.includes(headOf(key)))
          .map(option => (
            <li key={option.key}>
              <SpendRow option={option} best={option.key === best} />
            </li>
          ))}
      </ul>
      {target && attack.dice.length > 0 && (
        <p className="des-sum">
          <span>{word('table.sum', { damage, armour, pierce })}</span>
          <b>{wounds}</b>
          {wounds >= target.wounds && <em>{word('table.falls')}</em>}
        </p>
      )}
    </section>
  );
}
const SPENDING: readonly string[] = ['surge', 'fatigue', 'use'];

function SpendRow({ option, best }: { readonly option: Option; readonly best: boolean }) {
  const { table, word } = useReading();
  return (
    <button
      type="button"
      className="des-spend"
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
function RolledDie({ rolled, n }: { readonly rolled: Rolled; readonly n: number }) {
  const { table, options, word } = useReading();
  const { range, damage, surges, enhancements = 0, miss } = faceOf(rolled);
  const key = dieKey.make(rolled.die, n);
  const face = (
    <Die
      {...dieShown(rolled)}
      label={word('table.die', {
        die: word(`die.${rolled.die}`),
        range: range ?? 0,
        damage: damage ?? 0,
        surges: surges ?? 0,
        more: enhancements,
        miss: miss ? 1 : 0,
      })}
    />
  );
  if (!options.some(option => option.key === key)) return face;
  return (
    <button
      type="button"
      className="des-reroll"
      aria-pressed={table.picked.includes(key)}
      onClick={() => table.pick(key)}
    >
      {face}
    </button>
  );
}

/** What the surges that are left are best spent on, if on anything. */
export function bestSurge({ view, sheetOf, options }: Reading, attack: Attacking): string | undefined {
  const target = targetOf(view, attack);
  if (!target || attack.dice.length === 0) return undefined;
  const { lines, purchases, sorcery, distance, bought } = attack;
  const total = (of: 'range' | 'damage' | 'surges' | 'pierce'): number =>
    lines.reduce((sum, { bonus }) => sum + (bonus[of] ?? 0), 0);
  const bonus = { range: total('range'), damage: total('damage'), surges: total('surges'), pierce: total('pierce') };
  const armour = sheetOf(target.id)?.armour ?? 0;
  const pool = { dice: attack.pool, bonus, sorcery, surges: purchases };
  const best = spent(shownBy(attack.dice), pool, { armour, ...(distance !== undefined && { distance }) });
  const next = best.bought.findIndex((times, n) => times > (bought[n] ?? 0));
  const key = next < 0 ? undefined : surgeKey.make(next);
  return options.some(option => option.key === key) ? key : undefined;
}

// ---- before it is declared ----

/** The attack among the options that is chosen now. */
function chosenAttack({ table, view, options }: Reading) {
  const option = options.find(({ key }) => headOf(key) === 'attack' && table.picked.includes(key));
  const [weapon] = (option && attackKey.read(option.key)) ?? [];
  const target = figuresIn(view).find(({ id }) => option?.on?.includes(id));
  const attacker = attackerOf(view);
  return weapon !== undefined && target && attacker ? { attacker, weapon, target } : undefined;
}

function Chosen() {
  const reading = useReading();
  const { view, ground, word, nameOf, sheetOf } = reading;
  const chosen = chosenAttack(reading);
  if (!chosen) return null;
  const { attacker, weapon, target } = chosen;
  const aim = aimOf(view, ground, attacker, weapon, target);
  if (!aim) return null;
  const percent = (part: number): number => Math.round(part * 100);
  return (
    <section className="des-attack v-paper" aria-label={word('table.attack')}>
      <h3>{word('table.attack.on', { figure: nameOf(attacker.id), target: nameOf(target.id) })}</h3>
      <p>{word('table.armour.left', { armour: sheetOf(target.id)?.armour ?? 0, n: target.wounds })}</p>
      <PoolDice reading={reading} dice={aim.dice} />
      <dl className="des-totals">
        <div>
          <dt>{word('table.hit')}</dt>
          <dd>{percent(aim.hit)} %</dd>
        </div>
        <div>
          <dt>{word('table.kill')}</dt>
          <dd>{percent(aim.kill)} %</dd>
        </div>
        <div>
          <dt>{word('table.mean')}</dt>
          <dd>{aim.wounds.toFixed(1)}</dd>
        </div>
      </dl>
      <p>{word('table.before', { distance: aim.distance, kind: word(`kind.${aim.kind}`) })}</p>
    </section>
  );
}
