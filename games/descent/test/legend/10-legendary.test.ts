// LEG-10: legendary areas: three levels like those of any dungeon, a fourth of their own, and what its guardian keeps.

import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { legendaryAreas } from '../../content/legend/boards.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { drawLevel } from '../../rules/legend/dungeon/laying.ts';
import { isLeader } from '../../rules/legend/dungeon/level.ts';
import { loseObject } from '../../rules/legend/objects.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { sitesFor } from '../../rules/legend/rumours.ts';
import { whyNotExplore } from '../../rules/legend/there.ts';
import { neighboursOf } from '../../rules/legend/ways.ts';
import type { Hero, T } from '../../rules/state.ts';
import { type Wander, wander } from '../wander.ts';
import { follows, kills, killsAndLeaves, leaves } from './last.ts';
import { campaign, week } from './small.ts';

const CAVERNS = 'caverns-of-thuul';
const at = (place: string, set?: (legend: Legend) => void): Wander =>
  wander({
    position: { at: 'there' },
    set: legend => {
      legend.party.at = place;
      legend.conquest = { heroes: 3, overlord: 4 };
      set?.(legend);
    },
  });

describe('going in', () => {
  rule(['LEG-10.2', 'LEG-10.1'], 'asks for its metal and for less conquest, of that moment', () => {
    const why = (heroes: number, overlord: number, level: Legend['level'] = 'copper') =>
      whyNotExplore({ ...campaign(), level, conquest: { heroes, overlord } }, CAVERNS)?.rule;
    expect([why(3, 4), why(4, 4), why(5, 4), why(3, 4, 'silver')]).toEqual([
      undefined,
      'LEG-10.3',
      'LEG-10.3',
      'LEG-10.1',
    ]);
    const scene = at(CAVERNS);
    scene.chooses('week.there', 'explore');
    scene.legend.conquest.heroes = 99; // Inside, nobody asks any more.
    expect(scene.state.dungeon?.over).toBeUndefined();
  });
  rule(['LEG-10.4', 'LEG-10.5'], 'three levels are drawn, and the fourth is its own', () => {
    const terms = at(CAVERNS).chooses('week.there', 'explore').legend.board?.terms;
    expect(terms).toMatchObject({ quest: 'legendary', at: CAVERNS, levels: 4 });
    for (const { board, tier } of legendaryAreas) {
      const { state, legend } = follows(board);
      expect([state.quest, state.dungeon?.entered.length, legend.level]).toEqual([board, 4, tier]);
      expect(state.monsters.filter(isLeader)).toHaveLength(1);
    }
    let third = '';
    follows(CAVERNS, {
      *next(t) {
        const { dungeon, quest } = t.state;
        if (!dungeon) return;
        const { entered } = dungeon;
        dungeon.entered = entered.slice(0, 2);
        drawLevel(t);
        third = t.state.quest;
        Object.assign(t.state, { quest, dungeon: { ...dungeon, entered } });
      },
    });
    expect(third).toMatch(/^level-/);
  });
  rule('LEG-10.9', 'there are neither rumours nor lieutenants', () => {
    const legend = campaign();
    legend.party.at = 'crimson-forest';
    expect(sitesFor(legend, { id: 'the-twins', distance: 0 })).not.toContain(CAVERNS);
    const near = at(CAVERNS, one => {
      one.lieutenants = [{ id: 'sir-alric-farrow', at: neighboursOf(CAVERNS)[0] ?? '' }];
    }).chooses('week.there', 'explore').legend.board?.terms;
    expect(near).toMatchObject({ near: [] });
    const beside: readonly string[] = legendaryAreas.map(({ board }) => board);
    const rides = week({
      set: one => {
        one.lieutenants = beside.flatMap(neighboursOf).map(place => ({ id: 'sir-alric-farrow', at: place }));
      },
    }).offered('week.orders');
    for (const place of beside) expect(rides.some(key => key.endsWith(`:${place}`))).toBe(false);
  });
  rule('LEG-10.10', 'whoever arrives there gains nothing by it', () => {
    const arrives = (place: string) =>
      week({
        at: 'arrived',
        set: legend => {
          legend.today = { to: place };
        },
      }).legend.conquest.heroes;
    expect([arrives(CAVERNS), arrives('thelsvan-trail')]).toEqual([0, 1]);
  });
});

describe('the guardian', () => {
  const worth = (board: 'caverns-of-thuul', next: (t: T, hero: Hero) => ReturnType<typeof kills>) => {
    const { legend } = follows(board, { next });
    return [legend.coins - 1200, legend.conquest.heroes];
  };
  rule('LEG-10.6', 'is a dungeon leader, and who leads the third level is not', () => {
    expect(worth(CAVERNS, kills)).toEqual([250, 4]);
    expect(
      worth(CAVERNS, function* (t, hero) {
        t.state.dungeon?.entered.pop();
        yield* kills(t, hero);
      }),
    ).toEqual([100, 2]);
  });
  rule('LEG-10.5', 'the Horned Demon: each hero whom it kills is a conquest more', () => {
    const gained = (byIt: boolean): number =>
      follows('valley-of-souls', {
        *next(t, hero) {
          const demon = t.state.monsters.find(isLeader);
          const source = byIt && demon ? ({ kind: 'attack', by: demon.id } as const) : ({ kind: 'terrain' } as const);
          yield* calls(t).wound(t, hero.id, 99, source);
        },
      }).legend.conquest.overlord;
    expect(gained(true)).toBe(gained(false) + 1);
  });
});

describe('its end', () => {
  /** All that is asked of the party, the first answer to each. */
  const settled = (scene: Wander): Wander => {
    for (let n = 0; n < 20 && scene.legend.board; n++) {
      const prompt = scene.asked(scene.party) ?? '';
      const [first] = scene.offered(prompt);
      if (prompt.startsWith('dungeon.') && first !== undefined) scene.chooses(prompt, first);
      else scene.passes(prompt);
    }
    return scene;
  };
  rule('LEG-10.7', 'by the last portal: the hoard, and the party stays or goes to Tamalir', () => {
    const scene = settled(follows(CAVERNS, { next: leaves }));
    expect(scene.legend.coins).toBeGreaterThanOrEqual(1200 + 3000);
    const held = scene.legend.heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]);
    expect(held.length).toBeGreaterThanOrEqual(1);
    expect(scene.offered('week.stay')).toEqual([`go:${CAVERNS}`, `go:${TAMALIR}`]);
    expect(scene.legend.explored).toContain(CAVERNS);
  });
  rule('LEG-10.7', 'of the Rapids: XP, and a look at the next three hands', () => {
    const { legend } = follows('fools-rapids', { next: leaves });
    expect(legend.heroes.map(({ xp }) => xp)).toEqual([25, 25, 25, 25]);
    expect(legend.foresight).toBe(3);
    const goes = (foresight: number): Wander =>
      at('thelsvan-trail', one => {
        one.lieutenants = [];
        one.foresight = foresight;
      }).chooses('week.there', 'explore');
    const scene = goes(1);
    const [line] = scene.lines('log.dungeon.foreseen');
    expect(line?.with?.cards).toEqual(scene.state.overlord.hand.map(card => ({ text: `card.${originalOf(card)}` })));
    expect(scene.legend.foresight).toBe(0);
    expect(goes(0).lines('log.dungeon.foreseen')).toEqual([]);
  });
  rule('LEG-10.7', 'of the Valley: armour that no token clings to, and that all others feel', () => {
    const scene = follows('valley-of-souls', { next: killsAndLeaves });
    scene.chooses('dungeon.whoHas', scene.offered('dungeon.whoHas')[1] ?? '');
    settled(scene);
    expect(scene.known(1).equipped).toContain('armor-of-the-elder-kings#1');
    const worn = follows(CAVERNS, {
      *next(t) {
        const [first, second] = t.state.heroes as [Hero, Hero];
        second.equipped = ['armor-of-the-elder-kings#1'];
        for (const hero of [first, second]) giveTokens(t, hero, 'burn', 1);
      },
    }).state;
    const bare = follows(CAVERNS).state;
    const armour = (state: typeof worn, n: number) => statOf(state, state.heroes[n]?.id as Hero['id'], 'armour');
    expect([0, 1, 2].map(n => armour(worn, n) - armour(bare, n))).toEqual([1, 3, 1]);
    expect(worn.heroes.slice(0, 2).map(({ tokens }) => tokens.burn ?? 0)).toEqual([1, 0]);
  });
  rule('LEG-10.8', 'by flight: no reward, Tamalir, and never again', () => {
    const scene = follows(CAVERNS, {
      position: { at: 'aftermath' },
      *next(t) {
        yield* endDungeon(t, 'fled');
      },
    });
    expect(scene.legend).toMatchObject({ coins: 1200, explored: [CAVERNS], party: { at: TAMALIR } });
    const again = at(CAVERNS, legend => {
      legend.explored = [CAVERNS];
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: CAVERNS }];
    });
    expect(again.refusal('week.there', 'explore')).toBe('LEG-8.2');
  });
  rule('LEG-10.11', 'and what is left there later lies in a dungeon of three levels, like any other', () => {
    const scene = at(CAVERNS, legend => {
      legend.explored = [CAVERNS];
      legend.level = 'silver';
      legend.conquest = { heroes: 9, overlord: 1 };
      legend.party.object = 'scroll-1';
      loseObject(legend, CAVERNS);
    });
    expect(scene.legend.explored).not.toContain(CAVERNS);
    scene.chooses('week.there', 'explore');
    expect(scene.legend.board?.terms).toMatchObject({ quest: 'dungeon', levels: 3, near: [] });
    const first = campaign();
    first.party.object = 'scroll-1';
    loseObject(first, CAVERNS);
    expect(whyNotExplore({ ...first, conquest: { heroes: 2, overlord: 1 } }, CAVERNS)?.rule).toBe('LEG-10.3');
  });
});
