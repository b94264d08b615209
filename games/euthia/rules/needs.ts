// What Quests, Legends and scenarios ask for: whether a Hero can meet it, and how it is given up.

import type { Option, RuleId, Rules, Text } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import type { Need, OwnToken, Price, Proof } from '../content/vocabulary.ts';
import { baggedTiles, countOf, onSlots, resourcesOf, setSize, trophiesOf, trophyLevel } from './board.ts';
import { chooseCards, discardFrom } from './hand.ts';
import { suffer } from './harm.ts';
import { discardThing, discardTile, loseStone, resourceName, stoneId, trophyName, whyNotTakeOff } from './inventory.ts';
import { giveKey } from './keys.ts';
import { resourceRow } from './selling.ts';
import type { Hero, Known, State, Stone, T, Tile } from './state.ts';
import { cardsOf } from './supplies.ts';
import { faceOf, tileName } from './tiles.ts';

/** A need with where it is: an Essence may have to be that of the Elemental one stands on. */
export const needText = (need: Need): Text => {
  const { ...figures } = need as { readonly [name: string]: string | number };
  if ('have' in need)
    return { text: need.have === 'tokens' ? `need.tokens.${need.token}` : `need.${need.have}`, with: { n: need.n } };
  switch (need.pay) {
    case 'gem':
      return { text: `gem.${need.gem}` };
    case 'essence':
      return { text: `essence.${need.essence}` };
    case 'resource':
      return { text: `resource.${need.resource}` };
    case 'trophy':
      return { text: 'need.trophy', with: { level: need.level } };
    case 'equipment':
      return { text: 'need.equipment', with: { price: need.price } };
    case 'resources':
      return need.mine
        ? { text: `need.resources.${need.mine}`, with: { n: need.n } }
        : { text: 'need.resources', with: { n: need.n } };
    default:
      return { text: `need.${need.pay}`, with: { n: figures.n ?? 1 } };
  }
};

// ---- whether it can be met ----

/** Own tokens of a kind on the map. */
export function tokensOf(state: Known, { seat }: Hero, kind: OwnToken): number {
  let n = 0;
  for (const here of Object.values(state.tokens))
    for (const token of here ?? []) if (token.kind === kind && token.seat === seat) n++;
  return n;
}

function isProved(state: Known, hero: Hero, { have, n, ...more }: Proof): boolean {
  switch (have) {
    case 'tokens':
      return 'token' in more && tokensOf(state, hero, more.token) >= n;
    case 'reputation':
      return hero.reputation >= n;
    case 'bounties':
      return hero.bounties.length >= n;
    case 'set':
      return setSize(hero) >= n;
    case 'roll':
      return true; // tried when everything else is there
  }
}

/** What a Hero could give up, listed when first asked for, then taken from bit by bit, so that nothing is given twice. */
interface Holdings {
  stones?: Stone[];
  resources?: string[];
  trophies?: string[];
  equipment?: Tile[];
}

const equipmentOf = (hero: Hero): Tile[] =>
  [...baggedTiles(hero), ...onSlots(hero)].filter(tile => faceOf(tile.tile).isEquipment && !whyNotTakeOff(hero, tile));

function takes<X>(list: X[], n: number, fits: (thing: X) => boolean): boolean {
  for (let taken = 0; taken < n; taken++) {
    const at = list.findIndex(fits);
    if (at < 0) return false;
    list.splice(at, 1);
  }
  return true;
}

const isGem = (stone: Stone): boolean => 'gem' in stone;
const isEssence = (stone: Stone): boolean => 'essence' in stone;
const fitsStone =
  (price: Price) =>
  (stone: Stone): boolean => {
    if (price.pay === 'gem') return 'gem' in stone && stone.gem === price.gem;
    if (price.pay === 'essence') return 'essence' in stone && stone.essence === price.essence;
    return price.pay === 'gems' ? isGem(stone) : isEssence(stone);
  };
const fitsResource =
  (price: Price) =>
  (copy: string): boolean => {
    if (price.pay === 'resource') return originalOf(copy) === price.resource;
    return price.pay === 'resources' && (price.mine === undefined || resourceRow(copy).mine === price.mine);
  };
const fitsTrophy =
  (price: Price) =>
  (card: string): boolean =>
    price.pay === 'trophy' && trophyLevel(card) >= price.level;
const fitsEquipment =
  (price: Price) =>
  ({ tile }: Tile): boolean =>
    price.pay === 'equipment' && (faceOf(tile).buy ?? 0) >= price.price;

const scrollsOf = (hero: Hero): Tile[] => baggedTiles(hero).filter(({ tile }) => faceOf(tile).kind === 'scroll');

function canPay(hero: Hero, held: Holdings, price: Price): boolean {
  switch (price.pay) {
    case 'gold':
    case 'gaar':
      return hero[price.pay] >= price.n; // EUT-21.5: real Gaar
    case 'healingPotions':
      return countOf(hero, 'healing-potion') >= price.n;
    case 'scrolls':
      return scrollsOf(hero).length >= price.n;
    case 'silver':
      return cardsOf(hero.hand, 'silver').length >= price.n;
    case 'goldCards':
      return cardsOf(hero.hand, 'gold').length >= price.n;
    case 'wounds':
      return hero.health > price.n;
    case 'gem':
    case 'essence':
    case 'gems':
    case 'essences':
      held.stones ??= [...hero.stones];
      return takes(held.stones, 'n' in price ? price.n : 1, fitsStone(price));
    case 'resource':
    case 'resources':
      held.resources ??= resourcesOf(hero);
      return takes(held.resources, 'n' in price ? price.n : 1, fitsResource(price));
    case 'trophy':
      // In any order: higher Levels are asked for first (`inOrder`), and what they leave serves all that follow.
      held.trophies ??= trophiesOf(hero);
      return takes(held.trophies, 1, fitsTrophy(price));
    case 'equipment':
      held.equipment ??= equipmentOf(hero);
      return takes(held.equipment, 1, fitsEquipment(price));
  }
}

/** What is asked for by name comes before what is asked for by kind, the higher Trophy before the lower. */
const RANK: { readonly [pay in Price['pay']]?: number } = { gem: 0, essence: 0, resource: 0, trophy: 1 };
const rankOf = (need: Need): number => {
  if ('have' in need) return 0;
  return need.pay === 'trophy' ? 1 + (3 - need.level) / 10 : (RANK[need.pay] ?? 2);
};
export const inOrder = (needs: readonly Need[]): readonly Need[] =>
  needs.length < 2 ? needs : [...needs].sort((a, b) => rankOf(a) - rankOf(b));

/** The first of them that a Hero cannot meet together with the others. */
export function unmet(state: Known, hero: Hero, needs: readonly Need[]): Need | undefined {
  const held: Holdings = {};
  return inOrder(needs).find(need => ('have' in need ? !isProved(state, hero, need) : !canPay(hero, held, need)));
}

export function whyUnmet(state: State, hero: Hero, needs: readonly Need[], rule: RuleId): Why | undefined {
  const need = unmet(state, hero, needs);
  return need && because('why.need', rule, { need: needText(need) });
}

// ---- paying ----

/** Everything that is given up, chosen where there is a choice. */
export function* payNeeds(t: T, hero: Hero, needs: readonly Need[], rule: RuleId): Rules {
  for (const need of inOrder(needs)) if ('pay' in need) yield* pay(t, hero, need, rule);
}

function* pay(t: T, hero: Hero, price: Price, rule: RuleId): Rules {
  switch (price.pay) {
    case 'gold':
    case 'gaar':
      hero[price.pay] -= price.n;
      return;
    case 'healingPotions':
      for (const tile of baggedTiles(hero)
        .filter(({ tile }) => originalOf(tile) === 'healing-potion')
        .slice(0, price.n))
        discardTile(t, hero, tile);
      return;
    case 'scrolls':
      return yield* giveTiles(t, hero, scrollsOf(hero), price.n, rule);
    case 'silver':
      return discardFrom(t, hero, yield* chooseCards(t, hero, 'silver', price.n, rule));
    case 'goldCards':
      return discardFrom(t, hero, yield* chooseCards(t, hero, 'gold', price.n, rule));
    case 'wounds':
      suffer(t, hero, price.n, { rule });
      return;
    case 'gem':
    case 'essence':
      loseStone(hero, fitsStone(price));
      return;
    case 'gems':
    case 'essences':
      return yield* giveStones(t, hero, price, price.n, rule);
    case 'resource':
      return yield* giveResources(t, hero, price, 1, rule);
    case 'resources':
      return yield* giveResources(t, hero, price, price.n, rule);
    case 'trophy':
      return yield* giveTrophy(t, hero, price, rule);
    case 'equipment':
      return yield* giveTiles(t, hero, equipmentOf(hero).filter(fitsEquipment(price)), 1, rule);
  }
}

/** Asks for so many of these; things that are alike are one choice each. */
function* choose(t: T, hero: Hero, options: readonly Option[], n: number, rule: RuleId): Rules<readonly string[]> {
  const picks = yield* t.chooseMany(hero.seat, 'need.give', options, { min: n, max: n }, { rule, with: { n } });
  return picks.map(giveKey.only);
}

function* giveStones(t: T, hero: Hero, price: Price, n: number, rule: RuleId): Rules {
  const stones = hero.stones.filter(fitsStone(price));
  const options = stones.map((stone, at) => ({
    key: giveKey.make(`${stoneId(stone)}#${at}`),
    text: stoneId(stone),
    on: [stoneId(stone)],
  }));
  const given = yield* choose(t, hero, options, n, rule);
  for (const id of given) loseStone(hero, stone => stoneId(stone) === originalOf(id));
}

function* giveResources(t: T, hero: Hero, price: Price, n: number, rule: RuleId): Rules {
  const fitting = resourcesOf(hero).filter(fitsResource(price));
  const options = fitting.map(copy => ({ key: giveKey.make(copy), ...resourceName(copy), on: [copy] }));
  for (const copy of yield* choose(t, hero, options, n, rule))
    discardThing(t, hero, { kind: 'resource', resource: copy });
}

function* giveTrophy(t: T, hero: Hero, price: Price, rule: RuleId): Rules {
  const options = trophiesOf(hero)
    .filter(fitsTrophy(price))
    .map(card => ({ key: giveKey.make(card), ...trophyName(card), on: [card] }));
  for (const card of yield* choose(t, hero, options, 1, rule)) discardThing(t, hero, { kind: 'trophy', card });
}

function* giveTiles(t: T, hero: Hero, tiles: readonly Tile[], n: number, rule: RuleId): Rules {
  const options = tiles.map(({ tile }) => ({ key: giveKey.make(tile), ...tileName(tile), on: [tile] }));
  const given = yield* choose(t, hero, options, n, rule);
  for (const tile of tiles) if (given.includes(tile.tile)) discardTile(t, hero, tile);
}
