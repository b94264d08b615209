// What the lab says to a command that makes no sense, and to one that asks for help.

import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

describe('bad arguments', () => {
  test.each([
    [
      'sim chess',
      'There is no game “chess” on the shelf; it holds inn, tic-tac-toe, watch, lantern-road, lone-road, endless-road, broken, credulous, crashing, and siege.',
    ],
    ['play chess', 'There is no game “chess”'],
    ['sim inn --bots random,genius', 'inn has no bot “genius”; it has random and adept.'],
    ['play inn --seats me,genius', 'inn has no bot “genius”; it has me, random, and adept.'],
    ['sim inn --bots random,,random', 'Seats are written as a list'],
    ['sim inn --games 0', '--games must be a whole number, 1 or more, not “0”.'],
    ['sim inn --games 1.5', '--games must be a whole number'],
    ['sim inn --seed -1', '--seed must be a whole number'],
    ['sim inn --workers many', '--workers must be a whole number from 1 to 256'],
    ['fuzz inn --deep 2', '--deep must be a share from 0 to 1'],
    ['sim inn --bots random,random,random,random,random', 'This cannot be played: the inn seats 4 at most'],
    ['sim inn --option days', 'An option is written key=value, not “days”.'],
    ['sim inn --option nights=1', 'inn has no option “nights”; it has days, loud, and street.'],
    ['sim tic-tac-toe --option nights=1', 'tic-tac-toe has no option “nights”: it has none.'],
    ['sim inn --option days=99', 'must be a whole number from 1 to 50, not “99”'],
    ['sim inn --option loud=very', 'must be true or false'],
    ['sim inn --option street=back', 'cannot be “back”; it can be high or low.'],
    ['arena inn --bots adept', 'An arena needs two bots or more'],
    ['arena inn --bots adept,adept', 'cannot be measured against itself'],
    ['arena inn', "required option '--bots <list>' not specified"],
    ['replay /nowhere/at/all.json', '/nowhere/at/all.json cannot be read (ENOENT).'],
    ['play --load /nowhere/at/all.json', 'cannot be read'],
    ['play --lang de', 'The lab does not speak “de”'],
    ['mutate inn --mutants 0', '--mutants must be a whole number, 1 or more'],
    ['siege --tables 0', '--tables must be a whole number from 1 to 5000, not “0”.'],
    ['siege --minutes long', '--minutes must be a whole number'],
    ['bench chess', 'There is no game “chess”'],
    ['dance', "unknown command 'dance'"],
    ['sim inn --dance', "unknown option '--dance'"],
    ['sim', "missing required argument 'game'"],
  ])('%s', async (command, sentence) => {
    const { code, out, err } = await run(command);
    expect(err).toContain(sentence);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  });

  test('speak French where the environment does', async () => {
    const { err } = await run('sim chess', { env: { LANG: 'fr_FR.UTF-8' } });
    expect(err).toBe(
      'Il n’y a pas de jeu «\u00a0chess\u00a0» sur l’étagère\u00a0; il y a inn, tic-tac-toe, watch, lantern-road, lone-road, endless-road, broken, credulous, crashing et siege.\n',
    );
    expect((await run('play chess --lang fr')).err).toContain('Il n’y a pas de jeu');
  });
});

describe('help', () => {
  test.each(['play', 'sim', 'scales', 'arena', 'fuzz', 'rules', 'mutate', 'replay', 'bench', 'siege'])(
    '%s --help has examples',
    async verb => {
      const { code, out } = await run(`${verb} --help`);
      expect(code).toBe(0);
      expect(out).toContain('Examples:');
    },
  );
});
