// What part of a map is seen: the first look, what stays where it is, and how far one can go.

import { describe, expect, test } from 'vitest';
import {
  bringing,
  bringingAll,
  bringingOne,
  closer,
  dragged,
  farther,
  firstLook,
  gathering,
  inWindow,
  isWhole,
  moved,
  onMap,
  onTheWay,
  pinched,
  resized,
  type Sight,
  scaled,
  seen,
  whole,
  wholeScale,
} from '../kit/map/camera.ts';

const PHONE = { width: 390, height: 420 };
const WIDE = { width: 800, height: 560 };
/** Thirty columns of 48. */
const dungeon = (window: Sight['window']): Sight => ({ window, map: { width: 1440, height: 960 }, unit: 48 });
const small = (window: Sight['window']): Sight => ({ window, map: { width: 336, height: 288 }, unit: 48 });

describe('the first look', () => {
  test('thirty columns on a phone: a place fits a finger, and what matters is in the middle', () => {
    const sight = dungeon(PHONE);
    const hero = { x: 720, y: 480 };
    const camera = firstLook(sight, hero);
    expect(camera.scale * sight.unit).toBeGreaterThanOrEqual(44);
    expect(inWindow(camera, sight, hero)).toEqual({ x: 195, y: 210 });
  });
  test('near the rim of the map nothing beside it is shown', () => {
    const sight = dungeon(PHONE);
    const camera = firstLook(sight, { x: 10, y: 10 });
    expect(onMap(camera, sight, { x: 0, y: 0 }).x * camera.scale).toBeCloseTo(-12);
  });
  test('a map that fits is seen whole, and no place is larger than it need be', () => {
    const sight = small(WIDE);
    const camera = firstLook(sight, { x: 0, y: 0 });
    expect(isWhole(camera, sight)).toBe(true);
    expect(camera).toEqual(whole(sight));
    expect(camera.scale * sight.unit).toBeLessThanOrEqual(132);
    expect(inWindow(camera, sight, { x: 168, y: 144 })).toEqual({ x: 400, y: 280 });
  });
});

describe('closer and farther', () => {
  test('what lies under the pointer stays there', () => {
    const sight = dungeon(WIDE);
    const camera = firstLook(sight, { x: 700, y: 480 });
    const at = { x: 250, y: 300 };
    const spot = onMap(camera, sight, at);
    const near = scaled(camera, sight, camera.scale * 1.7, at);
    expect(inWindow(near, sight, spot).x).toBeCloseTo(at.x);
    expect(inWindow(near, sight, spot).y).toBeCloseTo(at.y);
  });
  test('steps end with the closest look and with the whole map', () => {
    const sight = dungeon(WIDE);
    let camera = firstLook(sight, undefined);
    for (let i = 0; i < 12; i++) camera = closer(camera, sight);
    expect(camera.scale * sight.unit).toBe(132);
    let steps = 0;
    while (!isWhole(camera, sight)) {
      camera = farther(camera, sight);
      expect(++steps).toBeLessThan(9);
    }
    expect(camera).toEqual(whole(sight));
  });
  test('each finger keeps what it lies on', () => {
    const sight = dungeon(PHONE);
    const camera = firstLook(sight, { x: 720, y: 480 });
    const before = [
      { x: 150, y: 200 },
      { x: 230, y: 220 },
    ] as const;
    const now = [
      { x: 130, y: 230 },
      { x: 290, y: 270 },
    ] as const;
    const next = pinched(camera, sight, before, now);
    for (const i of [0, 1] as const) {
      const spot = inWindow(next, sight, onMap(camera, sight, before[i]));
      expect(spot.x).toBeCloseTo(now[i].x);
      expect(spot.y).toBeCloseTo(now[i].y);
    }
    expect(next.scale / camera.scale).toBeCloseTo(2);
  });
});

describe('moving about', () => {
  test('a drag moves the map with the hand and stops at its rim', () => {
    const sight = dungeon(WIDE);
    const camera = { x: 720, y: 480, scale: 1 };
    expect(dragged(camera, sight, { x: 30, y: -20 })).toEqual({ x: 690, y: 500, scale: 1 });
    expect(dragged(camera, sight, { x: 9000, y: 0 }).x).toBe(400 - 12);
  });
  test('what is seen well moves nothing; what is not is brought inside', () => {
    const sight = dungeon(WIDE);
    const camera = { x: 720, y: 480, scale: 1 };
    expect(bringing(camera, sight, { x: 800, y: 500 })).toEqual(camera);
    const far = { x: 1300, y: 480 };
    const seen = inWindow(bringing(camera, sight, far), sight, far);
    expect(seen.x).toBeGreaterThan(400);
    expect(seen.x).toBeLessThan(800);
  });
  test('a corner of the map comes out from under what lies over the window, at first sight and when it is dragged', () => {
    const sight: Sight = { ...dungeon({ width: 374, height: 250 }), over: 86 };
    const corner = { x: 1416, y: 24 };
    const isFree = ({ y }: { y: number }): boolean => y - 22 >= 86 && y + 22 <= 250 - 86;
    const first = firstLook(sight, corner);
    expect(isFree(inWindow(first, sight, corner))).toBe(true);
    const away = { x: 720, y: 480, scale: first.scale };
    expect(isFree(inWindow(dragged(away, sight, { x: -9000, y: 9000 }), sight, corner))).toBe(true);
    expect(isFree(inWindow(bringing(away, sight, corner), sight, corner))).toBe(true);
    expect(dragged(whole(sight), sight, { x: 0, y: 90 })).toEqual(whole(sight));
  });
  test('with somebody in sight whoever stands beside them is free of what lies over the window', () => {
    const sight: Sight = { ...dungeon(WIDE), over: 130 };
    const [hero, beside] = [
      { x: 720, y: 400 },
      { x: 768, y: 352 },
    ];
    const camera = bringing({ x: 720, y: 560, scale: 1 }, sight, hero);
    expect(inWindow(camera, sight, beside).y - 24).toBeGreaterThanOrEqual(130);

    // Looked at from near, part of a neighbour is enough: what is well in sight moves nothing.
    const near = bringing({ x: 720, y: 560, scale: 1.6 }, sight, hero);
    const rim = inWindow(near, sight, hero).y - 24 * 1.6;
    expect(rim - 130).toBeCloseTo(48);
  });
  test('asked about places out of sight, one sees the nearest; where one of them is seen nothing moves', () => {
    const sight = dungeon(WIDE);
    const camera = { x: 450, y: 480, scale: 1 };
    const [near, far, here] = [
      { x: 1000, y: 480 },
      { x: 1400, y: 480 },
      { x: 460, y: 480 },
    ];
    const seen = inWindow(bringingOne(camera, sight, [far, near]), sight, near);
    expect(seen.x).toBeLessThan(800);
    expect(bringingOne(camera, sight, [far, here])).toEqual(camera);
    expect(bringingOne(camera, sight, [])).toEqual(camera);
    // Half a place at the edge of the window tells nobody that it is there.
    const edge = onMap(camera, sight, { x: 796, y: 280 });
    expect(inWindow(bringingOne(camera, sight, [edge]), sight, edge).x).toBeLessThan(700);
  });
  test('a glide ends where it should, and what both looks agree on does not move meanwhile', () => {
    const sight = dungeon(WIDE);
    const from = { x: 720, y: 480, scale: 1 };
    const at = { x: 200, y: 150 };
    const to = scaled(from, sight, 2, at);
    const spot = onMap(from, sight, at);
    for (const part of [0.2, 0.5, 0.9]) {
      const seen = inWindow(onTheWay(from, to, part), sight, spot);
      expect(seen.x).toBeCloseTo(at.x);
      expect(seen.y).toBeCloseTo(at.y);
    }
    expect(onTheWay(from, to, 1)).toBe(to);
  });
  test('the whole map never leaves its middle', () => {
    const sight = small(WIDE);
    expect(dragged(whole(sight), sight, { x: 90, y: 90 })).toEqual(whole(sight));
    expect(wholeScale(sight)).toBeGreaterThan(0);
  });
});

describe('a window that changes its height', () => {
  const [high, low] = [dungeon(WIDE), dungeon({ ...WIDE, height: WIDE.height - 90 })];
  const hero = { x: 720, y: 480 };
  test('nothing on the map moves when a row comes or goes beneath it', () => {
    const camera = scaled(firstLook(high, hero), high, 1.4, { x: 400, y: 280 });
    const lower = resized(camera, high, low, hero);
    expect(inWindow(lower, low, hero)).toEqual(inWindow(camera, high, hero));
    // However often it does.
    const often = [1, 2, 3].reduce(look => resized(resized(look, high, low, hero), low, high, hero), camera);
    expect(inWindow(often, high, hero)).toEqual(inWindow(camera, high, hero));
  });
  test('what is looked at stays in sight, and the whole map stays whole', () => {
    const camera = scaled(firstLook(high, hero), high, 1.4, { x: 400, y: 280 });
    const lowest = onMap(camera, high, { x: 400, y: WIDE.height - 20 });
    const { y } = inWindow(resized(camera, high, low, lowest), low, lowest);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(low.window.height);
    expect(isWhole(resized(whole(high), high, low, hero), low)).toBe(true);
    // A phone that is turned.
    const side = onMap(camera, high, { x: 30, y: 280 });
    const seen = inWindow(resized(camera, high, dungeon(PHONE), side), dungeon(PHONE), side);
    expect([seen.x > 0, seen.x < PHONE.width]).toEqual([true, true]);
  });
});

describe('a window that grows lower, with buttons over its lower rim', () => {
  const over = 80;
  const [high, low] = [600, 480].map(height => ({ ...dungeon({ width: 390, height }), over })) as [Sight, Sight];
  const camera = scaled(firstLook(high, { x: 720, y: 480 }), high, 1.4, { x: 195, y: 300 });
  test('whoever was looked at does not come to lie under them', () => {
    const hero = onMap(camera, high, { x: 195, y: 455 });
    expect(inWindow(resized(camera, high, low, hero), low, hero).y).toBeLessThan(low.window.height - over);
  });
  test('whoever lay under them before moves nothing', () => {
    const hero = onMap(camera, high, { x: 195, y: 70 });
    expect(inWindow(resized(camera, high, low, hero), low, hero).y).toBeCloseTo(70);
  });
});

describe('a map that grows', () => {
  test('what has come is brought into sight together with whoever made it come', () => {
    const sight = dungeon(PHONE);
    const [hero, tile] = [
      { x: 400, y: 480 },
      { x: 300, y: 400 },
    ];
    const camera = bringingAll(firstLook(sight, { x: 900, y: 480 }), sight, [tile, hero]);
    for (const at of [hero, tile]) {
      const seen = inWindow(camera, sight, at);
      expect([seen.x > 0 && seen.x < PHONE.width, seen.y > 0 && seen.y < PHONE.height]).toEqual([true, true]);
    }
  });
  test('to the left: whoever looked at a place looks at it still', () => {
    const small1 = dungeon(PHONE);
    const grown = { ...small1, map: { width: small1.map.width + 96, height: small1.map.height } };
    const before = firstLook(small1, { x: 720, y: 480 });
    const after = moved(before, { x: 96, y: 0 });
    expect(inWindow(after, grown, { x: 720 + 96, y: 480 })).toEqual(inWindow(before, small1, { x: 720, y: 480 }));
  });
});

describe('what is asked about together', () => {
  const near = (sight: Sight) => ({ ...firstLook(sight, { x: 700, y: 480 }), scale: 2 });
  const isSeen = (sight: Sight, camera: ReturnType<typeof near>, at: { x: number; y: number }): boolean => {
    const { x, y } = inWindow(camera, sight, at);
    return x > 0 && y > 0 && x < sight.window.width && y < sight.window.height;
  };
  test('is seen together, from farther off if need be', () => {
    const sight = dungeon(WIDE);
    const asked = [
      { x: 600, y: 300 },
      { x: 600, y: 600 },
    ];
    const camera = gathering(near(sight), sight, asked);
    expect(camera.scale).toBeLessThan(2);
    expect(asked.map(at => isSeen(sight, camera, at))).toEqual([true, true]);
    // From there nothing moves any more, and nobody comes closer by it.
    expect(gathering(camera, sight, asked)).toEqual(camera);
    expect(gathering(camera, sight, asked.slice(0, 1)).scale).toBe(camera.scale);
  });
  test('no farther than its marks can be read: what does not fit lies round the middle', () => {
    const sight = dungeon(WIDE);
    const asked = [
      { x: 100, y: 480 },
      { x: 1300, y: 480 },
    ];
    const camera = gathering(near(sight), sight, asked);
    expect(camera.scale * sight.unit).toBeCloseTo(52);
    expect(camera.x).toBeCloseTo(700);
  });
  test('nothing moves where nothing is asked', () => {
    const sight = dungeon(PHONE);
    const camera = firstLook(sight, undefined);
    expect(gathering(camera, sight, [])).toEqual(camera);
  });
});

describe('what is seen of the map', () => {
  test('the part in the window, and nothing of the table beside the map', () => {
    const sight = dungeon(WIDE);
    expect(seen({ x: 720, y: 480, scale: 1 }, sight)).toEqual({ x: 320, y: 200, width: 800, height: 560 });
    expect(seen({ x: 100, y: 900, scale: 1 }, sight)).toEqual({ x: 0, y: 620, width: 500, height: 340 });
    const little = small(WIDE);
    expect(seen(whole(little), little)).toEqual({ x: 0, y: 0, ...little.map });
  });
});
