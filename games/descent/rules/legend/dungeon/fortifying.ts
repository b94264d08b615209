// LEG-7.29 to LEG-7.32: lieutenants who are near fortify a dungeon before it is played: the Power of each is there from the start, or threat is.

import type { Option } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { cardName } from '../../overlord/deck.ts';
import { gainThreat } from '../../overlord/threat.ts';
import type { Flow, T } from '../../state.ts';
import { fortifyKey } from '../keys.ts';
import { lieutenantName } from '../names.ts';
import { legendOf } from '../record.ts';
import { dungeonOf } from './level.ts';

export function* fortify(t: T): Flow {
  const terms = legendOf(t.state).board?.terms;
  if (terms?.kind !== 'dungeon') return;
  for (const id of terms.near) yield* byOne(t, id);
}

/** Whoever has named a card that is in the deck no more brings nothing (LEG-7.32). */
function* byOne(t: T, id: string): Flow {
  const { state } = t;
  const { overlord } = state;
  const { brings } = lieutenantRow(id);
  if (!brings) return;
  const card = 'power' in brings ? overlord.deck.find(one => originalOf(one) === brings.power) : undefined;
  if ('power' in brings && card === undefined) return;
  const lieutenant = lieutenantName(id);
  const key = fortifyKey.make(id);
  const option: Option =
    'power' in brings
      ? { key, text: 'dungeon.fortify.power', with: { lieutenant, card: cardName(brings.power) } }
      : { key, text: 'dungeon.fortify.threat', with: { lieutenant, n: brings.threat } };
  const pick = yield* t.choose(overlord.seat, 'dungeon.fortify', [option], {
    rule: 'LEG-7.29',
    with: { lieutenant },
    pass: { text: 'dungeon.fortify.no' },
  });
  if (pick === undefined) return;
  if (card !== undefined) {
    remove(overlord.deck, card);
    overlord.powers.push(card);
    dungeonOf(state).fortified.push(card);
    t.tell('log.dungeon.fortified', { lieutenant, card: cardName(card) }, { rule: 'LEG-7.29', weight: 4 });
  }
  if ('threat' in brings) gainThreat(t, brings.threat, 'LEG-7.31');
}
