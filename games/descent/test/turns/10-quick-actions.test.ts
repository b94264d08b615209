// DES-10: quick actions of heroes.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { first } from '../fight.ts';
import { lay, scene } from '../scene.ts';
import { inTown } from '../standing.ts';
import { stands, walks } from '../walks.ts';

rule(
  ['DES-10.1', 'DES-38.1', 'DES-54.1', 'DES-54.3'],
  'whoever enters a sleeping glyph wakes it, once, for 3 conquest',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = space(4, 10);
        lay(state, { kind: 'glyph', active: false }, space(5, 10));
      },
    })
      .does('action:run', 'walk:space:5,10')
      .overlordWaits();
    expect(play.state.conquest).toBe(8);
    expect(play.state.board.markers.at(-1)).toMatchObject({ kind: 'glyph', active: true });
    play.does('walk:space:4,10').overlordWaits();
    play.does('walk:space:5,10').overlordWaits();
    expect(play.state.conquest).toBe(8);
  },
);

rule(['DES-10.2', 'DES-28.2'], 'a token is picked up for nothing, also without moving', () => {
  const play = scene({ set: (state, [hero]) => hero?.at && lay(state, { kind: 'money' }, hero.at) }).does(
    'action:battle',
  );
  expect(play.can()).toContain('pick-up:marker:money#1');
  play.does('pick-up:marker:money#1').overlordWaits();
  expect(play.state.board.markers.some(({ kind }) => kind === 'money')).toBe(false);
});

rule(['DES-10.3', 'DES-2.4', 'DES-34.4'], 'what is dropped is lost', () => {
  const play = scene({ set: (_, [hero]) => hero?.equipped.push('sword#1') }).does('action:battle', 'drop:sword#1');
  expect([play.hero().equipped, play.state.lost]).toEqual([[], ['sword#1']]);
});

rule(['DES-10.4', 'DES-54.2', 'DES-54.4', 'DES-32.14'], 'to Town for 1 point, and not back in the same round', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) hero.at = space(2, 10);
    },
  }).does('action:run', 'town');
  expect([play.hero().at, play.state.turn?.movement, play.hero().travelled]).toEqual([undefined, 7, true]);
  expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.travelled', 'DES-54.4']);
});

rule(
  ['DES-10.6', 'DES-10.17', 'DES-28.3', 'DES-28.4'],
  'a thing is given to a hero beside for 1 point, who takes it at once',
  () => {
    const play = scene({
      set: (_, [hero, other]) => {
        if (!hero || !other) return;
        hero.equipped = ['sword#1'];
        hero.coins = 500;
        other.at = space(3, 10);
        hero.at = space(2, 10);
      },
    }).does('action:advance');
    expect(play.can().filter(key => key.startsWith('give:'))).toEqual(['give:sword#1:hero:mad-carthos']);
    // To nobody who is further off.
    const far = scene({
      set: (_, [hero, other]) => {
        if (hero) Object.assign(hero, { equipped: ['sword#1'], at: space(2, 10) });
        if (other) other.at = space(4, 10);
      },
    }).does('action:advance');
    expect(far.can().some(key => key.startsWith('give:'))).toBe(false);
    play.does('give:sword#1:hero:mad-carthos');
    expect([play.hero(0).equipped, play.hero(1).equipped, play.state.turn?.movement]).toEqual([[], ['sword#1'], 3]);
  },
);

rule(['DES-6.5', 'DES-10.6'], 'what is exhausted is so in the next hand too, and no longer in the first', () => {
  const play = scene({
    set: (_, [hero, other]) => {
      if (hero)
        Object.assign(hero, { equipped: ['sword#1', 'iron-shield#1'], exhausted: ['iron-shield#1'], at: space(2, 10) });
      if (other) other.at = space(3, 10);
    },
  }).does('action:advance', 'give:iron-shield#1:hero:mad-carthos', 'give:sword#1:hero:mad-carthos');
  expect([play.hero(0).exhausted, play.hero(1).exhausted]).toEqual([[], ['iron-shield#1']]);
});

rule(
  ['DES-10.7', 'DES-10.6', 'DES-10.3'],
  'whoever touches a potion of theirs may drink, give or drop it: all three are about the same thing',
  () => {
    const play = scene({
      set: (_, [hero, friend]) => {
        if (hero) Object.assign(hero, { wounds: 10, potions: ['healing-potion'] });
        if (hero) hero.at = space(3, 9);
        if (friend) friend.at = space(4, 9);
      },
    }).does('action:advance');
    const about = play.match.decisionOf(0)?.options.filter(({ on }) => on?.includes('item:healing-potion'));
    expect(about?.map(({ key }) => key.split(':')[0]).sort()).toEqual(['drink', 'drop', 'give']);
  },
);

rule(
  ['DES-10.7', 'DES-29.2', 'DES-29.3', 'DES-29.5', 'DES-29.14', 'DES-24.8'],
  'a potion at hand costs 1 point, one in a turn; it heals 3 and goes back to the supply',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.wounds = 11;
        hero.potions = ['healing-potion', 'vitality-potion'];
        hero.pack = ['healing-potion'];
        state.supply['healing-potion'] = 7;
      },
    }).does('action:advance', 'drink:healing-potion');
    expect([play.hero().wounds, play.state.turn?.movement, play.state.supply['healing-potion']]).toEqual([14, 3, 8]);
    expect(play.hero()).toMatchObject({ potions: ['vitality-potion'], pack: ['healing-potion'] });
    expect(play.whyNot('drink:vitality-potion')).toEqual(['why.drunk', 'DES-29.2']);
  },
);

rule(
  ['DES-10.8', 'DRF-9.7', 'DES-25.3', 'DES-25.6'],
  'EX-66: a door is opened and shut for 2 points, from any space beside it',
  () => {
    const play = scene({
      set: (_, [hero]) => {
        if (hero) hero.at = space(6, 9);
      },
    }).does('action:run');
    play.does('walk:space:7,9').overlordWaits();
    play.does('door:mine-door').overlordWaits();
    expect([play.state.board.open, play.state.turn?.movement]).toEqual([['mine-door'], 5]);
    play.does('door:mine-door').overlordWaits();
    expect([play.state.board.open, play.state.turn?.movement]).toEqual([[], 3]);
    const far = scene({
      set: (_, [hero]) => {
        if (hero) hero.at = space(5, 9);
      },
    }).does('action:run');
    expect(far.can()).not.toContain('door:mine-door');
  },
);

rule('DES-10.9', 'a rune door costs 2 points to open, and 2 to shut', () => {
  const play = scene({
    set: (state, heroes) => {
      state.board.revealed.push(1, 2);
      state.board.keys = ['red'];
      first(heroes).at = space(24, 17);
    },
  }).does('action:run');
  play.does('door:heart-door').overlordWaits();
  expect(play.state.turn?.movement).toBe(6);
  play.does('door:heart-door').overlordWaits();
  expect([play.state.turn?.movement, play.state.board.open]).toEqual([4, []]);
});

rule(['DES-10.10', 'DES-30.3'], 'a chest is opened for 2 points by whoever stands on it', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(1, 13);
      lay(state, { kind: 'chest', tier: 'copper' }, space(1, 13));
      state.guide.chests['marker:chest#1'] = 1;
      state.guide.pools.copper = [2, 3];
    },
  }).does('action:battle', 'fatigue');
  expect(play.whyNot('chest:marker:chest#1')).toEqual(['why.movement', 'DES-10.10']);
  play.does('fatigue');
  expect(play.can()).toContain('chest:marker:chest#1');
  play.does('chest:marker:chest#1').overlordWaits();
  expect(play.state.turn?.movement).toBe(0);
});

rule(
  ['DES-10.11', 'DRF-9.10', 'DES-34.5', 'DES-34.6', 'DES-34.15', 'DES-7.7'],
  '2 points change what is in hand, and nothing else',
  () => {
    const play = scene({
      set: (_, [hero]) => {
        if (!hero) return;
        hero.equipped = ['sword#1', 'leather-armor#1'];
        hero.pack = ['axe#1', 'chain-mail#1'];
      },
    }).does('action:battle', 'fatigue', 'fatigue', 're-equip');
    expect(play.can().filter(key => !key.startsWith('drop:'))).toEqual(['put-away:sword#1']);
    play.does('put-away:sword#1', 'equip:axe#1').passes();
    expect(play.hero()).toMatchObject({ equipped: ['leather-armor#1', 'axe#1'], pack: ['chain-mail#1', 'sword#1'] });
    expect(play.state.turn?.movement).toBe(0);
  },
);

rule(
  ['DES-10.12', 'DES-46.3', 'DES-46.6'],
  'R16: out of a pit for 2 points, to any free space beside it; inside it a step is a step',
  () => {
    const ground = { '2,10': 'pit', '3,10': 'pit' } as const;
    const play = scene({ set: stands(2, 10, ground, state => (state.board.markers = [])) }).does('action:advance');
    expect(walks(play.can())).toEqual(['walk:space:3,10']);
    expect(play.can()).toContain('climb:space:4,10');
    play.does('climb:space:4,10').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:4,10', 2]);
    const near = scene({ set: stands(2, 10, ground), options: { 'pit-exit-anywhere': false } }).does('action:advance');
    expect(near.can()).not.toContain('climb:space:4,10');
    const poor = scene({ set: stands(2, 10, ground) }).does('action:battle', 'fatigue');
    expect(poor.whyNot('climb:space:1,10')).toEqual(['why.movement', 'DES-10.12']);
  },
);

rule(
  ['DES-10.14', 'DES-29.1', 'DES-32.2', 'DES-32.13'],
  'R2: trading takes 3 points in all, and whoever has traded does not return in this turn',
  () => {
    const play = scene({ set: inTown(300) }).does('action:advance', 'trade');
    expect(play.state.turn?.movement).toBe(1);
    play.does('buy:bow', 'sell:bow#1', 'buy-potion:healing-potion');
    expect(play.hero()).toMatchObject({ coins: 300 - 75 + 25 - 50, potions: ['healing-potion'], equipped: [] });
    expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.traded', 'DES-32.13']);
    const lenient = scene({ set: inTown(300), options: { 'trade-and-return': true } }).does('action:run', 'trade');
    expect(lenient.can()).toContain('glyph:marker:glyph#0');
  },
);

rule(
  ['DES-10.15', 'DES-46.8', 'DES-45.2'],
  'a jump is over pits alone, onto firm ground, for all the points there are',
  () => {
    const jumps = (ground: { readonly [at: string]: Prop }) =>
      scene({
        set: stands(5, 9, ground, (_, [, friend]) => void (friend && Object.assign(friend, { at: space(1, 13) }))),
      })
        .does('action:battle', 'fatigue', 'fatigue', 'fatigue')
        .can()
        .filter(key => key.startsWith('jump:'));
    expect(jumps({ '6,9': 'pit' })).toEqual(['jump:space:7,9']);
    expect(jumps({ '6,9': 'pit', '7,9': 'water' })).toEqual([]);
    expect(jumps({ '6,9': 'water' })).toEqual([]);
    expect(jumps({ '5,9': 'pit', '6,9': 'pit' })).toEqual([]);
  },
);

rule(['DES-10.15', 'DES-46.8'], 'R3: a jump costs 3 points for each space of the pit', () => {
  const ground = { '3,10': 'pit', '4,10': 'pit' } as const;
  const play = scene({ set: stands(2, 10, ground) }).does('action:run');
  expect(play.can()).toContain('jump:space:5,10');
  play.does('jump:space:5,10').overlordWaits();
  expect([play.hero().at, play.state.turn?.movement]).toEqual(['space:5,10', 2]);
  expect(
    scene({ set: stands(2, 10, ground) })
      .does('action:advance')
      .can(),
  ).not.toContain('jump:space:5,10');
  const strict = scene({ set: stands(2, 10, ground), options: { 'jump-one-space': true } }).does('action:run');
  expect(strict.can()).not.toContain('jump:space:5,10');
  const one = scene({ set: stands(3, 9, ground), options: { 'jump-one-space': true } }).does('action:run');
  expect(one.can()).toContain('jump:space:3,11');
});

rule(['DES-10.16', 'DES-30.2'], 'coins are never given', () => {
  const play = scene({ set: (_, [hero]) => hero && Object.assign(hero, { coins: 1000 }) }).does('action:run');
  expect(play.can().filter(key => key.startsWith('give'))).toEqual([]);
});

rule(['DES-10.18', 'DES-16.5'], 'points that are left are lost at the end of the turn', () => {
  const play = scene().does('action:run').passes();
  expect(play.state.turn).toMatchObject({ hero: 'hero:mad-carthos', movement: 0 });
});
