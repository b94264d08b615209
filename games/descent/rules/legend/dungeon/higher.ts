// LEG-3.22 to LEG-3.26, LEG-21.21: a dungeon at silver or gold begins with what a campaign gives that begins there. The overlord spends XP by the sheet
// of an avatar, and the heroes buy treasures of lower metals and learn in Tamalir and in places of their choice.

import { act } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { treasures as cards } from '../../../content/items.ts';
import { schools } from '../../../content/legend/cities.ts';
import { levelRow } from '../../../content/legend/economy.ts';
import { TAMALIR } from '../../../content/legend/map.ts';
import type { CityRow, SchoolRow } from '../../../content/legend/rows.ts';
import { AVATARS, tierOf } from '../../../content/legend/vocabulary.ts';
import { skillRow } from '../../../content/skills.ts';
import { treasurePrice } from '../../../content/town.ts';
import { TIERS } from '../../../content/vocabulary.ts';
import { buying } from '../../buying.ts';
import { heroName } from '../../card-names.ts';
import { changesFor } from '../../hero/comparison.ts';
import { receive } from '../../hero/equipment.ts';
import { whyNotReceive } from '../../hero/fitting.ts';
import { tellPurchase } from '../../hero/wares.ts';
import { buyKey } from '../../keys.ts';
import { coinsOf, pay } from '../../purse.ts';
import { restore } from '../../setup/heroes.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type Position,
  rowId,
  type State,
  sheetOf,
  type T,
} from '../../state.ts';
import { doOne } from '../deeds.ts';
import { enrolled } from '../enrolment.ts';
import { avatarKey, goKey } from '../keys.ts';
import { offerAll } from '../lessons.ts';
import { avatarName, locationName } from '../names.ts';
import { heroIn, type LegendHero, legendOf } from '../record.ts';
import { offerMeans } from '../upgrades.ts';
import { dungeonOf } from './level.ts';

/** What is given there besides; nothing at copper. */
const placesAt = (state: State): number => levelRow(legendOf(state).level).start?.places ?? 0;

/** At copper the party goes in at once. */
export const afterEquipping = (state: State): Position => ({ at: placesAt(state) > 0 ? 'means' : 'level' });

/** LEG-3.25: an avatar's sheet for its prices (R170), and whatever is bought by it. */
export function* means(t: T): Flow<Position> {
  const legend = legendOf(t.state);
  const seat = legend.overlordSeat;
  if (!legend.avatar) {
    const optionOf = (id: (typeof AVATARS)[number]) => ({ key: avatarKey.make(id), text: `avatar.${id}` });
    legend.avatar = yield* t.choose(seat, 'dungeon.avatar', AVATARS, optionOf, { rule: 'LEG-3.25' });
    t.tell('log.dungeon.avatar', { avatar: avatarName(legend.avatar) }, { rule: 'LEG-3.25', weight: 3 });
    return { at: 'means' };
  }
  const { xp } = legend;
  const asked = { seat, prompt: 'dungeon.means', rule: 'LEG-3.25', with: { xp }, pass: { text: 'dungeon.means.done' } };
  const bought = yield* doOne(t, asked, offer => offerMeans(legend, offer));
  if (bought) return { at: 'means' };
  legend.avatar = undefined;
  return { at: 'treasures', hero: 0 };
}

/** LEG-3.22, LEG-3.23: any cards of the metals below, as long as the purse lasts; never a cache. */
export function* treasures(t: T, { hero: n }: Extract<Position, { at: 'treasures' }>): Flow<Position> {
  const { state } = t;
  const hero = state.heroes[n];
  if (!hero) {
    enlist(state);
    return { at: 'lessons', school: 0, hero: 0 };
  }
  const bought = yield* act(
    t,
    {
      seat: hero.seat,
      prompt: 'dungeon.treasures',
      rule: 'LEG-3.22',
      with: { hero: heroName(sheetOf(hero)), coins: coinsOf(state, hero) },
      pass: { text: 'setup.shop.done' },
      outlook: () => changesFor(t.state, hero, true),
    },
    offer => offerLower(t.state, hero, offer),
  );
  return { at: 'treasures', hero: bought ? n : n + 1 };
}

function offerLower(state: State, hero: Hero, offer: DeedOffer): void {
  const level = tierOf(legendOf(state).level);
  for (const tier of TIERS.slice(0, TIERS.indexOf(level))) {
    const price = treasurePrice(tier);
    const deck = state.decks.treasures[tier];
    // In the order of the book: nobody sees in which order the deck lies.
    for (const { id, kind } of cards[tier]) {
      const thing = deck.find(one => rowId(one) === id);
      if (thing === undefined || kind === 'cache') continue;
      const why = first(
        whyNotReceive(hero, thing),
        unless(price <= coinsOf(state, hero), 'why.coins', 'LEG-3.22', { price }),
      );
      offer(why, () => ({
        option: buying(buyKey.make(id), thing, price, `item:${id}`, 'LEG-3.22'),
        *run(t) {
          pay(t.state, hero, price);
          remove(t.state.decks.treasures[tier], thing);
          tellPurchase(t, hero, thing, price, 'LEG-3.22');
          yield* receive(t, hero, thing);
        },
      }));
    }
  }
}

/** Whoever learns has a record of what they have become: dice of metal, and what the sheet says no more. */
function enlist(state: State): void {
  const legend = legendOf(state);
  const { conquest = 0 } = levelRow(legend.level).start ?? {};
  legend.heroes = enrolled(state).map(hero => ({ ...hero, xp: conquest }));
}

/** LEG-3.22 to LEG-3.24: Tamalir, and then as many places as the level gives, chosen one after the other. */
export function* lessons(t: T, { school: n, hero: m }: Extract<Position, { at: 'lessons' }>): Flow<Position> {
  const { state } = t;
  const hero = state.heroes[m];
  if (!hero) return n < placesAt(state) ? { at: 'lessons', school: n + 1, hero: 0 } : { at: 'level' };
  const school = yield* schoolNumber(t, n);
  const known = heroIn(legendOf(state), sheetOf(hero));
  const learnt = yield* doOne(
    t,
    {
      seat: hero.seat,
      prompt: 'dungeon.lessons',
      rule: 'LEG-3.24',
      with: {
        hero: heroName(sheetOf(hero)),
        location: locationName(school.id),
        coins: coinsOf(state, hero),
        xp: known.xp,
      },
      pass: { text: 'dungeon.lessons.done' },
    },
    offer => offerAll(legendOf(t.state), known, school, offer),
  );
  takeUp(state, hero, known);
  return { at: 'lessons', school: n, hero: learnt ? m : m + 1 };
}

function* schoolNumber(t: T, n: number): Flow<SchoolRow | CityRow> {
  const { schools: been } = dungeonOf(t.state);
  const known = been[n] ?? (n === 0 ? TAMALIR : undefined);
  const found = schools.find(({ id }) => id === known);
  if (found && n === been.length) been.push(found.id);
  if (found) return found;
  const optionOf = ({ id }: SchoolRow) => ({ key: goKey.make(id), text: `location.${id}` });
  const left = schools.filter(({ id }) => !been.includes(id));
  const school = yield* t.choose(legendOf(t.state).treasurer, 'dungeon.school', left, optionOf, { rule: 'LEG-3.22' });
  been.push(school.id);
  t.tell('log.dungeon.school', { location: locationName(school.id) }, { rule: 'LEG-3.22', weight: 1 });
  return school;
}

/** New skills are no longer in their decks, and nobody goes in less than whole. */
function takeUp(state: State, hero: Hero, { skills }: LegendHero): void {
  for (const skill of skills)
    if (!hero.skills.includes(skill)) {
      remove(state.decks.skills[skillRow(skill).type], skill);
      hero.skills.push(skill);
    }
  restore(state, hero);
}
