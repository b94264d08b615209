// What is printed on things, in English: weapons, armour, caches, monsters, companions, props.

import type { Names } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { ItemRow, PropRow } from '../rows.ts';
import { ALTAR_COINS } from '../turns.ts';
import type { SurgeGain } from '../vocabulary.ts';
import { and, englishWords, FACES } from './english-words.ts';
import type { Things } from './language.ts';

const HANDS = ['', 'one-handed ', 'two-handed '] as const;

export function englishThings(name: Names): Things {
  const { owned, tokens, gained } = englishWords(name);
  const bought = ({ stun, burn, daze, web, throws, mend, times, kill, threat, ...bonus }: SurgeGain): string =>
    and([
      ...gained(bonus),
      ...(stun ? [tokens({ stun })] : []),
      ...(burn ? [tokens({ burn })] : []),
      ...(daze ? [tokens({ daze })] : []),
      ...(web ? [tokens({ web })] : []),
      ...(throws ? [`${name('ability.knockback')} ${count(throws, 'space')} further`] : []),
      ...(mend ? ['you or an adjacent hero recover 1 wound and 1 fatigue'] : []),
      ...(times === 2 ? ['double damage'] : []),
      ...(kill ? [`every target is killed, ${name('ability.undying')} or not`] : []),
      ...(threat ? [`the overlord loses ${-threat} threat if the attack hits something`] : []),
    ]);
  const ASKS = {
    coins: `, and ${ALTAR_COINS} coins of the hero who stands on it`,
    life: ', and the life of the monster that stands on it',
  } as const;
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
      ...(prop.pushes
        ? [
            `at the start of the overlord’s turn it moves a space: whoever is in its way is pushed and loses ${count(prop.pushes, 'wound')}, ignoring armour, and whoever cannot give way is killed`,
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
      ...(prop.raises === 'always' ? ['whoever stands on it stands above the ground'] : []),
      ...(prop.heals ? [`whoever ends a move there may recover ${count(prop.heals, 'wound')}, each turn`] : []),
      ...(prop.search
        ? [
            `a hero on it may search it once for ${count(prop.search.movement, 'movement point')}${prop.search.gone ? ', and it is gone then' : ''}`,
          ]
        : []),
      ...(prop.cloaks ? [`whoever stands in it, with one space at least, has ${name('ability.shadowcloak')}`] : []),
      ...(prop.poisons ? [`an attack that wounds somebody there has ${name('ability.poison')}`] : []),
      ...(prop.conquest ? [`a hero who enters it activates it: ${count(prop.conquest, 'conquest token')}`] : []),
      ...(prop.leads
        ? [`it leads ${prop.leads === 'town' ? 'to Town and back' : 'to stairs of the same colour'}`]
        : []),
      ...(prop.summons
        ? [
            `when it is activated, and each time a hero travels by it, the overlord may spawn ${prop.summons.n} normal monsters, each of one of these kinds: ${prop.summons.of.map(one => name(`monster.${one}`)).join(', ')}`,
          ]
        : []),
      ...(prop.draws
        ? [
            `when it is activated, and each time a hero travels by it, the overlord may draw ${count(prop.draws, 'card')}, keep one and discard the other for its threat`,
          ]
        : []),
      ...(prop.treachery
        ? [
            `it costs the overlord ${prop.treachery.cost} ${prop.treachery.colour} points of treachery, and looks like any glyph until it is activated`,
          ]
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
            }${prop.asks ? ASKS[prop.asks] : ''}`,
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
      `${HANDS[hands]}${kind} ${rune ? 'rune' : staff ? 'staff' : 'weapon'}${
        abilities ? ` with ${and(abilities.map(owned))}` : ''
      }`,
      ...(around ? [`its attack affects every enemy within ${around} spaces, whatever the range`] : []),
      ...(cluster
        ? ['its attack affects three spaces, each adjacent to the others; you need line of sight to one of them']
        : []),
      ...(anyRange ? ['it misses only by its dice, whatever the range'] : []),
      ...(deadly ? [`whoever it kills is dead, ${name('ability.undying')} or not`] : []),
      ...(stealthDie ? ['the stealth die is rolled with it, and misses anybody'] : []),
      ...(freeSurges ? [count(freeSurges, 'free surge')] : []),
      ...surges.map(({ cost, gain }) => `${count(cost, 'surge')}: ${bought(gain)}`),
      ...(onWound ? [`a target that loses a wound gets ${tokens(onWound)}`] : []),
      ...(offHand ? [`off-hand bonus: ${and([...gained(offHand), ...offHandAbilities.map(owned)])}`] : []),
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
    cursed: 'cursed: each time you put it to use you get a curse token',
    shield: 'shield',
    side: ({ abilities, bonus }) => [...(bonus ? gained(bonus) : []), ...abilities.map(owned)].join(', '),
    familiar: ({ speed, fly, ghostly, watches, attack, drains, carries, handOver, hinders, bonus, ...more }) => [
      ...(speed ? [`speed ${speed}`] : [speed === 0 ? 'never moves' : 'carried, in no slot']),
      ...(fly ? [name('ability.fly')] : []),
      ...(ghostly ? ['nothing on the ground stops it'] : []),
      ...(watches ? ['the overlord cannot spawn monsters in its line of sight'] : []),
      ...(more.summoned ? ['there as long as its item is in use'] : []),
      ...(more.aura
        ? [
            `${name('ability.aura')}: enemies who come onto its space or beside it lose ${count(more.aura, 'wound')}, ignoring armour`,
          ]
        : []),
      ...(more.solitary ? ['neither it nor a figure ends a move on the space of the other'] : []),
      ...(more.swaps
        ? [
            'at the start of your turn on the board you may change places with it, or place it on an empty space adjacent to you',
          ]
        : []),
      ...(more.heals ? [`a hero on whose space it ends its move recovers ${count(more.heals, 'wound')}`] : []),
      ...(more.purifies ? ['an active dark glyph on which it ends its move becomes an ordinary one'] : []),
      ...(attack
        ? [
            `after its move it may make one ${attack.kind} attack with ${and(Object.keys(attack.dice).map(die => `1 ${die} die`))}, if you see it within ${attack.within} spaces; nothing of yours adds to it`,
          ]
        : []),
      ...(drains
        ? [
            `whoever it passes through loses ${drains.passing} fatigue, once a turn, and whoever it stays with ${drains.staying}; what is missing is wounds, ignoring armour`,
          ]
        : []),
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
    nextAttack: bonus => `your next attack gains ${and(gained(bonus))}; another potion ends it before that`,
    oneHit: n =>
      `when an enemy’s attack hits you, you may end it for ${signed(n)} armour against that attack; another potion ends it before that`,
    wearsOff: face =>
      `it ends with a ${FACES[face]} on a power die, rolled at the start of each of your later turns, or when you drink another potion`,
  };
}
