// DES-68: Leap. A figure goes straight over whatever lies or stands in its way, and may strike with one roll all enemies whom it has passed over.

import { base, pointOf, rectangleOf, type Space, STRAIGHT, space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { attackOption, keyOfAttack } from '../attack/options.ts';
import { aimsOf } from '../attack/outlook.ts';
import { type AttackChoice, calls } from '../calls.ts';
import { heldAt } from '../effects/held.ts';
import { mapFor } from '../ground.ts';
import { nameOf } from '../names.ts';
import {
  type Acting,
  type Flow,
  type Hero,
  isBase,
  type Known,
  type Monster,
  type MonsterFigure,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { isStay, isSunk, type Tread } from './treading.ts';

export interface Leap {
  readonly to: Stand;
  /** Half its spaces, rounded up (DES-68.11, R20). */
  readonly cost: number;
  /** Both ends included. */
  readonly path: readonly Stand[];
}

/** The same figure a space further, turned as it was (DES-68.19). */
function shifted(at: Stand, right: number, down: number): Stand {
  if (!isBase(at)) return space(pointOf(at).x + right, pointOf(at).y + down);
  const { x, y, wide, high } = rectangleOf(at);
  return base(x + right, y + down, wide, high);
}

/** No part of it goes through a wall or a shut door, nor where nobody has been (DES-68.4). */
function canPass({ ground, isOpen }: Tread, from: Stand, to: Stand): boolean {
  const open = mapFor(ground, true); // Not below a wall that stands over a pit (DES-50.11).
  const before = standsOn({ at: from });
  return standsOn({ at: to }).every((at, n) => open.has(at) && isOpen(at) && open.adjacent(before[n] as Space, at));
}

/** DES-68.4: all of it on empty spaces; traps and other props leave a space empty (R167). */
const isLanding = (tread: Tread, to: Stand): boolean =>
  isStay(tread, to) && standsOn({ at: to }).every(at => !isObstacle(tread, at));

function isObstacle({ ground }: Tread, at: Space): boolean {
  const prop = ground.terrain.get(at);
  return prop !== undefined && propRow(prop).kind === 'obstacle';
}

/** DES-68.3: straight ahead, up to twice the points in spaces. Whoever is in a pit must climb out of it first (DES-46.3). */
export function leaps(tread: Tread, from: Stand, points: number): Leap[] {
  if (isSunk(tread, from)) return [];
  return STRAIGHT.flatMap(([right, down]) => {
    const found: Leap[] = [];
    const path = [from];
    for (let far = 1; far <= 2 * points; far++) {
      const at = path.at(-1) ?? from;
      const next = shifted(at, right, down);
      if (!canPass(tread, at, next)) break;
      path.push(next);
      if (isLanding(tread, next)) found.push({ to: next, cost: Math.ceil(far / 2), path: [...path] });
    }
    return found;
  });
}

/** All spaces that it comes over, but for those it leaves. */
export function passedOver([from, ...way]: readonly Stand[]): Space[] {
  const left = from ? standsOn({ at: from }) : [];
  return [...new Set(way.flatMap(at => standsOn({ at })))].filter(at => !left.includes(at));
}

/** DES-68.5: one attack on all enemies who stand there, aimed at the first of them. */
export function leapAttack({ heroes, monsters }: Known, over: readonly Space[]): AttackChoice | undefined {
  const enemies = [...heroes, ...monsters.filter(({ owner }) => owner !== undefined)].flatMap(standsOn);
  const target = over.find(at => enemies.includes(at));
  return target && { target, by: 'activation', area: 'leap' };
}

const isThere = ({ monsters, overlord }: State, monster: Monster, acting: Acting): boolean =>
  monsters.includes(monster) && overlord.acting === acting;

/** On guard, or alert: whoever may strike it in the air (DES-68.14, DRF-2.10). */
const mayStrike = (hero: Hero): boolean => hero.order === 'guard' || heldAt(hero, 'enemy-comes-adjacent').length > 0;

/** Space by space, each a moment for heroes on guard (DES-68.14); what lies below does nothing to it but where it lands (DES-68.12). */
export function* leap(t: T, monster: Monster, acting: Acting, { path, cost }: Leap): Flow {
  const { state } = t;
  const { id, at: from } = monster;
  acting.fresh = false;
  acting.movement -= cost;
  if (acting.stunned) acting.attacks = 0; // DES-36.7
  let told = from;
  const tell = (): void => {
    if (monster.at === told) return;
    const moves = [{ what: id, from: told, to: monster.at }];
    t.tell('log.overlord.leaps', { monster: nameOf(state, id) }, { rule: 'DES-68.3', moves });
    told = monster.at;
  };
  for (const [n, next] of path.entries()) {
    if (n === 0) continue;
    monster.at = next;
    acting.over = passedOver(path.slice(0, n + 1));
    if (n < path.length - 1 && !state.heroes.some(mayStrike)) continue;
    tell();
    yield* calls(t).offerGuard(t, { at: 'step', figure: id });
    if (!isThere(state, monster, acting)) return;
    if (monster.at !== next) break; // DES-68.18
    // Where it comes down it has entered a space like anybody (DRF-2.10).
    const [over] = standsOn(monster);
    if (over && n < path.length - 1) yield* calls(t).moment(t, 'space-entered', { figure: id, at: over });
    if (!isThere(state, monster, acting)) return;
    if (monster.at !== next) break;
  }
  yield* lands(t, monster, from, path.at(-1) === monster.at);
  if (isThere(state, monster, acting)) yield* maybeStrike(t, monster, acting, path.at(-1) !== monster.at);
  acting.over = undefined;
}

/** What the ground, heroes and scripts make of whoever comes down there; where a blow has thrown it they have done so already. */
function* lands(t: T, monster: Monster, from: Stand, own: boolean): Flow {
  const { state } = t;
  const { id } = monster;
  const [left] = standsOn({ at: from });
  const [entered] = standsOn(monster);
  if (!left || !entered || !own) return;
  yield* calls(t).stepOn(t, id, { from, own });
  if (state.monsters.includes(monster)) yield* calls(t).moment(t, 'space-entered', { figure: id, at: entered });
  if (!state.monsters.includes(monster)) return;
  const spaces = { from: standsOn({ at: from }), to: standsOn(monster) };
  yield* calls(t).happen(t, { what: 'leave', at: left, figure: id, ...spaces });
  yield* calls(t).happen(t, { what: 'enter', at: entered, figure: id, ...spaces });
}

/** The attack may be left for another (DES-68.9). After it, or thrown aside, it goes no further (DES-68.8, DES-68.18). */
function* maybeStrike(t: T, monster: Monster, acting: Acting, isThrown: boolean): Flow {
  const { state } = t;
  const { id } = monster;
  const how = acting.attacks > 0 && !acting.leapt ? leapAttack(state, acting.over ?? []) : undefined;
  const key = how
    ? yield* t.choose(state.overlord.seat, 'attack.leap', [attackOption(state, id, how)], {
        rule: 'DES-68.5',
        with: { monster: nameOf(state, id) },
        pass: { text: 'attack.leap.not' },
        outlook: () => aimsOf(state, id, [how]),
      })
    : undefined;
  if (isThrown) Object.assign(acting, { movement: 0, attacks: 0 });
  if (how === undefined || key !== keyOfAttack(how)) return;
  if (!isThrown) acting.attacks--;
  acting.movement = 0;
  acting.leapt = true;
  yield* calls(t).attack(t, id, how);
}

/** DES-68.16, DES-68.17, R21: whoever dies in the middle of it still strikes those whom it has passed over. */
export function* diesLeaping(t: T, id: MonsterFigure): Flow {
  const { state } = t;
  const { acting } = state.overlord;
  if (acting?.monster !== id || acting.over === undefined || acting.attacks === 0 || acting.leapt) return;
  const how = leapAttack(state, acting.over);
  if (!how) return;
  acting.leapt = true;
  yield* calls(t).attack(t, id, how);
}
