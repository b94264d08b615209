// Somebody at a table of Thunderstone: its board as they see it, and what they would touch next.

import type { Page } from 'playwright-core';
import { type Hand, seatAt, type Wish } from '../hands/seat.ts';

export type Area = 'rank' | 'entrance' | 'village' | 'stack' | 'hand' | 'laid';

const seat = seatAt({
  things: [['[data-thing][data-lit]', 'data-thing']],
  areas: [
    ['[data-thing="hall"]', 'entrance'],
    ['[data-thing="village"]', 'village'],
    ['[data-thing^="stack:"]', 'stack'],
    ['.thu-laid *', 'laid'],
    ['.thu-hand *', 'hand'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'rank' as Area,
  counts: {},
  words: { log: '.v-hidden[role="log"]' },
  // A card that changes its place is there twice for a moment.
  isMoving: lit => new Set(lit.map(({ thing }) => thing)).size < lit.length,
});

export const { look, asked, touch } = seat;
export type Sight = Awaited<ReturnType<typeof look>>;

/** It is this seat's turn, and nothing of it is decided yet. */
export const isTurn = (sight: Sight): boolean =>
  sight.lit.some(({ area }) => area === 'village' || area === 'entrance');

/** What a player with a plan would touch next: things by area, or a button of the slip by its words; best first. */
export type Plan = readonly (Area | `press ${string}`)[];

/** To the Dungeon every turn, the front Rank first. */
export const FIGHT: Plan = ['rank', 'entrance', 'laid', 'hand', 'stack', 'village'];
export const SHOP: Plan = ['stack', 'village', 'laid', 'hand', 'rank', 'entrance'];

function wish({ lit, buttons }: Sight, plan: Plan): Wish<Area> {
  for (const wanted of plan) {
    const button = buttons.find(({ text }) => `press ${text}` === wanted);
    if (button) return { press: button.text };
    const light = lit.find(({ area, look: state }) => area === wanted && state !== 'chosen');
    if (light) return light;
  }
  return undefined;
}

/** One step towards an answer, on the board wherever the board can. */
export const act = (page: Page, sight: Sight, hand: Hand, plan: Plan) =>
  seat.act(page, sight, hand, now => wish(now, plan));

/** Plays until `done` says so or the game is over. */
export const playOn = (
  page: Page,
  hand: Hand,
  plan: (sight: Sight) => Plan,
  done?: Parameters<typeof seat.playOn>[3],
  most = 600,
) => seat.playOn(page, hand, sight => wish(sight, plan(sight)), done, most);

/** Begins a turn by this plan: it is decided where to. */
export const beginTurn = (page: Page, hand: Hand, plan: Plan) =>
  playOn(
    page,
    hand,
    () => plan,
    sight => !isTurn(sight),
  );
