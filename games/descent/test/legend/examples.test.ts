// Worked examples of the campaign that belong to no single rule.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { avatarRow } from '../../content/legend/avatars.ts';
import { levelRow } from '../../content/legend/boards.ts';
import { overlordCards } from '../../content/overlord.ts';
import { attack } from '../../rules/attack/attack.ts';
import { groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import { levelNow } from '../../rules/legend/levels.ts';
import { vaultOf } from '../../rules/legend/objects.ts';
import { drawIncident } from '../../rules/legend/outdoors/opening.ts';
import { halfOf } from '../../rules/legend/outdoors/supporting.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { delve } from '../delve.ts';
import { POWER, RED, YELLOW } from '../faces.ts';
import { foe, road } from '../road.ts';
import { campaign, ENHANCEMENT, PARTY, week } from './small.ts';

rule('LEG-2.2', 'a campaign as a sheet of paper has it: silver, with what stands where (E24)', () => {
  const heroes = ['sir-valadir', 'silhouette', 'mordrog', 'bogran-the-shadow'];
  const legend: Legend = {
    ...campaign({ heroes: heroes.map(sheet => newLegendHero(sheet, 0)) }),
    conquest: { heroes: 110, overlord: 105 },
    xp: 5,
    forms: { humanoid: 'silver', beast: 'copper', eldritch: 'copper' },
    treachery: { event: 0, trap: 1, monster: 0 },
    cities: { nerekhall: { razed: true }, tamalir: { siege: 1 }, riverwatch: { vault: 'scroll-1' } },
    party: { at: 'velvet-plains', upgrades: [] },
    rumour: { card: 'the-twins', at: 'velvet-plains' },
    lieutenants: [{ id: 'sir-alric-farrow', at: 'tamalir' }],
    seen: ['north-gate'],
    explored: [
      'blackthorn-grove',
      'broken-rocks',
      'crimson-forest',
      'red-echo-river',
      'river-of-sleep',
      'fallen-star-forest',
    ],
  };
  expect(levelNow(legend)).toBe('silver');
  expect(lawsBroken(legend)).toEqual([]);
  expect([vaultOf(legend, 'tamalir'), vaultOf(legend, 'riverwatch')]).toEqual(['obelisk-of-travel', 'scroll-1']);
  expect(new TextEncoder().encode(JSON.stringify(legend)).length).toBeLessThan(4096);
});

rule(
  ['LEG-4.4', 'LEG-4.5', 'LEG-4.12', 'LEG-14.4'],
  'a race for a city: besieged, stormed in vain, and relieved (E25)',
  () => {
    const scene = week({
      set: legend => {
        legend.cities = { greyhaven: { siege: 2 } };
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'greyhaven' }];
        legend.party.at = 'whispering-forest';
        for (const hero of legend.heroes) hero.fatigue = 0;
      },
      play: terms => ({ ending: terms.kind === 'lieutenant' ? { lieutenant: 'killed' } : {} }),
      dice: { dice: [ENHANCEMENT] },
    });
    scene.does('besiege:sir-alric-farrow');
    expect(scene.legend.cities.greyhaven?.siege).toBe(3);
    // Nobody trains; with the next week the city is stormed, and holds out.
    scene.chooses('week.march', 'train');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.log).toContain('log.week.holds');
    expect(scene.legend).toMatchObject({ week: 2, cities: { greyhaven: { siege: 3 } } });
    // The party comes and kills him: with the week after the tokens are gone, and no die is thrown for the city.
    scene.passes('week.orders').does('go:greyhaven', 'challenge:sir-alric-farrow');
    for (const hero of PARTY) scene.does(`enter:${hero}:none`);
    expect(scene.legend.week).toBe(3);
    expect(scene.legend.cities.greyhaven?.siege).toBeUndefined();
    expect(scene.log.filter(line => line === 'log.week.holds')).toHaveLength(1);
  },
);

rule('LEG-16.4', 'two categories to gold and one to diamond are 195 XP, all treachery 125 (E28)', () => {
  const { forms, treachery } = avatarRow('titan');
  expect(forms.beast * 2 * 2 + forms.humanoid * 3).toBe(195);
  expect(Object.values(treachery).reduce((sum, { xp, most }) => sum + xp * most, 0)).toBe(125);
});

rule(['LEG-6.3', 'LEG-5.2'], 'on a red trail what is drawn is red (E7)', () => {
  for (let n = 0; n < 5; n++) {
    const drawn: string[] = [];
    week({
      at: 'march',
      set: legend => {
        legend.levelsUsed = [n];
      },
      play: (_, t) => {
        drawn.push(drawIncident(t, 'red').shield);
        return {};
      },
      dice: { dice: [1, 1, 1] },
    }).does('go:thelsvan-trail');
    expect(drawn).toEqual(['red']);
  }
});

rule(
  'LEG-7.13',
  'two treachery cards, and two of the deck for one point: a hand of three, or of four (E9, E10)',
  () => {
    const cheap = (colour: 'monster' | 'event') =>
      overlordCards.find(
        ({ treachery, type }) => treachery?.colour === colour && treachery.cost === 1 && type !== 'power',
      );
    const common = overlordCards.filter(({ treachery, type }) => !treachery && type === 'spawn');
    const hand = (n: number) => {
      const scene = road({
        lieutenant: 'sir-alric-farrow',
        position: { at: 'hand' },
        set: state => {
          Object.assign(state, { boxes: ['base', 'well-of-darkness', 'altar-of-despair'] });
          legendOf(state).treachery = { event: 1, trap: 0, monster: 2 };
        },
      });
      scene.does(`hold:${cheap('monster')?.id}`, `hold:${cheap('event')?.id}`);
      for (const { id } of common.slice(0, n)) scene.does(`hold:${id}`);
      return scene;
    };
    for (const n of [1, 2]) {
      const scene = hand(n);
      if (scene.asked(scene.overlordSeat) === 'outdoors.hand') scene.passes('outdoors.hand');
      expect(scene.state.overlord.hand).toHaveLength(2 + n);
      expect(scene.state.overlord.deck).toEqual([]);
    }
    // All points are spent: nothing more is to be had.
    expect(hand(2).asked(hand(2).overlordSeat)).not.toBe('outdoors.hand');
  },
);

rule('LEG-21.16', 'half of three nagas and a sorcerer are one naga and a sorcerer (E29)', () => {
  expect(
    halfOf([
      { monster: 'naga', rank: 'normal', n: 3 },
      { monster: 'sorcerer', rank: 'normal', n: 1 },
    ]).map(({ n }) => n),
  ).toEqual([1, 1]);
});

rule(['LEG-8.25', 'LEG-8.26'], 'two wait in the portal, one is in Tamalir: with the last all four go on (E27)', () => {
  const scene = delve({
    set: (state, heroes) => {
      const door = levelRow('level-01').doors.find(({ colour }) => colour === 'red');
      state.board.open.push(door?.id ?? '');
      const [first, second, third, fourth] = heroes;
      if (first) first.at = space(13, 8);
      for (const waiting of [second, third]) Object.assign(waiting ?? {}, { at: undefined, waits: true, ready: false });
      if (fourth) fourth.at = undefined;
    },
  }).does('action:run', `walk:${space(13, 7)}`);
  expect(scene.dungeon.entered).toHaveLength(2);
  while (scene.asked(0) === 'setup.arrival') scene.chooses('setup.arrival', scene.offered('setup.arrival')[0] ?? '');
  expect(scene.state.heroes.every(({ at, waits }) => at !== undefined && !waits)).toBe(true);
});

rule(['LEG-6.17', 'DES-21.14', 'DES-21.16'], 'surges of a troll on the road: what is not spent is threat (E33)', () => {
  const threat = (spends: boolean): number => {
    const scene = road({
      dice: [RED.three, YELLOW.three, POWER.surge, POWER.surge, POWER.surge, POWER.surge],
      set: (state, [hero]) => {
        foe(state, 'troll', 'base:10,4/2x2');
        if (hero) hero.at = space(12, 4);
      },
      *next(t) {
        const [troll] = t.state.monsters;
        if (troll) yield* attack(t, troll.id, { target: space(12, 4), by: 'activation' });
      },
    });
    const seat = scene.overlordSeat;
    scene.answers(seat, '4');
    if (spends) scene.answers(seat, 'surge:0');
    scene.passes(seat);
    return scene.state.overlord.threat;
  };
  expect([threat(true), threat(false)]).toEqual([1, 2]);
});

rule(
  'LEG-20.6',
  'the fountain: nine wounds leave a leader of three with one; the bather dies, and then the leader (E34)',
  () => {
    const scene = delve({
      level: 'level-14',
      *next(t) {
        const [fountain] = [...groundNow(t.state).terrain].flatMap(([at, prop]) => (prop === 'fountain' ? [at] : []));
        const by = { kind: 'attack', by: 'hero:steelhorns' } as const;
        const bather = placeMonster(t.state, { kind: 'ferrox', rank: 'normal', at: fountain as Space });
        const leader = placeMonster(t.state, { kind: 'ferrox', rank: 'master', at: space(0, 0), came: 'leader' });
        leader.at = groundNow(t.state).open.places[30] as Space;
        leader.wounds = 3;
        yield* calls(t).wound(t, leader.id, 9, by);
        expect(leader.wounds).toBe(1);
        bather.wounds = 1;
        yield* calls(t).wound(t, bather.id, 1, by);
        yield* calls(t).wound(t, leader.id, 1, by);
      },
    });
    expect(scene.state.monsters).toEqual([]);
  },
);
