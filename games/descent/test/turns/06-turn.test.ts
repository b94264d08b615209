// DES-6: a hero’s turn.

import { unaskedPicks } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { opened } from '../../rules/attack/open.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { Hero } from '../../rules/state.ts';
import { BLANKS, GREEN, RED } from '../faces.ts';
import { BESIDE, battle, fight, first } from '../fight.ts';
import { begun, put, scene } from '../scene.ts';

const KILL = [RED.four, GREEN.three, ...BLANKS];

rule(['DES-6.1', 'DRF-9.2', 'DES-6.4', 'DES-6.5'], 'cards are refreshed before equipment and action', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (_, [hero]) => {
      hero?.equipped.push('sword#1');
      hero?.exhausted.push('sword#1');
    },
  });
  expect(play.hero().exhausted).toEqual([]);
  expect(play.asked()).toBe('equip.ask');
});

describe('turns and figures', () => {
  rule('DES-6.6', 'an exhausted card keeps what it gives at all times', () => {
    const lines = (exhausted: readonly string[]) => {
      const play = fight({
        equipped: ['sword#1', 'belt-of-strength#1'],
        set: (_, heroes) => Object.assign(first(heroes), { exhausted }),
      });
      return opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }).lines;
    };
    expect(lines(['belt-of-strength#1'])).toEqual(lines([]));
    expect(lines([])).toHaveLength(1);
  });
});

rule('DES-6.6', 'an exhausted item still does what it always does', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  hero.equipped.push('leather-armor#1');
  const worn = statOf(state, hero.id, 'armour');
  hero.exhausted.push('leather-armor#1');
  expect(statOf(state, hero.id, 'armour')).toBe(worn);
  expect(worn).toBeGreaterThan(heroRow('steelhorns').armour ?? 0);
});

rule(['DES-6.7', 'DES-34.13'], 'equipment is changed freely before the action; Aim is lost with it', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (_, [hero]) => {
      if (!hero) return;
      hero.order = 'aim';
      hero.equipped = ['sword#1'];
      hero.pack = ['axe#1'];
    },
  });
  expect(play.whyNot('equip:axe#1')).toEqual(['why.hands', 'DES-34.1']);
  play.does('put-away:sword#1', 'equip:axe#1').passes();
  expect(play.hero()).toMatchObject({ equipped: ['axe#1'], pack: ['sword#1'] });
  expect(play.hero().order).toBeUndefined();
  expect(play.asked()).toBe('turn.declare');
});

rule('DES-6.7', 'whoever has all they own in use is asked about equipment only if they wish it', () => {
  const asked = (pack: string[]) => {
    const play = scene({
      position: { at: 'equip' },
      set: (_, [hero]) => {
        if (hero) Object.assign(hero, { equipped: ['sword#1'], pack });
      },
    });
    const ask = play.match.decisionOf(0);
    if (ask?.prompt !== 'equip.ask') throw new Error(`asked ${ask?.prompt}`);
    return (wish?: 'ask') => unaskedPicks(ask, () => wish) === undefined;
  };
  expect([asked([])(), asked([])('ask'), asked(['axe#1'])()]).toEqual([false, true, true]);
});

rule(
  'DES-6.8',
  'once the action is declared a hero may say what they intend: all hear it and see it, nothing else changes, and people are not asked',
  () => {
    const play = scene({ speaks: true, set: state => void put(state, 'beastman', space(7, 9)) });
    play.does('action:advance');
    const asked = play.match.decisionOf(0);
    expect(asked?.prompt).toBe('turn.intend');
    expect(asked && unaskedPicks(asked, () => undefined)).toEqual([]);
    const before = structuredClone(play.state);
    play.does(`intend:${play.monster().id}`);
    // That it was said is all that has changed; the overlord sees it too.
    expect(play.state).toEqual({ ...before, turn: { ...before.turn, intent: play.monster().id } });
    expect(play.seat(play.overlordSeat).view().turn?.intent).toBe(play.monster().id);
    expect(play.told().at(-1)).toMatchObject({
      text: 'log.intends',
      with: { what: { text: 'intent.foe', with: { figure: expect.anything() } } },
    });
    expect(play.asked()).toBe('turn.act');
  },
);

rule(
  ['DES-6.8', 'DRF-9.12', 'DES-6.9', 'DES-6.10', 'DES-7.1'],
  'EX-65: one of four actions, and no other after it',
  () => {
    const play = scene();
    expect(play.can()).toEqual(['action:advance', 'action:battle', 'action:run', 'action:ready']);
    play.does('action:battle');
    expect(play.can().filter(key => key.startsWith('action:'))).toEqual([]);
    play.passes();
    expect(play.state.turn?.hero).toBe('hero:mad-carthos');
  },
);

rule(
  'DES-6.9',
  'EX-7, DRF-X3: Battle: with the one enemy in reach dead the other attack waits, unless fatigue leads to another',
  () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [...KILL, ...KILL],
      set: state => void put(state, 'skeleton', space(6, 9)),
    }).passes();
    expect([play.state.turn?.attacks, play.can().some(key => key.startsWith('attack:'))]).toEqual([1, false]);
    play.does('fatigue', `walk:${BESIDE}`).overlordWaits();
    expect(play.can().some(key => key.startsWith('attack:'))).toBe(false);
    play.does('fatigue', `walk:${space(5, 9)}`).overlordWaits();
    play.does(`attack:sword#1:${space(6, 9)}`).passes();
    expect(play.state.monsters).toEqual([]);
  },
);

rule(
  ['DES-6.11', 'DES-24.1', 'DES-24.4', 'DES-24.5'],
  '1 fatigue is 1 movement point, whatever was declared, until none is left',
  () => {
    const play = scene().does('action:battle');
    expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
    play.does('fatigue');
    expect(play.state.turn?.movement).toBe(1);
    expect(play.hero().fatigue).toBe(2);
    expect(play.can().some(key => key.startsWith('walk:'))).toBe(true);
    play.does('fatigue', 'fatigue');
    expect(play.whyNot('fatigue')).toEqual(['why.fatigue', 'DES-24.1']);
  },
);
