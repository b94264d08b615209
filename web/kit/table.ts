// The contract between the page and a game's board: what a board is fed, and what it hands back. A board knows no rules.

import type {
  Account,
  GameEvent,
  Language,
  Option,
  OptionSpec,
  Options,
  Outcome,
  Picks,
  PlainDecision,
  Refused,
  RuleId,
  Seat,
  Text,
} from '@veillee/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { SeatKind } from '../../server/protocol.ts';
import type { CardProps, Figure } from './cards/card.tsx';
import type { Likeness } from './people/portrait.tsx';
import type { Scene, SceneTeller } from './story/scene.ts';

/** A seat's colour and emblem; always both. In the order of the seats. */
export type Emblem = 'fox' | 'wizard' | 'hood' | 'golem' | 'knight';
export const EMBLEMS: readonly Emblem[] = ['fox', 'wizard', 'hood', 'golem', 'knight'];

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly emblem: Emblem;
  /** The bot's level when no person plays here. */
  readonly bot?: string;
  /** Whether this seat belongs to this screen. */
  readonly mine: boolean;
  readonly present: boolean;
  /** Somebody waits for this seat's answer. */
  readonly acting: boolean;
  /** In a timed game: milliseconds left at the moment `at` (of `performance.now`), those of the reserve among them. */
  readonly clock?: { readonly left: number; readonly reserve: number; readonly runs: boolean; readonly at: number };
}

/** An event as this seat may know it. `n` counts events; `at` is the number of journal entries before it. */
export interface TableEvent extends Omit<GameEvent, 'only' | 'others'> {
  readonly n: number;
  readonly at: number;
}

/** Whether a line of the chronicle is about the card of this name: it then names it as its `card`. */
export const isAbout = ({ with: told }: Pick<TableEvent, 'with'>, name: Text): boolean => {
  const card = told?.card;
  return typeof card === 'object' && 'text' in card && card.text === name.text;
};

/** What a game counts: a drawing, its colour, and a text with `{n}`. */
export type Coins = {
  readonly [coin: string]: {
    readonly glyph: string;
    readonly tone: 'gold' | 'xp' | 'vp' | 'bad' | 'plain';
    readonly text: string;
  };
};

/** What the page can show about a thing when it is inspected (hover 300 ms, long press 350 ms, key `i`). */
export interface Inspected {
  /** The thing's id, as in `option.on`. The panel adds what may be done with it and what is refused. */
  readonly thing?: string;
  readonly title: string;
  /** For instance a large `Card`. */
  readonly body?: ReactNode;
  /** Keywords and figures explained, each with the rule that says so. */
  readonly notes?: readonly { readonly text: string; readonly rule?: RuleId }[];
}

/** How a thing is to be lit. See the guide, section 7. */
export type ThingState = 'option' | 'chosen' | 'refused' | 'plain';

export interface TableSettings {
  /** False with reduced motion: no travel, no tumble; cross-fades of 120 ms remain. */
  readonly motion: boolean;
  readonly contrast: boolean;
}

/** What one would regret, said before an answer is sent. */
export interface Caution {
  /** The worst first. */
  readonly lines: readonly { readonly text: Text; readonly rule?: RuleId }[];
  /** Nothing mends it afterwards: the slip turns red. */
  readonly grave?: boolean;
  readonly glyph?: string;
}

export interface TouchHow {
  readonly confirm?: boolean;
  readonly weigh?: boolean;
  readonly figure?: string;
}

export interface TableProps<V = unknown> {
  /** The table as `seat` sees it. */
  readonly view: V;
  /** Whose eyes these are; undefined when one only looks on. */
  readonly seat: Seat | undefined;
  /** What this seat is asked now, if anything. */
  readonly decision: PlainDecision | undefined;
  /** Keys chosen so far: several for a decision of many picks, at most one otherwise. Not sent yet. */
  readonly picked: Picks;
  /** What speaks against the answer that is chosen but not sent; the slip says it. */
  readonly caution: Caution | undefined;
  /** What has happened since the view before this one, for animation. The view already shows the result. */
  readonly events: readonly TableEvent[];
  /** All that has been told so far, as the chronicle has it: what is taken back is gone from it. */
  readonly log: readonly TableEvent[];
  /** What is being told: the view is the one before it, and nothing is asked meanwhile. */
  readonly telling: Scene | undefined;
  readonly seats: readonly SeatInfo[];
  readonly language: Language;
  /** The options with which the table was set up. */
  readonly options: Options;
  readonly settings: TableSettings;
  /** A replay or a table one only watches: nothing can be answered. */
  readonly replaying: boolean;

  /** A text of this game's catalogues, in the page's language. `player.<seat>` is known. */
  say(text: Text): string;

  /** Options whose `on` names this thing. */
  optionsOn(thing: string): readonly Option[];
  /** Refused options whose `on` names this thing. */
  refusedFor(thing: string): readonly Refused[];
  /** `option` if something may be done with it, `chosen` if that is picked, `refused` if one would expect it. */
  stateOf(thing: string): ThingState;

  /**
   * What a click on a thing does, unless the board knows better. One option: it is answered at once, or chosen and then
   * confirmed on the slip (or by a second touch) with `confirm`, or toggled when the decision takes several. Several options:
   * a menu opens beside `by`, whose rows are answers, or with `weigh` choices for the slip to speak of first. None, but refused
   * ones: the reason and its rule open beside `by`. With `figure` only what that figure of the seat may do is meant (in-hand.tsx).
   */
  touch(thing: string, by?: Element | null, how?: TouchHow): void;
  /** Of several figures that the seat runs, the one it says it means. */
  readonly figure: string | undefined;
  /** Says which figure is meant; a touch on a figure does so too. */
  mean(figure: string): void;
  /** Around one screen, where nothing is hidden: lets another of its players go on who is asked as well. */
  readonly turnTo?: ((seat: Seat) => void) | undefined;
  /** Chooses an option without sending it: the slip then holds the button that says its deed. Toggles. */
  pick(key: string): void;
  /**
   * Sends an answer: keys of options, `[]` for a pass, one numeral for a range. What the game warns of (`TableModule.warn`) is
   * chosen first, wherever the answer comes from, and sent when it is answered again.
   */
  answer(picks: Picks): void;
  /** How many answers were sent from this screen: whoever has sent one since they began to read has gone on. */
  readonly acted: number;
  /** Says which piece lies open to be read, if any: what others do waits for the reader, a while. See `useUnhurried`. */
  readonly reads?: ((piece: string | undefined) => void) | undefined;
  /** Opens the panel with all options. */
  listOptions(): void;
  /** Shows or hides what a thing is, beside `by` or in a sheet on a phone. Kit cards call it through `useInspect`. */
  inspect(what: Inspected | undefined, by?: Element | null): void;
  /** Opens the rulebook at this rule. */
  openRule(rule: RuleId): void;
  /** Opens the list of interruptions about which this seat wishes to be asked; not where nothing is answered. */
  readonly openWishes?: (() => void) | undefined;
  /** Notices that are shown until they are put away, once for all in this browser (notice.tsx). */
  readonly notices?: Notices | undefined;
}

export interface Notices {
  isRead(id: string): boolean;
  putAway(id: string): void;
}

/** A finding about a set-up, shown while the table is laid: "Enough sources of Light". */
export interface SetupCheck {
  readonly text: Text;
  readonly holds: boolean;
  readonly rule?: RuleId;
}

/** What a choice contains: "Monsters: Enchanted, Ooze". */
export interface SetupContent {
  readonly title: Text;
  readonly items: readonly Text[];
  readonly glyph?: string;
}

/** A step of the guided first game: shown on the slip while it applies. */
export interface GuideStep<V = unknown> {
  readonly id: string;
  /** A text of the game's catalogues. */
  readonly text: Text;
  readonly rule?: RuleId;
  /** Things to point at. */
  readonly on?: readonly string[];
  applies(view: V, decision: PlainDecision | undefined): boolean;
}

/** A part of the table in words: what stands where the drawing would be. */
export interface OutlinePart {
  /** None: the players. */
  readonly title?: Text;
  readonly rows: readonly OutlineRow[];
}

export interface OutlineRow {
  readonly label?: Text;
  readonly values?: readonly Text[];
  /** How many there are. */
  readonly count?: number;
}

export interface ReckoningProps<V = unknown> {
  /** The table at the end, as this seat sees it. */
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  say(text: Text): string;
}

export interface LastPageProps<V = unknown> extends ReckoningProps<V> {
  /** The best moment in words, and the way to see it again; none where nothing stands out, or nobody may look back. */
  readonly moment?: { readonly words: string; see(): void } | undefined;
}

export interface SavedProps<V = unknown> {
  /** The table at the end of the chapter. */
  readonly view: V;
  say(text: Text): string;
}

/** The colours that a source of points can have; its pattern follows from its place in the list. */
export type SourceKind = 'monster' | 'hero' | 'spell' | 'item' | 'villager' | 'weapon';

/** What the last page needs of a game besides the scores. All texts are of the game's catalogues. */
export interface Ending<V = unknown> {
  readonly account: Account<V>;
  /** The colour of each source of points; it is called `table.source.<id>`. */
  readonly sources: { readonly [id: string]: SourceKind };
  /** The drawing of each figure; it is called `table.tally.<id>`. */
  readonly figures: { readonly [id: string]: string };
  /** The coin that is points: by it the best moment is found. */
  readonly coin?: string;
  /** Where there are no points: how good a moment this was; nothing for what is no moment at all. Unless given, by its weight. */
  worth?(event: TableEvent): number;
  /** Told of a loss, though no fight was lost and no points went: neither a best moment nor the line that tells one. */
  isLoss?(event: TableEvent): boolean;
  /** What is drawn round by round, a line a seat: what it is called, and the coin that it counts. */
  readonly line: { readonly text: string; readonly coin: string };
  /** The card that the best moment is about. */
  card(
    moment: { readonly line: TableEvent; readonly seat: Seat | undefined },
    view: V,
    say: TableProps['say'],
  ): CardProps | undefined;
  /** Somebody has won: why, in more words than the outcome's own. */
  victory?(view: V, outcome: Outcome): Text;
  /**
   * Nobody has won, or not the side that reads this: what that is called, the last line of the story, why it came so, in more words
   * than the outcome's own, and the one figure that was close.
   */
  defeat(
    view: V,
    outcome: Outcome,
  ): { readonly title: Text; readonly story: Text; readonly why?: Text; readonly close: Text };
}

/** What `games/<game>/table/index.tsx` exports. All but the board is optional. */
export interface TableModule<V = unknown> {
  readonly default: ComponentType<TableProps<V>>;
  /** Checks of a set-up, when the chosen options say which cards are in the game. */
  setupChecks?(options: Options, seats: number): readonly SetupCheck[];
  /** What a choice contains, for the set-up screen: lines such as "Monsters: Enchanted, Ooze". */
  setupContents?(options: Options, seats: number): readonly SetupContent[];
  /** Text ids that differ from `setup.<option>.<choice>`: the name of a choice, among the options as they are set. */
  choiceText?(spec: OptionSpec, choice: string, options: Options): string;
  /** The drawing of a choice on its card, as SVG, where its option has none: the map, in small. */
  choicePicture?(spec: OptionSpec, choice: string): string | undefined;
  /** The difficulty of a choice, 1 to 3, shown as stars. */
  choiceStars?(spec: OptionSpec, choice: string): number | undefined;
  /** Options of a first game, where they differ from the initial ones: the set-up has them for whoever never played. */
  readonly firstGame?: Options;
  /** What stands for the initial options at a table where such people sit: friends around one screen need not confirm to each other. */
  seatedOptions?(seats: readonly SeatKind[]): Options;
  /** Nothing is hidden between seats with these options: around one screen nobody needs to look away. */
  isOpen?(options: Options): boolean;
  /** The land of a campaign as SVG, 1440 by 392, behind the lanterns of its evenings, and the chapters that it shows. */
  readonly landscape?: { readonly chapters: number; picture(): string };
  /** What a chapter has left to the next, from the table at its end: heroes, what they carry, who goes with them. */
  readonly Saved?: ComponentType<SavedProps<V>>;
  /** A moment that may be wished for in advance (`kit.whens`), in this table's own words: who is meant. 'none' where there is nobody. */
  whenText?(view: V, kind: string, when: string): Text | 'none' | undefined;
  /** Whether this seat can ever be asked about such a thing (`kit.windows`); without a word, any can. */
  isAskedOf?(view: V, seat: Seat, kind: string): boolean;
  /** Whether nobody else may know that somebody is asked about this kind. */
  isSecret?(kind: string): boolean;
  /** What this table plays otherwise than a rule says, or has settled about it: the rulebook shows it beside the rule. */
  ruleNotes?(view: V): { readonly [rule: string]: Text };
  /** What one would regret about an answer: it is then asked for twice, with this in between. */
  warn?(view: V, decision: PlainDecision, picks: Picks): Caution | undefined;
  /** How what a turn brought is shown in the chronicle, by the coins of its events. */
  readonly coins?: Coins;
  /** Whom a seat plays, where it is somebody with a face. */
  plays?(view: V, seat: Seat): Likeness | undefined;
  /** Whose turn a heading of the chronicle tells of, where it is somebody with a face. */
  whose?(event: TableEvent, view: V): Likeness | undefined;
  /** What an option brings, in figures, for its row in a menu: the card one would own. */
  figures?(option: Option, say: TableProps['say'], decision: PlainDecision | undefined, view: V): readonly Figure[];
  /** Every card there is, as it is inspected: the kit's sheet shows them all. */
  cards?(say: TableProps['say']): readonly Inspected[];
  /** The table in the game's own words, for whoever plays without pictures. */
  outline?(view: V): readonly OutlinePart[];
  readonly guide?: readonly GuideStep<V>[];
  /** What a guided newcomer is advised to answer, from what their seat can see; nothing where no advice is to be had. */
  advise?(view: V, decision: PlainDecision): Picks | undefined;
  /** The scene that these events of one piece of news tell, if they tell one: the table shows what came of it afterwards. */
  readonly scene?: SceneTeller;
  /** The last page, when the game is over. */
  readonly ending?: Ending<V>;
  /** A last page of the game's own in place of head and panels, where this table has one: the end of a week. What comes next stands below it. */
  lastPage?(view: V): ComponentType<LastPageProps<V>> | undefined;
  /** What is said under the points when the game is over. */
  readonly Reckoning?: ComponentType<ReckoningProps<V>>;
  /** The arithmetic behind an event (`event.detail`), folded under its line of the chronicle. */
  readonly Detail?: ComponentType<{ event: TableEvent; say: TableProps['say'] }>;
}
