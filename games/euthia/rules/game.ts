// Euthia as the kernel knows it.

import { fingerprint, type Game, positionsOf } from '@veillee/kernel';
import { combatCards } from '../content/combat-cards.ts';
import { elementals } from '../content/elementals.ts';
import { essences, gems } from '../content/gems.ts';
import { heroTiles } from '../content/hero-tiles.ts';
import { heroes } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { elites, monsters } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { legends, quests } from '../content/quests.ts';
import { resources } from '../content/resources.ts';
import { foes, scenarioCards, scenarios } from '../content/scenarios.ts';
import { scoreTable } from '../content/score-table.ts';
import { territory } from '../content/territory.ts';
import { fight } from './combat/fight.ts';
import { invariants } from './invariants.ts';
import { met, rows } from './met.ts';
import { migrate } from './migrate.ts';
import { modeOf, options, refuseSetting } from './options.ts';
import { beginRound, endRound, endTurn } from './round.ts';
import { chapters } from './scenario/campaign.ts';
import { finish } from './scenario/finish.ts';
import { heroesFrom, type Legacy } from './scenario/travelling.ts';
import { begin, chooseHeroes, setup } from './setup.ts';
import { sound, soundLegacy } from './sound.ts';
import type { Position, State } from './state.ts';
import { trading } from './trade.ts';
import { turn } from './turn.ts';
import { redeal, type View, view } from './view.ts';

const ROWS = [
  heroes,
  heroTiles,
  items,
  monsters,
  elites,
  quests,
  legends,
  resources,
  territory,
  powerCards,
  combatCards,
];

export const euthia: Game<State, View> = {
  id: 'euthia',
  rules: 41,
  content: fingerprint(JSON.stringify([ROWS, gems, essences, elementals, scenarios, foes, scenarioCards, scoreTable])),
  options,
  refuseSetting,
  hides: setting => modeOf(setting) === 'competitive',
  begin: (setting, legacy) => begin(setting, heroesFrom(setting, legacy as Legacy | undefined)),
  positions: positionsOf<State, Position>({
    setup,
    heroes: chooseHeroes,
    round: beginRound,
    turn,
    trade: trading,
    turnEnd: endTurn,
    roundEnd: endRound,
    combat: fight,
    scoring: finish,
  }),
  turnAt: 'turn',
  view,
  redeal,
  outcome: ({ result, players }) => {
    const won = result?.won ?? [];
    const scores = Array.from(
      { length: players },
      (_, seat) => result?.scores[seat]?.reduce((sum, { reputation }) => sum + reputation, 0) ?? 0,
    );
    const text = won.length === 0 ? 'outcome.lost' : 'outcome.won';
    return { won, scores, text: { text: result?.rank ? `${text}.${result.rank}` : text } };
  },
  turns: ({ round }) => round,
  invariants,
  sound,
  costs: {
    spent: [
      'heroes/*/gold',
      'heroes/*/tokens',
      'heroes/*/movement',
      'heroes/*/gaar',
      'heroes/*/dwurt',
      'heroes/*/hand',
    ],
    marks: [
      'heroes/*/cards/*',
      'heroes/*/slots/*/tile/engaged',
      'turn/tried',
      'scenario/used',
      'silver/discard',
      'gold/discard',
    ],
    idle: [{ option: 'do.discard.card', why: 'EUT-12.4: beyond five cards, to be rid of one is all that it is for' }],
  },
  migrate,
  met,
  rows,
  chapters: { ...chapters, sound: soundLegacy },
  trials: [
    ...[2, 3, 4].map(seats => ({ seats, options: { scenario: 'the-hunt', mode: 'competitive' } })),
    { seats: 1, options: { scenario: 'the-hunt', mode: 'competitive' } },
    { seats: 2, options: { scenario: 'the-hunt', mode: 'cooperative' } },
    ...scenarios.slice(1).flatMap(({ id, modes }) => [
      { seats: modes.includes('competitive') ? 3 : 1, options: { scenario: id, mode: 'competitive' } },
      { seats: 2, options: { scenario: id, mode: 'cooperative' } },
    ]),
  ],
};
