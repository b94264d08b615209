// Files that import each other in a circle: none of them can be read, tested or loaded without all the others.

/** Which files each file imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Every knot of files that reach each other, each in alphabetical order (Tarjan's strongly connected components). */
export function circles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    path.push(file);
    let low = mine;
    for (const next of graph.get(file) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? seen);
      lowest.set(file, low);
    }
    if (low < mine) return low;
    const knot = path.splice(path.indexOf(file)).sort();
    if (knot.length > 1 || graph.get(file)?.has(file)) found.push(knot);
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
