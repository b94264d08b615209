// Chapters meet on the land: Portals, flights and steps onto Monsters, Fire in between, Challenges and Quests that go wrong, Dwurt.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { trophiesOf } from '../../rules/board.ts';
import { fresh } from '../../rules/tiles.ts';
import { fighting, gives, topMonster } from '../fights.ts';
import { saved } from '../places.ts';
import { at, CHAPEL, lays, type More, marks, one, type Play, scene, stands } from '../scene.ts';

/** Two Portals: at (1,2) of one tile and at (2,-1) of the other, on whose space a pit has opened. */
const portals = (more: More): Play =>
  scene({
    set: one((hero, state) => {
      lays(state, [
        ['ch1-fixed-1', 1, 1],
        ['ch2-fixed-2', 2, -1],
      ]);
      state.territory = [];
      state.scenario.pits[at(2, -1)] = 1;
      topMonster(state, 1, 'dragonfly');
      Object.assign(hero, { at: at(1, 2), movement: 2 });
      more(hero, state);
    }),
  });

rule(
  ['EUT-4.1', 'EUT-5.8', 'EUT-4.4'],
  'a Combat token used up for Movement opens no Monster’s space; an Ability that fights does',
  () => {
    const walks = (heroes: readonly ['dral' | 'ael', 'keleia'], more: More): Play =>
      scene({
        heroes,
        set: one((hero, state) => {
          lays(state, [['ch1-fixed-1', 1, 1]]);
          state.territory = [];
          Object.assign(hero, { at: at(0, 1), tokens: ['combat'] });
          more(hero, state);
        }),
      }).does('burn:combat');
    expect(walks(['ael', 'keleia'], () => {}).whyNot('walk:hex:1,1')).toEqual(['why.action', 'EUT-5.8']);
    const dral = walks(['dral', 'keleia'], hero => {
      hero.slots['ability-1'] = { open: true, tile: fresh('dral-warpath') };
    }).does('walk:hex:1,1');
    expect([dral.asked(), dral.hero().slots['ability-1']?.tile?.engaged]).toEqual(['combat.before', true]);
  },
);

rule(['EUT-5.13', 'EUT-1.3'], 'whom an Amulet saves from the Fire of a tile goes on laying tiles around them', () => {
  const play = scene({
    set: one((hero, state) => {
      lays(state, [['ch1-fixed-1', 1, 1]]);
      state.territory = ['ch1-other-1', 'ch1-other-9'];
      gives(hero, 'amulet-of-eternity#1');
      Object.assign(hero, { at: at(1, 2), health: 2, movement: 1 });
    }),
  }).does('walk:hex:2,1');
  for (let n = 0; n < 3 && play.asked() === 'reveal.ask'; n++) play.does(play.can()[0] ?? '');
  expect([play.hero().at, play.state.territory, play.asked()]).toEqual([at(2, 1), [], 'turn.ask']);
});

rule(
  ['EUT-5.20', 'EUT-14.16', 'EUT-9.24'],
  'who burns before the fight keeps the Combat Action; who is healed by Water fights with it',
  () => {
    const enters = (tile: 'ch1-other-9' | 'ch1-other-4', health: number): Play =>
      scene({
        set: one((hero, state) => {
          lays(state, [[tile, 1, 1]]);
          state.territory = [];
          Object.assign(hero, { at: at(1, 1), health, movement: 1, reputation: 5 });
        }),
      });
    const burnt = enters('ch1-other-9', 2).does('walk:hex:1,2');
    expect(burnt.hero()).toMatchObject({
      at: CHAPEL,
      movement: 0,
      reputation: 3,
      tokens: ['mining', 'trade', 'combat'],
    });
    const wet = enters('ch1-other-4', 2).does('walk:hex:2,1');
    expect([wet.asked(), wet.hero().health]).toEqual(['combat.before', 4]);
  },
);

rule(
  ['EUT-5.32', 'EUT-5.27', 'EUT-9.23'],
  'a Portal leads onto a Monster: it is fought at once, and nobody leaves by what they carry',
  () => {
    const play = portals(hero => {
      hero.bags = [{ kind: 'tile', tile: fresh('scroll-blink#1') }];
    }).does('portal:hex:2,-1');
    expect([play.asked(), play.hero().tokens, play.hero().movement]).toEqual(['combat.before', ['mining', 'trade'], 2]);
    expect(play.whyNot('use:scroll-blink#1:0')).toEqual(['why.stuck', 'EUT-9.23']);
    expect(
      portals(hero => void Object.assign(hero, { tokens: ['mining', 'trade'] })).whyNot('portal:hex:2,-1')?.[0],
    ).toBe('why.action');
  },
);

rule(['EUT-5.33', 'EUT-14.22'], 'whoever dies at a Portal finds it unused when they walk there again', () => {
  const play = portals(hero => void Object.assign(hero, { movement: 0 })).does('portal:hex:2,-1');
  expect(play.hero().spentPortals).toEqual([at(1, 2)]);
  const dead = fighting({
    step: 'defeat',
    set: one(hero => void Object.assign(hero, { spentPortals: [at(1, 1)] })),
  });
  expect([dead.hero().spentPortals, dead.hero().at]).toEqual([[], CHAPEL]);
});

rule(
  ['EUT-6.7', 'EUT-14.16'],
  'R9 as an option: a tile that one lays burns another to death: they wake and pay, one’s own turn goes on',
  () => {
    const play = scene({
      options: { revealsReachAll: true },
      set: (state, [hero, rival]) => {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.territory = ['ch1-other-9'];
        if (hero) Object.assign(hero, { at: at(1, 2), health: 6, movement: 1 });
        if (rival) Object.assign(rival, { at: at(2, 1), health: 1, reputation: 4, movement: 0 });
      },
    }).does('walk:hex:2,1');
    if (play.asked() === 'reveal.ask') {
      const near = play.can().find(key => key.startsWith('place:')) ?? '';
      play.does(near);
    }
    // Wherever the Fire came to lie, only those whose space it reached are hurt, and nobody twice.
    const [mine, theirs] = [play.hero(0), play.hero(1)];
    expect([mine.health === 6 || mine.health === 4, play.asked(0)]).toEqual([true, 'turn.ask']);
    expect(theirs.at === CHAPEL ? theirs.reputation : 4).toBe(theirs.at === CHAPEL ? 2 : 4);
    expect((mine.health === 4) === (theirs.at === CHAPEL)).toBe(true); // they stand on one space
  },
);

rule(
  ['EUT-7.3', 'EUT-6.2'],
  'a Mine that a rival conquered and emptied of a token still counts as theirs: the toll is due',
  () => {
    const play = scene({
      set: stands('ch1-other-1', 0, (state, [hero]) => {
        marks(state, at(1, 1), 'interaction', 1);
        if (hero) hero.gold = 1;
      }),
    }).does('mine');
    expect([play.hero().gold, play.hero(1).gold, play.state.tokens[at(1, 1)]?.length]).toEqual([0, 1, 2]);
  },
);

rule(
  ['EUT-13.11', 'EUT-4.8'],
  'a Challenge is rolled under the challenged Elemental’s own Power and its neighbours’',
  () => {
    const play = scene({
      dice: [6, 1],
      set: one((hero, state) => {
        lays(state, [
          ['ch1-other-6', 1, 1],
          ['ch1-other-2', 3, 0],
        ]);
        state.territory = [];
        Object.assign(hero, { at: at(1, 1), gaar: 1 });
      }),
    }).does('challenge');
    expect(play.state.roll?.stakes).toEqual({ elemental: 'earth' });
    expect(play.state.roll?.ledger.modifiers).toMatchObject([{ target: 'heroStrength', n: 2 }]);
  },
);

rule(
  ['EUT-13.19', 'EUT-3.13', 'EUT-4.12'],
  'a Quest whose roll fails takes the Gaar that were spent, no more; it lies there still, for another turn',
  () => {
    const play = scene({
      dice: [1, 1, 1],
      set: stands('ch1-encounter-3', 0, (state, [hero]) => {
        state.encounters.ferryman = { stack: ['ferryman-1'], faceUp: ['ferryman-6'], rewards: [], boxed: [] };
        if (hero) {
          Object.assign(hero, { gaar: 1 });
          for (const id of ['ability-1', 'ability-2', 'ability-3'] as const) hero.slots[id] = { open: true };
        }
      }),
    }).does('quest:ferryman-6:0', 'gaar:0');
    expect([play.hero().gaar, play.hero().quests, play.state.encounters.ferryman?.faceUp]).toEqual([
      0,
      [],
      ['ferryman-6'],
    ]);
    expect(play.whyNot('quest:ferryman-6:0')).toEqual(['why.tried', 'EUT-13.19']);
    saved(play.does('end'));
    expect(play.state.encounters.ferryman?.faceUp).toEqual(['ferryman-6']); // nothing was completed
  },
);

rule(['EUT-21.8', 'EUT-5.8'], 'Skoldur shoves through for a Dwurt; without one his way is barred', () => {
  const shoves = (dwurt: number): Play =>
    scene({
      heroes: ['skoldur', 'ael'],
      set: one((hero, state) => {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.territory = [];
        hero.slots['ability-1'] = { open: true, tile: fresh('skoldur-shove-through') };
        Object.assign(hero, { at: at(0, 1), tokens: [], movement: 1, dwurt });
      }),
    });
  expect(shoves(0).whyNot('walk:hex:1,1')?.[0]).toBe('why.action');
  const play = shoves(2).does('walk:hex:1,1');
  expect([play.asked(), play.hero().dwurt, play.hero().dwurtDie]).toEqual(['combat.before', 1, 1]);
});

rule(
  ['EUT-22.4', 'EUT-22.8', 'EUT-17.10'],
  'the Griffin takes an Elite for a Trophy, whose card leaves the game, and sets down before a Monster',
  () => {
    const play = scene({
      options: { griffin: 'with' },
      set: one((hero, state) => {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.territory = [];
        state.griffin = at(0, 0);
        hero.bags = [{ kind: 'trophy', card: 'old-grimhorn' }];
        Object.assign(hero, { at: at(0, 0), movement: 1 });
      }),
    }).does('griffin:old-grimhorn', 'fly:hex:1,1');
    expect([play.asked(), play.state.griffin, trophiesOf(play.hero()), play.hero().movement]).toEqual([
      'combat.before',
      at(1, 1),
      [],
      1,
    ]);
    expect(play.state.boxed.tiles).toContain('old-grimhorn');
  },
);
