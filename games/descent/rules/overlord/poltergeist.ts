// Poltergeist: figures and what lies about are moved a few spaces, one space after the other, as the overlord likes; then doors are shut (R141).

import type { Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import type { QuestDoor } from '../../content/quests/read.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { whyNotShut } from '../areas/doors.ts';
import { doorsInPlay, isOpen, isRevealed, mapNow, propAt } from '../board.ts';
import { calls } from '../calls.ts';
import { placeOption, pushesOf, putAt } from '../effects/places.ts';
import { doorKey, figureKey, pickUpKey, placeKey } from '../keys.ts';
import { markerName, nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  type Marker,
  type MarkerKind,
  maybeFigure,
  onBoard,
  type State,
  type T,
} from '../state.ts';
import { cardName } from './deck.ts';

/** Tokens that lie about; what is part of the floor stays. */
const LOOSE: readonly MarkerKind[] = ['chest', 'money', 'potion', 'key', 'relic', 'object'];

/** Where such a token can come to lie next. */
function slidesOf(state: State, { at }: Marker): Space[] {
  const map = mapNow(state);
  const isBare = (to: Space): boolean =>
    isRevealed(state, to) && propAt(state, to) === undefined && !state.board.markers.some(one => one.at === to);
  return map.neighbours(at).filter(to => map.distance(at, to) === 1 && isBare(to));
}

/** Whatever can still be moved. */
interface Loose {
  readonly id: string;
  readonly option: Option;
  move(t: T): Flow;
}

function looseNow(state: State, row: OverlordCardRow, isFree: (id: string) => boolean): Loose[] {
  const figures = onBoard(state).filter(one => isFree(one.id) && pushesOf(state, one).length > 0);
  const tokens = state.board.markers.filter(
    one => LOOSE.includes(one.kind) && isRevealed(state, one.at) && isFree(one.id) && slidesOf(state, one).length > 0,
  );
  return [
    ...figures.map(({ id }) => ({
      id,
      option: { key: figureKey.make(id), text: 'overlord.do.strew', with: { thing: nameOf(state, id) }, on: [id] },
      move: (t: T) => pushFigure(t, id, row),
    })),
    ...tokens.map(marker => ({
      id: marker.id,
      option: {
        key: pickUpKey.make(marker.id),
        text: 'overlord.do.strew',
        with: { thing: markerName(state, marker) },
        on: [marker.id],
      },
      move: (t: T) => slide(t, marker, row),
    })),
  ];
}

function* pushFigure(t: T, id: FigureId, { id: card }: OverlordCardRow): Flow {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure) return;
  const how = { rule: 'DES-12.11', with: { card: cardName(card), thing: nameOf(state, id) } };
  const places = pushesOf(state, figure);
  const to = yield* t.choose(
    state.overlord.seat,
    'overlord.strew.where',
    places,
    placeOption(state, id, 'overlord.do.strew.here'),
    how,
  );
  yield* putAt(t, id, to, 'DES-12.11', 'log.overlord.strews');
  yield* calls(t).look(t); // DES-26.1
}

function* slide(t: T, marker: Marker, { id: card }: OverlordCardRow): Flow {
  const { state } = t;
  const thing = markerName(state, marker);
  const optionOf = (at: Space) => ({
    key: placeKey.make(at),
    text: 'overlord.do.strew.here',
    with: { figure: thing },
    on: [at],
  });
  const how = { rule: 'DES-12.9', with: { card: cardName(card), thing } };
  const from = marker.at;
  marker.at = yield* t.choose(state.overlord.seat, 'overlord.strew.where', slidesOf(state, marker), optionOf, how);
  const moves = [{ what: marker.id, from, to: marker.at }];
  t.tell('log.overlord.strews', { figure: thing }, { rule: 'DES-12.9', moves, weight: 1 });
}

/** So many steps for each. */
export function* strew(t: T, row: OverlordCardRow, steps: number): Flow {
  const { state } = t;
  const moved = new Map<string, number>();
  for (;;) {
    const loose = looseNow(state, row, id => (moved.get(id) ?? 0) < steps);
    const one = yield* t.choose(state.overlord.seat, 'overlord.strew', loose, ({ option }) => option, {
      rule: 'DES-12.9',
      with: { card: cardName(row.id), n: steps },
      pass: { text: 'overlord.strew.enough' },
    });
    if (!one) break;
    moved.set(one.id, (moved.get(one.id) ?? 0) + 1);
    yield* one.move(t);
  }
  yield* shutDoors(t, row);
}

/** Any that stand open and can be shut. */
function* shutDoors(t: T, { id: card }: OverlordCardRow): Flow {
  const { state } = t;
  for (;;) {
    const open = doorsInPlay(state).filter(door => isOpen(state, door.id) && !whyNotShut(state, door));
    const optionOf = ({ id, door }: QuestDoor) => ({ key: doorKey.make(id), text: 'overlord.do.shut', on: [door] });
    const found = yield* t.choose(state.overlord.seat, 'overlord.shut', open, optionOf, {
      rule: 'DES-12.9',
      with: { card: cardName(card) },
      pass: { text: 'overlord.shut.enough' },
    });
    if (!found) return;
    maybeRemove(state.board.open, found.id);
    t.tell('log.door.closes', {}, { rule: 'DES-25.6', weight: 1, detail: found.door });
    yield* calls(t).happen(t, { what: 'close', door: found.id });
  }
}
