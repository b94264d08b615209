// EUT-8.15 to EUT-8.20: what can be sold, and for how much.

import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { GEM_PRICE } from '../content/constants.ts';
import { resources } from '../content/resources.ts';
import type { ResourceRow } from '../content/rows.ts';
import type { GainOp } from '../content/vocabulary.ts';
import { baggedTiles, onSlots, resourcesOf } from './board.ts';
import { gain } from './gains.ts';
import { discardThing, discardTile, loseStone, resourceName, stoneId, whyNotTakeOff } from './inventory.ts';
import { sellKey, sellResourceKey, sellStoneKey } from './keys.ts';
import type { Deed, Hero, T, Tile } from './state.ts';
import { faceOf, tileName } from './tiles.ts';

const ROWS = new Map(resources.map(row => [row.id as string, row]));
export function resourceRow(copy: string): ResourceRow {
  const row = ROWS.get(originalOf(copy));
  if (!row) throw new Error(`there is no Natural Resource ${copy}`);
  return row;
}

/** EUT-8.18, R22: each Gem on it adds 1; undefined where it cannot be sold. */
export function salePrice({ tile, gems }: Tile): number | undefined {
  const { sell, isAbility } = faceOf(tile);
  return sell === undefined || isAbility ? undefined : sell + gems.length;
}

/** The Gold that a side of the slash brings; a Gem is sold in its turn. */
const raisedBy = (ops: readonly GainOp[]): number =>
  ops.reduce((sum, op) => (op.op === 'gold' ? sum + op.n : op.op === 'gem' ? sum + op.n * GEM_PRICE : sum), 0);
const raisedByResource = (copy: string): number => Math.max(...resourceRow(copy).sale.map(raisedBy));

/** EUT-8.3, EUT-8.4: the Gold that selling could bring; what may not be taken off brings none. */
export function raisable(hero: Hero): number {
  const tiles = [...onSlots(hero), ...baggedTiles(hero)]
    .filter(tile => !whyNotTakeOff(hero, tile))
    .reduce((sum, tile) => sum + (salePrice(tile) ?? 0), 0);
  const mined = resourcesOf(hero).reduce((sum, copy) => sum + raisedByResource(copy), 0);
  return tiles + mined + hero.stones.length * GEM_PRICE;
}

/** Whoever still owes a tax sells nothing for so little that it could no longer be raised (EUT-8.3). */
export function offerSelling(hero: Hero, offer: Offer<Deed>, owed = 0): void {
  for (const tile of [...onSlots(hero), ...baggedTiles(hero)]) offerTile(hero, tile, offer);
  for (const copy of resourcesOf(hero)) offerResource(hero, copy, offer, owed);
  for (const id of new Set(hero.stones.map(stoneId))) offer(undefined, () => sellingStone(hero, id));
}

function offerTile(hero: Hero, tile: Tile, offer: Offer<Deed>): void {
  if (faceOf(tile.tile).isAbility) return;
  const price = salePrice(tile);
  const why: Why | undefined = first(
    price === undefined && because('why.unsold', 'EUT-8.15'),
    whyNotTakeOff(hero, tile),
  );
  offer(why, () => ({
    option: {
      key: sellKey.make(tile.tile),
      text: 'do.sell',
      with: { tile: tileName(tile.tile), price: price ?? 0 },
      on: [tile.tile],
      rule: 'EUT-8.15',
    },
    *run(t) {
      discardTile(t, hero, tile);
      earn(t, hero, price ?? 0);
      t.tell(
        'log.sell',
        { player: who(hero.seat), thing: tileName(tile.tile), price: price ?? 0 },
        { rule: 'EUT-8.16' },
      );
      return undefined;
    },
  }));
}

function earn(_t: T, hero: Hero, gold: number): void {
  hero.gold += gold;
}

/** EUT-8.20: with a slash, everything on one side only. */
function offerResource(hero: Hero, copy: string, offer: Offer<Deed>, owed: number): void {
  const most = owed === 0 ? 0 : hero.gold + raisable(hero) - raisedByResource(copy);
  for (const [side, ops] of resourceRow(copy).sale.entries())
    offer(most + raisedBy(ops) < owed ? because('why.taxFirst', 'EUT-8.3') : undefined, () => ({
      option: {
        key: sellResourceKey.make(copy, side),
        text: 'do.sell.resource',
        with: { resource: resourceName(copy), gains: ops.map(gainText) },
        on: [copy],
        rule: 'EUT-8.20',
      },
      *run(t) {
        discardThing(t, hero, { kind: 'resource', resource: copy });
        const told = { player: who(hero.seat), resource: resourceName(copy) };
        t.tell('log.sell.resource', told, { rule: 'EUT-8.20', weight: 2 });
        yield* gain(t, hero, ops, { rule: 'EUT-8.20' });
        return undefined;
      },
    }));
}

const gainText = (op: GainOp) =>
  op.op === 'gem' ? { text: `gem.${op.gem}` } : { text: `gain.${op.op}`, with: { n: 'n' in op ? op.n : 1 } };

/** EUT-8.17 */
const sellingStone = (hero: Hero, id: string): Deed => ({
  option: {
    key: sellStoneKey.make(id),
    text: 'do.sell.stone',
    with: { thing: { text: id }, price: GEM_PRICE },
    on: [id],
    rule: 'EUT-8.17',
  },
  *run(t) {
    loseStone(hero, stone => stoneId(stone) === id);
    earn(t, hero, GEM_PRICE);
    t.tell('log.sell', { player: who(hero.seat), thing: { text: id }, price: GEM_PRICE }, { rule: 'EUT-8.17' });
    return undefined;
  },
});
