// What a figure has at this moment: speed, armour, wounds, fatigue, trait dice, abilities and immunities, each sum with what it is made
// of (DES-21.22, DES-34.8, DES-60.4).

import { areSame } from '@veillee/pieces/kept';
import { abilityRow } from '../../content/abilities.ts';
import { familiarRow } from '../../content/familiars.ts';
import { heroRow } from '../../content/heroes.ts';
import { avatarRow, upgradeRow } from '../../content/legend/avatars.ts';
import { VILLAGER } from '../../content/legend/boards/chart.ts';
import { cardOf, kindRow } from '../../content/legend/forms.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import type { FormSide } from '../../content/legend/rows.ts';
import {
  AVATARS,
  type Avatar,
  CATEGORIES,
  type Change,
  FORMS,
  METALS,
  type Metal,
  tierOf,
} from '../../content/legend/vocabulary.ts';
import { monsterRow, monsters } from '../../content/monsters.ts';
import type { HeroRow, MonsterSide } from '../../content/rows.ts';
import { EQUIPMENT, MONKEY } from '../../content/turns.ts';
import type { Ability, Dice, Kind, MonsterId, MonsterKind, Owned, Tier, Trait } from '../../content/vocabulary.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { joined } from '../attack/odds.ts';
import { boardOf, isNear, mapNow } from '../board.ts';
import { heroName, thingName } from '../card-names.ts';
import { bettered, withPower } from '../legend/avatar-sheet.ts';
import { armourLines, attacksHave, diceWith, speedLines } from '../legend/dungeon/laws.ts';
import { boughtSpeed } from '../legend/outdoors/bought.ts';
import type { Legend, LegendHero } from '../legend/record.ts';
import { diceGrown, ranksTimes, timesGrown, timesOf } from '../legend/stronger.ts';
import { monsterName } from '../names.ts';
import { powerSum } from '../overlord/in-play.ts';
import {
  type FigureId,
  figureOf,
  type Hero,
  isHero,
  isUp,
  type Known,
  type Monster,
  type StatChange,
  type State,
  sheetOf,
  standsOn,
  tableSize,
} from '../state.ts';
import { addedBy, type Counted, handsOf, type Line } from './added.ts';
import { type Held, hasOp, opOf, working, wornArmour } from './held.ts';

/** A sum, and what it is made of. */
export interface Sum {
  readonly total: number;
  readonly lines: readonly Line[];
}

export type Stat = Counted | Trait;

/** Those whose sum begins with what is printed on the sheet or the monster's card. */
type Printed = 'speed' | 'armour' | 'maxWounds' | 'maxFatigue' | 'hands' | Trait;

// ---- monsters ----

export interface MonsterStats extends MonsterSide {
  readonly kind: MonsterKind;
}

/** What its card says for this table, or the guide of one with a name, with what scripts have changed (DES-36.2, DES-36.8). */
export function statsOf(state: Known, monster: Monster): MonsterStats {
  const { unique, changes, egg, came } = monster;
  const named = unique === undefined ? undefined : boardOf(state).guide.uniques[unique];
  const printed: MonsterStats =
    named ??
    (came === 'villager'
      ? villager
      : egg
        ? eggStats(state, monster)
        : state.legend
          ? grownStats(state.legend, monster, state.outdoors !== undefined)
          : printedStats(monster));
  const here = state.dungeon ? attacksHave(state, monster) : NONE;
  const thrown = state.dungeon ? diceWith(state, monster, printed.dice) : printed.dice;
  if (!changes && here.length === 0 && thrown === printed.dice) return printed;
  if (!changes) return { ...printed, dice: thrown, abilities: [...printed.abilities, ...here] };
  if (here.length > 0 || thrown !== printed.dice) return withChanges(printed, changes, thrown, here);
  const known = changed.get(changes);
  if (known?.printed === printed) return known.stats;
  const stats = withChanges(printed, changes, thrown, here);
  changed.set(changes, { printed, stats });
  return stats;
}

/** What changes make of a card: what was changed is never changed in place. */
const changed = new WeakMap<readonly StatChange[], { readonly printed: MonsterStats; readonly stats: MonsterStats }>();

function withChanges(
  printed: MonsterStats,
  changes: readonly StatChange[],
  thrown: Dice,
  here: readonly Owned[],
): MonsterStats {
  let { speed, armour, abilities } = printed;
  let dice = thrown;
  for (const change of changes) {
    speed += change.speed ?? 0;
    armour += change.armour ?? 0;
    dice = joined(dice, change.dice ?? {});
    abilities = [...abilities.filter(({ ability }) => !change.lose?.includes(ability)), ...(change.gain ?? [])];
  }
  if (here.length > 0) abilities = [...abilities, ...here];
  return { ...printed, speed, armour, dice, abilities };
}

/** DRF-8.14. */
const villager: MonsterStats = {
  speed: VILLAGER.speed,
  wounds: { 2: VILLAGER.wounds, 3: VILLAGER.wounds, 4: VILLAGER.wounds, 5: VILLAGER.wounds },
  armour: VILLAGER.armour,
  dice: {},
  abilities: [],
  kind: 'melee',
};

/** ICE-4.1: wounds and armour are the quest's; it neither moves nor attacks. */
function eggStats(state: Known, { thing = -1 }: Monster): MonsterStats {
  const spec = boardOf(state).things[thing]?.spec;
  if (!spec || !('egg' in spec)) throw new Error(`${state.quest} has no egg ${thing}`);
  return { speed: 0, wounds: spec.wounds, armour: spec.armour, dice: {}, abilities: [], kind: 'melee' };
}

/** Both sides of a card, made once. */
const cards = new Map<MonsterId, { readonly normal: MonsterStats; readonly master: MonsterStats }>(
  monsters.map(({ id, kind, normal, master }) => [id, { normal: { ...normal, kind }, master: { ...master, kind } }]),
);
function printedStats({ kind, rank }: Monster): MonsterStats {
  const card = cards.get(kind);
  if (!card) throw new Error(`there is no monster ${kind}`);
  return rank === 'normal' ? card.normal : card.master;
}

/** What the card of a monster says in a campaign, kept as long as nothing is bought or grows. */
function grownStats(legend: Legend, monster: Monster, isOutside: boolean): MonsterStats {
  const { kind, rank, came, person } = monster;
  const isThrall = monster.owner !== undefined;
  if (!lastGrown || !isAsGrown(lastGrown.terms, legend)) lastGrown = { terms: grownTerms(legend), stats: new Map() };
  const alike = lastGrown.stats.get(person ?? kind) ?? [];
  for (const one of alike)
    if (one.rank === rank && one.came === came && one.isThrall === isThrall && one.isOutside === isOutside)
      return one.stats;
  const stats =
    person === undefined
      ? bettered(legend, monster, formStats(legend, monster, isOutside))
      : personStats(legend, person);
  lastGrown.stats.set(person ?? kind, [...alike, { rank, came, isThrall, isOutside, stats }]);
  return stats;
}

/** Of one kind, or of somebody: what tells monsters apart whose cards are not the same. */
interface GrownStats extends Pick<Monster, 'rank' | 'came'> {
  readonly isThrall: boolean;
  readonly isOutside: boolean;
  readonly stats: MonsterStats;
}

/** What the monsters of a campaign depend on. */
type Grown = Pick<Legend, 'level' | 'avatar' | 'variants' | 'upgrades' | 'forms'>;
let lastGrown: { readonly terms: Grown; readonly stats: Map<string, readonly GrownStats[]> } | undefined;
const grownTerms = ({ level, avatar, variants, upgrades, forms }: Legend): Grown => ({
  level,
  avatar,
  variants,
  upgrades: [...upgrades],
  forms: { ...forms },
});
const isAsGrown = (one: Grown, { level, avatar, variants, upgrades, forms }: Legend): boolean =>
  one.level === level &&
  one.avatar === avatar &&
  areSame(one.upgrades, upgrades) &&
  CATEGORIES.every(category => one.forms[category] === forms[category]) &&
  areSame(one.variants, variants);

/** LEG-16.4, LEG-16.6: what a category has grown into; its wounds do not depend on how many play. */
function formStats(legend: Legend, monster: Monster, isOutside: boolean): MonsterStats {
  const { kind, rank } = monster;
  const known = formCards.get(kind)?.get(legend.forms[kindRow(kind).category]);
  if (!known) throw new Error(`${kind} has no such form`);
  const { inside, outside } = rank === 'normal' ? known.normal : known.master;
  const side = isOutside ? outside : inside;
  const dice = diceGrown(legend, monster, side.dice);
  return dice === side.dice ? side : { ...side, dice };
}

/** What the card of a lieutenant says at this level of the campaign, or the sheet of an avatar. */
function personStats(legend: Legend, id: string): MonsterStats {
  if (isAvatar(id)) return avatarStats(id, legend.upgrades);
  const known = riderCards.get(id)?.get(tierOf(legend.level));
  if (!known) throw new Error(`${id} does not ride yet`);
  // LEG-21.5: what wounds and armour come to is printed for each level.
  const n = timesOf(legend);
  return n === 1 ? known : { ...known, abilities: ranksTimes(known.abilities, n) };
}
const isAvatar = (id: string): id is Avatar => AVATARS.some(one => one === id);

/** LEG-12.14: the master of the last form, with all that was bought for it. */
function avatarStats(id: Avatar, bought: readonly string[]): MonsterStats {
  const { monster, loses = [] } = avatarRow(id);
  const { master } = cardOf(monster, 'diamond');
  let { speed, wounds, armour, dice, abilities } = master;
  for (const change of changesOf(bought)) {
    speed += change.speed ?? 0;
    wounds += change.wounds ?? 0;
    armour += change.armour ?? 0;
    dice = withPower(dice, change.dice ?? {});
    abilities = [...abilities, ...(change.gain ?? [])];
  }
  return {
    ...master,
    kind: monsterRow(monster).kind,
    speed,
    wounds: { 2: wounds, 3: wounds, 4: wounds, 5: wounds },
    armour,
    dice,
    abilities: unsoaring(abilities).filter(({ ability }) => !loses.includes(ability)),
  };
}
const changesOf = (bought: readonly string[]): Change[] =>
  bought.flatMap(id => upgradeRow(id).ops.flatMap(op => (op.op === 'avatar' ? [op.change] : [])));

/** DES-89.1: under the sky whoever flies soars; nobody does anywhere else. */
const soaring = (abilities: readonly Owned[]): readonly Owned[] =>
  abilities.some(isFlight) ? [...abilities.filter(one => !isFlight(one)), { ability: 'soar' }] : abilities;
const isFlight = ({ ability }: Owned): boolean => ability === 'fly' || ability === 'soar';
const unsoaring = (abilities: readonly Owned[]): readonly Owned[] =>
  abilities.filter(({ ability }) => ability !== 'soar');
const formCards = new Map(
  monsters.map(({ id, kind }) => [
    id,
    new Map(
      FORMS.map(form => {
        const { normal, master } = cardOf(id, form);
        const side = (of: FormSide) => {
          const { wounds, abilities } = of;
          const stats: MonsterStats = { ...of, kind, wounds: { 2: wounds, 3: wounds, 4: wounds, 5: wounds } };
          return {
            inside: { ...stats, abilities: unsoaring(abilities) },
            outside: { ...stats, abilities: soaring(abilities) },
          };
        };
        return [form, { normal: side(normal), master: side(master) }];
      }),
    ),
  ]),
);

/** Lieutenants fight nowhere but under the sky. */
const riderCards = new Map(
  lieutenants.map(({ id, kind, sides, abilities, bonus }) => [
    id,
    new Map(
      TIERS.flatMap((tier): [Tier, MonsterStats][] => {
        const side = sides[tier];
        if (!side) return [];
        const wounds = { 2: side.wounds, 3: side.wounds, 4: side.wounds, 5: side.wounds };
        return [[tier, { ...side, wounds, kind, abilities: soaring(abilities), ...(bonus && { bonus }) }]];
      }),
    ),
  ]),
);

const monsterWounds = (state: Known, monster: Monster): number =>
  statsOf(state, monster).wounds[tableSize(state)] +
  (monster.changes ?? []).reduce((sum, { wounds = 0 }) => sum + wounds, 0);

// ---- heroes ----

/** What a hero of a campaign has become, where that is more than the sheet says. */
const trainedIn = ({ legend }: Pick<Known, 'legend'>, hero: Hero): LegendHero | undefined =>
  legend?.heroes.find(({ sheet }) => sheet === sheetOf(hero));

function printedOf(state: Known, hero: Hero, row: HeroRow, stat: Printed): number {
  const trained = trainedIn(state, hero);
  switch (stat) {
    case 'speed':
      return row.speed;
    case 'armour':
      return row.armour ?? 0;
    case 'maxWounds':
      return trained?.maxWounds ?? row.wounds;
    case 'maxFatigue':
      return trained?.maxFatigue ?? row.fatigue;
    case 'hands':
      return EQUIPMENT.hands;
    default:
      return trained
        ? trained.dice[stat].reduce((sum, n) => sum + n, 0)
        : row.traits[stat] + (hero.training[stat] ?? 0);
  }
}

function heroSum(state: Known, hero: Hero, stat: Stat): Line[] {
  const row = heroRow(sheetOf(hero));
  const own = heroName(sheetOf(hero));
  const worn = wornArmour(hero);
  const isTrait = stat === 'melee' || stat === 'ranged' || stat === 'magic';
  const added = isTrait ? [] : addedBy(hero, stat);
  switch (stat) {
    case 'speed': {
      // Heavy armour caps the hero's own speed, not what is added to it (DES-34.8, DES-34.9).
      if (hero.monkey !== undefined) return [{ what: { text: 'ability.transformed' }, n: MONKEY.speed }]; // DES-99.4
      const cap = worn && !hasOp(hero, 'noSpeedCap') ? worn.armour.speedCap : undefined;
      const isCapped = cap !== undefined && cap < row.speed;
      return [isCapped ? { what: thingName(worn?.thing ?? ''), n: cap } : { what: own, n: row.speed }, ...added];
    }
    case 'armour': {
      if (hero.monkey !== undefined) return []; // DES-99.5
      const wears = worn ? [{ what: thingName(worn.thing), n: worn.armour.armour }] : [];
      return [{ what: own, n: baseArmour(state, hero, row) }, ...wears, ...added, ...sharedArmour(state, hero)];
    }
    case 'hands':
      return [{ what: added[0]?.what ?? own, n: handsOf(hero) }];
    case 'maxWounds':
    case 'maxFatigue':
    case 'melee':
    case 'ranged':
    case 'magic':
      return [{ what: own, n: printedOf(state, hero, row, stat) }, ...added];
    default:
      return added;
  }
}

/** What heroes so near share, their own included, and what one has for all others; nothing reaches a stomach, or Town (ICE-4.3). */
const sharedArmour = (state: Known, { id, at }: Hero): Line[] =>
  state.heroes.flatMap(one => [
    ...(one.id === id || at === undefined || one.at === undefined
      ? []
      : working(one, 'armourOfOthers').map(({ held, op }) => ({ what: held.card.name, n: op.n }))),
    ...working(one, 'armourWithin').flatMap(({ held, op: { within, n } }) => {
      const isThere = at !== undefined && one.at !== undefined && mapNow(state).bare.distance(one.at, at) <= within;
      return one.id === id || isThere ? [{ what: held.card.name, n }] : [];
    }),
  ]);

/** Armour on the sheet, or as the sheet works it out. */
function baseArmour(state: Known, hero: Hero, row: HeroRow): number {
  const said = opOf(hero, 'armourIs');
  return said ? said.n + printedOf(state, hero, row, said.plus) : (row.armour ?? 0);
}

function monsterSum(state: Known, monster: Monster, stat: Stat): Line[] {
  const what = monsterName(state, monster);
  const stats = statsOf(state, monster);
  switch (stat) {
    case 'speed': {
      const lines: Line[] = [{ what, n: stats.speed }];
      if (state.overlord.powers.length > 0) lines.push(...powerLines(state, monster, 'monsterSpeed'));
      if (state.dungeon) lines.push(...speedLines(state, monster));
      if (state.outdoors) lines.push(...boughtSpeed(state, monster));
      return lines;
    }
    case 'armour': {
      const lines: Line[] = [{ what, n: stats.armour }];
      if (state.overlord.powers.length > 0) lines.push(...powerLines(state, monster, 'monsterArmour'));
      if (state.companions.length > 0) lines.push(...hindrances(state, monster));
      if (state.dungeon) lines.push(...armourLines(state, monster));
      return lines;
    }
    case 'maxWounds':
      return [{ what, n: monsterWounds(state, monster) }];
    default:
      return [];
  }
}

/** What Powers add for the overlord's monsters: not for what a hero has animated (DES-84.6). */
const powerLines = (state: Known, { owner }: Monster, name: 'monsterSpeed' | 'monsterArmour'): readonly Line[] =>
  owner === undefined ? powerSum(state, name).lines : [];

/** What a familiar takes from the armour of enemies beside it, or on its space (DES-35.15). */
function hindrances(state: Known, monster: Monster): Line[] {
  if (monster.owner !== undefined || isUp(monster)) return [];
  return state.companions.flatMap(({ id, at }) => {
    const { hinders } = familiarRow(id);
    return hinders && standsOn(monster).some(own => isNear(state, own, at))
      ? [{ what: { text: `familiar.${id}` }, n: -hinders.armour }]
      : [];
  });
}

/** Whether a familiar keeps this enemy from dodging and aiming (DES-35.15). */
export const isHindered = (state: State, figure: Hero | Monster, order: 'aim' | 'dodge'): boolean =>
  !isHero(figure) &&
  state.companions.some(
    ({ id, at }) =>
      familiarRow(id).hinders?.orders.includes(order) && standsOn(figure).some(own => isNear(state, own, at)),
  );

const linesOf = (state: Known, figure: Hero | Monster, stat: Stat): readonly Line[] =>
  isHero(figure) ? heroSum(state, figure, stat) : monsterSum(state, figure, stat);
/** LEG-6.13: whoever sleeps has none. */
const NO_ARMOUR: readonly Line[] = [{ what: { text: 'ability.asleep' }, n: 0 }];

function totalOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { n } of lines) sum += n;
  return sum;
}

/** A figure's present value with what it is made of; never below 0 where it is something one has. */
export function sumOf(state: Known, id: FigureId, stat: Stat): Sum {
  const figure = figureOf(state, id);
  const lines = stat === 'armour' && figure.tokens.asleep ? NO_ARMOUR : linesOf(state, figure, stat);
  const total = totalOf(lines);
  return { total: ADJUSTMENTS.has(stat) ? total : Math.max(0, total), lines };
}

export const statOf = (state: Known, id: FigureId, stat: Stat): number => sumOf(state, id, stat).total;

/** Those that may be less than nothing: what they change is elsewhere. */
const ADJUSTMENTS: ReadonlySet<Stat> = new Set(['trapWounds', 'threatIncome', 'cardCost']);

/** Armour against an attack of this kind. */
export function armourAgainst(state: Known, figure: Hero | Monster, kind: Kind): Sum {
  const { lines } = sumOf(state, figure.id, 'armour');
  const more: Line[] = [];
  if (isHero(figure) && figure.monkey === undefined && !figure.tokens.asleep)
    for (const { held, op } of working(figure, 'armourAgainst'))
      if (op.kind === kind) more.push({ what: held.card.name, n: op.n * timesGrown(state, held.card.id) });
  const all = more.length > 0 ? [...lines, ...more] : lines;
  return { total: Math.max(0, totalOf(all)), lines: all };
}

// ---- abilities ----

/** Whose turn it is may matter: Shiver's Aura. Of what lasts it says only when it could be played (Skulk). */
const holdsNow = (state: Known, { effect }: Held): boolean =>
  effect.lasts !== undefined || !effect.if?.some(({ is }) => is === 'overlord-turn') || state.phase === 'overlord';

export function abilitiesOf(state: Known, figure: Hero | Monster): readonly Owned[] {
  if (!isHero(figure)) return statsOf(state, figure).abilities;
  const said = working(figure, 'have');
  if (said.length === 0) return NONE;
  const owned: Owned[] = [];
  for (const { held, op } of said)
    if (holdsNow(state, held))
      owned.push(op.rank === undefined ? { ability: op.ability } : { ability: op.ability, rank: op.rank });
  return owned;
}

const NONE: readonly Owned[] = [];

/** Ranks from several sources add up (DES-60.4); what has no rank counts as 1. */
export function rankIn(owned: readonly Owned[], ability: Ability): number {
  let sum = 0;
  for (const one of owned) if (one.ability === ability) sum += one.rank ?? 1;
  return sum;
}

/** The rank of one of them, without a list of all. */
export function rankHad(state: Known, figure: Hero | Monster, ability: Ability): number {
  if (!isHero(figure)) return rankIn(statsOf(state, figure).abilities, ability);
  let sum = 0;
  for (const { held, op } of working(figure, 'have'))
    if (op.ability === ability && holdsNow(state, held)) sum += op.rank ?? 1;
  return sum;
}

export const rankOf = (state: Known, id: FigureId, ability: Ability): number =>
  rankHad(state, figureOf(state, id), ability);
export const has = (state: Known, id: FigureId, ability: Ability): boolean => rankOf(state, id, ability) > 0;

/** Above what lies on the ground. */
export const flies = (state: Known, figure: Hero | Monster): boolean => isUp(figure) || has(state, figure.id, 'fly');

/** What strikes an egg as it strikes a monster; nothing lingers on it, and nothing throws it. */
const FELT_BY_EGGS: readonly Ability[] = ['blast', 'breath', 'bolt', 'pierce', 'sorcery', 'sweep'];

/** By an upgrade of the avatar's. */
const isHardened = ({ legend }: Known, id: string, ability: Ability): boolean =>
  legend !== undefined && isAvatar(id) && changesOf(legend.upgrades).some(({ immune }) => immune?.includes(ability));

/** DES-61.6, DES-65.4, DES-65.9, DES-75.5 and the like: untouched by it. */
export function isImmune(state: Known, figure: Hero | Monster, ability: Ability): boolean {
  if (!isHero(figure) && figure.rank === 'unique' && ability === 'stun') return true; // DES-36.9
  if (!isHero(figure) && figure.person !== undefined && isHardened(state, figure.person, ability)) return true;
  if (!isHero(figure) && figure.egg) return !FELT_BY_EGGS.includes(ability);
  if (isHero(figure) && working(figure, 'immune').some(({ op }) => op.to.includes(ability))) return true;
  return abilitiesOf(state, figure).some(one => abilityRow(one.ability).immune?.includes(ability));
}

/** Power dice of a trait: black ones, and in a campaign those of other metals that a hero has trained for (LEG-15.1). */
export const traitDice = (state: Known, hero: Hero, kind: Kind): Dice => {
  const trained = trainedIn(state, hero);
  if (trained) return Object.fromEntries(METALS.flatMap((metal, n) => countOf(metal, trained.dice[kind][n])));
  const total = statOf(state, hero.id, kind);
  return total > 0 ? { black: total } : {};
};
const countOf = (metal: Metal, n = 0): [Metal, number][] => (n > 0 ? [[metal, n]] : []);
