// No two options of one decision read alike to a person, in the terminal and in lists: in random games of every box, in both languages.

import { randomPicks } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { Chance, type Decision, LANGUAGES, Match, newChance } from '@veillee/kernel';
import { readingsOf } from '@veillee/pieces/readings';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';

const [GAMES, DECISIONS] = [4, 120];
const PLAYERS = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [`player.${seat}`, `Player ${seat + 1}`]));

test.each(Object.entries(shelf))('%s', async (_, take) => {
  const { game, texts } = await take();
  const says = LANGUAGES.map(language => speaker(language, { ...PLAYERS, ...texts[language] }));
  const readIn = (decision: Decision): void => {
    for (const say of says) {
      const readings = [...readingsOf(decision.options, option => say(option)).values()];
      const twice = readings.filter((words, n) => readings.indexOf(words) !== n);
      expect(twice, `${decision.prompt} of seat ${decision.seat}`).toEqual([]);
      expect(readings).toHaveLength(decision.options.length);
    }
  };
  let read = 0;
  for (let n = 0; n < GAMES; n++) {
    const setting = game.trials[(n * 7) % game.trials.length] ?? { seats: 2 };
    const match = Match.start(game, { seed: `readings ${n}`, ...setting });
    const chance = new Chance(newChance(`answers ${n}`));
    for (let decisions = 0; decisions < DECISIONS && !match.over; decisions++) {
      for (const decision of match.decisions) readIn(decision);
      read += match.decisions.length;
      const decision = chance.pick(match.decisions, 'who');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
    }
  }
  expect(read).toBeGreaterThan(DECISIONS / 2);
});
