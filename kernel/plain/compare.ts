// Plain trees compared and checked, with the place where something is wrong.

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/** Where two plain trees first differ, and how; undefined if they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (a === b) return undefined;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) return differenceOfLists(a, b);
  const records = isRecord(a) && isRecord(b);
  return records ? differenceOfRecords(a, b) : ` is ${show(a)} here and ${show(b)} there`;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function differenceOfLists(a: readonly unknown[], b: readonly unknown[]): string | undefined {
  for (let i = 0; i < a.length; i++) {
    const found = difference(a[i], b[i]);
    if (found !== undefined) return `/${i}${found}`;
  }
  return undefined;
}

function differenceOfRecords(a: Record<string, unknown>, b: Record<string, unknown>): string | undefined {
  for (const key in a) {
    const found = difference(a[key], b[key]);
    if (found !== undefined) return `/${key}${found}`;
  }
  for (const key in b)
    if (a[key] === undefined && b[key] !== undefined) return `/${key} is nothing here and ${show(b[key])} there`;
  return undefined;
}

/**
 * The first thing in a value that is not plain JSON, in words. With `seen`, nothing may hang in the tree twice either:
 * a copy would part what was one.
 */
export function notPlain(value: unknown, path: string, seen?: Set<unknown>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      return value === null ? undefined : notPlainTree(value, path, seen);
    default:
      return `${path} is a ${typeof value}`;
  }
}

function notPlainTree(tree: object, path: string, seen?: Set<unknown>): string | undefined {
  if (seen?.has(tree)) return `${path} is in the tree a second time`;
  seen?.add(tree);
  const kind = Object.getPrototypeOf(tree);
  if (!Array.isArray(tree) && kind !== Object.prototype && kind !== null)
    return `${path} is a ${kind.constructor?.name}`;
  if (Array.isArray(tree) && Object.keys(tree).length !== tree.length) return `${path} is a list with holes`;
  for (const [key, item] of Object.entries(tree)) {
    if (item === undefined && !Array.isArray(tree)) continue;
    const found = notPlain(item, `${path}/${key}`, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
