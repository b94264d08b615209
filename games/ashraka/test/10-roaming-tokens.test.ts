// ASH-10: roaming tokens.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { destinyOf } from '../content/booklet.ts';
import type { Op } from '../content/vocabulary.ts';
import { on, reads } from './moments.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, CLEARING, holds, type Plan, type Play, scene } from './scene.ts';

const row = (ops: readonly Op[], plan: Plan = {}): Play =>
  rewritten(destinyOf(1, 5).boxes[0]?.ops ?? [], ops, () =>
    scene({
      ...plan,
      position: { at: 'destiny' },
      track: [5],
      set(state, heroes) {
        plan.set?.(state, heroes);
      },
    }),
  );

const OAK = at('a1-hollow-oak');

rule(['ASH-10.1', 'ASH-10.4'], 'tokens of both merchants and orange portals are laid where a row says', () => {
  const play = row(
    [
      { op: 'token.place', token: 'merchant-1', at: 'a1-clearing' },
      { op: 'token.place', token: 'merchant-2', at: 'a1-forest-edge' },
      { op: 'token.place', token: 'portal-orange', at: 'a1-ruins' },
      { op: 'token.place', token: 'portal-orange', at: 'a1-old-mill' },
      { op: 'token.place', token: 'lock', at: 'a1-hollow-oak' },
    ],
    {
      set: (state, [atsu]) => [
        Object.assign(atsu, { at: at('a1-forest-edge') }),
        // Something to sell: that stall is empty.
        holds(state, atsu, 'a1-find-08'),
        state.crossed.splice(0),
      ],
    },
  );
  expect(play.state.merchants).toEqual({ [at('a1-clearing')]: 1, [at('a1-forest-edge')]: 2 });
  expect(play.state.portals).toEqual({ blue: [], orange: [at('a1-ruins'), at('a1-old-mill')] });
  expect(play.state.locks).toEqual([at('a1-hollow-oak')]);
  // A merchant by the way out keeps nobody from leaving.
  expect(play.can(ATSU)).toEqual(expect.arrayContaining(['activate:merchant-2', 'exit:a1-e-forest-edge--exit']));
  const few = row(
    (['a1-ruins', 'a1-old-mill', 'a1-clearing'] as const).map(place => ({
      op: 'token.place',
      token: 'portal-blue',
      at: place,
    })),
    { options: { scarce: true } },
  );
  expect(few.state.portals.blue).toEqual([at('a1-ruins'), at('a1-old-mill')]);
});

rule('ASH-10.1', 'a Merchant token takes the place of what is printed; with the option it comes beside it', () => {
  const plan = (bothShops: boolean) =>
    on(
      'a1-clearing',
      (state, atsu) => {
        state.merchants[CLEARING] = 1;
        state.bag.coins = 9;
        atsu.health--;
      },
      { options: { bothShops } },
    );
  expect(
    scene(plan(false))
      .can(ATSU)
      .filter(key => key.startsWith('activate')),
  ).toEqual(['activate:merchant-1']);
  expect(
    scene(plan(true))
      .can(ATSU)
      .filter(key => key.startsWith('activate')),
  ).toEqual(['activate:campfire', 'activate:merchant-1']);
});

rule(
  ['ASH-10.2', 'ASH-10.3', 'ASH-10.4'],
  'the bell lays two blue portals, and nobody but the blue ones are joined',
  () => {
    const play = reads('a3-bell-tower', (state, [atsu]) => holds(state, atsu, 'a3-find-01'), { adventure: 3 });
    expect(play.state.portals).toEqual({ blue: [at('a3-bell-tower'), at('a3-moon-pool')], orange: [] });
    expect(play.can(ATSU)).toContain('activate:portal-blue');
    expect(play.does(ATSU, 'activate:portal-blue').hero(ATSU).at).toBe(at('a3-moon-pool'));
  },
);

rule(['ASH-10.2', 'ASH-10.3', 'ASH-10.4'], 'a portal leads to another of its colour, and to no other', () => {
  const alone = scene(
    on('a1-clearing', state => {
      state.portals = { blue: [CLEARING], orange: [OAK] };
    }),
  );
  expect(alone.whyNot(ATSU, 'activate:portal-blue')?.[0]).toBe('why.portal');
  const pair = scene(on('a1-clearing', state => Object.assign(state.portals, { blue: [CLEARING, OAK] })));
  pair.does(ATSU, 'activate:portal-blue');
  expect(pair.hero(ATSU)).toMatchObject({ at: OAK, disc: 5 });
});
