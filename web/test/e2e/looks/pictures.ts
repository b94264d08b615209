// The pictures of the README: `npm run screens` takes those anew that it shows, of games that bots have played so far. With names
// (`npm run screens -- descent`): of these moments alone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@veillee/kernel';
import { Match, save } from '@veillee/kernel';
import type { Page } from 'playwright-core';
import { adeptAt, Twin } from '../hands/twin.ts';
import { openHouse, PHONE, type Visitor, WIDE } from '../house/house.ts';
import { layFrom } from '../house/tables.ts';
import { walkRooms, walkTable } from './walk.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'docs/screens');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** A game as it stands when a seat is asked `prompt` for the nth time. */
interface Moment {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  /** Whose table is seen. */
  readonly seat: number;
  readonly options: { readonly [option: string]: string };
  readonly prompt: string;
  readonly nth: number;
}

const DUNGEON = {
  game: 'descent',
  seed: 'picture',
  seats: 2,
  options: { quest: 'heart-of-darkness', heroes: '4' },
};

/** One alone at a table of one's own. */
const ALONE = { seed: 'picture', seats: 1, seat: 0 };

const MOMENTS: { readonly [name: string]: Moment } = {
  kilforth: { ...ALONE, game: 'kilforth', options: { mode: 'solo' }, prompt: 'turn.choice', nth: 34 },
  euthia: { ...ALONE, game: 'euthia', options: { scenario: 'the-hunt' }, prompt: 'turn.ask', nth: 24 },
  ashraka: { ...ALONE, game: 'ashraka', options: { adventure: '1' }, prompt: 'turn.ask', nth: 12 },
  descent: { ...DUNGEON, seat: 0, prompt: 'turn.act', nth: 60 },
  overlord: { ...DUNGEON, seat: 1, prompt: 'overlord.turn', nth: 12 },
};

const ME = { kind: 'me', name: 'Ysolde' } as const;
const BOT = { kind: 'bot', bot: 'adept' } as const;

async function savedAt({ game, seed, seats, seat, options, prompt, nth }: Moment): Promise<string> {
  const { kit, bot } = await adeptAt(game);
  const twin = new Twin(Match.start(kit.game, { seed, seats, options }), bot, seed);
  let met = 0;
  for (let asked = twin.asked; asked; asked = twin.asked) {
    if (asked.seat === seat && asked.prompt === prompt && ++met === nth) return JSON.stringify(save(twin.match));
    twin.answer(asked, twin.choose(asked));
  }
  throw new Error(`${game} was over before ${prompt} was asked ${nth} times`);
}

const still = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[role="progressbar"]'));
  await page.waitForTimeout(1500);
};

const isShown = (name: string): boolean => readme.includes(`docs/screens/${name}.jpg`);

const take = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });
};

/** Stops of the walk of which a picture is kept, and its name. */
const WALKED: { readonly [stop: string]: string } = {
  'wide-en-shelf': 'shelf-en',
  'wide-fr-shelf': 'shelf-fr',
  'wide-en-setup': 'setup-en',
  'wide-en-dungeon-rank-chosen': 'dungeon-en',
  'wide-fr-dungeon-rank-chosen': 'dungeon-fr',
  'wide-fr-village': 'village-fr',
  'phone-en-dungeon-rank-chosen': 'phone-en',
  'phone-fr-village': 'phone-fr',
};

async function visit(visitor: Visitor, size: 'wide' | 'phone', language: Language): Promise<void> {
  const check = async ({ name, page }: { readonly name: string; readonly page: Page }): Promise<void> => {
    const kept = WALKED[`${size}-${language}-${name}`];
    if (kept) await take(page, kept);
  };
  await walkRooms(visitor, language, check);
  await walkTable(visitor, language, check);
}

const wanted = process.argv.slice(2);
const house = await openHouse();
try {
  for (const language of ['en', 'fr'] as const)
    for (const size of ['wide', 'phone'] as const) {
      const visitor = await house.visitor({
        viewport: size === 'wide' ? WIDE : PHONE,
        touch: size === 'phone',
        settings: {
          language,
          soundOffered: true,
          guided: ['thunderstone', 'kilforth', 'ashraka', 'euthia', 'descent'],
        },
        look: 'sharp',
      });
      for (const [name, moment] of Object.entries(MOMENTS)) {
        const picture = size === 'wide' ? `${name}-${language}` : `${name}-phone-${language}`;
        if (!isShown(picture) || (wanted.length > 0 && !wanted.includes(name))) continue;
        const plan = Array.from({ length: moment.seats }, (_, seat) => (seat === moment.seat ? ME : BOT));
        await layFrom(visitor, await savedAt(moment), plan);
        await still(visitor.page);
        await take(visitor.page, picture);
      }
      if (wanted.length === 0 || wanted.includes('walk')) await visit(visitor, size, language);
      await visitor.leave();
    }
} finally {
  await house.close();
}
