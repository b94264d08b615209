// Small rules asked directly: what is counted at the end, what is worst, and what nobody can know.

import { Chance, type GameEvent, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { DIE_FACES, tileColour } from '../content/dice.ts';
import { monsters } from '../content/monsters.ts';
import { account } from '../rules/account.ts';
import { worstOf } from '../rules/odds/worst.ts';
import type { State } from '../rules/state.ts';
import { redeal } from '../rules/view.ts';
import { scene } from './scene.ts';

test('an adventure that is won is worth one to each, a lost one nothing; its figures are everybody’s', () => {
  const view = (lost?: string) =>
    ({
      seats: 2,
      lost,
      turn: 7,
      falls: 1,
      beaten: ['a', 'b', 'c'],
      pages: ['x', 'y'],
      heroes: [{ id: 'b' }, { id: 'a' }],
    }) as never;
  expect(account.points(view())).toEqual([{ id: 'adventure', bySeat: [1, 1] }]);
  expect(account.points(view('time'))).toEqual([{ id: 'adventure', bySeat: [0, 0] }]);
  expect(account.cast?.(view())).toEqual(['a', 'b']);
  const events: GameEvent[] = [
    { text: 'x', brings: { seat: 0, coins: { wounds: 2 } } },
    { text: 'x', brings: { seat: 1, coins: { wounds: 3 } } },
    { text: 'x', brings: { seat: 0, coins: { wounds: 1 } } },
  ];
  expect(account.figures(view(), events)).toEqual([
    { id: 'wounds', bySeat: [3, 3] },
    { id: 'turns', bySeat: [7, 7] },
    { id: 'beaten', bySeat: [3, 3] },
    { id: 'pages', bySeat: [2, 2] },
    { id: 'falls', bySeat: [1, 1] },
  ]);
});

rule(
  'ASH-20.12',
  'the worst of a bubble is the sum of its strikes with their highest faces; without a combat nothing',
  () => {
    expect(worstOf({ combat: undefined, monsters: [] } as never)).toBe(0);
    let met = 0;
    for (const { id, bubbles } of monsters)
      for (const [n, { ops }] of bubbles.entries()) {
        const state = {
          combat: { slot: 'red', bubble: n + 1 },
          monsters: [{ slot: 'red', card: id }],
        };
        let worst = 0;
        for (const op of ops) {
          if (op.op !== 'strike') continue;
          worst += op.flat ?? 0;
          for (const die of op.dice) worst += Math.max(...DIE_FACES[die]);
          met++;
        }
        expect(worstOf(state as never), `${id} ${n}`).toBe(worst);
      }
    expect(met).toBeGreaterThan(20);
    expect(worstOf({ combat: { slot: 'red', bubble: 1 }, monsters: [] } as never)).toBe(0);
  },
);

rule(
  'ASH-18.1',
  'nobody knows which finds lie face down, how the monsters lie below those seen, which tile comes next',
  () => {
    const { state } = scene({
      set(one) {
        for (const pile of Object.values(one.piles)) pile[0] = { ...(pile[0] as (typeof pile)[number]), faceUp: true };
        one.under = Math.min(2, one.deck.length);
      },
    });
    const differs = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const imagined = structuredClone(state);
      redeal(imagined, 0, new Chance(newChance(`deal ${n}`)));
      for (const [key, value] of Object.entries(imagined))
        if (JSON.stringify(value) !== JSON.stringify(state[key as keyof State])) differs.add(key);
      const finds = ({ piles, boxed }: State) =>
        [
          ...Object.values(piles)
            .flat()
            .map(({ card }) => card),
          ...boxed,
        ].sort();
      expect(finds(imagined)).toEqual(finds(state));
      expect(imagined.deck.toSorted()).toEqual(state.deck.toSorted());
      expect(imagined.deck.slice(0, state.under)).toEqual(state.deck.slice(0, state.under));
      for (const [key, pile] of Object.entries(state.piles)) {
        const dealt = imagined.piles[Number(key) as 1];
        expect(dealt.map(({ faceUp }) => faceUp)).toEqual(pile.map(({ faceUp }) => faceUp));
        expect(dealt.filter(({ faceUp }) => faceUp)).toEqual(pile.filter(({ faceUp }) => faceUp));
      }
      expect(imagined.track.map(({ tile }) => tileColour(tile))).toEqual(
        state.track.map(({ tile }) => tileColour(tile)),
      );
      expect(imagined.track.filter(({ faceUp }) => faceUp)).toEqual(state.track.filter(({ faceUp }) => faceUp));
      for (const { tile } of imagined.track) expect(state.spent).not.toContain(tile);
    }
    expect([...differs].sort()).toEqual(['boxed', 'deck', 'piles', 'track']);
  },
);
