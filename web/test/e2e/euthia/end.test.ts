// Euthia to its end in a real browser: alone by touch on a phone in French, two Heroes together around one screen with the mouse, two
// rivals each in a browser of their own.
// A twin of each game runs beside the page: whatever the page asks or says differently fails.

import type { Language, Text } from '@veillee/kernel';
import { type Say, tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finger, mouse } from '../hands/seat.ts';
import { adeptAt, type Twin } from '../hands/twin.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom, openSave } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { type AtTable, answerByHand, type Given } from './hands.ts';
import { beginning, type Line, lastTurns, type State } from './last-turns.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const GUIDED = { guided: ['thunderstone', 'euthia'] };
const MOST = 45;

const voices = (language: Language, seats: number): Say[] =>
  NAMES.slice(0, seats).map((_, reader) =>
    tableSpeaker(language, { names: NAMES.slice(0, seats), reader }, allTexts(language, 'euthia')),
  );

/** Plays the line on the page; says where answers were given. `seen` looks at each question before it is answered. */
async function playLine(
  at: AtTable | ((seat: number) => AtTable),
  { answers }: Line,
  twin: Twin<State>,
  seen: (prompt: string) => Promise<void> = async () => undefined,
): Promise<ReadonlySet<Given>> {
  const given = new Set<Given>();
  for (const picks of answers) {
    const decision = twin.asked;
    if (!decision) throw new Error('the twin was at the end before');
    const own = typeof at === 'function' ? at(decision.seat) : at;
    given.add(await answerByHand(own, twin, decision, picks, () => seen(decision.prompt)));
    twin.answer(decision, picks);
  }
  return given;
}

/** Why somebody has won, as the last page says it. */
function whyWon({ match, state }: Twin<State>): Text {
  const { scores = [] } = match.outcome ?? {};
  if (state.mode === 'competitive')
    return { text: 'table.victory.most', with: { n: Math.max(...scores), tied: 'no', last: 'no' } };
  const aim = { text: `scenario.the-hunt.goal.${state.mode}.win`, with: { seats: scores.length } };
  return { text: 'table.victory.aim', with: { rank: state.result?.rank ?? 'none', aim, last: 'no' } };
}

/** What the last page says of each seat: points, whether they won, and the parts of the bar. */
const pointsOn = (page: Page) =>
  page.locator('[role="dialog"] .scores tr').evaluateAll(rows =>
    rows.map(row => ({
      name: row.querySelector('b')?.textContent ?? '',
      points: Number(row.lastElementChild?.textContent),
      won: row.querySelector('[role="img"][aria-label]') !== null,
      parts: [...row.querySelectorAll('.ending-bar > [data-kind] > span:first-child')].map(part =>
        Number(part.textContent),
      ),
    })),
  );

/** Parts of bars that lie over a sum, or outside of their panel. */
const astray = (page: Page): Promise<readonly string[]> =>
  page.locator('[role="dialog"] .scores tr').evaluateAll(rows =>
    rows.flatMap(row => {
      const sum = row.lastElementChild?.getBoundingClientRect();
      const panel = row.closest('.ending-panel')?.getBoundingClientRect();
      if (!sum || !panel) return ['no sum'];
      return [...row.querySelectorAll('.ending-bar > [data-kind]')]
        .filter(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isOver = right > sum.left && left < sum.right && bottom > sum.top && top < sum.bottom;
          return isOver || left < panel.left || right > panel.right;
        })
        .map(part => part.textContent ?? '');
    }),
  );

/** The last page says why it was won and how the story ends, and every bar is as long as its points. */
async function endsAs(page: Page, twin: Twin<State>, say: Say): Promise<void> {
  const said = await page.getByRole('dialog').innerText();
  expect(said).toContain(say(whyWon(twin)));
  expect(said).toContain(await storyOf(twin, say));
  expect(await pointsOn(page)).toEqual(points(twin));
  expect(await astray(page)).toEqual([]);
}

/** What is said of them, as the twin knows it; the best first. */
const points = ({ match: { outcome }, state }: Twin<State>) =>
  (outcome?.scores ?? [])
    .map((score, seat) => ({
      name: NAMES[seat],
      points: score,
      won: outcome?.won.includes(seat) ?? false,
      parts: (state.result?.scores[seat] ?? []).map(({ reputation }) => reputation).filter(n => n > 0),
    }))
    .sort((a, b) => b.points - a.points);

/** How the scenario's story ends. */
async function storyOf({ match }: Twin<State>, say: Say): Promise<string> {
  const { kit } = await adeptAt('euthia');
  const story = kit.game.chapters?.story(match.state);
  if (!story) throw new Error('no story is told');
  return say(story);
}

test('The Hunt alone, won by touch on a phone, in French to the last word', async () => {
  const line = await lastTurns('alone', {
    seats: 1,
    options: { scenario: 'the-hunt' },
    most: MOST,
    asked: ['combat.heroAfter', 'ledger.ask'],
    from: 3,
  });
  const twin = await beginning(line);
  const [say] = voices('fr', 1) as [Say];
  const word = words('fr');
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { ...GUIDED, language: 'fr' } });
  const { page } = visitor;
  await openSave(visitor, line.saved, 'fr');
  const found = new Set<string>();
  const met = new Set<string>();
  const check = async (): Promise<void> => {
    for (const text of await foreignWords(page, 'euthia')) found.add(text);
    for (const text of await overflow(page)) found.add(`wide: ${text}`);
  };
  const given = await playLine({ page, hand: finger, voices: [say] }, line, twin, async prompt => {
    if (!met.has(prompt)) await check();
    met.add(prompt);
  });
  expect([...given]).toEqual(expect.arrayContaining(['place', 'action', 'answer', 'several']));

  const dialog = page.getByRole('dialog', { name: word('over.won') });
  await dialog.waitFor();
  await page.getByRole('region', { name: word('ending.figures') }).waitFor();
  await check();
  expect([...found]).toEqual([]);
  expect(twin.match.outcome?.won).toEqual([0]);
  await endsAs(page, twin, say);
  // No chapter of the Recall: a game like any other.
  await dialog.getByRole('button', { name: word('over.again') }).waitFor();
  expect(await dialog.getByRole('button', { name: word('evenings.again') }).count()).toBe(0);
  expect(await dialog.getByRole('button', { name: word('evenings.open') }).count()).toBe(0);
});

test('The Hunt together, around one screen with the mouse: the ledger is filled, both have won', async () => {
  const line = await lastTurns('together', {
    seats: 2,
    options: { scenario: 'the-hunt', mode: 'cooperative' },
    most: MOST,
    asked: ['combat.heroAfter', 'bags.ask'],
    from: 8,
  });
  const twin = await beginning(line);
  const english = voices('en', 2);
  const [say] = english as [Say];
  const word = words('en');
  const visitor = await house.visitor({ settings: GUIDED });
  const { page } = visitor;
  await openSave(visitor, line.saved, 'en', [NAMES[1]]);
  const given = await playLine({ page, hand: mouse, voices: english }, line, twin);
  expect([...given]).toEqual(expect.arrayContaining(['place', 'action']));

  const dialog = page.getByRole('dialog', { name: word('over.won') });
  await dialog.waitFor();
  await page.getByRole('region', { name: word('ending.figures') }).waitFor();
  expect(twin.match.outcome?.won).toEqual([0, 1]);
  expect(twin.state.scenario.counters.ledger).toBeGreaterThanOrEqual(11);
  await endsAs(page, twin, say);
  // Whoever plays once more may change seats, as in any game that is no chapter.
  await dialog.getByRole('button', { name: word('over.change') }).waitFor();
  expect(await dialog.getByRole('button', { name: word('evenings.again') }).count()).toBe(0);
});

test('The Hunt between two rivals, each in a browser: both act in a fight and play on to the last page', async () => {
  const line = await lastTurns('rivals', {
    seats: 2,
    options: { scenario: 'the-hunt', mode: 'competitive' },
    most: 34,
    asked: ['combat.exchange'],
    acted: ['combat.exchange.monster', 'combat.heroAfter'],
    from: 18,
  });
  const twin = await beginning(line);
  const english = voices('en', 2);
  const word = words('en');
  const [host, guest] = [
    await house.visitor({ settings: GUIDED }),
    await house.visitor({ name: NAMES[1], settings: GUIDED }),
  ];
  const seats = [{ kind: 'me', name: NAMES[0] }, { kind: 'friend' }] as const;
  const { table, invitations } = await layFrom(host, line.saved, seats);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: word('shelf.sit') }).click();
  const pages = [host.page, guest.page] as const;
  await playLine(seat => ({ page: pages[seat] as Page, hand: mouse, voices: english }), line, twin);

  const won = twin.match.outcome?.won ?? [];
  expect(won.length).toBe(1);
  for (const [seat, page] of pages.entries()) {
    const dialog = page.locator('[role="dialog"]', { has: page.locator('.scores') });
    // The figures are told once the whole game is known, to both at once.
    await dialog.waitFor();
    await page.getByRole('region', { name: word('ending.figures') }).waitFor();
    // To each in their own words, with the same points.
    expect(await dialog.innerText()).toContain(english[seat]?.(whyWon(twin)));
    expect(await pointsOn(page)).toEqual(points(twin));
  }
});
