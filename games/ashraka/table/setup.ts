// The set-up screen: what an adventure contains, and with what a first one begins.

import type { OptionSpec, Options } from '@veillee/kernel';
import type { SetupContent, TableModule } from '@veillee/web/kit';
import { adventureOf } from '../content/adventures.ts';
import { ADVENTURES } from '../content/vocabulary.ts';
import { hourglass, openBook, threeFriends } from './glyphs.ts';
import { drawSmall } from './land/draw.ts';

const numberIn = ({ adventure }: Options) => ADVENTURES.find(number => String(number) === adventure) ?? 1;

export function setupContents(options: Options): readonly SetupContent[] {
  const number = numberIn(options);
  const { heroes, tiles, piles } = adventureOf(number);
  return [
    {
      title: { text: 'table.setup.heroes' },
      items: heroes.map(hero => ({ text: `hero.${hero}` })),
      glyph: threeFriends,
    },
    {
      title: { text: 'table.setup.time' },
      items: [{ text: 'table.setup.turns', with: { n: tiles.orange + tiles.red + tiles.black + 1 } }],
      glyph: hourglass,
    },
    {
      title: { text: 'table.setup.land' },
      items: [{ text: 'table.setup.piles', with: { n: piles.length } }],
      glyph: openBook,
    },
  ];
}

/** R33: friends around one screen agree by talking; who plays beside a bot, or far away, is asked. */
export const seatedOptions: TableModule['seatedOptions'] = seats => ({
  agree: !seats.every(kind => kind === 'me' || kind === 'hotseat'),
});

/** ASH-2.10: nothing is hidden between the players. */
export const isOpen = (): boolean => true;

export const choiceText = ({ id }: OptionSpec, choice: string): string =>
  id === 'adventure' ? `adventure.${choice}` : `setup.${id}.${choice}`;

const small = new Map<string, string>();

/** ASH-2.1: a board may be looked at before it is played. */
export function choicePicture({ id }: OptionSpec, choice: string): string | undefined {
  if (id !== 'adventure') return undefined;
  const known = small.get(choice) ?? drawSmall(numberIn({ adventure: choice }));
  small.set(choice, known);
  return known;
}
