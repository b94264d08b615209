// Roads of a campaign in a browser: a party that is surprised asleep, on a phone in French, and takes a choice back; and a lieutenant who falls before the
// city that they besiege, whereupon the overlord, in another browser, begins the next chapter and the siege is over.

import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { type AtTable, playLine, shows } from './hands.ts';
import { HEROES, OVERLORD, SECRET_WINDOWS, twinOf } from './line.ts';
import { firstOf } from './moments.ts';
import { NAMES, voice } from './voice.ts';
import { answered, goneOn, until, week, weekLine } from './weeks.ts';

const house = openedHouse();
const NOBODY = { seat: OVERLORD, answer: async () => undefined, leave: async () => undefined };

test('an ambush on a phone, in French: who keeps watch is asked first, all others lie asleep, and a choice in the fight is taken back', async () => {
  const line = weekLine(
    'ambush',
    seed =>
      answered(
        week(seed, () => {}, { at: 'orders' }),
        'week.orders',
        [],
      ),
    {
      answer: ({ prompt }) => (prompt === 'week.march' ? ['go:blackwing-swamp'] : undefined),
      judge: ({ outdoors }, prompt) =>
        prompt === 'turn.act'
          ? 'wanted'
          : prompt === 'week.there' || outdoors?.ambush === false || prompt === 'overlord.turn'
            ? 'lost'
            : undefined,
    },
  );
  const say = voice('fr');
  const word = words('fr');
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' }, look: 'styled' });
  const { page } = visitor;
  const { table, invitations } = await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD], SECRET_WINDOWS);
  const at: AtTable = { page, hand: finger, say };
  const twin = await twinOf(line);
  const given = await playLine(at, partner, line, twin, async prompt => {
    if (prompt !== 'outdoors.watch') return;
    await page.getByText(say({ text: 'road.night' })).waitFor();
    expect(await foreignWords(page, 'descent')).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
  // Nobody has to look for an answer in the list of all of them.
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  expect(given.has('outdoors.watch')).toBe(true);
  const asked = twin.asked;
  if (!asked) throw new Error('nobody is asked');
  await shows(at, twin, asked);
  expect(await axeFindings(page, '.v-slip')).toEqual([]);
  await page.getByRole('button', { name: word('bar.undo') }).click();
  const [last] = twin.match.journal
    .toReversed()
    .filter(entry => 'picks' in entry && entry.seat === HEROES && !entry.auto);
  if (!last || !('prompt' in last)) throw new Error('nothing was chosen');
  expect(last.prompt).toBe('turn.declare');
  twin.match.undo(HEROES);
  const before = twin.asked;
  if (!before) throw new Error('nobody is asked');
  expect(before.prompt).toBe('turn.declare');
  await shows(at, twin, before);
  await partner.leave();
});

test('the lieutenant before a city falls by one blow; the overlord begins the next chapter from another browser, and the siege is lifted', async () => {
  const besieged = week(
    'siege',
    ({ legend }) => {
      legend.party.at = 'forge';
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge' }];
      legend.cities.forge = { siege: 1 };
      // They have had their buildings: the fight is what is left of the week.
      legend.today.served = legend.heroes.map(({ sheet }) => sheet);
    },
    { at: 'there' },
  );
  answered(besieged, 'week.there', ['challenge:sir-alric-farrow']);
  until(besieged, 'turn.declare', 40);
  const line = weekLine(
    'last blow',
    seed => {
      const match = goneOn(besieged, seed, 'next', table => {
        const [leader] = table.monsters;
        if (!leader) throw new Error('nobody besieges the city');
        leader.wounds = 1;
        table.monsters = [leader];
        table.turn = undefined;
        const [x = 0, y = 0] = /(\d+),(\d+)/.exec(leader.at)?.slice(1).map(Number) ?? [];
        for (const [n, hero] of table.heroes.entries())
          Object.assign(hero, n === 0 ? { at: `space:${x + 1},${y}`, ready: true } : { ready: false });
      });
      return answered(match, 'turn.declare', ['action:battle']);
    },
    {
      answer: decision => (decision.prompt === 'turn.act' ? firstOf(decision, 'attack') : undefined),
      judge: ({ phase }, prompt) =>
        phase === 'over' ? 'wanted' : prompt === 'overlord.turn' || prompt === 'turn.next' ? 'lost' : undefined,
    },
  );
  const say = voice('en');
  const word = words('en');
  const one = await house.visitor({ look: 'styled' });
  const { page } = one;
  const { table, invitations } = await layFrom(one, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  const two = await house.visitor({
    name: '',
    viewport: PHONE,
    touch: true,
    settings: { language: 'fr' },
    look: 'styled',
  });
  await two.go(`join/${table}/${invitations[0]?.code}`);
  const mot = words('fr');
  await two.page.getByRole('textbox', { name: mot('join.name') }).fill(NAMES[OVERLORD]);
  await two.page.getByRole('button', { name: mot('shelf.sit') }).click();
  const at: AtTable = { page, hand: mouse, say };
  const given = await playLine(at, NOBODY, line, await twinOf(line));
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  // The chapter is over for both, each in their own language.
  const next = { text: 'campaign.chapter', with: { week: 2, place: 'city', location: { text: 'location.forge' } } };
  await page.getByRole('button', { name: word('evenings.next', { title: say(next) }) }).waitFor();
  await page.locator('.des-week-end').waitFor();
  const onward = two.page.getByRole('button', { name: mot('evenings.next', { title: voice('fr')(next) }) });
  await onward.waitFor();
  expect(await foreignWords(two.page, 'descent')).toEqual([]);
  expect(await overflow(two.page)).toEqual([]);
  await onward.tap();
  await two.page.waitForURL(url => url.hash.includes('#/table/') && !url.hash.includes(table));
  // Whoever leads the heroes is taken along, and reads it.
  await page.waitForURL(two.page.url());
  const relieved = say({ text: 'log.week.relieved', with: { city: { text: 'location.forge' } } });
  await page.locator('.chronicle-lines').getByText(relieved).first().waitFor();
});
