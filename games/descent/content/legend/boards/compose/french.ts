// What boards do, in French. Spaces before : are no-break, those before ; narrow.

import { FRENCH, type Names, phrase } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import { cases, DIE, FACES, frenchWords, KIND, points } from '../../../compose/french-words.ts';
import type { Die, MonsterId, PowerFace, Prop, Tier } from '../../../vocabulary.ts';
import type { About, BoardOp, Ground, Happening, PerTier, Target } from '../vocabulary.ts';
import type { BoardSpeech } from './language.ts';

const { and, or } = FRENCH;
/** On it, beside it, and by itself. */
const ON: { readonly [ground in Ground]?: string } = {
  ice: 'sur la glace',
  table: 'sur une table',
  throne: 'sur le trône',
  fountain: 'sur la fontaine',
  'summoning-circle': 'sur le cercle d’invocation',
};
const BESIDE: { readonly [ground in Ground]?: string } = {
  water: 'à côté de l’eau',
  lava: 'à côté de la lave',
  pit: 'à côté d’une fosse',
  table: 'à côté d’une table',
  sarcophagus: 'à côté du sarcophage',
  leader: 'à côté du chef',
};
const THINGS: { readonly [prop in Prop]?: string } = {
  rubble: 'les décombres',
  water: 'l’eau',
  lava: 'de la lave',
  'frozen-sarcophagus': 'le sarcophage gelé',
};
const from = (table: { readonly [ground in Ground]?: string }, of: Ground): string => {
  const said = table[of];
  if (said === undefined) throw new Error(`nothing is said of ${of} in French`);
  return said;
};
const EMPTY = { chest: 'les coffres s’ouvrent', sarcophagus: 'les sarcophages s’ouvrent' } as const;
const METALS = ({ copper, silver, gold }: PerTier): string =>
  `${copper} pièces au niveau cuivre, ${silver} au niveau argent, ${gold} au niveau or`;
const TREASURES: { readonly [tier in Tier]: string } = { copper: 'en cuivre', silver: 'en argent', gold: 'en or' };
const WHO = { villager: 'le villageois', cub: 'le petit griffon' } as const;
const PARTY: { readonly [upgrade: string]: string } = {
  'enchanted-boat': 'le Bateau Enchanté',
  'keraks-map': 'le Plan de Kerak',
};
const RELIC: { readonly [relic: string]: string } = { 'armor-of-the-elder-kings': 'l’Armure des Anciens Rois' };
const wounds = (n: number): string => count(n, 'blessure');
const ignoring = 'sans tenir compte de l’armure';
const COLOUR: { readonly [die in Die]?: string } = { ...DIE, blue: 'bleu' };
const dice = (of: { readonly [die in Die]?: number }, more = ''): string =>
  and(
    Object.entries(of).map(([die, n]) => {
      const colour = COLOUR[die as Die] ?? die;
      return count(n ?? 0, `dé ${colour}${more}`, `dés ${colour}s${more}`);
    }),
  );
const aFace = (face: PowerFace): string => `une ${FACES[face]}`;

export function frenchBoards(name: Names): BoardSpeech {
  const { tokens, gained, owned } = frenchWords(name);
  const one = (monster: MonsterId): string =>
    `${name(`monster.${monster}@`).startsWith('f') ? 'une' : 'un'} ${name(`monster.${monster}`)}`;
  const many = (monster: MonsterId): string => name(`monster.${monster}.many`);
  /** Of several: `les Golems`, `des Golems`. */
  const all = (about: About, article: 'les' | 'des'): string =>
    about === 'leader'
      ? article === 'les'
        ? 'le chef'
        : 'du chef'
      : about === 'minions'
        ? `${article} séides`
        : and(about.map(monster => `${article} ${many(monster)}`));
  const any = (about: About | undefined): string =>
    about === undefined ? 'un monstre' : typeof about === 'string' ? all(about, 'les') : or(about.map(one));
  const have = (about: About): string => (about === 'leader' ? 'a' : 'ont');
  const where = ({ on, beside }: Happening): string =>
    on ? ` ${from(ON, on)}` : beside ? ` ${from(BESIDE, beside)}` : '';
  const target = (of: Target): string => {
    switch (of.who) {
      case 'leader':
        return 'le chef';
      case 'one':
        return one(of.of);
      case 'every':
        return `chaque ${name(`monster.${of.of}`)}`;
      case 'heroes-beside-leader':
        return 'chaque héros adjacent au chef';
      case 'heroes-grappled':
        return 'chaque héros empoigné';
      case 'hero':
        return of.asleep
          ? 'un héros endormi'
          : of.beside
            ? `un héros adjacent à ${one(of.beside)}`
            : of.seen
              ? 'un héros dans la ligne de vue du chef'
              : `un héros à ${of.within} cases ou moins du chef`;
    }
  };
  const whose = (of: Target): string =>
    of.who === 'every' ? `chaque attaque des ${many(of.of)} ce tour-ci` : 'la prochaine attaque du chef';

  const ops: BoardSpeech['ops'] = {
    fatigue: ({ n, whom }) =>
      `${whom === 'heroes' ? 'chaque héros' : 'il'} ${n < 0 ? `perd ${-n}` : `récupère ${n}`} de fatigue`,
    threat: ({ n }) => `le seigneur gagne ${n} de menace`,
    conquest: ({ n, to }) =>
      `${to === 'overlord' ? 'le seigneur gagne' : 'les héros gagnent'} ${n} de conquête${to === 'overlord' ? ' de plus' : ''}`,
    heal: ({ n }) => `il récupère ${wounds(n)}`,
    wither: ({ n }) => `tous les autres monstres perdent ${wounds(n)}, mais en gardent au moins 1`,
    shed: of => `elle perd ${tokens(of.tokens)}`,
    lay: ({ prop }) =>
      `le seigneur pose ${from(THINGS, prop).replace(/^les /, 'des ')} sur une case libre où ils ne barrent aucun chemin`,
    shift: ({ by }) => `le seigneur peut déplacer des décombres de ${cases(by)}, sans barrer aucun chemin`,
    hatch: ({ monster, threat }) =>
      `le seigneur peut une fois payer ${threat} de menace : un œuf sans héros adjacent devient ${one(monster)}`,
    roll: ({ on }) =>
      `on lance un dé de pouvoir : ${(Object.entries(on) as [PowerFace, readonly BoardOp[]][])
        .map(([face, then]) => `sur ${aFace(face)}, ${and(then.map(op => phrase(ops, op)))}`)
        .join(' ; ')}`,
  };

  return {
    and,
    joined: (when, what) => `${when}, ${what}`,
    costs: (threat, what) => `${threat} de menace : ${what}`,
    ops,
    when: of => {
      switch (of.when) {
        case 'round-start':
          return 'au début de chaque tour de jeu';
        case 'overlord-turn-start':
          return 'à chacun des tours du seigneur';
        case 'hero-turn-start':
          return `quand un héros commence son tour${where(of)}`;
        case 'hero-turn-end':
          return `quand un héros finit son tour${where(of)}`;
        case 'figure-turn-end':
          return `quand une figurine finit son tour${where(of)}`;
        case 'monster-activated':
          return `quand ${any(of.about)} est activé${where(of)}`;
        case 'monster-moved':
          return `quand ${any(of.about)} finit son mouvement${where(of)}`;
        case 'chest-opened':
          return 'quand un coffre est ouvert';
        case 'money-taken':
          return 'quand on ramasse de l’argent';
        case 'killed-by-hero':
          return `quand un héros tue ${any(of.about)}`;
        case 'hero-killed-by-leader':
          return 'quand le chef tue un héros';
        case 'leader-killed':
          return 'quand le chef est tué';
        case 'villager-left':
          return 'quand un villageois sort par le portail';
      }
    },
    laws: {
      speed: ({ about, n }) => `${all(about, 'les')} ${have(about)} ${signed(n)} de vitesse`,
      'attacks-have': ({ about, on, ...of }) =>
        `les attaques ${all(about, 'des')} ont ${owned(of)}${of.rank ? ' en plus de ce qu’elles ont' : ''}${on ? ` tant qu’il se tient ${from(ON, on)}` : ''}`,
      dice: ({ about, dice: of, most }) =>
        `les attaques ${all(about, 'des')} ont ${dice(of, ' de plus')}, sans dépasser ${most}`,
      'still-armour': ({ about, n }) =>
        `${all(about, 'les')} ${have(about)} ${signed(n)} d’armure jusqu’à leur première attaque, donnée ou reçue`,
      pass: ({ about, prop }) => `${all(about, 'les')} passent à travers ${from(THINGS, prop)}`,
      'attacks-within': ({ about, n }) =>
        `${all(about, 'les')} ne peut attaquer que des figurines à ${cases(n)} ou moins`,
      'miss-on': ({ kind, from: least, face }) =>
        `les attaques ${KIND[kind]} à ${cases(least)} ou plus échouent dès qu’un dé de pouvoir montre ${aFace(face)}`,
      'range-more': ({ kind, n }) => `il faut ${n} de portée de plus aux attaques ${KIND[kind]} des héros`,
      'attack-from': ({ on, kind, ...of }) => `les attaques ${KIND[kind]} portées ${from(ON, on)} ont ${owned(of)}`,
      'no-aim-at-leader': () => 'les héros ne peuvent pas viser le chef',
      'spawn-more': ({ monster, n }) => `les cartes qui génèrent des ${many(monster)} en génèrent ${n} de plus`,
      'spawn-at': ({ on }) =>
        `les cartes peuvent générer des monstres ${from(ON, on)} et à côté, même à la vue des héros`,
      cells: () => 'aucun monstre n’est généré dans une cellule tant que sa porte n’a pas été ouverte',
      'marker-costs': ({ n }) => `retourner le marqueur Renfort coûte ${n} de menace`,
      'tokens-double': ({ token, face }) =>
        `chaque fois que des jetons ${name(`ability.${token}`)} sont posés, on lance un dé de pouvoir : ${aFace(face)} en double le nombre`,
      'tokens-stay': ({ token }) => `les jetons ${name(`ability.${token}`)} ne peuvent pas être soignés ici`,
      'no-loot': ({ of }) => `${EMPTY[of as keyof typeof EMPTY]}, mais il n’y a rien dedans`,
      search: ({ on, movement, coins }) =>
        `un héros ${from(ON, on)} peut la fouiller pour ${points(movement)} : ${coins} pièces, une fois chacune`,
      'spared-by': ({ on }) =>
        `tant qu’un monstre se tient ${from(ON, on)}, tout autre monstre qui serait tué garde 1 blessure, et les héros peuvent passer à travers ceux-là sans s’y arrêter`,
      'leader-returns': () =>
        'tué une première fois, le chef est de retour sur sa case au début du tour suivant du seigneur, sans une blessure ; qui s’y trouve cède la place d’une case, au choix du seigneur ; la récompense et la clé sont pour la seconde fois',
      twins: () =>
        'il y a deux chefs de mêmes valeurs, le second sur le socle d’un monstre normal, où le seigneur veut dans la même salle ; chacun vaut la récompense d’un chef, et la clé demande les deux morts',
      'leader-late': ({ beside }) =>
        `le chef n’est pas encore là : il arrive ${from(BESIDE, beside)}, ou de l’endroit où il était, au début du tour du seigneur qui suit l’activation du premier glyphe`,
      'leader-waits': ({ until, stays }) =>
        stays
          ? 'le chef ne quitte pas sa salle avant d’être attaqué'
          : until === 'attacked'
            ? 'le chef ne fait rien avant d’être attaqué'
            : 'le chef ne fait rien avant qu’un glyphe soit activé ou un coffre ouvert',
      'leader-bound': ({ to, movement }) =>
        `aucun monstre n’entre sur ${from(THINGS, to)} ; un héros qui s’y tient peut le briser pour ${points(movement)} ; jusque-là, le chef garde 1 blessure quoi qu’il subisse`,
      'door-barred-by': ({ monster }) =>
        `les héros ne peuvent pas ouvrir la porte rouge tant qu’${one(monster)} est en vie`,
      'walks-along': ({ who, n }) =>
        `${n === 1 ? `${WHO[who]} attend` : 'deux villageois attendent'} ici ; les héros ${n === 1 ? 'le' : 'les'} déplacent après leurs tours${who === 'cub' ? ' ; il ne partage aucune case, n’emprunte aucun glyphe et ne fait aucune action rapide' : ''}`,
      'trees-bar': () => 'les figurines d’une case n’entrent pas dans les arbres ; les plus grandes, si',
      wade: ({ prop, cost }) => `on peut entrer dans ${from(THINGS, prop)}, pour ${points(cost)} par case`,
      'thrown-into': ({ wounds: n }) => `qui est projeté dans une fosse perd ${wounds(n)}`,
      'slide-into': ({ prop }) =>
        `qui voit son tour arrêté par la glace ${from(BESIDE, prop)} y tombe, à moins de voler ; s’il y en a plusieurs, le seigneur choisit`,
      'ambush-dice': ({ n }) => `on lance ${n} dés pour l’embuscade, et il suffit qu’un seul la donne`,
    },
    goals: {
      leave: ({ alive }) => `sortir par le portail${alive ? `, ${WHO[alive]} en vie` : ''}`,
      'leader-killed': () => 'tuer le chef',
      'chests-and-leave': ({ n }) => `ouvrir ${count(n, 'coffre')} et sortir par le portail`,
      'glyphs-and-leave': () => 'activer tous les glyphes et sortir par le portail',
      'led-out': ({ who }) => `faire sortir ${WHO[who]} par le portail`,
      lit: ({ on, movement }) => `une fois le chef mort, dépenser ${points(movement)} ${from(ON, on)}`,
    },
    windfalls: {
      coins: ({ n }) => (typeof n === 'number' ? `${n} pièces` : METALS(n)),
      conquest: ({ n, to }) => (to === 'overlord' ? `le seigneur gagne ${n} de conquête` : `${n} de conquête`),
      xp: ({ each: n }) => `${n} XP pour chaque héros`,
      'overlord-xp-lost': ({ most }) => `le seigneur perd jusqu’à ${most} XP non dépensés`,
      treasure: ({ draw, keep, tier }) =>
        draw === keep
          ? `${draw} trésors${tier ? ` ${TREASURES[tier]}` : ''}`
          : `on pioche ${draw} trésors du niveau, et le groupe en garde ${keep}`,
      'treasure-of-choice': () =>
        'le groupe prend dans le paquet des trésors du niveau la carte de son choix, sauf une cache ; le paquet est mélangé',
      relic: ({ relic }) => `un héros porte ${RELIC[relic] ?? relic}, qui ne peut être ni vendue ni détruite`,
      potions: ({ potion, each: n }) => `${n} × ${name(`potion.${potion}`)} pour chaque héros`,
      'buy-potion': ({ each: n, coins }) => `chaque héros peut acheter ${count(n, 'potion')} pour ${coins} pièces`,
      'wounds-max': ({ each: n }) =>
        `le maximum de blessures de chaque héros augmente de ${n} jusqu’à la fin de la campagne`,
      'secret-training': () => 'un héros reçoit gratuitement la formation secrète du niveau',
      skill: () => 'un héros apprend gratuitement une compétence de son choix, s’il en a moins de 5',
      curse: () => `un héros tiré au sort reçoit ${tokens({ curse: 1 })}`,
      'treachery-lost': ({ n }) => `le seigneur perd pour de bon ${count(n, 'point')} de traîtrise, au choix des héros`,
      'upgrades-lost': ({ n }) =>
        `les héros choisissent ${count(n, 'amélioration')} de l’avatar pas encore achetées : elles ne pourront plus l’être`,
      'sieges-lifted': () => 'tous les jetons Siège sont retirés, et le prochain jet pour raser une cité échoue',
      'lieutenant-banished': ({ weeks }) =>
        `un lieutenant au choix des héros rentre au donjon du seigneur sans ce qu’il porte, et n’obéit plus pendant ${count(weeks, 'semaine')}`,
      feather: () =>
        'une fois par niveau de la campagne, le groupe peut annuler une rencontre avant que sa carte soit piochée',
      'party-upgrade': ({ of }) => `le groupe reçoit gratuitement ${or(of.map(id => PARTY[id] ?? id))}`,
      foresight: ({ dungeons }) =>
        `les héros voient la première main du seigneur au début des ${count(dungeons, 'prochain donjon', 'prochains donjons')}`,
    },
    appears: {
      region: () => 'l’avatar apparaît quand un héros entre dans la dernière salle',
      'leader-killed': () => 'l’avatar apparaît quand le chef meurt',
      glyphs: ({ n }) => `l’avatar apparaît quand ${count(n, 'autre glyphe est actif', 'autres glyphes sont actifs')}`,
      'chest-or-leader': () => 'l’avatar apparaît quand un coffre est ouvert ou quand le chef meurt',
      'turn-or-leader': ({ turn }) =>
        `l’avatar apparaît au début du tour numéro ${turn} du seigneur, ou quand le chef meurt`,
      'red-door': () => 'l’avatar apparaît quand la porte rouge est ouverte',
    },
    arriving: (at, before, after) =>
      [
        ...before.map(clause => `d’abord ${clause}`),
        at === 'mark'
          ? 'il arrive sur la case marquée'
          : 'il arrive derrière la porte rouge, où il y a un sol et pas de portail',
        ...after.map(clause => `puis ${clause}`),
      ].join(' ; '),
    arrivals: {
      'orders-discarded': () => 'tous les ordres sont défaussés sans effet',
      clones: ({ n }) => `${count(n, 'clone arrive', 'clones arrivent')} sur les cases libres les plus proches`,
      tokens: of => `chaque héros reçoit ${tokens(of.tokens)}`,
      'ground-beside-chests': ({ prop, n }) =>
        `${from(THINGS, prop)} remplit ${count(n, 'case libre', 'cases libres')} à côté de chaque coffre, ouvert ou non, au choix du seigneur`,
    },
    bought: {
      reinforce: ({ monster, n }) => `Renforcer (${n === 1 ? one(monster) : `${n} ${many(monster)}`})`,
      'attack-again': of =>
        `${target(of.target)} ${of.breath ? 'souffle' : 'attaque'} une fois de plus dans cette activation`,
      'attack-with': of =>
        `${target(of.target)} fait une attaque ${KIND[of.kind]} de plus, avec ${dice(of.dice)} seulement`,
      bonus: of => `${whose(of.target)} a ${and(gained(of.bonus))}`,
      rank: of => `${whose(of.target)} a ${owned(of)} à la place de ce qu’elle a`,
      'more-tokens': of => `${whose(of.target)} qui pose des jetons en pose un de plus : ${tokens(of.tokens)}`,
      'ignore-blank': of =>
        `${aFace('blank')} d’une attaque d’${target(of.target)} avec ${name(`ability.${of.of}`)} ne compte pas`,
      move: ({ target: of, n, when }) =>
        when === 'at-once'
          ? `${target(of)} se déplace aussitôt de ${cases(n)}`
          : when === 'after-attack'
            ? `${target(of)} peut se déplacer jusqu’à ${cases(n)} après son attaque`
            : `${target(of)} se déplace de ${cases(n)} de plus pendant son activation`,
      'move-again': of => `${target(of.target)} peut se déplacer de nouveau après son attaque`,
      'leap-moved': of => `${target(of.target)} peut utiliser ${name('ability.leap')} même après s’être déplacé`,
      'through-heroes': of =>
        `${target(of.target)} peut passer à travers les héros pendant son activation, mais la finit sur des cases libres`,
      speed: of => `${target(of.target)} a ${signed(of.n)} de vitesse ce tour-ci`,
      reappear: of => `${target(of.target)} est placé sur des cases libres à ${cases(of.within)} ou moins de lui`,
      swap: of => `${target(of.target)} change de place avec ${one(of.with)}`,
      heal: of => `${target(of.target)} récupère ${wounds(of.n)}`,
      tokens: of => `${target(of.target)} reçoit ${tokens(of.tokens)}`,
      fatigue: of => `${target(of.target)} perd ${of.n} de fatigue`,
      push: ({ n }) =>
        `le chef projette un héros adjacent jusqu’à ${cases(n)} plus loin, comme avec ${name('ability.knockback')}`,
      toll: ({ coins, fatigue }) =>
        `au choix des héros, ${coins} pièces sont perdues, ou l’un d’eux perd ${fatigue} de fatigue`,
    },
    meetings: {
      back: () => 'le groupe retourne d’où il vient, et son mouvement s’arrête là',
      merchant: ({ potions, coins, treasures }) =>
        `on peut acheter jusqu’à ${count(potions, 'potion')} à ${coins} pièces, et ${treasures} trésors du niveau à leur prix`,
      thanks: ({ coins, heal }) => `le groupe reçoit ${METALS(coins)}, ou chaque héros récupère ${wounds(heal)}`,
      storm: ({ wounds: n }) => `chaque héros perd ${wounds(n)} ${ignoring}, mais en garde au moins 1`,
      healer: ({ coins }) => `chaque héros peut récupérer toutes ses blessures pour ${coins} pièces`,
      shrine: ({ treasures, tokens: of }) =>
        `le groupe peut piocher ${count(treasures, 'trésor')} du niveau ; un héros de son choix reçoit alors ${tokens(of)}`,
      fall: ({ wounds: of }) =>
        `chaque héros lance un dé de pouvoir et, ${ignoring}, garde au moins 1 blessure : ${(
          Object.entries(of) as [PowerFace, number][]
        )
          .map(([face, n]) => `${aFace(face)} ${n === 0 ? 'ne coûte rien' : `coûte ${wounds(n)}`}`)
          .join(' ; ')}`,
    },
  };
}
