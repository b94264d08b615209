// Power dice between boards: black ones alone are thrown there.

import type { GameEvent, Seat } from '@veillee/kernel';
import type { PowerFace } from '../../content/vocabulary.ts';
import { faceOf, SIDES } from '../attack/dice.ts';
import { legendOf, type W } from './record.ts';

/** What a side of the die means here, from 0. */
function faceShown(face: number): PowerFace {
  const { surges = 0, enhancements = 0 } = faceOf({ die: 'black', face });
  if (surges > 0) return 'surge';
  return enhancements > 0 ? 'enhancement' : 'blank';
}
export const throwPower = (t: W): PowerFace => faceShown(t.roll(SIDES, 'dice') - 1);
export const throwPowers = (t: W, n: number): PowerFace[] => Array.from({ length: n }, () => throwPower(t));

/** How likely a face is on one of them. */
export const shareOf = (face: PowerFace): number => SHARES[face];
const shown = Array.from({ length: SIDES }, (_, face) => faceShown(face));
const SHARES: { readonly [face in PowerFace]: number } = {
  blank: shown.filter(face => face === 'blank').length / SIDES,
  enhancement: shown.filter(face => face === 'enhancement').length / SIDES,
  surge: shown.filter(face => face === 'surge').length / SIDES,
};

/** Dice of the week as they fell, for whoever watches: what they showed, and whether the heroes would rather have seen something else. */
export interface Thrown {
  readonly power: readonly PowerFace[];
  readonly ill: boolean;
  readonly overlord: Seat;
}
const SCENE = 'power';
/** What a line of the chronicle has that tells of such dice. */
export const thrownAs = ({ state }: Pick<W, 'state'>, power: readonly PowerFace[], ill: boolean) => ({
  scene: { of: SCENE, part: 'roll' },
  detail: { power, ill, overlord: legendOf(state).overlordSeat } satisfies Thrown,
});
export const thrownIn = ({ scene, detail }: Pick<GameEvent, 'scene' | 'detail'>): Thrown | undefined =>
  scene?.of === SCENE ? (detail as Thrown) : undefined;
