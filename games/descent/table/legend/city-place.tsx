// What lies in the light in place of the map while heroes are somewhere: what they hand each other, their fire, or a city; and what the slip says there.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints, useLayout, useThing } from '@veillee/web/kit';
import type { LegendHero } from '../../rules/legend/record.ts';
import { heroId } from '../../rules/state.ts';
import { beerStein, greekTemple, hutsVillage, knapsack, standingPotion, targetDummy, twoCoins } from '../glyphs.ts';
import { SheetDisc } from '../heroes/token.tsx';
import { type Reading, useReading } from '../reading.ts';
import { Camp } from './camp.tsx';
import { City } from './city.tsx';
import { HandOver } from './party-share.tsx';
import { type House, heroMeant, houseAsked, isSharing, type Stay } from './visiting.ts';
import './city-place.css';

export function StayPlace({ stay }: { readonly stay: Stay }) {
  const phone = useLayout() === 'phone';
  return (
    <div className="des-stay">
      {phone && stay !== 'camp' && <VisitLine />}
      <div className="des-stay-lit">{stay === 'share' ? <HandOver /> : stay === 'camp' ? <Camp /> : <City />}</div>
    </div>
  );
}

/** On a phone: the purse, and the heroes in a line, of whom one is meant. */
function VisitLine() {
  const { view, word, decision, table } = useReading();
  const { legend } = view;
  if (!legend) return null;
  return (
    <div className="des-visit-line">
      <span className="des-week-coins" title={word('dungeon.purse', { n: legend.coins })}>
        {word('city.sum', { n: legend.coins })}
      </span>
      {legend.heroes.map((hero, n) => (
        <VisitChip
          key={hero.sheet}
          hero={hero}
          n={n}
          isMeant={heroMeant(legend, decision, table.figure, table.seat) === hero}
        />
      ))}
    </div>
  );
}

function VisitChip({ hero, n, isMeant }: { readonly hero: LegendHero; readonly n: number; readonly isMeant: boolean }) {
  const { word, table, decision } = useReading();
  const { sheet, wounds, maxWounds, xp } = hero;
  const may = decision?.options.some(({ key, figure }) => figure === heroId(sheet) && headOf(key) === 'enter') === true;
  const lit = useThing({
    label: [
      word(`hero.${sheet}`),
      word('table.wounds', { n: wounds, most: maxWounds }),
      word('city.xp', { n: xp }),
    ].join(', '),
    look: isMeant ? 'here' : may ? 'option' : 'plain',
    ...(may && !isMeant && { onTouch: () => table.mean(heroId(sheet)) }),
  });
  return (
    <div {...lit} className="des-visit-chip v-lit-row" data-meant={isMeant || undefined}>
      <SheetDisc sheet={sheet} n={n} size={34} />
      <span>
        <b data-of="health">
          {wounds}/{maxWounds}
        </b>
        <b data-of="xp">{word('city.xp', { n: xp })}</b>
      </span>
    </div>
  );
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
    ...(picked && {
      second: <Cited text={followsOf(reading, picked)} rule={picked.rule ?? decision?.rule} />,
      worth: 'told' as const,
    }),
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
