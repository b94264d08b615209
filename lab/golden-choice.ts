// Which games become golden: many are played by all sorts of players, and those are kept that together meet the most of the rules in
// the fewest decisions.

import { awaited, type Player, picksOf, player, random } from '@veillee/bots';
import {
  type Bot,
  Chance,
  chaptersFor,
  copy,
  type Decision,
  followingMatch,
  type GameKit,
  isReseed,
  Match,
  newChance,
  nextChapters,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Setting,
} from '@veillee/kernel';
import { type GoldenGame, goldenOf, type Page, retell } from '@veillee/kernel/trial/golden';
import { badArgument } from './complaint.ts';
import { isPlayable } from './settings.ts';

/** How somebody plays: a bot that now and then does anything at all. */
interface Style {
  readonly bot: Bot;
  /** Of a hundred answers, those that are given at random. */
  readonly whims: number;
}

export interface Candidate {
  readonly golden: GoldenGame;
  /** What it meets, by names of its own. */
  readonly met: ReadonlySet<string>;
}

/** A game that was played, with what it meets: texts by their keys, places in the rules by their numbers. */
export interface Played {
  readonly golden: GoldenGame;
  readonly texts: readonly string[];
  readonly places: readonly number[];
}

/** What a piece of play has run through since it was last asked. */
export type Places = () => readonly number[];

/** Games are left after so many decisions. */
const MOST_DECISIONS = 900;
/** A long game is kept in stretches of about so many entries, each a golden game from a checkpoint on: what comes late is met without what comes before. */
const STRETCH = 130;
/** Chapters that follow by themselves on a game of the trials are followed for so long. */
const MOST_CHAPTERS = 5;

/** Long campaigns: with which options they begin, and for how many chapters they are followed. */
export interface GoldenCampaign {
  readonly options: Options;
  readonly chapters: number;
}

/** Chapters of a campaign are played to their end: without it there is no next one. Of each so many stretches are looked at, the last among them. */
const MOST_DECISIONS_A_CHAPTER = 20_000;
const STRETCHES_A_CHAPTER = 4;
const MOST_SEATS = 10;

/** The games of one number: they follow from it and the seed alone. A campaign is one game a chapter. */
export function* candidates(
  kit: GameKit,
  seed: number,
  number: number,
  places: Places,
  campaign?: GoldenCampaign,
): Generator<Played> {
  const chance = new Chance(newChance(`golden ${seed} ${campaign ? 'campaign ' : ''}${number}`));
  const trial = campaign ? campaignSetting(kit, campaign, number) : trialSetting(kit, number);
  const styles: readonly Style[] = [
    { bot: random, whims: 0 },
    ...kit.bots.flatMap(bot => [0, 10, 35].map(whims => ({ bot, whims }))),
  ];
  const style = chance.pick(styles, 'style');
  const fixed = campaign?.options ?? {};
  const setting = varied(kit, { ...trial, options: { ...kit.botOptions, ...trial.options } }, chance, fixed);
  const name = `${campaign ? 'campaign ' : ''}${seed}.${number} ${style.bot.id}${style.whims > 0 ? ` with ${style.whims} % whims` : ''}`;
  let match: Match | undefined = Match.start(kit.game, { ...setting, seed: name });
  const [chapters, most] = campaign ? [campaign.chapters, MOST_DECISIONS_A_CHAPTER] : [MOST_CHAPTERS, MOST_DECISIONS];
  for (let chapter = 1; match && chapter <= chapters; chapter++) {
    play(match, style, `${name}/${chapter}`, most);
    const title = `${name}${chapter > 1 ? `, chapter ${chapter}` : ''}: ${setting.seats} at the table`;
    for (const [from, stretch] of campaign ? someOf(stretches(match), chance) : stretches(match)) {
      const where = from > 0 ? `, from entry ${from}` : '';
      yield { golden: goldenOf(`${title}${where}`, stretch), ...metIn(kit, stretch, places) };
    }
    match = next(kit, match, chance, `${name}/${chapter + 1}`);
  }
}

const trialSetting = ({ game: { trials } }: GameKit, number: number): Setting =>
  trials[number % trials.length] as Setting;

/** By turns with as many seats as it can be played with. */
function campaignSetting(kit: GameKit, { options }: GoldenCampaign, number: number): Setting {
  const settings = Array.from({ length: MOST_SEATS }, (_, n) => ({ seats: n + 1, options }));
  const playable = settings.filter(setting => isPlayable(kit, setting));
  const setting = playable[number % playable.length];
  if (!setting) throw badArgument('error.no-campaign', { game: kit.game.id });
  return setting;
}

/** Chapters are long: their last stretch, and a few of the others. */
function someOf<T>(stretches: Iterable<T>, chance: Chance): readonly T[] {
  const all = [...stretches];
  const last = all.pop();
  const some = chance.shuffle(all, 'stretches').slice(0, STRETCHES_A_CHAPTER - 1);
  return last === undefined ? some : [...some, last];
}

/** Every fourth option as chance has it, as far as that can be played; but for those that are fixed. */
function varied(kit: GameKit, setting: Setting, chance: Chance, fixed: Options): Setting {
  let options: Options = setting.options;
  for (const spec of kit.game.options) {
    if (spec.id in fixed || chance.below(4, 'options') > 0) continue;
    const changed = { ...options, [spec.id]: anyValue(spec, chance) };
    if (isPlayable(kit, { ...setting, options: changed })) options = changed;
  }
  return { ...setting, options };
}

function anyValue(spec: OptionSpec, chance: Chance): OptionValue {
  switch (spec.kind) {
    case 'switch':
      return chance.below(2, 'options') === 0;
    case 'choice':
      return chance.pick(spec.choices, 'options');
    case 'number':
      return spec.min + chance.below(spec.max - spec.min + 1, 'options');
    case 'list':
      return spec.choices.filter(() => chance.below(2, 'options') === 0);
  }
}

function play(match: Match, { bot, whims }: Style, seed: string, most: number): void {
  const seats = Array.from({ length: match.seats }, (_, seat) => ({
    own: player(bot, `${seed}/${seat}`),
    whim: player(random, `${seed}/${seat}/whim`),
  }));
  for (let made = 0; made < most && !match.over; made++) {
    const decision = awaited(match) as Decision;
    const { own, whim } = seats[decision.seat] as { own: Player; whim: Player };
    const picks = picksOf(match, decision, whim.chance.below(100, 'whim') < whims ? whim : own);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
}

/** A match in stretches, with the entry at which each begins. */
function* stretches(match: Match): Generator<[from: number, stretch: Match]> {
  const { game, journal, started } = match;
  const count = Math.max(1, Math.round(journal.length / STRETCH));
  const cuts = Array.from({ length: count - 1 }, (_, n) => {
    const { lastCheckpoint } = match.past(Math.floor((journal.length * (n + 1)) / count));
    return lastCheckpoint;
  });
  for (const [n, base] of [undefined, ...cuts].entries()) {
    const from = base?.at ?? 0;
    const to = cuts[n]?.at ?? journal.length;
    if (to <= from) continue;
    const stretch = Match.beginning(game, { ...started, ...(base && { base: { ...copy(base), at: 0 } }) }, []);
    for (const entry of journal.slice(from, to)) if (!isReseed(entry)) stretch.takeSealed([entry]);
    yield [from, stretch];
  }
}

function next(kit: GameKit, match: Match, chance: Chance, seed: string): Match | undefined {
  if (!match.over || !chaptersFor(kit.game, match)) return undefined;
  const offered = nextChapters(match);
  return offered.length > 0 ? followingMatch(match, chance.pick(offered, 'next').id, seed) : undefined;
}

// ---- what a game meets ----

function metIn(kit: GameKit, match: Match, places: Places): Pick<Played, 'texts' | 'places'> {
  const texts = new Set<string>();
  places(); // What lies before it is forgotten.
  for (const page of retell(kit, match)) for (const text of textsOf(page)) texts.add(text);
  return { texts: [...texts], places: places() };
}

/** Whatever is asked, offered, refused or told, by its keys, with those of what it names. */
function* textsOf({ events, decisions, aspects }: Page): Generator<string> {
  for (const { prompt } of decisions) yield prompt;
  for (const { text, rule } of events) yield `${text} ${rule ?? ''}`;
  yield* keysIn(aspects.asked);
  yield* keysIn(events);
}

function* keysIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('text' in value && typeof value.text === 'string') yield value.text;
  for (const inner of Object.values(value)) yield* keysIn(inner);
}

// ---- the choice ----

/** What is met a second time counts less than what nobody has met yet, but more than nothing: once is not every case. */
const worthAfter = (times: number): number => 3 ** -times;

/**
 * So many games at most, with so many pages together, that meet the most beside those that are kept before. The shortest way to it first. What a game is worth only
 * ever falls, so whatever was worth too little before need not be asked again.
 */
export function choose(
  all: readonly Candidate[],
  most: number,
  pages: number,
  before: readonly Candidate[] = [],
): readonly Candidate[] {
  const times = new Map<string, number>();
  for (const { met } of before) for (const what of met) times.set(what, (times.get(what) ?? 0) + 1);
  const left = new Map(all.map(candidate => [candidate, { worth: Infinity, round: -1 }]));
  const chosen: Candidate[] = [];
  let room = pages;
  while (chosen.length < most) {
    let best: Candidate | undefined;
    let known = { worth: -Infinity, round: -1 };
    for (const [candidate, valued] of left)
      if (pagesOf(candidate) <= room && valued.worth > known.worth) [best, known] = [candidate, valued];
    if (!best) break;
    if (known.round < chosen.length) {
      left.set(best, { worth: worthOf(best, times), round: chosen.length });
      continue;
    }
    left.delete(best);
    chosen.push(best);
    room -= pagesOf(best);
    for (const what of best.met) times.set(what, (times.get(what) ?? 0) + 1);
  }
  return chosen;
}

const pagesOf = ({ golden }: Candidate): number => golden.journal.length + 1;

function worthOf(candidate: Candidate, times: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const what of candidate.met) sum += worthAfter(times.get(what) ?? 0);
  return sum / (LEAST_LENGTH + pagesOf(candidate));
}

/** Or games of three decisions would come first. */
const LEAST_LENGTH = 60;
