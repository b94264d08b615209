// EUT-11: the end of a combat.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { territory } from '../content/territory.ts';
import { trophiesOf } from '../rules/board.ts';
import { cashHope } from '../rules/combat/hope.ts';
import type { Hero, State } from '../rules/state.ts';
import { lost, told } from './blows.ts';
import { FIELD, type FightPlan, fighting, gives, rolled } from './fights.ts';
import { atEncounter, atTowers, bagged, mined, ORES, TOWERS } from './places.ts';
import { HERE } from './scenarios.ts';
import { bag, CHAPEL, marks, one, scene } from './scene.ts';

/** The last blow: the Hero strikes with 12, and the Dragonfly falls. */
const won = (plan: FightPlan = {}) =>
  fighting({
    step: 'damage',
    ...plan,
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 2, ...plan.combat },
  });

rule(['EUT-11.1', 'EUT-10.47'], 'a fight ends at once when the Damage reaches the Monster’s Health', () => {
  const play = won();
  expect(play.log).toContain('log.victory');
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

describe('what is told', () => {
  rule('EUT-11.7', 'what is left of Hope: a Gaar for two, nothing for one', () => {
    const left = (hope: number) => {
      const { state } = fighting();
      if (state.combat) state.combat.hope = hope;
      const [hero] = state.heroes;
      if (!hero) throw new Error('there is no Hero');
      const before = hero.gaar;
      const events = told(state, t => cashHope(t, hero));
      return [hero.gaar - before, state.combat?.hope, ...events.map(({ text }) => text)];
    };
    expect([left(0), left(1), left(2), left(3), left(4)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 0, 'log.hope.left'],
      [1, 0, 'log.hope.left'],
      [2, 0, 'log.hope.left'],
    ]);
  });
});

rule('EUT-11.7', 'a Gaar for every two points of Hope that are left', () => {
  const play = won({ gaar: 0, combat: { hope: 5 } }).passes();
  expect(play.hero().gaar).toBe(2);
});

rule(['EUT-11.8', 'EUT-11.9'], 'a Trade token on a post', () => {
  const play = won().passes();
  expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toEqual([{ kind: 'trade', seat: 0 }]);
});

rule('EUT-11.8', 'the Monster of a pit gives its Reward, no Loot and no token; the pit closes', () => {
  const play = fighting({
    opponent: { kind: 'pit', level: 1 },
    step: 'damage',
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 2 },
    set: state => {
      state.scenario.pits[HERE] = 1;
    },
  }).passes();
  expect(play.hero()).toMatchObject({ reputation: 1, gold: 0 });
  expect(play.state.tokens[HERE]).toBeUndefined();
  expect(play.state.scenario.pits[HERE]).toBeUndefined();
});

rule('EUT-11.9', 'one of the three hexes of the Towers gets a Trade token', () => {
  const table = fighting({ tile: 'ch2-fixed-1', step: 'tokens' });
  expect(table.state.tokens[HERE]).toEqual([{ kind: 'trade', seat: 0 }]);
});

rule('EUT-11.10', 'where no Monster was beaten lies no Trade token, whoever has traded there', () => {
  const play = scene({ set: atTowers() }).does('trade', 'done');
  expect(play.state.tokens[TOWERS]).toBeUndefined();
  for (const { spaces } of territory)
    for (const { kind, monster } of spaces)
      if (kind === 'merchants' || kind === 'alchemists') expect(monster).toBeDefined();
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

rule('EUT-11.14', 'whoever has room is not asked to trade after a fight: it can be done in the turn', () => {
  expect(fighting({ step: 'tokens' }).asked()).toBe('turn.ask');
  const free = fighting({ step: 'tokens', options: { freeTrade: true } });
  expect(free.asked()).toBe('trade.now');
  free.passes();
  expect([free.asked(), free.hero().tokens.length]).toEqual(['turn.ask', 3]);
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

rule(['EUT-11.14', 'EUT-17.22'], 'whoever has beaten an Elite on a post may trade at once as well', () => {
  const table = fighting({
    opponent: { kind: 'elite', card: 'old-grimhorn' },
    step: 'tokens',
    set: (state, [hero]) => {
      marks(state, FIELD[0] ?? CHAPEL, 'trade', 0);
      if (!hero) return;
      hero.tokens = ['trade'];
      for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
    },
  });
  expect(table.asked()).toBe('trade.now');
});

rule(
  'EUT-11.14',
  'R18: whoever has won on a post with full Bags may trade before anything goes; free as a house rule',
  () => {
    const plan = (tokens: Hero['tokens'], options = {}) => ({
      step: 'tokens' as const,
      options,
      set: (_: State, [hero]: readonly Hero[]) => {
        if (!hero) return;
        hero.tokens = tokens;
        for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
      },
    });
    const play = fighting(plan(['trade']));
    expect(play.asked()).toBe('trade.now');
    play.does('trade', 'sell-resource:iron-ore#1:0', 'done');
    expect([play.hero().tokens, play.hero().bags.length, play.asked()]).toEqual([[], 3, 'turn.ask']);
    expect(fighting(plan([])).asked()).toBe('bags.ask');
    const house = fighting(plan([], { freeTrade: true }));
    house.does('trade');
    expect(house.asked()).toBe('trade.ask');
  },
);

rule('EUT-11.16', 'after it the turn goes on with what is left', () => {
  const play = won({ set: (_, [hero]) => hero && Object.assign(hero, { movement: 1, tokens: ['mining'] }) }).passes();
  expect(play.state.combat).toBeUndefined();
  expect(play.asked()).toBe('turn.ask');
  expect(play.hero()).toMatchObject({ movement: 1, tokens: ['mining'] });
});

rule(
  ['EUT-11.17', 'EUT-11.3'],
  'a Trophy with full Bags: the thing that is named goes, and nothing else; or the card does',
  () => {
    const won = () =>
      fighting({
        step: 'trophy',
        set: (_, [hero]) => {
          if (!hero) return;
          bag(hero, 'mail-helm#1');
          hero.bags.push({ kind: 'resource', resource: 'iron-ore#1' }, { kind: 'trophy', card: 'ogre' });
        },
      });
    expect(won().can()).toEqual(['discard:mail-helm#1', 'discard:iron-ore#1', 'discard:ogre']);
    const kept = won().does('discard:iron-ore#1');
    expect([trophiesOf(kept.hero()), kept.hero().bags.length]).toEqual([['ogre', 'dragonfly'], 3]);
    expect(kept.state.resources.mountain.discard).toEqual(['iron-ore#1']);
    const left = won().passes();
    expect([trophiesOf(left.hero()), left.state.monsters[1].discard]).toEqual([['ogre'], ['dragonfly']]);
  },
);

rule('EUT-11.17', 'a Gem or a Gaar that found no slot of its own makes way for a Trophy; those on slots do not', () => {
  const full = fighting({
    step: 'trophy',
    gaar: 5,
    set: one(hero => {
      hero.bags = [mined('iron-ore#1')];
      hero.stones = [...Array.from({ length: 4 }, () => ({ gem: 'opal' as const })), { gem: 'ruby' }];
    }),
  });
  expect(full.can()).toEqual(['discard:iron-ore#1', 'discard:gaar', 'discard:gem.opal', 'discard:gem.ruby']);
  full.does('discard:gem.opal');
  expect([full.hero().stones.length, trophiesOf(full.hero())]).toEqual([4, ['dragonfly']]);
  const roomy = fighting({ step: 'trophy', gaar: 4, set: one(hero => void Object.assign(hero, { bags: [...ORES] })) });
  expect(roomy.can()).toEqual(['discard:iron-ore#1', 'discard:iron-ore#2', 'discard:iron-ore#3']);
});

rule(['EUT-11.17', 'EUT-11.13'], 'who lets nothing go leaves the Trophy, whose card is discarded', () => {
  const left = fighting({ step: 'trophy', set: one(hero => void Object.assign(hero, { bags: [...ORES] })) }).passes();
  expect([bagged(left.hero()).length, left.state.monsters[1].discard]).toEqual([3, ['dragonfly']]);
});

rule('EUT-11.18', 'Damage does not last', () => {
  const play = lost({ combat: { damage: 2 } });
  expect(play.state.monsters[1].stack.at(-1)).toBe('dragonfly');
  expect(play.state.combat).toBeUndefined();
});

rule(['EUT-11.19', 'EUT-13.18', 'EUT-17.10'], 'a Trophy for the Hunter brings a tile of his Rewards', () => {
  const play = scene({
    set: atEncounter('ch1-encounter-1', 'hunter', ['hunter-1'], (state, hero) => {
      state.monsters[1].stack = state.monsters[1].stack.filter(card => card !== 'dragonfly');
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' });
    }),
  });
  const top = play.state.encounters.hunter?.rewards.at(-1);
  play.does('quest:hunter-1:0');
  expect(play.hero().reputation).toBe(1);
  expect(JSON.stringify(play.hero())).toContain(top);
  expect(play.state.monsters[1].discard).toEqual(['dragonfly']);
});
