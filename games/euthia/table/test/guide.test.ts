// The guided first game has a word wherever a first fight or a first roll asks something.

import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { slotsOf } from '../../rules/board.ts';
import { euthia } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { fighting, rolled } from '../../test/fights.ts';
import { BLOW } from '../../test/scenarios.ts';
import { type Play, scene, stands } from '../../test/scene.ts';
import { guide } from '../guide.ts';
import learn from '../learn.tsx';

/** What is said to whoever is asked there, and where that is: by prompt. */
const SAID: { readonly [prompt: string]: readonly [step: string, table: () => Play] } = {
  'combat.before': ['fight', () => fighting({ step: 'before' })],
  'combat.exchange': [
    'struck',
    () => fighting({ step: 'exchange', gaar: 1, combat: { isHeroNext: true, ledger: rolled([], [5, 5]) } }),
  ],
  'combat.exchange.monster': [
    'monster',
    () => fighting({ step: 'exchange', combat: { gaar: 1, ledger: rolled([], [2, 2]) } }),
  ],
  'combat.healing': ['healing', () => fighting({ step: 'healing', tiles: ['healing-potion#1'], health: 3 })],
  'combat.monsterAfter': [
    'shield',
    () => fighting({ step: 'monsterAfter', tiles: ['warding-ring#1'], combat: { ledger: rolled([], [6, 6]) } }),
  ],
  'combat.attack': ['attack', () => fighting({ step: 'attack', tiles: ['hazel-wand#1'], combat: { round: 1 } })],
  'combat.heroAfter': ['strike', () => fighting({ step: 'heroAfter', combat: { ...BLOW, ledger: rolled([2, 2]) } })],
  'roll.ask': ['roll', () => scene({ set: stands('ch1-other-9', 0) }).does('challenge')],
};

function told({ match }: Play): { readonly prompt: string; readonly step: string | undefined } {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nobody is asked');
  const view = match.view(decision.seat) as View;
  const step = guide.find(each => each.applies(view, { ...decision, refused: [] }))?.id;
  return { prompt: decision.prompt, step };
}

test.each(Object.entries(SAID))('whoever is asked %s for the first time is told what it is about', (prompt, said) => {
  const [step, table] = said;
  expect(told(table())).toEqual({ prompt, step });
});

test('whoever drinks Dwurt is told of the Dwurt, not of a Gaar that they have not', () => {
  const table = fighting({
    heroes: ['skoldur', 'ael'],
    step: 'exchange',
    combat: { isHeroNext: true, ledger: rolled([], [5, 5]) },
  });
  expect(told(table)).toEqual({ prompt: 'combat.exchange', step: 'dwurt' });
});

test('as long as a tile can be used nobody is sent home', () => {
  const spent = (engaged: boolean): Play =>
    scene({
      heroes: ['dral', 'ael'],
      set(_, [hero]) {
        if (!hero) return;
        hero.tokens = [];
        for (const { slot } of slotsOf(hero)) if (slot.tile) slot.tile.engaged = engaged;
      },
    });
  expect(told(spent(false)).step).toBe('use');
  expect(told(spent(true)).step).toBe('end');
});

test.each([1, 2])('at a guided table of %i whoever learns chooses first and has the first turn', seats => {
  const { seed, firstGame } = learn;
  const match = Match.start(euthia, { seed, seats, options: firstGame });
  expect(match.state.first).toBe(0);
  const asked: number[] = [];
  while (match.state.phase === 'setup') {
    const [decision] = match.decisions;
    const [option] = decision?.options ?? [];
    asked.push(decision?.seat ?? -1);
    match.pick(option?.key ?? '');
  }
  expect(asked).toEqual(seats === 1 ? [0] : [0, 1]);
  expect(match.decisions.map(({ seat, prompt }) => [seat, prompt])[0]).toEqual([0, 'turn.ask']);
});
