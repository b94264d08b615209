// Aims and guards for scenes.

import { base, type Space, space } from '@veillee/pieces/geometry';
import type { MonsterId, Prop } from '../content/vocabulary.ts';
import { foretold } from '../rules/attack/foretell.ts';
import { attacksOf } from '../rules/attack/options.ts';
import type { AttackChoice } from '../rules/calls.ts';
import type { FigureId, Stand } from '../rules/state.ts';
import { BESIDE, type Fight, fight, first } from './fight.ts';
import { laid } from './ice.ts';
import type { Play } from './scene.ts';

export const targets = (play: Play, who: FigureId = play.hero().id, by: AttackChoice['by'] = 'action'): string[] =>
  attacksOf(play.state, who, by).map(({ target, area }) => (area ? `${area} ${target}` : target));

export const archer = (plan: Fight = {}): Play =>
  fight({ hero: 'grey-ker', equipped: ['bow#1'], at: space(1, 9), ...plan });

export const onGuard: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'guard' });

/**
 * Whether an arrow can hit what stands on open ground; on this terrain; on it, next to the archer; and a large figure with a
 * single space of it.
 */
export function hitsAmong(prop: Prop): (readonly boolean[])[] {
  const shot = (kind: MonsterId, on: Stand, target: Space, ...spaces: readonly (readonly [number, number])[]) => {
    const play = fight({ equipped: ['bow#1'], monster: kind, on, set: laid(prop, ...spaces) });
    return foretold(play.state, play.hero().id, { weapon: 'bow#1', target, by: 'action' }).map(({ hit }) => hit > 0);
  };
  return [
    shot('beastman', space(5, 9), space(5, 9)),
    shot('beastman', space(5, 9), space(5, 9), [5, 9]),
    shot('beastman', BESIDE, BESIDE, [4, 9]),
    shot('ogre', base(5, 9, 2, 2), space(5, 9), [6, 10]),
  ];
}
