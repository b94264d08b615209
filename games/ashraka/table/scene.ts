// A round of combat as a scene: the dice tumble before anybody knows, then the sum, then what came of it. Read from the events. Pure.

import type { Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import type { Die, DiseaseColour } from '../content/vocabulary.ts';
import { crossedSwords } from './glyphs.ts';
import { DISEASE_SIGNS } from './kinds.ts';
import { monsterIn, monsterLikeness } from './likeness.ts';

interface Rolled {
  readonly die: Die | 'disease';
  readonly shows: number | DiseaseColour;
}

/** The dice of an event, as rules tell them. */
export function diceIn({ detail }: Pick<TableEvent, 'detail'>): readonly Rolled[] {
  const dice = typeof detail === 'object' && detail !== null && 'dice' in detail ? detail.dice : undefined;
  return Array.isArray(dice) ? (dice as Rolled[]) : [];
}

/** From the first blow to the last word of the combat; what is asked or read in between belongs to it. */
export const scene: SceneTeller = (events, { say }): Scene | undefined => {
  const isOf = ({ scene: of }: TableEvent): boolean => of?.of === 'combat' && of.part !== 'begins';
  const from = events.findIndex(isOf);
  const to = events.findLastIndex(isOf);
  const told = events.slice(from, to + 1);
  const [first] = told;
  const last = told.at(-1);
  if (from < 0 || !first || !last || !told.some(event => diceIn(event).length > 0)) return undefined;
  const ends = told.findLast(({ scene: of }) => of?.part === 'ends');
  const [foe] = events.flatMap(event => monsterIn(event) ?? []);
  return {
    from: first.n,
    to: last.n,
    of: 'combat',
    glyph: crossedSwords,
    likeness: foe && monsterLikeness(foe.id),
    title: say({ text: 'table.scene.combat' }),
    steps: told.filter(event => event !== ends).flatMap(event => stepsOf(event, say)),
    ...(ends && { verdict: { words: say(ends), won: ends.scene?.won } }),
    after: [],
  };
};

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  const rolled = diceIn(event);
  const foe = event.scene?.part === 'monster';
  if (rolled.length === 0) return [{ words }];
  const said = rolled.map(die => say({ text: 'sum.die', with: { ...die } })).join(', ');
  // The first lines of a sum are its dice: those lie on the table.
  const sums = (event.lines ?? []).slice(rolled.length).map(say);
  return [
    {
      words: '',
      dice: {
        who: say({ text: 'table.scene.dice', with: { side: foe ? 'foe' : 'hero' } }),
        rolls: [],
        faces: [],
        foe,
        shown: { said, dice: rolled.map(face) },
      },
    },
    ...sums.map(sum => ({ words: sum, figure: '' })),
    { words, tone: foe ? ('bad' as const) : ('good' as const) },
  ];
}

const face = ({ die, shows }: Rolled) =>
  die === 'disease'
    ? { colour: shows as DiseaseColour, symbols: [DISEASE_SIGNS[shows as DiseaseColour].glyph], label: '' }
    : { colour: die, value: shows, label: '' };
