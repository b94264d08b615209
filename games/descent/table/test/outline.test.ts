// The table in words has what the board shows: whoever plays by ear is told as much as whoever looks, and no more.

import { plainDecision, type Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { wordBy } from '@veillee/web/kit/reading.ts';
import { expect, test } from 'vitest';
import { placesAround } from '../../rules/around.ts';
import { boardOf } from '../../rules/board.ts';
import { startOf } from '../../rules/setup/start.ts';
import { press } from '../../test/crushing-walls.ts';
import { lay, put, scene, space } from '../../test/scene.ts';
import { actionsOf } from '../actions.tsx';
import { figures, outline } from '../outline.ts';
import type { Reading } from '../reading.ts';

function table() {
  const play = scene({
    set: (state, [hero]) => {
      state.board.revealed = [0, 1];
      state.overlord.hand = ['rage#1'];
      state.overlord.powers = ['doom#1'];
      if (hero) Object.assign(hero, { pack: ['sword#1'], skills: ['able-warrior'] });
      const [near] = placesAround(state, startOf(state));
      if (near) put(state, 'beastman', near).tokens.web = 1;
    },
  });
  play.does('action:battle');
  return play;
}
const texts = (view: Parameters<typeof outline>[0]): string[] =>
  outline(view).flatMap(({ title, rows }) => [
    ...(title ? [title.text] : []),
    ...rows.flatMap(({ label, values = [] }) => [...(label ? [label] : []), ...values].map(({ text }) => text)),
  ]);

test('doors, what lies there, conditions, what is carried, Powers, deck and story are told', () => {
  const play = table();
  const view = play.seat(0).view();
  const said = texts(view);
  for (const text of [
    'table.door',
    'ability.web',
    'item.sword',
    'skill.able-warrior',
    'card.doom.text',
    'table.clock',
    'table.unseen',
  ])
    expect(said, text).toContain(text);
  const lying = view.board.markers.flatMap(({ id }) => view.markers[id]?.text ?? []);
  expect(lying.length).toBeGreaterThan(0);
  expect(said).toEqual(expect.arrayContaining(lying));
});

test('DES-12.1: cards of the hand are told to the overlord alone', () => {
  const play = table();
  expect(texts(play.seat(0).view())).not.toContain('card.rage');
  expect(texts(play.seat(play.overlordSeat).view())).toContain('card.rage');
});

test('an attack in the list of answers has its chances, as on the paper beside the map', () => {
  const play = table();
  const view = play.seat(0).view();
  const decision = play.match.decisionOf(0);
  if (!decision) throw new Error('nobody is asked');
  const plain = plainDecision(decision);
  const attack = plain.options.find(({ on }) => on?.includes('monster:beastman#1'));
  if (!attack) throw new Error('nobody may be attacked');
  const say = (text: Text): string => `${text.text} ${text.with?.n ?? ''}`;
  const [hit, kill] = figures(attack, say, plain, view);
  expect(hit?.label).toMatch(/^table\.list\.hit \d+$/);
  expect(kill?.label).toMatch(/^table\.list\.kill \d+$/);
  const other = plain.options.find(({ key }) => key.startsWith('order'));
  expect(other && figures(other, say, plain, view)).toEqual(other && []);
});

test('answers about places are told apart: no two of a decision read alike', () => {
  const said = (play: ReturnType<typeof table>, seat: number): string[] => {
    const decision = play.match.decisionOf(seat as 0);
    if (!decision) throw new Error('nobody is asked');
    const plain = plainDecision(decision);
    const view = play.seat(seat).view();
    const say = ({ text, with: told }: Text): string => `${text} ${JSON.stringify(told ?? {})}`;
    return plain.options
      .filter(({ key }) => /^(walk|place):/.test(key))
      .map(option => [say(option), ...figures(option, say, plain, view).map(({ label }) => label)].join());
  };
  const walks = said(scene({}).does('action:run'), 0);
  expect(walks.length).toBeGreaterThan(5);
  expect(new Set(walks).size).toBe(walks.length);
  // A spider covers four spaces: several ways of standing share each of them.
  const spawning = scene({
    position: { at: 'overlord' },
    set: state => {
      state.phase = 'overlord';
      state.board.revealed = [0, 1];
      Object.assign(state.overlord, { step: 2, threat: 20, hand: ['bane-spider-swarm#1'] });
    },
  });
  spawning.answers(spawning.overlordSeat, 'card:bane-spider-swarm');
  const places = said(spawning, spawning.overlordSeat);
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(places).size).toBe(places.length);
});

rule(['DES-47.2', 'ICE-3.2'], 'in the list of answers a step says what it risks, before which place it means', () => {
  const play = scene({
    set: ({ board }) => {
      board.terrain[space(5, 9)] = 'lava';
      board.terrain[space(5, 10)] = 'ice';
    },
  }).does('action:run');
  const decision = play.match.decisionOf(0);
  if (!decision) throw new Error('nobody is asked');
  const plain = plainDecision(decision);
  const say = ({ text, with: told }: Text): string => `${text} ${String(told?.n ?? '')}`.trim();
  const told = (to: string) => {
    const step = plain.options.find(({ key }) => key === `walk:${to}`);
    return step && figures(step, say, plain, play.seat(0).view()).map(({ value, label }) => [value, label]);
  };
  expect(told(space(5, 9))?.slice(0, -1)).toEqual([['−2', 'risk.what 100']]);
  expect(told(space(5, 10))?.slice(0, -1)).toEqual([['33%', 'risk.what 33']]);
  expect(told(space(4, 9))).toEqual([['5 · 10', 'table.at']]);
});

rule('DES-32.12', 'of several ways back from Town each says where its glyph lies', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.board.revealed = [0, 1];
      if (hero) hero.at = undefined;
      const [further] = boardOf(state).areas.get(1) ?? [];
      if (further) lay(state, { kind: 'glyph', active: true }, further);
    },
  }).does('action:run');
  const decision = play.match.decisionOf(0);
  if (!decision) throw new Error('nobody is asked');
  const plain = plainDecision(decision);
  const view = play.seat(0).view();
  const say = ({ text, with: told = {} }: Text): string =>
    text === 'table.leads' ? `${JSON.stringify(told.area)} ${told.x} ${told.y}` : text;
  const back = plain.options.filter(({ key }) => key.startsWith('glyph:'));
  expect(back.length).toBe(2);
  const told = back.map(option =>
    figures(option, say, plain, view)
      .map(({ label }) => label)
      .join(),
  );
  for (const area of [0, 1]) expect(told.filter(label => label.includes(`area.${area}`))).toHaveLength(1);
  const reading = { decision: plain, table: { say }, view, options: plain.options, outlook: {} } as unknown as Reading;
  const town = actionsOf({ ...reading, word: wordBy(say) }, false).find(({ id }) => id === 'town');
  expect(back.map(({ key }) => town?.notes?.[key])).toEqual(told);
});

test('how many tokens lie on somebody, what an altar asks and where a crushing wall goes are told', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.board.revealed = [0, 1];
      if (hero) hero.tokens = { burn: 2 };
      lay(state, { kind: 'altar-good' }, space(4, 9));
      state.board.crushingWalls = [press([5, 9])];
    },
  });
  play.does('action:battle');
  const rows = outline(play.seat(0).view()).flatMap(part => part.rows);
  const values = rows.flatMap(row => row.values ?? []);
  expect(values).toContainEqual({ text: 'start.token', with: { token: { text: 'ability.burn' }, n: 2 } });
  expect(values).toContainEqual({ text: 'table.marker.altar-good' });
  expect(values).toContainEqual({ text: 'table.press.heads', with: { direction: { text: 'direction.e' } } });
});
