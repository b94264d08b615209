// What an option brings is told in figures, so that a menu of Heroes can be chosen from without a look at each.

import { speaker } from '@veillee/text';
import { expect, it } from 'vitest';
import { kit } from '../../index.ts';
import { scene } from '../../test/scene.ts';
import table from '../../text/table.en.json' with { type: 'json' };
import { figures } from '../face.tsx';

const say = speaker('en', kit.texts.en, table);

it('a Hero one could have, a card one could buy; nothing for what brings no card', () => {
  const village = scene().hand(0, ['militia', 'barkeep', 'torch', 'torch', 'torch', 'torch']).xp(0, 6).inVillage();
  const worth = (start: string): string[] | undefined => {
    const key = village.offered('village.step').find(offered => offered.startsWith(start));
    const option = key === undefined ? undefined : village.option('village.step', key);
    return option && figures(option, say).map(({ label }) => label);
  };
  expect(worth('level:militia#1:')).toEqual(expect.arrayContaining([expect.stringMatching(/Strength \d/)]));
  expect(worth('buy:dagger')).toEqual(['Attack +1', '1 gold', 'Weight 2']);
  expect(worth('use:barkeep')).toEqual([]);
});
