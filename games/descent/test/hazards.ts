// Ground and abilities of the Well of Darkness, for scenes.

import { type Base, type Space, space } from '@veillee/pieces/geometry';
import type { Ability, MonsterId, Prop } from '../content/vocabulary.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { calls } from '../rules/calls.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { dangers } from '../rules/overlord/treading.ts';
import type { FigureId, Monster } from '../rules/state.ts';
import { POWER } from './faces.ts';
import { type Fight, fight } from './fight.ts';
import { begun, put } from './scene.ts';

export const [HERE, THERE] = [space(3, 9), space(4, 9)];

/** A beastman, or whoever it is, comes from the east onto the space beside the hero. */
export function enters(prop: Prop, plan: Fight = {}, times = 1) {
  return fight({
    ...plan,
    set: (state, heroes, monster) => {
      state.board.terrain[THERE] = prop;
      plan.set?.(state, heroes, monster);
    },
    *first(t) {
      const { id } = t.state.monsters[0] as { id: FigureId };
      for (let n = 0; n < times; n++) yield* calls(t).stepOn(t, id, { own: true, from: space(5, 9) });
    },
  });
}

export const leftThere = (play: ReturnType<typeof enters>) => {
  const { wounds, tokens } = play.monster();
  return [wounds, tokens.burn ?? 0, tokens.daze ?? 0, tokens.bleed ?? 0];
};

/** What a large one feels that steps from the first base to the second. */
export const feels = (kind: MonsterId, prop: Prop, spaces: readonly Space[], from: Base, to: Base): string[] => {
  const state = begun();
  for (const at of spaces) state.board.terrain[at] = prop;
  const monster = put(state, kind, from);
  return dangers(treadOf(state, monster), from, to).map(({ id }) => id);
};

export const ROLLED = [
  ['a surge saves', POWER.surge, 0],
  ['an enhancement does not', POWER.more, 1],
  ['nor does a blank', POWER.blank, 1],
] as const;

export const gain = (monster: Monster, ability: Ability): void =>
  void Object.assign(monster, { changes: [{ gain: [{ ability }] }] });

/** A sorcerer with lightning, a hero in front of it, and somebody behind the hero. */
export function lightning(kind: MonsterId = 'beastman', on: Monster['at'] = space(5, 9)) {
  const state = begun();
  const [hero, other] = state.heroes;
  if (!hero || !other) throw new Error('two heroes play');
  [hero.at, other.at] = [space(4, 9), space(1, 13)];
  const sorcerer = put(state, 'sorcerer', space(3, 9));
  gain(sorcerer, 'bolt');
  put(state, kind, on);
  const bolts = attacksOf(state, sorcerer.id, 'activation').filter(({ area }) => area?.startsWith('bolt'));
  const covers = (how: (typeof bolts)[number]): readonly Space[] => opened(state, sorcerer.id, how).covered;
  const bolt = bolts.find(how => covers(how).includes(space(4, 9)) && covers(how).includes(space(5, 9)));
  if (!bolt) throw new Error('no bolt goes east');
  return { state, sorcerer, bolts, bolt };
}
