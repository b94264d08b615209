// What is told step by step: an attack, whose dice tumble before anybody knows, then what is added and what came of it; and a card of
// the overlord, which is turned before it works; whoever gets up again after the last wound, and a hero who does not; and what
// heroes gain. Read from the events. Pure.

import type { Seat } from '@veillee/kernel';
import type { DieProps, Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import { lightningTrio } from '@veillee/web/kit/glyphs.ts';
import { overlordCardRow } from '../content/overlord.ts';
import { faceOf, plainDie, type Rolled } from '../rules/attack/dice.ts';
import type { AttackVerdict } from '../rules/attack/told.ts';
import { deedIn } from '../rules/deed-kinds.ts';
import { gainedIn, gainersIn } from '../rules/gains.ts';
import { thrownIn } from '../rules/legend/dice.ts';
import type { PlayedCard } from '../rules/overlord/play.ts';
import { isPotion, rowId, type Thing } from '../rules/state.ts';
import { crossedSwords, deathSkull, openTreasureChest, overlordHelm } from './glyphs.ts';
import { CARD_KIND, drawingOf, thingGlyph, thingKind } from './kinds.ts';

const isRoll = (detail: unknown): detail is readonly Rolled[] =>
  Array.isArray(detail) && detail.length > 0 && typeof detail[0] === 'object' && 'die' in detail[0];

/** By colour: what hides is plain, what bashes is a power die. */
const colourOf = (die: Rolled['die']): DieProps['colour'] => {
  const plain = plainDie(die);
  return plain === 'stealth' || plain === 'bash' ? 'plain' : plain;
};

/** A die as it lies, with a letter beside its colour: nobody needs to tell dice by colour alone. */
export function dieShown(rolled: Rolled, say: SceneContext['say']): Omit<DieProps, 'label'> {
  const { range, damage, surges, enhancements = 0, miss } = faceOf(rolled);
  return {
    colour: colourOf(rolled.die),
    letter: say({ text: 'table.die.letter', with: { die: rolled.die } }),
    range,
    damage,
    surge: surges,
    miss,
    value: enhancements > 0 ? `+${enhancements}` : undefined,
  };
}

export const scene: SceneTeller = (events, context) =>
  attackTold(events, context) ??
  powerTold(events, context) ??
  sparedTold(events, context) ??
  cardTold(events, context) ??
  risingTold(events, context) ??
  gainTold(events, context);

/** Power dice of the week: on the way, before a city that may fall, round a fire by night. */
const powerTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const event = events.find(one => thrownIn(one) !== undefined);
  const thrown = event && thrownIn(event);
  if (!event || !thrown) return undefined;
  const letter = say({ text: 'table.die.letter', with: { die: 'black' } });
  const said = thrown.power.map(face => say({ text: `powerFace.${face}` })).join(', ');
  const dice = thrown.power.map(
    (face): DieProps => ({
      colour: 'black',
      letter,
      label: '',
      ...(face === 'surge' && { surge: true }),
      ...(face === 'enhancement' && { value: '+1' }),
    }),
  );
  return toldAlone(event, {
    of: 'power',
    glyph: lightningTrio,
    title: say({ text: 'table.power' }),
    steps: [{ words: '', dice: { who: '', rolls: [], faces: [], foe: false, shown: { said, dice } } }],
    verdict: {
      words: say(event),
      won: seat === undefined ? undefined : thrown.ill === (seat === thrown.overlord),
    },
  });
};

const isRising = ({ scene: of }: TableEvent): boolean => of?.of === 'undying';
export const isDeath = ({ scene: of }: TableEvent): boolean => deedIn(of) === 'death';

/** From the first dice that fell to the last word about them. */
const attackTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const isOf = ({ scene: of }: TableEvent): boolean => of?.of === 'attack';
  const from = events.findIndex(event => isOf(event) && isRoll(event.detail));
  const told = events.slice(from, events.findLastIndex(isOf) + 1);
  const [first] = told;
  const last = told.at(-1);
  if (from < 0 || !first || !last) return undefined;
  const verdict = told.findLast(({ scene: of }) => of?.part === 'hit' || of?.part === 'verdict');
  const then = events.slice(from + told.length).filter(event => isRising(event) || isDeath(event));
  return {
    from: first.n,
    to: (then.at(-1) ?? last).n,
    of: 'attack',
    glyph: crossedSwords,
    title: say({ text: 'table.attack' }),
    steps: told.filter(event => event !== verdict).flatMap(event => stepsOf(event, say)),
    ...(verdict && { verdict: { words: say(verdict), won: isGoodFor(seat, verdict) } }),
    after: then.map(say),
  };
};

/** After the question about a shield: what the blow was said to do it does not. */
const sparedTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const event = events.findLast(({ scene: of }) => of?.of === 'attack' && of.part === 'spared');
  return (
    event &&
    toldAlone(event, {
      of: 'attack',
      glyph: crossedSwords,
      title: say({ text: 'table.attack' }),
      steps: [],
      verdict: { words: say(event), won: isGoodFor(seat, event) },
    })
  );
};

/** One event that is a scene by itself. */
const toldAlone = ({ n }: TableEvent, told: Omit<Scene, 'from' | 'to' | 'after'>): Scene => ({
  ...told,
  from: n,
  to: n,
  after: [],
});

/** A blow that goes home is good news for those alone who did not receive it; onlookers take no side. */
function isGoodFor(seat: Seat | undefined, { scene: of, detail }: TableEvent): boolean | undefined {
  if (seat === undefined || of?.won === undefined) return undefined;
  const isStruck = (detail as AttackVerdict | undefined)?.struck.includes(seat) ?? false;
  return of.won !== isStruck;
}

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  if (!isRoll(event.detail)) return [{ words }];
  const dice = event.detail.map(rolled => ({ ...dieShown(rolled, say), label: '' }));
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

/** After a blow whose dice were told before: without a word one would see a figure that was to fall, and nothing happen. */
const risingTold: SceneTeller = (events, { say }): Scene | undefined => {
  const event = events.find(isRising);
  return (
    event &&
    toldAlone(event, {
      of: 'undying',
      glyph: deathSkull,
      title: say({ text: 'ability.undying' }),
      steps: [{ words: say({ text: 'ability.undying.text' }) }],
      verdict: { words: say(event) },
    })
  );
};

const thingTexts = (thing: Thing): string => (isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}`);
const thingTold = (thing: Thing, say: SceneContext['say']): string => say({ text: `${thingTexts(thing)}.text` });
const cardOf = (thing: Thing, say: SceneContext['say']) => ({
  kind: thingKind(thing),
  glyph: thingGlyph(thing),
  name: say({ text: thingTexts(thing) }),
});

/** What comes to one's own heroes out of a chest or from the floor: else one would have to count what lies by their sheets. */
const gainTold: SceneTeller = (events, { seat, say }): Scene | undefined => {
  const gains = seat === undefined ? [] : events.filter(event => gainersIn(event).includes(seat));
  const [first] = gains;
  const [best] = gains.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.n - a.n);
  if (!first || !best) return undefined;
  return {
    from: first.n,
    to: gains.at(-1)?.n ?? first.n,
    of: 'gain',
    glyph: openTreasureChest,
    title: say({ text: 'table.gain' }),
    // What is found is seen before it lies among other things.
    steps: gains.flatMap(event => {
      const thing = gainedIn(event);
      return thing === undefined ? [] : [{ words: thingTold(thing, say), card: cardOf(thing, say) }];
    }),
    verdict: { words: say(best), won: true },
    after: gains.filter(event => event !== best).map(say),
  };
};
