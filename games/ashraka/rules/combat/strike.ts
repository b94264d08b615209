// ASH-20.6: a monster wounds a hero. What is thrown against it stands in one list, and the log shows the arithmetic.

import type { Rules, Table, Text } from '@veillee/kernel';
import type { Die } from '../../content/vocabulary.ts';
import { rollBy, rollFor, shown } from '../dice.ts';
import { loseHealth } from '../harm.ts';
import { addition, modOf, spend } from '../modifiers.ts';
import { fighterOf, type Hero, heroName, monsterName, partnerOf, type State, stands } from '../state.ts';
import { foeOf } from './fight.ts';

interface Strike {
  readonly dice: readonly Die[];
  readonly flat?: number;
}

/** Returns who was hurt, and how much. */
export function* strike(
  t: Table<State>,
  hero: Hero,
  { dice, flat = 0 }: Strike,
): Rules<{ readonly hero: Hero; readonly lost: number }> {
  const rolled = rollFor(t, dice);
  const total = rolled.reduce((sum, { shows }) => sum + Number(shows), flat);
  const lines: Text[] = [
    ...rolled.map(({ die, shows }) => ({ text: 'sum.die', with: { die, shows } })),
    ...(flat === 0 ? [] : [{ text: 'sum.flat', with: { n: flat } }]),
  ];
  const hit = guardOf(t.state, hero) ?? hero;
  const wounds = (yield* evaded(t, hit, total)) ? 0 : total - lessens(t, hero, hit, total, lines);
  const told = { monster: monsterName(foeOf(t.state)), hero: heroName(hit), wounds };
  t.tell(hit === hero ? 'log.strike' : 'log.strike.guarded', hit === hero ? told : { ...told, other: heroName(hero) }, {
    rule: 'ASH-20.15',
    lines,
    detail: { dice: shown(rolled), wounds },
    scene: { of: 'combat', part: 'monster' },
  });
  return { hero: hit, lost: yield* loseHealth(t, hit, survived(t, hit, wounds)) };
}

/** Who takes the wounds instead: a partner who guards and stands. */
export function guardOf(state: State, hero: Hero): Hero | undefined {
  const partner = partnerOf(state, hero);
  const guard = fighterOf(state, partner);
  return guard?.guards !== undefined && guard.status === 'in' && stands(partner) ? partner : undefined;
}

/** Some roll the disease die against any wound. */
function* evaded(t: Table<State>, hero: Hero, total: number): Rules<boolean> {
  const evade = total > 0 ? modOf(t.state, hero, 'evadeOn') : undefined;
  if (!evade) return false;
  const { colour } = evade.mod;
  const [rolled] = yield* rollBy(t, hero, ['disease'], evade.source, ([die]) => die?.shows !== colour);
  const isEvaded = rolled?.shows === colour;
  const detail = { dice: rolled ? shown([rolled]) : [] };
  const told = { hero: heroName(hero), source: evade.source, shows: rolled?.shows ?? '' };
  t.tell(isEvaded ? 'log.evaded' : 'log.evaded.not', told, { rule: 'ASH-16.6', detail });
  return isEvaded;
}

/** What a guard and blocks keep off, and what makes a first loss smaller; each adds its line. */
function lessens(t: Table<State>, hero: Hero, hit: Hero, total: number, lines: Text[]): number {
  let kept = 0;
  const keep = (n: number, source: Text): void => {
    const less = Math.min(n, total - kept);
    if (less <= 0) return;
    kept += less;
    lines.push(addition(-less, source));
  };
  const fighter = fighterOf(t.state, hit);
  if (hit !== hero) keep(fighter?.guards ?? 0, { text: 'sum.guard' });
  for (const { n } of fighter?.blocks ?? []) keep(n, { text: 'sum.block' });
  return kept + lessensFirst(t, hit, total - kept, lines);
}

/** What is kept off the first loss of a combat. */
function lessensFirst(t: Table<State>, hero: Hero, loss: number, lines: Text[]): number {
  const first = loss > 0 ? modOf(t.state, hero, 'firstHurt') : undefined;
  if (!first) return 0;
  const less = Math.min(-first.mod.n, loss);
  lines.push(addition(-less, first.source));
  if (first.skill) spend(hero, first.skill);
  return less;
}

/** ASH-22.11: poison takes a token; what helps against any loss in a combat helps here too. */
export function* poisoned(t: Table<State>, hero: Hero): Rules {
  const lines: Text[] = [];
  const loss = 1 - lessensFirst(t, hero, 1, lines);
  const how = { rule: 'ASH-22.11', lines, scene: { of: 'combat', part: 'disease' } };
  t.tell('log.poison', { victim: heroName(hero) }, how);
  yield* loseHealth(t, hero, survived(t, hero, loss));
}

/** Once in an adventure somebody stays at 1 instead of falling in combat. */
function survived(t: Table<State>, hero: Hero, wounds: number): number {
  const tough = wounds >= hero.health ? modOf(t.state, hero, 'surviveAt1') : undefined;
  if (!tough) return wounds;
  if (tough.skill) spend(hero, tough.skill);
  t.tell('log.survives', { hero: heroName(hero), source: tough.source }, { rule: 'ASH-16.6', weight: 3 });
  return hero.health - 1;
}
