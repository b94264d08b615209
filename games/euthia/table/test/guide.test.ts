// The guided first game has a word wherever a first fight or a first roll asks something.

import { player, turnOf } from '@veillee/bots';
import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { euthia } from '../../rules/game.ts';
import { guide } from '../guide.ts';

const SAID = {
  'combat.before': 'fight',
  'combat.exchange': 'struck',
  'combat.exchange.monster': 'monster',
  'combat.monsterAfter': 'shield',
  'combat.attack': 'attack',
  'combat.heroAfter': 'strike',
  'roll.ask': 'roll',
};

test('whoever fights or rolls for the first time is told what the question is about', () => {
  const said: { [prompt: string]: string | undefined } = {};
  const lacking = (): boolean => Object.keys(SAID).some(prompt => !(prompt in said));
  for (let seed = 1; seed < 10 && lacking(); seed++) {
    const match = Match.start(euthia, {
      seed: `guide ${seed}`,
      seats: 2,
      options: { scenario: 'the-hunt', mode: 'competitive' },
    });
    const { chance } = player(novice, `guide ${seed}`);
    while (!match.over && lacking()) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('nobody is asked');
      if (decision.prompt in SAID) {
        const view = match.view(decision.seat);
        said[decision.prompt] = guide.find(step => step.applies(view, { ...decision, refused: [] }))?.id;
      }
      match.answer({
        seat: decision.seat,
        decision: decision.id,
        picks: novice.decide(turnOf(match, decision, chance)),
      });
    }
  }
  expect(said).toEqual(SAID);
});
