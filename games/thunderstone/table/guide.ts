// The guided first game: what to say at which moment. The first step that applies is shown.

import type { PlainDecision } from '@veillee/kernel';
import { guideOf, whenAsked } from '@veillee/web/kit/guide.ts';
import { type Card, defOf } from '../content/cards.ts';
import { autoEquip } from '../rules/auto-equip.ts';
import { goldOf } from '../rules/buying.ts';
import { BUY, EQUIP, LEVEL, USE } from '../rules/keys.ts';
import { STACK } from '../rules/places.ts';
import { monstersIn, NOTHING, newParty } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { levelPrice } from './party.ts';

const handOf = (view: View): readonly Card[] =>
  typeof view.viewer === 'number' ? (view.players[view.viewer]?.hand ?? []) : [];
const xpOf = (view: View): number => (typeof view.viewer === 'number' ? (view.players[view.viewer]?.xp ?? 0) : 0);

const asks = whenAsked<View>;
/** Some monster of the Hall would fall to this hand. */
const couldWin = (view: View): boolean => plans(view).some(({ battle }) => battle.victory);

const plans = (view: View) => {
  const party = view.party ?? newParty();
  return monstersIn(view).map(({ def, rank }) => autoEquip({ cards: handOf(view), party }, def, rank));
};

const canLevel = (view: View): boolean =>
  handOf(view).some(card => (levelPrice(view, card) ?? Number.POSITIVE_INFINITY) <= xpOf(view));

const freeWeapon = (_: View, decision: PlainDecision): boolean => decision.options.some(({ key }) => EQUIP.is(key));

export const guide = guideOf<View>([
  // The end comes before everything else: who does not know it plays another game.
  {
    id: 'stoneInHall',
    rule: 'THU-19.1',
    on: ['hall'],
    applies: (view, decision) => decision?.prompt === 'turn.action' && stoneInHall(view),
  },
  { id: 'welcome', rule: 'THU-3.2', on: ['village', 'hall'], applies: asks('turn.action', view => view.turn === 0) },
  {
    id: 'fightNow',
    rule: 'THU-6.1',
    on: ['hall'],
    applies: asks('turn.action', view => couldWin(view) && !canLevel(view)),
  },
  { id: 'levelSoon', rule: 'THU-5.1', on: ['village'], applies: asks('turn.action', canLevel) },
  { id: 'danger', rule: 'THU-19.1', on: ['hall'], applies: asks('turn.action', view => view.dungeon.safe === 0) },
  {
    id: 'shopFirst',
    rule: 'THU-4.1',
    on: ['village'],
    applies: asks('turn.action', view => goldOf(handOf(view)) >= 3),
  },
  { id: 'restPerhaps', rule: 'THU-17.1', applies: asks('turn.action') },

  {
    id: 'effects',
    rule: 'THU-4.2',
    applies: asks('village.step', (view, decision) => view.visit?.step === 'effects' && uses(decision)),
  },
  // A Hero raised is the end of all purchases: nobody is sent there while something can be bought.
  {
    id: 'buyFirst',
    rule: 'THU-4.16',
    applies: asks('village.step', (_, decision) => levels(decision) && buys(decision)),
  },
  { id: 'level', rule: 'THU-5.2', applies: asks('village.step', (_, decision) => levels(decision)) },
  {
    id: 'buy',
    rule: 'THU-4.11',
    on: [
      STACK.make('torch'),
      STACK.make('lightstone-gem'),
      STACK.make('short-sword'),
      STACK.make('thyrian'),
      STACK.make('elf'),
    ],
    applies: asks('village.step', (view, decision) => view.visit?.step === 'effects' && buys(decision)),
  },
  { id: 'buyMore', rule: 'THU-4.20', applies: asks('village.step', (_, decision) => buys(decision)) },
  { id: 'leaveVillage', rule: 'THU-3.4', applies: asks('village.step') },

  { id: 'equip', rule: 'THU-7.2', applies: asks('dungeon.step', freeWeapon) },
  {
    id: 'light',
    rule: 'THU-9.5',
    applies: asks('dungeon.step', view => plans(view).some(({ battle }) => battle.penalty > 0)),
  },
  { id: 'target', rule: 'THU-8.1', applies: asks('dungeon.step') },
  { id: 'feed', rule: 'THU-7.4', applies: asks('dungeon.hero') },

  { id: 'disease', rule: 'THU-15.3', applies: asks('battle.disease') },
  { id: 'lose', rule: 'THU-12.8', applies: asks('battle.destroy') },
  { id: 'stop', rule: 'THU-12.9', applies: asks('battle.stop') },
  {
    id: 'spoils',
    rule: 'THU-13.7',
    applies: (_, decision) => decision?.prompt === 'victory.trigger' || decision?.prompt === 'spoils.buy',
  },
  { id: 'rest', rule: 'THU-17.1', applies: asks('rest.destroy') },
  { id: 'discard', rule: 'THU-6.13', applies: (_, decision) => decision?.prompt.startsWith('discard') ?? false },
  { id: 'wait', rule: 'THU-3.5', applies: (view, decision) => decision === undefined && view.turn <= 3 },
]);

const uses = ({ options }: PlainDecision): boolean => options.some(({ key }) => USE.is(key));
const levels = ({ options }: PlainDecision): boolean => options.some(({ key }) => LEVEL.is(key));
const buys = ({ options }: PlainDecision): boolean => options.some(({ key }) => BUY.is(key));

const stoneInHall = (view: View): boolean => view.hall.some(card => card !== NOTHING && defOf(card).isStone);
