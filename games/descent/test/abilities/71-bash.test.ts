// DES-71: Bash.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { dieRow } from '../../content/dice.ts';
import { foretoldOn } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { bashed } from '../../rules/attack/roll.ts';
import { POWER, RED, YELLOW } from '../faces.ts';
import { assault, type Fight, HERE, said } from '../fight.ts';
import type { Play } from '../scene.ts';

const DICE = [RED.three, YELLOW.three, YELLOW.three];

const blow = (n: number, power: readonly number[] = [], plan: Fight = {}): Play =>
  assault({ monster: 'troll', on: 'base:4,9/2x2', dice: [...DICE, ...power], ...plan }).answers(1, String(n));

const rangeOf = ({ match }: Play) => match.decisions.find(({ prompt }) => prompt === 'attack.bash')?.range;

describe('Bash', () => {
  rule(
    ['DES-71.1', 'DES-71.4'],
    'as many power dice as it likes, up to five; none at all is an attack like any other',
    () => {
      const asked = assault({ monster: 'troll', on: 'base:4,9/2x2' });
      expect([asked.asked(1), rangeOf(asked)]).toEqual(['attack.bash', { min: 0, max: 5 }]);
      const plain = blow(0);
      expect([said(plain, 'log.attack.roll')?.n, plain.asked(1)]).toEqual([3, undefined]);
      expect(said(plain, 'log.attack.hit')?.damage).toBe(3);
      expect(said(blow(2, [POWER.more, POWER.more]), 'log.attack.roll')?.n).toBe(5);
      // Whoever has no Bash is not asked.
      expect(assault({ monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.three, 6, 6] }).asked(1)).not.toBe(
        'attack.bash',
      );
    },
  );

  rule('DES-71.2', 'a blank on one of them misses, whatever the others show', () => {
    const missed = blow(3, [POWER.more, POWER.blank, POWER.surge]);
    expect([missed.log.includes('log.attack.fails.miss'), missed.hero().wounds]).toEqual([true, 16]);
    // Power dice of others do not: there the blank is nothing.
    const priest = assault({ monster: 'dark-priest', dice: [4, POWER.blank, POWER.blank, POWER.blank] });
    expect(priest.log).toContain('log.attack.hit');
  });

  rule('DES-71.3', 'two surges: five damage more and Pierce 2; without such dice there is nothing to buy', () => {
    const play = blow(2, [POWER.surge, POWER.surge], { equipped: ['leather-armor#1'] });
    expect(play.asked(1)).toBe('attack.spend');
    play.answers(1, 'surge:0');
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 8, pierce: 2 });
    const plain = assault({
      monster: 'troll',
      on: 'base:4,9/2x2',
      dice: [RED.threeSurge, YELLOW.twoSurge, YELLOW.three],
    }).answers(1, '0');
    expect([plain.asked(1), said(plain, 'log.attack.hit')?.damage]).toEqual([undefined, 3]);
  });

  rule('DES-71.4', 'power dice from elsewhere leave so much less room for its own', () => {
    const play = assault({
      monster: 'troll',
      on: 'base:4,9/2x2',
      set: (_, __, monster) => {
        monster.changes = [{ dice: { black: 2 } }];
      },
    });
    expect(rangeOf(play)).toEqual({ min: 0, max: 3 });
  });

  rule(
    ['DES-71.4', 'DES-63.3', 'DES-71.3'],
    'R166: dice that Daze has taken back buy nothing, one that is left does',
    () => {
      const dazed = (n: number, daze: number, power: readonly number[]) => {
        const play = assault({
          monster: 'troll',
          on: 'base:4,9/2x2',
          dice: [RED.threeSurge, YELLOW.twoSurge, YELLOW.three, ...power],
          set: (_, __, monster) => void Object.assign(monster, { tokens: { daze } }),
        }).answers(1, String(n));
        for (let left = daze; left > 0; left--) play.answers(1, 'die:bash:0');
        return [play.asked(1), said(play, 'log.attack.roll')?.n];
      };
      expect([dazed(1, 1, []), dazed(2, 1, [POWER.more])]).toEqual([
        [undefined, 3],
        ['attack.spend', 4],
      ]);
    },
  );

  test('chances count the blanks: five dice of six sides miss oftener than not', () => {
    const play = blow(0);
    const attack = opened(play.state, play.monster().id, { target: HERE, by: 'activation' });
    const hit = (n: number) => foretoldOn(play.state, { ...attack, ...bashed(attack, n) }, play.hero()).hit;
    expect(hit(0)).toBeCloseTo(5 / 6);
    expect(hit(5)).toBeCloseTo((5 / 6) ** 6);
  });
});

rule('DRF-14.3', 'its dice are black ones, with a blank that misses', () => {
  const [black, bash] = [dieRow('black'), dieRow('bash')];
  expect(bash.kind).toBe('power');
  expect(bash.faces.slice(1)).toEqual(black.faces.slice(1));
  expect([bash.faces[0], black.faces[0]]).toEqual([{ miss: true }, {}]);
});
