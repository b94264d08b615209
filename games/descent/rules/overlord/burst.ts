// A spell that strikes all around a space: whoever is near and sees it throws for themselves, if that can save them, friend or foe.

import type { Space } from '@veillee/pieces/geometry';
import type { OverlordCardRow } from '../../content/rows.ts';
import { type CardOp, type OpOf, TOKENS } from '../../content/vocabulary.ts';
import { seesSpace } from '../attack/sight.ts';
import { groundNow, isRevealed, mapNow } from '../board.ts';
import { giveTokens } from '../effects/tokens.ts';
import { placeKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { faceName, throwDice } from '../quest/dice.ts';
import {
  type Flow,
  type Hero,
  isEgg,
  type Known,
  type Monster,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { cardName } from './deck.ts';

type Burst = OpOf<CardOp, 'burst'>;

/** Those whom it would strike there. */
export function struckAt(state: Known, at: Space, { within, heroes }: Burst): (Hero | Monster)[] {
  const near = new Set(mapNow(state).within([at], within));
  return (heroes ? state.heroes : onBoard(state)).filter(
    one =>
      !isEgg(one) &&
      standsOn(one).some(to => near.has(to)) &&
      (standsOn(one).includes(at) || seesSpace(state, one, at)),
  );
}

/** A space that nobody would notice is not offered: the spell would be wasted. */
const spacesFor = (state: State, op: Burst): Space[] =>
  groundNow(state).open.places.filter(at => isRevealed(state, at) && struckAt(state, at, op).length > 0);

export function* burst(t: T, row: OverlordCardRow, op: Burst): Flow {
  const { state } = t;
  const spaces = spacesFor(state, op);
  if (spaces.length === 0) return;
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'overlord.do.burst', on: [at] });
  const how = { rule: 'DES-12.9', with: { card: cardName(row.id) } };
  const at = yield* t.choose(state.overlord.seat, 'overlord.burst', spaces, optionOf, how);
  for (const figure of struckAt(state, at, op)) {
    if (op.sure) {
      strike(t, figure, op);
      continue;
    }
    const [thrown] = throwDice(t, { black: 1 });
    const face = thrown ? faceName(thrown) : 'blank';
    const isSaved = face === 'blank';
    const told = { figure: nameOf(state, figure.id), faces: [{ text: `powerFace.${face}` }] };
    t.tell(isSaved ? 'log.overlord.throw.saved' : 'log.overlord.throw', told, { rule: 'DES-19.9', weight: 1 });
    if (!isSaved) strike(t, figure, op);
  }
}

function strike(t: T, figure: Hero | Monster, { tokens }: Burst): void {
  for (const token of TOKENS) giveTokens(t, figure, token, tokens[token] ?? 0);
}
