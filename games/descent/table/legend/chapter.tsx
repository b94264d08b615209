// The page of a chapter that is over: what its weeks brought either side and by what, what was found, learned and lost, its best moment, what lies
// ahead; and when the campaign is over, the whole road.

import type { Text } from '@veillee/kernel';
import { Icon, type Word, wordBy } from '@veillee/web/kit';
import { heroRow } from '../../content/heroes.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { type Legend, lengthIn, razedCities } from '../../rules/legend/record.ts';
import { neighboursOf } from '../../rules/legend/ways.ts';
import type { CityView } from '../../rules/view/week.ts';
import type { View } from '../../rules/view.ts';
import { DeedsTable } from '../deeds-table.tsx';
import { crenelCrown, laurels, overlordHelm } from '../glyphs.ts';
import { ConquestCurve } from './curve.tsx';
import { DiaryButton } from './diary.tsx';
import {
  CITIES,
  diceOf,
  fortunesOf,
  levelsIn,
  momentsOf,
  ofChapter,
  type Part,
  partsOf,
  razedIn,
  toldOf,
} from './diary-facts.ts';
import { Emblem, WeekMoment } from './diary-week.tsx';
import './chapter.css';

export interface ChapterProps {
  readonly view: View;
  say(text: Text): string;
}

/** So many lines a side. */
const LINES = 4;
const BEST = 3;

export function Chapter({ view, say }: ChapterProps) {
  const { legend } = view;
  if (!legend) return null;
  const word = wordBy(say);
  const all = toldOf(view);
  const weeks = legend.won ? all : ofChapter(all, legend);
  const pages = weeks.map(({ page }) => page);
  const party = legend.heroes.map(({ sheet }) => sheet);
  return (
    <div className="des-chapter">
      <h4>{word(legend.won ? 'diary.road' : 'diary.chapter')}</h4>
      {!legend.won && (
        <ol className="des-chapter-weeks">
          {weeks.map(told => (
            <li key={told.page.week}>
              <Emblem told={told} size={36} />
              <span>
                <small>{word('diary.number', { n: told.page.week })}</small>
                <b>{say(told.title)}</b>
                <q>{say(told.sentences.at(-1) ?? told.title)}</q>
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="des-chapter-sides">
        <Side side="heroes" parts={partsOf(pages, 'heroes')} word={word} />
        <Side side="overlord" parts={partsOf(pages, 'overlord')} word={word} />
      </div>
      <ConquestCurve legend={legend} word={word} />
      <Fortunes legend={legend} pages={pages} word={word} say={say} />
      {legend.won ? (
        <WholeRoad legend={legend} weeks={all} party={party} word={word} say={say} />
      ) : (
        <>
          {momentsOf(weeks, 1).map(told => (
            <WeekMoment key={told.page.week} told={told} party={party} word={word} say={say} />
          ))}
          <Ahead view={view} legend={legend} word={word} />
        </>
      )}
      <DiaryButton view={view} word={word} say={say} />
    </div>
  );
}

/** How a side came by its conquest: the smallest sources in one line. */
export function Side({
  side,
  parts,
  word,
}: {
  readonly side: 'heroes' | 'overlord';
  readonly parts: readonly Part[];
  readonly word: Word;
}) {
  const total = parts.reduce((sum, { n }) => sum + n, 0);
  const shown = parts.length > LINES ? parts.slice(0, LINES - 1) : parts;
  const rest = parts.slice(shown.length);
  return (
    <section data-side={side} aria-label={word(`diary.${side}`)}>
      <h5>
        <Icon glyph={side === 'heroes' ? laurels : overlordHelm} size={18} /> {word(`diary.${side}`)}
        <b>+{total}</b>
      </h5>
      <ul>
        {shown.map(({ source, n }) => (
          <li key={source}>
            {word(`diary.source.${source}`)} <b>+{n}</b>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            {rest.map(({ source }) => word(`diary.source.${source}`)).join(', ')}{' '}
            <b>+{rest.reduce((sum, { n }) => sum + n, 0)}</b>
          </li>
        )}
        {parts.length === 0 && <li>{word('diary.nothing')}</li>}
      </ul>
    </section>
  );
}

export function Fortunes({
  pages,
  legend,
  word,
  say,
}: {
  readonly pages: Parameters<typeof fortunesOf>[0];
  readonly legend: Legend;
  readonly word: Word;
  say(text: Text): string;
}) {
  const { found, learned, lost } = fortunesOf(pages);
  const coins = pages.reduce((sum, page) => sum + (page.coins ?? 0), 0);
  const row = (name: string, texts: readonly string[]) =>
    texts.length > 0 && (
      <div>
        <dt>{name}</dt>
        <dd>{texts.join(', ')}</dd>
      </div>
    );
  return (
    <dl className="des-chapter-fortunes" data-won={legend.won}>
      {row(word('diary.found'), [...(coins > 0 ? [word('diary.coins', { n: coins })] : []), ...found.map(say)])}
      {row(word('diary.learned'), learned.map(say))}
      {row(word('diary.lost'), lost.map(say))}
    </dl>
  );
}

/** Whichever may fall soonest; Tamalir before others, for with it all is lost. */
const byDanger = (one: CityView, other: CityView): number =>
  (other.falls[0] ?? 0) - (one.falls[0] ?? 0) ||
  Number(other.id === TAMALIR) - Number(one.id === TAMALIR) ||
  other.siege - one.siege;

/** What the next week begins with: cities that may fall, the siege of all sieges, who is near, the next level. */
export function Ahead({ view, legend, word }: { readonly view: View; readonly legend: Legend; readonly word: Word }) {
  const { week } = view;
  const near = legend.lieutenants.filter(
    ({ at }) => at === legend.party.at || neighboursOf(legend.party.at).includes(at),
  ).length;
  const sieges = (week?.cities.filter(({ siege }) => siege > 0) ?? []).toSorted(byDanger);
  const total = legend.conquest.heroes + legend.conquest.overlord;
  const next = lengthIn(legend).thresholds.find(n => n > total);
  const facts = [
    ...sieges.slice(0, 2).map(({ id, siege, defense, falls }) => {
      const ripe = siege >= defense && (falls[0] ?? 0) > 0;
      return {
        id,
        glyph: crenelCrown,
        figure: ripe ? `${Math.round((falls[0] ?? 0) * 100)} %` : word('diary.ahead.of', { n: siege, all: defense }),
        text: word(ripe ? 'diary.ahead.falls' : 'diary.ahead.siege', { city: word(`location.${id}`) }),
        tone: ripe ? 'bad' : 'warn',
      };
    }),
    ...(near > 0
      ? [
          {
            id: 'near',
            glyph: overlordHelm,
            figure: String(near),
            text: word('diary.ahead.riders', { n: near }),
            tone: 'plain',
          },
        ]
      : []),
    ...(next === undefined
      ? []
      : [{ id: 'next', glyph: laurels, figure: String(next - total), text: word('diary.ahead.next'), tone: 'plain' }]),
  ];
  return (
    <section className="des-chapter-ahead">
      <h5>
        {word('diary.ahead', { n: legend.week + 1 })}
        <small>{word('diary.ahead.at', { place: word(`location.${legend.party.at}`) })}</small>
      </h5>
      <ul>
        {facts.slice(0, 3).map(({ id, glyph, figure, text, tone }) => (
          <li key={id} data-tone={tone}>
            <Icon glyph={glyph} size={26} />
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Levels, cities, what became of the heroes, the best moments of all weeks. */
function WholeRoad({
  legend,
  weeks,
  party,
  word,
  say,
}: {
  readonly legend: Legend;
  readonly weeks: ReturnType<typeof toldOf>;
  readonly party: readonly string[];
  readonly word: Word;
  say(text: Text): string;
}) {
  const pages = weeks.map(({ page }) => page);
  const burned = razedIn(pages);
  const levels = levelsIn(pages);
  return (
    <>
      <dl className="des-chapter-fortunes">
        {levels.length > 0 && (
          <div>
            <dt>{word('diary.levels')}</dt>
            <dd>
              {levels
                .map(({ level, week }) => word('diary.levels.from', { level: { text: `level.${level}` }, n: week }))
                .join(', ')}
            </dd>
          </div>
        )}
        <div>
          <dt>{word('diary.cities')}</dt>
          <dd>
            {[
              word('diary.cities.stand', { n: CITIES - razedCities(legend).length, all: CITIES }),
              ...burned.map(({ city, week }) =>
                word('diary.cities.razed', { city: word(`location.${city}`), n: week }),
              ),
            ].join(', ')}
          </dd>
        </div>
      </dl>
      <h5>{word('diary.moments')}</h5>
      {momentsOf(weeks, BEST).map(told => (
        <WeekMoment key={told.page.week} told={told} party={party} word={word} say={say} />
      ))}
      <h5>{word('diary.growth')}</h5>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keys too */}
      <section className="des-chapter-growth" tabIndex={0} aria-label={word('diary.growth')}>
        <Growth legend={legend} word={word} />
      </section>
    </>
  );
}

const HEADS = ['skills', 'dice', 'wounds'] as const;
const DEEDS = ['kills', 'blow', 'deaths', 'treasures'] as const;

function Growth({ legend, word }: { readonly legend: Legend; readonly word: Word }) {
  const from = (first: number, last: number): string =>
    first === last ? String(last) : word('diary.growth.from', { first, last });
  return (
    <DeedsTable
      of={word('side.heroes')}
      columns={[
        ...HEADS.map(id => ({ id, head: word(`diary.growth.${id}`) })),
        ...DEEDS.map(id => ({ id, head: word(`table.feat.${id}`) })),
      ]}
      rows={legend.heroes.map(hero => {
        const { traits, wounds } = heroRow(hero.sheet);
        const learned = KINDS.reduce((sum, trait) => sum + traits[trait], 0);
        const dice = diceOf(hero).reduce((a, b) => a + b, 0);
        const feats = legend.feats?.[hero.sheet]?.all;
        return {
          sheet: hero.sheet,
          name: word(`hero.${hero.sheet}`),
          cells: [
            hero.skills.length,
            from(learned, dice),
            from(wounds, hero.maxWounds),
            ...DEEDS.map(feat => feats?.[feat] ?? 0),
          ],
        };
      })}
    />
  );
}
