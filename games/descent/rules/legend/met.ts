// Rows of the campaign that a table shows in use: on the map, on a board, in the record, or told just now. The trial counts them.

import type { GameEvent } from '@veillee/kernel';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { BOARDS, INCIDENTS } from '../../content/legend/boards/vocabulary.ts';
import { cities, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { kindRow, kinds } from '../../content/legend/forms.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations, trails } from '../../content/legend/map.ts';
import { plotCards, questObjects } from '../../content/legend/plots.ts';
import { rumours } from '../../content/legend/rumours.ts';
import { variants } from '../../content/legend/variants.ts';
import { BUILDINGS, FORMS, LEVELS } from '../../content/legend/vocabulary.ts';
import type { State } from '../state.ts';
import { vaultOf } from './objects.ts';
import type { Legend } from './record.ts';

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const trailOf = ([one, other]: readonly [string, string]): string => [one, other].sort().join('/');

const KINDS = {
  board: BOARDS,
  incident: INCIDENTS,
  'campaign-level': LEVELS,
  location: idsOf(locations),
  trail: trails.map(({ ends }) => trailOf(ends)),
  building: BUILDINGS,
  lieutenant: idsOf(lieutenants),
  avatar: idsOf(avatars),
  'avatar-upgrade': idsOf(upgrades),
  'plot-card': idsOf(plotCards.filter(({ place }) => place !== 'finale')),
  'quest-object': idsOf(questObjects),
  rumour: idsOf(rumours),
  'tamalir-upgrade': idsOf(tamalirUpgrades),
  'party-upgrade': idsOf(partyUpgrades),
  variant: idsOf(variants),
  form: kinds.flatMap(({ id }) => FORMS.map(form => `${id}/${form}`)),
} as const satisfies { readonly [kind: string]: readonly string[] };
type Kind = keyof typeof KINDS;

/** Every row of the campaign, told apart where two kinds share a name. */
export const legendRows: readonly string[] = Object.entries(KINDS).flatMap(([kind, list]) =>
  list.map(id => `${kind}:${id}`),
);

export function* metInCampaign(state: State, told: readonly GameEvent[]): Iterable<string> {
  const { legend, dungeon, outdoors, quest, monsters } = state;
  if (!legend) return;
  const all = (kind: Kind, ids: readonly (string | undefined)[]): string[] =>
    ids.flatMap(id => (id === undefined ? [] : [`${kind}:${id}`]));
  if (dungeon ?? outdoors) yield* all('board', [quest]);
  yield* all('incident', [outdoors?.incident]);
  const grown = monsters.filter(({ person, egg, came }) => person === undefined && !egg && came !== 'villager');
  yield* all(
    'form',
    grown.map(({ kind }) => `${kind}/${legend.forms[kindRow(kind).category]}`),
  );
  yield* metOnMap(legend, all);
  for (const { text, with: words } of told) {
    const name = (words?.incident ?? words?.building) as { readonly text?: string } | undefined;
    const id = name?.text?.split('.')[1];
    if (text === 'log.outdoors.meets') yield* all('incident', [id]);
    if (text === 'log.dungeon.restocks' || text === 'log.week.enters') yield* all('building', [id]);
  }
}

function* metOnMap(legend: Legend, all: (kind: Kind, ids: readonly (string | undefined)[]) => string[]) {
  const { party, lieutenants: riders, today, rumour, ground, sealed } = legend;
  yield* all('campaign-level', [legend.level]);
  yield* all('location', [party.at, ...riders.map(({ at }) => at)]);
  if (today.from !== undefined && today.to !== undefined) yield* all('trail', [trailOf([today.from, today.to])]);
  yield* all('lieutenant', [...riders.map(({ id }) => id), ...legend.returning]);
  yield* all('avatar', [legend.avatar]);
  yield* all('avatar-upgrade', legend.upgrades);
  yield* all('plot-card', legend.plotCards);
  yield* all('quest-object', [
    party.object,
    ...riders.map(({ object }) => object),
    ...ground.map(({ object }) => object),
    ...cities.map(({ id }) => vaultOf(legend, id)),
    ...Object.keys(sealed),
  ]);
  yield* all('rumour', [rumour?.card, ...legend.kept]);
  yield* all('tamalir-upgrade', legend.tamalir);
  yield* all('party-upgrade', party.upgrades);
  yield* all('variant', legend.variants);
}
