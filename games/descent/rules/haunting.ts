// DES-35.50 to DES-35.52: the familiar that the overlord has in a quest. After the overlord's turn it goes where it likes, and whoever it touches
// grows tired.

import { act } from '@veillee/pieces/deeds';
import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../content/familiars.ts';
import { type Going, offerWalks } from './familiars.ts';
import type { Companion, Flow, Hero, T } from './state.ts';
import { drain } from './wounds.ts';

/** Each of them in turn, up to its speed. */
export function* moveHaunting(t: T): Flow {
  const { state } = t;
  for (const familiar of state.companions.filter(({ owner }) => owner === 'overlord')) {
    const going: Going = { left: familiarRow(familiar.id).speed ?? 0, passed: [] };
    const asked = {
      seat: state.overlord.seat,
      prompt: 'familiar.act',
      rule: 'DES-35.50',
      pass: { text: 'familiar.stay' },
    };
    const words = () => ({ familiar: { text: `familiar.${familiar.id}` }, movement: going.left });
    while (
      yield* act(t, { ...asked, with: words() }, offer => offerWalks(t.state, [familiar], going, 'DES-35.50', offer))
    );
    yield* touch(t, familiar, going.passed);
  }
}

/** DES-35.51: once its way is known, whoever it stays with and whoever it has passed, each once. */
function* touch(t: T, familiar: Companion, passed: readonly Space[]): Flow {
  const { drains } = familiarRow(familiar.id);
  if (!drains) return;
  const points = ({ at }: Hero): number =>
    at === undefined ? 0 : at === familiar.at ? drains.staying : passed.includes(at) ? drains.passing : 0;
  const touched = t.state.heroes.map(hero => [hero, points(hero)] as const);
  for (const [hero, n] of touched)
    if (n > 0) yield* drain(t, hero, n, { kind: 'ability', what: familiar.id }, 'DES-35.51');
}
