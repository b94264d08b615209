// What is offered on the map against a second reading of the rules, in games of veterans who act at random.

import { Chance, type Match, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { chaosActions, chaosPiles } from '../../rules/combat/chaos.ts';
import { heroOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { burnsOrHeals, chartOf, exitsOf, stepsFrom, tilesLaidAt, visitsAt } from '../map-by-rows.ts';
import { settings, veteransAt } from '../veterans.ts';

const DECISIONS = 220;
const MOVES = /^(walk|burn|portal|challenge|mine|teleport|griffin)/;

/** Turns seen, and whatever was read differently. */
interface Seen {
  turns: number;
  readonly differences: string[];
}

function askedOf(match: Match<State, View>) {
  return match.decisions.find(({ standing }) => !standing);
}

/** Somebody answers at random, more often than not by going somewhere. */
function answers(match: Match<State, View>, chance: Chance): string | undefined {
  const decision = askedOf(match);
  if (!decision) return undefined;
  const { seat, id, options, min, max, range, pass } = decision;
  const count = Math.max(min, Math.min(max, options.length, 1));
  const keys = options.map(({ key }) => key);
  const moves = count === 1 && chance.roll(3, 'moves') > 1 ? keys.filter(key => MOVES.test(key)) : [];
  const some = chance.shuffle(moves.length > 0 ? moves : keys, 'picks').slice(0, count);
  const picks = range ? [String(range.min)] : pass && chance.roll(3, 'pass') === 1 ? [] : some;
  match.answer({ seat, decision: id, picks });
  return picks[0];
}

const after = (keys: readonly string[], prefix: string): string[] =>
  keys.flatMap(key => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).sort();

/** What whoever's turn it is may do, read twice. */
function compare({ state, ...match }: { readonly state: State; readonly keys: readonly string[] }, seen: Seen): void {
  const { keys } = match;
  const hero = heroOf(state, state.turn.seat);
  const chart = chartOf(state);
  const read = {
    walk: [...stepsFrom(state, chart, hero).keys()].sort(),
    portal: exitsOf(state, chart, hero).sort(),
    ...visitsAt(state, chart, hero),
  };
  const offered = {
    walk: after(keys, 'walk:'),
    portal: after(keys, 'portal:'),
    mine: keys.includes('mine'),
    challenge: keys.includes('challenge'),
  };
  seen.turns++;
  if (JSON.stringify(offered) !== JSON.stringify(read))
    seen.differences.push(`${state.scenario.id} ${hero.at}: ${JSON.stringify({ offered, read })}`);
}

function play(n: number, seen: Seen): void {
  const setting = settings[n % settings.length];
  if (!setting) throw new Error('no setting');
  const match = veteransAt(setting, n);
  const chance = new Chance(newChance(`second reading ${n}`));
  for (let k = 0; k < DECISIONS && !match.over; k++) {
    const decision = askedOf(match);
    if (decision?.prompt !== 'turn.ask') {
      answers(match, chance);
      continue;
    }
    const { state } = match;
    compare({ state, keys: decision.options.map(({ key }) => key) }, seen);
    const hero = heroOf(state, decision.seat);
    const chart = chartOf(state);
    const { health, movement } = hero;
    const steps = stepsFrom(state, chart, hero);
    const power = new Map([...steps.keys()].map(at => [at as string, burnsOrHeals(state, chart, hero, at)]));
    const quiet = new Set([...steps.keys()].filter(at => tilesLaidAt(state, chart, at) === 0).map(String));
    const to = answers(match, chance)?.replace(/^walk:/, '') ?? '';
    if (!quiet.has(to)) continue;
    const now = heroOf(match.state, decision.seat);
    const hurt = power.get(to) === 'fire' ? 2 : 0;
    if (health <= hurt || power.get(to) === 'water') continue; // death and healing have scenes of their own
    const told = [now.at, now.health, now.movement];
    const wanted = [to, health - hurt, movement - (steps.get(to as never) ?? 0)];
    if (JSON.stringify(told) !== JSON.stringify(wanted)) seen.differences.push(`${told} is not ${wanted}`);
  }
}

rule(
  ['EUT-5.5', 'EUT-5.8', 'EUT-5.10', 'EUT-5.25', 'EUT-5.32', 'EUT-6.7', 'EUT-6.10', 'EUT-7.3', 'EUT-7.5', 'EUT-13.9'],
  'walks, Portals, Mines and Challenges are offered as a second reading of the map has them, in games of all kinds',
  () => {
    const seen: Seen = { turns: 0, differences: [] };
    for (let n = 0; n < settings.length; n += 3) play(n, seen);
    expect(seen.differences).toEqual([]);
    expect(seen.turns).toBeGreaterThan(200);
  },
);

// ---- the Combat deck ----

const kindOf = (card: string): string => card.replace(/#.*/, '');

/** EUT-19.25 to EUT-19.34, EUT-19.41, R49, R70, read once more: the top of a reserve is its end. */
function pilesOf(reserves: { gold: string[]; silver: string[] }, actions: number, isHurt: boolean): string[][] {
  const piles: string[][] = [];
  const isIdle = (card: string): boolean => !isHurt && kindOf(card) === 'healing';
  let next: string | undefined;
  for (let action = 0; action < actions; action++) {
    const hasIdled = piles.some(([card = '']) => isIdle(card));
    const first = next ?? turned(reserves.gold, hasIdled ? isIdle : never) ?? reserves.silver.pop();
    next = undefined;
    if (first === undefined) break;
    const isGold = /^(power-surge|healing|possession)/.test(first);
    const reserve = isGold ? reserves.gold : reserves.silver;
    const pile = [first];
    while (!isIdle(first) && pile.length < (isGold ? 3 : 2)) {
      const card = reserve.pop();
      if (card === undefined) break;
      if (kindOf(card) === kindOf(first)) {
        pile.push(card);
        continue;
      }
      if (action + 1 < actions) next = card;
      else reserve.unshift(card);
      break;
    }
    piles.push(pile);
  }
  return piles;
}

const never = (): boolean => false;

/** The first card that is not passed over; those that are go to the bottom. */
function turned(reserve: string[], isPassed: (card: string) => boolean): string | undefined {
  for (let left = reserve.length; left > 0; left--) {
    const card = reserve.pop() as string;
    if (!isPassed(card)) return card;
    reserve.unshift(card);
  }
  return undefined;
}

rule(
  ['EUT-19.23', 'EUT-19.25', 'EUT-19.26', 'EUT-19.28', 'EUT-19.32', 'EUT-19.33', 'EUT-19.34', 'EUT-19.41'],
  'Chaos Actions make the piles that a second reading makes, of any reserves',
  () => {
    const chance = new Chance(newChance('reserves'));
    const some = (kinds: readonly string[], most: number, mark: string): string[] =>
      Array.from({ length: chance.roll(most + 1, 'n') - 1 }, (_, n) => `${chance.pick(kinds, 'kind')}#${mark}${n}`);
    for (let n = 0; n < 2000; n++) {
      const gold = some(['power-surge', 'healing', 'possession-solo'], 5, 'g');
      const silver = some(['curse', 'mind-control', 'frenzy'], 3, 's');
      const isHurt = chance.roll(2, 'hurt') === 1;
      const actions = chaosActions(chance.roll(2, 'symbols'), chance.roll(3, 'tokens') - 1, { gold, silver });
      const { piles, left } = chaosPiles({ gold, silver }, actions, isHurt);
      const again = { gold: [...gold], silver: [...silver] };
      const read = pilesOf(again, actions, isHurt);
      expect([piles.map(({ things }) => things), left]).toEqual([read, again]);
    }
  },
);
