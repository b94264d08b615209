// A week of the long campaign in a browser: by touch on a phone, in French: a march that is shown first and made by the second touch, an arrival, the next
// week; and on a wide screen the overlord's own: an avatar, a plot, orders on the map, what cannot be bought and why.

import { type Decision, Match, type Picks } from '@veillee/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse } from '../hands/seat.ts';
import { spoken, Twin } from '../hands/twin.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { lay } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { type AtTable, playLine, shows, touch } from './hands.ts';
import { type Answer, HEROES, kitOfDescent, type Line, OVERLORD, SECRET_WINDOWS, type State, twinOf } from './line.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();
const CAMPAIGN = { play: 'campaign', choosing: 'ready' } as const;
const THERE = 'thelsvan-trail';

/** What is read of a campaign besides. */
interface Week extends State {
  readonly legend: NonNullable<State['legend']> & {
    readonly week: number;
    readonly party: { readonly at: string };
    readonly conquest: { readonly heroes: number };
  };
}

/** What is answered until the party has been somewhere and may go on from there; nothing, where something else is asked. */
const ANSWERS: { readonly [prompt: string]: Picks } = {
  'week.avatar': ['avatar:titan'],
  'week.firstUpgrades': [],
  'week.plot': ['plot:as-0'],
  'week.orders': [],
  'week.there': [],
  'week.improve': [],
};

/** A chance by which nobody is met on the way. */
async function quietWeek(): Promise<Line> {
  const { kit } = await kitOfDescent();
  for (let n = 1; n <= 40; n++) {
    const seed = `quiet week ${n}`;
    const twin = Twin.idle<Week>(Match.start(kit.game, { seed, seats: 2, options: CAMPAIGN }));
    const answers: Answer[] = [];
    for (let decision = twin.asked; decision; decision = twin.asked) {
      const picks = decision.prompt === 'week.march' ? [`go:${THERE}`] : ANSWERS[decision.prompt];
      if (!picks || (decision.prompt === 'week.march' && twin.state.legend.week > 1)) break;
      answers.push({ seat: decision.seat, picks: spoken(decision, picks) });
      twin.answer(decision, picks);
    }
    const { week, party } = twin.state.legend;
    if (week > 1 && party.at === THERE) return { seed, options: CAMPAIGN, answers };
  }
  throw new Error('somebody is met every time');
}

const stateOf = (page: Page, thing: string): Promise<string | null> =>
  page.locator(`.v-map-place[data-thing="${thing}"]`).getAttribute('data-look');

test('a week on a phone, in French: the first touch tells what a march may cost, the second makes it; then the week goes round', async () => {
  const say = voice('fr');
  const line = await quietWeek();
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' }, look: 'styled' });
  const { page } = visitor;
  const { table, invitations } = await lay(visitor, {
    game: 'descent',
    options: CAMPAIGN,
    seed: line.seed,
    seats: [{ kind: 'me', name: NAMES[HEROES] }, { kind: 'friend' }],
  });
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD], SECRET_WINDOWS);
  const at: AtTable = { page, hand: finger, say };
  const twin = await twinOf(line);
  const isMarch = ({ prompt }: Pick<Decision, 'prompt'>): boolean => prompt === 'week.march';

  const before = line.answers.findIndex(({ seat }) => seat === HEROES);
  await playLine(at, partner, { ...line, answers: line.answers.slice(0, before) }, twin);
  const asked = twin.asked;
  if (!asked || !isMarch(asked)) throw new Error(`the party is not asked where to go: ${asked?.prompt}`);
  await shows(at, twin, asked);
  expect(await foreignWords(page, 'descent')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  expect(await axeFindings(page, '.des-week')).toEqual([]);

  const there = { thing: `location:${THERE}`, look: 'option', area: 'place' } as const;
  expect(await stateOf(page, there.thing)).toBe('option');
  await touch(page, there, finger);
  // It is shown, and nobody has set out.
  await page.locator(`.v-map-place[data-thing="${there.thing}"][data-look="chosen"]`).waitFor();
  const way = twin.match.view(HEROES) as { week: { ways: { to: string; meets: number; ambush: number }[] } };
  const march = way.week.ways.find(({ to }) => to === THERE);
  const told = say({
    text: 'terrinoth.test',
    with: {
      shield: 'green',
      dice: 3,
      n: Math.round((march?.meets ?? 0) * 100),
      ambush: Math.round((march?.ambush ?? 0) * 100),
    },
  });
  expect(await page.locator('.v-slip').innerText()).toContain(told);
  expect(await overflow(page)).toEqual([]);
  await touch(page, { ...there, look: 'chosen' }, finger);
  twin.answer(asked, [`go:${THERE}`]);
  const arrived = twin.asked;
  if (!arrived) throw new Error('nobody is asked');
  await shows(at, twin, arrived);
  const { party, conquest } = (twin.state as Week).legend;
  expect([party.at, conquest.heroes]).toEqual([THERE, 1]);
  await playLine(at, partner, { ...line, answers: line.answers.slice(before + 1) }, twin);
  const next = twin.asked;
  if (!next || !isMarch(next)) throw new Error(`the week did not go round: ${next?.prompt}`);
  await shows(at, twin, next);
  expect((twin.state as Week).legend.week).toBe(2);
  // From where it is now it may go on, and back.
  expect(await stateOf(page, 'location:tamalir')).toBe('option');
  expect(await stateOf(page, 'location:frostgate')).not.toBe('option');
  await partner.leave();
});

/** A figure is taken and let go of over a place. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`not to be seen: ${selector}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
}

test('the overlord begins a campaign: an avatar and a plot as cards, an order by a drag and a click on the map, and what cannot be bought says why', async () => {
  const visitor = await house.visitor({ look: 'styled' });
  const { page } = visitor;
  const say = voice('en');
  await lay(visitor, {
    game: 'descent',
    options: CAMPAIGN,
    seed: 'the overlord begins',
    seats: [
      { kind: 'bot', bot: 'random', name: 'Maud' },
      { kind: 'me', name: 'Ysolde' },
    ],
  });
  const slip = (text: string, more = {}) =>
    page.locator('.v-slip-prompt', { hasText: say({ text, with: more }) }).waitFor();
  const card = (key: string) => page.locator(`[data-answer="${key}"]`);
  const twice = async (key: string): Promise<void> => {
    await card(key).click();
    await page.locator(`[data-answer="${key}"][data-look="chosen"]`).waitFor();
    await card(key).click();
  };
  await slip('week.avatar');
  expect(await axeFindings(page, '.des-prepare')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await twice('avatar:sorcerer-king');
  await slip('week.firstUpgrades', { xp: 15 });
  await twice('upgrade:thick-hide');
  await slip('week.firstUpgrades', { xp: 9 });
  expect(await card('upgrade:king-phylactery').innerText()).toContain(
    say({ text: 'why.week.xp', with: { xp: 10, left: 9 } }),
  );
  await page.getByRole('button', { name: say({ text: 'week.firstUpgrades.done' }), exact: true }).click();
  await slip('week.plot');
  await twice('plot:en-0');
  await slip('week.orders', { week: 1, xp: 1 });
  // The keep is in the Blackthorn Grove: from there Sir Alric may ride to Greyhaven.
  const greyhaven = { thing: 'location:greyhaven', look: 'option', area: 'place' } as const;
  await drag(page, '[data-thing="lieutenant:sir-alric-farrow"]', '.v-map-place[data-thing="location:greyhaven"]');
  await page.locator('.v-map-place[data-thing="location:greyhaven"][data-look="chosen"]').waitFor();
  await touch(page, { ...greyhaven, look: 'chosen' }, mouse);
  await page
    .locator('.des-rider', {
      hasText: say({ text: 'terrinoth.besieges', with: { location: { text: 'location.greyhaven' } } }),
    })
    .waitFor();
  expect(await page.locator('.des-razing').innerText()).toContain('Greyhaven');
  expect(await axeFindings(page, '.v-stage')).toEqual([]);
});

test('on a phone the overlord spends the first XP on the shelf, which comes to the front by itself', async () => {
  const visitor = await house.visitor({ look: 'styled', viewport: PHONE, touch: true });
  const { page } = visitor;
  await lay(visitor, {
    game: 'descent',
    options: CAMPAIGN,
    seed: 'the overlord begins',
    seats: [
      { kind: 'bot', bot: 'random', name: 'Maud' },
      { kind: 'me', name: 'Ysolde' },
    ],
  });
  const card = (key: string) => page.locator(`[data-answer="${key}"]`);
  await card('avatar:sorcerer-king').tap();
  await page.locator('[data-answer="avatar:sorcerer-king"][data-look="chosen"]').waitFor();
  await card('avatar:sorcerer-king').tap();
  await card('upgrade:thick-hide').waitFor({ state: 'visible' });
  await page.getByRole('button', { name: voice('en')({ text: 'week.firstUpgrades.done' }), exact: true }).tap();
  await card('plot:en-0').waitFor({ state: 'visible' });
});
