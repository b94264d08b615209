// What the record of a campaign may hold, place by place, wherever it came from.

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
  type Shape,
  some,
  spelt,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import type { Space } from '@veillee/pieces/geometry';
import { BOARDS, INCIDENTS } from '../../content/legend/boards/vocabulary.ts';
import { AVATARS, BUILDINGS, CATEGORIES, FORMS, LEVELS, PLOTS, SHIELDS } from '../../content/legend/vocabulary.ts';
import {
  type Box,
  KINDS,
  type MonsterId,
  POTIONS,
  SKILL_TYPES,
  TIERS,
  TOKENS,
  TREACHERY,
} from '../../content/vocabulary.ts';
import type { HeroId, MonsterFigure } from '../ids.ts';
import type { Feats } from '../state.ts';
import type { BoardTerms, Ending } from './boards.ts';
import { type Page, SOURCES } from './diary/page.ts';
import { isSoundDeed } from './diary/sound.ts';
import { type Dungeon, LEVEL_NOTES } from './dungeon/record.ts';
import type { Bought, Outdoors, Waiting } from './outdoors/record.ts';
import type { City, Legend, LegendHero, Lieutenant, Today, WeekPosition } from './record.ts';

/** Places, cards and cities are only ever looked for by their names. */
const name = text(60);
const names = listOf(name, 300);
const truth = maybe(only(true));
const amount = whole(0, 99_999);
const few = whole(0, 99);

const hero = exactly<LegendHero>({
  sheet: name,
  seat: few,
  xp: amount,
  wounds: amount,
  fatigue: amount,
  maxWounds: amount,
  maxFatigue: amount,
  secret: listOf(oneOf(LEVELS), LEVELS.length),
  dice: each(KINDS, listOf(few, 3, 3)) as Shape<LegendHero['dice']>,
  skills: names,
  equipped: names,
  pack: names,
  potions: listOf(oneOf(POTIONS), 20),
  tokens: some(oneOf(TOKENS), few, TOKENS.length),
  feats: maybe(each(SKILL_TYPES, few)),
});
const lieutenant = exactly<Lieutenant>({
  id: name,
  at: name,
  object: maybe(name),
  banished: maybe(amount),
  ordered: truth,
  moved: truth,
});
const city = exactly<City>({
  siege: maybe(few),
  razed: truth,
  vault: maybe(name),
  chained: truth,
  temple: truth,
  potions: maybe(few),
  offer: maybe(names),
  fresh: truth,
});
const deeds = listOf(spelt<string>('a deed of the diary', isSoundDeed), 100);
const gains = listOf(amount, SOURCES.length);
const today = exactly<Today>({
  bought: truth,
  met: maybe(names),
  foughtAt: maybe(name),
  fledAt: maybe(name),
  dropped: maybe(names),
  spent: maybe(oneOf(['died', 'dungeon'])),
  boards: maybe(few),
  from: maybe(name),
  to: maybe(name),
  office: truth,
  served: maybe(names),
  order: maybe(listOf(name, 4)),
  schools: maybe(listOf(name, 4)),
  visits: maybe(some(name, oneOf(BUILDINGS), 4)),
  deeds: maybe(deeds),
  gains: maybe(gains),
  earned: maybe(amount),
});
const page = exactly<Page>({ week: amount, at: name, deeds, gains, coins: maybe(amount) });
const feats = exactly<Feats>({ kills: amount, wounds: amount, blow: amount, deaths: amount, treasures: amount });
type TermsOf<K extends BoardTerms['kind']> = Extract<BoardTerms, { readonly kind: K }>;
const terms: Shape<BoardTerms> = either(
  exactly<TermsOf<'encounter'>>({ kind: only('encounter'), shield: oneOf(SHIELDS) }),
  exactly<TermsOf<'lieutenant'>>({ kind: only('lieutenant'), lieutenant: name }),
  exactly<TermsOf<'dungeon'>>({
    kind: only('dungeon'),
    quest: oneOf(['dungeon', 'rumour', 'legendary', 'keep']),
    at: name,
    card: maybe(name),
    levels: few,
    near: names,
  }),
);
/** Where the week goes on. */
export const WEEK = [
  'avatar',
  'firstUpgrades',
  'plot',
  'spending',
  'outfitting',
  'schooling',
  'time',
  'sieges',
  'orders',
  'march',
  'arrived',
  'there',
  'training',
  'aftermath',
  'weekEnd',
  'finalBattle',
] as const satisfies readonly WeekPosition['at'][];
const then: Shape<WeekPosition> = bare(...WEEK);
const ending = exactly<Ending>({
  party: oneOf(['won', 'fled', 'died', 'past', 'lost']),
  dead: names,
  rewarded: truth,
  ambush: maybe(name),
  lieutenant: maybe(oneOf(['killed', 'fled'])),
  forGood: truth,
  ran: maybe(few),
  alone: truth,
});
const shares = exactly<{ heroes: number; overlord: number }>({ heroes: amount, overlord: amount });

export const legendShape = (boxes: readonly Box[]): Shape<Legend> =>
  exactly<Legend>({
    boxes: listOf(oneOf(boxes), boxes.length),
    variants: names,
    house: maybe(names),
    overlordSeat: few,
    week: amount,
    quiet: few,
    step: oneOf(['start', 'time', 'siege', 'overlord', 'party', 'over']),
    level: oneOf(LEVELS),
    conquest: shares,
    before: maybe(shares),
    coins: amount,
    treasurer: few,
    opened: listOf(oneOf(TIERS), TIERS.length),
    party: exactly<Legend['party']>({ at: name, object: maybe(name), upgrades: names }),
    heroes: listOf(hero, 4),
    avatar: maybe(oneOf(AVATARS)),
    plot: maybe(oneOf(PLOTS)),
    xp: amount,
    upgrades: names,
    treachery: each(TREACHERY, few),
    forms: each(CATEGORIES, oneOf(FORMS)),
    plotCards: names,
    comets: maybe(few),
    spared: truth,
    lieutenants: listOf(lieutenant, 20),
    returning: names,
    cities: some(name, city, 20),
    seen: names,
    explored: names,
    ground: listOf(exactly<Legend['ground'][number]>({ object: name, at: name, free: truth, barred: truth }), 20),
    sealed: some(name, name, 20),
    tamalir: names,
    rumour: maybe(exactly<NonNullable<Legend['rumour']>>({ card: name, at: name })),
    kept: names,
    feathers: maybe(listOf(oneOf(LEVELS), LEVELS.length)),
    foresight: maybe(few),
    noRumour: names,
    ruined: names,
    graveyard: names,
    levelsUsed: listOf(few, 100),
    today,
    since: maybe(amount),
    diary: maybe(listOf(page, 999)),
    feats: maybe(some(name, exactly<{ readonly all: Feats; readonly now: Feats }>({ all: feats, now: feats }), 4)),
    board: maybe(exactly<NonNullable<Legend['board']>>({ terms, then, ending: maybe(ending) })),
    won: maybe(oneOf(['heroes', 'overlord'])),
  });

export const dungeonShape = (
  space: Shape<Space>,
  figure: Shape<MonsterFigure>,
  things: Shape<string[]>,
  whom: Shape<HeroId>,
): Shape<Dungeon> =>
  exactly<Dungeon>({
    levels: whole(1, 5),
    entered: listOf(oneOf(BOARDS), 5),
    chests: few,
    schools: listOf(name, 4),
    fortified: listOf(name, 20),
    free: maybe(name),
    from: shares,
    since: whole(0, 1_000_000),
    markerUp: flag,
    exhausted: few,
    potions: few,
    offer: maybe(things),
    stirred: listOf(figure, 300),
    searched: listOf(space, 100),
    opened: listOf(name, 20),
    done: listOf(oneOf(LEVEL_NOTES), LEVEL_NOTES.length),
    keep: maybe(oneOf(AVATARS)),
    avatar: maybe(figure),
    slain: truth,
    enslaved: maybe(whom),
    shaken: maybe(names),
    mourned: truth,
    over: maybe(oneOf(['won', 'fled', 'ejected'])),
  });

export const outdoorsShape = (
  space: Shape<Space>,
  figure: Shape<MonsterFigure>,
  hero: Shape<HeroId>,
  kind: Shape<MonsterId>,
): Shape<Outdoors> =>
  exactly<Outdoors>({
    incident: maybe(oneOf(INCIDENTS)),
    lieutenant: maybe(name),
    rider: maybe(oneOf(['killed', 'fled'])),
    forGood: truth,
    ambush: flag,
    fled: listOf(hero, 4),
    dead: listOf(hero, 4),
    waiting: listOf(exactly<Waiting>({ kind, beside: space }), 50),
    searched: listOf(space, 20),
    bought: listOf(exactly<Bought>({ ability: few, monster: maybe(figure) }), 50),
    over: maybe(ending),
  });
