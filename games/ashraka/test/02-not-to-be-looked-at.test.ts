// ASH-2: what may not be looked at.

import type { Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { secret } from '../rules/secrets.ts';
import type { State } from '../rules/state.ts';
import { type View, view } from '../rules/view.ts';
import { atTheCave, leave, leaving, reads } from './moments.ts';
import { ATSU, at, begun, holds, type Plan, type Play, scene, TANTAN } from './scene.ts';

const wire = (play: Play): string => JSON.stringify([play.seat(0).view(), play.table.match.decisions]);

/** The instructions that the last page tells of. */
const announced = (play: Play): (string | undefined)[] =>
  play.lines('log.change').map(({ with: told }) => (told?.words as Text | undefined)?.text);

rule(
  ['ASH-2.2', 'ASH-2.4', 'ASH-2.5'],
  'no word of a page before it is read, of an outcome before it is chosen, of the other ever',
  () => {
    const play = atTheCave(true);
    const words = (key: string) => JSON.stringify(secret(key).words).slice(8, 60);
    expect(wire(play)).not.toContain(words('event.a1-mysterious-cave-q'));
    play.does(ATSU, 'activate:event');
    expect(wire(play)).toContain(words('event.a1-mysterious-cave-q'));
    for (const choice of ['yes', 'no'])
      expect(wire(play)).not.toContain(words(`event.a1-mysterious-cave-q.choice.${choice}.outcome`));
    play.answers(ATSU, 'event.ask', 'choice:yes');
    expect(wire(play)).toContain(words('event.a1-mysterious-cave-q.choice.yes.outcome'));
    expect(wire(play)).not.toContain(words('event.a1-mysterious-cave-q.choice.no.outcome'));
  },
);

rule(['ASH-2.3', 'ASH-2.6', 'ASH-2.9'], 'of Destiny only the row that was drawn, and no ending', () => {
  const play = scene();
  const text = wire(play);
  for (const key of [
    'destiny.a1-destiny-row-01',
    'destiny.a1-destiny-row-01.box.A',
    'adventure.a1-on-the-road-to-braiebois.victory',
  ])
    expect(text).not.toContain(JSON.stringify(secret(key).words).slice(8, 40));
  const view = play.seat(0).view() as View;
  expect(view.track.every(({ tile }) => tile === undefined)).toBe(true);
  expect([view.deck, view.reserve]).toEqual([6, 4]);
  expect(JSON.stringify(view)).not.toContain('boxed');
});

rule(
  ['ASH-2.4', 'ASH-9.6'],
  'who is met is known when the page is read, whom a row is about when its tile is drawn',
  () => {
    const faces = (state: State): unknown => {
      const { pages, fates } = view(state, 'everyone');
      return { pages: pages.map(({ met }) => met), fates };
    };
    const plan: Plan = {
      set(state, heroes) {
        heroes[0].at = at('a1-guarded-bridge');
        holds(state, heroes[0], 'a1-find-04');
      },
    };
    const bridge = scene(plan);
    expect(faces(bridge.state)).toEqual({ pages: [], fates: {} });
    bridge.does(ATSU, 'activate:event');
    expect(faces(bridge.state)).toEqual({ pages: ['person:bridge-guard'], fates: {} });
    expect(faces({ ...bridge.state, spent: [1, 3] })).toMatchObject({ fates: { 3: 'person:miller' } });
  },
);

rule(
  ['ASH-2.5', 'ASH-2.4', 'ASH-9.8'],
  'whoever has read what came of a choice cannot take it back and read the other',
  () => {
    const cave = reads('a1-mysterious-cave', (state, [atsu]) => holds(state, atsu, 'a1-find-01'));
    expect(cave.table.match.undoTarget(0)).toBeUndefined();
    cave.answers(ATSU, 'event.ask', 'choice:yes');
    expect(cave.state.readings).toMatchObject([{ entry: 'a1-mysterious-cave-q', choice: 'yes' }]);
    expect(cave.table.match.undoTarget(0)).toBeUndefined();
    // What comes after it can be.
    expect(cave.does(ATSU, `move:${at('a1-ruins')}`).table.match.undoTarget(0)).toBeDefined();
  },
);

rule(
  'ASH-2.5',
  'nor does the table go back behind it, alone or together; what came after it can be gone back on',
  () => {
    const cave = reads('a1-mysterious-cave', (state, [atsu]) => holds(state, atsu, 'a1-find-01'), { seats: 1 });
    const { match } = cave.table;
    // Read so far is the page, and nobody has chosen: chance is dealt anew.
    expect(match.clone({ history: true }).rewind(0, 'anew')).toBeUndefined();
    cave.answers(ATSU, 'event.ask', 'choice:yes').does(ATSU, `move:${at('a1-ruins')}`);
    expect(match.earliest).toBe(2);
    for (const to of [0, 1]) expect(() => match.rewind(to, 'anew')).toThrow(expect.objectContaining({ code: 'final' }));
    expect(cave.hero(ATSU).at).toBe(at('a1-ruins'));
    match.rewind(2, 'anew');
    expect(cave.hero(ATSU).at).toBe(at('a1-mysterious-cave'));
  },
);

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

rule('ASH-2.6', 'the ending is in what players are sent only when it was read', () => {
  const before = leaving();
  expect((before.seat(0).view() as View).ending).toBeUndefined();
  expect((leave(before).seat(0).view() as View).ending?.[0]?.words?.en).toBeTruthy();
});

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

rule('ASH-2.7', 'no card of a pile, no monster of the deck, no ally to come is in what a player is sent', () => {
  const match = begun();
  const text = JSON.stringify([match.view(0), match.decisions]);
  for (const card of [...match.state.reserve, ...match.state.boxed, ...match.state.deck])
    expect(text).not.toContain(`"${card}"`);
  expect(text).not.toContain('lord-rugor');
});

rule('ASH-2.10', 'both players see the same', () => {
  const play = scene();
  expect(play.seat(0).view()).toEqual(play.seat(1).view());
});
