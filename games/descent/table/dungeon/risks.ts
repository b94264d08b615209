// What the ground does to whoever steps onto it, before anybody does: wounds, tokens, the end of the turn, each with its chance; and what
// standing there feeds the overlord. Pure.

import { hearts } from '@veillee/web/kit/glyphs.ts';
import type { MapSign } from '@veillee/web/kit/map';
import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import { type Ability, type PowerFace, type Prop, TOKENS, type Tokens } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../../rules/attack/dice.ts';
import { isPit, isSpared } from '../../rules/hero/reach.ts';
import type { View } from '../../rules/view.ts';
import { hourglass } from '../glyphs.ts';
import { TOKEN } from '../kinds.ts';
import type { Reading } from '../reading.ts';
import { isSpace } from './ground.ts';

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

type Seen = Pick<View, 'ground' | 'sheets' | 'turn' | 'overlord' | 'heroes'>;

/** Of a power die. */
export const chanceOfFace = (face: PowerFace): number =>
  Array.from({ length: SIDES }, (_, n) => powerFace(n)).filter(shown => shown === face).length / SIDES;

/** For whoever acts; nothing where it does nothing to them. */
export function riskOn(view: Seen, at: string): Risk | undefined {
  const prop = isSpace(at) ? view.ground[at] : undefined;
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
function isSafe({ sheets, turn, overlord, ground, heroes }: Seen, row: PropRow): boolean {
  const monster = overlord.acting && sheets[overlord.acting.monster];
  if (monster) {
    const can = (ability: Ability): boolean => monster.attack?.abilities.some(one => one.ability === ability) ?? false;
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

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** On a plate: what is certain as so many, what is not as its chance. */
export function riskSigns({ wounds, tokens, hurts, ends }: Risk): readonly MapSign[] {
  const sign = (glyph: string, n: string): MapSign => ({ glyph, words: hurts < 1 ? percent(hurts) : n });
  const held = TOKENS.flatMap(token => {
    const n = tokens[token] ?? 0;
    return n > 0 && hurts === 1 ? [sign(TOKEN[token].glyph, `${n}`)] : [];
  });
  return [
    ...(wounds > 0 ? [sign(hearts, `−${wounds}`)] : []),
    ...held,
    ...(ends > 0 ? [{ glyph: hourglass, words: percent(ends) }] : []),
  ];
}

/** The same in words. */
export function riskTold(
  { word }: Pick<Reading, 'word'>,
  { wounds, tokens, hurts, ends, threat }: Risk,
): readonly string[] {
  const harm = [
    ...(wounds > 0 ? [word('table.risk.wounds', { n: wounds })] : []),
    ...TOKENS.flatMap(token => {
      const n = tokens[token] ?? 0;
      return n > 0 ? [word('table.risk.token', { token: word(`ability.${token}`), n })] : [];
    }),
  ];
  return [
    ...(harm.length > 0 ? [word('table.risk', { what: harm, n: Math.round(hurts * 100) })] : []),
    ...(ends > 0 ? [word('table.risk', { what: [word('table.risk.ends')], n: Math.round(ends * 100) })] : []),
    ...(threat ? [word('table.risk.threat', { fatigue: threat.perFatigue, wound: threat.perWound })] : []),
  ];
}
