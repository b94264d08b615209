// An attack as a scene: the dice tumble before anybody knows, then what is added, then what came of it. Read from the events. Pure.

import type { DieProps, Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import { faceOf, type Rolled } from '../rules/attack/dice.ts';
import { LETTER } from './dice.ts';
import { crossedSwords } from './glyphs.ts';

const isRoll = (detail: unknown): detail is readonly Rolled[] =>
  Array.isArray(detail) && detail.length > 0 && typeof detail[0] === 'object' && 'die' in detail[0];

/** A die as it lies. */
export function dieShown(rolled: Rolled): Omit<DieProps, 'label'> {
  const { range, damage, surges, enhancements = 0, miss } = faceOf(rolled);
  return {
    colour: rolled.die === 'stealth' ? 'plain' : rolled.die,
    letter: LETTER[rolled.die],
    range,
    damage,
    surge: surges,
    miss,
    value: enhancements > 0 ? `+${enhancements}` : undefined,
  };
}

/** From the first dice that fell to the last word about them. */
export const scene: SceneTeller = (events, { say }): Scene | undefined => {
  const isOf = ({ scene: of }: TableEvent): boolean => of?.of === 'attack';
  const from = events.findIndex(event => isOf(event) && isRoll(event.detail));
  const told = events.slice(from, events.findLastIndex(isOf) + 1);
  const [first] = told;
  const last = told.at(-1);
  if (from < 0 || !first || !last) return undefined;
  const verdict = told.findLast(({ scene: of }) => of?.part === 'hit' || of?.part === 'verdict');
  return {
    from: first.n,
    to: last.n,
    of: 'attack',
    glyph: crossedSwords,
    title: say({ text: 'table.attack' }),
    steps: told.filter(event => event !== verdict).flatMap(event => stepsOf(event, say)),
    ...(verdict && { verdict: { words: say(verdict), won: verdict.scene?.won } }),
    after: [],
  };
};

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  if (!isRoll(event.detail)) return [{ words }];
  const dice = event.detail.map(rolled => ({ ...dieShown(rolled), label: '' }));
  return [{ words: '', dice: { who: words, rolls: [], faces: [], foe: false, shown: { said: words, dice } } }];
}
