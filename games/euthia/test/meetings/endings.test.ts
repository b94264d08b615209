// Chapters meet: empty piles, limits, death in the middle of something, winning and losing at once.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { trophiesOf } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { fighting, gives, rolled } from '../fights.ts';
import { BLOW, duel, play, ROUND_END } from '../scenarios.ts';
import { at, CHAPEL, lays, marks, one, scene, stands } from '../scene.ts';

rule(
  ['EUT-1.5', 'EUT-1.7', 'EUT-13.4'],
  'an empty Treasure stack is made anew of its discard pile; without either the token alone is left (R1)',
  () => {
    const finds = (discard: readonly string[]) =>
      scene({
        set: stands('ch1-other-1', 1, state => {
          state.treasures[1] = { stack: [], discard: [...discard] };
        }),
      }).does('treasure');
    const anew = finds(['t1-rough-gem#1']);
    expect([anew.hero().bags.length, anew.state.treasures[1]]).toEqual([1, { stack: [], discard: [] }]);
    const none = finds([]);
    expect([none.hero().bags, none.state.tokens[at(2, 1)]]).toEqual([[], [{ kind: 'hero', seat: 0 }]]);
  },
);

rule(
  ['EUT-1.7', 'EUT-7.7'],
  'a Mine whose stack is exhausted takes the Action and the token, and gives nothing',
  () => {
    const play1 = scene({
      set: stands('ch1-encounter-2', 1, state => {
        state.resources.lake = { stack: [], discard: [] };
      }),
    }).does('mine');
    expect([play1.hero().bags, play1.hero().tokens, play1.asked()]).toEqual([[], ['trade', 'combat'], 'turn.ask']);
    expect(play1.state.tokens[at(2, 1)]).toEqual([{ kind: 'interaction', seat: 0 }]);
  },
);

rule(
  ['EUT-1.7', 'EUT-8.9', 'EUT-8.13'],
  'an Offer that cannot be filled stays smaller; renewed it shows what there is',
  () => {
    const play1 = scene({
      set: stands('ch1-fixed-1', 0, (state, [hero]) => {
        marks(state, at(1, 1), 'trade', 0);
        Object.assign(state.posts.merchants, { stack: [], discard: [], offer: ['mail-helm#1', 'mail-helm#2'] });
        if (hero) hero.gold = 20;
      }),
    }).does('trade', 'buy:mail-helm#1');
    expect(play1.state.posts.merchants).toMatchObject({ offer: ['mail-helm#2'], stack: [], discard: [] });
    play1.does('renew:merchants');
    expect(play1.state.posts.merchants).toMatchObject({ offer: ['mail-helm#2'], stack: [], discard: [] });
  },
);

rule(['EUT-1.7', 'EUT-14.11', 'EUT-11.5'], 'without cards nobody draws one: neither the dead nor the victor', () => {
  const empty = (state: State): void => {
    for (const deck of ['silver', 'gold'] as const) state[deck] = { stack: [], discard: [] };
  };
  const dead = fighting({ step: 'defeat', set: empty });
  expect([dead.hero().hand, dead.asked()]).toEqual([[], 'turn.ask']);
  const won = fighting({ step: 'loot', set: empty });
  expect([won.hero().hand, won.hero().gold]).toEqual([[], 2]);
});

rule(['EUT-1.10', 'EUT-13.2', 'EUT-11.5'], 'Healing Potions end: the Chapel sells none, and Loot gives none', () => {
  const chapel = scene({
    set: one((hero, state) => {
      state.supply['healing-potion'] = [];
      hero.gold = 3;
    }),
  });
  expect(chapel.whyNot('chapel-potion')).toEqual(['why.noPotion', 'EUT-1.10']);
  const loot = fighting({
    tile: 'ch1-fixed-2',
    step: 'loot',
    set: state => {
      state.supply['healing-potion'] = [];
    },
  });
  expect([loot.hero().gold, loot.hero().bags]).toEqual([2, []]);
});

rule(
  ['EUT-10.33', 'EUT-12.6'],
  'what the Hero may take back says nothing of the cards that the Monster Player holds',
  () => {
    const table = (card: 'curse' | 'frenzy', tiles: readonly string[]) => {
      const fight = fighting({
        step: 'recovery',
        health: 3,
        tiles,
        cards: [card],
        combat: { round: 1, chaos: 1 },
      }).does('use:ael-mending-touch:0');
      expect([fight.asked(0), fight.asked(1)]).toEqual([undefined, 'combat.curses']);
      return fight;
    };
    // With one Weapon the dice follow at once: nothing is taken back, whatever the rival holds.
    for (const card of ['curse', 'frenzy'] as const) {
      expect(table(card, []).match.undoTarget(0)).toBeUndefined();
      // With two the Hero is asked first: so much may be taken back.
      expect(table(card, ['hazel-wand#1']).match.undoTarget(0)).toBe(0);
    }
    // Once the rival has answered in secret, the one who passed has shown no more than the one who could not play.
    const [held, empty] = (['curse', 'frenzy'] as const).map(card => table(card, ['hazel-wand#1']).passes(1));
    expect([held?.asked(0), empty?.asked(0)]).toEqual(['combat.attack', 'combat.attack']);
    expect([held, empty].map(one => one?.match.undoTarget(0))).toEqual([0, 0]);
  },
);

rule(
  ['EUT-11.1', 'EUT-10.44'],
  'the blow that kills does all that its row says, and ends the fight before the Monster strikes again',
  () => {
    const play1 = fighting({
      step: 'damage',
      health: 3,
      set: one(hero => void gives(hero, 'ael-sunlance')),
      combat: { ...BLOW, attack: 'ael-sunlance', damage: 2 },
    });
    expect([play1.hero().health, play1.asked()]).toEqual([4, 'trophy.ask']);
  },
);

rule(
  ['EUT-11.12', 'EUT-11.15', 'EUT-1.4'],
  'where a place was destroyed its Monster leaves a Hero token: no post, no Mine, no Treasure',
  () => {
    const won = (tile: 'ch1-fixed-1' | 'ch1-other-1' | 'ch1-other-7', isDown: boolean) => {
      const { state } = fighting({
        tile,
        step: 'tokens',
        set: all => {
          if (isDown) all.scenario.markers[at(1, 1)] = ['destruction-b'];
        },
      });
      return [state.tokens[at(1, 1)]?.map(({ kind }) => kind), state.heroes[0]?.bags.length];
    };
    expect([won('ch1-fixed-1', false), won('ch1-fixed-1', true)]).toEqual([
      [['trade'], 0],
      [['hero'], 0],
    ]);
    expect([won('ch1-other-1', false), won('ch1-other-1', true)]).toEqual([
      [['interaction', 'interaction'], 0],
      [['hero'], 0],
    ]);
    expect(won('ch1-other-7', true)).toEqual([['hero'], 0]);
    const found = fighting({
      tile: 'ch1-other-7',
      step: 'tokens',
      set: all => (all.treasures[1].stack = ['t1-rough-gem#1']),
    });
    expect(found.hero().bags).toHaveLength(1);
  },
);

rule(['EUT-13.15', 'EUT-1.3'], 'whom an Amulet saves in the middle of a Challenge gets what follows', () => {
  const burnt = (amulet: boolean) => {
    const play1 = scene({
      set: stands(
        'ch1-other-9',
        0,
        one(hero => {
          Object.assign(hero, { health: 1, reputation: 4, gaar: 0 });
          if (amulet) gives(hero, 'amulet-of-eternity#1');
        }),
      ),
      dice: [3, 4],
    }).does('challenge');
    while (play1.asked() === 'roll.ask') play1.passes();
    return play1.hero();
  };
  expect(burnt(false)).toMatchObject({ at: CHAPEL, reputation: 2, stones: [] });
  const saved = burnt(true);
  expect([saved.at, saved.reputation >= 4, saved.bags]).toEqual([at(1, 1), true, []]);
  expect(saved.stones.length + saved.reputation + saved.gold).toBeGreaterThan(4);
});

rule(['EUT-14.1', 'EUT-1.3'], 'of two Amulets one is given up for a life', () => {
  const play1 = fighting({
    step: 'wounds',
    health: 2,
    combat: { round: 1, ledger: rolled([], [6, 6]) },
    set: one(hero => {
      gives(hero, 'amulet-of-eternity#1');
      gives(hero, 'amulet-of-eternity#2');
    }),
  });
  expect([play1.hero().health, play1.hero().bags.length, play1.hero(1).kills]).toEqual([4, 1, []]);
});

rule(
  ['EUT-14.16', 'EUT-20.10', 'EUT-14.24'],
  'at the end of a round several die at once, each wakes and pays; nobody gains by it',
  () => {
    const dread = (mode: 'competitive' | 'cooperative') =>
      play('mirrezils-hoard', {
        mode,
        position: ROUND_END,
        set(state) {
          state.round = 5;
          lays(state, [['ch4-scenario-2', 1, 1]]);
          Object.assign(state.scenario.foes.mirrezil ?? {}, { at: at(1, 1), stage: 3 });
          state.scenario.counters.wake = 9;
          for (const hero of state.heroes)
            Object.assign(hero, { at: at(0, 0), health: 2, reputation: 5, gaar: 0, hand: [] });
        },
      }).state.heroes.map(({ at: place, health, reputation, gaar, hand, kills }) => [
        place,
        health > 2,
        reputation,
        gaar,
        hand.length,
        kills.length,
      ]);
    expect(dread('competitive')).toEqual([
      [CHAPEL, true, 3, 0, 0, 0],
      [CHAPEL, true, 3, 0, 0, 0],
    ]);
    expect(dread('cooperative').map(([, , reputation]) => reputation)).toEqual([4, 4]);
  },
);

rule(
  ['EUT-20.14', 'EUT-11.2'],
  'a game that is won in a fight is over when the fight is: the victor has the Reward first',
  () => {
    const table = duel(
      'wings-of-farruga',
      'farruga',
      { stage: 3, damage: 60, magicDefence: 0 },
      { step: 'damage', combat: BLOW },
    );
    expect([table.state.scenario.verdict, table.state.combat, table.hero().reputation]).toEqual(['won', undefined, 8]);
    expect(table.hero().stones).toEqual([{ gem: 'diamond' }]);
  },
);

rule(['EUT-21.3', 'EUT-8.22'], 'Skoldur turns Gaar into Dwurt in a Trade Action as well', () => {
  const play1 = scene({
    heroes: ['skoldur', 'ael'],
    set: stands('ch2-fixed-1', 0, (state, [hero]) => {
      for (const place of [at(1, 1), at(2, 1), at(1, 2)]) marks(state, place, 'trade', 0);
      if (hero) Object.assign(hero, { at: 'centre:1,1', gold: 1, dwurt: 2 });
    }),
  }).does('trade', 'buy-gaar', 'convert');
  expect(play1.hero()).toMatchObject({ gaar: 0, dwurt: 3, gold: 0 });
  expect(play1.asked()).toBe('trade.ask');
});

rule(
  ['EUT-22.7', 'EUT-5.13', 'EUT-14.16'],
  'who dies of the Fire where the Griffin sets them down wakes in the Chapel; it stays there',
  () => {
    const play1 = scene({
      options: { griffin: 'with' },
      set: one((hero, state) => {
        lays(state, [['ch1-other-9', 1, 1]]);
        state.territory = [];
        state.griffin = at(0, 0);
        hero.bags = [{ kind: 'trophy', card: 'ogre' }];
        Object.assign(hero, { at: at(0, 0), health: 2, reputation: 1, movement: 3 });
      }),
    }).does('griffin:ogre', 'fly:hex:1,1');
    expect(play1.hero()).toMatchObject({ at: CHAPEL, reputation: 0, movement: 0 });
    expect([play1.state.griffin, play1.asked(), trophiesOf(play1.hero())]).toEqual([at(1, 1), 'turn.ask', []]);
  },
);
