// How far a monster that is pointed at could come, as whoever looks at the map is shown it.

import { expect, test } from 'vitest';
import { boardOf } from '../../rules/board.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { prospectsOf } from '../../rules/overlord/prospects.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { type FigureId, type Monster, standsOn } from '../../rules/state.ts';
import { base, type Play, put, scene, space } from '../../test/scene.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { preyOf, stalkedBy, stalkedFrom } from '../dungeon/stalking.ts';

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

test.each(['beastman', 'bane-spider'] as const)(
  'what rises as a %s will come as far, and strike whom the rules let it',
  kind => {
    const play = scene({
      heroes: ['steelhorns', 'silhouette', 'sir-valadir'],
      position: { at: 'overlord' },
      set: (state, heroes) => {
        state.phase = 'overlord';
        state.overlord.step = 4;
        for (const [n, hero] of heroes.entries()) hero.at = space(2 + n, 9);
        // The last of them is behind a shut door.
        if (heroes[2]) heroes[2].at = space(18, 9);
      },
    });
    const at = kind === 'bane-spider' ? base(5, 9, 2, 2) : space(6, 9);
    const before = play.seat(0).view();
    const rising = { kind, rank: 'normal', at } as const;
    const sheetOf = (id: FigureId) => before.sheets[id];
    const prey = preyOf({ view: before, ground: groundSeen(before), sheetOf }, rising).map(({ hero }) => hero.id);
    const far = stalkedFrom({ view: before, ground: groundSeen(before) }, rising).sort();
    const risen = put(play.state, kind, at);
    risen.ready = true;
    expect(far).toEqual(shown(play, risen));
    const struck = prospectsOf(play.state).heroes ?? {};
    expect(prey).toEqual(play.state.heroes.filter(({ id }) => (struck[id]?.reached ?? 0) > 0).map(({ id }) => id));
    expect(prey.length).toBeGreaterThan(0);
  },
);

test('what rises on wings strikes from above pits as from their edges', () => {
  const from = space(13, 9);
  const play = scene({
    options: { 'tomb-of-ice': true },
    position: { at: 'overlord' },
    set: (state, heroes) => {
      const [hero, friend] = heroes;
      Object.assign(state, { phase: 'overlord', turn: undefined });
      Object.assign(state.overlord, { step: 4 });
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      if (hero) hero.at = space(5, 9);
      if (friend) friend.at = space(1, 13);
      // Somebody stands in the way of a shot from where it rises.
      put(state, 'beastman', space(8, 9));
      for (const at of boardOf(state).areas.get(1) ?? []) if (at !== from) state.board.terrain[at] = 'pit';
    },
  });
  const before = play.seat(play.overlordSeat).view();
  const rising = { kind: 'shade', rank: 'normal', at: from } as const;
  const prey = preyOf({ view: before, ground: groundSeen(before), sheetOf: id => before.sheets[id] }, rising);
  expect(prey.map(({ hero }) => hero.id)).toEqual([play.hero().id]);
  put(play.state, 'shade', from).ready = true;
  expect(prospectsOf(play.state).heroes?.[play.hero().id]?.reached).toBe(1);
});
