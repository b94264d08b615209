// What the board adds to the slip: what would follow, and the suggested answer.

import type { RuleId } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints } from '@veillee/web/kit';
import { cardById, regionById, sagaById } from '../content/cards.ts';
import type { Attribute } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { CONFRONT, FEAT, MOVE } from '../rules/keys.ts';
import { bestDice, confrontOdds, engagementOdds, fightOdds, finaleOdds } from '../rules/odds/odds.ts';
import { isEnemyOf } from '../rules/realm/encounters.ts';
import { place, type RegionId } from '../rules/state.ts';
import { type ActionName, actionOf } from './actions.tsx';
import { assaulted, deckOdds, isDown } from './facts.ts';
import * as glyphs from './glyphs.ts';
import { oddsAgainst } from './raid.ts';
import type { Reading } from './reading.ts';
import { campWarnings } from './warnings.ts';

export function slipHints(reading: Reading): SlipHints {
  const { decision, table } = reading;
  if (!decision) return {};
  const [picked] = table.picked;
  if (decision.prompt !== 'turn.choice') return otherHints(reading);
  if (picked === undefined) return turnHints(reading);
  return { glyph: glyphs.compass, second: <Follows reading={reading} picked={picked} />, main: picked };
}

const NEAR: readonly ActionName[] = ['feat', 'assault', 'confront'];

/** Nothing chosen yet: a Feat, an Assault and tests at hand get a button, in that order; the rest is lit on the board. */
function turnHints(reading: Reading): SlipHints {
  const { decision, own, word, view } = reading;
  const options = decision?.options ?? [];
  const near = NEAR.flatMap(action => options.filter(option => actionOf(option) === action));
  const tired = own.ap === 0 && Object.values(own.restrictedAp).every(n => n === 0);
  const calm = tired && campWarnings(view, reading.eyes).length === 0;
  return {
    glyph: glyphs.compass,
    buttons: near.slice(0, 2).map(({ key }) => key),
    ...(calm && { main: 'camp' }),
    second: (
      <Cited
        text={word(tired ? 'table.slip.tired' : 'table.slip.turn', {
          steps: options.filter(option => actionOf(option) === 'move').length,
          here: place(view, own.region).encounters.length,
        })}
        rule={tired ? 'KIL-3.13' : 'KIL-3.9'}
      />
    ),
  };
}

/** The rules' own last question before an Assault: it names what is at stake, the odds stand below. */
function assaultHints({ view, eyes, word }: Reading, ancient: string): SlipHints {
  return {
    glyph: glyphs.deathSkull,
    tone: 'danger',
    main: 'assault',
    second: (
      <Cited text={word('table.slip.assault.odds', { share: oddsAgainst(view, eyes, ancient).win })} rule="KIL-13.7" />
    ),
  };
}

/** What would follow the chosen action. */
function Follows({ reading, picked }: { readonly reading: Reading; readonly picked: string }) {
  const { view, eyes, own, word } = reading;
  const [region] = MOVE.read(picked) ?? [];
  if (region !== undefined) return <Arrival reading={reading} region={region} />;
  const [card, how] = CONFRONT.read(picked) ?? [];
  if (card !== undefined && how !== 'hostile') {
    const attribute = how as Attribute;
    const ap = Math.max(1, own.ap + (own.restrictedAp.confront ?? 0));
    const need = cardById(card).confront[attribute];
    const odds = confrontOdds(view, eyes, card, attribute, ap);
    return <TestAhead reading={reading} target={card} need={need} ap={ap} odds={odds} rule="KIL-5.4" />;
  }
  const [attempt] = FEAT.read(picked) ?? [];
  if (attempt !== undefined && attempt !== 'chapter') {
    const attribute = attempt as Attribute;
    const ap = Math.max(1, own.ap);
    const need = sagaById(own.saga).finale.values[attribute];
    const dice = bestDice(view, eyes, attribute, 'finale') + (view.active === eyes ? view.team.length : 0);
    const odds = { ...finaleOdds(view, eyes, attribute, ap), dice };
    return <TestAhead reading={reading} target="finale" need={need} ap={ap} odds={odds} rule="KIL-7.17" />;
  }
  const action = headOf(picked);
  if (action === 'search') return <DrawAhead reading={reading} region={own.region} rule="KIL-4.20" />;
  if (isSaid(action)) return <Cited text={word(`table.slip.${action}`)} rule={SLIP_RULE[action]} />;
  return null;
}

/** Whom or what one would meet there. */
function Arrival({ reading, region }: { readonly reading: Reading; readonly region: RegionId }) {
  const { view, eyes, word, percent } = reading;
  const there = place(view, region).encounters;
  const foe = there.find(card => isEnemyOf(view, eyes, card));
  if (foe !== undefined) {
    const share = percent(fightOdds(view, eyes, foe).win);
    return <Cited text={word('table.slip.foe', { card: named(foe), share })} rule="KIL-4.10" />;
  }
  if (there.length > 0) return <>{word('table.slip.meets', { cards: there.map(named) })}</>;
  if (!regionById(region).terrain) return <>{word('table.region.city')}</>;
  return <DrawAhead reading={reading} region={region} rule="KIL-4.8" />;
}

interface AheadProps {
  readonly reading: Reading;
  readonly rule: RuleId;
}

/** A card of the region's deck, and how often it is an Enemy. */
function DrawAhead({ reading, region, rule }: AheadProps & { readonly region: RegionId }) {
  const { view, own, word, percent } = reading;
  const { terrain } = regionById(region);
  if (!terrain) return null;
  const text = own.hidden ? 'table.slip.draw.hidden' : 'table.slip.draw';
  const share = percent(deckOdds(view, terrain).enemy);
  return <Cited text={word(text, { terrain: word(`keyword.${terrain}`), share })} rule={rule} />;
}

interface TestAheadProps extends AheadProps {
  readonly target: string;
  readonly need: number | undefined;
  readonly ap: number;
  readonly odds: { readonly dice: number; readonly now: number; readonly within: number };
}

/** A test: dice, what is needed, and how likely that is at once and with the AP that are left. */
function TestAhead({ reading, target, need = 0, ap, odds: { dice, now, within }, rule }: TestAheadProps) {
  const { own, word, percent } = reading;
  const stored = own.successes.find(one => one.target === target)?.n ?? 0;
  const figures = { dice, need, stored, now: percent(now), later: percent(within), ap };
  return <Cited text={word('table.slip.test', figures)} rule={rule} />;
}

const SLIP_RULE = {
  discover: 'KIL-6.3',
  hide: 'KIL-4.25',
  rest: 'KIL-6.2',
  trade: 'KIL-6.10',
  unhide: 'KIL-4.31',
} as const;
const isSaid = (action: string): action is keyof typeof SLIP_RULE => Object.hasOwn(SLIP_RULE, action);

/** Fights and tests: the question stands under the dice. */
function otherHints(reading: Reading): SlipHints {
  const { view, eyes, word, percent } = reading;
  const prompt = reading.decision?.prompt ?? '';
  const ancient = assaulted(reading.decision);
  if (ancient !== undefined) return assaultHints(reading, ancient);
  const { fight } = view;
  if (fight && !fight.assault && fight.active === eyes && (prompt.startsWith('engage') || prompt === 'battle.round')) {
    if (isDown(view, fight.adversary)) return { glyph: glyphs.crossedSwords };
    const { win, lost } = engagementOdds(view, eyes, fight.adversary);
    return {
      glyph: glyphs.crossedSwords,
      second: (
        <Cited
          text={word('table.slip.fight', {
            share: percent(win),
            hp: Math.round(lost * 10) / 10,
            team: view.team.length > 0 ? 'yes' : 'no',
          })}
          rule="KIL-9.11"
        />
      ),
    };
  }
  if (prompt === 'exchange.gold')
    return {
      glyph: glyphs.twoCoins,
      number: n => word('table.exchange.gold', { n: Math.abs(n), way: n < 0 ? 'ask' : n > 0 ? 'give' : 'none' }),
    };
  const glyph = Object.entries(GLYPHS).find(([chapter]) => prompt.startsWith(chapter))?.[1];
  return glyph === undefined ? {} : { glyph };
}

/** By the chapter of the rules that asks. */
const GLYPHS: { readonly [chapter: string]: string } = {
  engage: glyphs.crossedSwords,
  battle: glyphs.crossedSwords,
  flee: glyphs.crossedSwords,
  test: glyphs.rollingDices,
  trade: glyphs.trade,
  feat: glyphs.ribbonMedal,
  finale: glyphs.ribbonMedal,
  reward: glyphs.openTreasureChest,
  draft: glyphs.cowled,
  exchange: glyphs.shakingHands,
  team: glyphs.shakingHands,
};
