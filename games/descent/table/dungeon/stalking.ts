// How far a monster could come in one activation: one that is pointed at, for whoever wonders where to stand, or one that is about to rise,
// for whoever wonders where. By what lies open: a monster that the quest holds to a place comes no farther than this. Pure.

import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../../content/monsters.ts';
import type { MonsterId, Owned, Rank } from '../../content/vocabulary.ts';
import { diceFor } from '../../rules/attack/morph.ts';
import { hitChance } from '../../rules/attack/odds.ts';
import { meleeZone, overPits, sees } from '../../rules/ground.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { type Hero, keptFree, type Monster, type Stand, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Reading } from '../reading.ts';
import { revealedSpaces } from './ground.ts';

type Read = Pick<Reading, 'view' | 'ground'>;

/** Somebody who walks: which kind of monster, from where, how fast. */
interface Stalker {
  readonly id?: string;
  readonly kind: MonsterId;
  readonly at: Stand;
  readonly speed: number;
  readonly abilities: readonly Owned[];
}

const rankIn = ({ abilities }: Stalker, ability: Owned['ability']): number | undefined => {
  const owned = abilities.find(one => one.ability === ability);
  return owned && (owned.rank ?? 1);
};

const isAirborne = (stalker: Stalker): boolean =>
  rankIn(stalker, 'fly') !== undefined || rankIn(stalker, 'soar') !== undefined;

/** Where it can end its walk, its own place included. */
function standsOf({ view, ground }: Read, stalker: Stalker): Stand[] {
  const { id, kind, at, speed } = stalker;
  const revealed = new Set(revealedSpaces(view));
  const tread = {
    ground,
    size: monsterRow(kind).size,
    flies: isAirborne(stalker),
    soars: rankIn(stalker, 'soar') !== undefined,
    enemies: new Set(view.heroes.flatMap(hero => (hero.at ? [hero.at] : []))),
    friends: new Set(view.monsters.filter(other => other.id !== id).flatMap(standsOn)),
    noStay: new Set([...activeGlyphs(view), ...keptFree(view)]),
    isOpen: (to: Space) => revealed.has(to),
    square: view.house.includes('no-corner-cutting'),
  };
  return [at, ...goals(tread, at, speed).map(({ to }) => to)];
}

const activeGlyphs = ({ board }: View): ReadonlySet<Space> =>
  new Set(board.markers.flatMap(marker => (marker.kind === 'glyph' && marker.active ? [marker.at] : [])));

/** Every space that some part of it could come to cover. */
function coveredBy(reading: Read, stalker: Stalker): Space[] {
  const own = new Set(standsOn(stalker));
  const found = standsOf(reading, stalker).flatMap(at => standsOn({ at }));
  return [...new Set(found)].filter(at => !own.has(at));
}

export function stalkedBy(reading: Pick<Reading, 'view' | 'ground' | 'sheetOf'>, monster: Monster): Space[] {
  const sheet = reading.sheetOf(monster.id);
  if (!sheet || (monster.tokens.web ?? 0) > 0) return [];
  const { id, kind, at } = monster;
  return coveredBy(reading, { id, kind, at, speed: sheet.speed, abilities: sheet.attack?.abilities ?? [] });
}

/** What is about to rise, where it was chosen to. */
export interface Rising {
  readonly kind: MonsterId;
  readonly rank: Rank;
  readonly at: Stand;
}

const risenAs = ({ kind, rank, at }: Rising): Stalker => {
  const { speed, abilities } = monsterRow(kind)[rank === 'normal' ? 'normal' : 'master'];
  return { kind, at, speed, abilities };
};

export const stalkedFrom = (reading: Read, rising: Rising): Space[] => coveredBy(reading, risenAs(rising));

export interface Struck {
  readonly hero: Hero;
  /** The chance to hit from the best place that it could come to. */
  readonly hit: number;
}

/** Heroes whom it could strike in the same turn: hand to hand, or from where it would see them and its dice may reach. */
export function preyOf(reading: Pick<Reading, 'view' | 'ground' | 'sheetOf'>, rising: Rising): Struck[] {
  const { view, ground, sheetOf } = reading;
  const stalker = risenAs(rising);
  const { kind, [rising.rank === 'normal' ? 'normal' : 'master']: side } = monsterRow(rising.kind);
  const stands = standsOf(reading, stalker).map(at => standsOn({ at }));
  const figures = [...view.heroes.flatMap(({ at }) => at ?? []), ...view.monsters.flatMap(standsOn)];
  const under = isAirborne(stalker) ? overPits(ground) : ground; // R165
  const reaches = (own: readonly Space[], at: Space): boolean =>
    kind === 'melee'
      ? meleeZone(under, own, rankIn(stalker, 'reach') ?? 0).includes(at)
      : sees(under, own, at, figures);
  const attack = {
    dice: diceFor(side, kind === 'morph' ? 'magic' : kind),
    ...(side.bonus && { bonus: side.bonus }),
    sorcery: rankIn(stalker, 'sorcery') ?? 0,
  };
  return view.heroes.flatMap((hero): Struck[] => {
    const { id, at } = hero;
    const from = at ? stands.filter(own => reaches(own, at)) : [];
    if (!at || from.length === 0) return [];
    const distance = Math.min(...from.map(own => ground.open.distance(own, at)));
    const armour = sheetOf(id)?.armour ?? 0;
    const hit = hitChance(attack, { armour, ...(kind !== 'melee' && { distance }) });
    return hit > 0 ? [{ hero, hit }] : [];
  });
}
