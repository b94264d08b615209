// Wherever somebody is asked the match can be left and taken up again, in the middle of walks, attacks, payments and interruptions; and
// what was decided can be taken back as far as nothing has come to light.

import { checkSave, type Match, onlyPicks, resume, save, startedAs } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';
import { type State, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { grinding, press } from '../crushing-walls.ts';
import { lay, type Plan, type Play, pair, put, scene, space } from '../scene.ts';

const CARDS = [...copiesOf('spiked-pit', 2), 'mimic#1', 'doom#1', ...copiesOf('aim', 2)];

/** Heroes in the first room, the overlord with threat and cards of every kind. */
const heroesPlay = (set: Plan['set'] = () => {}): Play =>
  scene({
    set: (state, heroes) => {
      const [hero, friend] = pair(heroes);
      hero.at = space(3, 10);
      friend.at = space(1, 13);
      Object.assign(state.overlord, { threat: 12, hand: [...CARDS] });
      set(state, heroes);
    },
  });
const overlordPlays = (set: Plan['set'] = () => {}): Play =>
  scene({
    position: { at: 'overlord' },
    set: (state, heroes) => {
      const [hero, friend] = pair(heroes);
      Object.assign(hero, { at: space(3, 10), equipped: ['sword#1'] });
      friend.at = space(1, 13);
      state.phase = 'overlord';
      state.turn = undefined;
      state.board.revealed = [0, 1];
      Object.assign(state.overlord, { step: 2, threat: 12, hand: [...CARDS, 'skeleton-patrol#1'] });
      set(state, heroes);
    },
  });
const ogre = (state: State) => Object.assign(put(state, 'ogre', 'base:4,9/2x2'), { ready: true });
const attackOf = (play: Play, seat: number): string => play.can(seat).find(key => key.startsWith('attack:')) ?? 'none';

/** A table at which this is asked. */
const ASKED: readonly (readonly [prompt: string, make: () => Play])[] = [
  ['overlord.answer.space', () => heroesPlay().does('action:run', 'walk:space:5,10')],
  ['turn.act', () => heroesPlay().does('action:advance')],
  [
    'attack.aiming',
    () => {
      const play = heroesPlay((state, heroes) => {
        Object.assign(pair(heroes)[0], { order: 'aim', equipped: ['sword#1'] });
        ogre(state);
      }).does('action:battle');
      return play.does(attackOf(play, 0));
    },
  ],
  [
    'start.next',
    () =>
      scene({
        position: { at: 'turnStart' },
        set: (_, heroes) => void Object.assign(pair(heroes)[0], { tokens: { burn: 1, web: 1, stun: 1 } }),
      }),
  ],
  [
    'equip.ask',
    () =>
      heroesPlay((state, heroes) => {
        Object.assign(pair(heroes)[0], { equipped: ['sword#1', 'iron-shield#1'], pack: ['axe#1', 'axe#2', 'bow#1'] });
        lay(state, { kind: 'relic', item: 'blade-of-light#1' }, space(3, 10));
      }).does('action:run', 'pick-up:marker:relic#1'),
  ],
  [
    'overlord.mimic',
    () => {
      const play = heroesPlay(state => {
        lay(state, { kind: 'chest', tier: 'copper' }, space(3, 10));
        state.guide.chests['marker:chest#1'] = 1;
      }).does('action:run', 'chest:marker:chest#1');
      return play.answers(play.overlordSeat, 'card:mimic');
    },
  ],
  [
    'overlord.pay',
    () => {
      const play = overlordPlays(({ overlord }) => void Object.assign(overlord, { threat: 15 }));
      return play.answers(play.overlordSeat, 'card:doom');
    },
  ],
  [
    'overlord.spawn',
    () => {
      const play = overlordPlays();
      return play.answers(play.overlordSeat, 'card:skeleton-patrol');
    },
  ],
  [
    'guard.ask',
    () => {
      const play = overlordPlays((state, heroes) => {
        pair(heroes)[0].order = 'guard';
        ogre(state);
      });
      return play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    },
  ],
  [
    'attack.dodge',
    () => {
      const play = overlordPlays((state, heroes) => {
        pair(heroes)[0].order = 'dodge';
        ogre(state);
        state.overlord.hand = [];
      });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`);
      return play.answers(play.overlordSeat, attackOf(play, play.overlordSeat));
    },
  ],
];

/** The same where boxes bring the question: before anything else in the overlord’s turn, in a stomach, over a dark glyph. */
const BOXES = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const ASKED_WITH_BOXES: typeof ASKED = [
  [
    'ask.shoved',
    () =>
      grinding(
        [press([3, 9])],
        (state, heroes) => {
          const [hero, friend] = pair(heroes);
          [hero.at, friend.at] = [space(3, 9), space(4, 9)];
          state.board.pushed = undefined;
        },
        { options: BOXES },
      ),
  ],
  [
    'ask.freed',
    () =>
      grinding(
        [press([3, 9])],
        (state, heroes) => {
          const { id } = put(state, 'ogre', 'base:3,9/2x2');
          Object.assign(pair(heroes)[0], { at: undefined, inside: id });
          state.board.terrain[space(5, 9)] = 'rubble';
        },
        { options: BOXES },
      ),
  ],
  [
    'cursed.ask',
    () =>
      grinding(
        [press([3, 9])],
        (state, heroes) => {
          Object.assign(pair(heroes)[0], { at: space(3, 9), equipped: ['shadowblade#1'], tokens: { curse: 2 } });
          state.conquest = 20;
          state.board.terrain[space(4, 9)] = 'rubble';
        },
        { options: BOXES },
      ),
  ],
  [
    'guard.ask',
    () =>
      grinding(
        [press([3, 9])],
        (state, heroes) => {
          Object.assign(pair(heroes)[0], { at: space(3, 9), order: 'guard' });
          put(state, 'ogre', 'base:4,9/2x2');
        },
        { options: BOXES },
      ),
  ],
  [
    'overlord.summon',
    () =>
      scene({
        options: BOXES,
        position: { at: 'act' },
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          [hero.at, friend.at] = [space(6, 10), undefined];
          state.board.revealed = [0, 1];
          if (state.turn) state.turn.movement = 4;
          lay(state, { kind: 'glyph', active: true, dark: 'summoning' }, space(6, 10));
        },
      }).does('town'),
  ],
  [
    'turn.act.inside',
    () =>
      scene({
        options: BOXES,
        position: { at: 'act' },
        set: (state, heroes) => {
          const { id } = put(state, 'ogre', 'base:4,9/2x2');
          Object.assign(pair(heroes)[0], { at: undefined, inside: id, equipped: ['sword#1'] });
          if (state.turn) Object.assign(state.turn, { attacks: 1, orders: 1 });
        },
      }).does('order:guard'),
  ],
  [
    'overlord.strew',
    () => {
      const play = overlordPlays((state, heroes) => {
        Object.assign(state, { boxes: ['base', 'well-of-darkness', 'altar-of-despair'] });
        Object.assign(state.overlord, { hand: ['poltergeist#1'] });
        pair(heroes)[1].at = space(5, 10);
      });
      const seat = play.overlordSeat;
      play.answers(seat, 'card:poltergeist').answers(seat, `figure:${play.hero().id}`);
      return play.answers(seat, play.can(seat)[0] ?? '');
    },
  ],
  [
    'overlord.urge',
    () => {
      const play = scene({
        options: BOXES,
        position: { at: 'turnStart' },
        set: state => {
          Object.assign(state.overlord, { threat: 5, hand: ['ambush-wod#1'] });
          for (const x of [4, 5]) put(state, 'skeleton', space(x, 9));
        },
      });
      return play.answers(play.overlordSeat, 'card:ambush-wod');
    },
  ],
];

/** Whoever is asked first takes the first thing on offer, or passes. */
function goOn(match: Match<State, View>, steps = 6): unknown {
  for (let n = 0; n < steps && !match.over; n++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    const [first] = decision.options;
    const picks =
      onlyPicks(decision) ?? (decision.max > 1 ? decision.options.map(({ key }) => key) : [first?.key ?? '']);
    match.answer({ seat: decision.seat, decision: decision.id, picks: first ? picks.slice(0, decision.max) : [] });
  }
  return match.state;
}

describe.each([...ASKED, ...ASKED_WITH_BOXES])('%s', (prompt, make) => {
  test('is saved and asked again, and everything goes on as it would have', () => {
    const play = make();
    const { match } = play;
    expect(match.decisions.map(one => one.prompt)).toContain(prompt);
    // A scene gives whoever it is about what it needs, and takes it from nowhere: the house's own, to be taken at its word.
    const saved = checkSave(JSON.parse(JSON.stringify(save(match))));
    const { match: again, resumed } = resume(descent, startedAs(saved), saved);
    expect(resumed).toBe('as-saved');
    expect(again.decisions.map(one => [one.seat, one.prompt, one.options.map(({ key }) => key)])).toEqual(
      match.decisions.map(one => [one.seat, one.prompt, one.options.map(({ key }) => key)]),
    );
    for (const viewer of [0, 1, 'spectator'] as const) expect(again.view(viewer)).toEqual(match.view(viewer));
    expect(goOn(again)).toEqual(goOn(match));
  });
});

rule(
  ['DES-12.2', 'DES-13.1', 'DES-12.3'],
  'a step is taken back while the overlord thinks, and after they let it pass; not once a trap has sprung',
  () => {
    const step = () => heroesPlay().does('action:run', 'walk:space:4,10');
    const open = step();
    open.match.undo(0);
    expect([open.hero().at, open.asked(0)]).toEqual(['space:3,10', 'turn.act']);
    open.match.redo();
    expect([open.hero().at, open.asked(open.overlordSeat)]).toEqual(['space:4,10', 'overlord.answer.space']);
    const passed = step().overlordWaits();
    passed.match.undo(0);
    expect(passed.hero().at).toBe(space(3, 10));
    const sprung = step();
    sprung.answers(sprung.overlordSeat, 'card:spiked-pit');
    expect(sprung.match.undoTarget(0)).toBeUndefined();
  },
);

rule(
  ['DES-26.1', 'DES-12.2'],
  'the table goes back over a door that was opened: what stood behind it stands there again, and nobody peeked at cards',
  () => {
    const play = heroesPlay((_, heroes) => {
      pair(heroes)[0].at = space(7, 9);
    }).does('action:run', 'door:mine-door');
    play.overlordWaits();
    const { match } = play;
    const shown = () => play.state.monsters.map(({ kind, rank, at }) => [kind, rank, standsOn({ at })]);
    const before = shown();
    expect([before.length > 0, match.undoTarget(0)]).toEqual([true, undefined]);
    // Action, nothing said of what is intended, door.
    match.rewind(2, 'anew');
    expect([play.state.board.revealed, play.state.monsters, play.asked(0)]).toEqual([[0], [], 'turn.act']);
    play.does('door:mine-door').overlordWaits();
    expect(shown()).toEqual(before);
  },
);
