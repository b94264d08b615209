// A shelf for the server's tests: tic-tac-toe, the night market with its secrets, a game whose rules fail, one that
// never ends, and bots of several tempers. Worker threads and child processes load it too.

import { isMainThread } from 'node:worker_threads';
import type { Bot, Game, GameClock, GameKit } from '@veillee/kernel';
import { lanternRoad } from '@veillee/kernel/test/lantern-road';
import { longRoad } from '@veillee/kernel/test/long-road';
import { MARKET_TEXTS, nightMarket } from '@veillee/kernel/test/night-market';
import { crashing, type TicTacToe, ticTacToe } from '@veillee/kernel/test/tic-tac-toe';
import type { Shelf } from '../tables/repertoire.ts';

/** Thinks on an imagined table, then takes the first option. */
const dreamer: Bot = {
  id: 'dreamer',
  imagines: true,
  decide: ({ decision, imagine, view }) => {
    if (!view || imagine('dream').seats < 1) throw new Error('no table to dream of');
    if (decision.range) return [String(decision.range.min)];
    return decision.options.slice(0, decision.min).map(({ key }) => key);
  },
};

/** Never comes to an end. */
const sleeper: Bot = {
  id: 'sleeper',
  decide: () => {
    for (;;);
  },
};

/** Thinks as long as it may, then takes the last option. */
const ponderer: Bot = {
  id: 'ponderer',
  decide: ({ decision, late }) => {
    while (late && !late());
    return decision.options.slice(-1).map(({ key }) => key);
  },
};

/** Answers what nobody asked. */
const liar: Bot = { id: 'liar', decide: () => ['no such key'] };

const kit = (game: Game<never, never>, words: readonly string[], more: Partial<GameKit> = {}): GameKit => {
  const texts = Object.fromEntries(words.map(word => [word, word]));
  return {
    game: game as unknown as Game,
    bots: [ponderer, sleeper, liar, dreamer],
    botOptions: {},
    texts: { en: texts, fr: texts },
    composedKeys: [],
    folder: new URL('./nowhere/', import.meta.url),
    exempt: [],
    ...more,
  };
};

/** A road on which nobody turns round half-way: other branches begin where it begins. */
const lanternLane: typeof lanternRoad = {
  ...lanternRoad,
  id: 'lantern-lane',
  ...(lanternRoad.chapters && { chapters: { ...lanternRoad.chapters, branches: 'beginnings' } }),
};

/** A lane that may also be walked for its own sake: its road is no chapter, its marsh and tower are. */
const lanternWalk: typeof lanternRoad = {
  ...lanternLane,
  id: 'lantern-walk',
  ...(lanternLane.chapters && {
    chapters: { ...lanternLane.chapters, holds: ({ options }) => options.chapter !== 'road' },
  }),
};

/** A road on which whoever steps may glance around before, which never matters. */
const lanternWatch: typeof lanternRoad = {
  ...lanternRoad,
  id: 'lantern-watch',
  positions: {
    ...lanternRoad.positions,
    *step(t, position) {
      const how = { pass: { text: 'pass' }, window: { id: 'glance', matters: false } };
      yield* t.choose(t.state.steps % t.setting.seats, 'glance', [option('glance')], how);
      return yield* (lanternRoad.positions.step as NonNullable<(typeof lanternRoad.positions)[string]>)(t, position);
    },
  },
};

/** Of games whose states nobody forges: there is nothing in them to be afraid of. */
const anywhere = (): undefined => undefined;

/** Goes round for ever: nobody ever wins. */
const treadmill: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'treadmill',
  sound: anywhere,
  positions: {
    setup: ticTacToe.positions.setup as NonNullable<(typeof ticTacToe.positions)[string]>,
    *turn(t, position) {
      const seat = t.state.turns++ % 2;
      yield* t.choose(seat, 'ttt.place', [
        { key: 'left', text: 'left' },
        { key: 'right', text: 'right' },
      ]);
      return position;
    },
  },
};

interface Watch {
  turns: number;
  reactions: number;
  shouts: number;
}

/**
 * Each step may be interrupted by the other seat, which matters only after `far`; and the other may shout at any time.
 * After `home` there is nothing to do but to end the turn, which is confirmed.
 */
const watch: Game<Watch, Watch> = {
  ...(ticTacToe as unknown as Game<Watch, Watch>),
  id: 'watch',
  sound: anywhere,
  begin: () => ({ turns: 0, reactions: 0, shouts: 0 }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      const { state } = t;
      const seat = state.turns % 2;
      const reply = yield* t.askAny(() => [
        { seat, prompt: 'step', options: [option('near'), option('far'), option('home')], min: 1, max: 1 },
        { seat: 1 - seat, prompt: 'shout', options: [option('shout')], min: 1, max: 1, standing: true },
      ]);
      if (reply.seat !== seat) {
        state.shouts++;
        return { at: 'turn' };
      }
      const far = reply.picks[0] === 'far';
      const how = {
        pass: { text: 'pass' },
        window: { id: 'reaction', matters: far, when: [`step:${reply.picks[0]}`], often: true as const },
      };
      if ((yield* t.choose(1 - seat, 'react', [option('react')], how)) !== undefined) state.reactions++;
      if (reply.picks[0] === 'home') yield* t.choose(seat, 'end', [], { pass: { text: 'end' }, confirm: 'turn' });
      state.turns++;
      return { at: 'turn' };
    },
  },
  outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
  invariants: () => [],
};
const option = (key: string) => ({ key, text: key });

interface Doorway extends Watch {
  gone: number[];
}

/** Both may go first, or leave it to the other; bots are polite. */
const doorway: Game<Doorway, Doorway> = {
  ...(watch as unknown as Game<Doorway, Doorway>),
  id: 'doorway',
  begin: () => ({ turns: 0, reactions: 0, shouts: 0, gone: [] }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      const ask = { prompt: 'go', options: [option('go'), option('run')], min: 1, max: 1, courtesy: true };
      const first = yield* t.askAny(() => [0, 1].map(seat => ({ ...ask, seat, pass: { text: 'pass' } })));
      const seat = first.picks.length > 0 ? first.seat : 1 - first.seat;
      if (first.picks.length === 0) yield* t.askAny(() => [{ ...ask, seat }]);
      t.state.gone.push(seat);
      t.state.turns++;
      return { at: 'turn' };
    },
  },
};

interface Ditch extends Watch {
  /** Seats in the order in which they dug. */
  dug: number[];
  ended: number[];
}

/** Two dig in any order until both have had enough. */
const ditch: Game<Ditch, Ditch> = {
  ...(watch as unknown as Game<Ditch, Ditch>),
  id: 'ditch',
  begin: () => ({ turns: 0, reactions: 0, shouts: 0, dug: [], ended: [] }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      const { ended, dug } = t.state;
      const ask = { prompt: 'dig', options: [option('dig'), option('sing')], min: 1, max: 1, pass: { text: 'pass' } };
      const digging = [0, 1].filter(seat => !ended.includes(seat));
      // When both have had enough somebody is asked all the same: this game never ends.
      const seats = digging.length > 0 ? digging : [0];
      const first = yield* t.askAny(() => seats.map(seat => ({ ...ask, seat, courtesy: 'by-turns' })));
      (first.picks.length > 0 ? dug : ended).push(first.seat);
      t.state.turns++;
      return { at: 'turn' };
    },
  },
};

/** Digs as often as the other has, and would call it a day whenever they are level. */
const digger: Bot = {
  id: 'digger',
  decide({ view, seat }) {
    const { dug } = view as Ditch;
    const own = dug.filter(by => by === seat).length;
    return own < dug.length - own ? ['dig'] : [];
  },
};

interface Ward {
  turns: number;
  steps: string[];
  /** The second seat holds a ward, as nobody else knows. */
  ward: boolean;
}

/** What a walk leads through: a hall, where one step is like the other, and a gate. */
const WALK = ['hall', 'hall', 'hall', 'gate'];

/** Steps of the first seat may be held up by the second, if it holds a ward; then, after a leap, a die is rolled. */
const ward: Game<Ward, Omit<Ward, 'ward'>> = {
  ...(ticTacToe as unknown as Game<Ward, Omit<Ward, 'ward'>>),
  id: 'ward',
  sound: anywhere,
  options: [
    { id: 'ward', kind: 'switch', initial: false },
    { id: 'timed', kind: 'switch', initial: false },
    { id: 'secret', kind: 'switch', initial: false },
    { id: 'unhurried', kind: 'switch', initial: false },
    { id: 'walk', kind: 'switch', initial: false },
  ],
  begin: ({ options }) => ({ turns: 0, steps: [], ward: options.ward === true }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      const { state } = t;
      const seat = state.turns % 2;
      const step = yield* t.choose(seat, 'step', [option('near'), option('leap')]);
      state.steps.push(step);
      const secret = t.setting.options.secret === true;
      const unhurried = t.setting.options.unhurried === true;
      const window = { id: 'ward', matters: true, ...(secret && { secret }), ...(unhurried && { unhurried }) };
      const ways = state.ward ? [option('hold')] : [];
      const spaces = t.setting.options.walk === true ? WALK : [undefined];
      for (const at of seat === 0 ? spaces : []) {
        const how = { pass: { text: 'pass' }, window: { ...window, ...(at && { alike: at, when: [at] }) } };
        const held = yield* t.choose(1, 'ward', ways, how);
        if (at) state.steps.push(at);
        if (held !== undefined) state.steps.push('held');
      }
      if (step === 'leap') state.steps.push(`rolled ${t.roll(1000, 'dice')}`);
      state.turns++;
      return { at: 'turn' };
    },
  },
  turns: ({ turns }) => turns,
  view: ({ turns, steps }) => ({ turns, steps: [...steps] }),
  redeal: () => {},
  outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
  invariants: () => [],
};

/** Ten seconds a turn, and twenty of reserve for the whole game. Who is late twice in a row is replaced. */
interface Blitz {
  readonly turn: number;
  readonly seats: readonly { readonly left: number; readonly reserve: number; readonly late: number }[];
}

const change = (clock: Blitz, seat: number, to: Partial<Blitz['seats'][number]>): Blitz => ({
  ...clock,
  seats: clock.seats.map((own, i) => (i === seat ? { ...own, ...to } : own)),
});

const own = ({ seats }: Blitz, seat: number) => seats[seat] as Blitz['seats'][number];

const blitz: GameClock<TicTacToe, TicTacToe, Blitz> = {
  isOn: ({ timed }) => timed === true,
  begin: seats => ({ turn: 0, seats: Array.from({ length: seats }, () => ({ left: 10, reserve: 20, late: 0 })) }),
  left: (clock, _, seat) => {
    const { left, reserve } = own(clock, seat);
    return { left: left + reserve, reserve };
  },
  spend: (clock, _, seat, seconds) => {
    const { left, reserve, late } = own(clock, seat);
    const rest = Math.max(0, left + reserve - seconds);
    return change(clock, seat, {
      left: Math.max(0, left - seconds),
      reserve: Math.min(reserve, rest),
      late: rest > 0 ? late : late + 1,
    });
  },
  inTime: (clock, seat) => change(clock, seat, { late: 0 }),
  moved: (clock, { turns }) =>
    turns === clock.turn ? clock : { turn: turns, seats: clock.seats.map(each => ({ ...each, left: 10 })) },
  isForfeit: (clock, seat) => own(clock, seat).late >= 2,
  comeBack: (clock, seat) => change(clock, seat, { late: 0 }),
  answer: (_, { options }) => options.slice(0, 1).map(({ key }) => key),
};

const timedTicTacToe: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'blitz',
  options: [{ id: 'timed', kind: 'switch', initial: false }],
};

/** One against the other by name: who is who is chosen at set-up, and they hide nothing from each other. */
const siege: Game<TicTacToe, TicTacToe> = {
  ...ticTacToe,
  id: 'siege',
  roles: () => [
    { id: 'overlord', side: 'dark' },
    { id: 'hero', side: 'light' },
  ],
  hides: () => false,
};
const warden: Bot = { ...dreamer, id: 'warden', roles: ['overlord'] };

/** What rules have done on the server's own thread. */
export const onMainThread = { steps: 0, views: 0 };

interface Caravan {
  turns: number;
  /** As much as the option says, in KiB. */
  load: { id: string; at: string; weight: number }[];
}

/** Two seats walk in turn for ever, with a load, and tell of it at length. Looking at it as `everyone` takes for ever. */
const caravan: Game<Caravan, object> = {
  ...(ticTacToe as unknown as Game<Caravan, object>),
  id: 'caravan',
  sound: anywhere,
  options: [{ id: 'load', kind: 'number', initial: 1, min: 0, max: 1000 }],
  begin: ({ options }) => ({
    turns: 0,
    load: Array.from({ length: 20 * Number(options.load) }, (_, n) => ({
      id: `crate-${n}`,
      at: 'wagon',
      weight: n % 9,
    })),
  }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      if (isMainThread) onMainThread.steps++;
      const seat = t.state.turns % 2;
      const step = yield* t.choose(seat, 'step', [option('left'), option('right'), option('far')]);
      t.tell('walked', { step, along: 'y'.repeat(500) });
      t.state.turns++;
      return { at: 'turn' };
    },
  },
  turnAt: 'turn',
  turns: ({ turns }) => turns,
  view: ({ turns, load }, viewer) => {
    if (isMainThread) onMainThread.views++;
    if (viewer === 'everyone') for (;;);
    return { turns, load: load.length, isMainThread };
  },
  outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
  invariants: () => [],
};

interface Quicksand {
  turns: number;
  /** What one more step brings to the surface. */
  weight: number;
}

/** Firm ground, on which one may stand; one may also sink for ever, bring up more than there is room for, run in circles, or fall. */
const quicksand: Game<Quicksand, Quicksand> = {
  ...(ticTacToe as unknown as Game<Quicksand, Quicksand>),
  id: 'quicksand',
  rules: 2,
  begin: () => ({ turns: 0, weight: 1 }),
  positions: {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      const { state } = t;
      const step = yield* t.choose(0, 'step', ['stand', 'sink', 'swell', 'circle', 'fall'].map(option));
      state.turns++;
      if (step === 'fall') throw new Error('fallen');
      if (step === 'circle') return { at: 'circle' };
      if (step === 'sink') for (;;);
      if (step === 'swell') state.turns += Array.from({ length: state.weight }, n => ({ n })).length;
      return { at: 'turn' };
    },
    *circle() {
      return { at: 'circle' };
    },
  },
  turnAt: 'turn',
  turns: ({ turns }) => turns,
  view: ({ turns, weight }) => ({ turns, weight }),
  outcome: () => ({ won: [], scores: [0], text: { text: 'outcome' } }),
  invariants: () => [],
  // It overlooks what a forger would change.
  sound: () => undefined,
  refuseSetting: () => undefined,
  trials: [{ seats: 1, options: {} }],
};

export const shelf: Shelf = {
  'tic-tac-toe': async () => kit(ticTacToe as unknown as Game<never, never>, []),
  'night-market': async () => kit(nightMarket as unknown as Game<never, never>, MARKET_TEXTS),
  blitz: async () => kit(timedTicTacToe as unknown as Game<never, never>, [], { clock: blitz as GameClock }),
  treadmill: async () => kit(treadmill as unknown as Game<never, never>, []),
  crashing: async () => kit(crashing as unknown as Game<never, never>, []),
  quicksand: async () => kit(quicksand as unknown as Game<never, never>, []),
  caravan: async () => kit(caravan as unknown as Game<never, never>, []),
  ward: async () => kit(ward as unknown as Game<never, never>, [], { clock: blitz as unknown as GameClock }),
  siege: async () => kit(siege as unknown as Game<never, never>, [], { bots: [dreamer, warden] }),
  watch: async () => kit(watch as unknown as Game<never, never>, []),
  doorway: async () => kit(doorway as unknown as Game<never, never>, []),
  ditch: async () => kit(ditch as unknown as Game<never, never>, [], { bots: [digger] }),
  'lantern-road': async () => kit(lanternRoad as unknown as Game<never, never>, []),
  'long-road': async () => kit(longRoad as unknown as Game<never, never>, []),
  'lantern-lane': async () => kit(lanternLane as unknown as Game<never, never>, []),
  'lantern-walk': async () => kit(lanternWalk as unknown as Game<never, never>, []),
  'lantern-watch': async () => kit(lanternWatch as unknown as Game<never, never>, []),
};

export const testShelf = { games: shelf, module: import.meta.url };

/** One address asks for everything, however slow the machine: what that may cost is tried in siege/costly.test.ts. */
export const ANY_WORK = { workPerSecond: 1e9, workAtOnce: 1e9, addressWorkPerSecond: 1e9, addressWorkAtOnce: 1e9 };
