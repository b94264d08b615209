// The adept overlord: hunts whoever dies most likely and costs most, spawns out of sight where monsters strike at once, spends threat where
// it buys most conquest, and keeps a trap for the moment at which it bites. It knows its own view and no more.

import { bestOf, bestPicks, ranked } from '@veillee/bots';
import type { Option, Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { Played } from '../content/legend/boards/vocabulary.ts';
import { monsterRow } from '../content/monsters.ts';
import { overlordCardRow } from '../content/overlord.ts';
import { propRow } from '../content/props.ts';
import { type CardOp, type Group, MONSTERS, type MonsterId } from '../content/vocabulary.ts';
import type { Foretold } from '../rules/attack/foretell.ts';
import { groundNow } from '../rules/board.ts';
import { statOf, statsOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { markerKey } from '../rules/legend/keys.ts';
import { comeInKey } from '../rules/legend/outdoors/keys.ts';
import { monsterName } from '../rules/names.ts';
import { figuresLeft } from '../rules/overlord/monsters.ts';
import { CARD_WHENS } from '../rules/overlord/timing.ts';
import { crushChances, trackOf } from '../rules/props/lanes.ts';
import {
  type FigureId,
  type Hero,
  type Monster,
  type MonsterFigure,
  monsterOf,
  type Stand,
  sheetOf,
  sideOf,
  standsOn,
} from '../rules/state.ts';
import { WEEK_OF_OVERLORD } from './adept-legend-overlord.ts';
import { ambushOf, imagined, isIdle, promiseOf } from './adept-overlord-ambush.ts';
import { aim, aimedDice, bash, dodge, dodgedDice, morph, piercePicks, swallow } from './adept-overlord-answers.ts';
import { layPlace, minionPicks, turnsMarker } from './adept-overlord-dungeon.ts';
import { darkenPicks, summonPicks } from './adept-overlord-glyphs.ts';
import { charmed, netOfEvent, netOfTrap, worthOfBurning, worthOfTurnCard } from './adept-overlord-hoard.ts';
import { comesNear, type Hunt, huntOf, stakeOfMonster, stepsTo, worthOfBlows } from './adept-overlord-hunt.ts';
import { abilityOf, flightOf, OUTDOORS, stepOf } from './adept-overlord-outdoors.ts';
import { boulderPicks, itemPicks, layPicks, nextLoose, wayPicks } from './adept-overlord-snares.ts';
import {
  alarmPicks,
  bestMending,
  burstPicks,
  cleansePicks,
  gainOfUrging,
  mendPicks,
  smashPicks,
  urgePicks,
} from './adept-overlord-spells.ts';
import { activationOf, meansOf, type Stalk, stalkOf } from './adept-overlord-stalk.ts';
import { strewnPicks, strewPicks } from './adept-overlord-strew.ts';
import { asidePicks, treacheryPicks } from './adept-overlord-treachery.ts';
import { worthOfMeans } from './higher.ts';
import { foretoldBy, type Mind } from './mind.ts';
import { worthOfSpending } from './spending.ts';

type Judge = (mind: Mind) => Picks;

/** What the overlord is asked, by its prompt; whatever else comes is answered readily. */
const JUDGED: { readonly [prompt: string]: Judge } = {
  'overlord.turn': turn,
  'overlord.activation': activation,
  'overlord.spawn': spawn,
  'overlord.reinforce': reinforce,
  'overlord.promote': promote,
  'overlord.discard': burn,
  'overlord.pay': burn,
  'overlord.treachery': treacheryPicks,
  'overlord.aside': asidePicks,
  'overlord.hero': chosenHero,
  'overlord.taunt': taunt,
  'overlord.charm': charm,
  'overlord.answer.space': trap,
  'overlord.answer.door': trap,
  'overlord.answer.chest': trap,
  'overlord.answer.attack': aim,
  'overlord.answer.attacked': dodge,
  'overlord.trap.shift': shove,
  'overlord.mimic': place,
  'attack.throw': shove,
  'attack.dodge': dodgedDice,
  'attack.aimed': aimedDice,
  'attack.again': aimedDice,
  'attack.spend': mind => bestPicks(mind.turn.decision, worthOfSpending(mind.known)),
  'attack.order': () => [],
  'attack.morph': morph,
  'attack.bash': bash,
  'attack.boost': () => [],
  'attack.swallow': swallow,
  'overlord.answer.turn': ambush,
  'overlord.urge': urgePicks,
  'overlord.burst': burstPicks,
  'overlord.alarm': alarmPicks,
  'overlord.smash': smashPicks,
  'overlord.cleanse': cleansePicks,
  'overlord.mend': mendPicks,
  'overlord.lay': layPicks,
  'overlord.template': layPicks,
  'overlord.boulder': boulderPicks,
  'overlord.way': wayPicks,
  'overlord.item': itemPicks,
  'ask.boulder': nextLoose,
  'ask.loose': nextLoose,
  'overlord.answer.glyph': darkenPicks,
  'overlord.summon': summonPicks,
  'overlord.keepOne': burn,
  'overlord.pierce': piercePicks,
  'overlord.strew': strewPicks,
  'overlord.strew.where': strewnPicks,
  'overlord.shut': () => [],
  'feats.order': () => [],
  'feats.foil': mind => foiled(mind),
  'ask.place': place,
  'ask.figure': spareFigure,
  'ask.quest': questAnswer,
  'dungeon.means': ({ turn: { decision } }) => bestPicks(decision, ({ key }) => worthOfMeans(key)),
  'dungeon.minions': minionPicks,
  'dungeon.place': layPlace,
  'dungeon.shift': () => [],
  ...OUTDOORS,
  ...WEEK_OF_OVERLORD,
};

export function overlordPicks(mind: Mind): Picks {
  const { decision } = mind.turn;
  const judge = JUDGED[decision.prompt];
  return judge ? judge(mind) : bestPicks(decision, () => 1);
}

// ---- the turn ----

/** Cards first, as long as one is worth its price; then the monsters, one after the other. */
function turn(mind: Mind): Picks {
  const { options, pass } = mind.turn.decision;
  const hunt = huntOf(mind);
  const cards = options.filter(({ key }) => keys.cardKey.is(key));
  const [card] = ranked(cards, ({ key }) => worthOfTurnCard(hunt, keys.cardKey.only(key)));
  if (card && card.worth > 0) return [card.thing.key];
  if (mind.known.dungeon && turnsMarker(mind)) return [markerKey];
  if (options.some(({ key }) => key === keys.tauntKey) && likeliest(hunt) > SAID) return [keys.tauntKey];
  if (mind.known.outdoors) {
    const comes = options.find(({ key }) => comeInKey.is(key));
    const bought = comes?.key ?? abilityOf(hunt, options, 0);
    if (bought !== undefined) return [bought];
  }
  const monsters = options.filter(({ key }) => keys.monsterKey.is(key));
  const next = bestOf(monsters, ({ key }) =>
    urgency(hunt, monsterOf(mind.known, keys.monsterKey.only(key) as FigureId)),
  );
  if (next) return [next.key];
  return pass ? [] : options.slice(0, 1).map(({ key }) => key);
}

/** So likely a death must be for the overlord to speak of it: from then on it is no secret, for the monsters strike at once. */
const SAID = 0.25;
const likeliest = ({ prey, doom }: Hunt): number => Math.max(0, ...prey.map(doom));

/** Whom the monsters are after in this turn. */
function taunt(mind: Mind): Picks {
  const { prey, doom } = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const one = prey.find(({ hero }) => sheetOf(hero) === keys.heroKey.only(key));
    return one ? one.stake * doom(one) : 0;
  });
  return best ? [best.key] : [];
}

/** Who acts first: those that strike before those that only come nearer, shooters before they are barred, and bait for heroes on guard. */
function urgency(hunt: Hunt, monster: Monster): number {
  const { known, prey } = hunt;
  const speed = statOf(known, monster.id, 'speed');
  const steps = Math.min(...prey.map(one => stepsTo(one, monster.at)), 99);
  const strikes = prey.some(one => comesNear(known, monster, one, speed));
  const shoots = statsOf(known, monster).kind !== 'melee';
  const guarded = prey.some(({ hero }) => hero.order === 'guard');
  return (strikes ? 4 : 0) + (strikes && shoots ? 1 : 0) - steps / 100 - (guarded ? 2 * stakeOfMonster(monster) : 0);
}

// ---- one monster ----

function activation(mind: Mind): Picks {
  const { options, pass } = mind.turn.decision;
  const hunt = huntOf(mind);
  const { acting } = mind.known.overlord;
  const best = activationOf(hunt, options);
  const card = acting?.fresh ? boost(hunt, options, best.strike, best.worth) : undefined;
  if (card) return [card];
  const outside = mind.known.outdoors && underTheSky(hunt, options, best);
  if (outside !== undefined) return [outside];
  if (best.key !== undefined && options.some(({ key }) => key === best.key)) return [best.key];
  if (pass) return [];
  const ways = options.filter(({ key }) => keys.walkKey.is(key));
  return (ways.length > 0 ? ways : options).slice(0, 1).map(({ key }) => key);
}

const underTheSky = (hunt: Hunt, options: readonly Option[], best: Stalk): string | undefined =>
  flightOf(hunt, options) ?? abilityOf(hunt, options, best.strike) ?? stepOf(hunt, options, best);

/** Rage for a blow that is worth striking twice, Charge for one that would not come near enough, threat for wounds of whoever is worth it. */
function boost(hunt: Hunt, options: readonly Option[], strike: number, worth: number): string | undefined {
  const { known } = hunt;
  const { acting } = known.overlord;
  const monster = acting && monsterOf(known, acting.monster);
  if (!monster) return undefined;
  for (const { key } of options) {
    const [id] = keys.cardKey.read(key) ?? [];
    if (id === undefined) continue;
    const { ops } = overlordCardRow(id);
    const says = (what: CardOp['op']): boolean => ops.some(({ op }) => op === what);
    if (says('mend') && netOfEvent(known, id, bestMending(known, monster.id)) > 0) return key;
    if (says('doubleAttacks') && netOfEvent(known, id, 0.9 * strike) > 0) return key;
    if (!says('doubleSpeed') || strike > 0.3) continue;
    const { movement, attacks } = meansOf(known, monster);
    const faster = { movement: 2 * movement, attacks: (says('doubleAttacks') ? 2 : 1) * attacks };
    const gain = stalkOf(hunt, monster, faster).worth - worth;
    if (netOfEvent(known, id, gain) > 0) return key;
  }
  return undefined;
}

// ---- spawning ----

/** The place from which it does most; a figure that stands idly elsewhere is taken if there is no other. */
function spawn(mind: Mind): Picks {
  const { options, pass } = mind.turn.decision;
  const hunt = huntOf(mind);
  const places = options.flatMap(({ key }) => {
    const [at] = keys.placeKey.read(key) ?? [];
    return at === undefined ? [] : [at as Stand];
  });
  if (places.length > 0) {
    const { kind, rank } = kindIn(mind);
    const best = ambushOf(hunt, kind, rank, places);
    if (best) return [keys.placeKey.make(best.at)];
  }
  const idle = options.find(({ key }) => {
    const [id] = keys.recycleKey.read(key) ?? [];
    return id !== undefined && isIdle(hunt, monsterOf(mind.known, id as MonsterFigure));
  });
  if (idle) return [idle.key];
  return pass ? [] : options.slice(0, 1).map(({ key }) => key);
}

/** What a question is about: the monster that it names. */
function kindIn({ known, turn: { decision } }: Mind): { readonly kind: MonsterId; readonly rank: Group['rank'] } {
  const name = JSON.stringify(decision.with?.monster);
  for (const kind of MONSTERS)
    for (const rank of ['normal', 'master'] as const)
      if (JSON.stringify(monsterName(known, { kind, rank })) === name) return { kind, rank };
  throw new Error(`${decision.prompt} names no monster`);
}

function reinforce(mind: Mind): Picks {
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const kind = keys.monsterKey.only(key) as MonsterId;
    return Math.min(2, figuresLeft(mind.known, kind, 'normal')) * (kind === 'bane-spider' ? 1.2 : 1);
  });
  return best ? [best.key] : [];
}

/** The one that gains most by it. */
function promote(mind: Mind): Picks {
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const { kind } = monsterOf(mind.known, keys.monsterKey.only(key) as MonsterFigure);
    return monsterRow(kind).points;
  });
  return best ? [best.key] : [];
}

/** Where a figure of the guide comes to stand, or a chest that bites: near to the heroes. */
function place(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const at = keys.placeKey.only(key) as Stand;
    return promiseOf(hunt, imagined(mind.known, 'beastman', 'normal', at), 4);
  });
  return best ? [best.key] : [];
}

/** Whose figure is taken: whoever does least where it stands. */
function spareFigure(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const monster = monsterOf(mind.known, keys.monsterKey.only(key) as MonsterFigure);
    return Math.min(...hunt.prey.map(one => stepsTo(one, monster.at)), 99);
  });
  return best ? [best.key] : [];
}

/** Wishes of the guide that plainly take most from the heroes; anything else is a secret that nobody should be able to guess. */
const ANSWERS: { readonly [quest in Played]?: number } = { 'last-wishes': 2 };

function questAnswer({ known, turn: { decision, chance } }: Mind): Picks {
  const { options } = decision;
  const answer = ANSWERS[known.quest];
  return [(options.find(({ key }) => keys.answerKey.read(key)?.[0] === answer) ?? chance.pick(options, 'answer')).key];
}

// ---- threat and cards ----

/** Which of the cards that were shown is gone: the one that is missed least. */
function foiled(mind: Mind): Picks {
  const best = bestOf(mind.turn.decision.options, ({ key }) => worthOfBurning(mind.known, keys.cardKey.only(key)));
  return best ? [best.key] : [];
}

function burn(mind: Mind): Picks {
  const best = bestOf(mind.turn.decision.options, ({ key }) => worthOfBurning(mind.known, keys.burnKey.only(key)));
  return best ? [best.key] : [];
}

/** Of which hero an interruption is: its window says so. */
function heroMeant({ known, turn: { decision } }: Mind): Hero | undefined {
  const [, ...seats] = CARD_WHENS;
  const number = seats.findIndex(when => decision.window?.when?.includes(when));
  return known.heroes[number] ?? known.heroes.find(({ id }) => id === known.turn?.hero);
}

function trap(mind: Mind): Picks {
  const hero = heroMeant(mind);
  if (!hero?.at) return [];
  const { options } = mind.turn.decision;
  const worth = ({ key }: Option): number => netOfTrap(mind.known, hero, keys.cardKey.only(key));
  const best = bestOf(options, worth);
  return best && worth(best) > 0 ? [best.key] : [];
}

/** Monsters that act before the hero does. */
function ambush(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const net = ({ key }: Option): number => {
    const id = keys.cardKey.only(key);
    const gain = overlordCardRow(id).ops.reduce(
      (sum, op) => sum + (op.op === 'activate' ? gainOfUrging(hunt, op) : 0),
      0,
    );
    return netOfEvent(mind.known, id, gain);
  };
  const best = bestOf(mind.turn.decision.options, net);
  return best && net(best) > 0 ? [best.key] : [];
}

function chosenHero(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const one = hunt.prey.find(({ hero }) => sheetOf(hero) === keys.heroKey.only(key));
    return one ? charmed(hunt, one) : 0;
  });
  return best ? [best.key] : [];
}

/** What a charmed hero does: the blow that costs the heroes most. */
function charm(mind: Mind): Picks {
  const { known, turn } = mind;
  const hunt = huntOf(mind);
  const name = JSON.stringify(turn.decision.with?.hero);
  const one = hunt.prey.find(({ hero }) => name?.includes(sheetOf(hero)));
  if (!one) return turn.decision.options.slice(0, 1).map(({ key }) => key);
  const { byKey } = foretoldBy(mind, one.hero.id, 'charm');
  const ours = (blows: readonly Foretold[]): Foretold[] => blows.filter(({ figure }) => sideOf(figure) === 'heroes');
  const best = bestOf(turn.decision.options, ({ key }) =>
    worthOfBlows({ ...hunt, known }, one.hero.id, ours(byKey(key))),
  );
  return best ? [best.key] : [];
}

// ---- where heroes and chests are pushed ----

/** Whoever is thrown where a boulder rolls may walk away from it yet. */
const CRUSHED = 3;

/** Into what hurts, and towards those who can still strike; else not at all. */
function shove(mind: Mind): Picks {
  const { known, turn } = mind;
  const ground = groundNow(known);
  const { terrain, open } = ground;
  const crushed = crushChances(trackOf(ground, known.board));
  const ready = known.monsters.filter(one => one.ready);
  return bestPicks(turn.decision, ({ key }) => {
    const at = keys.placeKey.only(key) as Space;
    const prop = terrain.get(at);
    const hurts = prop !== undefined && propRow(prop).enter !== undefined ? 1 : 0;
    const way = open.reach(at);
    const near = ready.filter(one => standsOn(one).some(to => way.cost(to) <= statOf(known, one.id, 'speed') + 1));
    return hurts + CRUSHED * (crushed.get(at) ?? 0) + near.length / 10;
  });
}
