// Rule texts in French. Spaces before : and inside « » are no-break, those before ; ! ? narrow.

import { FRENCH, type Names, type Phrases, phrase } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { OverlordCardRow } from '../rows.ts';
import {
  type Ability,
  type CardOp,
  type Cost,
  DICE,
  type Die,
  type Effect,
  type FigureSize,
  type Group,
  type Harm,
  type HeroOp,
  type Kind,
  type MonsterId,
  type Prop,
  type Tier,
  type Window,
} from '../vocabulary.ts';
import { frenchFeats } from './french-feats.ts';
import { frenchThings } from './french-things.ts';
import { and, cases, DIE, FACES, frenchWords, KIND, points, powerDice } from './french-words.ts';
import type { Doing, Fact, Speech } from './language.ts';
import { has, kindsOf, leftIn, spacesIn } from './reading.ts';

const { or } = FRENCH;
const wounds = (n: number | 'all'): string => (n === 'all' ? 'toutes vos blessures' : count(n, 'blessure'));
const fatigue = (n: number | 'all'): string => (n === 'all' ? 'toute votre fatigue' : `${n} de fatigue`);
const EACH = {
  board: 'chaque héros dans le donjon',
  door: 'chaque héros adjacent à la porte',
  near: 'chaque autre héros à 3 cases ou moins',
} as const;
const PART = { 2: 'la moitié', 4: 'le quart' } as const;
const PARTLY = { 4: 'du quart' } as const;
const TRAIT: { readonly [kind in Kind]: string } = { melee: 'Corps à corps', ranged: 'Distance', magic: 'Magie' };
const GROUND: { readonly [prop in Prop]?: string } = {
  rubble: 'les décombres',
  water: 'l’eau',
  lava: 'la lave',
  pit: 'les fosses',
};
const TIER: { readonly [tier in Tier]: string } = { copper: 'en cuivre', silver: 'en argent', gold: 'en or' };
const kinds = (of: readonly Kind[] | undefined): string => (of ? ` ${and(of.map(kind => KIND[kind]))}` : '');
const FEMININE: readonly MonsterId[] = [
  'bane-spider',
  'manticore',
  'naga',
  'chaos-beast',
  'deep-elf',
  'medusa',
  'shade',
];

export function french(name: Names): Speech {
  const { owned, tokens, gained } = frenchWords(name);
  const names = (all: readonly Ability[]): string => all.map(ability => name(`ability.${ability}`)).join(' ni ');
  const recovered = (n?: number | 'all', tired?: number | 'all'): string =>
    and([...(n ? [wounds(n)] : []), ...(tired ? [fatigue(tired)] : [])]);
  const theirs = (n?: number | 'all', tired?: number | 'all'): string =>
    and([
      ...(n ? [n === 'all' ? 'toutes les blessures' : wounds(n)] : []),
      ...(tired ? [tired === 'all' ? 'toute la fatigue' : fatigue(tired)] : []),
    ]);

  const doings: Phrases<HeroOp, Doing> = {
    recover: ({ wounds: n, fatigue: tired, who }) =>
      who === 'self-or-adjacent'
        ? `rendre ${theirs(n, tired)} à vous-même ou à une figurine adjacente`
        : who === 'self-and-adjacent'
          ? `rendre ${theirs(n, tired)} à vous-même et à chaque héros adjacent`
          : `récupérer ${recovered(n, tired)}`,
    attack: op =>
      op.with === 'same-weapon'
        ? 'faire une attaque de plus avec la même arme'
        : op.with === 'any'
          ? 'l’attaquer aussitôt'
          : `faire une attaque ${KIND[op.with.kind]} de plus avec ${and(
              Object.keys(op.with.dice).map(die => `1 dé ${DIE[die as Die]}`),
            )}`,
    attacks: ({ n }) => `faire ${count(n, 'attaque')} de plus ce tour-ci`,
    halfSpeed: () => 'recevoir la moitié de votre vitesse, arrondie au-dessus, en points de mouvement',
    halfActions: ({ n }) => `faire ${n} demi-actions, jamais deux fois la même et l’une d’elles étant un ordre`,
    lendOrder: () => 'laisser un autre héros le poser à votre place',
    placeOrder: ({ order }) => `poser ${name(`order.${order}`)} pendant votre tour`,
    changeAction: () => 'changer votre action pour une autre, qui permette ce que vous avez déjà fait',
    changeOrder: () => 'échanger l’ordre que vous avez contre un autre',
    changePotion: () =>
      'échanger une potion équipée contre une autre sorte de la réserve, aussi souvent que vous voulez',
    changeTarget: () => 'lui choisir une autre cible',
    rangeToDamage: () => 'changer la portée inutile en dégâts, un pour un',
    traceFromBeside: () => 'tracer la ligne de vue depuis n’importe quelle case vide adjacente à la vôtre',
    seeThroughOne: () => 'ignorer une figurine ou un obstacle pour la ligne de vue',
    chargeAttack: () => 'faire une attaque de corps à corps après un mouvement en ligne droite, qu’elle termine',
    guardMove: () => 'bouger jusqu’à votre vitesse avant ou après l’attaque',
    blink: () => 'passer sur n’importe quelle case vide de votre ligne de vue',
    gain: op => `lui donner ${owned(op)}`,
    reroll: ({ n, of: all }) =>
      all.length === DICE.length
        ? `faire relancer ${count(n, 'dé')}`
        : `faire relancer ${count(n, 'dé vert, jaune ou de pouvoir', 'dés verts, jaunes ou de pouvoir')}`,
    discardTokens: ({ n }) =>
      n === 1 ? 'défausser 1 jeton d’effet avant qu’il n’agisse' : `défausser jusqu’à ${n} jetons d’effet`,
    moveFigure: ({ n }) => `déplacer de ${cases(n)} une figurine de votre ligne de vue`,
    cancelWounds: ({ n }) => `annuler ${count(n, 'blessure')}`,
    spoilHand: () => 'regarder la main du seigneur et en faire défausser une carte, contre sa menace',
    tauntWithin: ({ n }) => `vous faire attaquer à la place, s’il est à ${cases(n)} de vous ou moins et le peut`,
    cancelAll: () => 'en annuler autant que vous voulez',
    rollAgain: () => 'faire relancer autant de ses dés que vous voulez, fût-ce pour la deuxième fois',
    stunWithin: ({ n }) => `poser ${tokens({ stun: 1 })} sur chaque monstre à ${cases(n)} de vous ou moins`,
    companion: ({ familiars }) =>
      `poser ${and(familiars.map(familiar => name(`familiar.${familiar}`)))} sur votre case`,
    coins: ({ n }) => `recevoir ${count(n, 'pièce')}`,
    conquest: ({ n }) => `gagner ${count(n, 'jeton Conquête', 'jetons Conquête')} pour les héros`,
    pickTreasure: ({ of: tiers }) =>
      `prendre l’objet de votre choix parmi les trésors ${or(tiers.map(tier => TIER[tier]))}, qu’on mélange ensuite`,
    oneOf: ({ ops }) => or(ops.map(op => phrase(doings, op))),
  };

  const facts: Phrases<HeroOp, Fact> = {
    recover: ({ wounds: n, fatigue: tired }) => `vous récupérez ${recovered(n, tired)}`,
    maxWounds: ({ n }) => `votre maximum de blessures augmente de ${n}`,
    maxFatigue: ({ n }) => `votre maximum de fatigue augmente de ${n}`,
    speed: ({ n }) => `votre vitesse ${n < 0 ? `diminue de ${-n}` : `augmente de ${n}`}, quoi que fasse votre armure`,
    armour: ({ n }) => `vous avez ${signed(n)} d’armure`,
    movement: ({ n }) => `vous avez ${points(n)} de plus, quelle que soit votre action`,
    fatigueDice: ({ n }) => `reçoivent ${powerDice(n)} au lieu de 1 pour chaque point de fatigue que vous y dépensez`,
    hands: ({ n }) => `vous n’avez ${n === 1 ? 'qu’une main' : `que ${n} mains`} pour vos objets`,
    moreWounds: ({ n }) =>
      `chaque attaque qui vous touche vous inflige ${count(n, 'blessure')} de plus, quelle que soit votre armure`,
    noRun: () => `vous ne pouvez pas déclarer ${name('action.run')}`,
    noFatigueSteps: () => 'vous ne pouvez pas changer de fatigue en points de mouvement',
    noPack: () => 'vos potions et tout votre paquetage sont perdus ; vous n’en avez plus, et ne recevez plus de pièces',
    noSurges: () => 'vous ne pouvez pas dépenser d’Éclairs',
    revives: () => `chaque ennemi que vous tuez compte comme ayant ${name('ability.undying')}`,
    fewerWounds: ({ n }) => `vous en perdez ${n} de moins`,
    shields: ({ n }) => `chaque usage d’un bouclier annule ${count(n, 'blessure')} de plus`,
    saveDice: ({ n }) => `vous lancez ${powerDice(n, ' de plus')} pour échapper à une carte Piège ou l’atténuer`,
    trapWounds: ({ n }) => `les cartes Piège vous infligent ${count(-n, 'blessure')} de moins`,
    glyphsWithin: ({ n }) => `un glyphe s’active dès que vous arrivez à ${cases(n)} de lui ou moins`,
    noSpawnWithin: ({ n }) =>
      `le seigneur ne peut générer aucun monstre à ${cases(n)} de vous ou moins, que vous le voyiez ou non`,
    noUndyingWithin: ({ n }) => `les monstres à ${cases(n)} de vous ou moins n’ont pas ${name('ability.undying')}`,
    cardCost: ({ n }) => `chaque carte Seigneur coûte ${n} de menace de plus`,
    threatIncome: ({ n }) => `il en reçoit ${-n} de moins`,
    noArmour: () => 'vous ne pouvez pas porter d’armure',
    runesInArmour: () => 'vous pouvez équiper des runes avec une armure qui les interdit',
    noSpeedCap: () => 'aucune armure ne réduit votre vitesse',
    unbreakable: () => 'votre équipement ne peut pas être détruit',
    oneHanded: () => 'vous pouvez manier une arme de corps à corps à deux mains comme si elle n’en demandait qu’une',
    distanceToDamage: () => 'ajoutent à leurs dégâts la distance de la cible si elles réussissent',
    spacesToDamage: () => 'infligent 1 dégât de plus par case de la cible au-delà de la première',
    seeThroughAll: () => 'aucune figurine ni aucun obstacle ne bloque votre ligne de vue',
    ignore: ({ ability }) => `ignorent ${name(`ability.${ability}`)}`,
    acrobatics: () =>
      'vous traversez les ennemis et les obstacles sans en subir l’effet ; vous ne pouvez ni vous arrêter ni attaquer sur une case où se trouvent une autre figurine ou un obstacle qui bloque le mouvement',
    letPass: () => 'les ennemis peuvent traverser votre case, sans y finir leur mouvement',
    notAdjacent: () => 'vous ne pouvez pas attaquer à distance une figurine adjacente',
    mercy: () =>
      `un monstre à qui votre attaque laisse exactement 1 blessure se rend : il est tué, même ${name('ability.undying')}`,
    avenge: () =>
      `chaque ennemi à 3 cases de vous ou moins qui n’est pas unique est tué lui aussi, même ${name('ability.undying')}`,
    armourIs: ({ n, plus }) => `votre armure est de ${n} plus votre attribut ${TRAIT[plus]}`,
    armourAgainst: ({ kind, n }) => `vous avez ${signed(n)} d’armure contre les attaques ${KIND[kind]}`,
    have: op => `vous avez ${owned(op)}`,
    immune: ({ to }) => `vous ne craignez ${to.length === 1 ? 'pas' : 'ni'} ${names(to)}`,
    bonus: ({ bonus }) => `gagnent ${and(gained(bonus))}`,
    companion: ({ familiars }) => `vous avez avec vous ${and(familiars.map(familiar => name(`familiar.${familiar}`)))}`,
    cancelOn: ({ faces }) =>
      `lancez un dé de pouvoir pour chacune : chaque ${or(faces.map(face => FACES[face]))} en annule une`,
    opensFor: ({ n }) => `portes et coffres vous coûtent ${points(n)}`,
    trapCost: ({ n }) => `les cartes Piège qui répondent à vos actes coûtent ${n} de menace de plus`,
    grant: op => `gagnent ${owned(op)}`,
    passThrough: ({ prop }) => `vous pouvez traverser ${GROUND[prop]}, sans vous y arrêter ni y attaquer`,
    unharmedBy: ({ prop }) => `vous passez sans dommage sur ${GROUND[prop]}`,
    aimed: () => 'sont des attaques visées',
    orders: () => `vous comptez toujours comme ayant ${name('order.aim')} et ${name('order.dodge')}`,
    otherItems: ({ n }) =>
      `vous pouvez utiliser ${count(n, 'objet de plus', 'objets de plus')}, outre armes, boucliers et armure`,
    bounty: ({ n }) => `chaque monstre sans nom à qui vous donnez le coup fatal vous rapporte ${n} pièces de plus`,
    harmBeside: ({ n }) =>
      `chaque ennemi qui lui est adjacent perd ${count(n, 'blessure')}, sans tenir compte de l’armure`,
    crowdToDamage: () => 'gagnent +1 de dégâts par monstre adjacent à vous au-delà du premier',
    breakDoors: () =>
      'vous ouvrez les portes pour 0 point de mouvement, et elles sont alors brisées ; il faut toujours la clé d’une porte runique',
    softFalls: () => 'ni une chute dans une fosse ni une carte Piège qui en ouvre une ne vous blesse',
    spareTreasure: () => 'quand vous piochez des trésors, piochez une carte de plus et remettez-en une sous le paquet',
    shareTreasure: () =>
      'vous piochez toutes les cartes Trésor de chaque coffre qu’on ouvre et les partagez à votre guise, autant à chaque héros',
    anyPack: () => 'votre sac contient autant d’objets que vous voulez',
    keepCoins: () => 'vous ne perdez aucune pièce quand vous êtes tué',
    mayMove: () => 'vous pouvez toujours dépenser des points de mouvement, quoi qui vous retienne',
    noTokens: () => 'aucun jeton d’effet ne peut être posé sur vous, même tant que cette carte est épuisée',
    armourOfOthers: ({ n }) => `tous les autres héros ont ${signed(n)} d’armure`,
    armourAgainstAreas: ({ of: all, n }) =>
      `vous avez ${signed(n)} d’armure contre les attaques avec ${or(all.map(ability => name(`ability.${ability}`)))}`,
    persists: ({ kind }) => `vous lancez les dés deux fois à chaque tentative d’une action prolongée de ${TRAIT[kind]}`,
    strikeFrom: ({ kind, within }) =>
      `vos attaques ${KIND[kind]} peuvent partir de la case de n’importe quel autre héros à ${cases(within)} de vous ou moins, comme si vous y étiez`,
    enhanceBoth: () => 'gagnent 1 de portée et 1 dégât avec chaque augmentation de puissance, au lieu de l’un des deux',
    feats: ({ perGlyph, limit }) =>
      `avec les prouesses, qui sont d’une autre boîte, vous en piochez ${perGlyph} au lieu de 1 quand un glyphe est activé, et vous pouvez en garder ${limit}`,
  };

  const subject = (effect: Effect): string =>
    `vos attaques${kinds(kindsOf(effect))}${
      has(effect, 'adjacent-target')
        ? ' contre un ennemi adjacent'
        : has(effect, 'unseen')
          ? ' contre un ennemi qui ne vous voyait pas au début du tour'
          : has(effect, 'off-hand')
            ? ' avec un bonus ambidextre'
            : has(effect, 'with-staff')
              ? ' avec un bâton'
              : has(effect, 'one-handed')
                ? ' avec une arme à une main'
                : has(effect, 'two-handed')
                  ? ' avec une arme à deux mains'
                  : leftWords(effect)
    }`;
  const leftWords = (effect: Effect): string => {
    const left = leftIn(effect);
    if (!left) return '';
    const few = `, s’il vous reste ${PART[left.of]} de vos blessures ou moins`;
    return left.above ? `${few}, mais plus ${PARTLY[left.above]},` : `${few},`;
  };
  const oneAttack = (effect: Effect): string => `une attaque${kinds(kindsOf(effect))}`;
  const heads: { readonly [window in Window]?: (effect: Effect) => string } = {
    always: effect =>
      has(effect, 'unarmoured')
        ? 'tant que vous ne portez pas d’armure,'
        : has(effect, 'overlord-turn')
          ? 'pendant le tour du seigneur,'
          : '',
    setup: () => 'dès le début,',
    'turn-start': () => 'au début de votre tour,',
    equip: () => 'quand vous choisissez votre équipement au début de votre tour,',
    'action-declared': effect =>
      `quand vous déclarez ${effect.if?.flatMap(one => (one.is === 'action' ? [name(`action.${one.action}`)] : []))[0]},`,
    'own-turn': ({ ops: [op] }) => (op?.op === 'movement' ? 'à chacun de vos tours,' : 'pendant votre tour,'),
    'order-placed': () => 'quand vous posez un ordre,',
    'turn-end': effect =>
      has(effect, 'unmoved') ? 'à la fin d’un tour où vous n’avez pas bougé,' : 'à la fin de votre tour,',
    'any-time': () => 'à tout moment,',
    'enemy-attacks': () => 'quand un ennemi attaque, avant les dés,',
    'area-revealed': () => 'quand une zone est révélée,',
    'enemy-comes-adjacent': () => 'quand un ennemi entre sur une case adjacente à la vôtre,',
    'wounds-dealt': () => 'quand vous allez perdre des blessures,',
    wounded: () => 'chaque fois que vous perdez des blessures,',
    killed: () => 'quand une figurine ennemie vous tue,',
    'guard-used': () => `quand vous utilisez ${name('order.guard')},`,
    'threat-collected': () => 'quand le seigneur reçoit sa menace,',
    'any-roll': () => 'après les dés de n’importe quelle attaque,',
    'attack:declare': effect => (!effect.cost ? subject(effect) : `avant de lancer les dés d’${oneAttack(effect)},`),
    'attack:sight': effect => (effect.may ? `pour vos attaques${kinds(kindsOf(effect))},` : 'vos attaques'),
    rested: () => `quand vous utilisez ${name('order.rest')},`,
    'attack:roll': effect =>
      has(effect, 'with-this')
        ? 'après les dés d’une attaque avec elle,'
        : has(effect, 'own-turn')
          ? 'après les dés de votre attaque, pendant votre tour,'
          : has(effect, 'plain-roll')
            ? 'après les dés de votre attaque, si elle n’est ni visée ni esquivée,'
            : 'après les dés de votre attaque,',
    'attacked:roll': () => 'après les dés d’une attaque contre vous, si elle n’est ni visée ni esquivée,',
    'attack:spend': effect => (effect.cost ? `après les dés d’${oneAttack(effect)},` : subject(effect)),
    'attack:damage': effect => subject(effect),
    'attack:armour': effect => subject(effect),
    'attack:tokens': effect => subject(effect),
    'attack:kill': effect =>
      has(effect, 'with-this')
        ? 'chaque fois que vous tuez un ennemi avec elle,'
        : has(effect, 'stays-dead')
          ? `chaque fois que vous tuez un ennemi pour de bon${kindsOf(effect) ? ` d’${oneAttack(effect)}` : ''},`
          : kindsOf(effect)
            ? `chaque fois que vous tuez un ennemi d’${oneAttack(effect)},`
            : '',
    'attack:after': effect => `après ${oneAttack(effect)},`,
    'attacked:shield': () => 'quand une attaque va vous blesser,',
  };

  const paid = ({ fatigue: tired, wounds: n, movement, surges, exhaust, discard }: Cost): string =>
    and([
      ...(surges ? [`dépenser ${count(surges, 'Éclair')}`] : []),
      ...(movement || tired
        ? [`dépenser ${and([...(movement ? [points(movement)] : []), ...(tired ? [`${tired} de fatigue`] : [])])}`]
        : []),
      ...(n ? [`perdre ${count(n, 'blessure')}`] : []),
      ...(exhaust ? ['épuiser cette carte'] : []),
      ...(discard ? ['défausser cette carte'] : []),
    ]);

  const spawned = (groups: readonly Group[]): string =>
    and(
      groups.map(({ monster, rank, n }) => {
        const said = name(`monster.${monster}${n === 1 ? '' : '.many'}`);
        return `${n} ${said}${rank === 'master' ? ` majeur${FEMININE.includes(monster) ? 'e' : ''}${n === 1 ? '' : 's'}` : ''}`;
      }),
    );
  const harmed = ({ wounds: n, save, poison }: Harm): string =>
    `${count(n, 'blessure')} sans tenir compte de l’armure${
      save ? `, moins ${save.perSurge} par Éclair obtenu sur ${powerDice(save.dice)}` : ''
    }${poison ? ', et reçoit pour chacune un jeton Poison' : ''}`;
  /** How many spaces a marker covers. */
  const spread = (sizes: readonly FigureSize[]): string => {
    const counts = sizes.map(spacesIn);
    return `${or(counts.map(String))} ${counts.at(-1) === 1 ? 'case' : 'cases'}`;
  };
  const cardOps: Phrases<CardOp> = {
    aimed: () => 'faites-en une attaque visée',
    dodged: () => 'choisissez autant de ses dés que vous voulez ; ils sont relancés',
    hidden: () => `le monstre a ${name('ability.stealth')} contre cette attaque`,
    doubleSpeed: () => 'doublez sa vitesse pour cette activation',
    doubleAttacks: () => 'il peut attaquer deux fois plus souvent pendant cette activation',
    chooseHero: () => 'choisissez un héros',
    transform: () => 'le tour du héros s’arrête, et pendant les deux suivants il est changé en singe',
    charm: () => 'le héros fait une attaque que vous déclarez, contre n’importe quel héros, lui-même compris',
    nothing: () => 'elle est sans effet : elle ne vaut que la menace qu’apporte sa défausse',
    mimic: ({ monster }) =>
      `le coffre passe sur une case adjacente, devient un ${name(`monster.${monster}`)} et s’active aussitôt ; son contenu est distribué quand il est tué`,
    cleanse: () => 'retirez tous les jetons d’effet d’un monstre',
    ennoble: () => 'un monstre normal devient un monstre majeur sans blessure',
    noGiving: () => 'les héros ne peuvent plus se donner ni objets ni potions',
    endTurn: () => 'le tour du héros s’arrête',
    darkRelic: ({ more }) =>
      `un héros de votre choix lance un dé de pouvoir : sauf sur une face vierge, il reçoit une relique obscure de votre choix au lieu d’un trésor ; elle coûte en plus sa propre menace, et ${and(Object.entries(more).map(([tier, n]) => `${n} de plus pour un trésor ${TIER[tier as Tier]}`))}`,
    powerless: () => 'cette attaque se lance sans aucun dé de pouvoir',
    attackSelf: () => 'le héros fait une attaque que vous déclarez, contre lui-même et nul autre',
    potionOr: ({ ops }) => `le héros défausse une potion ou ${and(ops.map(cardOp)).replace('le héros lance', 'lance')}`,
    strew: ({ n }) =>
      `déplacez chaque figurine, et chaque jeton qui n’est pas un obstacle, de ${cases(n)} au plus, à votre gré, puis fermez autant de portes que vous voulez`,
    pierce: ({ n }) =>
      `cette attaque gagne ${name('ability.pierce')} ${n}, et 1 de plus par point de menace que vous y ajoutez`,
    mill: ({ n }) =>
      `à chaque tour, une fois que vous avez pioché, ${count(n, 'carte')} du dessus de votre paquet ${n === 1 ? 'est défaussée' : 'sont défaussées'}`,
    deckOut: ({ n }) => `les héros perdent ${-n} de conquête de plus chaque fois que le paquet s’épuise`,
    heroSight: ({ n }) => `les héros ne voient pas à plus de ${cases(n)}`,
    moreDice: ({ n }) => `ajoutez-lui ${powerDice(n)}`,
    powerDice: ({ n }) => `tous vos monstres attaquent avec ${powerDice(n, ' de plus')}`,
    monsterArmour: ({ n }) => `tous vos monstres ont ${n} d’armure de plus`,
    monsterSpeed: ({ n }) => `tous vos monstres ont ${n} de vitesse de plus`,
    heroWorth: ({ n }) => `chaque héros tué coûte aux héros ${n} de conquête de plus`,
    boulder: ({ away }) =>
      `posez un rocher n’importe où à ${cases(away)} au moins de tout héros, la flèche comme vous voulez ; il roule dès votre prochain tour`,
    activate: ({ n, of: where }) =>
      `activez aussitôt jusqu’à ${count(n, 'monstre')}${where === 'area' ? ' de la zone' : ''}`,
    mend: ({ n }) => `soignez-lui ${count(n, 'blessure')}, et 1 de plus par point de menace que vous y ajoutez`,
    takeCards: ({ n }) => `vous piochez ${count(n, 'carte')}`,
    threat: ({ n }) => `vous gagnez ${n} de menace`,
    conquest: ({ n }) => `les héros perdent ${-n} de conquête`,
    draw: ({ n }) => `vous piochez ${count(n, 'carte')} de plus à chaque tour`,
    trapCost: ({ n }) => `vos cartes Piège coûtent ${-n} de menace de moins`,
    trapWounds: ({ n }) => `celles qui infligent des blessures en infligent ${n} de plus`,
    promote: ({ n }) => `changez ${count(n, 'monstre')} de la zone en monstre majeur`,
    spawn: ({ groups }) => `générez ${spawned(groups)}`,
    reinforce: ({ n, of: all }) =>
      `ajoutez ${or(all.map(one => `${n} ${name(`monster.${one}.many`)}`))} à côté d’un monstre de la zone`,
    place: ({ prop }) => (prop === 'pit' ? 'posez une fosse sous le héros' : 'posez des décombres sur cette case'),
    lay: ({ prop, sizes, all }) =>
      `posez un marqueur de ${name(`prop.${prop}`).toLowerCase()}, de ${spread(sizes)}, qui couvre cette case, hors des obstacles ; ${all ? 'ceux qui s’y trouvent viennent' : 'le héros vient'} d’y entrer`,
    field: ({ prop, size }) =>
      `posez un ${name(`prop.${prop}`).toLowerCase()} de ${spread([size])} là où un couloir de la zone est vide`,
    trapdoor: ({ harm }) =>
      `posez une fosse sur les deux cases devant la porte, de son côté : qui s’y trouve lance un dé de pouvoir ; sur une face vierge, il passe sur une case adjacente, sinon il tombe et perd ${harmed(harm)}`,
    template: ({ of: shape, harm, tokens: left }) =>
      `posez le gabarit ${name(`ability.${shape}`)}, ${shape === 'breath' ? 'sa pointe sur le coffre' : 'un bout là où était la porte'} : chaque figurine dessous perd ${harmed(harm)}, et reçoit ${tokens(left)}`,
    smash: () =>
      'retirez une porte ou un marqueur de décombres à côté d’un monstre, mais aucune porte d’une zone que nul n’a vue',
    alarm: () =>
      'vous pouvez ouvrir une porte vers une zone que nul n’a vue, si ni rune ni verrou ne la ferme : le tour du héros s’arrête alors et le vôtre commence',
    discardItem: ({ more }) =>
      `le héros perd un objet de votre choix, hors reliques, au lieu de subir des dégâts ; ${and(Object.entries(more).map(([tier, n]) => `un trésor ${TIER[tier as Tier]} coûte ${n} de menace de plus`))}`,
    burst: ({ within, tokens: all, sure, heroes }) =>
      `choisissez une case : ${heroes ? 'chaque héros' : 'chaque figurine'} à ${cases(within)} ou moins qui la voit ${sure ? '' : 'lance un dé de pouvoir et, sauf sur une face vierge, '}reçoit ${tokens(all)}`,
    harm: ({ whom, harm }) =>
      `${whom === 'hero' ? 'le héros' : 'chaque héros adjacent à la porte'} perd ${harmed(harm)}`,
    tokens: ({ tokens: all }) => `le héros reçoit ${tokens(all)}`,
    shift: ({ by }) => `le héros passe sur une case adjacente de ${by === 'hero' ? 'son' : 'votre'} choix`,
    throw: ({ blank, else: otherwise }) =>
      `le héros lance un dé de pouvoir : sur une face vierge, ${
        blank.length > 0 ? and(blank.map(cardOp)) : 'rien ne se passe'
      }, sinon ${and(otherwise.map(cardOp))}`,
    // What is said of the hero is said of each of them, and shortly.
    each: ({ of: whom, ops }) =>
      and(ops.map(cardOp))
        .replace('le héros', EACH[whom])
        .replace('sur une face vierge, rien ne se passe, sinon', 'sauf sur une face vierge,'),
    untilNextTurn: ({ ops }) => `${and(ops.map(cardOp))} jusqu’à votre prochain tour`,
  };
  const cardOp = (op: CardOp): string => (cardOps[op.op] as (op: CardOp) => string)(op);
  const cardHeads: { readonly [window in Window]?: string } = {
    'attack:declare': 'avant de lancer les dés d’une attaque,',
    'attack:ward': 'quand une de vos attaques touche un héros,',
    'attacked:declare': 'quand un héros attaque un monstre sans nom, avant les dés,',
    'before-hero-turn': 'avant le tour d’un héros,',
    'attacked:roll': 'après les dés d’une attaque contre un monstre,',
    'monster-activated': 'quand vous activez un monstre,',
    'overlord-turn-start': 'au début de votre tour,',
    'area-revealed': 'quand une zone est révélée,',
    'area-set-up': 'quand une zone est révélée,',
    'chest-opened': 'quand un héros ouvre un coffre,',
    'door-opened': 'quand un héros ouvre une porte,',
    'order-placed': 'chaque fois qu’un héros place un ordre,',
    'to-town': 'quand un héros se rend en Ville par un glyphe,',
    'treasure-dealt': 'quand un coffre donne des trésors,',
    'turn-end': 'à la fin du tour de chaque héros,',
  };

  return {
    ...frenchThings(name),
    ...frenchFeats(name),
    doings,
    facts,
    cardOps,
    ...FRENCH,
    head: effect => {
      const head = heads[effect.when];
      if (!head) throw new Error(`nothing is said of ${effect.when}`);
      return head(effect);
    },
    offer: ({ cost }, done) => (cost ? `vous pouvez ${paid(cost)} pour ${done}` : `vous pouvez ${done}`),
    tail: ({ when, once, cost, may, lasts }) =>
      lasts
        ? ' jusqu’à votre prochain tour'
        : once === 'either' || (once === 'turn' && (cost || may) && when !== 'action-declared')
          ? ', une fois par tour'
          : once === 'entry'
            ? ', une fois par entrée'
            : cost && !once && !cost.exhaust && !cost.discard && when !== 'order-placed' && when !== 'attack:kill'
              ? ', aussi souvent que vous le payez'
              : '',
    after: (head, clause) => (head ? `${head} ${clause}` : clause),
    cardHead: ({ when, if: conditions = [] }: OverlordCardRow) =>
      when === 'attacked:declare' && conditions.length === 0
        ? 'quand un héros attaque un monstre, avant les dés,'
        : when === 'space-entered'
          ? `quand un héros entre sur une case vide${
              conditions.some(({ is }) => is === 'no-obstacle-beside')
                ? ' que rien ne borde qui bloque le mouvement'
                : ''
            },`
          : (cardHeads[when] ?? ''),
    cardTail: ({ once, use }) => [
      ...(once ? ['pas deux fois dans le même tour sur le même monstre'] : []),
      ...(use ? [`chaque usage coûte ${use} de menace`] : []),
    ],
  };
}
