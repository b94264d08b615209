// Rule texts in French. Spaces before : and inside « » are no-break, those before ; ! ? narrow.

import { frenchCount as count, listed, signed } from '@veillee/pieces/words';
import { abilityRow } from '../abilities.ts';
import type { ItemRow, OverlordCardRow, PropRow } from '../rows.ts';
import type {
  Ability,
  Bonus,
  CardOp,
  Condition,
  Cost,
  Die,
  Effect,
  Group,
  Harm,
  HeroOp,
  Kind,
  MonsterId,
  Owned,
  SurgeGain,
  Tokens,
  Window,
} from '../vocabulary.ts';
import type { Deed, Fact, Names, Phrases, Speech } from './language.ts';

const and = (items: readonly string[]): string => listed(items, 'et');
const or = (items: readonly string[]): string => listed(items, 'ou');
const cases = (n: number): string => count(n, 'case');
const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement');
const powerDice = (n: number, more = ''): string => count(n, `dé de pouvoir${more}`, `dés de pouvoir${more}`);
const wounds = (n: number | 'all'): string => (n === 'all' ? 'toutes vos blessures' : count(n, 'blessure'));
const fatigue = (n: number | 'all'): string => (n === 'all' ? 'toute votre fatigue' : `${n} de fatigue`);
const FACES = { blank: 'face vierge', enhancement: 'augmentation de puissance', surge: 'face Éclair' } as const;
const KIND: { readonly [kind in Kind]: string } = {
  melee: 'de corps à corps',
  ranged: 'à distance',
  magic: 'de magie',
};
const TRAIT: { readonly [kind in Kind]: string } = { melee: 'Corps à corps', ranged: 'Distance', magic: 'Magie' };
const DIE: { readonly [die in Die]?: string } = { red: 'rouge', green: 'vert' };
const kinds = (of: readonly Kind[] | undefined): string => (of ? ` ${and(of.map(kind => KIND[kind]))}` : '');
const FEMININE: readonly MonsterId[] = ['bane-spider', 'manticore', 'naga'];
const HANDS = ['', ' à une main', ' à deux mains'] as const;

/** Whose rank is 1 where nothing is said. */
const PLAIN: readonly Ability[] = ['aura', 'command', 'reach', 'trickster'];

const has = (effect: Effect, is: Condition['is']): boolean => effect.if?.some(one => one.is === is) ?? false;
const kindsOf = (effect: Effect): readonly Kind[] | undefined =>
  effect.if?.flatMap(one => (one.is === 'kind' ? [one.kinds] : []))[0];

export function french(name: Names): Speech {
  const owned = ({ ability, rank }: Owned): string =>
    abilityRow(ability).ranked && rank && !(rank === 1 && PLAIN.includes(ability))
      ? `${name(`ability.${ability}`)} ${rank}`
      : name(`ability.${ability}`);
  const names = (all: readonly Ability[]): string => all.map(ability => name(`ability.${ability}`)).join(' ni ');
  const tokens = (all: Tokens): string =>
    and(
      Object.entries(all).map(([token, n]) =>
        count(n, `jeton ${name(`ability.${token}`)}`, `jetons ${name(`ability.${token}`)}`),
      ),
    );
  const gained = ({ damage, range, surges, pierce, blast, powerDice: dice }: Bonus): string[] => [
    ...(range ? [`${signed(range)} de portée`] : []),
    ...(damage ? [`${signed(damage)} de dégâts`] : []),
    ...(surges ? [count(surges, 'Éclair gratuit', 'Éclairs gratuits')] : []),
    ...(pierce ? [`${name('ability.pierce')} ${pierce}`] : []),
    ...(blast ? [`${name('ability.blast')} ${blast}`] : []),
    ...(dice ? [powerDice(dice, ' de plus')] : []),
  ];
  const bought = ({ stun, burn, times, kill, threat, ...bonus }: SurgeGain): string =>
    and([
      ...gained(bonus),
      ...(stun ? [tokens({ stun })] : []),
      ...(burn ? [tokens({ burn })] : []),
      ...(times === 2 ? ['les dégâts sont doublés'] : []),
      ...(kill ? [`chaque cible est tuée, même ${name('ability.undying')}`] : []),
      ...(threat ? [`le seigneur perd ${-threat} de menace si l’attaque touche quelque chose`] : []),
    ]);
  const recovered = (n?: number | 'all', tired?: number | 'all'): string =>
    and([...(n ? [wounds(n)] : []), ...(tired ? [fatigue(tired)] : [])]);
  const theirs = (n?: number | 'all', tired?: number | 'all'): string =>
    and([
      ...(n ? [n === 'all' ? 'toutes les blessures' : wounds(n)] : []),
      ...(tired ? [tired === 'all' ? 'toute la fatigue' : fatigue(tired)] : []),
    ]);

  const deeds: Phrases<HeroOp, Deed> = {
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
    guardMove: () => 'bouger de votre vitesse avant ou après l’attaque',
    blink: () => 'passer sur n’importe quelle case vide de votre ligne de vue',
    gain: op => `lui donner ${owned(op)}`,
    reroll: ({ n }) => `faire relancer ${count(n, 'dé vert, jaune ou de pouvoir', 'dés verts, jaunes ou de pouvoir')}`,
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
    glyphsWithin: ({ n }) => `un glyphe s’active dès que vous arrivez à ${cases(n)} de lui`,
    noSpawnWithin: ({ n }) =>
      `le seigneur ne peut générer aucun monstre à ${cases(n)} de vous ou moins, que vous le voyiez ou non`,
    cardCost: ({ n }) => `chaque carte Seigneur coûte ${n} de menace de plus`,
    threatIncome: ({ n }) => `il en reçoit ${-n} de moins`,
    noArmour: () => 'vous ne pouvez pas porter d’armure',
    runesInArmour: () => 'vous pouvez équiper des runes avec une armure qui les interdit',
    noSpeedCap: () => 'aucune armure ne réduit votre vitesse',
    unbreakable: () => 'votre équipement ne peut pas être détruit',
    oneHanded: () => 'vous pouvez manier une arme de corps à corps à deux mains comme si elle n’en demandait qu’une',
    distanceToDamage: () => 'ajoutent à leurs dégâts la distance de la cible si elles réussissent',
    spacesToDamage: () => 'infligent 1 dégât de plus par case de la cible au-delà de la première',
    seeThroughAll: () => 'ne sont bloquées par aucune figurine ni aucun obstacle',
    ignore: ({ ability }) => `ignorent ${name(`ability.${ability}`)}`,
    acrobatics: () =>
      'vous traversez les ennemis et les obstacles sans en subir l’effet ; vous ne pouvez ni vous arrêter ni attaquer sur une case où se trouvent une autre figurine ou un obstacle qui bloque le mouvement',
    letPass: () => 'les ennemis peuvent traverser votre case, sans y finir leur mouvement',
    notAdjacent: () => 'vous ne pouvez pas attaquer à distance une figurine adjacente',
    mercy: () =>
      `un monstre à qui votre attaque laisse exactement 1 blessure se rend : il est tué, même ${name('ability.undying')}`,
    avenge: () =>
      `chaque ennemi sans nom à 3 cases de vous ou moins est tué lui aussi, même ${name('ability.undying')}`,
    armourIs: ({ n, plus }) => `votre armure est de ${n} plus votre attribut ${TRAIT[plus]}`,
    armourAgainst: ({ kind, n }) => `vous avez ${signed(n)} d’armure contre les attaques ${KIND[kind]}`,
    have: op => `vous avez ${owned(op)}`,
    immune: ({ to }) => `vous ne craignez ${to.length === 1 ? 'pas' : 'ni'} ${names(to)}`,
    bonus: ({ bonus }) => `gagnent ${and(gained(bonus))}`,
    companion: ({ familiars }) => `vous avez avec vous ${and(familiars.map(familiar => name(`familiar.${familiar}`)))}`,
    cancelOn: ({ face }) => `lancez un dé de pouvoir pour chacune : chaque ${FACES[face]} en annule une`,
    feats: ({ perGlyph, limit }) =>
      `vous piochez ${perGlyph} prouesses au lieu de 1 quand un glyphe est activé, et vous pouvez en garder ${limit}`,
  };

  const subject = (effect: Effect): string =>
    `vos attaques${kinds(kindsOf(effect))}${
      has(effect, 'adjacent-target')
        ? ' contre une figurine adjacente'
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
    'attack:roll': effect =>
      has(effect, 'plain-roll')
        ? 'après les dés de votre attaque, si elle n’est ni visée ni esquivée,'
        : 'après les dés de votre attaque,',
    'attacked:roll': () => 'après les dés d’une attaque contre vous, si elle n’est ni visée ni esquivée,',
    'attack:spend': effect => (effect.cost ? `après les dés d’${oneAttack(effect)},` : subject(effect)),
    'attack:damage': effect => subject(effect),
    'attack:armour': effect => subject(effect),
    'attack:kill': effect =>
      has(effect, 'stays-dead')
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
  const harmed = ({ wounds: n, save }: Harm): string =>
    `${count(n, 'blessure')} sans tenir compte de l’armure${
      save ? `, moins ${save.perSurge} par Éclair obtenu sur ${powerDice(save.dice)}` : ''
    }`;
  const cardOps: Phrases<CardOp> = {
    aimed: () => 'faites-en une attaque visée',
    dodged: () => 'choisissez autant de ses dés que vous voulez ; ils sont relancés',
    doubleSpeed: () => 'doublez sa vitesse pour cette activation',
    doubleAttacks: () => 'il peut attaquer deux fois plus souvent pendant cette activation',
    chooseHero: () => 'choisissez un héros',
    transform: () => 'le héros est changé en singe',
    charm: () => 'le héros fait une attaque que vous déclarez, contre n’importe quel héros, lui-même compris',
    mimic: () =>
      `le coffre passe sur une case adjacente, devient un ${name('monster.beastman')} et s’active aussitôt ; son contenu est distribué quand il est tué`,
    endTurn: () => 'le tour du héros s’arrête',
    heroSight: ({ n }) => `les héros ne voient pas à plus de ${cases(n)}`,
    powerDice: ({ n }) => `tous vos monstres attaquent avec ${powerDice(n, ' de plus')}`,
    draw: ({ n }) => `vous piochez ${count(n, 'carte')} de plus à chaque tour`,
    trapCost: ({ n }) => `vos cartes Piège coûtent ${-n} de menace de moins`,
    trapWounds: ({ n }) => `celles qui infligent des blessures en infligent ${n} de plus`,
    promote: ({ n }) => `changez ${count(n, 'monstre')} de la zone en monstre majeur`,
    spawn: ({ groups }) => `générez ${spawned(groups)}`,
    reinforce: ({ n, of: all }) =>
      `ajoutez ${or(all.map(one => `${n} ${name(`monster.${one}.many`)}`))} à côté d’un monstre de la zone`,
    place: ({ prop }) => `posez ${prop === 'pit' ? 'une fosse' : 'des décombres'} sur cette case`,
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
    'attacked:roll': 'après les dés d’une attaque contre un monstre,',
    'monster-activated': 'quand vous activez un monstre,',
    'overlord-turn-start': 'au début de votre tour,',
    'area-revealed': 'quand une zone est révélée,',
    'chest-opened': 'quand un héros ouvre un coffre,',
    'door-opened': 'quand un héros ouvre une porte,',
  };

  const KIND_OF_PROP = { obstacle: 'obstacle', trap: 'piège', prop: 'accessoire', door: 'porte' } as const;
  const LARGE = {
    'whole-base': 'n’agit sur une grande figurine que sous tout son socle',
    'whole-front': 'n’agit sur une grande figurine que sous toute sa moitié avant',
    front: 'agit sur une grande figurine par sa moitié avant',
  } as const;
  const propWords = (prop: PropRow): string[] => {
    const { enter } = prop;
    const a = (face: keyof typeof FACES): string => `une ${FACES[face]}`;
    return [
      `${KIND_OF_PROP[prop.kind]} : ${
        prop.blocksMovement
          ? prop.blocksSight
            ? 'bloque le mouvement et la vue'
            : 'bloque le mouvement, pas la vue'
          : prop.blocksSight
            ? 'bloque la vue, pas le mouvement'
            : 'ne bloque ni le mouvement ni la vue'
      }${prop.kind === 'door' ? ' tant qu’elle est fermée' : ''}`,
      ...(prop.cost ? [`${points(prop.cost)} pour y entrer`] : []),
      ...(enter?.wounds
        ? [
            `qui y entre perd ${count(enter.wounds, 'blessure')} sans tenir compte de l’armure${
              enter.tokens ? ` et reçoit ${tokens(enter.tokens)}` : ''
            }${enter.safeOn ? `, sauf si un dé de pouvoir montre ${a(enter.safeOn)}` : ''}`,
          ]
        : []),
      ...(enter?.endsTurnOn ? [`qui y entre lance un dé de pouvoir : ${a(enter.endsTurnOn)} met fin à son tour`] : []),
      ...(prop.climb ? [`${points(prop.climb)} pour en sortir`] : []),
      ...(prop.sight
        ? [
            prop.sight.out === 'beside'
              ? 'on n’y voit et on n’en voit que d’une case à la suivante'
              : 'de l’intérieur on ne voit que ses cases et celles qui la bordent ; de l’extérieur on y voit comme ailleurs',
          ]
        : []),
      ...(prop.jump ? [`se saute pour ${points(prop.jump)} par case`] : []),
      ...(prop.large ? [LARGE[prop.large]] : []),
      ...(prop.conquest
        ? [`un héros qui y entre l’active : ${count(prop.conquest, 'jeton Conquête', 'jetons Conquête')}`]
        : []),
      ...(prop.leads
        ? [`mène ${prop.leads === 'town' ? 'à la Ville et en ramène' : 'à un escalier de la même couleur'}`]
        : []),
      ...(prop.threat
        ? [
            `un héros qui s’y tient donne ${prop.threat.perFatigue} de menace par point de fatigue dépensé et ${prop.threat.perWound} par blessure perdue`,
          ]
        : []),
      ...(prop.use
        ? [
            `${points(prop.use)} pour ${prop.kind === 'door' ? 'l’ouvrir ou la fermer' : 's’en servir'}${
              prop.key ? ' ; il faut sa clé aux héros' : ''
            }`,
          ]
        : []),
      ...(prop.kind === 'obstacle' || prop.kind === 'trap'
        ? [
            prop.flyers === 'ignore'
              ? 'sans effet sur qui vole'
              : prop.flyers === 'pass'
                ? 'qui vole peut le franchir, pas s’y arrêter'
                : 'qui vole n’y échappe pas',
          ]
        : []),
    ];
  };

  const weaponWords = ({ hands, rune, staff, weapon }: ItemRow): string[] => {
    if (!weapon) return [];
    const { kind, surges, freeSurges, abilities, offHand, onWound, around } = weapon;
    return [
      `${rune ? 'rune' : staff ? 'bâton' : 'arme'} ${KIND[kind]}${HANDS[hands]}${
        abilities ? ` avec ${and(abilities.map(owned))}` : ''
      }`,
      ...(around ? [`son attaque touche chaque ennemi à ${cases(around)} ou moins, quelle que soit la portée`] : []),
      ...(freeSurges ? [count(freeSurges, 'Éclair gratuit', 'Éclairs gratuits')] : []),
      ...surges.map(({ cost, gain }) => `${count(cost, 'Éclair')} : ${bought(gain)}`),
      ...(onWound ? [`une cible qui perd une blessure reçoit ${tokens(onWound)}`] : []),
      ...(offHand ? [`bonus ambidextre : ${and(gained(offHand))}`] : []),
    ];
  };

  return {
    deeds,
    facts,
    cardOps,
    and,
    head: effect => {
      const head = heads[effect.when];
      if (!head) throw new Error(`nothing is said of ${effect.when}`);
      return head(effect);
    },
    offer: ({ cost }, done) => (cost ? `vous pouvez ${paid(cost)} pour ${done}` : `vous pouvez ${done}`),
    tail: ({ when, once, cost, may, lasts }) =>
      lasts
        ? ' jusqu’à votre prochain tour'
        : once === 'turn' && (cost || may) && when !== 'action-declared'
          ? ', une fois par tour'
          : once === 'either'
            ? ', une fois par tour de cette façon ou de l’autre'
            : once === 'entry'
              ? ', une fois par entrée'
              : cost && !once && !cost.exhaust && !cost.discard && when !== 'order-placed' && when !== 'attack:kill'
                ? ', aussi souvent que vous le payez'
                : '',
    after: (head, clause) => (head ? `${head} ${clause}` : clause),
    weapon: weaponWords,
    armour: ({ armour }) =>
      armour
        ? [
            `${signed(armour.armour)} d’armure`,
            ...(armour.speedCap ? [`votre propre vitesse est de ${armour.speedCap} au plus`] : []),
            ...(armour.forbidsRunes ? ['interdit d’équiper des runes'] : []),
          ]
        : [],
    cache: ({ cache }) =>
      `recevez ${and([
        ...(cache?.coins ? [count(cache.coins, 'pièce')] : []),
        ...(cache?.potion ? [`1 ${name(`potion.${cache.potion}`)}`] : []),
      ])}, puis piochez une autre carte du même paquet`,
    rune: 'rune',
    shield: 'bouclier',
    side: ({ abilities, bonus }) => [...(bonus ? gained(bonus) : []), ...abilities.map(owned)].join(', '),
    cardHead: ({ when, if: conditions = [] }: OverlordCardRow) =>
      when === 'space-entered'
        ? `quand un héros entre sur une case vide${
            conditions.some(({ is }) => is === 'no-obstacle-beside') ? ' que rien ne borde qui bloque le mouvement' : ''
          },`
        : (cardHeads[when] ?? ''),
    cardTail: ({ once }) => (once ? ['pas deux fois dans le même tour sur le même monstre'] : []),
    familiar: ({ speed, fly, watches, carries, handOver, hinders, bonus }) => [
      ...(speed ? [`vitesse ${speed}`] : ['se porte, sans prendre de place']),
      ...(fly ? [name('ability.fly')] : []),
      ...(watches ? ['le seigneur ne peut générer aucun monstre dans sa ligne de vue'] : []),
      ...(carries
        ? [`porte ${count(carries, 'objet')}, et le donne à un héros ou un familier adjacent pour 1 point de mouvement`]
        : []),
      ...(handOver ? [`${points(handOver)} pour le confier à un héros adjacent`] : []),
      ...(hinders
        ? [
            `les ennemis à côté de lui ou sur sa case ne peuvent ni ${hinders.orders
              .map(order => name(`order.${order}`).toLowerCase())
              .join(' ni ')}, et ont ${signed(-hinders.armour)} d’armure`,
          ]
        : []),
      ...(bonus ? [`qui le porte attaque avec ${and(gained(bonus))}`] : []),
    ],
    prop: propWords,
  };
}
