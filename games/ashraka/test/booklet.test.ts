// ASH-2, ASH-9: event places, and what may be read.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { secret } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';
import { ATSU, at, holds, type Play, scene, TANTAN } from './scene.ts';

const CAVE = at('a1-mysterious-cave');

const atTheCave = (torch: boolean) =>
  scene({
    set(state, [atsu]) {
      Object.assign(atsu, { at: CAVE, disc: 4 });
      state.bag.coins = 2;
      if (torch) holds(state, atsu, 'a1-find-01');
    },
  });

const wire = (play: Play): string => JSON.stringify([play.seat(0).view(), play.table.match.decisions]);

rule(['ASH-9.1', 'ASH-9.2', 'ASH-9.6', 'ASH-9.7', 'ASH-9.9'], 'ASH-X3: the cave, YES', () => {
  const play = atTheCave(true).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:yes');
  expect(play.hero(ATSU)).toMatchObject({ disc: 3, specials: ['a1-find-02'] });
  expect(play.state).toMatchObject({ discard: ['a1-find-01'], bag: { coins: 2 } });
  expect(play.state.events[CAVE]).toBeUndefined();
  expect(play.can(ATSU).filter(key => key.startsWith('activate'))).toEqual([]);
});

rule('ASH-9.8', 'ASH-X4: the cave, NO', () => {
  const play = atTheCave(true).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:no');
  expect(play.state).toMatchObject({ discard: ['a1-find-01'], bag: { coins: 3 }, flags: [] });
  expect(play.hero(ATSU).disc).toBe(3);
});

rule(
  ['ASH-9.3', 'ASH-9.4', 'ASH-9.5'],
  'ASH-X5: without the Torch nothing is read, nothing paid, and the condition is known',
  () => {
    const play = atTheCave(false);
    holds(play.state, play.hero(TANTAN), 'a1-find-01');
    play.does(ATSU, 'activate:event');
    expect(play.hero(ATSU).disc).toBe(4);
    expect(play.state.readings).toEqual([]);
    expect(play.whyNot(ATSU, 'activate:event')?.[0]).toBe('why.needs');
    expect(Object.keys((play.seat(0).view() as View).needs)).toEqual([CAVE]);
  },
);

rule(
  'ASH-9.5',
  'a card that the other holds does not count where the one who reads must have it, though both are here',
  () => {
    const play = scene({
      set(state, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = CAVE;
        holds(state, tantan, 'a1-find-01');
      },
    }).does(ATSU, 'activate:event');
    expect([play.state.readings, play.whyNot(ATSU, 'activate:event')?.[0]]).toEqual([[], 'why.needs']);
    expect(play.can(TANTAN)).toContain('activate:event');
  },
);

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

rule('ASH-2.10', 'both players see the same', () => {
  const play = scene();
  expect(play.seat(0).view()).toEqual(play.seat(1).view());
});

rule(['ASH-9.10', 'ASH-9.11', 'ASH-9.12'], 'this place; and a token that turns leads to another page', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-woodcutters-hut') }) });
  play.does(ATSU, 'activate:event');
  expect(play.state.monsters[0]?.at).toBe(at('a1-woodcutters-hut'));
  expect(play.state.events[at('a1-woodcutters-hut')]).toBe('!');
});

rule('ASH-9.13', 'cards that a page gives come from the reserve to who reads it', () => {
  const play = scene({
    set(state, [, tantan]) {
      tantan.at = at('a1-ruins');
      state.events[at('a1-ruins')] = '!';
    },
  });
  play.does(TANTAN, 'activate:event');
  expect(play.hero(TANTAN).specials).toEqual(['a1-find-04']);
  expect(play.state.reserve).not.toContain('a1-find-04');
});

rule('ASH-9.14', 'what cannot be done is left out, and the rest is done', () => {
  const play = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-ruins');
      state.events[at('a1-ruins')] = '!';
      state.discard.push('a1-find-04');
      state.reserve = state.reserve.filter(card => card !== 'a1-find-04');
    },
  });
  play.does(ATSU, 'activate:event');
  expect(play.state.bag.coins).toBe(3);
});
