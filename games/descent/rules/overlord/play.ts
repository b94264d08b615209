// DES-12: a card is paid for, announced and worked out: what each operation of its row does.

import type { Seat, Wording } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import type { OverlordCardRow } from '../../content/rows.ts';
import { MONKEY } from '../../content/turns.ts';
import type { CardOp, OpOf, Potion } from '../../content/vocabulary.ts';
import { isAtDoor } from '../areas/doors.ts';
import { attackOption, attacksOf, meansFor } from '../attack/options.ts';
import { aimsOf } from '../attack/outlook.ts';
import type { Line } from '../attack/sheet.ts';
import { mapNow } from '../board.ts';
import { type AttackChoice, type CardAnswer, calls, type Occurrence } from '../calls.ts';
import { thingName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import type { StoppableCard } from '../effects/terms.ts';
import { offerFeats } from '../feats/playing.ts';
import { losing } from '../hero/coming-down.ts';
import { drop } from '../hero/equipment.ts';
import { dropKey, heroKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, type HeroId, isHeroId, isPotion, type State, sheetOf, type T } from '../state.ts';
import { raiseAlarm, smash } from './breaking.ts';
import { burst } from './burst.ts';
import { discardItem } from './crushing.ts';
import { slipRelic } from './dark-relics.ts';
import { cardIn, cardName, drawCards, fundsOf, pay, priceOf, rowOf, spendOn } from './deck.ts';
import { harm, isSaved, mark } from './harm.ts';
import { powersIn } from './in-play.ts';
import { layField, layOver } from './laying.ts';
import { becomeMimic } from './mimic.ts';
import { strew } from './poltergeist.ts';
import { lowly, promoteOne } from './powers.ts';
import { layObstacle, shift, shiftSpaces, unbury } from './shift.ts';
import { layBoulder } from './snares.ts';
import { spawnGroups } from './spawn.ts';
import { layTemplate } from './templates.ts';
import { gainThreat } from './threat.ts';
import { layTrapdoor } from './trapdoor.ts';
import { activateSome, cleanse, mend } from './urging.ts';

/** What a card is about, while it is worked out. */
interface Playing {
  readonly row: OverlordCardRow;
  readonly what: Occurrence;
  /** Whom it strikes; a card may choose. */
  hero?: HeroId;
  answer: CardAnswer;
}

/** Of whatever it answers, the hero is whose deed that was. */
function about(row: OverlordCardRow, what: Occurrence): Playing {
  const playing: Playing = { row, what, answer: {} };
  if (what.figure && isHeroId(what.figure)) playing.hero = what.figure;
  return playing;
}

/** Which card was played, and whose it was: with the line that tells it. */
export interface PlayedCard {
  readonly card: string;
  readonly by: Seat;
}

/**
 * One such card is paid for, leaves the hand and is shown, and does what it says (DES-12.7, DES-12.9). Until it is paid for nobody else sees
 * anything of it, since so far its owner may think better of it (DES-12.2); `paid`: what is noted of it as soon as it is.
 */
export function* playCard(t: T, id: string, what: Occurrence, paid?: () => void): Flow<CardAnswer> {
  const { overlord } = t.state;
  const card = cardIn(overlord.hand, id);
  const row = rowOf(card);
  const price = priceOf(t.state, row, what);
  yield* pay(t, card, what);
  remove(overlord.hand, card);
  (row.type === 'power' ? overlord.powers : overlord.played).push(card);
  paid?.();
  if (row.once && what.figure) overlord.used.push(what.figure);
  t.reveal();
  const detail: PlayedCard = { card: row.id, by: overlord.seat };
  const told = { rule: 'DES-12.3', weight: 2, scene: { of: 'card', part: row.type }, detail };
  t.tell('log.overlord.plays', { card: cardName(id), threat: overlord.threat }, told);
  const playing = about(row, what);
  // Whom it is played on is said with the card: they may do something about it (ICE-9.3).
  if (row.ops.some(({ op }) => op === 'chooseHero')) playing.hero = yield* chosenHero(t, row);
  if (yield* isStopped(t, card, playing, price)) return playing.answer;
  // A Power works from now on; what it does is asked of those in play.
  if (row.type !== 'power') yield* workOut(t, playing, row.ops);
  if (what.at && row.ops.some(({ op }) => op === 'place')) unbury(t, what.at, playing.hero);
  return playing.answer;
}

/** Those whom it is about, as far as it is known before anything is thrown. */
function meantBy(state: State, playing: Playing): readonly HeroId[] {
  const all = playing.row.ops.flatMap(op =>
    op.op === 'each' ? aboutWhom(state, playing, op.of) : op.op === 'harm' ? struck(state, playing, op) : [],
  );
  return [...(playing.hero ? [playing.hero] : []), ...all.map(({ id }) => id)];
}

/** A feat may stop it: discarded, with nothing done, and its price may come back (ICE-9.3). */
function* isStopped(t: T, card: string, playing: Playing, price: number): Flow<boolean> {
  const { row } = playing;
  const { overlord, heroes } = t.state;
  const played: StoppableCard = { type: row.type, heroes: meantBy(t.state, playing) };
  yield* offerFeats(t, 'card-played', heroes, { card: played });
  if (!played.stopped) return false;
  if (maybeRemove(overlord.powers, card)) overlord.played.push(card);
  t.tell('log.feats.stops', { card: cardName(row.id) }, { rule: 'ICE-9.3', weight: 2 });
  if (played.stopped === 'unpaid') gainThreat(t, price, 'ICE-1.12');
  return true;
}

/** What Powers in play do whenever this happens, unless each use is paid for: one after the other, as they were played (DES-11.11). */
export function* powersAnswer(t: T, what: Occurrence): Flow {
  for (const row of powersIn(t.state))
    if (row.when === what.when && row.use === undefined) yield* workOut(t, about(row, what), row.ops);
}

/** A Power that lies in play is paid for once more, and does what it says. */
export function* usePower(t: T, row: OverlordCardRow, what: Occurrence): Flow<CardAnswer> {
  yield* spendOn(t, row.id, row.use ?? 0);
  t.reveal();
  const told = { card: cardName(row.id), threat: t.state.overlord.threat };
  t.tell('log.overlord.uses', told, { rule: 'DES-11.11', weight: 1 });
  const playing: Playing = { row, what, answer: {} };
  yield* workOut(t, playing, row.ops);
  return playing.answer;
}

function* workOut(t: T, playing: Playing, ops: readonly CardOp[]): Flow {
  for (const op of ops) yield* does(t, playing, op);
}

function* does(t: T, playing: Playing, op: CardOp): Flow {
  const { state } = t;
  const { row, what } = playing;
  const { acting } = state.overlord;
  switch (op.op) {
    case 'aimed':
      playing.answer = { ...playing.answer, aimed: true };
      return;
    case 'dodged':
      playing.answer = { ...playing.answer, dodged: true };
      return;
    case 'hidden':
      playing.answer = { ...playing.answer, hidden: true };
      return;
    case 'powerless':
      playing.answer = { ...playing.answer, powerless: true };
      return;
    case 'pierce':
      playing.answer = { ...playing.answer, lines: [yield* pierceFor(t, row, op.n)] };
      return;
    case 'darkRelic':
      playing.answer = { ...playing.answer, ...(yield* slipRelic(t, row, op, what)) };
      return;
    case 'moreDice':
      playing.answer = { ...playing.answer, dice: (playing.answer.dice ?? 0) + op.n };
      return;
    case 'doubleSpeed':
      if (acting) acting.movement += statOf(state, acting.monster, 'speed');
      return;
    case 'doubleAttacks':
      if (acting) acting.attacks *= 2;
      return;
    case 'chooseHero':
      // A hero on guard decides now, or the card is worked out as a whole (DES-13.5).
      yield* calls(t).offerGuard(t, { at: 'card', ...(playing.hero && { figure: playing.hero }) });
      return;
    case 'throw':
      return yield* thrown(t, playing, op);
    case 'untilNextTurn':
      state.overlord.lasting.push(row.id);
      return;
    case 'spawn':
      return yield* spawnGroups(t, op.groups);
    case 'place':
      if (what.at) yield* layObstacle(t, [what.at], op.prop);
      return;
    case 'lay':
      if (playing.hero) yield* layOver(t, playing.hero, op);
      return;
    case 'field':
      return yield* layField(t, op, what);
    case 'trapdoor':
      return yield* layTrapdoor(t, row, op, what);
    case 'template':
      return yield* layTemplate(t, row, op, what);
    case 'smash':
      return yield* smash(t, row);
    case 'strew':
      return yield* strew(t, row, op.n);
    case 'cleanse':
      return yield* cleanse(t, row);
    case 'ennoble':
      return yield* promoteOne(t, lowly(state));
    case 'each':
      return yield* inTurn(t, playing, op);
    case 'discardItem':
      if (what.other && isHeroId(what.other)) {
        yield* discardItem(t, row, what.other, op);
        playing.answer = { ...playing.answer, instead: true };
      }
      return;
    case 'burst':
      return yield* burst(t, row, op);
    case 'harm':
      for (const hero of struck(state, playing, op)) yield* harm(t, row, hero, op.harm);
      return;
    case 'mimic':
      if (what.marker) yield* becomeMimic(t, what.marker, op.monster);
      return;
    case 'boulder':
      return yield* layBoulder(t, row, op);
    case 'activate':
      return yield* activateSome(t, row, op, what);
    case 'mend':
      if (acting) yield* mend(t, row, acting.monster, op.n);
      return;
    case 'takeCards':
      t.tell('log.overlord.draws', { n: op.n }, { rule: 'DES-11.6' });
      return yield* drawCards(t, op.n);
    case 'threat':
      return gainThreat(t, op.n, 'DES-39.8');
    case 'conquest':
      return yield* calls(t).conquest(t, op.n, 'card');
    case 'promote':
    case 'reinforce':
      return; // As the area came to light (`powersAtReveal`).
    default:
      return yield* strikes(t, playing, op);
  }
}

/** One hero after the other, each as if the card were about them alone. */
function* inTurn(t: T, playing: Playing, { of, inOrder, ops }: OpOf<CardOp, 'each'>): Flow {
  const meant = playing.hero;
  const left = aboutWhom(t.state, playing, of).map(({ id }) => id);
  for (let next = left[0]; next !== undefined; next = left[0]) {
    const id = inOrder ? yield* nextHero(t, playing.row, left) : next;
    remove(left, id);
    playing.hero = id;
    yield* workOut(t, playing, ops);
  }
  if (meant) playing.hero = meant;
}

/** Of those who are left, in the order that the overlord likes. */
function* nextHero(t: T, row: OverlordCardRow, left: readonly HeroId[]): Flow<HeroId> {
  const { state } = t;
  const optionOf = (id: HeroId) => ({
    key: heroKey.make(sheetOf({ id })),
    text: 'overlord.do.chooseHero',
    with: { hero: nameOf(state, id) },
    on: [id],
  });
  const how = { rule: 'DES-12.9', with: { card: cardName(row.id) } };
  return yield* t.choose(state.overlord.seat, 'overlord.nextHero', left, optionOf, how);
}

/** DES-12.18: those who are on the board. */
function aboutWhom(state: State, { hero, what: { door } }: Playing, of: OpOf<CardOp, 'each'>['of']): Hero[] {
  const there = state.heroes.filter(({ at }) => at !== undefined);
  switch (of) {
    case 'board':
      return there;
    case 'door':
      return there.filter(one => door !== undefined && isAtDoor(state, one, door));
    case 'near': {
      const [from] = there.flatMap(({ id, at }) => (id === hero && at ? [at] : []));
      const near = new Set(from ? mapNow(state).within([from], NEAR) : []);
      return there.filter(({ id, at }) => id !== hero && at !== undefined && near.has(at));
    }
  }
}
/** How near others must be to be caught as well. */
const NEAR = 3;

function transform(t: T, hero: Hero): void {
  const { state } = t;
  hero.monkey = MONKEY.turns;
  hero.wounds = Math.min(hero.wounds, statOf(state, hero.id, 'maxWounds')); // What it has no use for does not help it.
  t.tell('log.overlord.monkey', { figure: nameOf(state, hero.id) }, { rule: 'DES-99.1', weight: 3 });
  endTurn(t, hero); // DES-99.2
}

/** What is done to the one hero whom the card is about, as long as they are there (DES-13.5, DES-12.18). */
function* strikes(t: T, playing: Playing, op: CardOp): Flow {
  const { state } = t;
  const hero = playing.hero && standing(state, playing.hero);
  if (!hero) return;
  switch (op.op) {
    case 'tokens':
      return mark(t, hero, op.tokens);
    case 'endTurn':
      return endTurn(t, hero);
    case 'alarm':
      if (yield* raiseAlarm(t, playing.row, hero)) endTurn(t, hero);
      return;
    case 'transform':
      return yield* losing(t, hero, () => transform(t, hero));
    case 'charm':
      return yield* charm(t, hero, attacksOf(state, hero.id, 'charm'));
    case 'attackSelf':
      return yield* charm(t, hero, attacksOnSelf(state, hero));
    case 'potionOr':
      if (!(yield* givesUpPotion(t, hero))) yield* workOut(t, playing, op.ops);
      return;
    case 'shift': {
      const seat = op.by === 'overlord' ? state.overlord.seat : hero.seat;
      return yield* shift(t, hero.id, seat, shiftSpaces(state, hero));
    }
    default:
      throw new Error(`${playing.row.id} cannot do ${op.op} by itself`);
  }
}

const standing = (state: State, id: HeroId): Hero | undefined =>
  state.heroes.find(hero => hero.id === id && hero.at !== undefined);

function endTurn(t: T, hero: Hero): void {
  const { turn } = t.state;
  if (turn?.hero !== hero.id) return;
  turn.ended = true;
  t.tell('log.overlord.turnEnds', { figure: nameOf(t.state, hero.id) }, { rule: 'DES-6.12' });
}

/** A hero on the board; cards cannot affect those in Town (DES-12.18). */
export function* chooseHero(t: T, prompt: string, how: Wording): Flow<Hero> {
  const { state } = t;
  const there = state.heroes.filter(({ at }) => at !== undefined);
  const optionOf = (hero: Hero) => ({
    key: heroKey.make(sheetOf(hero)),
    text: 'overlord.do.chooseHero',
    with: { hero: nameOf(state, hero.id) },
    on: [hero.id],
  });
  return yield* t.choose(state.overlord.seat, prompt, there, optionOf, how);
}

function* chosenHero(t: T, row: OverlordCardRow): Flow<HeroId> {
  return (yield* chooseHero(t, 'overlord.hero', { rule: 'DES-12.9', with: { card: cardName(row.id) } })).id;
}

// ---- wounds ----

function* thrown(t: T, playing: Playing, { blank, else: otherwise }: OpOf<CardOp, 'throw'>): Flow {
  const hero = playing.hero && standing(t.state, playing.hero);
  if (hero) yield* workOut(t, playing, isSaved(t, hero) ? blank : otherwise);
}

function struck(state: State, { what, hero }: Playing, { whom }: OpOf<CardOp, 'harm'>): Hero[] {
  if (whom === 'hero') return hero ? state.heroes.filter(one => one.id === hero && one.at) : [];
  return state.heroes.filter(one => one.at && what.door !== undefined && isAtDoor(state, one, what.door));
}

/** DES-21.34, DRF-2.15a: one attack of the hero, as the overlord likes. */
function* charm(t: T, hero: Hero, choices: readonly AttackChoice[]): Flow {
  const { state } = t;
  if (choices.length === 0) return;
  const optionOf = (how: AttackChoice) => attackOption(state, hero.id, how);
  const choice = yield* t.choose(state.overlord.seat, 'overlord.charm', choices, optionOf, {
    rule: 'DRF-2.15a',
    with: { hero: nameOf(state, hero.id) },
    outlook: () => aimsOf(state, hero.id, choices),
  });
  yield* calls(t).attack(t, hero.id, choice);
}

/** R142: with each weapon at hand, and on nobody else. */
const attacksOnSelf = (state: State, hero: Hero): AttackChoice[] =>
  hero.at === undefined
    ? []
    : meansFor(state, hero).map(({ weapon }) => ({ weapon, target: hero.at as Space, by: 'animated' }));

/** Pierce for the threat that was paid with the card, and for what is spent besides: as much as any armour can be worth. */
function* pierceFor(t: T, { id: card }: OverlordCardRow, first: number): Flow<Line> {
  const { state } = t;
  const armour = Math.max(...state.heroes.map(({ id }) => statOf(state, id, 'armour')));
  const most = Math.max(0, Math.min(fundsOf(state), armour + MORE_ARMOUR - first));
  const more = yield* t.chooseNumber(
    state.overlord.seat,
    'overlord.pierce',
    { min: 0, max: most },
    { rule: 'DES-100.1', with: { card: cardName(card), n: first } },
  );
  yield* spendOn(t, card, more);
  return { source: cardName(card), bonus: { pierce: first + more } };
}
/** What heroes may have besides what they wear: against one kind of attack, or by a potion (DES-29.10). */
const MORE_ARMOUR = 12;

/** Some potion, unused, at hand or in the pack; whether one was given up. */
function* givesUpPotion(t: T, hero: Hero): Flow<boolean> {
  const potions = [...new Set([...hero.potions, ...hero.pack.filter(isPotion)])];
  const optionOf = (potion: Potion) => ({
    key: dropKey.make(potion),
    text: 'overlord.do.giveUp',
    with: { thing: thingName(potion) },
    on: [`item:${potion}`],
  });
  const potion = yield* t.choose(hero.seat, 'overlord.gluttony', potions, optionOf, {
    rule: 'DES-11.11',
    with: { hero: nameOf(t.state, hero.id) },
    pass: { text: 'overlord.gluttony.throw' },
  });
  if (potion === undefined) return false;
  yield* drop(t, hero, potion);
  return true;
}
