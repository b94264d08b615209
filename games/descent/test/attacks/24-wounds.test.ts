// DES-24: fatigue, wounds, healing.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { propAt } from '../../rules/board.ts';
import { pair, scene } from '../scene.ts';
import { BLANK, PLUS, SURGE, walking, wounds } from '../walks.ts';

rule('DES-24.6', 'armour that caps speed does not cap points from fatigue', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('plate-mail#1') }).does('action:advance');
  const capped = play.state.turn?.movement ?? 0;
  expect(capped).toBeLessThan(4);
  play.does('fatigue', 'fatigue');
  expect(play.state.turn?.movement).toBe(capped + 2);
});

rule('DES-24.9', 'EX-50: healing takes Poison first: 2 tokens, and 1 wound is healed', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { wounds: 10, tokens: { poison: 2 }, potions: ['healing-potion'] });
    },
  }).does('action:advance', 'drink:healing-potion');
  expect([play.hero().wounds, play.hero().tokens.poison ?? 0]).toEqual([11, 0]);
});

describe('traps of spaces', () => {
  rule('DES-24.10', 'who is saved from more than there was suffers nothing, and is told so', () => {
    const play = walking(['crushing-block#1'], {
      dice: [SURGE, SURGE, SURGE, SURGE],
      set: (_, heroes) => void pair(heroes)[0].skills.push('cautious'),
    });
    play.does('walk:space:4,10').seat(play.overlordSeat).does('card:crushing-block', 'place:space:5,10');
    const [harm] = play.told().filter(({ text }) => text === 'log.overlord.harm');
    expect([harm?.with?.wounds, harm?.with?.saved, harm?.with?.total]).toEqual([3, 4, 0]);
  });

  rule(
    'DES-24.10',
    'Crushing Block: 4 wounds, less 1 for each surge on 4 dice; rubble; the overlord moves the hero',
    () => {
      const play = walking(['crushing-block#1'], { dice: [SURGE, PLUS, SURGE, BLANK] });
      const seat = play.overlordSeat;
      play.does('walk:space:4,10').answers(seat, 'card:crushing-block');
      expect(wounds(play)).toBe(2);
      expect(propAt(play.state, space(4, 10))).toBe('rubble');
      expect(play.asked(seat)).toBe('overlord.trap.shift');
      play.answers(seat, 'place:space:3,9');
      expect(play.hero().at).toBe(space(3, 9));
      expect(play.state.overlord.threat).toBe(30 - 7);
    },
  );
});
