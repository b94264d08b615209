// What an avatar does all the while (LEG-3.12), and what was bought for it and for its monsters (LEG-16.2, LEG-16.3). Pure.

import { avatarRow, upgradeRow, upgrades } from '../../content/legend/avatars.ts';
import { kindRow } from '../../content/legend/forms.ts';
import { AVATARS, type AvatarOp, type Change, FORMS, type OverlordOp } from '../../content/legend/vocabulary.ts';
import type { Dice, Die, Group } from '../../content/vocabulary.ts';
import { diceIn, roomForPower } from '../attack/dice.ts';
import { joined } from '../attack/odds.ts';
import type { MonsterStats } from '../effects/stats.ts';
import type { Known, Monster } from '../state.ts';
import type { Legend } from './record.ts';

type Counted = Exclude<AvatarOp['op'], 'commonDice' | 'clones'>;
type Bought<Name extends OverlordOp['op']> = Extract<OverlordOp, { readonly op: Name }>;

/** What the sheet adds to something; nothing where there is no avatar. */
export const avatarSum = ({ legend }: Pick<Known, 'legend'>, name: Counted): number =>
  legend?.avatar === undefined
    ? 0
    : avatarRow(legend.avatar).ops.reduce((sum, op) => (op.op === name ? sum + op.n : sum), 0);

/** Upgrades of one kind that are in force: they are for good (LEG-16.1). */
export const boughtOps = <Name extends OverlordOp['op']>(
  { upgrades: bought }: Pick<Legend, 'upgrades'>,
  name: Name,
): Bought<Name>[] => bought.flatMap(id => upgradeRow(id).ops.filter((op): op is Bought<Name> => op.op === name));

export const isAvatar = ({ person }: Pick<Monster, 'person'>): boolean => AVATARS.some(id => id === person);

// ---- monsters of a kind ----

interface Bettering extends Pick<Bought<'monsters'>, 'of' | 'rank' | 'change'> {}

/** What each of them makes of monsters. */
const betterings = new Map<string, readonly Bettering[]>(
  upgrades.map(({ id, ops }) => [
    id,
    ops.flatMap((op): Bettering[] => {
      if (op.op === 'monsters') return [op];
      // A black die shows a surge or not, as of whoever is Undying anyway (DES-80.1).
      return op.op === 'rises' ? [{ of: op.of, rank: op.rank, change: { gain: [{ ability: 'undying' }] } }] : [];
    }),
  ]),
);

const isMeant = ({ of, rank }: Bettering, { kind, rank: own }: Pick<Monster, 'kind' | 'rank'>): boolean =>
  (rank === undefined || rank === own) &&
  (typeof of === 'string' ? kindRow(kind).category === of : of.some(one => one === kind));

/** The overlord's own, whatever they came as; neither who has a sheet of their own nor whom a hero has animated. */
export function bettered(legend: Legend, monster: Monster, printed: MonsterStats): MonsterStats {
  if (monster.owner !== undefined || monster.person !== undefined) return printed;
  let stats = printed;
  for (const id of legend.upgrades)
    for (const one of betterings.get(id) ?? NONE)
      if (isMeant(one, monster)) stats = changed(stats, one.change, legend.forms[kindRow(monster.kind).category]);
  return stats;
}
const NONE: readonly Bettering[] = [];

function changed(stats: MonsterStats, change: Change, form: Legend['forms']['beast']): MonsterStats {
  const { speed = 0, armour = 0, wounds = 0, woundsPerForm = 0, dice = {}, most, gain = [] } = change;
  const more = wounds + woundsPerForm * FORMS.indexOf(form);
  const lives = stats.wounds;
  return {
    ...stats,
    speed: stats.speed + speed,
    armour: stats.armour + armour,
    wounds: { 2: lives[2] + more, 3: lives[3] + more, 4: lives[4] + more, 5: lives[5] + more },
    dice: within(stats.dice, dice, most),
    abilities: [...stats.abilities, ...gain],
  };
}

/** No more of a colour than so many, unless there were more before. */
function within(dice: Dice, more: Dice, most: Dice | undefined): Dice {
  const sum = joined(dice, more);
  if (!most) return sum;
  const least = (die: Die, n: number): number => Math.max(dice[die] ?? 0, Math.min(n, most[die] ?? n));
  return Object.fromEntries((Object.entries(sum) as [Die, number][]).map(([die, n]) => [die, least(die, n)]));
}

/** With so many power dice more, five of them at most. */
export function withPower(dice: Dice, more: Dice): Dice {
  let all = dice;
  for (const die of diceIn(more)) if (roomForPower(diceIn(all)) > 0) all = joined(all, { [die]: 1 });
  return all;
}

/** Of a card that brings such monsters there is one more, of the normal ones. */
export function moreSpawned({ legend }: Pick<Known, 'legend'>, groups: readonly Group[]): readonly Group[] {
  const due = legend
    ? boughtOps(legend, 'moreSpawned').filter(({ monster }) => groups.some(group => group.monster === monster))
    : [];
  if (due.length === 0) return groups;
  const more = (group: Group): number =>
    due.reduce((sum, { monster, n }) => (monster === group.monster && group.rank === 'normal' ? sum + n : sum), 0);
  const all = groups.map(group => ({ ...group, n: group.n + more(group) }));
  const missing = due.filter(({ monster }) => !groups.some(one => one.monster === monster && one.rank === 'normal'));
  return [...all, ...missing.map(({ monster, n }) => ({ monster, rank: 'normal' as const, n }))];
}

/** Whether monsters of a kind see past somebody, or something. */
export const seesPast = ({ legend }: Pick<Known, 'legend'>, { kind, owner, person }: Monster): boolean =>
  legend !== undefined &&
  legend.upgrades.length > 0 &&
  owner === undefined &&
  person === undefined &&
  boughtOps(legend, 'seesPast').some(({ of }) => of.some(one => one === kind));
