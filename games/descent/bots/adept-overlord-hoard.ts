// The overlord's threat and cards: what a point of threat is worth, what each card is worth kept, what playing one brings now, and so when a
// trap bites better later.

import { overlordCardRow } from '../content/overlord.ts';
import type { OverlordCardRow } from '../content/rows.ts';
import type { CardOp } from '../content/vocabulary.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { costOf } from '../rules/overlord/deck.ts';
import { heroSum } from '../rules/overlord/party.ts';
import { type Hero, type Known, markersOf, rowId } from '../rules/state.ts';
import { worthOfSpawn } from './adept-overlord-ambush.ts';
import { type Hunt, type Prey, worthOfBlows } from './adept-overlord-hunt.ts';
import { worthOfPower } from './adept-overlord-powers.ts';
import { priceOf } from './adept-overlord-purse.ts';
import { atDoor, harmed, turnLost, worthOfSnare } from './adept-overlord-snares.ts';
import { worthOfSpell } from './adept-overlord-spells.ts';
import { foretoldBy } from './mind.ts';

/** What a card is worth in the hand, for what it may do later. */
const KEPT: { readonly [card: string]: number } = {
  aim: 0.16,
  dodge: 0.16,
  charge: 0.2,
  rage: 0.5,
  'gust-of-wind': 0.15,
  'dark-charm': 0.6,
  'crushing-block': 0.3,
  'curse-of-the-monkey-god': 0.4,
  'explosive-door': 0.35,
  'explosive-rune': 0.35,
  mimic: 0.3,
  'paralyzing-gas': 0.35,
  'spiked-pit': 0.3,
};
/** A Spawn card, on the average. */
export const SPAWN = 0.7;

/** Of other cards: by what they do. */
const KEPT_FOR: { readonly [op in CardOp['op']]?: number } = {
  nothing: 0,
  hidden: 0.16,
  mend: 0.15,
  smash: 0.1,
  cleanse: 0.15,
  shift: 0,
  place: 0.1,
  lay: 0.2,
  moreDice: 0.3,
  takeCards: 0.3,
  ennoble: 0.35,
  harm: 0.25,
  field: 0.3,
  trapdoor: 0.3,
  mimic: 0.3,
  template: 0.35,
  transform: 0.4,
  discardItem: 0.4,
  boulder: 0.4,
  burst: 0.45,
  alarm: 0.5,
  activate: 0.5,
  charm: 0.6,
};
const keptFor = (ops: readonly CardOp[]): number =>
  ops.reduce(
    (most, op) =>
      Math.max(
        most,
        op.op === 'throw' ? keptFor(op.else) : op.op === 'each' ? 1.5 * keptFor(op.ops) : (KEPT_FOR[op.op] ?? 0.2),
      ),
    0,
  );

export function worthOfKeeping(state: Known, card: string): number {
  const row = overlordCardRow(rowId(card));
  const chests = markersOf(state, 'chest').length;
  if (row.type === 'power') return Math.max(0, 0.5 * (worthOfPower(state, row) - row.cost * priceOf(state)));
  // Several of a kind wait for each other: one Spawn card a turn.
  const like = (state.overlord.cards ?? []).filter(one => overlordCardRow(rowId(one)).type === row.type).length;
  const worth = row.type === 'spawn' ? SPAWN * (like > 3 ? 0.5 : 1) : (KEPT[row.id] ?? keptFor(row.ops));
  return row.when === 'chest-opened' && chests === 0 ? worth / 3 : worth;
}

/** What is burnt first: what is worth least for the threat it gives. */
export const worthOfBurning = (state: Known, card: string): number => {
  const { value } = overlordCardRow(rowId(card));
  return -worthOfKeeping(state, card) / Math.max(1, value);
};

/** What it costs to play a card, in conquest: threat, and the cards that must be burnt besides. */
export function priceOfCard(state: Known, row: OverlordCardRow): number {
  const { threat, cards: hand = [] } = state.overlord;
  const cost = isInPlay(state, row) ? (row.use ?? 0) : costOf(state, row).total;
  const price = priceOf(state);
  let missing = cost - threat;
  if (missing <= 0) return price * cost;
  if (isInPlay(state, row)) return Number.POSITIVE_INFINITY; // Nothing is burnt for one use of a Power.
  const rest = [...hand];
  rest.splice(
    rest.findIndex(card => rowId(card) === row.id),
    1,
  );
  let lost = price * threat;
  for (const card of rest.sort((one, other) => worthOfBurning(state, other) - worthOfBurning(state, one))) {
    if (missing <= 0) break;
    lost += worthOfKeeping(state, card);
    missing -= overlordCardRow(rowId(card)).value;
  }
  return missing > 0 ? Number.POSITIVE_INFINITY : lost;
}

/** A Power that lies there is paid for by the use. */
const isInPlay = ({ overlord: { powers } }: Known, { id }: OverlordCardRow): boolean =>
  powers.some(card => rowId(card) === id);

/** What is left of playing a card now, once it is paid for and does not lie in the hand any more. */
const net = (state: Known, row: OverlordCardRow, gain: number): number =>
  gain - priceOfCard(state, row) - (isInPlay(state, row) ? 0 : 0.6 * worthOfKeeping(state, row.id));

// ---- in the overlord's turn ----

export function worthOfTurnCard(hunt: Hunt, id: string): number {
  const { known } = hunt;
  const row = overlordCardRow(id);
  // A Power does not lie in the hand to be kept.
  if (row.type === 'power') return worthOfPower(known, row) - priceOfCard(known, row);
  if (row.type === 'spawn') return worthOfSpawn(hunt, row) - priceOfCard(known, row) - 0.1;
  if (row.ops.some(isCharm)) return net(known, row, Math.max(0, ...hunt.prey.map(one => CHARMED * charmed(hunt, one))));
  if (row.id === 'gust-of-wind') return net(known, row, gainOfGust(hunt));
  const gain = worthOfSpell(hunt, row);
  return gain > 0 ? net(known, row, gain) : 0;
}

const isCharm = (op: CardOp): boolean => op.op === 'charm' || (op.op === 'throw' && op.else.some(isCharm));

/** Nobody sees further than five spaces: what could be spawned then, and what ranged heroes cannot do. */
function gainOfGust(hunt: Hunt): number {
  const { known } = hunt;
  const spawns = (known.overlord.cards ?? [])
    .map(card => overlordCardRow(rowId(card)))
    .filter(
      ({ type, cost }) => type === 'spawn' && cost + overlordCardRow('gust-of-wind').cost <= known.overlord.threat,
    );
  const blown: Known = {
    ...known,
    overlord: { ...known.overlord, lasting: [...known.overlord.lasting, 'gust-of-wind'] },
  };
  const best = (state: Known): number => Math.max(0, ...spawns.map(row => worthOfSpawn(hunt, row, state)));
  return spawns.length === 0 ? 0 : best(blown) - best(known);
}

// ---- charmed heroes ----

/** A power die with a blank saves. */
const CHARMED = 5 / 6;

/** The best blow that a hero would strike for the overlord. */
export function charmed(hunt: Hunt, { hero }: Prey): number {
  const { known } = hunt;
  const { of } = foretoldBy({ known }, hero.id, 'charm');
  return attacksOf(known, hero.id, 'charm').reduce(
    (most, how) =>
      Math.max(
        most,
        worthOfBlows(
          hunt,
          hero.id,
          of(how).filter(({ figure }) => known.heroes.some(({ id }) => id === figure)),
        ),
      ),
    0,
  );
}

// ---- while heroes play ----

/** What a trap would do to this hero now. */
export function worthOfTrap(state: Known, hero: Hero, id: string): number {
  const row = overlordCardRow(id);
  const save = 1 + heroSum(hero, 'saveDice');
  const bites = (5 / 6) ** save;
  switch (row.id) {
    case 'spiked-pit':
      return bites * (harmed(state, hero, 2) + 0.12);
    case 'crushing-block':
      return harmed(state, hero, 4, { dice: 4, perSurge: 1 }) + 0.15;
    case 'explosive-rune':
      return harmed(state, hero, 6, { dice: 3, perSurge: 2 });
    case 'explosive-door':
      return atDoor(state, hero).reduce((sum, one) => sum + harmed(state, one, 4, { dice: 4, perSurge: 1 }), 0);
    case 'paralyzing-gas':
      return bites * (0.45 + turnLost(state, hero));
    case 'curse-of-the-monkey-god':
      return bites * (1.1 + turnLost(state, hero));
    case 'mimic':
      return 0.55 + harmed(state, hero, 2);
    default:
      return worthOfSnare(state, hero, row);
  }
}

/** Whether a trap is worth more now than what it costs and what it may bring later. */
export const netOfTrap = (state: Known, hero: Hero, id: string): number =>
  net(state, overlordCardRow(id), worthOfTrap(state, hero, id));

/** What playing an event now leaves, if it brings so much. */
export const netOfEvent = (state: Known, id: string, gain: number): number => net(state, overlordCardRow(id), gain);
