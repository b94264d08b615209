// The rows of the box: their vocabulary, every card, the levels of difficulty.

import { describe, expect, it } from 'vitest';
import { cardById, defs, regionById, rows } from '../../content/cards.ts';
import { classes } from '../../content/classes.ts';
import { DIFFICULTIES, difficultyLevels } from '../../content/presets.ts';
import { races } from '../../content/races.ts';
import type { HeroClass, Race } from '../../content/rows.ts';
import { ABILITY_KINDS, ATTRIBUTES, type Condition, KEYWORDS, OPS, TIMINGS } from '../../content/vocabulary.ts';
import { opsOf } from '../count.ts';

const withAbility = defs.flatMap(def => (def.ability ? [{ def, ability: def.ability }] : []));

const allOps = withAbility.flatMap(({ ability }) => opsOf(ability.effect));

const conditionsIn = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined
    ? []
    : condition.is === 'anyOf'
      ? [condition, ...condition.of.flatMap(conditionsIn)]
      : [condition];

describe('the vocabulary', () => {
  it('has 42 keywords and 42 operations', () => {
    expect(new Set(KEYWORDS).size).toBe(42);
    expect(KEYWORDS).toHaveLength(42);
    expect(new Set(OPS).size).toBe(42);
  });

  it('is used to the last word', () => {
    expect(new Set(allOps.map(op => op.op))).toEqual(new Set(OPS));
    expect(new Set(withAbility.map(({ ability }) => ability.timing))).toEqual(new Set(TIMINGS));
    expect(new Set(withAbility.map(({ ability }) => ability.kind))).toEqual(new Set(ABILITY_KINDS));
    expect(new Set(withAbility.flatMap(({ ability }) => conditionsIn(ability.condition).map(one => one.is)))).toEqual(
      new Set([
        'terrain',
        'region',
        'anyOf',
        'attribute',
        'attributeNot',
        'opponent',
        'surprise',
        'round',
        'roundAtMost',
        'heroHpLostThisRound',
      ]),
    );
    const targets = withAbility.map(({ ability: { target } }) =>
      typeof target === 'string' ? target : Object.keys(target)[0],
    );
    expect(new Set(targets)).toEqual(
      new Set([
        'self',
        'heroHere',
        'team',
        'weakest',
        'allHeroes',
        'outsideGloom',
        'on',
        'within',
        'inRegion',
        'outsideRegion',
      ]),
    );
  });

  it('has cards for every keyword', () => {
    const printed = new Set(defs.flatMap(def => def.keywords));
    expect(KEYWORDS.filter(keyword => !printed.has(keyword))).toEqual([]);
    expect([...printed].filter(keyword => !KEYWORDS.includes(keyword))).toEqual([]);
  });
});

describe('every card', () => {
  it('has an id of its own, in small letters and hyphens', () => {
    expect(rows).toHaveLength(347);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('is found by it, and nothing else is', () => {
    for (const def of defs) expect(cardById(def.id)).toBe(def);
    expect(() => cardById('golden-goose')).toThrow('there is no card golden-goose');
  });

  it('names regions that exist', () => {
    const named = defs.flatMap(def => (def.region === '' ? [] : [def.region]));
    const inAbilities = withAbility.flatMap(({ ability: { condition, target } }) => [
      ...conditionsIn(condition).flatMap(one => (one.is === 'region' ? [one.region] : [])),
      ...(typeof target === 'object' && 'inRegion' in target ? [target.inRegion] : []),
      ...(typeof target === 'object' && 'outsideRegion' in target ? [target.outsideRegion] : []),
    ]);
    for (const id of [...named, ...inAbilities]) expect(regionById(id).id).toBe(id);
  });

  it('pays with itself only where it lies before a hero', () => {
    const payers = withAbility.filter(({ ability }) =>
      ability.cost.some(({ pay }) => pay === 'exhaust' || pay === 'sacrifice'),
    );
    expect(new Set(payers.map(({ def }) => def.kind))).toEqual(new Set(['reward', 'totem', 'race', 'class', 'talent']));
    // A card that readied itself could be used for ever.
    for (const { def, ability } of payers)
      for (const op of opsOf(ability.effect)) if (op.op === 'ready') expect(op.what, def.id).toBe('spell');
  });
});

describe('the levels of difficulty', () => {
  it('grow from a story to a nightmare', () => {
    const levels = DIFFICULTIES.map(id => difficultyLevels[id]);
    expect(levels.map(level => level.ancientHealth)).toEqual([0, -2, 0, 2, 2]);
    expect(levels.map(level => level.abilityCards)).toEqual([0, 1, 1, 1, 2]);
    expect(levels.map(level => level.plots)).toEqual([false, true, true, true, true]);
    expect(levels.map(level => level.cruelGloom)).toEqual([false, false, false, true, true]);
    expect(levels.map(level => level.foursCount && level.sureEvasion)).toEqual([true, false, false, false, false]);
  });
});

it('of a hero have the attributes of the rulebook: Combat, Lore, Stealth, Influence', () => {
  const figures = (list: readonly Race[] | readonly HeroClass[]) =>
    Object.fromEntries(list.map(row => [row.id, ATTRIBUTES.map(attribute => row[attribute]).join(' ')]));
  expect(figures(races)).toEqual({
    human: '3 3 2 3',
    dwarf: '3 3 2 2',
    elf: '2 3 3 2',
    orc: '4 3 2 1',
    halfling: '1 3 4 2',
    'dark-elf': '2 3 4 1',
    'half-elf': '2 2 3 3',
    'half-demon': '3 3 1 3',
    werewolf: '4 1 3 2',
    vampire: '3 2 1 4',
  });
  expect(figures(classes)).toEqual({
    sorcerer: '0 2 0 0',
    warmage: '1 1 0 0',
    bard: '0 1 0 1',
    priest: '0 0 0 2',
    shaman: '0 1 0 1',
    druid: '0 0 1 1',
    warrior: '2 0 0 0',
    ranger: '1 0 1 0',
    soldier: '1 0 0 1',
    rogue: '0 0 2 0',
    scout: '0 1 1 0',
    assassin: '1 0 1 0',
  });
});
