// Which cards are in the game: drawn from the Randomizers, balanced, or a fixed set. THU-1.3 to THU-1.5, THU-1.18.

import type { Table } from '@veillee/kernel';
import { cardById, families, groups, heroesOf, villageIds } from '../content/cards.ts';
import { randomizers } from '../content/randomizers.ts';
import { sets } from '../content/sets.ts';
import { groupCount } from './options.ts';
import type { State } from './state.ts';

export type CardsInGame = State['set'];

const HERO_FAMILIES = 4;
const VILLAGE_CARDS = 8;

/** Chooses the set. Every draw comes from a stream of its own, so that tables with one seed meet the same set (THU-24.5). */
export function chooseSet(t: Table<State>): CardsInGame {
  const { options } = t.setting;
  const count = groupCount(t.setting);
  if (options.set === 'random') return randomSet(t, count);
  if (options.set === 'balanced') return balancedSet(t, count);
  if (options.set === 'picked')
    return fillUp(t, count, {
      groups: [...(options.monsters as string[])],
      families: [...(options.heroes as string[])],
      village: [...(options.village as string[])],
    });
  const set = sets.find(other => other.id === options.set);
  if (!set) throw new Error(`there is no set ${String(options.set)}`);
  return fillUp(t, count, { groups: [...set.monsters], families: [...set.heroes], village: [...set.village] });
}

/** THU-1.4: the Randomizers of one category, shuffled; the first ones are revealed. */
function reveal(t: Table<State>, category: 'monster' | 'hero' | 'village', count: number): string[] {
  const refs = randomizers.filter(card => card.category === category).map(card => card.ref);
  return t.shuffle(refs, `set/${category}`).slice(0, count);
}

const randomSet = (t: Table<State>, count: number): CardsInGame => ({
  groups: reveal(t, 'monster', count),
  families: reveal(t, 'hero', HERO_FAMILIES),
  village: reveal(t, 'village', VILLAGE_CARDS),
});

/** THU-22.1: more Monster groups than the set names are drawn at random. */
function fillUp(t: Table<State>, count: number, set: CardsInGame): CardsInGame {
  const missing = count - set.groups.length;
  if (missing <= 0) return set;
  const others = reveal(t, 'monster', groups.length).filter(group => !set.groups.includes(group));
  return { ...set, groups: [...set.groups, ...others.slice(0, missing)] };
}

function balancedSet(t: Table<State>, count: number): CardsInGame {
  for (;;) {
    const set = randomSet(t, count);
    if (balanceChecks(set).every(check => check.holds)) return set;
  }
}

export interface BalanceCheck {
  readonly id: 'light' | 'magic' | 'weapons' | 'cure' | 'might' | 'basics';
  readonly holds: boolean;
}

/** What makes a set playable: light, magic, weapons, a cure, might. Shown on the set-up screen. */
export function balanceChecks({ groups, families: chosen, village }: CardsInGame): BalanceCheck[] {
  const has = (...wanted: string[]): boolean => wanted.some(group => groups.includes(group));
  const firsts = chosen.map(family => heroesOf[family]?.[0]).filter(def => def !== undefined);
  const cards = village.map(cardById);
  const lights = [...cards, ...firsts].filter(def => def.light >= 1).length;
  const magic = [...cards.filter(def => MAGIC_SOURCES.includes(def.id)), ...firsts.filter(def => def.magic >= 1)];
  const weapons = cards.filter(def => def.isWeapon).length;
  const strongSeconds = chosen.filter(family => {
    const second = heroesOf[family]?.[1];
    return second !== undefined && Math.max(second.attack, second.magic) >= 3;
  });
  const fighters = firsts.some(def => def.classes.includes('fighter') || def.classes.includes('cleric'));
  return [
    { id: 'light', holds: lights >= (has('doomknight-humanoid') ? 3 : 2) },
    {
      id: 'magic',
      holds:
        !has('abyssal', 'undead-spirit', 'enchanted', 'dragon') ||
        (magic.length >= 2 && magic.some(def => def.cost <= 6)),
    },
    { id: 'weapons', holds: !has('doomknight-humanoid') || weapons >= 2 },
    {
      id: 'cure',
      holds:
        !has('undead-doom') || chosen.includes('regian') || chosen.includes('chalice') || village.includes('banish'),
    },
    { id: 'might', holds: !(has('dragon') && has('abyssal')) || strongSeconds.length >= 2 },
    { id: 'basics', holds: weapons >= 1 && fighters },
  ];
}

const MAGIC_SOURCES = ['fireball', 'flaming-sword', 'goodberries', 'arcane-energies'];

/** Whether every id of a set exists; for content checks. */
export const isKnownSet = ({ groups: g, families: f, village: v }: CardsInGame): boolean =>
  g.every(id => groups.includes(id)) && f.every(id => families.includes(id)) && v.every(id => villageIds.includes(id));
