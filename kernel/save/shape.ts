// Shapes: what a plain tree that came from anywhere may hold, place by place. Each number has its bounds, each list its most, each record
// the fields that are its own. A shape is checked by the compiler against the type that it stands for; nothing else of the kernel needs it.

import { isRecord } from '../plain/compare.ts';
import { LANGUAGES, type Param, type Params, type Text } from '../play/text.ts';

/** What may stand at a place of a tree. */
export interface Shape<out T> {
  /** Where in the value something is wrong, and what: `/gold is -1, not a whole number from 0 to 99`. Undefined where nothing is. */
  amiss(value: unknown): string | undefined;
  /** What is of this shape. Never there: for the compiler alone. */
  readonly of?: () => T;
}

/** The shape of a field that may be missing. */
export interface Maybe<out T> extends Shape<T | undefined> {
  readonly mayLack: true;
}

const MOST_SHOWN = 60;

/** A value in few words, however large it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a record';
  if (typeof value === 'string')
    return value.length > MOST_SHOWN ? `a text of ${value.length} letters` : JSON.stringify(value);
  return String(value);
}

const shape = <T>(wanted: string, isOf: (value: unknown) => boolean): Shape<T> => ({
  amiss: value => (isOf(value) ? undefined : ` is ${shown(value)}, not ${wanted}`),
});

// ---- leaves ----

export const flag: Shape<boolean> = shape('true or false', value => typeof value === 'boolean');

/** A whole number within these bounds. */
export const whole = (min: number, max: number): Shape<number> =>
  shape(
    `a whole number from ${min} to ${max}`,
    value => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  );

/** Any text of so many letters at most; what it names must be harmless if it is unknown. */
export const text = (most: number): Shape<string> =>
  shape(`a text of at most ${most} letters`, value => typeof value === 'string' && value.length <= most);

/** This value, and no other. */
export const only = <const T extends string | number | boolean | null>(value: T): Shape<T> =>
  shape(shown(value), found => found === value);

/** One of these. */
export function oneOf<const T extends string | number>(values: Iterable<T>): Shape<T> {
  const known: ReadonlySet<unknown> = new Set(values);
  return shape(`one of the ${known.size} that are known`, value => known.has(value));
}

/** A text that a definition of keys can read, or that some other question is true of. */
export const spelt = <T extends string>(wanted: string, isSpelt: (value: string) => boolean): Shape<T> =>
  shape(wanted, value => typeof value === 'string' && value.length <= MOST_SPELT && isSpelt(value));
const MOST_SPELT = 200;

// ---- branches ----

/** A list of at most so many, and of at least so many. */
export const listOf = <T>(item: Shape<T>, most: number, least = 0): Shape<T[]> => ({
  amiss: value => {
    if (!Array.isArray(value)) return ` is ${shown(value)}, not a list`;
    if (value.length > most || value.length < least)
      return ` is a list of ${value.length}, not of ${least === most ? least : `${least} to ${most}`}`;
    for (let n = 0; n < value.length; n++) {
      const found = item.amiss(value[n]);
      if (found !== undefined) return `/${n}${found}`;
    }
    return undefined;
  },
});

/** A list of exactly these. */
export const row = <const T extends readonly unknown[]>(
  ...items: { readonly [I in keyof T]: Shape<T[I]> }
): Shape<{ -readonly [I in keyof T]: T[I] }> => ({
  amiss: value => {
    if (!Array.isArray(value)) return ` is ${shown(value)}, not a list`;
    if (value.length !== items.length) return ` is a list of ${value.length}, not of ${items.length}`;
    for (const [n, item] of items.entries()) {
      const found = item.amiss(value[n]);
      if (found !== undefined) return `/${n}${found}`;
    }
    return undefined;
  },
});

/** The fields of a record: one shape for each, `maybe` for those that may be missing. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Maybe<Exclude<T[K], undefined>> : Shape<T[K]>;
};

/** A record with these fields and no others. */
export function exactly<T extends object>(fields: Fields<T>): Shape<T> {
  const own: readonly (readonly [string, Shape<unknown>])[] = Object.entries(fields);
  const names: ReadonlySet<string> = new Set(own.map(([name]) => name));
  return {
    amiss: value => {
      if (!isRecord(value)) return ` is ${shown(value)}, not a record`;
      for (const name of Object.keys(value)) if (!names.has(name)) return `/${step(name)} is not known here`;
      for (const [name, field] of own) {
        const found = Object.hasOwn(value, name) ? field.amiss(value[name]) : lacking(field);
        if (found !== undefined) return `/${name}${found}`;
      }
      return undefined;
    },
  };
}

const lacking = (field: Shape<unknown>): string | undefined => ('mayLack' in field ? undefined : ' is missing');
const step = (key: string): string => (key.length > MOST_SHOWN ? `${key.slice(0, MOST_SHOWN)}…` : key);

/** What may be missing from its record. */
export const maybe = <T>(inner: Shape<T>): Maybe<T> => ({
  amiss: value => (value === undefined ? undefined : inner.amiss(value)),
  mayLack: true,
});

/** A record by name with all of these names. */
export const each = <K extends string | number, V>(names: readonly K[], item: Shape<V>): Shape<Record<K, V>> =>
  exactly<Record<string, V>>(
    Object.fromEntries(names.map(name => [name, item])) as Fields<Record<string, V>>,
  ) as unknown as Shape<Record<K, V>>;

/** Names that are not one for one in the type may be any number of them. */
type ByName<K extends string, V> = Record<never, never> extends Record<K, V> ? Record<K, V> : Partial<Record<K, V>>;

/** A record by name with some of these names, so many at most. */
export const some = <K extends string, V>(name: Shape<K>, item: Shape<V>, most: number): Shape<ByName<K, V>> => ({
  amiss: value => {
    if (!isRecord(value)) return ` is ${shown(value)}, not a record`;
    const names = Object.keys(value);
    if (names.length > most) return ` is a record of ${names.length}, not of ${most} at most`;
    for (const key of names) {
      if (key === '__proto__' || name.amiss(key) !== undefined) return `/${step(key)} is not known here`;
      const found = value[key] === undefined ? undefined : item.amiss(value[key]);
      if (found !== undefined) return `/${key}${found}`;
    }
    return undefined;
  },
});

/** What is of one shape or of another. What is told is what the last of them says. */
export const either = <const T extends readonly unknown[]>(
  ...shapes: { readonly [I in keyof T]: Shape<T[I]> }
): Shape<T[number]> => ({
  amiss: value => {
    let told: string | undefined;
    for (const one of shapes) {
      told = one.amiss(value);
      if (told === undefined) return undefined;
    }
    return told;
  },
});

// ---- what many states hold ----

/** A number that grows as long as a match goes on, and that nothing is made of: turns, rounds, falls. */
export const tally: Shape<number> = whole(0, 1_000_000);

/** A text that was kept to be said later, its parameters to such a depth. */
export const saying = (depth = 3): Shape<Text> =>
  exactly<Text>({ text: text(MOST_SPELT), with: maybe(params(depth)), words: maybe(each(LANGUAGES, text(10_000))) });

const params = (depth: number): Shape<Params> => some(text(MOST_SPELT), param(depth), 20);

const param = (depth: number): Shape<Param> => {
  const plain = either(text(10_000), whole(-1_000_000, 1_000_000), flag);
  return depth === 0 ? plain : either(plain, listOf(param(depth - 1), 100), saying(depth - 1));
};

/** A position of one of these names that holds nothing else. */
export const bare = <const A extends string>(...names: readonly A[]): Shape<{ readonly at: A }> =>
  exactly<{ readonly at: A }>({ at: oneOf(names) } as Fields<{ readonly at: A }>);
