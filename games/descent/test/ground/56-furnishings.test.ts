// DRF-8.4 to DRF-8.8: what boards of the campaign are furnished with.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { opened } from '../../rules/attack/open.ts';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { isElevated } from '../../rules/heights.ts';
import { monsterKey } from '../../rules/keys.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { hitsAmong } from '../aims.ts';
import { BLANKS, RED, YELLOW } from '../faces.ts';
import { battle, fight, HERE } from '../fight.ts';
import { first } from '../guide.ts';
import { laid } from '../ice.ts';
import { put, scene } from '../scene.ts';

const RAISED: readonly Prop[] = ['table', 'bed', 'throne', 'sarcophagus'];
const SLOW: readonly Prop[] = [...RAISED, 'fountain', 'bone-heap'];

/** What it costs a hero and a beastman to step onto it from the west and from the east; and whether one sees across it. */
function crossing(prop: Prop): readonly [number, number | undefined, boolean] {
  const play = scene({
    set: (state, [hero]) => {
      laid(prop, [3, 9])(state);
      if (hero) hero.at = space(2, 9);
    },
  }).does('action:run');
  const { movement = 0 } = play.state.turn ?? {};
  play.does('walk:space:3,9').overlordWaits();
  const paid = movement - (play.state.turn?.movement ?? 0);
  play.hero().at = space(1, 9);
  const monster = put(play.state, 'beastman', space(4, 9));
  const goal = goals(treadOf(play.state, monster), space(4, 9), 9).find(({ to }) => to === space(3, 9));
  return [paid, goal?.cost, sees(groundNow(play.state), space(2, 9), space(4, 9))];
}

rule('DRF-8.4', 'a summoning circle is in nobody’s way and does nothing', () => {
  expect(crossing('summoning-circle')).toEqual([1, 1, true]);
  const play = fight({ set: laid('summoning-circle', [3, 9]) });
  expect(isElevated(play.state, play.hero())).toBe(false);
});

rule(['DRF-8.7', 'DRF-8.8'], 'furniture costs heroes and monsters 2 points to step onto, and hides nothing', () => {
  for (const prop of SLOW) expect(crossing(prop), prop).toEqual([2, 2, true]);
});

rule('DRF-8.8', 'whoever stands on a table, a bed, a throne or a sarcophagus stands above the ground', () => {
  for (const prop of [...SLOW, 'giant-mushrooms'] as const) {
    const play = fight({ equipped: ['bow#1'], on: space(5, 9), set: laid(prop, [3, 9]) });
    const isRaised = RAISED.includes(prop);
    expect(isElevated(play.state, play.hero()), prop).toBe(isRaised);
    const shot = opened(play.state, first, { weapon: 'bow#1', target: space(5, 9), by: 'action' });
    const above = shot.lines.filter(({ source }) => source.text === 'line.above');
    expect(
      above.map(({ bonus }) => bonus),
      prop,
    ).toEqual(isRaised ? [{ range: 1, damage: 1 }] : []);
  }
});

rule('DRF-8.5', 'giant mushrooms cloak whoever stands among them, a large figure with a single space', () => {
  expect(hitsAmong('giant-mushrooms')).toEqual([[true], [false], [true], [false]]);
});

rule('DRF-8.5', 'an attack that wounds somebody among them has Poison, once, and elsewhere none', () => {
  const wounded = (...spaces: readonly (readonly [number, number])[]) => {
    const dice = [RED.four, YELLOW.three, YELLOW.three, ...BLANKS];
    const play = battle(
      { equipped: ['sword#1'], monster: 'giant', on: base(4, 9, 2, 2), dice, set: laid('giant-mushrooms', ...spaces) },
      'sword#1',
    );
    while (play.asked(0)?.startsWith('attack')) play.passes(0);
    const monster = play.monster();
    return [monster.tokens.poison ?? 0, monster.wounds] as const;
  };
  const [bare, among] = [wounded(), wounded([5, 10])];
  expect(bare[0]).toBe(0);
  expect(among[1]).toBe(bare[1]);
  expect(among[0]).toBeGreaterThan(0);
});

rule(
  'DRF-8.7',
  'whoever ends a turn in a fountain recovers 2 wounds, each turn; whoever goes through recovers none',
  () => {
    const hurt = (at: Space) => {
      const play = scene({
        set: (state, [hero]) => {
          laid('fountain', [3, 9])(state);
          if (hero) Object.assign(hero, { at, wounds: 1 });
        },
      }).does('action:run');
      return play;
    };
    const inside = hurt(HERE);
    inside.passes(0);
    expect(inside.hero().wounds).toBe(3);
    const through = hurt(space(2, 9));
    through.does('walk:space:3,9').overlordWaits();
    through.does('walk:space:4,9').overlordWaits();
    through.passes(0);
    expect(through.hero().wounds).toBe(1);
  },
);

rule('DRF-8.7', 'so does a monster, and Poison goes first', () => {
  const play = fight({
    monster: 'ogre',
    on: base(4, 9, 2, 2),
    position: { at: 'overlord' },
    set: (state, _, monster) => {
      laid('fountain', [5, 10])(state);
      Object.assign(monster, { wounds: 2, tokens: { poison: 1 }, ready: true });
    },
  });
  play.answers(play.overlordSeat, monsterKey.make(play.monster().id));
  play.passes(play.overlordSeat);
  expect([play.monster().wounds, play.monster().tokens.poison]).toEqual([3, 0]);
});
