// LEG-13.28 to LEG-13.32, LEG-17.3 to LEG-17.14: quest objects: who carries them, where they lie, and where they are sealed.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { avatarRow } from '../../content/legend/avatars.ts';
import { cityRow } from '../../content/legend/cities.ts';
import { locationRow } from '../../content/legend/map.ts';
import { objectRow, plotCards } from '../../content/legend/plots.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { fetchKey, leaveKey, lodgeKey, sealKey, takeKey } from './keys.ts';
import { lieutenantName, locationName, objectName } from './names.ts';
import { cityIn, isRazed, type Legend, type Lieutenant, legendOf, type W, type WeekOffer } from './record.ts';
import { tellOf } from './telling.ts';

export const objectsAt = ({ ground }: Legend, at: string): readonly Legend['ground'][number][] =>
  ground.filter(one => one.at === at);

const isIntactCity = (legend: Legend, at: string): boolean => locationRow(at).kind === 'city' && !isRazed(legend, at);

/** What lies in a vault: in Tamalir's always the same (LEG-13.28). */
export const vaultOf = ({ cities }: Legend, city: string): string | undefined =>
  cityRow(city).vault ?? cities[city]?.vault;

/** LEG-17.4: a dungeon that receives one is unexplored, unless nobody need explore it for that. */
export function layObject(legend: Legend, object: string, at: string, free?: true): void {
  legend.ground.push({ object, at, ...(free && { free }) });
  if (!free && maybeRemove(legend.explored, at)) legend.seen.push(at);
}

/** LEG-13.31, LEG-13.32: into the vault of an intact city that has room, else for anybody to take. */
export function drop(legend: Legend, object: string, at: string): void {
  if (isIntactCity(legend, at) && vaultOf(legend, at) === undefined) cityIn(legend, at).vault = object;
  else layObject(legend, object, at, locationRow(at).kind === 'city' ? true : undefined);
}

// ---- lieutenants ----

/** LEG-17.6: taking and leaving costs nothing, before a move or after it. */
export function offerObjects(legend: Legend, rider: Lieutenant, offer: WeekOffer): void {
  const lieutenant = lieutenantName(rider.id);
  const { object } = rider;
  if (object !== undefined) {
    offer(undefined, () => ({
      option: {
        key: leaveKey.make(rider.id),
        text: 'week.leave',
        with: { lieutenant, object: objectName(object) },
        on: [`lieutenant:${rider.id}`],
        rule: 'LEG-17.6',
      },
      *run(t) {
        const now = legendOf(t.state);
        rider.object = undefined;
        now.today.dropped = [...(now.today.dropped ?? []), takeKey.make(rider.id, object)];
        drop(now, object, rider.at);
        t.tell(
          'log.week.leaves',
          { who: lieutenant, object: objectName(object), location: locationName(rider.at) },
          { rule: 'LEG-17.6', weight: 1 },
        );
      },
    }));
    offerSeal(legend, rider, object, offer);
  }
  for (const { object: lying } of objectsAt(legend, rider.at))
    offer(whyNotTake(legend, rider, lying), () => ({
      option: {
        key: takeKey.make(rider.id, lying),
        text: 'week.take',
        with: { lieutenant, object: objectName(lying) },
        on: [`lieutenant:${rider.id}`],
        rule: 'LEG-17.5',
      },
      *run(t) {
        rider.object = takeUp(legendOf(t.state), lying);
        t.tell(
          'log.week.takes',
          { who: lieutenant, object: objectName(lying), location: locationName(rider.at) },
          { rule: 'LEG-17.5', weight: 2 },
        );
      },
    }));
}

/** LEG-17.5, LEG-17.7, LEG-17.8: what lies in an intact city is as good as in its vault, if that has room. */
const whyNotTake = (legend: Legend, { id, object, at }: Lieutenant, lying: string): Why | undefined =>
  first(
    unless(!isIntactCity(legend, at) || vaultOf(legend, at) !== undefined, 'why.week.vaulted', 'LEG-17.8'),
    unless(object === undefined, 'why.week.carries', 'LEG-17.5'),
    unless(!hasLeft(legend, lying, id), 'why.week.dropped', 'LEG-17.7'),
  );

/** In this week, anybody but whoever asks. */
const hasLeft = ({ today: { dropped = [] } }: Legend, object: string, but: string): boolean =>
  dropped.some(key => {
    const [who, what] = takeKey.read(key) ?? [];
    return what === object && who !== but;
  });

/** Off the ground. */
export function takeUp(legend: Legend, object: string): string {
  legend.ground = legend.ground.filter(one => one.object !== object);
  return object;
}

/** A scroll in a razed city that has none yet, the stone at the keep (LEG-17.2). */
function offerSeal(legend: Legend, rider: Lieutenant, object: string, offer: WeekOffer): void {
  const { seal } = objectRow(object);
  if (seal === undefined) return;
  const isThere =
    seal === 'keep' ? legend.avatar && avatarRow(legend.avatar).keep === rider.at : isRazed(legend, rider.at);
  const isFree = !Object.values(legend.sealed).includes(rider.at);
  offer(unless(Boolean(isThere) && isFree, `why.week.seal.${seal}`, 'LEG-17.2'), () => ({
    option: {
      key: sealKey.make(rider.id),
      text: 'week.seal',
      with: { lieutenant: lieutenantName(rider.id), object: objectName(object) },
      on: [`lieutenant:${rider.id}`],
      rule: 'LEG-17.2',
    },
    *run(t) {
      rider.object = undefined;
      legendOf(t.state).sealed[object] = rider.at;
      const card = plotCards.find(({ ops }) => ops.some(op => op.op === 'layObject' && op.object === object));
      if (card) tellOf(t, 'LEG-17.2', ['plot', card.id, 'seal']);
      t.tell(
        'log.week.seals',
        { object: objectName(object), location: locationName(rider.at) },
        { rule: 'LEG-17.2', weight: 4 },
      );
    },
  }));
}

// ---- the party ----

/** What the party does with objects where it stands: it carries one at most (LEG-17.9). */
export function offerPartyObjects(legend: Legend, offer: WeekOffer): void {
  const { at, object } = legend.party;
  for (const { object: lying, free, barred } of objectsAt(legend, at))
    offer(
      first(unless(!barred, 'why.week.barred', 'LEG-17.13'), unless(free === true, 'why.week.explore', 'LEG-17.10')),
      () => ({
        option: {
          key: fetchKey.make(lying),
          text: 'week.fetch',
          with: { object: objectName(lying) },
          rule: 'LEG-17.11',
        },
        *run(t) {
          takeAlong(t, lying);
        },
      }),
    );
  if (object === undefined || !isIntactCity(legend, at)) return;
  offer(unless(vaultOf(legend, at) === undefined, 'why.week.vault', 'LEG-13.28'), () => ({
    option: {
      key: lodgeKey,
      text: 'week.lodge',
      with: { object: objectName(object), city: locationName(at) },
      rule: 'LEG-13.29',
    },
    *run(t) {
      const now = legendOf(t.state);
      now.party.object = undefined;
      cityIn(now, at).vault = object;
      t.tell(
        'log.week.lodges',
        { object: objectName(object), city: locationName(at) },
        { rule: 'LEG-13.29', weight: 2 },
      );
    },
  }));
}

/** LEG-17.11, LEG-17.12: what the party leaves for it can be had later without exploring. */
export function takeAlong(t: W, object: string): void {
  const legend = legendOf(t.state);
  const { object: carried, at } = legend.party;
  if (carried !== undefined) layObject(legend, carried, at, true);
  legend.party.object = takeUp(legend, object);
  note(legend, deedOf.object.make(object, at));
  t.tell(
    'log.week.fetches',
    { object: objectName(object), location: locationName(at) },
    { rule: 'LEG-17.9', weight: 2 },
  );
}

/** LEG-17.14: a party that dies loses what it carries where it fell; on a trail where it came from. */
export function loseObject(legend: Legend, at: string): void {
  const { object } = legend.party;
  if (object === undefined) return;
  legend.party.object = undefined;
  const { kind } = locationRow(at);
  layObject(legend, object, at, kind === 'dungeon' || kind === 'legendary' ? undefined : true); // LEG-10.11
}
