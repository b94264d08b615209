// Parties for scenes of the Dungeon, and what their battles come to.

import { copyOf } from '../content/cards.ts';
import type { Side } from '../rules/battle.ts';
import { newParty, type Party, type Rank } from '../rules/state.ts';
import { type Setting, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

/** Copies are numbered in the order in which they are named. */
export const side = (ids: readonly string[], change: Partial<Party> = {}): Side => {
  const numbers = new Map<string, number>();
  const cards = ids.map(id => {
    numbers.set(id, (numbers.get(id) ?? 0) + 1);
    return copyOf(id, numbers.get(id) ?? 0);
  });
  return { cards, party: { ...newParty(), ...change } };
};

/** A Hall without powers: Health 4, 5 and 7. */
export const plain = (seats = 2): Setting => scene(seats).hall('griknack-goblin', 'nixie', 'griffon');

/** A party before one monster in Rank 1. */
export const before = (monster: string, hand: readonly string[]): Table =>
  scene().hall(monster, 'nixie', 'griffon').hand(0, hand).inDungeon();

/** The figures told when the battle was over. */
export const outcomeOf = (table: Table): unknown =>
  table.told().find(({ text }) => text === 'log.victory' || text === 'log.defeat')?.with;

export const STEP = 'dungeon.step';

export const keysOf = (table: Table, act: string): string[] =>
  table.offered(STEP).filter(key => key.startsWith(`${act}:`));

export const MILITIA = (count: number): string[] => Array(count).fill('militia');

/** A party prepared before a monster of this Rank, the other Ranks harmless. */
export function party(hand: readonly string[], monster: string, rank: Rank, ...steps: string[]): Table {
  const hall = ['nixie', 'nixie', 'nixie'];
  hall[rank - 1] = monster;
  return prepare(hand, ...hall).prepares(...steps);
}

export const RANKS: readonly Rank[] = [1, 2, 3];

/** What one card gives to the battle. */
export const given = (table: Table, rank: Rank, card: string, kind: 'attack' | 'magic' | 'light' = 'attack'): number =>
  table
    .preview(rank)
    .parts.filter(part => part.card === card && part.kind === kind)
    .reduce((sum, part) => sum + part.amount, 0);

export const strengths = (table: Table, rank: Rank): Record<string, number> =>
  Object.fromEntries(table.preview(rank).heroes.map(hero => [hero.card, hero.strength]));

export const figures = (table: Table, of: 'penalty' | 'reduction'): number[] =>
  RANKS.map(rank => table.preview(rank)[of]);

export const janissary = (): Table =>
  prepare(['dwarf-janissary', 'flaming-sword', 'disease'], 'griffon', 'nixie', 'pegasus');

/** A party that feeds and uses a Hero, loses it to a Breach in mid-preparation, and draws it again. */
export const lostAndFound = (hero: string, ...more: string[]) =>
  scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .hands(['elf-archmage', hero, ...more, 'chalice-quester', 'disease', 'disease', 'disease'], [])
    .deck(0, [])
    .stocked()
    .having(state => {
      const [own] = state.players;
      if (own) own.deck = [];
    })
    .inDungeon();

/** A party with both kinds of attack and two Diseases, against a monster that halves Magic Attack. */
export const sick = (...more: string[]) =>
  prepare(['disease', 'disease', 'fireball', 'fireball', 'lantern', ...more], 'noxious-slag', 'nixie');
