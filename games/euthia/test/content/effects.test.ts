// EUT-15.13, EUT-15.15: every effect of every tile, used at its moment, does what its row says, and costs what it says.

import { copyOf, originalOf } from '@veillee/pieces/things';
import { describe, expect, test } from 'vitest';
import { heroTiles } from '../../content/hero-tiles.ts';
import { items } from '../../content/items.ts';
import { isUpperTier } from '../../content/tiers.ts';
import type { Effect, HeroId, TileOp, Trigger } from '../../content/vocabulary.ts';
import { baggedTiles, maxHealth, onSlots, slotsOf, working } from '../../rules/board.ts';
import type { Combat, CombatStep } from '../../rules/combat/state.ts';
import { strengthOf } from '../../rules/dice/ledger.ts';
import type { Hero, State } from '../../rules/state.ts';
import { cardsOf } from '../../rules/supplies.ts';
import { faceOf } from '../../rules/tiles.ts';
import { fighting, gives, rolled } from '../fights.ts';
import { duel } from '../scenarios.ts';
import { type Play, scene } from '../scene.ts';

const STEP: { readonly [trigger in Trigger]?: CombatStep } = {
  'combat-prep': 'preparation',
  'monster-before': 'guard',
  'monster-after': 'monsterAfter',
  'hero-before': 'heroBefore',
  'hero-after': 'heroAfter',
};
/** Something else that can be used at each step, so that it does not end at once. */
const OTHER = ['hunter-snare#5', 'scroll-warding#3', 'armourer-whetstone#3', 'scroll-might#3'];
const SUIT = ['helm', 'cuirass', 'gauntlets', 'greaves', 'boots'].map(piece => `dragonhide-${piece}#3`);

/** The tile lies where it works, and nothing else of its kind does; a whole Set is worn where one is asked for. */
function lay(hero: Hero, tile: string, { set, cost }: Effect): void {
  const { slot: symbol } = faceOf(tile);
  for (const { row, slot } of slotsOf(hero)) if (row.symbol === symbol) slot.tile = undefined;
  gives(hero, tile);
  if (set) for (const piece of SUIT) gives(hero, piece);
  if (cost && 'essence' in cost) hero.stones.push({ essence: cost.essence });
  Object.assign(hero, { health: 1, gaar: 1 });
}

function ready(heroId: HeroId, tile: string, effect: Effect): Play {
  const heroes: readonly HeroId[] = [heroId, heroId === 'dral' ? 'ael' : 'dral'];
  const step = STEP[effect.trigger];
  if (step === undefined) return scene({ heroes, set: (_, [hero]) => hero && lay(hero, tile, effect) });
  return fighting({
    heroes,
    step,
    level: 3,
    monster: 'hydra',
    combat: { round: 1, attack: 'short-sword#1', ledger: rolled([2, 2], [6, 6]) },
    set(_, [hero]) {
      if (!hero) return;
      lay(hero, tile, effect);
      for (const other of OTHER) gives(hero, other);
    },
  });
}

const added = ({ ledger }: Combat, target: 'damage' | 'wounds' | 'heroStrength'): number =>
  ledger.modifiers
    .filter(modifier => modifier.target === target)
    .reduce((sum, { class: sort, n }) => (sort === 'minus' ? sum - n : sum + n), 0);

/** Figures that effects change, as they stand; a Potion that is drunk is not counted. */
function figures(state: State, hero: Hero, used: string) {
  const { combat } = state;
  return {
    heal: hero.health,
    movement: hero.movement,
    gold: hero.gold,
    reputation: hero.reputation,
    gaar: hero.gaar,
    dwurt: hero.dwurt,
    silver: cardsOf(hero.hand, 'silver').length,
    goldCard: cardsOf(hero.hand, 'gold').length,
    healingPotion: baggedTiles(hero).filter(({ tile }) => originalOf(tile) === 'healing-potion' && tile !== used)
      .length,
    gem: hero.stones.filter(stone => 'gem' in stone).length,
    essence: hero.stones.filter(stone => 'essence' in stone).length,
    heroRoll: combat ? strengthOf(combat.ledger, 'hero').total : 0,
    monsterStrength: combat ? strengthOf(combat.ledger, 'monster').total : 0,
    damagePlus: combat ? added(combat, 'damage') : 0,
    woundMinus: combat ? -added(combat, 'wounds') : 0,
  };
}
type Figure = keyof ReturnType<typeof figures>;

/** What the row makes of them. */
function expected(before: ReturnType<typeof figures>, most: number, ops: readonly TileOp[], { cost }: Effect) {
  const after = { ...before };
  for (const op of ops) {
    if (op.op === 'heal') after.heal = Math.min(most, after.heal + op.n);
    else if (op.op === 'nextHeroRoll') after.heroRoll += op.n;
    else if (op.op in after && 'n' in op) after[op.op as Figure] += op.n;
  }
  if (cost) after['dwurt' in cost ? 'dwurt' : 'essence'] -= 'dwurt' in cost ? cost.dwurt : 1;
  return after;
}

/** Where something is asked, or an Action is performed, other scenes look. */
const ASKS: readonly TileOp['op'][] = [
  'gemChoice',
  'essenceChoice',
  'teleport',
  'rerollHeroDie',
  'refreshGem',
  'disengageAbility',
  'mineCart',
  'miningAction',
  'tradeAction',
  'combatAction',
  'wildEssence',
  'treasure',
  'noCurse',
];

const rows = [
  ...heroTiles.map(row => ({ tile: row.id, hero: row.hero, effects: row.effects ?? [] })),
  ...items.map(row => ({ tile: copyOf(row.id, 1), hero: 'ael' as HeroId, effects: row.effects ?? [] })),
];
const uses = rows.flatMap(({ tile, hero, effects }) =>
  effects.flatMap((effect, n) =>
    effect.trigger === 'permanent' || isUpperTier(effects, effect) || effect.ops.some(({ op }) => ASKS.includes(op))
      ? []
      : [{ key: `use:${tile}:${n}`, tile, hero, effect, effects }],
  ),
);

describe('effects', () => {
  test.each(uses)('EUT-15.15 $key', ({ key, tile, hero: id, effect, effects }) => {
    const play = ready(id, tile, effect);
    const ops = [effect, ...effects.filter(other => other !== effect && isTierUsed(other, effect))].flatMap(
      one => one.ops,
    );
    const before = figures(play.state, play.hero(), tile);
    const want = expected(before, maxHealth(play.hero()), ops, effect);
    play.does(key);
    expect(figures(play.state, play.hero(), tile)).toEqual(want);
    const left = [...onSlots(play.hero()), ...working(play.hero())].find(each => each.tile === tile);
    const { consumed, kind } = faceOf(tile);
    if (consumed) expect(left).toBeUndefined();
    else expect(left?.engaged).toBe(kind !== 'shield'); // EUT-10.22, EUT-15.13
  });
});

const strikes = rows.flatMap(({ tile, hero }) =>
  (faceOf(tile).attack ?? []).map((row, n, all) => ({ tile, hero, row, below: all[n - 1] })),
);

describe('attacks', () => {
  /** A blow of this strength against a dragon without wards, by a Hero who then looks for a Potion. */
  const blow = (hero: HeroId, tile: string, strength: number): Play =>
    duel(
      'mirrezils-hoard',
      'mirrezil',
      { magicDefence: 0 },
      {
        heroes: [hero, hero === 'dral' ? 'ael' : 'dral'],
        step: 'damage',
        combat: { round: 1, attack: tile, ledger: rolled([strength]) },
        set(_, [own]) {
          if (!own) return;
          lay(own, tile, { trigger: 'attack', ops: [] });
          gives(own, 'healing-potion#1');
        },
      },
    );
  const outcome = ({ state }: Play, hero: Hero) => ({
    damage: state.combat?.damage,
    health: hero.health,
    next: 0 - (state.combat?.ledger.modifiers.find(({ target }) => target === 'monsterStrength')?.n ?? 0),
  });

  test.each(strikes)('EUT-10.44 $tile from $row.from', ({ tile, hero, row, below }) => {
    const said = (of: typeof row | undefined) => {
      const sum = (name: TileOp['op']): number =>
        (of?.ops ?? []).reduce((total, op) => (op.op === name && 'n' in op ? total + op.n : total), 0);
      return { damage: of?.damage ?? 0, health: 1 + sum('heal'), next: sum('monsterStrength') };
    };
    const at = blow(hero, tile, row.from);
    expect(at.asked()).toBe('combat.healing');
    expect(outcome(at, at.hero())).toEqual(said(row));
    const under = blow(hero, tile, row.from - 1);
    expect(outcome(under, under.hero())).toEqual(said(below));
  });
});

const isTierUsed = (other: Effect, effect: Effect): boolean =>
  effect.set !== undefined && other.set !== undefined && other.trigger === effect.trigger;
