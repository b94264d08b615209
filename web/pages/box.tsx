// A game's box and its small tile.

import { type Box, boxes } from '@veillee/games/boxes';
import { Icon } from '../kit/icon.tsx';
import { useWords } from '../words.tsx';

export const boxOf = (game: string): Box | undefined => boxes.find(box => box.id === game);
export const titleOf = (game: string): string => boxOf(game)?.title ?? game;

export function Lid({ box }: { readonly box: Box }) {
  const { language } = useWords();
  return (
    <span className="box">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(box.lid)}`}
        alt={box.title}
        width={240}
        height={328}
        draggable={false}
      />
      <span className="box-players" style={{ color: box.caption }}>
        {box.text[language].players}
      </span>
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
