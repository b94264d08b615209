// What nobody may do with the boxes: answers that are no options, purchases beyond what there is, and saves that know what their table does
// not. Each is refused with the reason, and nothing has changed.

import { type Checkpoint, checkSave, checkSetting, copy, load, Match, partsOf, Refusal, saveOf } from '@veillee/kernel';
import { unsound } from '@veillee/kernel/save/sound';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { GREEN, RED } from '../faces.ts';
import { featAssault, holds, ICE } from '../feats.ts';
import { BESIDE, fight } from '../fight.ts';
import { type Play, put, scene, space } from '../scene.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;

/** Somebody answers what they are asked, or are not; how they are refused, and that all is as it was. */
function refused(play: Play, seat: number, picks: readonly string[], id?: number): string {
  const { match } = play;
  const decision = id ?? match.decisionOf(seat)?.id ?? match.decisions[0]?.id ?? 0;
  const before = JSON.stringify([match.state, match.decisions.map(one => [one.id, one.seat]), match.journal.length]);
  let code = 'taken';
  try {
    match.answer({ seat, decision, picks: [...picks] });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    code = cause.code;
  }
  expect(JSON.stringify([match.state, match.decisions.map(one => [one.id, one.seat]), match.journal.length])).toBe(
    before,
  );
  return code;
}

describe('treachery', () => {
  const buying = (options: object = { 'well-of-darkness': true, 'altar-of-despair': true }): Play =>
    scene({
      quest: 'durnog-brothers',
      options: { ...options },
      position: { at: 'arrival', hero: 0 },
    });

  rule(['DES-4.5', 'DES-4.9'], 'beyond the points of its colour is refused, with the rule', () => {
    const play = buying();
    const seat = play.overlordSeat;
    const dear = (play.match.decisionOf(seat)?.refused?.() ?? []).map(({ key, rule: by }) => [key, by] as const);
    expect(dear.map(([key]) => key.split(':')[0])).toContain('treachery');
    for (const [key, by] of dear)
      expect([refused(play, seat, [key]), by], key).toEqual(['not-allowed', expect.stringMatching(/^DES-4\.[59]$/)]);
    expect(refused(play, seat, ['treachery:no-such-card'])).toBe('unknown-key');
  });

  rule(
    ['DES-4.5', 'DES-4.9'],
    'is nothing for heroes to buy, nor a glyph of a box that is not there for anybody',
    () => {
      const play = buying();
      expect(refused(play, 0, ['treachery:lone-ogre'])).toBe('foreign');
      expect(refused(play, 0, ['dark-glyph:broken'])).toBe('foreign');
      const well = buying({ 'well-of-darkness': true });
      expect(refused(well, well.overlordSeat, ['dark-glyph:broken'])).toBe('unknown-key');
      expect(refused(well, well.overlordSeat, ['treachery:gluttony'])).toBe('unknown-key');
    },
  );
});

describe('feats', () => {
  rule(['ICE-1.12', 'ICE-1.2'], 'out of their moment, out of another’s hand, and by another seat, are refused', () => {
    const play = featAssault({ feats: ['fend#1', 'hurry#1'], dice: [RED.two, GREEN.one] });
    expect(play.asked()).toBe('feats.ask');
    expect(refused(play, 0, ['feat:hurry'])).toBe('unknown-key');
    expect(refused(play, 0, ['feat:blocked'])).toBe('unknown-key');
    expect(refused(play, 0, ['feat:fend', 'feat:fend'])).toBe('too-many');
    expect(refused(play, play.overlordSeat, ['feat:fend'])).toBe('foreign');
  });

  rule('ICE-1.13', 'a second in one turn is refused, in the next it is taken', () => {
    const play = fight({
      options: { ...ICE },
      position: { at: 'declare' },
      on: space(7, 9),
      set: (state, [hero]) => holds(state, hero, 'hurry#1', 'hustle#1', 'second-wind-fighting#1'),
    });
    const [one, other] = play.can().filter(key => key.startsWith('feat:'));
    if (!one || !other) throw new Error('no two feats can be played');
    play.does(one);
    expect(refused(play, 0, [other])).toBe('unknown-key');
  });
});

describe('answers', () => {
  test('to what is no longer asked, from whoever is not asked, and from nowhere, are refused', () => {
    const play = scene({ options: ALL });
    const id = play.match.decisionOf(0)?.id ?? 0;
    play.does('action:run');
    expect(refused(play, 0, ['action:battle'], id)).toBe('stale');
    expect(refused(play, 0, ['action:battle'])).toBe('unknown-key');
    expect(refused(play, play.overlordSeat, ['walk:space:3,9'])).toBe('foreign');
    expect(refused(play, 7, ['walk:space:3,9'])).toBe('malformed');
    expect(refused(play, 0, ['walk:space:900,900'])).toBe('unknown-key');
  });
});

describe('a save', () => {
  const begins = (options: object) =>
    Match.start<State, View>(descent, { seed: 'boxes', seats: 2, options: { quest: 'heart-of-darkness', ...options } });

  const moved = (from: object, to: object): string => {
    const parts = partsOf(begins(from));
    const save = saveOf({ ...parts, started: { ...parts.started, options: { ...parts.started.options, ...to } } });
    try {
      load<State, View>(descent, checkSave(JSON.parse(JSON.stringify(save))));
    } catch (cause) {
      return (cause as Error).message;
    }
    return 'taken';
  };

  test('is taken up with its own boxes, and with no other ones', () => {
    expect(moved({ 'tomb-of-ice': true }, {})).toBe('taken');
    expect(moved({ 'tomb-of-ice': true }, { 'tomb-of-ice': false })).toMatch(/boxes/);
    expect(moved({}, { 'altar-of-despair': true })).toMatch(/boxes/);
    expect(moved({ 'tomb-of-ice': true, quest: 'cold-egg' }, { 'tomb-of-ice': false })).toMatch(/box/);
  });

  test('that holds what no box of its table has is refused by name', () => {
    const setting = checkSetting(descent, { seats: 2, options: { quest: 'heart-of-darkness' } });
    const plain: Checkpoint<State> = begins({}).lastCheckpoint;
    const iced: Checkpoint<State> = begins(ALL).lastCheckpoint;
    const forged = (change: (state: State) => void): string | undefined => {
      const checkpoint = copy(plain);
      change(checkpoint.state);
      return unsound(descent, setting, checkpoint);
    };
    expect(forged(() => {})).toBeUndefined();
    expect(forged(state => void Object.assign(state, { featCards: iced.state.featCards }))).toMatch(/featCards/);
    expect(forged(state => void state.overlord.deck.push('gluttony#1'))).toMatch(/deck/);
    expect(forged(state => void state.shop.push('blinding-light#1'))).toMatch(/shop/);
    expect(forged(state => void state.decks.treasures.gold.push('wings-of-regiroth#1'))).toMatch(/treasures/);
    expect(
      forged(state => void Object.assign(state.overlord, { glyphs: { bought: [], reserve: ['power'], under: {} } })),
    ).toMatch(/glyphs/);
    expect(forged(state => void put(state, 'troll', 'base:4,9/2x2'))).toMatch(/monsters/);
    expect(forged(state => void put(state, 'beastman', BESIDE))).toBeUndefined();
  });
});
