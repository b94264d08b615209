// ASH-8, ASH-10: what activating a space does. The action has been paid.

import type { Option, Params, Rules, Table, Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';

import { BAG_SLOT_COSTS, EXCHANGES } from '../content/dice.ts';
import { costOf, findRow } from '../content/finds.ts';
import { learnCost, treeOf } from '../content/skills.ts';
import { CHARACTERISTICS, type Characteristic, type Cost, type FindId, type Rune } from '../content/vocabulary.ts';
import { arrowsFrom, placeName, placeOption, quaysFrom, spaceAt } from './board.ts';
import { discard, saleValue, trim } from './cards.ts';
import { rollBy } from './dice.ts';
import { gainHealth, gainMana } from './harm.ts';
import { buyKey, changeKey, dropKey, goKey, learnKey, restKey, sellKey, slotKey, stepKey } from './keys.ts';
import { figureOf, sumOf, totalOf } from './modifiers.ts';
import { explore } from './ops/cards.ts';
import { put } from './ops/movement.ts';
import { run } from './ops/run.ts';
import { isOpen, nextStep, printed, raise } from './sheet.ts';
import {
  affords,
  findName,
  type Hero,
  heroName,
  type PileNumber,
  type Portal,
  type Stall,
  type State,
  sheetOf,
  skillName,
} from './state.ts';
import { changeCoins, changeRunes, pay } from './stock.ts';
import { fareAt, PORTALS, priceOf, type Use } from './uses.ts';

/** Why this function cannot be used here now. */
export function whyNot(state: State, hero: Hero, at: Node, what: Use): Text | undefined {
  const { pile } = spaceAt(state, at);
  if (what === 'exploration' && pile && state.piles[pile as PileNumber].length === 0) return { text: 'why.pile' };
  if (what === 'quay' && state.bag.coins < fareAt(state, hero, at))
    return { text: 'why.coins', with: { needs: fareAt(state, hero, at), has: state.bag.coins } };
  const portal = PORTALS.find(colour => what === `portal-${colour}`);
  return portal && state.portals[portal].length < 2 ? { text: 'why.portal' } : undefined;
}

/**
 * Why activating this would spend an action for nothing: there is nothing to recover, to buy, to sell or to exchange. By the
 * same lists as what is offered once it is activated.
 */
export function whyIdle(state: State, hero: Hero, at: Node, what: Use): { why: Text; rule: string } | undefined {
  switch (what) {
    case 'campfire':
      return whyNoRest(state, hero, 'ASH-8.7', tokensByFire(state, hero));
    case 'inn': {
      const price = priceOfLot(state, at);
      const isPoor = tokens(state, hero).length > 0 && state.bag.coins < price;
      const poor = { why: { text: 'why.coins', with: { needs: price, has: state.bag.coins } }, rule: 'ASH-8.8' };
      const idle = whyNoRest(state, hero, 'ASH-8.7', tokensAtInn(state, hero, price));
      return idle && isPoor ? poor : idle;
    }
    case 'sanctuary': {
      const all = upgrades(state, hero);
      if (all.some(({ cost }) => affords(state.bag, cost))) return undefined;
      return { why: { text: all.length > 0 ? 'why.runes' : 'why.useless' }, rule: 'ASH-8.10' };
    }
    case 'merchant-1':
    case 'merchant-2':
      return whyNoTrade(state, hero, what === 'merchant-1' ? 1 : 2);
    case 'fireflies':
      return exchanges(state).length > 0 ? undefined : { why: { text: 'why.exchange' }, rule: 'ASH-8.27' };
    default:
      return undefined;
  }
}

export function* activate(t: Table<State>, hero: Hero, what: Use): Rules {
  const { state } = t;
  const { at } = hero;
  if (at === undefined) return;
  // A place is explored; all else is done at it.
  const place = placeName(state, at, what === 'exploration' ? 'the' : 'at');
  t.tell(`log.activate.${what}`, { hero: heroName(hero), place }, { rule: 'ASH-6.2' });
  switch (what) {
    case 'campfire':
      return yield* camp(t, hero);
    case 'inn':
      return yield* lodge(t, hero, at);
    case 'sanctuary':
      return yield* evolve(t, hero);
    case 'exploration':
      return yield* explore(t, hero, spaceAt(state, at).pile as PileNumber, run);
    case 'merchant-1':
      return yield* shop(t, hero, 1);
    case 'merchant-2':
      return yield* shop(t, hero, 2);
    case 'quay':
      return yield* cross(t, hero, at);
    case 'storm':
      return yield* storm(t, hero, at);
    case 'fireflies':
      return yield* fireflies(t, hero);
    case 'portal-blue':
    case 'portal-orange':
      return yield* portal(t, hero, at, what === 'portal-blue' ? 'blue' : 'orange');
  }
}

// ---- rest ----

const DONE: Text = { text: 'space.done' };

const trapsOf = ({ specials }: Hero): FindId[] => specials.filter(card => findRow(card).type === 'trap');

/** What can be recovered, one token at a time. */
function tokens(state: State, hero: Hero): Option[] {
  return (['health', 'mana'] as const)
    .filter(what => hero[what] < printed(state, hero, what))
    .map(what => ({ key: restKey.make(what), text: `rest.${what}`, on: [hero.id] }));
}

/** ASH-8.4: of the tokens at a fire; a Trap may take them all away. */
const restTokens = (state: State, hero: Hero): number => figureOf(state, hero, 'restTokens', 2);
const tokensByFire = (state: State, hero: Hero, left = restTokens(state, hero)): Option[] =>
  left > 0 ? tokens(state, hero) : [];

/** ASH-8.8: what a lot of coins buys. */
const priceOfLot = (state: State, at: Node): number => spaceAt(state, at).price ?? 0;
const tokensAtInn = (state: State, hero: Hero, price: number): Option[] =>
  state.bag.coins >= price ? tokens(state, hero).map(option => ({ ...option, with: { price } })) : [];

/** Neither a token, nor a Trap to be rid of, nor what an ally gives whoever rests. */
function whyNoRest(state: State, hero: Hero, rule: string, recovered: readonly Option[]) {
  const healed = Math.min(figureOf(state, hero, 'restHealth', 0), printed(state, hero, 'health') - hero.health);
  if (recovered.length > 0 || healed > 0 || trapsOf(hero).length > 0) return undefined;
  return { why: { text: tokens(state, hero).length > 0 ? 'why.useless' : 'why.rested' }, rule };
}

const trapOptions = (hero: Hero): Option[] =>
  trapsOf(hero).map(card => ({
    key: dropKey.make(card),
    text: 'rest.trap',
    with: { card: findName(card) },
    on: [card],
  }));

function recover(t: Table<State>, hero: Hero, what: string): void {
  if (what === 'health') gainHealth(t, hero, 1);
  else gainMana(t, hero, 1);
}

/** ASH-18.21. */
function shedTrap(t: Table<State>, hero: Hero, card: FindId): void {
  discard(t, hero, card);
  const moves = [{ what: card, from: hero.id, to: 'discard' }];
  t.tell('log.trap.gone', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-8.5', moves });
}

/** How somebody rests: how they are asked, which tokens they can take now, and what one of them costs or counts. */
interface Rest {
  readonly prompt: string;
  readonly rule: string;
  about(): Params;
  tokens(): Option[];
  take(what: string): void;
}

/** One token after the other, and a Trap once, until they have enough. */
function* rest(t: Table<State>, hero: Hero, { prompt, rule, about, tokens, take }: Rest): Rules {
  const { state } = t;
  const { fireOne } = state.house;
  let mayShed = true;
  gainHealth(t, hero, figureOf(state, hero, 'restHealth', 0));
  for (;;) {
    const options = [...tokens(), ...(mayShed ? trapOptions(hero) : [])];
    if (options.length === 0) return;
    const key = yield* t.choose(hero.seat, prompt, options, { rule, with: about(), pass: DONE });
    if (key === undefined) return;
    const [what] = restKey.read(key) ?? [];
    if (what === undefined) {
      shedTrap(t, hero, dropKey.only(key) as FindId);
      if (fireOne) return;
    } else take(what);
    if (what === undefined || fireOne) mayShed = false;
  }
}

/** ASH-8.4 to ASH-8.6: two tokens in any mix, and a Trap. */
function camp(t: Table<State>, hero: Hero): Rules {
  const { state } = t;
  let left = restTokens(state, hero);
  return rest(t, hero, {
    prompt: 'rest.ask',
    rule: 'ASH-8.4',
    about: () => ({ hero: heroName(hero), left }),
    tokens: () => tokensByFire(state, hero, left),
    take(what) {
      recover(t, hero, what);
      left--;
    },
  });
}

/** ASH-8.8, ASH-8.9: lot by lot. */
function lodge(t: Table<State>, hero: Hero, at: Node): Rules {
  const { state } = t;
  const price = priceOfLot(state, at);
  // A Trap that takes tokens from a rest takes the first ones paid for.
  let missing = -totalOf(state, hero, 'restTokens');
  return rest(t, hero, {
    prompt: 'inn.ask',
    rule: 'ASH-8.8',
    about: () => ({ hero: heroName(hero), price, coins: state.bag.coins }),
    tokens: () => tokensAtInn(state, hero, price),
    take(what) {
      changeCoins(t, -price);
      if (missing-- > 0) t.tell('log.rest.lost', { hero: heroName(hero) }, { rule: 'ASH-18.20' });
      else recover(t, hero, what);
    },
  });
}

// ---- sanctuary (ASH-17, ASH-14.5) ----

function costText(cost: Cost): Text {
  const parts = (Object.keys(cost) as Rune[]).map(rune => ({ text: 'cost.rune', with: { rune, n: cost[rune] ?? 0 } }));
  return { text: 'cost.all', with: { parts } };
}

/** What can be bought now, and its price. */
export function upgrades(state: State, hero: Hero): { readonly option: Option; readonly cost: Cost }[] {
  const sheet = sheetOf(state, hero);
  const steps = CHARACTERISTICS.flatMap(what => {
    const cost = nextStep(hero.id, sheet, what);
    if (cost === undefined || cost === 'quest') return [];
    const words = { text: 'do.raise', with: { what: { text: `characteristic.${what}` }, cost: costText(cost) } };
    return [{ option: { key: stepKey.make(what), ...words, on: [`step:${hero.id}:${what}`], rule: 'ASH-17.3' }, cost }];
  });
  const skills = (['adventure', 'combat'] as const).flatMap(tree =>
    treeOf(hero.id, tree)
      .filter(skill => isOpen(sheet, skill))
      .map(skill => {
        const cost = learnCost(skill);
        const words = { text: 'do.learn', with: { skill: skillName(skill.id), cost: costText(cost) } };
        return { option: { key: learnKey.make(skill.id), ...words, on: [skill.id], rule: 'ASH-17.9' }, cost };
      }),
  );
  const slots = ([2, 3] as const)
    .filter(slot => !state.bag.open[slot - 1])
    .map(slot => {
      const cost: Cost = BAG_SLOT_COSTS[slot];
      const words = { text: 'do.slot', with: { slot, cost: costText(cost) } };
      return { option: { key: slotKey.make(slot), ...words, on: [`slot:${slot}`], rule: 'ASH-14.5' }, cost };
    });
  return [...steps, ...skills, ...slots];
}

/** ASH-8.10, ASH-17.11: as many upgrades as the runes buy. */
function* evolve(t: Table<State>, hero: Hero): Rules {
  for (;;) {
    const all = upgrades(t.state, hero);
    const open = all.filter(({ cost }) => affords(t.state.bag, cost));
    const refused = () =>
      all
        .filter(({ cost }) => !affords(t.state.bag, cost))
        .map(({ option }) => ({ ...option, why: { text: 'why.runes' }, rule: option.rule ?? 'ASH-17.1' }));
    const how = { rule: 'ASH-8.10', with: { hero: heroName(hero) }, pass: DONE, refused };
    const bought = yield* t.choose(hero.seat, 'sanctuary.ask', open, ({ option }) => option, how);
    if (!bought) return;
    pay(t, bought.cost);
    upgrade(t, hero, bought.option.key);
  }
}

function upgrade(t: Table<State>, hero: Hero, key: string): void {
  const { state } = t;
  const sheet = sheetOf(state, hero);
  const [what] = stepKey.read(key) ?? [];
  const [skill] = learnKey.read(key) ?? [];
  if (what) {
    const steps = raise(hero.id, sheet, what as Characteristic);
    const told = { hero: heroName(hero), what: { text: `characteristic.${what}` } };
    t.tell('log.raise', told, { rule: 'ASH-17.3', weight: 3 });
    // ASH-17.6, ASH-17.13: one token for each step.
    if (what === 'health') gainHealth(t, hero, steps);
    if (what === 'mana') gainMana(t, hero, steps);
  } else if (skill) {
    sheet.skills.push(skill);
    const told = { hero: heroName(hero), skill: skillName(skill) };
    t.tell('log.learn', told, { rule: 'ASH-17.9', weight: 3, scene: { of: 'deed', part: 'learn' } });
  } else {
    const slot = slotKey.only(key);
    state.bag.open[slot - 1] = true;
    t.tell('log.slot', { slot }, { rule: 'ASH-14.5', weight: 2 });
  }
}

// ---- merchants (ASH-8.14 to ASH-8.21) ----

/** R23: whether a merchant takes this card. */
function whyNoSale({ house }: State, card: FindId): Text | undefined {
  const row = findRow(card);
  if (costOf(row) === undefined) return { text: 'why.worthless' };
  return row.type === 'quest' && row.obligatory && !house.sellAll ? { text: 'why.obligatory' } : undefined;
}

/** ASH-8.14: what lies in the stall, with its price for this hero. */
const wares = (state: State, hero: Hero, stall: Stall) =>
  state.stalls[stall]
    .filter(card => card !== null)
    .map(card => {
      const n = priceOf(state, hero, card);
      const words = { text: 'do.buy', with: { card: findName(card), n } };
      return { option: { key: buyKey.make(card), ...words, on: [card], rule: 'ASH-8.14' }, n };
    });

/** ASH-8.15: what the hero holds, with what it brings, or why nobody takes it. */
const goods = (state: State, hero: Hero, penalty: number) =>
  [...hero.hand, ...hero.specials.filter(card => findRow(card).type === 'quest')].map(card => {
    const n = saleValue(card, penalty) ?? 0;
    const words = { text: 'do.sell', with: { card: findName(card), n } };
    return {
      option: { key: sellKey.make(card), ...words, on: [card], rule: 'ASH-8.15' },
      why: whyNoSale(state, card),
    };
  });

const sellPenalty = (state: State, hero: Hero): number => figureOf(state, hero, 'sellPenalty', 2);

function whyNoTrade(state: State, hero: Hero, stall: Stall): { why: Text; rule: string } | undefined {
  const has = state.bag.coins;
  const prices = wares(state, hero, stall).map(({ n }) => n);
  const sells = goods(state, hero, sellPenalty(state, hero)).some(({ why }) => why === undefined);
  if (sells || prices.some(n => n <= has)) return undefined;
  const needs = Math.min(...prices);
  const why = prices.length > 0 ? { text: 'why.trade', with: { needs, has } } : { text: 'why.trade.empty' };
  return { why, rule: 'ASH-8.14' };
}

/** ASH-8.32: buying and selling in any order. */
function* shop(t: Table<State>, hero: Hero, stall: Stall): Rules {
  const { state } = t;
  for (;;) {
    const { coins } = state.bag;
    const penalty = sellPenalty(state, hero);
    const buying = wares(state, hero, stall);
    const selling = goods(state, hero, penalty);
    const options = [...buying.filter(({ n }) => n <= coins), ...selling.filter(({ why }) => why === undefined)].map(
      ({ option }) => option,
    );
    const refused = () => [
      ...buying
        .filter(({ n }) => n > coins)
        .map(({ n, option }) => ({ ...option, why: { text: 'why.coins', with: { needs: n, has: coins } } })),
      ...selling.flatMap(({ why, option }) => (why ? [{ ...option, why }] : [])),
    ];
    const about = { hero: heroName(hero), coins };
    const key = yield* t.choose(hero.seat, 'shop.ask', options, { rule: 'ASH-8.14', with: about, pass: DONE, refused });
    if (key === undefined) return;
    const [bought] = buyKey.read(key) ?? [];
    if (bought) yield* buy(t, hero, stall, bought as FindId);
    else sell(t, hero, sellKey.only(key) as FindId, penalty);
  }
}

function* buy(t: Table<State>, hero: Hero, stall: Stall, card: FindId): Rules {
  const { state } = t;
  const { value, lines } = sumOf(state, hero, 'buyPrice', costOf(findRow(card)) ?? 0, { text: 'sum.price' });
  changeCoins(t, -value);
  const place = state.stalls[stall].indexOf(card);
  state.stalls[stall][place] = null;
  const isQuest = findRow(card).type === 'quest';
  (isQuest ? hero.specials : hero.hand).push(card);
  const moves = [{ what: card, from: `stall:${stall}`, to: hero.id }];
  t.tell(
    'log.buy',
    { hero: heroName(hero), card: findName(card), n: value },
    { rule: 'ASH-8.14', lines, moves, weight: 2 },
  );
  yield* trim(t, hero);
}

/** ASH-8.15, ASH-8.17. */
function sell(t: Table<State>, hero: Hero, card: FindId, penalty: number): void {
  const n = saleValue(card, penalty) ?? 0;
  discard(t, hero, card);
  const moves = [{ what: card, from: hero.id, to: 'discard' }];
  t.tell('log.sell', { hero: heroName(hero), card: findName(card), n }, { rule: 'ASH-8.15', moves });
  changeCoins(t, n);
}

// ---- quays, storms, fireflies, portals ----

function* where(t: Table<State>, hero: Hero, places: readonly Node[], rule: string): Rules<Node> {
  const how = { rule, with: { source: heroName(hero) } };
  return yield* t.choose(hero.seat, 'place.where', places, placeOption(t.state), how);
}

/** ASH-8.22, ASH-8.24. */
function* cross(t: Table<State>, hero: Hero, at: Node): Rules {
  changeCoins(t, -fareAt(t.state, hero, at));
  put(t, hero, yield* where(t, hero, quaysFrom(t.state, at), 'ASH-8.22'));
}

/** ASH-8.25, ASH-8.26, ASH-8.34. */
function* storm(t: Table<State>, hero: Hero, at: Node): Rules {
  const { state } = t;
  const [rolled] = yield* rollBy(t, hero, ['disease'], { text: 'space.storm' }, () => true);
  const shows = String(rolled?.shows);
  const detail = { dice: [{ die: 'disease', shows }] };
  t.tell('log.storm', { hero: heroName(hero), shows }, { rule: 'ASH-8.25', detail });
  const arrow = arrowsFrom(state, at).find(({ colour }) => colour === shows);
  if (!arrow) return;
  const options = [
    { key: goKey.make(arrow.to), text: 'storm.go', with: { place: placeName(state, arrow.to, 'to') }, on: [arrow.to] },
  ];
  const how = { rule: 'ASH-8.26', with: { hero: heroName(hero) }, pass: { text: 'storm.stay' } };
  if ((yield* t.choose(hero.seat, 'storm.ask', options, how)) !== undefined) put(t, hero, arrow.to);
}

/** ASH-8.27: what the common stock pays for. */
const exchanges = ({ bag }: State): (typeof EXCHANGES)[number][] =>
  EXCHANGES.filter(({ give }) => ('coins' in give ? bag.coins >= give.coins : affords(bag, give)));

/** ASH-8.27 to ASH-8.29. */
function* fireflies(t: Table<State>, hero: Hero): Rules {
  for (;;) {
    const optionOf = ({ id }: (typeof EXCHANGES)[number]) => ({
      key: changeKey.make(id),
      text: `change.${id}`,
      rule: 'ASH-8.27',
    });
    const how = { rule: 'ASH-8.27', with: { hero: heroName(hero) }, pass: DONE };
    const exchange = yield* t.choose(hero.seat, 'fireflies.ask', exchanges(t.state), optionOf, how);
    if (!exchange) return;
    const { give, get } = exchange;
    if ('coins' in give) changeCoins(t, -give.coins);
    else pay(t, give);
    for (const [rune, n] of Object.entries(get)) changeRunes(t, rune as Rune, n);
  }
}

/** ASH-10.2. */
function* portal(t: Table<State>, hero: Hero, at: Node, colour: Portal): Rules {
  const others = t.state.portals[colour].filter(place => place !== at);
  put(t, hero, yield* where(t, hero, others, 'ASH-10.2'));
}
