// The empty table, and what is sorted, shuffled and dealt before anybody decides (DES-3.1, DES-3.9, DES-3.20 to DES-3.23).

import type { Role, Setting } from '@veillee/kernel';
import { copiesOf } from '@veillee/pieces/things';
import { rowsOf } from '../../content/boxes.ts';
import { CHEST_MARKERS, TRAINING_PER_TRAIT } from '../../content/economy.ts';
import { potions, shop, treasures } from '../../content/items.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skillDecks } from '../../content/skills.ts';
import { SKILL_TYPES, TIERS } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import { featCardsOf } from '../feats/hand.ts';
import { darkGlyphsOf } from '../glyphs/dark.ts';
import { boxesOf, cardsATurn, choosingOf, houseOf, isByBook, partyOf, questOf, startingConquest } from '../options.ts';
import { flagsAtStart, type Legacy } from '../quest/campaign.ts';
import type { Flow, Position, Side, State, T } from '../state.ts';

const cards = (rows: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  rows.flatMap(({ id, copies }) => copiesOf(id, copies));

export function begin(setting: Setting, roles: readonly Role[], left?: Legacy): State {
  const quest = questOf(setting);
  const sides = roles.map(({ side }) => side as Side);
  const heroSeats = [...sides.keys()].filter(seat => sides[seat] === 'heroes');
  const boxes = boxesOf(setting);
  const potionsLeft = Object.fromEntries(rowsOf(potions, boxes).map(({ id, tokens }) => [id, tokens]));
  const byTier = <V>(make: (tier: (typeof TIERS)[number]) => V) =>
    Object.fromEntries(TIERS.map(tier => [tier, make(tier)])) as { [tier in (typeof TIERS)[number]]: V };
  return {
    quest,
    sides,
    boxes,
    house: houseOf(setting),
    choosing: choosingOf(setting),
    byBook: isByBook(setting) ? true : undefined,
    phase: 'setup',
    round: 0,
    conquest: startingConquest(setting),
    heroes: [],
    party: partyOf(setting, heroSeats),
    monsters: [],
    companions: [],
    board: {
      revealed: [],
      open: [],
      keys: [],
      terrain: {},
      markers: [],
      stairs: [],
      boulders: undefined,
      crushingWalls: undefined,
      pushed: undefined,
      efforts: undefined,
      broken: undefined,
    },
    overlord: {
      seat: sides.indexOf('overlord'),
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
      flags: flagsAtStart(quest, left?.kept),
      kept: left?.kept,
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
        SKILL_TYPES.map(type => [type, rowsOf(skillDecks[type], boxes).map(({ id }) => id)]),
      ) as State['decks']['skills'],
      treasures: byTier(tier => cards(rowsOf(treasures[tier], boxes))),
    },
    featCards: featCardsOf(boxes),
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
    veterans: left?.heroes ?? [],
    before: left?.won ?? [],
    origins: {},
    figures: 0,
    won: undefined,
  };
}

/** DES-3.1, steps 0 and 6: what lies face down is shuffled, and the doors of the guide stand as it says. */
export function* setup(t: T): Flow<Position> {
  const { decks, overlord, guide, board } = t.state;
  for (const type of SKILL_TYPES) t.shuffle(decks.skills[type], `skills ${type}`);
  for (const tier of TIERS) {
    t.shuffle(decks.treasures[tier], `treasures ${tier}`);
    t.shuffle(guide.pools[tier], `chests ${tier}`); // DES-3.20
  }
  t.shuffle(overlord.deck, 'overlord');
  board.open = boardOf(t.state)
    .doors.filter(({ open }) => open)
    .map(({ id }) => id);
  return { at: 'heroes' };
}
