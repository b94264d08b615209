// What a state and a legacy may hold, place by place, wherever they came from. Read by the server and the lab alone. This is the whole of it; its
// parts are in `sound/`.

import type { Setting } from '@veillee/kernel';
import { each, exactly, listOf, maybe, oneOf, only, type Shape, some, tally, whole } from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import { kept as keptBy } from '@veillee/pieces/geometry';
import { BASE, boxes } from '../content/boxes.ts';
import { heroes as sheets } from '../content/heroes.ts';
import { BOARDS, type BoardId, type Played } from '../content/legend/boards/vocabulary.ts';
import { options } from '../content/options.ts';
import { type Box, FAMILIARS, KINDS, POTIONS, TIERS } from '../content/vocabulary.ts';
import { isLeaf } from './legend/chapters.ts';
import { impossible } from './legend/possible.ts';
import type { Legend } from './legend/record.ts';
import { dungeonShape, legendShape, outdoorsShape } from './legend/shape.ts';
import { boxesOf, isCampaign, isLegendary, questOf } from './options.ts';
import type { Legacy } from './quest/campaign.ts';
import { attacking } from './sound/attack.ts';
import { boardShape } from './sound/board.ts';
import { companionShape, heroShape, monsterShape } from './sound/figures.ts';
import { decksShape, featCardsShape, guideShape, overlordShape } from './sound/hidden.ts';
import { laidOn } from './sound/laid.ts';
import {
  few,
  hero,
  kept,
  monsterFigure,
  name,
  quest,
  sheet,
  side,
  skillList,
  tier,
  truth,
  veteran,
} from './sound/names.ts';
import { position, townShape, turnShape } from './sound/turn.ts';
import type { Position, State, Told } from './state.ts';

const stateOn = (setting: Setting, played: Played, inPlay: readonly Box[] = boxesOf(setting)): Shape<State> => {
  const { seats } = setting;
  const laid = laidOn(setting, played, inPlay);
  const { seat, space, things, potionIds } = laid;
  return exactly<State>({
    quest: only(played),
    sides: listOf(side, seats, seats),
    boxes: listOf(oneOf(inPlay), inPlay.length, inPlay.length),
    house: listOf(oneOf(options.map(({ id }) => id)), options.length),
    choosing: oneOf(['choice', 'ready', 'random', 'draft']),
    byBook: truth,
    phase: oneOf<State['phase']>(['setup', 'heroes', 'overlord', 'over']),
    round: tally,
    conquest: whole(-999, 9999),
    heroes: listOf(heroShape(laid), 4),
    party: listOf(seat, 4),
    monsters: listOf(monsterShape(laid), 300),
    companions: listOf(companionShape(laid), FAMILIARS.length),
    board: boardShape(laid),
    overlord: overlordShape(laid),
    guide: guideShape(laid),
    decks: decksShape(laid),
    featCards: laid.withFeats(featCardsShape(laid)),
    shop: things,
    supply: (isLegendary(setting)
      ? some(oneOf([...potionIds, ...KINDS]), few, POTIONS.length + KINDS.length)
      : each([...potionIds, ...KINDS], few)) as Shape<State['supply']>,
    opened: listOf(tier, TIERS.length),
    town: townShape(laid),
    lost: things,
    turn: maybe(turnShape(laid)),
    attacks: listOf(attacking(seat, space), 20),
    order: listOf(hero, 4),
    told: listOf(exactly<Told>({ text: name, to: oneOf<Told['to']>(['all', 'heroes', 'overlord']) }), 1000),
    veterans: listOf(veteran, 4),
    before: listOf(quest, 100),
    origins: some(sheet, skillList, sheets.length),
    figures: tally,
    won: maybe(side),
    legend: maybe(legendShape(inPlay)),
    dungeon: maybe(dungeonShape(space, monsterFigure, things, hero)),
    outdoors: maybe(outdoorsShape(space, monsterFigure, hero, laid.kind)),
  });
};

const ICE: Box = 'tomb-of-ice';
const otherBoxes = (mine: readonly Box[]): Box[] =>
  mine.includes(ICE) ? mine.filter(box => box !== ICE) : [...mine, ICE];

/** Of a campaign each board has spaces of its own: what lies there says which are meant. */
function stateOfBoard(setting: Setting): Shape<State> {
  const own = keptBy((board: BoardId) => stateOn(setting, board), 4);
  /** A campaign that was taken up brings its own boxes along. */
  const brought = keptBy((board: BoardId) => stateOn(setting, board, otherBoxes(boxesOf(setting))), 4);
  return {
    amiss(value) {
      const { quest: played, legend } = (value ?? {}) as Partial<State>;
      const board = BOARDS.find(one => one === played);
      if (!board) return '/quest is no board of the campaign';
      const isBrought =
        isCampaign(setting) && legend?.week !== 0 && legend?.boxes?.includes(ICE) !== boxesOf(setting).includes(ICE);
      return (isBrought ? brought : own)(board).amiss(value);
    },
  };
}

const state = (setting: Setting): Shape<State> =>
  isLegendary(setting) ? stateOfBoard(setting) : stateOn(setting, questOf(setting));

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position }));

const legacy = exactly<Legacy>({ quest, won: listOf(quest, 100), heroes: listOf(veteran, 4), kept: maybe(kept) });
const recordOfAny = legendShape([...BASE, ...boxes.map(({ id }) => id)]);
export const soundLegacy = (value: unknown): string | undefined =>
  isLeaf(value) ? leafAmiss(value.legend) : legacy.amiss(value);
/** Of the right shape, and such as could have come of a campaign. */
const leafAmiss = (legend: unknown): string | undefined => recordOfAny.amiss(legend) ?? impossible(legend as Legend);
