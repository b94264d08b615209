// What threat has bought and what is yet to come of it: questions that attacks, walking and dice ask (LEG-6.41). Pure, and asked under the sky alone.

import type { ThreatOp } from '../../../content/legend/boards/vocabulary.ts';
import type { MonsterId, Owned, Tokens } from '../../../content/vocabulary.ts';
import type { Line } from '../../effects/added.ts';
import { incidentText } from '../../names.ts';
import type { Known, Monster } from '../../state.ts';
import { abilitiesHere, incidentHere, outdoorsOf } from './ground.ts';
import type { Bought } from './record.ts';

type Here = Pick<Known, 'outdoors'>;
type Op<Buy extends ThreatOp['buy']> = Extract<ThreatOp, { readonly buy: Buy }>;

const opOf = (state: Here, { ability }: Bought): ThreatOp | undefined => abilitiesHere(state)[ability]?.does;

/** Whether it is about this monster: the one for whom it was bought, or all of its kind. */
function isFor(op: ThreatOp, { monster: id }: Bought, monster: Pick<Monster, 'id' | 'kind'>): boolean {
  if (id !== undefined) return id === monster.id;
  return 'target' in op && op.target.who === 'every' && op.target.of === monster.kind;
}

/** What of this sort works for a monster, each as often as it was paid for. */
export function boughtFor<Buy extends ThreatOp['buy']>(
  state: Here,
  monster: Pick<Monster, 'id' | 'kind'>,
  buy: Buy,
): { readonly op: Op<Buy>; readonly bought: Bought }[] {
  return outdoorsOf(state).bought.flatMap(bought => {
    const op = opOf(state, bought);
    return op?.buy === buy && isFor(op, bought, monster) ? [{ op: op as Op<Buy>, bought }] : [];
  });
}

const named = (state: Here, { ability }: Bought) => incidentText(incidentHere(state), 'ability', String(ability + 1));

export const boughtSpeed = (state: Here, monster: Monster): Line[] =>
  boughtFor(state, monster, 'speed').map(({ op, bought }) => ({ what: named(state, bought), n: op.n }));

/** In place of a rank that it has. */
export function boughtAbilities(state: Here, monster: Monster, owned: readonly Owned[]): readonly Owned[] {
  return boughtFor(state, monster, 'rank').reduce<readonly Owned[]>(
    (all, { op: { ability, rank } }) => [...all.filter(one => one.ability !== ability), { ability, rank }],
    owned,
  );
}

export const boughtLines = (state: Here, monster: Monster) =>
  boughtFor(state, monster, 'bonus').map(({ op, bought }) => ({ source: named(state, bought), bonus: op.bonus }));

/** Other dice, and of another kind, for one attack. */
export const boughtMeans = (state: Here, monster: Monster): Pick<Op<'attack-with'>, 'kind' | 'dice'> | undefined =>
  boughtFor(state, monster, 'attack-with')[0]?.op;

/** Tokens more than an attack leaves. */
export const moreTokens = (state: Here, monster: Monster): readonly Tokens[] =>
  boughtFor(state, monster, 'more-tokens').map(({ op }) => op.tokens);

export const walksThrough = (state: Here, monster: Monster): boolean =>
  boughtFor(state, monster, 'through-heroes').length > 0;

/** What is used up with one attack: of the leader's, and blanks that do not count. */
const ONCE: readonly ThreatOp['buy'][] = ['bonus', 'rank', 'attack-with', 'ignore-blank'];
export function useUp(state: Here, { id }: Pick<Monster, 'id'>): void {
  const outdoors = outdoorsOf(state);
  outdoors.bought = outdoors.bought.filter(one => {
    const op = opOf(state, one);
    return !(op && one.monster === id && ONCE.includes(op.buy));
  });
}

/** Who is meant, where it is about some of the monsters. */
export function meant(state: Pick<Known, 'monsters' | 'outdoors'>, op: ThreatOp): Monster[] {
  if (!('target' in op)) return [];
  const { target } = op;
  const leaders = state.monsters.filter(({ came }) => came === 'leader');
  if (target.who === 'leader') return leaders;
  const isOf = (kind: MonsterId): Monster[] => state.monsters.filter(one => one.kind === kind && !one.owner);
  return target.who === 'one' || target.who === 'every' ? isOf(target.of) : [];
}
