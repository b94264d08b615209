// A game's box and its small tile.

import { shelf } from '@veillee/games';
import { type Box, boxes } from '@veillee/games/boxes';
import type { Language, Options } from '@veillee/kernel';
import { Icon } from '../kit/controls/icon.tsx';
import { useWords } from '../words.tsx';

export const boxOf = (game: string): Box | undefined => boxes.find(box => box.id === game);

/** Announced boxes are on the shelf as well; only some can be opened yet. */
export const isReady = (game: string): boolean => Object.hasOwn(shelf, game);

/** A game's name as it stands on the box of this language. */
export function titleOf(game: string, language: Language): string {
  const box = boxOf(game);
  return box?.text[language].title ?? box?.title ?? game;
}

/** A table, as far as its counting depends on it. */
export interface Counted {
  readonly game: string;
  readonly options: Options;
}

/** How far a game has come, as its players count; what the words of the house need to say it. Play begins with the first. */
export function countOf({ game, options }: Counted, turn: number): { readonly unit: string; readonly turn: number } {
  const { counts = 'turn', countsWith } = boxOf(game) ?? {};
  const unit = countsWith && options[countsWith.option] === countsWith.choice ? countsWith.counts : counts;
  return { unit, turn: Math.max(1, turn) };
}

/** How many play it, and how long. */
export const playersOf = ({ players: [least, most], minutes }: Box) => ({
  least,
  most,
  length: minutes === undefined ? 'campaign' : minutes < 120 ? 'minutes' : 'hours',
  n: minutes !== undefined && minutes >= 120 ? minutes / 60 : (minutes ?? 0),
});

export function Lid({ box }: { readonly box: Box }) {
  const { word, language } = useWords();
  return (
    <span className="box">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(box.lids[language])}`}
        alt={titleOf(box.id, language)}
        width={240}
        height={328}
        draggable={false}
      />
      <span className="box-players" style={{ color: box.caption }}>
        {word('box.players', playersOf(box))}
      </span>
      {box.credit && (
        <span className="box-credit" style={{ color: box.caption }}>
          {word('box.makers', { makers: box.credit.makers })}
          <small>{box.credit.licence}</small>
        </span>
      )}
    </span>
  );
}

export function GameTile({ game, size = 44 }: { readonly game: string; readonly size?: number }) {
  const box = boxOf(game);
  return (
    <span className="game-tile" style={{ background: box?.colour, width: size, height: size }} aria-hidden="true">
      {box && <Icon glyph={box.glyph} size="72%" />}
    </span>
  );
}
