// What one would regret before making camp or assaulting an Ancient: pure, so that it can be proved.

import type { Picks, PlainDecision, RuleId, Seat, Text } from '@veillee/kernel';
import type { Caution } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { ASSAULT } from '../rules/keys.ts';
import { hero, place } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { planChapter } from './facts.ts';
import { campingTent, deathSkull } from './glyphs.ts';
import { oddsAgainst, plotsAgainst } from './raid.ts';

export type Warning =
  /** The Gloom step would take the last HP. */
  | { readonly id: 'defeat'; readonly n: number }
  | { readonly id: 'gloom'; readonly n: number }
  | { readonly id: 'successes'; readonly n: number }
  | { readonly id: 'feat' }
  | { readonly id: 'ap'; readonly n: number }
  | { readonly id: 'abilities'; readonly cards: readonly string[] };

const WARNING_RULE: { readonly [id in Warning['id']]: RuleId } = {
  defeat: 'KIL-9.30',
  gloom: 'KIL-10.1',
  successes: 'KIL-3.11',
  feat: 'KIL-7.2',
  ap: 'KIL-3.11',
  abilities: 'KIL-15.15',
};

/** What is said before an answer goes: before Make Camp, and before an Assault. */
export function warn(view: View, { seat }: PlainDecision, [key = '']: Picks): Caution | undefined {
  if (key === 'camp') {
    const warnings = campWarnings(view, seat);
    if (warnings.length === 0) return undefined;
    const grave = warnings.some(({ id }) => id === 'defeat');
    return {
      lines: warnings.map(warning => ({ text: warningText(warning), rule: WARNING_RULE[warning.id] })),
      grave,
      glyph: grave ? deathSkull : campingTent,
    };
  }
  if (ASSAULT.is(key)) return { lines: [assaultLine(view, seat, ASSAULT.only(key))], grave: true, glyph: deathSkull };
  return undefined;
}

function warningText(warning: Warning): Text {
  const text = `table.camp.${warning.id}`;
  if ('n' in warning) return { text, with: { n: warning.n } };
  if ('cards' in warning) return { text, with: { cards: warning.cards.map(card => cardById(card).name) } };
  return { text };
}

/** KIL-13.7: odds, Plots that count, no way back. */
function assaultLine(view: View, seat: Seat, ancient: string): Caution['lines'][number] {
  const plots = plotsAgainst(view, ancient).length;
  const { win } = oddsAgainst(view, seat, ancient);
  return { text: { text: 'table.slip.assault', with: { share: win, plots } }, rule: 'KIL-13.7' };
}

/** Before Make Camp, the worst first. */
export function campWarnings(view: View, seat: Seat): readonly Warning[] {
  const own = hero(view, seat);
  const warnings: Warning[] = [];
  const loss = place(view, own.region).gloom ? gloomLoss(view, own.region) : 0;
  if (loss > 0) warnings.push({ id: loss >= own.hp ? 'defeat' : 'gloom', n: loss });
  const stored = own.successes.reduce((sum, { n }) => sum + n, 0);
  if (stored > 0) warnings.push({ id: 'successes', n: stored });
  const feasible = own.ap > 0 && !own.featToday && planChapter(view, seat)?.ready === true;
  if (feasible) warnings.push({ id: 'feat' });
  else if (own.ap > 0) warnings.push({ id: 'ap', n: own.ap });
  const unused = [...own.assets, ...own.talents].filter(card => isUnusedGift(card) && !own.exhausted.includes(card));
  if (unused.length > 0) warnings.push({ id: 'abilities', cards: unused });
  return warnings;
}

/** A Gift that is exhausted to be used: it is ready again at Dawn anyway. */
function isUnusedGift(card: string): boolean {
  const { ability } = cardById(card);
  return ability?.timing === 'gift' && ability.cost.some(({ pay }) => pay === 'exhaust');
}
