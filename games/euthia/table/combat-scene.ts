// Rolls as scenes: the dice tumble before anybody knows, then the sum part by part, then what came of it. Read from the events. Pure.

import type { Scene, SceneContext, SceneStep, SceneTeller, TableEvent } from '@veillee/web/kit';
import type { Side } from '../rules/dice/ledger.ts';
import { crossedSwords } from './glyphs.ts';

interface Rolled {
  readonly side: Side;
  readonly shows: number;
}

/** The dice of an event, as rules tell them. */
export function diceIn({ detail }: Pick<TableEvent, 'detail'>): readonly Rolled[] {
  const dice = typeof detail === 'object' && detail !== null && 'dice' in detail ? detail.dice : undefined;
  return Array.isArray(dice) ? (dice as Rolled[]) : [];
}

const VERDICTS: readonly string[] = ['wounds', 'damage', 'verdict'];

/** From the first dice that fell to the last word about them. */
export const scene: SceneTeller = (events, { say }): Scene | undefined => {
  const isOf = ({ scene: of }: TableEvent): boolean => of?.of === 'combat' || of?.of === 'roll';
  const from = events.findIndex(event => isOf(event) && diceIn(event).length > 0);
  const to = events.findLastIndex(isOf);
  const told = events.slice(from, to + 1);
  const [first] = told;
  const last = told.at(-1);
  if (from < 0 || !first || !last) return undefined;
  const verdict = told.findLast(({ scene: of }) => VERDICTS.includes(of?.part ?? ''));
  return {
    from: first.n,
    to: last.n,
    of: first.scene?.of ?? 'combat',
    glyph: crossedSwords,
    title: say({ text: first.scene?.of === 'roll' ? 'table.scene.roll' : 'table.scene.fight' }),
    steps: told.filter(event => event !== verdict).flatMap(event => stepsOf(event, say)),
    ...(verdict && { verdict: { words: say(verdict), won: verdict.scene?.won } }),
    after: [],
  };
};

function stepsOf(event: TableEvent, say: SceneContext['say']): SceneStep[] {
  const words = say(event);
  const rolled = diceIn(event);
  if (rolled.length === 0) return [{ words }];
  const foe = rolled[0]?.side === 'monster';
  const said = rolled.map(({ shows }) => say({ text: 'sum.die', with: { shows } })).join(', ');
  // The first lines of a sum are its dice: those lie on the table.
  const sums = (event.lines ?? []).slice(rolled.length).map(say);
  return [
    {
      words: '',
      dice: {
        who: say({ text: 'table.fight.dice', with: { side: foe ? 'monster' : 'hero' } }),
        rolls: [],
        faces: [],
        foe,
        shown: { said, dice: rolled.map(({ shows }) => ({ colour: foe ? 'red' : 'blue', value: shows, label: '' })) },
      },
    },
    ...sums.map(sum => ({ words: sum, figure: '' })),
    { words, tone: foe ? ('bad' as const) : ('good' as const) },
  ];
}
