// Aims and guards for scenes.

import { space } from '@veillee/pieces/geometry';
import { attacksOf } from '../rules/attack/options.ts';
import type { AttackChoice } from '../rules/calls.ts';
import type { FigureId } from '../rules/state.ts';
import { type Fight, fight, first } from './fight.ts';
import type { Play } from './scene.ts';

export const targets = (play: Play, who: FigureId = play.hero().id, by: AttackChoice['by'] = 'action'): string[] =>
  attacksOf(play.state, who, by).map(({ target, area }) => (area ? `${area} ${target}` : target));

export const archer = (plan: Fight = {}): Play =>
  fight({ hero: 'grey-ker', equipped: ['bow#1'], at: space(1, 9), ...plan });

export const onGuard: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'guard' });
