// What is printed on things, in French: weapons, armour, caches, monsters, companions, props. Spaces before : are no-break, those before ; narrow.

import type { Names } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { ItemRow, PropRow } from '../rows.ts';
import type { Die, SurgeGain } from '../vocabulary.ts';
import { and, cases, DIE, FACES, frenchWords, KIND, points } from './french-words.ts';
import type { Things } from './language.ts';

const HANDS = ['', ' à une main', ' à deux mains'] as const;

export function frenchThings(name: Names): Things {
  const { owned, tokens, gained } = frenchWords(name);
  const bought = ({ stun, burn, times, kill, threat, ...bonus }: SurgeGain): string =>
    and([
      ...gained(bonus),
      ...(stun ? [tokens({ stun })] : []),
      ...(burn ? [tokens({ burn })] : []),
      ...(times === 2 ? ['les dégâts sont doublés'] : []),
      ...(kill ? [`chaque cible est tuée, ${name('ability.undying')} ou non`] : []),
      ...(threat ? [`le seigneur perd ${-threat} de menace si l’attaque touche quelque chose`] : []),
    ]);
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
      ...(prop.cloaks ? [`qui s’y tient, ne serait-ce que d’une case, a ${name('ability.shadowcloak')}`] : []),
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
    const { kind, surges, freeSurges, abilities, offHand, onWound, around, stealthDie } = weapon;
    return [
      `${rune ? 'rune' : staff ? 'bâton' : 'arme'} ${KIND[kind]}${HANDS[hands]}${
        abilities ? ` avec ${and(abilities.map(owned))}` : ''
      }`,
      ...(around ? [`son attaque touche chaque ennemi à ${cases(around)} ou moins, quelle que soit la portée`] : []),
      ...(stealthDie ? ['on lance avec elle le dé de furtivité, qui peut faire rater n’importe qui'] : []),
      ...(freeSurges ? [count(freeSurges, 'Éclair gratuit', 'Éclairs gratuits')] : []),
      ...surges.map(({ cost, gain }) => `${count(cost, 'Éclair')} : ${bought(gain)}`),
      ...(onWound ? [`une cible qui perd une blessure reçoit ${tokens(onWound)}`] : []),
      ...(offHand ? [`bonus ambidextre : ${and(gained(offHand))}`] : []),
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
    shield: 'bouclier',
    side: ({ abilities, bonus }) => [...(bonus ? gained(bonus) : []), ...abilities.map(owned)].join(', '),
    familiar: ({ speed, fly, watches, carries, handOver, hinders, bonus }) => [
      ...(speed ? [`vitesse ${speed}`] : ['se porte, sans prendre de place']),
      ...(fly ? [name('ability.fly')] : []),
      ...(watches ? ['le seigneur ne peut générer aucun monstre dans sa ligne de vue'] : []),
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
    wearsOff: face =>
      `elle prend fin sur une ${FACES[face]} du dé de pouvoir, lancé au début de chacun de vos tours suivants, ou quand vous buvez une autre potion`,
  };
}
