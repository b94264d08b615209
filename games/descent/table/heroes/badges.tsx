// What afflicts a hero, wherever the hero is told of: a colour and a drawing each, as on the map.

import { Icon } from '@veillee/web/kit';
import type { Condition } from '@veillee/web/kit/map';
import { TOKENS } from '../../content/vocabulary.ts';
import type { Hero, Tokens } from '../../rules/state.ts';
import { MONKEY, TOKEN } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import './badges.css';

export function conditionsOf({ word }: Pick<Reading, 'word'>, tokens: Tokens, monkey?: number): Condition[] {
  const held = TOKENS.flatMap((token): Condition[] => {
    const count = tokens[token] ?? 0;
    return count > 0 ? [{ id: token, name: word(`ability.${token}`), count, ...TOKEN[token] }] : [];
  });
  return monkey === undefined ? held : [...held, { id: 'monkey', name: word('table.monkey'), ...MONKEY }];
}

/** What one of them does, in words. */
function conditionTold({ word }: Pick<Reading, 'word'>, { id, name, count = 1 }: Condition): string {
  const what = count > 1 ? `${name} ×${count}` : name;
  return word('table.tells', { what, text: word(`ability.${id === 'monkey' ? 'transformed' : id}.text`) });
}

/** What each of them does. */
export const conditionsTold = (reading: Pick<Reading, 'word'>, tokens: Tokens, monkey?: number): readonly string[] =>
  conditionsOf(reading, tokens, monkey).map(condition => conditionTold(reading, condition));

export function Badges({ hero: { tokens, monkey }, size = 15 }: { readonly hero: Hero; readonly size?: number }) {
  const reading = useReading();
  const conditions = conditionsOf(reading, tokens, monkey);
  if (conditions.length === 0) return null;
  return (
    <span className="des-badges">
      {conditions.map(condition => {
        const { id, name, count = 1, glyph, colour } = condition;
        return (
          <i key={id} style={{ background: colour }} title={conditionTold(reading, condition)}>
            <Icon glyph={glyph} size={size} label={name} />
            {count > 1 && count}
          </i>
        );
      })}
    </span>
  );
}
