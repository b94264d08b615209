// The guided first game: what to say at which moment. The first step that applies is shown.

import type { PlainDecision } from '@veillee/kernel';
import type { GuideStep } from '@veillee/web/kit';
import { type GuideApplies, whenAsked } from '@veillee/web/kit/guide.ts';
import { type Card, defOf } from '../content/cards.ts';
import { autoEquip } from '../rules/auto-equip.ts';
import { goldOf } from '../rules/buying.ts';
import { BUY, EQUIP, LEVEL, USE } from '../rules/keys.ts';
import { NOTHING, newParty, RANKS } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { levelPrice } from './party.ts';

const handOf = (view: View): readonly Card[] =>
  typeof view.viewer === 'number' ? (view.players[view.viewer]?.hand ?? []) : [];
const xpOf = (view: View): number => (typeof view.viewer === 'number' ? (view.players[view.viewer]?.xp ?? 0) : 0);

const asks = whenAsked<View>;
const step = (id: string, applies: GuideApplies<View>, more: Partial<GuideStep<View>> = {}): GuideStep<View> => ({
  id,
  text: { text: `table.guide.${id}` },
  applies,
  ...more,
});

/** Some monster of the Hall would fall to this hand. */
const couldWin = (view: View): boolean => plans(view).some(({ battle }) => battle.victory);

const plans = (view: View) => {
  const party = view.party ?? newParty();
  return RANKS.flatMap(rank => {
    const card = view.hall[rank - 1];
    if (card === undefined || card === NOTHING || !defOf(card).isMonster) return [];
    return [autoEquip({ cards: handOf(view), party }, defOf(card), rank)];
  });
};

const canLevel = (view: View): boolean =>
  handOf(view).some(card => (levelPrice(view, card) ?? Number.POSITIVE_INFINITY) <= xpOf(view));

const freeWeapon = (_: View, decision: PlainDecision): boolean => decision.options.some(({ key }) => EQUIP.is(key));

export const guide: readonly GuideStep<View>[] = [
  // The end comes before everything else: who does not know it plays another game.
  step('stoneInHall', (view, decision) => decision?.prompt === 'turn.action' && stoneInHall(view), {
    rule: 'THU-19.1',
    on: ['hall'],
  }),
  step(
    'welcome',
    asks('turn.action', view => view.turn === 0),
    { rule: 'THU-3.2', on: ['village', 'hall'] },
  ),
  step(
    'fightNow',
    asks('turn.action', view => couldWin(view) && !canLevel(view)),
    { rule: 'THU-6.1', on: ['hall'] },
  ),
  step('levelSoon', asks('turn.action', canLevel), { rule: 'THU-5.1', on: ['village'] }),
  step(
    'danger',
    asks('turn.action', view => view.dungeon.safe === 0),
    { rule: 'THU-19.1', on: ['hall'] },
  ),
  step(
    'shopFirst',
    asks('turn.action', view => goldOf(handOf(view)) >= 3),
    { rule: 'THU-4.1', on: ['village'] },
  ),
  step('restPerhaps', asks('turn.action'), { rule: 'THU-17.1' }),

  step(
    'effects',
    asks('village.step', (view, decision) => view.visit?.step === 'effects' && uses(decision)),
    {
      rule: 'THU-4.2',
    },
  ),
  // A Hero raised is the end of all purchases: nobody is sent there while something can be bought.
  step(
    'buyFirst',
    asks('village.step', (_, decision) => levels(decision) && buys(decision)),
    { rule: 'THU-4.16' },
  ),
  step(
    'level',
    asks('village.step', (_, decision) => levels(decision)),
    {
      rule: 'THU-5.2',
    },
  ),
  step(
    'buy',
    asks('village.step', (view, decision) => view.visit?.step === 'effects' && buys(decision)),
    {
      rule: 'THU-4.11',
      on: ['stack-torch', 'stack-lightstone-gem', 'stack-short-sword', 'stack-thyrian', 'stack-elf'],
    },
  ),
  step(
    'buyMore',
    asks('village.step', (_, decision) => buys(decision)),
    { rule: 'THU-4.20' },
  ),
  step('leaveVillage', asks('village.step'), { rule: 'THU-3.4' }),

  step('equip', asks('dungeon.step', freeWeapon), { rule: 'THU-7.2' }),
  step(
    'light',
    asks('dungeon.step', view => plans(view).some(({ battle }) => battle.penalty > 0)),
    { rule: 'THU-9.5' },
  ),
  step('target', asks('dungeon.step'), { rule: 'THU-8.1' }),
  step('feed', asks('dungeon.hero'), { rule: 'THU-7.4' }),

  step('disease', asks('battle.disease'), { rule: 'THU-15.3' }),
  step('lose', asks('battle.destroy'), { rule: 'THU-12.8' }),
  step('stop', asks('battle.stop'), { rule: 'THU-12.9' }),
  step('spoils', (_, decision) => decision?.prompt === 'victory.trigger' || decision?.prompt === 'spoils.buy', {
    rule: 'THU-13.7',
  }),
  step('rest', asks('rest.destroy'), { rule: 'THU-17.1' }),
  step('discard', (_, decision) => decision?.prompt.startsWith('discard') ?? false, { rule: 'THU-6.13' }),
  step('wait', (view, decision) => decision === undefined && view.turn <= 3, { rule: 'THU-3.5' }),
];

const uses = ({ options }: PlainDecision): boolean => options.some(({ key }) => USE.is(key));
const levels = ({ options }: PlainDecision): boolean => options.some(({ key }) => LEVEL.is(key));
const buys = ({ options }: PlainDecision): boolean => options.some(({ key }) => BUY.is(key));

const stoneInHall = (view: View): boolean => view.hall.some(card => card !== NOTHING && defOf(card).isStone);
