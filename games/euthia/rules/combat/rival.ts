// Who plays the Monster against a Hero (EUT-9.7 to EUT-9.13), and how cards come into play (EUT-12.8 to EUT-12.16).

import type { Ask, Rules, Seat } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import type { Offer } from '@veillee/pieces/offers';
import { cardName } from '@veillee/pieces/things';
import { GAAR_BONUS } from '../../content/constants.ts';
import { powerCards } from '../../content/power-cards.ts';
import { isDwurtDrinker, spendGaar } from '../dice/hero-roll.ts';
import { feedReserve } from '../hand.ts';
import { comboKey, dieKey, gaarKey, volunteerKey } from '../keys.ts';
import { type Deed, type Hero, heroOf, isTeam, rivalsOf, type State, type T } from '../state.ts';
import { type CardDeck, cardsOf, discardCard, drawTop } from '../supplies.ts';
import { type Combo, combosIn, PLAYABLE, type PlayStep, staysUntil, writeSection } from './cards.ts';
import { controlHero, turnControl } from './control.ts';
import { combatOf, fighterName } from './fighter.ts';
import { healMonster } from './monster-health.ts';

// ---- who it is ----

/** EUT-9.7 to EUT-9.13. Against the Combat deck nobody is. */
export function* chooseRival(t: T): Rules {
  const { state } = t;
  const combat = combatOf(state);
  if (isTeam(state)) return;
  const rivals = rivalsOf(state, heroOf(state, combat.seat));
  const [only] = rivals;
  combat.rival = rivals.length === 1 && only ? only.seat : yield* byControl(t, rivals);
  t.tell('log.rival', { player: who(combat.rival), monster: fighterName(state) }, { rule: 'EUT-9.7' });
}

function* byControl(t: T, rivals: readonly Hero[]): Rules<Seat> {
  const { state } = t;
  const holders = rivals.filter(({ control }) => control);
  // EUT-9.8, R45: asked at once; nobody sees another's answer before all are in.
  const replies =
    holders.length === 0 ? [] : yield* t.askAll(() => holders.map(({ seat }) => volunteering(state, seat)));
  const willing = replies.filter(({ picks }) => picks.length > 0).map(({ seat }) => seat);
  if (willing.length > 0) {
    const seat = willing.length === 1 ? (willing[0] as Seat) : t.pick(willing, 'control'); // EUT-9.9
    const hero = heroOf(state, seat);
    hero.control = false;
    state.control.discard.push(hero.id);
    t.tell('log.volunteer', { player: who(seat) }, { rule: 'EUT-9.9' });
    return seat;
  }
  return turnCards(t);
}

const volunteering = (state: State, seat: Seat): Ask => ({
  seat,
  prompt: 'combat.volunteer',
  with: { player: who(combatOf(state).seat), monster: fighterName(state) },
  rule: 'EUT-9.8',
  options: [{ key: volunteerKey, text: 'do.volunteer' }],
  min: 1,
  max: 1,
  pass: { text: 'do.volunteer.not' },
  window: { id: 'combat.volunteer', matters: true, open: true },
});

/** EUT-9.10 to EUT-9.13 */
function turnCards(t: T): Seat {
  const { state } = t;
  const { control } = state;
  const fighter = heroOf(state, combatOf(state).seat);
  /** Turned and still on the table: discarded when the Monster Player is found, so that none comes back before. */
  const aside: string[] = [];
  for (;;) {
    if (control.stack.length === 0) control.stack = t.shuffle(control.discard.splice(0), 'control');
    const { turned, shown, kept, discarded } = turnControl(control.stack, fighter.id, fighter.control);
    t.draw(control.stack, turned.length);
    aside.push(...discarded);
    if (kept !== undefined) {
      fighter.control = true;
      t.tell('log.control', { player: who(fighter.seat) }, { rule: 'EUT-9.11' });
    }
    const rival = shown && state.heroes.find(({ id }) => id === controlHero(shown));
    if (!rival) continue;
    control.discard.push(...aside);
    return rival.seat;
  }
}

// ---- cards ----

/** Decks that hold a card for a step: the backs of a hand are known, its faces are not. */
const DECKS_FOR = (step: PlayStep) =>
  (['silver', 'gold'] as const).filter(deck =>
    powerCards.some(card => card.deck === deck && PLAYABLE[step].some(trigger => trigger === card.trigger)),
  );
const DECKS: { readonly [step in PlayStep]: readonly ('silver' | 'gold')[] } = {
  before: DECKS_FOR('before'),
  after: DECKS_FOR('after'),
  curses: DECKS_FOR('curses'),
};

/** EUT-12.15: whether, for all that everybody knows, the Monster Player might play a card at this step. */
export function mightPlay(state: State, step: PlayStep): boolean {
  const { rival, chaos, silenced } = combatOf(state);
  if (rival === undefined || chaos === 0 || silenced) return false;
  const { hand } = heroOf(state, rival);
  return DECKS[step].some(deck => cardsOf(hand, deck).length > 0);
}

/** EUT-12.8, EUT-12.9: every combination in the hand, for one Chaos token each. */
export function offerCards(state: State, step: PlayStep, offer: Offer<Deed>): void {
  const { rival } = combatOf(state);
  if (rival === undefined || !mightPlay(state, step)) return;
  for (const combo of combosIn(heroOf(state, rival).hand, step))
    offer(undefined, () => ({
      option: {
        key: comboKey.make(combo.card, combo.things.length),
        text: 'do.play',
        with: { card: cardName(combo.card), n: combo.things.length },
        on: combo.things,
        rule: 'EUT-12.9',
      },
      *run(t) {
        const holder = heroOf(t.state, rival);
        holder.hand = holder.hand.filter(thing => !combo.things.includes(thing));
        t.reveal();
        playCombo(t, combo);
        return undefined;
      },
    }));
}

/** Cards come into play beside the Monster, whoever plays them. */
export function playCombo(t: T, combo: Combo): void {
  const { state } = t;
  const combat = combatOf(state);
  combat.chaos--;
  combat.played.push({ ...combo, until: staysUntil(combo), round: combat.round });
  const source = cardName(combo.card);
  const { hearts, steals, bonds } = writeSection(combat.ledger, combo, source);
  const told = { card: source, n: combo.things.length, monster: fighterName(state) };
  const more = { rule: 'EUT-12.8', weight: 2, scene: { of: 'combat', part: 'card' } };
  if (combat.rival === undefined) t.tell('log.play.deck', told, more);
  else t.tell('log.play', { ...told, player: who(combat.rival) }, more);
  combat.bonds.push(...bonds);
  if (hearts > 0) healMonster(t, hearts, 'EUT-10.32');
  if (steals > 0) stealGaar(t, steals);
}

/** Mind Control. Who drinks Dwurt loses Gaar first, then Dwurt, of which the Monster has nothing. */
function stealGaar(t: T, n: number): void {
  const { state } = t;
  const combat = combatOf(state);
  const hero = heroOf(state, combat.seat);
  const gaar = Math.min(n, hero.gaar);
  const dwurt = isDwurtDrinker(hero) ? Math.min(n - gaar, hero.dwurt) : 0;
  hero.gaar -= gaar;
  hero.dwurt -= dwurt;
  combat.gaar += gaar;
  t.tell('log.stolen', { player: who(hero.seat), gaar, dwurt }, { rule: 'EUT-12.10' });
}

/** Cards that have had their time leave the table. */
export function discardPlayed(
  t: T,
  goes: (played: { readonly until: string; readonly round: number }) => boolean,
): void {
  const combat = combatOf(t.state);
  for (const played of combat.played.filter(goes)) for (const thing of played.things) discardCard(t.state, thing);
  combat.played = combat.played.filter(played => !goes(played));
}

/** EUT-9.16, EUT-9.17, EUT-17.15, R60: to the Monster Player's hand, or to the reserves. */
export function monsterDraws(t: T, deck: CardDeck, n: number, rule: string): void {
  const { state } = t;
  if (n === 0) return;
  const { rival } = combatOf(state);
  if (isTeam(state)) return feedReserve(t, deck, n);
  if (rival === undefined) return;
  const drawn = drawTop(t, state[deck], n, deck);
  heroOf(state, rival).hand.push(...drawn);
  if (drawn.length > 0) t.tell(`log.draws.${deck}`, { player: who(rival), n: drawn.length }, { rule });
}

// ---- the Monster's Gaar ----

/** EUT-10.14, EUT-10.16: of the Monster's own. */
export function offerMonsterGaar(state: State, offer: Offer<Deed>): void {
  const { gaar, ledger } = combatOf(state);
  if (gaar === 0) return;
  for (const [die, shows] of ledger.dice.monster.entries())
    offer(undefined, () => ({
      option: {
        key: gaarKey.make(die),
        text: 'do.gaar',
        with: { shows, n: GAAR_BONUS },
        on: [dieKey.make('monster', die)],
        rule: 'EUT-10.14',
      },
      *run(t) {
        useMonsterGaar(t, die);
        return undefined;
      },
    }));
}

export function useMonsterGaar(t: T, die: number): void {
  const combat = combatOf(t.state);
  combat.gaar--;
  spendGaar(t, combat.ledger, 'monster', die, GAAR_BONUS, undefined, 'EUT-10.14');
}
