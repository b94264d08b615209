// What can be set before a game: the scenario, the mode, the modules, and the house rules (the rulings that have a switch).

import type { OptionSpec, Setting, Text } from '@veillee/kernel';
import { MOVEMENT } from '../content/constants.ts';
import type { ScenarioId } from '../content/scenarios/vocabulary.ts';
import { counted, scenarioRow, scenarios } from '../content/scenarios.ts';
import type { Mode } from '../content/vocabulary.ts';
import type { House } from './state.ts';

/** Each switch with the rule that it changes. */
const SWITCHES: { readonly [name in Exclude<keyof House, 'combatMovement' | 'mapLimit' | 'lateStart'>]: string } = {
  revealsReachAll: 'EUT-6.7',
  towerTax: 'EUT-8.2',
  freeTrade: 'EUT-11.14',
  oneRegenerate: 'EUT-12.14',
  essenceSlotsWorthless: 'EUT-18.2',
  suppliesCount: 'EUT-18.4',
  soberZero: 'EUT-21.16',
  engagedIsSpent: 'EUT-10.36',
};

/** As the scenario says, always, or never. */
export const MODULE_CHOICES = ['scenario', 'with', 'without'] as const;
export type ModuleChoice = (typeof MODULE_CHOICES)[number];

const module = (id: 'elites' | 'griffin', rule: string): OptionSpec => ({
  id,
  kind: 'choice',
  initial: 'scenario',
  choices: MODULE_CHOICES,
  rule,
});

/** That a round takes at a table of two. */
const MINUTES = 15;

export const options: readonly OptionSpec[] = [
  {
    id: 'scenario',
    kind: 'choice',
    initial: 'the-hunt',
    choices: scenarios.map(({ id }) => id),
    cards: Object.fromEntries(scenarios.map(({ id, rounds }) => [id, { minutes: counted(rounds, 2) * MINUTES }])),
    rule: 'EUT-2.1',
  },
  {
    id: 'mode',
    kind: 'choice',
    initial: 'competitive',
    choices: ['competitive', 'cooperative'],
    players: 2,
    rule: 'EUT-1.1',
  },
  module('elites', 'EUT-17.1'),
  module('griffin', 'EUT-22.1'),
  { id: 'combatMovement', kind: 'number', initial: MOVEMENT.combat, min: 1, max: 3, rule: 'EUT-4.3' },
  { id: 'mapLimit', kind: 'number', initial: 0, min: 0, max: 12, rule: 'EUT-5.19' },
  { id: 'lateStart', kind: 'switch', initial: true, players: 2, rule: 'EUT-1.4' },
  ...Object.entries(SWITCHES).map(([id, rule]): OptionSpec => ({ id, kind: 'switch', initial: false, rule })),
];

export const scenarioOf = ({ options }: Pick<Setting, 'options'>) =>
  scenarioRow((options.scenario ?? 'the-hunt') as ScenarioId);

/** EUT-1.1: whoever plays alone plays solo. */
export const modeOf = ({ seats, options }: Setting): Mode => {
  if (seats === 1) return 'solo';
  return options.mode === 'cooperative' ? 'cooperative' : 'competitive';
};

const moduleOf = ({ options }: Pick<Setting, 'options'>, id: 'elites' | 'griffin'): ModuleChoice =>
  MODULE_CHOICES.find(choice => choice === options[id]) ?? 'scenario';

/** EUT-17.1, EUT-22.1: whether the module is played. */
export function hasModule(setting: Pick<Setting, 'options'>, id: 'elites' | 'griffin'): boolean {
  const choice = moduleOf(setting, id);
  if (choice !== 'scenario') return choice === 'with';
  const { elites, griffin } = scenarioOf(setting);
  return id === 'elites' ? elites.length > 0 : griffin === true;
}

const numberOf = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);

export const houseOf = ({ options }: Pick<Setting, 'options'>): House => {
  const switches = Object.fromEntries(Object.keys(SWITCHES).map(id => [id, options[id] === true]));
  return {
    combatMovement: numberOf(options.combatMovement, MOVEMENT.combat),
    mapLimit: numberOf(options.mapLimit, 0),
    lateStart: options.lateStart !== false,
    ...(switches as unknown as { [name in keyof typeof SWITCHES]: boolean }),
  };
};

export function refuseSetting(setting: Setting): Text | undefined {
  if (setting.seats < 1 || setting.seats > 4) return { text: 'setup.seats' };
  const { id, modes } = scenarioOf(setting);
  const mode = modeOf(setting);
  if (modes.includes(mode)) return undefined;
  return { text: 'setup.notSo', with: { scenario: { text: `scenario.${id}` }, mode: { text: `mode.${mode}` } } };
}
