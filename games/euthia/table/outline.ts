// The table in words, for whoever plays without pictures.

import type { Text } from '@veillee/kernel';
import type { OutlinePart, OutlineRow } from '@veillee/web/kit';
import type { SpaceAt } from '../content/lattice.ts';
import { POSTS } from '../content/vocabulary.ts';
import { scoresOf } from '../rules/account.ts';
import { bagCount, bagsUsed, maxHealth, onSlots } from '../rules/board.ts';
import { stoneId, thingName } from '../rules/inventory.ts';
import { allSpaces, monsterAt, powersAt, spaceAt, tokensAt } from '../rules/land.ts';
import { openState } from '../rules/open.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Hero, State } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';

const spaceText = (state: State, at: SpaceAt): Text => {
  const { kind, encounter, legend } = spaceAt(state, at);
  return { text: encounter ? `encounter.${encounter}` : legend ? `legend.${legend}` : `space.${kind}` };
};

export function outline(view: View): readonly OutlinePart[] {
  const state = openState(view);
  const { scenario, round, rounds, territory } = view;
  const counters = Object.entries(scenario.counters).map(([id, n]) => ({ text: `counter.${id}`, with: { n: n ?? 0 } }));
  return [
    {
      rows: [
        {
          label: { text: `scenario.${scenario.id}` },
          values: [
            { text: 'log.round', with: { round, rounds } },
            { text: 'table.territory', with: { n: territory.count } },
            ...counters,
          ],
        },
      ],
    },
    ...state.heroes.map((hero, n) => ({
      title: { text: `hero.${hero.id}` },
      rows: heroRows(state, hero, totalOf(scoresOf(view)[n] ?? [])),
    })),
    {
      title: { text: 'table.offers' },
      rows: POSTS.map(post => ({
        label: { text: `space.${post}` },
        values: state.posts[post].offer.map(tileName),
      })),
    },
    {
      title: { text: 'table.quests' },
      rows: Object.entries(state.encounters).map(([id, { faceUp }]) => ({
        label: { text: `encounter.${id}` },
        values: faceUp.map(quest => ({ text: `quest.${quest}` })),
      })),
    },
    { title: { text: 'table.land' }, rows: allSpaces(state).map(at => spaceRow(state, at)) },
  ];
}

function heroRows(state: State, hero: Hero, end: number): OutlineRow[] {
  const { health, gold, gaar, reputation, movement, tokens, bags, stones } = hero;
  return [
    ...(hero.at ? [{ label: { text: 'table.where' }, values: [spaceText(state, hero.at)] }] : []),
    {
      label: { text: 'table.has' },
      values: [
        { text: 'table.health', with: { n: health, most: maxHealth(hero) } },
        { text: 'gain.gold', with: { n: gold } },
        { text: 'table.gaar', with: { n: gaar } },
        { text: 'gain.movement', with: { n: movement } },
        { text: 'gain.reputation', with: { n: reputation } },
        { text: 'table.end', with: { n: end } },
      ],
    },
    { label: { text: 'table.actions' }, values: tokens.map(action => ({ text: `action.${action}` })) },
    { label: { text: 'table.worn' }, values: onSlots(hero).map(({ tile }) => tileName(tile)) },
    {
      label: { text: 'table.bagged' },
      values: [
        { text: 'table.bags', with: { used: bagsUsed(hero), n: bagCount(hero) } },
        ...bags.map(thingName),
        ...stones.map(stone => ({ text: stoneId(stone) })),
      ],
    },
  ];
}

function spaceRow(state: State, at: SpaceAt): OutlineRow {
  const level = monsterAt(state, at);
  const heroes = state.heroes.filter(hero => hero.at === at);
  const tokens = tokensAt(state, at).length;
  return {
    label: spaceText(state, at),
    values: [
      ...heroes.map(({ id }) => ({ text: `hero.${id}` })),
      ...(level ? [{ text: 'table.monster', with: { level } }] : []),
      ...powersAt(state, at).map(element => ({ text: `power.${element}` })),
      ...(tokens > 0 ? [{ text: 'table.tokens', with: { n: tokens } }] : []),
    ],
  };
}
