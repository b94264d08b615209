// An evening at the keyboard: the match, who sits where, the language, and what each person has seen so far.

import { type Player, picksOf, player } from '@veillee/bots';
import {
  type Campaign,
  type Decision,
  eventFor,
  type GameEvent,
  type GameKit,
  type Language,
  type Match,
  type Picks,
  type Seat,
  unaskedPicks,
  type Viewer,
  type Wish,
} from '@veillee/kernel';
import type { Say } from '@veillee/text';
import { forgiving, ownSpeaker } from '../context.ts';
import { type Io, type Paint, paintFor, wantsColour, widthOf } from '../io.ts';
import { namesOf, sayAtTable } from '../names.ts';
import { type Rulebook, readRulebook } from '../rulebook.ts';
import { findBot, ME } from '../seats.ts';
import { type Lines, openLines } from './lines.ts';

export class Session {
  readonly kit: GameKit;
  readonly io: Io;
  readonly paint: Paint;
  readonly lines: Lines;
  /** `me` or a bot's id for each seat. */
  readonly seats: readonly string[];
  match: Match;
  /** The campaign of which the match is the current chapter, once there is more than one. */
  campaign: Campaign | undefined = undefined;
  language: Language;
  /** The lab's words. */
  own: Say;
  names: readonly string[];
  /** A sentence to be shown with the next question. */
  notice: string | undefined = undefined;
  /** About which interruptions the people here are asked. */
  wish: Wish = 'matters';
  /** The entry before which somebody went back: what is asked there is asked, whatever was wished. */
  askedAt: number | undefined = undefined;
  /** The person whose eyes are on the screen. */
  atKeyboard: Seat | undefined = undefined;
  private readonly players: readonly (Player | undefined)[];
  private readonly speakers = new Map<Seat | undefined, Say>();
  private readonly seen = new Map<Viewer, number>();
  private savedUnder: string | undefined = undefined;
  private book: { readonly language: Language; readonly rules: Rulebook } | undefined = undefined;

  constructor(kit: GameKit, match: Match, seats: readonly string[], language: Language, io: Io) {
    this.kit = kit;
    this.io = io;
    this.paint = paintFor(wantsColour(io));
    this.lines = openLines(io);
    this.seats = seats;
    this.match = match;
    this.language = language;
    this.own = ownSpeaker(language);
    this.names = [];
    this.speak(language);
    this.players = seats.map((id, seat) => (id === ME ? undefined : player(findBot(kit, id), `${match.seed}/${seat}`)));
  }

  speak(language: Language): void {
    this.language = language;
    this.own = forgiving(ownSpeaker(language));
    this.names = namesOf(this.seats, language, this.own);
    this.speakers.clear();
  }

  /** The game's words, to the person whose eyes are on the screen. */
  get say(): Say {
    const { viewer: reader } = this;
    const say = this.speakers.get(reader) ?? sayAtTable(this.kit, this.language, { names: this.names, reader });
    this.speakers.set(reader, say);
    return say;
  }

  get people(): readonly Seat[] {
    return this.seats.flatMap((id, seat) => (id === ME ? [seat] : []));
  }

  /** Whose log and table are shown now: the person at the keyboard, the only person, or somebody who looks on. */
  get viewer(): Seat | undefined {
    return this.atKeyboard ?? (this.people.length === 1 ? this.people[0] : undefined);
  }

  get width(): number {
    return widthOf(this.io);
  }

  name(seat: Seat): string {
    return this.names[seat] ?? String(seat + 1);
  }

  print(...lines: readonly string[]): void {
    if (lines.length > 0) this.io.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Clears the screen of a terminal; with `past`, also what could be scrolled back to, because it is another's. */
  clear(past = false): void {
    if (this.io.stdout.isTTY) this.io.stdout.write(`\u001b[2J${past ? '\u001b[3J' : ''}\u001b[H`);
  }

  rulebook(): Rulebook {
    if (this.book?.language !== this.language)
      this.book = { language: this.language, rules: readRulebook(this.kit, this.language) };
    return this.book.rules;
  }

  /** The game as it stands is in a file, or is new. */
  saved(): void {
    this.savedUnder = this.lastSeal;
  }

  get isSaved(): boolean {
    return this.savedUnder === this.lastSeal;
  }

  /** Stands for all that has been played. */
  get lastSeal(): string {
    return this.match.journal.at(-1)?.seal ?? '';
  }

  // ---- what happened ----

  /** Everything that the viewer was told, from this place of the log on. */
  told(from = 0): GameEvent[] {
    const viewer = this.viewer ?? 'everyone';
    return this.match.log.slice(from).flatMap(({ event }) => eventFor(event, viewer) ?? []);
  }

  /** What the viewer has not been shown yet; from now on it has. */
  news(): GameEvent[] {
    const viewer = this.viewer ?? 'everyone';
    const from = Math.min(this.seen.get(viewer) ?? 0, this.match.log.length);
    this.seen.set(viewer, this.match.log.length);
    return this.told(from);
  }

  /** After going back or loading: what is in the log now has been seen, and what is asked now is asked. */
  caughtUp(): void {
    this.askedAt = this.match.journal.length;
    for (const viewer of this.seen.keys())
      this.seen.set(viewer, Math.min(this.seen.get(viewer) ?? 0, this.match.log.length));
  }

  // ---- decisions ----

  /** What a person here is waited for, if anything. */
  get asked(): Decision | undefined {
    return this.awaited.find(({ seat }) => this.seats[seat] === ME);
  }

  /** Offers that stand for people here while somebody else is waited for. */
  get offers(): readonly Decision[] {
    return this.match.decisions.filter(({ seat, standing }) => standing && this.seats[seat] === ME);
  }

  private get awaited(): readonly Decision[] {
    return this.match.decisions.filter(({ standing }) => !standing);
  }

  /** Answers what its person does not wish to be asked about: an interruption passed, the only answer confirmed. */
  passUnwanted(): boolean {
    const { match } = this;
    if (this.askedAt === match.journal.length) return false;
    for (const decision of this.awaited) {
      const picks = this.seats[decision.seat] === ME ? unaskedPicks(decision, () => this.wish) : undefined;
      if (!picks) continue;
      match.answer({ seat: decision.seat, decision: decision.id, picks, auto: true });
      return true;
    }
    return false;
  }

  // ---- bots ----

  /** Lets one bot answer, if one may. Offers that merely stand are not for bots to take. */
  botAnswers(): boolean {
    for (const decision of this.awaited) {
      const bot = this.players[decision.seat];
      if (!bot) continue;
      const picks = picksOf(this.match, decision, bot);
      if (!this.mayGoFirst(decision, picks)) continue;
      this.match.answer({ seat: decision.seat, decision: decision.id, picks });
      return true;
    }
    return false;
  }

  /** Where the first answer counts and the others are no longer asked, bots leave it to people. */
  private mayGoFirst({ seat }: Decision, picks: Picks): boolean {
    if (!this.asked) return true;
    const trial = this.match.clone();
    trial.takeSealed([{ seat, picks }]);
    return trial.sealedAnswers.some(answer => answer.seat === seat);
  }
}
