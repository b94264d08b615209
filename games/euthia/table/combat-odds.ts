// What each answer of a fight would lead to, and how the whole fight may end. Pure: the rule's own sums over exact chances. EUT-10.

import type { Seat } from '@veillee/kernel';
import { always, expected, mapped, type Odds, resultsOf } from '@veillee/pieces/odds';
import { DWURT_BONUS, GAAR_BONUS, POWERS } from '../content/constants.ts';
import { essences } from '../content/gems.ts';
import type { SpaceAt } from '../content/lattice.ts';
import type { TileOp } from '../content/vocabulary.ts';
import { gemRow, isProtected, maxHealth, onSlots } from '../rules/board.ts';
import { promised, threat } from '../rules/combat/blow.ts';
import { CURSES, writeSection } from '../rules/combat/cards.ts';
import { healthOf, isVain } from '../rules/combat/fighter.ts';
import type { Combat } from '../rules/combat/state.ts';
import {
  cancelCards,
  change,
  inflict,
  type Ledger,
  type Side,
  STRENGTH,
  type Sum,
  strengthOf,
  writeOp,
} from '../rules/dice/ledger.ts';
import type { Winds } from '../rules/dice/powers.ts';
import { attackKey, comboKey, dwurtKey, essenceKey, gaarKey, gemKey, hopeKey, useKey } from '../rules/keys.ts';
import { foeAt, monsterAt } from '../rules/land.ts';
import { type FightOdds, fightOdds, type HeroSide, heroSide, type MonsterSide } from '../rules/odds/fight.ts';
import { cardsAgainst, sidesOf } from '../rules/odds/opponents.ts';
import { rerollsOf, rollOdds } from '../rules/odds/rolls.ts';
import { openState } from '../rules/open.ts';
import type { Hero } from '../rules/state.ts';
import { effectsOf, faceOf, tileName } from '../rules/tiles.ts';
import { withTiers } from '../rules/uses.ts';
import type { View } from '../rules/view.ts';
import { powerOn } from '../rules/walks.ts';
import { type Fight, issueOf, isToStrike, phaseOf } from './combat-facts.ts';

/** The tile whose ruler counts: the one chosen, or the one that would do most. */
export function attackOf(fight: Fight): string | undefined {
  const { combat, hero } = fight;
  if (combat.attack !== undefined) return combat.attack;
  const usable = onSlots(hero).filter(({ tile, engaged }) => {
    const { attack, isAbility, initiative } = faceOf(tile);
    return attack !== undefined && !initiative && !(isAbility && engaged);
  });
  const [best] = usable
    .map(({ tile }) => ({ tile, mean: prospectWith(fight, { ...combat, attack: tile }, 'hero').mean }))
    .sort((a, b) => b.mean - a.mean);
  return best?.tile;
}

/** What comes of an attack: how much harm, how likely, and whether somebody falls. */
export interface Prospect {
  readonly side: Side;
  /** Wounds or Damage on average. */
  readonly mean: number;
  /** Each with its chance, the least first. */
  readonly shares: readonly { readonly n: number; readonly chance: number }[];
  /** That it fells whoever is struck. */
  readonly fells: number;
  /** The Combat Strengths that it rests on, with their chances. */
  readonly strengths: Odds;
}

const heroWinds = ({ combat, hero }: Fight): Winds => ({
  air: combat.winds.air && !isProtected(hero, 'air'),
  earth: combat.winds.earth && !isProtected(hero, 'earth'),
});

const addedTo = ({ modifiers }: Ledger, side: Side): number =>
  modifiers.reduce(
    (sum, { target, class: sort, n }) => (target === STRENGTH[side] ? sum + (sort === 'minus' ? -n : n) : sum),
    0,
  );

/** The Combat Strengths that a roll may come to that nobody has made yet. */
function rolling(fight: Fight, combat: Combat, side: Side): Odds {
  const { foe, view } = fight;
  const rest = addedTo(combat.ledger, side);
  if (side === 'hero') return rollOdds(heroWinds(fight), rest + (foe?.penalty ?? 0));
  const event = view.scenario.modifiers.reduce(
    (sum, { modifier }) => (modifier.stat === 'monsterStrength' ? sum + modifier.n : sum),
    0,
  );
  const winds = foe?.immune ? { air: false, earth: false } : combat.winds;
  return rollOdds(winds, rest + event, combat.oneDie ? 1 : 2);
}

/** The harm that these Combat Strengths do, by the rule's own sums. */
function prospectWith(fight: Fight, combat: Combat, side: Side, given?: Odds): Prospect {
  const state = { ...fight.view, combat };
  const strengths = given ?? rolling(fight, combat, side);
  const tile = combat.attack ?? attackOf(fight) ?? '';
  const harmAt = (strength: number): number =>
    side === 'monster' ? threat(state, strength).total : promised(state, tile, strength).total;
  const harm = mapped(strengths, harmAt);
  // Before its card lies open nobody knows what fells it.
  const foeLeft = (): number => (isTold(fight) ? healthOf(state) - combat.damage : Number.POSITIVE_INFINITY);
  const left = side === 'monster' ? fight.hero.health : foeLeft();
  return {
    side,
    strengths,
    mean: expected(harm, n => n),
    shares: resultsOf(harm).filter(({ chance }) => chance > 0),
    fells: expected(harm, n => (n >= left ? 1 : 0)),
  };
}

const copied = (combat: Combat): Combat => ({
  ...combat,
  ledger: { dice: { ...combat.ledger.dice }, modifiers: [...combat.ledger.modifiers] },
});

const isTold = ({ foe }: Fight): boolean => foe !== undefined;

/** What the attack at issue comes to as things stand; nothing where none is. */
export function prospectNow(fight: Fight): Prospect | undefined {
  const { combat } = fight;
  const issue = issueOf(combat);
  if (!issue || !isTold(fight) || (issue.side === 'hero' && attackOf(fight) === undefined)) return undefined;
  const now = issue.isRolled ? always(strengthOf(combat.ledger, issue.side).total) : undefined;
  return prospectWith(fight, combat, issue.side, now);
}

/** What the attack that a side is still to make in this Combat Round would come to, as things stand. */
export function prospectNext(fight: Fight, side: Side): Prospect | undefined {
  const { combat } = fight;
  const isAtIssue = issueOf(combat)?.side === side;
  if (isAtIssue || !isTold(fight) || !isToStrike(combat, side)) return undefined;
  if (side === 'hero' && attackOf(fight) === undefined) return undefined;
  return prospectWith(fight, combat, side);
}

/** What an answer would make of the attack at issue; nothing where it changes something else. */
export function prospectOf(fight: Fight, asked: Seat, key: string): Prospect | undefined {
  const issue = issueOf(fight.combat);
  if (!issue || !isTold(fight)) return undefined;
  const { side, isRolled } = issue;
  const combat = copied(fight.combat);
  const { ledger } = combat;
  const sign = asked === combat.rival || side === 'hero' ? 1 : -1;
  const [die] = gaarKey.read(key) ?? [];
  if (die !== undefined) {
    const dice = ledger.dice[side];
    const [reroll] = rerollsOf({ dice, rest: addedTo(ledger, side) }, n => n, sign * GAAR_BONUS).slice(die, die + 1);
    return reroll && prospectWith(fight, combat, side, reroll.odds);
  }
  if (!isChanged(fight, combat, key, sign, side)) return undefined;
  return prospectWith(fight, combat, side, isRolled ? always(strengthOf(ledger, side).total) : undefined);
}

/** How good an answer is to whoever is asked, beside leaving things as they are; 0 where it changes nothing about the attack. */
export function gainOf(fight: Fight, asked: Seat, key: string): number {
  const [now, then] = [prospectNow(fight), prospectOf(fight, asked, key)];
  if (!now || !then) return 0;
  const isOwn = (then.side === 'monster') === (asked === fight.combat.rival);
  return (then.mean - now.mean) * (isOwn ? 1 : -1);
}

/** Writes an answer into a copy of the fight; false where it changes nothing about the attack at issue. */
function isChanged(fight: Fight, combat: Combat, key: string, sign: number, side: Side): boolean {
  const { ledger } = combat;
  if (key === dwurtKey) {
    change(ledger, STRENGTH[side], sign * DWURT_BONUS, { source: { text: 'source.dwurt' }, expiry: 'roll' });
    return true;
  }
  const [boon] = hopeKey.read(key) ?? [];
  if (boon !== undefined) return hopes(ledger, boon);
  const [card, n = 0] = comboKey.read(key) ?? [];
  if (card !== undefined) {
    writeSection(ledger, { card, things: new Array<string>(n).fill(card) }, { text: `card.${card}` });
    return true;
  }
  const [tile] = attackKey.read(key) ?? [];
  if (tile !== undefined) combat.attack = tile;
  return tile !== undefined || uses(fight, combat, key);
}

function hopes(ledger: Ledger, boon: string): boolean {
  const held = { source: { text: 'source.hope' }, expiry: 'roll' } as const;
  if (boon !== 'roll' && boon !== 'strike') return false;
  change(ledger, 'heroStrength', 1, held);
  if (boon === 'strike') inflict(ledger, 'damage', 1, held);
  return true;
}

/** The ops of what a key uses: of a tile, a set Gem or an Essence. */
function usedBy(hero: Hero, key: string): { readonly ops: readonly TileOp[]; readonly tile?: string } | undefined {
  const [tile, n = 0] = useKey.read(key) ?? [];
  if (tile !== undefined) {
    const effects = effectsOf(tile);
    const effect = effects[n];
    return { tile, ops: effect ? withTiers(hero, effects, effect).ops : [] };
  }
  const [gem] = gemKey.read(key) ?? [];
  if (gem !== undefined) return { ops: gemRow(gem as Parameters<typeof gemRow>[0]).effects.flatMap(({ ops }) => ops) };
  const [essence] = essenceKey.read(key) ?? [];
  const row = essences.find(({ id }) => id === essence);
  return row && { ops: row.effects.flatMap(({ ops }) => ops) };
}

function uses({ view, hero }: Fight, combat: Combat, key: string): boolean {
  const used = usedBy(hero, key);
  if (!used) return false;
  const { ops, tile } = used;
  const source = tile === undefined ? { text: 'source.gaar' } : tileName(tile);
  const face = tile === undefined ? undefined : faceOf(tile);
  const changes = ops.map(op => {
    if (isVain({ ...view, combat }, op.op, face)) return false;
    if (op.op === 'heroRoll') change(combat.ledger, 'heroStrength', op.n, { source, expiry: 'roll' });
    else if (op.op === 'monsterOneDie') combat.oneDie = true;
    else if (op.op === 'noCurse') cancelCards(combat.ledger, CURSES);
    else return writeOp(combat.ledger, op, source);
    return true;
  });
  return changes.includes(true);
}

// ---- the fight ----

/** About how the whole fight ends, from what everybody knows; nothing once it has ended. */
export function chancesOf(fight: Fight, fights = 200): FightOdds | undefined {
  const { view, combat, hero, foe } = fight;
  if (phaseOf(combat) === 'end') return undefined;
  const monsters: readonly MonsterSide[] = foe
    ? [
        {
          ...foe,
          health: healthOf(view),
          gaar: combat.gaar,
          chaos: combat.chaos,
          damage: combat.damage,
          hasStruck: isStruck(combat),
        },
      ]
    : sidesOf(view, combat.opponent);
  return chancesAgainst(view, hero, heroNow(fight), monsters, combat.round, fights);
}

/** How a fight would end that a Hero begins by entering a space: with the Health that Fire or Water there leaves. Nothing where nobody waits. */
export function chancesAt(view: View, hero: Hero, at: SpaceAt, fights = 200): FightOdds | undefined {
  const state = openState(view);
  const foe = foeAt(state, at, 'must');
  const level = monsterAt(state, at);
  const opponent: Combat['opponent'] | undefined =
    foe !== undefined ? { kind: 'foe', foe } : level === undefined ? undefined : { kind: 'monster', level };
  if (!opponent) return undefined;
  const side = heroSide(hero, maxHealth(hero));
  const power = hero.at === at ? undefined : powerOn(state, hero, at);
  const change = power === 'fire' ? -POWERS.fire : power === 'water' ? POWERS.water : 0;
  const health = Math.min(side.most, side.health + change);
  return health > 0
    ? chancesAgainst(view, hero, { ...side, health }, sidesOf(view, opponent), 0, fights)
    : { wins: 0, deaths: 1, damage: 0, health: 0, gaar: 0, rounds: 0 };
}

function chancesAgainst(
  view: View,
  hero: Hero,
  side: HeroSide,
  monsters: readonly MonsterSide[],
  round: number,
  fights: number,
): FightOdds | undefined {
  if (monsters.length === 0) return undefined;
  const cards = cardsAgainst(view, hero);
  const armed = cards ? monsters.map(monster => ({ ...monster, cards })) : monsters;
  return fightOdds(side, armed, `stage ${round}`, fights);
}

/** The Monster has rolled in this Combat Round: what its blow comes to is known as things stand. */
function isStruck(combat: Combat): boolean {
  if (combat.round === 0) return false;
  const phase = phaseOf(combat);
  return phase === 'recovery' || phase === 'hero' || (phase === 'monster' && issueOf(combat)?.isRolled === true);
}

/** The Hero as they will stand after a blow that is falling; whoever strikes first has done so by then. */
function heroNow({ view, combat, hero }: Fight): HeroSide {
  const side = heroSide(hero, maxHealth(hero));
  if (combat.round === 0) return side;
  const isFalling = phaseOf(combat) === 'monster' && isStruck(combat);
  const wounds = isFalling ? threat({ ...view, combat }).total : 0;
  return { ...side, health: Math.max(0, side.health - wounds), initiative: [] };
}

/** Wounds or Damage as they stand, with the lines of the rule's own sum. */
export const harmLines = ({ view, combat }: Fight, side: Side): Sum =>
  side === 'monster' ? threat({ ...view, combat }) : promised({ ...view, combat });
