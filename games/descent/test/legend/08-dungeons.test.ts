// LEG-8.1 to LEG-8.4, LEG-8.44 to LEG-8.47, LEG-9 to LEG-12: dungeons, rumours, legendary areas and the keep, as the map knows them.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { rumourRow } from '../../content/legend/rumours.ts';
import type { Ending } from '../../rules/legend/boards.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { sitesFor } from '../../rules/legend/rumours.ts';
import { distance } from '../../rules/legend/ways.ts';
import { campaign, PARTY, type Week, week } from './small.ts';

const at = (place: string, plan: Week = {}) =>
  week({
    at: 'there',
    ...plan,
    set: legend => {
      legend.party.at = place;
      plan.set?.(legend);
    },
  });
const ends = (ending: Partial<Ending>): Pick<Week, 'play'> => ({ play: () => ({ ending }) });

describe('a dungeon', () => {
  rule(['LEG-8.2', 'LEG-8.3'], 'is explored as soon as the party goes in, and never again', () => {
    const scene = at('thelsvan-trail', ends({ party: 'won' })).does('explore');
    expect(scene.legend.explored).toEqual(['thelsvan-trail']);
    const again = at('thelsvan-trail', {
      set: legend => {
        legend.explored = ['thelsvan-trail'];
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'thelsvan-trail' }];
      },
    });
    expect(again.refusal('week.there', 'explore')).toBe('LEG-8.2');
  });
  rule('LEG-8.44', 'that is won: the party stays, or is in Tamalir', () => {
    const scene = at('thelsvan-trail', ends({ party: 'won' })).does('explore');
    expect(scene.offered('week.stay')).toEqual(['go:thelsvan-trail', 'go:tamalir']);
    expect(scene.does('go:tamalir').legend.party.at).toBe('tamalir');
  });
  rule(['LEG-8.45', 'LEG-8.46', 'LEG-13.37'], 'that is fled: in Tamalir, where nothing is done in this week', () => {
    const scene = at('thelsvan-trail', {
      ...ends({ party: 'fled' }),
      set: legend => {
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'tamalir' }];
        for (const hero of legend.heroes) hero.xp = 50;
      },
    }).does('explore');
    expect(scene.legend).toMatchObject({
      week: 1,
      step: 'overlord',
      party: { at: 'tamalir' },
      explored: ['thelsvan-trail'],
    });
  });
  rule(['LEG-8.47', 'LEG-1.6'], 'leaves the dead whole, others as they are, all rested', () => {
    const { legend } = at('thelsvan-trail', {
      ...ends({ party: 'won', dead: ['steelhorns'] }),
      set: one => {
        for (const hero of one.heroes) Object.assign(hero, { wounds: 3, fatigue: 0, tokens: { bleed: 1, curse: 1 } });
      },
    }).does('explore');
    expect(legend.heroes[0]).toMatchObject({ wounds: legend.heroes[0]?.maxWounds, tokens: {} });
    expect(legend.heroes[1]).toMatchObject({ wounds: 3, fatigue: legend.heroes[1]?.maxFatigue, tokens: { curse: 1 } });
    expect(legend.heroes[1]?.tokens.bleed).toBeUndefined();
  });
  rule('LEG-7.29', 'is fortified by whoever stands there or one trail away', () => {
    const scene = at('thelsvan-trail', {
      set: legend => {
        legend.lieutenants = [
          { id: 'sir-alric-farrow', at: 'tamalir' },
          { id: 'lady-eliza-farrow', at: 'thelsvan-trail' },
          { id: 'lord-merick-farrow', at: 'forge' },
        ];
      },
    }).does('explore');
    expect(scene.met).toMatchObject([{ near: ['sir-alric-farrow', 'lady-eliza-farrow'] }]);
  });
  rule(['LEG-8.4', 'LEG-21.20', 'DRF-12.13'], 'has three levels, two in a short campaign', () => {
    expect(at('thelsvan-trail').does('explore').met).toMatchObject([{ levels: 3 }]);
    expect(at('thelsvan-trail', { begin: { variants: ['length-short'] } }).does('explore').met).toMatchObject([
      { levels: 2 },
    ]);
  });
});

describe('rumours', () => {
  const tavern = (plan: Week = {}) => at('tamalir', plan).does('enter:steelhorns:tavern');

  rule(
    ['LEG-9.1', 'LEG-9.3', 'LEG-9.5', 'LEG-13.22'],
    'a round buys one, and the heroes say where it is (E14, E15)',
    () => {
      const scene = tavern({ draws: { rumour: [rumourRow('the-twins')] } }).does('round');
      expect(scene.legend.coins).toBe(1150);
      const sites = scene.offered('week.rumour.place').map(key => key.slice('go:'.length));
      for (const place of ['thelsvan-trail', 'fallen-star-forest', 'red-echo-river', 'blackwing-swamp'])
        expect(sites).not.toContain(place);
      expect(sites).toContain('hanging-woods');
      scene.does('go:gardens-of-tarn');
      expect(scene.legend.rumour).toEqual({ card: 'the-twins', at: 'gardens-of-tarn' });
    },
  );
  rule('LEG-9.2', 'what stands at its top happens first', () => {
    const curse = tavern({ draws: { rumour: [rumourRow('the-plague-doctor')] } }).does('round');
    expect(curse.legend.heroes.filter(({ tokens }) => tokens.curse === 1)).toHaveLength(1);
    const deserter = tavern({ draws: { rumour: [rumourRow('the-deserter')] } }).does('round');
    expect(deserter.legend.conquest.overlord).toBe(1);
    const map = tavern({ draws: { rumour: [rumourRow('the-smugglers-map')] } }).does('round', 'potion:healing-potion');
    expect(map.legend).toMatchObject({ coins: 1125, heroes: [{ potions: ['healing-potion'] }, {}, {}, {}] });
  });
  rule('LEG-9.4', 'of two they follow one', () => {
    const set = (legend: Legend): void => {
      legend.rumour = { card: 'the-twins', at: 'gardens-of-tarn' };
    };
    const plan: Week = { set, draws: { rumour: [rumourRow('the-drowned-bell')] } };
    expect(tavern(plan).does('round').offered('week.rumour')).toEqual(['rumour:the-twins', 'rumour:the-drowned-bell']);
    expect(tavern(plan).does('round', 'rumour:the-twins').legend.rumour).toEqual({
      card: 'the-twins',
      at: 'gardens-of-tarn',
    });
    expect(tavern(plan).does('round', 'rumour:the-drowned-bell', 'go:thelsvan-trail').legend.rumour).toEqual({
      card: 'the-drowned-bell',
      at: 'thelsvan-trail',
    });
  });
  rule(
    ['LEG-9.6', 'LEG-9.7', 'LEG-9.14'],
    'never where all is explored, at the keep, in a city, or where one has been',
    () => {
      const legend = campaign();
      legend.explored = ['hanging-woods'];
      legend.noRumour = ['gardens-of-tarn'];
      const sites = sitesFor(legend, rumourRow('the-twins'));
      for (const place of [
        'hanging-woods',
        'gardens-of-tarn',
        'shadow-peaks',
        'greyhaven',
        'fools-rapids',
        'olmrics-hut',
      ])
        expect(sites).not.toContain(place);
      expect(sites.every(place => distance('tamalir', place) >= 2)).toBe(true);
    },
  );
  rule('LEG-9.8', 'where nothing is that far, as far as it can be; where nothing is left, nowhere', () => {
    const near = ['thelsvan-trail', 'fallen-star-forest'];
    const legend = campaign();
    legend.explored = sitesFor(legend, { id: 'any', distance: 1 }).filter(place => !near.includes(place));
    expect([...sitesFor(legend, rumourRow('the-twins'))].sort()).toEqual([...near].sort());
    legend.explored.push(...near);
    expect(sitesFor(legend, rumourRow('the-twins'))).toEqual([]);
  });
  rule(
    ['LEG-9.12', 'LEG-9.17'],
    'its dungeon is the rumour; then it is over, and its card gone unless it stays',
    () => {
      const follow = (card: string, party: 'won' | 'fled') =>
        at('thelsvan-trail', {
          ...ends({ party, ...(party === 'won' && { rewarded: true }) }),
          set: legend => {
            legend.rumour = { card, at: 'thelsvan-trail' };
          },
        }).does('explore');
      const scene = follow('the-twins', 'won');
      expect(scene.met).toMatchObject([{ quest: 'rumour', card: 'the-twins', levels: 3 }]);
      expect(scene.legend).toMatchObject({ graveyard: ['the-twins'], noRumour: ['thelsvan-trail'], kept: [] });
      expect(scene.legend.rumour).toBeUndefined();
      expect(follow('a-mothers-lament', 'won').legend).toMatchObject({ graveyard: [], kept: ['a-mothers-lament'] });
      expect(follow('a-mothers-lament', 'fled').legend).toMatchObject({ graveyard: ['a-mothers-lament'], kept: [] });
    },
  );
  rule('LEG-13.23', 'one round in each use', () => {
    const scene = tavern({ draws: { rumour: [rumourRow('the-drowned-bell')] } }).does('round', 'go:thelsvan-trail');
    expect(scene.asked(0)).toBe('week.there');
  });
});

describe('legendary areas', () => {
  const rapids = (heroes: number, overlord: number, level: 'copper' | 'silver' = 'silver') =>
    at('fools-rapids', {
      set: legend => {
        Object.assign(legend, { level, conquest: { heroes, overlord } });
        legend.ground = [{ object: 'scroll-1', at: 'fools-rapids', free: true }];
      },
    });
  rule(['LEG-10.1', 'LEG-10.3', 'DRF-12.14'], 'open at their level, to heroes who are behind, not level', () => {
    expect(rapids(99, 100).offered('week.there')).toContain('explore');
    expect(rapids(100, 100).refusal('week.there', 'explore')).toBe('LEG-10.3');
    expect(rapids(99, 100, 'copper').refusal('week.there', 'explore')).toBe('LEG-10.1');
  });
  rule('LEG-7.33', 'are never fortified', () => {
    const scene = at('fools-rapids', {
      set: legend => {
        Object.assign(legend, { level: 'silver', conquest: { heroes: 0, overlord: 100 } });
        legend.lieutenants = [
          { id: 'sir-alric-farrow', at: 'crimson-forest' },
          { id: 'lady-eliza-farrow', at: 'fools-rapids' },
        ];
      },
    }).does('explore');
    expect(scene.met).toMatchObject([{ quest: 'legendary', levels: 4, near: [] }]);
  });
});

describe('the Final Battle', () => {
  const battle = (play?: Week['play']) =>
    week({
      set: legend => {
        legend.conquest = { heroes: 350, overlord: 250 };
        legend.party.at = 'forge';
        legend.xp = 40;
        for (const hero of legend.heroes) hero.xp = 20;
      },
      ...(play && { play }),
    });
  rule(
    ['LEG-12.2', 'LEG-12.3', 'LEG-7.33', 'DRF-12.20'],
    'one lesson each in Tamalir, then the keep; all conquest and XP are gone',
    () => {
      const scene = battle();
      expect(scene.legend).toMatchObject({ level: 'final', party: { at: 'tamalir' }, conquest: { overlord: 250 } });
      expect(scene.asked(0)).toBe('week.lastLesson');
      expect(scene.can()).not.toContain('recover:steelhorns');
      for (const hero of PARTY) scene.does(`enter:${hero}:none`);
      expect(scene.met).toEqual([
        { kind: 'dungeon', quest: 'keep', at: 'shadow-peaks', levels: 5, near: ['sir-alric-farrow'] },
      ]); // LEG-7.33
      expect(scene.legend.heroes.map(({ xp }) => xp)).toEqual([0, 0, 0, 0]);
      expect(scene.legend).toMatchObject({ xp: 0, conquest: { heroes: 0, overlord: 0 } });
    },
  );
  rule(['LEG-12.5', 'LEG-21.3'], 'what is gained there is counted anew; what was before is kept for a variant', () => {
    const scene = battle(() => ({ facts: [{ fact: 'glyph' }, { fact: 'deck-out' }] }));
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.legend).toMatchObject({
      conquest: { heroes: 3, overlord: 3 },
      before: { heroes: 350, overlord: 250 },
    });
  });
  rule(['LEG-17.17', 'LEG-17.16'], 'with the Portent whoever walks in early begins it, without a lesson', () => {
    const scene = week({
      at: 'march',
      set: legend => {
        Object.assign(legend, {
          plot: 'ascension',
          plotCards: ['as-0', 'as-1', 'as-2', 'as-3', 'as-4', 'as-5'],
          comets: 9,
        });
        legend.party.at = 'ruby-barrier-plains';
      },
    });
    expect(scene.offered('week.march')).toContain('go:shadow-peaks');
    scene.does('go:shadow-peaks');
    expect(scene.met.at(-1)).toMatchObject({ quest: 'keep' });
    expect(scene.legend.won).toBe('heroes');
  });
});
