// EUT-14: Health and death.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { maxHealth } from '../rules/board.ts';
import type { Ledger } from '../rules/dice/ledger.ts';
import { gain } from '../rules/gains.ts';
import { dieInCombat } from '../rules/harm.ts';
import { receiveTile } from '../rules/inventory.ts';
import { spacesLike } from '../rules/scenario/spaces.ts';
import type { Hero } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { falls, foe, lost, told } from './blows.ts';
import { FIELD, fighting, gives, rolled } from './fights.ts';
import { HERE, play } from './scenarios.ts';
import { at, BESIDE, bag, CHAPEL, gains, one, scene, stands, tableOf } from './scene.ts';

rule(['EUT-14.1', 'EUT-14.2'], 'Wounds take Health, healing gives it back up to the maximum', () => {
  const play = scene({ set: one(hero => Object.assign(hero, { health: 5 })) });
  const hero = play.hero();
  gains(play.state, hero, { op: 'sufferWounds', n: 3 }, { op: 'heal', n: 9 });
  expect([hero.health, maxHealth(hero)]).toEqual([6, 6]);
});

rule('EUT-14.2', 'in a Village nobody pays to be healed of nothing', () => {
  const village = (health: number) =>
    play('hecatomb', {
      set(state, hero) {
        Object.assign(hero, { at: spacesLike(state, { kinds: ['village'] })[0], gold: 1, health });
      },
    });
  expect(village(6).whyNot('scenario:hospitality:plain')).toEqual(['why.healthy', 'EUT-14.2']);
  expect(village(1).does('scenario:hospitality:plain').hero()).toMatchObject({ gold: 0, health: 5 });
});

rule(
  ['EUT-14.3', 'EUT-14.7', 'EUT-14.8', 'EUT-14.9', 'EUT-14.10', 'EUT-14.11', 'EUT-14.12', 'EUT-14.13', 'EUT-14.15'],
  'EX-20: dying in a fight: full Health in the Chapel, 3 Gaar, a Gold card; the turn goes on',
  () => {
    const play = scene({
      set: one(hero =>
        Object.assign(hero, { health: 1, gaar: 0, movement: 1, tokens: ['mining'], reputation: 7, at: 'hex:0,0' }),
      ),
    });
    dieInCombat(tableOf(play.state), play.hero(), 1);
    expect(play.hero()).toMatchObject({
      at: CHAPEL,
      health: 6,
      gaar: 3,
      movement: 0,
      tokens: ['mining'],
      reputation: 7,
    });
    expect(play.hero().hand.length).toBe(1);
    expect(play.hero(1).kills).toEqual([0]);
  },
);

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

rule('EUT-14.3', 'a Hero who falls in a fight is told of, once', () => {
  const blow: Ledger = { dice: { hero: [], monster: [6, 6] }, modifiers: [] };
  const wounded = (health: number) => fighting({ step: 'wounds', health, combat: { round: 1, ledger: blow } });
  const fallen = wounded(3);
  expect([fallen.hero().at, fallen.lines('log.falls').length]).toEqual([CHAPEL, 1]);
  expect(wounded(30).lines('log.falls')).toEqual([]);
});

rule('EUT-14.4', 'a foe that kills keeps its Damage and stays', () => {
  const play = foe(
    'golem',
    { damage: 5 },
    {
      step: 'wounds',
      health: 2,
      combat: { round: 1, damage: 5, ledger: rolled([], [6, 6]) },
    },
  );
  expect(play.hero().at).toBe(CHAPEL);
  expect(play.state.scenario.foes.golem).toMatchObject({ at: HERE, damage: 5, beaten: false });
});

rule(['EUT-14.4', 'EUT-14.25'], 'the card of a Monster of a pit goes back on its stack too', () => {
  const table = fighting({ opponent: { kind: 'pit', level: 1 }, step: 'defeat' });
  expect([table.state.monsters[1].stack.at(-1), table.state.monsters[1].seen]).toEqual(['dragonfly', true]);
});

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

rule(['EUT-14.12', 'EUT-14.13', 'EUT-14.23'], 'a dead Hero has no Movement but every token that was not used', () => {
  const play = falls(hero => void Object.assign(hero, { movement: 3, tokens: ['mining', 'trade', 'combat'] }));
  expect(play.hero()).toMatchObject({ at: CHAPEL, movement: 0, tokens: ['mining', 'trade', 'combat'] });
});

rule('EUT-14.14', 'Hope becomes Gaar after a death too', () => {
  expect(lost({ gaar: 0, combat: { hope: 4 } }).hero().gaar).toBe(5);
});

rule('EUT-14.15', 'a death in combat costs no Reputation at once', () => {
  expect(lost({ set: (_, [hero]) => hero && Object.assign(hero, { reputation: 9 }) }).hero().reputation).toBe(9);
});

rule(
  ['EUT-14.16', 'EUT-14.17', 'EUT-14.22', 'EUT-14.23', 'EUT-14.24'],
  'a death outside combat: the Chapel, full Health, 2 Reputation and all Movement less; what one has stays',
  () => {
    const play = scene({
      set: stands('ch1-other-9', 1, (_, [hero]) => {
        if (!hero) return;
        Object.assign(hero, { health: 2, reputation: 1, movement: 2, gold: 5, hand: ['curse#1'], tokens: ['mining'] });
      }),
    });
    play.does(`walk:${BESIDE[0]}`);
    expect(play.hero()).toMatchObject({
      at: CHAPEL,
      health: 6,
      reputation: 0,
      movement: 0,
      gold: 5,
      gaar: 4,
      hand: ['curse#1'],
      tokens: ['mining'],
    });
    expect(play.hero(1).kills).toEqual([]);
    expect(play.asked()).toBe('turn.ask');
  },
);

describe('what is told', () => {
  rule('EUT-14.16', 'that somebody dies', () => {
    const { state } = scene();
    const [hero] = state.heroes;
    if (!hero) throw new Error('there is no Hero');
    const wounded = (n: number) =>
      told(state, t => void gain(t, hero, [{ op: 'sufferWounds', n }], { rule: 'EUT-1.9' }).next([])).map(
        ({ text }) => text,
      );
    hero.health = 3;
    expect(wounded(2)).not.toContain('log.dies');
    expect(wounded(1)).toContain('log.dies');
  });
});

rule(
  ['EUT-14.18', 'EUT-14.19', 'EUT-14.21', 'EUT-16.8'],
  'equipping raises Maximum and current Health, taking off lowers both, engaged or not',
  () => {
    const play = scene({
      set: one(hero => {
        hero.bags.push({ kind: 'tile', tile: { ...fresh('mail-helm#1'), engaged: true } });
        Object.assign(hero, { health: 4 });
      }),
    });
    play.does('equip:mail-helm#1:helm-1');
    expect([play.hero().health, maxHealth(play.hero())]).toEqual([5, 7]);
    expect(play.hero().slots['helm-1']?.tile?.engaged).toBe(true);
    play.does('unequip:helm-1');
    expect([play.hero().health, maxHealth(play.hero())]).toEqual([4, 6]);
    expect(play.hero().bags).toMatchObject([{ tile: { tile: 'mail-helm#1', engaged: true } }]);
  },
);

rule(
  ['EUT-14.18', 'EUT-14.19', 'EUT-16.28'],
  'what works from a Bag raises both when it comes and lowers both when it goes; nobody dies of what must go',
  () => {
    const laden = (health: number) =>
      scene({
        set: one(hero => {
          receiveTile(hero, 'artifact-sunken-crown#1');
          expect([hero.health, maxHealth(hero)]).toEqual([9, 9]);
          hero.health = health;
          bag(hero, 'healing-potion#1', 'healing-potion#2', 'healing-potion#3');
        }),
      });
    for (const [health, left] of [
      [7, 4],
      [2, 1],
    ] as const) {
      const play = laden(health);
      expect(play.asked()).toBe('bags.ask');
      play.does('discard:artifact-sunken-crown#1');
      expect([play.hero().health, maxHealth(play.hero())]).toEqual([left, 6]);
    }
  },
);

rule('EUT-14.18', 'EX-19: 6 + 1 + 1 + 1 (a Ruby) + 2 = 11', () => {
  const { state } = scene({
    heroes: ['maeldur', 'dral'],
    set: one(hero => {
      gives(hero, 'leather-helm#1');
      gives(hero, 'leather-greaves#1').gems.push({ gem: 'ruby', active: true });
      gives(hero, 'mail-gauntlets#1');
    }),
  });
  expect(maxHealth(state.heroes[0] as Hero)).toBe(11);
});

rule(['EUT-14.20', 'EUT-14.18'], 'EX-23: what may not be taken off may be exchanged in one go', () => {
  const play = scene({
    heroes: ['maeldur', 'dral'],
    set: one(hero => {
      gives(hero, 'mail-greaves#1');
      bag(hero, 'plate-greaves#1');
      hero.health = 2;
    }),
  });
  expect(maxHealth(play.hero())).toBe(8);
  expect(play.whyNot('unequip:greaves-1')).toEqual(['why.healthFloor', 'EUT-14.20']);
  play.does('equip:plate-greaves#1:greaves-1');
  expect([play.hero().health, maxHealth(play.hero())]).toEqual([3, 9]);
  expect(play.hero().bags).toMatchObject([{ tile: { tile: 'mail-greaves#1' } }]);
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
  expect(play.log).not.toContain('log.wounds');
});

rule(
  ['EUT-14.25', 'EUT-14.4'],
  'the Monster that has killed waits on top of its stack for whoever fights that Level next, anywhere',
  () => {
    const play = falls();
    expect([play.state.monsters[1].stack.at(-1), play.state.monsters[1].seen]).toEqual(['dragonfly', true]);
    expect(play.state.tokens[at(1, 1)]).toBeUndefined();
  },
);

rule('EUT-14.26', 'R64: a Ruby raises Maximum and current Health when it is set', () => {
  const play = scene({
    set: one(hero => {
      gives(hero, 'mail-helm#1');
      Object.assign(hero, { health: 3, stones: [{ gem: 'ruby' }] });
    }),
  });
  play.does('set:ruby:mail-helm#1');
  expect([play.hero().health, maxHealth(play.hero())]).toEqual([4, 8]);
});
