// What lies in the light in place of the map while heroes are somewhere: what they hand each other, their fire, or a city; and what the slip says there.

import type { Option, PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints } from '@veillee/web/kit';
import type { View } from '../../rules/view.ts';
import { beerStein, greekTemple, hutsVillage, knapsack, standingPotion, targetDummy, twoCoins } from '../glyphs.ts';
import type { Reading } from '../reading.ts';
import { Camp } from './camp.tsx';
import { City } from './city.tsx';
import { HandOver } from './party-share.tsx';
import { type House, heroMeant, houseAsked, isCamping, isSharing, isVisiting } from './visiting.ts';

export type Stay = 'share' | 'camp' | 'city';

/** Where the question is; nothing while the map is what matters. */
export function stayOf(view: View, decision: PlainDecision | undefined): Stay | undefined {
  if (isSharing(decision)) return 'share';
  if (isCamping(view, decision)) return 'camp';
  if (!isVisiting(view, decision)) return undefined;
  return view.visit?.of === 'master' ? 'camp' : 'city';
}

export function StayPlace({ stay }: { readonly stay: Stay }) {
  if (stay === 'share') return <HandOver />;
  return stay === 'camp' ? <Camp /> : <City />;
}

const GLYPH: { readonly [house in House]: string } = {
  alchemist: standingPotion,
  market: twoCoins,
  temple: greekTemple,
  tavern: beerStein,
  'training-ground': targetDummy,
  master: targetDummy,
};

/** Things lie on the board: only what would follow is said on the slip. */
export function stayHints(reading: Reading): SlipHints {
  const { view, decision, table, word, options } = reading;
  const house = houseAsked(view, decision);
  const picked = options.find(({ key }) => table.picked.includes(key));
  return {
    glyph: house ? GLYPH[house] : isSharing(decision) ? knapsack : hutsVillage,
    inHand: true,
    buttons: options.filter(isOffBoard).map(({ key }) => key),
    ...(picked && { second: <Cited text={followsOf(reading, picked)} rule={picked.rule ?? decision?.rule} /> }),
    ...(!picked && whoActs(reading) && { second: word('city.turn', { hero: whoActs(reading) ?? '' }) }),
  };
}
const ON_BOARD: readonly string[] = [
  'enter',
  'recover',
  'share',
  'learn',
  'trait',
  'secret',
  'potion',
  'buy',
  'sell',
  'heal',
  'round',
  'improve',
  'thing',
  'hero',
  'drink',
  'drop',
  'fresh',
];
const isOffBoard = ({ key }: Option): boolean => !ON_BOARD.includes(headOf(key));

/** Of several heroes whom one plays, the one who is meant. */
function whoActs({ view, decision, table, word }: Reading): string | undefined {
  const { legend } = view;
  const figures = new Set(decision?.options.flatMap(({ figure }) => figure ?? []));
  const hero = legend && figures.size > 1 ? heroMeant(legend, decision, table.figure, table.seat) : undefined;
  return hero && word(`hero.${hero.sheet}`);
}

/** What the purse and the hero have left then. */
function followsOf({ view, word, table, decision }: Reading, option: Option): string {
  const { legend } = view;
  const { price, coins = price, xp } = option.with ?? {};
  const hero = legend && heroMeant(legend, decision, table.figure, table.seat);
  if (!legend || typeof coins !== 'number') return table.say(option);
  const spends = headOf(option.key) === 'sell' ? -coins : coins;
  const left = word('city.left', { n: legend.coins - spends });
  return typeof xp === 'number' && hero
    ? [left, word('city.left.xp', { hero: word(`hero.${hero.sheet}`), n: hero.xp - xp })].join(' ')
    : left;
}
