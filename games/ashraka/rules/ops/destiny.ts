// Ops on the Destiny track, whose next tile is its end.

import { tileColour } from '../../content/dice.ts';
import type { Tile } from '../state.ts';
import { actorOf, type Doing } from './scope.ts';

export const destinyOps: Doing<'peekDestiny' | 'destinyDefer' | 'destinySkip' | 'destiny.insert'> = {
  /** The tile is seen, its row is not read (ASH-26.2). */
  peekDestiny(t, { n }) {
    for (const tile of t.state.track.slice(-n)) {
      if (tile.faceUp) continue;
      tile.faceUp = true;
      t.reveal();
      t.tell('log.tile.seen', { tile: tile.tile, colour: tileColour(tile.tile) }, { rule: 'ASH-26.1' });
    }
  },
  *destinyDefer(t, _, scope) {
    const { track } = t.state;
    const next = track[track.length - 1];
    if (!next) return;
    const last = track.findIndex(tile => tileColour(tile.tile) === tileColour(next.tile));
    if (last === track.length - 1) return;
    const options = [{ key: 'defer', text: 'destiny.defer', with: { tile: next.tile } }];
    const how = { rule: 'ASH-26.3', with: { tile: next.tile }, pass: { text: 'destiny.leave' } };
    if ((yield* t.choose(actorOf(scope).seat, 'destiny.defer.ask', options, how)) === undefined) return;
    track.splice(last, 0, track.pop() as Tile);
    t.tell('log.tile.deferred', { tile: next.tile }, { rule: 'ASH-26.3' });
  },
  destinySkip(t) {
    t.state.skips++;
    t.tell('log.tile.skip', {}, { rule: 'ASH-26.2' });
  },
  'destiny.insert'(t, { tile }) {
    t.state.track.push({ tile, faceUp: true });
  },
};
