// A dungeon in a browser: asked for at set-up, and a level on the page, with the way on, the marker and Tamalir; in French on a phone.

import { awaited, picksOf } from '@veillee/bots/play';
import { Match, newChance, save } from '@veillee/kernel';
import { Chance } from '@veillee/kernel/play/chance';
import { expect, test } from 'vitest';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { kitOfDescent } from './line.ts';
import { voice } from './voice.ts';

const house = openedHouse();
const { kit } = await kitOfDescent();
/** Nothing to see as long as no page asks for it. */
const isOffered = kit.game.options.some(({ id }) => id === 'play');
const PICTURES = process.env.DELVE_PICTURES;

interface Delving {
  readonly heroes: readonly { readonly waits?: true }[];
}

/** A dungeon in which somebody waits in the portal, and the heroes are asked for an action. */
function waiting(): string {
  const [novice] = kit.bots;
  if (!novice) throw new Error('no bot');
  for (let n = 0; n < 20; n++) {
    const match = Match.start(kit.game, {
      seed: `delve-${n}`,
      seats: 2,
      options: { play: 'dungeon', choosing: 'ready' },
    });
    const players = [0, 1].map(seat => ({ bot: novice, chance: new Chance(newChance(`delve-${n}-${seat}`)) }));
    while (!match.over) {
      const decision = awaited(match);
      const player = decision && players[decision.seat];
      if (!player) break;
      const state = match.state as Delving;
      if (decision.prompt === 'turn.declare' && state.heroes.some(({ waits }) => waits))
        return JSON.stringify(save(match));
      match.answer({ seat: decision.seat, decision: decision.id, picks: picksOf(match, decision, player) });
    }
  }
  throw new Error('nobody reaches a portal');
}

test.runIf(isOffered).each(['en', 'fr'] as const)('a level on the page (%s)', async language => {
  const saved = waiting();
  const phone = language === 'fr';
  const visitor = await house.visitor(phone ? { viewport: PHONE, touch: true, settings: { language } } : {});
  const { page } = visitor;
  await layFrom(visitor, saved, [
    { kind: 'me', name: 'Ysolde' },
    { kind: 'bot', bot: 'novice', name: 'Maud' },
  ]);
  const say = voice(language);
  await page.locator('.des-dungeon').first().waitFor();
  await expect.poll(() => page.locator('body').innerText()).toContain(say({ text: 'dungeon.inPortal' }));
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/delve-${language}.png` });
  expect(await overflow(page)).toEqual([]);
  if (phone) expect(await foreignWords(page, 'descent')).toEqual([]);
  else expect(await axeFindings(page)).toEqual([]);
});

test.runIf(isOffered)('is asked for at set-up, with what belongs to it alone', async () => {
  const { page, go } = await house.visitor();
  const say = voice('en');
  await go('new/descent/invite');
  await page.getByRole('radio', { name: say({ text: 'setup.play.dungeon' }) }).click();
  expect(await page.getByRole('radio', { name: say({ text: 'quest.heart-of-darkness' }) }).count()).toBe(0);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/delve-setup.png`, fullPage: true });
});
