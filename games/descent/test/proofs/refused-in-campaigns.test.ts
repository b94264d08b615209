// What nobody may do in a campaign: answers that are no options, orders and purchases beyond what there is, and words of somebody who is not asked. Each
// is refused with the reason, and nothing has changed.

import { type Match, Refusal } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Legend } from '../../rules/legend/record.ts';
import { delve, portal } from '../delve.ts';
import { PARTY, type Week, week } from '../legend/small.ts';
import { road } from '../road.ts';

type Any = { readonly match: Match<never, never> };

/** How somebody’s answer is refused, by which rule, and that all is as it was. */
function refused(scene: unknown, seat: number, key: string, id?: number): string {
  const { match } = scene as Any;
  const asked = match.decisionOf(seat);
  const decision = id ?? asked?.id ?? match.decisions[0]?.id ?? 0;
  const look = (): string =>
    JSON.stringify([match.state, match.decisions.map(one => [one.id, one.seat]), match.journal.length]);
  const before = look();
  const rules = (asked?.refused?.() ?? []).flatMap(one => (one.key === key ? [one.rule ?? one.why.text] : []));
  try {
    match.answer({ seat, decision, picks: [key] });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    expect(look()).toBe(before);
    return [cause.code, ...rules].join(' ');
  }
  return 'taken';
}
const at = (place: string, plan: Week = {}, set: (legend: Legend) => void = () => {}) =>
  week({
    at: 'there',
    ...plan,
    set: legend => {
      legend.party.at = place;
      set(legend);
    },
  });
const OVERLORD = 1;
const ALRIC = 'sir-alric-farrow';

describe('on the map', () => {
  rule(['LEG-4.22', 'LEG-4.23', 'LEG-4.21'], 'a trail that is not owned, the keep, and where no trail leads', () => {
    const river = at('frostgate', { at: 'march' });
    expect(refused(river, 0, 'go:forest-of-the-wall')).toBe('not-allowed LEG-4.22');
    expect(refused(river, 0, 'go:tamalir')).toBe('unknown-key');
    expect(refused(at('forge', { at: 'march' }), 0, 'go:shadow-peaks')).toBe('not-allowed LEG-4.23');
    expect(refused(river, OVERLORD, 'train')).toBe('foreign');
  });
  rule(
    ['LEG-13.6', 'LEG-13.1', 'LEG-13.2'],
    'buildings of a city that is razed, that has none, or for another’s hero',
    () => {
      const fallen = at('forge', {}, legend => {
        legend.cities = { forge: { razed: true } };
        legend.lieutenants = [{ id: ALRIC, at: 'forge' }];
      });
      expect(refused(fallen, 0, `enter:${PARTY[0]}:market`)).toBe('unknown-key');
      expect(refused(at('vynelvale'), 0, `enter:${PARTY[0]}:alchemist`)).toBe('unknown-key');
      expect(refused(at('forge'), 0, `enter:${PARTY[0]}:training-ground`)).toBe('not-allowed LEG-13.1');
      const shared = at('forge', { seats: 3 }, legend => {
        legend.heroes = legend.heroes.map((hero, n) => ({ ...hero, seat: n === 3 ? 2 : 0 }));
      });
      expect(refused(shared, 0, `enter:${PARTY[3]}:market`)).toBe('unknown-key');
      expect(refused(shared, 2, `enter:${PARTY[0]}:market`)).toBe('unknown-key');
    },
  );
  rule(
    ['LEG-13.12', 'LEG-13.9', 'LEG-15.11', 'LEG-15.9'],
    'purchases beyond coins, XP, what there is and what one may know',
    () => {
      const poor = at('forge', {}, legend => void Object.assign(legend, { coins: 30 }));
      expect(refused(poor.does(`enter:${PARTY[0]}:market`), 0, 'buy:sword#1')).toBe('not-allowed LEG-13.15');
      const sold = at('forge', {}, legend => {
        legend.cities = { forge: { potions: 2 } };
        legend.heroes[0]?.potions.push('healing-potion');
      });
      expect(refused(sold.does(`enter:${PARTY[0]}:alchemist`), 0, 'potion:healing-potion')).toBe(
        'not-allowed LEG-13.9',
      );
      const school = (set: (legend: Legend) => void) =>
        at('forge', { at: 'training' }, set).does(`enter:${PARTY[0]}:training-ground`);
      const rich = (legend: Legend): void => {
        legend.coins = 9000;
        for (const hero of legend.heroes) hero.xp = 99;
      };
      const young = school(({ heroes }) => {
        for (const hero of heroes) hero.xp = 15;
      });
      expect(refused(young, 0, 'learn:tough')).toBe('not-allowed LEG-15.11');
      const full = school(legend => {
        rich(legend);
        legend.heroes[0]?.skills.push('mighty', 'parry', 'inner-fire', 'prodigy', 'marksman');
      });
      expect(refused(full, 0, 'learn:tough')).toBe('not-allowed LEG-15.9');
      const known = school(legend => {
        rich(legend);
        legend.heroes[1]?.skills.push('tough');
      });
      expect(refused(known, 0, 'learn:tough')).toBe('not-allowed LEG-15.10');
    },
  );
  rule(['LEG-4.8', 'LEG-4.17', 'LEG-4.12'], 'an order given twice, a second upgrade, a siege too many', () => {
    const twice = week({
      set: legend => {
        legend.xp = 99;
        legend.lieutenants = [
          { id: ALRIC, at: 'forge' },
          { id: 'lady-eliza-farrow', at: 'frostgate' },
        ];
      },
    }).does(`besiege:${ALRIC}`);
    expect(refused(twice, OVERLORD, `besiege:${ALRIC}`)).toBe('not-allowed LEG-4.8');
    expect(refused(twice, 0, `besiege:${ALRIC}`)).toBe('foreign');
    const key = twice.can(OVERLORD).filter(one => one.startsWith('point:'));
    twice.does(key[0] ?? '');
    expect(refused(twice, OVERLORD, key[1] ?? '')).toBe('not-allowed LEG-4.17');
  });
  rule('LEG-4.8', 'what is no longer asked', () => {
    const scene = at('forge', { at: 'march' });
    const id = scene.match.decisionOf(0)?.id ?? 0;
    scene.does('train');
    expect(refused(scene, 0, 'train', id)).toBe('stale');
    expect(refused(scene, 9, 'train')).toBe('malformed');
  });
});

describe('on boards', () => {
  rule(['LEG-8.26', 'LEG-8.45'], 'flight while somebody waits in the portal: they are never asked', () => {
    const scene = delve({
      position: { at: 'next' },
      set: (state, heroes) => {
        state.turn = undefined;
        for (const hero of heroes) Object.assign(hero, { at: undefined, ready: false });
        if (heroes[0]) heroes[0].waits = true;
      },
    });
    expect(portal(scene.state)).toBeDefined();
    expect(scene.asked(0)).toBe('setup.arrival');
    expect(refused(scene, 0, 'flee')).toBe('unknown-key');
  });
  rule(['LEG-7.13', 'LEG-7.14'], 'a hand that no points could have bought', () => {
    const scene = road({
      lieutenant: ALRIC,
      position: { at: 'hand' },
      set: state => {
        if (state.legend) state.legend.treachery = { event: 2, trap: 0, monster: 0 };
      },
    });
    const { overlordSeat } = scene;
    expect(refused(scene, overlordSeat, 'hold:spiked-pit')).toBe('not-allowed LEG-7.13');
    expect(refused(scene, overlordSeat, 'hold:doom')).toBe('unknown-key');
    expect(refused(scene, 0, 'hold:rage')).toBe('foreign');
    scene.does('hold:rage', 'hold:charge');
    expect(refused(scene, overlordSeat, 'hold:dodge')).toBe('not-allowed LEG-7.13');
  });
});
