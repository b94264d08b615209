// ASH-4: setting up an adventure.

import { type Language, Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { speaker } from '@veillee/text';
import { expect } from 'vitest';
import { adventureOf, adventures } from '../content/adventures.ts';
import { setupOf } from '../content/booklet.ts';
import { tileColour } from '../content/dice.ts';
import { kit } from '../index.ts';
import { ashraka } from '../rules/game.ts';
import { ATSU, at, BRUNN, begun, ONDINE, TANTAN } from './scene.ts';

const start = (adventure: number, seed = 'set-up', seats = 2) =>
  Match.start(ashraka, { seed, seats, options: { adventure: String(adventure), agree: false } });

rule(
  ['ASH-4.1', 'ASH-4.2', 'ASH-4.3', 'ASH-4.4', 'ASH-4.6', 'ASH-13.6'],
  'reserve and stalls as the booklet lists them, an empty discard pile',
  () => {
    for (const { number } of adventures) {
      const { state } = start(number);
      const { reserve, stalls } = setupOf(number);
      expect(state.reserve).toEqual(reserve);
      expect([state.stalls[1], state.stalls[2]]).toEqual(stalls);
      expect(state.discard).toEqual([]);
    }
  },
);

rule(['ASH-4.5', 'ASH-4.20', 'ASH-13.1'], 'piles of the cards left, shuffled, unseen; the rest goes back', () => {
  const { state } = start(1);
  expect(Object.values(state.piles).map(pile => pile.length)).toEqual([3, 3, 3, 3, 0, 0]);
  expect(state.boxed).toHaveLength(2);
  expect(
    Object.values(state.piles)
      .flat()
      .every(({ faceUp }) => !faceUp),
  ).toBe(true);
  expect(start(1, 'other').state.piles).not.toEqual(state.piles);
});

rule(['ASH-4.7', 'ASH-4.21'], 'the listed monsters, shuffled', () => {
  const { deck } = start(1).state;
  expect([...deck].sort()).toEqual([...setupOf(1).monsters].sort());
  expect(start(1, 'other').state.deck).not.toEqual(deck);
});

rule(['ASH-4.8', 'ASH-26.3'], 'the track: all orange first, then red, then black', () => {
  const { track } = start(5).state;
  const colours = [...track].reverse().map(({ tile }) => tileColour(tile));
  const each = Object.entries(adventureOf(5).tiles);
  expect(each.map(([colour]) => colour)).toEqual(['orange', 'red', 'black']);
  expect(colours).toEqual(each.flatMap(([colour, count]) => Array(count).fill(colour)));
  expect(track.every(({ faceUp }) => !faceUp)).toBe(true);
  expect(start(5, 'other').state.track).not.toEqual(track);
});

rule('ASH-4.9', 'tokens and markers lie where the booklet says', () => {
  const { state } = start(1);
  expect(state.events).toMatchObject({ [at('a1-ruins')]: '?', [at('a1-guarded-bridge')]: '!' });
  expect(state.crossed).toEqual(setupOf(1).markers);
});

rule(['ASH-4.10', 'ASH-4.15', 'ASH-4.18', 'ASH-4.17'], 'ASH-X1: a new campaign', () => {
  const match = start(1);
  expect(match.decisions[0]?.options.map(({ key }) => key)).toEqual(['ally:wise-rabbit', 'none']);
  const { state } = begun();
  expect(state.heroes).toMatchObject([
    { id: ATSU, health: 5, mana: 2, disc: 6 },
    { id: TANTAN, health: 3, mana: 5, disc: 5 },
  ]);
  expect(state.bag).toMatchObject({ cards: [null, null, null], coins: 0, runes: { blue: 0, red: 0, mauve: 0 } });
  expect(state.sheets[ATSU]).toMatchObject({ steps: { health: 0, force: 0 }, skills: ['atsu-a0', 'atsu-c0'] });
});

rule(
  ['ASH-4.11', 'ASH-19.1', 'ASH-19.2', 'ASH-14.1'],
  'one ally or none; two different ones where there is room',
  () => {
    expect(begun({ ally: 'wise-rabbit' }).state.bag.allies).toEqual([{ id: 'wise-rabbit', uses: 2 }]);
    expect(begun().state.bag.allies).toEqual([]);
    const match = start(5);
    const answer = (key: string) => {
      const [decision] = match.decisions;
      if (decision) match.answer({ seat: decision.seat, decision: decision.id, picks: [key] });
    };
    answer('ally:ferryman');
    expect(match.decisions[0]?.options.map(({ key }) => key)).not.toContain('ally:ferryman');
    answer('ally:wise-rabbit');
    expect(match.state.bag.allies.map(({ id }) => id)).toEqual(['ferryman', 'wise-rabbit']);
  },
);

rule(
  ['ASH-4.12', 'ASH-4.13'],
  'nobody who plays alone is asked which hero is theirs: both are; of two each plays one',
  () => {
    const asked = (seats: 1 | 2, language: Language): string => {
      const match = Match.start(ashraka, { seed: 's', seats, options: { adventure: '1', agree: false } });
      match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['none'] });
      const { prompt = '', with: params } = match.decisionOf(0) ?? {};
      return speaker(language, kit.texts[language])({ text: prompt, ...(params && { with: params }) });
    };
    expect([asked(1, 'en'), asked(2, 'en')]).toEqual([
      'You run two heroes. Who is the first?',
      'Which hero do you play?',
    ]);
    expect([asked(1, 'fr'), asked(2, 'fr')]).toEqual([
      expect.stringMatching(/^Vous menez deux héros\. Qui est le premier\s\?$/),
      expect.stringMatching(/^Quel héros jouez-vous\s\?$/),
    ]);
  },
);

rule(['ASH-4.12', 'ASH-4.13', 'ASH-2.8'], 'each chooses a hero that is offered, and never the same', () => {
  const match = begun({ adventure: 4, heroes: [BRUNN, ONDINE] });
  expect(match.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    [BRUNN, 0],
    [ONDINE, 1],
  ]);
  const first = start(1);
  const [decision] = first.decisions;
  first.answer({ seat: 0, decision: decision?.id ?? 0, picks: ['none'] });
  expect(first.decisions[0]?.options.map(({ key }) => key)).toEqual([`hero:${ATSU}`, `hero:${TANTAN}`]);
});

rule(['ASH-4.16', 'ASH-4.19', 'ASH-2.1'], 'on the start space, after the story was read', () => {
  const match = begun();
  expect(match.state.heroes.map(hero => hero.at)).toEqual([at('a1-south-gate'), at('a1-south-gate')]);
  expect([...match.told(0)].map(({ text }) => text)).toContain('log.begins');
});
