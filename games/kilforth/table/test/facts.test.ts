// What the board reads from the open table.

import type { PlainDecision } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { cardById, encounterDeck } from '../../content/cards.ts';
import {
  coverSlots,
  deckOdds,
  discoverable,
  isDown,
  isWon,
  marksAt,
  planChapter,
  safeRegions,
  shortcuts,
  sourcesOf,
  unseenIn,
} from '../facts.ts';
import { laidOut } from '../spread.tsx';
import { tokenValue } from '../token-value.ts';
import { campWarnings, warn } from '../warnings.ts';
import { newHero, seen } from './fixture.ts';

it('an adversary without HP is down once the Battle has begun, and only that one', () => {
  const fight = { adversary: 'poachers', step: 'battle', hp: 0 } as NonNullable<ReturnType<typeof seen>['fight']>;
  expect(isDown({ fight }, 'poachers')).toBe(true);
  expect(isDown({ fight }, 'burn-the-nest')).toBe(false);
  expect(isDown({ fight: { ...fight, hp: 1 } }, 'poachers')).toBe(false);
  expect(isDown({ fight: { ...fight, step: 'start' } }, 'poachers')).toBe(false);
  expect(isDown({}, 'poachers')).toBe(false);
});

it('an Encounter is won while its Reward is chosen, and only that one', () => {
  const asked = (prompt: string) => ({ prompt, with: { card: cardById('burn-the-nest').name } });
  expect(isWon(asked('reward.rumour'), 'burn-the-nest')).toBe(true);
  expect(isWon(asked('reward.rumour'), 'poachers')).toBe(false);
  expect(isWon(asked('confront.attribute'), 'burn-the-nest')).toBe(false);
  expect(isWon(undefined, 'burn-the-nest')).toBe(false);
});

describe('decks', () => {
  it('what lies on the map, in discards or in a known hand cannot come', () => {
    const view = seen();
    expect(unseenIn(view, 'forest')).not.toContain('burn-the-nest');
    expect(unseenIn(view, 'forest')).not.toContain('poachers');
    expect(unseenIn(view, 'plains')).not.toContain('the-lost-herd');
    expect(unseenIn(view, 'item')).not.toContain('pewter-dagger');
    expect(unseenIn(view, 'forest')).toHaveLength(encounterDeck.forest.length - 2);
  });

  it('shares of the types add up to one and follow the cards that are left', () => {
    const odds = deckOdds(seen(), 'forest');
    const left = unseenIn(seen(), 'forest').map(cardById);
    expect(Object.values(odds).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(odds.enemy).toBeCloseTo(left.filter(card => card.isEnemy).length / left.length);
  });

  it('a keyword is looked for on the map first, then deck by deck', () => {
    const [first, second] = sourcesOf(seen(), 'stranger');
    expect(first).toMatchObject({ where: 'map', regions: ['broken-mill', 'dead-kings-road'] });
    expect(second?.share).toBeGreaterThan(0);
    expect(sourcesOf(seen(), 'armour').map(({ where }) => where)).toEqual(['item']);
  });
});

describe('the Chapter', () => {
  it('Assets answer before Rumours, and each card once', () => {
    const slots = coverSlots(['item', 'weapon', 'ally'], {
      assets: ['pewter-dagger'],
      hand: ['ashwood-bow', 'healer'],
    });
    expect(slots).toEqual([
      { keyword: 'item', card: 'ashwood-bow', kept: false },
      { keyword: 'weapon', card: 'pewter-dagger', kept: true },
      { keyword: 'ally', card: 'healer', kept: false },
    ]);
  });

  it('a keyword that nothing answers stays open', () => {
    expect(coverSlots(['undead'], { assets: [], hand: ['healer'] })).toEqual([{ keyword: 'undead', kept: false }]);
  });

  it('is ready with all keywords and the Gold', () => {
    const rich = newHero({ gold: 5, hand: ['the-lost-herd', 'pedlar', 'wheatfield-imp'], assets: ['moor-pony'] });
    expect(planChapter(seen({}, [rich]), 0)).toMatchObject({ chapter: 2, gold: 5, ready: true });
    expect(planChapter(seen({}, [{ ...rich, gold: 4 }]), 0)?.ready).toBe(false);
    expect(planChapter(seen({}, [newHero({ chapter: 'finale' })]), 0)).toBeUndefined();
  });
});

describe('the map', () => {
  it('regions that have not fallen are safe', () => {
    expect(safeRegions(seen())).toHaveLength(19);
    expect(safeRegions(seen())).not.toContain('serene-lake');
  });

  it('Rewards in hand are discovered where they say; Encounters nowhere', () => {
    const found = discoverable(['ashwood-bow', 'the-lost-herd']);
    expect([...found]).toEqual([[cardById('ashwood-bow').region, ['ashwood-bow']]]);
  });

  it('a Shortcut that leads both ways is one arc; the Gloom closes some', () => {
    const arcs = shortcuts(seen());
    expect(arcs).toContainEqual({ from: 'heron-ford', to: 'willowmere', both: true });
    expect(arcs.filter(({ to }) => to === 'sprawl-city')).toHaveLength(4);
    expect(arcs.some(({ from }) => from === 'brimstone-pit')).toBe(false);
  });

  it('marks the Finale of a hero who has reached it, and where an Ancient will appear', () => {
    const last = newHero({ chapter: 'finale' });
    const { region } = cardById('hunt-the-beast');
    expect(marksAt(seen({}, [last]), region).finale).toEqual([0]);
    expect(marksAt(seen(), region).finale).toEqual([]);
    expect(marksAt(seen(), 'serene-lake').lair).toEqual(['pale-queen']);
  });

  it('a token shows an Enemy’s Combat, or the lowest value of a test', () => {
    expect(tokenValue('poachers', false)).toEqual({ attribute: 'combat', n: 2 });
    expect(tokenValue('pedlar', false)?.attribute).toBe('influence');
    expect(tokenValue('pedlar', true)).toEqual({ attribute: 'combat', n: cardById('pedlar').fight?.combat });
  });
});

describe('before Make Camp', () => {
  const ids = (change: Parameters<typeof newHero>[0]) =>
    campWarnings(seen({}, [newHero(change)]), 0).map(({ id }) => id);
  const calm = { successes: [], ap: 0, talents: [], assets: [] };

  it('nothing to regret, nothing to say', () => {
    expect(ids(calm)).toEqual([]);
  });

  it('the last HP in the Gloom would be lost', () => {
    expect(ids({ ...calm, region: 'serene-lake', hp: 1 })).toEqual(['defeat']);
    expect(ids({ ...calm, region: 'serene-lake', hp: 2 })).toEqual(['gloom']);
  });

  it('stored successes, AP, a Feat at hand, Gifts that were not used', () => {
    expect(ids({ ...calm, successes: [{ target: 'burn-the-nest', attribute: 'combat', n: 2 }] })).toEqual([
      'successes',
    ]);
    expect(ids({ ...calm, ap: 2 })).toEqual(['ap']);
    const able = { hand: ['the-lost-herd', 'pedlar', 'wheatfield-imp'], assets: ['moor-pony'] };
    expect(ids({ ...calm, ...able, ap: 1, gold: 5 })).toContain('feat');
    expect(ids({ ...calm, talents: ['martial-1a'] })).toEqual(['abilities']);
    expect(ids({ ...calm, talents: ['martial-1a'], exhausted: ['martial-1a'] })).toEqual([]);
  });
});

describe('what is laid out for a choice', () => {
  const asked = (prompt: string, ...on: string[]): PlainDecision => ({
    id: 1,
    seat: 0,
    prompt,
    options: on.map(thing => ({ key: thing, text: 'option.hero', on: [thing] })),
    refused: [],
    min: 1,
    max: 1,
  });
  const laid = (decision: PlainDecision): readonly string[] => {
    const own = newHero();
    return laidOut({ decision, own, view: seen({}, [own, newHero()]) });
  };

  it('heroes only where the question is which of them: else they stand on the map, which stays in sight', () => {
    expect(laid(asked('ability.weakest', 'hero:0', 'hero:1'))).toEqual(['hero:0', 'hero:1']);
    expect(laid(asked('engage.start', 'warmage', 'hero:1'))).toEqual(['warmage']);
    expect(laid(asked('gift.market', 'hero:1'))).toEqual([]);
  });
});

describe('what is said before an answer goes', () => {
  const asked = (prompt: string): PlainDecision => ({
    id: 1,
    seat: 0,
    prompt,
    options: [],
    refused: [],
    min: 1,
    max: 1,
  });
  const said = (change: Parameters<typeof newHero>[0], key: string) =>
    warn(seen({}, [newHero(change)]), asked('turn.choice'), [key]);
  const calm = { successes: [], ap: 0, talents: [], assets: [] };

  it('every regret of a camp with its rule, the worst first; nothing when there is none', () => {
    expect(said(calm, 'camp')).toBeUndefined();
    const gloomy = said({ ...calm, region: 'serene-lake', hp: 1, ap: 2 }, 'camp');
    expect(gloomy?.grave).toBe(true);
    expect(gloomy?.lines.map(({ text, rule }) => [text.text, rule])).toEqual([
      ['table.camp.defeat', 'KIL-9.30'],
      ['table.camp.ap', 'KIL-3.11'],
    ]);
    expect(said({ ...calm, talents: ['martial-1a'] }, 'camp')).toMatchObject({
      grave: false,
      lines: [{ text: { with: { cards: [{ text: 'card.martial-1a' }] } } }],
    });
  });

  it('of an Assault the odds, the Plots, and that there is no way back', () => {
    const caution = said({ ...calm, chapter: 'done' }, 'assault:pale-queen');
    expect(caution?.grave).toBe(true);
    expect(caution?.lines).toMatchObject([{ rule: 'KIL-13.7', text: { text: 'table.slip.assault' } }]);
    const share = caution?.lines[0]?.text.with?.share;
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  });

  it('of a step or a rest nothing', () => {
    expect(said({}, 'move:sprawl-city')).toBeUndefined();
    expect(said({}, 'rest')).toBeUndefined();
  });
});
