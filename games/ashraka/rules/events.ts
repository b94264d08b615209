// ASH-9: event places and the booklet. Nobody reads on before a choice is made, and never what was not chosen.

import type { Option, Rules, Table, Text } from '@veillee/kernel';
import { idOf, type Node } from '@veillee/pieces/geometry';
import { eventAt } from '../content/booklet.ts';
import type { ChoiceRow, EventRow } from '../content/rows.ts';
import type { Condition, PlaceId } from '../content/vocabulary.ts';
import { placeName } from './board.ts';
import { choiceKey } from './keys.ts';
import { isHeld } from './ops/control.ts';
import { run } from './ops/run.ts';
import { newScope } from './ops/scope.ts';
import { secret } from './secrets.ts';
import { type Hero, heroName, partnerOf, type Reading, type State, stands, together } from './state.ts';
import { canPay } from './stock.ts';

export function entryAt(state: State, at: Node): EventRow | undefined {
  const symbol = state.events[at];
  return symbol && eventAt(idOf(at) as PlaceId, symbol);
}

function isMet(state: State, hero: Hero, condition: Condition): boolean {
  if (condition.is === 'hasFinds') return condition.finds.every(find => isHeld(state, hero, find, condition.holder));
  const partner = partnerOf(state, hero);
  return together(hero, partner) && stands(partner);
}

/** ASH-9.3: all of them. */
export const isReadable = (state: State, hero: Hero, { conditions }: EventRow): boolean =>
  conditions.every(condition => isMet(state, hero, condition));

/** What an entry asks for, once it is known (ASH-9.4). */
export const needsOf = ({ id }: EventRow): Text => secret(`event.${id}.needs`);

/** ASH-9.4: trying costs nothing, and shows what is missing. */
export function learnNeeds(t: Table<State>, hero: Hero, entry: EventRow): void {
  t.state.known.push(entry.id);
  t.reveal();
  const told = { hero: heroName(hero), place: placeName(t.state, hero.at as Node, 'at'), needs: needsOf(entry) };
  t.tell('log.needs', told, { rule: 'ASH-9.4', weight: 2 });
}

/** ASH-9.6 to ASH-9.9: the page is read, a choice made, and all that is listed happens. */
export function* read(t: Table<State>, hero: Hero, entry: EventRow): Rules {
  const { state } = t;
  const variants = (entry.variants ?? []).filter(flag => state.flags.includes(flag));
  const reading: Reading = { entry: entry.id, turn: state.turn, hero: hero.id, said: [], variants };
  state.readings.push(reading);
  t.reveal();
  const words = [secret(`event.${entry.id}`), ...variants.map(flag => secret(`event.${entry.id}.if.${flag}`))];
  const told = { hero: heroName(hero), place: placeName(state, hero.at as Node, 'at'), words };
  t.tell('log.story', told, { rule: 'ASH-9.6', weight: 7, scene: { of: 'story', part: entry.id } });
  const scope = newScope({ kind: 'entry', source: placeName(state, hero.at as Node), hero, reading });
  yield* run(t, entry.ops, scope);
  if (entry.choices.length === 0 || state.phase === 'won') return;
  const choice = yield* choose(t, hero, entry);
  reading.choice = choice.id;
  // ASH-2.5: once this is read nobody goes back to read the other, the table neither.
  t.revealForGood();
  const outcome = secret(`event.${entry.id}.choice.${choice.id}.outcome`);
  t.tell('log.read', { words: outcome }, { rule: 'ASH-9.8', weight: 3 });
  yield* run(t, choice.ops, scope);
}

type Refusable = Option & { readonly rule: string };

/** ASH-9.7: at once, and without knowing what comes of it. */
function* choose(t: Table<State>, hero: Hero, { id, choices }: EventRow): Rules<ChoiceRow> {
  const option = (choice: ChoiceRow): Refusable => {
    const label = secret(`event.${id}.choice.${choice.id}`);
    const key = choiceKey.make(choice.id);
    if (!choice.needs) return { key, text: 'event.choice', with: { label }, rule: 'ASH-9.7' };
    const price = secret(`event.${id}.choice.${choice.id}.price`);
    const coins = 'coins' in choice.needs ? choice.needs.coins : 0;
    return { key, text: 'event.choice.priced', with: { label, price, coins }, rule: 'ASH-9.7' };
  };
  const payable = choices.filter(({ needs }) => canPay(t.state, needs, hero));
  const refused = () =>
    choices
      .filter(({ needs }) => !canPay(t.state, needs, hero))
      .map(choice => ({ ...option(choice), why: { text: 'why.price' } }));
  const how = { rule: 'ASH-9.7', with: { hero: heroName(hero) }, refused };
  return yield* t.choose(hero.seat, 'event.ask', payable, option, how);
}
