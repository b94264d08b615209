// ASH-9: event places and the booklet.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { atTheCave, CAVE, reads } from './moments.ts';
import { ATSU, at, holds, scene, TANTAN, takeOut } from './scene.ts';

rule(['ASH-9.1', 'ASH-9.2', 'ASH-9.6', 'ASH-9.7', 'ASH-9.9'], 'ASH-X3: the cave, YES', () => {
  const play = atTheCave(true).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:yes');
  expect(play.hero(ATSU)).toMatchObject({ disc: 3, specials: ['a1-find-02'] });
  expect(play.state).toMatchObject({ discard: ['a1-find-01'], bag: { coins: 2 } });
  expect(play.state.events[CAVE]).toBeUndefined();
  expect(play.can(ATSU).filter(key => key.startsWith('activate'))).toEqual([]);
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

rule(['ASH-9.4', 'ASH-2.2'], 'whoever has tried a place knows what it asks for: that is not taken back', () => {
  const play = reads('a1-mysterious-cave');
  expect([play.state.known, play.hero(ATSU).disc]).toEqual([['a1-mysterious-cave-q'], 6]);
  expect(play.table.match.undoTarget(0)).toBeUndefined();
  expect((play.seat(0).view() as View).asked).toMatchObject({ [at('a1-mysterious-cave')]: [{ is: 'hasFinds' }] });
});

rule(
  'ASH-9.5',
  'a card that the other holds does not count where the one who reads must have it, though both are here',
  () => {
    const play = scene({
      partner: { hand: ['a1-find-01'] },
      set(_, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = CAVE;
      },
    }).does(ATSU, 'activate:event');
    expect([play.state.readings, play.whyNot(ATSU, 'activate:event')?.[0]]).toEqual([[], 'why.needs']);
    expect(play.can(TANTAN)).toContain('activate:event');
  },
);

rule(['ASH-9.6', 'ASH-2.2'], 'a page says more to those who did something before, and shows what was chosen', () => {
  const page = (befriended: boolean) => {
    const play = reads(
      'a2-hermit-burrow',
      state => {
        if (befriended) state.flags.push('woodcutter-friend');
      },
      { adventure: 2 },
    );
    return (play.seat(0).view() as View).pages[0];
  };
  expect([page(false)?.words.length, page(true)?.words.length]).toEqual([1, 2]);
  expect(page(true)?.words[1]?.text).toContain('woodcutter-friend');
  expect(page(false)).toMatchObject({ at: at('a2-hermit-burrow'), symbol: '?', hero: ATSU, turn: 1 });
  expect([page(false)?.outcome.length, page(false)?.choice !== undefined]).toEqual([1, true]);
});

rule(['ASH-9.7', 'ASH-9.11'], 'whoever cannot pay is asked before they take it: one may go and come back', () => {
  for (const [place, adventure, crime] of [
    ['a3-witch-hut', 3, 'steal'],
    ['a2-weeping-willow', 2, 'refuse'],
  ] as const) {
    const poor = reads(place, ({ bag }) => Object.assign(bag, { coins: 3 }), { adventure });
    expect(poor.seat(0).offered('event.ask')).toEqual([`choice:${crime}`, 'choice:later']);
    expect(
      poor
        .seat(0)
        .refused('event.ask')
        .map(({ why }) => why.text),
    ).toEqual(['why.price']);
    poor.answers(ATSU, 'event.ask', 'choice:later');
    expect(poor.state).toMatchObject({ monsters: [], events: { [at(place)]: '?' } });
    expect(poor.can(ATSU)).toContain('activate:event');
  }
});

rule(['ASH-9.7', 'ASH-26.9'], 'what cannot be paid for is shown with its reason, not among the answers', () => {
  const poor = reads('a2-weeping-willow', undefined, { adventure: 2 });
  expect(
    poor
      .seat(0)
      .refused('event.ask')
      .map(({ key }) => key),
  ).toEqual(['choice:offer']);
  const camp = reads('a2-hermit-burrow', state => Object.assign(state.bag, { coins: 4 }), { adventure: 2 });
  expect(camp.state.readings).toMatchObject([{ choice: 'listen' }]);
  const three = reads('a1-south-gate', (state, [atsu]) => {
    state.events[at('a1-south-gate')] = '?';
    holds(state, atsu, 'a1-find-05');
  });
  expect(three.seat(0).offered('event.ask')).toEqual(['choice:help', 'choice:leave']);
  expect(three.seat(0).refused('event.ask')).toEqual([]);
  const willow = reads('a2-stone-circle', undefined, { adventure: 2 });
  expect(willow.seat(0).offered('event.ask')).toHaveLength(3);
});

rule(['ASH-9.7', 'ASH-9.6'], 'with its price in the Bag the choice is open, and what it takes is taken', () => {
  const paid = reads('a2-weeping-willow', state => Object.assign(state.bag.runes, { blue: 1 }), { adventure: 2 });
  expect(paid.seat(0).offered('event.ask')).toEqual(['choice:offer', 'choice:refuse', 'choice:later']);
  paid.answers(ATSU, 'event.ask', 'choice:offer');
  expect([paid.state.bag.runes.blue, paid.hero(ATSU).specials]).toEqual([0, ['a2-find-04']]);
  const red = (n: number) =>
    reads(
      'a3-moon-pool',
      (state, [atsu]) => {
        holds(state, atsu, 'a3-find-03');
        state.bag.runes.red = n;
      },
      { adventure: 3 },
    );
  expect(red(0).state.readings).toMatchObject([{ choice: 'keep' }]);
  expect(red(1).seat(0).offered('event.ask')).toEqual(['choice:spend', 'choice:keep']);
});

rule('ASH-9.8', 'ASH-X4: the cave, NO', () => {
  const play = atTheCave(true).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:no');
  expect(play.state).toMatchObject({ discard: ['a1-find-01'], bag: { coins: 3 }, flags: [] });
  expect(play.hero(ATSU).disc).toBe(3);
});

rule(
  ['ASH-9.9', 'ASH-21.1', 'ASH-9.12'],
  'a die decides at the ruins: caught on a failure, unseen on anything else',
  () => {
    const sneak = (shows: 0 | 1 | 2) =>
      reads('a1-ruins', undefined, { dice: [['orange', shows]] }).answers(ATSU, 'event.ask', 'choice:sneak');
    const caught = sneak(0);
    expect(caught.state.readings).toMatchObject([{ said: ['caught'] }]);
    expect([caught.state.events[at('a1-ruins')], caught.state.monsters[0]?.at]).toEqual(['!', at('a1-ruins')]);
    expect(caught.hero(ATSU).specials).not.toContain('a1-find-04');
    for (const shows of [1, 2] as const) {
      const unseen = sneak(shows);
      expect(unseen.state.readings).toMatchObject([{ said: ['unseen'] }]);
      expect([unseen.state.events[at('a1-ruins')], unseen.state.monsters.length]).toEqual([undefined, 0]);
      expect(unseen.hero(ATSU).specials).toContain('a1-find-04');
    }
  },
);

rule(['ASH-9.9', 'ASH-9.11'], 'a riddle may be tried again, and remembers whether it was solved at once', () => {
  const riddle = (more?: (state: State) => void) => reads('a2-stone-circle', more, { adventure: 2 });
  const first = riddle().answers(ATSU, 'event.ask', 'choice:root');
  expect(first.state.flags).toEqual(['riddle-first-try']);
  expect(first.state.readings).toMatchObject([{ said: ['first-try'] }]);
  const wrong = riddle().answers(ATSU, 'event.ask', 'choice:wind');
  expect([wrong.state.flags, wrong.state.events[at('a2-stone-circle')]]).toEqual([['riddle-failed'], '?']);
  wrong.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:root');
  expect(wrong.state.flags).toEqual(['riddle-failed']);
  expect(wrong.state.readings[1]).toMatchObject({ said: [] });
  expect(wrong.whyNot(ATSU, 'activate:event')).toBeUndefined();
  expect(wrong.can(ATSU)).not.toContain('activate:event');
});

rule(['ASH-9.9', 'ASH-9.14'], 'a page that takes one Free card takes one, of the hero’s choice', () => {
  const play = reads('a1-south-gate', (state, [atsu]) => {
    state.events[at('a1-south-gate')] = '?';
    holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-09');
  }).answers(ATSU, 'event.ask', 'choice:help');
  expect(play.seat(0).offered('card.discard')).toEqual(['card:a1-find-05', 'card:a1-find-06']);
  play.answers(ATSU, 'card.discard', 'card:a1-find-06');
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05', 'a1-find-09']);
});

rule(['ASH-9.10', 'ASH-9.11', 'ASH-9.12'], 'this place; and a token that turns leads to another page', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-woodcutters-hut') }) });
  play.does(ATSU, 'activate:event');
  expect(play.state.monsters[0]?.at).toBe(at('a1-woodcutters-hut'));
  expect(play.state.events[at('a1-woodcutters-hut')]).toBe('!');
});

rule('ASH-9.13', 'cards that a page gives come from the reserve to who reads it', () => {
  const play = scene({
    partner: { at: 'a1-ruins' },
    set(state) {
      state.events[at('a1-ruins')] = '!';
    },
  });
  play.does(TANTAN, 'activate:event');
  expect(play.hero(TANTAN).specials).toEqual(['a1-find-04']);
  expect(play.state.reserve).not.toContain('a1-find-04');
});

rule('ASH-9.14', 'what cannot be done is left out, and the rest is done', () => {
  const play = scene({
    at: 'a1-ruins',
    set(state) {
      state.events[at('a1-ruins')] = '!';
      state.discard.push('a1-find-04');
      state.reserve = state.reserve.filter(card => card !== 'a1-find-04');
    },
  });
  play.does(ATSU, 'activate:event');
  expect(play.state.bag.coins).toBe(3);
});

rule(
  ['ASH-9.14', 'ASH-9.9', 'ASH-4.3'],
  'a card that is no longer in the reserve is not given; the rest is done',
  () => {
    const play = reads('a1-ruins', state => {
      state.events[at('a1-ruins')] = '!';
      takeOut(state, 'a1-find-04');
      state.discard.push('a1-find-04');
    });
    expect(play.hero(ATSU).specials).toEqual(['a1-find-02']);
    expect([play.state.bag.coins, play.state.events[at('a1-ruins')]]).toEqual([3, undefined]);
    const sphinx = (inReserve: boolean) =>
      reads(
        'a4-sphinx',
        (state, [atsu]) => {
          atsu.health = 4;
          if (inReserve) return;
          takeOut(state, 'a4-find-26');
          state.discard.push('a4-find-26');
        },
        { adventure: 4 },
      ).answers(ATSU, 'event.ask', 'choice:time');
    expect(sphinx(true).hero(ATSU)).toMatchObject({ health: 4, specials: ['a4-find-26'] });
    expect(sphinx(false).hero(ATSU)).toMatchObject({ health: 2, specials: [] });
    expect(sphinx(false).state.readings).toMatchObject([{ said: ['sandblast'] }]);
  },
);
