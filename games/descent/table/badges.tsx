// What afflicts a hero, wherever the hero is told of: a colour and a drawing each, as on the map.

import { Icon } from '@veillee/web/kit';
import type { Condition } from '@veillee/web/kit/map';
import { TOKENS } from '../content/vocabulary.ts';
import type { Hero, Tokens } from '../rules/state.ts';
import { MONKEY, TOKEN } from './kinds.ts';
import { type Reading, useReading } from './reading.ts';
import './badges.css';

export function conditionsOf({ word }: Pick<Reading, 'word'>, tokens: Tokens, monkey?: number): Condition[] {
  const held = TOKENS.flatMap((token): Condition[] => {
    const count = tokens[token] ?? 0;
    return count > 0 ? [{ id: token, name: word(`ability.${token}`), count, ...TOKEN[token] }] : [];
  });
  return monkey === undefined ? held : [...held, { id: 'monkey', name: word('table.monkey'), ...MONKEY }];
}

export function Badges({ hero: { tokens, monkey }, size = 15 }: { readonly hero: Hero; readonly size?: number }) {
  const conditions = conditionsOf(useReading(), tokens, monkey);
  if (conditions.length === 0) return null;
  return (
    <span className="des-badges">
      {conditions.map(({ id, name, count = 1, glyph, colour }) => (
        <i key={id} style={{ background: colour }} title={name}>
          <Icon glyph={glyph} size={size} label={name} />
          {count > 1 && count}
        </i>
      ))}
    </span>
  );
}
