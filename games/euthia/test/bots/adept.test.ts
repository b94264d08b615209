// How the adept grows: what it goes for, sells, buys and takes on its way, each in a scene where it is plain.

import { player, turnOf } from '@veillee/bots';
import type { Decision, Picks } from '@veillee/kernel';
import { hex } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { mindOf } from '../../bots/mind.ts';
import { novice } from '../../bots/novice.ts';
import { openingWorth } from '../../bots/scenario-errands.ts';
import { strengthOfTile } from '../../bots/worths.ts';
import type { SpaceAt } from '../../content/lattice.ts';
import type { Element } from '../../content/vocabulary.ts';
import { maxHealth } from '../../rules/board.ts';
import { newHero } from '../../rules/new-hero.ts';
import { heroSide } from '../../rules/odds/fight.ts';
import { gives } from '../fights.ts';
import { lays, marks, type Plan, type Play, scene, stands } from '../scene.ts';

const SOLO = { heroes: ['keleia'], options: { scenario: 'the-hunt' } } as const satisfies Plan;

/** What a bot answers to what is asked now. */
function answer(play: Play, bot = adept): Picks {
  const { match } = play;
  const decision = match.decisionOf(0) as Decision;
  return bot.decide(turnOf(match, decision, player(bot, 'scene').chance));
}

/** What it does until it ends its turn. */
function turnOfAdept(play: Play, most = 40): string[] {
  const done: string[] = [];
  while (done.length < most && done.at(-1) !== 'end') {
    const picks = answer(play);
    done.push(...picks);
    play.answers(0, ...picks);
  }
  return done;
}

describe('trade', () => {
  const market = (gold: number, more: (play: Parameters<ReturnType<typeof stands>>[0]) => void = () => {}) =>
    scene({
      ...SOLO,
      set: stands('ch1-fixed-1', 0, (state, [hero]) => {
        marks(state, hex(1, 1), 'trade', 0);
        state.posts.merchants.offer = ['longsword#1', 'kite-shield#1', 'backpack#1', 'backpack#2'];
        if (hero) hero.gold = gold;
        more(state);
      }),
    });

  test('stones are sold for a tile that the Gold does not reach', () => {
    const play = market(2, ({ heroes: [hero] }) => hero?.stones.push({ gem: 'opal' }, { gem: 'opal' }));
    const done = turnOfAdept(play);
    expect(done).toContain('sell-stone:gem.opal');
    expect(done.some(key => key.startsWith('buy:'))).toBe(true);
  });

  test('a slot is unlocked for what shall lie on it', () => {
    const done = turnOfAdept(market(6));
    expect(done).toContain('unlock:sword-2');
    expect(done.indexOf('unlock:sword-2')).toBeLessThan(done.indexOf('buy:kite-shield#1'));
  });

  test.each([adept, novice])('$id: whoever owes a tax sells what is least missed', bot => {
    const play = scene({
      options: { scenario: 'the-hunt' },
      position: { at: 'trade' },
      set: stands('ch1-fixed-1', 0, (state, [hero]) => {
        marks(state, hex(1, 1), 'trade', 1);
        state.trade = { post: 'merchants', renewals: 0, tax: [1], bought: [], learned: false };
        hero?.stones.push({ gem: 'opal' });
        state.posts.merchants = { stack: [], discard: [], offer: [] };
      }),
    });
    expect(play.can()).not.toContain('done');
    expect(answer(play, bot)).toEqual(['sell-stone:gem.opal']);
  });

  test('an Essence is bought where the scenario takes them', () => {
    const buys = (scenario: 'recall-1' | 'the-hunt'): boolean => {
      const play = scene({
        heroes: ['keleia'],
        options: { scenario },
        set: stands('ch1-fixed-2', 0, (state, [hero]) => {
          marks(state, hex(1, 1), 'trade', 0);
          state.posts.alchemists = { stack: [], discard: [], offer: ['vial-dew#1'] };
          if (hero) hero.gold = 4;
        }),
      });
      return turnOfAdept(play).includes('buy:vial-dew#1');
    };
    expect([buys('recall-1'), buys('the-hunt')]).toEqual([true, false]);
  });

  test('a rich Hero beats the Monster that guards a post rather than another, and trades there', () => {
    const play = scene({
      ...SOLO,
      set: (state, [hero]) => {
        lays(state, [
          ['ch1-fixed-1', 1, 1],
          ['ch1-other-1', -1, -1],
        ]);
        state.territory = [];
        if (hero) Object.assign(hero, { gold: 14, reputation: 8 });
      },
    });
    expect(turnOfAdept(play)).toContain('walk:hex:1,1');
  });
});

describe('the way', () => {
  test('leads through a Portal where that is shorter', () => {
    const play = scene({
      ...SOLO,
      set: (state, [hero]) => {
        lays(state, [
          ['ch1-fixed-1', 1, 1],
          ['ch1-other-5', 2, -1],
          ['ch1-other-6', 3, -3],
          ['ch2-fixed-2', 4, -5],
        ]);
        for (const at of ['hex:1,1', 'hex:2,-1', 'hex:3,-2', 'hex:4,-4', 'hex:5,-5'] as const)
          marks(state, at, 'hero', 0);
        state.territory = [];
        if (hero) hero.at = hex(1, 2);
      },
    });
    expect(play.can()).toContain('portal:hex:4,-5');
    marks(play.state, hex(2, 1), 'interaction', 0);
    expect(turnOfAdept(play)).toContain('portal:hex:4,-5');
  });
});

describe('a goal', () => {
  /** What beating a Monster beside a Rift opens the way to, for a Hero with these Essences. */
  function opened(tile: readonly [q: number, r: number], side: SpaceAt, ...essences: Element[]): number {
    const table = scene({
      heroes: ['keleia'],
      options: { scenario: 'recall-3' },
      set: (state, [hero]) => {
        lays(state, [['ch4-scenario-4', ...tile]]);
        // Without the Catalyst, which is any Essence.
        if (hero) Object.assign(hero, { bags: [], stones: essences.map(essence => ({ essence })) });
      },
    });
    const decision = table.match.decisionOf(0) as Decision;
    return openingWorth(mindOf(turnOf(table.match, decision, player(adept, 'scene').chance)), side);
  }

  test('that Monsters shut in counts for those who fight them, if they have what it takes', () => {
    expect(opened([-1, -1], hex(0, -1), 'fire')).toBeGreaterThan(5);
    expect(opened([-1, -1], hex(0, -1))).toBe(0);
  });

  test('that can be walked to counts by itself', () => {
    expect(opened([1, 1], hex(2, 1), 'fire')).toBe(0);
  });
});

describe('a fight in small', () => {
  test('an effect that costs an Essence counts where there is one', () => {
    const taesiri = newHero('taesiri', 0, 1);
    gives(taesiri, 'taesiri-cinder-edge');
    expect(heroSide(taesiri, maxHealth(taesiri)).blows).toEqual([1]);
    taesiri.stones.push({ essence: 'fire' });
    expect(heroSide(taesiri, maxHealth(taesiri)).blows).toEqual([5]);
  });

  test('a Dwurt is not drunk and rolled with as well', () => {
    const skoldur = newHero('skoldur', 0, 1);
    skoldur.dwurt = 1;
    const side = heroSide(skoldur, maxHealth(skoldur));
    expect([side.heals, side.gaar]).toEqual([[3], 0]);
  });
});

describe('a Shield in small', () => {
  test('takes off Strength in every Combat Round, and a point off the next roll', () => {
    const keleia = newHero('keleia', 0, 1);
    gives(keleia, 'keleia-parrying-dagger');
    expect(heroSide(keleia, maxHealth(keleia)).shield).toEqual({ wounds: 0, strength: 2, hinders: 1 });
  });
});

describe('what a tile is worth', () => {
  test('a set counts whole where it is worn, and the same thing once more a little less', () => {
    const worth = (...worn: string[]): number => {
      const ael = newHero('ael', 0, 2);
      for (const id of worn) gives(ael, id);
      return strengthOfTile('ael-sacred-armour', ael);
    };
    expect(worth('mail-helm#1', 'mail-cuirass#1', 'mail-greaves#1')).toBeGreaterThan(2 * worth());
    const keleia = newHero('keleia', 0, 2);
    expect(strengthOfTile('keleia-pathfinder', keleia)).toBeLessThan(
      strengthOfTile('keleia-pathfinder', keleia, 'keleia-sprint'),
    );
  });
});

describe('Powers and Quests', () => {
  const onFire = (health: number) =>
    scene({
      ...SOLO,
      set: (state, [hero]) => {
        lays(state, [['ch1-other-9', 1, 1]]);
        marks(state, hex(1, 1), 'interaction', 0);
        state.territory = [];
        if (hero) Object.assign(hero, { at: hex(1, 1), health });
      },
    });

  test('whom Fire would kill on every way goes through it while there are rounds to come', () => {
    const play = onFire(2);
    expect(play.can()).toContain('burn:mining');
    for (let n = 0; n < 3; n++) play.answers(0, ...answer(play));
    expect(play.state.heroes[0]).toMatchObject({ at: 'centre:0,0', health: 7 });
  });

  test('a Quest that asks for a Healing Potion is a reason to buy one', () => {
    const buys = (quest: string): boolean => {
      const play = scene({
        ...SOLO,
        set: (state, [hero]) => {
          lays(state, [['ch1-encounter-1', 1, 1]]);
          state.territory = [];
          state.encounters.hunter = { stack: [], faceUp: [quest], rewards: [], boxed: [] };
          if (hero) Object.assign(hero, { gold: 3, bags: [] });
        },
      });
      return turnOfAdept(play).includes('chapel-potion');
    };
    expect([buys('hunter-5'), buys('hunter-6')]).toEqual([true, false]);
  });
});
