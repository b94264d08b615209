// What cards make of monsters out of their turn, or before they act: some act at once, one is healed.

import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { areaAt } from '../board.ts';
import { calls, type Occurrence } from '../calls.ts';
import { statOf } from '../effects/stats.ts';
import { tokensHeld } from '../effects/tokens.ts';
import { mendKey, monsterKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type Flow,
  foesOf,
  type Known,
  livingMonsters,
  type Monster,
  type MonsterFigure,
  monsterOf,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { cardName, fundsOf, spendOn } from './deck.ts';

/** One after the other, each once, until the overlord has had enough. */
export function* activateSome(
  t: T,
  { id: card }: OverlordCardRow,
  { n, of }: OpOf<CardOp, 'activate'>,
  { area }: Occurrence,
): Flow {
  const { state } = t;
  const acted: MonsterFigure[] = [];
  const isMeant = (monster: Monster): boolean =>
    of === 'board' || standsOn(monster).some(at => areaAt(state, at) === area);
  const optionOf = ({ id }: Monster) => ({
    key: monsterKey.make(id),
    text: 'overlord.do.activate',
    with: { monster: nameOf(state, id) },
    on: [id],
  });
  while (acted.length < n) {
    const left = livingMonsters(state).filter(monster => isMeant(monster) && !acted.includes(monster.id));
    const monster = yield* t.choose(state.overlord.seat, 'overlord.urge', left, optionOf, {
      rule: 'DES-12.9',
      with: { card: cardName(card), n: n - acted.length },
      pass: { text: 'overlord.urge.none' },
    });
    if (!monster) return;
    acted.push(monster.id);
    yield* calls(t).activate(t, monster.id);
  }
}

/** Monsters with any token on them. */
export const afflicted = (state: Known): Monster[] => foesOf(state).filter(one => tokensHeld(one).length > 0);

/** All tokens leave one monster of the overlord's choice. */
export function* cleanse(t: T, { id: card }: OverlordCardRow): Flow {
  const { state } = t;
  const optionOf = ({ id }: Monster) => ({
    key: monsterKey.make(id),
    text: 'overlord.do.cleanse',
    with: { monster: nameOf(state, id) },
    on: [id],
  });
  const how = { rule: 'DES-12.9', with: { card: cardName(card) } };
  const monster = yield* t.choose(state.overlord.seat, 'overlord.cleanse', afflicted(state), optionOf, how);
  monster.tokens = {};
  t.tell('log.overlord.cleanses', { monster: nameOf(state, monster.id) }, { rule: 'DES-12.9', weight: 1 });
}

/** The wounds that a monster has lost. */
export const hurtOf = (state: State, id: MonsterFigure): number =>
  statOf(state, id, 'maxWounds') - monsterOf(state, id).wounds;

/** A wound for each threat: the first were paid with the card. */
export function* mend(t: T, { id: card }: OverlordCardRow, id: MonsterFigure, first: number): Flow {
  const { state } = t;
  const most = Math.min(hurtOf(state, id) - first, fundsOf(state));
  const amounts = most > 0 ? Array.from({ length: most + 1 }, (_, n) => n) : [0];
  const monster = nameOf(state, id);
  const optionOf = (n: number) => ({
    key: mendKey.make(n),
    text: 'overlord.do.mend',
    with: { n: first + n, threat: n },
  });
  const how = { rule: 'DRF-2.2', with: { card: cardName(card), monster } };
  const more = most > 0 ? yield* t.choose(state.overlord.seat, 'overlord.mend', amounts, optionOf, how) : 0;
  yield* spendOn(t, card, more);
  const n = calls(t).heal(t, id, first + more);
  t.tell('log.overlord.mends', { monster, n }, { rule: 'DRF-2.2', weight: 1 });
}
