// The rounds of a chapter, and the game as the kernel knows it.

import type { Game, Position, Rules, Seat, Setting, Table } from '@veillee/kernel';
import { fingerprint, rolesOf, sideWins } from '@veillee/kernel';
import { actAny } from '@veillee/kernel/play/deeds';
import { letterPicture } from '@veillee/pieces/pictures';
import { drawFrom } from '@veillee/pieces/piles';
import { type Chapter, DUNGEONS, FIGURES, HEROES, TRAPS } from '../content/dungeon.ts';
import { COMFORT, deedsOf, newFigure } from './deeds.ts';
import { chapterOf, chapters, finish, type Legacy } from './ending.ts';
import { sound, soundLegacy } from './sound.ts';
import { type Side, type State, sideOf } from './state.ts';
import { redeal, type View, view } from './view.ts';

export const ROUNDS = 8;
const [FIRST_HAND, MOST_HAND, COPIES] = [2, 4, 3];
const CHAPTERS = Object.keys(DUNGEONS);
/** Floor, rooms behind doors, loose flagstone: each chapter's map in small. */
const colourOf = (of: string) => (of === '#' ? undefined : of === '^' ? '#b63' : /[a-d]/.test(of) ? '#875' : '#ca8');
const cardOf = (chapter: Chapter) => ({ minutes: 15, picture: letterPicture(DUNGEONS[chapter].rows, colourOf) });
const CARDS = { gate: cardOf('gate'), heart: cardOf('heart') };
const DECK = Object.keys(TRAPS).flatMap(trap => Array<string>(COPIES).fill(trap));

function begin(setting: Setting, legacy: unknown = { found: [] }): State {
  const chapter = chapterOf(setting);
  const { start, watch, rooms, guards, finds } = DUNGEONS[chapter];
  const roles = rolesOf(emberhold, setting) ?? [];
  const seatOf = (...ids: string[]): number => roles.findIndex(role => ids.includes(role.id));
  const found = [...(legacy as Legacy).found];
  const heroes = HEROES.map((kind, n) => newFigure(kind, kind, start[n] ?? 'space:0,0', seatOf(kind, 'party')));
  if (found.includes('cloak')) for (const hero of heroes) hero.health += COMFORT;
  const none = { round: 0, emptied: [], hand: [], discard: [], ready: [] };
  const dealt = { guards: [...guards], finds: [...finds], deck: [...DECK] };
  const figures = [...heroes, ...watch.map(at => newFigure('skeleton', 'watch', at, seatOf('warden')))];
  const sides = roles.map(({ side }) => side as Side);
  return { chapter, sides, figures, closed: rooms.map(room => room.door), found, ...dealt, ...none };
}

function* setup(t: Table<State>): Rules<Position> {
  t.shuffle(t.state.guards, 'rooms');
  t.shuffle(t.state.finds, 'rooms');
  t.shuffle(t.state.deck, 'traps');
  t.state.hand.push(...t.draw(t.state.deck, FIRST_HAND));
  return { at: 'round' };
}

/** EMB-1.3: the heroes' turn, then the warden's. */
function* round(t: Table<State>): Rules<Position> {
  const { state } = t;
  if (state.round === ROUNDS) yield* finish(t, 'warden'); // EMB-1.2
  state.round++;
  t.tell('log.round', { round: state.round }, { rule: 'EMB-1.3', turn: { round: state.round } });
  const renewal = { when: 'needed', shuffle: (cards: string[]) => t.shuffle(cards, 'traps') } as const;
  if (state.hand.length < MOST_HAND) state.hand.push(...drawFrom(t, state, 'deck', 1, renewal)); // EMB-3.1
  return wake(state, 'heroes');
}

function wake(state: State, side: Side): Position {
  const own = state.figures.filter(figure => sideOf(figure) === side);
  for (const figure of own) {
    figure.steps = FIGURES[figure.kind].speed;
    figure.acted = false;
  }
  state.ready = [...new Set(own.map(({ seat }) => seat))];
  return { at: 'turn', side };
}

/** EMB-1.3: the figures of a side, in any order, deed by deed; allies decide freely who goes on. */
function* turn(t: Table<State>, position: Position): Rules<Position> {
  const { state } = t;
  if (state.ready.length === 0) return position.side === 'heroes' ? wake(state, 'warden') : { at: 'round' };
  const ask = { prompt: 'turn.ask', rule: 'EMB-1.3', pass: { text: 'turn.end' } };
  const passed = yield* actAny(t, () => {
    const own = state.figures.filter(({ seat }) => state.ready.includes(seat));
    return own.map(figure => ({ ...ask, seat: figure.seat, figure: figure.id, deeds: deedsOf(state, figure) }));
  });
  const stays = (seat: Seat): boolean => seat !== passed && state.figures.some(figure => figure.seat === seat);
  state.ready = state.ready.filter(stays);
  return position;
}

export const emberhold: Game<State, View> = {
  id: 'emberhold',
  rules: 1,
  content: fingerprint(JSON.stringify([FIGURES, TRAPS, DUNGEONS.gate.rows])),
  options: [{ id: 'chapter', kind: 'choice', initial: 'gate', choices: CHAPTERS, cards: CARDS }],
  refuseSetting: ({ seats }) => (seats === 2 || seats === 3 ? undefined : { text: 'setup.seats' }),
  /** EMB-1.1: with two players, one runs both heroes. */
  roles: ({ seats }) => [
    ...(seats === 2 ? ['party'] : HEROES).map(id => ({ id, side: 'heroes' })),
    { id: 'warden', side: 'warden' },
  ],
  begin,
  positions: { setup, round, turn },
  turnAt: 'round',
  view,
  redeal,
  outcome: ({ sides, won = 'warden' }) => sideWins(sides, won, { text: `outcome.${won}` }),
  turns: ({ round }) => round,
  invariants: ({ figures, hand, deck, discard }) => [
    ...(hand.length + deck.length + discard.length === DECK.length ? [] : ['traps were lost']),
    ...(new Set(figures.map(({ at }) => at)).size === figures.length ? [] : ['two figures on one space']),
  ],
  sound,
  met: ({ figures, discard }) => [...figures.map(({ kind }) => kind), ...discard],
  rows: [...Object.keys(FIGURES), ...Object.keys(TRAPS)],
  trials: CHAPTERS.flatMap(chapter => [2, 3].map(seats => ({ seats, options: { chapter } }))),
  chapters: { ...chapters, sound: soundLegacy },
};
