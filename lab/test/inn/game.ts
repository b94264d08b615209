// The inn: a game with one of everything that the lab has to show. For the lab's tests.

import {
  type Ask,
  type Bot,
  type Catalogue,
  fingerprint,
  type Game,
  type GameKit,
  type Option,
  type Position,
  type Refused,
  type Rules,
  type Seat,
  sumOfCoin,
  type Table,
} from '@veillee/kernel';
import { bare, either, exactly, listOf, oneOf, only, whole } from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';

interface Inn {
  day: number;
  coins: number[];
  cellar: string[][];
  toasts: string[][];
  readonly days: number;
}

const who = (seat: Seat) => ({ text: `player.${seat}` });
const ACTIONS: readonly Option[] = ['dice', 'cellar', 'tip'].map(key => ({ key, text: `action.${key}` }));
const CASKS: readonly Option[] = ['ale', 'mead', 'wine'].map(key => ({ key, text: `cask.${key}` }));
const GLASSES: readonly Option[] = ['water', 'ale'].map(key => ({ key, text: `glass.${key}` }));
const SONGS: readonly Option[] = ['merry', 'sad'].map(key => ({ key, text: `song.${key}` }));
const FEAST: Refused = {
  key: 'feast',
  text: 'action.feast',
  why: { text: 'why.coins', with: { price: 5 } },
  rule: 'INN-1.2',
};

function* setup(t: Table<Inn>): Rules<Position> {
  t.tell('log.open', { seats: t.setting.seats });
  return { at: 'day', seat: 0 };
}

function* day(t: Table<Inn>, position: Position): Rules<Position> {
  const { state } = t;
  const seat = position.seat as number;
  if (seat === 0) state.day++;
  const action = yield* t.choose(seat, 'day.action', ACTIONS, {
    rule: 'INN-1.1',
    with: { day: state.day },
    pass: { text: 'day.rest' },
    refused: () => [FEAST],
  });
  if (action === 'dice') rollDice(t, seat);
  if (action === 'cellar') {
    const casks = yield* t.chooseMany(seat, 'day.casks', CASKS, { min: 1, max: 2, ordered: true });
    state.cellar[seat] = [...casks];
    t.tell('log.cellar', { player: who(seat), casks: casks.map(key => ({ text: `cask.${key}` })) });
  }
  if (action === 'tip') {
    const tip = yield* t.chooseNumber(seat, 'day.tip', { min: 0, max: 4, step: 2 });
    state.coins[seat] = (state.coins[seat] ?? 0) - tip;
    t.tell('log.tip', { player: who(seat), tip });
  }
  const last = seat === t.setting.seats - 1;
  return last ? { at: 'night' } : { at: 'day', seat: seat + 1 };
}

function rollDice(t: Table<Inn>, seat: Seat): void {
  const roll = t.roll(6, 'dice');
  t.state.coins[seat] = (t.state.coins[seat] ?? 0) + roll + 1;
  const detail = { roll, bonus: 1, sum: roll + 1 };
  t.tell(
    'log.dice',
    { player: who(seat), coins: roll + 1 },
    { rule: 'INN-1.1', detail, brings: { seat, coins: { dice: roll + 1 } } },
  );
}

/** INN-2.1: everybody answers at once. */
function* night(t: Table<Inn>): Rules<Position> {
  const replies = yield* t.askAll(() =>
    t.state.coins.map(
      (_, seat): Ask => ({ seat, prompt: 'night.toast', rule: 'INN-2.1', options: GLASSES, min: 1, max: 1 }),
    ),
  );
  for (const { seat, picks } of replies) t.state.toasts[seat]?.push(...picks);
  t.tell('log.toast', undefined, { rule: 'INN-2.1' });
  if (t.setting.options.loud) {
    const first = yield* t.askAny(() =>
      t.state.coins.map((_, seat): Ask => ({ seat, prompt: 'night.song', options: SONGS, min: 1, max: 1 })),
    );
    t.tell('log.song', { player: who(first.seat) });
  }
  return t.state.day >= t.state.days ? { at: 'over' } : { at: 'day', seat: 0 };
}

const sound = soundBy<Inn, Position>(({ seats, options }) => ({
  position: either(
    bare('setup', 'night'),
    exactly<{ readonly at: 'day'; readonly seat: Seat }>({ at: only('day'), seat: whole(0, seats - 1) }),
  ),
  state: exactly<Inn>({
    day: whole(0, 50),
    coins: listOf(whole(-1000, 1000), seats, seats),
    cellar: listOf(listOf(oneOf(CASKS.map(({ key }) => key)), 2), seats, seats),
    toasts: listOf(listOf(oneOf(GLASSES.map(({ key }) => key)), 50), seats, seats),
    days: only(options.days as number),
  }),
}));

export const innGame: Game<Inn, Inn> = {
  id: 'inn',
  rules: 3,
  content: fingerprint('inn'),
  options: [
    { id: 'days', kind: 'number', initial: 2, min: 1, max: 50 },
    { id: 'loud', kind: 'switch', initial: false },
    { id: 'street', kind: 'choice', initial: 'high', choices: ['high', 'low'] },
  ],
  refuseSetting: ({ seats }) => (seats <= 4 ? undefined : { text: 'inn.full', with: { most: 4 } }),
  begin: ({ seats, options }) => ({
    day: 0,
    days: options.days as number,
    coins: Array<number>(seats).fill(0),
    cellar: Array.from({ length: seats }, () => []),
    toasts: Array.from({ length: seats }, () => []),
  }),
  positions: { setup, day, night },
  view: state => state,
  redeal: () => {},
  outcome: ({ coins }) => {
    const best = Math.max(...coins);
    const won = coins.flatMap((own, seat) => (own === best ? [seat] : []));
    return { won, scores: coins, text: { text: 'outcome', with: { players: won.map(who) } } };
  },
  turns: state => state.day * state.coins.length,
  invariants: () => [],
  sound,
  trials: [
    { seats: 2, options: {} },
    { seats: 3, options: { days: 1, loud: true } },
  ],
};

/** Always rolls, and thinks on an imagined table first. */
const roller: Bot<Inn, Inn> = {
  id: 'adept',
  imagines: true,
  decide: ({ decision, imagine }) => {
    imagine('roller');
    return decision.range ? [String(decision.range.min)] : [(decision.options[0] as Option).key];
  },
};

const en: Catalogue = {
  'action.cellar': 'Stock the cellar',
  'action.dice': 'Roll for coins',
  'action.feast': 'Hold a feast',
  'action.tip': 'Give a tip',
  'cask.ale': 'ale',
  'cask.mead': 'mead',
  'cask.wine': 'wine',
  'day.action': 'Day {day}: what do you do?',
  'day.casks': 'Which casks go into the cellar?',
  'day.rest': 'Rest',
  'day.tip': 'How much do you give?',
  'detail.sum': 'coins in all',
  'glass.ale': 'A glass of ale',
  'glass.water': 'A glass of water',
  'inn.full': 'the inn seats {most} at most',
  'log.cellar': '{player} stores {casks}.',
  'log.dice': '{playerIs, select, you {You gain} other {{player} gains}} {coins} coins.',
  'log.open': 'The inn opens for {seats}.',
  'log.tip': '{playerIs, select, you {You tip} other {{player} tips}} {tip}.',
  'log.toast': 'All raise their glasses.',
  'log.song': '{playerIs, select, you {You sing} other {{player} sings}}.',
  'night.song': 'Who sings first?',
  'song.merry': 'A merry song',
  'song.sad': 'A sad song',
  'night.toast': 'What is in your glass?',
  outcome: 'The richest: {players}',
  'why.coins': 'it costs {price} coins',
};

const fr: Catalogue = {
  ...en,
  'action.dice': 'Lancer le dé',
  'day.action': 'Jour {day} : que faites-vous ?',
  'day.rest': 'Se reposer',
  'inn.full': 'l’auberge a {most} places au plus',
  'log.open': 'L’auberge ouvre pour {seats}.',
  outcome: 'Le plus riche : {players}',
};

export const inn: GameKit<Inn, Inn> = {
  game: innGame,
  bots: [roller],
  botOptions: { days: 3 },
  texts: {
    en: { ...en, ...Object.fromEntries([0, 1, 2, 3].map(n => [`player.${n}`, `Guest ${n + 1}`])) },
    fr: { ...fr, ...Object.fromEntries([0, 1, 2, 3].map(n => [`player.${n}`, `Client ${n + 1}`])) },
  },
  composedKeys: [],
  folder: new URL('./', import.meta.url),
  exempt: [{ id: 'INN-2.1', reason: 'a custom' }],
  account: {
    points: ({ coins }) => [{ id: 'coins', bySeat: coins }],
    figures: ({ coins }, events) => [{ id: 'dice', bySeat: sumOfCoin(events, coins.length, 'dice') }],
  },
};
