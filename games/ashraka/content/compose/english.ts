// Rule texts in English.

import { ENGLISH, type Names } from '@veillee/pieces/speech';
import { capital, englishCount as count } from '@veillee/pieces/words';
import { pathRow } from '../boards.ts';
import { findRow } from '../finds.ts';
import type {
  Die,
  Disease,
  DiseaseColour,
  EquipmentType,
  FindId,
  PathId,
  Price,
  Rune,
  SpaceKind,
  Spot,
} from '../vocabulary.ts';
import type { About, Speech, TokenOp } from './language.ts';

const { and, or, labelled } = ENGLISH;

const dice = (dice: readonly Die[]): string => {
  const colours = [...new Set(dice)];
  return and(colours.map(die => count(dice.filter(one => one === die).length, `${die} die`, `${die} dice`)));
};
const rolled = (of: readonly Die[], flat: number | undefined, verb: string): string =>
  of.length === 0
    ? `${verb} ${count(flat ?? 0, 'wound')}`
    : `roll ${dice(of)}: ${verb} that many wounds${flat ? `, plus ${flat}` : ''}`;

const coins = (n: number): string => count(n, 'coin');
const runes = (colour: Rune, n: number): string => count(n, `${colour} rune`);
const cubes = (n: number): string => count(n, 'health cube');
const actions = (n: number): string => count(n, 'action');

const AFFLICTED: { readonly [disease in Disease]: string } = {
  poison: 'poisoned',
  paralysis: 'paralysed',
  mute: 'muted',
};
const COLOUR: { readonly [disease in Disease]: DiseaseColour } = { poison: 'green', paralysis: 'yellow', mute: 'blue' };
const CARD: { readonly [type in EquipmentType]: string } = { free: 'Free', adventure: 'Adventure', combat: 'Combat' };
const KIND: { readonly [kind in SpaceKind]: string } = {
  campfire: 'a campfire',
  inn: 'an inn',
  sanctuary: 'a sanctuary',
  exploration: 'an exploration space',
  quay: 'a quay',
  storm: 'a storm',
  fireflies: 'a fireflies space',
  'merchant-1': 'a Merchant 1',
  'merchant-2': 'a Merchant 2',
  empty: 'an empty place',
  step: 'a step',
};
const kinds = (of: readonly SpaceKind[]): string => or(of.map(kind => KIND[kind]));
const less = (n: number, low: string, high: string): string => (n < 0 ? low : high);
const TIMES = ['', 'once', 'twice', 'three times'];

export function english(name: Names): Speech {
  const card = (find: string): string => `“${name(`find.${find}`)}”`;
  const isTreasure = (find: FindId): boolean => findRow(find).type === 'treasure';
  const at = (spot: Spot): string => (spot === 'this' ? 'here' : name(`place.${spot}.at`));
  const path = (id: PathId): string => {
    const row = pathRow(id);
    return row.kind === 'exit'
      ? 'the exit'
      : `the path between ${name(`place.${row.from}.the`)} and ${name(`place.${row.to}.the`)}`;
  };

  function subject({ target, where }: Pick<TokenOp, 'target' | 'where'>, about: About): string {
    if (about.again || (target === 'self' && about.eachRolls)) return 'that hero';
    if (about.rest) return 'every other hero';
    if (where)
      return 'place' in where
        ? `each hero ${at(where.place)}`
        : 'not' in where
          ? `each hero who is not on ${kinds(where.not)}`
          : `each hero on ${kinds(where.kinds)}`;
    switch (target) {
      case 'self':
        return 'you';
      case 'partner':
        return 'the other hero';
      case 'either':
        if (about.from === 'skill') return 'a hero on your space (you included)';
        return about.from === 'combat' ? 'a hero in this combat (you included)' : 'a hero';
      case 'each':
        return 'each hero';
      case 'eachHere':
        return about.from === 'event' ? 'each hero at this place' : 'each hero on your space';
      case 'eachCombat':
        return 'each hero in this combat';
      case 'choose':
        return 'a hero of your choice, wherever they are,';
      case 'hero':
        return 'the hero';
    }
  }
  /** `you lose` is an order; anybody else `loses`. */
  const does = (who: string, verb: string): string =>
    who === 'you' ? verb : `${who} ${verb.endsWith('o') ? `${verb}es` : `${verb}s`}`;
  const price = (of: Price): string =>
    'coins' in of
      ? coins(of.coins)
      : 'blue' in of
        ? runes('blue', of.blue)
        : 'red' in of
          ? runes('red', of.red)
          : `${of.card === 'adventure' ? 'an' : 'a'} ${CARD[of.card]} card`;

  return {
    tokens(ops, about) {
      const [first] = ops;
      const gain = first.op.startsWith('gain');
      const what = and(ops.map(({ op, n }) => `${n} ${op.endsWith('Health') ? 'health' : 'mana'}`));
      const revives =
        ops.some(({ op }) => op === 'gainHealth') &&
        ['skill', 'combat', 'free', 'ally'].includes(about.from) &&
        ['either', 'choose', 'eachHere'].includes(first.target);
      return `${does(subject(first, about), gain ? 'recover' : 'lose')} ${what}${revives ? ', even if KO' : ''}`;
    },

    phrases: {
      wound: op => rolled(op.dice, op.flat, 'inflict'),
      strike: op => rolled(op.dice, op.flat, 'the hero suffers'),
      disease(op, { from }) {
        const who = op.target === 'monster' ? 'the monster' : 'the hero';
        if (op.mode === 'random') return `roll the disease die: ${who} suffers the disease shown`;
        const result = `${who} is ${AFFLICTED[op.disease]}`;
        if (from === 'ally') return `at the start of a combat, ${result}`;
        return op.mode === 'auto' ? result : `roll the disease die: on ${COLOUR[op.disease]}, ${result}`;
      },
      cure: ({ n, target }, about) =>
        `${does(subject({ target }, about), 'lose')} ${n === 'all' ? 'all disease tokens' : count(n, 'disease token')}`,
      block({ n, target, actions }) {
        const what = n === 'all' ? 'no wounds' : `${count(n, 'wound')} fewer`;
        const on = target === 'self' ? 'you' : 'the other hero in the combat';
        return `the next ${actions === 1 ? 'monster action inflicts' : `${actions} monster actions inflict`} ${what} on ${on}`;
      },
      guard: ({ reduce }) =>
        `until your next combat turn, wounds aimed at the other hero are inflicted on you instead, ${count(reduce, 'wound')} fewer each time`,
      freeEngage: () => 'engage that monster at once without paying its engagement cost',
      reroll: ({ dice }) => `re-roll ${dice === 1 ? 'one die' : `${dice} dice`} a hero has just rolled`,

      hurtMonster: ({ which, n }) =>
        `${which === 'here' ? 'a monster on your space' : 'one monster in play, of your choice,'} loses ${cubes(n)} (no reward if it is destroyed)`,
      healMonster: ({ which, n }) =>
        `${which === 'self' ? 'the monster regains' : 'every monster in play gains'} ${cubes(n)}`,
      removeMonster: () => 'remove one monster in play, bosses excepted (no reward)',
      moveMonster: ({ to }) =>
        to === 'here'
          ? 'draw a Monster token from a directly connected space onto your place'
          : 'move one Monster token to a place without a hero',
      'monster.place'({ at: spot, monster, extraHealth: n = 0 }) {
        const cubed = n === 0 ? '' : n > 0 ? ` with ${count(n, 'additional health cube')}` : ` with ${cubes(-n)} fewer`;
        return `place ${monster ? name(`monster.${monster}.the`) : 'a monster'} ${at(spot)}${cubed}`;
      },

      actions: ({ target, n }, about) => `${does(subject({ target }, about), 'gain')} ${actions(n)}`,
      coins({ n, nOnQuay }, { from, paid }) {
        if (nOnQuay) return `gain ${coins(n)}, or ${nOnQuay} if you are on a quay`;
        if (n > 0) return `gain ${coins(n)}`;
        if (paid) return `pay ${coins(-n)}`;
        return from === 'monster'
          ? `the players lose ${coins(-n)}, if they have any`
          : `lose ${coins(-n)}, or whatever is left`;
      },
      rune: ({ colour, n }, { paid }) => `${n > 0 ? 'gain' : paid ? 'pay' : 'lose'} ${runes(colour, Math.abs(n))}`,

      move({ target, max, paths, freeDanger }) {
        if (paths.includes('waterway')) return 'cross one waterway from your quay without paying';
        const who = target === 'eachHere' ? 'move, together with the other hero if on your space,' : 'move';
        const ways = freeDanger ? 'green or dangerous paths without losing health' : 'green paths';
        return `${who} up to ${count(max, 'segment')} along ${ways}`;
      },
      teleport({ target, to }, about) {
        if (to === 'partner') return 'move to the other hero’s space';
        if (to === 'self') return 'the other hero moves to your space';
        if (to === 'monster') return 'move to a place with a Monster token';
        if ('kinds' in to) return `move to ${kinds(to.kinds)}${to.board ? ' of your board' : ''}`;
        return `${does(subject({ target }, about), 'go')} ${name(`place.${to.place}.to`)}`;
      },
      stormChoice: () => 'from a storm space, follow the arrow of your choice without rolling',

      reveal({ piles, board }) {
        if (piles === 'all')
          return `turn up the top card of every exploration pile${board ? ' of your board' : ''}; these cards stay face up`;
        return piles === 1
          ? 'turn up the top card of one exploration pile of your choice; it stays face up'
          : `turn up the top card of ${piles} exploration piles of your choice; these cards stay face up`;
      },
      draw: ({ pile, n }) =>
        pile === 'here'
          ? `on an exploration space: draw the top ${n} cards of its pile, resolve one and put the rest back on top, face up`
          : 'you may take one of the cards shown, as if exploring its space',
      fromDiscard: () => 'take the top card of the discard pile if it is equipment',
      discard: ({ type, n }) => `discard ${n} ${CARD[type]} ${n === 1 ? 'card' : 'cards'} from your hand`,
      trade: () => 'give any number of equipment and Quest cards to the other hero, wherever they are',
      'find.give': ({ find, to }) =>
        to === 'choose'
          ? `give the card ${card(find)} to the hero of your choice`
          : `take the card ${card(find)}${isTreasure(find) ? ', apply it and discard it' : ''}`,
      'find.discard': ({ find }) => `discard the card ${card(find)}`,
      'pile.shuffle': ({ piles }) =>
        `shuffle exploration piles ${and(piles.map(String))} together, face down, and deal them back as before`,

      peekDestiny: ({ n }) =>
        n === 1
          ? 'turn the next Destiny tile face up and leave it in place; its row is not read yet'
          : `turn the next ${n} Destiny tiles face up and leave them in place; their rows are not read yet`,
      destinyDefer: () => 'you may then put it last among the remaining tiles of its colour',
      destinySkip: () => 'the next Destiny tile will be turned without applying its row',
      'destiny.insert': ({ tile }) => `put Destiny tile ${tile} at the head of the track, as the next to be turned`,

      'token.set': ({ at: spot, symbol }) =>
        spot === 'this' ? `turn this token to its “${symbol}” side` : `place an event token “${symbol}” ${at(spot)}`,
      'token.place': ({ token, at: spot }) => `place ${TOKEN[token]} ${at(spot)}`,
      'token.remove': ({ token }) =>
        token === 'event' ? 'remove this token' : 'remove one Lock of your choice from the board',
      'marker.place': ({ path: id }) => `place a crossed marker on ${path(id)}`,
      'marker.remove': ({ path: id }) => `remove the crossed marker from ${path(id)}`,

      'flag.set': ({ flag }) => `the chronicle remembers: ${name(`flag.${flag}`)}`,
      test: ({ die }) => `roll ${dice([die])}`,

      'adventure.win': () => 'the adventure is won',
      'unlock.ally': ({ ally }) => `new ally: ${name(`ally.${ally}`)}`,
      'unlock.hero': ({ hero }) => `new hero: ${name(`hero.${hero}`)}`,
      'unlock.allySlot2': () => 'the second ally slot of the Magic Bag opens',
      questUpgrade: () => 'each of the two heroes is granted one quest step on their sheet, of their choice',
    },

    mods: {
      bagSlots: ({ n }) =>
        n === 1
          ? 'slot 2 of the Magic Bag is open for this adventure, even if it was never bought'
          : `${n} more slots of the Magic Bag are open for this adventure, even if they were never bought`,
      bagTakeCost: () => 'taking a card from the Magic Bag costs you no action',
      buyPrice: ({ n }) => `each merchant card costs you ${coins(Math.abs(n))} ${less(n, 'less (minimum 1)', 'more')}`,
      cardReturn: () =>
        'an equipment card that has been played returns to its owner’s hand instead of the discard pile',
      critBonus: ({ n }) => `a critical face on your physical attack inflicts ${count(n, 'more wound')}`,
      critMana: ({ n }) => `when the roll of one of your skills shows at least one critical face, recover ${n} mana`,
      dangerCost: ({ n }) => `dangerous paths cost you ${Math.abs(n)} health ${less(n, 'less (minimum 0)', 'more')}`,
      endTurnCoins: ({ n }) => `at the end of each turn the players ${less(n, 'lose', 'gain')} ${coins(Math.abs(n))}`,
      endTurnCure: ({ n }) =>
        `at the end of each of your combat turns, after poison, remove ${count(n, 'disease token')} from yourself`,
      engageCost: ({ n }) =>
        `engaging a monster costs you ${actions(Math.abs(n))} ${less(n, 'less (minimum 1)', 'more')}`,
      evadeOn: ({ colour }) =>
        `when a monster action would wound you, roll the disease die: on ${colour}, ignore those wounds`,
      eventHurtCap: ({ n }) => `a Destiny row or booklet entry never makes you lose more than ${n} health`,
      firstHurt: ({ n }) => `the first time you would lose health in a combat, lose ${Math.abs(n)} less`,
      firstMonsterHealth: ({ n }) =>
        `the first monster placed in the adventure arrives with ${cubes(Math.abs(n))} ${less(n, 'fewer (minimum 1)', 'more')}`,
      firstMoveFree: () => 'your first move of each turn costs no action',
      firstPhysical: ({ n }) => `your first physical attack of each combat inflicts ${count(n, 'more wound')}`,
      fleeCost: () => 'fleeing costs you no action',
      knowledge({ n, scope }, { from }) {
        if (scope) return `play an equipment card as if your knowledge were ${n} higher`;
        return `${from === 'ally' ? 'each hero’s' : 'your'} knowledge is ${Math.abs(n)} ${less(n, 'lower (minimum 0)', 'higher')}`;
      },
      leaveMonsterCost: ({ n }) => `leaving a place with a Monster token costs you ${actions(n)} more`,
      matchingAuto: () =>
        'when the disease die would have to show a particular disease against a monster, that disease is inflicted without a roll',
      monsterChoice: ({ n }) =>
        `when a monster must be placed from the deck, look at the top ${n} cards, place one and put the rest under the deck`,
      physical({ n, of }) {
        const whose =
          of === 'eachCombat'
            ? 'until the end of the combat, every hero’s physical attacks'
            : of === 'partner'
              ? 'while both heroes are in the combat, the other hero’s physical attacks'
              : 'your physical attacks';
        return `${whose} inflict ${count(n, 'more wound')}`;
      },
      quayPrice: () => 'quays cost no coins',
      reroll: ({ dice }) =>
        `once per turn you may re-roll ${dice === 'all' ? 'any number' : dice === 1 ? 'one' : dice} of the dice you have just rolled`,
      restHealth: ({ n }) => `each activation of a campfire or an inn gives the hero ${n} health more`,
      restTokens: ({ n }) =>
        `campfires and inns give you ${count(Math.abs(n), 'token')} ${less(n, 'less (minimum 0)', 'more')}`,
      rewardPlus: ({ n }) =>
        `each combat reward you choose grows by ${n === 1 ? '1 coin or 1 rune' : `${n} coins or ${n} runes`} of the same kind`,
      riposte: ({ n }) => `each time a physical monster action makes you lose health, the monster loses ${cubes(n)}`,
      sellPenalty: ({ n }) => `you sell cards for their cost minus ${2 + n}, instead of minus 2`,
      softRespawn: () => 'a hero who returns from KO at the sanctuary has full health and keeps mana and equipment',
      surviveAt1: () => 'when you would lose your last health token in combat, keep it',
      tradeAnywhere: () => 'outside combat the heroes may exchange equipment and Quest cards wherever they are',
      turnActions({ n, every }) {
        const how = `disc ${Math.abs(n)} ${less(n, 'lower', 'higher')}`;
        if (every) return `on turns 1, ${1 + every}, ${1 + 2 * every} and so on, each hero places their ${how}`;
        return `at the start of each turn, place your ${how}${less(n, '', ' (maximum 10)')}`;
      },
      turnMana: ({ n }) => `at the start of each turn, ${less(n, 'lose', 'recover')} ${Math.abs(n)} mana`,
      voidRedraw: ({ n }) =>
        `when you draw a Void card on an exploration space, draw ${n === 1 ? 'once' : `${n} times`} more from the same pile`,
      winCoins: ({ n }) => `when you win a combat, gain ${coins(n)} on top of the reward`,
      winHeal: ({ n }) => `when you win a combat, recover ${n} health`,
    },

    ...ENGLISH,
    ifMonsters: (then, otherwise) => `if at least one monster is in play: ${then}; otherwise: ${otherwise}`,
    ifCrit: then => `if at least one die shows its critical face: ${then}`,
    choose: options => `choose: ${options}`,
    eachRollsDisease: 'each hero rolls the disease die',
    outcome: (faces, then) => `${labelled(capital(or(faces)), then)}.`,
    nothing: 'nothing',

    held: clauses => `while you hold this card, ${clauses}`,
    trap: 'Discard it by activating a campfire or an inn.',
    void: 'Nothing. Discard this card.',
    quest: 'Only the booklet discards it.',
    questSale: n => `Sells for ${coins(n)}.`,
    bonus: (mode, knowledge, clauses) =>
      `With knowledge of at least ${knowledge}, ${mode === 'add' ? 'in addition' : 'instead'}, ${clauses}.`,
    ally: (uses, clauses) => `${TIMES[uses]} during the adventure: ${clauses}`,
    flip: uses => (uses === 1 ? 'Then flip this card.' : 'Flip this card after the last time.'),
    noEffect: 'no effect',
    actsFirst: 'This monster acts before the heroes.',
    reward: of => ('coins' in of ? coins(of.coins) : runeReward(of)),
    automatic: 'Automatic',
    skillCost: (used, mana, health) =>
      [used && actions(used), mana && `${mana} mana`, health && `${health} health`].filter(Boolean).join(' + '),
    limit: { turn: 'Once per turn.', combat: 'Once per combat.', adventure: 'Once per adventure.' },
    price: of => `Needs ${price(of)}.`,
    condition(of) {
      if (of.is === 'bothHeroesHere') return 'Both heroes must be at this place.';
      const cards = `the ${of.finds.length === 1 ? 'card' : 'cards'} ${and(of.finds.map(card))}`;
      return of.holder === 'self' ? `Needs ${cards}.` : `The heroes here must hold ${cards}.`;
    },
  };
}

const TOKEN = {
  lock: 'a Lock',
  'portal-blue': 'a blue portal',
  'portal-orange': 'an orange portal',
  'merchant-1': 'the Merchant 1 token',
  'merchant-2': 'the Merchant 2 token',
} as const;

const runeReward = (of: { readonly blue: number } | { readonly red: number } | { readonly mauve: number }): string =>
  'blue' in of ? runes('blue', of.blue) : 'red' in of ? runes('red', of.red) : runes('mauve', of.mauve);
