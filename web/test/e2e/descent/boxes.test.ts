// The other boxes as a newcomer meets them, in a browser: switched on at set-up and begun, treachery bought and sprung between two browsers,
// a quest in two parts on two evenings.

import { secretsIn } from '@veillee/kernel';
import { space } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import { originalOf } from '@veillee/pieces/things';
import { type Say, tableSpeaker } from '@veillee/text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse, tap } from '../hands/seat.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { type AtTable, answerByHand, playLine, prepare } from './hands.ts';
import { layByHand } from './lay.ts';
import { firstRound, HEROES, kitOfDescent, NOVICES, OVERLORD, PARTY, SECRET_WINDOWS, twinOf } from './line.ts';
import { firstOf, type Laid, lastTurn, lineFrom } from './moments.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();

const texts = allTexts('en', 'descent');
const word = words('en');
const voiceOf = (reader: number): Say => tableSpeaker('en', { names: NAMES, reader }, texts);
const say = voiceOf(HEROES);

// ---- begun at set-up ----

interface Begun {
  readonly quest: string;
  /** By touch on a phone, in French to the last word. */
  readonly phone?: true;
}

/** A quest of each box that shows what it brings. */
const QUESTS: { readonly [box: string]: Begun } = {
  'tomb-of-ice': { quest: 'lake-of-three-fires' },
  'well-of-darkness': { quest: 'bone-mill' },
  'altar-of-despair': { quest: 'house-of-two-hands', phone: true },
};
const { kit } = await kitOfDescent();
const offered = Object.keys(QUESTS).filter(box => kit.game.options.some(({ id }) => id === box));

test.each(offered)(
  '%s: its switch at set-up brings its quests, and one of them is begun and played for a round; one in French on a phone',
  async box => {
    const { quest, phone = false } = QUESTS[box] ?? { quest: '' };
    const language = phone ? 'fr' : 'en';
    const speak = voice(language);
    const line = await firstRound(box, { [box]: true, quest, ...PARTY }, NOVICES);
    const { page, go } = await house.visitor(phone ? { viewport: PHONE, touch: true, settings: { language } } : {});
    await go('');
    const name = speak({ text: `quest.${quest}` });
    expect(await page.getByRole('radio', { name }).count()).toBe(0);
    const press = phone ? tap : (element: Locator): Promise<void> => element.click();
    const { table, code } = await layByHand({ page, language, say: speak, press }, line);
    const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD], SECRET_WINDOWS);
    const twin = await twinOf(line);
    const at: AtTable = { page, hand: phone ? finger : mouse, say: speak };
    const found = new Set<string>();
    const given = await playLine(at, partner, line, twin, async () => {
      if (phone)
        for (const text of [...(await foreignWords(page, 'descent')), ...(await overflow(page))]) found.add(text);
    });
    expect([...found]).toEqual([]);
    expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
    expect(line.answers.filter(({ picks }) => headOf(picks[0] ?? '') === 'walk').length).toBeGreaterThan(1);
    await page
      .getByText(speak({ text: `quest.${quest}.aim` }))
      .first()
      .waitFor();
    await partner.leave();
  },
);

// ---- treachery ----

/** However much lies around it, feats at one seat and the hand at the other, the dungeon keeps its lines. */
async function mapIsHigh(page: Page): Promise<void> {
  const height = (): Promise<number> => page.locator('.v-map').evaluate(map => map.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThanOrEqual(480);
}

/** What the trap costs. */
const COST = 3;

test('two browsers: treachery is bought and sprung by the overlord, and nothing has told the heroes of it before', async () => {
  const [card, key] = ['frozen-path', 'card:frozen-path'];
  const isBought = ({ overlord }: Laid): boolean =>
    [...overlord.hand, ...overlord.deck].some(one => originalOf(one) === card);
  const line = await lineFrom({
    name: 'treachery',
    options: { quest: QUESTS['tomb-of-ice']?.quest ?? '', 'tomb-of-ice': true },
    on: 'new-table',
    answer(decision, now) {
      switch (decision.prompt) {
        case 'overlord.treachery':
          return isBought(now) ? undefined : firstOf(decision, `treachery:${card}`);
        case 'overlord.turn':
          return now.overlord.threat < COST ? firstOf(decision, 'burn', { but: card }) : undefined;
        case 'turn.declare':
          return ['action:run'];
        case 'turn.act': {
          const walk = decision.options.find(({ key: way, with: told }) => headOf(way) === 'walk' && told?.cost === 3);
          return now.round > 1 && walk ? [walk.key] : undefined;
        }
        case 'overlord.answer.space':
          return firstOf(decision, key);
        default:
          return undefined;
      }
    },
    judge({ board, heroes, phase, round, overlord }, prompt) {
      if (Object.values(board.terrain).includes('ice')) return 'wanted';
      if (round < 2 || phase !== 'heroes') return undefined;
      const isHeld = overlord.hand.some(one => originalOf(one) === card);
      return (prompt === 'turn.next' && !isHeld) || heroes.some(({ ready }) => !ready) ? 'lost' : undefined;
    },
  });
  const twin = await twinOf(line);
  const [host, guest] = [await house.visitor(), await house.visitor({ name: NAMES[OVERLORD] })];
  const { table, invitations } = await layFrom(host, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: word('shelf.sit') }).click();
  const heroes: AtTable = { page: host.page, hand: mouse, say };
  const overlord: AtTable = { page: guest.page, hand: mouse, say: voiceOf(OVERLORD) };
  const isKnown = (): boolean => host.heard.join().includes(card);
  for (const { seat, picks } of line.answers) {
    const { asked } = twin;
    if (asked?.seat !== seat) throw new Error(`seat ${seat} is not asked`);
    // Whoever walks waits for nobody in particular; the overlord holds the step open, or it would close.
    if (asked.prompt === 'overlord.answer.space')
      await guest.page.getByRole('button', { name: word('slip.hold') }).click();
    if (picks.includes(key)) expect(isKnown()).toBe(false);
    await answerByHand(seat === HEROES ? heroes : overlord, twin, asked, picks);
    twin.answer(asked, picks);
    if (asked.prompt === 'turn.declare') for (const { page } of [heroes, overlord]) await mapIsHigh(page);
  }
  // Bought, then held: the overlord alone has seen it.
  expect(line.answers.filter(({ picks }) => picks.includes(`treachery:${card}`))).toHaveLength(1);
  for (const { page } of [host, guest])
    await page
      .locator('.v-rail-right')
      .getByText(say({ text: `card.${card}` }))
      .first()
      .waitFor();
  expect(isKnown()).toBe(true);
  await expect.poll(() => host.page.locator(`[aria-label*="${say({ text: 'prop.ice' })}"]`).count()).toBeGreaterThan(0);
});

// ---- two parts on two evenings ----

test('a quest in two parts on two evenings: the second is offered next, and knows what the first has kept', async () => {
  const line = await lineFrom({
    name: 'egg',
    options: { quest: 'cold-egg', 'tomb-of-ice': true },
    on: 'first-turn',
    position: 'next',
    lay(table) {
      lastTurn(table, space(31, 5), space(2, 22));
      table.board.revealed = [0, 4];
      table.heroes[0]?.objects.push('egg');
      table.guide.flags.push('guide-freed');
    },
    answer(decision) {
      return decision.prompt === 'turn.declare' ? ['action:run'] : firstOf(decision, 'quest-action:give-back');
    },
    judge: ({ phase }) => (phase === 'over' ? 'wanted' : undefined),
  });
  const visitor = await house.visitor();
  const { page, go } = visitor;
  await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'bot', bot: 'novice' },
  ]);
  const first = page.url();
  const at: AtTable = { page, hand: mouse, say };
  const twin = await twinOf(line);
  for (const { picks } of line.answers) {
    const { asked } = twin;
    if (!asked) throw new Error('nobody is asked');
    await answerByHand(at, twin, asked, picks);
    twin.answer(asked, picks);
  }
  const title = say({ text: 'quest.king-under-ice' });
  await page.getByRole('button', { name: word('evenings.next', { title }) }).waitFor();

  // The next evening, from the shelf.
  await go('tables');
  await page.getByRole('button', { name: word('evenings.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('evenings.next', { title }) })
    .click();
  await page.waitForURL(url => url.hash.startsWith('#/table/') && String(url) !== first);
  await prepare(at);
  for (const { id } of twin.state.heroes)
    await page.locator('.des-hero', { hasText: say({ text: `hero.${id.slice('hero:'.length)}` }) }).waitFor();
  // She was let out of her cage on the first evening, and brings the key on the second.
  await page.locator('.des-keys [data-rune="red"]').waitFor();
  const told = secretsIn(kit.secrets, 'en')['quest.king-under-ice.text.brune-helps'] ?? 'nothing';
  await page.locator('.v-rail-right').getByText(told).waitFor();
});
