// The kernel's trial on Thunderstone, and games in which every card of the box is met and played.

import { randomPicks } from '@veillee/bots';
import { Chance, copy, LANGUAGES, Match, newChance, type Setting } from '@veillee/kernel';
import { trial } from '@veillee/kernel/conformance';
import { lintText, tableSpeaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { cardById, families, groups, heroesOf, villageIds } from '../content/cards.ts';
import { kit } from '../index.ts';
import { thunderstone } from '../rules/game.ts';
import { invariants } from '../rules/invariants.ts';
import { type State, takeFromStack } from '../rules/state.ts';
import { bare } from './bare.ts';

const company = { names: [0, 1, 2, 3, 4].map(seat => `Seat ${seat}`), reader: 0 };
const [en, fr] = LANGUAGES.map(language => tableSpeaker(language, company, kit.texts[language]));
if (!en || !fr) throw new Error('two languages');

test('stands the trial in every mode and number of players', () => {
  const said = new Map<string, string[]>();
  const report = trial(thunderstone, {
    seed: 'conformance',
    decisions: 5000,
    deep: 0.15,
    say: (language, text) => {
      const key = `${language} ${text.text}`;
      if (!said.has(key)) said.set(key, lintText(text, kit.texts[language], bare));
      return language === 'en' ? en(text) : fr(text);
    },
  });
  expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect([...said.values()].flat()).toEqual([]);
  expect(report.decisions).toBe(5000);
  expect(report.games).toBeGreaterThan(thunderstone.trials.length);
});

/** Three sets that together hold the whole box. */
const thirds: Setting[] = [0, 1, 2].map(third => ({
  seats: 3,
  options: {
    set: 'picked',
    monsters: pickCircular(groups, third * 3, 3),
    heroes: pickCircular(families, third * 4, 4),
    village: pickCircular(villageIds, third * 7, 8),
    stallGuard: true,
  },
}));

function pickCircular(ids: readonly string[], from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => ids[(from + i) % ids.length] as string);
}

/** Gives every player one of each Hero and Village card, from the stacks, on top of the deck. */
function enrich(state: State): void {
  for (const { deck } of state.players.slice(0, 2)) {
    const cards = [...state.set.families.flatMap(family => heroesOf[family] ?? []), ...state.set.village.map(cardById)];
    deck.push(...cards.map(def => takeFromStack(state, def)));
  }
}

describe('every card of the box', () => {
  const met = new Set<string>();
  for (const [i, setting] of thirds.entries())
    test(`is played without harm: third ${i + 1}`, () => {
      for (let game = 0; game < 8; game++) {
        const seed = `rich/${i}/${game}`;
        const { position, state, chance } = Match.start(thunderstone, { seed, ...setting }).snapshot();
        const rich = copy(state);
        enrich(rich);
        const match = Match.resume(
          thunderstone,
          { seed, ...setting, history: false },
          { at: 0, position, state: rich, chance: copy(chance) },
        );
        const bot = new Chance(newChance(seed));
        while (!match.over) {
          const decision = match.decisions[0];
          if (!decision) throw new Error('nobody is asked');
          match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, bot) });
          expect(invariants(match.state)).toEqual([]);
          for (const id of thunderstone.met?.(match.state) ?? []) met.add(id);
        }
      }
    });

  test('was met', () => {
    expect((thunderstone.rows ?? []).filter(id => !met.has(id))).toEqual([]);
  });
});
