// LEG-21.16: by a variant other lieutenants at the place lend the one who fights their Power, or half of their minions.

import type { Option } from '@veillee/kernel';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { overlordCardRow } from '../../../content/overlord.ts';
import type { Group } from '../../../content/vocabulary.ts';
import { cardName } from '../../overlord/deck.ts';
import type { Flow, State, T } from '../../state.ts';
import { supportKey } from '../keys.ts';
import { lieutenantName } from '../names.ts';
import { inForce, legendOf, ridersAt } from '../record.ts';

/** Who stands there besides; nobody without the variant. */
function others(state: State, fighting: string): string[] {
  const legend = legendOf(state);
  if (!inForce(legend, 'house-supporting-lieutenants')) return [];
  return ridersAt(legend, legend.party.at)
    .map(({ id }) => id)
    .filter(id => id !== fighting);
}

/** One who ambushes gives no other help. */
const ambushes = (id: string): boolean => lieutenantRow(id).rides.some(({ op }) => op === 'ambush');
/** An enhancement alone brings the ambush that one of them lends. */
export const lendsAmbush = (state: State, fighting: string): boolean => others(state, fighting).some(ambushes);

/** Of each kind half as many, rounded down, one at least; ranks as printed. */
export const halfOf = (minions: readonly Group[]): Group[] =>
  minions.map(group => ({ ...group, n: Math.max(1, Math.floor(group.n / 2)) }));

/** What each of them lends, as the overlord likes: Powers lie there at once, minions are placed by whoever calls. */
export function* support(t: T, fighting: string): Flow<readonly Group[]> {
  const joining: Group[] = [];
  for (const id of others(t.state, fighting)) if (!ambushes(id)) joining.push(...(yield* byOne(t, id)));
  return joining;
}

function* byOne(t: T, id: string): Flow<readonly Group[]> {
  const { state } = t;
  const { overlord } = state;
  const { brings, minions } = lieutenantRow(id);
  const card = brings && 'power' in brings ? brings.power : undefined;
  const isThere = card !== undefined && overlord.powers.some(one => originalOf(one) === card);
  const lieutenant = lieutenantName(id);
  const half = halfOf(minions);
  const options: Option[] = [
    ...(card !== undefined && !isThere
      ? [{ key: supportKey.make(id, 'power'), text: 'outdoors.support.power', with: { card: cardName(card) } }]
      : []),
    ...(half.length > 0
      ? [{ key: supportKey.make(id, 'minions'), text: 'outdoors.support.minions', with: { monsters: half.map(told) } }]
      : []),
  ];
  if (options.length === 0) return [];
  const key = yield* t.choose(overlord.seat, 'outdoors.support', options, {
    rule: 'LEG-21.16',
    with: { lieutenant },
    pass: { text: 'outdoors.support.no' },
  });
  if (key === undefined) return [];
  if (supportKey.read(key)?.[1] === 'minions') return half;
  const [copy] = copiesOf(card ?? '', overlordCardRow(card ?? '').copies);
  if (copy !== undefined) overlord.powers.push(copy);
  t.tell('log.outdoors.supported', { lieutenant, card: cardName(card ?? '') }, { rule: 'LEG-21.16', weight: 2 });
  return [];
}
const told = ({ monster, rank, n }: Group) => ({
  text: 'dungeon.group',
  with: { n, monster: { text: rank === 'normal' ? `monster.${monster}` : `monster.${monster}.as-master` } },
});
