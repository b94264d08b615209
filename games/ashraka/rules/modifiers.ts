// What changes figures lastingly: skills that work by themselves, Traps and Luck that are held, allies in use. One registry says
// which figures are added to and between what they stay. Fixed values come first, then additions, then bounds; a sum tells its lines.

import type { Text } from '@veillee/kernel';
import { allies } from '../content/allies.ts';
import { finds } from '../content/finds.ts';
import type { HeldRow, SkillRow } from '../content/rows.ts';
import { skills } from '../content/skills.ts';
import type { Mod, Op, Stat } from '../content/vocabulary.ts';
import { printed } from './sheet.ts';
import { allyName, fights, findName, type Hero, type Open, partnerOf, sheetOf, skillName, TRACK_END } from './state.ts';

type ModOf<S extends Stat> = Mod & { readonly stat: S };

/** A modifier in force, and what it comes from. */
export interface Held<S extends Stat = Stat> {
  readonly mod: ModOf<S>;
  readonly source: Text;
  /** The skill that gives it, where that says how often. */
  readonly skill?: SkillRow;
}

interface Bounds {
  readonly least: number;
  readonly most?: number;
}

/** The figures that modifiers add to. All others are asked for by name. */
const BOUNDS = {
  bagTakeCost: { least: 0 },
  buyPrice: { least: 1 },
  dangerCost: { least: 0 },
  engageCost: { least: 1 },
  fleeCost: { least: 0 },
  knowledge: { least: 0 },
  leaveMonsterCost: { least: 0 },
  quayPrice: { least: 0 },
  restHealth: { least: 0 },
  restTokens: { least: 0 },
  sellPenalty: { least: 0 },
  turnActions: { least: 0, most: TRACK_END },
} as const satisfies { readonly [S in Stat]?: Bounds };

export type Summed = keyof typeof BOUNDS;

/** A figure with what it is made of; no lines where nothing has changed it. */
export interface Sum {
  readonly value: number;
  readonly lines: readonly Text[];
}

// ---- what is in force ----

/** Whether something that may be used only so often can still be used by this hero. */
export const isUnspent = ({ used }: Hero, { id, limit }: Pick<SkillRow, 'id' | 'limit'>): boolean =>
  limit === undefined || !used[limit].includes(id);

export function spend({ used }: Hero, { id, limit }: Pick<SkillRow, 'id' | 'limit'>): void {
  if (limit !== undefined) used[limit].push(id);
}

/** The rows that change a figure, by their ids, each with what it gives. */
type Givers<S extends Stat = Stat> = ReadonlyMap<string, readonly Held<S>[]>;

/** Who changes which figure. Rows never change, so they are looked through once. */
function giversIn<Row extends { readonly id: string; readonly ops: readonly Op[] }>(
  rows: readonly Row[],
  from: (row: Row) => Omit<Held, 'mod'>,
): <S extends Stat>(stat: S) => Givers<S> {
  const given = new Map<Stat, Map<string, Held[]>>();
  for (const row of rows)
    for (const op of row.ops) {
      if (op.op !== 'mod') continue;
      const givers = given.get(op.stat) ?? new Map<string, Held[]>();
      givers.set(row.id, [...(givers.get(row.id) ?? []), { mod: op, ...from(row) }]);
      given.set(op.stat, givers);
    }
  return <S extends Stat>(stat: S) => (given.get(stat) ?? NOBODY) as Givers<S>;
}

const NOBODY: Givers = new Map();

const skillsFor = giversIn(
  skills.filter(({ automatic }) => automatic),
  skill => ({ source: skillName(skill.id), skill }),
);
/** ASH-18.20, ASH-18.22: Traps and Luck work for whoever holds them. */
const cardsFor = giversIn(
  finds.filter((row): row is HeldRow => row.type === 'trap' || row.type === 'luck'),
  ({ id }) => ({ source: findName(id) }),
);
/** ASH-19.4: a permanent ally helps everybody, always. */
const alliesFor = giversIn(
  allies.filter(({ uses }) => uses === undefined),
  ally => ({ source: allyName(ally) }),
);

/** One list after the other: most are empty, and then nothing is made. */
const joined = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  one.length === 0 ? other : other.length === 0 ? one : [...one, ...other];

function given<S extends Stat>(givers: Givers<S>, ids: readonly string[]): readonly Held<S>[] {
  let held: readonly Held<S>[] = [];
  if (givers.size > 0) for (const id of ids) held = joined(held, givers.get(id) ?? []);
  return held;
}

/** ASH-16.7: skills of the combat tree work in combat, those of the adventure tree outside it. */
function skillMods<S extends Stat>(state: Open, hero: Hero, stat: S): readonly Held<S>[] {
  const held = given(skillsFor(stat), sheetOf(state, hero).skills);
  if (held.length === 0) return held;
  const tree = fights(state, hero) ? 'combat' : 'adventure';
  return held.filter(({ skill }) => skill?.tree === tree && isUnspent(hero, skill));
}

export function allyMods<S extends Stat>({ bag }: Pick<Open, 'bag'>, stat: S): readonly Held<S>[] {
  const givers = alliesFor(stat);
  const helping = givers.size === 0 ? [] : bag.allies.map(({ id }) => id);
  return given(givers, helping);
}

/** All that changes something for this hero now. */
export const modsOf = <S extends Stat>(state: Open, hero: Hero, stat: S): readonly Held<S>[] =>
  joined(joined(skillMods(state, hero, stat), given(cardsFor(stat), hero.specials)), allyMods(state, stat));

/** One that is in force, where one is enough. */
export const modOf = <S extends Stat>(state: Open, hero: Hero, stat: S): Held<S> | undefined =>
  modsOf(state, hero, stat)[0];

/** What the other fighter adds to this one's physical attacks: the skills of a partner who does not fight are others (ASH-16.7). */
export const partnersHelp = (state: Open, hero: Hero): Held<'physical'>[] =>
  skillMods(state, partnerOf(state, hero), 'physical').filter(({ mod }) => mod.of === 'partner');

// ---- sums ----

/** Some say when: every third turn. What is for the next card comes from allies who are called, never lastingly. */
const applies = ({ turn }: Open, mod: Mod): boolean =>
  mod.stat !== 'turnActions' || mod.every === undefined || turn % mod.every === 1;

const amountOf = (mod: Mod): number => ('n' in mod ? mod.n : 0);

/** What changes this figure of a hero now. */
function changing(state: Open, hero: Hero, stat: Summed): readonly Held[] {
  const held: readonly Held[] = modsOf(state, hero, stat);
  return held.length === 0 ? held : held.filter(({ mod }) => applies(state, mod));
}

/** What is printed or fixed, what is added, then its bounds. */
function amounting(stat: Summed, base: number, held: readonly Held[]): number {
  const { least, most = Number.POSITIVE_INFINITY }: Bounds = BOUNDS[stat];
  const fixed = held.find(({ mod }) => 'set' in mod)?.mod;
  const added = held.reduce((sum, { mod }) => sum + amountOf(mod), fixed && 'set' in fixed ? fixed.set : base);
  return Math.min(most, Math.max(least, added));
}

export function sumOf(state: Open, hero: Hero, stat: Summed, base: number, from: Text): Sum {
  const held = changing(state, hero, stat);
  const lines = () => [
    { text: 'sum.base', with: { n: base, from } },
    ...held.map(({ mod, source }) =>
      'set' in mod ? { text: 'sum.set', with: { n: mod.set, source } } : addition(amountOf(mod), source),
    ),
  ];
  return { value: amounting(stat, base, held), lines: held.length === 0 ? [] : lines() };
}

/** The figure alone. */
export const figureOf = (state: Open, hero: Hero, stat: Summed, base: number): number =>
  amounting(stat, base, changing(state, hero, stat));

export const addition = (n: number, source: Text): Text => ({
  text: 'sum.add',
  with: { n: n < 0 ? `−${-n}` : `+${n}`, source },
});

/** ASH-15.8, with all that raises or lowers it. */
export const knowledgeOf = (state: Open, hero: Hero): number =>
  figureOf(state, hero, 'knowledge', printed(state, hero, 'knowledge'));

/** The amounts of a modifier that is asked for by name, added up. */
export const totalOf = (state: Open, hero: Hero, stat: Stat): number =>
  modsOf(state, hero, stat).reduce((sum, { mod }) => sum + amountOf(mod), 0);
