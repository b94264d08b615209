// Heroes in Town: what they drink and buy there, and by which glyph they come back.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { TRADE_MOVEMENT } from '../content/town.ts';
import { EQUIPMENT } from '../content/turns.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { activeHero, type Hero, type MarkerId, markerOf, markersOf } from '../rules/state.ts';
import type { Party } from './adept-heroes-errands.ts';
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
  hero.objects.length === 0 && tradeWorth(known, view, hero) > (hero.travelled ? 0 : TURN);

/** What a hero can do from a glyph in this turn. */
function worthThere({ known }: Mind, party: Party, hero: Hero, glyph: MarkerId, { movement, ...purse }: Purse): number {
  const fatigue = purse.fatigue - Math.max(0, GLYPH - movement);
  if (fatigue < 0) return Number.NEGATIVE_INFINITY;
  const there = { ...hero, at: markerOf(known, glyph).at, travelled: true, fatigue };
  return new Planner(party, there).best({ ...purse, fatigue, movement: Math.max(0, movement - GLYPH) }, 2).worth;
}

/** What a turn that begins in Town is worth with this purse, for whoever goes back at once. */
export const worthBack = (mind: Mind, party: Party, hero: Hero, purse: Purse): number =>
  Math.max(
    ...markersOf(mind.known, 'glyph').map(({ id, active }) =>
      active ? worthThere(mind, party, hero, id, purse) : Number.NEGATIVE_INFINITY,
    ),
  );

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
  const back = bestOf(
    turn.decision.options.filter(({ key }) => keys.glyphKey.read(key) !== undefined),
    ({ key }) => worthThere(mind, party, hero, keys.glyphKey.only(key) as MarkerId, purse),
  );
  if (back) return [back.key];
  const more = hero.travelled || known.turn?.trades ? undefined : pointsFor(GLYPH, purse, offered);
  if (more !== undefined) return [more];
  // Whoever must place an order rests: nobody comes to Town.
  const order = (['rest', 'aim'] as const).map(one => keys.orderKey.make(one)).find(key => offered.has(key));
  if (order !== undefined) return [order];
  return turn.decision.pass ? [] : [turn.decision.options[0]?.key ?? ''];
}
