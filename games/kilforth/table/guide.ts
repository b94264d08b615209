// The guided first game: what to say at which moment. The first step that applies is shown.

import type { PlainDecision, Seat } from '@veillee/kernel';
import type { GuideStep } from '@veillee/web/kit';
import { either } from '@veillee/web/kit/guide.ts';
import { regionById } from '../content/cards.ts';
import { neighbours } from '../rules/realm/map.ts';
import { CITY, type Hero, place } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import type { View } from '../rules/view.ts';
import { discoverable } from './facts.ts';

type Applies = GuideStep<View>['applies'];

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

const offers = ({ options }: PlainDecision, head: string): boolean =>
  options.some(({ key }) => key === head || key.startsWith(`${head}:`));

const near = (view: View, own: Hero): readonly string[] => [own.region, ...neighbours(view, own.region)];

const awake = (view: View) => view.ancients.filter(({ region, defeated }) => region !== undefined && !defeated);

const step = (id: string, rule: string, applies: Applies, on: readonly string[] = []): GuideStep<View> => ({
  id,
  text: { text: `table.guide.${id}` },
  rule,
  on,
  applies,
});

export const guide: readonly GuideStep<View>[] = [
  step('race', 'KIL-1.3', asks('draft.race')),
  step('class', 'KIL-1.4', asks('draft.class')),
  step('saga', 'KIL-1.5', asks('draft.saga')),
  step('firstRumour', 'KIL-1.12', either(asks('draft.deck'), asks('draft.keep'))),
  step(
    'assault',
    'KIL-13.4',
    turn((view, own) => own.chapter === 'done' && awake(view).some(({ region }) => region === own.region)),
  ),
  step(
    'plots',
    'KIL-4.18',
    turn((view, own) => near(view, own).some(region => place(view, region).plots.length > 0)),
  ),
  step(
    'ancient',
    'KIL-7.21',
    turn((view, own) => own.chapter === 'done' && awake(view).length > 0),
  ),
  step(
    'finale',
    'KIL-7.17',
    turn((_, own) => own.chapter === 'finale'),
    ['saga'],
  ),
  step(
    'feat',
    'KIL-7.5',
    either(
      turn((_, __, decision) => offers(decision, 'feat')),
      asks('feat.cards'),
    ),
    ['saga'],
  ),
  step('talent', 'KIL-7.12', asks('feat.talent')),
  step('evade', 'KIL-9.6', asks('engage.hidden')),
  step(
    'surprise',
    'KIL-9.4',
    either(
      asks('engage.start', view => view.fight !== undefined && view.drawn.includes(view.fight.adversary)),
      asks('battle.round', view => view.fight?.surprise === 'adversary' && view.fight.round <= 1),
    ),
  ),
  step(
    'flee',
    'KIL-9.21',
    asks('battle.round', (_, own, decision) => own.hp <= 2 && offers(decision, 'flee')),
  ),
  step('battle', 'KIL-9.13', (_, decision) => decision?.prompt.startsWith('battle.') ?? false),
  step('fate', 'KIL-5.26', asks('test.success')),
  step('loot', 'KIL-8.2', asks('reward.loot')),
  step('rumour', 'KIL-8.3', asks('reward.rumour')),
  step(
    'confront',
    'KIL-5.6',
    turn((_, __, decision) => offers(decision, 'confront')),
  ),
  step(
    'discover',
    'KIL-6.3',
    turn((view, own, decision) => {
      const found = discoverable(own.hand);
      return offers(decision, 'discover') || near(view, own).some(region => found.has(region));
    }),
  ),
  step(
    'market',
    'KIL-6.10',
    either(
      turn(
        (view, own) => view.day > 1 && own.region === CITY && (own.gold >= 3 || (own.gold >= 1 && own.hp < own.maxHp)),
      ),
      asks('trade.deal'),
    ),
    [`region:${CITY}`],
  ),
  step(
    'hide',
    'KIL-4.22',
    turn(
      (view, own, _, seat) =>
        !own.hidden &&
        own.ap >= 2 &&
        diceCount(view, seat, 'combat') <= 3 &&
        neighbours(view, own.region).some(region => {
          const { terrain } = regionById(region);
          return (terrain === 'badlands' || terrain === 'mountains') && place(view, region).encounters.length === 0;
        }),
    ),
  ),
  step(
    'night',
    'KIL-10.1',
    turn((view, own) => own.ap <= 1 || place(view, own.region).gloom),
  ),
  step(
    'welcome',
    'KIL-3.4',
    turn(view => view.day <= 2),
  ),
];
