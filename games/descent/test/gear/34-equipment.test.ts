// DES-34: equipment.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { meansOf } from '../../rules/attack/means.ts';
import { opened } from '../../rules/attack/open.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { BESIDE, type Fight, fight, first } from '../fight.ts';
import { scene } from '../scene.ts';

rule(
  ['DES-34.1', 'DRF-9.11', 'DES-34.2', 'DES-34.3'],
  'two hands, one armour, three potions, two other things, three in the pack',
  () => {
    const play = scene({
      position: { at: 'equip' },
      set: (_, [hero]) => {
        if (!hero) return;
        hero.equipped = ['sword#1', 'iron-shield#1', 'leather-armor#1'];
        hero.potions = ['healing-potion', 'healing-potion', 'vitality-potion'];
        hero.pack = ['bow#1', 'chain-mail#1', 'healing-potion'];
      },
    });
    expect(play.whyNot('equip:bow#1')).toEqual(['why.hands', 'DES-34.1']);
    expect(play.whyNot('equip:chain-mail#1')).toEqual(['why.armour', 'DES-34.1']);
    expect(play.whyNot('equip:healing-potion')).toEqual(['why.potions', 'DES-34.1']);
    play.does('put-away:sword#1');
    // Four in the pack: something must go before it is enough.
    expect(play.match.decisionOf(0)?.pass).toBeUndefined();
    play.does('drop:healing-potion');
    expect(play.match.decisionOf(0)?.pass).toBeDefined();
  },
);

rule('DES-34.1', 'of other items two are in use, and a third stays in the pack', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.equipped = ['belt-of-strength#1', 'mana-weave#1'];
      hero.pack = ['ring-of-quickness#1', 'sword#1'];
    },
  });
  expect(play.whyNot('equip:ring-of-quickness#1')).toEqual(['why.others', 'DES-34.1']);
  play.does('put-away:mana-weave#1', 'equip:ring-of-quickness#1', 'equip:sword#1');
  expect(play.hero().equipped).toEqual(['belt-of-strength#1', 'ring-of-quickness#1', 'sword#1']);
});

rule('DES-34.8', 'armour that caps speed makes nobody faster', () => {
  const speed = (hero: string, worn: readonly string[]) => {
    const plan: Fight = { hero, equipped: worn };
    const { state } = fight(plan);
    return statOf(state, first(state.heroes).id, 'speed');
  };
  expect([speed('varikas-the-dead', []), speed('varikas-the-dead', ['chain-mail#1'])]).toEqual([3, 3]);
  expect([speed('runewitch-astarra', []), speed('runewitch-astarra', ['chain-mail#1'])]).toEqual([5, 4]);
});

rule('DES-34.10', 'who holds a rune does not put on what forbids runes, but may wear it beside a sword', () => {
  const why = (held: string) =>
    scene({
      position: { at: 'equip' },
      set: (_, [hero]) =>
        void (hero && Object.assign(hero, { equipped: [held, 'belt-of-strength#1'], pack: ['plate-mail#1'] })),
    }).whyNot('equip:plate-mail#1');
  expect([why('immolation#1'), why('sword#1')]).toEqual([['why.runes', 'DES-34.10'], undefined]);
});

rule(['DES-34.10'], 'some armour forbids runes', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.equipped = ['plate-mail#1'];
      hero.pack = ['magic-staff#1', 'immolation#1'];
    },
  });
  expect(play.whyNot('equip:immolation#1')).toEqual(['why.runes', 'DES-34.10']);
});

describe('dice', () => {
  rule(
    ['DES-34.12', 'DES-20.4', 'DES-21.6'],
    'a Sword is 1 red and 1 green, and the trait adds its power dice (EX-5)',
    () => {
      const play = fight({ equipped: ['sword#1'] });
      expect(meansOf(play.state, play.hero(), 'sword#1').dice).toEqual({ red: 1, green: 1 });
      const { pool } = opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
      expect(pool).toEqual({ red: 1, green: 1, black: 3 });
    },
  );
});

rule(
  ['DES-34.13', 'DES-8.7'],
  'who gives away, drops or takes in hand something else aims no more; what lies in the pack is no matter',
  () => {
    const after = (...deeds: readonly string[]) => {
      const play = scene({
        set: (_, [hero, other]) => {
          if (hero) Object.assign(hero, { equipped: ['sword#1'], pack: ['axe#1'], order: 'aim', at: space(2, 10) });
          if (other) other.at = space(3, 10);
        },
      }).does('action:battle', 'fatigue', 'fatigue', ...deeds);
      return play.hero().order;
    };
    expect([
      after('give:sword#1:hero:mad-carthos'),
      after('drop:sword#1'),
      after('re-equip', 'put-away:sword#1', 'equip:axe#1'),
    ]).toEqual([undefined, undefined, undefined]);
    expect([after('give:axe#1:hero:mad-carthos'), after('drop:axe#1')]).toEqual(['aim', 'aim']);
  },
);
