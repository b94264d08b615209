// What changes figures lastingly: skills that work by themselves, Traps and Luck that are held, allies in use. One registry says
// which figures are added to and between what they stay. Fixed values come first, then additions, then bounds; a sum tells its lines.

import type { Text } from '@veillee/kernel';
import { allyRow } from '../content/allies.ts';
import { findRow } from '../content/finds.ts';
import type { SkillRow } from '../content/rows.ts';
import type { Mod, Op, Stat } from '../content/vocabulary.ts';
import { learned, printed } from './sheet.ts';
import {
  type Ally,
  allyName,
  fights,
  findName,
  type Hero,
  type Open,
  partnerOf,
  sheetOf,
  skillName,
  TRACK_END,
} from './state.ts';

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
  physical: { least: 0 },
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

const modsIn = <S extends Stat>(ops: readonly Op[], stat: S): ModOf<S>[] =>
  ops.filter((op): op is ModOf<S> => op.op === 'mod' && op.stat === stat);

/** ASH-16.7: skills of the combat tree work in combat, those of the adventure tree outside it. */
function skillMods<S extends Stat>(state: Open, hero: Hero, stat: S): Held<S>[] {
  const tree = fights(state, hero) ? 'combat' : 'adventure';
  const held: Held<S>[] = [];
  for (const skill of learned(sheetOf(state, hero)))
    if (skill.automatic && skill.tree === tree && isUnspent(hero, skill))
      for (const mod of modsIn(skill.ops, stat)) held.push({ mod, source: skillName(skill.id), skill });
  return held;
}

/** ASH-18.20, ASH-18.22: Traps and Luck work for whoever holds them. */
const cardMods = <S extends Stat>({ specials }: Hero, stat: S): Held<S>[] =>
  specials.flatMap(card => {
    const row = findRow(card);
    const ops = row.type === 'trap' || row.type === 'luck' ? row.ops : [];
    return modsIn(ops, stat).map(mod => ({ mod, source: findName(card) }));
  });

/** ASH-19.4: a permanent ally helps everybody, always. */
const isPermanent = ({ uses }: Ally): boolean => uses === undefined;

export const allyMods = <S extends Stat>({ bag }: Pick<Open, 'bag'>, stat: S): Held<S>[] =>
  bag.allies
    .filter(isPermanent)
    .flatMap(ally => modsIn(allyRow(ally.id).ops, stat).map(mod => ({ mod, source: allyName(ally) })));

/** All that changes something for this hero now. */
export const modsOf = <S extends Stat>(state: Open, hero: Hero, stat: S): Held<S>[] => [
  ...skillMods(state, hero, stat),
  ...cardMods(hero, stat),
  ...allyMods(state, stat),
];

/** One that is in force, where one is enough. */
export const modOf = <S extends Stat>(state: Open, hero: Hero, stat: S): Held<S> | undefined =>
  modsOf(state, hero, stat)[0];

/** What the other fighter adds to this one's physical attacks. */
export function partnersHelp(state: Open, hero: Hero): Held<'physical'>[] {
  const partner = partnerOf(state, hero);
  if (!fights(state, hero) || !fights(state, partner)) return [];
  return skillMods(state, partner, 'physical').filter(({ mod }) => mod.of === 'partner');
}

// ---- sums ----

/** Some say when, or for whom: every third turn, the other hero, the next card. */
function applies({ turn }: Open, mod: Mod): boolean {
  if (mod.stat === 'turnActions') return mod.every === undefined || turn % mod.every === 1;
  if (mod.stat === 'physical') return mod.of === undefined;
  return !(mod.stat === 'knowledge' && mod.scope);
}

const amountOf = (mod: Mod): number => ('n' in mod ? mod.n : 0);

/** What changes a figure of a hero, and what it comes to: what is printed or fixed, what is added, then its bounds. */
function summed(state: Open, hero: Hero, stat: Summed, base: number) {
  const { least, most = Number.POSITIVE_INFINITY }: Bounds = BOUNDS[stat];
  const held = modsOf(state, hero, stat).filter(({ mod }) => applies(state, mod));
  const fixed = held.find(({ mod }) => 'set' in mod);
  const added = held.reduce((sum, { mod }) => sum + amountOf(mod), fixed && 'set' in fixed.mod ? fixed.mod.set : base);
  return { held, value: Math.min(most, Math.max(least, added)) };
}

export function sumOf(state: Open, hero: Hero, stat: Summed, base: number, from: Text): Sum {
  const { held, value } = summed(state, hero, stat, base);
  const lines = () => [
    { text: 'sum.base', with: { n: base, from } },
    ...held.map(({ mod, source }) =>
      'set' in mod ? { text: 'sum.set', with: { n: mod.set, source } } : addition(amountOf(mod), source),
    ),
  ];
  return { value, lines: held.length === 0 ? [] : lines() };
}

/** The figure alone. */
export const figureOf = (state: Open, hero: Hero, stat: Summed, base: number): number =>
  summed(state, hero, stat, base).value;

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
