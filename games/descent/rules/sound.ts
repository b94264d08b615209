// What a state and a legacy may hold, place by place, wherever they came from. Read by the server and the lab alone.

import type { Setting } from '@veillee/kernel';
import {
  bare,
  each,
  either,
  exactly,
  flag,
  listOf,
  type Maybe,
  maybe,
  oneOf,
  only,
  row,
  type Shape,
  saying,
  some,
  spelt,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import {
  type Base,
  base,
  type Edge,
  isOfKind,
  kept as keptBy,
  type Place,
  rectangleOf,
  sidesOf,
  spacesOf,
} from '@veillee/pieces/geometry';
import { copyIn } from '@veillee/pieces/shapes';
import { copiesOf } from '@veillee/pieces/things';
import { BASE, boxes, rowsOf } from '../content/boxes.ts';
import { DARK_GLYPH_MARKERS } from '../content/economy.ts';
import { feats } from '../content/feats.ts';
import { heroes as sheets } from '../content/heroes.ts';
import { items, potions } from '../content/items.ts';
import { BOARDS, type BoardId, LEVELS, type Played } from '../content/legend/boards/vocabulary.ts';
import { lieutenants } from '../content/legend/lieutenants.ts';
import { AVATARS } from '../content/legend/vocabulary.ts';
import { monsters } from '../content/monsters.ts';
import { options } from '../content/options.ts';
import { overlordCards } from '../content/overlord.ts';
import { type Area, QUESTS, SIDES, type Where } from '../content/quests/vocabulary.ts';
import { skills } from '../content/skills.ts';
import {
  ABILITIES,
  ACTIONS,
  ATTACK_STEPS,
  type Bonus,
  type Box,
  CARD_TYPES,
  COLOURS,
  DARK_GLYPHS,
  DICE,
  FAMILIARS,
  HALF_ACTIONS,
  INTENTS,
  KINDS,
  MONSTERS,
  ORDERS,
  type Owned,
  POTIONS,
  PROPS,
  RANKS,
  SKILL_TYPES,
  type SurgeGain,
  TIERS,
  TOKENS,
} from '../content/vocabulary.ts';
import { type Attacking, FORMS } from './attack/attacking.ts';
import type { Boosts } from './attack/boosts.ts';
import type { Rolled } from './attack/dice.ts';
import { REASONS } from './attack/reasons.ts';
import type { Line, Purchase } from './attack/sheet.ts';
import { questBoard } from './board.ts';
import { darkGlyphsOf } from './glyphs/dark.ts';
import { isLeaf } from './legend/chapters.ts';
import { AVATAR_ORDERS } from './legend/dungeon/avatar-orders.ts';
import { impossible } from './legend/possible.ts';
import type { Legend } from './legend/record.ts';
import { dungeonShape, legendShape, outdoorsShape, WEEK } from './legend/shape.ts';
import { boxesOf, isCampaign, isLegendary, questOf } from './options.ts';
import { keepers, keepsOf, type Legacy } from './quest/campaign.ts';
import type { About, Fact, Met } from './quest/facts.ts';
import {
  type Acting,
  type Board,
  type Boulder,
  type BoulderId,
  type Companion,
  type CrushingWall,
  type CrushingWallId,
  type DarkGlyphs,
  type Decks,
  type Effort,
  type FeatCards,
  type Feats,
  type FigureId,
  FLIGHTS,
  type Guide,
  type Hero,
  type HeroId,
  type HeroTurn,
  type Hidden,
  heroId,
  type Kept,
  type Marker,
  type MarkerId,
  type MarkerKind,
  type MarkerOf,
  type Monster,
  type MonsterFigure,
  type Overlord,
  type Position,
  type Side,
  type Stand,
  type StatChange,
  type State,
  type Told,
  type Town,
  type Veteran,
  type Visit,
} from './state.ts';

// ---- things and names ----

const skillIds = skills.map(({ id }) => id);
const skill = oneOf(skillIds);
const skillList = listOf(skill, skillIds.length);
const sheet = oneOf(sheets.map(({ id }) => id));
const hero = oneOf<HeroId>(sheets.map(({ id }) => heroId(id)));
/** A figure that is gone, or never was, is looked for in vain. */
const monsterFigure = spelt<MonsterFigure>(
  'a monster',
  id => isOfKind(id as Place, 'monster') || isOfKind(id as Place, 'thrall'),
);
const figure: Shape<FigureId> = either(hero, monsterFigure);
const markerId = spelt<MarkerId>('a marker', id => isOfKind(id as Place, 'marker'));
const kind = oneOf(MONSTERS);
const rank = oneOf(RANKS);
const tier = oneOf(TIERS);
const dark = oneOf(DARK_GLYPHS);
const darkOnes = listOf(dark, DARK_GLYPHS.length * DARK_GLYPH_MARKERS);
const trait = oneOf(KINDS);
const quest = oneOf(QUESTS);
const side = oneOf<Side>(['heroes', 'overlord']);
/** Sources of effects, scripts, objects and counters of a guide: by names that are only ever looked for. */
const name = text(120);
const names = listOf(name, 300);
const truth = maybe(only(true));
/** Wounds, fatigue, movement, threat: what there can be of anything. */
const amount = whole(0, 9999);
const few = whole(0, 99);
const change = whole(-99, 99);
/** No guide has more things. */
const number = whole(0, 999);
const numbers = listOf(number, 1000);

const dice = some(oneOf(DICE), whole(0, 20), DICE.length);
const tokens = some(oneOf(TOKENS), few, TOKENS.length);
const owned = exactly<Owned>({ ability: oneOf(ABILITIES), rank: maybe(few) });
const spot = row(few, few);
const where: Shape<Where> = either(name, spot, listOf(either(name, spot), 50));

/** Wider than any figure's base is none: its spaces are counted out. */
const WIDEST = 4;
const isBase = (at: string): boolean => {
  if (!isOfKind(at as Place, 'base')) return false;
  try {
    const { x, y, wide, high } = rectangleOf(at as Base);
    return (
      wide <= WIDEST && high <= WIDEST && Math.max(Math.abs(x), Math.abs(y)) < 200 && at === base(x, y, wide, high)
    );
  } catch {
    return false;
  }
};

const kept: Shape<Kept> = some(
  oneOf(keepers),
  listOf(oneOf(keepers.flatMap(keepsOf)), 20),
  Math.max(1, keepers.length),
);

// ---- attacks and what has happened ----

const BONUS: { readonly [of in keyof Bonus]-?: Maybe<number> } = {
  damage: maybe(change),
  range: maybe(change),
  surges: maybe(change),
  pierce: maybe(change),
  blast: maybe(change),
  powerDice: maybe(change),
};
const purchase = exactly<Purchase>({
  cost: few,
  gain: exactly<SurgeGain>({
    ...BONUS,
    stun: maybe(few),
    burn: maybe(few),
    daze: maybe(few),
    web: maybe(few),
    throws: maybe(few),
    mend: maybe(few),
    times: maybe(few),
    kill: truth,
    wears: maybe(few),
    threat: maybe(few),
  }),
  source: saying(2),
});

const attacking = (seat: Shape<number>, space: Shape<Attacking['space']>): Shape<Attacking> =>
  exactly<Attacking>({
    by: figure,
    seat,
    why: oneOf(REASONS),
    kind: oneOf(KINDS),
    weapon: name,
    name: saying(2),
    offHand: maybe(name),
    form: oneOf(FORMS),
    space,
    covered: listOf(space, 400),
    abilities: listOf(owned, 60),
    onWound: tokens,
    around: maybe(few),
    pool: dice,
    boosts: maybe(exactly<Boosts>({ n: few, power: dice })),
    morph: maybe(dice),
    aimed: flag,
    dodged: flag,
    rerolled: flag,
    fatigue: amount,
    used: names,
    killed: listOf(figure, 100),
    graves: maybe(listOf(listOf(space, 6), 100)),
    from: maybe(space),
    hits: flag,
    step: oneOf(ATTACK_STEPS),
    distance: maybe(amount),
    dice: listOf(exactly<Rolled>({ die: oneOf(DICE), face: whole(0, 5) }), 60),
    lines: listOf(exactly<Line>({ source: saying(2), bonus: exactly<Bonus>(BONUS) }), 60),
    sorcery: few,
    purchases: listOf(purchase, 60),
    bought: listOf(few, 60),
    paid: maybe(few),
    toRange: maybe(amount),
    turnsRange: maybe(flag),
    lucky: maybe(only(true)),
    clumsy: truth,
    failsOn: maybe(oneOf(['blank', 'enhancement', 'surge'])),
    prays: truth,
    hidden: maybe(listOf(figure, 100)),
    escaped: maybe(listOf(hero, 4)),
    wards: maybe(some(hero, few, sheets.length)),
    powerless: truth,
    far: maybe(amount),
  });

/** What scripts still have to be told of. */
const facts = (space: Shape<Attacking['space']>, area: Shape<Area>): Shape<Fact> => {
  const spaces = listOf(space, 400);
  const met = exactly<Met>({ id: name, names, monster: maybe(kind), rank: maybe(rank) });
  const about = {
    hero: maybe(name),
    figure: maybe(met),
    here: maybe(spaces),
    progress: maybe(amount),
  } satisfies { readonly [of in keyof About]-?: Shape<About[of]> };
  type Of<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;
  return either(
    exactly<Of<'start' | 'heroKilled' | 'lastCard'>>({ ...about, is: oneOf(['start', 'heroKilled', 'lastCard']) }),
    exactly<Of<'round'>>({ ...about, is: only('round'), round: tally }),
    exactly<Extract<Fact, { readonly side: unknown }>>({
      ...about,
      is: oneOf(['turnStart', 'turnEnd']),
      side: oneOf(['hero', 'overlord']),
    }),
    exactly<Extract<Fact, { readonly area: unknown }>>({ ...about, is: oneOf(['revealing', 'reveal']), area }),
    exactly<Extract<Fact, { readonly door: unknown }>>({ ...about, is: oneOf(['open', 'close']), door: name }),
    exactly<Extract<Fact, { readonly from: unknown }>>({
      ...about,
      is: oneOf(['enter', 'leave']),
      from: spaces,
      to: spaces,
    }),
    exactly<Extract<Fact, { readonly names: unknown }>>({
      ...about,
      is: oneOf(['encounter', 'take', 'chest', 'glyph', 'travel', 'altar']),
      names,
    }),
    exactly<Extract<Fact, { readonly action: unknown }>>({
      ...about,
      is: oneOf(['quickAction', 'prolongedAction']),
      action: name,
    }),
    exactly<About & { readonly is: 'attacked' | 'kill' | 'activate' | 'swallow' }>({
      ...about,
      is: oneOf(['attacked', 'kill', 'activate', 'swallow']),
    }),
    exactly<Of<'wounded'>>({ ...about, is: only('wounded'), left: amount, of: amount }),
    exactly<Of<'counter'>>({ ...about, is: only('counter'), counter: name, value: whole(-9999, 9999) }),
    exactly<Of<'flag'>>({ ...about, is: only('flag'), flag: name }),
  );
};

// ---- the whole ----

/** What is there with some box alone, and without it is not. */
const among = <T>(isThere: boolean, inner: Shape<T>): Maybe<T> => maybe(isThere ? inner : oneOf<never>([]));

const stateOn = (setting: Setting, played: Played, inPlay: readonly Box[] = boxesOf(setting)): Shape<State> => {
  const { seats } = setting;
  // What no box of the table has is nowhere on it (DES-0.1).
  const itemIds = rowsOf(items, isLegendary(setting) ? [...inPlay, 'road-to-legend'] : inPlay).flatMap(
    ({ id, copies }) => copiesOf(id, copies),
  );
  const potionIds = rowsOf(potions, inPlay).map(({ id }) => id);
  const [thing, potion] = [oneOf([...itemIds, ...potionIds]), oneOf(potionIds)];
  const things = listOf(thing, itemIds.length + 20);
  const cards = listOf(copyIn(rowsOf(overlordCards, inPlay)), 200);
  const featList = listOf(copyIn(rowsOf(feats, inPlay)), 100);
  const kind = oneOf(rowsOf(monsters, inPlay).map(({ id }) => id));
  const [hasFeats, hasDark] = [rowsOf(feats, inPlay).length > 0, darkGlyphsOf(inPlay) !== undefined];
  const board = questBoard(played);
  const seat = whole(0, seats - 1);
  const space = oneOf(board.map.places);
  const stand: Shape<Stand> = either(space, spelt<Base>('the base of a figure', isBase));
  const area = oneOf<Area>([...board.areas.keys()]);
  const doors = board.doors.map(({ id }) => id);

  const markerOf = <K extends MarkerKind>(of: K) => ({ id: markerId, at: space, thing: maybe(number), kind: only(of) });
  const chest = exactly<MarkerOf<'chest'>>({ ...markerOf('chest'), tier });
  const marker: Shape<Marker> = either(
    chest,
    exactly<MarkerOf<'glyph'>>({ ...markerOf('glyph'), active: flag, dark: maybe(dark) }),
    exactly<MarkerOf<'money'>>(markerOf('money')),
    exactly<MarkerOf<'frozen-sarcophagus'>>(markerOf('frozen-sarcophagus')),
    exactly<MarkerOf<'altar-good'>>(markerOf('altar-good')),
    exactly<MarkerOf<'altar-evil'>>(markerOf('altar-evil')),
    exactly<MarkerOf<'potion'>>({ ...markerOf('potion'), potion }),
    exactly<MarkerOf<'key'>>({ ...markerOf('key'), colour: oneOf(COLOURS) }),
    exactly<MarkerOf<'relic'>>({ ...markerOf('relic'), item: thing }),
    exactly<MarkerOf<'object'>>({ ...markerOf('object'), object: name }),
    exactly<MarkerOf<'encounter'>>(markerOf('encounter')),
    exactly<MarkerOf<'ramp'>>({ ...markerOf('ramp'), direction: oneOf(SIDES) }),
  );

  const person = exactly<Hero>({
    wounds: amount,
    tokens,
    id: hero,
    seat,
    at: maybe(space),
    aloft: maybe(space),
    over: maybe(space),
    fatigue: amount,
    coins: whole(0, 999_999),
    skills: skillList,
    training: some(trait, few, KINDS.length),
    equipped: things,
    potions: listOf(potion, 20),
    pack: things,
    objects: listOf(name, 50),
    exhausted: names,
    order: maybe(oneOf(ORDERS)),
    lasting: names,
    inside: maybe(monsterFigure),
    waits: truth,
    active: maybe(potion),
    faceUp: maybe(featList),
    monkey: maybe(few),
    visit: maybe(exactly<Visit>({ drinks: maybe(few), meals: maybe(few), bought: maybe(few) })),
    seenBy: maybe(listOf(figure, 200)),
    ready: flag,
    travelled: flag,
    reputation: whole(-9999, 9999),
    score: whole(-9999, 9999),
    feats: exactly<Feats>({ kills: tally, wounds: tally, blow: tally, deaths: tally, treasures: tally }),
  });

  const statChange = exactly<StatChange>({
    speed: maybe(change),
    armour: maybe(change),
    wounds: maybe(change),
    dice: maybe(dice),
    gain: maybe(listOf(owned, 30)),
    lose: maybe(listOf(oneOf(ABILITIES), 30)),
  });
  const monster = exactly<Monster>({
    wounds: amount,
    tokens,
    id: monsterFigure,
    kind,
    rank,
    unique: maybe(oneOf(Object.keys(board.guide.uniques))),
    thing: maybe(number),
    at: stand,
    aloft: maybe(space),
    ready: flag,
    changes: maybe(listOf(statChange, 30)),
    bound: maybe(where),
    chest: maybe(chest),
    owner: maybe(hero),
    came: maybe(oneOf(['leader', 'twin', 'minion', 'villager'])),
    egg: truth,
    flight: maybe(oneOf(FLIGHTS)),
    order: maybe(oneOf(AVATAR_ORDERS)),
    person: maybe(oneOf([...lieutenants.map(({ id }) => id), ...AVATARS])),
  });

  /** DES-51.1 */
  const isOnFloor = (at: Base): boolean => {
    const under = spacesOf(at);
    return under.length === 4 && rectangleOf(at).wide === 2 && under.every(one => board.map.has(one));
  };
  const boulder = exactly<Boulder>({
    id: spelt<BoulderId>('a boulder', id => isOfKind(id as Place, 'boulder')),
    at: spelt<Base>('four spaces of the floor', at => isBase(at) && isOnFloor(at as Base)),
    direction: oneOf(SIDES),
    still: maybe(only(true)),
    thing: maybe(number),
  });

  /** DES-50.1: beside floor, on one side at least. */
  const isLine = (line: string): boolean => {
    try {
      return sidesOf(line as Edge).some(at => board.map.has(at));
    } catch {
      return false;
    }
  };
  const crushingWallId = spelt<CrushingWallId>('a crushing wall', id => isOfKind(id as Place, 'crushing-wall'));
  const crushingWall = exactly<CrushingWall>({
    id: crushingWallId,
    lines: listOf(spelt<Edge>('a line of the floor', isLine), 30, 1),
    direction: oneOf(SIDES),
    still: maybe(only(true)),
    thing: maybe(number),
  });
  const effort = exactly<Effort>({
    action: oneOf(Object.keys(board.guide.prolongedActions ?? {})),
    progress: few,
    workers: listOf(hero, 4, 1),
    begun: tally,
    kept: maybe(tally),
  });

  const onBoard = exactly<Board>({
    revealed: listOf(area, board.areas.size),
    open: listOf(oneOf(doors), doors.length),
    keys: listOf(oneOf(COLOURS), COLOURS.length),
    terrain: some(space, oneOf([...PROPS, 'none']), board.map.places.length),
    markers: listOf(marker, 300),
    stairs: listOf(name, 30),
    boulders: maybe(listOf(boulder, 20)),
    crushingWalls: maybe(listOf(crushingWall, 20)),
    pushed: maybe(some(figure, either(crushingWallId, only('figure')), 400)),
    efforts: maybe(listOf(effort, 40)),
    broken: maybe(listOf(oneOf(doors), doors.length)),
  });

  const overlord = exactly<Overlord>({
    seat,
    threat: amount,
    hand: cards,
    deck: cards,
    through: tally,
    draws: oneOf([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]),
    discard: cards,
    played: cards,
    powers: cards,
    aside: maybe(cards),
    glyphs: among(
      hasDark,
      exactly<DarkGlyphs>({ bought: darkOnes, reserve: darkOnes, under: some(markerId, dark, 300) }),
    ),
    lasting: names,
    step: whole(0, 4),
    used: names,
    acting: maybe(
      exactly<Acting>({
        monster: monsterFigure,
        movement: amount,
        attacks: few,
        fresh: flag,
        cards: listOf(oneOf(CARD_TYPES), 30),
        stuck: truth,
        stunned: truth,
        half: truth,
        over: maybe(listOf(space, 60)),
        leapt: truth,
      }),
    ),
  });

  const guide = exactly<Guide>({
    chests: some(markerId, number, 300),
    pools: each(TIERS, listOf(number, 100)),
    flags: names,
    kept: maybe(kept),
    counters: some(name, whole(-9999, 9999), 100),
    done: names,
    gone: numbers,
    allowed: some(name, flag, 100),
    locked: some(oneOf(doors), flag, doors.length),
    taken: numbers,
    due: numbers,
    changes: maybe(listOf(exactly<NonNullable<Guide['changes']>[number]>({ thing: number, change: statChange }), 100)),
    openers: some(markerId, hero, 300),
    queue: listOf(exactly<Guide['queue'][number]>({ fact: facts(space, area), scripts: names }), 100),
    ahead: maybe(listOf(oneOf(LEVELS), 4)),
    hidden: maybe(listOf(exactly<Hidden>({ kind, rank, at: stand }), 30)),
    isRunning: truth,
    isUnread: truth,
  });

  const turn = exactly<HeroTurn>({
    hero,
    action: maybe(oneOf([...ACTIONS, ...HALF_ACTIONS])),
    half: maybe(oneOf([...HALF_ACTIONS, 'both'])),
    intent: maybe(either(oneOf(INTENTS), monsterFigure)),
    movement: amount,
    attacks: few,
    orders: few,
    work: maybe(name),
    stuck: truth,
    stunned: truth,
    drunk: few,
    trades: truth,
    walked: truth,
    midway: truth,
    lastFree: maybe(space),
    asMonkey: truth,
    inTown: truth,
    errands: maybe(amount),
    used: names,
    extra: maybe(exactly<NonNullable<HeroTurn['extra']>>({ movement: maybe(amount), attacks: maybe(few) })),
    only: maybe(some(trait, few, KINDS.length)),
    trail: maybe(listOf(space, 1000)),
    halted: truth,
    ended: flag,
  });

  const town = exactly<Town>({
    shown: truth,
    potions: maybe(some(potion, few, POTIONS.length)),
    treasures: maybe(listOf(exactly<NonNullable<Town['treasures']>[number]>({ tier, thing: maybe(thing) }), 20)),
    training: maybe(each(KINDS, few)),
    skills: maybe(each(SKILL_TYPES, few)),
  });

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
    heroes: listOf(person, 4),
    party: listOf(seat, 4),
    monsters: listOf(monster, 300),
    companions: listOf(
      exactly<Companion>({
        id: oneOf(FAMILIARS),
        owner: either(hero, only('overlord')),
        at: maybe(space),
        carries: things,
      }),
      FAMILIARS.length,
    ),
    board: onBoard,
    overlord,
    guide,
    decks: exactly<Decks>({ skills: each(SKILL_TYPES, skillList), treasures: each(TIERS, things) }),
    featCards: among(
      hasFeats,
      exactly<FeatCards>({
        decks: each(SKILL_TYPES, featList),
        hands: some(hero, featList, sheets.length),
        discards: featList,
        exhausted: listOf(oneOf(SKILL_TYPES), SKILL_TYPES.length),
        played: listOf(hero, 4),
      }),
    ),
    shop: things,
    supply: (isLegendary(setting)
      ? some(oneOf([...rowsOf(potions, inPlay).map(({ id }) => id), ...KINDS]), few, POTIONS.length + KINDS.length)
      : each([...rowsOf(potions, inPlay).map(({ id }) => id), ...KINDS], few)) as Shape<State['supply']>,
    opened: listOf(tier, TIERS.length),
    town,
    lost: things,
    turn: maybe(turn),
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
    outdoors: maybe(outdoorsShape(space, monsterFigure, hero, kind)),
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

const veteran = exactly<Veteran>({ sheet, skills: skillList, won: tally });

const position: Shape<Position> = either(
  exactly<{ readonly at: 'skills' | 'shopping' | 'treasures' | 'arrival'; readonly hero: number }>({
    at: oneOf(['skills', 'shopping', 'treasures', 'arrival']),
    hero: whole(0, 4),
  }),
  exactly<Extract<Position, { at: 'lessons' }>>({ at: only('lessons'), school: whole(0, 3), hero: whole(0, 4) }),
  bare(
    'setup',
    'heroes',
    'round',
    'next',
    'turnStart',
    'equip',
    'declare',
    'act',
    'turnEnd',
    'overlord',
    'roundEnd',
    'level',
    'means',
    'minions',
    'ground',
    'hand',
    'foes',
  ),
  bare(...WEEK),
);

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position }));

const legacy = exactly<Legacy>({ quest, won: listOf(quest, 100), heroes: listOf(veteran, 4), kept: maybe(kept) });
const recordOfAny = legendShape([...BASE, ...boxes.map(({ id }) => id)]);
export const soundLegacy = (value: unknown): string | undefined =>
  isLeaf(value) ? leafAmiss(value.legend) : legacy.amiss(value);
/** Of the right shape, and such as could have come of a campaign. */
const leafAmiss = (legend: unknown): string | undefined => recordOfAny.amiss(legend) ?? impossible(legend as Legend);
