// LEG-7.8 to LEG-7.24: a battle with a lieutenant: what their card brings, what they may do that no monster may, and how it ends for them.

import { unless, type Why } from '@veillee/pieces/offers';
import { copyOf } from '@veillee/pieces/things';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import type { LieutenantRow } from '../../../content/legend/rows.ts';
import type { Source } from '../../calls.ts';
import { nameOf } from '../../names.ts';
import { cardName } from '../../overlord/deck.ts';
import { removeMonster } from '../../overlord/monsters.ts';
import { type Acting, type DeedOffer, type Monster, type State, standsOn, type T } from '../../state.ts';
import { isDeadly } from '../../wounds.ts';
import type { Ending } from '../boards.ts';
import { throwPower } from '../dice.ts';
import { heed } from '../dungeon/facts.ts';
import { isLeader } from '../dungeon/level.ts';
import { fleeKey } from '../keys.ts';
import { lieutenantName } from '../names.ts';
import { isExit, outdoorsOf } from './ground.ts';
import { battleKey, runKey } from './keys.ts';
import { lendsAmbush } from './supporting.ts';

/** LEG-7.10: none of them lies in wait but one whose card says so. */
export function waylays(t: T, lieutenant: string): boolean {
  const how = lieutenantRow(lieutenant).rides.find(({ op }) => op === 'ambush');
  const lent = lendsAmbush(t.state, lieutenant);
  if (how?.op !== 'ambush' && !lent) return false;
  const face = throwPower(t);
  const isAmbush = how?.op === 'ambush' ? how.on.includes(face) : face === 'enhancement'; // LEG-21.16
  const words = { faces: [{ text: `powerFace.${face}` }] };
  t.tell(isAmbush ? 'log.outdoors.ambush' : 'log.outdoors.awake', words, { rule: 'LEG-7.10', weight: 3 });
  return isAmbush;
}

/** LEG-7.12: a Power for nothing, or threat. */
export function bring(t: T, lieutenant: string): void {
  const { brings } = lieutenantRow(lieutenant);
  if (!brings) return;
  const { overlord } = t.state;
  const told = { lieutenant: lieutenantName(lieutenant) };
  if ('threat' in brings) {
    overlord.threat += brings.threat;
    return t.tell('log.outdoors.bringsThreat', { ...told, n: brings.threat }, { rule: 'LEG-7.12', weight: 2 });
  }
  const card = copyOf(brings.power, 1);
  overlord.powers.push(card);
  t.tell('log.outdoors.bringsPower', { ...told, card: cardName(card) }, { rule: 'LEG-7.12', weight: 2 });
}

// ---- what they do ----

/** LEG-7.19, LEG-7.24: two attacks and no step, twice the way and no attack, or away by an exit. */
export function offerCommand(
  state: State,
  monster: Monster,
  acting: Acting,
  whyNotPay: (cost: number) => Why | undefined,
  offer: DeedOffer,
): void {
  const { id } = monster;
  const words = { with: { monster: nameOf(state, id) }, on: [id] };
  const why = unless(acting.fresh, 'why.outdoors.declared', 'LEG-7.19');
  // What threat has bought is its own, whatever it does with the rest (LEG-6.18).
  const further = acting.further ?? 0;
  offer(why, () => ({
    option: { key: battleKey, text: 'outdoors.battle', rule: 'LEG-7.19', ...words },
    *run(t) {
      Object.assign(acting, { fresh: false, movement: further, attacks: acting.attacks * 2 });
      t.tell('log.outdoors.battle', words.with, { rule: 'LEG-7.19' });
    },
  }));
  offer(why, () => ({
    option: { key: runKey, text: 'outdoors.run', rule: 'LEG-7.19', ...words },
    *run(t) {
      Object.assign(acting, { fresh: false, movement: acting.movement * 2 - further, attacks: 0 });
      t.tell('log.outdoors.run', words.with, { rule: 'LEG-7.19' });
    },
  }));
  if (standsOn(monster).some(at => isExit(state, at)))
    offer(whyNotPay(FLIGHT), () => ({
      option: { key: fleeKey, text: 'outdoors.riderFlees', rule: 'LEG-7.24', ...words },
      *run(t) {
        const moves = standsOn(monster).map(from => ({ what: id, from, to: 'exit' }));
        t.tell('log.outdoors.riderFlees', words.with, { rule: 'LEG-7.24', weight: 4, moves });
        removeMonster(t.state, id);
        outdoorsOf(t.state).rider = 'fled';
      },
    }));
}
const FLIGHT = 1;

// ---- how it ends ----

/** LEG-7.23: a blow, or whatever else it was, has killed them: it is over at once. */
export function lieutenantFalls(t: T, source: Source | undefined): void {
  const { state } = t;
  const outdoors = outdoorsOf(state);
  outdoors.rider = 'killed';
  outdoors.forGood = source && isDeadly(source) ? true : undefined;
  heed(t, { fact: 'lieutenant-killed' });
  if (state.turn) state.turn.ended = true;
}

/** LEG-7.23, LEG-7.24, LEG-21.13: the party has won, and who was left has run away. */
export function endingWith(state: State, lieutenant: string): Omit<Ending, 'dead'> | undefined {
  const { rider, forGood, waiting } = outdoorsOf(state);
  if (!rider) return undefined;
  const { minions }: LieutenantRow = lieutenantRow(lieutenant);
  return {
    party: 'won',
    lieutenant: rider,
    ran: state.monsters.filter(one => !isLeader(one) && one.owner === undefined).length + waiting.length,
    ...(minions.length === 0 && { alone: true }),
    ...(forGood && { forGood }),
  };
}
