// How smoothly forty cards with figures are scrolled, and a card among them dragged, on a page slowed down four times; and the same with
// glyphs in their place, in turn, in the same run. `npx node bench/figures/measure.ts [--game thunderstone] [--slower 4] [--rounds 5] [--only dragged]`
// Whatever else the machine does only ever makes frames later: the calmest round of each is the page's own.

import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { mouse } from '../../web/test/e2e/hands/seat.ts';
import { openHouse } from '../../web/test/e2e/house/house.ts';
import { lay } from '../../web/test/e2e/house/tables.ts';
import { act, asked } from '../../web/test/e2e/thunderstone/seat.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'thunderstone' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const CARDS = 40;

/** What a frame took, from one to the next, while something was done; and what the page's own thread was at without a pause. */
interface Frames {
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

async function during(page: Page, deed: () => Promise<void>): Promise<Frames> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await page.evaluate(() => {
    const [frames, tasks]: [number[], number[]] = [[], []];
    const watch = new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    watch.observe({ type: 'longtask' });
    let last = performance.now();
    let going = true;
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (going) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    const end = (): Frames => {
      going = false;
      return { frames: frames.slice(2), tasks };
    };
    Reflect.set(globalThis, 'endOfWatch', end);
  });
  await deed();
  const seen = await page.evaluate(() => (Reflect.get(globalThis, 'endOfWatch') as () => Frames)());
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen;
}

const house = await openHouse();

/** `figures`: as it is. `glyphs`: as before the figures are there. */
async function visitor(with_: 'figures' | 'glyphs') {
  const guest = await house.visitor({ look: 'sharp', forgive: /./ });
  if (with_ === 'glyphs')
    await guest.page.addInitScript(() => {
      const style = '.v-portrait { display: none !important; }';
      addEventListener('DOMContentLoaded', () =>
        document.head.insertAdjacentHTML('beforeend', `<style>${style}</style>`),
      );
    });
  return guest;
}

async function scrolled(with_: 'figures' | 'glyphs'): Promise<Frames> {
  const guest = await visitor(with_);
  const { page } = guest;
  await guest.go(`kit/${values.game}`);
  await page.locator('.kit-cards > article').nth(CARDS).waitFor();
  await page.evaluate(most => {
    for (const card of [...document.querySelectorAll('.kit-cards > article')].slice(most)) card.remove();
  }, CARDS);
  await page.waitForTimeout(1500);
  const drawn = await page.locator('.kit-cards .v-portrait').count();
  await page.mouse.move(700, 450);
  const frames = await during(page, async () => {
    for (let n = 0; n < 60; n++) {
      await page.mouse.wheel(0, n < 30 ? 120 : -120);
      await page.waitForTimeout(30);
    }
  });
  console.log(`${with_}: ${CARDS} cards scrolled, ${drawn} of them drawn: ${told(frames)}`);
  await guest.leave();
  return frames;
}

async function dragged(with_: 'figures' | 'glyphs'): Promise<Frames> {
  const guest = await visitor(with_);
  const { page } = guest;
  const seats = [{ kind: 'me', name: 'Ysolde' } as const, { kind: 'bot', bot: 'random', name: 'Maud' } as const];
  await lay(guest, { seats, seed: 'e2e' });
  for (let sight = await asked(page); !(await page.locator('.thu-drag').count()); sight = await asked(page, sight))
    await act(page, sight, mouse, ['entrance']);
  await page.waitForTimeout(1000);
  const from = await page.locator('.thu-drag [data-thing^="dagger#"]').first().boundingBox();
  if (!from) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  const frames = await during(page, async () => {
    for (let n = 0; n < 90; n++) {
      await page.mouse.move(from.x + 40 + 300 * Math.sin(n / 9), from.y - 200 + 120 * Math.cos(n / 7));
      await page.waitForTimeout(16);
    }
  });
  await page.mouse.up();
  console.log(`${with_}: a card dragged over ${await page.locator('.v-portrait').count()} drawn ones: ${told(frames)}`);
  await guest.leave();
  return frames;
}

const lateIn = ({ frames }: Frames): number => frames.filter(frame => frame > 50).length;

/** Rounds with figures and with glyphs in turn; then the calmest of each. */
async function inTurn(what: string, round: (with_: 'figures' | 'glyphs') => Promise<Frames>): Promise<void> {
  const rounds: { figures: Frames[]; glyphs: Frames[] } = { figures: [], glyphs: [] };
  for (let n = 0; n < Number(values.rounds); n++)
    for (const with_ of ['figures', 'glyphs'] as const) rounds[with_].push(await round(with_));
  for (const with_ of ['figures', 'glyphs'] as const) {
    const [calmest] = rounds[with_].toSorted(
      (a, b) => lateIn(a) - lateIn(b) || Math.max(...a.frames) - Math.max(...b.frames),
    );
    if (calmest) console.log(`${what} with ${with_}, the calmest of ${rounds[with_].length}: ${told(calmest)}`);
  }
}

function told(seen: Frames): string {
  const { frames, tasks } = seen;
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  const late = frames.flatMap((frame, n) => (frame > 50 ? [`the ${n + 1}th ${frame.toFixed(0)} ms`] : []));
  return `${frames.length} frames, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms, ${late.length} over 50 ms${late.length ? ` (${late.join(', ')})` : ''}; ${tasks.length} tasks over 50 ms`;
}

try {
  // The first page of a browser compiles what the others find ready.
  const warm = await visitor('figures');
  await warm.go('');
  await warm.leave();
  if (values.only !== 'dragged') await inTurn('scrolled', scrolled);
  if (values.game === 'thunderstone' && values.only !== 'scrolled') await inTurn('dragged', dragged);
} finally {
  await house.close();
}
