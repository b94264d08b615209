// What the ground does to whoever steps onto it, before anybody does: wounds, tokens, the end of the turn, each with its chance; and what
// standing there feeds the overlord. Pure: page and terminal tell it.

import type { Option, Params } from '@veillee/kernel';
import { isOfKind, type Space } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import { type Ability, type PowerFace, type Prop, TOKENS, type Tokens } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { isPit, isSpared } from '../hero/reach.ts';
import { isUp } from '../state.ts';
import type { View } from '../view.ts';

export interface Risk {
  readonly prop: Prop;
  readonly wounds: number;
  readonly tokens: Tokens;
  /** That these come at all. */
  readonly hurts: number;
  /** That the turn ends there. */
  readonly ends: number;
  readonly threat?: PropRow['threat'];
}

type Seen = Pick<View, 'ground' | 'sheets' | 'turn' | 'overlord' | 'heroes' | 'monsters'>;

/** Of a power die. */
export const chanceOfFace = (face: PowerFace): number =>
  Array.from({ length: SIDES }, (_, n) => powerFace(n)).filter(shown => shown === face).length / SIDES;

/** For whoever acts; nothing where it does nothing to them. */
export function riskOn(view: Seen, at: string): Risk | undefined {
  const prop = isOfKind(at as Space, 'space') ? view.ground[at as Space] : undefined;
  if (!prop) return undefined;
  const row = propRow(prop);
  const { enter, threat } = row;
  if ((!enter && !threat) || isSafe(view, row)) return undefined;
  const { wounds = 0, tokens = {}, safeOn, endsTurnOn } = enter ?? {};
  return {
    prop,
    wounds,
    tokens,
    hurts: safeOn ? 1 - chanceOfFace(safeOn) : 1,
    ends: endsTurnOn ? chanceOfFace(endsTurnOn) : 0,
    ...(threat && !view.overlord.acting && { threat }),
  };
}

/** By how whoever acts goes, and by what they can do; who lies in a pit falls into it no more (DES-46.6). */
function isSafe({ sheets, turn, overlord, ground, heroes, monsters }: Seen, row: PropRow): boolean {
  const monster = overlord.acting && sheets[overlord.acting.monster];
  if (monster) {
    const can = (ability: Ability): boolean => monster.attack?.abilities.some(one => one.ability === ability) ?? false;
    if (monsters.some(one => one.id === overlord.acting?.monster && isUp(one))) return true;
    return (can('fly') && row.flyers === 'ignore') || (row.spares !== undefined && can(row.spares));
  }
  const hero = heroes.find(({ id }) => id === turn?.hero);
  const gait = hero && sheets[hero.id]?.gait;
  const below = hero?.at && ground[hero.at];
  if (isPit(row) && below && isPit(propRow(below))) return true;
  return gait !== undefined && isSpared(gait, row);
}

/** Something happens to whoever enters: nobody goes there at one touch. */
export const isRisky = (view: Seen, at: string): boolean => {
  const risk = riskOn(view, at);
  return risk !== undefined && (risk.wounds > 0 || risk.ends > 0);
};

/** Of whoever acts. */
export const isStep = ({ key }: Pick<Option, 'key'>): boolean => STEPS.includes(headOf(key));
const STEPS: readonly string[] = ['walk', 'climb', 'jump', 'leap'];

/** In words: what is hurt, that the turn may end there, what the overlord gains. */
export function riskParts(word: Word, { wounds, tokens, hurts, ends, threat }: Risk) {
  const harm = [
    ...(wounds > 0 ? [word('risk.wounds', { n: wounds })] : []),
    ...TOKENS.flatMap(token => {
      const n = tokens[token] ?? 0;
      return n > 0 ? [word('risk.token', { token: word(`ability.${token}`), n })] : [];
    }),
  ];
  return {
    ...(harm.length > 0 && { harm: word('risk.what', { what: harm, n: Math.round(hurts * 100) }) }),
    ...(ends > 0 && { ends: word('risk.what', { what: [word('risk.ends')], n: Math.round(ends * 100) }) }),
    ...(threat && { threat: word('risk.threat', { fatigue: threat.perFatigue, wound: threat.perWound }) }),
  };
}
type Word = (text: string, about?: Params) => string;

export const riskTold = (word: Word, risk: Risk): readonly string[] => Object.values(riskParts(word, risk));
