// The table in words, for whoever plays without pictures.

import type { Text } from '@veillee/kernel';
import type { OutlinePart, OutlineRow } from '@veillee/web/kit';
import type { SpaceAt } from '../content/lattice.ts';
import { POSTS } from '../content/vocabulary.ts';
import { scoresOf } from '../rules/account.ts';
import { farSpace } from '../rules/bearings.ts';
import { bagCount, bagsUsed, maxHealth, onSlots } from '../rules/board.ts';
import { fighterName, healthOf } from '../rules/combat/fighter.ts';
import { stoneId, thingName } from '../rules/inventory.ts';
import { allSpaces, monsterAt, powersAt, spaceAt, spaceText, tokensAt } from '../rules/land.ts';
import { priceOf } from '../rules/modifiers.ts';
import { openState } from '../rules/open.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Hero, Known } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { fightOf } from './combat-facts.ts';

const nameOf = (state: Known, at: SpaceAt): Text => spaceText(spaceAt(state, at));

export function outline(view: View): readonly OutlinePart[] {
  const state = openState(view);
  const { scenario, round, rounds, territory } = view;
  const counters = Object.entries(scenario.counters).map(([id, n]) => ({ text: `counter.${id}`, with: { n: n ?? 0 } }));
  return [
    ...fightPart(view),
    {
      title: { text: `scenario.${scenario.id}` },
      rows: [
        {
          values: [
            { text: 'table.round', with: { round, rounds } },
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
        values: state.posts[post].offer.map(copy => ({
          text: 'table.priced',
          with: { tile: tileName(copy), price: priceOf(state, copy) },
        })),
      })),
    },
    {
      title: { text: 'table.quests' },
      rows: questRows(state),
    },
    { title: { text: 'table.land' }, rows: allSpaces(state).map(at => spaceRow(state, at)) },
  ];
}

/** Whom one fights, and how it stands: above all else while it lasts. */
function fightPart(view: View): OutlinePart[] {
  const fight = fightOf(view);
  if (!fight) return [];
  const { combat, foe } = fight;
  const health = foe && healthOf(fight.view);
  return [
    {
      title: { text: 'table.focus.combat' },
      rows: [
        {
          label: fighterName(openState(fight.view)),
          values: [
            { text: 'table.fight.round', with: { round: combat.round } },
            ...(health === undefined
              ? []
              : [
                  {
                    text: 'table.fight.health',
                    with: { damage: combat.damage, health, left: Math.max(0, health - combat.damage) },
                  },
                ]),
            { text: 'table.fight.chaos', with: { n: combat.chaos } },
            { text: 'table.fight.gaar', with: { n: combat.gaar } },
            { text: 'table.fight.hope', with: { n: combat.hope } },
          ],
        },
      ],
    },
  ];
}

function questRows({ encounters }: Known): OutlineRow[] {
  const met = Object.entries(encounters);
  if (met.length === 0) return [{ values: [{ text: 'table.quests.none' }] }];
  return met.map(([id, { faceUp }]) => ({
    label: { text: `encounter.${id}` },
    values: faceUp.map(quest => ({
      text: 'table.quest',
      with: { quest: { text: `quest.${quest}` }, needs: { text: `quest.${quest}.needs` } },
    })),
  }));
}

function heroRows(state: Known, hero: Hero, end: number): OutlineRow[] {
  const { health, gold, gaar, reputation, movement, tokens, bags, stones } = hero;
  return [
    ...(hero.at ? [{ label: { text: 'table.where' }, values: [nameOf(state, hero.at)] }] : []),
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

function spaceRow(state: Known, at: SpaceAt): OutlineRow {
  const from = state.heroes.find(({ seat }) => seat === state.turn.seat)?.at;
  const level = monsterAt(state, at);
  const heroes = state.heroes.filter(hero => hero.at === at);
  const tokens = tokensAt(state, at).length;
  return {
    label: nameOf(state, at),
    values: [
      ...(from === undefined || from === at ? [] : [{ text: 'table.far', with: farSpace(state, from, at) }]),
      ...heroes.map(({ id }) => ({ text: `hero.${id}` })),
      ...(level ? [{ text: 'table.monster', with: { level } }] : []),
      ...powersAt(state, at).map(element => ({ text: `power.${element}` })),
      ...(tokens > 0 ? [{ text: 'table.tokens', with: { n: tokens } }] : []),
    ],
  };
}
