// A game with all that surrounds it: what the registry hands to the lab, the server and the page.

import type { Confirm, PlainDecision } from '../play/decision.ts';
import type { Game } from '../play/game.ts';
import type { Options } from '../play/setting.ts';
import type { Catalogue, Language, Seat, Text } from '../play/text.ts';
import type { Account, CampaignAccount } from './account.ts';
import type { Bot } from './bot.ts';
import type { GameClock } from './clock.ts';
import type { Reserve } from './reserve.ts';
import type { SecretCatalogues } from './secret-texts.ts';

export interface GameKit<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  /** The game's own bots, weakest first. `random` plays every game and is not among them. */
  readonly bots: readonly Bot<S, V>[];
  /** Options that differ from their initial values when only bots play. */
  readonly botOptions: Options;
  readonly texts: { readonly [language in Language]: Catalogue };
  /** What nobody may read before it is told, from the game's folder `secrets/`; a page is built without it. */
  readonly secrets?: SecretCatalogues;
  /** Keys that no source file names in full because they are put together, with `*` for the part put in. */
  readonly composedKeys: readonly string[];
  /** The game's folder: its rulebooks are in text/, its tests in test/. */
  readonly folder: URL;
  /** Rules without a test, and why that is right. */
  readonly exempt: readonly { readonly id: string; readonly reason: string }[];
  /** Kinds of interruption (`window.id`) about which a seat may wish to be asked or not; `window.<id>` names them. */
  readonly windows?: readonly string[];
  /** What such an interruption may be about (`window.when`), where a seat may arm a wish for it; `window.<id>.<when>` names it. */
  readonly whens?: { readonly [window: string]: readonly string[] };
  /** What the game has a seat confirm where there is only one answer; a seat may wish not to. */
  readonly confirms?: readonly Confirm[];
  /** How it is timed, where an option says so. */
  readonly clock?: GameClock<S, V>;
  /** What it says of itself when it is over. */
  readonly account?: Account<V>;
  /** What it says of a whole campaign, where it is played in chapters. */
  readonly campaign?: CampaignAccount<S>;
  /** What one side may lose before the game is lost to it. */
  readonly reserve?: Reserve<S>;
  /** The game's face in a terminal; without it the lab shows the view as it is. */
  readonly terminal?: Terminal<V>;
}

export interface Terminal<V> {
  /** The table as this seat sees it, as lines no wider than `width`. */
  screen(show: Shown<V>): string;
}

export interface Shown<V> {
  readonly view: V;
  readonly seat: Seat | undefined;
  readonly decision: PlainDecision | undefined;
  readonly names: readonly string[];
  readonly width: number;
  /** False where colour codes would be noise. */
  readonly colour: boolean;
  say(text: Text): string;
}
