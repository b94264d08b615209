// What has happened, as scripts are told of it; and whether it is what one of them waits for. Pure: where a place is now is told by
// whoever asks.

import type { Space } from '@veillee/pieces/geometry';
import { names, several } from '../../content/quests/read.ts';
import type { Area, Event, Where, Who } from '../../content/quests/vocabulary.ts';
import type { MonsterId, Rank } from '../../content/vocabulary.ts';

/** A figure as scripts know it, also one that is gone. */
export interface Met {
  readonly id: string;
  /** What scripts call it: its letter, its id, the unique monster that it is. */
  readonly names: readonly string[];
  /** None: a hero. */
  readonly monster?: MonsterId;
  readonly rank?: Rank;
}

/** To whom and where it happened: `$hero`, `$figure`, `$here`. */
export interface About {
  readonly hero?: string;
  readonly figure?: Met;
  readonly here?: readonly Space[];
  /** Tokens of progress with which a prolonged action was completed. */
  readonly progress?: number;
}

export type Fact = About &
  (
    | { readonly is: 'start' | 'heroKilled' | 'lastCard' }
    | { readonly is: 'round'; readonly round: number }
    | { readonly is: 'turnStart' | 'turnEnd'; readonly side: 'hero' | 'overlord' }
    | { readonly is: 'revealing' | 'reveal'; readonly area: Area }
    | { readonly is: 'open' | 'close'; readonly door: string }
    /** `figure` has moved: from these spaces to those. */
    | { readonly is: 'enter' | 'leave'; readonly from: readonly Space[]; readonly to: readonly Space[] }
    | {
        readonly is: 'encounter' | 'take' | 'chest' | 'glyph' | 'travel' | 'altar';
        readonly names: readonly string[];
      }
    | { readonly is: 'quickAction' | 'prolongedAction'; readonly action: string }
    | { readonly is: 'attacked' | 'kill' | 'activate' | 'swallow' }
    /** So much is left to it, of so much. */
    | { readonly is: 'wounded'; readonly left: number; readonly of: number }
    | { readonly is: 'counter'; readonly counter: string; readonly value: number }
    | { readonly is: 'flag'; readonly flag: string }
  );

export type PlaceNow = (where: Where) => ReadonlySet<Space>;

const ANY = 'any';
const includesOne = (wanted: readonly string[], of: readonly string[]): boolean =>
  wanted.includes(ANY) || of.some(name => wanted.includes(name));

/** Is this figure one of those? `$figure` is whom it happened to; `any` is any monster. */
export function isWho(who: Who, { names: own, monster, rank }: Met): boolean {
  if (typeof who === 'object' && 'monster' in who)
    return who.monster === monster && rank !== 'unique' && (who.rank === undefined || who.rank === rank);
  return (monster !== undefined && names(who).includes(ANY)) || own.some(name => names(who).includes(name));
}

function isMover(by: 'hero' | 'monster' | Who | undefined, figure: Met | undefined): boolean {
  if (!figure || by === undefined) return figure !== undefined;
  if (by === 'hero') return figure.monster === undefined;
  if (by === 'monster') return figure.monster !== undefined;
  return isWho(by, figure);
}

/**
 * A figure of one space enters with every step onto a space of the place; a large one with its first space there, and it leaves with
 * its last.
 */
function crosses(place: ReadonlySet<Space>, from: readonly Space[], to: readonly Space[]): boolean {
  const isIn = (at: Space): boolean => place.has(at);
  if (to.length <= 1 && from.length <= 1) return to.some(at => isIn(at) && !from.includes(at));
  return to.some(isIn) && !from.some(isIn);
}

const isArea = (wanted: Area | readonly Area[] | 'any', area: Area): boolean =>
  wanted === ANY || several<Area | 'any'>(wanted as Area | readonly Area[]).includes(area);

/** `1/2` of 12 is 6. */
function partOf(left: number | `${number}/${number}`, of: number): number {
  if (typeof left === 'number') return left;
  const [part = 0, whole = 1] = left.split('/').map(Number);
  return (of * part) / whole;
}

/** Is this what a script waits for? */
export function isAwaited(event: Event, fact: Fact, now: PlaceNow): boolean {
  switch (fact.is) {
    case 'start':
    case 'heroKilled':
    case 'lastCard':
      return fact.is in event;
    case 'round':
      return 'round' in event && isRound(event, fact.round);
    case 'turnStart':
      return 'turnStart' in event && event.turnStart === fact.side;
    case 'turnEnd':
      return 'turnEnd' in event && event.turnEnd === fact.side;
    case 'revealing':
      return 'revealing' in event && isArea(event.revealing, fact.area);
    case 'reveal':
      return 'reveal' in event && isArea(event.reveal, fact.area);
    case 'open':
      return 'open' in event && names(event.open).includes(fact.door);
    case 'close':
      return 'close' in event && names(event.close).includes(fact.door);
    case 'enter':
      return 'enter' in event && isMover(event.by, fact.figure) && crosses(now(event.enter), fact.from, fact.to);
    case 'leave':
      return 'leave' in event && isMover(event.by, fact.figure) && crosses(now(event.leave), fact.to, fact.from);
    case 'encounter':
      return 'encounter' in event && includesOne(names(event.encounter), fact.names);
    case 'take':
      return 'take' in event && includesOne(names(event.take), fact.names);
    case 'chest':
      return 'chest' in event && includesOne(names(event.chest), fact.names);
    case 'glyph':
      return 'glyph' in event && includesOne(names(event.glyph), fact.names);
    case 'travel':
      return 'travel' in event && includesOne(names(event.travel), fact.names);
    case 'altar':
      return 'altar' in event && includesOne(names(event.altar), fact.names);
    case 'quickAction':
      return 'quickAction' in event && names(event.quickAction).includes(fact.action);
    case 'prolongedAction':
      return 'prolongedAction' in event && names(event.prolongedAction).includes(fact.action);
    case 'attacked':
      return 'attacked' in event && !!fact.figure && isWho(event.attacked, fact.figure);
    case 'kill':
      return 'kill' in event && !!fact.figure && isWho(event.kill, fact.figure);
    case 'activate':
      return 'activate' in event && !!fact.figure && isWho(event.activate, fact.figure);
    case 'swallow':
      return 'swallow' in event && !!fact.figure && isWho(event.swallow, fact.figure);
    case 'wounded':
      return (
        'wounded' in event &&
        !!fact.figure &&
        isWho(event.wounded, fact.figure) &&
        (event.left === undefined || fact.left <= partOf(event.left, fact.of))
      );
    case 'counter':
      return 'counter' in event && event.counter === fact.counter && isValue(event, fact.value);
    case 'flag':
      return 'flag' in event && names(event.flag).includes(fact.flag);
  }
}

function isRound({ round, every }: { readonly round: number; readonly every?: number }, now: number): boolean {
  return now === round || (every !== undefined && now > round && (now - round) % every === 0);
}

function isValue(
  { is, min, max }: { readonly is?: number; readonly min?: number; readonly max?: number },
  n: number,
): boolean {
  return (is === undefined || n === is) && (min === undefined || n >= min) && (max === undefined || n <= max);
}
