// The trial with boxes that no table can add yet: nothing that either side holds in secret shows, whoever looks.

import { conformance } from '@veillee/games/test/proofs';
import type { OptionSpec } from '@veillee/kernel';
import { BASE } from '../../content/boxes.ts';
import { questsWith } from '../../content/quests.ts';
import { kit } from '../../index.ts';
import { descent } from '../../rules/game.ts';

const BOXES = ['tomb-of-ice', 'altar-of-despair'] as const;
const switches = BOXES.map((id): OptionSpec => ({ id, kind: 'switch', initial: false, rule: 'DES-0.1' }));
/** With the quests of the box among the choices: heroes who win may go on to them. */
const options = descent.options.map(
  (one): OptionSpec =>
    one.id === 'quest' && one.kind === 'choice'
      ? { ...one, choices: questsWith([...BASE, ...BOXES]).map(({ id }) => id) }
      : one,
);
const known = new Set(descent.options.map(({ id }) => id));
/** Where glyphs that sleep come to the board early. */
const QUESTS = {
  'tomb-of-ice': ['heart-of-darkness', 'last-wishes'],
  'altar-of-despair': ['durnog-brothers', 'last-wishes'],
} as const;
const trials = BOXES.flatMap(id => QUESTS[id].map((quest, n) => ({ seats: 2 + n, options: { quest, [id]: true } })));

conformance(
  {
    ...kit,
    game: { ...descent, options: [...options, ...switches.filter(({ id }) => !known.has(id))], trials },
  },
  { bare: [], deep: 0.05, decisions: () => 500, games: 0, title: 'stands the trial with a box' },
);
