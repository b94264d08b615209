// What is found is told before it lies in a Bag or a hand, to whoever finds it.

import type { Seat } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { speaker } from '@veillee/text';
import type { Scene, TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { foundBy } from '../../rules/found.ts';
import { tileName } from '../../rules/tiles.ts';
import { fighting } from '../../test/fights.ts';
import { type Play, scene as play, stands } from '../../test/scene.ts';
import { drawingOf, tileGlyph } from '../kinds.ts';
import { scene } from '../scene.ts';

const keys = ({ text }: { readonly text: string }): string => text;

const eventsFor = (table: Play, seat: Seat): TableEvent[] =>
  [...table.match.told(seat)].map((event, n) => ({ ...event, n, at: 0 }) as TableEvent);
const toldTo = (one: Play, seat: Seat): Scene | undefined => scene(eventsFor(one, seat), { seat, say: keys });
const cardsIn = (told: Scene | undefined) => told?.steps.flatMap(({ card }) => card ?? []);

test('EUT-13.4 a Treasure lies on the slip, drawn and with its words, before it lies in a Bag', () => {
  const one = play({ set: stands('ch1-other-1', 1) });
  const top = one.state.treasures[1].stack.at(-1) ?? '';
  one.does('treasure');
  const told = toldTo(one, 0);
  expect(told).toMatchObject({ of: 'gain', title: 'table.scene.found', verdict: { words: 'log.gain', won: true } });
  expect(told?.steps.map(({ words }) => words)).toEqual(['log.treasure', 'table.scene.thing']);
  expect(cardsIn(told)).toMatchObject([{ name: tileName(top).text, glyph: tileGlyph(top) }]);
  const say = speaker('fr', { ...kit.texts.fr, 'player.0': 'Maud' });
  const [, thing] = scene(eventsFor(one, 0), { seat: 0, say })?.steps ?? [];
  const name = say(tileName(top));
  expect(thing?.words).toBe(`${name}\u00a0: ${say({ text: `${tileName(top).text}.text` })}`);
  // Rivals read of it in the chronicle.
  expect(toldTo(one, 1)).toBeUndefined();
});

test('EUT-13.2 what is bought in the Chapel has been seen', () => {
  const one = play({ set: (_, [hero]) => hero && Object.assign(hero, { gold: 1 }) }).does('chapel-potion');
  expect(one.log).toContain('log.gain');
  expect(toldTo(one, 0)).toBeUndefined();
});

test('EUT-7.7 a Resource that was mined', () => {
  const one = play({ set: stands('ch1-encounter-2', 1) });
  const top = one.state.resources.lake.stack.at(-1) ?? '';
  const told = toldTo(one.does('mine'), 0);
  expect(told?.verdict?.words).toBe('log.mine');
  expect(cardsIn(told)).toMatchObject([{ glyph: drawingOf('resource', originalOf(top)) }]);
});

test('EUT-13.21 the reward of a Quest, be it Gold and Reputation alone', () => {
  const one = play({
    set: stands('ch1-encounter-2', 0, (state, [hero]) => {
      const open = state.encounters.emissary;
      if (open) Object.assign(open, { faceUp: ['priest-2'] });
      if (hero) hero.gold = 3;
    }),
  }).does('quest:priest-2:0');
  const told = toldTo(one, 0);
  expect(told?.steps[0]?.words).toBe('log.quest');
  expect(told?.verdict).toEqual({ words: 'log.gain', won: true });
});

test('EUT-11.2 the reward follows the victory; cards are seen by those alone whose hand they come to', () => {
  const ledger = { dice: { hero: [6, 6], monster: [] }, modifiers: [] };
  const one = fighting({ step: 'damage', combat: { attack: 'ael-ash-wand', ledger, damage: 2 } });
  const told = toldTo(one, 0);
  const drawn = one.hero().hand.map(originalOf);
  expect(drawn).toHaveLength(2);
  expect(cardsIn(told)?.map(({ name }) => name)).toEqual(['gem.emerald', ...drawn.map(id => `card.${id}`)]);
  expect(told?.verdict?.words).toBe('log.gain');
  const things = (seat: Seat) => eventsFor(one, seat).flatMap(event => foundBy(0, event) ?? []);
  expect(things(0)).toHaveLength(3);
  expect(things(1)).toEqual([{ gem: 'emerald' }]);
});
