// The end of the game, over the whole screen: who won, points by source, the best moment, figures, and what next. Loaded on demand.

import type { PointSource, Seat } from '@veillee/kernel';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ReplayAnswer, TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { bestMoment, type Deed, deedsOf, isDefeat, type Moment, pointsByRound } from '../ending/moments.ts';
import { keepSeats, seatsAt } from '../keepsakes.ts';
import { Card } from '../kit/cards/card.tsx';
import { Button, Toast } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { Spoken } from '../kit/controls/overlay.tsx';
import { anticlockwiseRotation, brokenHeart, cancel, hourglass, laurels, playButton } from '../kit/glyphs.ts';
import { Played, SeatDisc } from '../kit/people/portrait.tsx';
import { Slip } from '../kit/stage/slip.tsx';
import type { SeatInfo, TableEvent, TableModule } from '../kit/table.ts';
import { go } from '../navigate.ts';
import { type Say, troubleWord, useWords, type Word } from '../words.tsx';
import { boxOf, countOf } from './box.tsx';
import { Evenings } from './evenings.tsx';
import { followingOf } from './following.ts';
import { Onward } from './onward.tsx';
import './ending.css';
import './ending-points.css';
import './ending-moment.css';
import './ending-lines.css';

export interface EndingProps {
  readonly facts: TableFacts;
  readonly board: TableModule | undefined;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes these are, and what they see. */
  readonly seat: Seat | undefined;
  readonly view: unknown;
  /** Entries of the journal. */
  readonly entries: number;
  say: Say;
  turnName(turn: number): string;
  readonly open: boolean;
  onClose(): void;
  /** Where the table goes on, if everybody is taken there. */
  readonly onward?: ReactNode;
}

/** How many deeds stand where nobody has a point. */
const DEEDS = 5;

export function EndingPage(props: EndingProps) {
  const { facts, board, seats, seat, view, say, turnName, open, onClose } = props;
  const { word } = useWords();
  const told = useWholeGame(facts.id, props.entries, open);
  const { outcome } = facts;
  if (!outcome) return null;
  const { won, scores, side, undecided = false } = outcome;
  const lost = isDefeat(outcome, seats.length, seat);
  const ending = board?.ending;
  const fallen =
    lost && (won.length === 0 || side !== undefined) ? ending?.defeat(told?.view ?? view, outcome) : undefined;
  const order = [...seats].sort(
    (a, b) =>
      Number(won.includes(b.seat)) - Number(won.includes(a.seat)) || (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0),
  );
  const [best] = order;
  const title = fallen
    ? say(fallen.title)
    : word(titleKey(facts, seat, lost), { title: facts.chapter ? say(facts.chapter.title) : '' });
  const behind = best && seat !== undefined ? (scores[best.seat] ?? 0) - (scores[seat] ?? 0) : 0;
  const close = fallen
    ? say(fallen.close)
    : lost && best && behind > 0 && side === undefined
      ? word('ending.short', { n: behind, name: best.name })
      : undefined;
  const moment = told && bestMoment(told.events, ending);
  // A bar of nothing says nothing: where nobody has a point, what was done stands in its place.
  const isPointless = ending?.worth !== undefined || !scores.some(score => score !== 0);
  const deeds = told && isPointless ? deedsOf(told.events, DEEDS, ending) : [];
  const hasDeeds = deeds.length > 0 || ending?.worth !== undefined;
  // A game that is told by its deeds, and in which nobody did any.
  const isUneventful = hasDeeds && told !== undefined && deeds.length === 0;
  // The last page of a story, of a campaign or of one evening, is what has come of it.
  const story = fallen ? fallen.story : lost ? undefined : (facts.chapter?.story ?? facts.story);
  const { Reckoning } = board ?? {};
  const LastPage = board?.lastPage?.(view);
  const why = fallen ? fallen.why : undecided ? undefined : ending?.victory?.(told?.view ?? view, outcome);
  const said = say(why ?? outcome.text);
  return (
    <Spoken>
      <ModalOverlay
        isOpen={open}
        onOpenChange={next => {
          if (!next) onClose();
        }}
        className="ending-veil"
      >
        <Modal className="ending" data-look={lost ? 'defeat' : undecided ? 'onward' : 'victory'}>
          <AriaDialog className="ending-sheet">
            <Played value={who => board?.plays?.(told?.view ?? view, who)}>
              <button type="button" className="ending-close" onClick={onClose}>
                <Icon glyph={cancel} size={18} /> {word('over.look')}
              </button>
              {LastPage ? (
                <>
                  <Heading slot="title" level={2} className="v-hidden">
                    {title}
                  </Heading>
                  <LastPage view={view} seats={seats} say={say} moment={moment && seenAgain(facts, moment, say)} />
                </>
              ) : (
                <>
                  <header className="ending-hero">
                    <div className="ending-words">
                      <Heading slot="title" level={2}>
                        {title}
                      </Heading>
                      {story && <p className="ending-story">{say(story)}</p>}
                      {said !== title && <p>{said}</p>}
                    </div>
                    <Emblem game={facts.game} laurelled={!lost && !undecided} />
                    {!lost && !undecided && seats.length > 1 && (
                      <Podium order={order} won={won} scores={side === undefined ? scores : []} />
                    )}
                  </header>
                  <div className="ending-panels">
                    {!(isUneventful && !Reckoning) && (
                      <section className="ending-panel ending-points" aria-labelledby="ending-points">
                        <h3 id="ending-points">{word(hasDeeds ? 'ending.deeds' : 'ending.points')}</h3>
                        {hasDeeds ? (
                          <Deeds deeds={deeds} turnName={turnName} say={say} />
                        ) : (
                          <Points
                            order={order}
                            won={won}
                            scores={scores}
                            sources={told && ending ? ending.account.points(told.view) : []}
                            kinds={ending?.sources ?? {}}
                            say={say}
                          />
                        )}
                        {Reckoning && <Reckoning view={view} seats={seats} say={say} />}
                      </section>
                    )}
                    {moment && <BestMoment {...props} moment={moment} />}
                    {told && <Figures {...props} told={told} />}
                  </div>
                </>
              )}
              <WhatNext facts={facts} seat={seat} close={close} seats={seats} say={say} onward={props.onward} />
            </Played>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Spoken>
  );
}

/** Who has resigned has neither won nor lost what a bot played to its end. */
function titleKey({ outcome, seats, chapter }: TableFacts, seat: Seat | undefined, lost: boolean): Parameters<Word>[0] {
  if (outcome?.undecided && chapter && !(seat !== undefined && seats[seat]?.resigned)) return 'over.chapter';
  if (seat === undefined) return 'over.title';
  if (seats[seat]?.resigned) return 'over.resigned';
  return outcome?.won.includes(seat) ? 'over.won' : lost ? 'over.lost' : 'over.title';
}

const seenAgain = ({ id }: TableFacts, { line, from }: Moment, say: Say) => ({
  words: say(line),
  see: () => go({ at: 'replay', table: id, entry: from, plays: true }),
});

interface WholeGame {
  readonly view: unknown;
  readonly events: readonly TableEvent[];
}

/** All that was told and the last view, as everyone sees it: asked for once. Whoever only looked on goes without. */
function useWholeGame(table: string, entries: number, wanted: boolean): WholeGame | undefined {
  const [answer, setAnswer] = useState<ReplayAnswer>();
  useEffect(() => {
    const [token] = Object.values(seatsAt(table));
    if (!wanted || !token) return;
    let current = true;
    api.replay(table, entries, 0, 'everyone', token).then(
      found => current && setAnswer(found),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error; // the scores are there without it
      },
    );
    return () => {
      current = false;
    };
  }, [table, entries, wanted]);
  return answer;
}

function Emblem({ game, laurelled }: { readonly game: string; readonly laurelled: boolean }) {
  const box = boxOf(game);
  return (
    <div className="ending-emblem" aria-hidden="true" style={{ '--box': box?.colour } as CSSProperties}>
      {laurelled && <Icon glyph={laurels} size="100%" />}
      <span>{box && <Icon glyph={box.glyph} size="64%" />}</span>
    </div>
  );
}

interface Ranking {
  readonly order: readonly SeatInfo[];
  readonly won: readonly Seat[];
  readonly scores: readonly number[];
}

/** The best in the middle, the next at their sides; with their points, where it is points that they have won by. */
function Podium({ order, won, scores }: Ranking) {
  return (
    <ol className="ending-podium" aria-hidden="true">
      {order.map(({ seat, emblem, name }, place) => (
        <li key={seat} style={{ '--place': place } as CSSProperties} data-won={won.includes(seat) || undefined}>
          <SeatDisc seat={seat} emblem={emblem} size={place === 0 ? 54 : 46} />
          <span>
            {name} {scores[seat] !== undefined && <b>{written(scores[seat])}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface DeedsProps extends Pick<EndingProps, 'turnName' | 'say'> {
  readonly deeds: readonly Deed[];
}

function Deeds({ deeds, turnName, say }: DeedsProps) {
  return (
    <ol className="ending-deeds">
      {deeds.map(({ line, round }) => (
        <li key={line.n}>
          {round !== undefined && <b>{turnName(round)}</b>} <span>{say(line)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A score with a minus as type has it. */
const written = (score: number | undefined): string => `${score ?? ''}`.replace('-', '−');

interface PointsProps extends Ranking {
  readonly sources: readonly PointSource[];
  readonly kinds: NonNullable<TableModule['ending']>['sources'];
  say: Say;
}

/** A row a seat: its sources as parts of one bar, by colour and by pattern, with the figure inside. */
function Points({ order, won, scores, sources, kinds, say }: PointsProps) {
  const { word } = useWords();
  const given = sources.filter(({ bySeat }) => bySeat.some(n => n > 0));
  const sumOf = (seat: Seat): number => given.reduce((sum, { bySeat }) => sum + Math.max(0, bySeat[seat] ?? 0), 0);
  const most = Math.max(1, ...order.map(({ seat }) => sumOf(seat)));
  const lost = sources.flatMap(({ id, bySeat }) =>
    order.flatMap(({ seat, name }) => {
      const n = bySeat[seat] ?? 0;
      return n < 0 ? [{ key: `${id} ${seat}`, name, id, n }] : [];
    }),
  );
  const part = (id: string): { readonly 'data-kind': string; readonly 'data-pattern': number } => ({
    'data-kind': kinds[id] ?? 'item',
    'data-pattern': sources.findIndex(source => source.id === id) % 5,
  });
  return (
    <>
      {given.length > 0 && (
        <ul className="ending-legend">
          {given.map(({ id }) => (
            <li key={id}>
              <i {...part(id)} /> {say({ text: `table.source.${id}` })}
            </li>
          ))}
        </ul>
      )}
      <table className="scores">
        <tbody>
          {order.map(({ seat, name, emblem }) => (
            <tr key={seat} data-won={won.includes(seat) || undefined}>
              <td>
                <SeatDisc seat={seat} emblem={emblem} acting={won.includes(seat)} />
              </td>
              <td>
                <b>{name}</b>
                {won.includes(seat) && <Icon glyph={laurels} size={20} label={word('over.winner')} />}
              </td>
              <td>
                <span className="ending-bar" style={{ width: `${(100 * sumOf(seat)) / most}%` }}>
                  {given
                    .filter(({ bySeat }) => (bySeat[seat] ?? 0) > 0)
                    .map(({ id, bySeat }) => (
                      <span key={id} {...part(id)} style={{ flexGrow: bySeat[seat] }}>
                        <span>{bySeat[seat]}</span>
                        <span className="v-hidden"> {say({ text: `table.source.${id}` })}, </span>
                      </span>
                    ))}
                </span>
              </td>
              <td>{written(scores[seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* What took points away has no place on a bar, and the sum would not add up without it. */}
      {lost.map(({ key, name, id, n }) => (
        <p key={key}>
          {order.length > 1 && `${name} · `}
          {say({ text: `table.source.${id}` })} {written(n)}
        </p>
      ))}
    </>
  );
}

function BestMoment({ facts, board, seats, view, say, turnName, moment }: EndingProps & { readonly moment: Moment }) {
  const { word } = useWords();
  const { round, seat, line, from, points, why } = moment;
  const info = seats.find(other => other.seat === seat);
  const card = board?.ending?.card({ line, seat }, view, say);
  const face = board?.ending?.coin === undefined ? undefined : board.coins?.[board.ending.coin];
  return (
    <section className="ending-panel ending-moment v-paper" aria-labelledby="ending-moment">
      <h3 id="ending-moment">
        {round === undefined ? word('ending.moment') : word('ending.momentAt', { turn: turnName(round) })}
        {info && <SeatDisc seat={info.seat} emblem={info.emblem} size={34} />}
      </h3>
      <div className="ending-deed">
        {card && <Card {...card} size="medium" width={128} look="plain" />}
        <p>{say(line)}</p>
      </div>
      <p className="ending-why">
        {points > 0 && face && (
          <b data-coin={face.tone}>
            <Icon glyph={face.glyph} size={26} /> +{say({ text: face.text, with: { n: points } })}
          </b>
        )}
        <span>{word(why === 'points' ? 'ending.why.points' : 'ending.why.weight')}</span>
      </p>
      <Button glyph={playButton} onClick={() => go({ at: 'replay', table: facts.id, entry: from, plays: true })}>
        {word('ending.watch')}
      </Button>
    </section>
  );
}

function Figures({ facts, board, seats, say, told }: EndingProps & { readonly told: WholeGame }) {
  const { word } = useWords();
  const { ending } = board ?? {};
  const rows = (ending?.account.figures(told.view, told.events) ?? []).flatMap(({ id, bySeat }) => {
    const glyph = ending?.figures[id];
    const most = Math.max(0, ...bySeat);
    const by = seats.find(({ seat }) => bySeat[seat] === most);
    return glyph && most > 0 ? [{ id, glyph, most, by }] : [];
  });
  const lines = ending ? pointsByRound(told.events, ending.line.coin, seats.length) : [];
  const row = (id: string, glyph: string, label: string, value: ReactNode): ReactNode => (
    <div key={id}>
      <dt>
        <Icon glyph={glyph} size={20} /> {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section className="ending-panel ending-figures" aria-labelledby="ending-figures">
      <h3 id="ending-figures">{word('ending.figures')}</h3>
      {(lines[0]?.length ?? 0) > 2 && Math.max(...lines.flat()) > 0 && (
        <Lines label={say({ text: ending?.line.text ?? '' })} lines={lines} seats={seats} />
      )}
      <dl>
        {row(
          'length',
          hourglass,
          word('ending.length'),
          word('ending.played', {
            known: facts.played ? 'yes' : 'no',
            minutes: facts.played?.minutes ?? 0,
            ...countOf(facts, facts.turn),
          }),
        )}
        {rows.map(({ id, glyph, most, by }) =>
          row(
            id,
            glyph,
            say({ text: `table.tally.${id}` }),
            <>
              {most} {by && seats.length > 1 && <SeatDisc seat={by.seat} emblem={by.emblem} name={by.name} size={26} />}
            </>,
          ),
        )}
      </dl>
    </section>
  );
}

const WIDE = 300;
const HIGH = 84;
const DASHES = ['none', '9 5', '2 5', '12 4 2 4', '5 3'];

interface LinesProps {
  readonly label: string;
  readonly lines: readonly number[][];
  readonly seats: readonly SeatInfo[];
}

/** Round by round, a line a seat: by colour and by its dashes. */
function Lines({ label, lines, seats }: LinesProps) {
  const most = Math.max(1, ...lines.flat());
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const path = (line: readonly number[]): string =>
    line.map((n, at) => `${((at * WIDE) / last).toFixed(1)},${(HIGH - (n * HIGH) / most).toFixed(1)}`).join(' ');
  return (
    <figure className="ending-lines">
      <figcaption>{label}</figcaption>
      <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} aria-hidden="true">
        <path d={`M0 ${HIGH}H${WIDE}M0 ${HIGH / 2}H${WIDE}`} />
        {seats.map(({ seat, emblem }) => (
          <polyline
            key={seat}
            data-emblem={emblem}
            points={path(lines[seat] ?? [])}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
        ))}
      </svg>
      <ul>
        {seats.map(({ seat, emblem, name }) => (
          <li key={seat} data-emblem={emblem}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path d="M0 3H30" strokeDasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What the buttons mean where two of them are alike. */
function secondOf({ chapter, next }: TableFacts, goesOn: boolean, alone: boolean): Parameters<Word>[0] | undefined {
  if (chapter) return goesOn && !next ? 'evenings.either' : undefined;
  return next ? 'over.invited' : alone ? undefined : 'over.changeText';
}

interface NextProps {
  readonly facts: TableFacts;
  readonly seat: Seat | undefined;
  readonly close: string | undefined;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
  readonly onward: ReactNode;
}

function WhatNext({ facts, seat, close, seats, say, onward }: NextProps) {
  const { word } = useWords();
  const [problem, setProblem] = useState<string>();
  const token = seat === undefined ? undefined : seatsAt(facts.id)[seat];
  const alone = seats.length === 1;
  const [evenings, setEvenings] = useState(false);
  const { chapter } = facts;
  const again = async (shift: number, next?: string): Promise<void> => {
    if (!token) return;
    try {
      const made = await api.rematch(facts.id, token, shift, next);
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.code);
    }
  };
  const main = facts.next ? 'over.sit' : chapter ? 'evenings.again' : alone ? 'over.again' : 'over.change';
  const following = followingOf(facts);
  const second = secondOf(facts, following.length > 0, alone);
  const onwardWord =
    chapter && facts.next
      ? 'evenings.elsewhere'
      : following.length > 0
        ? 'evenings.onward'
        : alone || chapter
          ? 'over.onceMore'
          : 'over.another';
  return (
    <footer className="ending-next">
      {onward}
      {problem && (
        <Toast tone="bad" glyph={brokenHeart}>
          {troubleWord(word, problem)}
        </Toast>
      )}
      <Slip
        glyph={laurels}
        prompt={close ?? word(onwardWord)}
        second={token && second && word(second)}
        buttons={
          <>
            <Button onClick={() => go({ at: 'shelf' })}>{word('menu.shelf')}</Button>
            <Button
              glyph={anticlockwiseRotation}
              onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}
            >
              {word('over.replay')}
            </Button>
            {token && chapter && <Button onClick={() => setEvenings(true)}>{word('evenings.open')}</Button>}
            {token && !facts.next && !alone && !chapter && (
              <Button look="option" onClick={() => void again(0)}>
                {word('over.same')}
              </Button>
            )}
            {token && (
              <Button look={following.length > 0 ? 'option' : 'main'} onClick={() => void again(1)}>
                {main === 'evenings.again' && facts.outcome?.undecided && chapter
                  ? word('evenings.anewOf', { title: say(chapter.title) })
                  : word(main)}
              </Button>
            )}
            {token && <Onward following={following} say={say} onGo={chapter => void again(0, chapter)} />}
          </>
        }
      />
      {evenings && <Evenings table={facts} say={say} onClose={() => setEvenings(false)} />}
    </footer>
  );
}
