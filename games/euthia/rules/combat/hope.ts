// EUT-10.48 to EUT-10.54: Shii's Intervention. Bad luck raises the Hope die, and its points buy luck.

import { who } from '@veillee/kernel';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import { HOPE_MAX, HOPE_PRICES } from '../../content/constants.ts';
import { tellRoll } from '../dice/hero-roll.ts';
import { change, inflict } from '../dice/ledger.ts';
import { hopeKey } from '../keys.ts';
import type { Deed, Hero, State, T } from '../state.ts';
import { combatOf } from './fighter.ts';

/** EUT-10.11, EUT-10.39, R31: it stays at 5. */
export function raiseHope(t: T, rule: string): void {
  const combat = combatOf(t.state);
  combat.hope = Math.min(HOPE_MAX, combat.hope + 1);
  t.tell('log.hope', { hope: combat.hope }, { rule, scene: { of: 'combat', part: 'hope' } });
}

type Boon = keyof typeof HOPE_PRICES;
const BOONS: readonly Boon[] = ['roll', 'gaar', 'strike'];
const RULE: { readonly [boon in Boon]: string } = { roll: 'EUT-10.50', gaar: 'EUT-10.51', strike: 'EUT-10.52' };

/** What the die buys now: always a Gaar, and after a Hero roll the other two (EUT-10.53: each as often as it reaches). */
export function offerHope(state: State, hero: Hero, offer: Offer<Deed>, moment: 'roll' | 'any', forbidden?: Why): void {
  const { hope } = combatOf(state);
  for (const boon of BOONS) {
    if (moment === 'any' && (boon !== 'gaar' || hope < HOPE_PRICES.gaar)) continue;
    const price = HOPE_PRICES[boon];
    const lacks = hope < price ? because('why.hope', RULE[boon], { price, hope }) : undefined;
    offer((boon === 'gaar' ? undefined : forbidden) ?? lacks, () => ({
      option: { key: hopeKey.make(boon), text: `do.hope.${boon}`, with: { price }, rule: RULE[boon] },
      *run(t) {
        combatOf(t.state).hope -= price;
        spend(t, hero, boon);
        return undefined;
      },
    }));
  }
}

function spend(t: T, hero: Hero, boon: Boon): void {
  const { ledger } = combatOf(t.state);
  if (boon === 'gaar') {
    hero.gaar++;
    t.tell('log.hope.gaar', { player: who(hero.seat) }, { rule: RULE.gaar });
    return;
  }
  const held = { source: { text: 'source.hope' }, expiry: 'roll' } as const;
  change(ledger, 'heroStrength', 1, held);
  if (boon === 'strike') inflict(ledger, 'damage', 1, held); // R32
  tellRoll(t, `log.hope.${boon}`, ledger, 'hero', { player: who(hero.seat) }, RULE[boon]);
}

/** EUT-11.7, EUT-14.14: a Gaar for every two points; the rest is lost. */
export function cashHope(t: T, hero: Hero): void {
  const combat = combatOf(t.state);
  const gaar = Math.floor(combat.hope / HOPE_PRICES.gaar);
  combat.hope = 0;
  if (gaar === 0) return;
  hero.gaar += gaar;
  t.tell('log.hope.left', { player: who(hero.seat), n: gaar }, { rule: 'EUT-11.7' });
}
