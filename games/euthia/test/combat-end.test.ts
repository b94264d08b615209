// EUT-11, EUT-14: how a fight ends.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Ledger } from '../rules/dice/ledger.ts';
import { deals, FIELD, type FightPlan, fighting, gives, topMonster } from './fights.ts';
import { at, CHAPEL, lays, scene } from './scene.ts';

const rolled = (hero: number[], monster: number[] = []): Ledger => ({ dice: { hero, monster }, modifiers: [] });

/** The last blow: the Hero strikes with 12, and the Dragonfly falls. */
const won = (plan: FightPlan = {}) =>
  fighting({
    step: 'damage',
    ...plan,
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 2, ...plan.combat },
  });

/** The last Wound: 12 against a Hero of so little Health. */
const lost = (plan: FightPlan = {}) =>
  fighting({ step: 'wounds', health: 3, ...plan, combat: { round: 1, ledger: rolled([], [6, 6]), ...plan.combat } });

rule(['EUT-11.1', 'EUT-10.47'], 'a fight ends at once when the Damage reaches the Monster’s Health', () => {
  const play = won();
  expect(play.told()).toContain('log.victory');
  expect(play.asked()).toBe('trophy.ask');
  const alive = fighting({ step: 'damage', combat: { attack: 'ael-ash-wand', ledger: rolled([2, 3]), damage: 1 } });
  expect(alive.state.combat).toMatchObject({ damage: 2, round: 1 });
});

rule(['EUT-11.2', 'EUT-11.20'], 'EX-14: the Reward up to the Reputation on the back; the Loot whatever it is', () => {
  const at = (reputation: number) => won({ set: (_, [hero]) => hero && Object.assign(hero, { reputation }) }).passes();
  const low = at(15);
  expect(low.hero()).toMatchObject({ reputation: 16, gold: 2, stones: [{ gem: 'emerald' }] });
  expect(low.hero().hand).toHaveLength(3); // two of the Reward, one of the Loot
  const high = at(16);
  expect(high.hero()).toMatchObject({ reputation: 16, gold: 2, stones: [] });
  expect(high.hero().hand).toHaveLength(1);
});

rule(['EUT-11.3', 'EUT-11.17', 'EUT-11.19'], 'the card is kept as a Trophy in a Bag, or discarded', () => {
  const kept = won();
  kept.does('keep');
  expect(kept.hero().bags).toEqual([{ kind: 'trophy', card: 'dragonfly' }]);
  const left = won().passes();
  expect(left.hero().bags).toEqual([]);
  expect(left.state.monsters[1].discard).toEqual(['dragonfly']);
  const full = won({
    set: (_, [hero]) => {
      for (const n of [1, 2, 3]) hero && gives(hero, `healing-potion#${n}`);
    },
  });
  expect(full.can()).toEqual(['discard:healing-potion#1', 'discard:healing-potion#2', 'discard:healing-potion#3']);
  full.does('discard:healing-potion#2');
  expect(full.hero().bags.map(({ kind }) => kind)).toEqual(['tile', 'tile', 'trophy']);
});

rule(['EUT-11.4', 'EUT-11.5'], 'EX-15: all Loot of the space', () => {
  const potion = won({ tile: 'ch1-fixed-2' }).passes();
  expect(potion.hero().gold).toBe(2);
  expect(potion.hero().bags).toMatchObject([
    { kind: 'tile', tile: { tile: expect.stringContaining('healing-potion') } },
  ]);
  const gaar = won({ tile: 'ch1-encounter-3', space: 1, gaar: 0 }).passes();
  expect(gaar.hero()).toMatchObject({ gold: 3, gaar: 1 });
});

rule(
  'EUT-11.6',
  'tokens go back, used cards are discarded, unused ones stay: five at most, changed first if one likes',
  () => {
    const play = won({
      cards: ['frenzy', 'frenzy', 'curse', 'curse', 'healing', 'healing'],
      combat: {
        gaar: 2,
        chaos: 1,
        played: [{ card: 'power-surge', things: ['power-surge#8'], until: 'endOfRound', round: 1 }],
      },
      set: state => {
        state.gold.stack = state.gold.stack.filter(card => card !== 'power-surge#8');
      },
    });
    play.passes();
    expect(play.asked(1)).toBe('hand.limit');
    expect(play.state.gold.discard).toEqual(['power-surge#8']);
    expect(play.can(1)).toContain('cash:silver-for-card');
    play.answers(1, 'cash:silver-for-card');
    expect(play.hero(1).hand).toHaveLength(3);
    expect(play.state.combat).toBeUndefined();
  },
);

rule('EUT-11.7', 'a Gaar for every two points of Hope that are left', () => {
  const play = won({ gaar: 0, combat: { hope: 5 } }).passes();
  expect(play.hero().gaar).toBe(2);
});

rule(['EUT-11.8', 'EUT-11.9'], 'a Trade token on a post', () => {
  const play = won().passes();
  expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toEqual([{ kind: 'trade', seat: 0 }]);
});

rule('EUT-11.11', 'two Interaction tokens on a Mine', () => {
  const play = won({ tile: 'ch1-encounter-3', space: 1 }).passes();
  expect(play.state.tokens[FIELD[1] ?? CHAPEL]).toEqual([
    { kind: 'interaction', seat: 0 },
    { kind: 'interaction', seat: 0 },
  ]);
});

rule(['EUT-11.12', 'EUT-11.15'], 'a Hero token elsewhere, and the Treasure with it', () => {
  const play = won({ tile: 'ch1-fixed-3' }).passes();
  expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toEqual([{ kind: 'hero', seat: 0 }]);
  const before = 20;
  expect(play.state.treasures[1].stack).toHaveLength(before - 1);
});

rule('EUT-11.13', 'what finds no room is discarded or used', () => {
  const play = won({
    tile: 'ch1-fixed-2',
    set: (_, [hero]) => {
      for (const n of [1, 2, 3]) hero && gives(hero, `teleport-scroll#${n}`);
    },
  });
  play.passes();
  // The post could be traded at first (EUT-11.14).
  play.passes();
  expect(play.asked()).toBe('bags.ask');
  play.does('discard:teleport-scroll#1');
  expect(play.hero().bags).toHaveLength(3);
});

rule('EUT-11.16', 'after it the turn goes on with what is left', () => {
  const play = won({ set: (_, [hero]) => hero && Object.assign(hero, { movement: 1, tokens: ['mining'] }) }).passes();
  expect(play.state.combat).toBeUndefined();
  expect(play.asked()).toBe('turn.ask');
  expect(play.hero()).toMatchObject({ movement: 1, tokens: ['mining'] });
});

rule(
  ['EUT-14.8', 'EUT-14.9', 'EUT-14.10', 'EUT-14.11', 'EUT-14.12', 'EUT-14.13'],
  'EX-20: in the Chapel, in full Health, with 3 Gaar and a Gold card, without Movement, and the turn goes on',
  () => {
    const play = lost({
      gaar: 1,
      set: (_, [hero]) => hero && Object.assign(hero, { movement: 1, tokens: ['mining'] }),
    });
    expect(play.hero()).toMatchObject({ at: CHAPEL, health: 6, gaar: 4, movement: 0, tokens: ['mining'] });
    expect(play.hero().hand).toHaveLength(1);
    expect(play.asked()).toBe('turn.ask');
  },
);

rule('EUT-11.18', 'Damage does not last', () => {
  const play = lost({ combat: { damage: 2 } });
  expect(play.state.monsters[1].stack.at(-1)).toBe('dragonfly');
  expect(play.state.combat).toBeUndefined();
});

rule('EUT-11.14', 'on a Trading Post one may trade before anything is discarded', () => {
  const play = won({
    tile: 'ch1-fixed-2',
    set: (_, [hero]) => {
      for (const n of [1, 2, 3]) hero && gives(hero, `teleport-scroll#${n}`);
      if (hero) hero.tokens = ['trade'];
    },
  }).passes();
  expect(play.asked()).toBe('trade.now');
  play.does('trade');
  expect(play.asked()).toBe('trade.ask');
  expect(play.hero()).toMatchObject({ tokens: [] });
  expect(play.hero().bags).toHaveLength(4);
});

rule(
  ['EUT-9.1', 'EUT-9.2', 'EUT-9.24'],
  'EX-02: whoever enters a Monster’s space fights at once, for one Combat Action',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.boxed.territory.push(...state.territory.splice(0));
        topMonster(state, 1, 'dragonfly');
        if (hero) Object.assign(hero, { at: at(0, 1), movement: 2, tokens: ['combat'] });
      },
    });
    play.does('walk:hex:1,1');
    expect(play.asked()).toBe('combat.before');
    expect(play.hero()).toMatchObject({ tokens: [], movement: 1 });
    expect(play.state.combat?.opponent).toEqual({ kind: 'monster', level: 1 });
  },
);

// ---- defeat ----

rule(
  ['EUT-14.3', 'EUT-14.4', 'EUT-14.25', 'EUT-14.6', 'EUT-14.5'],
  'the Monster card goes back on top, its face known; cards that were used are discarded; the space is not Liberated',
  () => {
    const play = lost({
      combat: { gaar: 1, chaos: 1, played: [{ card: 'frenzy', things: ['frenzy#8'], until: 'endOfRound', round: 1 }] },
      set: state => {
        state.silver.stack = state.silver.stack.filter(card => card !== 'frenzy#8');
      },
    });
    expect(play.state.monsters[1]).toMatchObject({ seen: true });
    expect(play.seat(1).view().monsters[1].face).toBe('dragonfly');
    expect(play.state.silver.discard).toEqual(['frenzy#8']);
    expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toBeUndefined();
  },
);

rule(['EUT-14.6', 'EUT-14.11', 'EUT-1.5'], 'used Gold cards are discarded before the dead Hero draws one', () => {
  const play = lost({
    combat: { played: [{ card: 'healing', things: ['healing#8'], until: 'endOfCombat', round: 1 }] },
    set: state => Object.assign(state.gold, { stack: [], discard: [] }),
  });
  expect(play.hero().hand).toEqual(['healing#8']);
});

rule('EUT-14.7', 'the Monster Player takes a token of the dead Hero', () => {
  expect(lost().hero(1).kills).toEqual([0]);
});

rule('EUT-14.14', 'Hope becomes Gaar after a death too', () => {
  expect(lost({ gaar: 0, combat: { hope: 4 } }).hero().gaar).toBe(5);
});

rule('EUT-14.15', 'a death in combat costs no Reputation at once', () => {
  expect(lost({ set: (_, [hero]) => hero && Object.assign(hero, { reputation: 9 }) }).hero().reputation).toBe(9);
});

rule(['EUT-14.22', 'EUT-14.23'], 'what a dead Hero owns stays theirs; the Chapel sets nothing off', () => {
  const play = lost({
    set: (_, [hero]) => {
      if (!hero) return;
      Object.assign(hero, { gold: 5, reputation: 3 });
      gives(hero, 'oak-shield#1').engaged = true;
    },
  });
  expect(play.hero()).toMatchObject({ gold: 5, reputation: 3, at: CHAPEL });
  expect(Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'oak-shield#1')?.tile?.engaged).toBe(true);
  expect(play.told()).not.toContain('log.wounds');
});

rule('EUT-1.3', 'an Amulet of Eternity is given up instead of a life', () => {
  const play = lost({ set: (_, [hero]) => hero && gives(hero, 'amulet-of-eternity#1') });
  expect(play.hero()).toMatchObject({ health: 4, bags: [] });
  expect(play.state.combat?.card).toBe('dragonfly');
  expect(play.hero(1).kills).toEqual([]);
});

rule('EUT-12.4', 'the dead Hero’s own hand is looked at after the fight', () => {
  const play = lost({
    set: state => {
      deals(state, 0, ['frenzy', 'frenzy', 'frenzy', 'curse', 'curse']);
    },
  });
  expect(play.asked(0)).toBe('hand.limit');
});
