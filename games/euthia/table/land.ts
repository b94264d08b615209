// What each space looks like, by its row: the 76 tiles are drawn from the content alone.

import type { SpaceRow, TerritoryRow } from '../content/rows.ts';
import type { EncounterId, SpaceKind } from '../content/vocabulary.ts';
import { type Uneven, unevenBy } from './land/brush.ts';
import { castle, legend, towers } from './land/centres.ts';
import { chapel } from './land/chapel.ts';
import { encounters, type Met } from './land/encounters.ts';
import { cave, fire, lake, mountain, portal, stone, treasure, wave, wild, wind } from './land/nature.ts';
import { alchemists, dragonLair, faerRift, foundry, griffinLair, merchants, village } from './land/places.ts';

/** Faces are drawn for a radius of 60; a map wants 100. */
export const FACE_SCALE = 100 / 60;

const isMet = (id: EncounterId | undefined): id is Met => id !== undefined && Object.hasOwn(encounters, id);

type Hexed = Exclude<SpaceKind, 'wild' | 'encounter' | 'chapel' | 'dragonslayer-towers' | 'legend'>;

const FACES: { readonly [kind in Hexed]: (uneven: Uneven) => string } = {
  mountain,
  lake,
  cave,
  merchants,
  alchemists,
  'treasure-1': uneven => treasure(1, uneven),
  'treasure-2': uneven => treasure(2, uneven),
  'treasure-3': uneven => treasure(3, uneven),
  'elemental-air': wind,
  'elemental-earth': stone,
  'elemental-water': wave,
  'elemental-fire': fire,
  portal,
  'griffin-lair': griffinLair,
  village,
  foundry,
  'dragon-lair': dragonLair,
  'faer-rift': faerRift,
};

const isHexed = (kind: SpaceKind): kind is Hexed => Object.hasOwn(FACES, kind);

const LIGHT = '<path d="M-60 -64H60L-60 30Z" fill="#fff6dc" opacity=".07"/><path d="M60 -10V64H-30Z" opacity=".1"/>';

/** A hex of a tile, for a radius of 60. */
export function faceOf({ chapter, id }: TerritoryRow, { kind, encounter }: SpaceRow, n: number): string {
  const uneven = unevenBy(`${id}${n}${kind}`);
  const drawn = isMet(encounter)
    ? encounters[encounter]()
    : isHexed(kind)
      ? FACES[kind](uneven)
      : wild(chapter, uneven);
  return drawn + LIGHT;
}

/** The middle of a Special tile: a disc with a gold rim. */
export function centreFace({ kind, encounter, legend: told }: SpaceRow): string {
  const built =
    kind === 'chapel'
      ? chapel()
      : kind === 'dragonslayer-towers'
        ? towers()
        : kind === 'legend'
          ? legend(told)
          : castle(encounter);
  return `<circle r="42" fill="#1d130b"/><circle r="40.5" fill="#e0ac45"/><circle r="37.5" fill="#7c7253"/><g transform="scale(.92)">${built}</g>`;
}

/** The disc of a centre, as a part of a hex's radius. */
export const CENTRE_SIZE = 0.7;
