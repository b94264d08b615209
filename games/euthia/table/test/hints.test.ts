// The buttons of the slip: things that are alike are one.

import { plainDecision } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { wordBy } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { slipHints } from '../hints.tsx';
import type { Reading } from '../reading.ts';

const word = wordBy(speaker('en', kit.texts.en));

/** What the slip offers of these options. */
function buttons(prompt: string, options: readonly { readonly key: string; readonly text: string }[]) {
  const decision = { ...plainDecision({ id: 1, seat: 0, prompt, options, min: 1, max: 1 } as never) };
  return slipHints({ decision, word } as Reading).buttons;
}

test('save.ask: each of the three tokens has its button', () => {
  const keys = ['save:mining', 'save:trade', 'save:combat'];
  expect(
    buttons(
      'save.ask',
      keys.map(key => ({ key, text: `do.${key}` })),
    ),
  ).toEqual(keys);
});

test.each(['trophy.ask', 'roll.ask', 'bags.ask'])('%s: of two that are alike one button', prompt => {
  const [potion, other, trophy] = ['discard:potion#1', 'discard:potion#2', 'discard:wolf'];
  const options = [
    { key: potion, text: 'item.healing-potion' },
    { key: other, text: 'item.healing-potion' },
    { key: trophy, text: 'monster.grey-wolf' },
  ];
  expect(buttons(prompt, options as never)).toEqual([potion, trophy]);
});
