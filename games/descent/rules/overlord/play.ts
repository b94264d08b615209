// DES-12: a card is paid for, announced and worked out: what each operation of its row does.

import type { Seat, Wording } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import type { OverlordCardRow } from '../../content/rows.ts';
import { MONKEY, orderRow } from '../../content/turns.ts';
import { type CardOp, type Harm, type OpOf, type PowerFace, TOKENS } from '../../content/vocabulary.ts';
import { isAtDoor } from '../areas/doors.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { attackOption, attacksOf } from '../attack/options.ts';
import { aimsOf } from '../attack/outlook.ts';
import { type AttackChoice, type CardAnswer, calls, type Occurrence } from '../calls.ts';
import { offerUses } from '../effects/offers.ts';
import { statOf } from '../effects/stats.ts';
import { giveTokens } from '../effects/tokens.ts';
import { heroKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, type HeroId, isHeroId, type State, sheetOf, type T } from '../state.ts';
import { burst } from './burst.ts';
import { cardIn, cardName, drawCards, pay, rowOf, spendOn } from './deck.ts';
import { powerSum, powersIn } from './in-play.ts';
import { layOver } from './laying.ts';
import { becomeMimic } from './mimic.ts';
import { heroSum } from './party.ts';
import { layObstacle, shiftHero, shiftSpaces, unbury } from './shift.ts';
import { layBoulder } from './snares.ts';
import { spawnGroups } from './spawn.ts';
import { gainThreat } from './threat.ts';
import { activateSome, mend } from './urging.ts';

/** What a card is about, while it is worked out. */
interface Playing {
  readonly row: OverlordCardRow;
  readonly what: Occurrence;
  /** Whom it strikes; a card may choose. */
  hero?: HeroId;
  answer: CardAnswer;
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
  yield* pay(t, card);
  remove(overlord.hand, card);
  (row.type === 'power' ? overlord.powers : overlord.played).push(card);
  paid?.();
  if (row.once && what.figure) overlord.used.push(what.figure);
  t.reveal();
  const detail: PlayedCard = { card: row.id, by: overlord.seat };
  const told = { rule: 'DES-12.3', weight: 2, scene: { of: 'card', part: row.type }, detail };
  t.tell('log.overlord.plays', { card: cardName(id), threat: overlord.threat }, told);
  const playing: Playing = { row, what, answer: {} };
  if (what.figure && isHeroId(what.figure)) playing.hero = what.figure;
  // A Power works from now on; what it does is asked of those in play.
  if (row.type !== 'power') yield* workOut(t, playing, row.ops);
  if (what.at && row.ops.some(({ op }) => op === 'place')) unbury(t, what.at, playing.hero);
  return playing.answer;
}

/** What Powers in play do whenever this happens, unless each use is paid for: one after the other, as they were played (DES-11.11). */
export function* powersAnswer(t: T, what: Occurrence): Flow {
  for (const row of powersIn(t.state))
    if (row.when === what.when && row.use === undefined) yield* workOut(t, { row, what, answer: {} }, row.ops);
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
      playing.hero = yield* chosenHero(t, row);
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
      if (what.at) yield* layObstacle(t, what.at, op.prop);
      return;
    case 'lay':
      if (playing.hero) yield* layOver(t, playing.hero, op.prop);
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
    default:
      return yield* strikes(t, playing, op);
  }
}

/** What is done to the one hero whom the card is about, as long as they are there (DES-13.5, DES-12.18). */
function* strikes(t: T, playing: Playing, op: CardOp): Flow {
  const { state } = t;
  const hero = playing.hero && standing(state, playing.hero);
  if (!hero) return;
  switch (op.op) {
    case 'tokens':
      for (const token of TOKENS) giveTokens(t, hero, token, op.tokens[token] ?? 0);
      return;
    case 'endTurn':
      return endTurn(t, hero);
    case 'transform':
      hero.monkey = MONKEY.turns;
      t.tell('log.overlord.monkey', { figure: nameOf(state, hero.id) }, { rule: 'DES-99.1', weight: 3 });
      return endTurn(t, hero); // DES-99.2
    case 'charm':
      return yield* charm(t, hero);
    case 'shift': {
      const seat = op.by === 'overlord' ? state.overlord.seat : hero.seat;
      return yield* shiftHero(t, hero.id, seat, shiftSpaces(state, hero));
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

// ---- power dice ----

/** What so many power dice show. */
const throwPower = (t: T, n: number): PowerFace[] => t.rolls(n, SIDES, 'dice').map(roll => powerFace(roll - 1));

/** One power die, and more where a skill gives them: any blank saves. */
function* thrown(t: T, playing: Playing, { blank, else: otherwise }: OpOf<CardOp, 'throw'>): Flow {
  const hero = playing.hero && standing(t.state, playing.hero);
  if (!hero) return;
  const faces = throwPower(t, 1 + heroSum(hero, 'saveDice'));
  const isSaved = faces.includes('blank');
  const told = { figure: nameOf(t.state, hero.id), faces: faces.map(face => ({ text: `powerFace.${face}` })) };
  t.tell(isSaved ? 'log.overlord.throw.saved' : 'log.overlord.throw', told, {
    rule: 'DES-19.9',
    detail: faces,
    weight: 1,
  });
  yield* workOut(t, playing, isSaved ? blank : otherwise);
}

/** Wounds that ignore armour, less what the hero's throw saves (DES-24.10); Trapmaster adds, a wary hero suffers less. */
function* harm(t: T, { id, type }: OverlordCardRow, hero: Hero, { wounds, save, poison }: Harm): Flow {
  const { state } = t;
  // Wounds would take her order away: she may first exchange it for one that stays (R91).
  if (hero.order && orderRow(hero.order).ends.includes('wound')) yield* offerUses(t, 'any-time', { hero });
  const isTrap = type === 'trap';
  const more = isTrap ? powerSum(state, 'trapWounds').total : 0;
  const less = isTrap ? heroSum(hero, 'trapWounds') : 0;
  const faces = save ? throwPower(t, save.dice + (isTrap ? heroSum(hero, 'saveDice') : 0)) : [];
  const saved = faces.filter(face => face === 'surge').length * (save?.perSurge ?? 0);
  const total = Math.max(0, wounds + more + less - saved);
  const told = { figure: nameOf(state, hero.id), card: cardName(id), wounds: wounds + more + less, saved, total };
  t.tell('log.overlord.harm', told, { rule: 'DES-24.10', detail: faces, weight: 1 });
  const { lost, died } = yield* calls(t).wound(t, hero.id, total, { kind: 'trap', what: id });
  if (poison && !died) giveTokens(t, hero, 'poison', lost); // DES-90.1
}

function struck(state: State, { what, hero }: Playing, { whom }: OpOf<CardOp, 'harm'>): Hero[] {
  if (whom === 'hero') return hero ? state.heroes.filter(one => one.id === hero && one.at) : [];
  return state.heroes.filter(one => one.at && what.door !== undefined && isAtDoor(state, one, what.door));
}

/** DES-21.34, DRF-2.15a: one attack of the hero, as the overlord likes. */
function* charm(t: T, hero: Hero): Flow {
  const { state } = t;
  const choices = attacksOf(state, hero.id, 'charm');
  if (choices.length === 0) return;
  const optionOf = (how: AttackChoice) => attackOption(state, hero.id, how);
  const choice = yield* t.choose(state.overlord.seat, 'overlord.charm', choices, optionOf, {
    rule: 'DRF-2.15a',
    with: { hero: nameOf(state, hero.id) },
    outlook: () => aimsOf(state, hero.id, choices),
  });
  yield* calls(t).attack(t, hero.id, choice);
}
