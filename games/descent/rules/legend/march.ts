// LEG-4.19 to LEG-4.27, LEG-6.1 to LEG-6.3: the party's action: along one trail, with a test of what waits there, or training where it stands.

import type { Position } from '@veillee/kernel';
import type { Standing } from '@veillee/pieces/deeds';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { avatarRow } from '../../content/legend/avatars.ts';
import { partyRow } from '../../content/legend/cities.ts';
import { locationRow } from '../../content/legend/map.ts';
import type { TrailRow } from '../../content/legend/rows.ts';
import type { Shield, TrailKind, UpgradeOp } from '../../content/legend/vocabulary.ts';
import type { PowerFace } from '../../content/vocabulary.ts';
import type { Boards } from './boards.ts';
import { doAny } from './deeds.ts';
import { thrownAs, throwPowers } from './dice.ts';
import { giftsOf } from './dungeon/last.ts';
import { gainConquest } from './gains.ts';
import { farKey, goKey, hideKey, trainKey } from './keys.ts';
import { locationName } from './names.ts';
import { offerOffice } from './office.ts';
import { playBoard } from './play.ts';
import { plotOps } from './plots.ts';
import {
  type Flow,
  inForce,
  isKnown,
  type Legend,
  type Legendary,
  legendOf,
  type W,
  type WeekOffer,
  type WeekPosition,
} from './record.ts';
import { offerSharing, otherSeats, sharingOf } from './sharing.ts';
import { tellStory } from './telling.ts';
import { otherEnd, trailsAt } from './ways.ts';

/** LEG-6.1: the face that means an encounter. */
export const MEETS: { readonly [shield in Shield]: PowerFace } = {
  green: 'blank',
  yellow: 'surge',
  red: 'enhancement',
};

export const partyOps = ({ party }: Legend): readonly UpgradeOp[] => party.upgrades.flatMap(id => partyRow(id).ops);

/** Dice of the test: a guide spares one, and it may be none (LEG-13.39). */
export function testDice(legend: Legend, { dice }: TrailRow): number {
  const more = [...partyOps(legend), ...plotOps(legend)];
  return Math.max(
    0,
    more.reduce((n, op) => (op.op === 'testDice' ? n + op.n : n), dice),
  );
}

const canUse = (legend: Legend, kind: TrailKind): boolean =>
  kind === 'normal' || partyOps(legend).some(op => op.op === 'opens' && op.trail === kind);

export const isKeepOpen = (legend: Legend): boolean => plotOps(legend).some(({ op }) => op === 'opensKeep');
export const isKeep = ({ avatar }: Legend, place: string): boolean =>
  avatar !== undefined && avatarRow(avatar).keep === place;

export const whyNotUse = (legend: Legend, { kind }: TrailRow): Why | undefined =>
  first(
    unless(canUse(legend, kind), `why.week.trail.${kind}`, 'LEG-4.22'),
    unless(!plotOps(legend).some(op => op.op === 'bars' && op.trail === kind), 'why.week.barredRiver', 'LEG-17.2'),
  );
const whyNotGo = (legend: Legend, place: string): Why | undefined =>
  unless(!isKeep(legend, place) || isKeepOpen(legend), 'why.week.keep', 'LEG-4.23');

export function* march(t: W, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  legend.step = 'party';
  if (legend.today.spent && !inForce(legend, 'soft-defeat')) return { at: 'weekEnd' }; // LEG-7.6
  legend.today.spent = undefined;
  const own: Standing<Legendary, Position> = {
    asked: {
      seat: legend.treasurer,
      prompt: 'week.march',
      rule: 'LEG-4.19',
      with: { location: locationName(legend.party.at) },
    },
    deeds: offer => {
      for (const way of waysOut(legend)) offerWay(legend, way, boards, offer);
      offer(undefined, () => ({
        option: { key: trainKey, text: 'week.train', rule: 'LEG-4.32' },
        *run() {
          return { at: 'training' };
        },
      }));
      offerSharing(legend, legend.treasurer, offer);
      offerOffice(legend, offer);
    },
  };
  const done = yield* doAny(t, [own, ...otherSeats(legend).map(seat => sharingOf(legend, seat))]);
  return done?.next ?? { at: 'march' };
}

/** Somewhere the party could go: along one trail, or past one place to the next, with a test on the last trail alone; and what stands against it. */
export interface WayOut {
  readonly to: string;
  readonly via?: string;
  readonly trail: TrailRow;
  readonly why: Why | undefined;
}

export function waysOut(legend: Legend): readonly WayOut[] {
  const { at } = legend.party;
  const near = trailsAt(at).map((trail): WayOut => {
    const to = otherEnd(trail, at);
    return { to, trail, why: first(whyNotUse(legend, trail), whyNotGo(legend, to)) };
  });
  return [...near, ...(partyOps(legend).some(({ op }) => op === 'twoTrails') ? farWays(legend, near) : [])];
}

/** LEG-13.39: past one place to the next. */
const farWays = (legend: Legend, near: readonly WayOut[]): WayOut[] =>
  near.flatMap(({ to: via, why }) =>
    trailsAt(via).flatMap((trail): WayOut[] => {
      const to = otherEnd(trail, via);
      if (to === legend.party.at) return [];
      return [{ to, via, trail, why: first(why, whyNotUse(legend, trail), whyNotGo(legend, to)) }];
    }),
  );

function offerWay(legend: Legend, { to, via, trail, why }: WayOut, boards: Boards, offer: WeekOffer): void {
  const told = { location: locationName(to), dice: testDice(legend, trail) };
  offer(why, () => ({
    option: {
      ...(via === undefined
        ? { key: goKey.make(to), text: 'week.go', with: told, rule: 'LEG-4.21' }
        : {
            key: farKey.make(via, to),
            text: 'week.goFar',
            with: { via: locationName(via), ...told },
            rule: 'LEG-13.39',
          }),
      on: [`location:${to}`],
    },
    run: t => take(t, trail, via ?? legend.party.at, to, boards),
  }));
}

/** LEG-4.24, LEG-6.2: whatever the trail is, the dice are thrown while the party is on it. */
function* take(t: W, trail: TrailRow, from: string, to: string, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  const isPassed = from !== legend.party.at;
  legend.party.at = from;
  legend.today.from = from;
  legend.today.to = to;
  if (isPassed) discover(t, from); // R254
  const faces = throwPowers(t, testDice(legend, trail));
  const meets = faces.includes(MEETS[trail.shield]);
  const told = { location: locationName(to), faces: faces.map(face => ({ text: `face.${face}` })) };
  t.tell(meets ? 'log.week.encounter' : 'log.week.quiet', told, {
    rule: 'LEG-6.1',
    weight: meets ? 3 : 1,
    ...(faces.length > 0 && thrownAs(t, faces, meets)),
  });
  if (!meets || (yield* maybeHide(t))) return { at: 'arrived' };
  return yield* playBoard(t, boards, { kind: 'encounter', shield: trail.shield }, { at: 'arrived' });
}

/** By the diary: whoever comes to a place for the first time is told of it. */
const hasBeenAt = ({ diary = [] }: Legend, place: string): boolean => diary.some(({ at }) => at === place);

export const hasFeather = ({ kept }: Legend): boolean => kept.some(card => giftsOf(card).includes('feather'));
export const isFeatherUsed = ({ level, feathers = [] }: Legend): boolean => feathers.includes(level);
/** What the griffin has left: once at each metal the party lets an encounter pass, before its card is drawn. */
function* maybeHide(t: W): Flow<boolean> {
  const legend = legendOf(t.state);
  const { level, feathers = [] } = legend;
  if (!hasFeather(legend) || isFeatherUsed(legend)) return false;
  const options = [{ key: hideKey, text: 'week.feather.use', rule: 'LEG-9.11' }];
  const how = { rule: 'LEG-9.11', pass: { text: 'week.feather.keep' } };
  if ((yield* t.choose(legend.treasurer, 'week.feather', options, how)) === undefined) return false;
  legend.feathers = [...feathers, level];
  t.tell('log.week.feather', {}, { rule: 'LEG-9.11', weight: 3 });
  return true;
}

/** LEG-4.25, LEG-4.26. */
export function* arrive(t: W): Flow<WeekPosition> {
  const legend = legendOf(t.state);
  const { to } = legend.today;
  if (to === undefined) throw new Error('the party is on no way');
  legend.party.at = to;
  t.tell('log.week.arrives', { location: locationName(to) }, { rule: 'LEG-4.25', weight: 1 });
  if (!hasBeenAt(legend, to)) tellStory(t, { text: `location.${to}.portrait` }, 'LEG-4.25', locationName(to));
  // LEG-17.17: whoever walks into the keep early begins the last battle as they are.
  if (isKeep(legend, to)) return { at: 'finalBattle' };
  discover(t, to);
  return { at: 'there' };
}

/** LEG-4.26, LEG-8.1: a dungeon that the party has come to, or passed, for the first time. */
function discover(t: W, place: string): void {
  const legend = legendOf(t.state);
  if (locationRow(place).kind !== 'dungeon' || isKnown(legend, place)) return;
  legend.seen.push(place);
  gainConquest(t, 'heroes', 1, 'LEG-4.26', 'arrival');
}
