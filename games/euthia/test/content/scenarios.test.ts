// The ten scenarios can be set up, played and won: their tiles can be dealt, their maps lie on the lattice, what their rules name is in
// play, their goals are within reach, and between them every row of the game is met.

import { everyOp } from '@veillee/games/test/words';
import { type Hex, hex, hexesAround } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { hexesOf, isOrigin, originOf, originsAround, originsBeside } from '../../content/lattice.ts';
import { elites, monsters } from '../../content/monsters.ts';
import { legends, quests } from '../../content/quests.ts';
import type { ScenarioCardRow, ScenarioRow } from '../../content/rows.ts';
import type { Condition, FoeId, MarkerKind, ScenarioOp } from '../../content/scenarios/vocabulary.ts';
import {
  cardsOfDeck,
  cardsOfFoe,
  counted,
  foeRow,
  foes,
  scenarioCard,
  scenarioCards,
  scenarios,
} from '../../content/scenarios.ts';
import { drawsOf } from '../../content/stack.ts';
import { spacesOf, territory, territoryRow } from '../../content/territory.ts';
import {
  ELEMENTS,
  MINES,
  type Mode,
  type PerPlayers,
  POSTS,
  SUPPLY_ITEMS,
  type TileId,
} from '../../content/vocabulary.ts';

const COUNTS = [1, 2, 3, 4] as const;
type Players = (typeof COUNTS)[number];

/** All tiles of a scenario that are surely met, and all that may be. */
function tilesOf(scenario: ScenarioRow, players: Players): { certain: Set<TileId>; possible: Set<TileId> } {
  const laid = scenario.layout.map(({ tile }) => tile);
  const [certain, possible] = [new Set(laid), new Set(laid)];
  for (const { draws } of drawsOf(scenario, players))
    for (const { tiles, n } of draws)
      for (const tile of tiles) {
        possible.add(tile);
        if (n === tiles.length) certain.add(tile);
      }
  return { certain, possible };
}

const kindsOn = (tiles: Iterable<TileId>): string[] =>
  [...tiles].flatMap(tile =>
    spacesOf(territoryRow(tile)).flatMap(({ kind, encounter }) => (encounter ? [kind, encounter] : [kind])),
  );

const surelyHas = (scenario: ScenarioRow, players: Players, kinds: readonly string[]): number =>
  kindsOn(tilesOf(scenario, players).certain).filter(kind => kinds.includes(kind)).length;

/** Everything that names something, however deep. */
function* everyRecord(within: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof within !== 'object' || within === null) return;
  if (!Array.isArray(within)) yield within as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(within)) yield* everyRecord(inner);
}

test('the lattice has one tile for each hex, six tiles around a tile, three beside a hex', () => {
  for (let q = -7; q <= 7; q++)
    for (let r = -7; r <= 7; r++) {
      const at = hex(q, r);
      const origin = originOf(at);
      expect(isOrigin(origin)).toBe(true);
      expect(hexesOf(origin)).toContain(at);
      expect(originsBeside(at).length).toBe(3);
      const around = originsAround(origin);
      expect(originsBeside(at).every(other => around.includes(other))).toBe(true);
      const touching = new Set(hexesOf(origin).flatMap(hexesAround).map(originOf));
      touching.delete(origin);
      expect([...touching].sort()).toEqual(around.toSorted());
    }
});

describe.each(scenarios)('$id', scenario => {
  const { id, modes, rounds, chapters, layout, rules, goals, counters, markers, decks, cards = [] } = scenario;
  const inPlay = new Set<FoeId>(scenario.foes);
  const own: readonly ScenarioCardRow[] = [
    ...cards.map(scenarioCard),
    ...decks.flatMap(deck => cardsOfDeck(deck.id)),
    ...scenario.foes.flatMap(cardsOfFoe),
  ];

  test('is a scenario like the others', () => {
    for (const players of COUNTS) {
      expect(counted(rounds, players)).toBeGreaterThanOrEqual(6);
      expect(counted(rounds, players)).toBeLessThanOrEqual(15);
    }
    expect(Object.keys(goals).sort()).toEqual([...modes].sort());
    expect(new Set(rules.map(rule => rule.id)).size).toBe(rules.length);
    expect([...chapters]).toEqual(chapters.toSorted((a, b) => a - b));
  });

  test('begins on the lattice, its tiles side by side', () => {
    const origins = layout.map(({ q, r }) => hex(q, r));
    expect(origins[0]).toBe('hex:0,0');
    expect(territoryRow(layout[0].tile).class).toBe('start');
    expect(origins.filter(origin => !isOrigin(origin))).toEqual([]);
    expect(new Set(origins).size).toBe(origins.length);
    expect(new Set(layout.map(({ tile }) => tile)).size).toBe(layout.length);
    const reached = new Set<Hex>(['hex:0,0']);
    for (const at of reached) for (const next of originsAround(at)) if (origins.includes(next)) reached.add(next);
    expect(reached.size).toBe(origins.length);
    for (const { tile } of layout.slice(1)) {
      const { chapter, class: kind, solo, colour } = territoryRow(tile);
      expect(chapters, tile).toContain(chapter);
      if (kind === 'fixed') expect(solo, tile).toBe(true);
      if (colour) expect(Object.keys(scenario.colours ?? {}), tile).toContain(colour);
    }
  });

  test.each(COUNTS)('can be dealt to %i', players => {
    const laid = new Set<TileId>(layout.map(({ tile }) => tile));
    const stack = drawsOf(scenario, players);
    expect(stack.map(({ chapter }) => chapter)).toEqual(chapters);
    const dealt: TileId[] = [];
    for (const { chapter, draws } of stack) {
      for (const { tiles, n } of draws) {
        expect(n, `${id} Chapter ${chapter}`).toBeLessThanOrEqual(tiles.length);
        dealt.push(...tiles.slice(0, n));
        for (const tile of tiles) expect(territoryRow(tile).chapter).toBe(chapter);
      }
      // As many as the table says, whatever must be among them.
      for (const kind of ['encounter', 'other'] as const) {
        const among = draws.filter(({ tiles: [first] }) => first && territoryRow(first).class === kind);
        expect(
          among.reduce((sum, { n }) => sum + n, 0),
          `${chapter} ${kind}`,
        ).toBe(scenario.tiles[players][kind][chapter]);
      }
    }
    expect(new Set(dealt).size).toBe(dealt.length);
    expect(dealt.filter(tile => laid.has(tile))).toEqual([]);
    for (const tile of [
      ...(scenario.include ?? []),
      ...((players > 2 && scenario.includeOfMany) || []),
      ...(scenario.scenarioTiles ?? []),
    ])
      expect(dealt).toContain(tile);
    for (const colour of Object.keys(scenario.colours ?? {}))
      expect(
        [...dealt, ...laid].some(tile => territoryRow(tile).colour === colour),
        colour,
      ).toBe(true);
  });

  test.each(COUNTS)('grows without holes as %i walk', players => {
    const dealt = drawsOf(scenario, players).flatMap(({ draws }) => draws.flatMap(({ tiles, n }) => tiles.slice(0, n)));
    const map = new Set<Hex>(layout.map(({ q, r }) => hex(q, r)));
    const total = map.size + dealt.length;
    // A walk that turns left and right by a fixed sequence of numbers.
    let seed = 7 + players;
    let at: Hex = 'hex:0,0';
    for (let step = 0; step < 4000 && dealt.length > 0; step++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const next = hexesAround(at)[seed % 6];
      if (!next || !map.has(originOf(next))) continue;
      at = next;
      for (const origin of originsBeside(at))
        if (!map.has(origin) && dealt.length > 0) {
          dealt.shift();
          map.add(origin);
        }
    }
    expect(dealt).toEqual([]);
    expect(map.size).toBe(total);
    expect([...map].every(isOrigin)).toBe(true);
  });

  test('names what is in play, and brings nothing that nobody names', () => {
    const known = new Set<string>(counters.map(counter => counter.id));
    const used = new Set<string>();
    const marked = new Set<MarkerKind>();
    for (const record of everyRecord([rules, goals, own])) {
      for (const field of ['counter', 'most']) if (typeof record[field] === 'string') used.add(record[field]);
      for (const field of ['piece', 'foe'])
        if (typeof record[field] === 'string')
          expect(inPlay.has(record[field] as FoeId), `${id}: ${record[field]}`).toBe(true);
      for (const field of ['marker', 'markers'])
        if (typeof record[field] === 'string') marked.add(record[field] as MarkerKind);
      for (const marker of (record.without ?? []) as readonly MarkerKind[]) marked.add(marker);
    }
    // Characters give Clues, the ledger and the Villagers count by themselves.
    if (own.some(card => card.form === 'character')) used.add('clue');
    for (const { op } of everyOp(rules)) {
      if (op === 'ledger') used.add('ledger');
      if (op === 'deliver') used.add('delivered');
    }
    expect([...used].sort()).toEqual([...known].sort());
    const there = new Set<MarkerKind>(markers);
    if (there.has('destruction-a') || there.has('destruction-b')) there.add('destruction');
    expect([...marked].filter(marker => !there.has(marker))).toEqual([]);
    for (const op of rules.flatMap(rule => rule.do)) {
      if (op.op === 'draw') expect(decks.map(deck => deck.id)).toContain(op.deck);
      if (op.op === 'useCard') expect(cards).toContain(op.card);
    }
  });

  test('puts each foe on the map, and lets it be fought', () => {
    for (const foe of scenario.foes) {
      const does = (name: ScenarioOp['op'], field: 'piece' | 'foe'): boolean =>
        rules.some(rule =>
          rule.do.some(op => op.op === name && field in op && (op as { [f: string]: unknown })[field] === foe),
        );
      expect(does('place', 'piece'), foe).toBe(true);
      expect(does('fight', 'foe'), foe).toBe(true);
      expect(healthsOf(foe).length, foe).toBeGreaterThan(0);
      for (const health of healthsOf(foe))
        for (const players of COUNTS) expect(health[players], foe).toBeGreaterThan(0);
    }
  });

  test.each(COUNTS)('draws as many cards with %i as its decks hold', players => {
    for (const { id: deck, tiers, reshuffle } of decks) {
      const held = cardsOfDeck(deck);
      const size = tiers
        ? ([1, 2, 3] as const).reduce((sum, tier) => {
            const n = counted(tiers[tier], players);
            expect(n).toBeLessThanOrEqual(held.filter(card => card.tier === tier).length);
            return sum + n;
          }, 0)
        : held.length;
      const drawing = rules.find(rule => rule.do.some(op => op.op === 'draw' && op.deck === deck));
      const when = drawing?.when;
      if (!when || (when.at !== 'roundStart' && when.at !== 'roundEnd')) throw new Error(`nobody draws from ${deck}`);
      if (!reshuffle) expect((when.to ?? counted(rounds, players)) - counted(when.from ?? 1, players) + 1).toBe(size);
    }
  });

  test.each(modes)('can be won and lost: %s', mode => {
    const goal = goals[mode];
    if (!goal) throw new Error(`${id} has no goal in ${mode}`);
    expect(goal.win.length).toBeGreaterThan(0);
    expect(goal.lose.length > 0).toBe(mode !== 'competitive');
    expect(goal.ranks !== undefined).toBe(mode === 'solo');
    if (goal.ranks) expect(goal.ranks.silver).toBeLessThan(goal.ranks.gold);
    for (const players of mode === 'solo' ? ([1] as const) : ([2, 3, 4] as const)) withinReach(scenario, mode, players);
  });
});

/** Of each of its cards, where they have their own. */
function healthsOf(foe: FoeId): readonly PerPlayers[] {
  const row = foeRow(foe);
  return row.form === 'stages'
    ? cardsOfFoe(foe).flatMap(card => (card.form === 'stage' ? [card.health] : []))
    : [row.health];
}

/** What a goal counts is there in the tiles that are certain to come. */
function withinReach(scenario: ScenarioRow, mode: Mode, players: Players): void {
  const { goals, cards = [], rules } = scenario;
  const goal = goals[mode];
  const bound = (wanted: (condition: Condition) => boolean, conditions: readonly Condition[]): number | undefined => {
    const found = conditions.find(wanted);
    if (!found) return undefined;
    if ('atLeast' in found) return counted(found.atLeast, players);
    return 'atMost' in found ? counted(found.atMost, players) : undefined;
  };
  const win = goal?.win ?? [];
  const lose = (goal?.lose ?? []).flat();
  const counter = (name: string) => (condition: Condition) => condition.is === 'counter' && condition.counter === name;
  const marker = (name: string) => (condition: Condition) => condition.is === 'markers' && condition.marker === name;

  const recall = bound(marker('recall'), win);
  if (recall !== undefined) {
    const card = cards.map(scenarioCard).find(each => each.form === 'recall');
    if (card?.form !== 'recall') throw new Error(`${scenario.id} has no Recall card`);
    const places = card.on === 'rifts' ? ['faer-rift'] : card.elements.map(element => `elemental-${element}`);
    // A Rift has room for a seal of each element.
    const most = surelyHas(scenario, players, places) * (card.on === 'rifts' ? ELEMENTS.length : 1);
    expect(most).toBeGreaterThanOrEqual(recall);
  }
  const beaten = bound(counter('monsters'), win);
  if (beaten !== undefined) {
    const monsters = [...tilesOf(scenario, players).certain].flatMap(tile =>
      spacesOf(territoryRow(tile)).flatMap(({ monster }) => monster ?? []),
    );
    expect(monsters.length).toBeGreaterThanOrEqual(beaten);
  }
  const sealed = bound(counter('sealed'), win);
  if (sealed !== undefined) {
    expect(surelyHas(scenario, players, ['faer-rift'])).toBeGreaterThanOrEqual(sealed);
    for (const element of ELEMENTS) expect(surelyHas(scenario, players, [`elemental-${element}`])).toBeGreaterThan(0);
  }
  const told = bound(counter('legend'), win);
  if (told !== undefined)
    expect(
      counted(scenario.colours?.gold === 'all' ? 6 : (scenario.colours?.gold ?? 0), players),
    ).toBeGreaterThanOrEqual(told);
  for (const [name, places] of [
    ['destruction-a', POSTS],
    ['destruction', [...POSTS, ...MINES]],
  ] as const) {
    const burnt = bound(marker(name), lose);
    if (burnt !== undefined) expect(surelyHas(scenario, players, places)).toBeGreaterThanOrEqual(burnt);
  }
  for (const card of cards.map(scenarioCard))
    if (card.form === 'character') expect(surelyHas(scenario, players, [card.at]), card.id).toBeGreaterThan(0);
  // Six Emblems are in the box: three on each Village.
  for (const op of rules.flatMap(rule => rule.do))
    if (op.op === 'mark' && op.marker === 'emblem') expect(op.n * surelyHas(scenario, players, ['village'])).toBe(6);
  if (scenario.foes.includes('mirrezil')) expect(surelyHas(scenario, players, ['dragon-lair'])).toBe(1);
}

test('twelve Magic Defence tokens are enough for both dragons', () => {
  const stages = cardsOfFoe('farruga').flatMap(card => (card.form === 'stage' ? [card.magicDefence] : []));
  expect(stages.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(12);
  const hoard = scenarios.find(({ id }) => id === 'mirrezils-hoard');
  for (const players of COUNTS) {
    const { gold = 0 } = hoard?.colours ?? {};
    expect(2 * (gold === 'all' ? 6 : counted(gold, players))).toBeLessThanOrEqual(12);
  }
});

test('the episodes of the Recall follow each other', () => {
  const cycle = scenarios.filter(({ campaign }) => campaign?.cycle === 'recall');
  expect(cycle.map(({ campaign }) => campaign?.episode)).toEqual([1, 2, 3]);
  for (const [n, { campaign }] of cycle.entries()) {
    expect(campaign?.previous).toBe(cycle[n - 1]?.id);
    expect(campaign?.next).toBe(cycle[n + 1]?.id);
    expect(campaign?.carry === undefined).toBe(n === 0);
    // What the veterans of a single episode begin with is what Heroes of the cycle begin with.
    const veterans = cycle[n]?.rules.find(({ id }) => id === 'veterans');
    const reputation = veterans?.do.find(op => op.op === 'reputation');
    expect(reputation && 'n' in reputation ? reputation.n : undefined).toBe(campaign?.carry?.reputation);
  }
});

describe('between the scenarios everything is met', () => {
  const possible = new Set<TileId>();
  const metElites = new Set<string>();
  const metLegends = new Set<string>();
  const metQuests = new Set<string>();
  for (const scenario of scenarios)
    for (const players of COUNTS) {
      const { possible: tiles } = tilesOf(scenario, players);
      const kinds = new Set(kindsOn(tiles));
      for (const tile of tiles) {
        possible.add(tile);
        for (const { legend, encounter } of spacesOf(territoryRow(tile))) {
          if (legend) metLegends.add(legend);
          for (const quest of quests)
            if (quest.encounter === encounter) {
              const rivals = players > 1 && scenario.modes.includes('competitive');
              if (quest.company !== 'rivals' || rivals) metQuests.add(quest.id);
            }
        }
      }
      for (const { id, level, lair } of elites)
        if (scenario.elites.includes(level) && kinds.has(lair.place)) metElites.add(id);
    }

  test('every tile, and with it every Monster, Quest and Legend', () => {
    expect(territory.filter(({ id }) => !possible.has(id)).map(({ id }) => id)).toEqual([]);
    const levels = new Set(territory.flatMap(tile => spacesOf(tile).flatMap(({ monster }) => monster ?? [])));
    expect(monsters.filter(({ level }) => !levels.has(level))).toEqual([]);
    expect(quests.filter(({ id }) => !metQuests.has(id))).toEqual([]);
    expect(legends.filter(({ id }) => !metLegends.has(id))).toEqual([]);
  });

  test('every Elite, where its Lair can appear (R67)', () => {
    expect(elites.filter(({ id }) => !metElites.has(id))).toEqual([]);
  });

  test('every foe, every card of a scenario and whatever is handed out', () => {
    const met = new Set([
      ...scenarios.flatMap(({ foes: there }) => there.flatMap(cardsOfFoe)),
      ...scenarios.flatMap(({ decks }) => decks.flatMap(({ id }) => cardsOfDeck(id))),
      ...scenarios.flatMap(({ cards = [] }) => cards.map(scenarioCard)),
      ...(scenarios.some(({ griffin }) => griffin) ? [scenarioCard('griffin-card')] : []),
    ]);
    expect(scenarioCards.filter(card => !met.has(card))).toEqual([]);
    expect(foes.filter(({ id }) => !scenarios.some(({ foes: there }) => there.includes(id)))).toEqual([]);
    const handed = new Set(
      [...everyRecord([scenarios, scenarioCards])].flatMap(({ op, tile }) =>
        op === 'takeTile' ? [tile as string] : [],
      ),
    );
    // Healing Potions are bought at the Chapel.
    expect([...handed, 'healing-potion'].sort()).toEqual([...SUPPLY_ITEMS].sort());
  });
});
