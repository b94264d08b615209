// DES-14: where a monster may be spawned. Pure; whoever asks says what is revealed, who stands where and who looks.

import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../../content/familiars.ts';
import { propRow } from '../../content/props.ts';
import type { FigureSize } from '../../content/vocabulary.ts';
import { isBorneHero } from '../borne.ts';
import { sayings } from '../effects/held.ts';
import { type Ground, overPits, unseen } from '../ground.ts';
import { heroSight } from '../hero/sight.ts';
import { type Hero, keptFree, type Overlord, type Stand, type State, standsOn, takenSpaces } from '../state.ts';
import { heroSum } from './party.ts';

export interface Spawning {
  readonly ground: Ground;
  readonly isRevealed: (at: Space) => boolean;
  /** Where figures stand. */
  readonly taken: readonly Space[];
  /** Heroes on the board, and companions whose sight counts (DES-14.14). */
  readonly watchers: readonly Watcher[];
  /** Whom they cannot see through: figures that are no monsters (DES-14.19). */
  readonly barring: readonly Space[];
  /** Nobody sees further. */
  readonly limit?: number;
  /** Here they may rise though somebody looks. */
  readonly inView?: ReadonlySet<Space> | undefined;
  /** Active glyphs (DES-14.13), and what somebody's own rule forbids. */
  readonly forbidden: readonly Space[];
}

/** What of the table spawning depends on: a state has it, and what a seat sees of it. */
export interface Haunted extends Pick<State, 'heroes' | 'monsters' | 'companions' | 'board'> {
  readonly overlord: Pick<Overlord, 'lasting'>;
}

/** Who looks, who stands where, what is forbidden: what spawning depends on now. */
export function spawningOf(table: Haunted, ground: Ground, revealed: Spawning['isRevealed']): Spawning {
  const heroes = table.heroes.flatMap(hero => (hero.at ? [{ at: hero.at, hero }] : []));
  const near = heroes.flatMap(({ at, hero }) => {
    const n = heroSum(hero, 'noSpawnWithin');
    return n > 0 ? ground.open.places.filter(to => ground.open.distance(at, to) <= n) : [];
  });
  return {
    ground,
    isRevealed: revealed,
    taken: takenSpaces(table),
    watchers: watchersOf(table),
    barring: heroes.map(({ at }) => at),
    limit: heroSight(table),
    forbidden: [
      ...table.board.markers.flatMap(marker => (marker.kind === 'glyph' && marker.active ? [marker.at] : [])),
      ...near,
      ...keptFree(table),
    ],
  };
}

export interface Watcher {
  /** A hero's, or a companion's. */
  readonly id: string;
  readonly at: Space;
  /** Looks through figures and obstacles (Kel). */
  readonly keen?: true;
  /** Is borne over pits (R165). */
  readonly above?: true;
}

/** Heroes on the board, and companions whose sight counts (DES-14.14). */
export const watchersOf = ({ heroes, companions }: Pick<Haunted, 'heroes' | 'companions'>): Watcher[] => [
  ...heroes.flatMap(hero => (hero.at ? [watcherAt(hero, hero.at)] : [])),
  ...companions.flatMap(({ id, at }) => (at && familiarRow(id).watches ? [{ id, at }] : [])),
];

const watcherAt = (hero: Hero, at: Space): Watcher => ({
  id: hero.id,
  at,
  ...(sayings(hero, 'seeThroughAll').length > 0 && { keen: true }),
  ...(isBorneHero(hero) && { above: true }),
});

/** What none of these sees: each with the eyes they have (DES-14.5, DES-14.19). */
export function unseenBy(
  { ground, barring, limit }: Pick<Spawning, 'ground' | 'barring' | 'limit'>,
  watchers: readonly Watcher[],
  among: readonly Space[],
): Space[] {
  let dark = [...among];
  for (const keen of [false, true])
    for (const above of [false, true]) {
      const looking = watchers.filter(one => Boolean(one.keen) === keen && Boolean(one.above) === above);
      if (looking.length === 0) continue;
      const eyes = looking.map(({ at }) => at);
      const under = above ? overPits(ground) : ground;
      dark = keen
        ? unseen({ ...under, sight: under.open }, eyes, [], limit, dark)
        : unseen(under, eyes, barring, limit, dark);
    }
  return dark;
}

/** The spaces on which a part of a spawned monster may stand (DES-14.1 to DES-14.6). */
export function spawnSpaces(spawning: Spawning): ReadonlySet<Space> {
  const { ground, isRevealed, taken, watchers, forbidden } = spawning;
  const isObstacle = (at: Space): boolean => {
    const prop = ground.terrain.get(at);
    if (prop === undefined) return false;
    const { kind, blocksMovement } = propRow(prop);
    return kind === 'obstacle' || blocksMovement === true; // A boulder is a trap, and fills its spaces (DES-51.1).
  };
  const barred = new Set([...taken, ...forbidden]);
  const free = ground.open.places.filter(at => isRevealed(at) && !isObstacle(at) && !barred.has(at));
  const dark = unseenBy(spawning, watchers, free);
  return new Set(spawning.inView ? [...dark, ...free.filter(at => spawning.inView?.has(at))] : dark);
}

/** Every way in which a figure of this size stands on these spaces alone (DES-14.3). */
export function sitesOn({ open }: Ground, spaces: ReadonlySet<Space>, size: FigureSize): Stand[] {
  if (size === '1x1') return open.places.filter(at => spaces.has(at));
  return open.large(size).places.filter(of => standsOn({ at: of }).every(at => spaces.has(at)));
}
