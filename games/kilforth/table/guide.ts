// The guided first game: what to say at which moment. The first step that applies is shown.

import type { PlainDecision, Seat } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { either, type GuideApplies, guideOf } from '@veillee/web/kit/guide.ts';
import { regionById } from '../content/cards.ts';
import { REGION } from '../rules/places.ts';
import { neighbours } from '../rules/realm/map.ts';
import { CITY, type Hero, place } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import type { View } from '../rules/view.ts';
import { discoverable } from './facts.ts';

type Applies = GuideApplies<View>;

const seatOf = (view: View): Seat | undefined => (typeof view.viewer === 'number' ? view.viewer : undefined);
const ownOf = (view: View): Hero | undefined => {
  const seat = seatOf(view);
  return seat === undefined ? undefined : view.heroes[seat];
};

/** At the choice of the turn, for the hero whose turn it is. */
const turn =
  (also: (view: View, own: Hero, decision: PlainDecision, seat: Seat) => boolean = () => true): Applies =>
  (view, decision) => {
    const own = ownOf(view);
    const seat = seatOf(view);
    return (
      decision?.prompt === 'turn.choice' && own !== undefined && seat !== undefined && also(view, own, decision, seat)
    );
  };

const asks =
  (prompt: string, also: (view: View, own: Hero, decision: PlainDecision) => boolean = () => true): Applies =>
  (view, decision) => {
    const own = ownOf(view);
    return decision !== undefined && own !== undefined && decision.prompt === prompt && also(view, own, decision);
  };

const offers = ({ options }: PlainDecision, head: string): boolean => options.some(({ key }) => headOf(key) === head);

const near = (view: View, own: Hero): readonly string[] => [own.region, ...neighbours(view, own.region)];

const awake = (view: View) => view.ancients.filter(({ region, defeated }) => region !== undefined && !defeated);

export const guide = guideOf<View>([
  { id: 'race', rule: 'KIL-1.3', applies: asks('draft.race') },
  { id: 'class', rule: 'KIL-1.4', applies: asks('draft.class') },
  { id: 'saga', rule: 'KIL-1.5', applies: asks('draft.saga') },
  { id: 'firstRumour', rule: 'KIL-1.12', applies: either(asks('draft.deck'), asks('draft.keep')) },
  {
    id: 'assault',
    rule: 'KIL-13.4',
    applies: turn((view, own) => own.chapter === 'done' && awake(view).some(({ region }) => region === own.region)),
  },
  {
    id: 'plots',
    rule: 'KIL-4.18',
    applies: turn((view, own) => near(view, own).some(region => place(view, region).plots.length > 0)),
  },
  { id: 'ancient', rule: 'KIL-7.21', applies: turn((view, own) => own.chapter === 'done' && awake(view).length > 0) },
  { id: 'finale', rule: 'KIL-7.17', on: ['saga'], applies: turn((_, own) => own.chapter === 'finale') },
  {
    id: 'feat',
    rule: 'KIL-7.5',
    on: ['saga'],
    applies: either(
      turn((_, __, decision) => offers(decision, 'feat')),
      asks('feat.cards'),
    ),
  },
  { id: 'talent', rule: 'KIL-7.12', applies: asks('feat.talent') },
  { id: 'evade', rule: 'KIL-9.6', applies: asks('engage.hidden') },
  {
    id: 'surprise',
    rule: 'KIL-9.4',
    applies: either(
      asks('engage.start', view => view.fight !== undefined && view.drawn.includes(view.fight.adversary)),
      asks('battle.round', view => view.fight?.surprise === 'adversary' && view.fight.round <= 1),
    ),
  },
  {
    id: 'flee',
    rule: 'KIL-9.21',
    applies: asks('battle.round', (_, own, decision) => own.hp <= 2 && offers(decision, 'flee')),
  },
  { id: 'battle', rule: 'KIL-9.13', applies: (_, decision) => decision?.prompt.startsWith('battle.') ?? false },
  { id: 'fate', rule: 'KIL-5.26', applies: asks('test.success') },
  { id: 'loot', rule: 'KIL-8.2', applies: asks('reward.loot') },
  { id: 'rumour', rule: 'KIL-8.3', applies: asks('reward.rumour') },
  { id: 'confront', rule: 'KIL-5.6', applies: turn((_, __, decision) => offers(decision, 'confront')) },
  {
    id: 'discover',
    rule: 'KIL-6.3',
    applies: turn((view, own, decision) => {
      const found = discoverable(own.hand);
      return offers(decision, 'discover') || near(view, own).some(region => found.has(region));
    }),
  },
  {
    id: 'market',
    rule: 'KIL-6.10',
    on: [REGION.make(CITY)],
    applies: either(
      turn(
        (view, own) => view.day > 1 && own.region === CITY && (own.gold >= 3 || (own.gold >= 1 && own.hp < own.maxHp)),
      ),
      asks('trade.deal'),
    ),
  },
  {
    id: 'hide',
    rule: 'KIL-4.22',
    applies: turn(
      (view, own, _, seat) =>
        !own.hidden &&
        own.ap >= 2 &&
        diceCount(view, seat, 'combat') <= 3 &&
        neighbours(view, own.region).some(region => {
          const { terrain } = regionById(region);
          return (terrain === 'badlands' || terrain === 'mountains') && place(view, region).encounters.length === 0;
        }),
    ),
  },
  { id: 'night', rule: 'KIL-10.1', applies: turn((view, own) => own.ap <= 1 || place(view, own.region).gloom) },
  { id: 'welcome', rule: 'KIL-3.4', applies: turn(view => view.day <= 2) },
]);
