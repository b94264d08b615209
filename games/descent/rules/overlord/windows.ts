// DES-12, DES-13: what the overlord may answer with a card. While heroes play they are asked on grounds that all know, whether or not they
// hold anything: neither pause nor log nor undo tells which (`secret`). In their own turn they are asked for themselves.

import type { Option, Params } from '@veillee/kernel';
import { type Space, sidesOf } from '@veillee/pieces/geometry';
import { areSame, madeOnce } from '@veillee/pieces/kept';
import { because, type Offered, optionsIn, refusedIn, unless, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { isOf } from '../../content/boxes.ts';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import { overlordCards } from '../../content/overlord.ts';
import { propRow } from '../../content/props.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import {
  type Box,
  type CardOp,
  type CardType,
  type Condition,
  type OpOf,
  TREACHERY,
} from '../../content/vocabulary.ts';
import { groundNow, propAt } from '../board.ts';
import type { CardAnswer, Occurrence } from '../calls.ts';
import { isHindered, statOf } from '../effects/stats.ts';
import { cardKey } from '../keys.ts';
import type { Legend } from '../legend/record.ts';
import { nameOf } from '../names.ts';
import { couldBeBought } from '../setup/treachery.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  type Hero,
  isHero,
  isHeroId,
  livingMonsters,
  maybeFigure,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { doorsToOpen, targetsOf } from './breaking.ts';
import { leastMore } from './crushing.ts';
import { leastRelic } from './dark-relics.ts';
import { cardName, discountLeft, fundsFor, fundsOf, priceOf, rowsIn } from './deck.ts';
import { powersIn } from './in-play.ts';
import { canLay, corridors } from './laying.ts';
import { playCard, powersAnswer, usePower } from './play.ts';
import { lowly, powersAtReveal } from './powers.ts';
import { hasBoulderSite } from './snares.ts';
import { CARD_WHENS, cardsFor, isLimited, isTrigger, type TriggerId, triggerOf } from './timing.ts';
import { spacesBefore } from './trapdoor.ts';
import { afflicted, hurtOf } from './urging.ts';

/** The overlord may answer an occurrence: with one Event and one Trap (DES-12.22). */
export function* offerOverlord(t: T, what: Occurrence): Flow<CardAnswer> {
  const { when } = what;
  if (when === 'area-revealed' && what.area !== undefined) yield* powersAtReveal(t, what.area);
  if (t.state.overlord.powers.length > 0 && (isOurs(what) || what.area !== undefined)) yield* powersAnswer(t, what);
  if (!isTrigger(when)) return {};
  const { of, rule, secret, often } = triggerOf(when);
  if (of === undefined || !isOurs(what)) return {};
  let answer: CardAnswer = {};
  const played: CardType[] = [];
  const used: string[] = [];
  for (;;) {
    const { overlord } = t.state;
    const could = secret ? couldCome(t.state, when, what, played) : [];
    if (!mayAnswer(t.state, when, what, { could, played, used })) break;
    const window = { id: `overlord.answer.${of}`, matters: true, ...(secret && { secret }), ...(often && { often }) };
    const offered = offeredAt(t.state, when, what, played, used);
    const key = yield* t.choose(overlord.seat, window.id, optionsIn(offered), {
      rule,
      with: wordsOf(t.state, what),
      pass: { text: 'overlord.answer.pass' },
      refused: () => refusedIn(offered),
      window: { ...window, when: aboutWhom(t.state, what), ...alikeAt(t.state, what, could) },
    });
    if (key === undefined) break;
    const id = cardKey.only(key);
    const power = usable(t.state, when, used).find(row => row.id === id);
    if (power) {
      used.push(id);
      answer = { ...answer, ...(yield* usePower(t, power, what)) };
      continue;
    }
    played.push(rowsIn(overlord.hand).find(row => row.id === id)?.type ?? 'event');
    answer = { ...answer, ...(yield* playCard(t, id, what)) };
  }
  return answer;
}

/** Cards answer what heroes do (a monster that opens a door springs nothing), and attacks that the overlord makes (DRF-2.15b). */
function isOurs({ when, figure, other }: Occurrence): boolean {
  return when === 'attack:declare' || (figure && isHeroId(figure)) || (other !== undefined && isHeroId(other));
}

interface Answering {
  /** The cards that could answer it for all that anybody knows. */
  readonly could: readonly OverlordCardRow[];
  readonly played: readonly CardType[];
  readonly used: readonly string[];
}

/**
 * Whether anybody would think that a card can come now. It rests on what all know: how many cards the hand has and how much threat there
 * is, what lies face up, and the board. In the overlord's own turn the hand itself may say so.
 */
function mayAnswer(state: State, when: TriggerId, what: Occurrence, { could, played, used }: Answering): boolean {
  if (!triggerOf(when).secret) return optionsIn(offeredAt(state, when, what, played, used)).length > 0;
  const { hand, threat } = state.overlord;
  const couldUse = ({ use = 0 }: OverlordCardRow): boolean => use <= threat + holdable(state).mostValue * hand.length;
  return could.length > 0 || usable(state, when, used).some(couldUse);
}

/** DES-11.11: Powers in play that answer this for threat, and have not yet. */
const usable = (state: State, when: TriggerId, used: readonly string[]): readonly OverlordCardRow[] =>
  powersIn(state).filter(row => row.use !== undefined && row.when === when && !used.includes(row.id));

/** The cards that could answer it for all that anybody knows. */
function couldCome(
  state: State,
  when: TriggerId,
  what: Occurrence,
  played: readonly CardType[],
): readonly OverlordCardRow[] {
  const { hand, threat } = state.overlord;
  if (hand.length === 0) return [];
  const most = threat + holdable(state).mostValue * (hand.length - 1);
  // This is asked at each step of a hero: what is known of the card alone comes first, the board last.
  return cardsFor(when).filter(
    row =>
      !played.includes(row.type) &&
      isAbout(state, row) &&
      priceOf(state, row, what) + relicCost(state, row, what) <= most &&
      !whyUnfit(state, row, what),
  );
}

/** Of the deck, or of what the quest's points could have bought into it (DES-4.4): the same in all of a quest. */
interface Holdable {
  readonly quest: Played;
  readonly points: Legend['treachery'] | undefined;
  readonly boxes: readonly Box[];
  readonly cards: ReadonlySet<OverlordCardRow>;
  /** The dearest discard that a hand may hold, for all that anybody knows. */
  readonly mostValue: number;
}
let lastHoldable: Holdable | undefined;
const arePoints = (one: Holdable['points'], other: Holdable['points']): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && TREACHERY.every(colour => one[colour] === other[colour]));

function holdable({ quest, boxes, legend }: Pick<State, 'quest' | 'boxes' | 'legend'>): Holdable {
  const isKnown = lastHoldable?.quest === quest && arePoints(lastHoldable.points, legend?.treachery);
  if (lastHoldable && isKnown && areSame(lastHoldable.boxes, boxes)) return lastHoldable;
  const cards = overlordCards.filter(row => isOf(row, boxes) && couldBeBought({ quest, legend }, row));
  const mostValue = Math.max(...cards.map(({ value }) => value));
  lastHoldable = {
    quest,
    points: legend && { ...legend.treachery },
    boxes: [...boxes],
    cards: new Set(cards),
    mostValue,
  };
  return lastHoldable;
}

/**
 * On a walk, spaces where the same cards could come upon the same hero differ by nothing that all know; whoever looks closer holds the
 * first of them open.
 */
function alikeAt(state: State, what: Occurrence, could: readonly OverlordCardRow[]): { readonly alike?: string } {
  if (what.when !== 'space-entered') return {};
  const cards = could.map(({ id }) => id);
  return { alike: [what.figure, ...aboutWhom(state, what), ...cards].join() };
}

/** Is a copy of it somewhere out of sight: in the hand, the deck, or among what was discarded for threat? */
function isAbout(state: State, row: OverlordCardRow): boolean {
  const { played, powers } = state.overlord;
  const { id, copies } = row;
  if (!holdable(state).cards.has(row)) return false;
  let seen = 0;
  for (const card of played) if (originalOf(card) === id) seen++;
  for (const card of powers) if (originalOf(card) === id) seen++;
  return seen < copies;
}

/** Cards of the hand for this trigger, each with what stands against it. */
export function offeredAt(
  state: State,
  when: TriggerId,
  what: Occurrence,
  played: readonly CardType[] = [],
  used: readonly string[] = [],
): Offered<Option> {
  return offer => {
    for (const row of usable(state, when, used)) offer(whyNoUse(state, row, what), () => useOption(row));
    for (const row of rowsIn(state.overlord.hand))
      if (cardsFor(when).includes(row)) offer(whyNot(state, row, what, played), () => cardOption(state, row, what));
  };
}

export const cardOption = (state: State, row: OverlordCardRow, what: Pick<Occurrence, 'figure'> = {}): Option => ({
  key: cardKey.make(row.id),
  text: 'overlord.do.card',
  with: { card: cardName(row.id), n: priceOf(state, row, what) },
  rule: 'DES-12.3',
  on: [cardKey.make(row.id)],
});

const useOption = ({ id, use = 0 }: OverlordCardRow): Option => ({
  key: cardKey.make(id),
  text: 'overlord.do.use',
  with: { card: cardName(id), n: use },
  rule: 'DES-11.11',
  on: [cardKey.make(id)],
});

/** Why a Power in play cannot be used now. */
function whyNoUse(state: State, row: OverlordCardRow, what: Occurrence): Why | undefined {
  const { use: cost = 0 } = row;
  const funds = fundsOf(state);
  return whyUnfit(state, row, what) ?? unless(funds >= cost, 'overlord.why.threat', 'DES-12.3', { cost, funds });
}

/** Why a card cannot be played now. */
export function whyNot(
  state: State,
  row: OverlordCardRow,
  what: Occurrence,
  played: readonly CardType[],
): Why | undefined {
  if (isLimited(row.type) && played.includes(row.type))
    return because('overlord.why.oneCard', row.type === 'trap' ? 'DES-12.10' : 'DES-12.8', {
      type: { text: `cardType.${row.type}` },
    });
  const unfit = whyUnfit(state, row, what);
  if (unfit) return unfit;
  const broken = row.ops.find(op => op.op === 'discardItem');
  const cost =
    priceOf(state, row, what) + ((broken && leastItem(state, broken, what)) ?? 0) + relicCost(state, row, what);
  const funds = fundsFor(state, row);
  return funds < cost ? because('overlord.why.threat', 'DES-12.3', { cost, funds }) : undefined;
}

/** Why the table does not allow it, whoever holds it: for all to see. */
function whyUnfit(
  state: State,
  { if: conditions = [], once, ops }: OverlordCardRow,
  what: Occurrence,
): Why | undefined {
  if (ops.some(({ op }) => op === 'chooseHero') && state.heroes.every(({ at }) => at === undefined))
    return because('overlord.why.nobody', 'DES-12.18');
  if (ops.some(({ op }) => op === 'activate') && livingMonsters(state).length === 0)
    return because('overlord.why.noMonster', 'DES-12.9');
  const nowhere = whyNowhere(state, ops, what);
  if (nowhere) return nowhere;
  const { acting } = state.overlord;
  if (acting && ops.some(({ op }) => op === 'mend') && hurtOf(state, acting.monster) <= 0)
    return because('overlord.why.unhurt', 'DRF-2.2');
  const aimer = ops.some(({ op }) => op === 'aimed') && what.figure && maybeFigure(state, what.figure);
  if (aimer && isHindered(state, aimer, 'aim')) return because('overlord.why.hindered', 'DES-35.15');
  const failing = conditions.find(condition => !holds(state, condition, what));
  if (failing) return because(`overlord.why.${failing.is}`, CONDITION_RULES[failing.is] ?? 'DES-12.7');
  if (once && what.figure && state.overlord.used.includes(what.figure))
    return because('overlord.why.onceAMonster', 'DRF-2.14');
  return undefined;
}

/** Why there is no place for what a card does, or nothing that it could do it to. */
function whyNowhere(state: State, ops: readonly CardOp[], what: Occurrence): Why | undefined {
  for (const op of stepsOf(ops))
    switch (op.op) {
      case 'cleanse':
        if (afflicted(state).length === 0) return because('overlord.why.afflicted', 'DES-12.9');
        break;
      case 'ennoble':
        if (lowly(state).length === 0) return because('overlord.why.lowly', 'DES-14.8');
        break;
      case 'boulder':
        if (!hasBoulderSite(state, op.away)) return because('overlord.why.noRoom', 'DES-51.1');
        break;
      case 'lay':
        if (what.at && !canLay(state, what.at, op)) return because('overlord.why.noSpace', 'DES-12.13');
        break;
      case 'field':
        if (corridors(state, what.area, op.size).length === 0) return because('overlord.why.noCorridor', 'DES-12.13');
        break;
      case 'trapdoor':
        if (spacesBefore(state, what).length === 0) return because('overlord.why.noSpace', 'DES-12.13');
        break;
      case 'smash':
        if (targetsOf(state).length === 0) return because('overlord.why.nothingToSmash', 'DES-12.9');
        break;
      case 'alarm':
        if (doorsToOpen(state).length === 0) return because('overlord.why.noDoor', 'DES-12.9');
        break;
      case 'darkRelic':
        if (leastRelic(state, op, what) === undefined) return because('overlord.why.noRelic', 'DES-4.21');
        break;
      case 'discardItem':
        if (leastItem(state, op, what) === undefined) return because('overlord.why.noItem', 'DRF-2.1');
        break;
    }
  return undefined;
}

/** What a card does, and what it does to whoever is not saved. */
const stepsOf = madeOnce((ops: readonly CardOp[]): readonly CardOp[] =>
  ops.flatMap(one => (one.op === 'throw' ? [one, ...one.else] : [one])),
);

/** Threat that the cheapest item costs besides the card. */
const leastItem = (state: State, op: OpOf<CardOp, 'discardItem'>, { other }: Occurrence): number | undefined =>
  other && isHeroId(other) ? leastMore(state, other, op) : undefined;

/** And the cheapest dark relic. */
function relicCost(state: State, row: OverlordCardRow, what: Occurrence): number {
  const slipped = row.ops.find(op => op.op === 'darkRelic');
  return slipped ? (leastRelic(state, slipped, what, discountLeft(state, row, what)) ?? 0) : 0;
}

/** Which rule asks for it. */
const CONDITION_RULES: { readonly [is in Condition['is']]?: string } = {
  'empty-space': 'DES-12.13',
  'no-obstacle-beside': 'DRF-5.12',
};

function holds(state: State, condition: Condition, { at, figure }: Occurrence): boolean {
  if (condition.is === 'nameless') return figure !== undefined && isNameless(state, figure);
  if (!at) return false;
  switch (condition.is) {
    case 'empty-space': // but for whoever has just come (DES-17.5)
      return (
        propAt(state, at) === undefined && onBoard(state).every(one => one.id === figure || !standsOn(one).includes(at))
      );
    case 'no-obstacle-beside':
      return isClearAround(state, at);
    default:
      throw new Error(`no overlord card asks for ${condition.is}`);
  }
}

/** DRF-5.12: neither ground that blocks movement, nor a boulder, a crushing wall or an egg. */
function isClearAround(state: State, at: Space): boolean {
  const { below, terrain } = groundNow(state);
  if (below.crushing.some(line => sidesOf(line).includes(at))) return false;
  return below.open.neighbours(at).every(beside => {
    const prop = terrain.get(beside);
    const there = figureAt(state, beside);
    return !(prop && propRow(prop).blocksMovement) && !(there && !isHero(there) && there.egg);
  });
}

const isNameless = (state: State, id: FigureId): boolean => {
  const figure = maybeFigure(state, id);
  return figure !== undefined && !isHero(figure) && figure.unique === undefined;
};

/** For wishes armed in advance: which hero it is about, and whether little is left of them. */
function aboutWhom(state: State, { figure, other }: Occurrence): string[] {
  const hero = [figure, other]
    .map(id => id && maybeFigure(state, id))
    .find((one): one is Hero => one !== undefined && isHero(one));
  if (!hero) return [];
  const [weak, ...seats] = CARD_WHENS;
  const seat = seats[state.heroes.indexOf(hero)];
  const isWeak = 2 * hero.wounds <= statOf(state, hero.id, 'maxWounds');
  return [...(isWeak ? [weak] : []), ...(seat ? [seat] : [])];
}

function wordsOf(state: State, { figure, other }: Occurrence): Params {
  return {
    ...(figure && { figure: nameOf(state, figure) }),
    ...(other && { other: nameOf(state, other) }),
    threat: state.overlord.threat,
  };
}
