// ASH-28: what a won adventure leaves to the next, and the chain of adventures.

import type { Chapters, Setting } from '@veillee/kernel';
import { adventureOf } from '../content/adventures.ts';
import { findRow, isEquipment } from '../content/finds.ts';
import { heroes, heroRow } from '../content/heroes.ts';
import { treeOf } from '../content/skills.ts';
import { alliesBy, BY_ADVENTURE, UPGRADES, type Upgrade } from '../content/travelled.ts';
import {
  ADVENTURES,
  type AdventureNumber,
  ALLY_IDS,
  type AllyId,
  CHARACTERISTICS,
  type FindId,
  FLAGS,
  type Flag,
  HERO_IDS,
  type HeroId,
  RUNES,
  type Rune,
} from '../content/vocabulary.ts';
import { secret } from './secrets.ts';
import { freshSheet, raise } from './sheet.ts';
import type { Past, Sheet, State } from './state.ts';

/** ASH-28.2 to ASH-28.6. */
export interface Legacy {
  readonly sheets: { readonly [hero in HeroId]?: Sheet };
  readonly unlocked: readonly HeroId[];
  readonly allies: readonly AllyId[];
  readonly allySlots: number;
  readonly open: readonly [boolean, boolean, boolean];
  readonly cards: readonly (FindId | null)[];
  readonly coins: number;
  readonly runes: { readonly [rune in Rune]: number };
  readonly flags: readonly Flag[];
  readonly past: Past;
}

export const adventureIn = ({ options }: Pick<Setting, 'options'>): AdventureNumber =>
  Number(options.adventure) as AdventureNumber;

// ---- without a save ----

function learnt(id: HeroId, upgrades: readonly Upgrade[]): Sheet {
  const sheet = freshSheet(id);
  for (const upgrade of upgrades) {
    const step = CHARACTERISTICS.find(what => what === upgrade);
    const tree = upgrade.startsWith('a') ? 'adventure' : 'combat';
    if (step) raise(id, sheet, step);
    else sheet.skills.push(treeOf(id, tree)[Number(upgrade.slice(1))]?.id ?? '');
  }
  return sheet;
}

/** ASH-1.3: a campaign begins with adventure 1. Who begins later does so with heroes as the story expects them: who joins now has learned nothing yet. */
export function travelled(adventure: AdventureNumber): Legacy {
  const { upgrades, coins, runes } = BY_ADVENTURE[adventure];
  const unlocked = heroes.filter(({ from }) => from <= adventure).map(({ id }) => id);
  return {
    sheets: Object.fromEntries(
      unlocked.map(id => [id, learnt(id, UPGRADES[id].slice(0, heroRow(id).from === adventure ? 0 : upgrades))]),
    ),
    unlocked,
    allies: alliesBy(adventure),
    allySlots: adventure === 5 ? 2 : 1,
    open: [true, adventure >= 4, false],
    cards: [null, null, null],
    coins,
    runes,
    flags: [],
    past: { adventures: 0, turns: 0, falls: 0 },
  };
}

// ---- what is left, and what is let in ----

/** ASH-27.6: a lost adventure leaves nothing. */
export function legacy(state: State): Legacy | undefined {
  if (state.lost || state.phase !== 'over') return undefined;
  const { sheets, unlocked, allies, flags, bag, past, turn, falls } = state;
  return {
    sheets,
    unlocked,
    allies,
    flags,
    allySlots: bag.allySlots,
    open: bag.open,
    cards: bag.cards,
    coins: bag.coins,
    runes: bag.runes,
    past: { adventures: past.adventures + 1, turns: past.turns + turn, falls: past.falls + falls },
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function check(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

function readSheet(id: HeroId, value: unknown): Sheet {
  const { steps, granted, skills } = (value ?? {}) as Partial<Sheet>;
  const known = (['adventure', 'combat'] as const).flatMap(tree => treeOf(id, tree).map(skill => skill.id));
  for (const what of CHARACTERISTICS)
    check(isCount(steps?.[what]) && steps[what] < heroRow(id).tracks[what].length, `${id} has no step ${what}`);
  check(Array.isArray(granted) && granted.every(what => CHARACTERISTICS.includes(what)), `${id}: granted steps`);
  check(
    Array.isArray(skills) && skills.every(skill => known.includes(skill)),
    `${id} cannot know ${JSON.stringify(skills)}`,
  );
  return { steps: steps as Sheet['steps'], granted: granted as Sheet['granted'], skills: skills as Sheet['skills'] };
}

const isListOf = (value: unknown, all: readonly string[]): boolean =>
  Array.isArray(value) && value.every(one => all.includes(one as string)) && new Set(value).size === value.length;

function isCard(card: unknown): boolean {
  if (card === null) return true;
  try {
    return isEquipment(findRow(card as FindId));
  } catch {
    return false;
  }
}

export function read(value: unknown): Legacy {
  const from = (value ?? {}) as Partial<Legacy>;
  const { sheets, unlocked, allies, flags, open, cards, coins, runes, allySlots, past } = from;
  check(isListOf(unlocked, HERO_IDS), `heroes ${JSON.stringify(unlocked)}`);
  check(isListOf(allies, ALLY_IDS), `allies ${JSON.stringify(allies)}`);
  check(isListOf(flags, FLAGS), `flags ${JSON.stringify(flags)}`);
  check(allySlots === 1 || allySlots === 2, `${allySlots} ally slots`);
  check(
    Array.isArray(open) && open.length === 3 && open.every(slot => typeof slot === 'boolean'),
    'the slots of the Bag',
  );
  check(Array.isArray(cards) && cards.length === 3 && cards.every(isCard), `cards ${JSON.stringify(cards)}`);
  const held = (cards as readonly (FindId | null)[]).filter(card => card !== null);
  check(new Set(held).size === held.length, `a card twice among ${JSON.stringify(cards)}`);
  check(isCount(coins), `${coins} coins`);
  check(
    RUNES.every(rune => isCount(runes?.[rune])),
    `runes ${JSON.stringify(runes)}`,
  );
  check(isCount(past?.adventures) && isCount(past?.turns) && isCount(past?.falls), 'the past');
  const heroes = unlocked as readonly HeroId[];
  return { ...(from as Legacy), sheets: Object.fromEntries(heroes.map(id => [id, readSheet(id, sheets?.[id])])) };
}

// ---- the chain ----

const titleOf = (adventure: AdventureNumber) => ({ text: `adventure.${adventureOf(adventure).id}` });

/** What is let in of a legacy besides is in `sound.ts`. */
export const chapters: Omit<Chapters<State, Legacy>, 'sound'> = {
  read,
  legacy,
  following(_, setting) {
    const next = ADVENTURES.find(number => number === adventureIn(setting) + 1);
    return next ? [{ id: String(next), title: titleOf(next), options: { adventure: String(next) } }] : [];
  },
  title: setting => titleOf(adventureIn(setting)),
  story: ({ adventure, phase, lost }) =>
    phase === 'over' && !lost
      ? secret(`adventure.${adventureOf(adventure).id}.victory`)
      : { text: `adventure.${adventureOf(adventure).id}.objective` },
  /** ASH-28.12: only where a save was made. */
  branches: 'beginnings',
};
