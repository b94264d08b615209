// DES-12: cards of the Well of Darkness that go for doors, chests, floors and what heroes carry.

import { rule } from '@veillee/kernel/test/rule';
import { base, pointOf, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { mapNow, propAt } from '../../../rules/board.ts';
import { calls } from '../../../rules/calls.ts';
import { targetsOf } from '../../../rules/overlord/breaking.ts';
import type { Hero, State } from '../../../rules/state.ts';
import { GREEN, RED } from '../../faces.ts';
import { said } from '../../fight.ts';
import { fightTurn, strikes } from '../../fights-of-monsters.ts';
import { lay, type Plan, type Play, pair, put, run } from '../../scene.ts';
import { BLANK, PLUS, place, SURGE, walking, wounds } from '../../walks.ts';

const options = { 'well-of-darkness': true };

/** The first hero stands at the shut door of the first room, the second beside them, or elsewhere. */
const atDoor = (cards: readonly string[], plan: Plan = {}, other: readonly [number, number] = [7, 10]): Play =>
  walking(cards, {
    ...plan,
    options,
    set: (state, heroes) => {
      place(heroes, 0, 7, 9);
      place(heroes, 1, ...other);
      plan.set?.(state, heroes);
    },
  });

/** The first hero stands on a chest and opens it. */
const opensChest = (cards: readonly string[], plan: Plan = {}, at: Space = space(4, 10)): Play => {
  const play = walking(cards, {
    ...plan,
    options,
    set: (state, heroes) => {
      Object.assign(pair(heroes)[0], { at });
      const { id } = lay(state, { kind: 'chest', tier: 'copper' }, at);
      state.guide.chests[id] = 1;
      plan.set?.(state, heroes);
    },
  });
  return play.does(`chest:${play.state.board.markers.find(({ kind }) => kind === 'chest')?.id}`);
};

describe('Crushing Blow', () => {
  const turn = (carried: Partial<Hero>, threat = 20): Play =>
    strikes(
      fightTurn(['crushing-blow#1'], {
        options,
        dice: [RED.four, GREEN.three],
        set: (state, [hero]) => {
          Object.assign(hero ?? {}, carried);
          state.overlord.threat = threat;
        },
      }),
    );

  rule('DRF-2.1', 'an Event: the hero whom an attack has hit loses an item and no wounds', () => {
    const play = turn({ equipped: ['sword#1', 'blade-of-light#1'], pack: ['healing-potion', 'chain-mail#1'] });
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.answer.attack', ['card:crushing-blow']]);
    play.answers(seat, 'card:crushing-blow');
    // Neither the relic nor the potion.
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.item', ['item:sword#1', 'item:chain-mail#1']]);
    play.answers(seat, 'item:sword#1');
    expect(play.hero()).toMatchObject({ equipped: ['blade-of-light#1'] });
    expect(play.state.shop).toContain('sword#1');
    expect([wounds(play), play.state.overlord.threat]).toEqual([0, 16]);
    expect(play.state.overlord).toMatchObject({ played: ['crushing-blow#1'], powers: [] });
  });

  rule(
    'DRF-2.1',
    'shop and copper items for 4 threat, silver for 8, gold for 12; what cannot be paid is refused',
    () => {
      const gold = { equipped: ['mithril-breastplate#1'], pack: [] };
      const play = turn(gold, 12);
      const seat = play.overlordSeat;
      play.answers(seat, 'card:crushing-blow');
      expect([play.hero().equipped, play.state.overlord.threat]).toEqual([[], 0]);
      expect(play.state.decks.treasures.gold[0]).toBe('mithril-breastplate#1');
      // Nobody is asked who could not pay for anything: the blow falls.
      const poor = turn(gold, 11);
      expect([
        poor.log.includes('log.overlord.breaks'),
        poor.hero().equipped,
        poor.log.includes('log.attack.hit'),
      ]).toEqual([false, ['mithril-breastplate#1'], true]);
      const silver = turn({ equipped: ['bo-stick#1'], pack: [] }, 8);
      silver.answers(seat, 'card:crushing-blow');
      expect([silver.hero().equipped, silver.state.overlord.threat]).toEqual([[], 0]);
    },
  );
});

describe('Smash!', () => {
  const turn = (at: Space, set: (state: State) => void = () => {}): Play =>
    fightTurn(['smash-wod#1'], {
      options,
      on: at,
      set: state => {
        state.board.revealed = [0, 1];
        set(state);
      },
    });

  rule(
    ['DES-12.9', 'DES-25.5'],
    'a door beside a monster is gone for good: it stands open, and nobody shuts it',
    () => {
      const play = turn(space(7, 9));
      const seat = play.overlordSeat;
      play.answers(seat, 'card:smash-wod');
      expect(play.state.board).toMatchObject({ open: ['mine-door'], broken: ['mine-door'] });
      const { state } = play;
      run(state, t => calls(t).happen(t, { what: 'round' }));
      const shut = atDoor([], {
        set: one => void Object.assign(one.board, { revealed: [0, 1], open: ['mine-door'], broken: ['mine-door'] }),
      });
      expect(shut.whyNot('door:mine-door')).toEqual(['why.broken', 'DES-12.9']);
    },
  );

  rule('DES-12.9', 'no door into the dark, and nothing that is not beside a monster', () => {
    const play = turn(space(7, 9), ({ board }) => void Object.assign(board, { revealed: [0] }));
    expect(play.whyNot('card:smash-wod', play.overlordSeat)).toEqual(['overlord.why.nothingToSmash', 'DES-12.9']);
    const far = turn(space(4, 9));
    expect(far.whyNot('card:smash-wod', far.overlordSeat)).toEqual(['overlord.why.nothingToSmash', 'DES-12.9']);
  });

  rule('DES-12.9', 'rubble beside a monster is cleared, all spaces of the marker', () => {
    const play = turn(
      space(4, 9),
      ({ board }) =>
        void Object.assign(board.terrain, {
          [space(5, 9)]: 'rubble',
          [space(6, 9)]: 'rubble',
          [space(1, 9)]: 'rubble',
        }),
    );
    play.answers(play.overlordSeat, 'card:smash-wod');
    expect([5, 6, 1].map(x => propAt(play.state, space(x, 9)))).toEqual([undefined, undefined, 'rubble']);
    expect(targetsOf(play.state)).toEqual([]);
  });
});

describe('Alarm', () => {
  rule(['DES-12.9', 'DES-5.8'], 'R105: a door flies open, and the overlord’s turn begins', () => {
    const play = opensChest(['alarm-wod#1'], { dice: [PLUS] });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:alarm-wod');
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.alarm', ['door:mine-door']]);
    play.answers(seat, 'door:mine-door');
    expect(play.state.board.revealed).toEqual([0, 1]);
    // The chest gives what is in it; then the other hero has no turn in this round.
    while (play.asked() !== undefined) play.passes(0);
    expect(play.state.phase).toBe('overlord');
    expect(play.hero(1).ready).toBe(false);
  });

  rule(['DES-12.9', 'DES-19.9'], 'a blank saves; and the overlord may leave the doors shut', () => {
    const saved = opensChest(['alarm-wod#1'], { dice: [BLANK] });
    saved.answers(saved.overlordSeat, 'card:alarm-wod');
    expect([saved.state.board.revealed, saved.asked(saved.overlordSeat)]).toEqual([[0], undefined]);
    const left = opensChest(['alarm-wod#1'], { dice: [PLUS] });
    left.answers(left.overlordSeat, 'card:alarm-wod').passes(left.overlordSeat);
    expect([left.state.board.revealed, left.state.turn?.ended]).toEqual([[0], false]);
    const shut = opensChest(['alarm-wod#1'], {
      set: ({ guide }) => void Object.assign(guide.locked, { 'mine-door': true }),
    });
    expect(shut.whyNot('card:alarm-wod', shut.overlordSeat)).toEqual(['overlord.why.noDoor', 'DES-12.9']);
  });
});

describe('Drugged Darts', () => {
  rule(['DES-12.13', 'DES-12.21'], 'R106: six spaces of darts in a corridor of the area that has come to light', () => {
    const play = atDoor(['drugged-darts#1']);
    const seat = play.overlordSeat;
    play.does('door:mine-door');
    // Whatever answers the door itself comes first.
    while (play.asked(seat) === 'overlord.answer.door' && !play.can(seat).includes('card:drugged-darts'))
      play.passes(seat);
    play.answers(seat, 'card:drugged-darts');
    expect(play.can(seat)).toContain(`place:${base(8, 9, 3, 2)}`);
    play.answers(seat, `place:${base(8, 9, 3, 2)}`);
    const darts = [8, 9, 10, 11].map(x => propAt(play.state, space(x, 10)));
    expect(darts).toEqual(['dart-field', 'dart-field', 'dart-field', undefined]);
    expect(play.state.overlord.threat).toBe(21);
  });

  test('heroes are told nothing of who holds what as an area comes to light', () => {
    const seen = [['drugged-darts#1'], ['aim#1']].map(hand => {
      const play = atDoor(hand).does('door:mine-door');
      const asked = [play.asked(play.overlordSeat)];
      for (; play.asked(play.overlordSeat) && !play.asked(); play.passes(play.overlordSeat))
        asked.push(play.asked(play.overlordSeat));
      return [asked, play.match.view(0), [...play.match.told(0)]];
    });
    expect(seen[1]).toEqual(seen[0]);
  });
});

describe('runes', () => {
  rule(['DES-12.9', 'DES-24.10'], 'Fire Runes: the breath template from the chest, 4 wounds and 2 burn tokens', () => {
    const play = opensChest(['fire-runes#1'], {
      dice: [SURGE, PLUS, PLUS, PLUS, PLUS, PLUS],
      set: (state, heroes) => {
        place(heroes, 1, 6, 9);
        put(state, 'beastman', space(5, 9), 'master');
        put(state, 'skeleton', space(2, 10));
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:fire-runes');
    expect([play.asked(seat), play.can(seat).length]).toEqual(['overlord.template', 4]);
    const east = play.match.decisionOf(seat)?.options.find(({ on }) => on?.includes(space(6, 9)));
    play.answers(seat, east?.key ?? '');
    // The hero on the chest, the friend two spaces on, a monster between them; not the skeleton behind.
    expect([wounds(play, 0), wounds(play, 1)]).toEqual([2, 4]);
    expect([play.hero(0).tokens.burn, play.hero(1).tokens.burn]).toEqual([2, 2]);
    const left = play.state.monsters.map(({ kind, tokens }) => [kind, tokens.burn]);
    expect(left).toContainEqual(['skeleton', undefined]);
    expect(left).not.toContainEqual(['beastman', undefined]);
  });

  rule(['DES-12.9', 'DES-63.1'], 'Lightning Runes: the bolt template from the door, 4 wounds and a daze token', () => {
    const play = atDoor(['lightning-runes#1'], { dice: [SURGE, SURGE, PLUS, PLUS] }, [4, 10]);
    const seat = play.overlordSeat;
    play.does('door:mine-door').answers(seat, 'card:lightning-runes');
    expect(play.asked(seat)).toBe('overlord.template');
    const spaces = play.match.decisionOf(seat)?.options.map(({ on }) => on?.length);
    // Away from the door over four spaces, or through it from the other side: into the dark it goes unseen.
    expect(spaces).toEqual([2, 8, 6]);
    const west = play.match.decisionOf(seat)?.options.find(({ on }) => on?.includes(space(4, 10)));
    play.answers(seat, west?.key ?? '');
    expect([wounds(play, 0), wounds(play, 1)]).toEqual([2, 4]);
    expect([play.hero(0).tokens.daze, play.hero(1).tokens.daze]).toEqual([1, 1]);
  });
});

describe('the floor', () => {
  rule(
    ['DES-12.13', 'DES-49.1'],
    'Scything Blades: a marker of two spaces, and whoever stands there has entered it',
    () => {
      const play = walking(['scything-blades-card#1'], {
        options,
        dice: [PLUS, PLUS],
        set: (_, heroes) => place(heroes, 1, 5, 10),
      });
      const seat = play.overlordSeat;
      play.does('walk:space:4,10').answers(seat, 'card:scything-blades-card');
      expect([play.asked(seat), play.can(seat)]).toEqual([
        'overlord.lay',
        [base(4, 10, 2, 1), base(3, 10, 2, 1), base(4, 10, 1, 2), base(4, 9, 1, 2)].map(at => `place:${at}`),
      ]);
      play.answers(seat, `place:${base(4, 10, 2, 1)}`);
      expect([wounds(play, 0), wounds(play, 1)]).toEqual([2, 2]);
      expect([play.hero(0).tokens.bleed, play.hero(1).tokens.bleed]).toEqual([1, 1]);
      expect(propAt(play.state, space(5, 10))).toBe('scything-blades');
    },
  );

  rule('DES-12.13', 'Scything Blades need room for both spaces; that no ice is left is nothing to them', () => {
    const walked = (set: NonNullable<Plan['set']>): Play =>
      walking(['scything-blades-card#1', 'frozen-path#1'], { options: { ...options, 'tomb-of-ice': true }, set }).does(
        'walk:space:4,10',
      );
    const tight = walked(({ board }) => {
      for (const at of [space(5, 10), space(3, 10), space(4, 9), space(4, 11)]) board.terrain[at] = 'mud';
    });
    const seat = tight.overlordSeat;
    expect(tight.whyNot('card:scything-blades-card', seat)).toEqual(['overlord.why.noSpace', 'DES-12.13']);
    expect(tight.can(seat)).toEqual(['card:frozen-path']);
    // Nineteen markers of ice, none beside another.
    const frozen = walked(state => {
      const isApart = ({ x, y }: ReturnType<typeof pointOf>): boolean => x > 8 && x % 2 === 0 && y % 2 === 0;
      const spread = mapNow(state).places.filter(at => isApart(pointOf(at)));
      for (const at of spread.slice(0, 19)) state.board.terrain[at] = 'ice';
    });
    expect(frozen.whyNot('card:frozen-path', seat)).toEqual(['overlord.why.noSpace', 'DES-12.13']);
    expect(frozen.can(seat)).toEqual(['card:scything-blades-card']);
  });

  rule(
    ['DES-12.13', 'DES-90.1'],
    'Welcome Mat: a pit before the door, 4 wounds and poison; a blank leaps aside',
    () => {
      const play = atDoor(['welcome-mat#1'], { dice: [PLUS, BLANK] });
      const seat = play.overlordSeat;
      play.does('door:mine-door').answers(seat, 'card:welcome-mat');
      expect([space(7, 9), space(7, 10), space(8, 9)].map(at => propAt(play.state, at))).toEqual([
        'pit',
        'pit',
        undefined,
      ]);
      expect([wounds(play, 0), play.hero(0).tokens.poison]).toEqual([4, 4]);
      expect(play.asked()).toBe('overlord.trap.shift');
      // Not into the other half of it.
      expect(play.can()).not.toContain('place:space:7,9');
      play.does('place:space:6,10');
      expect([play.hero(1).at, wounds(play, 1)]).toEqual([space(6, 10), 0]);
      const mud = atDoor(
        ['welcome-mat#1'],
        { set: ({ board }) => void Object.assign(board.terrain, { [space(7, 10)]: 'mud' }) },
        [4, 10],
      );
      mud.does('door:mine-door');
      expect(mud.whyNot('card:welcome-mat', seat)).toEqual(['overlord.why.noSpace', 'DES-12.13']);
      expect(said(play, 'log.overlord.harm')).toMatchObject({ wounds: 4, total: 4 });
    },
  );
});
