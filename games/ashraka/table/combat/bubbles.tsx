// The monster's three actions, as speech bubbles: the next one in front, what is behind dimmed, magic that is muted hatched. ASH-20.15.

import { Cited, Icon } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { monsterRow } from '../../content/monsters.ts';
import type { Bubble } from '../../content/rows.ts';
import type { Die } from '../../content/vocabulary.ts';
import { type Combat, heroName, type Monster } from '../../rules/state.ts';
import { broadsword, drop, hearts, sparkles } from '../glyphs.ts';
import { DICE } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { bubbleTimes, endangered } from './fight.ts';
import './bubbles.css';

const KIND_GLYPH = { magic: sparkles, physical: broadsword, empty: undefined } as const;

interface BubblesProps {
  readonly combat: Combat;
  readonly monster: Monster;
}

export function Bubbles({ combat, monster }: BubblesProps) {
  const { word } = useReading();
  const { bubbles } = monsterRow(monster.card);
  const times = bubbleTimes(combat);
  const mute = combat.diseases.includes('mute');
  return (
    <ol className="ash-bubbles" aria-label={word('table.bubbles')}>
      {bubbles.map((bubble, n) => {
        const { kind } = bubble;
        const when = times[n] ?? 'after';
        const isNext = when === 'next';
        const silenced = mute && kind === 'magic';
        const glyph = KIND_GLYPH[kind];
        return (
          <li
            key={n}
            className="ash-bubble"
            data-kind={kind}
            data-when={when}
            data-next={isNext || undefined}
            data-silenced={silenced || undefined}
            aria-current={isNext ? 'step' : undefined}
          >
            <header>
              <i className="v-figures">{n + 1}</i>
              <b>{word('table.bubble.when', { when })}</b>
              <span>
                {glyph && <Icon glyph={glyph} size={16} />} {word(`bubble.${kind}`)}
              </span>
            </header>
            <div className="ash-bubble-body">
              {!silenced && <BubbleFigures bubble={bubble} />}
              <p>
                {silenced
                  ? word('table.silenced')
                  : kind === 'empty'
                    ? word('table.bubble.empty')
                    : word(`monster.${monster.card}.bubble.${n + 1}`)}
              </p>
            </div>
            {isNext && !silenced && kind !== 'empty' && <Foot combat={combat} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What stands on it in figures: dice, wounds, mana. The words beside it say the same. */
function BubbleFigures({ bubble: { ops } }: { readonly bubble: Bubble }) {
  const wounds = ops.reduce((sum, op) => sum + (op.op === 'strike' ? (op.flat ?? 0) : 0), 0);
  const mana = ops.reduce((sum, op) => sum + (op.op === 'loseMana' ? op.n : 0), 0);
  const dice = ops.flatMap((op): readonly Die[] => (op.op === 'strike' ? op.dice : []));
  if (dice.length + wounds + mana === 0) return null;
  return (
    <span className="ash-bubble-figures v-figures" aria-hidden="true">
      <BlankDice dice={dice} />
      {wounds > 0 && (
        <span data-of="health">
          <Icon glyph={hearts} size={22} />
          {dice.length > 0 ? `+${wounds}` : wounds}
        </span>
      )}
      {mana > 0 && (
        <span data-of="fatigue">
          <Icon glyph={drop} size={20} />
          {mana}
        </span>
      )}
    </span>
  );
}

/** Dice that nobody has rolled yet: a colour and its letter. */
export function BlankDice({ dice }: { readonly dice: readonly Die[] }) {
  const { word } = useReading();
  return dice.map((die, n) => (
    <i key={n} className="ash-blank-die" style={{ background: DICE[die].fill, color: DICE[die].ink } as CSSProperties}>
      {word('table.die.letter', { die })}
    </i>
  ));
}

/** Whom it strikes, and who could fall by it. */
function Foot({ combat }: { readonly combat: Combat }) {
  const { view, word, table } = useReading();
  const standing = combat.fighters.filter(({ status }) => status === 'in');
  const near = endangered(view).map(hero => table.say(heroName(hero)));
  if (standing.length < 2 && near.length === 0) return null;
  return (
    <footer>
      {standing.length > 1 && <Cited text={word('table.bubble.each')} rule="ASH-24.3" />}{' '}
      {near.length > 0 && (
        <strong>
          <Cited text={word('table.bubble.fall', { heroes: near, n: near.length })} rule="ASH-25.1" />
        </strong>
      )}
    </footer>
  );
}
