// What a table chooses before the quest: which quest, how many heroes, and which of the options of `content/options.ts` are in force.

import type { ChoiceCard, GameOption, OptionSpec, Role, Setting, Text } from '@veillee/kernel';
import { BASE, boxes, OFFERED, rowsOf } from '../content/boxes.ts';
import { FEWEST_HEROES, MOST_HEROES } from '../content/heroes.ts';
import { options as rows } from '../content/options.ts';
import { CARDS_A_TURN } from '../content/overlord.ts';
import type { QuestId } from '../content/quests/vocabulary.ts';
import { aidOf, drawsOf, questRow, questsWith } from '../content/quests.ts';
import { type Box, TIERS, type Tier } from '../content/vocabulary.ts';
import { campaignOptions, refuseTerms, variantSwitches, variantsOf } from './legend/terms.ts';
import { tableSize } from './quest/amounts.ts';
import type { State } from './state.ts';

/** One hero for each player, and two for whoever plays alone against the overlord (DES-3.5); or so many. */
const EACH = 'each';
const COUNTS = [EACH, '2', '3', '4'];
/** Where there are more heroes than players on their side: dealt round the table, or all that are left to the first of them. */
const SHARES = ['even', 'first'];
/** A balanced evening, for so many heroes, in tokens, cards and figures; or by the book: the guide's pool, two cards, and every figure. */
const POOLS = ['balanced', 'guide'];
export const CHOOSING: readonly State['choosing'][] = ['choice', 'ready', 'random', 'draft'];

/** Rounds of a dungeon of three levels, as bots play it: the README has the figures. */
export const DUNGEON_ROUNDS = [17, 40] as const;
/** That a round takes at a table of two, with all that the overlord does in it. */
const MINUTES = 11;
/** Nobody says of an evening that it lasts 127 minutes. */
const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;
const offered = questsWith(OFFERED);
const QUESTS = offered.map(({ id }) => id);
/** The quests of each box stand together, and only while it is in play (DES-0.1). */
const boxed = (needs: readonly Box[] = []): ChoiceCard => ({
  group: `setup.${needs[0] ?? 'base'}`,
  ...(needs.length > 0 && { when: Object.fromEntries(needs.map(box => [box, [true]])) }),
});
const cards = Object.fromEntries(
  offered.map(({ id, rounds: [least, most], boxes: needs }): [string, ChoiceCard] => [
    id,
    { minutes: toFive(((least + most) / 2) * MINUTES), ...boxed(needs) },
  ]),
);

/** What an evening may be (LEG-21.21). */
const PLAYS = ['quest', 'dungeon', 'campaign'];
/** Of quests alone. */
const IN_QUESTS = { play: ['quest'] };
/** House rules about Town and about linked quests mean nothing in a dungeon, and heroes there do not compete. */
const OF_QUESTS: readonly string[] = [
  'town-variant',
  'town-hall-face-up',
  'visible-treasures',
  'competitive-heroes',
  'hidden-map',
  'trade-and-return',
  'one-treasure-a-visit',
  'skill-cap',
  'opener-deals',
  'opener-gets-relic',
];
/** A campaign has a variant of its own for it (LEG-21.1). */
const FERRETS = 'fetching-ferrets';
const FERRETS_VARIANT = 'sob-1';
/** What means something only beside another option. */
const WHEN: { readonly [id: string]: OptionSpec['when'] } = {
  'town-hall-face-up': { 'town-variant': [true] },
  [FERRETS]: { play: ['quest', 'dungeon'] },
  'dispute-roll': { play: ['quest', 'dungeon'] }, // One purse pays (LEG-1.11).
};

/** LEG-3.6: in a dungeon three sheets are drawn for each, unless the ready-made party goes. */
const CHOOSING_CARDS = { choice: { when: IN_QUESTS }, random: { when: IN_QUESTS } };

const hasChoosing = (id: string): boolean => id === 'hero-draft';

/** Monsters and treachery of a dungeon are in these; ice is a switch (LEG-3.27). */
const DUNGEON_BOXES: readonly Box[] = ['well-of-darkness', 'altar-of-despair'];

/** A box in play. */
const boxSwitches = boxes.map(
  ({ id }): OptionSpec => ({
    id,
    kind: 'switch',
    initial: false,
    rule: 'DES-0.1',
    ...(DUNGEON_BOXES.includes(id) && { when: IN_QUESTS }),
  }),
);

export const options: readonly GameOption[] = [
  { id: 'play', kind: 'choice', initial: 'quest', choices: PLAYS, cards: {}, rule: 'LEG-21.21' },
  {
    id: 'metal',
    kind: 'choice',
    initial: 'copper',
    choices: TIERS,
    cards: {},
    when: { play: ['dungeon'] },
    rule: 'LEG-21.21',
  },
  ...campaignOptions,
  {
    id: 'quest',
    kind: 'choice',
    initial: 'heart-of-darkness',
    choices: QUESTS,
    cards,
    when: IN_QUESTS,
    rule: 'DES-1.4',
  },
  ...boxSwitches,
  { id: 'heroes', kind: 'choice', initial: EACH, choices: COUNTS, cards: {}, when: IN_QUESTS, rule: 'DES-3.5' },
  {
    id: 'shares',
    kind: 'choice',
    initial: 'even',
    choices: SHARES,
    when: { heroes: ['2', '3', '4'] },
    rule: 'DES-3.5',
  },
  { id: 'choosing', kind: 'choice', initial: 'choice', choices: CHOOSING, cards: CHOOSING_CARDS, rule: 'DES-3.4' },
  { id: 'pool', kind: 'choice', initial: 'balanced', choices: POOLS, when: IN_QUESTS, rule: 'DES-3.19' },
  ...rowsOf(rows, OFFERED)
    .filter(({ id }) => !hasChoosing(id))
    .map(
      ({ id, standard, rule, box }): OptionSpec => ({
        id,
        kind: 'switch',
        initial: standard,
        rule,
        ...((WHEN[id] || box || OF_QUESTS.includes(id)) && {
          when: { ...WHEN[id], ...(box && { [box]: [true] }), ...(OF_QUESTS.includes(id) && IN_QUESTS) },
        }),
      }),
    ),
  ...variantSwitches,
];

/** DES-0.1: the base box, and what the table adds to it. */
export const boxesOf = ({ options: chosen }: Setting): Box[] => [
  ...BASE,
  ...boxes.flatMap(({ id }) =>
    chosen[id] === true || (isLegendary({ options: chosen }) && DUNGEON_BOXES.includes(id)) ? [id] : [],
  ),
];
type Chosen = Pick<Setting, 'options'> & Partial<Setting>;
/** By the rules of the campaign: all of it, or a dungeon by itself. */
export const isLegendary = (setting: Chosen): boolean => isDungeon(setting) || isCampaign(setting);
export const isCampaign = ({ options: chosen }: Chosen): boolean => chosen.play === 'campaign';
/** LEG-21.21: a dungeon by itself, at its metal. */
export const isDungeon = ({ options: chosen }: Chosen): boolean => chosen.play === 'dungeon';
export const metalOf = ({ options: chosen }: Setting): Tier => TIERS.find(tier => tier === chosen.metal) ?? 'copper';
export const questOf = ({ options: chosen }: Setting): QuestId => chosen.quest as QuestId;
export const choosingOf = ({ options: chosen }: Setting): State['choosing'] =>
  isLegendary({ options: chosen }) && chosen.choosing !== 'ready' ? 'draft' : (chosen.choosing as State['choosing']); // LEG-3.6
export function houseOf(setting: Setting): string[] {
  const { options: chosen } = setting;
  const isOn = (id: string): boolean =>
    id === FERRETS && isCampaign(setting) ? variantsOf(setting).includes(FERRETS_VARIANT) : chosen[id] === true;
  return rows
    .filter(({ id }) => !isLegendary(setting) || !OF_QUESTS.includes(id))
    .filter(({ id }) => isOn(id) || (hasChoosing(id) && chosen.choosing === 'draft'))
    .map(({ id }) => id);
}

/** How many hero figures play. */
export const heroCount = ({ seats, options: chosen }: Setting): number => {
  if (isLegendary({ options: chosen })) return MOST_HEROES; // LEG-1.1
  return chosen.heroes === EACH ? Math.max(FEWEST_HEROES, seats - 1) : Number(chosen.heroes);
};

/** By the book: nothing depends on how many heroes there are but what the guide itself says so of (R96, R97). */
export const isByBook = ({ options: chosen }: Setting): boolean =>
  chosen.pool === 'guide' && !isLegendary({ options: chosen });

/** DES-3.19: what the heroes' pool holds at the start. */
export function startingConquest(setting: Setting): number {
  if (isLegendary(setting)) return 0;
  const row = questRow(questOf(setting));
  const aid = isByBook(setting) ? 0 : aidOf(row, tableSize(heroCount(setting)), boxesOf(setting));
  return row.conquest + aid;
}

/** DES-11.6, R97: how many cards the overlord draws in a turn. */
export const cardsATurn = (setting: Setting): number =>
  isByBook(setting) || isLegendary(setting)
    ? CARDS_A_TURN // LEG-8.14
    : drawsOf(questRow(questOf(setting)), tableSize(heroCount(setting)), boxesOf(setting));

/** Whose each hero figure is: dealt round the table, from the overlord's left; or each has one, and the first all others. */
export function partyOf(setting: Setting, seats: readonly number[]): number[] {
  const places = Array.from({ length: heroCount(setting) }, (_, n) =>
    setting.options.shares === 'first' && n >= seats.length ? 0 : n % seats.length,
  );
  return places.map(place => seats[place] ?? 0).sort((a, b) => a - b);
}

export function refuseSetting(setting: Setting): Text | undefined {
  const players = setting.seats - 1;
  if (players < 1 || players > MOST_HEROES) return { text: 'setup.refused.seats' };
  if (players > heroCount(setting)) return { text: 'setup.refused.heroes' };
  if (isCampaign(setting)) return refuseTerms(setting);
  if (isDungeon(setting)) return undefined;
  const missing = (questRow(questOf(setting)).boxes ?? []).find(box => !boxesOf(setting).includes(box));
  return missing && { text: 'setup.refused.box', with: { box: { text: `box.${missing}` } } };
}

export const roles = ({ seats }: Setting): Role[] => [
  ...Array.from({ length: seats - 1 }, () => ({ id: 'hero', side: 'heroes' })),
  { id: 'overlord', side: 'overlord' },
];
