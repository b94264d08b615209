// LEG-9.1 to LEG-9.8: a rumour is heard, and said to be somewhere.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { isOf } from '../../content/boxes.ts';
import { locationRow, locations } from '../../content/legend/map.ts';
import type { RumourRow } from '../../content/legend/rows.ts';
import { rumourRow, rumours } from '../../content/legend/rumours.ts';
import { buying } from '../buying.ts';
import { heroName } from '../card-names.ts';
import { tavernTale } from '../names.ts';
import { doOne } from './deeds.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { carry, whyNoRoom } from './fitting.ts';
import { gainConquest } from './gains.ts';
import { bury } from './graveyard.ts';
import { goKey, potionKey, rumourKey } from './keys.ts';
import { isKeep } from './march.ts';
import { locationName, rumourName } from './names.ts';
import { type Flow, type Legend, type LegendHero, legendOf, type W } from './record.ts';
import { potionsLeft, potionsSold } from './stock.ts';
import { tellStory } from './telling.ts';
import { distance } from './ways.ts';

/** Those of the boxes in play that nobody has had, or has on their mind. */
export const rumourDeck = (legend: Legend): RumourRow[] =>
  rumours.filter(
    row =>
      isOf(row, [...legend.boxes, 'base']) &&
      ![...legend.graveyard, ...legend.kept].includes(row.id) &&
      legend.rumour?.card !== row.id,
  );

export function* hearRumour(t: W): Flow {
  const legend = legendOf(t.state);
  const deck = rumourDeck(legend);
  if (deck.length === 0) return t.tell('log.week.noRumour', {}, { rule: 'LEG-9.8' });
  const card = t.pick(deck, 'rumour');
  t.tell('log.week.rumour', { rumour: rumourName(card.id) }, { rule: 'LEG-9.2', weight: 3 });
  tellStory(t, tavernTale(card.id), 'LEG-9.2', rumourName(card.id));
  yield* hear(t, card);
  const { rumour } = legend;
  if (rumour) {
    // LEG-9.4: only one is on their minds; of the other the deck knows.
    const options = [rumour.card, card.id].map(id => ({ key: rumourKey.make(id), text: `rumour.${id}` }));
    const kept = rumourKey.only(yield* t.choose(legend.treasurer, 'week.rumour', options, { rule: 'LEG-9.4' }));
    bury(legend, kept === rumour.card ? card.id : rumour.card); // LEG-21.10
    if (kept === rumour.card) return;
  }
  const at = yield* placeFor(t, card);
  legend.rumour = at === undefined ? undefined : { card: card.id, at };
  if (at !== undefined) note(legend, deedOf.rumour.make(card.id, at));
}

/** LEG-9.7, LEG-9.14. */
const isFree = (legend: Legend, id: string): boolean =>
  locationRow(id).kind === 'dungeon' &&
  !legend.explored.includes(id) &&
  !legend.noRumour.includes(id) &&
  !isKeep(legend, id);

/** LEG-9.5, LEG-9.6, LEG-9.8: so far away or further; where there is nothing, as far as it can be. */
export function sitesFor(legend: Legend, { distance: least }: RumourRow): readonly string[] {
  const far = (id: string): number => distance(legend.party.at, id);
  const free = locations.map(({ id }) => id).filter(id => isFree(legend, id));
  const good = free.filter(id => far(id) >= least);
  if (good.length > 0) return good;
  const most = Math.max(...free.map(far));
  return free.filter(id => far(id) === most);
}

function* placeFor(t: W, card: RumourRow): Flow<string | undefined> {
  const legend = legendOf(t.state);
  const sites = sitesFor(legend, card);
  if (sites.length === 0) return undefined;
  const options = sites.map(id => ({ key: goKey.make(id), text: `location.${id}`, on: [`location:${id}`] }));
  const at = goKey.only(
    yield* t.choose(legend.treasurer, 'week.rumour.place', options, {
      rule: 'LEG-9.5',
      with: { rumour: rumourName(card.id) },
    }),
  );
  t.tell(
    'log.week.rumourAt',
    { rumour: rumourName(card.id), location: locationName(at) },
    { rule: 'LEG-9.5', weight: 2 },
  );
  return at;
}

/** What stands at the top of the card (LEG-9.2). */
function* hear(t: W, { heard }: RumourRow): Flow {
  const legend = legendOf(t.state);
  if (heard?.op === 'conquest') return gainConquest(t, heard.side, heard.n, 'LEG-9.2');
  if (heard?.op === 'curse') {
    const hero = t.pick(legend.heroes, 'rumour');
    hero.tokens = { ...hero.tokens, curse: (hero.tokens.curse ?? 0) + 1 };
    return t.tell('log.week.cursed', { hero: heroName(hero.sheet) }, { rule: 'LEG-9.2', weight: 2 });
  }
  if (heard?.op === 'potionSale') for (const hero of legend.heroes) yield* cheapPotion(t, hero, heard.coins);
}

function* cheapPotion(t: W, hero: LegendHero, price: number): Flow {
  const legend = legendOf(t.state);
  const whyNot = (potion: Parameters<typeof potionsLeft>[1]): Why | undefined =>
    first(
      unless(potionsLeft(legend, potion) > 0, 'why.stock', 'LEG-9.2'),
      whyNoRoom(hero, potion),
      unless(price <= legend.coins, 'why.week.coins', 'LEG-9.2', { price }),
    );
  yield* doOne(
    t,
    {
      seat: hero.seat,
      prompt: 'week.cheapPotion',
      rule: 'LEG-9.2',
      with: { hero: heroName(hero.sheet) },
      pass: { text: 'week.cheapPotion.no' },
    },
    offer => {
      for (const potion of potionsSold(legend))
        offer(whyNot(potion), () => ({
          option: buying(potionKey.make(potion), potion, price, `potion:${potion}`, 'LEG-9.2'),
          *run(table) {
            legendOf(table.state).coins -= price;
            carry(hero, potion);
          },
        }));
    },
  );
}

/** LEG-9.12: it is over, whatever came of it. */
export function endRumour(legend: Legend, rewarded: boolean): void {
  const { rumour } = legend;
  if (!rumour) return;
  legend.noRumour.push(rumour.at);
  if (rewarded) note(legend, deedOf.proved.make(rumour.card, rumour.at));
  if (!(rewarded && rumourRow(rumour.card).kept)) legend.graveyard.push(rumour.card);
  else legend.kept.push(rumour.card);
  legend.rumour = undefined;
}
