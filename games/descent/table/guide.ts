// The guided first quest: what to say at which moment. The first step that applies is shown.

import type { PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { either, guideOf, whenAsked } from '@veillee/web/kit/guide.ts';
import { doorKey } from '../rules/keys.ts';
import { isInTown as isHeroInTown } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { isOnFoe } from './attack/aims.ts';
import { isAboutSight } from './focus.ts';

const offers = ({ options }: PlainDecision, ...heads: readonly string[]): boolean =>
  options.some(({ key }) => heads.includes(headOf(key)));
const acts = (...heads: readonly string[]) => whenAsked<View>('turn.act', (_, decision) => offers(decision, ...heads));

const canStrike = (view: View, { options }: PlainDecision): boolean => options.some(option => isOnFoe(view, option));

/** A door that is shut, and can be opened from here. */
const canOpen = ({ doors }: View, { options }: PlainDecision): boolean =>
  doors.some(({ id, open }) => !open && options.some(({ key }) => key === doorKey.make(id)));

/** Whoever has paid for it, and stays in Town for that. */
const trades = ({ turn }: View, decision: PlainDecision): boolean =>
  turn?.trades === true && !offers(decision, 'glyph');

/** Whose turn it is stands on no space. */
const isInTown = ({ heroes, turn }: View): boolean => {
  const hero = heroes.find(({ id }) => id === turn?.hero);
  return hero === undefined || isHeroInTown(hero);
};

/** So many weeks somebody is led by the hand. */
const LED_WEEKS = 3;
const isEarly = ({ legend }: View): boolean => (legend?.week ?? 0) <= LED_WEEKS;

export const guide = guideOf<View>([
  // A campaign's first week (LEG-4).
  { id: 'week-avatar', rule: 'LEG-3.12', applies: whenAsked('week.avatar') },
  { id: 'week-first-upgrades', rule: 'LEG-3.15', applies: whenAsked('week.firstUpgrades') },
  { id: 'week-plot', rule: 'LEG-3.17', applies: whenAsked('week.plot') },
  { id: 'week-storm', rule: 'LEG-4.7', applies: whenAsked('week.storm', isEarly) },
  { id: 'week-orders', rule: 'LEG-4.8', applies: whenAsked('week.orders', isEarly) },
  { id: 'week-march', rule: 'LEG-4.19', applies: whenAsked('week.march', isEarly) },
  {
    id: 'week-explore',
    rule: 'LEG-4.27',
    applies: whenAsked('week.there', (_, decision) => offers(decision, 'explore')),
  },
  {
    id: 'week-visit',
    rule: 'LEG-13.2',
    applies: either(
      whenAsked('week.visit'),
      whenAsked('week.there', (_, decision) => offers(decision, 'enter')),
    ),
  },
  { id: 'week-training', rule: 'LEG-4.32', applies: whenAsked('week.training') },
  { id: 'week-improve', rule: 'LEG-13.35', applies: whenAsked('week.improve') },
  { id: 'week-watch', rule: 'LEG-6.9', applies: whenAsked('outdoors.watch') },
  { id: 'hero', rule: 'DES-3.4', applies: whenAsked('setup.hero') },
  { id: 'skill', rule: 'DES-3.10', applies: whenAsked('setup.skill') },
  { id: 'shop', rule: 'DES-3.14', applies: whenAsked('setup.shop') },
  { id: 'arrival', rule: 'DES-3.29', applies: whenAsked('setup.arrival') },
  { id: 'next', rule: 'DES-5.4', applies: whenAsked('turn.next') },
  { id: 'equip', rule: 'DES-6.7', applies: whenAsked('equip.ask') },
  { id: 'declare', rule: 'DES-6.8', applies: whenAsked('turn.declare', view => !isInTown(view)) },
  { id: 'spend', rule: 'DES-21.18', applies: whenAsked('attack.spend') },
  { id: 'spawn', rule: 'DES-14.5', applies: whenAsked('overlord.spawn', (_, decision) => isAboutSight(decision)) },
  { id: 'join', rule: 'DES-11.11', applies: whenAsked('overlord.spawn') },
  { id: 'overlord', rule: 'DES-11.1', applies: whenAsked('overlord.turn') },
  { id: 'activation', rule: 'DES-11.14', applies: whenAsked('overlord.activation') },
  {
    id: 'tamalir',
    rule: 'LEG-8.37',
    applies: whenAsked('turn.declare', view => view.delve !== undefined && isInTown(view)),
  },
  { id: 'market', rule: 'DES-32.4', applies: whenAsked('turn.act.town', trades) },
  { id: 'town', rule: 'DES-32.2', applies: either(whenAsked('turn.act.town'), whenAsked('turn.declare', isInTown)) },
  { id: 'pit', rule: 'DES-46.3', applies: acts('climb') },
  { id: 'door', rule: 'DES-25.3', applies: whenAsked('turn.act', canOpen) },
  { id: 'attack', rule: 'DES-21.2', applies: whenAsked('turn.act', canStrike) },
  { id: 'order', rule: 'DES-7.4', applies: acts('order') },
  { id: 'walk', rule: 'DES-16.3', applies: acts('walk') },
]);
