// The set-up screen: modes, card sets and house rules. THU-1.3, THU-22, THU-23, THU-24.

import type { OptionSpec, OptionValue, Setting, Text } from '@veillee/kernel';
import { families, groups, villageIds } from '../content/cards.ts';
import { sets } from '../content/sets.ts';
import { thunderstones } from '../content/thunderstones.ts';
import type { House, Mode } from './state.ts';

export const MODES: readonly Mode[] = ['standard', 'solo-normal', 'solo-warrior', 'solo-nightmare', 'coop'];

const PICKED = { set: ['picked'] };

export const options: readonly OptionSpec[] = [
  { id: 'mode', kind: 'choice', initial: 'standard', choices: MODES, rule: 'THU-23.1' },
  {
    id: 'set',
    kind: 'choice',
    initial: 'random',
    choices: ['random', 'balanced', ...sets.map(set => set.id), 'picked'],
    rule: 'THU-1.3',
  },
  { id: 'monsters', kind: 'list', initial: [], choices: groups, rule: 'THU-1.5', when: PICKED },
  { id: 'heroes', kind: 'list', initial: [], choices: families, rule: 'THU-1.10', when: PICKED },
  { id: 'village', kind: 'list', initial: [], choices: villageIds, rule: 'THU-1.11', when: PICKED },
  { id: 'groups', kind: 'number', initial: 3, min: 3, max: 8, rule: 'THU-22.1' },
  {
    id: 'stone',
    kind: 'choice',
    initial: 'stone-of-mystery',
    choices: thunderstones.map(row => row.id),
    rule: 'THU-22.3',
  },
  { id: 'ascending', kind: 'switch', initial: false },
  { id: 'strengthZero', kind: 'switch', initial: false },
  { id: 'stallGuard', kind: 'switch', initial: false, rule: 'THU-24.6', when: { mode: ['standard'] } },
  { id: 'openDiscards', kind: 'switch', initial: true, rule: 'THU-20.2' },
  {
    id: 'openPile',
    kind: 'switch',
    initial: true,
    rule: 'THU-23.4',
    when: { mode: MODES.filter(mode => mode !== 'standard') },
  },
  { id: 'timed', kind: 'switch', initial: false, rule: 'THU-24.1' },
];

const list = (value: OptionValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);

/** THU-1.1, THU-23: how many can play, and whether a hand-picked set is complete. */
export function refuseSetting({ seats, options }: Setting): Text | undefined {
  const mode = options.mode as Mode;
  if (mode.startsWith('solo') && seats !== 1) return { text: 'refuse.soloSeats', with: { seats } };
  if (!mode.startsWith('solo') && (seats < 2 || seats > 5)) return { text: 'refuse.seats', with: { seats } };
  if (options.set !== 'picked') return undefined;
  const picked = {
    monsters: list(options.monsters).length,
    heroes: list(options.heroes).length,
    village: list(options.village).length,
  };
  const complete = picked.monsters >= 3 && picked.heroes === 4 && picked.village === 8;
  return complete ? undefined : { text: 'refuse.picked', with: picked };
}

export function houseOf(setting: Setting): House {
  const on = (id: string): boolean => setting.options[id] === true;
  return {
    stallGuard: on('stallGuard'),
    strengthZero: on('strengthZero'),
    ascending: on('ascending'),
    openDiscards: on('openDiscards'),
    openPile: on('openPile'),
  };
}

/** THU-22.1, THU-23.15: how many Monster groups make the Dungeon. */
export function groupCount({ seats, options }: Setting): number {
  const wanted = Math.max(Number(options.groups), list(options.set === 'picked' ? options.monsters : []).length);
  return options.mode === 'coop' ? Math.max(wanted, Math.min(6, seats + 1)) : wanted;
}
