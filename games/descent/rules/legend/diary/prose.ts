// LEG-19.2: the diary as it is told: a title for each week, some sentences in the past tense, one moment. Which of the variants is told
// depends on all weeks before and on the party, and on nothing else: none comes again within ten weeks, and no page changes once it is written.

import type { Params, Text } from '@veillee/kernel';
import { heroName, thingName } from '../../card-names.ts';
import { lieutenantName, locationName, objectName, plotCardName, rumourName, upgradeName } from '../names.ts';
import type { Legend } from '../record.ts';
import { type DeedKind, deedOf, kindOf } from './deeds.ts';
import { type Leaders, victimName } from './names.ts';
import { type Page, tellingOf } from './page.ts';

export interface ToldWeek {
  readonly page: Page;
  /** What the week is about. */
  readonly about: DeedKind;
  readonly title: Text;
  /** What happened, each by its own title, the most telling first. */
  readonly deeds: readonly { readonly kind: DeedKind; readonly title: Text }[];
  readonly sentences: readonly Text[];
  readonly moment?: { readonly hero: string; readonly text: Text; readonly why: Text };
}

/** Weeks within which nothing is told in the same words. */
export const APART = 10;
const OPENINGS = 40;
const VARIANTS = 8;
/** So many deeds of a week are told. */
const MOST_TOLD = 3;
/** Of finds: those that count coins, which there need not be any of. */
const COUNTED: { readonly [kind in DeedKind]?: readonly number[] } = { treasure: [3, 7] };
/** The moment has its own place. */
const APART_TOLD: readonly DeedKind[] = ['blow'];

export function tellDiary({ diary = [], heroes, avatar }: Told, leaders: Leaders): readonly ToldWeek[] {
  const next = variants([...heroes.map(({ sheet }) => sheet), avatar].join());
  let hardest = 0;
  return diary.map(page => {
    const { deeds, week } = page;
    const telling = deeds.toSorted((a, b) => tellingOf(a) - tellingOf(b));
    const [lead] = telling;
    const moment = momentOf(page, hardest, leaders);
    hardest = Math.max(hardest, moment?.wounds ?? 0);
    return {
      page,
      about: lead === undefined ? 'quiet' : kindOf(lead),
      title: lead === undefined ? { text: 'diary.title.quiet', with: {} } : titleOf(lead, page, leaders),
      deeds: telling.map(deed => ({ kind: kindOf(deed), title: titleOf(deed, page, leaders) })),
      sentences: [...opening(next, week), ...told(page, next, leaders)],
      ...(moment && { moment: moment.told }),
    };
  });
}
const titleOf = (deed: string, page: Page, leaders: Leaders): Text => ({
  text: `diary.title.${kindOf(deed)}`,
  with: paramsOf(deed, page, leaders),
});
type Told = Pick<Legend, 'diary' | 'avatar'> & { readonly heroes: readonly Pick<Legend['heroes'][number], 'sheet'>[] };

type Next = (what: string, of: number, week: number, but?: readonly number[]) => number | undefined;

/** Of so many variants the one that was told longest ago; none where all were told lately. A party has an order of its own. */
function variants(seed: string): Next {
  const last = new Map<string, number>();
  const from = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  return (what, of, week, but = []) => {
    const order = Array.from({ length: of }, (_, n) => ((n * STEP + from) % of) + 1);
    const when = (n: number): number => last.get(`${what} ${n}`) ?? Number.NEGATIVE_INFINITY;
    const free = order.filter(n => !but.includes(n) && week - when(n) >= APART);
    const oldest = Math.min(...free.map(when));
    const one = free.find(n => when(n) === oldest);
    if (one !== undefined) last.set(`${what} ${one}`, week);
    return one;
  };
}
/** Has nothing in common with the number of variants, so that all come in turn. */
const STEP = 3;

function opening(next: Next, week: number): Text[] {
  const n = next('week', OPENINGS, week);
  return n === undefined ? [] : [{ text: `diary.week.${n}` }];
}

/** The most telling deeds, in the order in which they happened: of each kind one, and a leader once. */
function told(page: Page, next: Next, leaders: Leaders): Text[] {
  const able = page.deeds.filter(deed => !APART_TOLD.includes(kindOf(deed)));
  const ranked = able.toSorted((a, b) => tellingOf(a) - tellingOf(b));
  const kinds = ranked.filter((deed, n) => ranked.findIndex(one => kindOf(one) === kindOf(deed)) === n);
  const chosen = kinds.slice(0, MOST_TOLD);
  return able
    .filter(deed => chosen.includes(deed))
    .flatMap(deed => {
      const kind = kindOf(deed);
      const params = paramsOf(deed, page, leaders);
      if (kind === 'level') return [{ text: `diary.level.${deedOf.level.only(deed)}` }];
      const n = next(kind, VARIANTS, page.week, page.coins === undefined ? COUNTED[kind] : []);
      return n === undefined ? [] : [{ text: `diary.${kind}.${n}`, with: params }];
    });
}

function momentOf({ deeds }: Page, hardest: number, leaders: Leaders) {
  for (const deed of deeds) {
    const [hero, n, victim] = deedOf.blow.read(deed) ?? [];
    if (hero === undefined || n === undefined || victim === undefined) continue;
    const text = { text: 'diary.moment', with: { hero: heroName(hero), n, victim: victimName(victim, leaders) } };
    const why = { text: n > hardest ? 'diary.moment.best' : 'diary.moment.week' };
    return { wounds: n, told: { hero, text, why } };
  }
  return undefined;
}

/** What the words of a deed are about. */
function paramsOf(deed: string, { coins = 0 }: Page, leaders: Leaders): Params {
  const kind = kindOf(deed);
  const [first = '', second = ''] = (deedOf[kind].read(deed) ?? []) as readonly (string | number)[];
  const [one, two] = [String(first), String(second)];
  switch (kind) {
    case 'level':
      return { level: { text: `level.${one}` } };
    case 'explored':
      return { place: locationName(one), count: Number(second) };
    case 'left':
    case 'routed':
    case 'wiped':
    case 'road':
    case 'quiet':
      return { place: locationName(one) };
    case 'leader':
      return { hero: heroName(one), leader: victimName(two, leaders) };
    case 'fell':
    case 'training':
      return { hero: heroName(one), place: locationName(two) };
    case 'besieged':
      return { city: locationName(one), lieutenant: lieutenantName(two) };
    case 'relieved':
    case 'razed':
      return { city: locationName(one) };
    case 'beaten':
    case 'escaped':
      return { lieutenant: lieutenantName(one), place: locationName(two) };
    case 'treasure':
      return { hero: heroName(one), treasure: thingName(two), count: coins };
    case 'rumour':
    case 'proved':
      return { rumour: rumourName(one), place: locationName(two) };
    case 'ambush':
      return { leader: victimName(one, leaders), place: locationName(two) };
    case 'upgrade':
      return { upgrade: upgradeName(one) };
    case 'dark':
      return { upgrade: { text: one } };
    case 'plot':
      return { plot: plotCardName(one) };
    case 'object':
      return { object: objectName(one), place: locationName(two) };
    case 'blow':
      return { hero: heroName(one) };
  }
}
