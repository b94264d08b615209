// What heroes of a campaign could wear and wield, between boards: nothing changes but by what they buy and hand on, so it is thought about once.

import { kept } from '@veillee/pieces/kept';
import { rowOf } from '../rules/hero/fitting.ts';
import { asHero } from '../rules/legend/fitting.ts';
import type { Legend, LegendHero } from '../rules/legend/record.ts';
import { isPotion, type Thing } from '../rules/state.ts';
import { bestOutfit } from './adept-heroes-gear.ts';

type Wearer = Pick<LegendHero, 'sheet' | 'skills' | 'equipped'>;

const outfit = kept((key: string) => {
  const { things, ...wearer } = JSON.parse(key) as Wearer & { readonly things: readonly Thing[] };
  const hero = asHero({ ...(wearer as LegendHero), seat: 0, pack: [], potions: [] });
  return bestOutfit(hero, things);
}, 2048);

const outfitOf = ({ sheet, skills, equipped }: Wearer, things: readonly Thing[]) =>
  outfit(JSON.stringify({ sheet, skills, equipped, things: [...things].sort() }));

const gearOf = ({ equipped, pack }: LegendHero): Thing[] => [...equipped, ...pack].filter(thing => !isPotion(thing));

/** How much better a hero is off with a thing more. */
export const gainFor = (hero: LegendHero, thing: Thing): number =>
  outfitOf(hero, [...gearOf(hero), thing]).worth - outfitOf(hero, gearOf(hero)).worth;

/** And how much worse without one. */
export const lossFor = (hero: LegendHero, thing: Thing): number =>
  outfitOf(hero, gearOf(hero)).worth -
  outfitOf(
    hero,
    gearOf(hero).filter(one => one !== thing),
  ).worth;

/** What somebody else could have of it, at least, for it to be kept for them. */
const LEAST_GAIN = 2.5;

/** What lies in a pack and is of no use to anybody of the party. */
export function unwanted({ heroes }: Legend, hero: LegendHero): Thing[] {
  const { things } = outfitOf(hero, gearOf(hero));
  return hero.pack.filter(
    thing =>
      !isPotion(thing) &&
      rowOf(thing).tier !== 'relic' &&
      !things.includes(thing) &&
      heroes.every(other => other === hero || gainFor(other, thing) < LEAST_GAIN),
  );
}
