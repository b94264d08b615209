// How far a monster that is pointed at could come, as whoever looks at the map is shown it.

import { expect, test } from 'vitest';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { type Monster, standsOn } from '../../rules/state.ts';
import { base, type Play, put, scene, space } from '../../test/scene.ts';
import { groundSeen } from '../ground.ts';
import { stalkedBy } from '../stalking.ts';

function shown(play: Play, monster: Monster): string[] {
  const view = play.seat(0).view();
  return [...stalkedBy({ view, ground: groundSeen(view), sheetOf: id => view.sheets[id] }, monster)].sort();
}

test.each(['beastman', 'bane-spider', 'razorwing'] as const)('a %s comes as far as the rules let it', kind => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(3, 9);
      put(state, kind, kind === 'bane-spider' ? base(1, 9, 2, 2) : space(6, 9));
    },
  });
  const monster = play.monster();
  const own = standsOn(monster);
  const speed = play.seat(0).view().sheets[monster.id]?.speed ?? 0;
  const walks = goals(treadOf(play.state, monster), monster.at, speed).flatMap(({ to }) => standsOn({ at: to }));
  const wanted = [...new Set(walks)].filter(at => !own.includes(at)).sort();
  expect(wanted.length).toBeGreaterThan(3);
  expect(shown(play, monster)).toEqual(wanted);
});
