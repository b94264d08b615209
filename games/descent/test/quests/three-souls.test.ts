// Three Souls for Sale, script by script: bids of gold and of blood, the hammer, what each lot leaves behind, and the sanctum.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf, statsOf } from '../../rules/effects/stats.ts';
import { type Flow, type Monster, markersOf, type T } from '../../rules/state.ts';
import { shows } from '../efforts.ts';
import { first, heard, inTurn, monster, named, type QuestPlan, quest, settled, slays } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const ALTAR = { 'altar-of-despair': true };
const QUEST = 'three-souls-for-sale';

function* alone({ state }: T): Flow {
  state.monsters = state.monsters.filter(({ unique }) => unique);
}
/** Forecourt and hall, with nobody in them; `sanctum`: Father Malgrin alone in his own besides, as he is once what is next has happened. */
const auction = ({ sanctum, next, ...plan }: QuestPlan & { readonly sanctum?: true } = {}): Play =>
  settled(
    quest(QUEST, {
      areas: [0, 1],
      options: ALTAR,
      ...plan,
      *next(t) {
        yield* alone(t);
        if (next) yield* next(t);
        if (sanctum) yield* calls(t).reveal(t, 5);
        if (sanctum) yield* alone(t);
      },
    }),
  );

const bids = (altar: string, times = 1) =>
  function* (t: T): Flow {
    const { id: marker, at, thing } = named(t.state, altar);
    for (let n = 0; n < times; n++)
      yield* calls(t).happen(t, { what: 'altar', marker, at, hero: first, thing: thing as number });
  };
const GOLD = bids('white-altar');
const BLOOD = bids('black-altar-west');
function* overlordBegins(t: T): Flow {
  yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
}
const sacrifices = (n: number) => inTurn(...Array.from({ length: n }, () => inTurn(overlordBegins, BLOOD)));
/** One lot after the other goes this way. */
const sells = (...lots: readonly ('gold' | 'blood')[]) =>
  inTurn(...lots.map(way => (way === 'gold' ? GOLD : sacrifices(3))));
const begins = (...rounds: readonly number[]) =>
  function* (t: T): Flow {
    for (const round of rounds) {
      t.state.round = round;
      yield* calls(t).happen(t, { what: 'round' });
    }
  };
const counters = ({ state }: Play) => [
  state.guide.counters.lot ?? 1,
  state.guide.counters.gold ?? 1,
  state.guide.counters.blood ?? 3,
];
const often = (play: Play, text: string): number => heard(play).filter(one => one === text).length;
const malgrin = (play: Play): Monster => monster(play, 'malgrin') as Monster;
const sheetOf = (play: Play) => {
  const { armour, dice, abilities } = statsOf(play.state, malgrin(play));
  return {
    armour,
    green: dice.green,
    wounds: malgrin(play).wounds,
    fears: abilities.some(({ ability }) => ability === 'fear'),
  };
};

describe('the sale', () => {
  rule(
    ['DES-55.2', 'DES-26.8'],
    'Three Souls: a hero pays 250 coins on the white altar, and one of two heroes is enough',
    () => {
      const play = auction({
        at: [space(17, 13)],
        set: (_, [hero]) => void Object.assign(hero ?? {}, { coins: 300 }),
      });
      expect([counters(play), heard(play, 'heroes')]).toEqual([
        [1, 1, 3],
        expect.arrayContaining(['tip-altar', 'tip-corrupted']),
      ]);
      const { id } = named(play.state, 'white-altar');
      play.does('action:advance', `altar:${id}`);
      expect([play.hero().coins, counters(play), play.state.conquest]).toEqual([50, [2, 1, 3], 5]);
      // What is paid beyond the last lot brings nothing more.
      expect(counters(auction({ next: sells('gold', 'gold', 'gold', 'gold') }))[0]).toBe(4);
    },
  );

  rule('DES-26.8', 'Three Souls: three heroes and more bid twice for a lot', () => {
    const three = { heroes: ['steelhorns', 'mad-carthos', 'grey-ker'] };
    expect(counters(auction({ ...three, next: GOLD }))).toEqual([1, 1, 3]);
    expect(counters(auction({ ...three, next: inTurn(GOLD, GOLD) }))).toEqual([2, 2, 3]);
  });

  rule(
    'DES-55.3',
    'Three Souls: one bid of blood counts in a turn, on either black altar; three carry off the lot',
    () => {
      expect(counters(auction({ next: bids('black-altar-west', 3) }))).toEqual([1, 1, 2]);
      expect(counters(auction({ next: inTurn(BLOOD, bids('black-altar-east')) }))).toEqual([1, 1, 2]);
      expect(counters(auction({ next: inTurn(BLOOD, overlordBegins, bids('black-altar-east')) }))).toEqual([1, 1, 1]);
      const lost = auction({ next: sells('blood') });
      expect([counters(lost), often(lost, 'widow-lost'), lost.state.conquest]).toEqual([[2, 1, 3], 1, 4]);
      // Bids are for one lot alone.
      expect(counters(auction({ next: inTurn(sacrifices(2), GOLD) }))).toEqual([2, 1, 3]);
    },
  );

  rule('DES-26.8', 'Three Souls: a falsified ledger is a bid, once, and not when the sale is over', () => {
    const ledger = (next?: QuestPlan['next']): Play =>
      auction({
        areas: [0, 1, 3],
        at: [space(34, 13)],
        heroes: ['mad-carthos', 'steelhorns'],
        dice: [...shows(3, 3), ...shows(3, 1)],
        ...(next && { next }),
      });
    const play = ledger().does('action:ready', 'prolonged:falsify', 'effort:0');
    expect(counters(play)).toEqual([1, 1, 3]);
    play.does('half:concentrate', 'effort:0');
    expect([counters(play), often(play, 'ledger-falsified')]).toEqual([[2, 1, 3], 1]);
    expect(play.state.guide.allowed.falsify).toBe(false);
    expect(
      ledger(sells('gold', 'gold', 'gold'))
        .does('action:ready')
        .can(),
    ).not.toContain('prolonged:falsify');
  });

  rule(
    'DES-26.8',
    'Three Souls: lots without a buyer go to blood, the first in round 5, the second in 8, the third in 11',
    () => {
      const after = (...rounds: readonly number[]) => {
        const play = auction({ next: begins(...rounds) });
        return [...counters(play).slice(0, 1), often(play, 'hammer-falls')];
      };
      expect([after(4), after(5), after(5, 7), after(5, 8), after(5, 8, 11)]).toEqual([
        [1, 0],
        [2, 1],
        [2, 1],
        [3, 2],
        [4, 3],
      ]);
      // What is sold is not sold again.
      const early = auction({ next: inTurn(GOLD, begins(5)) });
      expect([counters(early)[0], often(early, 'hammer-falls')]).toEqual([2, 0]);
      expect(auction({ next: begins(5, 8, 11) }).log.filter(text => text === 'log.conquest')).toEqual([]);
    },
  );
});

describe('what becomes of the lots', () => {
  rule(['DES-24.8', 'DES-24.2'], 'Three Souls: the widow redeemed heals everybody, and is worth a token', () => {
    const tired = (next: QuestPlan['next'] & object): Play =>
      auction({
        next: inTurn(function* ({ state }) {
          for (const hero of state.heroes) Object.assign(hero, { wounds: 3, fatigue: 0 });
        }, next),
      });
    const play = tired(GOLD);
    expect(play.state.heroes.map(({ wounds, fatigue }) => [wounds, fatigue])).toEqual([
      [7, 2],
      [7, 2],
    ]);
    expect([play.state.conquest, often(play, 'widow-redeemed')]).toEqual([5, 1]);
    expect(tired(sacrifices(3)).hero().wounds).toBe(3);
  });

  rule(['DES-31.5', 'DES-28.2'], 'Three Souls: the sergeant redeemed leaves the Rune Plate by the altar', () => {
    const play = auction({ next: sells('blood', 'gold') });
    expect(markersOf(play.state, 'relic')).toMatchObject([{ at: space(18, 14), item: 'rune-plate#1' }]);
    expect([play.state.conquest, often(play, 'sergeant-redeemed')]).toEqual([5, 1]);
    expect(markersOf(auction({ next: sells('gold', 'blood') }).state, 'relic')).toEqual([]);
  });

  rule('DES-25.1', 'Three Souls: the child redeemed opens the door that is drawn in the cells', () => {
    const play = auction({ next: sells('blood', 'blood', 'gold') });
    expect([isOpen(play.state, 'childs-door'), often(play, 'child-redeemed'), play.state.conquest]).toEqual([
      true,
      1,
      5,
    ]);
    expect(isOpen(auction({ next: sells('gold', 'gold', 'blood') }).state, 'childs-door')).toBe(false);
  });

  rule(
    ['DES-36.8', 'DES-26.2'],
    'Three Souls: whoever goes to blood makes Malgrin stronger, though nobody has seen him yet, or is there already',
    () => {
      const sold = (...lots: readonly ('gold' | 'blood')[]) =>
        sheetOf(auction({ sanctum: true, next: sells(...lots) }));
      const plain = { armour: 4, green: 1, wounds: 11, fears: false };
      expect(sold('gold', 'gold', 'gold')).toEqual(plain);
      expect(sold('blood', 'gold', 'gold')).toEqual({ ...plain, fears: true });
      expect(sold('gold', 'blood', 'gold')).toEqual({ ...plain, armour: 5, green: 2 });
      expect(sold('gold', 'gold', 'blood')).toEqual({ ...plain, wounds: 15 });
      const all = { armour: 5, green: 2, wounds: 15, fears: true };
      expect(sold('blood', 'blood', 'blood')).toEqual(all);
      const late = auction({ areas: [0, 1, 5], next: sells('blood', 'blood', 'blood') });
      expect([sheetOf(late), statOf(late.state, malgrin(late).id, 'maxWounds')]).toEqual([all, 15]);
      expect(heard(late)).toEqual(expect.arrayContaining(['widow-lost', 'sergeant-lost', 'child-lost']));
    },
  );

  rule(
    'DES-25.6',
    'Three Souls: when all three are sold the sanctum can be opened, and nobody falsifies any more',
    () => {
      const door = (play: Play) => {
        const spec = play
          .seat(0)
          .view()
          .doors.find(({ id }) => id === 'sanctum-door');
        return spec?.locked;
      };
      expect([door(auction()), door(auction({ next: sells('gold', 'blood') }))]).toEqual([true, true]);
      const play = auction({ next: sells('gold', 'blood', 'gold') });
      expect([door(play), often(play, 'sale-ends'), play.state.guide.allowed.falsify]).toEqual([false, 1, false]);
      expect(isOpen(play.state, 'sanctum-door')).toBe(false);
    },
  );
});

describe('the sanctum', () => {
  rule('DES-83.1', 'Three Souls: heroes hear of Black Curse and of both altars as they come in', () => {
    expect(heard(auction({ sanctum: true }), 'heroes')).toEqual(
      expect.arrayContaining(['tip-black-curse', 'tip-last-altar']),
    );
    expect(heard(auction())).not.toContain('tip-last-altar');
  });

  rule(
    ['DES-55.2', 'DES-24.8'],
    'Three Souls: in there gold takes 5 wounds from him, armour or not, and bids for nobody',
    () => {
      const play = auction({ areas: [0, 1, 5], next: bids('last-white-altar', 2) });
      expect([malgrin(play).wounds, often(play, 'gold-bites'), counters(play)]).toEqual([1, 1, [1, 1, 3]]);
      expect(auction({ areas: [0, 1, 5], next: bids('last-white-altar', 3) }).state.won).toBe('heroes');
    },
  );

  rule('DES-55.3', 'Three Souls: a life on the last altar costs a token, once a turn', () => {
    const left = (next: QuestPlan['next'] & object) => auction({ areas: [0, 1, 5], next }).state.conquest;
    const altar = bids('last-black-altar');
    expect([left(altar), left(inTurn(altar, altar)), left(inTurn(altar, overlordBegins, altar))]).toEqual([3, 3, 2]);
    expect(often(auction({ areas: [0, 1, 5], next: altar }), 'blood-outbids')).toBe(1);
  });

  rule('DES-1.1', 'Three Souls: Malgrin dead, the heroes have won', () => {
    expect(auction({ areas: [0, 1, 5], next: slays(first, 'malgrin') }).state.won).toBe('heroes');
  });
});
