// What a state may hold, place by place, wherever it came from. Read by the server and the lab alone.

import type { Seat, Setting } from '@veillee/kernel';
import {
  bare,
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  row,
  type Shape,
  some,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import { copyIn, copyOfOne } from '@veillee/pieces/shapes';
import { basicIds, type Card, defs, families, groups, villageIds } from '../content/cards.ts';
import {
  type House,
  type Mode,
  NOTHING,
  type Party,
  type Player,
  type Position,
  RANKS,
  type State,
  type Visit,
  type Won,
} from './state.ts';

const inBox = defs.filter(def => !def.isDisease);
const MOST_DISEASES = 10_000;
/** Of Diseases there is no end (THU-13.6); of everything else there is what the box holds. */
const card: Shape<Card> = either(
  copyOfOne('disease', MOST_DISEASES),
  copyIn(inBox.map(def => ({ id: def.id, copies: def.isStone ? 1 : def.copies }))),
);

/** More cards than ever lie anywhere. */
const MOST_CARDS = inBox.reduce((sum, { copies }) => sum + copies, 0) + MOST_DISEASES;
const cards = listOf(card, MOST_CARDS);
/** Card, colon, number of the ability: only ever looked for. */
const effects = listOf(text(60), 200);
/** What is gained in one turn: Gold, Attack, Strength. */
const gain = whole(-200, 200);
const stack = whole(0, Math.max(...inBox.map(({ copies }) => copies)));
const rank = oneOf(RANKS);

const visit = exactly<Visit>({
  gold: gain,
  spent: gain,
  purchases: gain,
  used: effects,
  step: oneOf(['effects', 'purchases', 'levels']),
});

const player = exactly<Player>({
  deck: cards,
  hand: cards,
  discard: cards,
  xp: tally,
  revealed: flag,
  shuffles: tally,
});

const party = (seat: Shape<Seat>): Shape<Party> =>
  exactly<Party>({
    used: effects,
    spent: effects,
    offered: effects,
    equip: some(card, card, 100),
    thrown: cards,
    strength: some(card, gain, 100),
    attack: some(card, gain, 100),
    converted: cards,
    allStrength: gain,
    allAttack: gain,
    weightless: flag,
    arcane: flag,
    held: cards,
    borrowed: listOf(exactly<Party['borrowed'][number]>({ card, owner: seat }), 10),
  });

const state = ({ seats, options }: Setting): Shape<State> => {
  const seat = whole(0, seats - 1);
  return exactly<State>({
    mode: only(options.mode as Mode),
    house: exactly<House>({
      stallGuard: flag,
      strengthZero: flag,
      ascending: flag,
      openDiscards: flag,
      openPile: flag,
    }),
    set: exactly<State['set']>({
      groups: listOf(oneOf(groups), groups.length),
      families: listOf(oneOf(families), families.length),
      village: listOf(oneOf(villageIds), villageIds.length),
    }),
    turn: tally,
    active: seat,
    first: seat,
    dungeon: cards,
    buried: whole(0, MOST_CARDS),
    hall: listOf(either(only(NOTHING), card), RANKS.length, RANKS.length),
    breached: listOf(card, RANKS.length),
    basics: some(oneOf(basicIds), stack, basicIds.length),
    heroes: some(oneOf(families), row(stack, stack, stack), families.length),
    village: some(oneOf(villageIds), stack, villageIds.length),
    destroyed: cards,
    diseases: whole(0, MOST_DISEASES),
    players: listOf(player, seats, seats),
    visit: maybe(visit),
    party: maybe(party(seat)),
    won: maybe(exactly<Won>({ monster: card, rank, attackers: cards })),
    escaped: cards,
    halted: flag,
    idle: tally,
  });
};

const position = either(
  bare('setup', 'turn', 'village', 'dungeon', 'endTurn'),
  exactly<Extract<Position, { readonly at: 'battle' }>>({ at: only('battle'), rank }),
);

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position }));
