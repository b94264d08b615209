// The dungeon in letters: what may be answered on a space stands there by its number, and nothing of the dark takes room.

import { type Decision, Match, plainDecision } from '@veillee/kernel';
import { edge } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { terminal } from '../../terminal/screen.ts';
import { base, put, scene, space } from '../scene.ts';

test('in a terminal a way is chosen by the number that stands on its last space, and every sign is explained', () => {
  const options = { heroes: '4', choosing: 'ready' };
  const match = Match.start(kit.game, { seed: 'letters', seats: 2, options });
  const asked = (): Decision => {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    return decision;
  };
  while (asked().prompt !== 'turn.act') {
    const { id, seat, pass, options: offered } = asked();
    match.answer({ seat, decision: id, picks: pass ? [] : [offered[0]?.key ?? ''] });
  }
  const decision = asked();
  const say = speaker('en', kit.texts.en);
  const view = match.view(0);
  const look = {
    view,
    seat: 0,
    decision: plainDecision(decision),
    names: ['Ysolde', 'Iris'],
    width: 80,
    colour: false,
    say,
  };
  const [, map = '', signs = ''] = terminal.screen(look).split(/\n\s*\n/);
  const numbers = map.split(/\s+/).filter(word => /^\d+$/.test(word));
  const walks = decision.options.flatMap(({ key }, n) => (headOf(key) === 'walk' ? [`${n + 1}`] : []));
  expect(walks.length).toBeGreaterThan(5);
  expect(numbers.toSorted()).toEqual(walks.toSorted());
  for (const hero of ['H1', 'H2', 'H3', 'H4']) expect(map).toContain(hero);
  expect(signs).toContain('[] Copper chest');
  expect(signs).toContain('| = shut door');
});

test('boulders and crushing walls have letters of their own; what a step risks is said by the numbers that hide it', () => {
  const lines = [1, 2].map(x => edge(space(x, 11), space(x, 12)));
  const play = scene({
    set: ({ board }, [one, other]) => {
      if (one && other) [one.at, other.at] = [space(5, 10), space(2, 13)];
      board.boulders = [{ id: 'boulder:stone', at: base(1, 9, 2, 2), direction: 'e', still: undefined }];
      board.crushingWalls = [{ id: 'crushing-wall:press', lines, direction: 's', still: undefined }];
      board.terrain[space(5, 9)] = 'lava';
    },
  }).does('action:run');
  const decision = play.match.decisionOf(0);
  const lava = decision?.options.findIndex(({ key }) => key === `walk:${space(5, 9)}`) ?? -1;
  const shown = terminal.screen({
    view: play.seat(0).view(),
    seat: 0,
    decision: decision && plainDecision(decision),
    names: ['Ysolde', 'Iris'],
    width: 80,
    colour: false,
    say: speaker('en', kit.texts.en),
  });
  expect(shown.match(/O»/g)).toHaveLength(5);
  expect(shown).toContain('vv vv');
  for (const sign of ['O» Boulder', 'v Crushing wall']) expect(shown).toContain(sign);
  expect(shown).toContain(`${lava + 1} Lava: 2 wounds`);
});

test('what lies on a figure is told with it, and every monster has its wounds', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.tokens = { burn: 2 };
      put(state, 'giant', base(4, 9, 2, 2)).tokens.web = 1;
      put(state, 'kobold', space(3, 9));
    },
  }).does('action:run');
  const say = speaker('en', kit.texts.en);
  const [view, names] = [play.seat(0).view(), ['Ysolde', 'Iris']];
  const shown = terminal.screen({ view, seat: 0, decision: undefined, names, width: 80, colour: false, say });
  for (const told of ['Burn ×2', 'Giant (9 wounds) [Web]', 'Kobold (2 wounds)']) expect(shown).toContain(told);
});
