// Option keys, made and read by one definition: `buy:militia`, `attack:2`, `equip:dagger#1:militia#2`.

import { oneString } from './kept.ts';

/** What a part of a key is. */
type Kind = 'text' | 'number';
type Part<K extends Kind> = K extends 'number' ? number : string;
type Parts<P extends readonly Kind[]> = { readonly [I in keyof P]: Part<P[I]> };

export interface Keys<P extends readonly Kind[]> {
  make(...parts: Parts<P>): string;
  /** The parts of a key of this kind; undefined for any other. */
  read(key: string): Parts<P> | undefined;
  /** The first part of what must be a key of this kind. */
  only(key: string): Part<P[0]>;
  is(key: string): boolean;
}

/** So many keys of each kind are remembered, with their parts. */
const MOST_KNOWN = 1000;

/** Keys of one kind. The last part takes the rest, colons and all. */
export function keys<const P extends readonly [Kind, ...Kind[]]>(name: string, ...kinds: P): Keys<P> {
  const head = `${name}:`;
  // Games go on with the parts of a key: places are found by them, and things compared.
  const known = new Map<string, Parts<P>>();
  const read = (key: string): Parts<P> | undefined =>
    key.startsWith(head) ? (known.get(key) ?? takeApart(key)) : undefined;
  const takeApart = (key: string): Parts<P> | undefined => {
    const parts: (string | number)[] = [];
    let at = head.length;
    for (const [i, kind] of kinds.entries()) {
      const colon = i < kinds.length - 1 ? key.indexOf(':', at) : key.length;
      if (colon < 0) return undefined;
      const part = key.slice(at, colon);
      parts.push(kind === 'number' ? Number(part) : oneString(part));
      at = colon + 1;
    }
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, parts as unknown as Parts<P>);
    return parts as unknown as Parts<P>;
  };
  return {
    make: (...parts) => head + (parts.length === 1 ? parts[0] : parts.join(':')),
    read,
    only: key => {
      const [first] = read(key) ?? [];
      if (first === undefined) throw new Error(`${key} is no key of ${name}`);
      return first as Part<P[0]>;
    },
    is: key => read(key) !== undefined,
  };
}

/** The kind of a key: the word before its first colon, the whole key if it has none. */
export function headOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

/** What a key names behind its kind: nothing where it is one word. */
export const partsOf = (key: string): readonly string[] => key.split(':').slice(1);

/** The number in a key of any of these kinds: whose hand, whose deck. */
export function numberIn(key: string, ...kinds: readonly Keys<readonly ['number']>[]): number | undefined {
  for (const kind of kinds) {
    const parts = kind.read(key);
    if (parts) return parts[0];
  }
  return undefined;
}
