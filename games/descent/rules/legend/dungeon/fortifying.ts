// LEG-7.29 to LEG-7.32: lieutenants who are near fortify a dungeon before it is played: the Power of each is there from the start, or threat is.

import type { Option } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { calls } from '../../calls.ts';
import { cardName } from '../../overlord/deck.ts';
import { gainThreat } from '../../overlord/threat.ts';
import type { Flow, T } from '../../state.ts';
import { throwPower } from '../dice.ts';
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
  const { brings, rides } = lieutenantRow(id);
  const named = brings && 'power' in brings ? brings.power : undefined;
  const card = named === undefined ? undefined : overlord.deck.find(one => originalOf(one) === named);
  const threat = brings && 'threat' in brings ? brings.threat : 0;
  const isShaking = rides.some(({ op }) => op === 'tremors');
  if (card === undefined && threat === 0 && !isShaking) return;
  const lieutenant = lieutenantName(id);
  const key = fortifyKey.make(id);
  const option: Option =
    named !== undefined
      ? { key, text: 'dungeon.fortify.power', with: { lieutenant, card: cardName(named) } }
      : threat > 0
        ? { key, text: 'dungeon.fortify.threat', with: { lieutenant, n: threat } }
        : { key, text: 'dungeon.fortify.tremors', with: { lieutenant } };
  const pick = yield* t.choose(overlord.seat, 'dungeon.fortify', [option], {
    rule: 'LEG-7.29',
    with: { lieutenant },
    pass: { text: 'dungeon.fortify.no' },
  });
  if (pick === undefined) return;
  if (isShaking) {
    dungeonOf(state).shaken = [...(dungeonOf(state).shaken ?? []), id];
    t.tell('log.dungeon.shaken', { lieutenant }, { rule: 'LEG-7.29', weight: 4 });
  }
  if (card !== undefined) {
    remove(overlord.deck, card);
    overlord.powers.push(card);
    dungeonOf(state).fortified.push(card);
    t.tell('log.dungeon.fortified', { lieutenant, card: cardName(card) }, { rule: 'LEG-7.29', weight: 4 });
  }
  gainThreat(t, threat, 'LEG-7.31');
}

/** As a turn of the overlord's begins: whoever has fortified it may make it shake, and nothing keeps the heroes on the board from its wounds. */
export function* shake(t: T): Flow {
  const { state } = t;
  for (const id of dungeonOf(state).shaken ?? [])
    for (const ride of lieutenantRow(id).rides) {
      if (ride.op !== 'tremors') continue;
      const face = throwPower(t);
      const words = { lieutenant: lieutenantName(id), face: { text: `powerFace.${face}` }, n: ride.wounds };
      const isFelt = face === ride.on;
      t.tell(isFelt ? 'log.dungeon.shakes' : 'log.dungeon.still', words, { rule: 'LEG-7.29', weight: isFelt ? 3 : 1 });
      if (!isFelt) continue;
      for (const { id: hero } of state.heroes.filter(({ at }) => at !== undefined))
        yield* calls(t).wound(t, hero, ride.wounds, { kind: 'cost', what: 'tremors' });
    }
}
