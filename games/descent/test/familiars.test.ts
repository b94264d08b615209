// DES-35, DRF-6.1a to DRF-6.1c: familiars walk after their owner's turn; Mata and Kata fetch and carry, alone or together; Pico is handed on.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Area } from '../content/quests/vocabulary.ts';
import type { Companion, MarkerFace, State } from '../rules/state.ts';
import { lay, type Plan, type Play, scene, space } from './scene.ts';

const [MINE, OTHERS] = ['hero:steelhorns', 'hero:mad-carthos'] as const;
const at = (x: number, y: number): Space => space(x, y);

interface Kept extends Pick<Plan, 'options'> {
  readonly companions: readonly (Pick<Companion, 'id'> & Partial<Companion>)[];
  readonly set?: (state: State) => void;
}
/** The first hero's turn, in the open, with the other far away; familiars are the first hero's and begin beside them. */
const kept = ({ companions, options = {}, set }: Kept): Play =>
  scene({
    options,
    set: (state, [hero, other]) => {
      if (hero) hero.at = at(2, 9);
      if (other) other.at = at(1, 13);
      state.companions = companions.map(one => ({ owner: MINE, at: at(2, 9), carries: [], ...one }));
      set?.(state);
    },
  });
/** The same, once that turn is over. */
const afterwards = (plan: Kept): Play => kept(plan).does('action:battle').passes();
const deeds = (play: Play, what: string): string[] => play.can().filter(key => key.startsWith(what));
const left = (play: Play): unknown => play.table.match.decisionOf(0)?.with?.movement;

describe('on their own way', () => {
  rule(['DES-35.2', 'DES-35.13'], 'they go up to their speed, in as many walks as they like, and it is told', () => {
    const play = afterwards({ companions: [{ id: 'boggs' }] });
    expect([play.asked(), left(play), play.can().includes(`walk:${at(6, 9)}`)]).toEqual(['familiar.act', 4, true]);
    expect(play.can()).not.toContain(`walk:${at(7, 9)}`);
    expect(play.can()).not.toContain(`walk:${at(2, 9)}`);
    play.does(`walk:${at(5, 9)}`);
    expect([play.state.companions[0]?.at, play.told().at(-1)]).toEqual([at(5, 9), 'log.familiar.walks']);
    expect([left(play), play.can().includes(`walk:${at(6, 9)}`), play.can().includes(`walk:${at(7, 9)}`)]).toEqual([
      1,
      true,
      false,
    ]);
  });

  rule('DES-35.2', 'those of the hero whose turn it was, one after the other, and nobody’s who is carried', () => {
    const play = afterwards({
      companions: [{ id: 'skye', owner: OTHERS }, { id: 'pico', at: undefined }, { id: 'boggs' }, { id: 'mata' }],
    });
    const who = () => play.table.match.decisionOf(0)?.with?.familiar;
    expect(who()).toEqual({ text: 'familiar.boggs' });
    play.passes();
    expect(who()).toEqual({ text: 'familiar.mata' });
    play.passes();
    expect(play.asked()).not.toBe('familiar.act');
  });

  rule('DES-35.6', 'never to where nobody has looked, though the door is open', () => {
    const beyond = (revealed: readonly Area[]) =>
      afterwards({
        companions: [{ id: 'skye', at: at(6, 9) }],
        set: ({ board }) => {
          board.open.push('mine-door');
          board.revealed = [...revealed];
          Object.assign(board.terrain, { [at(5, 9)]: 'rubble', [at(5, 10)]: 'rubble', [at(4, 8)]: 'rubble' });
        },
      }).can();
    expect(beyond([0, 1])).toContain(`walk:${at(8, 9)}`);
    expect(beyond([0])).not.toContain(`walk:${at(8, 9)}`);
  });

  rule('DES-16.13', 'round corners, where nobody cuts them', () => {
    const cost = (options: Plan['options'], to: Space) =>
      afterwards({ companions: [{ id: 'boggs', at: at(4, 11) }], ...(options && { options }) })
        .table.match.decisionOf(0)
        ?.options.find(({ key }) => key === `walk:${to}`)?.with?.cost;
    const house = { 'no-corner-cutting': true };
    // Into the corridor it goes round the corner; in the open nothing changes.
    expect([cost({}, at(5, 10)), cost(house, at(5, 10))]).toEqual([1, 2]);
    expect([cost({}, at(3, 10)), cost(house, at(3, 10))]).toEqual([1, 1]);
  });
});

describe('fetching', () => {
  const finds = (faces: readonly MarkerFace[], more: Partial<Companion> = {}, thing?: number): Play =>
    afterwards({
      companions: [{ id: 'mata', at: at(5, 9), ...more }],
      set: state => {
        for (const face of faces) lay(state, face, at(5, 9), thing);
      },
    });
  const POTION: MarkerFace = { kind: 'potion', potion: 'healing-potion' };
  const RELIC: MarkerFace = { kind: 'relic', item: 'blade-of-light#1' };

  rule(['DES-35.28', 'DRF-6.1a'], 'a potion or a relic that lies there, and nothing larger', () => {
    const play = finds([POTION, RELIC, { kind: 'money' }, { kind: 'chest', tier: 'copper' }]);
    expect(deeds(play, 'pick-up:')).toEqual(['pick-up:marker:potion#1', 'pick-up:marker:relic#2']);
    play.does('pick-up:marker:relic#2');
    expect([play.state.companions[0]?.carries, play.state.board.markers.map(({ kind }) => kind)]).toEqual([
      ['blade-of-light#1'],
      ['glyph', 'potion', 'money', 'chest'],
    ]);
    expect(play.told().at(-1)).toBe('log.familiar.fetches');
    // One thing each: the potion stays.
    expect(deeds(play, 'pick-up:')).toEqual([]);
  });

  rule('DES-35.28', 'what the guide has laid there is taken for good, and the quest knows of it', () => {
    const play = finds([POTION], {}, 3).does('pick-up:marker:potion#1');
    expect([play.state.companions[0]?.carries, play.state.guide.taken]).toEqual([['healing-potion'], [3]]);
    const found = finds([POTION]).does('pick-up:marker:potion#1');
    expect(found.state.guide.taken).toEqual([]);
  });

  rule('DES-35.7', 'those that carry nothing leave it, and so do those elsewhere', () => {
    expect(deeds(finds([POTION], { id: 'boggs' }), 'pick-up:')).toEqual([]);
    expect(deeds(finds([POTION], { at: at(4, 9) }), 'pick-up:')).toEqual([]);
  });
});

describe('handing over', () => {
  const carrying = (mata: Space, kata: Partial<Companion> = {}, more: Partial<Companion> = {}): Play =>
    afterwards({
      companions: [
        { id: 'mata', at: mata, carries: ['healing-potion'], ...more },
        { id: 'kata', at: at(1, 12), ...kata },
      ],
    });

  rule('DES-35.29', 'to a hero on its space or beside it, and to the other one with room, for 1 point', () => {
    expect(deeds(carrying(at(2, 9)), 'give:')).toEqual([`give:healing-potion:${MINE}`]);
    expect(deeds(carrying(at(3, 10)), 'give:')).toEqual([`give:healing-potion:${MINE}`]);
    expect(deeds(carrying(at(5, 9)), 'give:')).toEqual([]);
    expect(deeds(carrying(at(5, 9), { at: at(6, 10) }), 'give:')).toEqual(['give:healing-potion:familiar:kata']);
    expect(deeds(carrying(at(5, 9), { at: at(6, 10), carries: ['vitality-potion'] }), 'give:')).toEqual([]);
    expect(deeds(carrying(at(1, 12)), 'give:')).toEqual([
      `give:healing-potion:${OTHERS}`,
      'give:healing-potion:familiar:kata',
    ]);
  });

  rule('DES-35.29', 'with its last point, and not without one', () => {
    const reaches = (steps: Space): Play => carrying(at(7, 9)).does(`walk:${steps}`);
    const last = reaches(at(3, 9));
    expect([left(last), deeds(last, 'give:')]).toEqual([2, [`give:healing-potion:${MINE}`]]);
    last.does(`walk:${at(3, 10)}`);
    expect([left(last), deeds(last, 'give:')]).toEqual([1, [`give:healing-potion:${MINE}`]]);
    last.does(`give:healing-potion:${MINE}`);
    expect([
      last.hero().potions,
      last.state.companions[0]?.carries,
      last.told().includes('log.familiar.gives'),
    ]).toEqual([['healing-potion'], [], true]);
    const spent = reaches(at(3, 9)).does(`walk:${at(3, 10)}`, `walk:${at(3, 9)}`);
    // It is done, and the other one is asked.
    expect([spent.table.match.decisionOf(0)?.with?.familiar, spent.state.companions[0]?.carries]).toEqual([
      { text: 'familiar.kata' },
      ['healing-potion'],
    ]);
  });

  rule('DES-35.28', 'a hero gives to one beside them that has room', () => {
    const gives = (mata: Partial<Companion>): string[] => {
      const play = kept({
        companions: [{ id: 'mata', ...mata }],
        set: ({ heroes: [hero] }) => void hero?.potions.push('vitality-potion'),
      }).does('action:run');
      return deeds(play, 'give:');
    };
    expect(gives({ at: at(3, 10) })).toEqual(['give:vitality-potion:familiar:mata']);
    expect(gives({ at: at(5, 9) })).toEqual([]);
    expect(gives({ at: at(3, 10), carries: ['healing-potion'] })).toEqual([]);
    expect(gives({ id: 'boggs', at: at(3, 10) })).toEqual([]);
  });

  rule(['DES-35.41', 'DES-10.19'], 'Pico to a hero beside its bearer for 2 points, and by nobody else', () => {
    const handed = (owner: Companion['owner'], friend: Space): string[] => {
      const play = kept({
        companions: [{ id: 'pico', owner, at: undefined }],
        set: ({ heroes: [, other] }) => void Object.assign(other ?? {}, { at: friend }),
      }).does('action:run');
      return deeds(play, 'give:');
    };
    expect(handed(MINE, at(3, 10))).toEqual([`give:pico:${OTHERS}`]);
    expect(handed(MINE, at(5, 9))).toEqual([]);
    expect(handed(OTHERS, at(3, 10))).toEqual([]);
    const play = kept({
      companions: [{ id: 'pico', at: undefined }],
      set: ({ heroes: [, other] }) => void Object.assign(other ?? {}, { at: at(3, 10) }),
    }).does('action:run');
    play.does(`give:pico:${OTHERS}`);
    expect([play.state.turn?.movement, play.told().at(-1)]).toEqual([6, 'log.familiar.handed']);
  });
});

describe('together', () => {
  const HOUSE = { 'fetching-ferrets': true };
  const two = (
    kata: Partial<Companion> = {},
    faces: readonly MarkerFace[] = [],
    options: Plan['options'] = HOUSE,
  ): Play =>
    afterwards({
      options,
      companions: [
        { id: 'mata', at: at(5, 9) },
        { id: 'kata', at: at(5, 9), ...kata },
      ],
      set: state => {
        for (const face of faces) lay(state, face, at(5, 9));
      },
    });

  rule('DRF-6.1b', 'where they begin on one space and belong to one hero, and the table plays so', () => {
    expect(two().asked()).toBe('familiar.together.ask');
    expect(two({ at: at(5, 10) }).asked()).toBe('familiar.act');
    expect(two({ owner: OTHERS }).asked()).toBe('familiar.act');
    expect(two({ id: 'boggs' }).asked()).toBe('familiar.act');
    expect(two({}, [], {}).asked()).toBe('familiar.act');
  });

  rule('DRF-6.1b', 'as one or apart, as their hero likes', () => {
    const play = two().passes();
    play.does(`walk:${at(6, 9)}`);
    expect(play.state.companions.map(one => one.at)).toEqual([at(6, 9), at(5, 9)]);
    const one = two().does('together', `walk:${at(7, 9)}`);
    expect([one.state.companions.map(({ at: where }) => where), left(one)]).toEqual([[at(7, 9), at(7, 9)], 4]);
    expect(one.told().at(-1)).toBe('log.familiar.walks');
    expect(one.can()).not.toContain(`walk:${at(7, 9)}`);
    // Neither goes once more by itself.
    expect(one.passes().asked()).not.toBe('familiar.act');
  });

  rule(['DRF-6.1b', 'DRF-6.1c'], 'money, a key or a chest; one of them; and with it they enter nobody’s space', () => {
    const play = two({}, [
      { kind: 'money' },
      { kind: 'key', colour: 'red' },
      { kind: 'chest', tier: 'copper' },
      { kind: 'potion', potion: 'healing-potion' },
    ]).does('together');
    expect(deeds(play, 'pick-up:')).toEqual(
      ['marker:money#1', 'marker:key#2', 'marker:chest#3'].map(id => `pick-up:${id}`),
    );
    expect(play.can()).toContain(`walk:${at(2, 9)}`);
    play.does('pick-up:marker:key#2');
    expect([deeds(play, 'pick-up:'), play.can().includes(`walk:${at(2, 9)}`), play.told().at(-1)]).toEqual([
      [],
      false,
      'log.familiar.fetches',
    ]);
    play.does(`walk:${at(3, 9)}`);
    expect(play.state.board.markers.map(({ kind, at: where }) => [kind, where])).toEqual([
      ['glyph', at(2, 10)],
      ['money', at(5, 9)],
      ['key', at(3, 9)],
      ['chest', at(5, 9)],
      ['potion', at(5, 9)],
    ]);
  });
});
