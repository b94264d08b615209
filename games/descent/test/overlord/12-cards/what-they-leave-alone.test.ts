// DES-12: what cards of the boxes that move, lay and break things leave alone, and what else they set going.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { overlordCardRow } from '../../../content/overlord.ts';
import { boardOf } from '../../../rules/board.ts';
import { pushesOf } from '../../../rules/effects/places.ts';
import { doorsToOpen, targetsOf } from '../../../rules/overlord/breaking.ts';
import { strew } from '../../../rules/overlord/poltergeist.ts';
import { unbury } from '../../../rules/overlord/shift.ts';
import { boulderSites } from '../../../rules/overlord/snares.ts';
import { layTrapdoor } from '../../../rules/overlord/trapdoor.ts';
import type { Hero } from '../../../rules/state.ts';
import { GREEN, RED } from '../../faces.ts';
import { first } from '../../fight.ts';
import { fightTurn, strikes } from '../../fights-of-monsters.ts';
import { makeQuest, quest } from '../../guide.ts';
import { space as at, begun, lay, type Play, pair, put, tableOf } from '../../scene.ts';
import { BLANK, PLUS, place, walking, wounds } from '../../walks.ts';

const options = { 'well-of-darkness': true, 'altar-of-despair': true } as const;
const slammed = makeQuest('door-that-slams', {
  on: [{ id: 'shut', when: { close: 'mine-door' }, do: [{ op: 'set', flag: 'shut' }] }],
});

describe('Poltergeist', () => {
  /** The door stands open; `seen`: and what is behind it has come to light. */
  const strews = (seen: boolean, spot: Space = at(1, 12)): Play =>
    slammed({
      quiet: true,
      areas: seen ? [0, 1] : [0],
      at: [spot, at(1, 13)],
      *next(t) {
        t.state.board.markers = [];
        t.state.board.open.push('mine-door');
        lay(t.state, { kind: 'money' }, at(2, 9));
        lay(t.state, { kind: 'potion', potion: 'healing-potion' }, at(3, 9));
        yield* strew(t, overlordCardRow('poltergeist'), 2);
      },
    });

  rule('DES-12.9', 'R141: a token comes to lie on bare floor, not on another', () => {
    const play = strews(true);
    const seat = play.overlordSeat;
    play.answers(seat, 'pick-up:marker:money#0');
    expect(play.can(seat)).toContain('place:space:2,10');
    expect(play.can(seat)).not.toContain('place:space:3,9');
  });

  rule(['DES-12.9', 'DES-26.9'], 'a door that it shuts is shut for whoever waits for that', () => {
    const play = strews(true);
    const seat = play.overlordSeat;
    play.passes(seat);
    expect(play.state.guide.flags).toEqual([]);
    play.answers(seat, 'door:mine-door');
    expect(play.state.guide.flags).toEqual(['shut']);
  });

  rule(['DES-12.9', 'DES-26.1'], 'a hero sees where it carries them, before they are carried on', () => {
    const play = strews(false, at(4, 11));
    const seat = play.overlordSeat;
    play.answers(seat, `figure:${play.hero().id}`);
    expect(play.state.board.revealed).toEqual([0]);
    play.answers(seat, 'place:space:4,10');
    expect([play.state.board.revealed, play.asked(seat)?.startsWith('overlord.')]).toEqual([[0, 1], true]);
  });
});

rule(['DES-54.7', 'DRF-2.9c'], 'nobody pushes a monster onto a glyph that is awake; a hero they do', () => {
  const state = begun({ options });
  const [hero, friend] = pair(state.heroes);
  [hero.at, friend.at] = [at(2, 9), at(1, 13)];
  state.board.markers = [];
  lay(state, { kind: 'glyph', active: true }, at(3, 9));
  const beastman = put(state, 'beastman', at(4, 9));
  expect([pushesOf(state, beastman).includes(at(3, 9)), pushesOf(state, hero).includes(at(3, 9))]).toEqual([
    false,
    true,
  ]);
});

describe('traps', () => {
  const atDoor = (
    cards: readonly string[],
    dice: readonly number[],
    set: (friend: Hero, play: Parameters<typeof put>[0]) => void,
  ): Play =>
    walking(cards, {
      options,
      dice: [...dice],
      set: (state, heroes) => {
        place(heroes, 0, 7, 9);
        place(heroes, 1, 7, 10);
        set(pair(heroes)[1], state);
      },
    });

  rule(['DES-8.7', 'DES-12.11'], 'whoever leaps aside of a Welcome Mat aims no longer; a Dodge stays', () => {
    const left = (order: NonNullable<Hero['order']>): Hero['order'] => {
      const play = atDoor(['welcome-mat#1'], [PLUS, BLANK], friend => void Object.assign(friend, { order }));
      play.does('door:mine-door').answers(play.overlordSeat, 'card:welcome-mat');
      play.does(play.can().find(key => key.startsWith('place:')) ?? 'nowhere');
      return play.hero(1).order;
    };
    expect([left('aim'), left('dodge')]).toEqual([undefined, 'dodge']);
  });

  rule(['DES-18.4', 'DES-12.13'], 'R108: who stands over a Welcome Mat with half of their base does not fall', () => {
    const hurt = (on: Parameters<typeof put>[2]): boolean => {
      const row = overlordCardRow('welcome-mat');
      const op = row.ops.find(one => one.op === 'trapdoor');
      const play = slammed({
        quiet: true,
        at: [at(6, 9), at(1, 13)],
        dice: [PLUS],
        *next(t) {
          put(t.state, 'hell-hound', on).wounds = 9;
          const what = { when: 'door-opened', door: 'mine-door', figure: first(t.state.heroes).id } as const;
          if (op) yield* layTrapdoor(t, row, op, what);
        },
      });
      return play.monster().wounds < 9;
    };
    expect([hurt(base(6, 10, 2, 1)), hurt(base(7, 9, 1, 2))]).toEqual([false, true]);
  });

  rule(['DES-54.5', 'DES-12.13'], 'R99: rubble covers a glyph where it lies, and nothing else that lies there', () => {
    const state = begun({ options });
    const [hero] = pair(state.heroes);
    hero.at = at(4, 9);
    state.board.markers = [];
    lay(state, { kind: 'glyph', active: false }, at(3, 9));
    lay(state, { kind: 'money' }, at(3, 9));
    state.board.terrain[at(3, 9)] = 'rubble';
    unbury(tableOf(state), at(3, 9), hero.id);
    expect(state.board.markers.map(({ kind, at: where }) => [kind, where])).toEqual([
      ['glyph', at(3, 9)],
      ['money', at(4, 9)],
    ]);
  });

  rule('DES-51.1', 'R104: Rolling Stone needs four spaces on which nothing lies', () => {
    const free = (mud: boolean): boolean => {
      const state = begun({ options });
      for (const hero of state.heroes) hero.at = at(1, 13);
      if (mud) state.board.terrain[at(5, 10)] = 'mud';
      return boulderSites(state, 3).includes(base(4, 9, 2, 2));
    };
    expect([free(false), free(true)]).toEqual([true, false]);
  });

  rule(['DES-25.8', 'DES-12.9'], 'R105: an Alarm throws no rune door open', () => {
    const { state } = quest('heart-of-darkness', { options, areas: [0, 1], quiet: true });
    const doors = doorsToOpen(state).map(({ id }) => id);
    expect(
      boardOf(state)
        .doors.filter(({ kind }) => kind === 'rune')
        .map(({ id }) => id),
    ).toEqual(['heart-door']);
    expect([doors.includes('heart-door'), doors.length > 0]).toEqual([false, true]);
  });

  rule(['DES-12.9', 'DES-26.3'], 'Smash! breaks nothing where nobody has looked', () => {
    const targets = (revealed: readonly number[]): number => {
      const state = begun({ options });
      for (const hero of state.heroes) hero.at = at(1, 13);
      state.board.open.push('mine-door');
      state.board.revealed = [...revealed] as typeof state.board.revealed;
      put(state, 'beastman', at(7, 9));
      state.board.terrain[at(8, 9)] = 'rubble';
      return targetsOf(state).filter(one => 'rubble' in one).length;
    };
    expect([targets([0]), targets([0, 1])]).toEqual([0, 1]);
  });
});

describe('Crushing Blow', () => {
  const blown = (hero: string, own: Partial<Hero>): Play => {
    const play = strikes(
      fightTurn(['crushing-blow#1'], {
        options,
        hero,
        dice: [RED.four, GREEN.three],
        set: (_, heroes) => void Object.assign(first(heroes), own),
      }),
    );
    const seat = play.overlordSeat;
    for (let n = 0; n < 4 && !play.can(seat).includes('card:crushing-blow'); n++) play.passes(seat);
    return play.answers(seat, 'card:crushing-blow');
  };

  rule(['DRF-2.1', 'DES-79.7'], 'R107: of what Jonas has, only the pack breaks', () => {
    const own = { equipped: ['sword#1'], pack: ['axe#1', 'bow#1'] };
    expect(blown('jonas-the-kind', own).can(1)).toEqual(['item:axe#1', 'item:bow#1']);
    expect(blown('steelhorns', own).can(1)).toEqual(['item:sword#1', 'item:axe#1', 'item:bow#1']);
  });

  rule(['DRF-2.1', 'DES-2.3'], 'what is broken is no longer exhausted: its next owner may use it', () => {
    const play = blown('steelhorns', { equipped: ['iron-shield#1', 'sword#1'], exhausted: ['iron-shield#1'] });
    play.answers(1, 'item:iron-shield#1').overlordWaits();
    expect([play.hero().equipped, play.hero().exhausted, wounds(play)]).toEqual([['sword#1'], [], 0]);
  });
});
