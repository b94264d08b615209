// The bots: they know what lies open and no more, come to an end, and play better than chance.

import { readdirSync, readFileSync } from 'node:fs';
import { picksOf, player, playOut, random } from '@veillee/bots';
import { type Bot, type Decision, figureKey, type GameEvent, Match } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { mindOf, type Turn } from '../../bots/mind.ts';
import { novice } from '../../bots/novice.ts';
import { OBJECTIVES } from '../../bots/objectives.ts';
import { planOf } from '../../bots/plan.ts';
import { routes, type Walker } from '../../bots/route.ts';
import { setupOf } from '../../content/booklet.ts';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { board } from '../../rules/board.ts';
import { allyKey, sayKey } from '../../rules/keys.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { ATSU, scene, TANTAN } from '../scene.ts';

const MOST_DECISIONS = 2000;

function played(adventure: number, bots: readonly Bot<State, View>[], seed: string): View {
  const initial = Object.fromEntries(kit.game.options.map(({ id, initial }) => [id, initial]));
  const options = { ...initial, ...kit.botOptions, adventure: String(adventure) };
  const match = Match.start(kit.game, { seed, seats: bots.length, options, history: false, forks: false });
  const made = playOut(
    match,
    bots.map((bot, seat) => player(bot, `${seed}/${seat}`)),
    MOST_DECISIONS,
  );
  expect(made).toBeLessThan(MOST_DECISIONS);
  return match.view(0);
}

/** Games that one who plays both heroes has won, of so many, or as soon as these are enough. */
function wins(adventure: number, bot: Bot<State, View>, games: number, enough = games): number {
  let won = 0;
  for (let n = 0; n < games && won < enough; n++) if (played(adventure, [bot], `seed ${n}`).lost === undefined) won++;
  return won;
}

describe('what a bot may know', () => {
  const folder = new URL('../../bots/', import.meta.url);
  const files = readdirSync(folder);

  test.each(files)('%s reads no booklet, and no view but its own', file => {
    const imports = readFileSync(new URL(file, folder), 'utf8').match(/from '[^']+'/g) ?? [];
    for (const from of imports) {
      expect(from).not.toMatch(/booklet|secrets|events\.ts|destiny\.ts|setup\.ts|ops\//);
      expect(from).not.toMatch(/rules\/game\.ts/);
    }
  });

  test('nothing is dreamt: a dream would turn pages that nobody has read', () => {
    expect(adept.imagines).toBeUndefined();
    expect(novice.imagines).toBeUndefined();
    for (const file of files) expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/imagine\(|dreamsOf/);
  });

  test.each(ADVENTURES)('the goals of adventure %d lie on its board, where its back says', adventure => {
    const { goals, exit, leads, aside } = OBJECTIVES[adventure];
    const { places } = board({ adventure });
    for (const { at } of goals) expect(places).toContain(at);
    for (const place of [...Object.keys(leads), ...Object.keys(aside)]) expect(places).toContain(node(place));
    expect(exit !== undefined).toBe(setupOf(adventure).win.by === 'exit');
  });
});

describe('routes', () => {
  /** Stops on one line, by where they lie; it ends at 0. */
  const land = (places: readonly number[], after: readonly (number | undefined)[] = []) => ({
    stops: places.map((_, n) => ({ ...(after[n] !== undefined && { after: after[n] }) })),
    between: (from: number, to: number) => Math.abs((places[from] as number) - (places[to] as number)),
    home: places.map(Math.abs),
  });
  const walker = (places: readonly number[], at: number): Walker => ({
    first: places.map(place => Math.abs(place - at)),
    work: places.map(() => 1),
    straight: Math.abs(at),
    disc: 5,
    actions: 5,
  });
  const orders = (places: readonly number[], at: readonly number[], after?: readonly (number | undefined)[]) =>
    routes(
      land(places, after),
      at.map(from => walker(places, from)),
    )?.map(({ stops }) => stops);

  test('each goes to their own side', () => {
    expect(orders([-4, 6, -2, 3], [0, 0])).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  test('whoever is alone does everything, the shorter way round', () => {
    expect(orders([-1, 3], [1])).toEqual([[1, 0]]);
  });

  test('what is bought is brought by whoever bought it, however near the other stands', () => {
    expect(orders([-3, 3], [-2, 2], [undefined, 0])).toEqual([[0, 1], []]);
  });

  test('nobody is sent where they have no business', () => {
    const [one, other] = [walker([4], 4), walker([4], -4)];
    const found = routes(land([4]), [{ ...one, first: [Number.POSITIVE_INFINITY] }, other]);
    expect(found?.map(({ stops, cost }) => [stops, cost])).toEqual([
      [[], 4],
      [[0], 13],
    ]);
  });
});

describe('one who plays both heroes', () => {
  // How often it wins over hundreds of games stands in the README; a few tell it from chance, and from a bot that has lost its way.
  test.each(ADVENTURES)('wins adventure %d, where chance never does', adventure => {
    const enough = adventure === 5 ? 1 : 2;
    expect(wins(adventure, adept, 5, enough)).toBe(enough);
    expect(wins(adventure, random as Bot<State, View>, 5)).toBe(0);
  });
});

test.each([3, 4, 5])('what each hero goes for in adventure %d does not depend on who was named first', adventure => {
  const plans = (names: readonly string[]) => {
    const options = { adventure: String(adventure) };
    const match = Match.start(kit.game, { seed: 'named', seats: 1, options, history: false });
    const wanted = [...names];
    for (let decision = match.decisions[0]; decision && decision.prompt !== 'turn.ask'; decision = match.decisions[0]) {
      const picks = decision.prompt.startsWith('hero.') ? [`hero:${wanted.shift()}`] : [decision.options[0]?.key ?? ''];
      match.answer({ seat: 0, decision: decision.id, picks });
    }
    const mind = mindOf({ view: match.view(0), decision: match.decisions[0], seat: 0 } as unknown as Turn);
    return Object.fromEntries([...planOf(mind).errands].map(([hero, { id }]) => [hero, id]));
  };
  const plan = plans(['atsu-rabbit', 'brunn-badger']);
  expect(Object.keys(plan).sort()).toEqual(['atsu-rabbit', 'brunn-badger']);
  expect(plans(['brunn-badger', 'atsu-rabbit'])).toEqual(plan);
});

test.each([
  ['novice', novice],
  ['adept', adept],
])('two partners, each with a hero, come to an end: %s', (_, bot) => {
  for (const adventure of [1, 3]) expect(played(adventure, [bot, bot], 'partners').phase).toBe('over');
});

test('an adept goes with whoever plays by chance, and does not wait for ever', () => {
  expect(played(2, [adept, random as Bot<State, View>], 'mixed').phase).toBe('over');
});

describe.each([
  ['novice', novice],
  ['adept', adept],
])('a partner beside a person: %s', (_, partner) => {
  /** The first turn of two seats, the first of which is played by hand. */
  function beside(wish: string | undefined) {
    const initial = Object.fromEntries(kit.game.options.map(({ id, initial }) => [id, initial]));
    const options = { ...initial, ...kit.botOptions, adventure: '1' };
    const told: GameEvent[] = [];
    const match = Match.start(kit.game, {
      seed: 'beside',
      seats: 2,
      options,
      history: false,
      forks: false,
      hear: event => told.push(event),
    });
    const bot = player(partner, 'beside');
    const decide = (seat: number): void => {
      const decision = match.decisionOf(seat);
      if (decision) match.answer({ seat, decision: decision.id, picks: picksOf(match, decision, bot) });
    };
    while (match.view(0).turn === 0) decide(match.decisionOf(0) ? 0 : 1);
    const [person] = match.view(0).heroes;
    const say = (key: string): void => {
      const { id } = match.decisionOf(0) as Decision;
      match.answer({ seat: 0, decision: id, picks: [figureKey.make(person?.id ?? '', key)] });
    };
    if (wish) say(sayKey.make(wish));
    while (match.decisionOf(1) && match.view(1).turn === 1 && !match.view(1).ready.includes(1)) decide(1);
    return { view: match.view(1), told };
  }

  test('says what it intends, once a turn', () => {
    const { view, told } = beside(undefined);
    expect(view.said[view.heroes[1]?.id ?? '']).toBe('quest');
    expect(told.filter(({ text }) => text === 'log.say')).toHaveLength(1);
    expect(view.heroes[1]?.at).not.toBe(view.heroes[0]?.at);
  });

  test('comes along when it is asked to', () => {
    const { view } = beside('come');
    expect(view.said).toEqual({ [view.heroes[0]?.id ?? '']: 'come', [view.heroes[1]?.id ?? '']: 'follow' });
    expect(view.heroes[1]?.at).toBe(view.heroes[0]?.at);
  });
});

test('whoever has nobody standing calls an ally for the hero who is down', () => {
  for (const bot of [adept, novice])
    for (const seats of [1, 2] as const) {
      const { table } = scene({
        seats,
        set(state, [atsu, tantan]) {
          Object.assign(atsu, { health: 0, fell: 'actions' });
          tantan.at = undefined;
          state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
        },
      });
      for (const decision of table.match.decisions)
        expect(picksOf(table.match as Match<State, View>, decision, player(bot, 'call'))).toEqual([
          figureKey.make(decision.seat === 0 ? ATSU : TANTAN, allyKey.make('wise-rabbit')),
        ]);
    }
});
