// The set-up screen: what a level of difficulty means, which pairs suit a first game, what is left out when it cannot matter.

import type { OptionSpec, Options, Text } from '@veillee/kernel';
import type { SetupCheck, SetupContent } from '@veillee/web/kit';
import { DIFFICULTIES, type Difficulty, difficultyLevels, recommendedPairs } from '../content/presets.ts';
import { cowled, deathSkull, scrollUnfurled } from './glyphs.ts';

const levelOf = (options: Options): Difficulty => DIFFICULTIES.find(level => level === options.difficulty) ?? 'normal';

/** What these choices mean for the Ancients, and with whom to begin. */
export function setupContents(options: Options, seats: number): readonly SetupContent[] {
  const level = difficultyLevels[levelOf(options)];
  const first = options.firstGame === true;
  const facts: Text[] = [
    { text: 'table.setup.ancients', with: { count: options.mode === 'cooperative' ? seats : 1 } },
    ...(level.ancientHealth === 0 ? [] : [{ text: 'table.setup.health', with: { n: level.ancientHealth } }]),
    { text: 'table.setup.abilities', with: { count: first ? 0 : level.abilityCards } },
    { text: level.plots && !first ? 'table.setup.plots' : 'table.setup.noPlots' },
    ...(level.cruelGloom ? [{ text: 'table.setup.cruel' }] : []),
    ...(level.foursCount || options.foursCount === true ? [{ text: 'table.setup.fours' }] : []),
  ];
  return [
    { title: { text: 'table.setup.against' }, items: facts, glyph: deathSkull },
    ...(options.heroes === 'choose'
      ? [
          {
            title: { text: 'table.setup.pairs' },
            items: recommendedPairs.map(pair => ({
              text: 'table.setup.pair',
              with: { class: { text: `card.${pair.class}` }, saga: { text: `card.${pair.saga}` } },
            })),
            glyph: cowled,
          },
        ]
      : []),
    {
      title: { text: 'table.setup.keywords' },
      items: [{ text: seats <= 2 ? 'table.setup.few' : 'table.setup.many' }],
      glyph: scrollUnfurled,
    },
  ];
}

/** Advice of our own, not a rule of the box. */
export function setupChecks(options: Options): readonly SetupCheck[] {
  const checks: SetupCheck[] = [];
  if (options.firstGame === true && levelOf(options) !== 'story' && levelOf(options) !== 'easy')
    checks.push({ text: { text: 'table.setup.check.first' }, holds: false, rule: 'KIL-1.24' });
  if (options.mode === 'solo' && levelOf(options) === 'nightmare')
    checks.push({ text: { text: 'table.setup.check.alone' }, holds: false });
  return checks;
}

/** KIL-18.4: what somebody who has never played begins with. */
export const firstGame: Options = { firstGame: true };

/** KIL-1.13: as `openHands` in the rules. Around one screen nobody needs to look away then. */
export const isOpen = ({ hands, mode }: Options): boolean =>
  hands === 'open' || (hands !== 'secret' && mode !== 'competitive');

export const choiceText = ({ id }: OptionSpec, choice: string): string =>
  id === 'mode' ? `mode.${choice}` : `setup.${id}.${choice}`;

const STARS: { readonly [level in Difficulty]?: number } = { normal: 1, hard: 2, nightmare: 3 };

export const choiceStars = ({ id }: OptionSpec, choice: string): number | undefined =>
  id === 'difficulty' ? STARS[DIFFICULTIES.find(level => level === choice) ?? 'easy'] : undefined;
