// The Spoiled Brat, Last Wishes and The Eternal Guardian, each with its own rules, its victory and its defeat.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { type Flow, type Marker, sheetOf, type T } from '../../rules/state.ts';
import { all, first, heard, inTurn, meets, monster, overlordTurnEnds, quest, second, slays, takes } from '../guide.ts';
import { type Play, put, space } from '../scene.ts';

const conquestOf = (play: Play, begun: number) => play.state.conquest - begun;

// ---- The Spoiled Brat ----

const house = (plan: Parameters<typeof quest>[1] = {}) => quest('spoiled-brat', { quiet: true, ...plan });
const hidden = (where: string) => ({
  set: (state: Play['state']) => {
    state.guide.flags = [`in-${where}`];
    state.guide.done = ['hide-and-seek'];
  },
});

rule(['DES-0.9', 'DES-26.8'], 'the Brat: the overlord says in secret where he hides', () => {
  const play = house({ areas: [0, 1, 2, 4] });
  expect([play.asked(0), play.asked(1)]).toEqual([undefined, 'ask.quest']);
  expect(play.can(1)).toEqual(['answer:0', 'answer:1', 'answer:2']);
  play.answers(1, 'answer:1');
  expect(play.state.guide.flags).toEqual(['in-wardrobe']);
  expect(JSON.stringify(play.seat(0).view())).not.toContain('in-wardrobe');
  expect(JSON.stringify(play.seat(1).view())).toContain('in-wardrobe');
});

rule('DES-0.9', 'the Brat: whoever imagines where he hides knows no more than the heroes', () => {
  const imagined = (found: readonly string[]): string[] => {
    const { state } = house({ areas: [0, 1, 2, 4], ...hidden('wardrobe'), next: inTurn(...found.map(meets)) });
    const dreams = Array.from({ length: 40 }, (_, n) => {
      const dream = structuredClone(state);
      descent.redeal(dream, 0, new Chance(newChance(`dream ${n}`)));
      return dream.guide.flags.filter(flag => flag.startsWith('in-')).join();
    });
    return [...new Set(dreams)].sort();
  };
  expect(imagined([])).toEqual(['in-dumbwaiter', 'in-toy-chest', 'in-wardrobe']);
  expect(imagined(['toy-chest'])).toEqual(['in-dumbwaiter', 'in-wardrobe']);
  expect(imagined(['toy-chest', 'dumbwaiter'])).toEqual(['in-wardrobe']);
});

rule('DES-27.2', 'the Brat: the right hiding-place gives the boy, who cries; a wrong one gives what is in it', () => {
  const found = house({ areas: [0, 1, 2, 4], ...hidden('toy-chest'), next: meets('toy-chest') });
  expect([found.hero().objects, found.state.guide.counters.sleep]).toEqual([['leopold'], 6]);
  const empty = house({ areas: [0, 1, 2, 4], ...hidden('wardrobe'), next: meets('toy-chest') });
  expect([empty.hero().objects, empty.state.monsters.map(({ kind }) => kind)]).toEqual([[], Array(2).fill('skeleton')]);
  const dressed = house({ areas: [0, 1, 2, 3, 4], ...hidden('wardrobe'), next: meets('wardrobe') });
  expect([dressed.hero().objects, dressed.state.monsters]).toEqual([['leopold'], []]);
  const moths = house({ areas: [0, 1, 2, 3, 4], ...hidden('toy-chest'), next: meets('wardrobe') });
  expect([moths.hero().objects, moths.state.monsters.length, heard(moths).at(-1)]).toEqual([[], 1, 'wardrobe-empty']);
  const hoist = house({ areas: [0, 1, 2, 4, 5], ...hidden('dumbwaiter'), next: meets('dumbwaiter') });
  expect([hoist.hero().objects, hoist.state.board.stairs]).toEqual([['leopold'], ['hoist']]);
});

rule('DES-0.6', 'the Brat: chests, deaths and crying wear out her sleep; at nought she gets up', () => {
  const noise = house({
    areas: [0, 1],
    set: (state, [hero]) => {
      hero?.objects.push('leopold');
      state.guide.counters = { sleep: 5 };
      state.conquest = 20;
    },
    *next(t: T) {
      const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
      if (chest) yield* calls(t).chestGives(t, chest);
      expect(t.state.guide.counters.sleep).toBe(4);
      yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: second });
      expect(t.state.guide.counters.sleep).toBe(4);
      yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: first });
      expect(t.state.guide.counters.sleep).toBe(3);
      yield* calls(t).wound(t, second, 99, { kind: 'terrain' });
    },
  });
  while (noise.asked(0) === 'equip.ask') noise.passes(0);
  expect([noise.state.guide.counters.sleep, heard(noise).at(-1)]).toEqual([1, 'snoring-stops']);
  const awake = house({
    areas: [0, 1],
    set: state => wears(state, 1),
    next: all({ what: 'turnEnd', side: 'heroes', hero: first }),
  });
  expect(monster(awake, 'mamoune')?.at).toBe('base:16,14/2x2');
  expect(awake.state.guide.allowed['take-rabbit']).toBe(true);
});

const wears = (state: Play['state'], sleep: number): void => {
  state.guide.counters = { sleep };
  state.heroes[0]?.objects.push('leopold');
};

rule(
  ['DES-10.2', 'DES-0.6'],
  'the Brat: with her up the rabbit can be had, and nobody cries any more; beaten, she sulks',
  () => {
    const play = house({
      areas: [0, 1],
      at: [space(15, 12)],
      set: state => {
        wears(state, 1);
      },
      next: inTurn(all({ what: 'turnEnd', side: 'heroes', hero: first }), function* (t) {
        yield* calls(t).questAction(t, first, 'take-rabbit');
      }),
    });
    expect([play.state.guide.flags, conquestOf(play, 4)]).toEqual([['mamoune-up', 'rabbit'], 1]);
    expect(play.state.guide.allowed['take-rabbit']).toBe(false);
    const beaten = house({
      areas: [0, 1],
      set: state => wears(state, 1),
      next: inTurn(all({ what: 'turnEnd', side: 'heroes', hero: first }), slays(first, 'mamoune')),
    });
    expect([beaten.state.guide.counters.sleep, beaten.state.guide.flags, conquestOf(beaten, 4)]).toEqual([4, [], 2]);
    expect(beaten.state.won).toBeUndefined();
  },
);

rule('DES-54.4', 'the Brat does not travel by glyph, and goes back to his cradle when nobody holds him', () => {
  const travel = house({ set: (_, [hero]) => void hero?.objects.push('leopold') });
  travel.does('action:run', 'town');
  expect(travel.hero().objects).toEqual([]);
  expect(travel.state.board.markers.find(({ kind }) => kind === 'object')?.at).toBe(space(14, 22));
  const orphaned = (then: (t: T, cradle: Marker | undefined) => Flow = function* () {}) =>
    house({
      areas: [0, 1, 2, 4],
      ...hidden('toy-chest'),
      *next(t: T) {
        yield* meets('toy-chest')(t);
        yield* calls(t).wound(t, first, 99, { kind: 'terrain' });
        yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
        yield* then(
          t,
          t.state.board.markers.find(({ kind }) => kind === 'object'),
        );
      },
    });
  const alone = orphaned();
  expect(alone.state.board.markers.find(({ kind }) => kind === 'object')?.at).toBe(space(12, 2));
  expect(alone.state.guide.flags).toContain('in-cradle');
  const again = orphaned(function* (t, cradle) {
    if (cradle) yield* calls(t).pickUp(t, second, cradle.id);
  });
  expect(again.hero(1).objects).toEqual(['leopold']);
  expect(again.state.guide.flags).not.toContain('in-cradle');
});

rule(['DES-1.1', 'DES-1.2'], 'the Brat is brought home to the carriage; with the last token all is lost', () => {
  const play = house({ at: [space(12, 21)], set: (_, [hero]) => void hero?.objects.push('leopold') });
  play.does('action:run', 'walk:space:11,21').overlordWaits();
  expect(play.state.won).toBe('heroes');
  const lost = house({
    set: state => {
      state.conquest = 1;
    },
    *next(t) {
      yield* calls(t).conquest(t, -1, 'script');
    },
  });
  expect(lost.state.won).toBe('overlord');
});

// ---- Last Wishes ----

const palace = (plan: Parameters<typeof quest>[1] = {}) => quest('last-wishes', { quiet: true, ...plan });
const WISHES = [
  'quest-action:wish-life',
  'quest-action:wish-gold',
  'quest-action:wish-death',
  'quest-action:wish-water',
];

rule(
  ['DES-0.6', 'DES-28.2'],
  'Last Wishes: with each new area whoever has the lamp may wish once, never the same twice',
  () => {
    const play = palace({
      areas: [0],
      at: [space(17, 24)],
      next: inTurn(takes('lamp'), function* (t) {
        yield* calls(t).reveal(t, 1);
        t.state.monsters = [];
      }),
    });
    play.does('action:run');
    expect(play.can().filter(key => key.startsWith('quest-action'))).toEqual(WISHES);
    play.does('quest-action:wish-gold');
    while (play.asked(0) === 'equip.ask') play.passes(0);
    expect([play.state.overlord.threat, play.state.guide.counters.wishes]).toEqual([4, 2]);
    expect(play.state.heroes.every(({ equipped, pack }) => equipped.length + pack.length > 0)).toBe(true);
    expect(play.can().filter(key => key.startsWith('quest-action'))).toEqual([]);
    const again = palace({
      areas: [0, 1],
      at: [space(17, 24)],
      set: (state, [hero]) => {
        hero?.objects.push('lamp');
        state.guide.flags = ['gold-spoken'];
        state.guide.counters = { wishes: 2 };
      },
    });
    expect(
      again
        .does('action:run')
        .can()
        .filter(key => key.startsWith('quest-action')),
    ).toEqual(WISHES.filter(key => !key.endsWith('gold')));
    again.does('quest-action:wish-life').overlordWaits();
    expect(heard(again).slice(-2)).toEqual(['granted-life', 'one-left']);
  },
);

rule(
  'DES-45.1',
  'Last Wishes: water gone from the lagoon lets heroes walk, and brings the drowned and the sultan',
  () => {
    const play = palace({
      areas: [0, 1],
      at: [space(17, 24)],
      set: (_, [hero]) => void hero?.objects.push('lamp'),
      *next(t) {
        yield* calls(t).questAction(t, first, 'wish-water');
      },
    });
    expect(play.state.board.terrain['space:14,12']).toBe('none');
    expect(play.state.monsters.map(({ unique, rank }) => unique ?? rank).sort()).toEqual([
      ...Array(2).fill('normal'),
      'orvash',
    ]);
    expect(play.state.heroes.map(({ coins }) => coins)).toEqual([350, 350]);
  },
);

rule('DES-0.6', 'Last Wishes: death granted gives three tokens, and three dead for them', () => {
  const play = palace({
    areas: [0, 1],
    at: [space(17, 24)],
    set: (_, [hero]) => void hero?.objects.push('lamp'),
    *next(t) {
      yield* calls(t).questAction(t, first, 'wish-death');
    },
  });
  while (play.asked(1) === 'overlord.spawn') play.answers(1, play.can(1)[0] ?? '');
  expect([conquestOf(play, 4), play.state.monsters.map(({ kind }) => kind)]).toEqual([3, Array(3).fill('skeleton')]);
  expect([play.state.guide.flags, heard(play)]).toEqual([
    expect.arrayContaining(['death-spoken']),
    expect.arrayContaining(['granted-death']),
  ]);
});

/** Its bearer has fallen, and a monster comes to the lamp. */
const stolen = (wishes: number) =>
  palace({
    areas: [0, 1],
    at: [space(17, 25), space(15, 25)],
    set: state => {
      state.conquest = 20;
      state.guide.counters = { wishes };
    },
    *next(t) {
      yield* takes('lamp')(t);
      yield* calls(t).wound(t, first, 99, { kind: 'attack' });
      const thief = put(t.state, 'beastman', space(17, 25));
      yield* calls(t).happen(t, { what: 'enter', at: space(17, 25), figure: thief.id });
    },
  });

rule('DES-0.6', 'Last Wishes: a monster that comes to the fallen lamp takes a wish, which the overlord speaks', () => {
  const play = stolen(3);
  expect([play.asked(1), play.can(1)]).toEqual(['ask.quest', ['answer:0', 'answer:1', 'answer:2']]);
  play.answers(1, 'answer:0');
  expect(play.hero(1).wounds).toBe(statOf(play.state, second, 'maxWounds') - 2);
  expect([
    play.state.guide.counters.wishes,
    play.state.board.markers.find(({ kind }) => kind === 'object')?.at,
  ]).toEqual([2, space(18, 24)]);
});

rule('DES-0.6', 'Last Wishes: nobody takes the last wish; the lamp goes home and costs a token', () => {
  const play = stolen(1);
  expect(play.asked(1)).not.toBe('ask.quest');
  const cost = heroRow(sheetOf(play.hero(0))).conquest;
  expect([play.state.guide.counters.wishes, play.state.won, play.state.conquest]).toEqual([
    1,
    undefined,
    20 - cost - 1,
  ]);
  expect(play.state.board.markers.find(({ kind }) => kind === 'object')?.at).toBe(space(18, 24));
});

rule(['DES-1.5', 'DES-1.1'], 'Last Wishes is won with the one wish that is kept for the well', () => {
  const won = palace({
    areas: [0, 1],
    at: [space(16, 14)],
    set: (_, [hero]) => void hero?.objects.push('lamp'),
    next: inTurn(all({ what: 'enter', at: space(16, 14), figure: first }), slays(first, 'orvash')),
  });
  won.does('action:run', 'quest-action:last-wish');
  expect(won.state.won).toBe('heroes');
});

// ---- The Eternal Guardian ----

const chapel = (plan: Parameters<typeof quest>[1] = {}) =>
  quest('eternal-guardian', { areas: [0, 1, 2, 3, 4], ...plan });
const alone = function* (t: T) {
  t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
};

rule('DES-36.8', 'the Guardian cannot be hurt while a lamp burns, and goes back to his post when he falls', () => {
  const hurt = chapel({
    *next(t) {
      yield* calls(t).wound(t, 'monster:guardian', 5, { kind: 'attack', by: first });
    },
  });
  expect([monster(hurt, 'guardian')?.wounds, heard(hurt).at(-1)]).toEqual([12, 'bronze-closes']);
  const fallen = chapel({ next: slays(first, 'guardian') });
  expect([monster(fallen, 'guardian')?.at, monster(fallen, 'guardian')?.wounds]).toEqual(['base:14,16/2x2', 12]);
});

rule('DES-36.8', 'what is special about a named monster the overlord explains: everybody reads it on its card', () => {
  const play = chapel();
  for (const seat of [0, play.overlordSeat]) {
    const { sheets } = play.seat(seat).view();
    expect(sheets['monster:guardian']?.rule?.text).toBe('quest.eternal-guardian.unique.guardian.rule');
    expect(Object.entries(sheets).filter(([, { rule: own }]) => own)).toHaveLength(1);
  }
});

rule(
  ['DES-0.6', 'DES-27.2'],
  'the Guardian: each lamp takes a strength from him, gives him a chapel, and he comes at once',
  () => {
    const play = chapel({ next: inTurn(alone, meets('eye-lamp')) });
    expect(monster(play, 'guardian')?.changes).toEqual([{ lose: ['sweep'] }]);
    expect(monster(play, 'guardian')?.bound).toEqual(['round', 'west-way']);
    expect([play.asked(1), conquestOf(play, 4)]).toEqual(['overlord.activation', 1]);
    play.passes(1);
    expect(play.asked(0)).toBe('turn.declare');
  },
);

rule('DES-0.6', 'the Guardian: the ways that he keeps are those to the chapels whose lamps are out', () => {
  const keeps = (...lamps: readonly string[]) => {
    const play = chapel({ next: inTurn(alone, ...lamps.map(meets)) });
    while (play.asked(1) === 'overlord.activation') play.passes(1);
    return monster(play, 'guardian')?.bound;
  };
  const ways = { 'eye-lamp': 'west-way', 'arm-lamp': 'north-way', 'voice-lamp': 'east-way' } as const;
  const lamps = Object.keys(ways) as (keyof typeof ways)[];
  for (const lamp of lamps) expect(keeps(lamp), lamp).toEqual(['round', ways[lamp]]);
  for (const lit of lamps) {
    const out = lamps.filter(lamp => lamp !== lit);
    expect(keeps(...out), `${lit} alone`).toEqual(['round', ...out.map(lamp => ways[lamp])]);
  }
  const weaker = chapel({ next: inTurn(alone, meets('arm-lamp')) });
  expect(monster(weaker, 'guardian')?.changes).toEqual([{ dice: { green: -1 }, lose: ['reach'] }]);
});

const darkness = (next: (t: T) => Flow) =>
  chapel({
    set: state => {
      state.guide.flags = ['eye-dark', 'arm-dark', 'voice-dark', 'mortal'];
      state.guide.counters = { lamps: 0 };
    },
    next: inTurn(alone, next),
  });

rule(
  ['DES-1.1', 'DES-26.9'],
  'the Guardian dead, heroes say who takes the watch: what he guarded is whole, or half and chained',
  () => {
    const nobody = darkness(slays(first, 'guardian'));
    expect([nobody.asked(0), nobody.can()]).toEqual(['ask.quest', ['answer:0', 'answer:1']]);
    nobody.does('answer:0').overlordWaits();
    expect([monster(nobody, 'old-hunger')?.wounds, nobody.state.board.revealed]).toEqual([12, [0, 1, 2, 3, 4, 5]]);
    expect(nobody.state.board.open).toContain('bolted-door');
    const we = darkness(slays(first, 'guardian'));
    we.does('answer:1').overlordWaits();
    expect([monster(we, 'old-hunger')?.wounds, monster(we, 'old-hunger')?.bound]).toEqual([6, 'area-5']);
    expect(conquestOf(we, 4)).toBe(0);
    const won = chapel({ areas: [0, 1, 2, 3, 4, 5], next: slays(first, 'old-hunger') });
    expect(won.state.won).toBe('heroes');
  },
);

rule(
  ['DES-1.2', 'DES-1.7'],
  'the Guardian: a watch that costs the last tokens ends the game before anything else opens',
  () => {
    const play = darkness(function* (t) {
      t.state.conquest = -1;
      yield* slays(first, 'guardian')(t);
    });
    play.does('answer:1');
    expect([play.state.won, play.state.board.open.includes('bolted-door')]).toEqual(['overlord', false]);
  },
);

rule('DES-0.6', 'the Guardian: with the last lamp he is mortal, and stronger', () => {
  const play = chapel({
    set: state => {
      state.guide.flags = ['eye-dark', 'arm-dark'];
      state.guide.counters = { lamps: 1 };
    },
    next: inTurn(alone, meets('voice-lamp'), all(overlordTurnEnds)),
  });
  expect(play.state.guide.flags).toContain('mortal');
  expect(statOf(play.state, 'monster:guardian', 'speed')).toBe(5);
  expect(statOf(play.state, 'monster:guardian', 'armour')).toBe(4);
});
