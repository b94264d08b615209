// ICE-1.12, ICE-1.13: a feat is played when its moment has come, one by each hero in anybody's turn. Whoever might hold one is asked on grounds
// that all know, whether or not they do: neither pause nor log nor undo tells which (`secret`). In the own turn, where the hero is asked for
// an action or a deed anyway, feats are among what they may do.

import type { Option } from '@veillee/kernel';
import { feats } from '../../content/feats.ts';
import type { FeatRow } from '../../content/rows.ts';
import type { Window } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { featName, heroName } from '../card-names.ts';
import { featCard, type Held } from '../effects/held.ts';
import { canDo } from '../effects/offers.ts';
import { applyEffect } from '../effects/ops.ts';
import { type Case, conditionsHold } from '../effects/terms.ts';
import { featKey } from '../keys.ts';
import { type Deed, type Flow, type Hero, rowId, type State, sheetOf, type T } from '../state.ts';
import { handOf, rowsIn, takeFrom, typeOf } from './hand.ts';

type About = Omit<Case, 'hero'>;

const byWindow: ReadonlyMap<Window, readonly FeatRow[]> = Map.groupBy(feats, ({ effect }) => effect.when);
const NONE: readonly FeatRow[] = [];
const featsFor = (when: Window): readonly FeatRow[] => byWindow.get(when) ?? NONE;

const heldOf = ({ id, effect }: FeatRow): Held => ({ card: featCard(id), n: 0, key: `${id}/0`, effect });

/** Whether the moment is one for it, whoever holds it: for all to see. */
function fits(state: State, row: FeatRow, about: Case): boolean {
  const held = heldOf(row);
  return conditionsHold(state, held, about) && canDo(state, held, about);
}

/** ICE-1.13; whoever is a monkey has no use for cards (DES-99.3). */
const mayPlay = ({ featCards }: State, { id, monkey }: Hero): boolean =>
  featCards !== undefined && !featCards.played.includes(id) && monkey === undefined;

/** Whether anybody would think that a feat can come now: the hero holds some of its type, and not all its copies have been seen. */
const couldCome = (state: State, when: Window, about: Case): boolean =>
  mayPlay(state, about.hero) &&
  featsFor(when).some(
    row =>
      handOf(state, about.hero).some(card => typeOf(card) === row.type) &&
      isAbout(state, row) &&
      fits(state, row, about),
  );

function isAbout({ featCards, heroes }: State, { id, copies }: FeatRow): boolean {
  const seen = [...(featCards?.discards ?? []), ...heroes.flatMap(({ faceUp = [] }) => faceUp)];
  return seen.filter(card => rowId(card) === id).length < copies;
}

/** What of the hand can be played now. */
function playable(state: State, when: readonly Window[], about: Case): FeatRow[] {
  if (!mayPlay(state, about.hero)) return [];
  return rowsIn(handOf(state, about.hero)).filter(row => when.includes(row.effect.when) && fits(state, row, about));
}

const optionOf = ({ id }: FeatRow): Option => ({
  key: featKey.make(id),
  text: 'feats.play',
  with: { card: featName(id) },
  rule: 'ICE-1.12',
  on: [featKey.make(id)],
});

/** Each of these heroes may answer with a feat, one after the other. */
export function* offerFeats(t: T, when: Window, heroes: readonly Hero[], about: About = {}): Flow {
  if (!t.state.featCards) return;
  for (const hero of heroes) {
    const one: Case = { ...about, hero };
    if (hero.waits) continue; // Whoever is gone plays nothing (LEG-6.28, LEG-8.24).
    if (!couldCome(t.state, when, one)) continue;
    const key = yield* t.choose(hero.seat, 'feats.ask', playable(t.state, [when], one).map(optionOf), {
      rule: 'ICE-1.12',
      with: { hero: heroName(sheetOf(hero)), when: { text: `feats.when.${when}` } },
      pass: { text: 'feats.pass' },
      window: { id: 'feats', matters: true, secret: true },
    });
    if (key !== undefined) yield* playFeat(t, featKey.only(key), one);
  }
}

/** The same among what a hero may do when they are asked anyway. */
export const featDeeds = (state: State, when: readonly Window[], about: Case): Deed[] =>
  playable(state, when, about).map(row => ({
    option: optionOf(row),
    run: t => playFeat(t, row.id, about),
  }));

/** Shown and followed; then it is discarded, or lies face up as long as it lasts. */
function* playFeat(t: T, id: string, about: Case): Flow {
  const { state } = t;
  const { hero } = about;
  const card = takeFrom(state, hero, id);
  const { featCards } = state;
  featCards?.played.push(hero.id);
  t.reveal();
  const words = { hero: heroName(sheetOf(hero)), card: featName(id) };
  t.tell('log.feats.plays', words, { rule: 'ICE-1.12', weight: 2, scene: { of: 'feat', part: 'play' } });
  const held = heldOf(rowsIn([card])[0] as FeatRow);
  const { failsOn, lasts } = held.effect;
  const isVain = failsOn !== undefined && throwFor(t, words, failsOn);
  if (lasts && !isVain) hero.faceUp = [...(hero.faceUp ?? []), card];
  else featCards?.discards.push(card);
  if (!isVain) yield* applyEffect(t, held, about);
}

/** A power die, on one face of which it comes to nothing. */
function throwFor(
  t: T,
  words: { readonly [name: string]: { readonly text: string } },
  failsOn: NonNullable<Held['effect']['failsOn']>,
): boolean {
  const face = powerFace(t.roll(SIDES, 'dice') - 1);
  const fails = face === failsOn;
  const told = { ...words, face: { text: `powerFace.${face}` } };
  t.tell(fails ? 'log.feats.fails' : 'log.feats.works', told, { rule: 'ICE-1.12', detail: [face], weight: 1 });
  return fails;
}

/** A turn begins, whoever's: everybody may play one in it. */
export function newFeatTurn({ featCards }: State): void {
  if (featCards) featCards.played = [];
}
