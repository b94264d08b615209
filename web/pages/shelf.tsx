// The home page: five boxes on a plank, three ways to start, tables under way, open tables, a save to open.

import { boxes } from '@veillee/games/boxes';
import { type CSSProperties, useState } from 'react';
import { brokenHeart } from '../glyphs.ts';
import { Button, Toast } from '../kit/controls.tsx';
import { go } from '../navigate.ts';
import { type Text, troubleText, useWords } from '../words.tsx';
import { isReady, Lid, titleOf } from './box.tsx';
import { useOpenSave } from './open-save.tsx';
import { Room } from './room.tsx';
import { OpenTables, UnderWay, YourTurn } from './table-lists.tsx';
import { useTables } from './use-tables.ts';

export function Shelf({ front }: { readonly front: 'shelf' | 'tables' }) {
  const { word, say } = useWords();
  const [picked, setPicked] = useState(() => boxes.find(box => isReady(box.id))?.id ?? '');
  const tables = useTables();
  const [problem, setProblem] = useState<Text>();
  const opened = useOpenSave(setProblem);
  const waiting = tables.list?.mine.find(table => table.waiting);
  return (
    <Room here={front}>
      <div className="shelf" {...opened.drop} data-front={front}>
        <h1 className="v-hidden">{word(front === 'shelf' ? 'nav.shelf' : 'nav.tables')}</h1>
        {front === 'shelf' && <Boxes picked={picked} pick={setPicked} />}
        <div className="shelf-start">
          {front === 'shelf' && <Ways game={picked} />}
          {waiting && <YourTurn table={waiting} />}
        </div>
        {(problem || tables.trouble) && (
          <Toast
            tone="bad"
            glyph={brokenHeart}
            action={
              <button
                type="button"
                className="link"
                onClick={() => {
                  setProblem(undefined);
                  tables.again();
                }}
              >
                {word('retry')}
              </button>
            }
          >
            {say(problem ?? troubleText(tables.trouble?.code ?? 'offline'))}
          </Toast>
        )}
        <div className="shelf-lists">
          <UnderWay list={tables.list?.mine} onGone={tables.again} all={front === 'tables'}>
            {opened.button}
          </UnderWay>
          <OpenTables list={tables.list?.open} game={picked} />
        </div>
      </div>
    </Room>
  );
}

function Boxes({ picked, pick }: { readonly picked: string; pick(game: string): void }) {
  const { word, language } = useWords();
  return (
    <div className="plank" role="radiogroup" aria-label={word('shelf.boxes')}>
      {boxes.map(box => (
        // biome-ignore lint/a11y/useSemanticElements: a box one picks, with a drawing in it
        <button
          key={box.id}
          type="button"
          role="radio"
          aria-checked={box.id === picked}
          aria-label={
            isReady(box.id) ? titleOf(box.id, language) : word('shelf.soonNamed', { game: titleOf(box.id, language) })
          }
          className="plank-box"
          data-soon={!isReady(box.id) || undefined}
          onClick={event => {
            pick(box.id);
            event.currentTarget.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' });
          }}
        >
          <Lid box={box} />
          {!isReady(box.id) && <span className="plank-soon">{word('shelf.soon')}</span>}
        </button>
      ))}
    </div>
  );
}

function Ways({ game }: { readonly game: string }) {
  const { word, language } = useWords();
  const index = boxes.findIndex(box => box.id === game);
  const box = boxes[index];
  if (!box) return null;
  const ready = isReady(game);
  const title = titleOf(game, language);
  return (
    <section className="ways v-paper" style={{ '--box': index } as CSSProperties} aria-label={title}>
      <div className="ways-words">
        <h2>{title}</h2>
        <p>{ready ? box.text[language].line : word('shelf.soonText')}</p>
      </div>
      {ready && (
        <div className="ways-buttons">
          <Button look="main" onClick={() => go({ at: 'setup', game, how: 'bot' })}>
            {word('shelf.bot')}
          </Button>
          <Button look="option" onClick={() => go({ at: 'setup', game, how: 'alone' })}>
            {word('shelf.alone')}
          </Button>
          <Button look="option" onClick={() => go({ at: 'setup', game, how: 'invite' })}>
            {word('shelf.invite')}
          </Button>
        </div>
      )}
    </section>
  );
}
