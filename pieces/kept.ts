// What is made by key while a game goes on, a map that grows or an option for a card: kept, so that each is made once.

/** The maker, remembering what it made for the last `limit` keys. What it makes must depend on the key alone. */
export function kept<Key extends string | number, Made>(make: (key: Key) => Made, limit = 64): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return key => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    for (const oldest of made.keys()) {
      if (made.size <= limit) break;
      made.delete(oldest);
    }
    return fresh;
  };
}

/** The one string with these letters: whoever has it finds fields and compares without looking at letters. */
export function oneString(text: string): string {
  // The name of a field is kept once for the whole program.
  const [one = ''] = Object.keys({ [text]: true });
  return one;
}

/** Do two lists hold the same, in the same order? For finding out whether what was worked out for one is true of the other. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
}

/** The maker, remembering what it made of each thing for as long as there is the thing. The thing must not change. */
export function madeOnce<Thing extends object, Made>(make: (of: Thing) => Made): (of: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return of => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}
