// Heroes in Town: what they drink and buy there, and by which glyph they come back.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { TRADE_MOVEMENT } from '../content/town.ts';
import { EQUIPMENT } from '../content/turns.ts';
import { statOf } from '../rules/effects/stats.ts';
import { leadsToTown } from '../rules/glyphs/dark.ts';
import * as keys from '../rules/keys.ts';
import { activeHero, type Hero, type Known, type MarkerId, markerOf, markersOf } from '../rules/state.ts';
import { type Party, wayIn } from './adept-heroes-errands.ts';
import { shoppingList } from './adept-heroes-gear.ts';
import { Planner, type Purse, purseNow } from './adept-heroes-plan.ts';
import { affordable, POTION, tradeWorth } from './adept-heroes-trade.ts';
import type { Mind } from './mind.ts';

/** Points for the way back. */
const GLYPH = 1;
/** What a turn on the board is worth: whoever trades does not come back in the same turn (DES-32.13). */
const TURN = 11;

/** Whether a whole turn of trading is worth it. Whoever carries what the quest asks for is in a hurry. */
export const wantsTrade = ({ known, view }: Mind, hero: Hero): boolean =>
  hero.objects.length === 0 &&
  (hero.travelled
    ? tradeWorth(known, view, hero) > 0
    : // Potions that one has are drunk on the way, and no turn is given for more of them.
      tradeWorth(known, view, hero) > TURN &&
      (affordable(view, hero) !== undefined || !hero.potions.includes('healing-potion')));

/** What a hero can do with a purse from one glyph or another; thought about once for each glyph. */
export class WaysBack {
  readonly #planners = new Map<MarkerId, Planner>();
  readonly #known: Known;
  readonly #party: Party;
  readonly #hero: Hero;

  constructor(party: Party, hero: Hero) {
    this.#known = party.tale.known;
    this.#party = party;
    this.#hero = hero;
  }

  by(glyph: MarkerId, { movement, fatigue, ...purse }: Purse): number {
    const rested = fatigue - Math.max(0, GLYPH - movement);
    if (rested < 0) return Number.NEGATIVE_INFINITY;
    const turn = this.#planner(glyph).best({ ...purse, fatigue: rested, movement: Math.max(0, movement - GLYPH) }, 2);
    return turn.worth + wayIn(this.#party, markerOf(this.#known, glyph));
  }

  /** By the best of them. */
  best(purse: Purse): number {
    const glyphs = markersOf(this.#known, 'glyph').filter(leadsToTown);
    return Math.max(...glyphs.map(({ id }) => this.by(id, purse)));
  }

  #planner(glyph: MarkerId): Planner {
    const before = this.#planners.get(glyph);
    if (before) return before;
    const there = { ...this.#hero, at: markerOf(this.#known, glyph).at, travelled: true };
    const planner = new Planner(this.#party, there);
    this.#planners.set(glyph, planner);
    return planner;
  }
}

/** What is bought next by whoever trades. */
function purchase({ known, view }: Mind, hero: Hero, offered: ReadonlySet<string>): string | undefined {
  const heals = keys.buyPotionKey.make('healing-potion');
  const hurt = statOf(known, hero.id, 'maxWounds') - hero.wounds;
  const held = hero.potions.filter(one => one === 'healing-potion').length;
  const hasRoom = hero.potions.length < EQUIPMENT.potions;
  if (offered.has(heals) && hasRoom && hurt > POTION * held) return heals;
  const tier = affordable(view, hero);
  const treasure = tier && keys.buyTreasureKey.make(tier);
  if (treasure && offered.has(treasure)) return treasure;
  return shoppingList(known, hero, hero.coins).find(key => offered.has(key));
}

/** Points for it: of the half of Ready that is left, or of fatigue. */
const pointsFor = (need: number, { movement }: Purse, offered: ReadonlySet<string>): string | undefined =>
  movement >= need ? undefined : [keys.halfKey.make('move'), keys.fatigueKey].find(key => offered.has(key));

export function townDeed(mind: Mind, party: Party): Picks {
  const { known, turn } = mind;
  const hero = activeHero(known);
  const offered = new Set(turn.decision.options.map(({ key }) => key));
  const healing = keys.drinkKey.make('healing-potion');
  if (offered.has(healing) && hero.wounds <= statOf(known, hero.id, 'maxWounds') - POTION) return [healing];
  const purse = purseNow(known, hero);
  if (known.turn?.trades) {
    const next = purchase(mind, hero, offered);
    if (next !== undefined) return [next];
  } else if (wantsTrade(mind, hero)) {
    if (offered.has(keys.tradeKey)) return [keys.tradeKey];
    const more = pointsFor(TRADE_MOVEMENT, purse, offered);
    if (more !== undefined) return [more];
  }
  const ways = new WaysBack(party, hero);
  const back = bestOf(
    turn.decision.options.filter(({ key }) => keys.glyphKey.read(key) !== undefined),
    ({ key }) => ways.by(keys.glyphKey.only(key) as MarkerId, purse),
  );
  if (back) return [back.key];
  const more = hero.travelled || known.turn?.trades ? undefined : pointsFor(GLYPH, purse, offered);
  if (more !== undefined) return [more];
  // Whoever must place an order rests: nobody comes to Town.
  const order = (['rest', 'aim'] as const).map(one => keys.orderKey.make(one)).find(key => offered.has(key));
  if (order !== undefined) return [order];
  return turn.decision.pass ? [] : [turn.decision.options[0]?.key ?? ''];
}
