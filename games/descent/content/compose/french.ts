// Rule texts in French. Spaces before : and inside « » are no-break, those before ; ! ? narrow.

import { FRENCH, type Names, type Phrases } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { OverlordCardRow } from '../rows.ts';
import {
  type Ability,
  type CardOp,
  type Cost,
  DICE,
  type Die,
  type Effect,
  type Group,
  type Harm,
  type HeroOp,
  type Kind,
  type MonsterId,
  type Window,
} from '../vocabulary.ts';
import { frenchThings } from './french-things.ts';
import { and, cases, DIE, FACES, frenchWords, KIND, points, powerDice } from './french-words.ts';
import type { Doing, Fact, Speech } from './language.ts';
import { has, kindsOf } from './reading.ts';

const { or } = FRENCH;
const wounds = (n: number | 'all'): string => (n === 'all' ? 'toutes vos blessures' : count(n, 'blessure'));
const fatigue = (n: number | 'all'): string => (n === 'all' ? 'toute votre fatigue' : `${n} de fatigue`);
const TRAIT: { readonly [kind in Kind]: string } = { melee: 'Corps à corps', ranged: 'Distance', magic: 'Magie' };
const kinds = (of: readonly Kind[] | undefined): string => (of ? ` ${and(of.map(kind => KIND[kind]))}` : '');
const FEMININE: readonly MonsterId[] = ['bane-spider', 'manticore', 'naga', 'medusa', 'shade'];

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
    discardTokens: ({ n }) => `défausser ${count(n, 'jeton d’effet', 'jetons d’effet')} avant qu’il n’agisse`,
    moveFigure: ({ n }) => `déplacer de ${cases(n)} une figurine de votre ligne de vue`,
    cancelWounds: ({ n }) => `annuler ${count(n, 'blessure')}`,
    stunWithin: ({ n }) => `poser ${tokens({ stun: 1 })} sur chaque monstre à ${cases(n)} de vous ou moins`,
  };

  const facts: Phrases<HeroOp, Fact> = {
    recover: ({ wounds: n, fatigue: tired }) => `vous récupérez ${recovered(n, tired)}`,
    maxWounds: ({ n }) => `votre maximum de blessures augmente de ${n}`,
    maxFatigue: ({ n }) => `votre maximum de fatigue augmente de ${n}`,
    speed: ({ n }) => `votre vitesse augmente de ${n}, quoi que fasse votre armure`,
    armour: ({ n }) => `vous avez ${signed(n)} d’armure`,
    movement: ({ n }) => `vous avez ${points(n)} de plus, quelle que soit votre action`,
    fatigueDice: ({ n }) => `reçoivent ${powerDice(n)} au lieu de 1 pour chaque point de fatigue que vous y dépensez`,
    hands: ({ n }) => `vous n’avez ${n === 1 ? 'qu’une main' : `que ${n} mains`} pour vos objets`,
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
    cancelOn: ({ face }) => `lancez un dé de pouvoir pour chacune : chaque ${FACES[face]} en annule une`,
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
            : ''
    }`;
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
    'turn-end': () => 'à la fin de votre tour,',
    'any-time': () => 'à tout moment,',
    'enemy-comes-adjacent': () => 'quand un ennemi entre sur une case adjacente à la vôtre,',
    'wounds-dealt': () => 'quand vous allez perdre des blessures,',
    wounded: () => 'chaque fois que vous perdez des blessures,',
    killed: () => 'quand une figurine ennemie vous tue,',
    'guard-used': () => `quand vous utilisez ${name('order.guard')},`,
    'threat-collected': () => 'quand le seigneur reçoit sa menace,',
    'attack:declare': effect => `avant de lancer les dés d’${oneAttack(effect)},`,
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
    'attack:kill': effect =>
      has(effect, 'with-this')
        ? 'chaque fois que vous tuez un ennemi avec elle,'
        : has(effect, 'stays-dead')
          ? 'chaque fois que vous tuez un ennemi pour de bon,'
          : kindsOf(effect)
            ? `chaque fois que vous tuez un ennemi d’${oneAttack(effect)},`
            : '',
    'attack:after': effect => `après ${oneAttack(effect)},`,
    'attacked:shield': () => 'quand une attaque va vous blesser,',
  };

  const paid = ({ fatigue: tired, wounds: n, movement, exhaust, discard }: Cost): string =>
    and([
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
    endTurn: () => 'le tour du héros s’arrête',
    heroSight: ({ n }) => `les héros ne voient pas à plus de ${cases(n)}`,
    moreDice: ({ n }) => `ajoutez-lui ${powerDice(n)}`,
    powerDice: ({ n }) => `tous vos monstres attaquent avec ${powerDice(n, ' de plus')}`,
    monsterArmour: ({ n }) => `tous vos monstres ont ${n} d’armure de plus`,
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
    lay: ({ prop }) =>
      `posez un marqueur de ${name(`prop.${prop}`).toLowerCase()} qui couvre cette case, hors des obstacles ; le héros vient d’y entrer`,
    burst: ({ within, tokens: all, sure }) =>
      `choisissez une case : chaque figurine à ${cases(within)} ou moins qui la voit ${sure ? '' : 'lance un dé de pouvoir et, sauf sur une face vierge, '}reçoit ${tokens(all)}`,
    harm: ({ whom, harm }) =>
      `${whom === 'hero' ? 'le héros' : 'chaque héros adjacent à la porte'} perd ${harmed(harm)}`,
    tokens: ({ tokens: all }) => `le héros reçoit ${tokens(all)}`,
    shift: ({ by }) => `le héros passe sur une case adjacente de ${by === 'hero' ? 'son' : 'votre'} choix`,
    throw: ({ blank, else: otherwise }) =>
      `le héros lance un dé de pouvoir : sur une face vierge, ${
        blank.length > 0 ? and(blank.map(cardOp)) : 'rien ne se passe'
      }, sinon ${and(otherwise.map(cardOp))}`,
    untilNextTurn: ({ ops }) => `${and(ops.map(cardOp))} jusqu’à votre prochain tour`,
  };
  const cardOp = (op: CardOp): string => (cardOps[op.op] as (op: CardOp) => string)(op);
  const cardHeads: { readonly [window in Window]?: string } = {
    'attack:declare': 'avant de lancer les dés d’une attaque,',
    'attacked:declare': 'quand un héros attaque un monstre sans nom, avant les dés,',
    'before-hero-turn': 'avant le tour d’un héros,',
    'attacked:roll': 'après les dés d’une attaque contre un monstre,',
    'monster-activated': 'quand vous activez un monstre,',
    'overlord-turn-start': 'au début de votre tour,',
    'area-revealed': 'quand une zone est révélée,',
    'area-set-up': 'quand une zone est révélée,',
    'chest-opened': 'quand un héros ouvre un coffre,',
    'door-opened': 'quand un héros ouvre une porte,',
    'to-town': 'quand un héros se rend en Ville par un glyphe,',
  };

  return {
    ...frenchThings(name),
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
      when === 'space-entered'
        ? `quand un héros entre sur une case vide${
            conditions.some(({ is }) => is === 'no-obstacle-beside') ? ' que rien ne borde qui bloque le mouvement' : ''
          },`
        : (cardHeads[when] ?? ''),
    cardTail: ({ once, use }) => [
      ...(once ? ['pas deux fois dans le même tour sur le même monstre'] : []),
      ...(use ? [`chaque usage coûte ${use} de menace`] : []),
    ],
  };
}
