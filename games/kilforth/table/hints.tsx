// What the board adds to the slip: what would follow, and the suggested answer.

import { headOf, partsOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints } from '@veillee/web/kit';
import { cardById, regionById, sagaById } from '../content/cards.ts';
import type { Attribute } from '../content/vocabulary.ts';
import { bestDice, confrontOdds, engagementOdds, fightOdds, finaleOdds } from '../rules/odds/odds.ts';
import { place } from '../rules/state.ts';
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
  const { view, eyes, own, word, name, percent } = reading;
  const action = headOf(picked);
  const [object = '', way] = partsOf(picked);
  if (action === 'move') {
    const { terrain } = regionById(object);
    const there = place(view, object).encounters;
    const foes = there.filter(card => cardById(card).isEnemy || own.hostile.includes(card));
    const [foe] = foes;
    if (foe !== undefined)
      return (
        <Cited
          text={word('table.slip.foe', { card: name(foe), share: percent(fightOdds(view, eyes, foe).win) })}
          rule="KIL-4.10"
        />
      );
    if (there.length > 0) return <>{word('table.slip.meets', { cards: there.map(name).join(', ') })}</>;
    if (!terrain) return <>{word('table.region.city')}</>;
    const { enemy } = deckOdds(view, terrain);
    return (
      <Cited
        text={word(own.hidden ? 'table.slip.draw.hidden' : 'table.slip.draw', {
          terrain: word(`keyword.${terrain}`),
          share: percent(enemy),
        })}
        rule="KIL-4.8"
      />
    );
  }
  if (action === 'confront' && way !== undefined && way !== 'hostile') {
    const attribute = way as Attribute;
    const need = cardById(object).confront[attribute] ?? 0;
    const stored = own.successes.find(({ target }) => target === object)?.n ?? 0;
    const ap = Math.max(1, own.ap + (own.restrictedAp.confront ?? 0));
    const { dice, now, within } = confrontOdds(view, eyes, object, attribute, ap);
    return (
      <Cited
        text={word('table.slip.test', {
          dice,
          need,
          stored,
          now: percent(now),
          later: percent(within),
          ap,
        })}
        rule="KIL-5.4"
      />
    );
  }
  if (action === 'feat' && object !== 'chapter') {
    const attribute = object as Attribute;
    const need = sagaById(own.saga).finale.values[attribute] ?? 0;
    const stored = own.successes.find(({ target }) => target === 'finale')?.n ?? 0;
    const ap = Math.max(1, own.ap);
    const { now, within } = finaleOdds(view, eyes, attribute, ap);
    const dice = bestDice(view, eyes, attribute, 'finale') + (view.active === eyes ? view.team.length : 0);
    return (
      <Cited
        text={word('table.slip.test', { dice, need, stored, now: percent(now), later: percent(within), ap })}
        rule="KIL-7.17"
      />
    );
  }
  if (action === 'search') {
    const { terrain } = regionById(own.region);
    if (!terrain) return null;
    return (
      <Cited
        text={word(own.hidden ? 'table.slip.draw.hidden' : 'table.slip.draw', {
          terrain: word(`keyword.${terrain}`),
          share: percent(deckOdds(view, terrain).enemy),
        })}
        rule="KIL-4.20"
      />
    );
  }
  if (isSaid(action)) return <Cited text={word(`table.slip.${action}`)} rule={SLIP_RULE[action]} />;
  return null;
}

const SLIP_RULE = {
  discover: 'KIL-6.3',
  hide: 'KIL-4.25',
  rest: 'KIL-6.2',
  trade: 'KIL-6.10',
  unhide: 'KIL-4.31',
} as const;
const isSaid = (action: string | undefined): action is keyof typeof SLIP_RULE =>
  action !== undefined && Object.hasOwn(SLIP_RULE, action);

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
  if (prompt.startsWith('engage') || prompt.startsWith('battle') || prompt.startsWith('flee'))
    return { glyph: glyphs.crossedSwords };
  if (prompt.startsWith('test')) return { glyph: glyphs.rollingDices };
  if (prompt.startsWith('trade')) return { glyph: glyphs.trade };
  if (prompt.startsWith('feat') || prompt.startsWith('finale')) return { glyph: glyphs.ribbonMedal };
  if (prompt.startsWith('reward')) return { glyph: glyphs.openTreasureChest };
  if (prompt.startsWith('draft')) return { glyph: glyphs.cowled };
  if (prompt === 'exchange.gold')
    return {
      glyph: glyphs.twoCoins,
      number: n => word('table.exchange.gold', { n: Math.abs(n), way: n < 0 ? 'ask' : n > 0 ? 'give' : 'none' }),
    };
  if (prompt.startsWith('exchange') || prompt.startsWith('team')) return { glyph: glyphs.shakingHands };
  return {};
}
