// What the shared rooms offer and nobody takes: an export that no other room uses, nor another file of its own. What only its own
// tests know is carried along by every reader and every change, for nobody.

/** What a file takes of another: a name of it, or all of it. */
export interface Taken {
  readonly from: string;
  readonly name: string | undefined;
}

/** What a file offers: something of its own, or what it hands on from another file. */
export interface Offered {
  readonly name: string;
  readonly at: number;
  /** Whether its own file uses it too. Then it is offered to the tests alone, which may look closely. */
  readonly atHome: boolean;
  readonly handedOn?: Taken;
}

export interface Trade {
  readonly takes: readonly Taken[];
  readonly offers: readonly Offered[];
}

/** The room that a file stands in, and whether it is one of its tests. */
export interface Place {
  readonly room: string;
  readonly isTest: boolean;
}

/** The exports of these rooms that nobody takes, file by file. What a room's own index hands on counts as taken only if it is taken there. */
export function* idleExports(
  trades: ReadonlyMap<string, Trade>,
  rooms: readonly string[],
  placeOf: (file: string) => Place,
): Generator<readonly [file: string, offered: Offered]> {
  const takers = new Map<string, string[]>();
  const note = (what: string, taker: string): void => {
    const known = takers.get(what);
    if (known) known.push(taker);
    else takers.set(what, [taker]);
  };
  for (const [file, { takes }] of trades) for (const { from, name } of takes) note(markOf(from, name), file);

  const isTaken = (file: string, offered: Offered): boolean => {
    const { room } = placeOf(file);
    const counts = (taker: string): boolean => {
      const theirs = placeOf(taker);
      // What is handed on is meant for other rooms; what is one's own may be for other files of the room.
      return theirs.room !== room || (!offered.handedOn && !theirs.isTest);
    };
    const all = [markOf(file, offered.name), markOf(file, undefined)].flatMap(mark => takers.get(mark) ?? []);
    const isPassed = ([hander, passed]: readonly [string, Offered]): boolean =>
      placeOf(hander).room !== room || isTaken(hander, passed);
    return all.some(counts) || handersOn(file, offered.name).some(isPassed);
  };
  const handed = new Map<string, (readonly [string, Offered])[]>();
  for (const [hander, { offers }] of trades)
    for (const offered of offers)
      if (offered.handedOn) {
        const mark = markOf(offered.handedOn.from, offered.handedOn.name);
        handed.set(mark, [...(handed.get(mark) ?? []), [hander, offered]]);
      }
  const handersOn = (file: string, name: string): (readonly [string, Offered])[] => [
    ...(handed.get(markOf(file, name)) ?? []),
    ...(handed.get(markOf(file, undefined)) ?? []).map(([hander, all]) => [hander, { ...all, name }] as const),
  ];
  for (const [file, { offers }] of trades) {
    const { room, isTest } = placeOf(file);
    if (!rooms.includes(room) || isTest) continue;
    for (const offered of offers)
      if (offered.name !== '*' && !offered.atHome && !isTaken(file, offered)) yield [file, offered];
  }
}

const markOf = (file: string, name: string | undefined): string => `${file} ${name ?? '*'}`;
