// Descent as the kernel knows it, and its chapters as they know each other.

import { fingerprint, type Game, positionsOf, rolesOf } from '@veillee/kernel';
import { OFFERED } from '../content/boxes.ts';
import { feats } from '../content/feats.ts';
import { heroes } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { monsters } from '../content/monsters.ts';
import { overlordCards } from '../content/overlord.ts';
import { quests, questsWith, switchesFor } from '../content/quests.ts';
import { skills } from '../content/skills.ts';
import { chestGives, openChest } from './areas/chests.ts';
import { useDoor } from './areas/doors.ts';
import { look, reveal } from './areas/reveal.ts';
import { pickUp } from './areas/tokens.ts';
import { treasure } from './areas/treasure.ts';
import { attack } from './attack/attack.ts';
import type { Calls } from './calls.ts';
import { chapters, type Left } from './chapters.ts';
import { conquest } from './conquest.ts';
import { moment } from './effects/apply.ts';
import { startEffects } from './effects/lingering.ts';
import { drink } from './effects/potions.ts';
import { finish } from './end.ts';
import { heroDies } from './hero/death.ts';
import { activateGlyph } from './hero/glyphs.ts';
import { offerGuard } from './hero/guard.ts';
import { declare, deed, endTurn, equip, startTurn } from './hero/turn.ts';
import { invariants } from './invariants.ts';
import type { Boards } from './legend/boards.ts';
import { closeWeek } from './legend/chapters.ts';
import { lessons, means, treasures } from './legend/dungeon/higher.ts';
import { openLevel, placeMinions } from './legend/dungeon/laying.ts';
import { boards } from './legend/laid.ts';
import { buildHand } from './legend/outdoors/hand.ts';
import { layGround, placeFoes } from './legend/outdoors/laying.ts';
import type { WeekPosition } from './legend/record.ts';
import { weekPositions } from './legend/week.ts';
import { met, rows } from './met.ts';
import { options, refuseSetting, roles } from './options.ts';
import { outcome } from './outcome.ts';
import { activate } from './overlord/activation.ts';
import { diesLeaping } from './overlord/leaping.ts';
import { monsterDies } from './overlord/monsters.ts';
import { offerOverlord } from './overlord/windows.ts';
import { stepOn } from './props/enter.ts';
import { questAction } from './quest/actions.ts';
import { happen } from './quest/script.ts';
import { beginRound, endRound, nextHero, overlordStep } from './round.ts';
import { arrival } from './setup/arrival.ts';
import { begin, setup } from './setup/begin.ts';
import { chooseHeroes, exchangeSkills } from './setup/heroes.ts';
import { shopping } from './setup/shopping.ts';
import { sound, soundLegacy } from './sound.ts';
import type { Flow, Position, State, T } from './state.ts';
import { redeal, type View, view } from './view.ts';
import { heal, wound } from './wounds.ts';

const calls: Calls = {
  attack,
  moment,
  wound,
  heal,
  heroDies,
  monsterDies,
  diesLeaping,
  activate,
  offerOverlord,
  offerGuard,
  reveal,
  look,
  useDoor,
  openChest,
  chestGives,
  treasure,
  pickUp,
  activateGlyph,
  happen,
  questAction,
  stepOn,
  startEffects,
  drink,
  conquest,
  finish,
};

/** Of a campaign, between its boards: the week knows of no others, and the end of one may be that of a chapter. */
const week = { ...weekPositions(boards as unknown as Boards), weekEnd: closeWeek } as unknown as {
  readonly [At in WeekPosition['at']]: (t: T) => Flow<Position>;
};

export const descent: Game<State, View> & { readonly calls: Calls } = {
  id: 'descent',
  rules: 29,
  content: fingerprint(JSON.stringify([heroes, skills, items, monsters, overlordCards, quests, feats])),
  options,
  refuseSetting,
  roles,
  begin: (setting, left) => begin(setting, rolesOf(descent, setting) ?? [], left as Left | undefined),
  positions: positionsOf<State, Position>({
    setup,
    heroes: chooseHeroes,
    skills: exchangeSkills,
    shopping,
    means,
    treasures,
    lessons,
    arrival,
    level: openLevel,
    minions: placeMinions,
    ground: layGround,
    hand: buildHand,
    foes: placeFoes,
    round: beginRound,
    next: nextHero,
    turnStart: startTurn,
    equip,
    declare,
    act: deed,
    turnEnd: endTurn,
    overlord: overlordStep,
    roundEnd: endRound,
    ...week,
  }),
  turnAt: 'next',
  view,
  redeal,
  outcome,
  chapters: { ...chapters, sound: soundLegacy },
  turns: ({ round, legend }) => legend?.week || round,
  invariants,
  sound,
  costs: {
    spent: [
      'turn/movement',
      'turn/attacks',
      'heroes/*/fatigue',
      'heroes/*/coins',
      'heroes/*/potions',
      'overlord/threat',
    ],
    marks: ['turn/used', 'turn/drunk', 'overlord/used'],
    idle: [
      { option: 'overlord.do.taunt', why: 'DES-11.13: mere words, once a turn' },
      { option: 'outdoors.buys', why: 'LEG-6.41: heroes may lose fatigue by it, which is not the price of it' },
    ],
  },
  met,
  rows,
  trials: questsWith(OFFERED).map(({ id: quest }, n) => ({
    seats: 2 + (n % 4),
    options: { quest, ...switchesFor(quest), ...(n % 4 === 0 && { heroes: '3' }) },
  })),
  calls,
};
