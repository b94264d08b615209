// Every card of a game as it is inspected, for its makers and for whoever wants to leaf through them. At /#/kit/<game>.

import { useMemo } from 'react';
import { fitHeight, Inspection } from '../../frame/inspection.tsx';
import { useLayout } from '../../kit/stage/layout.ts';
import { useGameTexts, useSay } from '../../words.tsx';
import './kit-page.css';
import { useBoard } from '../use-game.ts';
import '../../frame/inspection.css';

const NOBODY: readonly string[] = [];

export function CardSheet({ game }: { readonly game: string }) {
  const texts = useGameTexts(game);
  const board = useBoard(game);
  const say = useSay(texts, NOBODY, undefined);
  const phone = useLayout() === 'phone';
  const cards = useMemo(
    () => (texts && board && board !== 'none' ? board.cards?.(say) : undefined),
    [texts, board, say],
  );
  const table = { say, optionsOn: () => [], refusedFor: () => [] };
  return (
    <main className="kit-page kit-cards">
      {cards?.map((what, i) =>
        phone ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
          <article key={i} className="v-dialog v-paper" aria-label={what.title}>
            <div className="v-dialog-body">
              <Inspection what={what} table={table} />
            </div>
          </article>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
          <article key={i} className="hover-note" aria-label={what.title} ref={fitHeight}>
            <Inspection what={what} table={table} />
          </article>
        ),
      )}
    </main>
  );
}
