// ICE-1.3 to ICE-1.11: feats are dealt and drawn, and hands kept to their limit. Which cards a hand holds its own side alone sees; of which
// types they are everybody saw as they were drawn.

import type { Option } from '@veillee/kernel';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import { copiesOf } from '@veillee/pieces/things';
import { type Boxed, rowsOf } from '../../content/boxes.ts';
import { FEATS, featDecks, featRow } from '../../content/feats.ts';
import { heroRow } from '../../content/heroes.ts';
import type { FeatRow } from '../../content/rows.ts';
import { type Box, SKILL_TYPES, type SkillType } from '../../content/vocabulary.ts';
import { featName, heroName } from '../card-names.ts';
import { opOf } from '../effects/held.ts';
import { featKey, featTypeKey, heroKey } from '../keys.ts';
import {
  type FeatCards,
  type Flow,
  type Hero,
  heroId,
  heroSeats,
  rowId,
  type State,
  sheetOf,
  type T,
} from '../state.ts';

/** The three decks, where a box in play has them (ICE-1.1). */
export function featCardsOf(boxes: readonly Box[]): FeatCards | undefined {
  const cards = (rows: readonly (FeatRow & Boxed)[]): string[] =>
    rowsOf(rows, boxes).flatMap(({ id, copies }) => copiesOf(id, copies));
  const decks = Object.fromEntries(SKILL_TYPES.map(type => [type, cards(featDecks[type])])) as FeatCards['decks'];
  if (SKILL_TYPES.every(type => decks[type].length === 0)) return undefined;
  return { decks, hands: {}, discards: [], exhausted: [], played: [] };
}

export const featOf = (card: string): FeatRow => featRow(rowId(card));
export const typeOf = (card: string): SkillType => featOf(card).type;

const NONE: readonly string[] = [];
export const handOf = ({ featCards }: Pick<State, 'featCards'>, { id }: Pick<Hero, 'id'>): readonly string[] =>
  featCards?.hands[id] ?? NONE;

/** ICE-1.6: the types of which the sheet shows a skill. */
const typesOf = (hero: Hero): SkillType[] => SKILL_TYPES.filter(type => heroRow(sheetOf(hero)).skills[type] > 0);

/** Of these, those of which there is something to draw. */
const openTypes = ({ exhausted }: FeatCards, hero: Hero): SkillType[] =>
  typesOf(hero).filter(type => !exhausted.includes(type));

const limitOf = (hero: Hero): number => opOf(hero, 'feats')?.limit ?? FEATS.limit;

/** ICE-1.3: as many of each type as the sheet has skills. Whoever is first or last, no deck comes to its end. */
export function dealFeats(t: T): void {
  const { featCards, heroes } = t.state;
  if (!featCards) return;
  for (const type of SKILL_TYPES) t.shuffle(featCards.decks[type], `feats ${type}`);
  for (const hero of heroes)
    for (const type of SKILL_TYPES)
      for (let n = 0; n < heroRow(sheetOf(hero)).skills[type]; n++) drawOne(t, featCards, hero, type);
}

/** LEG-21.18: what heroes held as the last chapter ended: as many of each type, drawn anew, for nothing hidden is left to a chapter. */
export function redealHands(t: T): void {
  const { featCards, legend } = t.state;
  if (!featCards || !legend) return;
  for (const type of SKILL_TYPES) t.shuffle(featCards.decks[type], `feats ${type}`);
  for (const { sheet, feats } of legend.heroes)
    for (const type of SKILL_TYPES)
      if (feats)
        featCards.hands[heroId(sheet)] = [
          ...(featCards.hands[heroId(sheet)] ?? []),
          ...t.draw(featCards.decks[type], feats[type]),
        ];
  for (const hero of legend.heroes) hero.feats = undefined;
}
/** … and how many those are. */
export function countHands({ featCards, legend }: State): void {
  if (!featCards || !legend) return;
  for (const hero of legend.heroes) {
    const hand = featCards.hands[heroId(hero.sheet)] ?? [];
    const n = (type: SkillType): number => hand.filter(card => typeOf(card) === type).length;
    hero.feats = { fighting: n('fighting'), subterfuge: n('subterfuge'), wizardry: n('wizardry') };
  }
}
/** ICE-1.15: the avatar has appeared, and nobody has any more. */
export function dropFeats({ featCards, heroes }: State): void {
  if (!featCards) return;
  for (const hero of heroes) hero.faceUp = undefined;
  featCards.hands = {};
  featCards.discards = [];
  for (const type of SKILL_TYPES) featCards.decks[type] = [];
  featCards.exhausted = [...SKILL_TYPES];
}

/** ICE-1.7: whenever a glyph is activated, every hero may. */
export function* glyphFeats(t: T): Flow {
  yield* everyoneDraws(t, t.state.heroes, hero => opOf(hero, 'feats')?.perGlyph ?? FEATS.perGlyph, true);
}

/** ICE-1.8: every hero gains so many. */
export function* gainFeats(t: T, n: number, heroes: readonly Hero[] = t.state.heroes): Flow {
  yield* everyoneDraws(t, heroes, () => n, false);
}

function* everyoneDraws(t: T, heroes: readonly Hero[], soMany: (hero: Hero) => number, may: boolean): Flow {
  const { featCards } = t.state;
  if (!featCards) return;
  const drawing = heroes.filter(one => soMany(one) > 0 && openTypes(featCards, one).length > 0);
  for (const hero of yield* inOrder(t, featCards, drawing))
    for (let n = 0; n < soMany(hero); n++) yield* draws(t, featCards, hero, may);
}

/** ICE-1.5: the overlord says who draws before whom; it matters where somebody takes a last card. */
function* inOrder(t: T, { decks }: FeatCards, drawing: readonly Hero[]): Flow<readonly Hero[]> {
  if (drawing.length < 2) return drawing;
  const isShort = SKILL_TYPES.some(type => decks[type].length <= drawing.length);
  const options = drawing.map(hero => ({
    key: heroKey.make(sheetOf(hero)),
    text: 'feats.order.hero',
    with: { hero: heroName(sheetOf(hero)) },
    on: [hero.id],
  }));
  const count = { min: options.length, max: options.length, ordered: true };
  const picks = yield* t.chooseMany(t.state.overlord.seat, 'feats.order', options, count, {
    rule: 'ICE-1.5',
    pass: { text: 'feats.order.any' },
    window: { id: 'feats.order', matters: isShort, open: true },
  });
  const before = (hero: Hero): number => picks.indexOf(heroKey.make(sheetOf(hero)));
  return [...drawing].sort((one, other) => before(one) - before(other));
}

/** ICE-1.6, ICE-1.9: of a type of their own, and what is too much is discarded at once. */
function* draws(t: T, featCards: FeatCards, hero: Hero, may: boolean): Flow {
  const types = openTypes(featCards, hero);
  const [usual] = types;
  if (usual === undefined) return;
  const optionOf = (type: SkillType): Option => ({
    key: featTypeKey.make(type),
    text: 'feats.draw.type',
    with: { type: { text: `skill-type.${type}` }, left: featCards.decks[type].length },
  });
  const isFull = handOf(t.state, hero).length >= limitOf(hero);
  const picks = isFull ? [] : [featTypeKey.make(usual)];
  const how = { rule: 'ICE-1.6', with: { hero: heroName(sheetOf(hero)) } };
  const type = may
    ? yield* t.choose(hero.seat, 'feats.draw', types, optionOf, {
        ...how,
        pass: { text: 'feats.draw.none' },
        window: { id: 'feats.draw', matters: types.length > 1 || isFull, open: true, usual: picks },
      })
    : yield* t.choose(hero.seat, 'feats.draw', types, optionOf, how);
  if (type === undefined) return;
  drawOne(t, featCards, hero, type);
  yield* keepLimit(t, hero);
}

function drawOne(t: T, featCards: FeatCards, hero: Hero, type: SkillType): void {
  const deck = featCards.decks[type];
  const [card] = t.draw(deck);
  if (card === undefined) return;
  featCards.hands[hero.id] = [...handOf(t.state, hero), card];
  const told = { hero: heroName(sheetOf(hero)), type: { text: `skill-type.${type}` } };
  t.tell(
    'log.feats.draws',
    { ...told, card: featName(card) },
    {
      rule: 'ICE-1.2',
      only: heroSeats(t.state),
      others: { text: 'log.feats.draws.unseen', with: told, rule: 'ICE-1.2' },
    },
  );
  if (deck.length === 0) renew(t, featCards, type);
}

/** ICE-1.10, ICE-1.11: the discards are the new deck; where there are none the type is at its end. */
function renew(t: T, featCards: FeatCards, type: SkillType): void {
  const again = featCards.discards.filter(card => typeOf(card) === type);
  const told = { type: { text: `skill-type.${type}` } };
  if (again.length === 0) {
    featCards.exhausted.push(type);
    t.tell('log.feats.exhausted', told, { rule: 'ICE-1.11', weight: 2 });
    return;
  }
  featCards.discards = featCards.discards.filter(card => typeOf(card) !== type);
  featCards.decks[type] = t.shuffle(again.sort(), `feats ${type}`);
  t.tell('log.feats.renewed', told, { rule: 'ICE-1.10' });
}

function* keepLimit(t: T, hero: Hero): Flow {
  while (handOf(t.state, hero).length > limitOf(hero)) {
    const rows = rowsIn(handOf(t.state, hero));
    const optionOf = ({ id }: FeatRow): Option => ({
      key: featKey.make(id),
      text: 'feats.discard.card',
      with: { card: featName(id) },
      on: [featKey.make(id)],
    });
    const key = yield* t.choose(hero.seat, 'feats.discard', rows.map(optionOf), {
      rule: 'ICE-1.9',
      with: { hero: heroName(sheetOf(hero)), n: limitOf(hero) },
    });
    const card = takeFrom(t.state, hero, featKey.only(key));
    t.state.featCards?.discards.push(card);
    const told = { hero: heroName(sheetOf(hero)), card: featName(card) };
    t.tell('log.feats.discards', told, { rule: 'ICE-1.9' });
    t.reveal();
  }
}

/** The rows in a hand, each once: cards that are alike are one choice. */
export const rowsIn = (cards: readonly string[]): FeatRow[] => [...new Set(cards.map(featOf))];

/** One such card leaves the hand. */
export function takeFrom(state: State, hero: Hero, id: string): string {
  const hand = [...handOf(state, hero)];
  const card = hand.find(one => rowId(one) === id);
  if (card === undefined || !state.featCards) throw new Error(`${hero.id} holds no ${id}`);
  remove(hand, card);
  state.featCards.hands[hero.id] = hand;
  return card;
}

/** ICE-1.12: what lay face up has lasted long enough; `of`: only what lasts to the end of the turn. */
export function putAway(state: State, hero: Hero, of?: 'turn' | 'attack'): void {
  const { faceUp = [] } = hero;
  if (!state.featCards || faceUp.length === 0) return;
  const over = faceUp.filter(card => of === undefined || featOf(card).effect.lasts === of);
  for (const card of over) maybeRemove(hero.lasting, lastingKey(card));
  hero.faceUp = faceUp.filter(card => !over.includes(card));
  state.featCards.discards.push(...over);
}

/** How what it does is named in the list of what lasts. */
export const lastingKey = (card: string): string => `${rowId(card)}/0`;
