// EUT-15: Hero tiles.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { onSlots } from '../rules/board.ts';
import type { CombatStep } from '../rules/combat/state.ts';
import type { Hero } from '../rules/state.ts';
import { faceOf, fresh } from '../rules/tiles.ts';
import { usesOf } from '../rules/uses.ts';
import { skoldurFights } from './blows.ts';
import { fighting, gives, rolled } from './fights.ts';
import { atMerchants, challenge, engaged, having, sum, trading, withPool } from './places.ts';
import { BESIDE, type Play, scene, stands } from './scene.ts';

/** One thing for each trigger, none of which needs a slot. */
const THINGS = {
  none: 'hunter-trail-map#1',
  anytime: 'healing-potion#1',
  'monster-before': 'hunter-snare#1',
  'hero-before': 'armourer-whetstone#1',
  'hero-after': 'scroll-might#1',
} as const;

function laden(hero: Hero): void {
  for (const tile of Object.values(THINGS)) gives(hero, tile);
  hero.beside.push(fresh('initiative-token#1'));
  gives(hero, 'ael-lucid-prayer'); // after a Hero roll, or after a Monster's
  hero.health = 3;
}

const used = (play: Play): string[] =>
  play
    .can()
    .filter(key => key.startsWith('use'))
    .map(key => key.split(':')[1] ?? '')
    .filter(id => !id.startsWith('ael-') || id === 'ael-lucid-prayer');

const at = (step: CombatStep): Play =>
  fighting({
    step,
    gaar: 1,
    combat: { round: 1, attack: 'ael-ash-wand', ledger: rolled([4, 4], [6, 6]) },
    set: (_, [hero]) => hero && laden(hero),
  });

rule(
  ['EUT-15.7', 'EUT-15.23', 'EUT-15.2'],
  'an Ability is Learned for its cost, on an open slot of its symbol alone',
  () => {
    const cost = faceOf('ael-sunlance').buy ?? 0;
    const learns = (gold: number) =>
      trading(hero => {
        Object.assign(hero, { gold, pool: [fresh('ael-sunlance')] });
        hero.slots['initiative-1'] = { open: true };
      }).does('trade');
    expect(learns(cost - 1).whyNot('learn:ael-sunlance')).toEqual(['why.gold', 'EUT-15.7']);
    const play = learns(cost).does('learn:ael-sunlance');
    expect(play.can()).toEqual(['instead:ability-1', 'instead:ability-2', 'instead:ability-3']);
    play.does('instead:ability-1');
    expect([play.hero().gold, play.hero().slots['ability-1']?.tile?.tile]).toEqual([0, 'ael-sunlance']);
    expect(play.hero().pool.map(({ tile }) => tile)).toEqual(['ael-mending-touch']);
  },
);

rule(
  ['EUT-15.8', 'EUT-15.9', 'EUT-15.14', 'EUT-15.21'],
  'an Ability may give way to another: it goes to the pool as it is, and costs its price again',
  () => {
    const play = scene({ set: withPool('ael-renewal') });
    play.does('use:ael-quick-step:0', 'trade');
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'ael-quick-step')?.[0];
    play.does('learn:ael-renewal', `instead:${slot}`);
    expect(play.hero().pool).toMatchObject([{ tile: 'ael-quick-step', engaged: true }]);
    const { gold } = play.hero();
    play.does(`unlearn:${slot}`, 'learn:ael-quick-step');
    expect(play.hero().gold).toBe(gold - (faceOf('ael-quick-step').buy ?? 0));
    expect(play.hero().slots[slot as 'ability-1']?.tile).toMatchObject({ tile: 'ael-quick-step', engaged: true });
  },
);

rule(
  'EUT-15.9',
  'an Ability goes back to the pool while another is Learned in the same Trade Action, and only then',
  () => {
    const play = trading(hero => {
      hero.pool.push(fresh('ael-renewal'));
      hero.slots['ability-4'] = { open: true };
      Object.assign(hero, { gold: 20, tokens: ['trade', 'trade'] });
    }).does('trade');
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'ael-quick-step')?.[0];
    expect(play.whyNot(`unlearn:${slot}`)).toEqual(['why.unlearn', 'EUT-15.9']);
    play.does('learn:ael-renewal');
    expect(play.hero().pool).toEqual([]);
    expect(play.can()).toContain(`unlearn:${slot}`);
    play.does('done', 'trade');
    expect(play.whyNot(`unlearn:${slot}`)).toEqual(['why.unlearn', 'EUT-15.9']);
  },
);

rule(['EUT-15.11', 'EUT-8.16'], 'a sold Equipment Hero tile leaves the game', () => {
  const play = scene({ set: atMerchants(0) }).does('trade', 'sell:ael-ash-wand');
  expect(play.state.boxed.tiles).toEqual(['ael-ash-wand']);
  expect(play.hero().gold).toBe(faceOf('ael-ash-wand').sell);
});

rule(['EUT-15.12', 'EUT-16.27'], 'an Essence unlocks the slot that shows it', () => {
  const play = scene({ set: atMerchants(0, (_, hero) => hero.stones.push({ essence: 'water' })) }).does(
    'trade',
    'unlock:ability-5',
  );
  expect(play.hero()).toMatchObject({ stones: [] });
  expect(play.hero().slots['ability-5']?.open).toBe(true);
});

rule(['EUT-15.13', 'EUT-15.16'], 'an Ability that disengages another: one that was engaged, not itself', () => {
  const quick = (...spent: readonly string[]) =>
    having(
      hero => {
        gives(hero, 'taesiri-quickening');
        for (const tile of onSlots(hero)) if (spent.includes(tile.tile)) tile.engaged = true;
      },
      { heroes: ['taesiri', 'ael'] },
    );
  const abilities = onSlots(quick().hero()).flatMap(({ tile }) => (/quickening|torpor/.test(tile) ? [] : [tile]));
  const [weapon = '', first = '', second = ''] = abilities;
  expect(quick().whyNot('use:taesiri-quickening:0')).toEqual(['why.disengaged', 'EUT-15.13']);
  expect(quick(weapon).whyNot('use:taesiri-quickening:0')).toEqual(['why.disengaged', 'EUT-15.13']);
  const one = quick(weapon, first, second).does('use:taesiri-quickening:0');
  expect([one.asked(), one.can()]).toEqual(['disengage.ask', [`disengage:${first}`, `disengage:${second}`]]);
  one.does(`disengage:${second}`);
  expect([first, second, 'taesiri-quickening'].map(id => engaged(one.hero(), id))).toEqual([true, false, true]);
});

rule(
  ['EUT-15.13', 'EUT-15.17', 'EUT-15.20'],
  'outside combat what has no trigger, or any time, is used once a round',
  () => {
    const play = scene({ set: (_, [hero]) => hero && Object.assign(hero, { health: 2 }) });
    const uses = play.can().filter(key => key.startsWith('use'));
    expect(uses).toEqual(['use:ael-mending-touch:0', 'use:ael-quick-step:0']);
    play.does('use:ael-mending-touch:0');
    expect(play.hero().health).toBe(3);
    expect(play.whyNot('use:ael-mending-touch:0')).toEqual(['why.engaged', 'EUT-15.13']);
  },
);

rule(
  ['EUT-15.15', 'EUT-15.17', 'EUT-10.4', 'EUT-10.6', 'EUT-10.18', 'EUT-10.34'],
  'each trigger has its step, and no other',
  () => {
    expect(used(at('preparation'))).toEqual(['initiative-token#1']);
    expect(used(at('healing'))).toEqual([THINGS.anytime]);
    expect(used(at('guard'))).toEqual([THINGS['monster-before']]);
    expect(used(at('monsterAfter'))).toEqual(['ael-lucid-prayer']);
    expect(used(at('recovery'))).toEqual([THINGS.anytime]);
    expect(used(at('heroBefore'))).toEqual([THINGS['hero-before']]);
    expect(used(at('heroAfter'))).toEqual(['ael-lucid-prayer', THINGS['hero-after']]);
    expect(used(at('before')).sort()).toEqual([THINGS.none, THINGS.anytime].sort());
  },
);

rule('EUT-15.16', 'an own effect of the Combat Ability that attacks belongs to the same use', () => {
  const play = skoldurFights({ tiles: ['skoldur-berserk'], step: 'attack', dice: [6, 6], combat: { round: 1 } });
  play.does('attack:skoldur-berserk');
  expect(play.can()).toEqual(['use:skoldur-berserk:0', 'dwurt']);
  play.does('use:skoldur-berserk:0');
  expect(play.can()).toEqual(['dwurt']);
  expect(play.whyNot('use:skoldur-berserk:0')).toEqual(['why.engaged', 'EUT-15.13']);
});

rule(['EUT-15.16', 'EUT-15.13'], 'of a tile with several effects one is used in a round, whichever it is (R23)', () => {
  const play = at('monsterAfter');
  play.does('use:ael-lucid-prayer:1');
  expect(onSlots(play.hero()).find(({ tile }) => tile === 'ael-lucid-prayer')?.engaged).toBe(true);
  const engaged = fighting({
    step: 'heroAfter',
    combat: { round: 1, attack: 'ael-ash-wand', ledger: rolled([4, 4]) },
    set: (_, [hero]) => {
      if (!hero) return;
      laden(hero);
      for (const slot of Object.values(hero.slots))
        if (slot?.tile?.tile === 'ael-lucid-prayer') slot.tile.engaged = true;
    },
  });
  expect(engaged.whyNot('use:ael-lucid-prayer:0')).toEqual(['why.engaged', 'EUT-15.13']);
  const turn = scene({
    heroes: ['taesiri', 'ael'],
    set: (state, [hero]) => {
      state.territory = [];
      if (!hero) return;
      gives(hero, 'taesiri-gale-stride');
      hero.stones = [{ essence: 'air' }];
    },
  });
  turn.does('use:taesiri-gale-stride:0');
  expect(turn.hero()).toMatchObject({ movement: 2, stones: [{ essence: 'air' }] });
  expect(turn.whyNot('use:taesiri-gale-stride:1')).toEqual(['why.engaged', 'EUT-15.13']);
});

rule('EUT-15.16', 'of two effects that can be used at the same moment each is offered by what it does', () => {
  const play = fighting({
    heroes: ['taesiri', 'dral'],
    step: 'monsterAfter',
    tiles: ['taesiri-stone-skin'],
    combat: { round: 1, ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => void hero?.stones.push({ essence: 'earth' }),
  });
  const ways = usesOf(play.state, play.hero(), ['monster-after']).map(({ key, way }) => [key, way?.text]);
  expect(ways.sort()).toEqual([
    ['use:taesiri-cold-read:1', undefined], // its other effect has another moment
    ['use:taesiri-stone-skin:0', 'tile.taesiri-stone-skin.way.1'],
    ['use:taesiri-stone-skin:1', 'tile.taesiri-stone-skin.way.2'],
  ]);
});

rule('EUT-15.18', 'an Essence on Torpor protects the Hero’s dice from its Power', () => {
  const play = challenge({
    heroes: ['taesiri', 'dral'],
    dice: [2, 3],
    gaar: 1,
    air: false,
    set: (_, [hero]) => {
      for (const slot of Object.values(hero?.slots ?? {}))
        if (slot?.tile?.tile === 'taesiri-torpor') slot.tile.essences = ['earth'];
    },
  });
  expect(sum(play).figures).toBe('2+3');
});

rule(['EUT-15.18', 'EUT-16.27'], 'EX-21: a Fire Essence on Torpor keeps the Fire off, and engages nothing', () => {
  const play = scene({
    heroes: ['taesiri', 'dral'],
    set: stands(
      'ch1-other-9',
      1,
      (_, [hero]) => hero && Object.assign(hero, { movement: 1, health: 4, stones: [{ essence: 'fire' }] }),
    ),
  });
  play.does('lay:fire:taesiri-torpor', `walk:${BESIDE[0]}`);
  expect(play.hero()).toMatchObject({ at: BESIDE[0], health: 4, stones: [] });
  const torpor = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'taesiri-torpor')?.tile;
  expect(torpor).toMatchObject({ engaged: false, essences: ['fire'] });
});

rule('EUT-15.19', 'Scrolls and Gems have their times of use: on a roll, not in the turn', () => {
  const play = scene({
    dice: [4, 4],
    set: stands('ch1-fixed-2', 2, (_, [hero]) => {
      if (!hero) return;
      gives(hero, 'mail-helm#1').gems.push({ gem: 'emerald', active: true });
      gives(hero, 'scroll-might#1');
    }),
  });
  expect(play.can().filter(key => key.startsWith('gem') || key.includes('scroll'))).toEqual([]);
  play.does('challenge');
  expect(play.can()).toContain('gem:emerald');
});
