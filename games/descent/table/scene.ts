// What is told step by step: an attack, whose dice tumble before anybody knows, then what is added and what came of it; and a card of
// the overlord, which is turned before it works. Read from the events. Pure.

import type { Seat } from '@veillee/kernel';
import type { DieProps, Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import { overlordCardRow } from '../content/overlord.ts';
import { faceOf, type Rolled } from '../rules/attack/dice.ts';
import type { AttackVerdict } from '../rules/attack/told.ts';
import type { PlayedCard } from '../rules/overlord/play.ts';
import { LETTER } from './dice.ts';
import { crossedSwords, overlordHelm } from './glyphs.ts';
import { CARD_KIND, drawingOf } from './kinds.ts';

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

export const scene: SceneTeller = (events, context) => attackTold(events, context) ?? cardTold(events, context);

/** From the first dice that fell to the last word about them. */
const attackTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
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
    ...(verdict && { verdict: { words: say(verdict), won: isGoodFor(seat, verdict) } }),
    after: [],
  };
};

/** A blow that goes home is good news for those alone who did not receive it; onlookers take no side. */
function isGoodFor(seat: Seat | undefined, { scene: of, detail }: TableEvent): boolean | undefined {
  if (seat === undefined || of?.won === undefined) return undefined;
  const isStruck = (detail as AttackVerdict | undefined)?.struck.includes(seat) ?? false;
  return of.won !== isStruck;
}

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  if (!isRoll(event.detail)) return [{ words }];
  const dice = event.detail.map(rolled => ({ ...dieShown(rolled), label: '' }));
  return [{ words: '', dice: { who: words, rolls: [], faces: [], foe: false, shown: { said: words, dice } } }];
}

/** A card that somebody else played, and what it did: whoever walks into a trap is told why they stand still. */
const cardTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const from = events.findIndex(({ scene: of }) => of?.of === 'card');
  const [first, ...after] = events.slice(Math.max(0, from));
  const played = first?.detail as PlayedCard | undefined;
  if (from < 0 || !first || !played || played.by === seat) return undefined;
  const { id, type } = overlordCardRow(played.card);
  const name = say({ text: `card.${id}` });
  return {
    from: first.n,
    to: after.at(-1)?.n ?? first.n,
    of: 'card',
    glyph: overlordHelm,
    title: name,
    steps: [
      { words: say({ text: `card.${id}.text` }), card: { kind: CARD_KIND[type], glyph: drawingOf('card', id), name } },
      ...after.slice(0, STEPS_OF_A_CARD).map(event => ({ words: say(event) })),
    ],
    after: [],
  };
};
/** More than these are read in the chronicle. */
const STEPS_OF_A_CARD = 3;
