// What the overlord buys into the deck with a quest's points (DES-4.5): what each card would bring against the party that sits there, more than
// the basic card that makes room for it, for each point.

import { bestPicks, ranked } from '@veillee/bots';
import type { Option, Picks } from '@veillee/kernel';
import { rowsOf } from '../content/boxes.ts';
import { overlordCardRow, overlordCards } from '../content/overlord.ts';
import type { OverlordCardRow } from '../content/rows.ts';
import type { Group } from '../content/vocabulary.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import type { Known } from '../rules/state.ts';
import { imagined } from './adept-overlord-ambush.ts';
import { glyphToBuy } from './adept-overlord-glyphs.ts';
import { SPAWN, worthOfKeeping } from './adept-overlord-hoard.ts';
import { type Hunt, huntOf } from './adept-overlord-hunt.ts';
import type { Mind } from './mind.ts';

/** How likely a card of the deck is drawn in time. */
const DRAWN = 0.7;
/** Two points that are left are a card more in the opening hand (DES-4.8). */
const POINT = 0.1;
/** What threat is worth in the middle of a quest. */
const THREAT = 0.055;

/** What any card of the deck would bring against this party, less its price; at least what it gives when it is discarded. */
function worths(hunt: Hunt): (row: OverlordCardRow) => number {
  const { known } = hunt;
  const party = partyOf(known);
  if (lastStrengths?.party !== party) lastStrengths = { party, of: new Map() };
  const { of } = lastStrengths;
  const strengthOf = (row: OverlordCardRow): number => {
    const strength = of.get(row.id) ?? strengthAgainst(hunt, row);
    of.set(row.id, strength);
    return strength;
  };
  const basic = rowsOf(overlordCards, known.boxes).filter(({ type, treachery }) => type === 'spawn' && !treachery);
  const usual = meanOf(basic, strengthOf);
  const price = meanOf(basic, ({ cost }) => cost);
  return row => {
    const brings =
      row.type === 'spawn'
        ? (SPAWN * strengthOf(row)) / Math.max(0.01, usual) - THREAT * (row.cost - price)
        : worthOfKeeping(known, row.id);
    return Math.max(THREAT * row.value, brings);
  };
}

const meanOf = (rows: readonly OverlordCardRow[], of: (row: OverlordCardRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length);

/** One card after the other is bought against the same party. */
let lastStrengths: { readonly party: string; readonly of: Map<string, number> } | undefined;
const partyOf = (known: Known): string => {
  const { quest, house, boxes, sides, heroes, monsters, companions, board, overlord, legend, dungeon, outdoors } =
    known;
  const { powers, lasting } = overlord;
  return JSON.stringify([
    [quest, house, boxes, sides, known.conquest, known.phase, heroes, monsters, companions],
    [board, powers, lasting, legend, dungeon, outdoors],
  ]);
};

/** All that it brings, figure by figure. */
const strengthAgainst = (hunt: Hunt, { ops }: OverlordCardRow): number =>
  ops
    .flatMap(op => (op.op === 'spawn' ? op.groups : []))
    .reduce((sum, group) => sum + group.n * worthOfFigure(hunt, group), 0);

/** Blows it strikes before heroes have killed it, as a share of those whom it strikes. */
function worthOfFigure({ known, prey, blow, menace }: Hunt, { monster, rank }: Group): number {
  const [first] = prey;
  if (!first) return 0;
  const one = imagined(known, monster, rank, first.at);
  const fast = Math.min(1, statOf({ ...known, monsters: [...known.monsters, one] }, one.id, 'speed') / SPEED);
  const sum = prey.reduce(
    (all, hero) => {
      const { beside, afar } = menace(hero, one);
      return {
        blow: all.blow + (hero.stake * Math.min(hero.hero.wounds, blow(one, hero))) / Math.max(1, hero.hero.wounds),
        hurt: all.hurt + Math.max(beside, afar),
      };
    },
    { blow: 0, hurt: 0 },
  );
  const turns = Math.min(MOST_TURNS, one.wounds / Math.max(0.5, sum.hurt / prey.length / HEROES_EACH));
  return fast * (sum.blow / prey.length) * (STRIKES + LASTS * turns) * SHARE;
}
const SPEED = 4;
/** Heroes who strike at one monster in a round, and how long any stands at most. */
const HEROES_EACH = 1;
const MOST_TURNS = 3;
/** It strikes in the turn in which it comes, most often; and so often in each turn that it lasts. */
const STRIKES = 0.6;
const LASTS = 0.3;
/** What of a blow counts that does not kill. */
const SHARE = 0.45;

const pointsOf = ({ treachery }: OverlordCardRow): number => treachery?.cost ?? 1;

/** Nobody stands anywhere yet: as if the party were on the floor. */
function huntFrom(mind: Mind): Hunt {
  const spaces = Object.values(mind.view.floor).flat();
  const heroes = mind.known.heroes.map((hero, n) => {
    const at = hero.at ?? spaces[n];
    return { ...hero, ...(at && { at }) };
  });
  return huntOf({ ...mind, known: { ...mind.known, heroes } });
}

export function treacheryPicks(mind: Mind): Picks {
  const worth = worths(huntFrom(mind));
  const each = ({ key }: Option): number => {
    const row = overlordCardRow(keys.treacheryKey.only(key));
    return (DRAWN * (worth(row) - COMMON)) / pointsOf(row) - POINT;
  };
  // Cards alone: dark glyphs stand beside them under keys of their own.
  const cards = mind.turn.decision.options.filter(({ key }) => keys.treacheryKey.is(key));
  const [best] = ranked(cards, each);
  const glyph = glyphToBuy(mind);
  if (glyph && glyph.worth - POINT > Math.max(0, best?.worth ?? 0)) return [glyph.thing.key];
  return best && best.worth > 0 ? [best.thing.key] : [];
}
/** What the least of the basic cards is worth. */
const COMMON = 0.2;

/** What brings least makes room. */
export function asidePicks(mind: Mind): Picks {
  const worth = worths(huntFrom(mind));
  return bestPicks(mind.turn.decision, ({ key }) => 100 - worth(overlordCardRow(keys.asideKey.only(key))));
}
