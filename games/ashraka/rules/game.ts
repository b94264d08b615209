// Ashraka as the kernel knows it.

import { fingerprint, type Game, positionsOf } from '@veillee/kernel';
import { adventures } from '../content/adventures.ts';
import { allies } from '../content/allies.ts';
import { boards } from '../content/boards.ts';
import { destinyOf, destinyRows, events, setups } from '../content/booklet.ts';
import { finds } from '../content/finds.ts';
import { heroes } from '../content/heroes.ts';
import { monsters } from '../content/monsters.ts';
import { skills } from '../content/skills.ts';
import { ADVENTURES } from '../content/vocabulary.ts';
import { chapters } from './campaign.ts';
import { heroesAct, monsterActs } from './combat/round.ts';
import { drawDestiny } from './destiny.ts';
import { epilogue, packing } from './ending.ts';
import { invariants } from './invariants.ts';
import { options, refuseSetting } from './options.ts';
import { beginning, chooseHero, setup, story } from './setup.ts';
import { sound, soundLegacy } from './sound.ts';
import type { Position, State } from './state.ts';
import { actionStep, newTurn } from './turn.ts';
import { redeal, type View, view } from './view.ts';

/** Content rows that this state shows in use. */
function* met(state: State): Generator<string> {
  for (const { id, hand, specials } of state.heroes) {
    yield id;
    yield* hand;
    yield* specials;
    yield* state.sheets[id].skills;
  }
  yield* state.discard;
  for (const { card } of state.monsters) yield card;
  for (const { id } of state.bag.allies) yield id;
  for (const { entry } of state.readings) yield entry;
  for (const tile of state.spent) yield destinyOf(state.adventure, tile).id;
  for (const stall of Object.values(state.stalls)) for (const card of stall) if (card) yield card;
}

export const ashraka: Game<State, View> = {
  id: 'ashraka',
  rules: 12,
  content: fingerprint(
    JSON.stringify([heroes, skills, monsters, allies, finds, boards, adventures, events, destinyRows, setups]),
  ),
  options,
  refuseSetting,
  hides: () => false,
  begin: beginning,
  positions: positionsOf<State, Position>({
    setup,
    hero: chooseHero,
    story,
    turn: newTurn,
    actions: actionStep,
    combat: heroesAct,
    monster: monsterActs,
    destiny: drawDestiny,
    packing,
    epilogue,
  }),
  turnAt: 'turn',
  view,
  redeal,
  outcome: ({ seats, lost }) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const won = lost ? [] : all;
    return { won, scores: all.map(() => (lost ? 0 : 1)), text: { text: lost ? `outcome.${lost}` : 'outcome.won' } };
  },
  turns: ({ turn }) => turn,
  invariants,
  sound,
  costs: {
    spent: ['heroes/*/disc', 'heroes/*/mana', 'heroes/*/hand', 'bag/coins', 'bag/runes/*'],
    marks: ['heroes/*/used/*', 'bag/allies/*/uses', 'nextCard', 'discard'],
    idle: [
      { option: 'do.drop', why: 'ASH-13: to be rid of a card is all that it is for' },
      { option: 'do.play', why: 'ASH-18.5: an Adventure card may be played even if nothing can come of it' },
      { option: 'rest.*', why: 'ASH-18.20: a Trap takes the first tokens that were paid for' },
    ],
  },
  met,
  rows: [heroes, skills, monsters, allies, finds, events, destinyRows].flatMap(rows => rows.map(({ id }) => id)),
  trials: ADVENTURES.flatMap(adventure => [1, 2].map(seats => ({ seats, options: { adventure: String(adventure) } }))),
  chapters: { ...chapters, sound: soundLegacy },
};
