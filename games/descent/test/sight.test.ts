// Line of sight on the boards of the nine quests, against a slow second telling of DES-22 that knows nothing of maps: it looks at every
// space between two middles. A hundred thousand pairs, with doors shut or open, and figures in the way.

import { rule } from '@veillee/kernel/test/rule';
import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { guides } from '../content/booklet.ts';
import { type QuestBoard, readGuide } from '../content/quests/read.ts';
import { groundNow } from '../rules/board.ts';
import { groundOf, sees } from '../rules/ground.ts';
import { begun } from './scene.ts';

const PAIRS = 100_000;
/** Doors and figures as they may be, for each quest. */
const MOMENTS = 10;

/** The same numbers each time. */
function* numbers(seed: number): Generator<number> {
  for (let n = seed; ; ) {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    yield n / 2 ** 32;
  }
}

/** Middles at even coordinates; a line is told by the signs of corners on either side of it. */
function plainly(board: QuestBoard, shut: ReadonlySet<string>, figures: ReadonlySet<string>) {
  const { rows } = board.guide;
  const isRock = (x: number, y: number): boolean => (rows[y]?.[x] ?? '#') === '#';
  const isOpaque = (x: number, y: number): boolean => isRock(x, y) || rows[y]?.[x] === '%';
  /** Is there a wall or a shut door between these neighbours? */
  const isShut = (x: number, y: number, otherX: number, otherY: number): boolean =>
    shut.has(`${Math.min(x, otherX)},${Math.min(y, otherY)}/${Math.max(x, otherX)},${Math.max(y, otherY)}`);

  return (ax: number, ay: number, bx: number, by: number): boolean => {
    const [right, down] = [bx - ax, by - ay];
    const side = (x: number, y: number): number => Math.sign(right * (y - 2 * ay) - down * (x - 2 * ax));
    const [left, most, top, bottom] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= most; x++) {
        const [nw, ne, sw, se] = [
          side(2 * x - 1, 2 * y - 1),
          side(2 * x + 1, 2 * y - 1),
          side(2 * x - 1, 2 * y + 1),
          side(2 * x + 1, 2 * y + 1),
        ];
        const corners = [nw, ne, sw, se];
        const isEnd = (x === ax && y === ay) || (x === bx && y === by);
        const isCrossed = corners.includes(1) && corners.includes(-1);
        if (!isEnd && isCrossed && (isOpaque(x, y) || figures.has(`${x},${y}`))) return false;
        if (x < most && ne * se < 0 && isShut(x, y, x + 1, y)) return false;
        if (y < bottom && sw * se < 0 && isShut(x, y, x, y + 1)) return false;
        // Exactly through a corner: barred if both of the other spaces that meet there are, or lines that meet there.
        if (right !== 0 && down !== 0 && x < most && y < bottom && se === 0) {
          const falls = right * down > 0;
          const [one, two] = falls
            ? [
                [x, y],
                [x + 1, y + 1],
              ]
            : [
                [x, y + 1],
                [x + 1, y],
              ];
          const others = falls
            ? [
                [x + 1, y],
                [x, y + 1],
              ]
            : [
                [x, y],
                [x + 1, y + 1],
              ];
          const bars = ([ox = 0, oy = 0]: readonly number[]): boolean =>
            isOpaque(ox, oy) || [one, two].some(([px = 0, py = 0]) => isShut(px, py, ox, oy));
          if (others.every(bars)) return false;
        }
      }
    return true;
  };
}

rule('R1', 'exactly between two obstacles that meet at a corner one sees only where the table plays so', () => {
  const between = (pinch: boolean): boolean => {
    const state = begun({ options: { 'corner-pinch': pinch } });
    for (const at of [space(3, 10), space(2, 11)]) state.board.terrain[at] = 'rubble';
    return sees(groundNow(state), space(2, 10), space(3, 11));
  };
  expect([between(true), between(false)]).toEqual([false, true]);
});

test('a hundred thousand pairs are seen alike (DES-22.1, DES-22.2, DES-22.11)', () => {
  const chance = numbers(2006);
  const next = (below: number): number => Math.floor((chance.next().value ?? 0) * below);
  const different: string[] = [];
  let seenAtAll = 0;
  for (const guide of guides) {
    const board = readGuide(guide);
    // Stairs join what does not touch, and a pit hides whoever is in it: both are proved by themselves.
    const flat = board.map.places.filter(at => board.terrain.get(at) !== 'pit');
    const stairs = board.things.flatMap(({ kind, spaces }) => (kind === 'staircase' ? spaces : []));
    const away = flat.filter(at => !stairs.some(step => board.map.distance(step, at) <= 1));
    const isAway = new Set(away);
    for (let moment = 0; moment < MOMENTS; moment++) {
      const closed = board.doors.filter(() => next(2) === 0);
      const figures = Array.from({ length: 12 }, () => flat[next(flat.length)] as Space);
      const shut = new Set(closed.flatMap(({ edges }) => edges.map(line => line.replace('edge:', ''))));
      const standing = new Set(figures.map(at => `${pointOf(at).x},${pointOf(at).y}`));
      const plain = plainly(board, shut, standing);
      const ground = groundOf(
        board.map,
        closed.map(({ door }) => door),
        board.terrain,
      );
      for (let n = 0; n < PAIRS / (guides.length * MOMENTS); ) {
        const from = away[next(away.length)] as Space;
        const { x, y } = pointOf(from);
        // Near enough that there is something to see.
        const to = space(x + next(13) - 6, y + next(13) - 6);
        if (!isAway.has(to)) continue;
        n++;
        const one = sees(ground, from, to, figures);
        const other = plain(x, y, pointOf(to).x, pointOf(to).y);
        if (one) seenAtAll++;
        if (one !== other) different.push(`${guide.quest}: ${from} ${to} ${one} ${closed.map(({ id }) => id).join()}`);
      }
    }
  }
  expect(different).toEqual([]);
  expect(seenAtAll).toBeGreaterThan(20_000);
});
