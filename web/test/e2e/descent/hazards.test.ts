// What the other boxes do to heroes, in a browser: a boulder and a wall on the move, a wall that is stopped, a wyrm that swallows and is cut
// open. A twin runs beside each page: whatever the page asks or shows differently fails. The overlord sits at another machine.

import { secretsIn } from '@veillee/kernel';
import { base, edge, space } from '@veillee/pieces/geometry';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse } from '../hands/seat.ts';
import { PHONE, type VisitorPlan } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { type AtTable, playLine } from './hands.ts';
import { HEROES, kitOfDescent, type Line, OVERLORD, SECRET_WINDOWS, twinOf } from './line.ts';
import { firstOf, lastTurn, lineFrom, monster, overlordsTurn } from './moments.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();

const onMap = (page: Page, figure: string): Locator => page.locator(`.v-map-figure[data-thing="${figure}"]`);
const chronicle = (page: Page): Locator => page.locator('.v-rail-right');

/** The line as the heroes play it, the overlord elsewhere. `before` is looked at first, `seen` at each of their questions. */
async function played(
  line: Line,
  { language = 'en', ...plan }: VisitorPlan & { readonly language?: 'en' | 'fr' },
  looks: { before?(at: AtTable): Promise<void>; seen?(at: AtTable, prompt: string): Promise<void> },
): Promise<AtTable & { readonly leave: () => Promise<void> }> {
  const visitor = await house.visitor({ ...plan, settings: { language } });
  const { page } = visitor;
  const at = { page, hand: plan.touch ? finger : mouse, say: voice(language) };
  const { table, invitations } = await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD], SECRET_WINDOWS);
  await page.locator('.v-map').waitFor();
  await looks.before?.(at);
  await playLine(at, partner, line, await twinOf(line), async prompt => looks.seen?.(at, prompt));
  return { ...at, leave: partner.leave };
}

test('a boulder rolls over a hero and a kobold, a wall pushes another hero: both are told before it happens', async () => {
  const [lane, beyond] = [space(5, 10), space(2, 13)];
  const line = await lineFrom({
    name: 'boulder',
    options: { quest: 'heart-of-darkness', 'well-of-darkness': true },
    on: 'first-turn',
    position: 'next',
    lay(table) {
      lastTurn(table, lane, space(2, 12));
      table.monsters = [monster('kobold', space(4, 9)), monster('beastman', space(7, 9))];
      table.board.boulders = [{ id: 'boulder:stone', at: base(1, 9, 2, 2), direction: 'e' }];
      const lines = [1, 2].map(x => edge(space(x, 11), space(x, 12)));
      table.board.crushingWalls = [{ id: 'crushing-wall:press', lines, direction: 's' }];
    },
    answer: decision => (decision.prompt === 'turn.declare' ? ['action:advance'] : undefined),
    judge({ heroes, monsters }, prompt) {
      if (prompt !== 'overlord.turn') return undefined;
      const [one, other] = heroes;
      return one?.at === undefined && other?.at === beyond && monsters.length === 1 ? 'wanted' : 'lost';
    },
  });
  const steelhorns = { text: 'hero.steelhorns' };
  const { page, say, leave } = await played(
    line,
    {},
    {
      async before({ page: now, say: told }) {
        // A red and a yellow die roll three spaces or more.
        const risk = told({ text: 'table.boulder.chance', with: { n: 72 } });
        await now
          .locator('.des-hero', { hasText: told(steelhorns) })
          .getByTitle(risk)
          .waitFor();
        const ahead = chronicle(now);
        await ahead.getByText(told({ text: 'table.boulder.struck', with: { figure: steelhorns, n: 72 } })).waitFor();
        const pushed = { figure: { text: 'hero.silhouette' } };
        await ahead.getByText(told({ text: 'table.press.struck', with: pushed })).waitFor();
        expect(await onMap(now, 'hero:steelhorns').count()).toBe(1);
      },
    },
  );
  await expect.poll(() => onMap(page, 'hero:steelhorns').count()).toBe(0);
  await expect.poll(() => onMap(page, 'monster:kobold#laid').count()).toBe(0);
  expect(await onMap(page, 'monster:beastman#laid').count()).toBe(1);
  for (const figure of [steelhorns, { text: 'monster.kobold' }])
    await chronicle(page)
      .getByText(say({ text: 'log.boulder.crushes', with: { figure } }))
      .waitFor();
  await leave();
});

/** Its quest can be chosen once its box is whole. */
const HOUSE = { quest: 'house-of-two-hands', 'altar-of-despair': true };
const { kit } = await kitOfDescent();
const isOffered = kit.game.options.some(({ id }) => id === 'altar-of-despair');

test.runIf(isOffered)('the wall of the hall pushes a hero, and the second of two chains stops it', async () => {
  const hall = await lineFrom({
    name: 'hall',
    options: HOUSE,
    on: 'first-turn',
    position: 'next',
    lay(table) {
      lastTurn(table, space(23, 9), space(3, 12));
      table.board.revealed = [0, 1];
    },
    answer: decision => (decision.prompt === 'turn.declare' ? ['action:run'] : firstOf(decision, 'door')),
    judge: ({ board }) => (board.revealed.includes(4) ? 'wanted' : undefined),
  });
  const line = await lineFrom({
    name: 'chains',
    options: HOUSE,
    on: hall,
    position: 'next',
    lay(table) {
      const { guide, board } = table;
      lastTurn(table, space(22, 15), space(19, 8));
      guide.flags.push('left-hauled');
      guide.allowed = { ...guide.allowed, 'pull-right': true };
      board.crushingWalls = board.crushingWalls?.map(({ still: _, ...wall }) => wall);
    },
    answer(decision, { round }) {
      switch (decision.prompt) {
        case 'turn.next':
          return firstOf(decision, 'turn:hero:steelhorns');
        case 'turn.declare':
          return round === 1 ? ['action:run'] : ['action:ready'];
        case 'turn.act':
          return firstOf(decision, 'prolonged');
        case 'work.dice':
          // With all the breath that they have.
          return decision.options.slice(-1).map(({ key }) => key);
        default:
          return undefined;
      }
    },
    judge: ({ guide, round }) => (guide.flags.includes('right-hauled') ? 'wanted' : round > 2 ? 'lost' : undefined),
  });
  const { page, say, leave } = await played(
    line,
    {},
    {
      async before({ page: now, say: told }) {
        const pushed = { figure: { text: 'hero.silhouette' } };
        await chronicle(now)
          .getByText(told({ text: 'table.press.struck', with: pushed }))
          .waitFor();
        expect(await now.getByText(told({ text: 'table.press.still' })).count()).toBe(0);
      },
      async seen({ page: now }, prompt) {
        if (prompt === 'work.dice') await now.locator('.des-work .des-work-row').first().waitFor();
      },
    },
  );
  await page
    .locator('.des-told')
    .getByText(secretsIn(kit.secrets, 'en')[STOPPED] ?? 'nothing')
    .waitFor();
  await page.getByText(say({ text: 'table.press.still' })).waitFor();
  await leave();
});
const STOPPED = 'quest.house-of-two-hands.text.press-stops';

test('on a phone, in French: a wyrm swallows a hero, who sees what digests them and cuts a way out', async () => {
  const line = await lineFrom({
    name: 'swallowed',
    options: { quest: 'belly-of-winter', 'tomb-of-ice': true },
    on: 'first-turn',
    position: 'overlord',
    lay(table) {
      overlordsTurn(table, space(4, 20), space(2, 22));
      table.monsters = [monster('ice-wyrm', base(5, 19, 2, 3), { rank: 'master', wounds: 3 })];
    },
    answer(decision) {
      const heads: { readonly [prompt: string]: string } = {
        'overlord.turn': 'monster',
        'overlord.activation': 'attack',
        'attack.swallow': 'swallow',
        'turn.act.inside': 'attack',
      };
      return firstOf(decision, heads[decision.prompt] ?? '');
    },
    judge: ({ heroes: [hero], monsters, round }) =>
      round > 2 ? 'lost' : hero?.inside === undefined && monsters.length === 0 ? 'wanted' : undefined,
  });
  const found = new Set<string>();
  const met: string[] = [];
  const { page, leave } = await played(
    line,
    { language: 'fr', viewport: PHONE, touch: true },
    {
      async seen({ page: now, say }, prompt) {
        met.push(prompt);
        for (const text of await foreignWords(now, 'descent')) found.add(text);
        for (const text of await overflow(now)) found.add(`wide: ${text}`);
        if (prompt !== 'turn.act.inside') return;
        const held = say({ text: 'table.stomach.of', with: { figure: { text: 'monster.ice-wyrm.as-master' } } });
        await now.locator('.des-stomach', { hasText: held }).waitFor();
        expect(await onMap(now, 'hero:steelhorns').count()).toBe(0);
      },
    },
  );
  await expect.poll(() => onMap(page, 'hero:steelhorns').count()).toBe(1);
  expect(await page.locator('.des-stomach').count()).toBe(0);
  expect(met).toContain('turn.act.inside');
  expect([...found]).toEqual([]);
  await leave();
});
