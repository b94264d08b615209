// What is told step by step: rolls, whose dice tumble before anybody knows, then the sum part by part, then what came of it; what
// somebody finds, before it lies in a Bag or a hand; cards of the scenario as they are turned up. Read from the events. Pure.

import { originalOf } from '@veillee/pieces/things';
import type { Kind, Likeness, Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import { type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { powerCards } from '../content/power-cards.ts';
import type { Side } from '../rules/dice/ledger.ts';
import { type FoundThing, foundBy } from '../rules/found.ts';
import { tileName } from '../rules/tiles.ts';
import { crossedSwords, openTreasureChest, treasureMap } from './glyphs.ts';
import { deckKind, drawingOf, tileGlyph, tileKind } from './kinds.ts';
import { namedLikeness } from './likeness.ts';
import { powerCardText } from './power-card-text.ts';

interface Rolled {
  readonly side: Side;
  readonly shows: number;
}

/** The dice of an event, as rules tell them. */
export function diceIn({ detail }: Pick<TableEvent, 'detail'>): readonly Rolled[] {
  const dice = typeof detail === 'object' && detail !== null && 'dice' in detail ? detail.dice : undefined;
  return Array.isArray(dice) ? (dice as Rolled[]) : [];
}

const VERDICTS: readonly string[] = ['wounds', 'damage', 'verdict'];

const isRoll = ({ scene: of }: TableEvent): boolean => of?.of === 'combat' || of?.of === 'roll';
const turnedUp = ({ scene: of, detail }: TableEvent): string | undefined =>
  of?.of === 'scenario' && typeof detail === 'string' ? detail : undefined;

/** From the first dice that fell, or the first thing that came to light, to the last word about them. */
export const scene: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const isFind = (event: TableEvent): boolean => foundBy(seat, event) !== undefined;
  const opens = (event: TableEvent): boolean =>
    isFind(event) || turnedUp(event) !== undefined || (isRoll(event) && diceIn(event).length > 0);
  const told = events.slice(Math.max(0, events.findIndex(opens))).filter(event => isRoll(event) || opens(event));
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last || !opens(first)) return undefined;
  const isVerdict = (event: TableEvent): boolean =>
    isFind(event) || (isRoll(event) && VERDICTS.includes(event.scene?.part ?? ''));
  const verdict = told.findLast(isVerdict);
  return {
    from: first.n,
    to: last.n,
    ...aboutOf(first, say),
    likeness: told.map(foughtIn).find(one => one !== undefined),
    steps: told.flatMap(event => [
      ...(foundBy(seat, event) ?? []).map(thing => thingStep(thing, say)),
      ...(event === verdict ? [] : stepsOf(event, say)),
    ]),
    ...(verdict && { verdict: { words: say(verdict), won: isRoll(verdict) ? verdict.scene?.won : isGain(verdict) } }),
    after: [],
  };
};

/** Whoever is fought, where the line names them. */
function foughtIn({ scene: of, with: told }: TableEvent): Likeness | undefined {
  const name = of?.of === 'combat' ? told?.monster : undefined;
  return typeof name === 'object' && 'text' in name ? namedLikeness(name.text) : undefined;
}

/** A deed alone is neither good nor bad. */
const isGain = ({ scene: of }: TableEvent): true | undefined => (of?.part === 'deed' ? undefined : true);

function aboutOf(first: TableEvent, say: SceneContext['say']): Pick<Scene, 'of' | 'glyph' | 'title'> {
  const title = (id: string): string => say({ text: `table.scene.${id}` });
  if (turnedUp(first) !== undefined) return { of: 'card', glyph: treasureMap, title: title('card') };
  if (!isRoll(first)) return { of: 'gain', glyph: openTreasureChest, title: title('found') };
  const isFight = first.scene?.of === 'combat';
  return { of: isFight ? 'combat' : 'roll', glyph: crossedSwords, title: title(isFight ? 'fight' : 'roll') };
}

/** What is found is seen before it lies among other things. */
function thingStep(thing: FoundThing, say: SceneContext['say']): SceneStep {
  const { key, text, ...drawn } = shownAs(thing, wordBy(say));
  const name = say({ text: key });
  return { words: say({ text: 'table.scene.thing', with: { name, text } }), card: { ...drawn, name } };
}

interface ShownThing {
  readonly key: string;
  readonly text: string;
  readonly kind: Kind;
  readonly glyph: string;
}

function shownAs(thing: FoundThing, word: Word): ShownThing {
  const of = (key: string, kind: Kind, glyph: string, text = word(`${key}.text`)): ShownThing => ({
    key,
    text,
    kind,
    glyph,
  });
  if ('tile' in thing) {
    const { tile } = thing;
    return of(tileName(tile).text, tileKind(tile), tileGlyph(tile));
  }
  if ('resource' in thing) {
    const id = originalOf(thing.resource);
    return of(`resource.${id}`, 'item', drawingOf('resource', id));
  }
  if ('card' in thing) {
    const id = originalOf(thing.card);
    const deck = powerCards.find(row => row.id === id)?.deck;
    return of(`card.${id}`, deckKind(deck), drawingOf('card', id), powerCardText(word, thing.card));
  }
  return 'gem' in thing
    ? of(`gem.${thing.gem}`, 'item', drawingOf('gem', thing.gem))
    : of(`essence.${thing.essence}`, 'spell', drawingOf('essence', thing.essence));
}

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  const card = turnedUp(event);
  if (card !== undefined) return [cardStep(card, say)];
  const rolled = diceIn(event);
  if (rolled.length === 0) return [{ words }];
  const foe = rolled[0]?.side === 'monster';
  const said = rolled.map(({ shows }) => say({ text: 'sum.die', with: { shows } })).join(', ');
  // The first lines of a sum are its dice: those lie on the table.
  const sums = (event.lines ?? []).slice(rolled.length).map(say);
  return [
    {
      words: '',
      dice: {
        who: say({ text: 'table.fight.dice', with: { side: foe ? 'monster' : 'hero' } }),
        rolls: [],
        faces: [],
        foe,
        shown: { said, dice: rolled.map(({ shows }) => ({ colour: foe ? 'red' : 'blue', value: shows, label: '' })) },
      },
    },
    ...sums.map(sum => ({ words: sum, figure: '' })),
    { words, tone: foe ? ('bad' as const) : ('good' as const) },
  ];
}

/** A card of the scenario: what it changes is read before the land shows it. */
function cardStep(card: string, say: SceneContext['say']): SceneStep {
  const name = say({ text: `scenario-card.${card}` });
  const text = say({ text: `scenario-card.${card}.text` });
  return {
    words: say({ text: 'table.scene.thing', with: { name, text } }),
    card: { kind: 'spell', glyph: treasureMap, name },
  };
}
