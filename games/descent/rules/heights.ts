// Who stands above the ground, what that does to attacks, and how one comes up into a tree and down again (DES-17.7 to DES-17.11, DRF-8.2).

import type { Space } from '@veillee/pieces/geometry';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { propRow } from '../content/props.ts';
import type { PropRow } from '../content/rows.ts';
import { HEIGHT_BONUS, quickActionRow } from '../content/turns.ts';
import type { Attacking, Form } from './attack/attacking.ts';
import type { Line } from './attack/sheet.ts';
import { groundNow } from './board.ts';
import { climbDownKey, climbUpKey } from './keys.ts';
import { nameOf } from './names.ts';
import {
  type Acting,
  type DeedOffer,
  figureAt,
  type Hero,
  type HeroTurn,
  inForce,
  isBase,
  isUp,
  type Known,
  type Monster,
  type State,
  standsOn,
} from './state.ts';

const propAt = (state: Known, at: Space): PropRow | undefined => {
  const prop = groundNow(state).terrain.get(at);
  return prop && propRow(prop);
};

/** DES-17.11: whether whoever stands here stands above the ground. A pit is none, whatever lies over it (DES-17.10). */
function isHigh(state: Known, at: Space): boolean {
  const prop = propAt(state, at);
  if (prop?.climb !== undefined) return false;
  const raises = ({ raises: how }: PropRow): boolean =>
    how === 'always' || (how === 'option' && inForce(state, 'heights'));
  return (
    (prop !== undefined && raises(prop)) ||
    state.board.markers.some(
      one => one.at === at && one.kind === 'frozen-sarcophagus' && raises(propRow('frozen-sarcophagus')),
    )
  );
}

/** Whether they are up in the tree in which they stand. */
export const isAloft = ({ at, aloft }: Pick<Hero | Monster, 'at' | 'aloft'>): boolean =>
  aloft !== undefined && aloft === at;

/** DES-17.7: with half of the base at least. */
export function isElevated(state: Known, figure: Hero | Monster): boolean {
  const under = standsOn(figure);
  return isAloft(figure) || (under.length > 0 && 2 * under.filter(at => isHigh(state, at)).length >= under.length);
}

/** Forms that attack no space: nobody stands above or below them (R130). */
const LEVEL: readonly Form[] = ['breath', 'bolt', 'leap', 'webbed'];

/** DES-17.8: from above more, from below less. */
export function heightLines(
  state: Known,
  { form, space }: Pick<Attacking, 'form' | 'space'>,
  attacker: Hero | Monster,
): Line[] {
  if (LEVEL.includes(form)) return [];
  const target = figureAt(state, space);
  if (isUp(attacker) || (target && isUp(target))) return []; // R175
  const [own, theirs] = [isElevated(state, attacker), target ? isElevated(state, target) : isHigh(state, space)];
  if (own === theirs) return [];
  const n = own ? HEIGHT_BONUS : -HEIGHT_BONUS;
  return [{ source: { text: own ? 'line.above' : 'line.below' }, bonus: { range: n, damage: n } }];
}

// ---- trees ----

const isTree = (state: Known, at: Space): boolean => propAt(state, at)?.canBeClimbed === true;

const HERO_WORDS = { up: 'turn.climbUp', down: 'turn.climbDown', short: 'why.movement' } as const;
const MONSTER_WORDS = {
  up: 'overlord.do.climbUp',
  down: 'overlord.do.climbDown',
  short: 'overlord.why.movement',
} as const;

/** What a climb costs this figure, and how it is paid. */
interface Climb {
  readonly cost: number;
  /** Points that are left. */
  readonly left: number;
  readonly words: typeof HERO_WORDS | typeof MONSTER_WORDS;
  why(): Why | undefined;
  pay(): void;
}

/** Up into the tree in which one stands, or down again; large figures never (DRF-8.2). */
function offerTree(
  state: State,
  figure: Hero | Monster,
  { cost, left, words, why, pay }: Climb,
  offer: DeedOffer,
): void {
  const { id, at } = figure;
  if (at === undefined || isBase(at) || !inForce(state, 'tree-climb') || !isTree(state, at)) return;
  const goesDown = isAloft(figure);
  const name = nameOf(state, id);
  offer(first(why(), unless(left >= cost, words.short, 'DRF-8.2', { cost, left })), () => ({
    option: {
      key: goesDown ? climbDownKey : climbUpKey,
      text: goesDown ? words.down : words.up,
      with: { figure: name, cost },
      on: [id],
      rule: 'DRF-8.2',
    },
    *run(t) {
      pay();
      figure.aloft = goesDown ? undefined : at;
      t.tell(goesDown ? 'log.climbsDown' : 'log.climbsUp', { figure: name }, { rule: 'DRF-8.2' });
      return undefined;
    },
  }));
}

export function offerTreeToHero(
  state: State,
  hero: Hero,
  turn: HeroTurn,
  why: () => Why | undefined,
  offer: DeedOffer,
): void {
  const cost = quickActionRow('climb-tree').hero ?? 0;
  const pay = (): void => {
    turn.movement -= cost;
  };
  offerTree(state, hero, { cost, left: turn.movement, words: HERO_WORDS, why, pay }, offer);
}

export function offerTreeToMonster(
  state: State,
  monster: Monster,
  acting: Acting,
  why: () => Why | undefined,
  offer: DeedOffer,
): void {
  const cost = quickActionRow('climb-tree').monster ?? 0;
  const pay = (): void => {
    acting.fresh = false;
    acting.movement -= cost;
    if (acting.stunned) acting.attacks = 0; // DES-36.7
  };
  offerTree(state, monster, { cost, left: acting.movement, words: MONSTER_WORDS, why, pay }, offer);
}
