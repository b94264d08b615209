// DES-78: Bolt.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { affectedBy } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import type { Monster, State } from '../../rules/state.ts';
import { WHITE, YELLOW } from '../faces.ts';
import { assault, fight, HERE } from '../fight.ts';
import { gain, lightning } from '../hazards.ts';
import { begun, put } from '../scene.ts';

/** The bolt that a sorcerer beside the hero throws west over both heroes. */
function boltOn() {
  const { state } = fight({ monster: 'sorcerer', set: (_, __, monster) => gain(monster, 'bolt') });
  const monster = state.monsters[0] as Monster;
  const found = attacksOf(state, monster.id, 'activation').find(how => {
    const { covered } = opened(state, monster.id, how);
    return covered.includes(HERE) && covered.includes(space(2, 9));
  });
  if (!found?.area) throw new Error('no bolt goes west');
  return { area: found.area, target: found.target };
}

rule(['DES-78.1', 'DES-78.2'], 'a small figure lays it in eight ways, over the edge of the board if it likes', () => {
  const { state, sorcerer, bolts } = lightning();
  expect(new Set(bolts.map(({ area }) => area)).size).toBeLessThanOrEqual(8);
  expect(bolts.length).toBeGreaterThan(0);
  for (const how of bolts) {
    const { covered } = opened(state, sorcerer.id, how);
    expect(covered.length).toBeLessThanOrEqual(8);
    expect(covered).not.toContain(space(3, 9));
  }
});

rule(['DES-78.3', 'DES-78.4'], 'friend and foe under it, whatever the range', () => {
  const { state, sorcerer, bolt } = lightning();
  const attack = opened(state, sorcerer.id, bolt);
  expect(affectedBy(state, attack).map(({ id }) => id)).toEqual([state.heroes[0]?.id, state.monsters[1]?.id]);
  expect(attack.distance).toBeUndefined();
});

rule(['DES-78.5', 'DES-78.6'], 'it flows round rubble and needs no sight; a shut door ends it', () => {
  const reaches = (set: (state: State) => void, at: Space) => {
    const { state, sorcerer, bolts } = lightning();
    set(state);
    return bolts.some(how => opened(state, sorcerer.id, how).covered.includes(at));
  };
  const rubble = (state: State) => void Object.assign(state.board.terrain, { [space(4, 9)]: 'rubble' });
  expect([reaches(() => {}, space(6, 9)), reaches(rubble, space(6, 9))]).toEqual([true, true]);
  // From the door's own side nothing comes through to the other.
  const state = begun();
  state.board.revealed = [0, 1];
  const monster = put(state, 'sorcerer', space(7, 9));
  gain(monster, 'bolt');
  const [hero] = state.heroes;
  if (hero) hero.at = space(9, 9);
  const through = () =>
    attacksOf(state, monster.id, 'activation').some(
      how => how.area?.startsWith('bolt') && opened(state, monster.id, how).covered.includes(space(9, 9)),
    );
  expect(through()).toBe(false);
  state.board.open.push('mine-door');
  expect(through()).toBe(true);
});

rule('DES-78.7', 'however many dodge, there is one reroll', () => {
  const play = assault(
    {
      monster: 'sorcerer',
      dice: [WHITE.two, YELLOW.one],
      set: (_, [hero, friend], monster) => {
        gain(monster, 'bolt');
        if (hero) Object.assign(hero, { order: 'dodge' });
        if (friend) Object.assign(friend, { at: space(2, 9), order: 'dodge' });
      },
    },
    boltOn(),
  );
  expect(play.asked(0)).toBe('attack.dodge');
  play.does(play.can()[0] ?? '');
  expect(play.asked(0)).not.toBe('attack.dodge');
});
