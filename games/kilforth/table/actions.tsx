// The nine actions and the camp as a row: what can be done is lit, what cannot says why. KIL-4.2.

import type { Option, PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { ActionRow } from '@veillee/web/kit';
import { ASSAULT } from '../rules/keys.ts';
import * as glyphs from './glyphs.ts';
import { useReading } from './reading.ts';

export const ACTIONS = [
  'move',
  'confront',
  'search',
  'hide',
  'rest',
  'discover',
  'clear',
  'trade',
  'feat',
  'assault',
  'gift',
  'camp',
] as const;
export type ActionName = (typeof ACTIONS)[number];

const GLYPH: { readonly [action in ActionName]: string } = {
  move: glyphs.walkingBoot,
  confront: glyphs.crossedSwords,
  search: glyphs.magnifyingGlass,
  hide: glyphs.cowled,
  rest: glyphs.heartPlus,
  discover: glyphs.openTreasureChest,
  clear: glyphs.broom,
  trade: glyphs.trade,
  feat: glyphs.ribbonMedal,
  assault: glyphs.swordClash,
  gift: glyphs.sparkles,
  camp: glyphs.campingTent,
};

const PLAIN: readonly string[] = ACTIONS.filter(action => action !== 'gift');

/** Which button an option belongs to; what is no action is a Gift. */
export function actionOf({ key }: Pick<Option, 'key'>): ActionName {
  const head = headOf(key);
  return PLAIN.includes(head) ? (head as ActionName) : 'gift';
}

/** Shown only while something can be said about them. */
const RARE: readonly ActionName[] = ['assault', 'gift'];

const isNamed = ({ options, refused }: PlainDecision, action: ActionName): boolean =>
  options.some(option => actionOf(option) === action) ||
  (action === 'assault' && refused.some(({ key }) => ASSAULT.is(key)));

export function ActionBar() {
  const { decision, word } = useReading();
  if (decision?.prompt !== 'turn.choice') return null;
  const shown = ACTIONS.filter(action => !RARE.includes(action) || isNamed(decision, action));
  const actions = shown.map(action => ({
    id: action,
    name: word(`table.action.${action}`),
    glyph: GLYPH[action],
    options: decision.options.filter(option => actionOf(option) === action),
    refused: decision.refused.filter(({ key }) => headOf(key) === action),
    ends: action === 'camp',
  }));
  return <ActionRow label={word('table.actions')} actions={actions} />;
}
