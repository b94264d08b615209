// LEG-9.11, LEG-11.5: what rumours bring, clause by clause: no more than there is, to whoever may have it, and felt at once.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { skills } from '../../content/skills.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { Hero } from '../../rules/state.ts';
import { follows, kills, leaves } from './last.ts';

describe('what a rumour brings', () => {
  rule('LEG-9.11', 'the Black Ledger: ten XP of the overlord’s, or as many as there are', () => {
    const left = (xp: number): number =>
      follows('the-black-ledger', {
        set: legend => {
          legend.xp = xp;
        },
        next: leaves,
      }).legend.xp;
    expect([25, 10, 4, 0].map(left)).toEqual([15, 0, 0, 0]);
  });
  rule(['LEG-9.11', 'LEG-11.5'], 'the Plague Doctor: two wounds more for each, now and for good', () => {
    const scene = follows('the-plague-doctor', {
      *next(t, hero) {
        for (const one of t.state.heroes) one.wounds = 3;
        yield* kills(t, hero);
      },
    });
    const plain = follows('the-plague-doctor');
    for (const [n, { id, wounds }] of scene.state.heroes.entries()) {
      expect(wounds).toBe(5);
      expect(statOf(scene.state, id, 'maxWounds')).toBe(statOf(plain.state, id, 'maxWounds') + 2);
      expect(scene.known(n).maxWounds).toBe(plain.known(n).maxWounds + 2);
    }
  });
  rule(['LEG-9.11', 'LEG-15.9'], 'the Sleeping King: a skill for nothing, for whoever has fewer than five', () => {
    const known = skills.slice(0, 5).map(({ id }) => id);
    const scene = follows('the-sleeping-king', {
      set: legend => {
        for (const [n, hero] of legend.heroes.entries()) hero.skills = n === 0 ? [...known] : [];
      },
      *next(t, hero) {
        yield* kills(t, t.state.heroes[1] ?? hero);
      },
    });
    const offered = scene.offered('dungeon.reward.hero');
    expect(offered).toHaveLength(3);
    scene.chooses('dungeon.reward.hero', offered[0] ?? '');
    const learnt = scene.offered('dungeon.reward.skill');
    for (const skill of known) expect(learnt).not.toContain(`skill:${skill}`);
    scene.chooses('dungeon.reward.skill', learnt[0] ?? '');
    expect(scene.state.heroes[1]?.skills).toEqual([learnt[0]?.slice('skill:'.length)]);
    expect(scene.legend.heroes[1]?.xp).toBe(4); // Of the leader; nothing is paid.
  });
  rule(['LEG-9.11', 'LEG-11.4'], 'the Hermit: to whoever has had none at this level', () => {
    const scene = follows('the-hermits-secret', {
      set: legend => {
        for (const [n, hero] of legend.heroes.entries()) hero.secret = n < 2 ? ['copper'] : [];
      },
      next: leaves,
    });
    expect(scene.offered('dungeon.reward.hero')).toHaveLength(2);
  });
  rule('LEG-9.11', 'the Broken Seal: nothing of treachery that the overlord does not have', () => {
    const scene = follows('the-broken-seal', {
      set: legend => {
        legend.treachery = { event: 0, trap: 2, monster: 0 };
      },
      next: kills,
    });
    // One type is no question.
    if (scene.asked(scene.party) === 'dungeon.reward.treachery')
      expect(scene.offered('dungeon.reward.treachery')).toEqual(['point:trap']);
    else expect(scene.legend.treachery).toEqual({ event: 0, trap: 1, monster: 0 });
    const none = follows('the-broken-seal', { next: kills });
    expect(none.legend.treachery).toEqual({ event: 0, trap: 0, monster: 0 });
  });
  rule('LEG-9.11', 'the Armoury: two of four, and the others are in their deck again', () => {
    const size = (next?: typeof kills): number => {
      const scene = follows('the-lost-armoury', { ...(next && { next }) });
      for (let n = 0; n < 12 && scene.asked(scene.party) !== undefined; n++) {
        const prompt = scene.asked(scene.party) ?? '';
        if (!prompt.startsWith('dungeon.reward') && prompt !== 'dungeon.whoHas') break;
        scene.chooses(prompt, scene.offered(prompt)[0] ?? '');
      }
      return scene.state.decks.treasures.copper.length;
    };
    expect(size() - size(kills)).toBe(2);
  });
  rule(['LEG-9.11', 'LEG-9.13'], 'once: who has had it does not have it again by leaving', () => {
    const bell = (set: (legend: Legend) => void = () => {}) =>
      follows('the-broken-seal', {
        set: legend => {
          legend.treachery = { event: 0, trap: 4, monster: 0 };
          set(legend);
        },
        position: { at: 'aftermath' },
        *next(t, hero: Hero) {
          yield* kills(t, hero);
          yield* calls(t).happen(t, { what: 'round' });
          yield* endDungeon(t, 'won');
        },
      });
    const scene = bell();
    for (let n = 0; n < 5 && scene.asked(scene.party) === 'dungeon.reward.treachery'; n++)
      scene.chooses('dungeon.reward.treachery', 'point:trap');
    expect(scene.legend.treachery.trap).toBe(3);
  });
});
