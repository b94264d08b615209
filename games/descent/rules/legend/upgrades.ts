// LEG-16: what the overlord buys with XP: upgrades of the avatar, lieutenants, treachery, forms of monsters and cards of the plot.

import type { Params, Text } from '@veillee/kernel';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { avatarRow, upgrades } from '../../content/legend/avatars.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { plotCards } from '../../content/legend/plots.ts';
import type { LieutenantRow, UpgradeRow } from '../../content/legend/rows.ts';
import { CATEGORIES, FORMS } from '../../content/legend/vocabulary.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { formKey, plotKey, pointKey, riderKey, upgradeKey } from './keys.ts';
import { formAfter, isAtLeast } from './levels.ts';
import { lieutenantName, plotCardName, upgradeName } from './names.ts';
import { playPlot, whyNoPlot } from './plots.ts';
import { type Flow, inForce, type Legend, legendOf, type W, type WeekOffer } from './record.ts';
import { tellOf, tellStory } from './telling.ts';

const whyTooDear = (legend: Legend, xp: number): Why | undefined =>
  unless(xp <= legend.xp, 'why.week.xp', 'LEG-16.2', { xp, left: legend.xp });

/** What is there for this avatar (LEG-16.2): a card is bought once. */
const isOwn = ({ avatar }: Pick<UpgradeRow, 'avatar'>, legend: Legend): boolean =>
  avatar === undefined || avatar === legend.avatar;

/** A card that this avatar may still buy, with its name. */
export interface Unbought {
  readonly id: string;
  readonly text: string;
}
/** LEG-16.2: all of them, those of lieutenants too. */
export const unbought = (legend: Legend): readonly Unbought[] => [
  ...upgradesLeft(legend).map(({ id }) => ({ id, text: `upgrade.${id}` })),
  ...ridersLeft(legend).map(({ id }) => ({ id, text: `lieutenant.${id}` })),
];
const upgradesLeft = (legend: Legend): readonly UpgradeRow[] =>
  upgrades.filter(row => isOwn(row, legend) && !legend.upgrades.includes(row.id) && !legend.graveyard.includes(row.id));
/** LEG-7.7: whoever has been killed never comes back. */
const ridersLeft = (legend: Legend): readonly LieutenantRow[] =>
  lieutenants.filter(
    row =>
      isOwn(row, legend) &&
      !legend.lieutenants.some(({ id }) => id === row.id) &&
      !legend.returning.includes(row.id) &&
      !legend.graveyard.includes(row.id),
  );

/** Something with its price: bought, and told. */
function sell(
  offer: WeekOffer,
  why: Why | undefined,
  sale: {
    readonly key: string;
    readonly text: string;
    readonly with: Params;
    readonly xp: number;
    readonly rule: 'LEG-16.2' | 'LEG-16.4' | 'LEG-16.7' | 'LEG-16.12' | 'LEG-7.1';
    readonly name: Text;
    buy(t: W): Flow;
  },
): void {
  offer(why, () => ({
    option: { key: sale.key, text: sale.text, with: { ...sale.with, xp: sale.xp }, rule: sale.rule },
    *run(t) {
      const legend = legendOf(t.state);
      legend.xp -= sale.xp;
      legend.today.bought = true;
      t.tell('log.week.upgrade', { upgrade: sale.name, xp: sale.xp }, { rule: sale.rule, weight: 3 });
      if (sale.rule !== 'LEG-16.12') note(legend, deedOf.dark.make(sale.name.text));
      yield* sale.buy(t);
    },
  }));
}

/** Upgrades of the avatar, and treachery: all that there is before the first week (LEG-3.15). */
export function offerFirst(legend: Legend, offer: WeekOffer): void {
  for (const { id, xp } of upgradesLeft(legend))
    sell(offer, whyTooDear(legend, xp), {
      key: upgradeKey.make(id),
      text: 'week.buy.upgrade',
      with: { upgrade: upgradeName(id) },
      xp,
      rule: 'LEG-16.2',
      name: upgradeName(id),
      *buy(t) {
        legendOf(t.state).upgrades.push(id);
        tellOf(t, 'LEG-16.2', ['upgrade', id]);
      },
    });
  offerPoints(legend, offer);
}

/** LEG-21.6: by a variant each purchase is worth three points, as far as that goes. */
const pointsEach = (legend: Legend): number => (inForce(legend, 'tiny-treachery') ? 3 : 1);
/** So many points as these purchases come to. */
export const mostPoints = (legend: Legend, purchases: number): number => purchases * pointsEach(legend);

/** LEG-16.7. */
function offerPoints(legend: Legend, offer: WeekOffer): void {
  if (!legend.avatar) return;
  const { treachery } = avatarRow(legend.avatar);
  for (const type of TREACHERY) {
    const { xp } = treachery[type];
    const most = mostPoints(legend, treachery[type].most);
    // What a rumour has taken is had again one purchase at a time, and never more than there may be (R232).
    const n = Math.min(pointsEach(legend), most - legend.treachery[type]) || pointsEach(legend);
    const name = { text: `treachery.${type}` };
    const why = first(
      unless(legend.treachery[type] < most, 'why.week.most', 'LEG-16.7', { most }),
      whyTooDear(legend, xp),
    );
    sell(offer, why, {
      key: pointKey.make(type),
      text: 'week.buy.point',
      with: { type: name, n },
      xp,
      rule: 'LEG-16.7',
      name,
      *buy(t) {
        legendOf(t.state).treachery[type] += n;
      },
    });
  }
}

/** What there is of it for a dungeon by itself: treachery, and forms of monsters (LEG-3.25). */
export function offerMeans(legend: Legend, offer: WeekOffer): void {
  offerPoints(legend, offer);
  offerForms(legend, why => why, offer);
}

/** LEG-7.1: some ask less while others ride. */
export function priceOf({ lieutenants: riding }: Legend, { xp, rides }: LieutenantRow): number {
  const off = rides.map(ride =>
    ride.op === 'cheaper' ? ride.xp * riding.filter(({ id }) => ride.beside.includes(id)).length : 0,
  );
  return off.reduce((price, less) => price - less, xp);
}

/** All that one upgrade of a week may be (LEG-4.17). */
export function offerUpgrades(legend: Legend, offer: WeekOffer): void {
  const once = (why: Why | undefined): Why | undefined =>
    first(unless(!legend.today.bought, 'why.week.bought', 'LEG-4.17'), why);
  offerFirst(legend, (why, make) => offer(once(why), make));
  for (const row of ridersLeft(legend)) {
    const { id, since = 'copper' } = row;
    const xp = priceOf(legend, row);
    const early = unless(isAtLeast(legend.level, since), 'why.week.level', 'LEG-7.1', {
      level: { text: `level.${since}` },
    });
    sell(offer, once(first(early, whyTooDear(legend, xp))), {
      key: riderKey.make(id),
      text: 'week.buy.rider',
      with: { lieutenant: lieutenantName(id) },
      xp,
      rule: 'LEG-7.1',
      name: lieutenantName(id),
      *buy(t) {
        const now = legendOf(t.state);
        if (now.avatar) now.lieutenants.push({ id, at: avatarRow(now.avatar).keep });
        tellStory(t, { text: `lieutenant.${id}.portrait` }, 'LEG-7.1', lieutenantName(id));
      },
    });
  }
  offerForms(legend, once, offer);
  for (const row of plotCards) {
    if (row.plot !== legend.plot || row.place !== 'card' || legend.plotCards.includes(row.id)) continue;
    sell(offer, once(first(whyNoPlot(legend, row), whyTooDear(legend, row.xp))), {
      key: plotKey.make(row.id),
      text: 'week.buy.plot',
      with: { card: plotCardName(row.id) },
      xp: row.xp,
      rule: 'LEG-16.12',
      name: plotCardName(row.id),
      buy: t => playPlot(t, row),
    });
  }
}

/** LEG-16.4: one form up, within what the level allows. */
function offerForms(legend: Legend, once: (why: Why | undefined) => Why | undefined, offer: WeekOffer): void {
  if (!legend.avatar) return;
  const { forms } = avatarRow(legend.avatar);
  for (const category of CATEGORIES) {
    if (legend.forms[category] === FORMS.at(-1)) continue;
    const next = formAfter(legend, category);
    const xp = forms[category];
    const name = { text: `category.${category}` };
    const why = first(unless(next !== undefined, 'why.week.form', 'LEG-2.9'), whyTooDear(legend, xp));
    sell(offer, once(why), {
      key: formKey.make(category),
      text: 'week.buy.form',
      with: { category: name },
      xp,
      rule: 'LEG-16.4',
      name,
      *buy(t) {
        if (next) legendOf(t.state).forms[category] = next;
      },
    });
  }
}
