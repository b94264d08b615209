// The answers of a combat turn once more, as cards under the slip: what is played is seen before it is weighed. Guide, section 15.

import type { Option, Refused } from '@veillee/kernel';
import { Card, type Kind } from '@veillee/web/kit';
import { findRow } from '../../content/finds.ts';
import type { FindId } from '../../content/vocabulary.ts';
import { inventoryOf } from '../../rules/cards.ts';
import { attackKey, fleeKey, playKey, skillKey } from '../../rules/keys.ts';
import { knowledgeOf } from '../../rules/modifiers.ts';
import { heroName } from '../../rules/state.ts';
import { kindOf } from '../kinds.ts';
import { allyLikeness } from '../likeness.ts';
import { keyOf, useReading } from '../reading.ts';
import { allyIn, glyphOf, isTurn } from './answers.tsx';
import './answer-cards.css';

export function AnswerCards() {
  const { view, decision, hero, options, word, table } = useReading();
  if (decision?.prompt !== 'combat.ask' || !hero) return null;
  const refused = decision.refused.filter(item => item.figure === hero.id && isTurn(item));
  return (
    <div className="ash-answer-cards">
      <p>
        <b>{word('table.answers', { hero: table.say(heroName(hero)) })}</b>
        <span>
          {word('table.hand')}{' '}
          <strong className="v-figures">
            {word('table.of', { n: hero.hand.length, max: inventoryOf(view, hero) })}
          </strong>
        </span>
        <span>{word('table.knows', { n: knowledgeOf(view, hero) })}</span>
      </p>
      <ul aria-label={word('table.answers', { hero: table.say(heroName(hero)) })}>
        {options.map(option => (
          <AnswerCard key={option.key} option={option} />
        ))}
        {refused.map(option => (
          <AnswerCard key={option.key} option={option} why={table.say(option.why)} />
        ))}
      </ul>
    </div>
  );
}

interface Face {
  readonly name: string;
  readonly kind: Kind;
  readonly type?: string;
}

/** What is written on the card of an answer: short, since the list beside it says the whole. */
function useFace(option: Option | Refused): Face {
  const { word, table } = useReading();
  const key = keyOf(option);
  const told = option.with ?? {};
  const [find] = playKey.read(key) ?? [];
  const [skill] = skillKey.read(key) ?? [];
  const ally = allyIn(option);
  if (find) {
    const row = findRow(find as FindId);
    return { name: word(`find.${find}`), kind: kindOf(row), type: word(`type.${row.type}`) };
  }
  if (skill) return { name: word(`skill.${skill}`), kind: 'spell', type: word('table.card.skill') };
  if (ally)
    return { name: word(`ally.${ally}`), kind: 'villager', type: word('table.ally.uses', { n: told.left ?? 0 }) };
  if (key === attackKey)
    return { name: word('table.card.attack'), kind: 'weapon', type: word('table.card.dice', told) };
  if (key === fleeKey) return { name: word('table.card.flee'), kind: 'hero', type: word('table.card.cost', told) };
  return { name: table.say(option), kind: 'item' };
}

interface AnswerCardProps {
  readonly option: Option | Refused;
  readonly why?: string;
}

function AnswerCard({ option, why }: AnswerCardProps) {
  const { table } = useReading();
  const words = table.say(option);
  const chosen = table.picked.includes(option.key);
  const { type, ...face } = useFace(option);
  const ally = allyIn(option);
  return (
    <li>
      <button
        type="button"
        className="ash-answer-card"
        data-look={why === undefined ? (chosen ? 'chosen' : 'option') : 'refused'}
        disabled={why !== undefined}
        aria-pressed={chosen}
        aria-label={why === undefined ? words : `${words}: ${why}`}
        onClick={() => (chosen ? table.answer([option.key]) : table.pick(option.key))}
      >
        <Card
          {...face}
          glyph={glyphOf(option)}
          likeness={ally && allyLikeness(ally)}
          width={112}
          {...(type !== undefined && { type })}
        />
        {why !== undefined && <span>{why}</span>}
      </button>
    </li>
  );
}
