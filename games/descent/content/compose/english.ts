// Rule texts in English.

import { ENGLISH, type Names, type Phrases, phrase } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { OverlordCardRow } from '../rows.ts';
import {
  type Ability,
  type CardOp,
  type Cost,
  DICE,
  type Effect,
  type FigureSize,
  type Group,
  type Harm,
  type HeroOp,
  type Kind,
  type Prop,
  type Window,
} from '../vocabulary.ts';
import { englishFeats } from './english-feats.ts';
import { englishThings } from './english-things.ts';
import { and, englishWords, FACES } from './english-words.ts';
import type { Doing, Fact, Speech } from './language.ts';
import { has, kindsOf, leftIn, spacesIn } from './reading.ts';

const { or } = ENGLISH;
const wounds = (n: number | 'all'): string => (n === 'all' ? 'all wounds' : count(n, 'wound'));
const fatigue = (n: number | 'all'): string => (n === 'all' ? 'all fatigue' : `${n} fatigue`);
const EACH = {
  board: 'every hero in the dungeon',
  door: 'every hero adjacent to the door',
  near: 'every other hero within 3 spaces',
} as const;
const DICE_OF = { melee: 'a melee', ranged: 'a ranged', magic: 'a magic' } as const;
const PART = { 2: 'half', 4: 'a quarter' } as const;
const kinds = (of: readonly Kind[] | undefined): string => (of ? `${and(of)} ` : '');

export function english(name: Names): Speech {
  const { owned, tokens, gained } = englishWords(name);
  const names = (of: readonly Ability[]): string => and(of.map(ability => name(`ability.${ability}`)));
  const recovered = (n?: number | 'all', tired?: number | 'all'): string =>
    and([...(n ? [wounds(n)] : []), ...(tired ? [fatigue(tired)] : [])]);

  const ground = (prop: Prop): string => (prop === 'pit' ? 'pits' : name(`prop.${prop}`).toLowerCase());

  const doings: Phrases<HeroOp, Doing> = {
    recover: ({ wounds: n, fatigue: tired, who }) =>
      who === 'self-or-adjacent'
        ? `let yourself or an adjacent figure recover ${recovered(n, tired)}`
        : who === 'self-and-adjacent'
          ? `let yourself and every adjacent hero recover ${recovered(n, tired)}`
          : `recover ${recovered(n, tired)}`,
    attack: op =>
      op.with === 'same-weapon'
        ? 'make one more attack with the same weapon'
        : op.with === 'any'
          ? 'attack it at once'
          : `make one more ${op.with.kind} attack with ${and(Object.keys(op.with.dice).map(die => `1 ${die} die`))}`,
    attacks: ({ n }) => `make ${count(n, 'more attack')} this turn`,
    halfSpeed: () => 'gain half your speed, rounded up, in movement points',
    halfActions: ({ n }) => `take ${n} half actions, none of them twice and one of them an order`,
    lendOrder: () => 'let another hero place it instead',
    placeOrder: ({ order }) => `place ${name(`order.${order}`)} during your turn`,
    changeAction: () => 'change your action for one that allows what you have already done',
    changeOrder: () => 'exchange the order you have for another',
    changePotion: () => 'exchange an equipped potion for one of another kind from the supply, as often as you like',
    changeTarget: () => 'choose another target for it',
    rangeToDamage: () => 'turn range that is not needed into damage, one for one',
    traceFromBeside: () => 'trace line of sight from any empty space adjacent to you',
    seeThroughOne: () => 'ignore one figure or one obstacle when you trace line of sight',
    chargeAttack: () => 'make one melee attack after moving in a straight line; your movement ends with it',
    guardMove: () => 'move up to your speed before or after the attack',
    blink: () => 'move to any empty space in your line of sight',
    gain: op => `give it ${owned(op)}`,
    reroll: ({ n, of }) =>
      of.length === DICE.length
        ? `have ${count(n, 'die', 'dice')} rolled again`
        : `have ${count(n, 'green, yellow or power die', 'green, yellow or power dice')} rolled again`,
    discardTokens: ({ n }) =>
      n === 1 ? 'discard 1 effect token before it does anything' : `discard up to ${n} effect tokens`,
    moveFigure: ({ n }) => `move any figure in your line of sight ${count(n, 'space')}`,
    cancelWounds: ({ n }) => `cancel ${count(n, 'wound')}`,
    spoilHand: () => 'look at the overlord’s hand and have one card of it discarded, for its threat',
    tauntWithin: ({ n }) => `have it attack you instead, if it is within ${n} spaces of you and can`,
    cancelAll: () => 'cancel as many of them as you like',
    rollAgain: () => 'have any of its dice rolled again, even once more',
    stunWithin: ({ n }) => `put ${tokens({ stun: 1 })} on every monster within ${n} spaces of you`,
    companion: ({ familiars }) => `place ${and(familiars.map(familiar => name(`familiar.${familiar}`)))} on your space`,
    coins: ({ n }) => `gain ${count(n, 'coin')}`,
    conquest: ({ n }) => `gain ${count(n, 'conquest token')} for the heroes`,
    pickTreasure: ({ of }) => `take any item from the ${or(of.map(tier => tier))} treasures, which are shuffled then`,
    oneOf: ({ ops }) => or(ops.map(op => phrase(doings, op))),
  };

  const facts: Phrases<HeroOp, Fact> = {
    recover: ({ wounds: n, fatigue: tired }) => `you recover ${recovered(n, tired)}`,
    maxWounds: ({ n }) => `your maximum of wounds is ${n} higher`,
    maxFatigue: ({ n }) => `your maximum of fatigue is ${n} higher`,
    speed: ({ n }) => `your speed is ${n < 0 ? `${-n} lower` : `${n} higher`}, after whatever armour does to it`,
    armour: ({ n }) => `you have ${signed(n)} armour`,
    movement: ({ n }) => `you have ${count(n, 'more movement point')}, whatever your action`,
    fatigueDice: ({ n }) => `add ${n} power dice instead of 1 for each fatigue you spend on them`,
    hands: ({ n }) => `you have only ${count(n, 'hand')} for items`,
    moreWounds: ({ n }) => `each attack that hits you deals you ${count(n, 'wound')} more, whatever your armour`,
    noRun: () => `you cannot declare ${name('action.run')}`,
    noFatigueSteps: () => 'you cannot spend fatigue for movement points',
    noPack: () => 'your potions and your whole pack are gone: you can have neither, nor receive coins',
    noSurges: () => 'you cannot spend surges',
    revives: () => `every enemy whom you kill counts as having ${name('ability.undying')}`,
    fewerWounds: ({ n }) => `you lose ${n} fewer`,
    shields: ({ n }) => `each use of a shield cancels ${count(n, 'more wound')}`,
    saveDice: ({ n }) =>
      `you roll ${count(n, 'more power die', 'more power dice')} to escape a trap card or to lessen it`,
    trapWounds: ({ n }) => `trap cards deal you ${count(-n, 'wound')} fewer`,
    glyphsWithin: ({ n }) => `a glyph is activated as soon as you come within ${n} spaces of it`,
    noSpawnWithin: ({ n }) => `the overlord cannot spawn monsters within ${n} spaces of you, seen or not`,
    noUndyingWithin: ({ n }) => `monsters within ${n} spaces of you have no ${name('ability.undying')}`,
    cardCost: ({ n }) => `every overlord card costs ${n} more threat`,
    threatIncome: ({ n }) => `it is ${-n} less`,
    noArmour: () => 'you cannot wear armour',
    runesInArmour: () => 'you may equip runes in armour that forbids them',
    noSpeedCap: () => 'armour never lowers your speed',
    unbreakable: () => 'your equipment cannot be destroyed',
    oneHanded: () => 'you may use one two-handed melee weapon as if it were one-handed',
    distanceToDamage: () => 'add the distance to the target to their damage if they succeed',
    spacesToDamage: () => 'deal 1 more damage for each space of the target beyond the first',
    seeThroughAll: () => 'no figure and no obstacle blocks your line of sight',
    ignore: ({ ability }) => `ignore ${name(`ability.${ability}`)}`,
    acrobatics: () =>
      'you move through enemies and obstacles without effect; you neither stop nor attack on a space with another figure or with an obstacle that blocks movement',
    letPass: () => 'enemies may move through your space but not end their movement there',
    notAdjacent: () => 'you cannot make ranged attacks on adjacent figures',
    mercy: () =>
      `a monster that your attack leaves with exactly 1 wound surrenders: it is killed, ${name('ability.undying')} or not`,
    avenge: () => `every enemy within 3 spaces that is not unique is killed too, ${name('ability.undying')} or not`,
    armourIs: ({ n, plus }) => `your armour is ${n} plus your ${plus} trait`,
    armourAgainst: ({ kind, n }) => `you have ${signed(n)} armour against ${kind} attacks`,
    have: op => `you have ${owned(op)}`,
    immune: ({ to }) => `you are immune to ${names(to)}`,
    bonus: ({ bonus }) => `gain ${and(gained(bonus))}`,
    companion: ({ familiars }) => `you have ${and(familiars.map(familiar => name(`familiar.${familiar}`)))} with you`,
    cancelOn: ({ faces }) =>
      `roll a power die for each of them: every ${or(faces.map(face => FACES[face]))} cancels one`,
    opensFor: ({ n }) => `doors and chests cost you ${count(n, 'movement point')}`,
    trapCost: ({ n }) => `trap cards that answer what you do cost ${n} more threat`,
    grant: op => `gain ${owned(op)}`,
    passThrough: ({ prop }) => `you may move through ${ground(prop)}, without stopping or attacking there`,
    unharmedBy: ({ prop }) => `you move over ${ground(prop)} unharmed`,
    aimed: () => 'are aimed attacks',
    orders: () => `you have ${name('order.aim')} and ${name('order.dodge')} at all times, whatever your order`,
    otherItems: ({ n }) => `you may have ${count(n, 'more item')} in use besides weapons, shields and armour`,
    bounty: ({ n }) => `each monster without a name whom you give the killing blow brings you ${n} coins more`,
    harmBeside: ({ n }) => `every enemy adjacent to it loses ${count(n, 'wound')}, ignoring armour`,
    crowdToDamage: () => 'gain +1 damage for each monster adjacent to you beyond the first',
    breakDoors: () => 'you open doors for 0 movement points, and they are broken then; rune doors still need their key',
    softFalls: () => 'neither falling into pits nor trap cards that open one wound you',
    spareTreasure: () => 'whenever you draw treasure, draw one card more and put one of them under the deck',
    shareTreasure: () =>
      'you draw all treasure cards of every chest that is opened, and share them out as you like, as many to each hero',
    anyPack: () => 'your pack holds any number of items',
    keepCoins: () => 'you lose no coins when you are killed',
    mayMove: () => 'you may always spend movement points, whatever holds you',
    noTokens: () => 'no effect tokens can be placed on you, even while this card is exhausted',
    armourOfOthers: ({ n }) => `all other heroes have ${signed(n)} armour`,
    armourAgainstAreas: ({ of, n }) =>
      `you have ${signed(n)} armour against attacks with ${or(of.map(ability => name(`ability.${ability}`)))}`,
    persists: ({ kind }) => `you roll twice for each attempt at a prolonged action with ${kind}`,
    strikeFrom: ({ kind, within }) =>
      `your ${kind} attacks may begin on the space of any other hero within ${within} spaces, as if you stood there`,
    enhanceBoth: () => 'gain 1 range and 1 damage with each power enhancement, not one of them',
    feats: ({ perGlyph, limit }) =>
      `with feats, which come in another box, you draw ${perGlyph} instead of 1 when a glyph is activated, and may hold ${limit}`,
  };

  const heads: { readonly [window in Window]?: (effect: Effect) => string } = {
    always: effect =>
      has(effect, 'unarmoured')
        ? 'while you wear no armour,'
        : has(effect, 'overlord-turn')
          ? 'during the overlord’s turn'
          : '',
    setup: () => 'from the start',
    'turn-start': () => 'at the start of your turn',
    equip: () => 'when you choose your equipment at the start of your turn,',
    'action-declared': effect =>
      `when you declare ${effect.if?.flatMap(one => (one.is === 'action' ? [name(`action.${one.action}`)] : []))[0]},`,
    'own-turn': ({ ops: [op] }) => (op?.op === 'movement' ? 'in each of your turns' : 'during your turn'),
    'order-placed': () => 'when you place an order,',
    'turn-end': effect =>
      has(effect, 'unmoved') ? 'at the end of a turn in which you have not moved,' : 'at the end of your turn',
    'any-time': () => 'at any time',
    'enemy-attacks': () => 'when an enemy attacks, before the dice are rolled,',
    'area-revealed': () => 'when an area is revealed,',
    'enemy-comes-adjacent': () => 'when an enemy enters a space adjacent to you,',
    'wounds-dealt': () => 'when you are about to lose wounds,',
    wounded: () => 'each time you lose wounds,',
    killed: () => 'when an enemy figure kills you,',
    'guard-used': () => `when you use ${name('order.guard')},`,
    'threat-collected': () => 'when the overlord collects threat,',
    'any-roll': () => 'after an attack of anybody’s is rolled,',
    'attack:declare': effect =>
      !effect.cost ? subject(effect) : `before you roll ${kindsOf(effect)?.map(kind => DICE_OF[kind])[0]} attack,`,
    'attack:sight': effect => (effect.may ? `for your ${kinds(kindsOf(effect))}attacks` : 'your attacks'),
    rested: () => `when you use ${name('order.rest')},`,
    'attack:roll': effect =>
      has(effect, 'with-this')
        ? 'after you roll an attack with it,'
        : has(effect, 'own-turn')
          ? 'after you roll an attack in your turn,'
          : has(effect, 'plain-roll')
            ? 'after you roll an attack that is neither aimed nor dodged,'
            : 'after you roll an attack,',
    'attacked:roll': () => 'after the roll of an attack on you that is neither aimed nor dodged,',
    'attack:spend': effect =>
      effect.cost
        ? `after you roll ${kindsOf(effect)?.map(kind => DICE_OF[kind])[0] ?? 'an'} attack,`
        : subject(effect),
    'attack:damage': effect => subject(effect),
    'attack:armour': effect => subject(effect),
    'attack:tokens': effect => subject(effect),
    'attack:kill': effect =>
      has(effect, 'with-this')
        ? 'each time you kill an enemy with it,'
        : has(effect, 'stays-dead')
          ? `each time you kill an enemy for good${kindsOf(effect) ? ` with ${kindsOf(effect)?.map(kind => DICE_OF[kind])[0]} attack` : ''},`
          : kindsOf(effect)
            ? `each time you kill an enemy with ${kindsOf(effect)?.map(kind => DICE_OF[kind])[0]} attack,`
            : '',
    'attack:after': effect => `after ${kindsOf(effect)?.map(kind => DICE_OF[kind])[0]} attack`,
    'attacked:shield': () => 'when an attack is about to wound you,',
  };
  const subject = (effect: Effect): string =>
    `your ${kinds(kindsOf(effect))}attacks${
      has(effect, 'adjacent-target')
        ? ' on an adjacent enemy'
        : has(effect, 'unseen')
          ? ' on an enemy that had no line of sight to you at the start of the turn'
          : has(effect, 'off-hand')
            ? ' with an off-hand bonus'
            : has(effect, 'with-staff')
              ? ' with a staff'
              : has(effect, 'one-handed')
                ? ' with a one-handed weapon'
                : has(effect, 'two-handed')
                  ? ' with a two-handed weapon'
                  : leftWords(effect)
    }`;
  const leftWords = (effect: Effect): string => {
    const left = leftIn(effect);
    if (!left) return '';
    const few = ` with ${PART[left.of]} of your wounds or fewer left`;
    return left.above ? `${few}, but more than ${PART[left.above]},` : few;
  };

  const paid = ({ fatigue: tired, wounds: n, movement, surges, exhaust, discard }: Cost): string =>
    and([
      ...(surges ? [`spend ${count(surges, 'surge')}`] : []),
      ...(movement || tired
        ? [
            `spend ${and([...(movement ? [count(movement, 'movement point')] : []), ...(tired ? [`${tired} fatigue`] : [])])}`,
          ]
        : []),
      ...(n ? [`lose ${count(n, 'wound')}`] : []),
      ...(exhaust ? ['exhaust this card'] : []),
      ...(discard ? ['discard this card'] : []),
    ]);

  const spawned = (groups: readonly Group[]): string =>
    and(
      groups.map(({ monster, rank, n }) => {
        const said = name(`monster.${monster}${n === 1 ? '' : '.many'}`);
        return `${n} ${rank === 'master' ? 'master ' : ''}${said}`;
      }),
    );
  const harmed = ({ wounds: n, save, poison }: Harm): string =>
    `${count(n, 'wound')}, ignoring armour${
      save ? `, less ${save.perSurge} for each surge on ${save.dice} power dice` : ''
    }${poison ? ', and gets a poison token for each' : ''}`;
  /** How many spaces a marker covers. */
  const spread = (sizes: readonly FigureSize[]): string => `${or(sizes.map(size => String(spacesIn(size))))} spaces`;
  const cardOps: Phrases<CardOp> = {
    aimed: () => `make it an aimed attack`,
    dodged: () => 'choose any of its dice; they are rolled again',
    hidden: () => `the monster has ${name('ability.stealth')} against this attack`,
    doubleSpeed: () => 'double its speed for this activation',
    doubleAttacks: () => `it may attack twice as often in this activation`,
    chooseHero: () => 'choose a hero',
    transform: () => 'the hero’s turn ends, and for the next two the hero is a monkey',
    charm: () => 'the hero makes one attack that you declare, on any hero, also on themselves',
    nothing: () => 'it does nothing: it is worth the threat that discarding it brings',
    mimic: ({ monster }) =>
      `the chest moves to an adjacent space, becomes ${monster === 'ogre' ? 'an' : 'a'} ${name(`monster.${monster}`)} and is activated at once; its contents are dealt when it is killed`,
    cleanse: () => 'remove all effect tokens from a monster',
    ennoble: () => 'a normal monster becomes an unwounded master',
    noGiving: () => 'heroes can give each other neither items nor potions',
    endTurn: () => 'the hero’s turn ends',
    darkRelic: ({ more }) =>
      `one hero whom you choose rolls a power die: unless it is a blank, they receive a dark relic of your choice in place of a treasure; it costs its own threat more, and ${and(Object.entries(more).map(([tier, n]) => `${n} more for a ${tier} treasure`))}`,
    powerless: () => 'that attack is rolled without any power dice',
    attackSelf: () => 'the hero makes one attack that you declare, on themselves alone',
    potionOr: ({ ops }) => `the hero discards a potion or ${and(ops.map(cardOp)).replace('the hero rolls', 'rolls')}`,
    strew: ({ n }) =>
      `move every figure, and every token that is no obstacle, up to ${count(n, 'space')} as you like, then close any doors`,
    pierce: ({ n }) => `it gains ${name('ability.pierce')} ${n}, and 1 more for each threat that you spend besides`,
    mill: ({ n }) => `the top ${count(n, 'card')} of your deck are discarded each turn, once you have drawn`,
    deckOut: ({ n }) => `the heroes lose ${-n} conquest more each time the deck runs out`,
    heroSight: ({ n }) => `heroes see no further than ${n} spaces`,
    moreDice: ({ n }) => `add ${count(n, 'power die', 'power dice')} to it`,
    powerDice: ({ n }) => `all your monsters attack with ${count(n, 'more power die', 'more power dice')}`,
    monsterArmour: ({ n }) => `all your monsters have ${n} more armour`,
    monsterSpeed: ({ n }) => `all your monsters have ${n} more speed`,
    heroWorth: ({ n }) => `every hero who is killed costs the heroes ${n} more conquest`,
    boulder: ({ away }) =>
      `put a boulder anywhere at least ${away} spaces from every hero, its arrow as you like; it rolls from your next turn on`,
    activate: ({ n, of }) => `activate up to ${count(n, 'monster')}${of === 'area' ? ' of it' : ''} at once`,
    mend: ({ n }) => `heal it ${count(n, 'wound')}, and 1 more for each threat that you spend besides`,
    takeCards: ({ n }) => `you draw ${count(n, 'card')}`,
    threat: ({ n }) => `you gain ${n} threat`,
    conquest: ({ n }) => `the heroes lose ${-n} conquest`,
    draw: ({ n }) => `you draw ${count(n, 'more card')} each turn`,
    trapCost: ({ n }) => `your trap cards cost ${-n} threat less`,
    trapWounds: ({ n }) => `those that deal wounds deal ${n} more`,
    promote: ({ n }) => `make ${count(n, 'monster')} of it a master`,
    spawn: ({ groups }) => `spawn ${spawned(groups)}`,
    reinforce: ({ n, of }) => `add ${or(of.map(one => `${n} ${name(`monster.${one}.many`)}`))} next to a monster of it`,
    place: ({ prop }) =>
      prop === 'pit' ? 'put a pit under the hero' : `put ${name(`prop.${prop}`).toLowerCase()} on that space`,
    lay: ({ prop, sizes, all }) =>
      `put a marker of ${name(`prop.${prop}`).toLowerCase()}, ${spread(sizes)}, over that space, clear of obstacles; ${all ? 'whoever stands there has' : 'the hero has'} just entered it`,
    field: ({ prop, size }) =>
      `put ${spread([size])} of ${name(`prop.${prop}`).toLowerCase()} where a corridor of it is empty`,
    trapdoor: ({ prop, harm }) =>
      `put a ${name(`prop.${prop}`).toLowerCase()} on the two spaces before the door, on the hero’s side: whoever stands there rolls a power die, on a blank moves to an adjacent space, otherwise falls and loses ${harmed(harm)}`,
    template: ({ of, harm, tokens: left }) =>
      `lay the ${name(`ability.${of}`)} template with its near end ${of === 'breath' ? 'on the chest' : 'where the door was'}: every figure under it loses ${harmed(harm)}, and gets ${tokens(left)}`,
    smash: () => 'remove a door or a rubble marker beside a monster, but no door to an area that nobody has seen',
    alarm: () =>
      'you may throw open a door to an area that nobody has seen, unless a rune or a lock keeps it shut: then the hero’s turn ends and yours begins',
    discardItem: ({ more }) =>
      `the hero loses an item of your choice, no relic, in place of damage; ${and(Object.entries(more).map(([tier, n]) => `a ${tier} treasure costs ${n} threat more`))}`,
    burst: ({ within, tokens: of, sure, heroes }) =>
      `choose a space: every ${heroes ? 'hero' : 'figure'} within ${count(within, 'space')} of it that sees it ${sure ? '' : 'rolls a power die and, unless it is a blank, '}gets ${tokens(of)}`,
    harm: ({ whom, harm }) =>
      `${whom === 'hero' ? 'the hero' : 'every hero adjacent to the door'} loses ${harmed(harm)}`,
    tokens: ({ tokens: of }) => `the hero gets ${tokens(of)}`,
    shift: ({ by }) => `the hero is moved to an adjacent space of ${by === 'hero' ? 'their' : 'your'} choice`,
    throw: ({ blank, else: otherwise }) =>
      `the hero rolls a power die: on a blank ${
        blank.length > 0 ? and(blank.map(cardOp)) : 'nothing happens'
      }, otherwise ${and(otherwise.map(cardOp))}`,
    // What is said of the hero is said of each of them, and shortly.
    each: ({ of, ops }) =>
      and(ops.map(cardOp))
        .replace('the hero', EACH[of])
        .replace('on a blank nothing happens, otherwise', 'unless it is a blank,'),
    untilNextTurn: ({ ops }) => `${and(ops.map(cardOp))} until your next turn`,
  };
  const cardOp = (op: CardOp): string => (cardOps[op.op] as (op: CardOp) => string)(op);
  const cardHeads: { readonly [window in Window]?: string } = {
    'attack:declare': 'before you roll an attack,',
    'attack:ward': 'when an attack of yours hits a hero,',
    'attacked:declare': 'when a hero attacks a monster without a name, before the dice are rolled,',
    'before-hero-turn': 'before a hero’s turn,',
    'attacked:roll': 'after an attack on a monster is rolled,',
    'monster-activated': 'when you activate a monster,',
    'overlord-turn-start': 'at the start of your turn,',
    'area-revealed': 'when an area is revealed,',
    'area-set-up': 'when an area is revealed,',
    'chest-opened': 'when a hero opens a chest,',
    'door-opened': 'when a hero opens a door,',
    'order-placed': 'each time a hero places an order,',
    'to-town': 'when a hero goes to Town by a glyph,',
    'treasure-dealt': 'when a chest gives treasure,',
    'turn-end': 'at the end of each hero’s turn',
  };

  return {
    ...englishThings(name),
    ...englishFeats(name),
    doings,
    facts,
    cardOps,
    ...ENGLISH,
    head: effect => {
      const head = heads[effect.when];
      if (!head) throw new Error(`nothing is said of ${effect.when}`);
      return head(effect);
    },
    offer: ({ cost }, done) => (cost ? `you may ${paid(cost)} to ${done}` : `you may ${done}`),
    tail: ({ when, once, cost, may, lasts }) =>
      lasts
        ? ' until your next turn'
        : once === 'either' || (once === 'turn' && (cost || may) && when !== 'action-declared')
          ? ', once a turn'
          : once === 'entry'
            ? ', once for each entry'
            : cost && !once && !cost.exhaust && !cost.discard && when !== 'order-placed' && when !== 'attack:kill'
              ? ', as often as you pay for it'
              : '',
    after: (head, clause) => (head ? `${head} ${clause}` : clause),
    cardHead: ({ when, if: conditions = [] }: OverlordCardRow) =>
      when === 'attacked:declare' && conditions.length === 0
        ? 'when a hero attacks a monster, before the dice are rolled,'
        : when === 'space-entered'
          ? `when a hero enters an empty space${
              conditions.some(({ is }) => is === 'no-obstacle-beside')
                ? ' with nothing beside it that blocks movement'
                : ''
            },`
          : (cardHeads[when] ?? ''),
    cardTail: ({ once, use }) => [
      ...(once ? ['not twice in a turn on the same monster'] : []),
      ...(use ? [`each use costs ${use} threat`] : []),
    ],
  };
}
