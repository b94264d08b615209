// What the chapters of the rules ask of each other. A trap wounds, a wound kills, a death wakes a script, a script activates a monster, which
// attacks and springs a trap: imports would run in a circle, so each chapter is found through the game itself. Types alone stand here.

import type { Rules, Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { Area } from '../content/quests/vocabulary.ts';
import type { AttackStep, Bonus, Moment, Potion, Tier } from '../content/vocabulary.ts';
import type { AttackReason } from './attack/reasons.ts';
import type { GuardAt } from './hero/guard-moments.ts';
import type { Standing } from './legend/dungeon/record.ts';
import type { FigureId, Flow, HeroId, Marker, MarkerId, MonsterFigure, Side, Stand, T, Thing } from './state.ts';

/** What an attack is made with, and at what it is aimed. */
export interface AttackChoice {
  /** A weapon by its copy, the dice of an ability by its source, bare hands; nothing for a monster. */
  readonly weapon?: Thing;
  /** The space aimed at (DES-21.2). */
  readonly target: Space;
  readonly aimed?: true;
  readonly by: AttackReason;
  /** The space of a friend on which it begins (DRF-2.4a). */
  readonly from?: Space;
  /** Where a template lies, of Breath and Bolt, or which form it has besides. */
  readonly area?: string;
}

/** What an occurrence concerns. Whoever answers it reads this alone. */
export interface About {
  /** Whose moment it is: the hero of the turn, the figure that moved, the attacker. */
  readonly figure?: FigureId;
  /** The other one, where there is another. */
  readonly other?: FigureId;
  readonly at?: Space;
  readonly door?: string;
  readonly marker?: MarkerId;
  readonly area?: Area;
  readonly thing?: Thing;
  /** Of the treasure that is about to be dealt. */
  readonly tier?: Tier;
  readonly wounds?: number;
}

/** An occurrence that overlord cards may answer: one Event and one Trap each (DES-12.8, DES-12.10). */
export interface Occurrence extends About {
  readonly when: Moment | `attack:${AttackStep}` | `attacked:${AttackStep}`;
}

/** What overlord cards have made of the attack that they answered. */
export interface CardAnswer {
  /** It is an aimed one (DES-8.5). */
  readonly aimed?: true;
  /** Its target dodges (DRF-2.13). */
  readonly dodged?: true;
  /** Its target has Stealth against it. */
  readonly hidden?: true;
  /** So many power dice more are rolled. */
  readonly dice?: number;
  /** What is added to it besides. */
  readonly lines?: readonly { readonly source: Text; readonly bonus: Bonus }[];
  /** It has no power dice at all. */
  readonly powerless?: true;
  /** A dark relic in place of a treasure, and who receives it. */
  readonly relic?: { readonly hero: HeroId; readonly thing: Thing };
  /** Something else befalls the hero whom it has hit, in place of damage. */
  readonly instead?: true;
}

/** What came of wounds: how many were lost, and whether whoever lost them is dead for good. */
export interface Wounding {
  readonly lost: number;
  readonly died: boolean;
}

/** A moment at which a hero on guard may interrupt. */
export interface GuardMoment {
  readonly at: GuardAt;
  /** Whose deed it is, or whom a card is about. */
  readonly figure?: FigureId;
  /** Those who have just been asked about their order. */
  readonly asked?: readonly FigureId[];
  /** Of a deed: what heroes on guard could do before it. */
  readonly before?: Watch;
}
/** What heroes on guard could do at a moment. */
export type Watch = ReadonlyMap<HeroId, ReadonlySet<string>>;

/** Where wounds come from. */
export interface Source {
  readonly kind: 'attack' | 'terrain' | 'trap' | 'token' | 'ability' | 'script' | 'cost';
  readonly by?: FigureId;
  /** A card, a prop, a token, an ability. */
  readonly what?: string;
}

/** How a figure has come where it is: from where, and whether by its own choice (DES-12.11). */
export interface Step {
  readonly from?: Stand;
  readonly own: boolean;
  /** They only pass, and obstacles do nothing to them (Acrobat). */
  readonly over?: boolean;
}

/** What scripts may wait for (`content/quests/vocabulary.ts`), as it has happened. */
export type Happening =
  | { readonly what: 'start' | 'round' | 'lastCard' }
  /** `at`: where it was; by now the hero is in Town. */
  | {
      readonly what: 'heroKilled';
      readonly hero: HeroId;
      readonly at?: Space;
      readonly by?: FigureId;
      /** Of what. */
      readonly kind?: Source['kind'];
      /** What the hero was worth (LEG-21.2, R231). */
      readonly worth?: number;
    }
  | { readonly what: 'turnStart' | 'turnEnd'; readonly side: Side; readonly hero?: HeroId }
  | { readonly what: 'revealing' | 'reveal'; readonly area: Area; readonly hero?: HeroId }
  | { readonly what: 'open' | 'close'; readonly door: string; readonly figure?: FigureId }
  /** `at`: the space itself, of a large figure the first one; `from` and `to`: all that it stood and stands on. */
  | {
      readonly what: 'enter' | 'leave';
      readonly at: Space;
      readonly figure: FigureId;
      readonly from?: readonly Space[];
      readonly to?: readonly Space[];
    }
  | {
      readonly what: 'encounter' | 'take' | 'chest' | 'glyph' | 'travel';
      readonly marker: MarkerId;
      /** Of the guide, where the marker is one of its things: it may be gone from the board by now. */
      readonly thing?: number;
      readonly hero: HeroId;
      readonly at: Space;
    }
  /** By a hero, or by a monster that is dead now. */
  | {
      readonly what: 'altar';
      readonly marker: MarkerId;
      readonly thing?: number;
      readonly hero?: HeroId;
      readonly at: Space;
    }
  | { readonly what: 'quickAction'; readonly id: string; readonly hero: HeroId }
  /** `progress`: the tokens with which it was completed. */
  | { readonly what: 'prolongedAction'; readonly id: string; readonly hero: HeroId; readonly progress: number }
  | { readonly what: 'attacked' | 'wounded' | 'activate'; readonly figure: FigureId; readonly by?: FigureId }
  | { readonly what: 'swallow'; readonly figure: MonsterFigure; readonly hero: HeroId }
  | {
      readonly what: 'kill';
      readonly figure: MonsterFigure;
      readonly kind: string;
      readonly unique?: string;
      readonly thing?: number;
      readonly rank: string;
      readonly at: Space;
      readonly by?: FigureId;
      /** Of who came with a level of a dungeon, and how they died. */
      readonly came?: Standing;
      readonly source?: Source;
    }
  | { readonly what: 'flag' | 'counter'; readonly id: string };

export interface Calls {
  /** attack/attack.ts: one attack, from its declaration to its end. */
  attack(t: T, who: FigureId, how: AttackChoice): Flow;
  /** effects/apply.ts: all effects of sheets, skills and items that work or may be used at a moment. */
  moment(t: T, moment: Moment, about: About): Flow;
  /** wounds.ts: wounds are lost, with all that comes of it. Armour has been subtracted. */
  wound(t: T, figure: FigureId, wounds: number, source: Source): Flow<Wounding>;
  /** wounds.ts: wounds are healed, Poison first (DES-24.9); says how many. */
  heal(t: T, figure: FigureId, wounds: number | 'all'): number;
  /** hero/death.ts */
  heroDies(t: T, hero: HeroId, source: Source): Flow;
  /** overlord/monsters.ts: a monster is dead: rewards, scripts, its figure comes off the board. */
  monsterDies(t: T, monster: MonsterFigure, source: Source): Flow;
  /** overlord/leaping.ts: a monster that dies in the middle of a leap strikes first (DES-68.16). */
  diesLeaping(t: T, monster: MonsterFigure): Flow;
  /** overlord/activation.ts: a monster acts at once, out of turn, as a whole. */
  activate(t: T, monster: MonsterFigure): Flow;
  /** overlord/windows.ts: the overlord may answer with cards; says what an attack must know of them. */
  offerOverlord(t: T, what: Occurrence): Flow<CardAnswer>;
  /** hero/guard.ts: heroes on guard may interrupt the overlord's turn (DES-8.14). */
  offerGuard(t: T, moment?: GuardMoment): Flow;
  /** areas/reveal.ts: an area is revealed and set up. */
  reveal(t: T, area: Area, hero?: HeroId): Flow;
  /** areas/reveal.ts: reveals whatever heroes now see (DES-26.1). */
  look(t: T): Flow;
  /** areas/doors.ts: a door is opened or shut; movement points have been paid. */
  useDoor(t: T, who: FigureId, door: string): Flow;
  /** areas/chests.ts: movement points have been paid. */
  openChest(t: T, hero: HeroId, chest: MarkerId): Flow;
  /** areas/chests.ts: what is in a chest is given, at once or when the Mimic it was is dead (DES-13.10). */
  chestGives(t: T, chest: Marker): Flow;
  /** areas/treasure.ts: a treasure card comes to a hero: a cache is cashed in, an item kept or discarded (DES-30.11). */
  treasure(t: T, hero: HeroId, thing: Thing): Flow;
  /** areas/tokens.ts: a hero picks up what lies there. */
  pickUp(t: T, hero: HeroId, marker: MarkerId): Flow;
  /** hero/glyphs.ts: a glyph is turned to its active side (DES-54.3). */
  activateGlyph(t: T, hero: HeroId, glyph: MarkerId): Flow;
  /** quest/script.ts: scripts that wait for this run. */
  happen(t: T, what: Happening): Flow;
  /** quest/actions.ts: a quick action of the quest's own, paid for. */
  questAction(t: T, hero: HeroId, action: string): Flow;
  /** props/enter.ts: what the ground does to whoever has come to stand on it. */
  stepOn(t: T, figure: FigureId, step: Step): Flow;
  /** effects/lingering.ts: what is worked out at the start of a figure's turn, in the order its player likes. */
  startEffects(t: T, figure: FigureId): Flow;
  /** effects/potions.ts: what is drunk works. */
  drink(t: T, hero: HeroId, potion: Potion): Flow;
  /** conquest.ts: the pool grows or shrinks; at 0 the overlord has won (DES-1.2). */
  conquest(t: T, n: number, why: string, hero?: HeroId): Flow;
  /** end.ts: a side has won, here and now. */
  finish(t: T, side: Side): Rules<never>;
}

/** The chapters of the game that is being played. */
export const calls = (t: T): Calls => (t.game as unknown as { readonly calls: Calls }).calls;
