// LEG-13.11, LEG-13.17, LEG-13.38, DRF-5.3a: in a campaign Tamalir’s Market is the same for whoever comes to it from a dungeon.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { legendOf } from '../../rules/legend/record.ts';
import type { Hero, State } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';

/** All are in Tamalir, from a dungeon of a campaign, or of one by itself. */
const market = (set: (state: State, heroes: readonly Hero[]) => void = () => {}, alone = false): Delve =>
  delve({
    set: (state, heroes) => {
      for (const hero of heroes) hero.at = undefined;
      if (state.turn) state.turn.inTown = true;
      const deck = state.decks.treasures.copper;
      state.decks.treasures.copper = deck.filter(thing => !thing.startsWith('treasure-cache'));
      const terms = { kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [] } as const;
      const then = { at: 'there' } as const;
      if (!alone) legendOf(state).board = { terms, then };
      set(state, heroes);
    },
  }).does('restock:market');
const learned =
  (skill: string, n = 0) =>
  (_: State, heroes: readonly Hero[]): void => {
    heroes[n]?.skills.push(skill);
  };

describe('the Market', () => {
  rule('LEG-13.38', 'sells what serves the whole party, once; nothing of it to a dungeon by itself', () => {
    const scene = market().does('buy:enchanted-boat');
    expect(scene.legend).toMatchObject({ coins: 700, party: { upgrades: ['enchanted-boat'] } });
    expect(scene.offered('dungeon.market')).not.toContain('buy:enchanted-boat');
    expect(scene.refusal('dungeon.market', 'buy:keraks-map')).toBe('LEG-13.38');
    const alone = market(undefined, true);
    expect(alone.can(0)).not.toContain('buy:enchanted-boat');
    expect(alone.refused('dungeon.market').map(({ key }) => key)).not.toContain('buy:staff-of-the-wild');
  });
  rule('DRF-5.3a', 'lays out one more if an appraiser comes first, and one of them goes back', () => {
    const scene = market(learned('appraiser'));
    const shown = [...scene.hero().pack];
    expect(shown).toHaveLength(4);
    const [key = ''] = scene.offered('treasure.back');
    scene.does(key);
    expect(scene.hero().pack).toEqual([]);
    const { offer = [] } = scene.dungeon;
    expect(offer).toHaveLength(3);
    const [back] = shown.filter(thing => !offer.includes(thing));
    expect(scene.state.decks.treasures.copper[0]).toBe(back);
    // Of another hero it is no help.
    expect(market(learned('appraiser', 1)).dungeon.offer).toHaveLength(3);
  });
  rule('LEG-21.10', 'buries a treasure that is sold, where the table plays so', () => {
    const sold = (...variants: readonly string[]) => {
      let thing = '';
      const scene = market((state, [hero]) => {
        Object.assign(legendOf(state), { variants });
        thing = state.decks.treasures.copper.shift() ?? '';
        hero?.pack.push(thing);
      }).does(`sell:${thing}`);
      return { gone: scene.legend.graveyard.includes(thing), deck: scene.state.decks.treasures.copper.includes(thing) };
    };
    expect(sold()).toEqual({ gone: false, deck: true });
    expect(sold('house-graveyard')).toEqual({ gone: true, deck: false });
  });
});
