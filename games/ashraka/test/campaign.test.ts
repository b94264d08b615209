// ASH-1, ASH-27, ASH-28: how an adventure ends, and what goes on to the next.

import { followingMatch, type Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Legacy, legacy, read, travelled } from '../rules/campaign.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { ATSU, at, BRUNN, begun, holds, monster, type Plan, type Play, scene, TANTAN, takeOut } from './scene.ts';

/** Both stand before the open exit. */
const leaving = (more?: (state: State, heroes: Parameters<NonNullable<Plan['set']>>[1]) => void, options = {}): Play =>
  scene({
    options,
    set(state, heroes) {
      state.crossed = [];
      for (const hero of heroes) hero.at = at('a1-forest-edge');
      more?.(state, heroes);
    },
  });

const leave = (play: Play): Play =>
  play.does(ATSU, 'exit:a1-e-forest-edge--exit').does(TANTAN, 'exit:a1-e-forest-edge--exit');

rule(['ASH-27.1', 'ASH-27.2', 'ASH-27.8'], 'won at once; the ending is read, the bonus is part of the save', () => {
  const play = leave(leaving());
  expect([play.table.over, play.state.lost]).toEqual([true, undefined]);
  expect(play.told()).toContain('log.ending');
  expect(legacy(play.state)).toMatchObject({
    runes: { red: 1, blue: 2 },
    allies: ['wise-rabbit', 'braiebois-sentinel'],
  });
});

/** The instructions that the last page tells of. */
const announced = (play: Play): (string | undefined)[] =>
  play.lines('log.change').map(({ with: told }) => (told?.words as Text | undefined)?.text);

rule(['ASH-2.7', 'ASH-19.5'], 'a victory announces those who join, and names nobody else', () => {
  const bonus = (more?: Parameters<typeof leaving>[0]) => announced(leave(leaving(more)));
  const change = (n: number) => `adventure.a1-on-the-road-to-braiebois.change.${n}`;
  const [runes, sentinel, woodcutter, scribe] = [[change(2), change(3)], change(4), change(5), change(6)];
  expect(bonus()).toEqual([...runes, sentinel]);
  expect(bonus(state => state.flags.push('woodcutter-friend'))).toEqual([...runes, sentinel, woodcutter]);
  expect(bonus(state => state.flags.push('cave-explored'))).toEqual([...runes, sentinel, scribe]);
  // Whoever is there already does not join again.
  expect(bonus(state => state.allies.push('braiebois-sentinel'))).toEqual(runes);
});

rule('ASH-2.6', 'once the ending is read, the step that won is not taken back', () => {
  const play = leaving().does(ATSU, 'exit:a1-e-forest-edge--exit');
  expect(play.table.match.undoTarget(0)).toBeDefined();
  play.does(TANTAN, 'exit:a1-e-forest-edge--exit');
  expect([play.table.over, play.table.match.undoTarget(1)]).toEqual([true, undefined]);
  // While the Bag is packed nothing has been read yet.
  const packing = leaving((state, [atsu]) => holds(state, atsu, 'a1-find-09'));
  leave(packing);
  expect([packing.told().includes('log.ending'), packing.table.match.undoTarget(1) === undefined]).toEqual([
    false,
    false,
  ]);
});

rule('ASH-27.6', 'a lost adventure leaves nothing', () => {
  const play = scene({ set: state => Object.assign(state, { track: [] }) })
    .passes(ATSU)
    .passes(TANTAN);
  expect(legacy(play.state)).toBeUndefined();
});

rule('ASH-27.7', 'a loss in the middle of a page ends it before the rest', () => {
  const play = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-woodcutters-hut');
      const slots = ['blue', 'ochre', 'green', 'red'] as const;
      for (const [n, card] of (['clawed-prowler', 'rat-brigand', 'stump-spider', 'will-o-wisp'] as const).entries())
        monster(state, card, at('a1-clearing'), 3, slots[n]);
    },
  });
  play.does(ATSU, 'activate:event');
  expect(play.state).toMatchObject({ lost: 'zone-full', events: { [at('a1-woodcutters-hut')]: '?' } });
});

rule(
  ['ASH-28.1', 'ASH-28.4', 'ASH-28.5', 'ASH-28.7', 'ASH-28.8', 'ASH-28.14'],
  'ASH-X35: what lies in the Bag is saved, what is in hand is not, unless it is packed',
  () => {
    const set = (state: State, [atsu]: Parameters<NonNullable<Plan['set']>>[1]) => {
      takeOut(state, 'a1-find-09');
      state.bag.cards[0] = 'a1-find-09';
      state.bag.coins = 7;
      holds(state, atsu, 'a1-find-05');
    };
    const play = leave(leaving(set));
    expect(legacy(play.state)).toMatchObject({ cards: ['a1-find-09', null, null], coins: 7 });
    expect(play.state.discard).toContain('a1-find-05');
    const packed = leave(
      leaving((state, heroes) => {
        set(state, heroes);
        state.bag.open[1] = true;
      }),
    );
    packed.answers(ATSU, 'pack.ask', 'put:a1-find-05');
    expect(legacy(packed.state)).toMatchObject({ cards: ['a1-find-09', 'a1-find-05', null] });
    const unpacked = leave(
      leaving(
        (state, heroes) => {
          set(state, heroes);
          state.bag.open[1] = true;
        },
        { noPacking: true },
      ),
    );
    expect([unpacked.table.over, legacy(unpacked.state)?.cards]).toEqual([true, ['a1-find-09', null, null]]);
  },
);

rule(
  ['ASH-28.2', 'ASH-28.3', 'ASH-28.6', 'ASH-28.10', 'ASH-28.11', 'ASH-4.14', 'ASH-1.4', 'ASH-19.5'],
  'sheets, Bag and allies go on, also of heroes who stayed at home',
  () => {
    const first = leave(
      leaving(state => {
        state.sheets[ATSU].steps.health = 1;
        state.sheets[TANTAN].skills.push('tantan-c2');
        state.bag.open[1] = true;
        state.bag.allies = [{ id: 'wise-rabbit', uses: 0 }];
      }),
    );
    const next = followingMatch(first.table.match, '2', 'next');
    expect(next.state).toMatchObject({ adventure: 2, bag: { open: [true, true, false], runes: { blue: 2, red: 1 } } });
    expect((next.state as State).sheets[ATSU].steps.health).toBe(1);
    expect((next.state as State).sheets[TANTAN].skills).toContain('tantan-c2');
    expect((next.state as State).allies).toEqual(['wise-rabbit', 'braiebois-sentinel']);
  },
);

rule(['ASH-28.9', 'ASH-28.13'], 'health and mana begin full again, and hands empty', () => {
  const { state } = begun({
    adventure: 2,
    legacy: legacy(leave(leaving((_, [atsu]) => Object.assign(atsu, { health: 1 }))).state),
  });
  expect(state.heroes).toMatchObject([
    { health: 5, mana: 2, hand: [] },
    { health: 3, mana: 5, hand: [] },
  ]);
});

rule(['ASH-28.12', 'ASH-1.5', 'ASH-1.6'], 'a replay begins from the same save, and leaves the later ones alone', () => {
  const first = leave(leaving());
  const [one, two] = ['one', 'two'].map(seed => followingMatch(first.table.match, '2', seed).state as State);
  expect(one?.bag).toEqual(two?.bag);
  expect(one?.piles).not.toEqual(two?.piles);
  expect(first.state.adventure).toBe(1);
});

rule('ASH-1.3', 'adventures follow each other; who begins later has heroes as the story expects them', () => {
  expect(travelled(1)).toMatchObject({ coins: 0, unlocked: [ATSU, TANTAN], allies: ['wise-rabbit'] });
  expect(travelled(3).unlocked).toContain(BRUNN);
  const { game } = leave(leaving()).table.match;
  const { chapters } = game;
  const next = (adventure: string) =>
    chapters?.following({} as Legacy, { seats: 2, options: { adventure } }).map(({ id }) => id);
  expect([next('1'), next('4'), next('5')]).toEqual([['2'], ['5'], []]);
});

rule('ASH-28.6', 'what is brought along must be what a campaign can be', () => {
  const good = legacy(leave(leaving()).state) as Legacy;
  expect(read(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const broken of [
    {},
    { ...good, coins: -1 },
    { ...good, allies: ['nobody'] },
    { ...good, cards: ['a1-find-01', null, null] },
    { ...good, cards: ['a1-find-05', 'a1-find-05', null] },
    { ...good, sheets: { ...good.sheets, [ATSU]: { ...good.sheets[ATSU], skills: ['tantan-c0'] } } },
    { ...good, runes: { blue: 1 } },
  ])
    expect(() => read(broken)).toThrow();
});

rule('ASH-2.6', 'the ending is in what players are sent only when it was read', () => {
  const before = leaving();
  expect((before.seat(0).view() as View).ending).toBeUndefined();
  expect((leave(before).seat(0).view() as View).ending?.[0]?.words?.en).toBeTruthy();
});
