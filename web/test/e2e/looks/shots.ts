// The camera: `node web/test/e2e/looks/shots.ts [folder]` takes every screen in both sizes and languages, for people to look at.

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, PHONE, WIDE } from '../house/house.ts';
import { walkRooms, walkTable } from './walk.ts';

const folder = process.argv[2] ?? join(tmpdir(), 'veillee-shots');
const only = process.argv[3];
mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  for (const language of ['en', 'fr'] as const)
    for (const [size, viewport] of [
      ['wide', WIDE],
      ['phone', PHONE],
    ] as const) {
      if (only && only !== `${size}-${language}`) continue;
      const visitor = await house.visitor({ viewport, touch: size === 'phone', settings: { language }, look: 'sharp' });
      const shoot = async ({ name, page }: { name: string; page: typeof visitor.page }): Promise<void> => {
        await page.screenshot({ path: join(folder, `${size}-${language}-${name}.png`) });
      };
      await walkRooms(visitor, language, shoot);
      await walkTable(visitor, language, shoot);
      if (language === 'en') {
        await visitor.go('kit');
        await visitor.page.getByRole('heading', { name: 'Kit' }).waitFor();
        await visitor.page.screenshot({ path: join(folder, `${size}-kit.png`), fullPage: true });
      }
      console.log(size, language, visitor.complaints);
      await visitor.leave();
    }
} finally {
  await house.close();
}
