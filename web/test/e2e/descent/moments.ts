// Moments of quests up to which nobody has to play: something is laid by hand on a table as it is set up, or as bots have left it, and a way
// from there to what is wanted is looked for, chance after chance.

import { type Decision, Match, newChance, type Options, type Picks, save } from '@veillee/kernel';
import { spoken, Twin } from '../hands/twin.ts';
import { type Answer, kitOfDescent, type Line, NOVICES, PARTY, reached, SEATS, type State, twinOf } from './line.ts';

/** As much of a table as is laid by hand. */
export interface Laid extends State {
  phase: 'setup' | 'heroes' | 'overlord' | 'over';
  turn: State['turn'];
  readonly heroes: LaidHero[];
  monsters: Monster[];
  readonly overlord: State['overlord'] & {
    readonly deck: readonly string[];
    hand: string[];
    threat: number;
    step: number;
  };
  readonly board: State['board'] & {
    revealed: number[];
    terrain: { readonly [space: string]: string };
    boulders: readonly Loose[] | undefined;
    crushingWalls: readonly Loose[] | undefined;
  };
  readonly guide: { readonly flags: string[]; allowed: { readonly [action: string]: boolean } };
}

type Writable<T> = { -readonly [field in keyof T]: T[field] };
type LaidHero = Writable<State['heroes'][number]> & {
  inside: string | undefined;
  ready: boolean;
  readonly objects: string[];
};

interface Monster {
  readonly id: string;
  readonly kind: string;
  readonly rank: 'normal' | 'master' | 'unique';
  readonly at: string;
  readonly wounds: number;
  readonly tokens: object;
  readonly ready: boolean;
}

/** A boulder or a crushing wall: it moves by itself unless it is still. */
interface Loose {
  readonly id: string;
  readonly at?: string;
  readonly lines?: readonly string[];
  readonly direction: 'n' | 'e' | 's' | 'w';
  readonly still?: true;
}

export const monster = (kind: string, at: string, more: Partial<Monster> = {}): Monster => ({
  id: `monster:${kind}#laid`,
  kind,
  rank: 'normal',
  at,
  wounds: 1,
  tokens: {},
  ready: true,
  ...more,
});

/** The overlord's turn begins: all heroes have acted and stand there, nobody else is about, nothing is in hand or to be paid with. */
export function overlordsTurn(table: Laid, ...places: readonly string[]): void {
  table.phase = 'overlord';
  table.turn = undefined;
  table.monsters = [];
  for (const [n, hero] of table.heroes.entries()) Object.assign(hero, { ready: false, at: places[n] });
  Object.assign(table.overlord, { step: 0, hand: [], threat: 0 });
}

/** The same a little earlier: the first hero is still to act. */
export function lastTurn(table: Laid, ...places: readonly string[]): void {
  overlordsTurn(table, ...places);
  table.phase = 'heroes';
  for (const hero of table.heroes.slice(0, 1)) hero.ready = true;
}

/** How something is come to. */
export interface Way<S> {
  /** What is answered: nothing said, the question is passed or its first option taken. */
  answer(decision: Decision, table: S): Picks | undefined;
  /** Whether it has come to what is wanted, or will not any more: at each question, and when the quest is over. */
  judge(table: S, prompt?: string): 'wanted' | 'lost' | undefined;
}

export interface Moment extends Way<Laid> {
  readonly name: string;
  readonly options: Options;
  /** Where it begins: with a new table, or with what is laid by hand on a hero's first turn, or where another line has led. */
  readonly on: 'new-table' | 'first-turn' | Line;
  lay?(table: Laid): void;
  /** Where the match goes on, unless where it stands. */
  readonly position?: 'next' | 'overlord';
}

const TRIES = 80;
const MOST_ANSWERS = 150;

/** The answers from the moment to what is wanted, and the table with the chance that leads there. */
export async function lineFrom(moment: Moment): Promise<Line> {
  const { name, on } = moment;
  const begin = on === 'new-table' ? await newTable(moment) : await laidTable(moment, on);
  for (let n = 1; n <= TRIES; n++) {
    const seed = `${name} ${n}`;
    const match = begin(seed);
    const { options } = match;
    const answers = answersTo(moment, match.clone());
    if (!answers) continue;
    // A house plays a save again from its seed. Where that leads elsewhere, as the first answer shows, it goes on from what was laid.
    const before = on === 'new-table' ? 0 : 1;
    const twin = Twin.idle<Laid>(match);
    for (const { picks } of answers.slice(0, before)) if (twin.asked) twin.answer(twin.asked, picks);
    return { seed, options, saved: JSON.stringify(save(match)), answers: answers.slice(before) };
  }
  throw new Error(`no chance leads to ${name}`);
}

type Begin = (seed: string) => Match;

async function newTable({ options }: Moment): Promise<Begin> {
  const { kit } = await kitOfDescent();
  return seed => Match.start(kit.game, { seed, seats: SEATS, options: { ...PARTY, ...options } });
}

/** Whatever led there is nobody's to look back at: the match begins with what was laid. */
async function laidTable({ name, options: chosen, lay, position }: Moment, on: 'first-turn' | Line): Promise<Begin> {
  const { kit } = await kitOfDescent();
  const all = { ...PARTY, ...chosen };
  const { match } =
    on === 'first-turn'
      ? await reached(name, all, NOVICES, ({ prompt }) => prompt === 'turn.declare')
      : await ledBy(on);
  const { seats, options, lastCheckpoint: from } = match;
  return seed => {
    const state = structuredClone(from.state) as Laid;
    lay?.(state);
    const base = {
      at: 0,
      position: position === undefined ? from.position : { at: position },
      state,
      chance: newChance(seed),
    };
    return Match.resume(kit.game, { seed, seats, options, base }, structuredClone(base));
  };
}

async function ledBy(line: Line): Promise<Twin<State>> {
  const twin = await twinOf(line);
  for (const { picks } of line.answers) if (twin.asked) twin.answer(twin.asked, picks);
  return twin;
}

/** The answers on that way; undefined where it leads elsewhere. */
export function answersTo<S>({ answer, judge }: Way<S>, match: Match): readonly Answer[] | undefined {
  const twin = Twin.idle<S>(match);
  const answers: Answer[] = [];
  while (answers.length < MOST_ANSWERS) {
    const { asked } = twin;
    const verdict = judge(twin.state, asked?.prompt);
    if (verdict === 'wanted') return answers;
    if (verdict === 'lost' || !asked) return undefined;
    const picks = spoken(asked, answer(asked, twin.state) ?? usual(asked));
    answers.push({ seat: asked.seat, picks });
    twin.answer(asked, picks);
  }
  return undefined;
}

/** What nobody thinks about: passed, or the first that is offered. */
export const usual = ({ pass, options, min }: Decision): Picks =>
  pass ? [] : options.slice(0, Math.max(1, min)).map(({ key }) => key);

/** The first option whose key begins so, and does not name that; undefined where there is none. */
export const firstOf = (
  { options }: Decision,
  head: string,
  { but }: { readonly but?: string } = {},
): Picks | undefined => {
  const found = options.find(
    ({ key }) => (key === head || key.startsWith(`${head}:`)) && (but === undefined || !key.includes(but)),
  );
  return found && [found.key];
};
