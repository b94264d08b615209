// The night watch: alone or together, with offers that stand and interruptions. For the lab's tests.

import type { Ask, Catalogue, Game, GameKit, Option, Position, Rules, Seat, Table } from '@veillee/kernel';
import { bare, exactly, flag, listOf, whole } from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';

interface Watch {
  hour: number;
  asleep: boolean[];
  lamps: number[];
}

const HOURS = 6;
const who = (seat: Seat) => ({ text: `player.${seat}` });
const ACTS: readonly Option[] = ['walk', 'doze'].map(key => ({ key, text: `act.${key}` }));
const AGAIN: readonly Option[] = [{ key: 'again', text: 'walk.once-more' }];

/** Whoever else is asleep may wake up while the active guard decides. */
function* hour(t: Table<Watch>): Rules<Position> {
  const { state } = t;
  const active = state.hour % state.asleep.length;
  const act: Ask = { seat: active, prompt: 'hour.act', options: ACTS, min: 1, max: 1, rule: 'WAT-1.1' };
  const { seat, picks } = yield* t.askAny(() => [act, ...sleepers(state, active)]);
  if (picks[0] === 'wake') {
    state.asleep[seat] = false;
    t.tell('log.wakes', { player: who(seat) });
    return { at: 'hour' };
  }
  state.asleep[active] = picks[0] === 'doze';
  yield* picks[0] === 'walk' ? walk(t, active) : doze(t, active);
  state.hour++;
  return { at: state.hour < HOURS ? 'hour' : 'over' };
}

const sleepers = ({ asleep }: Watch, active: Seat): Ask[] =>
  asleep.flatMap((is, seat) =>
    is && seat !== active
      ? [{ seat, prompt: 'sleep', options: [{ key: 'wake', text: 'sleep.wake' }], min: 1, max: 1, standing: true }]
      : [],
  );

/** Nothing hangs on a dream. */
function* doze(t: Table<Watch>, seat: Seat): Rules {
  const window = { id: 'dream', matters: false };
  const dreams: readonly Option[] = [{ key: 'dream', text: 'doze.sweet' }];
  yield* t.choose(seat, 'doze.dream', dreams, { pass: { text: 'doze.none' }, window });
}

/** Some lamps are lit. A second walk could matter only after a poor first one. */
function* walk(t: Table<Watch>, seat: Seat): Rules {
  const lamps = t.roll(6, 'lamps');
  t.tell('log.lamps', { player: who(seat), lamps });
  const again = yield* t.choose(seat, 'walk.again', AGAIN, {
    with: { lamps },
    pass: { text: 'walk.enough' },
    window: { id: 'again', matters: lamps < 3 },
  });
  t.state.lamps[seat] = (t.state.lamps[seat] ?? 0) + (again ? t.roll(6, 'lamps') : lamps);
}

const sound = soundBy<Watch, Position>(({ seats }) => ({
  position: bare('setup', 'hour'),
  state: exactly<Watch>({
    hour: whole(0, HOURS),
    asleep: listOf(flag, seats, seats),
    lamps: listOf(whole(0, 100), seats, seats),
  }),
}));

export const watchGame: Game<Watch, Watch> = {
  id: 'watch',
  rules: 1,
  content: 'watch',
  options: [{ id: 'mode', kind: 'choice', initial: 'together', choices: ['alone', 'together'] }],
  refuseSetting: ({ seats, options: { mode } }) =>
    (mode === 'alone') === (seats === 1) && seats <= 4 ? undefined : { text: 'watch.seats', with: { seats } },
  begin: ({ seats }) => ({ hour: 0, asleep: Array(seats).fill(false).fill(true, 1), lamps: Array(seats).fill(0) }),
  positions: {
    *setup() {
      return { at: 'hour' };
    },
    hour,
  },
  view: state => state,
  redeal: () => {},
  outcome: ({ lamps }) => {
    const best = Math.max(...lamps);
    const won = lamps.flatMap((own, seat) => (own === best ? [seat] : []));
    return { won, scores: lamps, text: { text: 'outcome', with: { players: won.map(who) } } };
  },
  turns: state => state.hour,
  invariants: ({ hour: now }) => (now > HOURS ? ['the night never ends'] : []),
  sound,
  *met({ asleep }) {
    if (asleep[1] === false) yield 'a guard awake';
  },
  rows: ['a guard awake'],
  trials: [
    { seats: 1, options: { mode: 'alone' } },
    { seats: 2, options: { mode: 'together' } },
    { seats: 4, options: { mode: 'together' } },
  ],
};

const words: Catalogue = {
  'act.doze': 'Doze',
  'act.walk': 'Walk the walls',
  'doze.dream': 'Do you dream?',
  'doze.none': 'No dreams',
  'doze.sweet': 'A sweet dream',
  'hour.act': 'What do you do?',
  'log.lamps': '{player} lights {lamps} lamps.',
  'log.wakes': '{player} wakes up.',
  outcome: 'The brightest: {players}',
  sleep: 'You sleep.',
  'sleep.wake': 'Wake up',
  'walk.again': '{lamps} lamps: walk once more?',
  'window.again': 'Walking once more',
  'window.dream': 'Dreaming',
  'walk.enough': 'Enough',
  'walk.once-more': 'Walk once more',
  'watch.seats': 'one alone, or two to four together, not {seats}',
};

export const watch: GameKit<Watch, Watch> = {
  game: watchGame,
  bots: [],
  botOptions: {},
  texts: { en: words, fr: words },
  composedKeys: [],
  folder: new URL('./nowhere/', import.meta.url),
  exempt: [],
  windows: ['again', 'dream'],
};
