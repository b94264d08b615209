// Pages of the booklet, from their conditions to their last change: what is read stays read, chance and flags decide, a page can win.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { destinyOf, eventRow } from '../content/booklet.ts';
import type { Op } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { type View, view } from '../rules/view.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, holds, monster, type Plan, type Play, scene, TANTAN, takeOut } from './scene.ts';

/** Atsu activates the event of a place. */
const reads = (place: string, more?: (state: State, heroes: readonly [Hero, Hero]) => void, plan: Plan = {}): Play =>
  scene({
    ...plan,
    set(state, heroes) {
      heroes[0].at = at(place);
      more?.(state, heroes);
    },
  }).does(ATSU, 'activate:event');

const full = (state: State): void => {
  for (const [n, slot] of (['blue', 'ochre', 'green', 'red'] as const).entries())
    monster(state, state.deck[0] ?? 'rat-brigand', at(n < 2 ? 'a1-hollow-oak' : 'a1-old-mill'), 4, slot);
};

// ---- reading ----

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

// ---- what decides ----

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

rule(['ASH-25.1', 'ASH-9.9'], 'whom a page fells goes through it to its end, and is down after it', () => {
  const play = reads('a2-stone-circle', (_, [atsu]) => Object.assign(atsu, { health: 1 }), { adventure: 2 });
  play.answers(ATSU, 'event.ask', 'choice:wind');
  expect(play.hero(ATSU)).toMatchObject({ health: 0, fell: 'actions' });
  expect(play.state.flags).toEqual(['riddle-failed']);
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'turn.ask']);
});

// ---- tokens ----

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

const row = (ops: readonly Op[], plan: Plan = {}): Play =>
  rewritten(destinyOf(1, 5).boxes[0]?.ops ?? [], ops, () =>
    scene({
      ...plan,
      position: { at: 'destiny' },
      set(state, heroes) {
        state.track = [{ tile: 5, faceUp: false }];
        plan.set?.(state, heroes);
      },
    }),
  );

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

// ---- the end ----

const acorns = (state: State, heroes: readonly [Hero, Hero]): void => {
  for (const hero of heroes) hero.at = at('a2-great-oak');
  holds(state, heroes[0], 'a2-find-01', 'a2-find-02');
  holds(state, heroes[1], 'a2-find-03');
};

rule(['ASH-27.1', 'ASH-9.5', 'ASH-27.2'], 'a page wins: its cards go, the bonus comes, and it is over', () => {
  const play = reads('a2-great-oak', acorns, { adventure: 2 });
  expect([play.table.over, play.state.lost, play.state.phase]).toEqual([true, undefined, 'over']);
  expect(play.state.discard).toEqual(['a2-find-01', 'a2-find-02', 'a2-find-03']);
  expect([play.state.bag.runes.red, play.state.unlocked.includes('brunn-badger')]).toEqual([2, true]);
});

rule(['ASH-27.7', 'ASH-27.1'], 'won is won: a monster that would come after it comes no more', () => {
  const { ops } = eventRow('a2-great-oak-x');
  const late: Op = { op: 'monster.place', at: 'a2-great-oak' };
  const both = (order: readonly Op[]) =>
    rewritten(ops, order, () =>
      reads('a2-great-oak', (state, heroes) => [acorns(state, heroes), full(state)], { adventure: 2 }),
    );
  const ends = [both([{ op: 'adventure.win' }, late]), both([late, { op: 'adventure.win' }])];
  expect(ends.map(({ state, table }) => [table.over, state.lost])).toEqual([
    [true, undefined],
    [true, 'zone-full'],
  ]);
});

rule(['ASH-27.1', 'ASH-7.13', 'ASH-25.7'], 'who left is out of it: the other falls, and it is not lost', () => {
  const left = (fellBefore: boolean) =>
    scene({
      position: { at: 'destiny' },
      set(state, [atsu, tantan]) {
        state.track = [{ tile: 8, faceUp: false }];
        atsu.at = undefined;
        tantan.health = 1;
        if (fellBefore) state.fallen = [ATSU];
      },
    })
      .seat(0)
      .chooses('destiny.ask', 'box:B').state;
  expect([left(false).lost, left(false).turn]).toEqual([undefined, 2]);
  // R3 to the letter: both have lost their last token in this turn.
  expect(left(true).lost).toBe('double-ko');
});

rule('ASH-26.4', 'of two who differ about a box each may propose, until one agrees', () => {
  const play = scene({
    position: { at: 'destiny' },
    options: { agree: true },
    set: state => Object.assign(state, { track: [{ tile: 8, faceUp: false }] }),
  });
  play.seat(1).chooses('destiny.ask', 'box:B');
  expect([play.seat(1).asked(), play.seat(0).offered('agree.ask')]).toEqual([undefined, ['box:A']]);
  play.seat(0).chooses('agree.ask', 'box:A');
  expect(play.hero(TANTAN).health).toBe(3);
  play.seat(1).chooses('agree.ask', 'box:B');
  play.seat(0).passes('agree.ask');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 2]);
});

// ---- what pages open and take ----

rule(
  ['ASH-7.15', 'ASH-7.14', 'ASH-9.9'],
  'a page opens the way out: its marker goes, and the exit can be taken',
  () => {
    const play = reads('a1-forest-edge');
    expect(play.state.crossed).not.toContain('a1-e-forest-edge--exit');
    expect(play.state.crossed).toHaveLength(2);
    expect(play.can(ATSU)).toContain('exit:a1-e-forest-edge--exit');
  },
);

rule(['ASH-9.9', 'ASH-9.14'], 'a page that takes one Free card takes one, of the hero’s choice', () => {
  const play = reads('a1-south-gate', (state, [atsu]) => {
    state.events[at('a1-south-gate')] = '?';
    holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-09');
  }).answers(ATSU, 'event.ask', 'choice:help');
  expect(play.seat(0).offered('card.discard')).toEqual(['card:a1-find-05', 'card:a1-find-06']);
  play.answers(ATSU, 'card.discard', 'card:a1-find-06');
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05', 'a1-find-09']);
});

rule(['ASH-9.4', 'ASH-2.2'], 'whoever has tried a place knows what it asks for: that is not taken back', () => {
  const play = reads('a1-mysterious-cave');
  expect([play.state.known, play.hero(ATSU).disc]).toEqual([['a1-mysterious-cave-q'], 6]);
  expect(play.table.match.undoTarget(0)).toBeUndefined();
  expect((play.seat(0).view() as View).asked).toMatchObject({ [at('a1-mysterious-cave')]: [{ is: 'hasFinds' }] });
});
