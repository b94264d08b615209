// DES-35.22: as a turn begins, a hero and the soul that follows them change places, or it is called to them.

import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../../content/familiars.ts';
import { isBeside, isEmpty, isRevealed, mapNow } from '../board.ts';
import { callKey, swapKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Companion, type Flow, familiarKey, type Hero, type State, type T } from '../state.ts';
import type { Start } from './lingering.ts';
import { arrive } from './ops.ts';
import { placeOption, putAt } from './places.ts';

/** What may be done, one of it: not by whoever is in Town, or swallowed (DES-35.24). */
export function swapsOf(t: T, hero: Hero): Start[] {
  const { state } = t;
  const { at } = hero;
  if (at === undefined) return [];
  return state.companions.flatMap(soul => {
    if (soul.owner !== hero.id || soul.at === undefined || !familiarRow(soul.id).swaps) return [];
    const words = { with: { figure: nameOf(state, hero.id), familiar: { text: `familiar.${soul.id}` } } };
    const common = { rule: 'DES-35.22', on: [familiarKey(soul.id)], ...words };
    const oneOf = familiarKey(soul.id);
    const swap: Start = {
      option: { key: swapKey.make(soul.id), text: 'start.swap', ...common },
      must: false,
      oneOf,
      run: () => swaps(t, hero, soul),
    };
    const call: Start = {
      option: { key: callKey.make(soul.id), text: 'start.call', ...common },
      must: false,
      oneOf,
      run: () => calls(t, hero, soul),
    };
    return emptyBeside(state, at).some(to => to !== soul.at) ? [swap, call] : [swap];
  });
}

const emptyBeside = (state: State, at: Space): Space[] =>
  mapNow(state)
    .neighbours(at)
    .filter(to => isBeside(state, at, to) && isRevealed(state, to) && isEmpty(state, to));

/** DES-35.23: and whoever has changed places may walk into a trap there. */
function* swaps(t: T, hero: Hero, soul: Companion): Flow {
  const [from, to] = [hero.at as Space, soul.at as Space];
  soul.at = from;
  if (t.state.dungeon) t.state.turn?.used.push(swapKey.make(soul.id)); // LEG-8.40
  yield* putAt(t, hero.id, to, 'DES-35.22', 'log.familiar.swaps');
  if (hero.at === to) yield* arrive(t, hero, to);
}

function* calls(t: T, hero: Hero, soul: Companion): Flow {
  const { state } = t;
  const places = emptyBeside(state, hero.at as Space).filter(at => at !== soul.at);
  const to = yield* t.choose(
    hero.seat,
    'familiar.call.where',
    places,
    placeOption(state, hero.id, 'familiar.call.to'),
    {
      rule: 'DES-35.22',
      with: { familiar: { text: `familiar.${soul.id}` } },
    },
  );
  const moves = [{ what: familiarKey(soul.id), from: soul.at as Space, to }];
  soul.at = to;
  t.tell('log.familiar.called', { familiar: { text: `familiar.${soul.id}` } }, { rule: 'DES-35.22', moves });
}
