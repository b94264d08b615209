// Set-up: Dungeon, Village, Party decks. THU-1, THU-23.1, THU-23.9.

import type { Rules, Setting, Table } from '@veillee/kernel';
import { basicIds, type Card, cardById, copyOf, defOf, heroesOf, monstersOf } from '../content/cards.ts';
import { chooseSet } from './card-set.ts';
import { houseOf } from './options.ts';
import { draw, HAND_SIZE, named, who } from './piles.ts';
import { isAlone, type Mode, NOTHING, type Position, type State, takeFromStack } from './state.ts';

/** THU-1.6: monsters mixed with the Thunderstone at the bottom of the Dungeon deck. */
export const BLOCK_MONSTERS = 10;

/** The table before anything lies on it. */
export const begin = (setting: Setting): State => ({
  mode: setting.options.mode as Mode,
  house: houseOf(setting),
  set: { groups: [], families: [], village: [] },
  turn: 0,
  active: 0,
  first: 0,
  dungeon: [],
  buried: 0,
  hall: [NOTHING, NOTHING, NOTHING],
  breached: [],
  basics: {},
  heroes: {},
  village: {},
  destroyed: [],
  diseases: 0,
  players: Array.from({ length: setting.seats }, () => ({
    deck: [],
    hand: [],
    discard: [],
    xp: 0,
    revealed: false,
    shuffles: 0,
  })),
  visit: undefined,
  party: undefined,
  won: undefined,
  escaped: [],
  halted: false,
  idle: 0,
});

/** THU-1.17: Dungeon, Village, then decks and hands. */
export function* setup(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.set = chooseSet(t);
  buildDungeon(t);
  buildVillage(state);
  dealPartyDecks(t);
  state.first = t.pick([...state.players.keys()], 'first-player'); // THU-3.1
  state.active = state.first;
  t.tell('log.setup', { groups: state.set.groups.map(group => ({ text: `group.${group}` })) }, { rule: 'THU-1.5' });
  t.tell('log.first', { player: who(state.first) }, { rule: 'THU-3.1' });
  return { at: 'turn' };
}

/** THU-1.5 to 1.8. */
function buildDungeon(t: Table<State>): void {
  const { state } = t;
  const monsters = state.set.groups.flatMap(group =>
    monstersOf(group).flatMap(def => Array.from({ length: def.copies }, (_, n) => copyOf(def.id, n + 1))),
  );
  t.shuffle(monsters, 'dungeon');
  // The array runs from the bottom up, so a climb in strength from the first card drawn is sorted from its end.
  if (state.house.ascending) sortAscending(monsters);
  const block = monsters.slice(0, BLOCK_MONSTERS);
  block.splice(t.roll(BLOCK_MONSTERS + 1, 'stone') - 1, 0, copyOf(t.setting.options.stone as string, 1));
  state.dungeon = [...block, ...monsters.slice(BLOCK_MONSTERS)];
  if (isAlone(state)) return; // THU-23.1: the Hall starts empty
  for (const rank of [1, 2, 3]) {
    const card = t.draw(state.dungeon)[0] ?? NOTHING;
    state.hall[rank - 1] = card;
    t.tell('log.hall.dealt', { card: named(card), rank }, { rule: 'THU-1.7' }); // THU-1.8: no Breach now
  }
}

/** Monsters of each group come out from the weakest to the strongest; the order of the groups stays as shuffled. */
export function sortAscending(monsters: Card[]): void {
  const byGroup = new Map<string, Card[]>();
  for (const card of monsters) {
    const { group } = defOf(card);
    byGroup.set(group, [...(byGroup.get(group) ?? []), card]);
  }
  for (const cards of byGroup.values()) cards.sort((a, b) => defOf(b).tier - defOf(a).tier);
  for (const [i, card] of monsters.entries()) monsters[i] = byGroup.get(defOf(card).group)?.shift() as Card;
}

/** THU-1.9 to 1.15; THU-23.9: Warrior and Nightmare take half of each Hero level and Village stack out. */
function buildVillage(state: State): void {
  const half = state.mode === 'solo-warrior' || state.mode === 'solo-nightmare';
  const copies = (n: number): number => (half ? n / 2 : n);
  for (const id of basicIds) state.basics[id] = cardById(id).copies;
  for (const family of state.set.families)
    state.heroes[family] = (heroesOf[family] ?? []).map(def => copies(def.copies));
  for (const id of state.set.village) state.village[id] = copies(cardById(id).copies);
}

/** THU-1.14 to 1.16. */
function dealPartyDecks(t: Table<State>): void {
  for (const [seat, own] of t.state.players.entries()) {
    for (const id of basicIds) {
      const def = cardById(id);
      for (let n = 0; n < def.start; n++) own.deck.push(takeFromStack(t.state, def));
    }
    t.shuffleOnce(own.deck, `party/${seat}/0`);
    own.hand = draw(t, seat, HAND_SIZE);
  }
}
