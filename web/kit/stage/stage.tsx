// Where things lie: rails, board, slip, hand. A board says what it has; the stage lays it out for the room there is.

import type { Seat } from '@veillee/kernel';
import { createContext, type ReactNode, type Ref, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { Tabs } from '../controls/tabs.tsx';
import type { Likeness } from '../people/portrait.tsx';
import { useLayout, useMedia } from './layout.ts';
import '../touch/lit.css';
import './stage.css';

/** What a board adds to the slip. */
export interface SlipHints {
  /** The second line: what would follow, with figures and the rule id. */
  readonly second?: ReactNode;
  /** The second line tells what the choice is worth: its figures need not stand there again. */
  readonly worth?: 'told';
  /** The key of the suggested option: its button is the filled one. */
  readonly main?: string | undefined;
  /** Keys that get a button on the slip; unless given, options that touch nothing on the board (three at most). */
  readonly buttons?: readonly string[] | undefined;
  /** Each of `buttons` is shown, also where that makes more than three. */
  readonly every?: true;
  /** What choosing this number would mean, in words: "Ask for 2 Gold". */
  number?(value: number): string;
  /** What taking all that is chosen would do, in words: "Turn up these 2 piles". */
  done?(count: number): string;
  /** What choosing nothing would do, where the board knows more of it than the question says: "Strike, 5 wounds". */
  readonly pass?: string | undefined;
  /** For whom one waits while nobody may know who is asked: "The overlord may answer". */
  readonly waiting?: string | undefined;
  readonly glyph?: string | undefined;
  /** The board shows which figure is in hand: the slip need not say how to choose one. */
  readonly inHand?: boolean;
  readonly tone?: 'paper' | 'danger' | undefined;
}

/** A line about a seat in the list of players. */
export interface SeatLine {
  /** The one figure that counts: "7 XP". Also shown on the phone's avatars (`short`). */
  readonly figure?: ReactNode;
  readonly short?: ReactNode;
  readonly note?: ReactNode;
  /** Where sides play against each other: the one this seat is on, whose colour its figure has. */
  readonly side?: 'first' | 'second';
  /** Whom this seat plays: their face stands for the seat's emblem. */
  readonly likeness?: Likeness | undefined;
}

/** The page's own parts, which the stage puts in their places. */
export interface FrameParts {
  slip(hints: SlipHints): ReactNode;
  players(line: (seat: Seat) => SeatLine): ReactNode;
  chronicle(): ReactNode;
  /** Lines of talk that nobody has looked at: counted on the chronicle's tab. */
  readonly unread: number;
  /** Where the steps of a turn stand in the bar above the table; not where there is no room for them. */
  readonly steps?: Element | undefined;
  readonly words: {
    readonly players: string;
    readonly chronicle: string;
    readonly places: string;
    readonly more: string;
    /** A map and how closely one looks at it (zoom.tsx). */
    readonly map: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
  };
}
export const FrameContext = createContext<FrameParts | undefined>(undefined);

/** Taken by the bar: what stands at this place is `steps` of the frame's parts. */
export const StepsPlaceContext = createContext<Ref<HTMLElement> | undefined>(undefined);

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

export interface StageProps {
  /** What lies in the light. Several become tabs where they do not fit (phones) and lie side by side elsewhere. */
  readonly places: readonly Place[];
  /** The left rail: market, hero, party. A tab on phones. */
  readonly rail?: Place;
  /** Totals between slip and hand. */
  readonly gauges?: ReactNode;
  readonly hand?: ReactNode;
  /** One tray that follows the selection; phones only. */
  readonly tray?: ReactNode;
  /**
   * What whoever is asked must have in sight: answers with their odds, wares. First in the right rail; on a tablet, whose rail is
   * folded away, beside the board or under it. Phones have the tray.
   */
  readonly atHand?: ReactNode;
  /** In the right rail, between players and chronicle: odds, the other side. */
  readonly aside?: ReactNode;
  /** What the aside is about, on the tab that unfolds the rail of a tablet. */
  readonly asideName?: string;
  readonly seatLine?: (seat: Seat) => SeatLine;
  readonly slip?: SlipHints;
  /** The steps of the turn (steps.tsx): in the bar above the table, on a phone above the board. */
  readonly steps?: ReactNode;
  /** The tab to show on a phone; changes it when it changes. */
  readonly front?: string;
}

const NO_LINE = (): SeatLine => ({});

export function Stage(props: StageProps) {
  const layout = useLayout();
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('a stage needs the page around it');
  if (layout === 'phone') return <PhoneStage {...props} frame={frame} />;
  return <WideStage {...props} frame={frame} folded={layout === 'tablet'} />;
}

/** A folded stage that is wide enough to have beside the board what is at hand; otherwise that lies above the slip. */
const BESIDE = '(min-width: 960px) and (min-height: 601px) and (orientation: landscape)';

function WideStage(props: StageProps & { frame: FrameParts; folded: boolean }) {
  const { places, rail, gauges, hand, aside, asideName, seatLine = NO_LINE, slip = {}, steps, frame, folded } = props;
  const [open, setOpen] = useState(false);
  const isBeside = useMedia(BESIDE);
  const atHand = props.atHand && <div className="v-at-hand">{props.atHand}</div>;
  const right = (
    <aside className="v-rail v-rail-right" aria-label={frame.words.players}>
      {frame.players(seatLine)}
      {!folded && atHand}
      {aside}
      {frame.chronicle()}
    </aside>
  );
  return (
    <div className="v-stage" data-folded={folded || undefined} data-railed={rail ? true : undefined}>
      {steps && frame.steps && createPortal(steps, frame.steps)}
      {rail && (
        <aside className="v-rail v-rail-left" aria-label={rail.name}>
          {rail.content}
        </aside>
      )}
      <main className="v-surface v-wood">
        <div className="v-places" data-board>
          {places.map(place => (
            <section key={place.id} className="v-place" aria-label={place.name}>
              {place.content}
            </section>
          ))}
        </div>
        <div className="v-under">
          {folded && !isBeside && atHand}
          {frame.slip(slip)}
          {gauges}
          {hand}
        </div>
      </main>
      {folded ? (
        <>
          {isBeside && atHand}
          <button type="button" className="v-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            {asideName === undefined ? frame.words.more : `${asideName} · ${frame.words.more}`}
          </button>
          {open && right}
        </>
      ) : (
        right
      )}
    </div>
  );
}

function PhoneStage(props: StageProps & { frame: FrameParts }) {
  const { places, rail, gauges, hand, tray, aside, seatLine = NO_LINE, slip = {}, steps, frame, front } = props;
  const [chosen, setChosen] = useState({ front, tab: front ?? places[0]?.id ?? '' });
  if (chosen.front !== front) setChosen({ front, tab: front ?? chosen.tab });
  const list = [
    ...places.map((place, index) => ({
      id: place.id,
      name: place.name,
      content: (
        <div className="v-phone-board v-wood" data-board>
          {index === 0 && steps && <div className="v-phone-steps">{steps}</div>}
          <div className="v-phone-place">{place.content}</div>
          {index === 0 && tray}
          {gauges && <div className="v-phone-gauges">{gauges}</div>}
          {hand && <div className="v-phone-hand">{hand}</div>}
        </div>
      ),
    })),
    ...(rail ? [{ id: rail.id, name: rail.name, content: <div className="v-phone-list">{rail.content}</div> }] : []),
    {
      id: 'players',
      name: frame.words.players,
      content: (
        <div className="v-phone-list">
          {frame.players(seatLine)}
          {aside}
        </div>
      ),
    },
    {
      id: 'chronicle',
      name: (
        <>
          {frame.words.chronicle}
          {frame.unread > 0 && <span className="chronicle-unread">{frame.unread}</span>}
        </>
      ),
      content: <div className="v-phone-list">{frame.chronicle()}</div>,
    },
  ];
  return (
    <div className="v-stage-phone">
      <Tabs
        label={frame.words.places}
        tabs={list}
        chosen={chosen.tab}
        onChoose={tab => setChosen({ front, tab })}
        className="v-phone-tabs"
      />
      <div className="v-phone-slip">{frame.slip(slip)}</div>
    </div>
  );
}
