// Rule texts in French. Spaces before : and inside « » are no-break, those before ; ! ? narrow.

import { FRENCH, type Names, type Phrases } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { FoeId, MarkerKind, Spaces, WhereKind } from '../scenarios/vocabulary.ts';
import type { Element, GainOp, Gem, Need, OwnToken, PerPlayers, SpaceKind, SupplyItemId } from '../vocabulary.ts';
import { byPlayers, isOneForAll, type Speech } from './language.ts';

const { and } = FRENCH;
const perPlayers = (n: PerPlayers): string =>
  isOneForAll(n) ? `${n[1]}` : `${n[1]}, ${n[2]}, ${n[3]} ou ${n[4]} à 1, 2, 3 ou 4 joueurs`;
const cases = (n: number): string => count(n, 'case');
const points = (n: number, of: string): string => count(n, `point de ${of}`, `points de ${of}`);
/** `de le` is `du`. */
const of = (noun: string): string =>
  noun.startsWith('le ')
    ? `du ${noun.slice(3)}`
    : noun.startsWith('les ')
      ? `des ${noun.slice(4)}`
      : /^[aeéiouyh]/i.test(noun)
        ? `d’${noun}`
        : `de ${noun}`;
const to = (noun: string): string =>
  noun.startsWith('le ') ? `au ${noun.slice(3)}` : noun.startsWith('les ') ? `aux ${noun.slice(4)}` : `à ${noun}`;

const ELEMENT: { readonly [element in Element]: string } = {
  air: 'd’Air',
  earth: 'de Terre',
  water: 'd’Eau',
  fire: 'de Feu',
};
const essence = (element: Element, n: number): string =>
  count(n, `Essence ${ELEMENT[element]}`, `Essences ${ELEMENT[element]}`);
const GEM: { readonly [gem in Gem]: readonly [one: string, many: string] } = {
  amethyst: ['Améthyste', 'Améthystes'],
  emerald: ['Émeraude', 'Émeraudes'],
  onyx: ['Onyx', 'Onyx'],
  opal: ['Opale', 'Opales'],
  ruby: ['Rubis', 'Rubis'],
  sapphire: ['Saphir', 'Saphirs'],
  demonite: ['Démonite', 'Démonites'],
  diamond: ['Diamant', 'Diamants'],
};
const SUPPLY: { readonly [item in SupplyItemId]: readonly [one: string, many: string] } = {
  'healing-potion': ['Potion de Soins', 'Potions de Soins'],
  'teleport-scroll': ['Parchemin de Téléportation', 'Parchemins de Téléportation'],
  catalyst: ['Catalyseur', 'Catalyseurs'],
  'amulet-of-eternity': ['Amulette d’Éternité', 'Amulettes d’Éternité'],
  'initiative-token': ['jeton Initiative', 'jetons Initiative'],
};
const TOKEN: { readonly [token in OwnToken]: string } = {
  hero: 'Héros',
  interaction: 'Interaction',
  trade: 'Commerce',
};

/** A space of this kind, as one among others or the only one; the bare noun, its plural, and whether it is feminine. */
const KIND: {
  readonly [kind in WhereKind]: readonly [one: string, bare: string, many: string, feminine: boolean];
} = {
  any: ['une case', 'case', 'cases', true],
  'trading-post': ['un Comptoir Commercial', 'Comptoir Commercial', 'Comptoirs Commerciaux', false],
  mine: ['une Mine', 'Mine', 'Mines', true],
  chapel: ['la Chapelle', 'Chapelle', 'Chapelles', true],
  mountain: ['une Montagne', 'Montagne', 'Montagnes', true],
  lake: ['un Lac', 'Lac', 'Lacs', false],
  cave: ['une Caverne', 'Caverne', 'Cavernes', true],
  merchants: ['les Marchands', 'Marchands', 'Marchands', false],
  alchemists: ['les Alchimistes', 'Alchimistes', 'Alchimistes', false],
  'dragonslayer-towers': ['les Tours des Sauroctones', 'Tours des Sauroctones', 'Tours des Sauroctones', true],
  'treasure-1': ['un Trésor de Niveau 1', 'Trésor de Niveau 1', 'Trésors de Niveau 1', false],
  'treasure-2': ['un Trésor de Niveau 2', 'Trésor de Niveau 2', 'Trésors de Niveau 2', false],
  'treasure-3': ['un Trésor de Niveau 3', 'Trésor de Niveau 3', 'Trésors de Niveau 3', false],
  'elemental-air': ['un Élémentaire d’Air', 'Élémentaire d’Air', 'Élémentaires d’Air', false],
  'elemental-earth': ['un Élémentaire de Terre', 'Élémentaire de Terre', 'Élémentaires de Terre', false],
  'elemental-water': ['un Élémentaire d’Eau', 'Élémentaire d’Eau', 'Élémentaires d’Eau', false],
  'elemental-fire': ['un Élémentaire de Feu', 'Élémentaire de Feu', 'Élémentaires de Feu', false],
  portal: ['un Portail', 'Portail', 'Portails', false],
  encounter: ['une Rencontre', 'Rencontre', 'Rencontres', true],
  legend: ['une Légende', 'Légende', 'Légendes', true],
  'griffin-lair': ['la Tanière du Griffon', 'Tanière du Griffon', 'Tanières du Griffon', true],
  village: ['un Village', 'Village', 'Villages', false],
  foundry: ['une Fonderie', 'Fonderie', 'Fonderies', true],
  'dragon-lair': ['un Repaire du dragon', 'Repaire du dragon', 'Repaires du dragon', false],
  'faer-rift': ['une Faille du Faér', 'Faille du Faér', 'Failles du Faér', true],
  wild: ['des Terres sauvages', 'Terres sauvages', 'Terres sauvages', true],
};
const MINE_OF = { mountain: 'de Montagne', lake: 'de Lac', cave: 'de Caverne' } as const;
const MARKER: { readonly [marker in MarkerKind]: readonly [one: string, many: string, withArticle: string] } = {
  'destruction-a': ['jeton Destruction A', 'jetons Destruction A', 'un jeton Destruction A'],
  'destruction-b': ['jeton Destruction B', 'jetons Destruction B', 'un jeton Destruction B'],
  destruction: ['jeton Destruction', 'jetons Destruction', 'un jeton Destruction'],
  pit: ['fosse', 'fosses', 'une fosse'],
  emblem: ['Emblème', 'Emblèmes', 'un Emblème'],
  recall: ['jeton Révocation', 'jetons Révocation', 'un jeton Révocation'],
  villager: ['Villageois', 'Villageois', 'un Villageois'],
};

export function french(name: Names): Speech {
  const foe = (id: FoeId): string => name(`foe.${id}.the`);

  const things: Phrases<GainOp> = {
    gold: ({ n }) => `${n} Or`,
    reputation: ({ n }) => points(n, 'Réputation'),
    loseReputation: ({ n }) => points(n, 'Réputation'),
    gaar: ({ n }) => `${n} Gaar`,
    dwurt: ({ n }) => `${n} Dwurt`,
    silver: ({ n }) => count(n, 'carte Argent', 'cartes Argent'),
    goldCard: ({ n }) => count(n, 'carte Or', 'cartes Or'),
    healingPotion: ({ n }) => count(n, 'Potion de Soins', 'Potions de Soins'),
    movement: ({ n }) => points(n, 'Mouvement'),
    heal: ({ n }) => points(n, 'Santé'),
    sufferWounds: ({ n }) => count(n, 'Blessure'),
    gem: ({ gem, n }) => count(n, ...GEM[gem]),
    gemChoice: () => '1 Gemme de votre choix (ni Démonite ni Diamant)',
    essence: op => essence(op.essence, op.n),
    essenceChoice: () => '1 Essence de votre choix',
    treasure: ({ level }) => `un Trésor de Niveau ${level}`,
    rewardTile: ({ n }) => count(n, 'tuile Récompense', 'tuiles Récompense'),
    takeTile: ({ tile, n }) => count(n, ...SUPPLY[tile]),
  };

  /** Where distances are measured from. */
  function origin(from: Spaces): string {
    if (from.piece) return foe(from.piece);
    if (from.marker) return MARKER[from.marker][2];
    const [kind = 'any'] = from.kinds ?? [];
    const [one, , , feminine] = KIND[kind];
    return from.unsealed ? `${one} non scellé${feminine ? 'e' : ''}` : one;
  }
  /** What is nearest to a piece is its own card's affair: no other piece is on the map. */
  function place(at: Spaces, many = false): string {
    if (at.piece) return `la case ${of(foe(at.piece))}`;
    const [kind = 'any'] = at.kinds ?? [];
    const [one, bare, plural, feminine] = KIND[kind];
    const ends = `${feminine ? 'e' : ''}${many ? 's' : ''}`;
    const noun = `${many ? plural : bare}${at.liberated ? ` Délivré${ends}` : ''}${
      at.without?.some(marker => marker.startsWith('destruction')) ? ` intact${ends}` : ''
    }`;
    const apart = at.without?.includes('pit') ? ' sans fosse' : '';
    const near = at.within ? ` à ${cases(at.within.n)} ou moins ${of(origin(at.within.of))}` : '';
    if (at.pick === 'all') return `chaque ${noun}${apart}${near}`;
    const the = many ? 'les' : feminine ? 'la' : 'le';
    if (at.pick === 'random') return `${many ? 'des' : feminine ? 'une' : 'un'} ${noun}${apart}${near}, au hasard`;
    if (at.pick && 'nearest' in at.pick)
      return `${the} ${noun}${apart}${near} ${the} plus proche${many ? 's' : ''}${at.pick.nearest.piece ? '' : ` ${of(origin(at.pick.nearest))}`}`;
    if (at.pick) return `${the} ${noun}${apart}${near} ${the} plus éloigné${ends} ${of(origin(at.pick.farthest))}`;
    return one;
  }

  function need(asked: Need): string {
    if ('have' in asked)
      switch (asked.have) {
        case 'tokens':
          return `ayez au moins ${asked.n} jetons ${TOKEN[asked.token]} sur la carte`;
        case 'reputation':
          return `ayez au moins ${points(asked.n, 'Réputation')}`;
        case 'bounties':
          return `ayez ${count(asked.n, 'carte Prime', 'cartes Prime')}`;
        case 'set':
          return `portez un Set d’Armure de ${asked.n} pièces ou plus`;
        case 'roll':
          return `obtenez ${asked.n} ou plus aux dés (un essai par tour)`;
      }
    switch (asked.pay) {
      case 'gold':
        return `payez ${asked.n} Or`;
      case 'gaar':
        return `défaussez ${asked.n} Gaar`;
      case 'healingPotions':
        return `défaussez ${count(asked.n, 'Potion de Soins', 'Potions de Soins')}`;
      case 'scrolls':
        return `défaussez ${count(asked.n, 'Parchemin')}`;
      case 'silver':
        return `défaussez ${count(asked.n, 'carte Argent', 'cartes Argent')}`;
      case 'goldCards':
        return `défaussez ${count(asked.n, 'carte Or', 'cartes Or')}`;
      case 'wounds':
        return `subissez ${count(asked.n, 'Blessure')}`;
      case 'gem':
        return `défaussez ${count(1, ...GEM[asked.gem])}`;
      case 'gems':
        return `défaussez ${count(asked.n, 'Gemme')} au choix`;
      case 'essence':
        if (asked.essence === 'same') return 'défaussez 1 Essence de son élément';
        if (asked.essence === 'missing') return 'défaussez 1 Essence d’un élément manquant';
        return `défaussez ${essence(asked.essence, 1)}`;
      case 'essences':
        return `défaussez ${count(asked.n, 'Essence')} au choix`;
      case 'resource':
        return `défaussez «\u00a0${name(`resource.${asked.resource}`)}\u00a0»`;
      case 'resources':
        return `défaussez ${count(asked.n, 'Ressource')}${asked.mine ? ` ${MINE_OF[asked.mine]}` : ''}`;
      case 'trophy':
        return `défaussez un Trophée de Niveau ${asked.level}${asked.level < 3 ? ' ou plus' : ''}`;
      case 'equipment':
        return `défaussez un Équipement dont le prix d’achat est d’au moins ${asked.price} Or`;
    }
  }

  return {
    things,
    gains: {
      gold: op => `gagnez ${things.gold(op)}`,
      reputation: op => `gagnez ${things.reputation(op)}`,
      loseReputation: op => `perdez ${things.loseReputation(op)}`,
      gaar: op => `prenez ${things.gaar(op)}`,
      dwurt: op => `prenez ${things.dwurt(op)}`,
      silver: op => `piochez ${things.silver(op)}`,
      goldCard: op => `piochez ${things.goldCard(op)}`,
      healingPotion: op => `prenez ${things.healingPotion(op)}`,
      movement: op => `gagnez ${things.movement(op)}`,
      heal: ({ n }) => `soignez ${count(n, 'Blessure')}`,
      sufferWounds: op => `subissez ${things.sufferWounds(op)}`,
      gem: op => `prenez ${things.gem(op)}`,
      gemChoice: op => `prenez ${things.gemChoice(op)}`,
      essence: op => `prenez ${things.essence(op)}`,
      essenceChoice: op => `prenez ${things.essenceChoice(op)}`,
      treasure: op => `piochez ${things.treasure(op)}`,
      rewardTile: op => `piochez ${things.rewardTile(op)}`,
      takeTile: op => `prenez ${things.takeTile(op)}`,
    },
    doings: {
      heroRoll: ({ n }) => `${signed(n)} à votre lancer`,
      nextHeroRoll: ({ n }) => `${signed(n)} à votre prochaine Force de Combat`,
      monsterStrength: ({ n }) => `${signed(n)} à la Force de Combat du Monstre`,
      damagePlus: ({ n }) => `${signed(n)} ${n < 2 ? 'Dégât' : 'Dégâts'} si l’attaque en inflige`,
      woundMinus: ({ n }) => `${count(n, 'Blessure')} de moins`,
      maxHealth: ({ n }) => `${signed(n)} de Santé`,
      bags: ({ n }) => `${signed(n)} ${Math.abs(n) < 2 ? 'Besace' : 'Besaces'}`,
      teleport: ({ n }) => `téléportez-vous à ${cases(n)} au plus`,
      rerollHeroDie: ({ n }) => (n === 1 ? 'relancez un de vos dés' : `relancez jusqu’à ${n} de vos dés`),
      surviveDeath: ({ n }) =>
        `quand votre Santé tomberait à 0, défaussez cette tuile au lieu de mourir\u202f; votre Santé devient ${n}`,
      mineCart: () => 'un Chariot Minier pour une Action Extraction',
      miningAction: () => 'réalisez une Action Extraction',
      tradeAction: () => 'réalisez une Action Commerce',
      combatAction: () => 'réalisez une Action Combat',
      monsterOneDie: () => 'le Monstre lance un dé de moins',
      noCurse: () => 'annulez toutes les Malédictions de cette attaque, même celles qui viennent d’être jouées',
      monsterNoCards: () => 'le Monstre ne joue aucune carte pendant cette attaque',
      protectElementals: () => 'les Pouvoirs dont l’Essence est posée sur cette tuile ne vous affectent pas',
      disengageAbility: () => 'désengagez une autre Capacité',
      refreshGem: () => 'rendez active une Gemme inactive',
      wildEssence: () =>
        'compte comme une Essence de n’importe quel élément pour Révoquer un Élémentaire ou sceller une Faille',
      initiativeAttack: () => 'faites une attaque d’Initiative avec une de vos Armes',
    },
    cardDoings: {
      loseGaar: ({ n }) => `perdez ${n} Gaar, si vous en avez (Skoldur perd ensuite des Dwurt)`,
      place: ({ piece, where }) => `placez ${foe(piece)} sur ${place(where)}`,
      move: ({ piece, steps, toward }) =>
        `${foe(piece)} avance de ${cases(steps)} au plus vers ${toward === 'nearest-hero' ? 'le Héros le plus proche' : place(toward)}`,
      healFoe: ({ foe: whom, n }) => `retirez ${count(n, 'Dégât')} ${to(foe(whom))}`,
      magicDefence: ({ foe: whom, n }) =>
        `${n > 0 ? 'ajoutez' : 'retirez'} ${count(Math.abs(n), 'jeton Défense Magique', 'jetons Défense Magique')} ${to(foe(whom))}`,
      unmark: ({ marker, n, where }) =>
        `retirez ${n === 'all' ? `tous les ${MARKER[marker][1]}` : count(n, MARKER[marker][0], MARKER[marker][1])} ${where === 'here' ? 'de votre case' : to(place(where))}`,
      ruin: ({ where, guardWounds }) =>
        `détruisez ${place(where)}, sauf si un Héros s’y trouve${guardWounds > 0 ? `, qui subit alors ${count(guardWounds, 'Blessure')}` : ''}`,
      pit: ({ level, n, where }) =>
        typeof n === 'number'
          ? `ouvrez ${count(n, `fosse de Niveau ${level}`, `fosses de Niveau ${level}`)} sur ${place(where, n > 1)}`
          : `ouvrez des fosses de Niveau ${level} sur ${place(where, true)} (${perPlayers(n)})`,
      faer: () => 'avancez le jeton Pouvoir du Faér à l’élément suivant',
      renewOffers: () => 'renouvelez les trois Offres',
      modifier({ modifier, until }) {
        const time = until === 'roundEnd' ? 'jusqu’à la fin de la manche, ' : '';
        switch (modifier.stat) {
          case 'buyPrice':
            return `${time}chaque achat coûte ${-modifier.n} Or de moins, mais au moins 1`;
          case 'actionMovement':
            return `${time}chaque jeton Action donne ${points(-modifier.n, 'Mouvement')} de moins, mais au moins 1`;
          case 'freeMineCart':
            return `${time}chaque Action Extraction dispose d’un Chariot Minier`;
          case 'monsterStrength':
            return `${time}${signed(modifier.n)} à la Force de Combat des Monstres`;
          case 'monsterReputation':
            return `${time}chaque Monstre vaincu rapporte ${points(modifier.n, 'Réputation')} de plus, quelle que soit la vôtre`;
          case 'challengeRoll':
            return `${time}${signed(modifier.n)} aux lancers qui Défient un Élémentaire`;
          case 'markedChallengeRoll':
            return `${signed(modifier.n)} aux lancers qui Défient un Élémentaire de l’élément désigné`;
          case 'markedReach':
            return `le Pouvoir des Élémentaires de l’élément désigné porte ${cases(modifier.n)} plus loin`;
        }
      },
    },
    monsterOps: {
      hinderHero: ({ n }) => `${signed(n)} à vos lancers jusqu’à l’étape A de la prochaine Attaque du Monstre`,
      drawSilver: ({ n }) => `le Monstre pioche ${count(n, 'carte Argent', 'cartes Argent')}`,
      drawGold: ({ n }) => `le Monstre pioche ${count(n, 'carte Or', 'cartes Or')}`,
      healMonster: ({ n }) => `le Monstre gagne ${points(n, 'Santé')}`,
      instantDeath: () => 'vous perdez le combat sur-le-champ',
    },
    cardOps: {
      heroRoll: ({ n }) => `${signed(n)} à chaque lancer du Héros jusqu’à l’étape A de la prochaine Attaque du Monstre`,
      nextHeroRoll: ({ n }) => `${signed(n)} à la prochaine Force de Combat du Héros`,
      damageMinus: ({ n }) => `${count(n, 'Dégât')} de moins`,
      woundPlus: ({ n }) => `${signed(n)} ${n < 2 ? 'Blessure' : 'Blessures'} si l’attaque en inflige`,
      monsterStrength: ({ n }) => `${signed(n)} à la Force de Combat du Monstre`,
      silverHeart: ({ n }) => `retirez ${count(n, 'Dégât')} au Monstre`,
      stealGaar: ({ n }) =>
        `le Monstre prend ${n} Gaar au Héros (pour chacun qui lui manque, Skoldur défausse un Dwurt)`,
      regenerate: ({ n }) => `au début de chaque Attaque du Monstre suivante, retirez-lui ${count(n, 'Dégât')}`,
      chooseHeroAttack: () =>
        'le Joueur-Monstre choisit avec quoi le Héros attaque ensuite, parmi ce qu’il peut utiliser',
      heroWeaponsOnly: () => 'la prochaine attaque du Héros se fait sans Capacité de Combat',
      heroNoGaar: () => 'ni Gaar ni Dwurt ne peuvent en changer le lancer',
      heroNoHope: () => 'ni le Dé de l’Espoir',
    },
    need,

    ...FRENCH,
    followed: clauses => clauses.join(', '),
    rows: rows => rows.join('\u202f; '),

    triggers: {
      none: 'Hors combat',
      permanent: 'En permanence',
      anytime: 'Hors combat ou en Phase de Soins',
      'combat-prep': 'À la préparation du combat',
      initiative: 'Initiative',
      attack: 'Attaque',
      'monster-before': 'Avant le lancer du Monstre',
      'monster-before-or-after': 'Avant ou après le lancer du Monstre',
      'monster-after': 'Après le lancer du Monstre',
      'hero-before': 'Avant votre lancer',
      'hero-after': 'Après votre lancer',
    },
    price: cost => ('dwurt' in cost ? `dépensez ${cost.dwurt} Dwurt` : `défaussez ${essence(cost.essence, 1)}`),
    head({ trigger, set, cost }) {
      return [
        this.triggers[trigger],
        ...(set ? [`avec un Set d’Armure de ${set}${set < 5 ? ' ou plus' : ''}`] : []),
        ...(cost ? [this.price(cost)] : []),
      ].join(', ');
    },
    attack: 'Attaque',
    initiativeAttack: 'Attaque d’Initiative',
    nextStrength: n => `${signed(n)} à la prochaine Force de Combat du Monstre`,
    besides: set => `avec un Set d’Armure de ${set}${set < 5 ? ' ou plus' : ''}, en outre`,
    gemSlots: n => count(n, 'emplacement de Gemme', 'emplacements de Gemme'),
    used: 'défaussez-la après usage',
    range: (from, next) =>
      from === undefined
        ? `${(next ?? 0) - 1} ou moins`
        : next === undefined
          ? `${from} ou plus`
          : next === from + 1
            ? `${from}`
            : `${from} à ${next - 1}`,
    damage: n => count(n, 'Dégât'),
    wounds: n => count(n, 'Blessure'),
    sections: cards => count(cards, 'carte'),
    continuous: 'Effet continu',

    reward: max => `Récompense avec ${max} points de Réputation au plus`,
    bounty: 'Prime',
    lair({ relation, place: at }) {
      const where = at in KIND ? KIND[at as SpaceKind][0] : name(`encounter.${at}.the`);
      if (relation === 'on') return `Tanière\u00a0: sur ${where}`;
      return relation === 'adjacent'
        ? `Tanière\u00a0: sur une case voisine ${of(where)}`
        : `Tanière\u00a0: sur une des trois cases autour ${of(where)}`;
    },
    penalty: n => `${signed(n)} à votre Force de Combat`,
    immune:
      'Immunité\u00a0: de tout ce que vous faites, seuls les Dégâts l’atteignent, et les Boucliers vous épargnent encore des Blessures',
    pierces: 'agit aussi malgré l’Immunité',
    artifact: 'cet Artéfact',
    sale: 'Vente',
    dice: (left, right, gaar, chaos) =>
      `Dés ${left} et ${right}\u202f; ${gaar} Gaar, ${count(chaos, 'Action Chaos', 'Actions Chaos')}`,

    space: ({ kind, encounter, legend }) =>
      encounter
        ? kind === 'encounter'
          ? name(`encounter.${encounter}`)
          : `${name(`space.${kind}`)} avec ${name(`encounter.${encounter}.the`)}`
        : name(legend ? `legend.${legend}` : `space.${kind}`),
    centre: 'Au centre',
    monster: (level, loot) => `Monstre de Niveau ${level}, Butin\u00a0: ${loot}`,

    stage: (n, health, defence) => `étape ${n}, Santé ${perPlayers(health)}, Défense Magique ${defence}`,
    foeHealth: health => `Santé ${perPlayers(health)}`,
    phase: from => (from === 0 ? 'dès le début' : `à partir de ${count(from, 'point d’Éveil', 'points d’Éveil')}`),
    recall({ goal, on, elements }) {
      const named = and(elements.map(element => ELEMENT[element]));
      const asked = goal.map(condition => {
        if (condition.is === 'defeated') return `vainquez ${foe(condition.foe)}`;
        const n = byPlayers(condition, 'ou');
        if (condition.is === 'counter')
          return condition.counter === 'sealed' ? `scellez entièrement ${n} Failles du Faér` : `vainquez ${n} Monstres`;
        return on === 'elementals'
          ? `révoquez ${n} Élémentaires ${named}`
          : `posez ${n} sceaux sur les Failles du Faér, sur chacune un seul ${named}`;
      });
      return `ensemble ou en solo, à 1, 2, 3 ou 4 joueurs\u00a0: ${asked.join('\u202f; ')}`;
    },
    character: at => `${KIND[at][1]}, une fois par Héros`,
    clues: n => count(n, 'Indice'),
    griffin:
      'Sur sa Tanière, ou à 4 cases ou moins du Griffon en passant par des cases révélées, défaussez un Trophée\u00a0: il vous emporte sur une case à 4 cases ou moins de la vôtre, comme par téléportation, et y reste.',
    when(when) {
      switch (when.at) {
        case 'roundStart':
          return 'au début de chaque manche';
        case 'roundEnd':
          return 'à la fin de chaque manche';
        default:
          throw new Error(`no card speaks at ${when.at}`);
      }
    },
    who: who =>
      who === 'each' ? 'chaque Héros' : `chaque Héros à ${cases(who.within)} ou moins ${of(origin(who.of))}`,
  };
}
