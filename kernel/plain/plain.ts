// Plain JSON trees: copying and fingerprints.

/** A deep copy of a plain JSON tree. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Spread here, not with the records of lists: whole states are of one shape, and this place comes to know it.
  return (Array.isArray(value) ? copyList(value) : filled({ ...(value as Tree) }, value as Tree)) as T;
}

type Tree = { [key: string]: unknown };

function copyList(list: readonly unknown[]): unknown[] {
  if (list.length === 0) return [];
  const result = list.slice();
  let i = 0;
  // Most lists hold nothing but keys and numbers.
  while (i < list.length && typeof list[i] !== 'object') i++;
  for (; i < list.length; i++) {
    const item = list[i];
    if (typeof item === 'object' && item !== null)
      result[i] = Array.isArray(item) ? copyList(item) : copyItem(item as Tree);
  }
  return result;
}

/** Field after field: a record from which fields were deleted, or that serves as a map, is slow to spread and stays slow to read. */
function copyRecord(record: Readonly<Tree>): Tree {
  const result: Tree = {};
  for (const key in record) {
    // Assigned, it would be no field but the prototype.
    if (key === '__proto__') return copyItem(record);
    const item = record[key];
    if (typeof item !== 'object' || item === null) result[key] = item;
    else result[key] = Array.isArray(item) ? copyList(item) : copyRecord(item as Tree);
  }
  return result;
}

/**
 * Records in a list are alike, and so are states: spread copies their shape at once, which is faster than adding field after field,
 * and a large record keeps its shape.
 */
const copyItem = (record: Readonly<Tree>): Tree => filled({ ...record }, record);

/** Into a copy come copies of what it has in common with the record. */
function filled(result: Tree, record: Readonly<Tree>): Tree {
  for (const key in record) {
    const item = record[key];
    if (typeof item === 'object' && item !== null)
      result[key] = Array.isArray(item) ? copyList(item) : copyRecord(item as Tree);
  }
  return result;
}

/** A 64-bit fingerprint of a text, as 16 hexadecimal digits. For noticing damage, not for keeping secrets. */
export function fingerprint(text: string): string {
  return hex(mix(text, 0x811c9dc5)) + hex(mix(text, 0x9e3779b9));
}

/** A 32-bit fingerprint of a text, continued from an earlier one. */
export function mix(text: string, seed: number): number {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

export const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** JSON with sorted keys: equal trees give equal texts, however they were built. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
