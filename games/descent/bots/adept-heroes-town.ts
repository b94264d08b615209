// Heroes in Town: what they drink and buy there, and by which glyph they come back.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { priceRow, treasurePrice } from '../content/town.ts';
import { TIERS } from '../content/vocabulary.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { activeHero, type Hero, type MarkerId, markerOf, type State, turnOf } from '../rules/state.ts';
import type { Party } from './adept-heroes-errands.ts';
import { shoppingList } from './adept-heroes-gear.ts';
import { Planner } from './adept-heroes-plan.ts';
import type { Mind } from './mind.ts';

/** The dearest treasure that these coins buy, of colours that are on sale. */
function affordable({ opened, decks }: Mind['view'], { coins }: Hero): string | undefined {
  const tier = [...TIERS]
    .reverse()
    .find(one => opened.includes(one) && decks.treasures[one] > 0 && treasurePrice(one) <= coins);
  return tier && keys.buyTreasureKey.make(tier);
}

/** Whether a turn of trading is worth it: for a treasure, or for potions where one is weak. */
function wantsTrade(mind: Mind, hero: Hero): boolean {
  // Whoever carries what the quest asks for is in a hurry.
  if (hero.objects.length > 0) return false;
  if (affordable(mind.view, hero) !== undefined) return true;
  const most = statOf(mind.known, hero.id, 'maxWounds');
  return hero.wounds <= most / 2 && hero.potions.length === 0 && hero.coins >= priceRow('potion').buy;
}

export function townDeed(mind: Mind, party: Party): Picks {
  const { known, turn } = mind;
  const hero = activeHero(known);
  const offered = new Set(turn.decision.options.map(({ key }) => key));
  const most = statOf(known, hero.id, 'maxWounds');
  const healing = keys.drinkKey.make('healing-potion');
  if (offered.has(healing) && hero.wounds <= most - 3) return [healing];
  const { trades } = turnOf(known);
  if (trades) {
    const treasure = affordable(mind.view, hero);
    if (treasure && offered.has(treasure)) return [treasure];
    const next = shoppingList(known, hero, hero.coins).find(key => offered.has(key));
    if (next !== undefined) return [next];
  } else if (wantsTrade(mind, hero) && offered.has(keys.tradeKey)) return [keys.tradeKey];
  const back = bestOf(
    turn.decision.options.filter(({ key }) => keys.glyphKey.read(key) !== undefined),
    ({ key }) => worthThere(known, party, hero, keys.glyphKey.only(key) as MarkerId),
  );
  if (back) return [back.key];
  return turn.decision.pass ? [] : [turn.decision.options[0]?.key ?? ''];
}

/** What a hero can still do from there in this turn. */
function worthThere(known: State, party: Party, hero: Hero, glyph: MarkerId): number {
  const there = { ...hero, at: markerOf(known, glyph).at, travelled: true };
  const { movement, attacks, orders } = turnOf(known);
  return new Planner(party, there).best({
    movement: Math.max(0, movement - 1),
    attacks,
    orders,
    half: false,
    fatigue: hero.fatigue,
  }).worth;
}
