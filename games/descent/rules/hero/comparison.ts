// What a thing would change for a hero who puts it to use, before anything is paid or moved: what it takes the place of, and what the hero
// would come to. Pure data for whoever weighs it.

import type { Text } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import type { Kind } from '../../content/vocabulary.ts';
import { poolOf } from '../attack/bonuses.ts';
import type { Attack as Pool } from '../attack/odds.ts';
import { meansFor } from '../attack/options.ts';
import type { Outlook } from '../attack/outlook.ts';
import { heroName, thingName } from '../card-names.ts';
import { handsOf } from '../effects/added.ts';
import { rankIn, statOf } from '../effects/stats.ts';
import { type Hero, inForce, isPotion, rowId, type State, sheetOf, type Thing } from '../state.ts';
import { rowOf, slotOf, whyNotEquip } from './fitting.ts';

/** What a hero comes to with what is in use. */
export interface Fit {
  readonly armour: number;
  readonly speed: number;
  /** Each weapon as it would be rolled. */
  readonly weapons: readonly (Pool & { readonly kind: Kind })[];
}

export interface Change {
  /** What makes room for it. */
  readonly instead: readonly Text[];
  readonly after: Fit;
  /** Why this hero would have little of it, or nothing: it never finds room, or no die of its trait is thrown. */
  readonly regret?: Why;
}

/** Everything in the pack and, where they trade, in the shop, by the name under which it is touched. */
export function changesFor(state: State, hero: Hero, shops: boolean): Pick<Outlook, 'fit' | 'things'> {
  const owned = hero.pack.filter(thing => !isPotion(thing)).map((thing): [string, Thing] => [`item:${thing}`, thing]);
  const sold = shops ? state.shop.map((thing): [string, Thing] => [`item:${rowId(thing)}`, thing]) : [];
  return changesBy(state, hero, new Map([...sold, ...owned]));
}

/** Of these, by the name under which each is touched. */
export const changesBy = (
  state: State,
  hero: Hero,
  things: ReadonlyMap<string, Thing>,
): Pick<Outlook, 'fit' | 'things'> => ({
  fit: fitOf(state, hero),
  things: Object.fromEntries([...things].map(([on, thing]) => [on, changeBy(state, hero, thing)])),
});

function changeBy(state: State, hero: Hero, thing: Thing): Change {
  const with_ = (equipped: readonly Thing[]): Hero => ({ ...hero, equipped: [...equipped] });
  const among = (one: Hero): State => ({
    ...state,
    heroes: state.heroes.map(other => (other.id === one.id ? one : other)),
  });
  const fits = (equipped: readonly Thing[]): boolean => whyNotEquip(with_(equipped), thing) === undefined;
  const left = [...hero.equipped];
  const instead: Thing[] = [];
  // Of the same slot, what is of its own kind goes first.
  const rivals = hero.equipped
    .filter(one => slotOf(rowOf(one)) === slotOf(rowOf(thing)))
    .toSorted(
      (one, other) => Number(rowOf(other).kind === rowOf(thing).kind) - Number(rowOf(one).kind === rowOf(thing).kind),
    );
  for (const rival of rivals) {
    if (fits(left)) break;
    left.splice(left.indexOf(rival), 1);
    instead.push(rival);
  }
  // Whatever is put away, it never finds room: nothing changes.
  const clash = whyNotEquip(with_(left), thing);
  if (clash) return { instead: [], after: fitOf(state, hero), regret: neverFits(hero, thing) ?? clash };
  const changed = with_([...left, thing]);
  const regret = withoutTrait(state, hero, thing);
  return { instead: instead.map(thingName), after: fitOf(among(changed), changed), ...(regret && { regret }) };
}

/** DES-34.1: some heroes have fewer hands than a thing takes. */
function neverFits(hero: Hero, thing: Thing): Why | undefined {
  const { hands } = rowOf(thing);
  const has = handsOf(hero);
  const words = { hero: heroName(sheetOf(hero)), thing: thingName(thing), has, hands };
  return hands > has ? because('why.fewHands', 'DES-34.1', words) : undefined;
}

/** DES-20.7: a weapon may be had without its trait, and is worth little then; DES-20.9: or nothing. */
function withoutTrait(state: State, hero: Hero, thing: Thing): Why | undefined {
  const { weapon } = rowOf(thing);
  if (!weapon || statOf(state, hero.id, weapon.kind) > 0) return undefined;
  const words = { hero: heroName(sheetOf(hero)), kind: { text: `kind.${weapon.kind}` } };
  return inForce(state, 'no-attack-without-trait')
    ? because('why.traitNeeded', 'DES-20.9', words)
    : because('why.noTrait', 'DES-20.7', words);
}

export function fitOf(state: State, hero: Hero): Fit {
  return {
    armour: statOf(state, hero.id, 'armour'),
    speed: statOf(state, hero.id, 'speed'),
    weapons: meansFor(state, hero).map(means => {
      const bonus = { damage: 0, range: 0, surges: 0, pierce: rankIn(means.abilities, 'pierce') };
      for (const line of means.lines)
        for (const of of Object.keys(bonus) as (keyof typeof bonus)[]) bonus[of] += line.bonus[of] ?? 0;
      const surges = means.purchases.map(({ cost, gain }) => ({ cost, gain }));
      return { kind: means.kind, dice: poolOf(state, hero, means).pool, bonus, surges };
    }),
  };
}
