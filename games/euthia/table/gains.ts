// What is gained, as a list of names.

import type { Text } from '@veillee/kernel';
import type { GainOp } from '../content/vocabulary.ts';

export function gainTexts(ops: readonly GainOp[]): Text[] {
  return ops.flatMap((op): Text[] => {
    switch (op.op) {
      case 'gem':
        return Array.from({ length: op.n }, () => ({ text: `gem.${op.gem}` }));
      case 'essence':
        return Array.from({ length: op.n }, () => ({ text: `essence.${op.essence}` }));
      case 'treasure':
        return [{ text: `space.treasure-${op.level}` }];
      case 'takeTile':
        return [{ text: `item.${op.tile}` }];
      case 'healingPotion':
        return Array.from({ length: op.n }, () => ({ text: 'item.healing-potion' }));
      case 'gemChoice':
      case 'essenceChoice':
        return [{ text: `table.gain.${op.op}` }];
      case 'rewardTile':
      case 'heal':
      case 'sufferWounds':
      case 'loseReputation':
        return [{ text: `table.gain.${op.op}`, with: { n: op.n } }];
      default:
        return [{ text: `gain.${op.op}`, with: { n: op.n } }];
    }
  });
}
