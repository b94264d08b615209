// How rich and how hard a quest is: points of monsters in each area, conquest and treasure to be had, rounds it takes. Each finding is a line.

import { monsterRow } from '../../content/monsters.ts';
import type { QuestBoard, Thing } from '../../content/quests/read.ts';
import type { Area, AreaTier, QuestRow } from '../../content/quests/vocabulary.ts';
import { TABLES, TIERS } from '../../content/vocabulary.ts';
import { everyScriptOp } from './explore.ts';
import { amountAt } from './references.ts';
import { walk } from './route.ts';

type Band = readonly [least: number, most: number];
/** Points of an area by its tier; the areas of the finale share theirs. */
const POINTS: { readonly [tier in AreaTier]: Band } = {
  start: [0, 4],
  side: [3, 9],
  1: [8, 10],
  2: [10, 12],
  3: [12, 16],
  finale: [14, 18],
};
const ROUNDS: Band = [8, 17];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const pointsOf = ({ spec }: Thing): number =>
  'monster' in spec ? monsterRow(spec.monster).points + (spec.rank === 'master' ? 1 : 0) : 0;

export function outOfBudget(board: QuestBoard, quest: QuestRow): string[] {
  const { guide, things } = board;
  const found: string[] = [];
  const want = (what: string, n: number, [least, most]: Band): void => {
    if (n < least || n > most) found.push(`${what}: ${n}, not ${least} to ${most}`);
  };
  const pointsIn = (area: number): number =>
    sum(things.filter(one => one.area === area && !one.spec.later).map(pointsOf));
  const finale: number[] = [];
  for (const [area, tier] of Object.entries(guide.areas)) {
    if (tier === 'finale') finale.push(pointsIn(Number(area)));
    else want(`points of area ${area}`, pointsIn(Number(area)), POINTS[tier]);
  }
  if (finale.length > 0) want('points of the finale', sum(finale), POINTS.finale);

  const count = (isOne: (thing: Thing) => boolean): number => things.filter(isOne).length;
  const chests = TIERS.map(tier => count(({ spec }) => 'chest' in spec && spec.chest === tier));
  want('starting conquest', quest.conquest, [3, 5]);
  want(
    'inactive glyphs',
    count(({ spec }) => 'glyph' in spec && spec.glyph === 'inactive'),
    [3, 4],
  );
  for (const [n, band] of (
    [
      [3, 4],
      [2, 3],
      [1, 2],
    ] as const
  ).entries())
    want(`${TIERS[n]} chests`, chests[n] ?? 0, band);
  const inChests = TIERS.map((tier, n) => {
    const rows = Object.values(guide.chests[tier]);
    return (sum(rows.map(({ conquest = 0 }) => conquest)) / rows.length) * (chests[n] ?? 0);
  });
  want('conquest in chests', sum(inChests), [4, 7]);
  want(
    'money',
    count(({ kind }) => kind === 'money'),
    [3, 5],
  );
  want(
    'potions',
    count(({ kind }) => kind === 'potion'),
    [3, 5],
  );
  want('treachery', sum(Object.values(quest.treachery)), [9, 12]);
  const scripted = guide.on.flatMap(({ every, do: ops }) =>
    every
      ? []
      : [...everyScriptOp(ops)].flatMap(op =>
          op.op === 'give' && op.to !== 'overlord' && op.conquest ? [amountAt(op.conquest, 5) ?? 0] : [],
        ),
  );
  const uniques = Object.values(guide.uniques);
  const conquest =
    quest.conquest +
    3 * count(({ spec }) => 'glyph' in spec && spec.glyph === 'inactive') +
    sum(inChests) +
    sum(uniques.map(one => one.conquest)) +
    sum(scripted);
  want('conquest to be had', conquest, [20, 22.5]);

  // Roughly, for four heroes: they fell 4.5 points or 12 wounds of a boss a round, leave a fifth behind, walk 3 a round while fighting and 7 otherwise.
  const routes = (
    typeof guide.route[0] === 'string'
      ? [guide.route as readonly string[]]
      : (guide.route as readonly (readonly string[])[])
  ).map(stops => walk(board, stops));
  const met = new Set<Area>(routes.flatMap(({ areas }) => [...areas]));
  const fights =
    (0.8 * sum(things.filter(({ area }) => met.has(area)).map(pointsOf))) / 4.5 +
    sum(uniques.map(({ wounds }) => wounds[5])) / 12;
  const movement = Math.max(...routes.map(route => route.movement));
  const rounds = fights + Math.max(0, movement - 3 * fights) / 7;
  want('rounds', rounds, ROUNDS);
  want('rounds', rounds, quest.rounds);

  for (const [id, { base, wounds, armour, abilities }] of Object.entries(guide.uniques)) {
    const { master } = monsterRow(base);
    for (const table of TABLES) want(`wounds of ${id}`, wounds[table] / master.wounds[table], [1.2, 3.2]);
    if (TABLES.some((table, n) => n > 0 && wounds[table] < wounds[TABLES[n - 1] as 2]))
      found.push(`wounds of ${id} fall with players`);
    want(`armour of ${id}`, armour, [0, master.armour + 1]);
    const own = abilities.filter(({ ability }) => !master.abilities.some(one => one.ability === ability));
    want(`abilities of ${id}`, own.length, [0, 1]);
  }
  return found;
}
