// Heroes who know all their skills, with every ally to choose from and cards of earlier adventures in the Bag: what random play
// with beginners hardly meets. The trial of the kernel, and laws of the game that hold at every question.

import { randomPicks } from '@veillee/bots';
import { conformance } from '@veillee/games/test/proofs';
import { Chance, type Decision, Match, newChance, type Setting } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { allies } from '../../content/allies.ts';
import { events } from '../../content/booklet.ts';
import { finds, isEquipment } from '../../content/finds.ts';
import { skills } from '../../content/skills.ts';
import { ADVENTURES, type AdventureNumber } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { adventureIn, type Legacy, travelled } from '../../rules/campaign.ts';
import { inventoryOf } from '../../rules/cards.ts';
import { ashraka } from '../../rules/game.ts';
import { secret } from '../../rules/secrets.ts';
import { beginning } from '../../rules/setup.ts';
import { isKo, type Sheet, type State } from '../../rules/state.ts';

function veterans(adventure: AdventureNumber): Legacy {
  const before = travelled(adventure);
  const [one = null, two = null] = finds.flatMap(find =>
    isEquipment(find) && find.adventure < adventure && find.number % 4 === 1 ? [find.id] : [],
  );
  const sheets = before.unlocked.map(id => {
    const known = skills.filter(({ hero }) => hero === id).map(skill => skill.id);
    return [id, { ...(before.sheets[id] as Sheet), skills: known }];
  });
  return {
    ...before,
    sheets: Object.fromEntries(sheets),
    allies: allies.map(({ id }) => id),
    allySlots: 2,
    open: [true, true, false],
    cards: [one, two, null],
    coins: 25,
    runes: { blue: 6, red: 4, mauve: 2 },
  };
}

const game: typeof ashraka = {
  ...ashraka,
  begin: (setting, legacy) => beginning(setting, legacy ?? veterans(adventureIn(setting))),
};

const settings: readonly Setting[] = ADVENTURES.flatMap(adventure =>
  [1, 2].map(seats => ({
    seats,
    // Every switch is on in some adventure and off in another.
    options: Object.fromEntries([
      ['adventure', String(adventure)],
      ...ashraka.options
        .filter(({ kind }) => kind === 'switch')
        .map(({ id }, n) => [id, (n + adventure + seats) % 2 === 0]),
    ]),
  })),
);

conformance(
  { ...kit, game: { ...game, trials: settings } },
  { bare: [], decisions: () => 50, deep: 0.02, games: 0, title: 'veterans stand the trial, with house rules' },
);

describe.each(settings)('$seats at the table, $options', ({ seats, options }) => {
  test('no hand too full, nobody down when a turn begins, nothing unread on the wire', () => {
    const match = Match.start(game, { seed: `laws ${options.adventure}`, seats, options });
    const chance = new Chance(newChance('laws'));
    let turn = 0;
    for (let n = 0; n < 120 && !match.over; n++) {
      const { state, decisions } = match;
      const asked = decisions.map(({ prompt }) => prompt);
      if (!asked.includes('hand.excess')) expect(crowded(state)).toEqual([]);
      if (state.turn > turn && asked.includes('turn.ask') && !state.house.longFall)
        expect(state.heroes.filter(isKo)).toEqual([]);
      turn = state.turn;
      const decision = chance.pick(decisions, 'who');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
    }
    expect(leaks(match)).toEqual([]);
  });
});

/** ASH-15.10: whoever holds more than the sheet says though nobody is asked what goes. */
const crowded = (state: State): string[] =>
  state.heroes.filter(hero => hero.hand.length > inventoryOf(state, hero)).map(({ id }) => id);

/** ASH-2.2: pages of the booklet that a player was sent without reading them. */
function leaks(match: Match<State, unknown>): string[] {
  const sent: readonly unknown[] = [match.view(0), match.decisions as readonly Decision[], [...match.told(0)]];
  const wire = JSON.stringify(sent);
  const read = new Set(match.state.readings.map(({ entry }) => entry));
  const isSent = (key: string): boolean => wire.includes(JSON.stringify(secret(key).words?.en).slice(1, 60));
  for (const entry of read) expect(isSent(`event.${entry}`)).toBe(true);
  return events.flatMap(({ id, choices }) => {
    const chosen = new Set(match.state.readings.filter(({ entry }) => entry === id).map(({ choice }) => choice));
    return [
      ...(read.has(id) || !isSent(`event.${id}`) ? [] : [id]),
      ...choices.flatMap(choice => {
        const outcome = `event.${id}.choice.${choice.id}.outcome`;
        return chosen.has(choice.id) || !isSent(outcome) ? [] : [outcome];
      }),
    ];
  });
}
