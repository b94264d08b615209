// The lab's ears and mouth: the three streams and the environment, passed in so that tests can listen.

import type { Readable, Writable } from 'node:stream';
import { LANGUAGES, type Language } from '@veillee/kernel';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: { readonly [name: string]: string | undefined };
}

export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export const wantsColour = ({ stdout, env }: Io): boolean => stdout.isTTY === true && !env.NO_COLOR;

const NARROWEST = 40;
const WIDEST = 120;

export const widthOf = ({ stdout }: Io): number => Math.min(WIDEST, Math.max(NARROWEST, stdout.columns || 80));

/** The language that the environment speaks, if we speak it too; else English. */
export const languageOf = ({ env }: Io): Language =>
  LANGUAGES.find(language => env.LANG?.toLowerCase().startsWith(language)) ?? 'en';

/** Colours for a terminal; plain words elsewhere. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  warn(text: string): string;
}

const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
const plain = (text: string): string => text;

export const paintFor = (colour: boolean): Paint =>
  colour
    ? { bold: code(1, 22), dim: code(2, 22), accent: code(33, 39), warn: code(31, 39) }
    : { bold: plain, dim: plain, accent: plain, warn: plain };
