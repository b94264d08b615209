// The overlord of a campaign, played by a person in a browser: against bots, from an order on the map into a battle on the road, with a secret hand, monsters
// placed and a turn of one's own; and around one screen with the heroes, who do not see what is held.

import type { Match } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { expect, test } from 'vitest';
import { mouse } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { axeFindings } from '../looks/measures.ts';
import { asked, playOn, type Sight } from './hands.ts';
import { HEROES, OVERLORD } from './line.ts';
import { NAMES, voice } from './voice.ts';
import { answered, saved, until, week, weeksOf } from './weeks.ts';

const house = openedHouse();
const word = words('en');
const say = voice('en', OVERLORD);
const RIDER = 'sir-alric-farrow';

/** One lieutenant has had an order, and another has come to where the party is. */
function onesOwnOrders(): Match {
  const match = week(
    'orders',
    ({ legend }) => {
      legend.party.at = 'thelsvan-trail';
      legend.lieutenants = [
        { id: RIDER, at: 'thelsvan-trail', moved: true },
        { id: 'thaadd-the-destroyer', at: 'greyhaven' },
      ];
      legend.treachery.trap = 2;
    },
    { at: 'orders' },
  );
  const ride = match.decisions[0]?.options.find(
    ({ key }) => headOf(key) === 'ride' && key.includes('thaadd-the-destroyer'),
  );
  return answered(match, 'week.orders', [ride?.key ?? 'ride']);
}

/** Whatever is lit on the map first, and the button that ends a question else. */
const firstPlace = ({ lit }: Sight) => lit.find(({ area, look }) => area === 'place' && look === 'option');

test('against bots: a lieutenant challenges the party, cards are held in secret for the battle, monsters are placed, and a turn is played', async () => {
  const visitor = await house.visitor({ look: 'styled' });
  const { page } = visitor;
  await layFrom(visitor, saved(onesOwnOrders()), [
    { kind: 'bot', bot: 'novice', name: NAMES[HEROES] },
    { kind: 'me', name: NAMES[OVERLORD] },
  ]);
  const challenge = say({ text: 'week.challenge', with: { lieutenant: { text: `lieutenant.${RIDER}` } } });
  await page.locator('.v-slip-buttons').getByRole('button', { name: challenge }).click();

  // Two points for traps buy a card that nobody else sees.
  const handful = say({ text: 'outdoors.hand.done' });
  const buying = page.locator('.v-slip-buttons').getByRole('button', { name: handful });
  await buying.waitFor();
  const wares = page.locator('.des-treachery [data-thing^="card:"]');
  const bought = await wares.first().getAttribute('data-thing');
  await wares.first().click();
  await page.locator('.v-slip-buttons [data-look="main"]').click();
  await page.locator(`.des-hand [data-thing="${bought}"]`).waitFor();
  expect(await axeFindings(page, '.des-treachery')).toEqual([]);
  await buying.click();

  // Where each of them waits, by a touch on the map.
  const [turn = ''] = say({ text: 'overlord.turn', with: { threat: 0, cards: 0 } }).split(':');
  const { deeds } = await playOn(page, mouse, firstPlace, sight => sight.prompt.startsWith(turn), 80);
  const placed = deeds.filter(deed => deed.did === 'touched' && deed.lit.area === 'place').length;
  expect(placed).toBeGreaterThan(6);
  expect(await page.locator('.v-map-figure[data-thing^="monster:"]').count()).toBeGreaterThan(4);
  await page.locator('.des-road').first().waitFor();
  // What a turn begins with is answered, and the table goes on from it.
  const before = visitor.heard.length;
  await playOn(
    page,
    mouse,
    () => undefined,
    (_, done) => done.length > 0,
  );
  expect(visitor.heard.length).toBeGreaterThan(before);
});

test('around one screen: the device is handed over between both sides, and heroes do not see what the overlord holds', async () => {
  const match = week(
    'hot seat',
    ({ legend }) => {
      legend.party.at = 'thelsvan-trail';
    },
    { at: 'there' },
  );
  answered(match, 'week.there', ['explore']);
  until(match, 'turn.next', 60);
  const { hand } = weeksOf(match).overlord;
  expect(hand.length).toBeGreaterThan(0);
  const visitor = await house.visitor({ look: 'styled' });
  const { page } = visitor;
  await layFrom(visitor, saved(match), [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'hotseat', name: NAMES[OVERLORD] },
  ]);
  const take = (name: string) => page.getByRole('button', { name: word('handover.take', { name }) });
  await take(NAMES[HEROES]).waitFor();
  const things = () =>
    page.locator('[data-thing]').evaluateAll(all => all.map(one => one.getAttribute('data-thing') ?? ''));
  expect(await things()).toEqual([]);
  await take(NAMES[HEROES]).click();
  await page.locator('.v-map').first().waitFor();
  await asked(page);
  const seen = await things();
  expect(seen).toContain('hero:steelhorns');
  for (const card of hand) expect(seen).not.toContain(`card:${card}`);
  expect(visitor.complaints).toEqual([]);
});
