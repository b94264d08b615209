// Names of the long campaign: one for each row in both languages, and none besides.

import { describe, expect, test } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { buildings, cities, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import { plotCards, questObjects } from '../../content/legend/plots.ts';
import { rumours } from '../../content/legend/rumours.ts';
import en from '../../text/legend.en.json' with { type: 'json' };
import fr from '../../text/legend.fr.json' with { type: 'json' };

const named: { readonly [kind: string]: readonly { readonly id: string }[] } = {
  location: locations,
  special: cities,
  building: buildings,
  upgrade: [...upgrades, ...tamalirUpgrades, ...partyUpgrades],
  lieutenant: lieutenants,
  avatar: avatars,
  'plot-card': plotCards,
  object: questObjects,
  rumour: rumours,
};
const wanted = [
  ...Object.entries(named).flatMap(([kind, rows]) => rows.map(({ id }) => `${kind}.${id}`)),
  ...avatars.map(({ id }) => `avatar.${id}.special`),
];

describe.each([
  ['en', en],
  ['fr', fr],
])('in %s', (_, names) => {
  test('every row has a name, and nothing else has one', () => {
    expect(Object.keys(names).sort()).toEqual(wanted.sort());
  });
});
