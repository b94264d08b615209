// Rule texts in English.

import { ENGLISH, type Names, type Phrases } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { FoeId, MarkerKind, Spaces, WhereKind } from '../scenarios/vocabulary.ts';
import type { Element, GainOp, Gem, Need, OwnToken, PerPlayers, SpaceKind, SupplyItemId } from '../vocabulary.ts';
import { byPlayers, isOneForAll, type Speech } from './language.ts';

const { and } = ENGLISH;
const perPlayers = (n: PerPlayers): string =>
  isOneForAll(n) ? `${n[1]}` : `${n[1]}, ${n[2]}, ${n[3]} or ${n[4]} with 1, 2, 3 or 4 players`;
const spaces = (n: number): string => count(n, 'space');

const ELEMENT: { readonly [element in Element]: string } = { air: 'Air', earth: 'Earth', water: 'Water', fire: 'Fire' };
const GEM: { readonly [gem in Gem]: readonly [one: string, many: string] } = {
  amethyst: ['Amethyst', 'Amethysts'],
  emerald: ['Emerald', 'Emeralds'],
  onyx: ['Onyx', 'Onyx'],
  opal: ['Opal', 'Opals'],
  ruby: ['Ruby', 'Rubies'],
  sapphire: ['Sapphire', 'Sapphires'],
  demonite: ['Demonite', 'Demonites'],
  diamond: ['Diamond', 'Diamonds'],
};
const SUPPLY: { readonly [item in SupplyItemId]: readonly [one: string, many: string] } = {
  'healing-potion': ['Healing Potion', 'Healing Potions'],
  'teleport-scroll': ['Teleportation Scroll', 'Teleportation Scrolls'],
  catalyst: ['Catalyst', 'Catalysts'],
  'amulet-of-eternity': ['Amulet of Eternity', 'Amulets of Eternity'],
  'initiative-token': ['Initiative token', 'Initiative tokens'],
};
const TOKEN: { readonly [token in OwnToken]: string } = { hero: 'Hero', interaction: 'Interaction', trade: 'Trade' };

/** A space of this kind, as one among others or the only one. */
const KIND: { readonly [kind in WhereKind]: readonly [one: string, bare: string] } = {
  any: ['a space', 'space'],
  'trading-post': ['a Trading Post', 'Trading Post'],
  mine: ['a Mine', 'Mine'],
  chapel: ['the Chapel', 'Chapel'],
  mountain: ['a Mountain', 'Mountain'],
  lake: ['a Lake', 'Lake'],
  cave: ['a Cave', 'Cave'],
  merchants: ['the Merchants', 'Merchants'],
  alchemists: ['the Alchemists', 'Alchemists'],
  'dragonslayer-towers': ['the Dragonslayer Towers', 'Dragonslayer Towers'],
  'treasure-1': ['a Level 1 Treasure', 'Level 1 Treasure'],
  'treasure-2': ['a Level 2 Treasure', 'Level 2 Treasure'],
  'treasure-3': ['a Level 3 Treasure', 'Level 3 Treasure'],
  'elemental-air': ['an Air Elemental', 'Air Elemental'],
  'elemental-earth': ['an Earth Elemental', 'Earth Elemental'],
  'elemental-water': ['a Water Elemental', 'Water Elemental'],
  'elemental-fire': ['a Fire Elemental', 'Fire Elemental'],
  portal: ['a Portal', 'Portal'],
  encounter: ['an Encounter', 'Encounter'],
  legend: ['a Legend', 'Legend'],
  'griffin-lair': ['the Griffin’s Lair', 'Griffin’s Lair'],
  village: ['a Village', 'Village'],
  foundry: ['a Foundry', 'Foundry'],
  'dragon-lair': ['a Dragon Lair', 'Dragon Lair'],
  'faer-rift': ['a Faer Rift', 'Faer Rift'],
  wild: ['Wilds', 'Wilds'],
};
const MARKER: { readonly [marker in MarkerKind]: readonly [one: string, many: string] } = {
  'destruction-a': ['Destruction token A', 'Destruction tokens A'],
  'destruction-b': ['Destruction token B', 'Destruction tokens B'],
  destruction: ['Destruction token', 'Destruction tokens'],
  pit: ['pit', 'pits'],
  emblem: ['Emblem', 'Emblems'],
  recall: ['Recall token', 'Recall tokens'],
  villager: ['Villager', 'Villagers'],
};

export function english(name: Names): Speech {
  const foe = (id: FoeId): string => name(`foe.${id}.the`);

  const things: Phrases<GainOp> = {
    gold: ({ n }) => `${n} Gold`,
    reputation: ({ n }) => `${n} Reputation`,
    loseReputation: ({ n }) => `${n} Reputation`,
    gaar: ({ n }) => `${n} Gaar`,
    dwurt: ({ n }) => `${n} Dwurt`,
    silver: ({ n }) => count(n, 'Silver card'),
    goldCard: ({ n }) => count(n, 'Gold card'),
    healingPotion: ({ n }) => count(n, 'Healing Potion'),
    movement: ({ n }) => `${n} Movement`,
    heal: ({ n }) => `${n} Health`,
    sufferWounds: ({ n }) => count(n, 'Wound'),
    gem: ({ gem, n }) => count(n, ...GEM[gem]),
    gemChoice: () => '1 Gem of your choice (no Demonite or Diamond)',
    essence: ({ essence, n }) => count(n, `${ELEMENT[essence]} Essence`),
    essenceChoice: () => '1 Essence of your choice',
    treasure: ({ level }) => `a Level ${level} Treasure`,
    rewardTile: ({ n }) => count(n, 'Reward tile'),
    takeTile: ({ tile, n }) => count(n, ...SUPPLY[tile]),
  };

  /** Where distances are measured from. */
  function origin(of: Spaces): string {
    if (of.piece) return foe(of.piece);
    if (of.marker) return `a ${MARKER[of.marker][0]}`;
    const [kind = 'any'] = of.kinds ?? [];
    const [one, bare] = KIND[kind];
    return of.unsealed ? `an unsealed ${bare}` : one;
  }
  /** What is nearest to a piece is its own card's affair: no other piece is on the map. */
  function place(of: Spaces, many = false): string {
    if (of.piece) return `${foe(of.piece)}’s space`;
    const [kind = 'any'] = of.kinds ?? [];
    const [one, bare] = KIND[kind];
    const ruined = of.without?.some(marker => marker.startsWith('destruction'));
    const noun = `${of.liberated ? 'Liberated ' : ''}${ruined ? 'intact ' : ''}${many ? `${bare}s` : bare}`;
    const apart = of.without?.includes('pit') ? ' without a pit' : '';
    const near = of.within ? ` within ${spaces(of.within.n)} of ${origin(of.within.of)}` : '';
    if (of.pick === 'all') return `each ${noun}${apart}${near}`;
    if (of.pick === 'random') return `${many ? 'random ' : 'a random '}${noun}${apart}${near}`;
    if (of.pick && 'nearest' in of.pick)
      return of.pick.nearest.piece
        ? `the nearest ${noun}${apart}${near}`
        : `the ${noun}${apart}${near} nearest to ${origin(of.pick.nearest)}`;
    if (of.pick) return `the ${noun}${apart}${near} farthest from ${origin(of.pick.farthest)}`;
    return one;
  }

  function need(of: Need): string {
    if ('have' in of)
      switch (of.have) {
        case 'tokens':
          return `have at least ${of.n} ${TOKEN[of.token]} tokens on the map`;
        case 'reputation':
          return `have at least ${of.n} Reputation`;
        case 'bounties':
          return `have ${count(of.n, 'Bounty card')}`;
        case 'set':
          return `wear an Armour Set of ${of.n} or more pieces`;
        case 'roll':
          return `roll ${of.n} or more (one try a turn)`;
      }
    switch (of.pay) {
      case 'gold':
        return `pay ${of.n} Gold`;
      case 'gaar':
        return `discard ${of.n} Gaar`;
      case 'healingPotions':
        return `discard ${count(of.n, 'Healing Potion')}`;
      case 'scrolls':
        return `discard ${count(of.n, 'Scroll')}`;
      case 'silver':
        return `discard ${count(of.n, 'Silver card')}`;
      case 'goldCards':
        return `discard ${count(of.n, 'Gold card')}`;
      case 'wounds':
        return `suffer ${count(of.n, 'Wound')}`;
      case 'gem':
        return `discard ${count(1, ...GEM[of.gem])}`;
      case 'gems':
        return `discard ${count(of.n, 'Gem')} of any kind`;
      case 'essence':
        if (of.essence === 'same') return 'discard 1 Essence of its element';
        if (of.essence === 'missing') return 'discard 1 Essence of an element that is missing';
        return `discard 1 ${ELEMENT[of.essence]} Essence`;
      case 'essences':
        return `discard ${count(of.n, 'Essence')} of any element`;
      case 'resource':
        return `discard “${name(`resource.${of.resource}`)}”`;
      case 'resources':
        return `discard ${count(of.n, `${of.mine ? `${KIND[of.mine][1]} ` : ''}Resource`)}`;
      case 'trophy':
        return `discard a Trophy of Level ${of.level}${of.level < 3 ? ' or higher' : ''}`;
      case 'equipment':
        return `discard an Equipment with a purchase price of at least ${of.price} Gold`;
    }
  }

  return {
    things,
    gains: {
      gold: op => `gain ${things.gold(op)}`,
      reputation: op => `gain ${things.reputation(op)}`,
      loseReputation: op => `lose ${things.loseReputation(op)}`,
      gaar: op => `gain ${things.gaar(op)}`,
      dwurt: op => `gain ${things.dwurt(op)}`,
      silver: op => `draw ${things.silver(op)}`,
      goldCard: op => `draw ${things.goldCard(op)}`,
      healingPotion: op => `take ${things.healingPotion(op)}`,
      movement: op => `gain ${things.movement(op)}`,
      heal: ({ n }) => `heal ${n}`,
      sufferWounds: op => `suffer ${things.sufferWounds(op)}`,
      gem: op => `take ${things.gem(op)}`,
      gemChoice: op => `take ${things.gemChoice(op)}`,
      essence: op => `take ${things.essence(op)}`,
      essenceChoice: op => `take ${things.essenceChoice(op)}`,
      treasure: op => `draw ${things.treasure(op)}`,
      rewardTile: op => `draw ${things.rewardTile(op)}`,
      takeTile: op => `take ${things.takeTile(op)}`,
    },
    doings: {
      heroRoll: ({ n }) => `${signed(n)} to your roll`,
      nextHeroRoll: ({ n }) => `${signed(n)} to your next Combat Strength`,
      monsterStrength: ({ n }) => `${signed(n)} to the Monster’s Combat Strength`,
      damagePlus: ({ n }) => `${signed(n)} Damage if the attack deals any`,
      woundMinus: ({ n }) => `${count(n, 'Wound')} less`,
      maxHealth: ({ n }) => `${signed(n)} Health`,
      bags: ({ n }) => `${signed(n)} ${Math.abs(n) === 1 ? 'Bag' : 'Bags'}`,
      teleport: ({ n }) => `teleport up to ${spaces(n)}`,
      rerollHeroDie: ({ n }) => (n === 1 ? 'reroll one of your dice' : `reroll up to ${n} of your dice`),
      surviveDeath: ({ n }) =>
        `when your Health would drop to 0, discard this tile instead of dying: your Health becomes ${n}`,
      mineCart: () => 'a Mine Cart for one Mining Action',
      miningAction: () => 'perform a Mining Action',
      tradeAction: () => 'perform a Trade Action',
      combatAction: () => 'perform a Combat Action',
      monsterOneDie: () => 'the Monster rolls one die fewer',
      noCurse: () => 'cancel every Curse of this attack, also those just played',
      monsterNoCards: () => 'the Monster plays no card in this attack',
      protectElementals: () => 'the Powers whose Essences lie on this tile do not affect you',
      disengageAbility: () => 'disengage another Ability',
      refreshGem: () => 'turn an inactive Gem active',
      wildEssence: () => 'counts as an Essence of any element to Recall an Elemental or to seal a Rift',
      initiativeAttack: () => 'make an Initiative attack with one of your Weapons',
    },
    cardDoings: {
      loseGaar: ({ n }) => `lose ${n} Gaar, if you have any (Skoldur then loses Dwurt)`,
      place: ({ piece, where }) => `put ${foe(piece)} on ${place(where)}`,
      move: ({ piece, steps, toward }) =>
        `${foe(piece)} moves up to ${spaces(steps)} toward ${toward === 'nearest-hero' ? 'the nearest Hero' : place(toward)}`,
      healFoe: ({ foe: whom, n }) => `take ${n} Damage off ${foe(whom)}`,
      magicDefence: ({ foe: whom, n }) =>
        n > 0
          ? `give ${foe(whom)} ${count(n, 'Magic Defence token')}`
          : `take ${count(-n, 'Magic Defence token')} off ${foe(whom)}`,
      unmark: ({ marker, n, where }) =>
        `remove ${n === 'all' ? `all ${MARKER[marker][1]}` : count(n, ...MARKER[marker])} from ${where === 'here' ? 'your space' : place(where)}`,
      ruin: ({ where, guardWounds }) =>
        `destroy ${place(where)}, unless a Hero stands there${guardWounds > 0 ? `, who suffers ${count(guardWounds, 'Wound')}` : ''}`,
      pit: ({ level, n, where }) =>
        typeof n === 'number'
          ? `open ${count(n, `Level ${level} pit`)} on ${place(where, n > 1)}`
          : `open Level ${level} pits on ${place(where, true)} (${perPlayers(n)})`,
      faer: () => 'move the Power of the Faer token to the next element',
      renewOffers: () => 'renew all three Offers',
      modifier({ modifier, until }) {
        const time = until === 'roundEnd' ? 'until the end of the round, ' : '';
        switch (modifier.stat) {
          case 'buyPrice':
            return `${time}every purchase costs ${-modifier.n} Gold less, but at least 1`;
          case 'actionMovement':
            return `${time}each Action token gives ${-modifier.n} Movement less, but at least 1`;
          case 'freeMineCart':
            return `${time}every Mining Action has a Mine Cart`;
          case 'monsterStrength':
            return `${time}${signed(modifier.n)} to the Combat Strength of Monsters`;
          case 'monsterReputation':
            return `${time}every Monster defeated gives ${modifier.n} more Reputation, whatever your own`;
          case 'challengeRoll':
            return `${time}${signed(modifier.n)} to rolls that Challenge an Elemental`;
          case 'markedChallengeRoll':
            return `${signed(modifier.n)} to rolls that Challenge an Elemental of the marked element`;
          case 'markedReach':
            return `the Power of Elementals of the marked element reaches ${spaces(modifier.n)} farther`;
        }
      },
    },
    monsterOps: {
      hinderHero: ({ n }) => `${signed(n)} to your rolls until step A of the next Monster Attack`,
      drawSilver: ({ n }) => `the Monster draws ${count(n, 'Silver card')}`,
      drawGold: ({ n }) => `the Monster draws ${count(n, 'Gold card')}`,
      healMonster: ({ n }) => `the Monster gains ${n} Health`,
      instantDeath: () => 'you are beaten at once',
    },
    cardOps: {
      heroRoll: ({ n }) => `${signed(n)} to every Hero roll until step A of the next Monster Attack`,
      nextHeroRoll: ({ n }) => `${signed(n)} to the Hero’s next Combat Strength`,
      damageMinus: ({ n }) => `${n} Damage less`,
      woundPlus: ({ n }) => `${signed(n)} ${n === 1 ? 'Wound' : 'Wounds'} if the attack inflicts any`,
      monsterStrength: ({ n }) => `${signed(n)} to the Monster’s Combat Strength`,
      silverHeart: ({ n }) => `take ${n} Damage off the Monster`,
      stealGaar: ({ n }) =>
        `the Monster takes ${n} Gaar from the Hero (for each that Skoldur lacks he discards a Dwurt)`,
      regenerate: ({ n }) => `at the start of each later Monster Attack take ${n} Damage off the Monster`,
      chooseHeroAttack: () => 'the Monster Player chooses what the Hero attacks with next, among what can be used',
      heroWeaponsOnly: () => 'the Hero’s next attack is made without a Combat Ability',
      heroNoGaar: () => 'neither Gaar nor Dwurt may change the roll of that attack',
      heroNoHope: () => 'nor the Hope die',
    },
    need,

    ...ENGLISH,
    followed: clauses => clauses.join(', '),
    rows: rows => rows.join('; '),

    triggers: {
      none: 'Outside combat',
      permanent: 'Always',
      anytime: 'Outside combat or in a Healing Phase',
      'combat-prep': 'When combat is prepared',
      initiative: 'Initiative',
      attack: 'Attack',
      'monster-before': 'Before the Monster’s roll',
      'monster-before-or-after': 'Before or after the Monster’s roll',
      'monster-after': 'After the Monster’s roll',
      'hero-before': 'Before your roll',
      'hero-after': 'After your roll',
    },
    price: cost => ('dwurt' in cost ? `spend ${cost.dwurt} Dwurt` : `discard 1 ${ELEMENT[cost.essence]} Essence`),
    head({ trigger, set, cost }) {
      return [
        this.triggers[trigger],
        ...(set ? [`with an Armour Set of ${set}${set < 5 ? ' or more' : ''}`] : []),
        ...(cost ? [this.price(cost)] : []),
      ].join(', ');
    },
    attack: 'Attack',
    initiativeAttack: 'Initiative attack',
    nextStrength: n => `${signed(n)} to the Monster’s next Combat Strength`,
    besides: set => `with an Armour Set of ${set}${set < 5 ? ' or more' : ''}, in addition`,
    gemSlots: n => count(n, 'Gem slot'),
    used: 'discard after use',
    range: (from, next) =>
      from === undefined
        ? `${(next ?? 0) - 1} or less`
        : next === undefined
          ? `${from} or more`
          : next === from + 1
            ? `${from}`
            : `${from}–${next - 1}`,
    damage: n => `${n} Damage`,
    wounds: n => count(n, 'Wound'),
    sections: cards => count(cards, 'card'),
    continuous: 'Continuous',

    reward: max => `Reward with at most ${max} Reputation`,
    bounty: 'Bounty',
    lair({ relation, place: at }) {
      const where = at in KIND ? KIND[at as SpaceKind][0] : name(`encounter.${at}.the`);
      if (relation === 'on') return `Lair: on ${where}`;
      return relation === 'adjacent'
        ? `Lair: on a space beside ${where}`
        : `Lair: on one of the three hexes around ${where}`;
    },
    penalty: n => `${signed(n)} to your Combat Strength`,
    immune: 'Immune: of all you do only Damage touches it, and Shields still spare you Wounds',
    pierces: 'works on the Immune too',
    artifact: 'this Artifact',
    sale: 'Sale',
    dice: (left, right, gaar, chaos) => `Dice ${left} and ${right}; ${gaar} Gaar, ${count(chaos, 'Chaos Action')}`,

    space: ({ kind, encounter, legend }) =>
      encounter
        ? kind === 'encounter'
          ? name(`encounter.${encounter}`)
          : `${name(`space.${kind}`)} with ${name(`encounter.${encounter}.the`)}`
        : name(legend ? `legend.${legend}` : `space.${kind}`),
    centre: 'In the middle',
    monster: (level, loot) => `Level ${level} Monster, Loot ${loot}`,

    stage: (n, health, defence) => `stage ${n}, Health ${perPlayers(health)}, Magic Defence ${defence}`,
    foeHealth: health => `Health ${perPlayers(health)}`,
    phase: from => (from === 0 ? 'from the start' : `from ${count(from, 'Waking point')} on`),
    recall({ goal, on, elements }) {
      const named = and(elements.map(element => ELEMENT[element]));
      const asked = goal.map(condition => {
        if (condition.is === 'defeated') return `defeat ${foe(condition.foe)}`;
        const n = byPlayers(condition, 'or');
        if (condition.is === 'counter')
          return condition.counter === 'sealed' ? `seal ${n} Faer Rifts whole` : `beat ${n} Monsters`;
        return on === 'elementals'
          ? `recall ${n} ${named} Elementals`
          : `place ${n} seals on the Faer Rifts, on each of them one of ${named}`;
      });
      return `together or alone, with 1, 2, 3 or 4 players: ${asked.join('; ')}`;
    },
    character: at => `${KIND[at][1]}, once for each Hero`,
    clues: n => count(n, 'Clue'),
    griffin:
      'On its Lair, or within 4 spaces of the Griffin over revealed spaces, discard a Trophy: it carries you to a space within 4 of yours, as if you teleported, and stays there.',
    when(when) {
      switch (when.at) {
        case 'roundStart':
          return 'at the start of each round';
        case 'roundEnd':
          return 'at the end of each round';
        default:
          throw new Error(`no card speaks at ${when.at}`);
      }
    },
    who: who => (who === 'each' ? 'each Hero' : `each Hero within ${spaces(who.within)} of ${origin(who.of)}`),
  };
}
