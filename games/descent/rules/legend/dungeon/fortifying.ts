// LEG-7.29 to LEG-7.32: lieutenants who are near fortify a dungeon: what their card brings is there before anybody plays.

import { remove } from '@veillee/pieces/piles';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { cardName } from '../../overlord/deck.ts';
import { rowId, type State, type T } from '../../state.ts';
import { lieutenantName } from '../names.ts';
import { legendOf } from '../record.ts';
import { dungeonOf } from './level.ts';

/** Those whom the week has found near. */
export function nearIt(state: Pick<State, 'legend'>): readonly string[] {
  const { board } = legendOf(state);
  return board?.terms.kind === 'dungeon' ? board.terms.near : [];
}

export function fortify(t: T, near: readonly string[]): void {
  const { overlord } = t.state;
  for (const id of near) {
    const { brings } = lieutenantRow(id);
    const told = { lieutenant: lieutenantName(id) };
    if (!brings) continue;
    if ('threat' in brings) {
      overlord.threat += brings.threat; // LEG-7.31
      t.tell('log.dungeon.fortifiesThreat', { ...told, n: brings.threat }, { rule: 'LEG-7.31', weight: 3 });
      continue;
    }
    const card = overlord.deck.find(one => rowId(one) === brings.power);
    if (card === undefined) continue; // LEG-7.32
    remove(overlord.deck, card);
    overlord.powers.push(card);
    const dungeon = dungeonOf(t.state);
    dungeon.fortified = [...(dungeon.fortified ?? []), card];
    t.tell('log.dungeon.fortifies', { ...told, card: cardName(card) }, { rule: 'LEG-7.29', weight: 3 });
  }
}

/** LEG-7.30: Powers that count for the limit. */
export const powersCounted = (state: State): number =>
  state.overlord.powers.filter(card => !dungeonOf(state).fortified?.includes(card)).length;
