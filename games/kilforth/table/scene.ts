// What has just happened as a scene: a test or a fight roll by roll, a night step by step. Read from the events. Pure.

import { type Text, who } from '@veillee/kernel';
import type { Likeness, Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import type { Rolled } from '../rules/tests/roll.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { moon, swordClash } from './glyphs.ts';
import { likenessOf } from './likeness.ts';
import { cardOf, isCard } from './reading.ts';

export function rolledIn({ detail }: TableEvent): Rolled | undefined {
  return typeof detail === 'object' && detail !== null && 'rolls' in detail ? (detail as Rolled) : undefined;
}

/** Events from the first to the last of a scene. */
interface Part {
  readonly of: 'night' | 'test';
  readonly events: readonly TableEvent[];
}

/** A night before anything else, else whatever was rolled, until somebody's turn begins. */
function partOf(events: readonly TableEvent[]): Part | undefined {
  const night = events.findIndex(({ scene }) => scene?.of === 'night' && scene.part !== 'dawn');
  if (night >= 0) {
    const day = events.findLastIndex(({ scene }) => scene?.of === 'night' && scene.part === 'dawn');
    return { of: 'night', events: events.slice(night, day < night ? undefined : day + 1) };
  }
  const rolled = events.findIndex(event => rolledIn(event) !== undefined);
  if (rolled < 0) return undefined;
  const turned = events.findIndex(({ scene }, i) => i > rolled && scene?.of === 'turn');
  return { of: 'test', events: events.slice(rolled, turned < 0 ? undefined : turned) };
}

export const scene: SceneTeller = (events, { say }): Scene | undefined => {
  const part = partOf(events);
  const [first] = part?.events ?? [];
  if (!part || !first) return undefined;
  const told = part.events;
  // What was won or lost last is the verdict, else the last word; nobody wins or loses a night.
  const judged = told.findLastIndex(event => event.scene?.won !== undefined);
  const end = part.of === 'test' && judged >= 0 ? judged : told.length - 1;
  const last = told[end];
  const verdict = part.of === 'test' && last && !rolledIn(last) ? last : undefined;
  return {
    from: first.n,
    to: told.at(-1)?.n ?? first.n,
    of: part.of,
    glyph: part.of === 'night' ? moon : swordClash,
    likeness: part.of === 'night' ? undefined : facedIn(told),
    title: part.of === 'night' ? say({ text: 'table.scene.night' }) : testTitle(first, say),
    steps: told.slice(0, verdict ? end : undefined).map(event => stepOf(event, say)),
    ...(verdict && { verdict: { words: say(verdict), won: verdict.scene?.won } }),
    after: told.slice(end + 1).map(say),
  };
};

/** Whoever the dice are rolled against, if it is somebody. */
const facedIn = (told: readonly TableEvent[]): Likeness | undefined => {
  const against = told.flatMap(event => rolledIn(event)?.against ?? []).find(isCard);
  return against === undefined ? undefined : likenessOf(cardById(cardOf(against)));
};

type Say = SceneContext['say'];

const testTitle = ({ with: params }: TableEvent, say: Say): string =>
  params?.attribute === undefined
    ? say({ text: 'table.scene.dice' })
    : say({ text: 'table.test', with: { attribute: params.attribute, against: params.against ?? '' } });

function stepOf(event: TableEvent, say: Say): SceneStep {
  const words = say(event);
  const rolled = rolledIn(event);
  if (rolled) {
    const { by, seat, against, rolls, faces } = rolled;
    const foe = by === 'adversary';
    const player = who(seat);
    const whose = foe
      ? say({ text: 'table.scene.foe', with: { card: nameOf(against), player } })
      : say({ text: 'table.scene.hero', with: { player } });
    return { words, dice: { who: whose, rolls, faces, foe } };
  }
  const card = event.moves?.map(({ what }) => what).find(isDrawn);
  if (card === undefined) return { words };
  const def = cardById(cardOf(card));
  return { words, card: { kind: kindOf(def), glyph: drawingOf(def), likeness: likenessOf(def), name: say(def.name) } };
}

const nameOf = (card: string): Text => cardById(cardOf(card)).name;
const isDrawn = (what: string): boolean => isCard(what) && cardById(cardOf(what)).kind !== 'region';
