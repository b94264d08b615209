// ASH-5: a turn. Both heroes spend their actions, in any order; then Destiny; then the discs go up again.

import { type Acting, type FigureDeed, figureKey, type Rules, type Seat, type Table, type Text } from '@veillee/kernel';
import { actAny } from '@veillee/kernel/play/deeds';
import { deedsOf } from './actions.ts';
import { handDeeds, idleDeeds } from './hands.ts';
import { comeBack, gainMana, loseMana } from './harm.ts';
import { sumOf, totalOf } from './modifiers.ts';
import { allyDeeds, freeDeeds } from './plays.ts';
import { printed } from './sheet.ts';
import { type Hero, heroName, isGone, isKo, type Position, type State, stands } from './state.ts';

/** ASH-5.9, ASH-25.10: who is down comes back, and the discs are set. */
export function* newTurn(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.turn++;
  state.phase = 'actions';
  state.ready = [];
  state.said = {};
  state.declined = [];
  state.forgone = {};
  t.tell('log.turn', { turn: state.turn, left: state.track.length }, { rule: 'ASH-5.1', turn: { round: state.turn } });
  for (const hero of state.heroes) {
    if (isGone(hero)) continue;
    hero.used.turn = [];
    // R9, as an option: whom the row has knocked out stays down for this turn.
    const staysDown = state.house.longFall && hero.fell === 'destiny';
    if (isKo(hero) && !staysDown) comeBack(t, hero);
    if (staysDown) hero.fell = 'actions';
    const { value, lines } = sumOf(state, hero, 'turnActions', printed(state, hero, 'actions'), {
      text: 'sum.actions',
    });
    hero.disc = isKo(hero) ? 0 : value;
    t.tell('log.disc', { hero: heroName(hero), disc: hero.disc }, { rule: 'ASH-5.9', lines });
    const mana = totalOf(state, hero, 'turnMana');
    if (mana > 0) gainMana(t, hero, mana);
    else loseMana(t, hero, -mana);
  }
  state.fallen = [];
  return { at: 'actions' };
}

/** The seats that can still do anything: those of heroes who stand; if nobody does, those that could call an ally. */
function seatsInPlay(state: State): Seat[] {
  const standing = state.heroes.filter(stands);
  const acting = standing.length > 0 ? standing : state.heroes.filter(hero => callDeeds(state, hero).length > 0);
  return [...new Set(acting.map(({ seat }) => seat))];
}

/**
 * ASH-5.8, ASH-25.17: one hero is down and the other has left the board. Until the tile is drawn an ally can be called all the same, by
 * either player (R71); for somebody who plays both, it is asked of whoever is down.
 */
function callDeeds(state: State, hero: Hero): FigureDeed<State>[] {
  const { heroes } = state;
  const speaks = heroes.find(one => one.seat === hero.seat && isKo(one)) ?? hero;
  if (heroes.some(stands) || speaks !== hero) return [];
  return allyDeeds(state, hero, 'any').filter(({ why }) => why === undefined);
}

/** Free cards, the Bag, exchanges: what a seat could do for nothing (ASH-5.8). Allies belong to both, and whoever passes last has had them. */
const freeOf = (state: State, seat: Seat): string[] =>
  state.heroes
    .filter(hero => hero.seat === seat && stands(hero))
    .flatMap(hero =>
      [...freeDeeds(state, hero), ...handDeeds(state, hero)]
        .filter(({ why }) => why === undefined)
        .map(({ option }) => figureKey.make(hero.id, option.key)),
    );

/** D31: to end one's turn (D30) is not to let the tile be drawn. Something can be done now that could not be done then. */
function hasMore(state: State, seat: Seat): boolean {
  const forgone = state.forgone?.[seat];
  return forgone !== undefined && freeOf(state, seat).some(key => !forgone.includes(key));
}

/**
 * ASH-5.2: any hero, deed by deed, whoever of the players answers first. Whoever passes gives up what actions they have left
 * (ASH-5.6); when all have, the tile is drawn (ASH-5.5), unless somebody has come to stand beside one who passed (ASH-5.8).
 */
export function* actionStep(t: Table<State>): Rules<Position> {
  const { state } = t;
  const inPlay = seatsInPlay(state);
  const waiting = inPlay.filter(seat => !state.ready.includes(seat));
  if (waiting.length === 0) {
    const again = inPlay.filter(seat => hasMore(state, seat));
    state.ready = state.ready.filter(seat => !again.includes(seat));
    return { at: again.length > 0 ? 'actions' : 'destiny' };
  }
  const passed = yield* actAny(t, () => state.heroes.flatMap(hero => asked(state, hero, waiting.includes(hero.seat))));
  if (passed !== undefined) endActions(t, passed);
  if (state.phase === 'won') return { at: 'packing' };
  return state.combat ? { at: 'combat' } : { at: 'actions' };
}

/** What a hero is asked, whose seat has not ended its turn; with an option whoever is down may still pack (R20). */
function asked(state: State, hero: Hero, isWaiting: boolean): Acting<State>[] {
  const ask = { seat: hero.seat, figure: hero.id, prompt: 'turn.ask', rule: 'ASH-5.2', courtesy: 'by-turns' as const };
  const pass = isWaiting && { pass: passOf(state, hero) };
  if (stands(hero)) return pass ? [{ ...ask, ...pass, deeds: deedsOf(state, hero) }] : [];
  const calls = callDeeds(state, hero);
  const deeds = [...calls, ...idleDeeds(state, hero)];
  return deeds.length > 0 ? [{ ...ask, ...pass, deeds, ...(calls.length === 0 && { standing: true }) }] : [];
}

const GIVE_UP = { text: 'turn.giveUp' };
const DRAW = { text: 'turn.draw' };

const passOf = ({ heroes }: State, { seat }: Hero): Text =>
  heroes.some(hero => hero.seat === seat && hero.disc > 0 && stands(hero)) ? GIVE_UP : DRAW;

function endActions(t: Table<State>, seat: Seat): void {
  const { state } = t;
  state.ready.push(seat);
  state.forgone = { ...state.forgone, [seat]: freeOf(state, seat) };
  for (const hero of state.heroes) {
    if (hero.seat !== seat || hero.disc === 0 || !stands(hero)) continue;
    t.tell('log.forfeit', { hero: heroName(hero), n: hero.disc }, { rule: 'ASH-5.6' });
    hero.disc = 0;
  }
}
