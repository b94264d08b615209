// What a state and a legacy may hold, place by place, wherever they came from. Read by the server and the lab alone.

import type { Setting } from '@veillee/kernel';
import {
  bare,
  each,
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  row,
  type Shape,
  some,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import { node } from '@veillee/pieces/geometry';
import { edgesIn, nodesIn, paths } from '../content/boards.ts';
import { events } from '../content/booklet.ts';
import { tiles } from '../content/dice.ts';
import { finds } from '../content/finds.ts';
import { heroRow } from '../content/heroes.ts';
import { treeOf } from '../content/skills.ts';
import {
  ALLY_IDS,
  CHARACTERISTICS,
  DISEASES,
  FLAGS,
  HERO_IDS,
  type HeroId,
  MONSTER_COLOURS,
  MONSTER_IDS,
  type PathId,
  RUNES,
} from '../content/vocabulary.ts';
import { adventureIn, type Legacy } from './campaign.ts';
import {
  type Ally,
  type Bag,
  type Block,
  type Combat,
  type Fighter,
  type Hero,
  type House,
  type Monster,
  type Past,
  type PileCard,
  type PileNumber,
  type Position,
  type Reading,
  type Saying,
  type Sheet,
  type Stall,
  type State,
  type Tile,
  TRACK_END,
} from './state.ts';

const findIds = finds.map(({ id }) => id);
const find = oneOf(findIds);
const someFinds = listOf(find, findIds.length);
/** A find, or the place where none lies. */
const findOrNone = either(only(null), find);
const hero = oneOf(HERO_IDS);
const heroes = listOf(hero, HERO_IDS.length);
const monster = oneOf(MONSTER_IDS);
const monsters = listOf(monster, 40);
const allies = listOf(oneOf(ALLY_IDS), ALLY_IDS.length);
const flags = listOf(oneOf(FLAGS), FLAGS.length);
const entry = oneOf(events.map(({ id }) => id));
const diseases = listOf(oneOf(DISEASES), 20);
const colour = oneOf(MONSTER_COLOURS);
/** What is used up, by name: only ever looked for. */
const names = listOf(text(100), 200);
/** Coins, runes, wounds. */
const amount = whole(0, 999);
const runes = each(RUNES, amount);
const open = row(flag, flag, flag);
const PILES: readonly PileNumber[] = [1, 2, 3, 4, 5, 6];
const STALLS: readonly Stall[] = [1, 2];
const SAYINGS: readonly Saying[] = ['quest', 'fight', 'rest', 'trade', 'explore', 'follow', 'come', 'heal', 'fetch'];

const sheetOf = (id: HeroId): Shape<Sheet> => {
  const known = (['adventure', 'combat'] as const).flatMap(tree => treeOf(id, tree).map(skill => skill.id));
  const { tracks } = heroRow(id);
  const step = (what: (typeof CHARACTERISTICS)[number]): Shape<number> => whole(0, tracks[what].length - 1);
  return exactly<Sheet>({
    steps: exactly<Sheet['steps']>({
      health: step('health'),
      actions: step('actions'),
      force: step('force'),
      knowledge: step('knowledge'),
      inventory: step('inventory'),
      mana: step('mana'),
    }),
    granted: listOf(oneOf(CHARACTERISTICS), 100),
    skills: listOf(oneOf(known), known.length),
  });
};
const [atsu, tantan, brunn, ondine] = HERO_IDS;
/** Those whom the campaign has met. */
const sheets = exactly<Partial<Record<HeroId, Sheet>>>({
  [atsu]: maybe(sheetOf(atsu)),
  [tantan]: maybe(sheetOf(tantan)),
  [brunn]: maybe(sheetOf(brunn)),
  [ondine]: maybe(sheetOf(ondine)),
});
const past = exactly<Past>({ adventures: tally, turns: tally, falls: tally });

const bag = exactly<Bag>({
  open,
  cards: row(findOrNone, findOrNone, findOrNone),
  coins: amount,
  runes,
  allies: listOf(exactly<Ally>({ id: oneOf(ALLY_IDS), uses: maybe(whole(0, 20)) }), 2),
  allySlots: oneOf([1, 2]),
});

const fighter = exactly<Fighter>({
  hero,
  status: oneOf(['in', 'ko', 'fled']),
  acted: flag,
  diseases,
  blocks: listOf(exactly<Block>({ n: whole(0, 99), actions: whole(0, 99) }), 50),
  guards: maybe(whole(0, 99)),
  faced: flag,
});

const combat = exactly<Combat>({
  slot: colour,
  fighters: listOf(fighter, 2),
  diseases,
  bubble: oneOf([1, 2, 3]),
  round: tally,
  physical: whole(0, 99),
  order: listOf(hero, 2),
  last: maybe(hero),
});

const house = exactly<House>({
  fireOne: flag,
  bothDown: flag,
  longFall: flag,
  openBag: flag,
  sellAll: flag,
  bothShops: flag,
  noPacking: flag,
  scarce: flag,
  noSwaps: flag,
  failures: flag,
  agree: flag,
});

const state = (setting: Setting): Shape<State> => {
  const adventure = adventureIn(setting);
  const seat = whole(0, setting.seats - 1);
  const nodes = nodesIn(adventure).map(({ id }) => node(id));
  const at = oneOf(nodes);
  const spaces = listOf(at, nodes.length);
  const ways = new Set<string>([...edgesIn(adventure), ...paths].map(({ id }) => id));
  const person = exactly<Hero>({
    id: hero,
    seat,
    at: maybe(at),
    health: amount,
    mana: amount,
    disc: whole(0, TRACK_END),
    hand: someFinds,
    specials: someFinds,
    fell: maybe(oneOf(['actions', 'destiny'])),
    used: exactly<Hero['used']>({ turn: names, combat: names, adventure: names }),
  });
  const tile = oneOf(tiles.map(({ number }) => number));
  return exactly<State>({
    adventure: only(adventure),
    seats: only(setting.seats),
    house,
    phase: oneOf(['setup', 'actions', 'destiny', 'won', 'over']),
    turn: tally,
    heroes: listOf(person, 2),
    // The rules ask for the sheets of heroes in play alone.
    sheets: sheets as Shape<State['sheets']>,
    unlocked: heroes,
    bag,
    allies,
    flags,
    events: some(at, oneOf(['?', '!']), nodes.length),
    locks: spaces,
    portals: each(['blue', 'orange'], spaces),
    merchants: some(at, oneOf(STALLS), nodes.length),
    crossed: listOf(oneOf([...ways] as PathId[]), ways.size),
    monsters: listOf(exactly<Monster>({ slot: colour, card: monster, cubes: amount, at }), MONSTER_COLOURS.length),
    deck: monsters,
    under: whole(0, 40),
    aside: monsters,
    beaten: listOf(monster, 1000),
    placed: flag,
    reserve: someFinds,
    boxed: someFinds,
    piles: each(PILES, listOf(exactly<PileCard>({ card: find, faceUp: flag }), findIds.length)),
    stalls: each(STALLS, listOf(findOrNone, 20)),
    discard: someFinds,
    track: listOf(exactly<Tile>({ tile, faceUp: flag }), tiles.length),
    spent: listOf(tile, tiles.length),
    skips: whole(0, 100),
    fallen: listOf(hero, 20),
    falls: tally,
    readings: listOf(
      exactly<Reading>({ entry, turn: tally, hero, choice: maybe(text(60)), said: names, variants: names }),
      events.length,
    ),
    known: listOf(entry, events.length),
    ready: listOf(seat, setting.seats),
    forgone: maybe(some<`${number}`, string[]>(oneOf(['0', '1']), names, 2)),
    said: some(hero, oneOf(SAYINGS), HERO_IDS.length),
    declined: maybe(someFinds),
    nextCard: exactly<State['nextCard']>({ knowledge: whole(0, 99), returns: flag }),
    combat: maybe(combat),
    lost: maybe(oneOf(['double-ko', 'no-destiny', 'zone-full'])),
    past,
  });
};

const position: Shape<Position> = either(
  exactly<Extract<Position, { readonly at: 'hero' }>>({ at: only('hero'), n: whole(0, 1) }),
  bare('setup', 'story', 'turn', 'actions', 'destiny', 'packing', 'epilogue', 'combat', 'monster'),
);

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position }));

const legacy = exactly<Legacy>({
  sheets,
  unlocked: heroes,
  allies,
  allySlots: oneOf([1, 2]),
  open,
  cards: row(findOrNone, findOrNone, findOrNone),
  coins: amount,
  runes,
  flags,
  past,
});
export const soundLegacy = (value: unknown): string | undefined => legacy.amiss(value);
