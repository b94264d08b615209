// Free Actions of scenarios, and what they let a Hero pay before a fight.

import type { Option, Rules, Text } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { isCentre, type SpaceAt } from '../../content/lattice.ts';
import type { FoeId, ScenarioRule } from '../../content/scenarios/vocabulary.ts';
import { ELEMENTS, type Element, type Price } from '../../content/vocabulary.ts';
import { baggedTiles, maxHealth, trophiesOf } from '../board.ts';
import { discardTile } from '../inventory.ts';
import { scenarioKey } from '../keys.ts';
import { countTokens, elementalOf, isLiberated, isOpen, leaveToken, spaceAt } from '../land.ts';
import { payNeeds, whyUnmet } from '../needs.ts';
import type { Deed, Hero, State, T, Tile } from '../state.ts';
import { does } from '../tiles.ts';
import { charactersAt } from './characters.ts';
import { allHold } from './conditions.ts';
import { follow, looked } from './moments.ts';
import type { Cause } from './ops.ts';
import { rulesAt, SCENARIO } from './row.ts';
import { isAmong } from './spaces.ts';
import { isUsed } from './used.ts';

/** One way to do what a rule offers. */
interface Way {
  readonly id: string;
  readonly why?: Why | undefined;
  /** What is given up, in the option's words. */
  readonly source?: Text;
  readonly cause: Omit<Cause, 'hero'>;
  pay(t: T): Rules;
}

/** EUT-13.1: on a Liberated space; a centre is one where its hexes are. */
const isFree = (state: State, at: SpaceAt): boolean => isLiberated(state, at) && (!isCentre(at) || isOpen(state, at));

export function offerScenario(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined) return;
  for (const rule of rulesAt(state, 'freeAction')) {
    const { where } = rule.when;
    if (typeof where === 'object' && !isAmong(state, hero, where, at)) continue;
    if (!allHold(state, rule.if ?? [], { hero })) continue;
    const blocked = isFree(state, at) ? undefined : because('why.guarded', 'EUT-13.1');
    const spent = whySpent(state, hero, rule, at);
    for (const way of waysOf(state, hero, rule, at))
      offer(first(blocked, spent, way.why, whyHealthy(hero, rule)), () => actionDeed(hero, rule, way, at));
  }
}

function whySpent(state: State, hero: Hero, { id, limit }: ScenarioRule, at: SpaceAt): Why | undefined {
  if (limit === 'oncePerSpace' && countTokens(state, at, 'interaction', hero) > 0)
    return because('why.used', 'EUT-13.26');
  return limit === 'oncePerTurn' && state.turn.tried.includes(id) ? because('why.onceATurn', SCENARIO) : undefined;
}

/** Nobody pays to be healed of nothing (EUT-14.2). */
const whyHealthy = (hero: Hero, { do: ops }: ScenarioRule): Why | undefined =>
  ops.every(({ op }) => op === 'heal') && hero.health >= maxHealth(hero)
    ? because('why.healthy', 'EUT-14.2')
    : undefined;

function actionDeed(hero: Hero, rule: ScenarioRule, way: Way, at: SpaceAt): Deed {
  return {
    option: optionOf(rule, way, at),
    *run(t) {
      yield* way.pay(t);
      if (rule.limit === 'oncePerSpace') leaveToken(t.state, hero, at);
      if (rule.limit === 'oncePerTurn') t.state.turn.tried.push(rule.id);
      yield* follow(t, rule, { ...way.cause, hero });
      yield* looked(t, hero);
      return undefined;
    },
  };
}

/** What it costs in Gold, for its words. */
const goldOf = ({ cost = [] }: ScenarioRule): number =>
  cost.reduce((sum, price) => (price.pay === 'gold' ? sum + price.n : sum), 0);

const optionOf = (rule: ScenarioRule, { id, source }: Way, at: SpaceAt): Option => ({
  key: scenarioKey.make(rule.id, id),
  text: `do.scenario.${rule.id}`,
  with: { gold: goldOf(rule), ...(source && { source }) },
  on: [at],
  rule: rule.limit === 'oncePerSpace' ? 'EUT-13.26' : SCENARIO,
});

// ---- how it is paid ----

function waysOf(state: State, hero: Hero, rule: ScenarioRule, at: SpaceAt): readonly Way[] {
  if (rule.do.some(({ op }) => op === 'useCharacter')) return characterWays(state, hero, at);
  if (rule.do.some(({ op }) => op === 'ledger')) return [ledgerWay(hero)];
  const cost = rule.cost ?? [];
  const [essence] = cost;
  if (essence?.pay === 'essence' && (essence.essence === 'same' || essence.essence === 'missing'))
    return elementsFor(state, essence.essence, at).flatMap(element => essenceWays(state, hero, element));
  return [plainWay(state, hero, cost)];
}

const plainWay = (state: State, hero: Hero, cost: readonly Price[]): Way => ({
  id: 'plain',
  why: whyUnmet(state, hero, cost, SCENARIO),
  cause: {},
  pay: t => payNeeds(t, hero, cost, SCENARIO),
});

const nothing = function* (): Rules {};

const ledgerWay = (hero: Hero): Way => ({
  id: 'plain',
  ...(trophiesOf(hero).length === 0 && { why: because('why.trophies', SCENARIO) }),
  cause: {},
  pay: nothing,
});

function characterWays(state: State, hero: Hero, at: SpaceAt): readonly Way[] {
  return charactersAt(state, at).flatMap(({ id, needs }) =>
    needs.map((all, n) => ({
      id: `${id}/${n}`,
      why: first(isUsed(state, id, hero.seat) && because('why.used', SCENARIO), whyUnmet(state, hero, all, SCENARIO)),
      source: {
        text: 'way.character',
        with: { character: { text: `scenario-card.${id}` }, way: { text: `scenario-card.${id}.way.${n + 1}` } },
      },
      cause: { character: { card: id, needs: n } },
      pay: nothing,
    })),
  );
}

/** The element of the Elemental, or those whose seal the Rift lacks. */
function elementsFor(state: State, which: 'same' | 'missing', at: SpaceAt): readonly Element[] {
  if (which === 'missing') return ELEMENTS.filter(element => !state.scenario.seals[at]?.includes(element));
  const element = elementalOf(spaceAt(state, at));
  return element ? [element] : [];
}

/** An Essence of this element, or a tile that stands for any. */
function essenceWays(state: State, hero: Hero, element: Element): readonly Way[] {
  const cost: readonly Price[] = [{ pay: 'essence', essence: element }];
  const essence: Way = {
    id: `${element}/essence`,
    why: whyUnmet(state, hero, cost, SCENARIO),
    source: { text: `essence.${element}` },
    cause: { element },
    pay: t => payNeeds(t, hero, cost, SCENARIO),
  };
  const catalyst = wildTile(hero);
  if (!catalyst) return [essence];
  return [
    essence,
    {
      id: `${element}/catalyst`,
      source: { text: 'way.catalyst', with: { essence: { text: `essence.${element}` } } },
      cause: { element },
      *pay(t) {
        discardTile(t, hero, catalyst);
      },
    },
  ];
}

const wildTile = (hero: Hero): Tile | undefined => baggedTiles(hero).find(({ tile }) => does(tile, 'wildEssence'));

// ---- before a fight (EUT-9.20) ----

export function offerPreparations(state: State, hero: Hero, foe: FoeId, offer: Offer<Deed>): void {
  for (const rule of rulesAt(state, 'combatPrep')) {
    if (rule.when.foe !== foe) continue;
    const bare = (state.scenario.foes[foe]?.magicDefence ?? 0) === 0 && because('why.noDefence', SCENARIO);
    const way = plainWay(state, hero, rule.cost ?? []);
    offer(first(bare, way.why), () => ({
      option: { ...optionOf(rule, way, hero.at as SpaceAt), rule: 'EUT-9.20' },
      *run(t) {
        yield* way.pay(t);
        yield* follow(t, rule, { hero });
        return undefined;
      },
    }));
  }
}
