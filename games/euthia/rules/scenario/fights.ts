// Whom of those who walk the map a Hero may fight, and what forging has made of their weapons.

import type { Rules } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import type { SpaceAt } from '../../content/lattice.ts';
import type { FoeId } from '../../content/scenarios/vocabulary.ts';
import type { Hero, Known, T } from '../state.ts';
import { allHold } from './conditions.ts';
import { happened } from './moments.ts';
import { rulesAt, SCENARIO } from './row.ts';

/** Everybody who stands on a space. */
export const foesAt = ({ scenario: { foes } }: Pick<Known, 'scenario'>, at: SpaceAt): FoeId[] =>
  (Object.keys(foes) as FoeId[]).filter(id => foes[id]?.at === at && !foes[id]?.beaten);

/** What stands against fighting a foe: nobody knows them yet. */
export function whyNotFight(state: Known, hero: Hero, foe: FoeId): Why | undefined {
  const isOpen = rulesAt(state, 'always').some(
    rule => rule.do.some(op => op.op === 'fight' && op.foe === foe) && allHold(state, rule.if ?? [], { hero }),
  );
  return isOpen ? undefined : because('why.clues', SCENARIO);
}

/** After step 1 of EUT-11: the scenario hears whom the Hero of this fight has beaten. */
export function* defeated(t: T, hero: Hero): Rules {
  const { combat, scenario } = t.state;
  if (!combat || combat.opponent.kind === 'elite') return;
  const { opponent, at: where } = combat;
  if (opponent.kind === 'foe') {
    const { foe } = opponent;
    if (scenario.foes[foe]?.beaten) yield* happened(t, { at: 'defeat', hero, where, beaten: { foe } });
    return;
  }
  const { kind, level } = opponent;
  const beaten = kind === 'pit' ? ({ marker: 'pit', level } as const) : { monster: level };
  yield* happened(t, { at: 'defeat', hero, where, beaten });
}
