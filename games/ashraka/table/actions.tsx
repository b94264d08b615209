// What the hero in hand can do besides walking: a button each, or one for all of a kind.

import type { Option, Refused } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { type Action, ActionRow, useLayout } from '@veillee/web/kit';
import { heroName } from '../rules/state.ts';
import { backpack, conversation, crossedSwords, exitDoor, openBook, scrollUnfurled, sparkles } from './glyphs.ts';
import { keyOf, type Reading, useReading } from './reading.ts';

interface Group {
  readonly id: string;
  readonly heads: readonly string[];
  readonly glyph: string;
}

const GROUPS: readonly Group[] = [
  { id: 'here', heads: ['activate'], glyph: openBook },
  { id: 'fight', heads: ['engage', 'engage-both'], glyph: crossedSwords },
  { id: 'leave', heads: ['exit'], glyph: exitDoor },
  { id: 'skills', heads: ['skill'], glyph: sparkles },
  { id: 'cards', heads: ['play', 'play-on'], glyph: scrollUnfurled },
  { id: 'allies', heads: ['ally'], glyph: conversation },
  { id: 'bag', heads: ['take', 'swap', 'put'], glyph: backpack },
  { id: 'trade', heads: ['give', 'exchange'], glyph: conversation },
  { id: 'say', heads: ['say'], glyph: conversation },
];

/** What is asked of the heroes in a turn; a combat lists its own answers, with their odds. */
const PROMPTS = ['turn.ask'];

export function actionsOf(reading: Reading, short: boolean): Action[] {
  const { decision, options, hero } = reading;
  if (!decision || !PROMPTS.includes(decision.prompt)) return [];
  const refused = decision.refused.filter(({ figure }) => figure === hero?.id);
  return grouped(reading, options, refused, short);
}

/** What can be done, and what cannot, a button for each kind of it. */
export function grouped(
  { word, table }: Pick<Reading, 'word' | 'table'>,
  options: readonly Option[],
  refused: readonly Refused[],
  short: boolean,
): Action[] {
  return GROUPS.flatMap(({ id, heads, glyph }) => {
    const isOf = (one: Option | Refused): boolean => heads.includes(headOf(keyOf(one)));
    const own = { options: options.filter(isOf), refused: refused.filter(isOf) };
    const all = [...own.options, ...own.refused];
    const [only] = all;
    if (!only) return [];
    return [{ id, glyph, name: all.length === 1 && !short ? table.say(only) : word(`table.action.${id}`), ...own }];
  });
}

/** More actions than these stand in two rows, by their short names. */
const FEW = 5;

export function ActionBar() {
  const reading = useReading();
  const { hero, word, table } = reading;
  const phone = useLayout() === 'phone';
  const all = actionsOf(reading, phone);
  const isCrowded = all.length > FEW;
  const actions = isCrowded ? actionsOf(reading, true) : all;
  if (phone && actions.length === 0) return null;
  return (
    <div className="ash-actions" data-crowded={isCrowded || undefined}>
      {hero && actions.length > 0 && (
        <ActionRow label={word('table.actions', { hero: table.say(heroName(hero)) })} actions={actions} />
      )}
    </div>
  );
}
