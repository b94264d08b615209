// A census for invariants: nothing is in two places.

export interface Census {
  /** How often each thing lies somewhere. */
  readonly found: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

/** Counts everything that lies somewhere. */
export function census(things: Iterable<string>): Census {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  const problems: string[] = [];
  for (const [thing, times] of found) if (times > 1) problems.push(`${thing} is in ${times} places`);
  return { found, problems };
}
