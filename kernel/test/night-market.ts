// The night market: a small game with something of everything. Sealed bids, hidden hands, chance, number ranges, ordered
// picks, passes, refused options, first-come answers and triggers. A guinea pig for the conformance kit.

import type {
  Ask,
  Game,
  Option,
  Position,
  Refused,
  Reply,
  Rules,
  Seat,
  Table,
  Text,
  Trigger,
  Viewer,
} from '../index.ts';
import { happen } from '../play/triggers.ts';
import { bare, either, exactly, listOf, oneOf, only, whole } from '../save/shape.ts';
import { soundBy } from '../save/sound.ts';

export interface Stall {
  hand: string[];
  /** Wares laid out, in the order in which they were laid. */
  wares: string[];
  coins: number;
}

export interface NightMarket {
  deck: string[];
  stalls: Stall[];
  lot: string;
  round: number;
  rounds: number;
  caught: number;
}

export interface NightMarketView {
  readonly stalls: readonly { hand: readonly string[] | number; wares: readonly string[]; coins: number }[];
  readonly deck: number;
  readonly lot: string;
  readonly round: number;
  readonly caught: number;
}

const CARDS = Array.from({ length: 24 }, (_, n) => `card-${n + 1}`);
const HAND = 4;

const cardName = (card: string): Text => ({ text: 'market.card', with: { card } });
const cardOption = (key: string): Option => ({ key, ...cardName(key), on: [key] });
const stallOf = (state: NightMarket, seat: Seat): Stall => state.stalls[seat] as Stall;

function* setup(t: Table<NightMarket>): Rules<Position> {
  const { state } = t;
  t.shuffle(state.deck, 'deck');
  for (const stall of state.stalls) stall.hand.push(...t.draw(state.deck, HAND));
  return { at: 'round', seat: 0 };
}

function* round(t: Table<NightMarket>, position: Position): Rules<Position> {
  const { state } = t;
  const seat = position.seat as Seat;
  const [lot] = t.draw(state.deck);
  if (lot === undefined) yield* t.end();
  state.lot = lot as string;
  state.round++;
  t.tell('market.lot', { card: state.lot }, { moves: [{ what: state.lot, from: 'deck', to: 'lot' }] });
  const bidder = yield* bid(t);
  yield* happen(t, { what: 'sale', seat: bidder }, () => take(t, bidder));
  yield* layOut(t, bidder);
  yield* inspect(t);
  yield* sell(t, seat);
  if (state.round >= state.rounds) return { at: 'over' };
  return { at: 'round', seat: (seat + 1) % t.setting.seats };
}

function* bid(t: Table<NightMarket>): Rules<Seat> {
  const asks = (): Ask[] =>
    t.state.stalls.map(({ coins }, seat) => ({
      seat,
      prompt: 'market.bid',
      with: { lot: cardName(t.state.lot) },
      rule: 'NIG-1',
      options: [],
      min: 1,
      max: 1,
      range: { min: 0, max: coins },
    }));
  const replies = yield* t.askAll(asks);
  const bids = replies.map(reply => Number(reply.picks[0]));
  const most = Math.max(...bids);
  const best = bids.flatMap((value, seat) => (value === most ? [seat] : []));
  const winner = best.length === 1 ? (best[0] as Seat) : t.pick(best, 'ties');
  stallOf(t.state, winner).coins -= most;
  t.tell('market.sold', { seat: winner, coins: most }, { rule: 'NIG-1' });
  return winner;
}

function* take(t: Table<NightMarket>, seat: Seat): Rules {
  const { state } = t;
  stallOf(state, seat).hand.push(state.lot);
  state.lot = '';
}

function* layOut(t: Table<NightMarket>, seat: Seat): Rules {
  const { hand, wares } = stallOf(t.state, seat);
  const options = hand.map(cardOption);
  const picked = yield* t.chooseMany(seat, 'market.lay', options, {
    min: 0,
    max: Math.min(2, hand.length),
    ordered: true,
  });
  for (const card of picked) {
    hand.splice(hand.indexOf(card), 1);
    wares.push(card);
  }
}

function* inspect(t: Table<NightMarket>): Rules {
  const asks = (): Ask[] =>
    t.state.stalls.map((_, seat) => ({
      seat,
      prompt: 'market.inspect',
      options: [{ key: 'bell', text: 'market.bell' }],
      min: 1,
      max: 1,
      pass: { text: 'market.quiet' },
    }));
  const { seat, picks }: Reply = yield* t.askAny(asks);
  if (picks.length === 0) return;
  t.state.caught++;
  const { hand } = stallOf(t.state, seat);
  t.tell(
    'market.rung',
    { seat, hand: hand.map(cardName) },
    { only: [seat], others: { text: 'market.heard', with: { seat } } },
  );
}

function* sell(t: Table<NightMarket>, seat: Seat): Rules {
  const stall = stallOf(t.state, seat);
  const isOld = (card: string): boolean => stall.wares.indexOf(card) < 2;
  const refused = (): Refused[] =>
    stall.wares
      .filter(card => !isOld(card))
      .map(key => ({ ...cardOption(key), rule: 'NIG-2', why: { text: 'market.new' } }));
  const card = yield* t.choose(seat, 'market.sell', stall.wares.filter(isOld).map(cardOption), {
    rule: 'NIG-2',
    pass: { text: 'market.keep' },
    refused,
  });
  if (card === undefined) return;
  stall.wares.splice(stall.wares.indexOf(card), 1);
  t.state.deck.unshift(card);
  t.shuffleOnce(t.state.deck, `sold/${t.state.round}`);
  stall.coins += 2 + t.roll(6, 'price');
}

/** NIG-3: a poor stall gets a coin for its trouble when something is sold; a rich one may give alms. */
function triggers(state: NightMarket, moment: string, what: { readonly what: string }): Trigger<NightMarket>[] {
  if (moment !== 'after' || what.what !== 'sale') return [];
  return state.stalls.flatMap(({ coins }, seat): Trigger<NightMarket>[] => {
    if (coins > 2 && coins < 8) return [];
    const poor = coins <= 2;
    const gain = poor ? 1 : -1;
    return [
      {
        option: {
          key: poor ? `help-${seat}` : `alms-${seat}`,
          text: poor ? 'market.help' : 'market.alms',
          with: { seat },
          rule: 'NIG-3',
        },
        seat,
        optional: !poor,
        *run(t) {
          stallOf(t.state, seat).coins += gain;
        },
      },
    ];
  });
}

function view(state: NightMarket, viewer: Viewer): NightMarketView {
  const shows = (seat: Seat): boolean => viewer === 'everyone' || viewer === seat;
  const stalls = state.stalls.map(({ hand, wares, coins }, seat) => ({
    hand: shows(seat) ? hand : hand.length,
    wares,
    coins,
  }));
  return { stalls, deck: state.deck.length, lot: state.lot, round: state.round, caught: state.caught };
}

const redeal: Game<NightMarket>['redeal'] = (state, viewer, chance) => {
  const hidden =
    viewer === 'everyone' ? [] : state.stalls.filter((_, seat) => seat !== viewer).map(stall => stall.hand);
  const piles = [state.deck, ...hidden];
  const cards = chance.shuffle(piles.flat().sort(), 'redeal');
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
};

const cards = listOf(oneOf(CARDS), CARDS.length);
const sound = soundBy<NightMarket, Position>(({ seats, options }) => ({
  position: either(
    bare('setup'),
    exactly<{ readonly at: 'round'; readonly seat: Seat }>({ at: only('round'), seat: whole(0, seats - 1) }),
  ),
  state: exactly<NightMarket>({
    deck: cards,
    stalls: listOf(exactly<Stall>({ hand: cards, wares: cards, coins: whole(0, 1000) }), seats, seats),
    lot: oneOf(['', ...CARDS]),
    round: whole(0, 9),
    rounds: only(options.rounds as number),
    caught: whole(0, 1000),
  }),
}));

export const nightMarket: Game<NightMarket, NightMarketView> = {
  id: 'night-market',
  rules: 3,
  content: 'night-market-1',
  options: [{ id: 'rounds', kind: 'number', initial: 4, min: 1, max: 9 }],
  refuseSetting: ({ seats }) => (seats >= 2 && seats <= 4 ? undefined : { text: 'market.setting.seats' }),
  begin: ({ seats, options }) => ({
    deck: [...CARDS],
    stalls: Array.from({ length: seats }, () => ({ hand: [], wares: [], coins: 6 })),
    lot: '',
    round: 0,
    rounds: options.rounds as number,
    caught: 0,
  }),
  positions: { setup, round },
  view,
  redeal,
  outcome: ({ stalls }) => {
    const scores = stalls.map(({ coins, wares }) => coins + 2 * wares.length);
    const most = Math.max(...scores);
    return {
      won: scores.flatMap((score, seat) => (score === most ? [seat] : [])),
      scores,
      text: { text: 'market.end' },
    };
  },
  turns: state => state.round,
  sound,
  invariants: ({ deck, stalls, lot }) => {
    const cards = [...deck, ...stalls.flatMap(({ hand, wares }) => [...hand, ...wares]), ...(lot ? [lot] : [])];
    const broken =
      new Set(cards).size === CARDS.length && cards.length === CARDS.length ? [] : [`${cards.length} cards`];
    return stalls.some(({ coins }) => coins < 0) ? [...broken, 'a stall in debt'] : broken;
  },
  met: ({ stalls }) => stalls.flatMap(stall => stall.wares),
  rows: CARDS,
  trials: [
    { seats: 2, options: {} },
    { seats: 3, options: { rounds: 6 } },
    { seats: 4, options: { rounds: 9 } },
  ],
  triggers,
};

/** Every text of the game. */
export const MARKET_TEXTS: readonly string[] = [
  'market.alms',
  'market.bell',
  'market.bid',
  'market.card',
  'market.end',
  'market.heard',
  'market.help',
  'market.inspect',
  'market.keep',
  'market.lay',
  'market.lot',
  'market.new',
  'market.quiet',
  'market.rung',
  'market.sell',
  'market.sold',
  'sale.trigger',
  'sale.trigger.pass',
];
