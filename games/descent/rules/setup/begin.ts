// The empty table, and what is sorted, shuffled and dealt before anybody decides (DES-3.1, DES-3.9, DES-3.20 to DES-3.23).

import { type Role, SaveProblem, type Setting } from '@veillee/kernel';
import { copiesOf } from '@veillee/pieces/things';
import { rowsOf } from '../../content/boxes.ts';
import { CHEST_MARKERS, TRAINING_PER_TRAIT } from '../../content/economy.ts';
import { potions, shop, treasures } from '../../content/items.ts';
import { LEVELS } from '../../content/legend/boards/vocabulary.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skillDecks } from '../../content/skills.ts';
import { SKILL_TYPES, TIERS } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import type { Left } from '../chapters.ts';
import { featCardsOf, redealHands } from '../feats/hand.ts';
import { darkGlyphsOf } from '../glyphs/dark.ts';
import { isLeaf, takenUp } from '../legend/chapters.ts';
import { legendFor, newDungeon } from '../legend/dungeon/beginning.ts';
import { drawLevel } from '../legend/dungeon/laying.ts';
import { leaveField } from '../legend/field.ts';
import { inForce } from '../legend/record.ts';
import { newLegend } from '../legend/start.ts';
import { left as remaining } from '../legend/stock.ts';
import { beginsAt, variantsOf } from '../legend/terms.ts';
import {
  boxesOf,
  cardsATurn,
  choosingOf,
  houseOf,
  isByBook,
  isCampaign,
  isDungeon,
  metalOf,
  partyOf,
  questOf,
  startingConquest,
} from '../options.ts';
import { flagsAtStart, type Legacy } from '../quest/campaign.ts';
import type { Flow, Position, Side, State, T } from '../state.ts';
import { bareBoard } from './bare-board.ts';

export function begin(setting: Setting, roles: readonly Role[], left?: Left): State {
  const quest = questOf(setting);
  const sides = roles.map(({ side }) => side as Side);
  const heroSeats = [...sides.keys()].filter(seat => sides[seat] === 'heroes');
  const leaf = left && isLeaf(left) ? left : undefined;
  if (left && isCampaign(setting) !== (leaf !== undefined))
    throw new SaveProblem('bad-legacy', leaf ? 'a campaign goes on as a campaign' : 'no quest leads to a campaign');
  const boxes = leaf ? [...leaf.legend.boxes] : boxesOf(setting);
  const overlordSeat = sides.indexOf('overlord');
  const legacy = leaf ? undefined : (left as Legacy | undefined);
  const party = partyOf(setting, heroSeats);
  const seated = { overlordSeat, treasurer: heroSeats[0] ?? 0 };
  const legend = isCampaign(setting)
    ? leaf
      ? takenUp(leaf, { ...seated, party })
      : newLegend({
          ...seated,
          boxes: [...boxes],
          variants: variantsOf(setting),
          house: houseOf(setting),
          heroes: [],
          level: beginsAt(setting),
        })
    : isDungeon(setting)
      ? legendFor({ ...seated, boxes: [...boxes], metal: metalOf(setting) })
      : undefined;
  /** What a campaign goes without (LEG-3.1 to LEG-3.4). */
  const cards = (rows: readonly { readonly id: string; readonly copies: number }[]): string[] =>
    rows.flatMap(({ id, copies }) => copiesOf(id, legend ? remaining(id, copies, legend) : copies));
  const potionsLeft = Object.fromEntries(
    rowsOf(potions, boxes).flatMap(({ id, tokens }) => (!legend || remaining(id, 1, legend) > 0 ? [[id, tokens]] : [])),
  );
  const byTier = <V>(make: (tier: (typeof TIERS)[number]) => V) =>
    Object.fromEntries(TIERS.map(tier => [tier, make(tier)])) as { [tier in (typeof TIERS)[number]]: V };
  const state: State = {
    quest: legend ? LEVELS[0] : quest,
    sides,
    boxes,
    house: [...(legend?.house ?? houseOf(setting))],
    choosing: choosingOf(setting),
    byBook: isByBook(setting) ? true : undefined,
    phase: 'setup',
    round: 0,
    conquest: startingConquest(setting),
    heroes: [],
    party,
    monsters: [],
    companions: [],
    board: bareBoard(),
    overlord: {
      seat: overlordSeat,
      threat: 0, // DES-3.23
      hand: [],
      deck: cards(rowsOf(overlordCards, boxes).filter(({ treachery }) => treachery === undefined)), // DES-4.2
      through: 0,
      draws: cardsATurn(setting),
      discard: [],
      played: [],
      powers: [],
      aside: undefined,
      glyphs: darkGlyphsOf(boxes),
      lasting: [],
      step: 0,
      used: [],
      acting: undefined,
    },
    guide: {
      chests: {},
      pools: byTier(tier => Array.from({ length: CHEST_MARKERS[tier] }, (_, n) => n + 1)),
      flags: legend ? [] : flagsAtStart(quest, legacy?.kept),
      kept: legacy?.kept,
      counters: {},
      done: [],
      gone: [],
      allowed: {},
      locked: {},
      taken: [],
      due: [],
      changes: undefined,
      openers: {},
      queue: [],
      isRunning: undefined,
    },
    decks: {
      skills: Object.fromEntries(
        SKILL_TYPES.map(type => [
          type,
          rowsOf(skillDecks[type], boxes).flatMap(({ id }) => (!legend || remaining(id, 1) > 0 ? [id] : [])),
        ]),
      ) as State['decks']['skills'],
      treasures: byTier(tier => cards(rowsOf(treasures[tier], boxes))),
    },
    featCards: !legend || inForce(legend, 'feats-on') ? featCardsOf(boxes) : undefined, // LEG-21.18
    shop: cards(rowsOf(shop, boxes)),
    supply: {
      ...potionsLeft,
      melee: TRAINING_PER_TRAIT,
      ranged: TRAINING_PER_TRAIT,
      magic: TRAINING_PER_TRAIT,
    },
    opened: [],
    town: {},
    lost: [],
    turn: undefined,
    order: [],
    attacks: [],
    told: [],
    veterans: legacy?.heroes ?? [],
    before: legacy?.won ?? [],
    origins: {},
    figures: 0,
    won: undefined,
    legend,
    dungeon: legend && isDungeon(setting) ? newDungeon(legend) : undefined,
  };
  if (legend && legend.week > 0) leaveField(state); // What heroes have lies in no deck.
  return state;
}

/** DES-3.1, steps 0 and 6: what lies face down is shuffled, and the doors of the guide stand as it says. */
export function* setup(t: T): Flow<Position> {
  const { decks, overlord, guide, board, legend } = t.state;
  if (legend && legend.week > 0) {
    redealHands(t);
    return { at: 'time' }; // The next chapter of a campaign.
  }
  for (const type of SKILL_TYPES) t.shuffle(decks.skills[type], `skills ${type}`);
  for (const tier of TIERS) {
    t.shuffle(decks.treasures[tier], `treasures ${tier}`);
    t.shuffle(guide.pools[tier], `chests ${tier}`); // DES-3.20
  }
  t.shuffle(overlord.deck, 'overlord');
  if (t.state.dungeon) drawLevel(t);
  board.open = boardOf(t.state)
    .doors.filter(({ open }) => open)
    .map(({ id }) => id);
  return { at: 'heroes' };
}
