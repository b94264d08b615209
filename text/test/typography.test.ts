import { describe, expect, test } from 'vitest';
import { faultsOf } from '../typography.ts';

describe('the checks of typography find', () => {
  test.each([
    ['en', 'It’s “well” set: isn’t it? Yes; it is…', []],
    ['en', "It's", ['straight quote']],
    ['en', 'Wait : no', ['space before a stop']],
    ['en', '“Open', ['quotes not paired']],
    ['fr', '«\u00a0Bien\u00a0», dit-il\u00a0: «\u00a0non\u202f!\u00a0»', []],
    ['fr', 'Jeton «\u00a0?\u00a0»', []],
    ['fr', 'Non!', ['space before ; ! ?']],
    ['fr', 'Oui\u202f: non', ['space before :']],
    ['fr', 'Non\u00a0!', ['wide space before ; ! ?']],
    ['fr', '« Oui »', ['space inside quotes']],
    ['fr', 'Le coeur. A la fin', ['oe', 'capital without its accent']],
  ] as const)('%s: %s', (language, text, faults) => {
    expect(faultsOf(language, text)).toEqual(faults);
  });
});
