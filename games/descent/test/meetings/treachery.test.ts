// What treachery brings meets other chapters: dark glyphs and journeys, Powers and a deck at its end, relics and deaths, curses and both.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import type { DarkGlyph } from '../../content/vocabulary.ts';
import { attackOption, attacksOf } from '../../rules/attack/options.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { receive } from '../../rules/hero/equipment.ts';
import type { Flow, Hero, State } from '../../rules/state.ts';
import { BLANKS, GREEN, POWER, RED } from '../faces.ts';
import { assault, fight } from '../fight.ts';
import { overlordTurn } from '../fights-of-monsters.ts';
import { lay, type Play, put, run, scene } from '../scene.ts';
import { PLUS, place } from '../walks.ts';

const options = { 'altar-of-despair': true };

/** The first hero stands on a dark glyph that is awake. */
const onGlyph = (dark: DarkGlyph, set: (state: State, heroes: readonly Hero[]) => void = () => {}): Play =>
  scene({
    options,
    position: { at: 'act' },
    set: (state, heroes) => {
      place(heroes, 0, 6, 10);
      place(heroes, 1, 1, 12);
      state.board.revealed = [0, 1];
      if (state.turn) state.turn.movement = 4;
      lay(state, { kind: 'glyph', active: true, dark }, space(6, 10));
      state.overlord.deck = ['aim#1', 'doom#1', 'rage#1', 'dodge#1'];
      set(state, heroes);
    },
  });

rule(
  ['DES-4.16', 'DES-14.5', 'DES-54.2'],
  'whoever left by a Summoning glyph no longer watches: monsters come where they stood',
  () => {
    const play = onGlyph('summoning', (_, [, other]) => {
      if (other) other.at = undefined;
    }).does('town');
    const seat = play.overlordSeat;
    play.answers(seat, 'monster:beastman');
    // Nobody is spawned on a glyph that is awake, but beside it, where the hero saw everything a moment ago.
    expect(play.can(seat)).not.toContain('place:space:6,10');
    expect(play.can(seat)).toContain('place:space:7,9');
  },
);

rule(
  ['DES-4.18', 'DES-11.10', 'DES-12.16'],
  'a Power glyph draws the last card: with Urgency that costs four conquest',
  () => {
    const costs = (powers: readonly string[]) => {
      const play = onGlyph('power', state => {
        Object.assign(state.overlord, { deck: ['aim#1', 'doom#1'], discard: copiesOf('rage', 2), powers: [...powers] });
        state.conquest = 20;
      }).does('town');
      const seat = play.overlordSeat;
      play.answers(seat, 'draw');
      expect(play.asked(seat)).toBe('overlord.keepOne');
      return 20 - play.state.conquest;
    };
    expect([costs([]), costs(['urgency#1'])]).toEqual([3, 4]);
  },
);

rule(
  ['DES-4.18', 'DES-1.2'],
  'the last card that a Power glyph draws may end the quest: nobody is asked what to keep',
  () => {
    const play = onGlyph('power', state => {
      Object.assign(state.overlord, { deck: ['aim#1'], discard: [] });
      state.conquest = 2;
    }).does('town');
    play.answers(play.overlordSeat, 'draw');
    expect([play.over, play.state.won]).toEqual([true, 'overlord']);
  },
);

rule(['DES-4.16', 'DES-12.16', 'DES-38.4'], 'Sloth takes its conquest first, then the glyph answers', () => {
  const play = onGlyph('summoning', state => {
    state.overlord.powers = ['sloth#1'];
    state.conquest = 10;
  }).does('town');
  expect([play.state.conquest, play.asked(play.overlordSeat)]).toEqual([9, 'overlord.summon']);
});

rule(
  ['DES-4.26', 'DES-31.3', 'DES-82.1'],
  'death takes tokens and dark relics; of cursed items their owner says what becomes of them',
  () => {
    const play = assault({
      options,
      equipped: ['boots-of-iron#1', 'shadowblade#1'],
      dice: [RED.four, GREEN.three, ...BLANKS],
      set: (state, [hero]) => {
        state.conquest = 20;
        if (hero) Object.assign(hero, { wounds: 1, tokens: { curse: 2 } });
      },
    });
    expect(play.asked()).toBe('cursed.ask');
    // Tokens that lay on the hero raise the price of this death, not of the next.
    expect([20 - play.state.conquest, deathCost(play.state, play.hero())]).toEqual([
      deathCost(play.state, play.hero()) + 2,
      deathCost(play.state, play.hero()),
    ]);
    play.does('equip:shadowblade#1');
    expect([play.hero().equipped, play.hero().tokens.curse]).toEqual([['shadowblade#1'], 1]);
  },
);

rule(
  ['DES-4.26', 'DES-12.9', 'DES-37.8'],
  'Animate Weapons: whoever kills themselves with a dark relic is rid of it',
  () => {
    const play = fight({
      options,
      position: { at: 'overlord' },
      equipped: ['the-black-ring#1'],
      dice: [PLUS, RED.four, ...Array.from({ length: 6 }, () => POWER.more)],
      set: (state, heroes) => {
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 2, threat: 40, hand: ['animate-weapons#1'] });
        state.conquest = 20;
        const [hero, other] = heroes;
        if (hero) hero.wounds = 1;
        if (other) other.at = undefined;
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:animate-weapons').passesAll('overlord.turn');
    expect([play.hero().at, play.hero().equipped]).toEqual([undefined, []]);
    expect(play.state.conquest).toBe(20 - deathCost(play.state, play.hero()));
  },
);

rule(
  ['DES-4.24', 'DES-8.7'],
  'whoever must make room for a dark relic aims no longer; whoever has room still does',
  () => {
    const order = (equipped: readonly string[]) => {
      const { state } = fight({ options, equipped });
      const [hero] = state.heroes;
      if (!hero) throw new Error('there is no hero');
      hero.order = 'aim';
      const asks = () =>
        run(state, function* (t): Flow {
          yield* receive(t, hero, 'boots-of-iron#1');
        });
      if (equipped.length === 0) asks();
      else expect(asks).toThrow('somebody is asked');
      return hero.order;
    };
    expect([order([]), order(['curse-doll#1', 'archers-charm#1'])]).toEqual(['aim', undefined]);
  },
);

rule(['DES-12.9', 'DES-25.4', 'DES-26.1'], 'Poltergeist: a door that is shut ends a view', () => {
  const play = overlordTurn({
    options,
    set: (state, heroes) => {
      Object.assign(state.overlord, { step: 2, threat: 40, hand: ['poltergeist#1'] });
      state.board.open.push('mine-door');
      state.board.revealed = [0, 1];
      place(heroes, 0, 7, 9);
      put(state, 'sorcerer', space(11, 9));
    },
  });
  const seat = play.overlordSeat;
  const seen = () =>
    attacksOf(play.state, play.monster().id, 'activation').map(
      how => attackOption(play.state, play.monster().id, how).key,
    );
  expect(seen().length).toBeGreaterThan(0);
  play.answers(seat, 'card:poltergeist').passes(seat).answers(seat, 'door:mine-door');
  expect(seen()).toEqual([]);
});

rule(
  ['DES-4.13', 'DES-54.10'],
  'a glyph under whoever was thrown there wakes at the start of their turn, dark as it is',
  () => {
    const play = scene({
      options,
      position: { at: 'turnStart' },
      set: (state, heroes) => {
        place(heroes, 0, 5, 10);
        const { id } = lay(state, { kind: 'glyph', active: false }, space(5, 10));
        state.overlord.glyphs = { bought: ['broken'], reserve: [], under: { [id]: 'broken' } };
      },
    });
    play.overlordWaits();
    expect([play.state.conquest, play.log.includes('log.glyph.dark')]).toEqual([5 + 1, true]);
  },
);

rule(['DES-4.15', 'DES-54.7'], 'a Broken glyph is awake for all that: no monster stays on it', () => {
  const play = overlordTurn({
    options,
    set: state => {
      state.overlord.step = 4;
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      lay(state, { kind: 'glyph', active: true, dark: 'broken' }, space(14, 9));
      put(state, 'beastman', space(12, 9)).ready = true;
    },
  });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`);
  expect(play.can(seat)).not.toContain('walk:space:14,9');
  expect(play.can(seat)).toContain('walk:space:15,9');
});

rule(
  ['DES-4.6', 'DES-12.20', 'DES-11.19'],
  'a deck at its end is made of all that was played and discarded, treachery too; what it replaced stays aside',
  () => {
    const play = overlordTurn({
      options,
      set: ({ overlord }) => {
        Object.assign(overlord, {
          step: 1,
          deck: ['aim#1'],
          played: ['enraged#1', 'envy#1'],
          discard: ['danger-aod#1', 'weakness#1'],
          aside: ['dodge#1', 'rage#1'],
        });
      },
    });
    const { deck, hand, aside, played, discard } = play.state.overlord;
    expect([...deck, ...hand].toSorted()).toEqual(['aim#1', 'danger-aod#1', 'enraged#1', 'envy#1', 'weakness#1']);
    expect([aside, played, discard, play.log.includes('log.overlord.draws')]).toEqual([
      ['dodge#1', 'rage#1'],
      [],
      [],
      true,
    ]);
  },
);
