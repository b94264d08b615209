// What the adept's party makes of what it finds: who has a treasure, what rumours and legendary areas give, and what strangers on the road offer.

import { bestOf, bestPicks, fallback } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { items } from '../content/items.ts';
import { partyUpgrades } from '../content/legend/cities.ts';
import { thingName } from '../rules/card-names.ts';
import { heroKey, pickKey, skillKey } from '../rules/keys.ts';
import { asHero } from '../rules/legend/fitting.ts';
import { buyKey, pointKey, secretKey } from '../rules/legend/keys.ts';
import { coinsKey, forHeroKey } from '../rules/legend/outdoors/keys.ts';
import type { Legend, LegendHero } from '../rules/legend/record.ts';
import { isPotion, rowId, sheetOf, type Thing } from '../rules/state.ts';
import { whoHas } from './adept-heroes-dungeon.ts';
import { worthOfSkill } from './adept-heroes-gear.ts';
import { gainFor } from './adept-legend-heroes-gear.ts';
import { fitnessOf, healthOf, worthOfPotion } from './adept-legend-heroes-needs.ts';
import type { Mind } from './mind.ts';

/** Heroes with what they have: of the board, if they are on one, else of the map. */
function partyIn({ known: { legend, heroes } }: Mind): readonly LegendHero[] {
  if (!legend) return [];
  return legend.heroes.map(known => {
    const hero = heroes.find(one => sheetOf(one) === known.sheet);
    if (!hero) return known;
    const { skills, equipped, pack, potions, wounds } = hero;
    return { ...known, skills, equipped, pack, potions, wounds };
  });
}
const heroIn = (mind: Mind, sheet: string | undefined): LegendHero | undefined =>
  partyIn(mind).find(one => one.sheet === sheet);

const thingSaid = (said: unknown): string | undefined =>
  items.find(({ id }) => JSON.stringify(thingName(id)) === JSON.stringify(said))?.id;

/** On the map, where nobody stands on a board. */
function finder(mind: Mind): Picks {
  const { decision } = mind.turn;
  if (mind.known.heroes.length > 0) return whoHas(mind);
  const item = thingSaid(decision.with?.thing);
  if (item === undefined) return fallback(decision);
  return bestPicks(decision, ({ key }) => {
    const hero = heroIn(mind, heroKey.only(key));
    return hero ? 100 + gainFor(hero, item) : 0;
  });
}

// ---- rewards ----

/** Whoever has learned least. */
const learner = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => {
    const hero = heroIn(mind, heroKey.only(key));
    return hero ? 100 - hero.skills.length - hero.secret.length - hero.maxWounds / 10 : 0;
  });

const treasure = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => {
    const thing = rowId(pickKey.only(key) as Thing);
    return 100 + Math.max(...partyIn(mind).map(hero => gainFor(hero, thing)));
  });

/** Of all skills that nobody knows: whatever is worth most to whoever learns it. */
function skill(mind: Mind): Picks {
  const own = partyIn(mind).filter(({ seat }) => seat === mind.turn.seat);
  const hero = bestOf(own, ({ skills }) => -skills.length) ?? own[0];
  return bestPicks(mind.turn.decision, ({ key }) => (hero ? 1 + worthOfSkill(asHero(hero), skillKey.only(key)) : 1));
}

/** Wounds are worth more than fatigue, most of the time. */
const secret = ({ turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => (secretKey.read(key)?.[1] === 'wounds' ? 2 : 1));

/** What the overlord has most of. */
const treachery = ({ known: { legend }, turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => {
    const type = pointKey.only(key) as keyof Legend['treachery'];
    return 1 + (legend?.treachery[type] ?? 0);
  });

const upgrade = ({ turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => partyUpgrades.find(({ id }) => id === buyKey.only(key))?.price ?? 1);

// ---- on the road ----

/** Coins or wounds, whichever there is less of. */
const thanks = ({ known: { legend }, turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => 1 + (key === coinsKey ? HALF : 1 - (legend ? fitnessOf(legend) : 1)));
const HALF = 0.45;

/** What a pedlar has, for whoever has most of it. */
function merchant(mind: Mind): Picks {
  return bestPicks(mind.turn.decision, ({ key }) => {
    const [sheet, thing] = forHeroKey.read(key) ?? [];
    const hero = heroIn(mind, sheet);
    if (!hero || thing === undefined) return 0;
    return isPotion(thing) ? worthOfPotion(hero, thing) - LEAST_POTION : gainFor(hero, thing) - LEAST_BARGAIN;
  });
}
const LEAST_POTION = 0.5;
const LEAST_BARGAIN = 3;

/** Whoever has most left bears it, or keeps watch. */
const strongest = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => {
    const hero = heroIn(mind, heroKey.only(key));
    return hero ? 1 + hero.wounds + healthOf(hero) : 1;
  });

/** The purse pays a toll as long as there is something in it; else whoever is least tired. */
const TOLL = 400;
const toll = ({ known, turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => {
    const [sheet] = heroKey.read(key) ?? [];
    if (sheet === undefined) return (known.legend?.coins ?? 0) >= TOLL ? 10 : 1;
    return 1 + (known.heroes.find(hero => sheetOf(hero) === sheet)?.fatigue ?? 0);
  });

export const FINDS: { readonly [prompt: string]: (mind: Mind) => Picks } = {
  'dungeon.whoHas': finder,
  'dungeon.reward.hero': learner,
  'dungeon.reward.treasure': treasure,
  'dungeon.reward.skill': skill,
  'dungeon.reward.secret': secret,
  'dungeon.reward.treachery': treachery,
  'dungeon.reward.upgrade': upgrade,
  'outdoors.thanks': thanks,
  'outdoors.merchant': merchant,
  'outdoors.cursed': strongest,
  'outdoors.watch': strongest,
  'outdoors.toll': toll,
};
