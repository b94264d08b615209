// What is printed on things, in English: weapons, armour, caches, monsters, companions, props.

import type { Names } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { ItemRow, PropRow } from '../rows.ts';
import type { SurgeGain } from '../vocabulary.ts';
import { and, englishWords, FACES } from './english-words.ts';
import type { Things } from './language.ts';

const HANDS = ['', 'one-handed ', 'two-handed '] as const;

export function englishThings(name: Names): Things {
  const { owned, tokens, gained } = englishWords(name);
  const bought = ({ stun, burn, times, kill, threat, ...bonus }: SurgeGain): string =>
    and([
      ...gained(bonus),
      ...(stun ? [tokens({ stun })] : []),
      ...(burn ? [tokens({ burn })] : []),
      ...(times === 2 ? ['double damage'] : []),
      ...(kill ? [`every target is killed, ${name('ability.undying')} or not`] : []),
      ...(threat ? [`the overlord loses ${-threat} threat if the attack hits something`] : []),
    ]);
  const KIND_OF_PROP = { obstacle: 'obstacle', trap: 'trap', prop: 'prop', door: 'door' } as const;
  const LARGE = {
    'whole-base': 'it works on a large figure with its whole base only',
    'whole-front': 'it works on a large figure with its whole front half only',
    front: 'it works on a large figure with its front half',
  } as const;
  const propWords = (prop: PropRow): string[] => {
    const { enter } = prop;
    return [
      `${KIND_OF_PROP[prop.kind]}: ${
        prop.blocksMovement
          ? prop.blocksSight
            ? 'blocks movement and sight'
            : 'blocks movement, not sight'
          : prop.blocksSight
            ? 'blocks sight, not movement'
            : 'blocks neither movement nor sight'
      }${prop.kind === 'door' ? ' while it is closed' : ''}`,
      ...(prop.cost ? [`${prop.cost} movement points to enter`] : []),
      ...(enter?.wounds
        ? [
            `whoever enters loses ${count(enter.wounds, 'wound')}, ignoring armour${
              enter.tokens ? `, and gets ${tokens(enter.tokens)}` : ''
            }${enter.safeOn ? `, unless a power die shows a ${FACES[enter.safeOn]}` : ''}`,
          ]
        : []),
      ...(enter?.endsTurnOn ? [`whoever enters rolls a power die: a ${FACES[enter.endsTurnOn]} ends the turn`] : []),
      ...(prop.rolls
        ? [
            `at the start of the overlord’s turn it rolls as many spaces as the ranges of ${and(Object.keys(prop.rolls).map(die => `a ${die} die`))} say, and kills whoever is in its way`,
          ]
        : []),
      ...(prop.turns ? [`${name(`prop.${prop.turns}`).toLowerCase()}s that come onto it go on in its direction`] : []),
      ...(prop.climb ? [`${prop.climb} movement points to climb out`] : []),
      ...(prop.sight
        ? [
            prop.sight.out === 'beside'
              ? 'one sees into it and out of it from space to space only'
              : 'from inside one sees its own spaces and those beside it; from outside one sees in as usual',
          ]
        : []),
      ...(prop.jump ? [`it is jumped for ${prop.jump} movement points a space`] : []),
      ...(prop.large ? [LARGE[prop.large]] : []),
      ...(prop.spares ? [`figures with ${name(`ability.${prop.spares}`)} do not notice it`] : []),
      ...(prop.cloaks ? [`whoever stands in it, with one space at least, has ${name('ability.shadowcloak')}`] : []),
      ...(prop.conquest ? [`a hero who enters it activates it: ${count(prop.conquest, 'conquest token')}`] : []),
      ...(prop.leads
        ? [`it leads ${prop.leads === 'town' ? 'to Town and back' : 'to stairs of the same colour'}`]
        : []),
      ...(prop.threat
        ? [
            `a hero on it gives ${prop.threat.perFatigue} threat for each fatigue spent and ${prop.threat.perWound} for each wound lost`,
          ]
        : []),
      ...(prop.use
        ? [
            `${count(prop.use, 'movement point')} to ${prop.kind === 'door' ? 'open or close it' : 'use it'}${
              prop.key ? '; heroes need its key' : ''
            }`,
          ]
        : []),
      ...(prop.kind === 'obstacle' || prop.kind === 'trap'
        ? [
            prop.flyers === 'ignore'
              ? 'flyers do not notice it'
              : prop.flyers === 'pass'
                ? 'flyers may cross it, not stop on it'
                : 'flyers do not escape it',
          ]
        : []),
    ];
  };

  const weaponWords = ({ hands, rune, staff, weapon }: ItemRow): string[] => {
    if (!weapon) return [];
    const { kind, surges, freeSurges, abilities, offHand, onWound, around, stealthDie } = weapon;
    return [
      `${HANDS[hands]}${kind} ${rune ? 'rune' : staff ? 'staff' : 'weapon'}${
        abilities ? ` with ${and(abilities.map(owned))}` : ''
      }`,
      ...(around ? [`its attack affects every enemy within ${around} spaces, whatever the range`] : []),
      ...(stealthDie ? ['the stealth die is rolled with it, and misses anybody'] : []),
      ...(freeSurges ? [count(freeSurges, 'free surge')] : []),
      ...surges.map(({ cost, gain }) => `${count(cost, 'surge')}: ${bought(gain)}`),
      ...(onWound ? [`a target that loses a wound gets ${tokens(onWound)}`] : []),
      ...(offHand ? [`off-hand bonus: ${and(gained(offHand))}`] : []),
    ];
  };

  return {
    weapon: weaponWords,
    armour: ({ armour }) =>
      armour
        ? [
            `${signed(armour.armour)} armour`,
            ...(armour.speedCap ? [`your own speed counts as ${armour.speedCap} at most`] : []),
            ...(armour.forbidsRunes ? ['no runes can be equipped with it'] : []),
          ]
        : [],
    cache: ({ cache }) =>
      `take ${and([
        ...(cache?.coins ? [count(cache.coins, 'coin')] : []),
        ...(cache?.potion ? [`1 ${name(`potion.${cache.potion}`)}`] : []),
      ])}, then draw another card of the same deck`,
    rune: 'rune',
    shield: 'shield',
    side: ({ abilities, bonus }) => [...(bonus ? gained(bonus) : []), ...abilities.map(owned)].join(', '),
    familiar: ({ speed, fly, watches, carries, handOver, hinders, bonus }) => [
      ...(speed ? [`speed ${speed}`] : ['carried, in no slot']),
      ...(fly ? [name('ability.fly')] : []),
      ...(watches ? ['the overlord cannot spawn monsters in its line of sight'] : []),
      ...(carries
        ? [
            `picks up or is given ${count(carries, 'item')}, carries it, and hands it to an adjacent hero or familiar for 1 movement point`,
          ]
        : []),
      ...(handOver ? [`${handOver} movement points to hand it to an adjacent hero`] : []),
      ...(hinders
        ? [
            `enemies beside it or on its space can neither ${hinders.orders
              .map(order => name(`order.${order}`).toLowerCase())
              .join(' nor ')}, and have ${signed(-hinders.armour)} armour`,
          ]
        : []),
      ...(bonus ? [`whoever carries it attacks with ${and(gained(bonus))}`] : []),
    ],
    prop: propWords,
    wearsOff: face =>
      `it ends with a ${FACES[face]} on a power die, rolled at the start of each of your later turns, or when you drink another potion`,
  };
}
