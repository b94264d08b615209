// What the adept overlord buys in the week, one thing a week: whoever rides early, forms as soon as the level allows them, treachery for the boards
// that are left, the plot as its cards come up, and the avatar before the end.

import { bestOf, bestPicks } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import { avatarRow, upgradeRow } from '../content/legend/avatars.ts';
import { lieutenantRow } from '../content/legend/lieutenants.ts';
import { plotRow } from '../content/legend/plots.ts';
import type { PlotRow } from '../content/legend/rows.ts';
import { CATEGORIES } from '../content/legend/vocabulary.ts';
import * as week from '../rules/legend/keys.ts';
import { formAfter } from '../rules/legend/levels.ts';
import { conquestOfBoth, type Legend, lengthIn, razedCities } from '../rules/legend/record.ts';
import { legendIn } from './adept-legend-heroes.ts';
import type { Mind } from './mind.ts';

/** What things bring, in the XP that they are worth at most. */
const FORM = 55;
const FORM_AT_LAST = 28;
const POINT = 22;
const POINT_AT_LAST = 4;
/** The first who ride besides; each more is worth less. */
const RIDERS = [30, 26, 20, 12, 8] as const;
/** By a plot that needs no city to fall they matter less. */
const IDLE_RIDER = 0.6;
/** Of an upgrade: of monsters while there are boards, of the avatar before the end. */
const MONSTERS = { early: 1.6, late: 0.8 } as const;
const AVATAR = { early: 0.3, late: 2.2 } as const;
/** From here on the end is near. */
const LATE = 0.5;

/** How much of the campaign is over, of 1. */
export function progressOf(legend: Legend): number {
  const [, , last] = lengthIn(legend).thresholds;
  return Math.min(1, conquestOfBoth(legend) / last);
}
/** Of 1, how near the end is once it comes into sight. */
const lateness = (legend: Legend): number => Math.max(0, (progressOf(legend) - LATE) / (1 - LATE));

function worthOfUpgrade(legend: Legend, id: string): number {
  const { xp, ops } = upgradeRow(id);
  const late = lateness(legend);
  const isMonsters = ops.some(
    ({ op }) => op === 'monsters' || op === 'moreSpawned' || op === 'rises' || op === 'seesPast',
  );
  const by = isMonsters ? MONSTERS : AVATAR;
  return xp * (by.early + (by.late - by.early) * late);
}

function worthOfRider(legend: Legend, id: string): number {
  const riding = legend.lieutenants.length + legend.returning.length - 1;
  const worth = RIDERS[Math.max(0, riding)] ?? 5;
  const razes = lieutenantRow(id).rides.some(({ op }) => op === 'sureSiege' || op === 'razing') ? 1.3 : 1;
  const isIdle = legend.plot === 'chains-of-obsidian' ? IDLE_RIDER : 1;
  return worth * razes * isIdle * (1 - progressOf(legend));
}

/** What a card of the plot brings: an end is worth all that there is. */
function worthOfCard(legend: Legend, { ops, plot }: PlotRow): number {
  const left = 1 - progressOf(legend);
  const razed = razedCities(legend).length;
  return ops.reduce((sum, op) => {
    switch (op.op) {
      case 'win':
        return sum + 1000;
      case 'comets':
        return sum + 300;
      case 'temple':
        return sum + 60;
      case 'razeChained':
        return sum + 20 + 40 * left;
      case 'chain':
        return sum + 45 * left;
      case 'enslave':
        return sum + 60;
      case 'ruinMaster':
        return sum + 4;
      case 'layObject':
        // Nobody can seal it before cities lie in ashes.
        return sum + (plot === 'everlasting-night' ? 14 + 12 * razed : 5);
      default:
        return sum + 5;
    }
  }, 0);
}

export function worthOfBuy(legend: Legend, key: string): number {
  const [upgrade] = week.upgradeKey.read(key) ?? [];
  if (upgrade !== undefined) return worthOfUpgrade(legend, upgrade);
  const [rider] = week.riderKey.read(key) ?? [];
  if (rider !== undefined) return worthOfRider(legend, rider);
  const [card] = week.plotKey.read(key) ?? [];
  if (card !== undefined) return worthOfCard(legend, plotRow(card));
  const left = 1 - progressOf(legend);
  if (week.formKey.is(key)) return FORM_AT_LAST + FORM * left;
  return week.pointKey.is(key) ? POINT_AT_LAST + POINT * left : 0;
}

const priceIn = ({ with: words = {} }: Option): number => Number(words.xp ?? 0);
/** What XP is worth that is kept for next week: less where there is plenty of it, nothing at the end. */
const keptFor = (legend: Legend): number => (0.9 / lengthIn(legend).factor) * (1 - lateness(legend));

/** What is bought this week, if anything is. */
export function upgradeOf(mind: Mind): string | undefined {
  const legend = legendIn(mind);
  const buys = mind.turn.decision.options.filter(({ key }) =>
    [week.upgradeKey, week.riderKey, week.plotKey, week.formKey, week.pointKey].some(one => one.is(key)),
  );
  const net = (option: Option): number => worthOfBuy(legend, option.key) - keptFor(legend) * priceIn(option);
  const best = bestOf(buys, net);
  if (!best || net(best) <= 0) return undefined;
  return net(best) < FORM_AT_LAST + FORM * (1 - progressOf(legend)) && isSaving(legend, priceIn(best))
    ? undefined
    : best.key;
}

/** XP that a week brings, as the campaign has gone so far. */
const incomeOf = ({ conquest, week, variants }: Legend): number =>
  lengthIn({ variants }).factor * Math.max(1, conquest.overlord / Math.max(1, week));
/** So many weeks are waited for it at most. */
const SOON = 2;

/** A form that the level allows is what all other things make way for, if it comes later by what they cost, and can be paid for soon (LEG-16.4). */
function isSaving(legend: Legend, price: number): boolean {
  const { avatar, xp } = legend;
  if (!avatar || price === 0) return false;
  const { forms } = avatarRow(avatar);
  const wanted = CATEGORIES.filter(one => formAfter(legend, one) !== undefined).map(one => forms[one]);
  const cheapest = Math.min(...wanted);
  const income = incomeOf(legend);
  const weeksWith = (left: number): number => Math.max(1, Math.ceil((cheapest - left) / income));
  return cheapest > xp && weeksWith(xp) <= SOON && weeksWith(xp - price) > weeksWith(xp);
}

/** The first XP: what is not spent is lost, so it is the sum that counts. */
export function firstUpgrades(mind: Mind): Picks {
  const legend = legendIn(mind);
  const { decision } = mind.turn;
  const purse = Number(decision.with?.xp ?? 0);
  const rest = (left: number): number =>
    Math.max(0, ...decision.options.map(one => (priceIn(one) <= left ? first(legend, one) : 0)));
  return bestPicks(decision, option => first(legend, option) + rest(purse - priceIn(option)));
}
const first = (legend: Legend, option: Option): number =>
  worthOfBuy(legend, option.key) * (week.pointKey.is(option.key) ? EARLY : 1);
/** Treachery serves from the first dungeon on. */
const EARLY = 1.2;
