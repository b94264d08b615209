// What an attack would inflict as things stand: Wounds of a Monster, Damage of a Hero. Pure: rule, preview, board and bots ask the same.

import { rowAt } from '../../content/monsters.ts';
import type { AttackRow } from '../../content/vocabulary.ts';
import { change, harmOf, inflict, type Ledger, type Sum, strengthOf } from '../dice/ledger.ts';
import { faceOf, tileName } from '../tiles.ts';
import { combatOf, type Fought, fighterOf, woundsAt } from './fighter.ts';

const copyOf = (ledger: Ledger): Ledger => ({ ...ledger, modifiers: [...ledger.modifiers] });

/** EUT-10.25 to EUT-10.31: the Wounds of the Monster's Combat Strength, or of another one. */
export function threat(state: Fought, strength = strengthOf(combatOf(state).ledger, 'monster').total): Sum {
  const blow = copyOf(combatOf(state).ledger);
  const plain = woundsAt(fighterOf(state), strength);
  inflict(blow, 'wounds', plain, { source: { text: 'source.strength' }, expiry: 'roll' });
  return harmOf(blow, 'wounds');
}

/** The ruler of a Weapon or an Ability. */
export const rulerOf = (tile: string): readonly AttackRow[] => faceOf(tile).attack ?? [];

/** EUT-10.44 to EUT-10.46: the Damage of this attack with the Hero's Combat Strength, or with another one. */
export function promised(
  state: Fought,
  tile = combatOf(state).attack ?? '',
  strength = strengthOf(combatOf(state).ledger, 'hero').total,
): Sum & { readonly stripped: boolean } {
  const { ledger, opponent } = combatOf(state);
  const row = rowAt(rulerOf(tile), strength);
  const blow = copyOf(ledger);
  inflict(blow, 'damage', row?.damage ?? 0, { source: tileName(tile), expiry: 'roll' });
  const bare = harmOf(blow, 'damage').total;
  const ward = opponent.kind === 'foe' ? (state.scenario.foes[opponent.foe]?.magicDefence ?? 0) : 0;
  change(blow, 'damage', -ward, { source: { text: 'source.magicDefence' }, expiry: 'roll' });
  return { ...harmOf(blow, 'damage'), stripped: ward > 0 && bare > 0 };
}
