// What holds as long as a level lies there (`content/legend/boards/vocabulary.ts`): each question of the rules that a level may answer in its own way.
// Pure, and asked in a dungeon alone.

import type { Space } from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import type { Dice, Die, Group, Kind, Owned, PowerFace, Prop, Token } from '../../../content/vocabulary.ts';
import { boardOf, groundNow, propAt } from '../../board.ts';
import type { Line } from '../../effects/added.ts';
import type { Ground } from '../../ground.ts';
import { questText } from '../../names.ts';
import { type Known, type Monster, standsOn } from '../../state.ts';
import { sealedSpaces, sealHere } from './bound.ts';
import { concerns, dungeonOf, isLeader, lawsHere, levelNow, portalOf } from './level.ts';

type Here = Pick<Known, 'quest' | 'dungeon'>;

/** The level itself, as a source of what it adds. */
const asLine = (state: Here, n: number): Line => ({ what: questText(state, 'area', '0'), n });

export const speedLines = (state: Here, monster: Monster): Line[] =>
  lawsHere(state, 'speed').flatMap(({ about, n }) => (concerns(about, monster) ? [asLine(state, n)] : []));

/** Until it first attacks or is attacked. */
export const armourLines = (state: Here, monster: Monster): Line[] =>
  lawsHere(state, 'still-armour').flatMap(({ about, n }) =>
    concerns(about, monster) && !dungeonOf(state).stirred.includes(monster.id) ? [asLine(state, n)] : [],
  );

/** What its attacks have more, here or on such ground. */
export const attacksHave = (state: Known, monster: Monster): Owned[] =>
  lawsHere(state, 'attacks-have').flatMap(({ about, ability, rank, on }) => {
    const isThere = on === undefined || standsOn(monster).some(at => on !== 'leader' && propAt(state, at) === on);
    return concerns(about, monster) && isThere ? [{ ability, ...(rank !== undefined && { rank }) }] : [];
  });

/** A face of a power die on which such an attack from so far misses. */
export const failsOn = (state: Here, kind: Kind, distance: number): PowerFace | undefined =>
  lawsHere(state, 'miss-on').find(law => law.kind === kind && distance >= law.from)?.face;

/** Range that heroes need besides. */
export const moreRange = (state: Here, kind: Kind): number =>
  lawsHere(state, 'range-more').reduce((sum, law) => sum + (law.kind === kind ? law.n : 0), 0);

/** Such tokens count twice where a power die shows this face. */
export const doublesOn = (state: Here, token: Token): PowerFace | undefined =>
  lawsHere(state, 'tokens-double').find(law => law.token === token)?.face;

/** LEG-20.6: while somebody stands on it, what all others are left with: one wound. */
export const isShielded = (state: Known, { id }: Monster): boolean =>
  lawsHere(state, 'spared-by').some(({ on }) =>
    state.monsters.some(other => other.id !== id && standsOn(other).some(at => propAt(state, at) === on)),
  );
/** And so is a leader as long as what it is bound to is whole. */
export const isSpared = (state: Known, monster: Monster): boolean =>
  isShielded(state, monster) || (isLeader(monster) && sealHere(state) !== undefined);

/** Nobody aims at whoever is further away than that. */
export const reachHere = (state: Here, monster: Monster): number =>
  lawsHere(state, 'attacks-within').reduce(
    (least, { about, n }) => (concerns(about, monster) ? Math.min(least, n) : least),
    Number.POSITIVE_INFINITY,
  );

/** Such tokens leave nobody who is on this level. */
export const tokensStay = (state: Here, token: Token): boolean =>
  lawsHere(state, 'tokens-stay').some(law => law.token === token);

/** More dice in its attacks, but no more of a colour than so many. */
export const diceWith = (state: Here, monster: Monster, dice: Dice): Dice =>
  lawsHere(state, 'dice').reduce(
    (sum, law) => (concerns(law.about, monster) ? added(sum, law.dice, law.most) : sum),
    dice,
  );
const added = (dice: Dice, more: Dice, most: number): Dice =>
  Object.fromEntries(
    ([...new Set([...Object.keys(dice), ...Object.keys(more)])] as Die[]).map(die => {
      const has = dice[die] ?? 0;
      return [die, Math.max(has, Math.min(most, has + (more[die] ?? 0)))];
    }),
  );

// ---- spawning ----

/** LEG-8.23, LEG-20.6: neither on the portal nor in a cell that nobody has opened. */
export function maySpawn(state: Known, at: Space): boolean {
  if (portalOf(state).has(at) || sealedSpaces(state).includes(at)) return false;
  const { opened } = dungeonOf(state);
  return lawsHere(state, 'cells').every(({ cells }) =>
    Object.entries(cells).every(([door, cell]) => opened.includes(door) || !regionOf(state, cell).includes(at)),
  );
}
const regionOf = (state: Here, name: string): readonly Space[] => boardOf(state).spacesOf(name) ?? [];

/** More of a kind than the card says. */
export function moreOf(state: Here, groups: readonly Group[]): readonly Group[] {
  const laws = lawsHere(state, 'spawn-more');
  if (laws.length === 0) return groups;
  return groups.map(group => ({
    ...group,
    n: group.n + laws.reduce((sum, { monster, n }) => sum + (monster === group.monster ? n : 0), 0),
  }));
}

/** There, and beside, monsters are spawned though heroes see it. */
export function seenSites(state: Known): ReadonlySet<Space> | undefined {
  const laws = lawsHere(state, 'spawn-at');
  if (laws.length === 0) return undefined;
  const { terrain, open } = groundNow(state);
  const sites = [...terrain].flatMap(([at, prop]) => (laws.some(({ on }) => on === prop) ? [at] : []));
  return new Set(sites.flatMap(at => [at, ...open.places.filter(to => open.adjacent(at, to))]));
}

// ---- walking ----

/** Obstacles that do not stop this monster: it walks past them, and stays on none. */
export const passes = (state: Here, monster: Monster): readonly Prop[] =>
  lawsHere(state, 'pass').flatMap(({ about, prop }) => (concerns(about, monster) ? [prop] : []));

const cleared = madeOnce(
  (_: Ground) => new Map<string, { readonly ground: Ground; readonly noStay: readonly Space[] }>(),
);
/** The ground without them, and where they lie. */
export function groundWithout<G extends Ground>(
  ground: G,
  props: readonly Prop[],
): { readonly ground: G; readonly noStay: readonly Space[] } {
  const key = props.join();
  const known = cleared(ground).get(key);
  if (known) return known as { readonly ground: G; readonly noStay: readonly Space[] };
  const isThem = (prop: Prop): boolean => props.includes(prop);
  const made = {
    ground: { ...ground, terrain: new Map([...ground.terrain].filter(([, prop]) => !isThem(prop))) },
    noStay: [...ground.terrain].flatMap(([at, prop]) => (isThem(prop) ? [at] : [])),
  };
  cleared(ground).set(key, made);
  return made;
}

// ---- doors and leaders ----

/** The red door stays shut while any such monster lives. */
export function barredDoors(state: Known): { readonly [door: string]: boolean } {
  const [law] = lawsHere(state, 'door-barred-by');
  if (!law) return {};
  const red = levelNow(state).doors.find(({ colour }) => colour === 'red');
  return red ? { [red.id]: state.monsters.some(({ kind }) => kind === law.monster) } : {};
}

/** Nobody aims at whoever leads. */
export const bansAim = (state: Here, target: Monster): boolean =>
  isLeader(target) && lawsHere(state, 'no-aim-at-leader').length > 0;

export const isUnlooted = (state: Here, what: Prop | 'chest'): boolean =>
  lawsHere(state, 'no-loot').some(({ of }) => of === what);
