// The rows of the campaign, figure by figure, against the book: avatars and their upgrades, plots, cities, rumours, legendary areas, the keep.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import type { Figures, LeaderSpec } from '../../content/legend/boards/vocabulary.ts';
import { keepLevels, legendaryAreas, rumours as rumourBoards } from '../../content/legend/boards.ts';
import { cities, partyUpgrades, schools, tamalirUpgrades } from '../../content/legend/cities.ts';
import { campaignGains, levels } from '../../content/legend/economy.ts';
import { plotCards } from '../../content/legend/plots.ts';
import { rumours } from '../../content/legend/rumours.ts';
import {
  AREAS,
  AVATARS,
  CITIES,
  GAINS,
  KEEPS,
  LEVELS,
  PARTY_CARDS,
  PLOTS,
  RUMOURS,
  SKILLS,
  TAMALIR,
  UPGRADES,
} from './book.ts';

const all = <Row>(rows: readonly Row[], make: (row: Row) => readonly [string, unknown]) =>
  Object.fromEntries(rows.map(make));
const led = (leader: LeaderSpec | undefined): unknown[] =>
  leader
    ? [
        leader.monster,
        leader.rank,
        leader.wounds,
        leader.armour,
        ...leader.abilities.map(({ ability, rank }) => `${ability}${rank ?? ''}`).sort(),
      ]
    : [];
const with_ = ([figures]: readonly [Figures]): string[] =>
  figures.map(({ n, rank, monster }) => `${n} ${rank} ${monster}`);

describe('what the overlord has', () => {
  rule(['LEG-3.12', 'LEG-3.13', 'LEG-16.4', 'LEG-16.7'], 'avatars: monster, keep, prices', () => {
    expect(
      all(avatars, ({ id, monster, keep, treachery, forms }) => [
        id,
        [
          monster,
          keep,
          ...(['event', 'trap', 'monster'] as const).map(type => [treachery[type].xp, treachery[type].most]),
          [forms.humanoid, forms.beast, forms.eldritch],
        ],
      ]),
    ).toEqual(AVATARS);
  });
  rule('LEG-16.2', '35 upgrades: price, and whose', () => {
    expect(all(upgrades, ({ id, xp, avatar }) => [id, avatar === undefined ? [xp] : [xp, avatar]])).toEqual(UPGRADES);
  });
  rule(['LEG-17.2', 'LEG-16.12', 'LEG-3.18'], 'cards of plots: price and conditions', () => {
    expect(all(plotCards, ({ id, xp, since, after, razed = 0 }) => [id, [xp, since, after, razed]])).toEqual(PLOTS);
  });
});

describe('what heroes find', () => {
  rule(['LEG-13.1', 'LEG-13.25'], 'cities: walls, buildings, traits', () => {
    expect(
      all(cities, ({ id, defense, buildings: b, traits }) => [
        id,
        [defense, b.alchemist ?? 0, b.market ?? 0, b.temple ?? 0, b.tavern === true, traits],
      ]),
    ).toEqual(CITIES);
  });
  rule('LEG-13.40', 'where each skill is taught', () => {
    expect(all(schools, ({ id, skills }) => [id, [...skills].sort()])).toEqual(SKILLS);
  });
  rule(['LEG-13.33', 'LEG-13.38'], 'what Tamalir and the party buy', () => {
    expect(all(tamalirUpgrades, ({ id, xp }) => [id, xp])).toEqual(TAMALIR);
    expect(all(partyUpgrades, ({ id, price }) => [id, price])).toEqual(PARTY_CARDS);
  });
  rule(['LEG-9.5', 'LEG-9.9'], 'rumours: how far, who leads, with whom', () => {
    const far = all(rumours, ({ id, distance }) => [id, distance]);
    expect(
      all(rumourBoards, ({ board, distance, leader, minions }) => [board, [distance, led(leader), with_(minions)]]),
    ).toEqual(RUMOURS);
    expect(far).toEqual(all(rumourBoards, ({ board, distance }) => [board, distance]));
  });
  rule(['LEG-10.1', 'LEG-10.6'], 'legendary areas: metal and guardian', () => {
    expect(
      all(legendaryAreas, ({ board, tier, leader, minions }) => [board, [tier, led(leader), with_(minions)]]),
    ).toEqual(AREAS);
  });
  rule(['LEG-12.4', 'LEG-12.21'], 'the avatar’s own level: who leads it, and with whom', () => {
    expect(
      all(keepLevels, ({ board, avatar, leader, minions }) => [board, [avatar, led(leader), with_(minions)]]),
    ).toEqual(KEEPS);
  });
});

describe('what a level allows, and what is gained', () => {
  rule(['LEG-2.1', 'LEG-2.6', 'LEG-2.7', 'LEG-2.9', 'LEG-2.11', 'LEG-3.22', 'LEG-11.4', 'LEG-13.22'], 'levels', () => {
    expect(
      all(levels, ({ id, from, silverDice, goldDice, forms, powers, round, secret, start, legendary }) => [
        id,
        [
          from,
          silverDice,
          goldDice,
          [forms.silver, forms.gold, forms.diamond],
          powers,
          round,
          secret && [secret.coins, secret.xp],
          start && [start.conquest, start.coins, start.places],
          legendary,
        ],
      ]),
    ).toEqual(LEVELS);
  });
  test('gains', () => {
    expect(all(campaignGains, ({ id, conquest, coins }) => [id, [conquest, coins]])).toEqual(GAINS);
  });
});
