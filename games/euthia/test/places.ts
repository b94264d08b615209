// Where Heroes stand in scenes, and with what: posts, Encounters, lakes, Towers, full Bags.

import { hex } from '@veillee/pieces/geometry';
import { centreOf, originsAround } from '../content/lattice.ts';
import type { EncounterId, TileId } from '../content/vocabulary.ts';
import { onSlots } from '../rules/board.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import type { Bagged, Hero, State } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { fresh } from '../rules/tiles.ts';
import { gives } from './fights.ts';
import { at, BESIDE, lays, type More, marks, one, type Plan, type Play, scene, stands } from './scene.ts';

export const decks = (play: Play, seat: number): string[] => play.hero(seat).hand.map(deckOf);

export const MERCHANTS = BESIDE[0];

/** At the Merchants, which are the first Hero's. */
export const trading = (more: More, heroes: readonly ['ael' | 'taesiri', 'dral'] = ['ael', 'dral']): Play =>
  scene({
    heroes,
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, MERCHANTS, 'trade', 0);
      if (hero) more(hero, state);
    }),
  });

export const having = (more: More, heroes: Parameters<typeof scene>[0] = {}) =>
  scene({ ...heroes, set: (state, [hero]) => hero && more(hero, state) });

export const engaged = (hero: Hero, id: string): boolean | undefined =>
  onSlots(hero).find(({ tile }) => tile === id)?.engaged;

export type Change = (state: State, hero: Hero) => void;

export const changed =
  (change: Change) =>
  (state: State, [hero]: readonly Hero[]) => {
    if (hero) change(state, hero);
  };

/** At an Encounter, with these Quests face up. */
export const atEncounter = (tile: TileId, encounter: EncounterId, quests: readonly string[], more: Change) =>
  stands(
    tile,
    0,
    changed((state, hero) => {
      const open = state.encounters[encounter];
      if (open) Object.assign(open, { faceUp: [...quests] });
      more(state, hero);
    }),
  );

/** An Earth Elemental beside which Air blows, and the Hero on it. */
export const challenge = (plan: Plan & { gaar?: number; tiles?: readonly string[]; air?: boolean } = {}) =>
  scene({
    heroes: ['maeldur', 'dral'],
    ...plan,
    set: (state, heroes) => {
      const [hero] = heroes;
      lays(state, [['ch1-other-6', 1, 1]]);
      if (plan.air !== false) lays(state, [['ch1-encounter-2', 2, -1]]);
      if (!hero) return;
      hero.at = at(1, 1);
      if (plan.gaar !== undefined) hero.gaar = plan.gaar;
      for (const tile of plan.tiles ?? []) gives(hero, tile);
      plan.set?.(state, heroes);
    },
  }).does('challenge');

export const sum = (play: ReturnType<typeof challenge>) => {
  const { roll } = play.state;
  if (!roll) throw new Error('nobody rolls');
  return strengthOf(roll.ledger, 'hero');
};

/** Origins around the Chapel's tile. */
export const AROUND = originsAround(hex(0, 0));

export const ring = (tile: (n: number) => TileId): [TileId, number, number][] =>
  AROUND.map((origin, n) => {
    const [q, r] = origin.slice(4).split(',').map(Number) as [number, number];
    return [tile(n), q, r];
  });

/** Harmless tiles all around. */
export const PLAIN: readonly TileId[] = [
  'ch3-scenario-1',
  'ch3-scenario-2',
  'ch2-scenario-1',
  'ch2-scenario-2',
  'ch1-encounter-1',
  'ch4-scenario-1',
];

export const tile = (id: string): Bagged => ({ kind: 'tile', tile: fresh(id) });

export const mined = (resource: string): Bagged => ({ kind: 'resource', resource });

export const ORES = [mined('iron-ore#1'), mined('iron-ore#2'), mined('iron-ore#3')];

export const bagged = ({ bags: things }: Hero): string[] =>
  things.map(thing =>
    thing.kind === 'tile' ? thing.tile.tile : thing.kind === 'trophy' ? thing.card : thing.resource,
  );

/** At a Merchants' that the first Hero, or a rival, has Liberated. */
export const merchants = (more: More, owner = 0): Play =>
  scene({
    set: stands('ch1-fixed-1', 0, (state, heroes) => {
      marks(state, at(1, 1), 'trade', owner);
      one(more)(state, heroes);
    }),
  });

export const saved = (play: Play): Play => (play.asked(0) === 'save.ask' ? play.passes(0) : play);

export const atLake = (more: Parameters<typeof stands>[2] = () => {}) => stands('ch1-encounter-2', 1, more);

export const skoldur = (
  change: (hero: Hero, state: State) => void = () => {},
  options = {},
  heroes: readonly ('skoldur' | 'dral')[] = ['skoldur', 'dral'],
) => scene({ heroes, options, set: one(change) });

/** On this map and no other; nothing is left to reveal. */
export const on = (tiles: Parameters<typeof lays>[1], more: More, plan: Parameters<typeof scene>[0] = {}) =>
  scene({
    ...plan,
    set: (state, [hero]) => {
      lays(state, tiles);
      state.territory = [];
      if (hero) more(hero, state);
    },
  });

export const walks = (play: ReturnType<typeof on>) =>
  play.can().flatMap(key => (key.startsWith('walk') ? [key.slice(5)] : []));

/** At the Merchants, whose Monster was beaten by this seat. */
export const atMerchants = (owner: number, more: Change = () => {}) =>
  stands('ch1-fixed-1', 0, (state, [hero]) => {
    marks(state, MERCHANTS, 'trade', owner);
    if (hero) more(state, hero);
  });

export const TOWERS = centreOf(hex(1, 1));

export const atTowers = (more: Change = () => {}) =>
  stands('ch2-fixed-1', 0, (state, [hero]) => {
    for (const at of BESIDE) marks(state, at, 'trade', 1);
    if (!hero) return;
    hero.at = TOWERS;
    more(state, hero);
  });

export const withPool = (tile: string, more: Partial<Hero> = {}) =>
  atMerchants(0, (_, hero) => {
    hero.pool.push({ tile, engaged: false, gems: [], essences: [] });
    Object.assign(hero, { gold: 10, ...more });
  });
