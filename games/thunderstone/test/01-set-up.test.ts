// THU-1: components and set-up.

import {
  checkSetting,
  Table as KernelTable,
  Match,
  newChance,
  type OptionValue,
  Refusal,
  type Seat,
} from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { cardById, defOf, defs, families, groups, monstersOf, villageIds } from '../content/cards.ts';
import { randomizers } from '../content/randomizers.ts';
import { sets } from '../content/sets.ts';
import { balanceChecks, isKnownSet } from '../rules/card-set.ts';
import { thunderstone } from '../rules/game.ts';
import { MODES, refuseSetting } from '../rules/options.ts';
import { begin, setup } from '../rules/setup.ts';
import { type State, takeFromStack } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { ids, scene } from './scene.ts';

const start = (seats = 2, options: Record<string, OptionValue> = {}, seed = 'setup'): Match<State, View> =>
  Match.start(thunderstone, { seed, seats, options });

const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `seed ${i}`);

/** How often each name occurs. */
const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const ownCards = (state: State, seat: Seat): string[] => {
  const own = state.players[seat];
  return ids([...(own?.deck ?? []), ...(own?.hand ?? []), ...(own?.discard ?? [])]);
};

/** Everything that the active player is shown as a purchase, possible or not. */
function purchasesShown(match: Match<State, View>): string[] {
  const { active } = match.state;
  const action = match.decisionOf(active);
  match.answer({ seat: active, decision: action?.id ?? 0, picks: ['village'] });
  const decision = match.decisionOf(active);
  const keys = [...(decision?.options ?? []), ...(decision?.refused?.() ?? [])].map(option => option.key);
  return keys.filter(key => key.startsWith('buy:')).sort();
}

rule('THU-1.1', 'two to five can play, not one and not six', () => {
  for (const seats of [2, 3, 4, 5]) expect(start(seats).state.players).toHaveLength(seats);
  for (const seats of [1, 6]) expect(() => start(seats)).toThrow(Refusal);
});

rule('THU-1.1', 'each mode has its numbers of players, and nobody sits down beyond them', () => {
  const refused = (mode: string, seats: number): string | undefined =>
    refuseSetting({ seats, options: { mode, set: 'random' } })?.text;
  for (const mode of MODES)
    for (const seats of [1, 2, 5, 6]) {
      const solo = mode.startsWith('solo');
      const wanted = solo ? seats === 1 : seats >= 2 && seats <= 5;
      expect(refused(mode, seats), `${mode} for ${seats}`).toBe(
        wanted ? undefined : solo ? 'refuse.soloSeats' : 'refuse.seats',
      );
    }
});

rule('THU-1.2', 'the rows add up to the box', () => {
  const copies = (...kinds: string[]): number =>
    defs.filter(def => kinds.includes(def.kind)).reduce((sum, def) => sum + def.copies, 0);
  expect(copies('thunderstone')).toBe(1);
  expect(randomizers).toHaveLength(38);
  expect(copies('monster')).toBe(80);
  expect(copies('basic', 'disease')).toBe(90);
  expect(copies('hero')).toBe(132);
  expect(copies('village')).toBe(152);
  const helpAndXp = 5 + 32; // reference cards and XP are not rows: the page helps, and XP is a number
  expect(helpAndXp + randomizers.length + defs.reduce((sum, def) => sum + def.copies, 0)).toBe(530);
});

rule('THU-1.3', 'a game uses three groups, four families and eight Village cards, drawn anew each time', () => {
  const drawn = seeds(6).map(seed => start(2, {}, seed).state.set);
  for (const set of drawn) expect([set.groups.length, set.families.length, set.village.length]).toEqual([3, 4, 8]);
  expect(new Set(drawn.map(set => JSON.stringify(set))).size).toBe(6);
});

rule('THU-1.3', 'a fixed set is the same whatever the seed', () => {
  const drawn = seeds(4).map(seed => start(2, { set: 'first-game' }, seed).state.set);
  for (const set of drawn) expect(set).toEqual(drawn[0]);
});

rule('THU-1.4', 'each group, family and Village card has one Randomizer, and each can be drawn', () => {
  const refs = (category: string): string[] =>
    randomizers.filter(card => card.category === category).map(card => card.ref);
  expect(refs('monster').sort()).toEqual([...groups].sort());
  expect(refs('hero').sort()).toEqual([...families].sort());
  expect(refs('village').sort()).toEqual([...villageIds].sort());
  expect([groups.length, families.length, villageIds.length]).toEqual([8, 11, 19]);
  const drawn = seeds(60).map(seed => start(2, {}, seed).state.set);
  for (const { groups: g, families: f, village: v } of drawn) {
    expect(isKnownSet({ groups: g, families: f, village: v })).toBe(true);
    expect([new Set(g).size, new Set(f).size, new Set(v).size]).toEqual([3, 4, 8]);
  }
  expect(new Set(drawn.flatMap(set => set.groups)).size).toBe(8);
  expect(new Set(drawn.flatMap(set => set.families)).size).toBe(11);
  expect(new Set(drawn.flatMap(set => set.village)).size).toBe(19);
});

rule('THU-1.5', 'everybody is told which Monster groups make the Dungeon', () => {
  const match = start();
  const told = [...match.told('everyone')].find(({ text }) => text === 'log.setup');
  expect(told?.with?.groups).toEqual(match.state.set.groups.map(group => ({ text: `group.${group}` })));
});

rule('THU-1.5', 'the ten monsters of each of three groups are shuffled together', () => {
  const orders = seeds(5).map(seed => {
    const { state } = start(2, { set: 'first-game' }, seed);
    const monsters = [...state.dungeon, ...state.hall].filter(card => defOf(card).isMonster);
    const expected = state.set.groups.flatMap(group =>
      monstersOf(group).flatMap(def => Array.from({ length: def.copies }, () => def.id)),
    );
    expect(expected).toHaveLength(30);
    expect(counted(ids(monsters))).toEqual(counted(expected));
    expect(counted(monsters.map(card => defOf(card).group))).toEqual({ enchanted: 10, ooze: 10, 'undead-doom': 10 });
    const changes = monsters.filter((card, i) => i > 0 && defOf(card).group !== defOf(monsters[i - 1] ?? card).group);
    expect(changes.length).toBeGreaterThan(8); // three groups one after the other would change twice
    return monsters.join();
  });
  expect(new Set(orders).size).toBe(5);
});

rule('THU-1.6', 'the Thunderstone is one of the bottom eleven of 31 cards, and can be any of them', () => {
  const places = seeds(300).map(seed => {
    const { dungeon, hall } = start(2, { set: 'first-game' }, seed).state;
    expect(dungeon.length + hall.length).toBe(31);
    return dungeon.findIndex(card => defOf(card).isStone);
  });
  expect([...new Set(places)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

rule(
  'THU-1.6',
  'nobody sees how the deck lies, only what is in it and how many cards come before the stone can',
  () => {
    const match = start();
    const { unseen, ...shown } = match.view(0).dungeon;
    expect(shown).toEqual({ count: 28, buried: [], safe: 17 });
    const { dungeon } = match.state;
    const monsters = dungeon.filter(card => !defOf(card).isStone).map(card => defOf(card).id);
    expect(unseen).toEqual(Object.fromEntries(monsters.map(id => [id, monsters.filter(other => other === id).length])));
    dungeon.reverse();
    expect(JSON.stringify(match.view(0).dungeon.unseen)).toBe(JSON.stringify(unseen));
  },
);

rule('THU-1.7', 'the top card of the deck goes to Rank 1, the second to Rank 2, the third to Rank 3 (A-18)', () => {
  // A solo game with the same seed has the same Dungeon deck, and deals nothing into the Hall.
  const whole = [...start(1, { mode: 'solo-normal' }, 'deal').state.dungeon].reverse();
  const { hall, dungeon } = start(2, {}, 'deal').state;
  expect(hall).toEqual(whole.slice(0, 3));
  expect([...dungeon].reverse()).toEqual(whole.slice(3));
});

rule('THU-1.8', 'dv-25: a Breach monster dealt into Rank 1 at set-up stays quiet', () => {
  // Of many set-ups with Dragons, the first one in which Tyxr lies in Rank 1.
  const matches = Array.from({ length: 200 }, (_, i) =>
    Match.start(thunderstone, { seed: `set-up ${i}`, seats: 2, options: { set: 'dragons-hoard' } }),
  );
  const match = matches.find(other => ids(other.state.hall)[0] === 'tyxr-the-old');
  expect(match?.state.players.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
    [6, 0],
    [6, 0],
  ]);
  expect(match?.state.breached).toEqual([]);
});

rule('THU-1.8', 'a monster dealt into Rank 1 at set-up does not breach', () => {
  const options = {
    set: 'picked',
    monsters: ['dragon', 'abyssal', 'ooze'],
    heroes: ['elf', 'dwarf', 'lorigg', 'regian'],
  };
  const village = villageIds.slice(0, 8);
  const met = new Set<string>();
  for (const seed of seeds(60)) {
    const match = start(2, { ...options, village }, seed);
    const first = match.state.hall[0] ?? '';
    if (!defOf(first).abilities.some(ability => ability.timing === 'breach')) continue;
    met.add(defOf(first).id);
    expect(match.state.players.map(own => own.hand.length)).toEqual([6, 6]);
    expect(Object.values(match.state.heroes)).toEqual([
      [6, 4, 2],
      [6, 4, 2],
      [6, 4, 2],
      [6, 4, 2],
    ]);
    expect(match.state.destroyed).toEqual([]);
  }
  expect([...met].sort()).toEqual(['archduke-of-pain', 'tyxr-the-old']);
});

rule('THU-1.8', 'only the set-up is spared: moved out of Rank 1 and back by Banish, it breaches (A-22)', () => {
  const table = scene()
    .hall('tyxr-the-old', 'nixie', 'griffon')
    .hands(['banish', 'banish', 'banish', 'militia', 'torch', 'torch'], ['militia', 'dagger'])
    .inDungeon();
  const rearranges = (banish: string, ...order: string[]): void => {
    table.prepares(`use:${banish}:0`).rearranges(...order);
  };
  rearranges('banish#1', 'tyxr-the-old#1', 'griffon#1', 'nixie#1'); // it stays in Rank 1: that is no arrival
  table.chooses('banish.destroy', 'banish#1');
  rearranges('banish#2', 'griffon#1', 'tyxr-the-old#1', 'nixie#1');
  table.chooses('banish.destroy', 'banish#2');
  expect(table.log).not.toContain('log.breach');
  rearranges('banish#3', 'tyxr-the-old#1', 'griffon#1', 'nixie#1');
  expect(table.log).toContain('log.breach');
  expect(table.asked()).toBe('discard');
});

rule('THU-1.9', 'Militia, Torch, Iron Rations and Dagger are stacks of every game, and for sale', () => {
  for (const seed of seeds(4)) {
    const match = start(2, {}, seed);
    expect(Object.keys(match.state.basics).sort()).toEqual(['dagger', 'iron-rations', 'militia', 'torch']);
    expect(purchasesShown(match)).toEqual(
      expect.arrayContaining(['buy:dagger', 'buy:iron-rations', 'buy:militia', 'buy:torch']),
    );
  }
});

rule('THU-1.10', 'four families; in each stack six Level 1 above four Level 2 above two Level 3', () => {
  const { heroes } = start().state;
  expect(Object.keys(heroes)).toHaveLength(4);
  for (const [family, copies] of Object.entries(heroes)) {
    expect(copies).toEqual([6, 4, 2]);
    expect(defs.filter(def => def.family === family).map(def => def.level)).toEqual([1, 2, 3]);
  }
  const onTop = (levels: [number, number, number]): unknown =>
    scene()
      .hand(0, ['nixie', 'nixie', 'nixie', 'nixie'])
      .family('elf', levels)
      .inVillage()
      .option('village.step', 'buy:elf')?.with?.card;
  expect(onTop([6, 4, 2])).toEqual({ text: 'card.elf-wizard' });
  expect(onTop([1, 4, 2])).toEqual({ text: 'card.elf-wizard' });
  expect(onTop([0, 4, 2])).toEqual({ text: 'card.elf-sorcerer' });
  expect(onTop([0, 0, 2])).toEqual({ text: 'card.elf-archmage' });
});

rule('THU-1.11', 'eight Village stacks of eight copies', () => {
  const { village } = start().state;
  expect(Object.keys(village)).toHaveLength(8);
  expect(Object.values(village)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
});

rule('THU-1.12', 'copies are numbered as they leave the supply, and an empty or absent stack gives none', () => {
  const { state } = scene()
    .only(['elf'], ['hatchet'])
    .having(table => {
      table.basics.dagger = cardById('dagger').copies;
      table.village.hatchet = 2;
    })
    .opens();
  const take = (id: string) => takeFromStack(state, cardById(id));
  expect([take('dagger'), take('dagger')]).toEqual(['dagger#1', 'dagger#2']);
  expect(state.basics.dagger).toBe(cardById('dagger').copies - 2);
  const hatchets = cardById('hatchet').copies;
  expect([take('hatchet'), take('hatchet')]).toEqual([`hatchet#${hatchets - 1}`, `hatchet#${hatchets}`]);
  expect(state.village.hatchet).toBe(0);
  expect(() => take('hatchet')).toThrow('no hatchet is left');
  expect(() => take('spear')).toThrow('no spear is left');
  expect(() => take('dwarf-guardian')).toThrow('no dwarf-guardian is left');
  expect([take('elf-wizard'), take('elf-archmage'), take('elf-archmage')]).toEqual([
    'elf-wizard#1',
    'elf-archmage#1',
    'elf-archmage#2',
  ]);
  expect(state.heroes.elf).toEqual([5, 4, 0]);
  expect(() => take('elf-archmage')).toThrow('no elf-archmage is left');
});

rule('THU-1.12', 'the Village is 4 + 4 + 8 = 16 stacks', () => {
  const match = start();
  const { families: inGame, village } = match.state.set;
  const shown = purchasesShown(match);
  expect(shown).toHaveLength(16);
  const stacks = ['militia', 'torch', 'iron-rations', 'dagger', ...inGame, ...village];
  expect(shown).toEqual(stacks.map(stack => `buy:${stack}`).sort());
});

rule('THU-1.13', 'Disease and XP are supplies of their own: nobody can buy them, whatever the gold', () => {
  const table = scene().hand(0, ['nixie', 'nixie', 'nixie', 'nixie']).inVillage();
  const shown = [...table.offered('village.step'), ...table.refused('village.step').map(({ key }) => key)];
  expect(table.shown('village.step').gold).toBe(16);
  expect(shown).toContain('buy:militia');
  expect(shown).not.toContain('buy:disease');
  expect(shown).not.toContain('buy:xp');
  expect(start().state.diseases).toBe(0);
  expect(start().state.players.map(own => own.xp)).toEqual([0, 0]);
});

rule('THU-1.14', 'each player starts with six Militia, two Daggers, two Iron Rations and two Torches, shuffled', () => {
  const { state } = start(4);
  for (const seat of [0, 1, 2, 3]) {
    expect(counted(ownCards(state, seat))).toEqual({ militia: 6, dagger: 2, 'iron-rations': 2, torch: 2 });
    expect(state.players[seat]?.discard).toEqual([]);
  }
  const orders = state.players.map(own => ids([...own.deck, ...own.hand]).join());
  expect(new Set(orders).size).toBe(4);
});

rule('THU-1.15', 'dv-26: five players empty the Militia supply', () => {
  const match = Match.start(thunderstone, { seed: 'five', seats: 5 });
  expect(match.state.basics).toEqual({ militia: 0, dagger: 5, 'iron-rations': 5, torch: 5 });
});

rule('THU-1.15', 'starting decks come out of the Basic stacks: with five players no Militia is left', () => {
  expect(start(2).state.basics).toEqual({ militia: 18, dagger: 11, 'iron-rations': 11, torch: 11 });
  expect(start(4).state.basics).toEqual({ militia: 6, dagger: 7, 'iron-rations': 7, torch: 7 });
  const five = start(5);
  expect(five.state.basics).toEqual({ militia: 0, dagger: 5, 'iron-rations': 5, torch: 5 });
  purchasesShown(five);
  const decision = five.decisionOf(five.state.active);
  expect(decision?.options.map(option => option.key)).not.toContain('buy:militia');
  expect(decision?.refused?.().find(refused => refused.key === 'buy:militia')?.rule).toBe('THU-2.5');
});

rule('THU-1.16', 'each player draws six cards and sees only those', () => {
  const match = start(3);
  for (const seat of [0, 1, 2]) {
    const view = match.view(seat);
    expect(view.players.map(own => [own.handCount, own.deckCount])).toEqual([
      [6, 6],
      [6, 6],
      [6, 6],
    ]);
    expect(view.players.map(own => own.hand?.length)).toEqual([0, 1, 2].map(other => (other === seat ? 6 : undefined)));
  }
});

rule('THU-1.17', 'the Hall is dealt before the Village is built, and the Village before decks and hands', () => {
  const setting = checkSetting(thunderstone, { seats: 3, options: {} });
  const table = new KernelTable<State>(thunderstone, setting, begin(setting), newChance('order'));
  const dealt: unknown[] = [];
  table.listener = ({ text }) => {
    const { basics, heroes, village, players } = table.state;
    if (text === 'log.hall.dealt')
      dealt.push(
        [basics, heroes, village].map(stacks => Object.keys(stacks).length),
        players[0]?.hand.length,
      );
  };
  expect(setup(table).next().done).toBe(true); // nobody is asked anything
  expect(dealt).toEqual([[0, 0, 0], 0, [0, 0, 0], 0, [0, 0, 0], 0]);
  const { basics, heroes, village, players, hall } = table.state;
  expect([basics, heroes, village].map(stacks => Object.keys(stacks).length)).toEqual([4, 4, 8]);
  expect(basics.militia).toBe(30 - 3 * 6); // the decks were taken from stacks that stood there
  expect(players.map(own => own.hand.length)).toEqual([6, 6, 6]);
  expect(hall).not.toContain('');
});

rule(['THU-1.18', 'THU-22.2'], 'the first-game set is the one of the rulebook', () => {
  const { set, basics } = start(2, { set: 'first-game' }).state;
  expect(set).toEqual({
    groups: ['enchanted', 'ooze', 'undead-doom'],
    families: ['elf', 'lorigg', 'regian', 'thyrian'],
    village: [
      'battle-fury',
      'fireball',
      'flaming-sword',
      'lightstone-gem',
      'magical-aura',
      'short-sword',
      'spear',
      'town-guard',
    ],
  });
  expect(Object.keys(basics)).toHaveLength(4);
});

test('every proposed set exists and passes all checks of the balanced draw', () => {
  expect(sets).toHaveLength(8);
  for (const { monsters, heroes, village } of sets) {
    const set = { groups: [...monsters], families: [...heroes], village: [...village] };
    expect([monsters.length, heroes.length, village.length]).toEqual([3, 4, 8]);
    expect(isKnownSet(set)).toBe(true);
    expect(balanceChecks(set).filter(check => !check.holds)).toEqual([]);
  }
});

test('the balanced draw always passes; about 56 of 100 random draws do', () => {
  const passes = (set: State['set']): boolean => balanceChecks(set).every(check => check.holds);
  for (const seed of seeds(40)) expect(passes(start(2, { set: 'balanced' }, seed).state.set)).toBe(true);
  const draws = 800;
  const passed = seeds(draws).filter(seed => passes(start(2, {}, seed).state.set)).length;
  expect(passed / draws).toBeGreaterThan(0.5);
  expect(passed / draws).toBeLessThan(0.62);
});

test('each check of the balanced draw can fail alone', () => {
  const failing = (groups: string[], families: string[], village: string[]): string[] =>
    balanceChecks({ groups, families, village })
      .filter(check => !check.holds)
      .map(check => check.id);
  const plain = ['humanoid', 'ooze', 'enchanted'];
  const fighters = ['dwarf', 'thyrian', 'outlands', 'amazon'];
  const magic = ['fireball', 'flaming-sword'];
  expect(failing(['humanoid', 'ooze'], fighters, ['hatchet', 'torch'])).toEqual(['light']);
  expect(failing(plain, fighters, ['lantern', 'lightstone-gem', 'hatchet', 'fireball'])).toEqual(['magic']);
  const dark = ['doomknight-humanoid', 'ooze', 'humanoid'];
  expect(failing(dark, fighters, ['lantern', 'lightstone-gem', 'fireball', 'hatchet'])).toEqual(['weapons']);
  expect(failing(dark, fighters, ['lantern', 'fireball', 'hatchet', 'spear'])).toEqual(['light']);
  expect(failing(['undead-doom', 'ooze', 'humanoid'], fighters, ['lantern', 'fireball', 'hatchet'])).toEqual(['cure']);
  expect(
    failing(['dragon', 'abyssal', 'ooze'], ['lorigg', 'dwarf', 'regian', 'selurin'], [...magic, 'lantern']),
  ).toEqual(['might']);
  expect(failing(['humanoid', 'ooze'], fighters, ['lantern', 'fireball'])).toEqual(['basics']);
  expect(failing(['humanoid', 'ooze'], ['elf', 'lorigg', 'selurin'], ['lantern', 'hatchet'])).toEqual(['basics']);
});
