// DES-98: Morph.

import { plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { KINDS } from '../../content/vocabulary.ts';
import { morphs } from '../../rules/attack/morph.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import type { Outlook } from '../../rules/attack/outlook.ts';
import { BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, type Fight, fight, HERE, said } from '../fight.ts';
import { space } from '../scene.ts';

const BEAST = { monster: 'chaos-beast', on: 'base:4,9/2x2' } as const satisfies Fight;

/** It attacks the first hero, and this is what it rolls. */
const blow = (kind: string, dice: string, rolled: readonly number[], plan: Fight = {}) =>
  assault({ ...BEAST, dice: rolled, ...plan }, { weapon: kind }).answers(1, `morph:${dice}`);

rule(['DES-98.1', 'DES-98.2'], 'three dice of any colour, one of them the main die of the kind that is chosen', () => {
  const { state } = fight(BEAST);
  const ways = attacksOf(state, state.monsters[0]?.id ?? 'monster:none', 'activation').filter(
    ({ target }) => target === HERE,
  );
  expect(ways.map(({ weapon }) => weapon)).toEqual([...KINDS]);
  const play = assault(BEAST, { weapon: 'melee' });
  expect(play.asked(1)).toBe('attack.morph');
  expect(play.can(1).every(key => key.includes('red'))).toBe(true);
  expect(play.can(1)).toContain('morph:red,green,green');
  play.answers(1, 'morph:red,green,green');
  expect(said(play, 'log.attack.roll')?.n).toBe(3);
});

rule(
  ['DES-98.3', 'EX-55'],
  'blue, red and white go together, as melee, ranged or magic; white, yellow, green as magic alone',
  () => {
    const could = (kind: 'melee' | 'ranged' | 'magic', ...dice: readonly string[]) =>
      morphs(kind, 3).some(pool => Object.keys(pool).sort().join() === [...dice].sort().join());
    expect(KINDS.map(kind => could(kind, 'blue', 'red', 'white'))).toEqual([true, true, true]);
    expect(KINDS.map(kind => could(kind, 'white', 'yellow', 'green'))).toEqual([false, false, true]);
    // Each of the main dice may miss.
    const missed = blow('magic', 'red,blue,white', [RED.four, BLUE.miss, WHITE.two]);
    expect(missed.log).toContain('log.attack.fails.miss');
  },
);

rule(['DES-98.4', 'DES-19.11'], 'no more of a colour than the box holds', () => {
  expect(morphs('melee', 3)).toHaveLength(8);
  expect(
    morphs('magic', 4).every(({ white = 0, green = 0, yellow = 0 }) => white === 1 && green < 3 && yellow < 3),
  ).toBe(true);
  expect(morphs('melee', 2)).not.toContainEqual({ red: 2 });
});

test('its kind counts: range in ranged and magic, armour against that kind, points of Sorcery', () => {
  const shot = blow('ranged', 'blue,green,green', [BLUE.twoNear, GREEN.three, GREEN.three], { on: 'base:6,9/2x2' });
  expect(shot.log).toContain('log.attack.fails.short');
  const near = blow('melee', 'red,green,green', [RED.four, GREEN.three, GREEN.three]);
  // 4, 3 and 3, and 1 of Sorcery.
  expect(said(near, 'log.attack.hit')?.damage).toBe(11);
  const master = blow('melee', 'red,green,yellow', [RED.four, GREEN.three, YELLOW.three, POWER.more], {
    rank: 'master',
  });
  expect([said(master, 'log.attack.roll')?.n, said(master, 'log.attack.hit')?.damage]).toEqual([4, 4 + 3 + 1 + 2]);
});

test('what each choice promises is told with the question', () => {
  const play = assault(BEAST, { weapon: 'melee' });
  const decision = play.match.decisionOf(1);
  const { attacks = {} } = (decision ? plainDecision(decision).outlook : {}) as Outlook;
  const wounds = (key: string) => attacks[`morph:${key}`]?.blows[0]?.wounds ?? 0;
  expect(wounds('red,green,green')).toBeGreaterThan(wounds('red,yellow,yellow'));
  expect(wounds('red,yellow,yellow')).toBeGreaterThan(0);
});

rule(['DES-98.5', 'DRF-2.8a', 'DRF-2.8c'], 'the dice are chosen before anybody taunts, and stay as they are', () => {
  const play = assault(
    {
      ...BEAST,
      dice: [RED.four, GREEN.three, GREEN.three],
      set: (_, [, friend]) => Object.assign(friend ?? {}, { at: space(3, 10), skills: ['taunt'] }),
    },
    { weapon: 'melee' },
  );
  expect([play.asked(1), play.asked(0)]).toEqual(['attack.morph', undefined]);
  play.answers(1, 'morph:red,green,green');
  expect([play.asked(1), play.asked(0)]).toEqual([undefined, 'attack.taunt']);
  play.does('taunt');
  expect(play.asked(1)).not.toBe('attack.morph');
  expect(said(play, 'log.attack.roll')?.n).toBe(3);
  expect(said(play, 'log.attack.hit')?.figure).toMatchObject({ text: 'hero.mad-carthos' });
});
