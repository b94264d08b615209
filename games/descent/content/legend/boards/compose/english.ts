// What boards do, in English.

import { ENGLISH, type Names, phrase } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import { englishWords, FACES } from '../../../compose/english-words.ts';
import type { MonsterId, PowerFace } from '../../../vocabulary.ts';
import type { About, BoardOp, Ground, Happening, PerTier, Target } from '../vocabulary.ts';
import type { BoardSpeech } from './language.ts';

const { and, or } = ENGLISH;
const GROUND: { readonly [ground in Ground]?: string } = {
  water: 'water',
  lava: 'lava',
  ice: 'ice',
  pit: 'a pit',
  rubble: 'rubble',
  tree: 'trees',
  table: 'a table',
  sarcophagus: 'the sarcophagus',
  fountain: 'the fountain',
  throne: 'the throne',
  'summoning-circle': 'the summoning circle',
  'frozen-sarcophagus': 'the frozen sarcophagus',
  leader: 'the leader',
};
const ground = (of: Ground): string => {
  const said = GROUND[of];
  if (said === undefined) throw new Error(`nothing is said of ${of} in English`);
  return said;
};
const MANY = { chest: 'chests', sarcophagus: 'sarcophagi', table: 'table' } as const;
const METALS = ({ copper, silver, gold }: PerTier): string =>
  `${copper} coins at copper, ${silver} at silver and ${gold} at gold`;
const WHO = { villager: 'villager', cub: 'griffin cub' } as const;
const PARTY: { readonly [upgrade: string]: string } = {
  'enchanted-boat': 'the Enchanted Boat',
  'keraks-map': 'Kerak’s Map',
};
const RELIC: { readonly [relic: string]: string } = { 'armor-of-the-elder-kings': 'Armour of the Elder Kings' };
const wounds = (n: number): string => count(n, 'wound');

export function englishBoards(name: Names): BoardSpeech {
  const { tokens, gained, owned } = englishWords(name);
  const one = (monster: MonsterId): string =>
    `${name(`monster.${monster}@`).startsWith('an') ? 'an' : 'a'} ${name(`monster.${monster}`)}`;
  const many = (monster: MonsterId): string => name(`monster.${monster}.many`);
  const each = (about: About | undefined): string =>
    about === undefined
      ? 'a monster'
      : about === 'leader'
        ? 'the leader'
        : about === 'minions'
          ? 'the minions'
          : and(about.map(many));
  const any = (about: About | undefined): string =>
    about === undefined || typeof about === 'string' ? each(about) : or(about.map(one));
  const where = ({ on, beside }: Happening): string =>
    on ? ` on ${ground(on)}` : beside ? ` adjacent to ${ground(beside)}` : '';
  const target = (of: Target): string => {
    switch (of.who) {
      case 'leader':
        return 'the leader';
      case 'one':
        return one(of.of);
      case 'every':
        return `every ${name(`monster.${of.of}`)}`;
      case 'heroes-beside-leader':
        return 'every hero adjacent to the leader';
      case 'heroes-grappled':
        return 'every grappled hero';
      case 'hero':
        return of.asleep
          ? 'a sleeping hero'
          : of.beside
            ? `a hero adjacent to ${one(of.beside)}`
            : of.seen
              ? 'a hero in the leader’s line of sight'
              : `a hero within ${of.within} spaces of the leader`;
    }
  };
  const whose = (of: Target): string =>
    of.who === 'leader'
      ? 'the leader’s next attack'
      : `every attack this turn of ${many('of' in of ? of.of : 'beastman')}`;

  const ops: BoardSpeech['ops'] = {
    fatigue: ({ n, whom }) =>
      whom === 'heroes'
        ? `each hero ${n < 0 ? `loses ${-n}` : `recovers ${n}`} fatigue`
        : `they ${n < 0 ? `lose ${-n}` : `recover ${n}`} fatigue`,
    threat: ({ n }) => `the overlord gains ${n} threat`,
    conquest: ({ n, to }) =>
      to === 'overlord' ? `the overlord gains ${n} more conquest` : `the heroes gain ${n} conquest`,
    heal: ({ n }) => `it recovers ${wounds(n)}`,
    wither: ({ n }) => `every other monster loses ${wounds(n)}, but keeps 1 at least`,
    shed: of => `it loses ${tokens(of.tokens)}`,
    lay: ({ prop }) => `the overlord lays ${ground(prop)} on an empty space where it blocks no way`,
    shift: ({ prop, by }) =>
      `the overlord may move one ${ground(prop)} ${count(by, 'space')}, as long as no way is blocked`,
    hatch: ({ monster, threat }) =>
      `the overlord may pay ${threat} threat, once: an egg with no hero adjacent becomes ${one(monster)}`,
    roll: ({ on }) =>
      `a power die is rolled: ${(Object.entries(on) as [PowerFace, readonly BoardOp[]][])
        .map(([face, then]) => `on a ${FACES[face]} ${and(then.map(op => phrase(ops, op)))}`)
        .join('; ')}`,
  };

  return {
    and,
    joined: (when, what) => `${when}, ${what}`,
    costs: (threat, what) => `${threat} threat: ${what}`,
    ops,
    when: of => {
      switch (of.when) {
        case 'round-start':
          return 'at the start of each round';
        case 'overlord-turn-start':
          return 'in each of the overlord’s turns';
        case 'hero-turn-start':
          return `when a hero starts a turn${where(of)}`;
        case 'hero-turn-end':
          return `when a hero ends a turn${where(of)}`;
        case 'figure-turn-end':
          return `when a figure ends its turn${where(of)}`;
        case 'monster-activated':
          return `when ${any(of.about)}${where(of)} is activated`;
        case 'monster-moved':
          return `when ${any(of.about)} ends its move${where(of)}`;
        case 'chest-opened':
          return 'when a chest is opened';
        case 'money-taken':
          return 'when money is picked up';
        case 'killed-by-hero':
          return `when a hero kills ${any(of.about)}`;
        case 'hero-killed-by-leader':
          return 'when the leader kills a hero';
        case 'leader-killed':
          return 'when the leader is killed';
        case 'villager-left':
          return 'when a villager leaves by the portal';
      }
    },
    laws: {
      speed: ({ about, n }) => `${each(about)} have ${signed(n)} speed`,
      'attacks-have': ({ about, on, ...of }) =>
        `attacks of ${each(about)} have ${owned(of)}${of.rank ? ' besides what they have' : ''}${on ? ` while it stands on ${ground(on)}` : ''}`,
      dice: ({ about, dice, most }) =>
        `attacks of ${each(about)} have ${and(Object.entries(dice).map(([die, n]) => count(n ?? 0, `more ${die} die`, `more ${die} dice`)))}, up to ${most}`,
      'still-armour': ({ about, n }) =>
        `${each(about)} have ${signed(n)} armour until they first attack or are attacked`,
      pass: ({ about, prop }) => `${each(about)} move through ${ground(prop)}`,
      'attacks-within': ({ about, n }) => `${each(about)} can attack only figures within ${n} spaces`,
      'miss-on': ({ kind, from, face }) =>
        `${kind} attacks at a distance of ${from} spaces or more miss on a ${FACES[face]} of any power die`,
      'range-more': ({ kind, n }) => `${kind} attacks of heroes need ${n} more range`,
      'attack-from': ({ on, kind, ...of }) => `${kind} attacks made on ${ground(on)} have ${owned(of)}`,
      'no-aim-at-leader': () => 'heroes cannot aim attacks on the leader',
      'spawn-more': ({ monster, n }) => `spawn cards that bring ${many(monster)} bring ${n} more`,
      'spawn-at': ({ on }) => `spawn cards may place monsters on ${ground(on)} and adjacent to it, seen or not`,
      cells: () => 'no monster is spawned in a cell before its door has been opened',
      'marker-costs': ({ n }) => `turning up the reinforcement marker costs ${n} threat`,
      'tokens-double': ({ token, face }) =>
        `for each attack or effect that places ${name(`ability.${token}`)} tokens a power die is rolled: on a ${FACES[face]} there are twice as many`,
      'tokens-stay': ({ token }) => `${name(`ability.${token}`)} tokens cannot be healed here`,
      'no-loot': ({ of }) => `${MANY[of as keyof typeof MANY]} can be opened, but there is nothing in them`,
      search: ({ on, movement, coins }) =>
        `a hero on ${ground(on)} may search it for ${count(movement, 'movement point')}: ${coins} coins, once each`,
      'spared-by': ({ on }) =>
        `while a monster stands on ${ground(on)}, every other monster that would be killed keeps 1 wound, and heroes may move through those, but not stop there`,
      'leader-returns': () =>
        'the leader, killed for the first time, is back on its space at the start of the next overlord turn, unwounded; whoever is there gives way by a space, as the overlord likes; reward and key are for the second time',
      twins: () =>
        'there are two leaders with the same figures, the second on a normal monster’s stand where the overlord likes in the same room; each gives the reward of a leader, and the key takes both deaths',
      'leader-late': ({ beside }) =>
        `the leader is not there yet: it comes, adjacent to ${ground(beside)} or to where it was, at the start of the overlord turn after the first glyph is activated`,
      'leader-waits': ({ until, stays }) =>
        stays
          ? 'the leader does not leave its room until it is attacked'
          : until === 'attacked'
            ? 'the leader does nothing until it is attacked'
            : 'the leader does nothing until a glyph is activated or a chest is opened',
      'leader-bound': ({ to, movement }) =>
        `no monster may enter ${ground(to)}; a hero on it may break it for ${count(movement, 'movement point')}; until then the leader keeps 1 wound whatever it suffers`,
      'door-barred-by': ({ monster }) =>
        `heroes cannot open the red door while any ${name(`monster.${monster}`)} lives`,
      'walks-along': ({ who, n }) =>
        `${n === 1 ? `a ${WHO[who]} waits` : `${n} ${WHO[who]}s wait`} here, moved by the heroes after their turns${who === 'cub' ? '; it shares no space, uses no glyph and takes no quick action' : ''}`,
      'trees-bar': () => 'figures of one space cannot enter trees; larger ones can',
      wade: ({ prop, cost }) => `${ground(prop)} may be entered, for ${count(cost, 'movement point')} a space`,
      'thrown-into': ({ prop, wounds: n }) => `whoever is thrown into ${ground(prop)} loses ${wounds(n)}`,
      'slide-into': ({ prop }) =>
        `whoever’s turn the ice ends adjacent to ${ground(prop)} falls into it, unless they fly; of several the overlord chooses`,
      'ambush-dice': ({ n }) => `${n} dice are rolled for the ambush, and one face of them is enough`,
    },
    goals: {
      leave: ({ alive }) => `leave by the portal${alive ? `, with the ${WHO[alive]} alive` : ''}`,
      'leader-killed': () => 'kill the leader',
      'chests-and-leave': ({ n }) => `open ${count(n, 'chest')} and leave by the portal`,
      'glyphs-and-leave': () => 'activate every glyph and leave by the portal',
      'led-out': ({ who }) => `lead the ${WHO[who]} out by the portal`,
      lit: ({ on, movement }) => `once the leader is dead, spend ${count(movement, 'movement point')} on ${ground(on)}`,
    },
    windfalls: {
      coins: ({ n }) => (typeof n === 'number' ? `${n} coins` : METALS(n)),
      conquest: ({ n, to }) => (to === 'overlord' ? `the overlord gains ${n} conquest` : `${n} conquest`),
      xp: ({ each: n }) => `${n} XP for each hero`,
      'overlord-xp-lost': ({ most }) => `the overlord loses up to ${most} unspent XP`,
      treasure: ({ draw, keep, tier }) =>
        draw === keep
          ? `${draw} ${tier ?? ''} treasures`
          : `${draw} treasures of the level are drawn, and the party keeps ${keep}`,
      'treasure-of-choice': () =>
        'the party takes any card but a cache from the treasures of the level, which are shuffled',
      relic: ({ relic }) => `one hero wears the ${RELIC[relic] ?? relic}, which can be neither sold nor destroyed`,
      potions: ({ potion, each: n }) => `${count(n, name(`potion.${potion}`))} for each hero`,
      'buy-potion': ({ each: n, coins }) => `each hero may buy ${count(n, 'potion')} for ${coins} coins`,
      'wounds-max': ({ each: n }) => `each hero has ${n} more maximum wounds to the end of the campaign`,
      'secret-training': () => 'one hero has the secret training of the level for nothing',
      skill: () => 'one hero learns a skill of their choice for nothing, if they have fewer than 5',
      curse: () => `one hero, at random, receives ${tokens({ curse: 1 })}`,
      'treachery-lost': ({ n }) =>
        `the overlord loses ${count(n, 'point')} of treachery for good, as the heroes choose`,
      'upgrades-lost': ({ n }) =>
        `the heroes choose ${count(n, 'upgrade')} of the avatar not yet bought, which can be bought no more`,
      'sieges-lifted': () => 'all siege tokens are removed, and the next roll to raze a city fails',
      'lieutenant-banished': ({ weeks }) =>
        `a lieutenant of the heroes’ choice goes to the keep without what he carries, and takes no order for ${count(weeks, 'week')}`,
      feather: () => 'once at each level of the campaign, the party may call off an encounter before its card is drawn',
      'party-upgrade': ({ of }) => `the party has one of these for nothing: ${or(of.map(id => PARTY[id] ?? id))}`,
      foresight: ({ dungeons }) => `the heroes see the overlord’s first hand in the next ${count(dungeons, 'dungeon')}`,
    },
    appears: {
      region: () => 'the avatar appears when a hero enters the last room',
      'leader-killed': () => 'the avatar appears when the leader dies',
      glyphs: ({ n }) => `the avatar appears when ${count(n, 'more glyph is', 'more glyphs are')} active`,
      'chest-or-leader': () => 'the avatar appears when a chest is opened or the leader dies',
      'turn-or-leader': ({ turn }) =>
        `the avatar appears at the start of the overlord’s turn number ${turn}, or when the leader dies`,
      'red-door': () => 'the avatar appears when the red door is opened',
    },
    arriving: (at, before, after) =>
      [
        ...before.map(clause => `first ${clause}`),
        at === 'mark'
          ? 'it comes onto the marked space'
          : 'it comes behind the red door, where there is floor and no portal',
        ...after.map(clause => `then ${clause}`),
      ].join('; '),
    arrivals: {
      'orders-discarded': () => 'all orders are discarded, and do nothing',
      clones: ({ n }) => `${count(n, 'clone')} come onto the nearest empty spaces`,
      tokens: of => `every hero receives ${tokens(of.tokens)}`,
      'ground-beside-chests': ({ prop, n }) =>
        `${ground(prop)} fills ${count(n, 'empty space')} adjacent to each chest, opened or not, as the overlord likes`,
    },
    bought: {
      reinforce: ({ monster, n }) => `Reinforce: ${n === 1 ? one(monster) : `${n} ${many(monster)}`}`,
      'attack-again': of => `${target(of.target)} ${of.breath ? 'breathes' : 'attacks'} once more in this activation`,
      'attack-with': of =>
        `${target(of.target)} makes one more ${of.kind} attack with ${and(Object.entries(of.dice).map(([die, n]) => count(n ?? 0, `${die} die`, `${die} dice`)))} alone`,
      bonus: of => `${whose(of.target)} has ${and(gained(of.bonus))}`,
      rank: of => `${whose(of.target)} has ${owned(of)} instead of what it has`,
      'more-tokens': of => `${whose(of.target)} that places tokens places ${tokens(of.tokens)} more`,
      'ignore-blank': of =>
        `one ${FACES.blank} of an attack with ${name(`ability.${of.of}`)} of ${target(of.target)} does not count`,
      move: ({ target: of, n, when }) =>
        when === 'at-once'
          ? `${target(of)} moves ${count(n, 'space')} at once`
          : when === 'after-attack'
            ? `${target(of)} may move up to ${count(n, 'space')} after its attack`
            : `${target(of)} moves ${count(n, 'space')} further in its activation`,
      'move-again': of => `${target(of.target)} may move again after its attack`,
      'leap-moved': of => `${target(of.target)} may use ${name('ability.leap')} even after it has moved`,
      'through-heroes': of =>
        `${target(of.target)} may move through heroes in its activation, but ends it on free spaces`,
      speed: of => `${target(of.target)} has ${signed(of.n)} speed this turn`,
      reappear: of => `${target(of.target)} is moved to free spaces within ${of.within} spaces of it`,
      swap: of => `${target(of.target)} changes places with ${one(of.with)}`,
      heal: of => `${target(of.target)} recovers ${wounds(of.n)}`,
      tokens: of => `${target(of.target)} receives ${tokens(of.tokens)}`,
      fatigue: of => `${target(of.target)} loses ${of.n} fatigue`,
      push: ({ n }) =>
        `the leader throws an adjacent hero up to ${count(n, 'space')}, as with ${name('ability.knockback')}`,
      toll: ({ coins, fatigue }) =>
        `as the heroes choose, ${coins} coins are lost, or one of them loses ${fatigue} fatigue`,
    },
    meetings: {
      back: () => 'the party goes back to where it came from, and its move is over',
      merchant: ({ potions, coins, treasures }) =>
        `up to ${count(potions, 'potion')} may be bought for ${coins} coins each, and ${treasures} treasures of the level at their price`,
      thanks: ({ coins, heal }) => `the party has ${METALS(coins)}, or every hero recovers ${wounds(heal)}`,
      storm: ({ wounds: n }) => `every hero loses ${wounds(n)}, ignoring armour, but keeps 1 at least`,
      healer: ({ coins }) => `any hero may recover all wounds for ${coins} coins`,
      shrine: ({ treasures, tokens: of }) =>
        `the party may draw ${count(treasures, 'treasure')} of the level; then one hero of its choice receives ${tokens(of)}`,
      fall: ({ wounds: of }) =>
        `every hero rolls a power die and, ignoring armour, keeps 1 wound at least: ${(
          Object.entries(of) as [PowerFace, number][]
        )
          .map(([face, n]) => `a ${FACES[face]} costs ${n === 0 ? 'none' : wounds(n)}`)
          .join('; ')}`,
    },
  };
}
