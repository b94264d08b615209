// Rows of the content that a state shows in use: on the board, in somebody's hands, or played. The trial wants all of them met.

import type { GameEvent } from '@veillee/kernel';
import { OFFERED, rowsOf } from '../content/boxes.ts';
import { familiars } from '../content/familiars.ts';
import { feats } from '../content/feats.ts';
import { heroes } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { monsters } from '../content/monsters.ts';
import { overlordCards } from '../content/overlord.ts';
import { questsWith } from '../content/quests.ts';
import { skills } from '../content/skills.ts';
import { legendRows, metInCampaign } from './legend/met.ts';
import { isPotion, rowId, type State } from './state.ts';

const KINDS = {
  quest: questsWith(OFFERED),
  hero: heroes,
  skill: rowsOf(skills, OFFERED),
  item: rowsOf(items, OFFERED),
  familiar: rowsOf(familiars, OFFERED),
  monster: rowsOf(monsters, OFFERED),
  card: rowsOf(overlordCards, OFFERED),
  feat: rowsOf(feats, OFFERED),
} as const;

/** Every row of the content, told apart where two kinds share a name. */
export const questRows: readonly string[] = Object.entries(KINDS).flatMap(([kind, list]) =>
  list.map(({ id }) => `${kind}:${id}`),
);

/** And of the campaign besides. */
export const rows: readonly string[] = [...questRows, ...legendRows];

export const met = (state: State, told: readonly GameEvent[]): string[] => [
  ...metOnBoard(state),
  ...metInCampaign(state, told),
];

/** A hero's id and a monster's kind are their rows already. */
function metOnBoard(state: State): string[] {
  const { quest, heroes: party, companions, monsters: standing, overlord, lost, board, featCards } = state;
  const relics = board.markers.flatMap(marker => (marker.kind === 'relic' ? [marker.item] : []));
  const things = [...party.flatMap(({ equipped, pack }) => [...equipped, ...pack]), ...lost, ...relics];
  const { hand, played, powers, lasting } = overlord;
  return [
    `quest:${quest}`,
    ...party.map(({ id }) => id),
    ...party.flatMap(hero => hero.skills.map(id => `skill:${id}`)),
    ...things.flatMap(thing => (isPotion(thing) ? [] : [`item:${rowId(thing)}`])),
    ...companions.map(({ id }) => `familiar:${id}`),
    ...standing.map(({ kind }) => `monster:${kind}`),
    ...[...hand, ...played, ...powers, ...lasting].map(card => `card:${rowId(card)}`),
    ...(featCards?.discards ?? []).map(card => `feat:${rowId(card)}`),
  ];
}
