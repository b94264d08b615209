// DES-4.20 to DES-4.26: dark relics, slipped among treasures, put on at once, and hard to be rid of.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { darkRelics } from '../../content/items/dark-relics.ts';
import { itemRow } from '../../content/items.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import { gainCoins } from '../../rules/areas/coins.ts';
import { calls } from '../../rules/calls.ts';
import { tryFrost } from '../../rules/effects/frost.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { receive } from '../../rules/hero/equipment.ts';
import type { Flow, Hero, State, Thing } from '../../rules/state.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { assault, battle, type Fight, fight } from '../fight.ts';
import { first, quest } from '../guide.ts';
import { lay, type Play, put, run, scene } from '../scene.ts';
import { BLANK, PLUS, wounds } from '../walks.ts';

const options = { 'altar-of-despair': true };

interface Chest {
  readonly tier?: 'copper' | 'silver' | 'gold';
  readonly threat?: number;
  readonly dice?: readonly number[];
  readonly options?: { readonly [id: string]: boolean };
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
  /** Monsters that are there when it is opened. */
  readonly among?: (state: State) => void;
}

/** The first hero opens a chest that gives a treasure to each; the overlord holds the card. */
function opens({ tier = 'copper', threat = 60, dice = [PLUS], options: more = {}, set, among }: Chest = {}): Play {
  return quest('heart-of-darkness', {
    areas: [0, 1, 2, 3],
    quiet: true,
    dice,
    options: { ...options, ...more },
    set: (state, heroes) => {
      Object.assign(state.overlord, { threat, hand: ['dark-relic-card#1'] });
      set?.(state, heroes);
    },
    *next(t): Flow {
      among?.(t.state);
      const chest = t.state.board.markers.find(one => one.kind === 'chest' && one.tier === tier);
      if (!chest) return;
      t.state.guide.chests[chest.id] = 1;
      yield* calls(t).openChest(t, first, chest.id);
    },
  });
}

/** Wherever a trap of chests could be sprung, none is; then the card is played. */
function slips(play: Play): Play {
  const seat = play.overlordSeat;
  while (play.asked(seat) !== undefined && !play.can(seat).includes('card:dark-relic-card')) play.passes(seat);
  return play.answers(seat, 'card:dark-relic-card');
}

const content = (play: Play): Play => {
  while (play.asked() === 'equip.ask') play.passes(0);
  return play;
};

const given = (plan: Chest, relic: string, hero = 'hero:steelhorns'): Play => {
  const play = slips(opens(plan));
  const seat = play.overlordSeat;
  play.answers(seat, `item:${relic}#1`);
  if (play.asked(seat) === 'overlord.relic.whom') play.answers(seat, hero);
  return content(play);
};

/** The first hero is given this. */
const bears = (thing: Thing, set: (state: State, heroes: readonly Hero[]) => void = () => {}): Play =>
  scene({
    options,
    position: { at: 'act' },
    set: (state, heroes) => {
      if (state.turn) state.turn.movement = 6;
      set(state, heroes);
    },
    *first(t) {
      const [hero] = t.state.heroes;
      if (hero) yield* receive(t, hero, thing);
    },
  });

rule('DES-4.20', 'the card is treachery of traps, and brings five relics with it, one of each', () => {
  expect(overlordCardRow('dark-relic-card')).toMatchObject({ treachery: { colour: 'trap', cost: 2 }, copies: 2 });
  expect(darkRelics.map(({ id, copies, threat }) => [id, copies, threat])).toEqual([
    ['boots-of-iron', 1, 8],
    ['glass-armor', 1, 10],
    ['lodestone', 1, 7],
    ['sunder-the-grave', 1, 9],
    ['the-black-ring', 1, 11],
  ]);
});

rule(['DES-4.21', 'DES-30.16'], 'EX-4: the relic’s own price, and 4 for copper, 8 for silver, 12 for gold', () => {
  const price = (tier: 'copper' | 'silver' | 'gold') => {
    const play = slips(opens({ tier }));
    const [before] = play.lines('log.overlord.plays').map(line => Number(line.with?.threat));
    play.answers(play.overlordSeat, 'item:the-black-ring#1').answers(play.overlordSeat, 'hero:steelhorns');
    // The card itself, and what was spent once the relic was named.
    return overlordCardRow('dark-relic-card').cost + Number(before) - play.state.overlord.threat;
  };
  expect((['copper', 'silver', 'gold'] as const).map(price)).toEqual([15, 19, 23]);
});

rule('DES-4.21', 'only what the overlord can pay, and nothing where not even the cheapest can be paid', () => {
  // With eleven there is the cheapest alone.
  const cheap = slips(opens({ threat: 11 }));
  expect(cheap.shown('overlord.relic.whom')).toEqual({ thing: { text: 'item.lodestone' } });
  const poor = opens({ threat: 10 });
  const seat = poor.overlordSeat;
  const seen: string[] = [];
  while (poor.asked(seat) !== undefined) {
    seen.push(...poor.can(seat));
    poor.passes(seat);
  }
  expect(seen).not.toContain('card:dark-relic-card');
});

rule(
  ['DES-4.22', 'DES-30.16'],
  'one hero of the overlord’s choice gets it in place of their treasure; a blank saves them',
  () => {
    const treasures = (play: Play) => play.hero(1).feats.treasures;
    const play = given({}, 'boots-of-iron', 'hero:mad-carthos');
    expect(play.hero(1).equipped).toContain('boots-of-iron#1');
    expect(treasures(play)).toBe(0);
    const saved = given({ dice: [BLANK] }, 'boots-of-iron', 'hero:mad-carthos');
    expect(saved.hero(1).equipped).not.toContain('boots-of-iron#1');
    expect(treasures(saved)).toBeGreaterThan(0);
  },
);

rule('DES-4.23', 'by the house rule whoever has opened the chest gets it', () => {
  const play = slips(opens({ options: { 'opener-gets-relic': true } }));
  const seat = play.overlordSeat;
  play.answers(seat, 'item:boots-of-iron#1');
  expect(play.asked(seat)).not.toBe('overlord.relic.whom');
  expect(content(play).hero().equipped).toContain('boots-of-iron#1');
});

rule(['DES-4.24', 'DRF-3.3'], 'it is put on at once, and what is in its way goes into the pack', () => {
  const play = bears('the-black-ring#1', (_, [hero]) => {
    if (hero) hero.equipped = ['sword#1', 'iron-shield#1', 'leather-armor#1'];
  });
  expect(play.hero().equipped.toSorted()).toEqual(['leather-armor#1', 'the-black-ring#1']);
  expect(play.hero().pack.toSorted()).toEqual(['iron-shield#1', 'sword#1']);
  // They may arrange the rest as they like, but not that.
  expect(play.asked()).toBe('equip.ask');
  expect(play.whyNot('put-away:the-black-ring#1')).toEqual(['why.darkRelic', 'DES-4.25']);
  expect(play.can()).toContain('drop:sword#1');
  // Nanok wears no armour, not even this.
  const nanok = slips(
    quest('heart-of-darkness', {
      heroes: ['nanok-of-the-blade', 'mad-carthos'],
      areas: [0, 1, 2, 3],
      quiet: true,
      options,
      set: state => void Object.assign(state.overlord, { threat: 60, hand: ['dark-relic-card#1'] }),
      *next(t) {
        const chest = t.state.board.markers.find(one => one.kind === 'chest' && one.tier === 'copper');
        if (chest) yield* calls(t).openChest(t, 'hero:nanok-of-the-blade', chest.id);
      },
    }),
  );
  nanok.answers(nanok.overlordSeat, 'item:glass-armor#1');
  expect(nanok.asked(nanok.overlordSeat)).not.toBe('overlord.relic.whom');
});

rule(['DES-4.25', 'DES-10.3', 'DES-28.3', 'DES-31.6'], 'it is neither dropped nor given, put away or sold', () => {
  const play = bears('boots-of-iron#1', (_, heroes) => {
    for (const [n, hero] of heroes.entries()) hero.at = space(3 + n, 9);
  });
  for (const key of ['drop:boots-of-iron#1', `give:boots-of-iron#1/${play.hero(1).id}`])
    expect(play.can()).not.toContain(key);
  expect(play.asked()).toBe('turn.act');
  expect(play.whyNot('drop:boots-of-iron#1')).toEqual(['why.darkRelic', 'DES-4.25']);
  const town = scene({
    options,
    position: { at: 'act' },
    set: (state, [hero]) => {
      if (hero) Object.assign(hero, { at: undefined, equipped: ['boots-of-iron#1', 'sword#1'] });
      if (state.turn) Object.assign(state.turn, { movement: 6, trades: true });
    },
  });
  expect([town.can().includes('sell:sword#1'), town.whyNot('sell:boots-of-iron#1')]).toEqual([
    true,
    ['why.darkRelic', 'DES-4.25'],
  ]);
});

rule(['DES-4.25', 'DES-79.3'], 'Frost breaks it like any item, and it may come again', () => {
  const play = fight({ options, equipped: ['the-black-ring#1'], dice: [BLANK] });
  const { state } = play;
  const [hero] = state.heroes;
  if (!hero) throw new Error('there is no hero');
  hero.tokens.frost = 1;
  const broken = run(state, function* (t) {
    Object.assign(t, { rolls: () => [BLANK] });
    tryFrost(t, hero, 'the-black-ring#1');
    yield* [];
  });
  expect([broken, hero.equipped, state.lost]).toEqual(['done', [], []]);
});

rule(['DES-4.26', 'DES-37.6'], 'death takes it, and leaves all else', () => {
  const play = assault({
    options,
    equipped: ['the-black-ring#1', 'boots-of-iron#1', 'leather-armor#1'],
    dice: [RED.four, GREEN.three, ...BLANKS],
    set: (_, [hero]) => {
      if (hero) hero.wounds = 1;
    },
  });
  expect([play.hero().at, play.hero().equipped, play.hero().pack]).toEqual([undefined, ['leather-armor#1'], []]);
  expect(play.lines('log.darkRelic.gone')).toHaveLength(2);
});

describe('what each of them does', () => {
  rule(['DES-31.5', 'DES-24.4', 'DES-7.6'], 'Boots of Iron: slower, no Run, and no steps for fatigue', () => {
    const booted = (equipped: readonly string[]) => {
      const play = fight({ options, equipped });
      const { can } = { can: play.can() };
      play.does('action:advance');
      return [statOf(play.state, play.hero().id, 'speed'), can.includes('action:run'), play.can().includes('fatigue')];
    };
    const [speed, runs, tires] = booted([]);
    expect([runs, tires]).toEqual([true, true]);
    expect(booted(['boots-of-iron#1'])).toEqual([Number(speed) - 1, false, false]);
  });

  rule(['DES-21.24', 'DES-21.26'], 'Glass Armour: two wounds more for each attack that hits', () => {
    const lost = (equipped: readonly string[]) => {
      const play = assault({ options, equipped, dice: [RED.four, GREEN.three, ...BLANKS] });
      return statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds;
    };
    expect(lost(['glass-armor#1']) - lost([])).toBe(2);
    const miss = assault({ options, equipped: ['glass-armor#1'], dice: [RED.miss, GREEN.three, ...BLANKS] });
    expect(miss.hero().wounds).toBe(statOf(miss.state, miss.hero().id, 'maxWounds'));
  });

  rule(
    ['DES-21.14', 'DES-21.26'],
    'Glass Armour: an attack without damage has hit nobody; one that armour stops has',
    () => {
      // A dazed skeleton shoots with the blue die alone: what it shows is range and a surge, or damage that armour stops.
      const shot = (face: number) =>
        wounds(
          assault({
            options,
            monster: 'skeleton',
            equipped: ['glass-armor#1', 'ring-of-protection#1'],
            dice: [face],
            set: (_, __, monster) => void Object.assign(monster, { tokens: { daze: 1 } }),
          }).overlordWaits(),
        );
      expect([shot(BLUE.far), shot(BLUE.oneSurge)]).toEqual([0, 2]);
    },
  );

  rule(
    ['DES-30.12', 'DES-29.4', 'DES-34.2'],
    'Lodestone: potions and pack are gone, and neither they nor coins come again',
    () => {
      const play = bears('lodestone#1', (_, [hero]) => {
        if (hero)
          Object.assign(hero, { potions: ['healing-potion'], pack: ['sword#1', 'iron-shield#1', 'vitality-potion'] });
      });
      const hero = play.hero();
      const { supply, shop } = play.state;
      expect([hero.potions, hero.pack, hero.equipped]).toEqual([[], [], ['lodestone#1']]);
      expect([shop.includes('sword#1'), shop.includes('iron-shield#1'), supply['healing-potion']]).toEqual([
        true,
        true,
        10,
      ]);
      const later = scene({
        options,
        position: { at: 'act' },
        set: (state, heroes) => {
          const [one, other] = heroes as [Hero, Hero];
          Object.assign(one, { at: space(3, 9), equipped: ['lodestone#1'], coins: 100 });
          Object.assign(other, { at: space(4, 9), pack: ['sword#1'], potions: ['healing-potion'] });
          lay(state, { kind: 'potion', potion: 'healing-potion' }, space(3, 9));
          if (state.turn) state.turn.movement = 6;
        },
        *first(t) {
          const [one] = t.state.heroes;
          if (one) gainCoins(t, one, 100, 'DES-30.12');
          if (one) yield* receive(t, one, 'bow#1');
          if (one) yield* receive(t, one, 'crossbow#1');
        },
      });
      expect(later.hero().coins).toBe(100);
      expect([later.hero().equipped.includes('bow#1'), later.hero().pack]).toEqual([true, []]);
      const potion = later.state.board.markers.find(({ kind }) => kind === 'potion')?.id;
      expect(later.whyNot(`pick-up:${potion}`)?.[0]).toBe('why.lodestone');
      expect(later.lines('log.lodestone')).toHaveLength(1);
    },
  );

  rule(['DES-80.1', 'DES-80.2'], 'Sunder the Grave: whoever its bearer kills may be back', () => {
    const killed = (equipped: readonly string[], die: number) => {
      const play = battle(
        {
          options,
          equipped: ['sword#1', ...equipped],
          dice: [RED.four, YELLOW.three, POWER.more, POWER.more, POWER.more, die],
          set: (_, __, monster) => {
            monster.wounds = 1;
          },
        },
        'sword#1',
      );
      play.passesAll();
      return play.state.monsters.length;
    };
    expect([killed([], POWER.surge), killed(['sunder-the-grave#1'], POWER.surge)]).toEqual([0, 1]);
    expect(killed(['sunder-the-grave#1'], POWER.blank)).toBe(0);
  });

  rule(['DES-21.11', 'DES-88.1'], 'Black Ring: no surge is spent, so that Fear cannot be paid either', () => {
    const plan = (monster: Fight['monster'] = 'beastman'): Fight => ({
      options,
      equipped: ['the-black-ring#1'],
      monster,
      dice: [RED.threeSurge, POWER.surge, POWER.surge, POWER.surge],
    });
    const play = battle(plan());
    expect(play.state.attacks[0]?.purchases ?? []).toEqual([]);
    expect(itemRow('the-black-ring')).toMatchObject({ hands: 2, weapon: { kind: 'melee', dice: { red: 1 } } });
    const afraid = battle({ ...plan('demon'), on: 'base:4,9/2x2' }).passesAll();
    expect(afraid.log).toContain('log.attack.fails.fear');
  });
});

rule(['DES-4.24', 'DES-34.1'], 'R143: a third relic of the same slot finds no room, be it found on the floor', () => {
  const play = scene({
    options,
    position: { at: 'act' },
    set: (state, [hero]) => {
      if (hero) Object.assign(hero, { at: space(3, 9), equipped: ['boots-of-iron#1', 'lodestone#1'] });
      lay(state, { kind: 'relic', item: 'sunder-the-grave#1' }, space(3, 9));
      if (state.turn) state.turn.movement = 6;
    },
  });
  const marker = play.state.board.markers.find(({ kind }) => kind === 'relic')?.id;
  expect(play.whyNot(`pick-up:${marker}`)).toEqual(['why.darkRelic.room', 'DES-4.24']);
});

rule(
  ['DES-33.17', 'DES-4.25'],
  'a Lodestone keeps the coins of a master’s death away, not the name that it makes',
  () => {
    const slain = (...worn: readonly string[]) => {
      const play = battle({
        equipped: ['sword#1', ...worn],
        rank: 'master',
        dice: [RED.four, GREEN.three, ...BLANKS],
        set: (_, __, monster) => void Object.assign(monster, { wounds: 1 }),
      }).passes();
      return [play.state.monsters.length, play.hero().reputation, play.log.includes('log.reward')];
    };
    expect([slain(), slain('lodestone#1')]).toEqual([
      [0, 1, true],
      [0, 1, false],
    ]);
  },
);

rule(
  ['DES-101.1', 'DES-4.21'],
  'tricksters take off the whole price, once: what the card is too cheap for, the relic (R52)',
  () => {
    /** Threat that a Black Ring in place of copper, 15 by itself, costs with so many about. */
    const paid = (tricksters: number) => {
      const play = slips(
        opens({
          threat: 15,
          among: state => {
            for (let n = 0; n < tricksters; n++) put(state, 'kobold', space(1 + n, 9), 'master');
          },
        }),
      );
      play.answers(play.overlordSeat, 'item:the-black-ring#1').answers(play.overlordSeat, 'hero:steelhorns');
      return 15 - play.state.overlord.threat;
    };
    expect([0, 3, 4, 6].map(paid)).toEqual([15, 12, 11, 9]);
    // The cheapest is 11 by itself: what is taken off counts where it is asked whether the overlord can pay.
    const offered = (threat: number) => {
      const among = (state: State): void => {
        for (let n = 0; n < 6; n++) put(state, 'kobold', space(1 + n, 9), 'master');
      };
      const play = opens({ threat, among });
      const seat = play.overlordSeat;
      while (play.asked(seat) !== undefined && !play.can(seat).includes('card:dark-relic-card')) play.passes(seat);
      return play.asked(seat) !== undefined;
    };
    expect([offered(5), offered(4)]).toEqual([true, false]);
  },
);
