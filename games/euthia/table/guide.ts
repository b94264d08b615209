// The guided first game: what to say at which moment. The first step that applies is shown.

import type { PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { either, type GuideApplies, guideOf, whenAsked } from '@veillee/web/kit/guide.ts';
import type { View } from '../rules/view.ts';

type Applies = GuideApplies<View>;
const turn = (also: (view: View, decision: PlainDecision) => boolean = () => true): Applies =>
  whenAsked<View>('turn.ask', also);
const offers = ({ options }: PlainDecision, ...heads: readonly string[]): boolean =>
  options.some(({ key }) => heads.includes(headOf(key)));
const own = ({ heroes }: View, { seat }: PlainDecision) => heroes.find(hero => hero.seat === seat);

export const guide = guideOf<View>([
  { id: 'heroes', rule: 'EUT-2.12', applies: whenAsked('hero.ask') },
  { id: 'place', rule: 'EUT-5.12', applies: whenAsked('reveal.ask') },
  { id: 'trade', rule: 'EUT-8.6', applies: whenAsked('trade.ask') },
  { id: 'bags', rule: 'EUT-16.5', applies: whenAsked('bags.ask') },
  { id: 'save', rule: 'EUT-3.10', applies: whenAsked('save.ask') },
  { id: 'fight', rule: 'EUT-9.5', applies: whenAsked('combat.before') },
  { id: 'healing', rule: 'EUT-10.4', applies: whenAsked('combat.healing') },
  {
    id: 'monster',
    rule: 'EUT-10.13',
    applies: whenAsked('combat.exchange.monster', (_, decision) => offers(decision, 'gaar')),
  },
  {
    id: 'cards',
    rule: 'EUT-10.13',
    applies: either(
      ...['combat.exchange.monster', 'combat.monsterBefore', 'combat.curses'].map(id => whenAsked<View>(id)),
    ),
  },
  { id: 'struck', rule: 'EUT-10.15', applies: whenAsked('combat.exchange', (_, decision) => offers(decision, 'gaar')) },
  { id: 'dwurt', rule: 'EUT-21.7', applies: whenAsked('combat.exchange', (_, decision) => offers(decision, 'dwurt')) },
  { id: 'shield', rule: 'EUT-10.18', applies: whenAsked('combat.monsterAfter') },
  { id: 'attack', rule: 'EUT-10.35', applies: whenAsked('combat.attack') },
  { id: 'strike', rule: 'EUT-10.41', applies: whenAsked('combat.heroAfter') },
  { id: 'roll', rule: 'EUT-4.11', applies: whenAsked('roll.ask') },
  { id: 'trophy', rule: 'EUT-11.3', applies: whenAsked('trophy.ask') },
  { id: 'quest', rule: 'EUT-13.19', applies: turn((_, decision) => offers(decision, 'quest', 'legend')) },
  { id: 'scenario', rule: 'EUT-1.4', applies: turn((_, decision) => offers(decision, 'scenario')) },
  { id: 'treasure', rule: 'EUT-13.4', applies: turn((_, decision) => offers(decision, 'treasure')) },
  { id: 'mine', rule: 'EUT-7.1', applies: turn((_, decision) => offers(decision, 'mine')) },
  { id: 'post', rule: 'EUT-8.1', applies: turn((_, decision) => offers(decision, 'trade')) },
  { id: 'challenge', rule: 'EUT-13.8', applies: turn((_, decision) => offers(decision, 'challenge')) },
  { id: 'walk', rule: 'EUT-5.5', applies: turn((_, decision) => offers(decision, 'walk')) },
  {
    id: 'burn',
    rule: 'EUT-4.1',
    applies: turn((view, decision) => offers(decision, 'burn') && own(view, decision)?.movement === 0),
  },
  { id: 'use', rule: 'EUT-3.6', applies: turn((_, decision) => offers(decision, 'use') && !offers(decision, 'burn')) },
  { id: 'end', rule: 'EUT-3.10', on: ['end'], applies: turn() },
]);
