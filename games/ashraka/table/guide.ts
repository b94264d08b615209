// The guided first adventure: what to say at which moment. The first step that applies is shown.

import type { PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { either, type GuideApplies, guideOf, whenAsked } from '@veillee/web/kit/guide.ts';
import type { Characteristic } from '../content/vocabulary.ts';
import { spaceAt } from '../rules/board.ts';
import { activateKey } from '../rules/keys.ts';
import { printed } from '../rules/sheet.ts';
import { type Hero, isGone, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { keyOf } from './reading.ts';

type Applies = GuideApplies<View>;

const asks = (prompt: string, also?: (view: View, decision: PlainDecision) => boolean): Applies =>
  whenAsked<View>(prompt, also);
const turn = (also: (view: View, decision: PlainDecision) => boolean = () => true): Applies => asks('turn.ask', also);

const offers = ({ options }: PlainDecision, head: string): boolean =>
  options.some(option => headOf(keyOf(option)) === head);
const activates = (decision: PlainDecision, use: string): boolean => activators(decision, use).length > 0;
/** The heroes who could activate such a place where they stand. */
const activators = ({ options }: PlainDecision, use: string): readonly (string | undefined)[] =>
  options.filter(option => activateKey.read(keyOf(option))?.[0] === use).map(({ figure }) => figure);

const own = ({ heroes }: View, { seat }: PlainDecision): readonly Hero[] =>
  heroes.filter(hero => hero.seat === seat && stands(hero));
const lacks = (view: View, hero: Hero, what: Extract<Characteristic, 'health' | 'mana'>): boolean =>
  hero[what] < printed(view, hero, what);
/** Whether somebody who needs it stands where they can rest. */
const rests = (view: View, decision: PlainDecision, where: 'campfire' | 'inn'): boolean =>
  own(view, decision).some(
    hero => activators(decision, where).includes(hero.id) && (lacks(view, hero, 'health') || lacks(view, hero, 'mana')),
  );
const canPayInn = (view: View, decision: PlainDecision): boolean =>
  own(view, decision).some(({ at }) => at !== undefined && (spaceAt(view, at).price ?? 0) <= view.bag.coins);

export const guide = guideOf<View>([
  { id: 'heroes', rule: 'ASH-4.12', applies: either(asks('hero.ask'), asks('hero.second')) },
  { id: 'ally', rule: 'ASH-19.1', applies: asks('ally.ask') },
  { id: 'bearer', rule: 'ASH-9.5', applies: asks('card.bearer') },
  { id: 'story', rule: 'ASH-9.7', applies: asks('event.ask') },
  { id: 'campfire', rule: 'ASH-8.4', applies: asks('rest.ask') },
  { id: 'lodging', rule: 'ASH-8.8', applies: asks('inn.ask') },
  { id: 'agree', rule: 'ASH-1.9', applies: asks('agree.ask') },
  { id: 'destiny', rule: 'ASH-26.8', applies: asks('destiny.ask') },
  { id: 'where', rule: 'ASH-6.1', applies: asks('place.where') },
  { id: 'sanctuary', rule: 'ASH-17.3', applies: asks('sanctuary.ask') },
  { id: 'shop', rule: 'ASH-8.14', applies: asks('shop.ask') },
  { id: 'excess', rule: 'ASH-15.11', applies: asks('hand.excess') },
  { id: 'reward', rule: 'ASH-23.2', applies: asks('reward.ask') },
  { id: 'packing', rule: 'ASH-28.8', applies: asks('pack.ask') },
  {
    id: 'flee',
    rule: 'ASH-20.12',
    applies: asks('combat.ask', (view, decision) => own(view, decision).some(({ health }) => health === 1)),
  },
  { id: 'combat', rule: 'ASH-20.8', applies: asks('combat.ask') },
  {
    id: 'leave',
    rule: 'ASH-7.11',
    applies: turn((view, decision) => offers(decision, 'exit') || view.heroes.some(isGone)),
  },
  { id: 'zone', rule: 'ASH-11.6', on: ['zone'], applies: turn(({ monsters }) => monsters.length >= 3) },
  { id: 'last', rule: 'ASH-27.4', on: ['destiny'], applies: turn(({ track }) => track.length <= 1) },
  { id: 'fight', rule: 'ASH-20.1', applies: turn((_, decision) => offers(decision, 'engage')) },
  { id: 'event', rule: 'ASH-9.2', applies: turn((_, decision) => activates(decision, 'event')) },
  { id: 'explore', rule: 'ASH-8.18', applies: turn((_, decision) => activates(decision, 'exploration')) },
  {
    id: 'grow',
    rule: 'ASH-17.1',
    applies: turn(({ bag }, decision) => activates(decision, 'sanctuary') && bag.runes.blue > 0),
  },
  { id: 'rest', rule: 'ASH-8.4', applies: turn((view, decision) => rests(view, decision, 'campfire')) },
  {
    id: 'inn',
    rule: 'ASH-8.8',
    applies: turn((view, decision) => rests(view, decision, 'inn') && canPayInn(view, decision)),
  },
  {
    id: 'partner',
    rule: 'ASH-5.5',
    applies: turn(
      (view, decision) =>
        own(view, decision).every(({ disc }) => disc === 0) && view.heroes.some(hero => stands(hero) && hero.disc > 0),
    ),
  },
  {
    id: 'done',
    rule: 'ASH-5.5',
    applies: turn((view, decision) => own(view, decision).every(({ disc }) => disc === 0)),
  },
  {
    id: 'first',
    rule: 'ASH-5.2',
    applies: turn((view, decision) => view.turn <= 1 && own(view, decision).length > 1),
  },
  { id: 'one', rule: 'ASH-5.2', applies: turn(view => view.turn <= 1) },
  { id: 'walk', rule: 'ASH-6.1', applies: turn() },
]);
