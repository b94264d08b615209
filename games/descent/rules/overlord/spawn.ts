// DES-14: monsters are spawned, out of everybody's sight and no more of them than there are figures.

import type { Option, Params } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../../content/monsters.ts';
import type { FigureSize, Group, MonsterId } from '../../content/vocabulary.ts';
import type { Outlook } from '../attack/outlook.ts';
import { groundNow, isRevealed } from '../board.ts';
import { placeKey, recycleKey } from '../keys.ts';
import { moreSpawned } from '../legend/avatar-sheet.ts';
import { maySpawn, moreOf, seenSites } from '../legend/dungeon/laws.ts';
import { monsterName, nameOf } from '../names.ts';
import {
  type Flow,
  type Known,
  type MonsterFigure,
  type Stand,
  type State,
  standsOn,
  type T,
  takenSpaces,
} from '../state.ts';
import { figuresLeft, placeMonster, removeMonster, spareFigures } from './monsters.ts';
import { type Spawning, sitesOn, spawningOf, spawnSpaces } from './sites.ts';

type SpawnRank = Group['rank'];

export function spawningNow(state: Known): Spawning {
  const ground = groundNow(state);
  if (!state.dungeon) return spawningOf(state, ground, at => isRevealed(state, at));
  const spawning = spawningOf(state, ground, at => isRevealed(state, at) && maySpawn(state, at));
  return { ...spawning, inView: seenSites(state) };
}

/** Where a figure of this size may be spawned now. */
export const spawnSites = (state: Known, size: FigureSize): Stand[] => {
  const spawning = spawningNow(state);
  return sitesOn(spawning.ground, spawnSpaces(spawning), size);
};

/** A card's monsters, one after the other; the overlord may place fewer, and chooses which (DES-14.11, DES-14.12). */
export function* spawnGroups(t: T, groups: readonly Group[], within?: ReadonlySet<Space>): Flow {
  // Monsters do not bar the heroes' view, so what is out of sight stays so while they are placed (DES-14.5).
  const hidden = [...spawnSpaces(spawningNow(t.state))].filter(at => !within || within.has(at));
  const all = t.state.legend ? moreSpawned(t.state, groups) : groups;
  for (const { monster, rank, n } of t.state.dungeon ? moreOf(t.state, all) : all)
    for (let count = 0; count < n; count++) yield* spawnOne(t, monster, rank, hidden, within);
}

function* spawnOne(
  t: T,
  kind: MonsterId,
  rank: SpawnRank,
  hidden: readonly Space[],
  within: ReadonlySet<Space> | undefined,
): Flow {
  const { state } = t;
  const freed: Space[] = [];
  for (;;) {
    const as = rankLeft(state, kind, rank);
    const sites = as ? sitesAmong(state, kind, [...hidden, ...freed]) : [];
    const words = { monster: monsterName(state, { kind, rank: as ?? rank }) };
    const placing = sites.map(at => spawnOption(at, words));
    const taking =
      figuresLeft(state, kind, rank) > 0 ? [] : spareFigures(state, kind, rank).map(one => recycling(state, one.id));
    const key = yield* t.choose(state.overlord.seat, 'overlord.spawn', [...placing, ...taking], {
      rule: 'DES-14.11',
      with: { monster: monsterName(state, { kind, rank }) },
      pass: { text: 'overlord.spawn.without' },
      outlook: (): Outlook => ({ rises: { kind, rank: as ?? rank } }),
    });
    if (key === undefined) return;
    const taken = recycleKey.read(key);
    if (taken) {
      // Its space is free again, if nobody sees it (DES-14.10).
      const id = taken[0] as MonsterFigure;
      t.tell('log.overlord.recycles', { monster: nameOf(state, id) }, { rule: 'DES-14.10' });
      removeMonster(state, id);
      freed.push(...[...spawnSpaces(spawningNow(state))].filter(at => !within || within.has(at)));
      continue;
    }
    return spawned(t, kind, as ?? rank, placeKey.only(key) as Stand);
  }
}

/** A figure that is free for it: of its own rank, or a master where normal ones have run out (DES-14.9). */
function rankLeft(state: State, kind: MonsterId, rank: SpawnRank): SpawnRank | undefined {
  if (figuresLeft(state, kind, rank) > 0) return rank;
  return rank === 'normal' && figuresLeft(state, kind, 'master') > 0 ? 'master' : undefined;
}

function sitesAmong(state: State, kind: MonsterId, spaces: readonly Space[]): Stand[] {
  const taken = new Set(takenSpaces(state));
  return sitesOn(groundNow(state), new Set(spaces.filter(at => !taken.has(at))), monsterRow(kind).size);
}

export const spawnOption = (at: Stand, words: Params): Option => ({
  key: placeKey.make(at),
  text: 'overlord.do.spawn',
  with: words,
  on: [...standsOn({ at })],
});

const recycling = (state: State, id: MonsterFigure): Option => ({
  key: recycleKey.make(id),
  text: 'overlord.do.recycle',
  with: { monster: nameOf(state, id) },
  rule: 'DES-14.10',
  on: [id],
});

/** Whoever comes in the spawn step may act in the same turn (DES-11.15). */
function spawned(t: T, kind: MonsterId, rank: SpawnRank, at: Stand): void {
  const { state } = t;
  const monster = placeMonster(state, { kind, rank, at });
  monster.ready = state.phase === 'overlord';
  const moves = [{ what: monster.id, from: 'box:figures', to: at }];
  t.tell('log.overlord.spawns', { monster: nameOf(state, monster.id) }, { rule: 'DES-14.5', moves, weight: 2 });
}
