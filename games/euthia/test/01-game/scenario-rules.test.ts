// EUT-1.4: scenarios in detail: how long things hold, who is meant, which spaces, which cards, and what travels from episode to episode.

import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/vocabulary.ts';
import { isDestroyed, locationAt } from '../../rules/land.ts';
import { chapters } from '../../rules/scenario/campaign.ts';
import { newFoe, ward } from '../../rules/scenario/pieces.ts';
import { pickSpaces, spacesLike } from '../../rules/scenario/spaces.ts';
import { heroesFrom, type Legacy } from '../../rules/scenario/travelling.ts';
import type { Hero, State } from '../../rules/state.ts';
import { fresh } from '../../rules/tiles.ts';
import { gives } from '../fights.ts';
import { play, ROUND_END, trophies } from '../scenarios.ts';
import { at, CHAPEL, lays, marks, tableOf } from '../scene.ts';

const night = (scenario: ScenarioId, round: number, set: (state: State, hero: Hero) => void = () => {}): State =>
  play(scenario, {
    position: ROUND_END,
    set(state, hero) {
      state.round = round;
      set(state, hero);
    },
  }).state;

const board = (change: (hero: Hero, state: State) => void = () => {}): Legacy => {
  const { state } = play('recall-1', {
    heroes: ['skoldur', 'ael'],
    mode: 'competitive',
    position: { at: 'scoring' },
    set(one, hero) {
      hero.bags = [];
      change(hero, one);
    },
  });
  const left = chapters.legacy(state);
  if (!left) throw new Error('nothing is left');
  return JSON.parse(JSON.stringify(left)) as Legacy;
};

const SETTING = { seats: 2, seed: 's', options: { scenario: 'recall-2', mode: 'competitive' } } as never;

rule('EUT-1.4', 'an Event of a round is over with it; a card in play stays', () => {
  const { scenario } = night('the-saboteur', 8, state => {
    state.scenario.modifiers = [
      { modifier: { stat: 'actionMovement', n: -1 }, until: 'roundEnd' },
      { modifier: { stat: 'markedReach', n: 1 }, until: 'inPlay' },
    ];
  });
  expect(scenario.modifiers).toEqual([{ modifier: { stat: 'markedReach', n: 1 }, until: 'inPlay' }]);
});

rule('EUT-1.4', 'Events come from round 2 to round 8, one each, and none when the stack is empty', () => {
  const drawn = (round: number, stack?: string[]) =>
    play('the-saboteur', {
      position: { at: 'round' },
      set(state) {
        state.round = round - 1;
        const { event } = state.scenario.decks;
        if (event && stack) Object.assign(event, { stack, discard: ['event-tremor'] });
      },
    }).state.scenario.decks.event;
  expect([1, 2, 8, 9].map(round => drawn(round)?.discard.length)).toEqual([0, 1, 1, 0]);
  expect(drawn(3, [])).toEqual({ stack: [], discard: ['event-tremor'] });
});

rule('EUT-1.4', 'Farruga’s Offensives are shuffled again when the stack is empty', () => {
  const { offensive } = night('wings-of-farruga', 5, state => {
    Object.assign(state.scenario.foes.farruga ?? {}, { at: at(0, 0) });
    const deck = state.scenario.decks.offensive;
    if (deck) Object.assign(deck, { stack: [], discard: ['offensive-new-scales', 'offensive-dread'] });
  }).scenario.decks;
  expect([offensive?.stack.length, offensive?.discard.length]).toEqual([1, 1]);
});

rule('EUT-1.4', 'Farruga flies toward the nearest Hero, and burns whoever is within 1', () => {
  const state = night('wings-of-farruga', 5, (one, hero) => {
    lays(one, [
      ['ch1-fixed-1', 1, 1],
      ['ch1-fixed-2', -1, -1],
    ]);
    Object.assign(one.scenario.foes.farruga ?? {}, { at: at(1, 2) });
    const { offensive } = one.scenario.decks;
    if (offensive) Object.assign(offensive, { stack: ['offensive-firestorm'] });
    Object.assign(hero, { at: at(-1, -1), health: 6 });
    Object.assign(one.heroes[1] ?? {}, { at: at(1, 0), health: 6 });
  });
  expect(state.scenario.foes.farruga?.at).toBe(at(1, 0));
  expect(state.heroes.map(({ health }) => health)).toEqual([6, 3]);
});

rule('EUT-1.4', 'what is told of a rule is told once', () => {
  const table = play('recall-1', {
    set(state, hero) {
      lays(state, [
        ['ch1-encounter-2', 1, 1], // Air at (1,2)
        ['ch1-other-4', 2, 2], // Water at (2,2)
      ]);
      state.territory = [];
      for (const place of [at(1, 2), at(2, 2)]) marks(state, place, 'interaction', 0);
      Object.assign(hero, { at: at(1, 2), movement: 1, stones: [{ essence: 'air' }, { essence: 'water' }] });
    },
  }).does('scenario:recall:air/essence', 'walk:hex:2,2', 'scenario:recall:water/essence');
  expect(table.log.filter(text => text === 'log.told')).toHaveLength(1);
  expect([table.hero().reputation, table.hero().stones]).toEqual([4, []]);
});

rule(
  'EUT-1.4',
  'a Catalyst stands for any Essence and is used up; only who has Challenged the Elemental may Recall it',
  () => {
    const air = (token: boolean) =>
      play('recall-1', {
        set(state, hero) {
          lays(state, [['ch1-encounter-2', 1, 1]]);
          if (token) marks(state, at(1, 2), 'interaction', 0);
          else marks(state, at(1, 2), 'interaction', 1);
          Object.assign(hero, { at: at(1, 2), stones: [] });
        },
      });
    const table = air(true);
    expect(table.whyNot('scenario:recall:air/essence')?.[0]).toBe('why.need');
    table.does('scenario:recall:air/catalyst');
    expect([table.hero().bags, table.state.scenario.own[0]?.recalled]).toEqual([[], 1]);
    expect(table.state.supply.catalyst).toHaveLength(3);
    expect(
      air(false)
        .can()
        .some(key => key.startsWith('scenario:recall')),
    ).toBe(false);
  },
);

rule('EUT-1.4', 'a Rift takes each element once, one in a turn of a Hero; what lies there is known', () => {
  const onRift = (seals: readonly 'fire'[]) =>
    play('recall-3', {
      set(state, hero) {
        lays(state, [['ch4-scenario-3', 1, 1]]);
        state.scenario.seals[at(1, 1)] = [...seals];
        Object.assign(hero, {
          at: at(1, 1),
          bags: [],
          stones: [{ essence: 'fire' }, { essence: 'air' }, { essence: 'fire' }],
        });
      },
    });
  const table = onRift([]).does('scenario:seal:fire/essence');
  expect([table.state.scenario.seals[at(1, 1)], table.state.scenario.own[0]?.seals]).toEqual([['fire'], 1]);
  expect(table.hero().stones).toEqual([{ essence: 'air' }, { essence: 'fire' }]);
  expect(table.whyNot('scenario:seal:air/essence')).toEqual(['why.onceATurn', 'EUT-1.4']);
  const later = onRift(['fire']);
  expect(later.can().filter(key => key.startsWith('scenario:seal'))).toEqual(['scenario:seal:air/essence']);
  later.does('scenario:seal:air/essence');
  expect([later.state.scenario.seals[at(1, 1)], later.hero().stones]).toEqual([
    ['fire', 'air'],
    [{ essence: 'fire' }, { essence: 'fire' }],
  ]);
  const elsewhere = play('recall-1', {
    set(state, hero) {
      lays(state, [['ch1-encounter-2', 1, 1]]);
      marks(state, at(1, 2), 'interaction', 0);
      Object.assign(hero, { at: at(1, 2), stones: [{ essence: 'air' }] });
    },
  }).does('scenario:recall:air/essence');
  expect(elsewhere.state.scenario.seals).toEqual({});
});

rule('EUT-1.4', 'a Character is in one kind of place, and not where it is destroyed', () => {
  const anselm = (place: typeof CHAPEL | ReturnType<typeof at>, isDown = false) =>
    play('the-saboteur', {
      set(state, hero) {
        Object.assign(hero, { at: place, gold: 9 });
        hero.bags.push({ kind: 'resource', resource: 'iron-ore#1' });
        state.tokens[at(1, 1)] = [{ kind: 'trade', seat: 0 }];
        if (isDown) state.scenario.markers[at(1, 1)] = ['destruction-a'];
      },
    })
      .can()
      .filter(key => key.startsWith('scenario:characters'));
  expect(anselm(CHAPEL)).toEqual(['scenario:characters:brother-anselm/0']);
  expect(anselm(at(1, 1))).toEqual(['scenario:characters:odile-of-the-scales/0']);
  expect(anselm(at(1, 1), true)).toEqual([]);
});

rule(['EUT-1.4', 'EUT-6.4'], 'a destroyed Mine is no Mine, with either token; its Monster stays', () => {
  const { state } = play('the-saboteur', {
    set(one) {
      lays(one, [['ch1-other-1', 2, 2]]); // Mountain with a Monster at (2,2)
      one.scenario.markers[at(2, 2)] = ['destruction-b'];
      one.scenario.markers[at(2, 1)] = ['destruction-a'];
      one.scenario.markers[at(1, 2)] = ['recall'];
    },
  });
  expect([at(2, 2), at(2, 1), at(1, 2)].map(place => isDestroyed(state, place))).toEqual([true, true, false]);
  expect(locationAt(state, at(2, 2))).toEqual({ kind: 'wild', monster: 1, loot: [{ op: 'gold', n: 3 }] });
  expect(locationAt(state, at(2, 1))).toEqual({ kind: 'wild' });
});

rule('EUT-1.4', 'what has fallen is repaired where it lies, for one token', () => {
  const table = play('wings-of-farruga', {
    set(state, hero) {
      lays(state, [['ch1-fixed-1', 1, 1]]);
      marks(state, at(1, 1), 'trade', 0);
      state.scenario.markers[at(1, 1)] = ['destruction-a'];
      state.scenario.markers[at(0, 0)] = ['destruction-b'];
      Object.assign(hero, { at: at(1, 1), gold: 3 });
    },
  }).does('scenario:repair:plain');
  expect(table.hero()).toMatchObject({ gold: 0, reputation: 1 });
  expect([table.state.scenario.markers[at(1, 1)], table.state.scenario.markers[at(0, 0)]]).toEqual([
    [],
    ['destruction-b'],
  ]);
});

rule('EUT-1.4', 'the Towers: a piece stands on one of their hexes, is at them, and destroys the middle (R90)', () => {
  const state = night('the-saboteur', 4, one => {
    lays(one, [['ch2-fixed-1', 2, 2]]);
    for (const place of [at(1, 1), at(-1, -1)]) one.scenario.markers[place] = ['destruction-a'];
    const { accomplice } = one.scenario.foes;
    if (accomplice) accomplice.at = at(2, 1);
  });
  const foe = state.scenario.foes.accomplice?.at;
  expect([at(2, 2), at(3, 2), at(2, 3)]).toContain(foe);
  expect(state.scenario.markers['centre:2,2']).toEqual(['destruction-a']);
  const placed = night('the-saboteur', 3, one => lays(one, [['ch2-fixed-1', 2, 2]]));
  expect([at(2, 2), at(3, 2), at(2, 3)]).toContain(placed.scenario.foes.accomplice?.at);
});

rule('EUT-1.4', 'a beaten foe does not come again, and nobody moves who is not on the map', () => {
  const gone = night('the-saboteur', 3, state => Object.assign(state.scenario.foes.accomplice ?? {}, { beaten: true }));
  expect(gone.scenario.foes.accomplice?.at).toBeUndefined();
  const none = night('the-saboteur', 6);
  expect(none.scenario.foes.saboteur?.at).toBeUndefined();
});

rule('EUT-1.4', 'pits open on Liberated spaces, never in a Village, on a centre, under a Hero or a foe', () => {
  const { state } = play('hecatomb', {
    set(one, hero) {
      hero.at = at(0, 0);
      const [, other] = one.heroes;
      if (other) other.at = at(1, 0);
    },
  });
  const any = spacesLike(state, { kinds: ['any'] });
  for (const place of [at(2, -1), at(-2, 1), CHAPEL]) expect(any).not.toContain(place);
  for (const place of [at(0, 0), at(0, 1)]) expect(any).toContain(place);
  const round = play('hecatomb', {
    position: { at: 'round' },
    set(one) {
      one.round = 4;
      for (const hero of one.heroes) hero.at = at(0, 1);
      const { hecatomb } = one.scenario.decks;
      if (hecatomb) {
        maybeRemove(hecatomb.stack, 'hecatomb-mute-bells');
        hecatomb.stack.push('hecatomb-mute-bells');
      }
    },
  }).state;
  const [pit] = Object.keys(round.scenario.pits).filter(place => round.scenario.pits[place as never]);
  expect([at(0, 0), at(1, 0)]).toContain(pit); // nearest to the Chapel, and nobody there
});

rule('EUT-1.4', 'who has no Gaar loses Dwurt; who has neither loses nothing', () => {
  const bells = (gaar: number, dwurt: number) => {
    const [hero] = play('hecatomb', {
      heroes: ['skoldur', 'ael'],
      position: { at: 'round' },
      set(one, hero) {
        one.round = 4;
        Object.assign(hero, { gaar, dwurt });
        const { hecatomb } = one.scenario.decks;
        if (hecatomb) {
          maybeRemove(hecatomb.stack, 'hecatomb-mute-bells');
          hecatomb.stack.push('hecatomb-mute-bells');
        }
      },
    }).state.heroes;
    return [hero?.gaar, hero?.dwurt];
  };
  expect([bells(1, 3), bells(0, 3), bells(0, 0)]).toEqual([
    [0, 3],
    [0, 2],
    [0, 0],
  ]);
});

rule('EUT-1.4', 'a Village that has fallen is marked once, and hospitality ends there', () => {
  const table = play('hecatomb', {
    set(state, hero) {
      state.scenario.markers[at(2, -1)] = [];
      Object.assign(hero, { at: at(2, -1), gold: 3, health: 1 });
    },
  });
  expect(table.state.scenario.markers[at(2, -1)]).toEqual(['destruction-a']);
  expect(table.state.scenario.markers[at(-2, 1)]).toEqual(['emblem', 'emblem', 'emblem']);
  expect(table.can().some(key => key.includes('hospitality'))).toBe(false);
  const stands = play('hecatomb', { set: (_, hero) => Object.assign(hero, { at: at(-2, 1), gold: 3, health: 1 }) });
  stands.does('scenario:hospitality:plain');
  expect(stands.hero()).toMatchObject({ gold: 2, health: 5 });
  expect(stands.log.filter(text => text === 'log.told')).toEqual([]);
});

rule('EUT-1.4', 'the ledger: 1, 3 and 5 by Level, 1 more for the first of each, and the cards are gone', () => {
  const table = play('the-hunt', {
    set(state, hero) {
      hero.bags = ['dragonfly', 'marsh-rat', 'ogre'].map(card => ({ kind: 'trophy', card }));
      for (const level of [1, 2] as const)
        state.monsters[level].stack = state.monsters[level].stack.filter(
          card => !['dragonfly', 'marsh-rat', 'ogre'].includes(card),
        );
    },
  }).does('scenario:ledger:plain');
  table.answers(0, 'give:dragonfly', 'give:marsh-rat', 'give:ogre');
  expect([table.hero().reputation, table.state.scenario.counters.ledger, table.hero().bags]).toEqual([
    1 + 1 + 1 + 3 + 1,
    5,
    [],
  ]);
  expect([table.state.monsters[1].discard, table.state.monsters[2].discard]).toEqual([
    ['dragonfly', 'marsh-rat'],
    ['ogre'],
  ]);
  expect(table.whyNot('scenario:ledger:plain')).toEqual(['why.trophies', 'EUT-1.4']);
});

rule('EUT-1.4', 'three Villagers delivered are 6 Reputation', () => {
  const table = play('villagers-rescue', {
    set(state) {
      state.scenario.own[0] = { villagers: 3 };
    },
  }).does('scenario:delivery:plain');
  expect(table.hero().reputation).toBe(6);
});

rule('EUT-1.4', 'Villagers are lost where nobody stands, and kept where somebody does', () => {
  const { state } = play('villagers-rescue', {
    position: { at: 'round' },
    set(one, hero) {
      one.round = 8;
      hero.at = at(0, 0);
      for (const place of [at(0, 0), at(0, 1)]) one.scenario.markers[place] = ['villager'];
    },
  });
  expect([state.scenario.markers[at(0, 0)], state.scenario.markers[at(0, 1)]]).toEqual([['villager'], []]);
});

rule('EUT-1.4', 'Magic Defence: what is printed at first; four on a stage at most, and never less than none', () => {
  expect(newFoe('farruga').magicDefence).toBeGreaterThan(0);
  const { state } = play('wings-of-farruga');
  const t = tableOf(state);
  const farruga = state.scenario.foes.farruga as NonNullable<typeof state.scenario.foes.farruga>;
  ward(t, 'farruga', 9);
  expect(farruga.magicDefence).toBe(4);
  ward(t, 'farruga', -9);
  expect(farruga.magicDefence).toBe(0);
  const { state: hoard } = play('mirrezils-hoard');
  ward(tableOf(hoard), 'mirrezil', 9);
  expect(hoard.scenario.foes.mirrezil?.magicDefence).toBe(9);
});

rule(
  'EUT-1.4',
  'of several spaces that match one is picked, or all; where none does, what the rule says otherwise',
  () => {
    const { state } = play('hecatomb');
    const t = { ...tableOf(state), pick: <X>(list: readonly X[]) => list.at(-1) as X } as never;
    expect(pickSpaces(t, { kinds: ['village'], pick: 'all' })).toHaveLength(2);
    expect(pickSpaces(t, { kinds: ['village'], pick: 'random' })).toHaveLength(1);
    expect(pickSpaces(t, { kinds: ['dragon-lair'] })).toEqual([]);
    expect(pickSpaces(t, { kinds: ['dragon-lair'], otherwise: { kinds: ['chapel'] } })).toEqual([CHAPEL]);
    expect(pickSpaces(t, { kinds: ['village'], pick: { nearest: { kinds: ['dragon-lair'] } } })).toEqual([]);
  },
);

rule(
  ['EUT-1.4', 'EUT-16.1'],
  'Gems and Essences, Gaar, the pool and all Items travel; Trophies and Wounds do not',
  () => {
    const left = board((hero, state) => {
      gives(hero, 'mail-helm#1').gems.push({ gem: 'ruby', active: true });
      hero.pool = [fresh('skoldur-brewers-arm')];
      maybeRemove(hero.stack, 'skoldur-brewers-arm');
      Object.assign(hero, { health: 1, gaar: 2, dwurt: 0, gold: 22, stones: [{ gem: 'opal' }, { essence: 'air' }] });
      hero.bags = [
        { kind: 'tile', tile: fresh('scroll-might#1') },
        { kind: 'resource', resource: 'iron-ore#1' },
      ];
      trophies(state, hero, 1);
    });
    const [hero, other] = heroesFrom(SETTING, chapters.read(left)) as [Hero, Hero];
    expect(hero).toMatchObject({ gaar: 2, dwurt: 5, gold: 20, stones: [{ gem: 'opal' }, { essence: 'air' }] });
    expect(hero.pool.map(({ tile }) => tile)).toEqual(['skoldur-brewers-arm']);
    expect(hero.bags).toEqual([
      { kind: 'tile', tile: fresh('scroll-might#1') },
      { kind: 'resource', resource: 'iron-ore#1' },
    ]);
    expect([hero.health, hero.slots['helm-1']?.tile?.gems]).toEqual([8 + 1 + 1, [{ gem: 'ruby', active: true }]]);
    expect([other.id, other.seat, other.dwurt]).toEqual(['ael', 1, 0]);
    expect(heroesFrom(SETTING, undefined)).toEqual([]);
    expect(
      heroesFrom({ seats: 2, seed: 's', options: { scenario: 'recall-3' } } as never, chapters.read(left)),
    ).toEqual([]);
  },
);

rule('EUT-1.4', 'what comes from an episode is looked at before it is let in', () => {
  const good = board();
  expect(() => chapters.read(good)).not.toThrow();
  const [first] = good.heroes;
  const bad = (change: object) => () => chapters.read({ ...good, heroes: [{ ...first, ...change }, good.heroes[1]] });
  for (const [change, why] of [
    [{ id: 'nobody' }, 'a Hero'],
    [{ slots: {} }, 'the slots'],
    [{ slots: { ...first?.slots, 'helm-1': { open: 'yes' } } }, 'the slots'],
    [{ slots: { ...first?.slots, 'helm-1': { open: true, tile: { tile: 'no-such-tile' } } } }, 'the slots'],
    [{ stack: ['ael-blessing'] }, 'the stack'],
    [{ pool: [{ tile: 'mail-helm#1', engaged: 'no', gems: [], essences: [] }] }, 'the tiles'],
    [
      { pool: [{ tile: 'mail-helm#1', engaged: false, gems: [{ gem: 'glass', active: true }], essences: [] }] },
      'the tiles',
    ],
    [{ pool: [{ tile: 'mail-helm#1', engaged: false, gems: [], essences: ['smoke'] }] }, 'the tiles'],
    [{ items: [{ tile: 'no-such-tile', engaged: false, gems: [], essences: [] }] }, 'the tiles'],
    [{ items: [fresh('mail-helm#1')], pool: [fresh('mail-helm#1')] }, 'a tile twice'],
    [{ mined: ['fool-s-gold#1'] }, 'the Natural Resources'],
    [{ mined: ['iron-ore#1', 'iron-ore#1'] }, 'a tile twice'],
    [{ stones: [{ gem: 'glass' }] }, 'the stones'],
    [{ stones: [{ essence: 'smoke' }] }, 'the stones'],
    [{ gaar: -1 }, 'Gaar, Gold'],
    [{ gold: 0.5 }, 'Gaar, Gold'],
    [{ score: 'much' }, 'Gaar, Gold'],
    [{ id: 'ael', slots: good.heroes[1]?.slots, stack: [] }, 'twice'],
  ] as const)
    expect(bad(change), JSON.stringify(change).slice(0, 80)).toThrow(why);
  expect(() => chapters.read({ ...good, episode: 'recall-9' })).toThrow('an episode');
  expect(() => chapters.read({ ...good, heroes: [] })).toThrow('one to four');
  expect(() => chapters.read({ ...good, heroes: [1, 2, 3, 4, 5].map(() => good.heroes[0]) })).toThrow('one to four');
  expect(() => chapters.read(undefined)).toThrow('an episode');
});
