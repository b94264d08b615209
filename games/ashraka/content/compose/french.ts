// Rule texts in French. Spaces before : and inside « » are no-break, those before ; ! ? narrow.

import { FRENCH, type Names } from '@veillee/pieces/speech';
import { capital, frenchCount as count } from '@veillee/pieces/words';
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

const { and, or, labelled } = FRENCH;

const DIE: { readonly [die in Die]: readonly [one: string, many: string] } = {
  orange: ['dé orange', 'dés orange'],
  red: ['dé rouge', 'dés rouges'],
  black: ['dé noir', 'dés noirs'],
};
const dice = (dice: readonly Die[]): string => {
  const colours = [...new Set(dice)];
  return and(colours.map(die => count(dice.filter(one => one === die).length, ...DIE[die])));
};
const rolled = (of: readonly Die[], flat: number | undefined, verb: string): string =>
  of.length === 0
    ? `${verb} ${count(flat ?? 0, 'blessure')}`
    : `lancez ${dice(of)} : ${verb} autant de blessures${flat ? `, plus ${flat}` : ''}`;

const coins = (n: number): string => count(n, 'pièce');
const RUNE: { readonly [rune in Rune]: string } = { blue: 'bleue', red: 'rouge', mauve: 'mauve' };
const runes = (colour: Rune, n: number): string => count(n, `rune ${RUNE[colour]}`, `runes ${RUNE[colour]}s`);
const cubes = (n: number): string => count(n, 'cube de santé', 'cubes de santé');
const actions = (n: number): string => count(n, 'action');
const health = (n: number): string => count(n, 'jeton santé', 'jetons santé');
const mana = (n: number): string => count(n, 'jeton mana', 'jetons mana');

const AFFLICTED: { readonly [disease in Disease]: string } = {
  poison: 'empoisonné',
  paralysis: 'paralysé',
  mute: 'frappé de mutisme',
};
const SHOWN: { readonly [colour in DiseaseColour]: string } = { yellow: 'jaune', blue: 'bleu', green: 'vert' };
const COLOUR: { readonly [disease in Disease]: string } = { poison: 'vert', paralysis: 'jaune', mute: 'bleu' };
const CARD: { readonly [type in EquipmentType]: string } = { free: 'Libre', adventure: 'Aventure', combat: 'Combat' };
const KIND: { readonly [kind in SpaceKind]: string } = {
  campfire: 'un feu de camp',
  inn: 'une auberge',
  sanctuary: 'un sanctuaire',
  exploration: 'une case Exploration',
  quay: 'un quai',
  storm: 'une tempête',
  fireflies: 'une case Lucioles',
  'merchant-1': 'un Marchand 1',
  'merchant-2': 'un Marchand 2',
  empty: 'un lieu vide',
  step: 'une étape',
};
const TOKEN = {
  lock: 'un Verrou',
  'portal-blue': 'un Portail bleu',
  'portal-orange': 'un Portail orange',
  'merchant-1': 'le jeton Marchand 1',
  'merchant-2': 'le jeton Marchand 2',
} as const;
const kinds = (of: readonly SpaceKind[]): string => or(of.map(kind => KIND[kind]));
const less = (n: number, low: string, high: string): string => (n < 0 ? low : high);
const TIMES = ['', 'une fois', 'deux fois', 'trois fois'];

export function french(name: Names): Speech {
  const card = (find: string): string => `« ${name(`find.${find}`)} »`;
  const isTreasure = (find: FindId): boolean => findRow(find).type === 'treasure';
  const at = (spot: Spot): string => (spot === 'this' ? 'sur ce lieu' : name(`place.${spot}.at`));
  /** `de` before where it leads: along the path, off the exit. */
  const path = (id: PathId, de = false): string => {
    const row = pathRow(id);
    if (row.kind === 'exit') return de ? 'de la sortie' : 'la sortie';
    return `${de ? 'du' : 'le'} chemin entre ${name(`place.${row.from}.the`)} et ${name(`place.${row.to}.the`)}`;
  };

  function subject({ target, where }: Pick<TokenOp, 'target' | 'where'>, about: About): string {
    if (about.again || (target === 'self' && about.eachRolls)) return 'ce héros';
    if (about.rest) return 'chaque autre héros';
    if (where)
      return 'place' in where
        ? `chaque héros ${at(where.place)}`
        : 'not' in where
          ? `chaque héros qui ne se trouve pas sur ${kinds(where.not)}`
          : `chaque héros sur ${kinds(where.kinds)}`;
    switch (target) {
      case 'self':
        return 'vous';
      case 'partner':
        return 'l’autre héros';
      case 'either':
        if (about.from === 'skill') return 'un héros présent sur votre case (y compris vous)';
        return about.from === 'combat' ? 'un héros de ce combat (y compris vous)' : 'un héros';
      case 'each':
        return 'chaque héros';
      case 'eachHere':
        return about.from === 'event' ? 'chaque héros présent sur ce lieu' : 'chaque héros présent sur votre case';
      case 'eachCombat':
        return 'chaque héros de ce combat';
      case 'choose':
        return 'un héros de votre choix, où qu’il soit,';
      case 'hero':
        return 'le héros';
    }
  }
  const does = (who: string, order: string, verb: string): string => (who === 'vous' ? order : `${who} ${verb}`);
  const price = (of: Price): string =>
    'coins' in of
      ? coins(of.coins)
      : 'blue' in of
        ? runes('blue', of.blue)
        : 'red' in of
          ? runes('red', of.red)
          : `une carte ${CARD[of.card]}`;

  return {
    tokens(ops, about) {
      const [first] = ops;
      const gain = first.op.startsWith('gain');
      const what = and(ops.map(({ op, n }) => (op.endsWith('Health') ? health(n) : mana(n))));
      const revives =
        ops.some(({ op }) => op === 'gainHealth') &&
        ['skill', 'combat', 'free', 'ally'].includes(about.from) &&
        ['either', 'choose', 'eachHere'].includes(first.target);
      const who = subject(first, about);
      const verb = gain ? does(who, 'récupérez', 'récupère') : does(who, 'perdez', 'perd');
      return `${verb} ${what}${revives ? ', même KO' : ''}`;
    },

    phrases: {
      wound: op => rolled(op.dice, op.flat, 'infligez'),
      strike: op => rolled(op.dice, op.flat, 'le héros subit'),
      disease(op, { from }) {
        const who = op.target === 'monster' ? 'le monstre' : 'le héros';
        if (op.mode === 'random') return `lancez le dé maladie : ${who} subit la maladie indiquée`;
        const result = `${who} est ${AFFLICTED[op.disease]}`;
        if (from === 'ally') return `au début d’un combat, ${result}`;
        return op.mode === 'auto' ? result : `lancez le dé maladie : sur ${COLOUR[op.disease]}, ${result}`;
      },
      cure({ n, target }, about) {
        const what = n === 'all' ? 'tous ses jetons maladie' : count(n, 'jeton maladie', 'jetons maladie');
        return `${subject({ target }, about)} retire ${what}`;
      },
      block({ n, target, actions }) {
        const many = actions > 1 ? 'nt' : '';
        const monster =
          actions === 1 ? 'la prochaine action du monstre' : `les ${actions} prochaines actions du monstre`;
        const partner = ' à l’autre héros du combat';
        if (n === 'all')
          return target === 'self'
            ? `${monster} ne vous inflige${many} aucune blessure`
            : `${monster} n’inflige${many} aucune blessure${partner}`;
        const fewer = `${count(n, 'blessure')} de moins`;
        return target === 'self'
          ? `${monster} vous inflige${many} ${fewer}`
          : `${monster} inflige${many} ${fewer}${partner}`;
      },
      guard: ({ reduce }) =>
        `jusqu’à votre prochain tour de combat, les blessures destinées à l’autre héros vous sont infligées à sa place, avec ${count(reduce, 'blessure')} de moins à chaque fois`,
      freeEngage: () => 'engagez aussitôt ce monstre, sans payer son coût d’engagement',
      reroll: ({ dice }) => `relancez ${dice === 1 ? 'un dé' : `${dice} dés`} qu’un héros vient de lancer`,

      hurtMonster: ({ which, n }) =>
        `${which === 'here' ? 'un monstre sur votre case' : 'un monstre en jeu, au choix,'} perd ${cubes(n)} (sans récompense s’il est détruit)`,
      healMonster: ({ which, n }) =>
        `${which === 'self' ? 'le monstre regagne' : 'chaque monstre en jeu gagne'} ${cubes(n)}`,
      removeMonster: () => 'retirez un monstre en jeu, sauf un boss (sans récompense)',
      moveMonster: ({ to }) =>
        to === 'here'
          ? 'attirez sur votre lieu un jeton Monstre d’une case directement reliée'
          : 'déplacez un jeton Monstre vers un lieu sans héros',
      'monster.place'({ at: spot, monster, extraHealth: n = 0 }) {
        const more = count(n, 'cube de santé supplémentaire', 'cubes de santé supplémentaires');
        const cubed = n === 0 ? '' : n > 0 ? ` avec ${more}` : ` avec ${cubes(-n)} de moins`;
        return `placez ${monster ? name(`monster.${monster}.the`) : 'un monstre'} ${at(spot)}${cubed}`;
      },

      actions: ({ target, n }, about) => `${does(subject({ target }, about), 'gagnez', 'gagne')} ${actions(n)}`,
      coins({ n, nOnQuay }, { from, paid }) {
        if (nOnQuay) return `gagnez ${coins(n)}, ou ${nOnQuay} si vous êtes sur un quai`;
        if (n > 0) return `gagnez ${coins(n)}`;
        if (paid) return `payez ${coins(-n)}`;
        return from === 'monster'
          ? `les joueurs perdent ${coins(-n)}, s’ils en ont`
          : `perdez ${coins(-n)}, ou ce qu’il en reste`;
      },
      rune: ({ colour, n }, { paid }) =>
        `${n > 0 ? 'gagnez' : paid ? 'payez' : 'perdez'} ${runes(colour, Math.abs(n))}`,

      move({ target, max, paths, freeDanger }) {
        if (paths.includes('waterway')) return 'empruntez une voie navigable depuis votre quai sans payer';
        const who =
          target === 'eachHere' ? 'déplacez-vous, avec l’autre héros s’il est sur votre case,' : 'déplacez-vous';
        const ways = freeDanger ? 'verts ou dangereux, sans perdre de santé' : 'verts';
        return `${who} d’au plus ${count(max, 'tronçon')} le long des chemins ${ways}`;
      },
      teleport({ target, to }, about) {
        if (to === 'partner') return 'rejoignez la case de l’autre héros';
        if (to === 'self') return 'l’autre héros rejoint votre case';
        if (to === 'monster') return 'rejoignez un lieu occupé par un jeton Monstre';
        if ('kinds' in to) return `rejoignez ${kinds(to.kinds)}${to.board ? ' de votre plateau' : ''}`;
        return `${does(subject({ target }, about), 'rendez-vous', 'se rend')} ${name(`place.${to.place}.to`)}`;
      },
      stormChoice: () => 'depuis une case Tempête, suivez la flèche de votre choix sans lancer le dé',

      reveal({ piles, board }) {
        if (piles === 'all')
          return `dévoilez la première carte de chaque pioche Exploration${board ? ' de votre plateau' : ''} ; ces cartes restent face visible`;
        return piles === 1
          ? 'dévoilez la première carte d’une pioche Exploration au choix ; elle reste face visible'
          : `dévoilez la première carte de ${piles} pioches Exploration au choix ; ces cartes restent face visible`;
      },
      draw: ({ pile, n }) =>
        pile === 'here'
          ? `sur une case Exploration : piochez les ${n} premières cartes de sa pioche, résolvez-en une et reposez le reste dessus, face visible`
          : 'vous pouvez prendre l’une des cartes dévoilées, comme si vous exploriez sa case',
      fromDiscard: () => 'prenez la carte du dessus de la défausse, si c’est un équipement',
      discard: ({ type, n }) => `défaussez ${count(n, 'carte')} ${CARD[type]} de votre main`,
      trade: () => 'donnez à l’autre héros, où qu’il soit, autant de cartes Équipement et Quête que vous le souhaitez',
      'find.give': ({ find, to }) =>
        to === 'choose'
          ? `donnez la carte ${card(find)} au héros de votre choix`
          : `prenez la carte ${card(find)}${isTreasure(find) ? ', appliquez-la et défaussez-la' : ''}`,
      'find.discard': ({ find }) => `défaussez la carte ${card(find)}`,
      'pile.shuffle': ({ piles }) =>
        `mélangez ensemble les pioches Exploration ${and(piles.map(String))}, face cachée, et redistribuez-les comme avant`,

      peekDestiny: ({ n }) =>
        n === 1
          ? 'retournez face visible la prochaine tuile Destinée et laissez-la en place, sans lire sa ligne'
          : `retournez face visible les ${n} prochaines tuiles Destinée et laissez-les en place, sans lire leurs lignes`,
      destinyDefer: () => 'vous pouvez ensuite la placer en dernier parmi les tuiles restantes de sa couleur',
      destinySkip: () => 'la prochaine tuile Destinée sera retournée sans que sa ligne soit appliquée',
      'destiny.insert': ({ tile }) =>
        `placez la tuile Destinée ${tile} en tête de la piste : elle sera la prochaine retournée`,

      'token.set': ({ at: spot, symbol }) =>
        spot === 'this'
          ? `retournez ce jeton sur sa face « ${symbol} »`
          : `placez un jeton événement « ${symbol} » ${at(spot)}`,
      'token.place': ({ token, at: spot }) => `placez ${TOKEN[token]} ${at(spot)}`,
      'token.remove': ({ token }) =>
        token === 'event' ? 'retirez ce jeton' : 'retirez un Verrou du plateau, au choix',
      'marker.place': ({ path: id }) => `placez un marqueur barré sur ${path(id)}`,
      'marker.remove': ({ path: id }) => `retirez le marqueur barré ${path(id, true)}`,

      'flag.set': ({ flag }) => `la chronique s’en souviendra : ${name(`flag.${flag}`)}`,
      test: ({ die }) => `lancez ${dice([die])}`,

      'adventure.win': () => 'l’aventure est gagnée',
      'unlock.ally': ({ ally }) => `nouvel allié : ${name(`ally.${ally}`)}`,
      'unlock.hero': ({ hero }) => `nouveau héros : ${name(`hero.${hero}`)}`,
      'unlock.allySlot2': () => 'le second emplacement d’allié du Sac Magique s’ouvre',
      questUpgrade: () => 'chacun des deux héros se voit accorder un palier de quête de sa fiche, au choix',
    },

    mods: {
      bagSlots: ({ n }) =>
        n === 1
          ? 'l’emplacement 2 du Sac Magique est ouvert pendant cette aventure, même s’il n’a pas été acheté'
          : `${n} emplacements de plus du Sac Magique sont ouverts pendant cette aventure, même s’ils n’ont pas été achetés`,
      bagTakeCost: () => 'prendre une carte dans le Sac Magique ne vous coûte aucune action',
      buyPrice: ({ n }) =>
        `chaque carte de marchand vous coûte ${coins(Math.abs(n))} de ${less(n, 'moins (minimum 1)', 'plus')}`,
      cardReturn: () =>
        'une carte Équipement jouée revient dans la main de son propriétaire au lieu d’aller à la défausse',
      critBonus: ({ n }) => `une face critique à votre attaque physique inflige ${count(n, 'blessure')} de plus`,
      critMana: ({ n }) =>
        `quand le lancer d’une de vos compétences montre au moins une face critique, récupérez ${mana(n)}`,
      dangerCost: ({ n }) =>
        `les chemins dangereux vous coûtent ${health(Math.abs(n))} de ${less(n, 'moins (minimum 0)', 'plus')}`,
      endTurnCoins: ({ n }) =>
        `à la fin de chaque tour, les joueurs ${less(n, 'perdent', 'gagnent')} ${coins(Math.abs(n))}`,
      endTurnCure: ({ n }) =>
        `à la fin de chacun de vos tours de combat, après le poison, retirez ${n === 1 ? 'un' : n} de vos jetons maladie`,
      engageCost: ({ n }) =>
        `engager un combat vous coûte ${actions(Math.abs(n))} de ${less(n, 'moins (minimum 1)', 'plus')}`,
      evadeOn: ({ colour }) =>
        `quand une action de monstre devrait vous blesser, lancez le dé maladie : sur ${SHOWN[colour]}, ignorez ces blessures`,
      eventHurtCap: ({ n }) =>
        `une ligne Destinée ou un événement du livret ne vous fait jamais perdre plus ${n === 1 ? 'd’un jeton santé' : `de ${health(n)}`}`,
      firstHurt: ({ n }) =>
        `la première fois que vous devriez perdre de la santé dans un combat, perdez ${count(Math.abs(n), 'jeton')} de moins`,
      firstMonsterHealth: ({ n }) =>
        `le premier monstre placé dans l’aventure arrive avec ${cubes(Math.abs(n))} de ${less(n, 'moins (minimum 1)', 'plus')}`,
      firstMoveFree: () => 'votre premier déplacement de chaque tour ne coûte aucune action',
      firstPhysical: ({ n }) =>
        `votre première attaque physique de chaque combat inflige ${count(n, 'blessure')} de plus`,
      fleeCost: () => 'fuir ne vous coûte aucune action',
      knowledge({ n, scope }, { from }) {
        if (scope) return `jouez une carte Équipement comme si vos connaissances valaient ${n} de plus`;
        const whose = from === 'ally' ? 'les connaissances de chaque héros' : 'vos connaissances';
        return `${whose} ${less(n, 'diminuent', 'augmentent')} de ${Math.abs(n)}${less(n, ' (minimum 0)', '')}`;
      },
      leaveMonsterCost: ({ n }) => `quitter un lieu occupé par un jeton Monstre vous coûte ${actions(n)} de plus`,
      matchingAuto: () =>
        'quand le dé maladie doit désigner une maladie précise contre un monstre, elle est infligée sans lancer le dé',
      monsterChoice: ({ n }) =>
        `quand un monstre de la pioche doit être placé, regardez les ${n} premières cartes, placez-en une et glissez le reste sous la pioche`,
      physical({ n, of }) {
        const whose =
          of === 'eachCombat'
            ? 'jusqu’à la fin du combat, les attaques physiques de chaque héros'
            : of === 'partner'
              ? 'tant que les deux héros sont dans le combat, les attaques physiques de l’autre héros'
              : 'vos attaques physiques';
        return `${whose} infligent ${count(n, 'blessure')} de plus`;
      },
      quayPrice: () => 'les quais ne coûtent aucune pièce',
      reroll({ dice }) {
        const some = dice === 'all' ? 'autant de dés que vous le souhaitez' : dice === 1 ? 'un dé' : `${dice} dés`;
        return `une fois par tour, vous pouvez relancer ${some} parmi ceux que vous venez de lancer`;
      },
      restHealth: ({ n }) => `chaque activation d’un feu de camp ou d’une auberge rend au héros ${health(n)} de plus`,
      restTokens: ({ n }) =>
        `les feux de camp et les auberges vous rendent ${count(Math.abs(n), 'jeton')} de ${less(n, 'moins (minimum 0)', 'plus')}`,
      rewardPlus: ({ n }) =>
        `chaque récompense de combat que vous choisissez augmente de ${n === 1 ? '1 pièce ou de 1 rune de la même couleur' : `${n} pièces ou de ${n} runes de la même couleur`}`,
      riposte: ({ n }) =>
        `chaque fois qu’une action physique du monstre vous fait perdre de la santé, le monstre perd ${cubes(n)}`,
      sellPenalty: ({ n }) => `vous vendez vos cartes à leur coût moins ${2 + n}, au lieu de moins 2`,
      softRespawn: () =>
        'un héros KO qui reprend connaissance au sanctuaire retrouve toute sa santé et garde mana et équipement',
      surviveAt1: () => 'quand vous devriez perdre votre dernier jeton santé en combat, gardez-le',
      tradeAnywhere: () => 'hors combat, les héros peuvent s’échanger cartes Équipement et Quête où qu’ils soient',
      turnActions({ n, every }) {
        const how = `disque ${count(Math.abs(n), 'case')} plus ${less(n, 'bas', 'haut')}`;
        if (every)
          return `aux tours 1, ${1 + every}, ${1 + 2 * every} et ainsi de suite, chaque héros place son ${how}`;
        return `au début de chaque tour, placez votre ${how}${less(n, '', ' (maximum 10)')}`;
      },
      turnMana: ({ n }) => `au début de chaque tour, ${less(n, 'perdez', 'récupérez')} ${mana(Math.abs(n))}`,
      voidRedraw: ({ n }) =>
        `quand vous piochez une carte Vide sur une case Exploration, piochez ${n === 1 ? 'une carte' : `${n} cartes`} de plus dans la même pioche`,
      winCoins: ({ n }) => `quand vous gagnez un combat, gagnez ${coins(n)} en plus de la récompense`,
      winHeal: ({ n }) => `quand vous gagnez un combat, récupérez ${health(n)}`,
    },

    ...FRENCH,
    ifMonsters: (then, otherwise) => `si un monstre au moins est en jeu : ${then} ; sinon : ${otherwise}`,
    ifCrit: then => `si un dé au moins montre sa face critique : ${then}`,
    choose: options => `au choix : ${options}`,
    eachRollsDisease: 'chaque héros lance le dé maladie',
    outcome: (faces, then) => `${labelled(capital(or(faces.map(face => SHOWN[face]))), then)}.`,
    nothing: 'rien',

    held: clauses => `tant que vous détenez cette carte, ${clauses}`,
    trap: 'Défaussez-la en activant un feu de camp ou une auberge.',
    void: 'Rien. Défaussez cette carte.',
    quest: 'Seul le livret la défausse.',
    questSale: n => `Se revend ${coins(n)}.`,
    bonus: (mode, knowledge, clauses) =>
      `Avec des connaissances d’au moins ${knowledge}, ${mode === 'add' ? 'en outre' : 'à la place'}, ${clauses}.`,
    ally: (uses, clauses) => `${TIMES[uses]} pendant l’aventure : ${clauses}`,
    flip: uses => (uses === 1 ? 'Retournez ensuite cette carte.' : 'Retournez cette carte après la dernière fois.'),
    noEffect: 'aucun effet',
    actsFirst: 'Ce monstre agit avant les héros.',
    reward: of => ('coins' in of ? coins(of.coins) : runeReward(of)),
    automatic: 'Automatique',
    skillCost: (used, drained, lost) =>
      [used && actions(used), drained && `${drained} mana`, lost && health(lost)].filter(Boolean).join(' + '),
    limit: { turn: 'Une fois par tour.', combat: 'Une fois par combat.', adventure: 'Une fois par aventure.' },
    price: of => `Nécessite ${price(of)}.`,
    condition(of) {
      if (of.is === 'bothHeroesHere') return 'Les deux héros doivent se trouver sur ce lieu.';
      const cards = `${of.finds.length === 1 ? 'la carte' : 'les cartes'} ${and(of.finds.map(card))}`;
      return of.holder === 'self' ? `Nécessite ${cards}.` : `Les héros présents doivent détenir ${cards}.`;
    },
  };
}

const runeReward = (of: { readonly blue: number } | { readonly red: number } | { readonly mauve: number }): string =>
  'blue' in of ? runes('blue', of.blue) : 'red' in of ? runes('red', of.red) : runes('mauve', of.mauve);
