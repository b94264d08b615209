// What the board says of attacks: chances before they are declared, what a touch does, and the dice as a scene.

import { plainDecision, type Text } from '@veillee/kernel';
import type { TableEvent } from '@veillee/web/kit';
import { describe, expect, test } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { verdictOn } from '../../rules/attack/told.ts';
import { gain } from '../../rules/gains.ts';
import { attackKey } from '../../rules/keys.ts';
import { BESIDE, fight } from '../../test/fight.ts';
import { base, type Play, space } from '../../test/scene.ts';
import { actionsOf } from '../actions.tsx';
import { aimsAt, chosenAim } from '../attack/aims.ts';
import { blowOf, subjectOf } from '../attack/blow.ts';
import { isOnFriend } from '../attack/friends.ts';
import { baseOf } from '../dungeon/ground.ts';
import { inTheWay } from '../gear/exchange.ts';
import { guide } from '../guide.ts';
import { slipHints } from '../hints.tsx';
import type { Reading } from '../reading.ts';
import { scene } from '../scene.ts';
import { weighing } from '../touching.ts';

/** The board as the first player reads it, with whatever they have picked; and what they answered. */
function read(play: Play, picked: readonly string[] = []) {
  const decision = play.match.decisionOf(0);
  const plain = decision && plainDecision(decision);
  const [picks, answers]: [string[], string[][]] = [[], []];
  const table = {
    picked,
    optionsOn: (thing: string) => plain?.options.filter(({ on }) => on?.includes(thing)) ?? [],
    pick: (key: string) => picks.push(key),
    answer: (keys: string[]) => answers.push(keys),
    touch: () => answers.push(['touched']),
    say: ({ text }: Text) => text,
  };
  const view = play.seat(0).view();
  const reading = { table, view, options: plain?.options ?? [], outlook: plain?.outlook ?? {} } as unknown as Reading;
  return { reading, picks, answers };
}

describe('before an attack is declared', () => {
  const armed = (): Play => fight({ hero: 'steelhorns', equipped: ['dagger#1', 'sword#1'] }).does('action:advance');

  test('the chances with each weapon, the most promising first, are those that the rules foretell', () => {
    const play = armed();
    const found = aimsAt(read(play).reading, play.monster().id);
    expect(found.map(({ weapon }) => weapon)).toEqual(['item.sword', 'item.dagger']);
    for (const { option, blow, aim } of found) {
      const [weapon] = attackKey.read(option.key) ?? [];
      const [told] = foretold(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' } as never);
      expect(blow).toMatchObject({ hit: told?.hit, kill: told?.kill, wounds: told?.wounds });
      expect(aim.by).toBe(play.hero().id);
    }
  });

  test('a touch on a figure chooses the best attack, and only a second one strikes', () => {
    const play = armed();
    const foe = play.monster().id;
    const first = read(play);
    weighing(first.reading).touch(foe);
    expect(first.answers).toEqual([]);
    const [chosen = ''] = first.picks;
    expect(attackKey.read(chosen)?.[0]).toBe('sword#1');
    const second = read(play, [chosen]);
    expect(chosenAim(second.reading)?.option.key).toBe(chosen);
    weighing(second.reading).touch(foe);
    expect(second.answers).toEqual([[chosen]]);
    // The space under it means the same.
    const beside = read(play);
    weighing(beside.reading).touch(BESIDE);
    expect(beside.picks).toEqual([chosen]);
  });

  test('a step is taken at a touch, unless it hurts or a finger is too coarse for it', () => {
    const play = armed();
    const to = space(3, 8);
    const safe = read(play);
    weighing(safe.reading).touch(to);
    expect(safe.answers).toEqual([[`walk:${to}`]]);
    const coarse = read(play);
    weighing(coarse.reading).touch(to, null, { confirm: true });
    expect([coarse.picks, coarse.answers]).toEqual([[`walk:${to}`], []]);
    play.state.board.terrain[to] = 'pit';
    const pit = read(play);
    weighing(pit.reading).touch(to);
    expect([pit.picks, pit.answers]).toEqual([[`walk:${to}`], []]);
  });
});

test('the button that strikes says what the blow comes to as it stands', () => {
  const sheetOf = () => ({ armour: 2 });
  const strikes = (dice: readonly { readonly die: 'red'; readonly face: number }[]) => {
    const play = fight({ hero: 'steelhorns', equipped: ['sword#1'] });
    const how = { weapon: 'sword#1', target: BESIDE, by: 'action' } as never;
    const attack = { ...opened(play.state, play.hero().id, how), dice };
    const view = { ...play.seat(0).view(), attacks: [attack] };
    const word = (text: string, params: object) => `${text} ${JSON.stringify(params)}`;
    const reading = { view, sheetOf, word, outlook: {}, decision: { prompt: 'attack.spend' } };
    return [blowOf(reading as never, attack as never), slipHints(reading as never).pass] as const;
  };
  const [missed, miss] = strikes([{ die: 'red', face: 0 }]);
  expect([missed.misses, miss]).toEqual([true, 'table.strike {"n":0}']);
  const [hit, blow] = strikes([1, 2, 3, 4, 5].map(face => ({ die: 'red' as const, face })));
  expect(hit.wounds).toBe(hit.damage - 2);
  expect(blow).toBe(`table.strike {"n":${hit.wounds}}`);
});

test('the paper names a hero’s weapon before the target’s armour; a monster is its own weapon, and its target is named', () => {
  const play = fight({ hero: 'steelhorns', equipped: ['sword#1'] });
  const reading = { view: play.seat(0).view(), nameOf: (id: string) => id };
  const [hero, monster] = [play.hero(), play.monster()];
  expect(subjectOf(reading, hero.id, 'Sword', monster)).toBe('Sword');
  expect(subjectOf(reading, monster.id, 'Beastman', hero)).toBe(hero.id);
  expect(subjectOf(reading, monster.id, 'Beastman', undefined)).toBe('Beastman');
});

test('a large figure lies over its whole base, whichever way it is turned', () => {
  expect(baseOf({ at: base(3, 4, 2, 3) })).toEqual({ at: 'space:3,4', size: [2, 3] });
  expect(baseOf({ at: base(3, 4, 3, 2) })).toEqual({ at: 'space:3,4', size: [3, 2] });
  expect(baseOf({ at: 'space:5,6' })).toEqual({ at: 'space:5,6', size: [1, 1] });
});

/** Letters of dice as in English, all else by its text. */
const say = ({ text, with: params }: Text): string =>
  text === 'table.die.letter' ? ({ red: 'R', black: 'P' }[String(params?.die)] ?? '') : text;

test('a roll is told with its dice as they lie, then what came of it', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const told = scene(
    [
      event(1, { scene: { of: 'attack', part: 'declare' } }),
      event(2, {
        scene: { of: 'attack', part: 'roll' },
        detail: [
          { die: 'red', face: 0 },
          { die: 'black', face: 5 },
        ],
      }),
      event(3, { scene: { of: 'attack', part: 'verdict', won: false } }),
    ],
    { seat: 0, say },
  );
  expect(told).toMatchObject({ from: 2, to: 3, verdict: { words: 'event 3', won: false } });
  const [dice] = told?.steps ?? [];
  expect(dice?.dice?.shown?.dice.map(({ colour, letter, miss }) => [colour, letter, miss])).toEqual([
    ['red', 'R', true],
    ['black', 'P', undefined],
  ]);
});

test('what came of a blow is good news for one side alone, and for no onlooker', () => {
  const verdict = (seat: number | undefined, won: boolean): boolean | undefined => {
    const events = [
      { n: 1, text: 'roll', scene: { of: 'attack', part: 'roll' }, detail: [{ die: 'red', face: 0 }] },
      { n: 2, text: 'hit', scene: { of: 'attack', part: 'hit', won }, detail: verdictOn({ sides: SIDES }, 'heroes') },
    ] as unknown as readonly TableEvent[];
    return scene(events, { seat, say: ({ text }) => text })?.verdict?.won;
  };
  const SIDES = ['heroes', 'heroes', 'overlord'] as const;
  expect([0, 1, 2, undefined].map(seat => verdict(seat, true))).toEqual([false, false, true, undefined]);
  expect([0, 1, 2, undefined].map(seat => verdict(seat, false))).toEqual([true, true, false, undefined]);
});

test('a card that somebody else plays is turned, read and worked out before anybody goes on; whoever plays it knows', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const events = [
    event(1, {}),
    event(2, { scene: { of: 'card', part: 'trap' }, detail: { card: 'spiked-pit', by: 1 } }),
    event(3, {}),
  ];
  const say = ({ text }: { readonly text: string }) => text;
  expect(scene(events, { seat: 0, say })).toMatchObject({
    from: 2,
    to: 3,
    title: 'card.spiked-pit',
    steps: [{ words: 'card.spiked-pit.text', card: { kind: 'bane' } }, { words: 'event 3' }],
  });
  expect(scene(events, { seat: 1, say })).toBeUndefined();
  // A thing is seen on its card before it lies among others.
  expect(scene([event(5, gain('treasure', [0], 'bane#1'))], { seat: 0, say })).toMatchObject({
    steps: [{ words: 'item.bane.text', card: { name: 'item.bane' } }],
    verdict: { words: 'event 5' },
  });
});

test('wounds that a shield has cancelled do not stay told', () => {
  const event = (n: number, part: string): TableEvent =>
    ({
      n,
      at: n,
      text: `event ${n}`,
      detail: { struck: [0] },
      scene: { of: 'attack', part, won: false },
    }) as TableEvent;
  expect(scene([event(7, 'spared')], { seat: 0, say })).toMatchObject({ verdict: { words: 'event 7', won: true } });
  expect(scene([event(7, 'spared')], { seat: 1, say })).toMatchObject({ verdict: { won: false } });
});

test('friends in reach of a blow come last, marked with what their death would cost, foes with how it would go; a monster has no friends there', () => {
  const blow = (figure: string, hit: number) => ({ figure, hit, kill: 0.25, wounds: 1.5 });
  const attacks = {
    'attack:sword#1:space:1,1': { by: 'hero:karnon', blows: [blow('hero:steelhorns', 0.9)] },
    'attack:sword#1:space:2,2': { by: 'hero:karnon', blows: [blow('monster:1', 0.75)] },
  };
  const on = (key: string, ...of: string[]) => ({ key, text: 'do.attack', on: of });
  const options = [
    on('attack:sword#1:space:1,1', 'space:1,1', 'hero:steelhorns'),
    on('attack:sword#1:space:2,2', 'space:2,2', 'monster:1'),
  ];
  const decision = { prompt: 'turn.act', options, refused: [], outlook: { attacks } };
  const told = ({ text, with: about }: Text) => `${text} ${about ? Object.values(about) : ''}`;
  const word = (text: string, about?: object) => told({ text, ...(about && { with: about }) } as Text);
  const view = { heroes: [], monsters: [{ id: 'monster:1' }] };
  const rows = (given: { readonly outlook: object }) =>
    actionsOf(
      { decision: given, outlook: given.outlook, word, view, table: { say: told } } as unknown as Reading,
      false,
    );
  const [attack] = rows(decision);
  expect(attack?.options.map(({ key }) => key)).toEqual(options.map(({ key }) => key).toReversed());
  expect(attack?.marks).toEqual({ 'attack:sword#1:space:1,1': 'table.friend 3' });
  expect(attack?.notes).toEqual({ 'attack:sword#1:space:2,2': 'table.way 75,25,1.5' });
  expect(isOnFriend({ ...decision, prompt: 'overlord.charm' } as never, options[0] as never)).toBe(false);
});

test('nothing is dropped at one touch: it is exchanged for what is in its way, or asked first', () => {
  const touched = (equipped: readonly string[]) => {
    const offered = [...equipped.map(thing => `put-away:${thing}`), 'drop:leather-armor#1'];
    const options = offered.map(key => ({ key, text: key, on: [`item:${key.slice(key.indexOf(':') + 1)}`] }));
    const done: unknown[] = [];
    const table = {
      picked: [],
      optionsOn: (thing: string) => options.filter(({ on }) => on.includes(thing)),
      touch: (thing: string, _: unknown, how: object) => done.push([thing, how]),
      answer: (keys: string[]) => done.push(keys),
    };
    const hero = { id: 'hero:karnon', skills: [], lasting: [], potions: [], equipped, pack: ['leather-armor#1'] };
    const reading = { table, options, hero, outlook: {}, view: { heroes: [], monsters: [] } } as unknown as Reading;
    weighing(reading, { weigh: thing => done.push(`weighed ${thing}`) }).touch('item:leather-armor#1');
    return [done, inTheWay(reading, 'leather-armor#1' as never)];
  };
  expect(touched(['chain-mail#1'])).toEqual([['weighed leather-armor#1'], ['chain-mail#1']]);
  expect(touched(['axe#1'])).toEqual([[['item:leather-armor#1', { confirm: true }]], []]);
});

test('whoever begins their turn in Town is told what one does there', () => {
  const hint = (at: string | undefined) => {
    const view = { heroes: [{ id: 'hero:karnon', at }], turn: { hero: 'hero:karnon' }, monsters: [], doors: [] };
    const decision = { prompt: 'turn.declare', options: [] };
    return guide.find(({ applies }) => applies(view as never, decision as never))?.id;
  };
  expect([hint(undefined), hint('space:1,1')]).toEqual(['town', 'declare']);
});

test('whoever gets up again is told of with the blow, or alone where its dice were told before', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const roll = event(1, { scene: { of: 'attack', part: 'roll' }, detail: [{ die: 'red', face: 1 }] });
  const hit = event(2, { scene: { of: 'attack', part: 'hit', won: true } });
  const risen = event(4, { scene: { of: 'undying', part: 'back' } });
  const told = (...events: TableEvent[]) => scene(events, { seat: 0, say });
  expect(told(roll, hit, event(3, {}), risen)).toMatchObject({ from: 1, to: 4, after: ['event 4'] });
  expect(told(hit, event(3, {}), risen)).toMatchObject({ from: 4, to: 4, verdict: { words: 'event 4' } });
  expect(told(hit, event(3, {}))).toBeUndefined();
});

test('a hero who dies of a blow is told of with it, and once more when the heroes are asked who goes next', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const roll = event(1, { scene: { of: 'attack', part: 'roll' }, detail: [{ die: 'red', face: 1 }] });
  const hit = event(2, { scene: { of: 'attack', part: 'hit', won: true } });
  const death = event(4, { scene: { of: 'deed', part: 'death' } });
  expect(scene([roll, hit, event(3, {}), death], { seat: 0, say })).toMatchObject({ to: 4, after: ['event 4'] });
  const asked = (...log: TableEvent[]) => {
    const view = { heroes: [{ seat: 0 }], attacks: [], monsters: [] };
    const reading = {
      view,
      decision: { prompt: 'turn.next', options: [] },
      table: { say, log, picked: [] },
      options: [],
    };
    return slipHints({ ...reading, word: say, outlook: {} } as never);
  };
  const turn = (n: number, seat: number) => event(n, { turn: { round: 1, seat } });
  expect(asked(turn(0, 1), death)).toMatchObject({ tone: 'danger', second: { props: { text: 'event 4' } } });
  expect(asked(turn(0, 1), death, turn(5, 0)).tone).toBeUndefined();
});

test('what comes to one’s own heroes is told, the weightiest of it first; others are not kept waiting for it', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const events = [
    event(1, { scene: { of: 'deed', part: 'chest' } }),
    event(2, { ...gain('conquest', [0]), weight: 2 }),
    event(3, gain('coins', [0])),
    event(4, gain('coins', [2])),
  ];
  expect(scene(events, { seat: 0, say })).toMatchObject({
    title: 'table.gain',
    verdict: { words: 'event 2', won: true },
    after: ['event 3'],
  });
  expect(scene(events, { seat: 1, say })).toBeUndefined();
});

test('whoever stands guard is told what has called them, and what becomes of the order if they let it pass', () => {
  const word = (text: string, params: object) => `${text} ${Object.values(params)}`;
  const asked = (prompt: string, when: readonly string[], about: object) => {
    const decision = { prompt, options: [], window: { when }, with: about };
    const reading = { view: { heroes: [], monsters: [], attacks: [] }, decision, word, outlook: {}, options: [] };
    return slipHints({ ...reading, table: { picked: [], say, log: [] } } as never).second;
  };
  expect(asked('guard.ask', ['step', 'adjacent'], {})).toMatchObject({
    props: { text: 'table.guard.why adjacent table.guard.pass guard' },
  });
  expect(asked('guard.exchange', ['attack'], { order: { text: 'order.dodge' } })).toMatchObject({
    props: { text: 'table.guard.why attack table.guard.pass other' },
  });
});
