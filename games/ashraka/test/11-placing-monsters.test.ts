// ASH-11: placing monsters.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import { ATSU, at, monster, type Plan, scene } from './scene.ts';

const rowSix = (set?: (state: State) => void) => ({
  position: { at: 'destiny' } as const,
  set(state: State) {
    state.track = [{ tile: 6, faceUp: false }];
    set?.(state);
  },
});

rule(
  ['ASH-11.1', 'ASH-11.2', 'ASH-11.3', 'ASH-11.4'],
  'ASH-X6: a free token, the top card, its cubes and what the row adds',
  () => {
    const play = scene({
      ...rowSix(state => void state.deck.push(...state.deck.splice(state.deck.indexOf('rat-brigand'), 1))),
      asks: ['token'],
    });
    expect(play.seat(0).offered('token.ask')).toEqual(['token:ochre', 'token:green', 'token:red']);
    expect(play.table.match.decisions[0]?.window).toMatchObject({ id: 'token', matters: false, open: true });
    play.answers(ATSU, 'token.ask', 'token:green');
    expect(play.state.monsters).toEqual([
      { slot: 'green', card: 'rat-brigand', cubes: 6, at: at('a1-standing-stones') },
    ]);
    expect(play.state.deck).toHaveLength(5);
  },
);

rule(
  'ASH-11.2',
  'a monster that the booklet names comes from the deck; if it is in play already, the top of the deck',
  () => {
    const plan = (isThere: boolean): Plan => ({
      adventure: 5,
      at: 'a5-observatory',
      set(state) {
        state.deck = ['gargoyle', 'ivy-golem', 'dune-worm', 'rat-champion', 'rat-guard'];
        state.aside = [];
        state.under = 2;
        if (isThere) monster(state, 'gargoyle', at('a5-hideout'), 14, 'red');
      },
    });
    const named = scene(plan(false)).does(ATSU, 'activate:event');
    expect(named.state.monsters.map(({ card }) => card)).toEqual(['gargoyle']);
    expect([named.state.deck, named.state.under]).toEqual([['ivy-golem', 'dune-worm', 'rat-champion', 'rat-guard'], 1]);
    const other = scene(plan(true)).does(ATSU, 'activate:event');
    expect(other.state.monsters.map(({ card, at: place }) => [card, place])).toEqual([
      ['gargoyle', at('a5-hideout')],
      ['rat-guard', at('a5-observatory')],
    ]);
  },
);

rule(
  ['ASH-11.5', 'ASH-11.6', 'ASH-27.5'],
  'ASH-X17: the fifth monster loses the adventure, before anything else happens',
  () => {
    const play = scene(
      rowSix(state => {
        const slots = ['blue', 'ochre', 'green', 'red'] as const;
        for (const [n, card] of (['clawed-prowler', 'rat-brigand', 'stump-spider', 'will-o-wisp'] as const).entries())
          monster(state, card, at('a1-clearing'), 3, slots[n]);
      }),
    );
    expect([play.table.over, play.state.lost]).toEqual([true, 'zone-full']);
  },
);

rule('ASH-11.7', 'several are placed one after the other', () => {
  const play = scene({ adventure: 3, position: { at: 'destiny' }, track: [12] });
  play.answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.state.monsters.map(one => one.at)).toEqual([at('a3-west-quay'), at('a3-east-quay')]);
});

rule(
  ['ASH-11.7', 'ASH-11.6'],
  'a row that brings two monsters with one token left: the first comes, the second is defeat',
  () => {
    const play = scene({
      adventure: 3,
      position: { at: 'destiny' },
      track: [12],
      set(state) {
        for (const slot of ['blue', 'ochre', 'green'] as const)
          monster(state, state.deck[0] ?? 'mist-hag', at('a3-bog-pit'), 4, slot);
      },
    });
    play.answers(ATSU, 'destiny.ask', 'box:B');
    expect([play.state.monsters.length, play.state.monsters[3]?.at, play.state.lost]).toEqual([
      4,
      at('a3-west-quay'),
      'zone-full',
    ]);
  },
);

rule(
  ['ASH-11.9', 'ASH-11.11', 'ASH-11.12', 'ASH-11.13'],
  'two on one space are fought one by one; none begins a fight',
  () => {
    const play = scene({
      set(state, [atsu]) {
        monster(state, 'rat-brigand', atsu.at as never, 5, 'blue');
        monster(state, 'clawed-prowler', atsu.at as never, 4, 'red');
      },
    });
    expect(play.state.combat).toBeUndefined();
    expect(play.can(ATSU)).toEqual(expect.arrayContaining(['engage:blue', 'engage:red']));
  },
);
