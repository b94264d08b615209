// The heroes of the adept: they read the quest's goal from what has been told, plan each turn by exact odds and by what monsters could do
// next, keep together, and spend fatigue, potions and glyphs where they pay.

import { bestOf, bestPicks, fallback, ranked } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../content/familiars.ts';
import type { Effect } from '../content/vocabulary.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { mapNow } from '../rules/board.ts';
import { heroName } from '../rules/card-names.ts';
import { allHeld } from '../rules/effects/held.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { activeHero, type Hero, heroOf, type Known, markersOf, monsterOf, sheetOf, standsOn } from '../rules/state.ts';
import { menacesOf, perilAt } from './adept-heroes-danger.ts';
import { building, firstPotion, leaving, walkPicks, whoHas } from './adept-heroes-dungeon.ts';
import { controlOf, isAfoot, type Party, senseOf } from './adept-heroes-errands.ts';
import { discardPicks, drawPicks, facePicks, featNow, featPicks } from './adept-heroes-feats.ts';
import { COMMON_SKILL, kindOf, rearranged, shoppingList, worthOfSheet, worthOfSkill } from './adept-heroes-gear.ts';
import { intentSaid } from './adept-heroes-intent.ts';
import { Planner, purseNow, purseOf } from './adept-heroes-plan.ts';
import { potionNow, ward } from './adept-heroes-potions.ts';
import { townPrice } from './adept-heroes-powers.ts';
import { awayDeed, givesUp, isHopeless, isOfCampaign, retreatBy } from './adept-heroes-retreat.ts';
import { rerolling, spending, tempering } from './adept-heroes-rolls.ts';
import { isShadow, shadowPicks, swapKeyOf } from './adept-heroes-shadow.ts';
import { taleOf } from './adept-heroes-tale.ts';
import { thrallPicks } from './adept-heroes-thralls.ts';
import { townDeed, WaysBack, wantsTrade } from './adept-heroes-town.ts';
import { waysOf } from './adept-heroes-ways.ts';
import { effortPicks, finishPicks } from './adept-heroes-works.ts';
import { WEEK_OF_HEROES } from './adept-legend-heroes.ts';
import { worthOfBlow } from './blows.ts';
import { lessonPicks, treasurePicks } from './higher.ts';
import { foretoldBy, type Mind } from './mind.ts';

export function partyOf(known: Known, view: Mind['view']): Party {
  const tale = taleOf(known, view);
  const menaces = menacesOf(known);
  const sense = senseOf(tale);
  // Whoever carries somebody on foot is kept company: nobody plans by Town then, or where every way there costs conquest.
  const isNear = !known.dungeon || !isOfCampaign(known);
  const byTown = isNear && townPrice(known) === 0 && !known.heroes.some(hero => isAfoot({ sense }, hero));
  const ways = waysOf(known, sense.avoid?.(tale), byTown);
  return { tale, sense, menaces, ways, control: controlOf(known, menaces) };
}
const partyFor = ({ known, view }: Mind): Party => partyOf(known, view);

/** A hero's turn as it is thought about: they are asked what they declare, what they intend and what they do, while the table is as it was. */
interface Thought {
  readonly table: string;
  readonly party: Party;
  readonly planner: Planner;
}
let lastThought: Thought | undefined;

function thoughtOf(mind: Mind, hero: Hero): Thought {
  const table = `${hero.id} ${tableNow(mind)}`;
  if (lastThought?.table !== table) {
    const party = partyFor(mind);
    lastThought = { table, party, planner: new Planner(party, hero) };
  }
  return lastThought;
}

/** All that plans look at, but for what is left of the turn, which they are told. */
function tableNow({ known, view }: Mind): string {
  const { quest, house, boxes, phase, round, conquest, heroes, monsters, companions, board, overlord } = known;
  const { supply, opened, guide, legend, dungeon, outdoors, turn } = known;
  const { counters, prolonged, decks } = view;
  const { lasting, powers, acting, threat } = overlord;
  return JSON.stringify([
    [quest, house, boxes, phase, round, conquest, heroes, monsters, companions, board],
    [lasting, powers, acting, threat, supply, opened, guide, legend, dungeon, outdoors],
    [counters, prolonged, decks],
    { ...turn, action: 0, half: 0, intent: 0, movement: 0, attacks: 0, orders: 0, only: 0 },
  ]);
}

/** Whom a question is about: a seat may run several heroes. */
function meant({ view, turn: { decision, seat } }: Mind): Hero {
  const own = view.heroes.filter(hero => hero.seat === seat);
  const name = JSON.stringify(decision.with?.hero ?? decision.with?.figure);
  const hero = own.find(one => JSON.stringify(heroName(sheetOf(one))) === name) ?? own[0];
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

const offeredIn = ({ turn: { decision } }: Mind): ReadonlySet<string> =>
  new Set(decision.options.map(({ key }) => key));

// ---- preparation ----

function chooseSheet({ view, turn: { decision } }: Mind): Picks {
  const best = bestOf(decision.options, ({ key }) => worthOfSheet(keys.heroKey.only(key), view.heroes));
  return best ? [best.key] : [];
}

function exchangeSkill(mind: Mind): Picks {
  const hero = meant(mind);
  const worst = bestOf(mind.turn.decision.options, ({ key }) => -worthOfSkill(hero, keys.skillKey.only(key)));
  return worst && worthOfSkill(hero, keys.skillKey.only(worst.key)) < COMMON_SKILL ? [worst.key] : [];
}

function shop(mind: Mind): Picks {
  const hero = meant(mind);
  const offered = offeredIn(mind);
  const next = shoppingList(mind.known, hero, budget(mind, hero)).find(key => offered.has(key));
  return next === undefined ? [] : [next];
}

/** One's own coins; of a common purse the share of whoever has not bought yet (LEG-3.9). */
function budget({ known }: Mind, hero: Hero): number {
  if (!known.legend) return hero.coins;
  const left = known.heroes.length - known.heroes.findIndex(({ id }) => id === hero.id);
  return Math.floor(known.legend.coins / Math.max(1, left));
}

function bestSkill(mind: Mind): Picks {
  const hero = meant(mind);
  return bestPicks(mind.turn.decision, ({ key }) => worthOfSkill(hero, keys.skillKey.only(key)));
}

/** Of the deck of what one does best. */
const DECK = { melee: 'fighting', ranged: 'subterfuge', magic: 'wizardry' } as const;
const bestDeck = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => (keys.buySkillKey.only(key) === DECK[kindOf(meant(mind))] ? 2 : 1));

function arrange(mind: Mind): Picks {
  const hero = meant(mind);
  const { decision } = mind.turn;
  const crystal = decision.options.find(({ key }) => keys.useKey.read(key) !== undefined);
  const most = statOf(mind.known, hero.id, 'maxWounds');
  if (crystal && hero.wounds <= most - 6) return [crystal.key];
  const key = rearranged(hero, offeredIn(mind), decision.pass === undefined);
  return key !== undefined && offeredIn(mind).has(key) ? [key] : decision.pass ? [] : fallback(decision);
}

// ---- a turn ----

/** Who goes first: whoever has most to gain by it. */
function nextHero(mind: Mind): Picks {
  const { known, turn } = mind;
  const party = partyFor(mind);
  const best = bestOf(turn.decision.options, ({ key }) => {
    const hero = heroOf(known, keys.turnKey.only(key) as Hero['id']);
    if (!hero.at) return -1000;
    const planner = new Planner(party, hero);
    const speed = statOf(known, hero.id, 'speed');
    const idle = planner.best({ movement: 0, attacks: 0, orders: 0, half: false, fatigue: 0 }).worth;
    return Math.max(...QUICK.map(action => planner.best(purseOf(action, hero, speed), 2).worth)) - idle;
  });
  return best ? [best.key] : [];
}

/** What is looked at to see who has most to gain. */
const QUICK = ['advance', 'battle'] as const;

function declare(mind: Mind): Picks {
  const { known, turn } = mind;
  const hero = activeHero(known);
  const speed = statOf(known, hero.id, 'speed');
  const { party, planner } = thoughtOf(mind, hero);
  const ways = new WaysBack(party, hero);
  const feat = featNow(mind, hero);
  if (feat !== undefined) return [feat];
  const away = known.dungeon && leaving(mind, party.menaces, hero);
  if (away !== undefined) return [away];
  const gone = retreatBy(mind, hero) ?? (isHopeless(known, party.menaces) ? keys.actionKey.make('run') : undefined);
  if (gone !== undefined && offeredIn(mind).has(gone)) return [gone];
  const actions = turn.decision.options.filter(({ key }) => keys.actionKey.is(key));
  const best = bestOf(actions, ({ key }) => {
    const action = keys.actionKey.only(key);
    const purse = purseOf(action, hero, speed);
    if (hero.at) return planner.best(purse).worth;
    // Whoever trades stays, and may as well rest.
    if (wantsTrade(mind, hero)) return action === 'ready' || action === 'move' ? 1 : 0;
    return ways.best(purse);
  });
  return best ? [best.key] : fallback(turn.decision);
}

/** To whoever plays with them or against them; a shorter look ahead will do for it. */
function intend(mind: Mind): Picks {
  const { known } = mind;
  const hero = activeHero(known);
  const meant = thoughtOf(mind, hero).planner.best(purseNow(known, hero), 2);
  return intentSaid(known, hero, meant, offeredIn(mind));
}

function act(mind: Mind): Picks {
  const { known, turn } = mind;
  const hero = activeHero(known);
  const offered = offeredIn(mind);
  // Whoever has begun to work at something goes on with it.
  const concentrate = keys.halfKey.make('concentrate');
  if (offered.has(concentrate)) return [concentrate];
  const { party, planner } = thoughtOf(mind, hero);
  const aside = potion(mind, party, hero) ?? wish(mind, party, hero) ?? use(mind, hero) ?? featNow(mind, hero);
  if (aside !== undefined) return [aside];
  const gone = givesUp(known) || isHopeless(known, party.menaces) ? awayDeed(mind, hero) : undefined;
  if (gone) return gone;
  const { first } = planner.best(purseNow(known, hero));
  const key = first.find(one => offered.has(one));
  if (key !== undefined) return [key];
  return turn.decision.pass ? [] : [lastOrder(mind) ?? turn.decision.options[0]?.key ?? ''];
}

/** Out of a stomach: whatever cuts deepest; an order would be gone with the next wound. */
function actInside(mind: Mind): Picks {
  const { known, turn } = mind;
  const hero = activeHero(known);
  const strike = foretoldBy(mind, hero.id, 'inside');
  const attacks = turn.decision.options.filter(({ key }) => keys.attackKey.is(key));
  const best =
    featNow(mind, hero) ?? bestOf(attacks, ({ key }) => worthOfBlow(known, 'heroes', strike.byKey(key)))?.key;
  return best !== undefined ? [best] : turn.decision.pass ? [] : fallback(turn.decision);
}

const lastOrder = (mind: Mind): string | undefined =>
  (['guard', 'dodge', 'rest'] as const).map(order => keys.orderKey.make(order)).find(key => offeredIn(mind).has(key));

/** What is drunk now rather than later. */
function potion(mind: Mind, { menaces }: Party, hero: Hero): string | undefined {
  const offered = offeredIn(mind);
  const { known } = mind;
  const healing = keys.drinkKey.make('healing-potion');
  const most = statOf(known, hero.id, 'maxWounds');
  if (offered.has(healing) && hero.wounds <= most - 3) {
    // Whoever dies has kept it for nothing.
    const { wounds } = hero.at ? perilAt(known, menaces, hero, hero.at) : { wounds: 0 };
    if (hero.wounds <= most / 2 || wounds > 2) return healing;
  }
  const other = potionNow(mind, menaces, hero);
  if (other !== undefined) return other;
  const vitality = keys.drinkKey.make('vitality-potion');
  const tired = statOf(known, hero.id, 'maxFatigue') - hero.fatigue;
  return offered.has(vitality) && hero.fatigue <= 1 && tired >= 3 ? vitality : undefined;
}

/** What the quest lets somebody do here, where it is worth it. */
function wish(mind: Mind, { sense, tale }: Party, hero: Hero): string | undefined {
  const { options } = mind.turn.decision;
  const found = options.flatMap(({ key }) => {
    const [action] = keys.questActionKey.read(key) ?? [];
    if (action === undefined) return [];
    const carried = sense.carries?.(tale).some(({ does }) => does === action);
    return [{ key, worth: carried ? 100 : (sense.action?.(tale, hero, action) ?? 5) }];
  });
  const best = ranked(found, ({ worth }) => worth)[0]?.thing;
  return best && best.worth > 0 ? best.key : undefined;
}

/** What cards can do at any time of the turn. */
function use(mind: Mind, hero: Hero): string | undefined {
  for (const { key } of mind.turn.decision.options) {
    const effect = effectOf(hero, key);
    if (effect && isGood(mind, hero, effect)) return key;
  }
  return undefined;
}

function effectOf(hero: Hero, key: string): Effect | undefined {
  const [card, n] = keys.useKey.read(key) ?? [];
  return allHeld(hero).find(held => held.card.id === card && held.n === n)?.effect;
}

/** Whether it is good to use something now. */
function isGood({ known, turn: { decision } }: Mind, hero: Hero, { ops, cost }: Effect): boolean {
  const fatigue = cost?.fatigue ?? 0;
  const missing = statOf(known, hero.id, 'maxWounds') - hero.wounds;
  return ops.some(op => {
    switch (op.op) {
      case 'movement':
        return decision.prompt === 'turn.act';
      case 'attack':
      case 'attacks':
      case 'chargeAttack':
        return hero.fatigue - fatigue >= 0 && attacksOf(known, hero.id, 'action').length > 0 && hasFoe(known, hero);
      case 'recover':
        return op.wounds === undefined
          ? (cost?.wounds ?? 0) === 0 || hero.wounds > 8
          : missing > 2 && hero.fatigue - fatigue >= 1;
      case 'cancelWounds':
        return hero.fatigue - fatigue >= 0;
      case 'placeOrder':
      case 'oneOf':
      case 'companion':
      case 'discardTokens':
      case 'bonus':
      case 'stunWithin':
        return true;
      case 'halfActions':
        return hero.fatigue - fatigue >= 2;
      default:
        return false;
    }
  });
}

/** Somebody of the other side stands where this hero can strike. */
function hasFoe(known: Known, hero: Hero): boolean {
  const strike = foretoldBy({ known }, hero.id, 'action');
  return attacksOf(known, hero.id, 'action').some(how => worthOfBlow(known, 'heroes', strike.of(how)) > 1);
}

// ---- in others' turns ----

function guard(mind: Mind): Picks {
  const { known, turn } = mind;
  const hero = meant(mind);
  const strike = foretoldBy(mind, hero.id, 'guard');
  return bestPicks(turn.decision, ({ key }) =>
    keys.attackKey.read(key) ? worthOfBlow(known, 'heroes', strike.byKey(key)) - LEAST_GUARD : -1,
  );
}
/** A blow that is worth less is not worth the order. */
const LEAST_GUARD = 0.8;

function effects(mind: Mind): Picks {
  const hero = meant(mind);
  const good = mind.turn.decision.options.find(({ key }) => {
    const effect = effectOf(hero, key);
    return effect === undefined || isGood(mind, hero, effect);
  });
  return good ? [good.key] : mind.turn.decision.pass ? [] : fallback(mind.turn.decision);
}

function quest(mind: Mind): Picks {
  const party = partyFor(mind);
  const { options } = mind.turn.decision;
  const n = party.sense.answer?.(party.tale, options.length) ?? 0;
  return [options[n]?.key ?? options[0]?.key ?? ''];
}

/** An attack that a card gives: on whom it is worth most, and never on a friend unless it must be. */
function target(mind: Mind): Picks {
  const { known, turn } = mind;
  const strike = foretoldBy(mind, meant(mind).id, 'action');
  const best = bestOf(turn.decision.options, ({ key }) => worthOfBlow(known, 'heroes', strike.byKey(key)));
  return best ? [best.key] : [];
}

/** Somebody who is with the heroes acts: a villager, or whom one of them has raised. */
function follower(mind: Mind): Picks {
  const { acting } = mind.known.overlord;
  const one = acting && monsterOf(mind.known, acting.monster);
  if (!one) return fallback(mind.turn.decision);
  return one.came === 'villager' ? walkPicks(mind, one) : thrallPicks(mind, one);
}

/** A companion fetches and hands over; it walks to stand beside an enemy whom it hinders or hurts, or to the friend who needs it most. */
function companion(mind: Mind): Picks {
  const {
    known,
    turn: { decision },
  } = mind;
  const map = mapNow(known);
  const foes = new Set(known.monsters.flatMap(standsOn).flatMap(at => [at, ...map.neighbours(at)]));
  const name = JSON.stringify(decision.with?.familiar);
  const walker = known.companions.find(({ id }) => JSON.stringify({ text: `familiar.${id}` }) === name);
  const owner = walker && known.heroes.find(({ id }) => id === walker.owner);
  if (owner && isShadow(walker)) return shadowPicks(partyFor(mind), owner, walker, decision);
  const { hinders: slows, aura, heals, purifies } = walker ? familiarRow(walker.id) : {};
  const hinders = slows !== undefined || aura !== undefined;
  const lacks = (at: string): number =>
    known.heroes.reduce(
      (sum, hero) =>
        hero.at === at ? sum + Math.min(heals ?? 0, statOf(known, hero.id, 'maxWounds') - hero.wounds) : sum,
      0,
    );
  const isImpure = (at: string): boolean =>
    purifies === true && markersOf(known, 'glyph').some(glyph => glyph.at === at && glyph.active && glyph.dark);
  const isBeside = walker?.at !== undefined && foes.has(walker.at);
  return bestPicks(decision, ({ key }) => {
    const [to] = keys.walkKey.read(key) ?? [];
    if (to === undefined) return 2;
    const better = lacks(to) - (walker?.at ? lacks(walker.at) : 0);
    if (heals !== undefined) return better > 0 ? better : isImpure(to) ? 1 : 0;
    return hinders && !isBeside && foes.has(to as Space) ? 1 : 0;
  });
}

/** As a turn begins: whatever must be, then what is good; then they change places with a shadow that is ahead of them. */
function begins(mind: Mind): Picks {
  const { decision } = mind.turn;
  const own = decision.options.find(({ key }) => !keys.swapKey.is(key) && !keys.callKey.is(key));
  if (own) return [own.key];
  const swap = swapKeyOf(partyFor(mind), activeHero(mind.known), decision);
  return swap !== undefined ? [swap] : decision.pass ? [] : fallback(decision);
}

/** Tokens where a death or two would be the end, else a treasure. */
const FEW_TOKENS = 5;
const wishes = ({ known, turn: { decision } }: Mind): Picks =>
  bestPicks(decision, ({ key }) => (key === keys.wishKey.make('conquest') && known.conquest <= FEW_TOKENS ? 2 : 1));

function landing(mind: Mind): Picks {
  const { options } = mind.turn.decision;
  return options[0] ? [options[0].key] : [];
}

const ANSWERS: { readonly [prompt: string]: (mind: Mind) => Picks } = {
  'setup.hero': chooseSheet,
  'setup.skill': exchangeSkill,
  'setup.shop': shop,
  'setup.oneMore': bestDeck,
  'setup.oneSkill': bestSkill,
  'dungeon.treasures': mind => treasurePicks(mind, meant(mind)),
  'dungeon.lessons': mind => lessonPicks(mind, meant(mind)),
  'dungeon.flee': ({ known, turn }) => (givesUp(known) ? turn.decision.options.map(({ key }) => key) : []),
  'dungeon.whoHas': whoHas,
  'dungeon.potion': firstPotion,
  'dungeon.alchemist': building,
  'dungeon.market': building,
  'dungeon.temple': building,
  'equip.ask': arrange,
  'start.next': begins,
  'wish.which': wishes,
  'turn.next': nextHero,
  'turn.declare': declare,
  'turn.intend': intend,
  'turn.act': act,
  'turn.act.inside': actInside,
  'turn.act.town': mind => townDeed(mind, partyFor(mind)),
  'turn.landing': landing,
  'attack.spend': mind => spending(partyFor(mind), mind.turn.decision),
  'attack.boost': () => [],
  'attack.temper': mind => tempering(mind.known, mind.turn.decision),
  'attack.dodge': mind => rerolling(partyFor(mind), mind.turn.decision, false),
  'attack.aimed': mind => rerolling(partyFor(mind), mind.turn.decision, true),
  'attack.again': mind => again(mind),
  'attack.target': target,
  'attack.ward': ward,
  'effect.use': effects,
  'feats.ask': mind => featPicks(mind, meant(mind)),
  'feats.draw': mind => drawPicks(mind.turn.decision, meant(mind)),
  'feats.discard': mind => discardPicks(mind, meant(mind)),
  'feats.face': mind => facePicks(mind.turn.decision),
  'familiar.act': companion,
  'overlord.activation': follower,
  'guard.ask': guard,
  'guard.strike': guard,
  // Two fatigue and an order besides: what she was ordered to do is as good.
  'guard.exchange': () => [],
  'ask.quest': quest,
  'work.dice': mind => effortPicks(mind, partyFor(mind), meant(mind)),
  'work.finish': finishPicks,
  // A potion for a throw that seldom hurts.
  'overlord.gluttony': () => [],
  ...WEEK_OF_HEROES,
};

/** One's own attack, or one on oneself. */
function again(mind: Mind): Picks {
  const attack = mind.known.attacks.at(-1);
  return rerolling(
    partyFor(mind),
    mind.turn.decision,
    attack !== undefined && mind.known.heroes.some(({ id }) => id === attack.by),
  );
}

export function heroPicks(mind: Mind): Picks {
  const answer = ANSWERS[mind.turn.decision.prompt];
  // What is left: uses of something, which are as good as not unless they are plainly bad.
  return answer ? answer(mind) : bestPicks(mind.turn.decision, () => 1);
}
