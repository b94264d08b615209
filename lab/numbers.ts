// Numbers from the command line, and numbers for reports.

import { badArgument } from './complaint.ts';

/** A parser for a whole number within bounds, as commander wants it. */
export function whole(name: string, min: number, max = Number.MAX_SAFE_INTEGER): (word: string) => number {
  return word => {
    const value = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (!(value >= min && value <= max))
      throw max === Number.MAX_SAFE_INTEGER
        ? badArgument('error.number-at-least', { name, word, min })
        : badArgument('error.number-between', { name, word, min, max });
    return value;
  };
}

/** A parser for a share from 0 to 1. */
export function share(name: string): (word: string) => number {
  return word => {
    const value = /^\d*\.?\d+$/.test(word) ? Number(word) : Number.NaN;
    if (!(value >= 0 && value <= 1)) throw badArgument('error.share', { name, word });
    return value;
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The 95 % Wilson interval of a share of wins; ties may count as fractions of a win. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959963984540054;
  const p = wins / games;
  const scale = 1 + (z * z) / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** Four digits that matter, no more. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
