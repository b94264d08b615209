// THU-20: public and hidden information.

import { Chance, Match, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById, copyOf, defOf } from '../content/cards.ts';
import { thunderstone } from '../rules/game.ts';
import { player } from '../rules/state.ts';
import { redeal } from '../rules/view.ts';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

rule('THU-20.1', 'a hand is hidden from the others until it is revealed in the Village or the Dungeon', () => {
  const seen = (table: ReturnType<ReturnType<typeof scene>['opens']>) =>
    VIEWERS.map(viewer => table.match.view(viewer).players[0]?.hand);
  const before = scene().hall('nixie').hands(['militia', 'dagger'], ['torch']).stocked().opens();
  expect(seen(before)).toEqual([['militia#1', 'dagger#1'], undefined, undefined]);
  expect(before.match.view(1).players[0]).toMatchObject({ handCount: 2, deckCount: 8 });
  const village = before.chooses('turn.action', 'village');
  expect(seen(village)).toEqual(Array(3).fill(['militia#1', 'dagger#1']));
  expect(village.match.view(0).players[1]?.hand).toBeUndefined();
  village.passes('village.step'); // the new hand is hidden again
  expect(seen(village).map(hand => hand?.length)).toEqual([6, undefined, undefined]);
  const dungeon = prepare(['militia', 'dagger'], 'nixie', 'nixie');
  expect(seen(dungeon)).toEqual(Array(3).fill(['militia#1', 'dagger#1']));
});

rule('THU-20.1', 'what is drawn into a hidden hand is told to its owner alone; into an open hand, to all', () => {
  const table = scene().hall('nixie', 'nixie').hand(0, ['militia']).stocked('lantern').opens();
  table.chooses('turn.action', 'rest').passes('rest.destroy');
  const heard = (viewer: 0 | 1) => table.told(viewer).find(({ text }) => text.startsWith('log.draw'));
  expect(JSON.stringify(heard(0))).toContain('card.lantern');
  expect(JSON.stringify(heard(1))).not.toContain('card.lantern');
  expect(heard(1)).toMatchObject({ text: 'log.draw.hidden', with: { count: 6 } });
  const open = scene().hall('nixie', 'nixie').hand(0, ['town-guard']).stocked('lantern').inVillage();
  open.chooses('village.step', 'use:town-guard#1:0');
  expect(JSON.stringify(open.told(1))).toContain('card.lantern');
});

rule('THU-20.1', 'what is discarded out of a hidden hand has been seen: nobody can take back what caused it', () => {
  const rogue = scene().hall('nixie', 'nixie').hands(['lorigg-rogue', 'torch'], ['fireball']).inDungeon();
  rogue.chooses('dungeon.enters', 'use:lorigg-rogue#1:0'); // the only card goes by itself
  expect(rogue.discardPile(1)).toEqual(['fireball#1']);
  expect(rogue.match.undoTarget(0)).toBeUndefined();
  const theurge = scene()
    .hall('nixie', 'nixie')
    .hands(['selurin-theurge', 'torch'], ['elf-archmage', 'fireball'])
    .inDungeon('use:selurin-theurge#1:1');
  expect(theurge.discardPile(1)).toEqual(['elf-archmage#1']);
  expect(theurge.match.undoTarget(0)).toBeUndefined();
  const tyxr = scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .hands(['banish', 'torch', 'dagger', 'militia'], ['fireball', 'lantern'])
    .inDungeon('use:banish#1:0')
    .rearranges('tyxr-the-old#1', 'nixie#1', 'griffon#1')
    .chooses('discard', 'torch#1', 'dagger#1');
  expect(tyxr.discardPile(1)).toHaveLength(2);
  expect(tyxr.match.undoTarget(0)).toBeUndefined();
  const equipped = prepare(['militia', 'dagger', 'torch'], 'nixie', 'nixie');
  expect(equipped.prepares('equip:dagger#1:militia#1').match.undoTarget(0)).toBe(1); // nothing was seen here
});

rule('THU-20.2', 'Hall, stacks, XP, destroyed cards and the tops of discard piles are public', () => {
  const table = scene(2, { openDiscards: false })
    .only(['elf'], ['lantern'])
    .hall('nixie', 'griffon', 'pegasus')
    .hand(0, ['militia', 'dagger'])
    .discard(0, ['torch', 'feast', 'spear'])
    .xp(0, 3)
    .stocked()
    .opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'dagger#1');
  for (const viewer of [1, 'spectator'] as const) {
    const view = table.match.view(viewer);
    expect(ids(view.hall)).toEqual(['nixie', 'griffon', 'pegasus']);
    expect(view).toMatchObject({ heroes: { elf: [6, 4, 2] }, village: { lantern: 8 }, destroyed: ['dagger#1'] });
    expect(view.basics).toEqual({ militia: 10, dagger: 10, 'iron-rations': 10, torch: 10 });
    expect(view.players[0]).toMatchObject({ xp: 3, discardCount: 4, discard: ['militia#1'] });
  }
  expect(ids(table.match.view(0).players[0]?.discard ?? [])).toEqual(['spear', 'feast', 'torch', 'militia']);
});

rule('THU-20.2', 'with closed discard piles the log names only the top of what leaves a hidden hand', () => {
  const rests = (openDiscards: boolean) =>
    scene(2, { openDiscards })
      .hall('nixie')
      .hand(0, ['outlands-khan', 'fireball', 'militia'])
      .stocked()
      .opens()
      .chooses('turn.action', 'rest')
      .passes('rest.destroy');
  const heard = (open: boolean, viewer: 0 | 1 | 'spectator') =>
    [...rests(open).match.told(viewer)].find(({ text }) => text.startsWith('log.discard'));
  for (const viewer of [1, 'spectator'] as const) {
    expect(heard(false, viewer)).toEqual({
      text: 'log.discard.hidden',
      with: { player: { text: 'player.0' }, count: 3, card: { text: 'card.militia' } },
      rule: 'THU-3.4',
      moves: [{ what: 'militia#1', from: 'hand:0', to: 'discard:0' }],
    });
    expect(JSON.stringify(heard(true, viewer))).toContain('card.fireball');
  }
  expect(JSON.stringify(heard(false, 0))).toContain('card.fireball'); // one knows one's own
});

rule('THU-20.2', 'with closed discard piles, what was open in the hand is named, and so is a single card', () => {
  const table = scene(2, { openDiscards: false })
    .hall('nixie', 'nixie', 'nixie')
    .hands(['redblade-assassin', 'fireball', 'torch'], ['outlands-khan', 'spear', 'feast'])
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  table.seat(1).chooses('discard.heroOrCards', 'spear#1+feast#1');
  const told = JSON.stringify(table.told(0));
  expect(told).toContain('card.feast');
  expect(told).not.toContain('card.spear');
  table.attacks(1); // the end of the turn: everybody saw this hand
  expect(JSON.stringify(table.told(1).findLast(({ text }) => text === 'log.discard'))).toContain('card.fireball');
});

rule('THU-20.2', 'with open discard piles, as by default, all see the whole pile', () => {
  const table = scene().hall('nixie').hand(0, ['militia']).discard(0, ['torch', 'feast', 'spear']).stocked().opens();
  expect(ids(table.match.view('spectator').players[0]?.discard ?? [])).toEqual(['spear', 'feast', 'torch']);
});

rule('THU-20.2', 'imagined tables deal anew exactly what a seat cannot see of others', () => {
  const pile = ['torch', 'feast', 'spear', 'hatchet', 'lantern', 'dagger'];
  const hand = ['fireball', 'banish', 'polearm', 'outlands-khan'];
  const changed = (openDiscards: boolean, revealed: boolean, viewer: 0 | 1 | 'spectator') => {
    const { state } = scene(2, { openDiscards })
      .hand(1, hand)
      .discard(1, pile)
      .stocked('barkeep', 'goodberries')
      .opens();
    const own = player(state, 1);
    own.revealed = revealed;
    const seen = { hand: 0, top: 0, pile: 0, deck: 0 };
    for (let i = 0; i < 12; i++) {
      const imagined = structuredClone(state);
      redeal(imagined, viewer, new Chance(newChance(`deal ${i}`)));
      const other = player(imagined, 1);
      const differs = (a: readonly string[], b: readonly string[]): number => Number(a.join() !== b.join());
      seen.hand += differs(other.hand, own.hand);
      seen.top += differs(other.discard.slice(-1), own.discard.slice(-1));
      seen.pile += differs(other.discard.slice(0, -1), own.discard.slice(0, -1));
      seen.deck += differs(other.deck, own.deck);
    }
    return Object.entries(seen).flatMap(([what, times]) => (times > 0 ? [what] : []));
  };
  for (const viewer of [0, 'spectator'] as const) {
    expect(changed(true, false, viewer)).toEqual(['hand', 'deck']);
    expect(changed(true, true, viewer)).toEqual(['deck']);
    expect(changed(false, false, viewer)).toEqual(['hand', 'pile', 'deck']);
    expect(changed(false, true, viewer)).toEqual(['pile', 'deck']);
  }
  for (const open of [true, false]) expect(changed(open, false, 1)).toEqual(['deck']);
});

rule('THU-20.3', 'the order of every deck is hidden from everybody, one’s own included', () => {
  const cards = ['lantern', 'feast', 'torch', 'dagger', 'spear'];
  const setting = () =>
    scene()
      .hall('nixie', 'griffon', 'pegasus')
      .dungeon('famine', 'kingdom', 'suffering', 'harbinger', 'stone-of-mystery')
      .hand(0, ['militia'])
      .deck(0, cards)
      .deck(1, cards);
  const plain = setting().opens();
  const turned = setting()
    .having(state => {
      state.dungeon.reverse();
      for (const { deck } of state.players) deck.reverse();
    })
    .opens();
  expect(turned.deck(0)).not.toEqual(plain.deck(0));
  for (const viewer of VIEWERS) expect(turned.match.view(viewer)).toEqual(plain.match.view(viewer));
  expect(plain.match.view(0).players[0]?.deck?.toSorted()).toEqual(plain.deck(0).toSorted()); // what is left to draw
  expect(plain.match.view(1).players[0]?.deck).toBeUndefined();
});

rule('THU-20.3', 'the ten cards mixed with the Thunderstone are unknown: imagined tables put it in all places', () => {
  const match = Match.start(thunderstone, { seed: 'hidden', seats: 2, options: { set: 'first-game' } });
  const places = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const { dungeon } = match.imagine(0, `seed ${i}`).state;
    expect(dungeon.toSorted()).toEqual(match.state.dungeon.toSorted());
    places.add(dungeon.findIndex(card => card.startsWith('stone-of-mystery')));
  }
  expect([...places].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

rule(
  'THU-20.3',
  'imagined tables leave what went under the deck where it lies, and keep a deck in ascending order',
  () => {
    for (const ascending of [true, false]) {
      const { state } = scene(2, { ascending }).hall('nixie', 'griffon', 'pegasus').opens();
      const cards = ['nixie', 'harbinger', 'lord-of-death', 'suffering', 'kingdom', 'famine'].map(id => copyOf(id, 1));
      state.dungeon = [...cards];
      state.buried = 2;
      const dealt = Array.from({ length: 12 }, (_, i) => {
        const imagined = structuredClone(state);
        redeal(imagined, 0, new Chance(newChance(`deal ${i}`)));
        return imagined.dungeon;
      });
      for (const dungeon of dealt) {
        expect(dungeon.slice(0, 2)).toEqual(cards.slice(0, 2));
        expect(dungeon.toSorted()).toEqual(cards.toSorted());
      }
      const inOrder = dealt.filter(([, , ...rest]) => {
        const tiers = rest.map(card => defOf(card).tier); // the top of the deck lies last
        return tiers.join() === tiers.toSorted((a, b) => b - a).join();
      });
      expect(inOrder.length === dealt.length, `ascending ${ascending}`).toBe(ascending);
    }
  },
);

rule('THU-20.3', 'what went under the deck in front of all is remembered by all', () => {
  const table = prepare(['militia', 'dagger'], 'nixie', 'griffon', 'pegasus');
  table.attacks(2);
  expect(table.match.view('spectator').dungeon).toMatchObject({ count: 6, buried: ['griffon#1'] });
  // Cards that went under do not lie before the Thunderstone: only those above the bottom eleven are safe.
  const deep = scene()
    .dungeon(...Array(13).fill('famine'))
    .prepared(['militia', 'dagger'], 'nixie', 'griffon', 'pegasus');
  expect(deep.match.view(1).dungeon).toMatchObject({ count: 13, buried: [], safe: 2 });
  expect(deep.attacks(2).match.view(1).dungeon).toMatchObject({ count: 13, buried: ['griffon#1'], safe: 1 });
});

rule('THU-20.3', 'which monsters are still to come is known to all, kind by kind; in which order, to nobody', () => {
  const match = Match.start(thunderstone, { seed: 'tracker', seats: 2 });
  const { state } = match;
  for (const viewer of VIEWERS) {
    const { unseen } = match.view(viewer).dungeon;
    expect(Object.values(unseen).reduce((sum, count) => sum + count, 0)).toBe(27); // 30 monsters, 3 of them in the Hall
    for (const card of state.hall) {
      const { id, copies } = defOf(card);
      const inHall = state.hall.filter(other => defOf(other).id === id).length;
      expect(unseen[id] ?? 0).toBe(copies - inHall);
    }
  }
  const before = JSON.stringify(match.view('spectator').dungeon);
  state.dungeon.reverse();
  expect(JSON.stringify(match.view('spectator').dungeon)).toBe(before);
});

rule('THU-20.3', 'a monster that everybody saw go under the deck is seen, not to come', () => {
  const table = scene()
    .hall('nixie', 'griffon', 'pegasus')
    .dungeon('famine', 'nixie')
    .hand(0, ['militia'])
    .stocked()
    .having(state => state.set.groups.push(cardById('nixie').group))
    .inDungeon();
  expect(table.match.view(1).dungeon.unseen).toEqual({ nixie: 1 });
  table.attacks(1);
  expect(table.match.view(1).dungeon).toMatchObject({ buried: ['nixie#1'], unseen: { nixie: 1 }, count: 2 });
});

rule('THU-20.4', 'who has no Hero for the Theurge shows the hand to the table; who has one does not', () => {
  const table = scene(3)
    .hall('nixie', 'griffon')
    .hands(['selurin-theurge'], ['torch', 'fireball'], ['militia', 'dagger'])
    .stocked()
    .inDungeon();
  expect(table.match.view('spectator').players[1]?.hand).toBeUndefined();
  table.prepares('use:selurin-theurge#1:1').passes('dungeon.borrow');
  expect(table.match.view('spectator').players[1]?.hand).toEqual(['torch#1', 'fireball#1']);
  expect(table.match.view('spectator').players[2]?.hand).toBeUndefined();
  expect(ids(table.discardPile(2))).toEqual(['militia']);
  expect(table.log).toContain('log.noHeroes');
});
