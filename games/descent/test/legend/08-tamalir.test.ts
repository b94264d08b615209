// LEG-8.36 to LEG-8.42, LEG-13: to Tamalir by glyph for a whole turn, and back; and LEG-3.6 to LEG-3.9: with what a dungeon by itself begins.

import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { mapNow } from '../../rules/board.ts';
import { descent } from '../../rules/game.ts';
import { swapKey } from '../../rules/keys.ts';
import { markersOf, type State } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve, entrance, FOUR } from '../delve.ts';

const BUILDINGS = ['restock:alchemist', 'restock:market', 'restock:temple'];

describe('from a glyph', () => {
  rule(['LEG-8.36', 'LEG-13.4'], 'on it or beside it as the turn begins: one building, and the turn is over', () => {
    const scene = delve();
    expect(scene.offered('turn.declare')).toEqual(expect.arrayContaining(BUILDINGS));
    const far = delve({
      set: (_, [hero]) => {
        if (hero) hero.at = space(5, 11);
      },
    });
    for (const key of BUILDINGS) expect(far.offered('turn.declare')).not.toContain(key);
    scene.does('restock:temple').passes(0);
    expect(scene.hero()).toMatchObject({ at: undefined, ready: false });
    expect(scene.asked(0)).toBe('turn.next');
  });
  rule('LEG-8.40', 'never for whom a shadow has brought there', () => {
    const scene = delve({ set: state => void state.turn?.used.push(swapKey.make('shadow-soul')) });
    for (const key of BUILDINGS) expect(scene.offered('turn.declare')).not.toContain(key);
  });
  rule('LEG-8.36', 'never in the middle of a turn', () => {
    const scene = delve().does('action:run');
    expect(scene.can(0)).not.toContain('town');
  });
});

describe('in Tamalir', () => {
  const there = (plan: DelvePlan = {}): Delve =>
    delve({
      ...plan,
      set: (state, heroes) => {
        for (const hero of heroes) hero.at = undefined;
        if (state.turn) state.turn.inTown = true;
        plan.set?.(state, heroes);
      },
    });
  rule(['LEG-8.37', 'LEG-8.39', 'LEG-8.42'], 'again a building, or an action and a point for the way back', () => {
    const scene = there();
    expect(scene.offered('turn.declare')).toEqual(expect.arrayContaining([...BUILDINGS, 'action:run']));
    scene.does('action:run');
    const back = scene.can(0).filter(key => key.startsWith('glyph:'));
    expect(back).toHaveLength(1);
    for (const key of BUILDINGS) expect(scene.can(0)).not.toContain(key);
    expect(scene.can(0)).not.toContain('trade');
    scene.does(back[0] ?? '');
    expect(scene.hero().at).toBeDefined();
  });
  rule(['LEG-8.36', 'LEG-16.11', 'DES-4.15'], 'a broken glyph leads neither there nor back', () => {
    const broken = (state: State): void => {
      for (const marker of state.board.markers) if (marker.kind === 'glyph') marker.dark = 'broken';
    };
    const out = delve({ set: broken });
    for (const key of BUILDINGS) expect(out.offered('turn.declare')).not.toContain(key);
    const scene = there({ set: broken }).does('action:run');
    expect(scene.can(0).filter(key => key.startsWith('glyph:'))).toEqual([]);
    expect(scene.can(0)).toEqual(expect.arrayContaining(BUILDINGS));
  });
  rule(
    ['LEG-8.38', 'DES-97.4', 'DES-24.4'],
    'who is webbed, or walks in boots of iron, cannot pay for the way either',
    () => {
      const stuck = there({ set: state => void Object.assign(state.turn ?? {}, { stuck: true }) }).does('action:run');
      expect(stuck.can(0)).toEqual(expect.arrayContaining(BUILDINGS));
      const heavy = there({ set: (_, [hero]) => void hero?.equipped.push('boots-of-iron#1') }).does('action:battle');
      expect(heavy.hero().fatigue).toBeGreaterThan(0);
      expect(heavy.can(0)).toEqual(expect.arrayContaining(BUILDINGS));
    },
  );
  rule('LEG-8.38', 'who has declared a battle and has no breath left restocks', () => {
    const scene = there({
      set: (_, [hero]) => {
        if (hero) hero.fatigue = 0;
      },
    }).does('action:battle');
    expect(scene.can(0)).toEqual(expect.arrayContaining(BUILDINGS));
    scene.does('restock:temple').passes(0);
    expect(scene.asked(0)).toBe('turn.next');
    expect(there().does('action:battle').can(0)).not.toContain('restock:temple');
    // E26: with Advance there is a point for the way back.
    const back = there({ set: (_, [hero]) => void Object.assign(hero ?? {}, { fatigue: 0 }) }).does('action:advance');
    expect(back.can(0).filter(key => key.startsWith('glyph:'))).toHaveLength(1);
  });
  rule(['LEG-8.37', 'LEG-8.38'], 'who finds every glyph and all round it taken restocks', () => {
    const scene = there({
      set: (state, [, other]) => {
        const [glyph] = markersOf(state, 'glyph').filter(({ active }) => active);
        if (!glyph || !other) return;
        other.at = glyph.at;
        for (const at of mapNow(state).places) if (at !== glyph.at) state.board.terrain[at] = 'rubble';
      },
    }).does('action:run');
    expect(scene.can(0).filter(key => key.startsWith('glyph:'))).toEqual([]);
    const [glyph] = markersOf(scene.state, 'glyph').filter(({ active }) => active);
    expect(scene.refusal('turn.act.town', `glyph:${glyph?.id}`)).toBe('DES-32.16');
    expect(scene.can(0)).toEqual(expect.arrayContaining(BUILDINGS));
    scene.does('restock:temple').passes(0);
    expect(scene.asked(0)).toBe('turn.next');
  });
  rule('LEG-8.41', 'whoever goes back may first hand something over', () => {
    const scene = there({
      set: (state, [first]) => {
        const sword = state.shop.find(thing => thing.startsWith('sword#'));
        state.shop = state.shop.filter(thing => thing !== sword);
        if (first && sword) first.pack.push(sword);
      },
    }).does('action:run');
    expect(scene.can(0).some(key => key.startsWith('give:sword'))).toBe(true);
  });
  rule(['LEG-13.8', 'LEG-13.9'], 'the Alchemist: five potions at 50 for the whole party', () => {
    const scene = there().does('restock:alchemist', 'buy-potion:healing-potion');
    expect(scene.legend.coins).toBe(1150);
    expect(scene.dungeon.potions).toBe(1);
    const sold = there({
      set: (state, [hero]) => {
        hero?.potions.push('vitality-potion');
        if (state.dungeon) state.dungeon.potions = 5;
      },
    }).does('restock:alchemist');
    expect(sold.refusal('dungeon.alchemist', 'buy-potion:healing-potion')).toBe('LEG-13.9');
  });
  rule(['LEG-13.11', 'LEG-13.13', 'LEG-13.14'], 'the Market: three treasures, if a chest has been opened', () => {
    const scene = there({
      set: state => {
        state.decks.treasures.copper = state.decks.treasures.copper.filter(
          thing => !thing.startsWith('treasure-cache'),
        );
      },
    });
    const top = scene.state.decks.treasures.copper.slice(-3);
    scene.does('restock:market');
    expect([...(scene.dungeon.offer ?? [])].sort()).toEqual([...top].sort());
    expect(scene.refusal('dungeon.market', `buy:${top[0]}`)).toBe('LEG-13.14');
    const opened = there({
      set: state => {
        if (state.legend) state.legend.opened = ['copper'];
      },
    }).does('restock:market');
    const [thing = ''] = opened.dungeon.offer ?? [];
    opened.does(`buy:${thing}`);
    expect(opened.legend.coins).toBe(950);
    expect(opened.dungeon.offer).not.toContain(thing);
  });
  rule('LEG-13.20', 'the Temple: three wounds for 25, once (E26)', () => {
    const scene = there({
      set: (_, [hero]) => {
        if (hero) hero.wounds = 5;
      },
    }).does('restock:temple', 'heal');
    expect(scene.hero().wounds).toBe(8);
    expect(scene.legend.coins).toBe(1175);
    expect(scene.asked(0)).toBe('turn.next');
  });
});

describe('with what a dungeon by itself begins', () => {
  rule(['LEG-21.21', 'LEG-3.9', 'LEG-8.13', 'LEG-1.1'], 'four heroes, 1200 coins in one purse, no threat', () => {
    const { legend, heroes, party, overlord, dungeon } = entrance();
    expect(legend).toMatchObject({ coins: 1200, level: 'copper', conquest: { heroes: 0, overlord: 0 } });
    expect(party).toHaveLength(4);
    expect(heroes).toEqual([]);
    expect(overlord).toMatchObject({ threat: 0, draws: 2 });
    expect(dungeon).toMatchObject({ levels: 3, entered: [] });
    for (const metal of ['silver', 'gold'] as const)
      expect(entrance({ metal }).legend).toMatchObject({
        level: metal,
        opened: metal === 'silver' ? ['copper'] : ['copper', 'silver'],
      });
  });
  rule(['LEG-3.1', 'LEG-3.2', 'LEG-3.3', 'LEG-3.4'], 'without what campaigns leave out', () => {
    const { decks, supply, boxes } = entrance();
    const skills = Object.values(decks.skills).flat();
    for (const gone of ['brawny', 'ranger', 'bardic-lore', 'telekinesis']) expect(skills).not.toContain(gone);
    expect(decks.treasures.copper.some(thing => thing.startsWith('minor-healing#'))).toBe(false);
    expect(supply['invulnerability-potion']).toBeUndefined();
    expect(boxes).toEqual(['base', 'well-of-darkness', 'altar-of-despair']);
  });
  rule(['LEG-3.6', 'LEG-3.7', 'LEG-3.8'], 'one of three sheets; of all skills dealt, and one more, one is kept', () => {
    const state: State = { ...entrance(), choosing: 'draft' };
    const scene = Scene.set(descent, { seats: 2, options: {}, state, position: { at: 'setup' } });
    for (let n = 0; n < FOUR.length; n++) {
      const offered = scene.offered('setup.hero');
      expect(offered).toHaveLength(3);
      scene.chooses('setup.hero', offered[0] ?? '');
    }
    expect(scene.offered('setup.oneMore')).toEqual([
      'buy-skill:fighting',
      'buy-skill:subterfuge',
      'buy-skill:wizardry',
    ]);
    scene.chooses('setup.oneMore', 'buy-skill:fighting');
    const dealt = scene.offered('setup.oneSkill');
    expect(dealt.length).toBeGreaterThan(2);
    scene.chooses('setup.oneSkill', dealt[1] ?? '');
    expect(scene.state.heroes[0]?.skills.map(id => `skill:${id}`)).toEqual([dealt[1]]);
    const all = Object.values(scene.state.decks.skills).flat();
    for (const key of dealt.filter(one => one !== dealt[1])) expect(all).toContain(key.slice('skill:'.length));
  });
  rule(['LEG-8.12', 'LEG-16.8', 'LEG-3.21'], 'without points of treachery: no such card, and three in the hand', () => {
    const scene = Scene.set(descent, { seats: 2, options: {}, state: entrance(), position: { at: 'setup' } });
    const { overlord } = scene.state;
    expect(overlord.hand).toHaveLength(3);
    expect(overlord.aside).toBeUndefined();
    expect(scene.state.dungeon?.entered).toEqual([scene.state.quest]);
  });
});
