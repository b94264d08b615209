// The board beside games that are played: the floor as the page reads it is the floor of the rules, and every moment can be said and set in a
// terminal, in both languages and for either side.

import { saidOutlines } from '@veillee/games/test/outlines';
import { LANGUAGES, Match, type Options, type Seat } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { groundNow } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { terminal } from '../../terminal/screen.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { outline } from '../outline.ts';

/** Plays on with whatever is offered, and looks at every step. */
function played(options: Options, steps: number, look: (match: Match<State, View>, n: number) => void): void {
  const match = Match.start(kit.game, { seed: 'board', seats: 2, options });
  for (let n = 0; n < steps && !match.over; n++) {
    look(match, n);
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    const { options: offered, min, range, seat, id, pass } = decision;
    const from = min > 1 ? 0 : (n * 7) % Math.max(1, offered.length);
    const some = range ? [String(range.min)] : offered.slice(from, from + Math.max(1, min)).map(({ key }) => key);
    match.answer({ seat, decision: id, picks: pass && n % 3 === 0 ? [] : some });
  }
}
const PLAYERS = { 'player.0': 'Anna', 'player.1': 'Bert' };
const SAY = {
  en: speaker('en', kit.texts.en, {}, PLAYERS),
  fr: speaker('fr', kit.texts.fr, {}, PLAYERS),
};
const SEATS: readonly Seat[] = [0, 1];

describe.each(['heart-of-darkness', 'last-wishes'])('%s', quest => {
  test('the floor as the page reads it is that of the rules, wherever heroes have been', () => {
    let looks = 0;
    played({ quest, heroes: '2' }, 90, (match, n) => {
      const view = match.view(0);
      if (n % 15 !== 0 || view.board.revealed.length === 0) return;
      looks++;
      const [seen, now] = [groundSeen(view).open, groundNow(match.state).open];
      const known = view.board.revealed.flatMap(area => view.floor[area] ?? []);
      for (const at of known)
        expect(new Set(seen.neighbours(at)), at).toEqual(new Set(now.neighbours(at).filter(to => seen.has(to))));
    });
    expect(looks).toBeGreaterThan(1);
  });

  test('every moment fits a terminal, in both languages, and shows the overlord’s cards to nobody else', () => {
    played({ quest, heroes: '2' }, 90, (match, n) => {
      if (n % 6 !== 0) return;
      for (const language of LANGUAGES)
        for (const seat of SEATS) {
          const view = match.view(seat);
          const say = SAY[language];
          const names = ['Anna', 'Bert'];
          const shown = terminal.screen({
            view,
            seat,
            decision: undefined,
            names,
            width: 80,
            colour: false,
            say,
          } as never);
          for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
          const [card] = match.state.overlord.hand;
          if (card && view.sides[seat] === 'heroes') expect(view.overlord.cards).toBeUndefined();
        }
    });
  });
});

test('whoever may see a counter of the quest reads what it is called; nobody else is given it', () => {
  played({ quest: 'life-or-death', heroes: '2' }, 1, match => {
    for (const seat of SEATS) {
      const { counters, counterNames } = match.view(seat);
      expect(Object.keys(counterNames)).toEqual(Object.keys(counters));
      for (const name of Object.values(counterNames)) expect(SAY.fr(name)).not.toMatch(/quest\./);
    }
    expect(Object.keys(match.view(0).counters)).not.toEqual([]);
  });
});

test('the table can be told in words, and never in ids', () => {
  const said = saidOutlines(kit, { en: {}, fr: {} }, outline, { seats: 2, options: { heroes: '2' } });
  expect(said.fr.has('Héros')).toBe(true);
  expect([...said.en].some(line => /^column \d+, row \d+$/.test(line))).toBe(true);
});
