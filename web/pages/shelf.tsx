// The home page: five boxes on a plank, three ways to start, tables under way, open tables, a save to open.

import { boxes as all, type Box } from '@veillee/games/boxes';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { brokenHeart } from '../glyphs.ts';
import { hasPlayed, lastTable } from '../keepsakes.ts';
import { Button, type ButtonLook, Toast } from '../kit/controls/controls.tsx';
import { go } from '../navigate.ts';
import type { How, Route } from '../route.ts';
import { type Text, troubleText, useWords } from '../words.tsx';
import { isReady, Lid, titleOf } from './box.tsx';
import { tableToLeadWith } from './last-table.ts';
import { useOpenSave } from './open-save.tsx';
import { PageFrame } from './page-frame.tsx';
import { Invitations, OpenTables, UnderWay, WhereYouWere } from './table-lists.tsx';
import { useTables } from './use-tables.ts';

/** Examples stand elsewhere. */
const boxes = all.filter(({ example }) => !example);

export function Shelf({ front }: { readonly front: 'shelf' | 'tables' }) {
  const { word, say } = useWords();
  const [last] = useState(lastTable);
  const [picked, setPicked] = useState(() => boxes.find(box => box.id === last?.game)?.id ?? boxes[0]?.id ?? '');
  const tables = useTables();
  const [problem, setProblem] = useState<Text>();
  const opened = useOpenSave(setProblem);
  const under = tableToLeadWith(tables.list?.mine ?? [], last?.table);
  return (
    <PageFrame here={front}>
      <div className="shelf" {...opened.drop} data-front={front}>
        <h1 className="v-hidden">{word(front === 'shelf' ? 'nav.shelf' : 'nav.tables')}</h1>
        {front === 'shelf' && <Boxes picked={picked} pick={setPicked} />}
        <div className="shelf-start">
          {front === 'shelf' && <Ways game={picked} />}
          {under && <WhereYouWere table={under} />}
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
          <Invitations list={tables.list?.invitations} />
          <OpenTables list={tables.list?.open} game={picked} />
        </div>
      </div>
    </PageFrame>
  );
}

/** A plank that was moved has come to rest after so many milliseconds. */
const AT_REST = 120;

/** On a narrow screen the plank is moved by a finger: the box that comes to rest in the middle is the one that is meant. */
function usePlank(picked: string, pick: (game: string) => void) {
  const plank = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first look
  useLayoutEffect(() => {
    const box = plank.current?.children[boxes.findIndex(({ id }) => id === picked)];
    if (plank.current && box instanceof HTMLElement)
      plank.current.scrollLeft = middleOf(box) - plank.current.clientWidth / 2;
    return () => clearTimeout(timer.current);
  }, []);
  const settle = (): void => {
    const { current } = plank;
    if (!current || current.scrollWidth <= current.clientWidth) return;
    const middles = [...current.children].map(box => middleOf(box as HTMLElement));
    const found = boxes[nearestTo(current.scrollLeft + current.clientWidth / 2, middles)];
    if (found) pick(found.id);
  };
  const onScroll = (): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, AT_REST);
  };
  return { ref: plank, onScroll };
}

const middleOf = (box: HTMLElement): number => box.offsetLeft + box.offsetWidth / 2;

const nearestTo = (point: number, all: readonly number[]): number => {
  const apart = all.map(each => Math.abs(each - point));
  return apart.indexOf(Math.min(...apart));
};

function Boxes({ picked, pick }: { readonly picked: string; pick(game: string): void }) {
  const { word, language } = useWords();
  const plank = usePlank(picked, pick);
  return (
    <div className="plank" role="radiogroup" aria-label={word('shelf.boxes')} {...plank}>
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
          {waysInto(box, hasPlayed(game)).map((way, index) => (
            <Button key={way} look={lookOf(way, index)} onClick={() => go(routeOf(way, game))}>
              {word(WAY_WORDS[way])}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type Way = 'learn' | Exclude<How, 'hotseat'>;

/** A newcomer is taught first; the box of a game for one leads with playing alone. */
const waysInto = ({ alone }: Box, played: boolean): readonly Way[] => {
  const ways: readonly Way[] = alone ? ['alone', 'bot', 'invite'] : ['bot', 'alone', 'invite'];
  return played ? [...ways, 'learn'] : ['learn', ...ways];
};

const WAY_WORDS = { learn: 'learn.title', alone: 'shelf.alone', bot: 'shelf.bot', invite: 'shelf.invite' } as const;

const lookOf = (way: Way, index: number): ButtonLook => (index === 0 ? 'main' : way === 'learn' ? 'plain' : 'option');

const routeOf = (way: Way, game: string): Route =>
  way === 'learn' ? { at: 'learn', game } : { at: 'setup', game, how: way };
