// Before the first turn: the story on paper, and beside it the cards one chooses from.

import type { ReactNode } from 'react';
import './opening.css';

export interface OpeningProps {
  readonly title: string;
  /** Its paragraphs. */
  readonly story: readonly ReactNode[];
  readonly choices: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Above the cards: what helps to find one, where there are many. */
  readonly before?: ReactNode;
  /** The game's own look. */
  readonly className: string;
  /** What is chosen, where a game chooses more than one kind of thing. */
  readonly of?: string;
}

export const Opening = ({ title, story, choices, before, className, of }: OpeningProps) => (
  <div className={`v-opening ${className}`} data-of={of}>
    <article className="v-paper">
      <h2>{title}</h2>
      {story.map((paragraph, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story keeps its order
        <p key={n}>{paragraph}</p>
      ))}
    </article>
    {before}
    <ul>
      {choices.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  </div>
);
