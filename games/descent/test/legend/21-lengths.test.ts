// LEG-21.20: half and short campaigns: where their levels change, what is gained, how deep it goes, what walls withstand.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { cities } from '../../content/legend/cities.ts';
import { keepTerms } from '../../rules/legend/keep.ts';
import { levelNow } from '../../rules/legend/levels.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { defenseOf } from '../../rules/legend/sieges.ts';
import { campaign, PARTY, SURGE, week } from './small.ts';

const LENGTHS = ['full', 'length-half', 'length-short'] as const;
type Length = (typeof LENGTHS)[number];
const of = (length: Length): Legend => ({ ...campaign(), variants: length === 'full' ? [] : [length] });
const each = <V>(make: (length: Length) => V): V[] => LENGTHS.map(make);

describe('a campaign that is half as long, or short', () => {
  rule(
    ['LEG-21.20', 'LEG-2.2'],
    'changes its level at 200, 400 and 600, at half of these, or at 60, 120 and 180',
    () => {
      const changes = (length: Length): number[] =>
        Array.from({ length: 601 }, (_, n) => n).filter(
          n =>
            n > 0 &&
            levelNow({ ...of(length), conquest: { heroes: n, overlord: 0 } }) !==
              levelNow({ ...of(length), conquest: { heroes: n - 1, overlord: 0 } }),
        );
      expect(each(changes)).toEqual([
        [200, 400, 600],
        [100, 200, 300],
        [60, 120, 180],
      ]);
    },
  );

  rule('LEG-21.20', 'goes down as many levels, or in a short one fewer: two, two, three and three', () => {
    const levels = (length: Length): number[] => {
      const explores = (at: string, more: Partial<Legend> = {}): number => {
        const { met } = week({
          at: 'there',
          set: legend => {
            Object.assign(legend, of(length), more, { party: { at, upgrades: [] }, lieutenants: [] });
            legend.conquest = { heroes: 0, overlord: 9 };
          },
        }).does('explore');
        const [terms] = met;
        return terms?.kind === 'dungeon' ? terms.levels : 0;
      };
      const here = 'thelsvan-trail';
      return [
        explores(here),
        explores(here, { rumour: { card: 'the-black-ledger', at: here } }),
        explores('caverns-of-thuul'),
        keepTerms(of(length)).levels,
      ];
    };
    expect(each(levels)).toEqual([
      [3, 3, 4, 5],
      [3, 3, 4, 5],
      [2, 2, 3, 3],
    ]);
  });

  rule('LEG-21.20', 'gains coins and XP twice, or three times; conquest as ever', () => {
    const gained = (length: Length) => {
      const { legend } = week({
        at: 'there',
        set: one => {
          Object.assign(one, of(length), { party: { at: 'thelsvan-trail', upgrades: [] }, lieutenants: [] });
        },
        play: () => ({ facts: [{ fact: 'glyph' }, { fact: 'money' }, { fact: 'deck-out' }] }),
      }).does('explore');
      return [legend.conquest, legend.heroes[0]?.xp, legend.xp, legend.coins - 1200];
    };
    const conquest = { heroes: 3, overlord: 3 };
    expect(each(gained)).toEqual([
      [conquest, 3, 3, 400],
      [conquest, 6, 6, 800],
      [conquest, 9, 9, 1200],
    ]);
  });

  rule('LEG-21.20', 'has what is sold, and what things cost, as ever', () => {
    const sold = (length: Length): number[] => {
      const scene = week({
        at: 'there',
        set: one => {
          Object.assign(one, of(length), { party: { at: 'forge', upgrades: [] } });
          Object.assign(one.heroes[0] ?? {}, { pack: ['sword#1'] });
        },
      }).does(`enter:${PARTY[0]}:market`, 'sell:sword#1');
      const after = scene.legend.coins;
      return [after - 1200, after - scene.does('buy:sword#1').legend.coins];
    };
    const [full, ...others] = each(sold);
    for (const other of others) expect(other).toEqual(full);
  });

  rule('LEG-21.20', 'lets a city stand a token less where it is short, and one token at least', () => {
    for (const { id, defense } of cities)
      expect(each(length => defenseOf(of(length), id))).toEqual([defense, defense, Math.max(1, defense - 1)]);
    // Beside a rider who brings walls down even the weakest needs one.
    const weak = { ...of('length-short'), lieutenants: [{ id: 'thaadd-the-destroyer', at: 'nerekhall' }] };
    expect(defenseOf(weak, 'nerekhall')).toBe(1);
    const scene = week({
      set: one => {
        Object.assign(one, weak, { cities: { nerekhall: { siege: 1 } } });
      },
      dice: [SURGE],
    });
    expect(scene.legend.cities.nerekhall?.razed).toBe(true);
  });
});
