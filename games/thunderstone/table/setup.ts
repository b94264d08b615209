// The set-up screen: what a set contains, whether it holds together, what each choice is called.

import type { OptionSpec, Options, OptionValue } from '@veillee/kernel';
import type { SetupCheck, SetupContent } from '@veillee/web/kit';
import { sets } from '../content/sets.ts';
import { balanceChecks, type CardsInGame } from '../rules/card-set.ts';
import { dungeonGate, hood, village as villageGlyph } from './glyphs.ts';

const list = (value: OptionValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);

/** The cards of a set, when the options say which they are. */
function chosenSet(options: Options): CardsInGame | undefined {
  if (options.set === 'picked')
    return {
      groups: [...list(options.monsters)],
      families: [...list(options.heroes)],
      village: [...list(options.village)],
    };
  const set = sets.find(({ id }) => id === options.set);
  return set && { groups: [...set.monsters], families: [...set.heroes], village: [...set.village] };
}

/** THU-1.18: what somebody who has never played begins with. */
export const firstGame: Options = { set: 'first-game' };

const RULES = {
  light: 'THU-9.5',
  magic: 'THU-11.9',
  weapons: 'THU-11.10',
  cure: 'THU-15.7',
  might: 'THU-5.2',
  basics: 'THU-7.1',
} as const;

/** Advice of our own, not a rule of the box: a set that fails may still be played. */
export function setupChecks(options: Options): readonly SetupCheck[] {
  const set = chosenSet(options);
  if (!set || set.groups.length === 0 || set.families.length === 0) return [];
  return balanceChecks(set).map(({ id, holds }) => ({
    text: { text: `setup.balance.${id}` },
    holds,
    rule: RULES[id],
  }));
}

export function setupContents(options: Options): readonly SetupContent[] {
  const set = chosenSet(options);
  if (!set) return [];
  return [
    { title: { text: 'setup.monsters' }, items: set.groups.map(id => ({ text: `group.${id}` })), glyph: dungeonGate },
    { title: { text: 'setup.heroes' }, items: set.families.map(id => ({ text: `family.${id}` })), glyph: hood },
    { title: { text: 'setup.village' }, items: set.village.map(id => ({ text: `card.${id}` })), glyph: villageGlyph },
  ];
}

const NAMES: { readonly [option: string]: string } = {
  mode: 'mode',
  monsters: 'group',
  heroes: 'family',
  village: 'card',
  stone: 'card',
};

export function choiceText({ id }: OptionSpec, choice: string): string {
  if (id === 'set') return sets.some(set => set.id === choice) ? `set.${choice}` : `setup.set.${choice}`;
  return `${NAMES[id] ?? `setup.${id}`}.${choice}`;
}

export const choiceStars = ({ id }: OptionSpec, choice: string): number | undefined =>
  id === 'set' ? sets.find(set => set.id === choice)?.difficulty : undefined;
