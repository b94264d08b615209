// LEG-6.21 to LEG-6.27: monsters that are paid for at the end of the overlord's turn wait outside, beside an exit, and may come in from the next.

import type { Space } from '@veillee/pieces/geometry';
import { unless } from '@veillee/pieces/offers';
import { kindRow } from '../../../content/legend/forms.ts';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { monsterRow } from '../../../content/monsters.ts';
import type { MonsterId } from '../../../content/vocabulary.ts';
import { calls } from '../../calls.ts';
import { statOf } from '../../effects/stats.ts';
import { placeKey } from '../../keys.ts';
import { monsterName, nameOf } from '../../names.ts';
import { beginActivation, treadOf } from '../../overlord/activation.ts';
import { figuresLeft, placeMonster } from '../../overlord/monsters.ts';
import { sitesOn } from '../../overlord/sites.ts';
import { STEP } from '../../overlord/steps.ts';
import { dangers, goals, isStay, type Tread } from '../../overlord/treading.ts';
import {
  type DeedOffer,
  type Flow,
  type Known,
  type Monster,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../../state.ts';
import { isLeader } from '../dungeon/level.ts';
import { abilitiesHere, outdoorsOf, spotsOf } from './ground.ts';
import { besideKey, buyKey, comeInKey } from './keys.ts';
import type { Waiting } from './record.ts';
import { pay } from './threat.ts';

const asNormal = ({ kind }: Pick<Waiting, 'kind'>) => ({ kind, rank: 'normal' }) as const;

// ---- paid for ----

/** LEG-6.21, LEG-6.26: at the end of the overlord's turn, as long as whoever leads lives. */
export function* reinforce(t: T): Flow {
  const { state } = t;
  const { overlord, monsters } = state;
  while (monsters.some(isLeader)) {
    const offers = waresOf(state).filter(
      ({ threat, kind }) => threat <= overlord.threat && figuresLeft(state, kind, 'normal') > 0,
    );
    if (offers.length === 0) return;
    const optionOf = ({ n, threat, kind, count }: Ware) => ({
      key: buyKey.make(n + 1),
      text: 'outdoors.reinforces',
      with: { monster: monsterName(state, asNormal({ kind })), count, n: threat },
      rule: 'LEG-6.21',
    });
    const bought = yield* t.choose(overlord.seat, 'outdoors.reinforce', offers, optionOf, {
      rule: 'LEG-6.21',
      with: { threat: overlord.threat },
      pass: { text: 'overlord.end' },
    });
    if (bought === undefined) return;
    pay(t, bought.threat);
    for (let n = 0; n < bought.count; n++) yield* wait(t, bought.kind);
  }
}

export interface Ware {
  readonly n: number;
  readonly threat: number;
  readonly kind: MonsterId;
  readonly count: number;
}
/** What may be called: by the card of the Incident, or of the kinds that are on a lieutenant's (LEG-7.20). */
export function waresOf(state: Pick<Known, 'outdoors'>): readonly Ware[] {
  const { lieutenant } = outdoorsOf(state);
  if (lieutenant === undefined)
    return abilitiesHere(state).flatMap(({ threat, does }, n) =>
      does.buy === 'reinforce' ? [{ n, threat, kind: does.monster, count: does.n }] : [],
    );
  const kinds = [...new Set(lieutenantRow(lieutenant).minions.map(({ monster }) => monster))];
  return kinds.map((kind, n) => ({ n, threat: kindRow(kind).reinforce, kind, count: 1 }));
}

/** LEG-6.22, LEG-6.27: beside whichever space of an exit, whoever looks; as long as there are figures. */
function* wait(t: T, kind: Waiting['kind']): Flow {
  const { state } = t;
  if (figuresLeft(state, kind, 'normal') <= 0) return;
  const words = { monster: monsterName(state, asNormal({ kind })) };
  const optionOf = (at: Space) => ({ key: besideKey.make(at), text: 'place.here', on: [at] });
  const spaces = spotsOf(state).exits.flat();
  const beside = yield* t.choose(state.overlord.seat, 'outdoors.beside', spaces, optionOf, {
    rule: 'LEG-6.21',
    with: words,
  });
  outdoorsOf(state).waiting.push({ kind, beside });
  t.tell('log.outdoors.waits', words, { rule: 'LEG-6.21', weight: 2 });
}

// ---- coming in ----

interface Landing {
  readonly at: Stand;
  readonly cost: number;
}

/** The table as if it had come in there: what walking depends on for it. */
function probe(state: State, waiting: Waiting, at: Stand): { readonly monster: Monster; readonly now: State } {
  const now = { ...state, monsters: [...state.monsters] };
  return { monster: placeMonster(now, { ...asNormal(waiting), at }), now };
}

/** LEG-6.23, LEG-6.24: where it can be with its first move, as if it stood one space outside. */
function landings(state: State, waiting: Waiting): Landing[] {
  const { beside } = waiting;
  const { size } = monsterRow(waiting.kind);
  const { monster, now } = probe(state, waiting, beside);
  const tread = treadOf(now, monster);
  const speed = statOf(now, monster.id, 'speed');
  const first = costInto(tread, beside);
  if (size === '1x1') {
    if (tread.enemies.has(beside) && !tread.flies) return [];
    if (isStay(tread, beside)) return first <= speed ? [{ at: beside, cost: first }] : [];
    return goals(tread, beside, speed - first).map(({ to, cost }) => ({ at: to, cost: cost + first }));
  }
  const tile = spotsOf(state).exits.find(one => one.includes(beside)) ?? [];
  const free = new Set(tread.ground.open.places.filter(at => tread.isOpen(at) && isStay(tread, at)));
  return sitesOn(tread.ground, free, size)
    .filter(at => standsOn({ at }).some(one => tile.includes(one)))
    .map(at => ({ at, cost: costInto(tread, at) }))
    .filter(({ cost }) => cost <= speed);
}
const costInto = (tread: Tread, at: Stand): number =>
  Math.max(1, ...dangers(tread, undefined, at).map(({ cost = 1 }) => cost));

/** LEG-6.23, LEG-6.25: each of them, or none; whoever does not come in may come later. */
export function offerEntries(state: State, offer: DeedOffer): void {
  for (const [n, waiting] of outdoorsOf(state).waiting.entries()) {
    const open = landings(state, waiting);
    offer(unless(open.length > 0, 'why.outdoors.room', 'LEG-6.24'), () => ({
      option: {
        key: comeInKey.make(n),
        text: 'outdoors.comesIn',
        with: { monster: monsterName(state, asNormal(waiting)) },
        rule: 'LEG-6.23',
        on: [waiting.beside],
      },
      run: t => comeIn(t, n, open),
    }));
  }
}

function* comeIn(t: T, n: number, open: readonly Landing[]): Flow {
  const { state } = t;
  const { overlord } = state;
  const outdoors = outdoorsOf(state);
  const waiting = outdoors.waiting[n];
  const [only] = open;
  if (!waiting || !only) return;
  const words = { monster: monsterName(state, asNormal(waiting)) };
  const optionOf = ({ at }: Landing) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const { at, cost } =
    open.length === 1
      ? only
      : yield* t.choose(overlord.seat, 'outdoors.entry', open, optionOf, { rule: 'LEG-6.23', with: words });
  outdoors.waiting = outdoors.waiting.filter(one => one !== waiting);
  overlord.step = STEP.activate;
  const { id } = placeMonster(state, { ...asNormal(waiting), at, came: 'minion' });
  const moves = [{ what: id, from: 'exit', to: at }];
  t.tell('log.outdoors.comesIn', { monster: nameOf(state, id) }, { rule: 'LEG-6.23', weight: 2, moves });
  yield* beginActivation(t, id);
  const { acting } = overlord;
  if (acting?.monster === id) Object.assign(acting, { movement: Math.max(0, acting.movement - cost), fresh: false });
  yield* calls(t).stepOn(t, id, { own: true });
  const [entered] = standsOn({ at });
  if (state.monsters.some(one => one.id === id) && entered !== undefined)
    yield* calls(t).moment(t, 'space-entered', { figure: id, at: entered });
}
