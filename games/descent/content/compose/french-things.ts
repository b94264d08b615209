// What is printed on things, in French: weapons, armour, caches, monsters, companions, props. Spaces before : are no-break, those before ; narrow.

import type { Names } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { ItemRow, PropRow } from '../rows.ts';
import { ALTAR_COINS } from '../turns.ts';
import type { Die, SurgeGain } from '../vocabulary.ts';
import { and, cases, DIE, FACES, frenchWords, KIND, points } from './french-words.ts';
import type { Things } from './language.ts';

const HANDS = ['', ' à une main', ' à deux mains'] as const;

export function frenchThings(name: Names): Things {
  const { owned, tokens, gained } = frenchWords(name);
  const bought = ({ stun, burn, daze, web, throws, mend, times, kill, threat, ...bonus }: SurgeGain): string =>
    and([
      ...gained(bonus),
      ...(stun ? [tokens({ stun })] : []),
      ...(burn ? [tokens({ burn })] : []),
      ...(daze ? [tokens({ daze })] : []),
      ...(web ? [tokens({ web })] : []),
      ...(throws ? [`${name('ability.knockback')} ${cases(throws)} plus loin`] : []),
      ...(mend ? ['vous ou un héros adjacent récupérez 1 blessure et 1 de fatigue'] : []),
      ...(times === 2 ? ['les dégâts sont doublés'] : []),
      ...(kill ? [`chaque cible est tuée, ${name('ability.undying')} ou non`] : []),
      ...(threat ? [`le seigneur perd ${-threat} de menace si l’attaque touche quelque chose`] : []),
    ]);
  const ASKS = {
    coins: ` et ${ALTAR_COINS} pièces du héros qui s’y tient`,
    life: ' et la vie du monstre qui s’y tient',
  } as const;
  const COLOUR_OF = { event: 'd’événement', trap: 'de piège', monster: 'de monstre' } as const;
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
      ...(prop.rolls
        ? [
            `au début du tour du seigneur il roule d’autant de cases que la portée ${and(Object.keys(prop.rolls).map(die => `d’un dé ${DIE[die as Die]}`))} et tue qui se trouve sur son passage`,
          ]
        : []),
      ...(prop.pushes
        ? [
            `au début du tour du seigneur il avance d’une case : qui s’y trouve est poussé et perd ${count(prop.pushes, 'blessure')} sans tenir compte de l’armure, et qui ne peut céder la place est tué`,
          ]
        : []),
      ...(prop.turns ? [`un ${name(`prop.${prop.turns}`).toLowerCase()} qui y arrive continue dans sa direction`] : []),
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
      ...(prop.spares ? [`sans effet sur qui a ${name(`ability.${prop.spares}`)}`] : []),
      ...(prop.raises === 'always' ? ['qui s’y tient est en hauteur'] : []),
      ...(prop.heals
        ? [`qui y finit son mouvement peut récupérer ${count(prop.heals, 'blessure')}, à chaque tour`]
        : []),
      ...(prop.search
        ? [
            `un héros qui s’y tient peut fouiller une fois, pour ${points(prop.search.movement)}${prop.search.gone ? ' ; ensuite, il n’y a plus rien' : ''}`,
          ]
        : []),
      ...(prop.cloaks ? [`qui s’y tient, ne serait-ce que d’une case, a ${name('ability.shadowcloak')}`] : []),
      ...(prop.poisons ? [`une attaque qui y blesse quelqu’un a ${name('ability.poison')}`] : []),
      ...(prop.conquest
        ? [`un héros qui y entre l’active : ${count(prop.conquest, 'jeton Conquête', 'jetons Conquête')}`]
        : []),
      ...(prop.leads
        ? [`mène ${prop.leads === 'town' ? 'à la Ville et en ramène' : 'à un escalier de la même couleur'}`]
        : []),
      ...(prop.summons
        ? [
            `quand il est activé, et chaque fois qu’un héros voyage par lui, le seigneur peut générer ${prop.summons.n} monstres normaux, chacun d’une de ces sortes : ${prop.summons.of.map(one => name(`monster.${one}`)).join(', ')}`,
          ]
        : []),
      ...(prop.draws
        ? [
            `quand il est activé, et chaque fois qu’un héros voyage par lui, le seigneur peut piocher ${count(prop.draws, 'carte')}, en garder une et défausser l’autre pour sa menace`,
          ]
        : []),
      ...(prop.treachery
        ? [
            `il coûte au seigneur ${prop.treachery.cost} points de traîtrise ${COLOUR_OF[prop.treachery.colour]}, et rien ne le distingue avant qu’il soit activé`,
          ]
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
            }${prop.asks ? ASKS[prop.asks] : ''}`,
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
    const {
      kind,
      surges,
      freeSurges,
      abilities,
      offHand,
      onWound,
      around,
      cluster,
      anyRange,
      stealthDie,
      deadly,
      offHandAbilities = [],
    } = weapon;
    return [
      `${rune ? 'rune' : staff ? 'bâton' : 'arme'} ${KIND[kind]}${HANDS[hands]}${
        abilities ? ` avec ${and(abilities.map(owned))}` : ''
      }`,
      ...(around ? [`son attaque touche chaque ennemi à ${cases(around)} ou moins, quelle que soit la portée`] : []),
      ...(cluster
        ? ['son attaque touche trois cases, adjacentes les unes aux autres ; une seule doit être en vue']
        : []),
      ...(anyRange ? ['elle ne manque que par ses dés, quelle que soit la portée'] : []),
      ...(deadly ? [`qui en meurt est mort pour de bon, ${name('ability.undying')} ou non`] : []),
      ...(stealthDie ? ['on lance avec elle le dé de furtivité, qui peut faire rater n’importe qui'] : []),
      ...(freeSurges ? [count(freeSurges, 'Éclair gratuit', 'Éclairs gratuits')] : []),
      ...surges.map(({ cost, gain }) => `${count(cost, 'Éclair')} : ${bought(gain)}`),
      ...(onWound ? [`une cible qui perd une blessure reçoit ${tokens(onWound)}`] : []),
      ...(offHand ? [`bonus ambidextre : ${and([...gained(offHand), ...offHandAbilities.map(owned)])}`] : []),
    ];
  };

  return {
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
    cursed: 'maudit : chaque fois que vous l’équipez, vous recevez un jeton Malédiction',
    shield: 'bouclier',
    side: ({ abilities, bonus }) => [...(bonus ? gained(bonus) : []), ...abilities.map(owned)].join(', '),
    familiar: ({ speed, fly, ghostly, watches, attack, drains, carries, handOver, hinders, bonus, ...more }) => [
      ...(speed ? [`vitesse ${speed}`] : [speed === 0 ? 'ne bouge jamais' : 'se porte, sans prendre de place']),
      ...(fly ? [name('ability.fly')] : []),
      ...(ghostly ? ['rien au sol ne l’arrête'] : []),
      ...(watches ? ['le seigneur ne peut générer aucun monstre dans sa ligne de vue'] : []),
      ...(more.summoned ? ['présent tant que son objet est équipé'] : []),
      ...(more.aura
        ? [
            `${name('ability.aura')} : un ennemi qui arrive sur sa case ou à côté perd ${count(more.aura, 'blessure')}, sans tenir compte de l’armure`,
          ]
        : []),
      ...(more.solitary ? ['ni lui ni une figurine ne finit son mouvement sur la case de l’autre'] : []),
      ...(more.swaps
        ? [
            'au début de votre tour dans le donjon, vous pouvez échanger vos places ou le poser sur une case vide adjacente à la vôtre',
          ]
        : []),
      ...(more.heals
        ? [`un héros sur la case de qui il finit son mouvement récupère ${count(more.heals, 'blessure')}`]
        : []),
      ...(more.purifies
        ? ['un glyphe sombre activé sur lequel il finit son mouvement devient un glyphe ordinaire']
        : []),
      ...(attack
        ? [
            `après son mouvement il peut faire une attaque ${KIND[attack.kind]} avec ${and(
              Object.keys(attack.dice).map(die => `1 dé ${DIE[die as Die]}`),
            )}, si vous le voyez à ${attack.within} cases ou moins ; rien de ce que vous avez ne s’y ajoute`,
          ]
        : []),
      ...(drains
        ? [
            `qui est traversé perd ${drains.passing} de fatigue, une fois par tour, et qui il rejoint ${drains.staying} ; ce qui manque est perdu en blessures, sans compter l’armure`,
          ]
        : []),
      ...(carries
        ? [
            `ramasse ou reçoit ${count(carries, 'objet')}, le porte, et le donne à un héros ou un familier adjacent pour 1 point de mouvement`,
          ]
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
    nextAttack: bonus => `votre prochaine attaque gagne ${and(gained(bonus))} ; une autre potion y met fin avant cela`,
    oneHit: n =>
      `quand l’attaque d’un ennemi vous touche, vous pouvez y mettre fin pour ${signed(n)} d’armure contre elle ; une autre potion y met fin avant`,
    wearsOff: face =>
      `elle prend fin sur une ${FACES[face]} du dé de pouvoir, lancé au début de chacun de vos tours suivants, ou quand vous buvez une autre potion`,
  };
}
