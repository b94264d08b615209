// Spoils, and what Heroes do after a victory. THU-13.7 to THU-13.18, THU-21.18, THU-21.72.

import type { Rules, Table, Trigger } from '@veillee/kernel';
import { abilityName, type Card, type CardDef, defOf } from '../content/cards.ts';
import type { SpoilsAbility, SpoilsFilter } from '../content/vocabulary.ts';
import { buy, goldOf, stackOption } from './buying.ts';
import { chooseMonster } from './cards-offered.ts';
import { returnMonster } from './hall.ts';
import { bury, draw, named, namedAll, vpOfCards, who } from './piles.ts';
import { activePlayer, monsterRanks, player, type State, stacksOf, topOf } from './state.ts';

/** THU-13.8, 13.17: the Spoils of the defeated monster and of each Hero that attacked, each once. */
export function spoilsTriggers(state: State): Trigger<State>[] {
  const { won } = state;
  if (!won) return [];
  return [won.monster, ...won.attackers].flatMap(source =>
    defOf(source).abilities.flatMap((ability, i) => {
      if (ability.timing !== 'spoils' || !isWorthwhile(state, ability)) return [];
      return [
        {
          option: {
            key: `${source}:${i}`,
            text: 'option.spoils',
            with: { card: named(source), effect: abilityName(source, i) },
            rule: 'THU-13.8',
          },
          seat: state.active,
          optional: true,
          run: (t: Table<State>) => spoils(t, ability),
        },
      ];
    }),
  );
}

const isWorthwhile = (state: State, ability: SpoilsAbility): boolean =>
  ability.op === 'revealAndDestroy' || affordable(state, ability.filter).length > 0;

/** Stacks whose top card may be bought by these Spoils with the gold that survived (THU-13.9, 13.10, 13.16). */
function affordable(state: State, filter: SpoilsFilter): string[] {
  const gold = goldOf(activePlayer(state).hand);
  return stacksOf(state).filter(stack => {
    const top = topOf(state, stack);
    return top !== undefined && top.cost <= gold && isOfType(top, filter);
  });
}

const isOfType = (def: CardDef, filter: SpoilsFilter): boolean => filter === 'any' || def.types.includes(filter);

function* spoils(t: Table<State>, ability: SpoilsAbility): Rules {
  const { state } = t;
  if (ability.op === 'revealAndDestroy') return yield* revealAndDestroy(t, ability.cards);
  const stacks = affordable(state, ability.filter);
  const how = { rule: 'THU-13.9', pass: { text: 'option.buy.pass' } };
  const bought = yield* t.choose(state.active, 'spoils.buy', stacks, stack => stackOption(state, stack), how);
  if (bought !== undefined) buy(t, bought, 'THU-13.9');
}

/** THU-21.72: cards of the deck are shown; any of them are destroyed, the others discarded. */
function* revealAndDestroy(t: Table<State>, count: number): Rules {
  const { state } = t;
  const seat = state.active;
  const shown = draw(t, seat, count);
  const own = player(state, seat);
  own.discard.push(...shown);
  t.tell('log.shown', { player: who(seat), cards: namedAll(shown), count: shown.length }, { rule: 'THU-21.72' });
  const options = shown.map(card => ({ key: card, text: 'option.destroy', with: { card: named(card) }, on: [card] }));
  const lost = yield* t.chooseMany(
    seat,
    'spoils.destroy',
    options,
    { min: 0, max: shown.length },
    { rule: 'THU-21.72' },
  );
  own.discard = own.discard.filter(card => !lost.includes(card));
  for (const card of lost) bury(state, card);
  if (lost.length > 0)
    t.tell(
      'log.destroyMany',
      { player: who(seat), cards: namedAll(lost), count: lost.length },
      { rule: 'THU-21.72', ...vpOfCards(seat, lost, -1) },
    );
}

/** After the Hall has settled: each Elf Sorcerer who attacked and still lives may send a monster away. */
export function settledTriggers(state: State): Trigger<State>[] {
  const { won } = state;
  if (!won || monsterRanks(state).length === 0) return [];
  const { hand } = activePlayer(state);
  return won.attackers.flatMap((hero: Card) =>
    hand.includes(hero) &&
    defOf(hero).abilities.some(ability => ability.timing === 'after-victory' && ability.op === 'returnMonster')
      ? [
          {
            option: { key: hero, text: 'option.settled', with: { card: named(hero) }, rule: 'THU-21.18' },
            seat: state.active,
            optional: true,
            *run(t: Table<State>): Rules {
              yield* returnMonster(t, yield* chooseMonster(t, monsterRanks(t.state), 'THU-21.18'), 'THU-21.18');
            },
          },
        ]
      : [],
  );
}
