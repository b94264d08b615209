// rules: what the tests of a game prove.

import { describe, expect, test } from 'vitest';
import { idsOf, judge } from '../verbs/rules.ts';
import { run } from './run.ts';

describe('rules', () => {
  test('counts what passing tests prove, and says what is missing', async () => {
    const { code, out, err } = await run('rules inn --json');
    expect(JSON.parse(out)).toEqual({
      game: 'inn',
      rules: 3,
      proved: 1,
      exempt: [{ id: 'INN-2.1', reason: 'a custom' }],
      missing: ['INN-1.2'],
    });
    expect({ code, err: err.replace('… running the tests\n', '') }).toEqual({ code: 1, err: '' });
  });

  test('a name proves the rules that it begins with', () => {
    expect(idsOf('THU-8.4, THU-9.5 light and dark')).toEqual(['THU-8.4', 'THU-9.5']);
    expect(idsOf('THU-8.4: light')).toEqual(['THU-8.4']);
    expect(idsOf('as THU-8.4 says')).toEqual([]);
    expect(idsOf('THU-8.4, in the dark')).toEqual([]);
  });

  test('an exempt rule must exist and must not be proved; failing tests are named', () => {
    const exempt = [
      { id: 'A-1', reason: 'x' },
      { id: 'AB-1', reason: 'x' },
      { id: 'AB-9', reason: 'x' },
    ];
    const results = [
      { title: 'AB-1 fine', status: 'passed' },
      { title: 'AB-2 broken', status: 'failed' },
      { title: 'AB-7 unheard of', status: 'passed' },
    ];
    const { proved, missing, problems } = judge(['AB-1', 'AB-2'], exempt, results);
    expect({ proved, missing }).toEqual({ proved: ['AB-1'], missing: ['AB-2'] });
    expect(problems.join('\n')).toMatch(
      /“AB-2 broken” fails.*A-1 is exempt, but.*AB-1 is exempt, but a test.*AB-9.*AB-7/s,
    );
  });
});
