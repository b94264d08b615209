// The odds against the rules themselves: small fights are played out with every face of every die and the best answer each time,
// and what each answer is worth must come out the same. Flight is always one of the answers, so that none is taken by itself.

import { Chance, type Decision, type Match } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../content/vocabulary.ts';
import { choiceOdds } from '../../rules/odds/combat-odds.ts';
import { STAKES, type Stakes } from '../../rules/odds/duel.ts';
import { heroOf, isKo, type State } from '../../rules/state.ts';
import { type Fight, fightsOf } from '../fights.ts';
import { ATSU, BRUNN, ONDINE, TANTAN } from '../scene.ts';

/** Faces of a die that no die of the game tells apart, and how many there are of each. */
const FACES = [
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 1],
  [6, 1],
] as const;

type Play = Match<State, unknown>;

/** All that comes of doing something with dice, each with its chance. */
function outcomes(match: Play, act: (on: Play) => void): { readonly after: Play; readonly chance: number }[] {
  const all: { after: Play; chance: number }[] = [];
  const rolls: { readonly dice: readonly number[]; readonly chance: number }[] = [{ dice: [], chance: 1 }];
  const { roll } = Chance.prototype;
  for (let next = rolls.pop(); next; next = rolls.pop()) {
    const { dice, chance } = next;
    const after = match.clone({ history: true });
    let rolled = 0;
    Chance.prototype.roll = () => {
      const face = dice[rolled++];
      if (face === undefined) throw new Error('one die more');
      return face;
    };
    try {
      act(after);
      all.push({ after, chance });
    } catch (cause) {
      if (rolled <= dice.length) throw cause;
      for (const [face, of6] of FACES) rolls.push({ dice: [...dice, face], chance: (chance * of6) / 6 });
    } finally {
      Chance.prototype.roll = roll;
    }
  }
  return all;
}

/** What everybody is asked that matters, and what goes by itself otherwise. */
function settled(match: Play): Decision | undefined {
  for (;;) {
    const idle = match.decisions.find(({ window }) => window);
    if (!idle) return match.decisions[0];
    match.answer({ seat: idle.seat, decision: idle.id, picks: [] });
  }
}

/** Whoever would rather win than live: nobody flees from a fight that could be won. */
const stakes: Stakes = { ...STAKES, win: 60, fall: 5 };

class Played {
  private readonly known = new Map<string, number>();
  private readonly order: readonly HeroId[];
  private readonly slot = 'blue';

  constructor(order: readonly HeroId[]) {
    this.order = order;
  }

  /** What each answer of whoever acts next is worth, by key; nothing once the fight is over. */
  answers(match: Play): Map<string, number> {
    const worths = new Map<string, number>();
    if (!match.state.combat) return worths;
    const open = match.decisions.flatMap(({ seat, options }) => options.map(({ key }) => ({ seat, key })));
    const acting = this.order.find(hero => open.some(({ key }) => key === `${hero}/attack`));
    for (const { seat, key } of open) {
      const [hero, what = ''] = key.split('/');
      if (hero !== acting || !/^(attack|skill|play|flee)/.test(what)) continue;
      const decided = outcomes(match, on => {
        on.answer({ seat, decision: on.decisionOf(seat)?.id ?? 0, picks: [key] });
        settled(on);
      });
      const worth = decided.reduce((sum, { after, chance }) => sum + chance * this.worth(after), 0);
      worths.set(what, Math.max(worth, worths.get(what) ?? Number.NEGATIVE_INFINITY));
    }
    return worths;
  }

  private worth(match: Play): number {
    const { combat, monsters, heroes } = match.state;
    const isOn = combat !== undefined && !match.over;
    const asked = match.decisions.find(({ prompt }) => prompt !== 'combat.ask');
    if (isOn && asked) return this.chosen(match, asked);
    const key = JSON.stringify([combat, monsters, heroes]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = isOn ? Math.max(...this.answers(match).values()) : this.ended(match.state);
    this.known.set(key, found);
    return found;
  }

  /** Somebody names whom or what a text means: the best of it. */
  private chosen(match: Play, { seat, options }: Decision): number {
    const ways = options.map(({ key }) => {
      const decided = outcomes(match, on => {
        on.answer({ seat, decision: on.decisionOf(seat)?.id ?? 0, picks: [key] });
        settled(on);
      });
      return decided.reduce((sum, { after, chance }) => sum + chance * this.worth(after), 0);
    });
    return Math.max(...ways);
  }

  private ended(state: State): number {
    const isLost = state.lost !== undefined;
    const isWon = !isLost && state.monsters.every(({ slot }) => slot !== this.slot);
    let worth = isWon ? stakes.win : isLost ? -stakes.lost : 0;
    for (const id of this.order) {
      const hero = heroOf(state, id);
      worth += isKo(hero) ? -stakes.fall : stakes.health(hero.health) + stakes.mana * hero.mana;
    }
    return worth - stakes.card * state.discard.length;
  }
}

/** Both must say the same of every answer. */
function compare(fight: Fight, more: (state: State) => void = () => {}): void {
  const { hero = ATSU, both = false } = fight;
  const match = fightsOf({ adventure: 5, ...fight, more }).table.match as Play;
  const other = match.state.heroes.find(({ id }) => id !== hero)?.id as HeroId;
  settled(match);
  const odds = new Map(
    choiceOdds(match.state, hero, { positions: 1e9, stakes }).map(({ key, odds: { worth } }) => [key, worth]),
  );
  const played = new Played(both ? [hero, other] : [hero]).answers(match);
  expect(odds.size).toBeGreaterThan(0);
  expect([...played.keys()].sort()).toEqual([...odds.keys()].sort());
  for (const [key, worth] of played) expect(odds.get(key), key).toBeCloseTo(worth, 6);
}

const force =
  (hero: HeroId, step: number) =>
  (state: State): void => {
    state.sheets[hero].steps.force = step;
  };

/** Only these skills, and Force at this step. */
const only =
  (hero: HeroId, step: number, ...skills: readonly string[]) =>
  (state: State): void => {
    force(hero, step)(state);
    state.sheets[hero].skills = [...skills];
  };

describe('one hero', () => {
  const boar = { card: 'enraged-boar', cubes: 4, health: 2, mana: 0 } as const;

  test('attacks, and may flee', () => {
    compare(boar, only(ATSU, 0));
    compare({ ...boar, health: 1, bubble: 2 }, only(ATSU, 0));
    compare({ ...boar, options: { failures: true }, cubes: 2 }, only(ATSU, 0));
  });

  test('dodges, stuns, strikes hard the first time and at a critical face, gives back', () => {
    compare({ ...boar, mana: 1, cubes: 3 }, only(ATSU, 0, 'atsu-c1', 'atsu-c3'));
    compare({ ...boar, cubes: 5 }, only(ATSU, 0, 'atsu-c2', 'atsu-c8'));
    compare({ ...boar, bubble: 2, cubes: 5 }, only(ATSU, 0, 'atsu-c4', 'atsu-c5'));
    compare({ ...boar, mana: 3, cubes: 8, health: 1 }, only(ATSU, 0, 'atsu-c9'));
    // What is given back may be the last cube; for what is magic nothing is.
    compare({ ...boar, cubes: 2 }, only(ATSU, 0, 'atsu-c4'));
    compare({ ...boar, card: 'will-o-wisp', bubble: 2 }, only(ATSU, 0, 'atsu-c4'));
  });

  test('hides in mist, poisons, silences, is veiled and inspired', () => {
    const hag = { hero: TANTAN, card: 'mist-hag', cubes: 4, health: 2, mana: 2 } as const;
    compare(hag, only(TANTAN, 1, 'tantan-c1', 'tantan-c2'));
    compare({ ...hag, mana: 1 }, only(TANTAN, 1, 'tantan-c3', 'tantan-c5'));
    compare({ ...hag, cubes: 3, mana: 1, foe: ['poison'] }, only(TANTAN, 1, 'tantan-c0', 'tantan-c8'));
    // Two dice may bring four wounds with a critical face among them, or without.
    compare({ ...hag, cubes: 5, health: 4 }, only(TANTAN, 1, 'tantan-c4', 'tantan-c8'));
    compare({ ...hag, diseases: ['poison'], foe: ['mute'] }, only(TANTAN, 1, 'tantan-c6'));
  });

  test('is plated, stays at the last token, blocks two actions, pays with health, rallies', () => {
    const wolf = { hero: BRUNN, card: 'spectral-wolf', cubes: 4, health: 2, mana: 0 } as const;
    compare(wolf, only(BRUNN, 0, 'brunn-c1', 'brunn-c3'));
    compare({ ...wolf, health: 1, cubes: 3 }, only(BRUNN, 0, 'brunn-c9'));
    compare({ ...wolf, mana: 2, cubes: 3, health: 1 }, only(BRUNN, 0, 'brunn-c7'));
    compare({ ...wolf, mana: 1, cubes: 3, health: 1 }, only(BRUNN, 0, 'brunn-c4'));
    compare({ ...wolf, health: 3, cubes: 3 }, only(BRUNN, 0, 'brunn-c5', 'brunn-c8'));
  });

  test('throws a harpoon, slips away, heals and cures, casts a net', () => {
    const guard = { hero: ONDINE, card: 'rat-guard', cubes: 3, health: 2, mana: 1 } as const;
    compare(guard, only(ONDINE, 1, 'ondine-c0'));
    compare({ ...guard, mana: 0 }, only(ONDINE, 1, 'ondine-c2'));
    compare({ ...guard, diseases: ['poison'] }, only(ONDINE, 1, 'ondine-c3'));
    compare({ ...guard, mana: 2, cubes: 4 }, only(ONDINE, 1, 'ondine-c4', 'ondine-c5'));
  });

  test('plays cards, once each, with all that knowledge adds', () => {
    const hand = ['a1-find-12', 'a1-find-09'] as const;
    compare({ ...boar, cubes: 3, hand }, only(ATSU, 0));
    compare({ ...boar, hero: TANTAN, cubes: 4, hand: ['a2-find-15'] }, only(TANTAN, 1));
    compare({ ...boar, hero: TANTAN, cubes: 3, hand: ['a1-find-12', 'a3-find-22'] }, state => {
      only(TANTAN, 1)(state);
      state.sheets[TANTAN].steps.knowledge = 0;
    });
  });

  test.each([
    ['poisons', { card: 'mire-serpent', cubes: 4, health: 3, bubble: 1 }],
    ['paralyses', { card: 'gargoyle', cubes: 3, health: 2, bubble: 2 }],
    ['does any of three things', { card: 'ill-omen-raven', cubes: 4, health: 2, bubble: 2 }],
    ['matches or not', { card: 'stump-spider', cubes: 4, health: 2, bubble: 1 }],
    ['drains', { card: 'avatar-of-ashraka', cubes: 3, health: 3, mana: 2, bubble: 2 }],
    ['heals itself', { card: 'ivy-golem', cubes: 4, health: 2, bubble: 2 }],
    ['acts first', { card: 'sand-jackal', cubes: 3, health: 3, bubble: 1 }],
    ['is held', { card: 'rat-guard', cubes: 4, health: 2, bubble: 1, foe: ['paralysis', 'poison'] }],
  ] as const)('against a monster that %s', (_, fight) => {
    compare({ mana: 0, ...fight }, only(ATSU, 0, 'atsu-c0'));
  });
});

describe('two heroes, the one who is asked first in each round', () => {
  const guards = { hero: BRUNN, card: 'rat-guard', cubes: 3, bubble: 2, both: true, health: 2 } as const;

  test('guard and rally', () => {
    compare({ ...guards, mana: 1, partner: { health: 1 } }, state => {
      only(BRUNN, 0, 'brunn-c2')(state);
      only(TANTAN, 1)(state);
      heroOf(state, TANTAN).mana = 0;
    });
    compare({ ...guards, cubes: 4, mana: 1, partner: { health: 2 } }, state => {
      only(BRUNN, 0, 'brunn-c4')(state);
      only(TANTAN, 1)(state);
      heroOf(state, TANTAN).mana = 0;
    });
  });

  test('shield each other, help each other strike, and help each other up', () => {
    compare({ ...guards, hero: ONDINE, mana: 1, partner: { health: 1, diseases: ['poison'] } }, state => {
      only(ONDINE, 1, 'ondine-c3', 'ondine-c6')(state);
      only(TANTAN, 1)(state);
      heroOf(state, TANTAN).mana = 0;
    });
    compare({ ...guards, hero: TANTAN, other: ATSU, mana: 0, hand: ['a2-find-15'], partner: { health: 1 } }, state => {
      only(TANTAN, 1)(state);
      only(ATSU, 0)(state);
      heroOf(state, ATSU).mana = 0;
    });
  });
});
