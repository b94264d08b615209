// What part of a map is seen, and how closely. Pure: the window in pixels, the map in its own units, one of which is a pixel
// at scale 1. A camera looks at a point of the map.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera extends Point {
  readonly scale: number;
}

export interface Sight {
  readonly window: Size;
  readonly map: Size;
  /** How large one place is. */
  readonly unit: number;
  /** How far tools and the map in little reach into the window from above and below, in pixels: what lies there cannot be touched. */
  readonly over?: number;
}

/** A place is large enough for a finger at first sight, and for the eye on a wide screen. */
const READABLE = { finger: 44, eye: 40 } as const;
const NARROW = 600;
/** The largest a place gets. */
const LARGEST = 132;
const STEP = 1.4;
/** Left free round the whole map. */
const RIM = 12;

export const wholeScale = ({ window, map, unit }: Sight): number =>
  Math.min(
    Math.max(0.05, Math.min((window.width - 2 * RIM) / map.width, (window.height - 2 * RIM) / map.height)),
    LARGEST / unit,
  );

export const closestScale = (sight: Sight): number => Math.max(wholeScale(sight), LARGEST / sight.unit);

const readableScale = ({ window, unit }: Sight): number =>
  (window.width < NARROW ? READABLE.finger : READABLE.eye) / unit;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** On one axis: a map that fits lies in the middle, a larger one covers the window. */
const held = (at: number, seen: number, whole: number): number =>
  seen >= whole ? whole / 2 : between(seen / 2, at, whole - seen / 2);

/**
 * Neither closer nor farther than there is something to see, nor beside the map; up and down as far as brings its outermost
 * places out from under what lies over the window.
 */
export function within(camera: Camera, sight: Sight): Camera {
  const scale = between(wholeScale(sight), camera.scale, closestScale(sight));
  const { window, map, over = 0 } = sight;
  const side = RIM / scale;
  const end = (isWhole({ ...camera, scale }, sight) ? RIM : RIM + over) / scale;
  return {
    scale,
    x: held(camera.x + side, window.width / scale, map.width + 2 * side) - side,
    y: held(camera.y + end, window.height / scale, map.height + 2 * end) - end,
  };
}

/** What is seen of the map, on it: nothing of the table beside it, so that a frame round this closes on all sides. */
export function seen({ x, y, scale }: Camera, { window, map }: Sight): Point & Size {
  const [wide, high] = [window.width / scale / 2, window.height / scale / 2];
  const [left, top] = [between(0, x - wide, map.width), between(0, y - high, map.height)];
  return {
    x: left,
    y: top,
    width: between(0, x + wide, map.width) - left,
    height: between(0, y + high, map.height) - top,
  };
}

export const whole = (sight: Sight): Camera =>
  within({ x: sight.map.width / 2, y: sight.map.height / 2, scale: 0 }, sight);

export const isWhole = ({ scale }: Camera, sight: Sight): boolean => scale <= wholeScale(sight) * 1.001;

/** The first look: the whole map if its places can be told apart and touched, else as close as that takes, at what matters. */
export function firstLook(sight: Sight, at: Point | undefined): Camera {
  const middle = { x: sight.map.width / 2, y: sight.map.height / 2 };
  const scale = Math.max(wholeScale(sight), readableScale(sight));
  const full = within({ ...(at ?? middle), scale }, { ...sight, over: 0 });
  return at ? bringing(full, sight, at) : full;
}

/** Where a point of the window lies on the map. */
export const onMap = (camera: Camera, { window }: Sight, at: Point): Point => ({
  x: camera.x + (at.x - window.width / 2) / camera.scale,
  y: camera.y + (at.y - window.height / 2) / camera.scale,
});

/** Where a point of the map is seen. */
export const inWindow = (camera: Camera, { window }: Sight, at: Point): Point => ({
  x: (at.x - camera.x) * camera.scale + window.width / 2,
  y: (at.y - camera.y) * camera.scale + window.height / 2,
});

/** Another scale; what lies under `at`, a point of the window, stays there. */
export function scaled(camera: Camera, sight: Sight, to: number, at: Point): Camera {
  const scale = between(wholeScale(sight), to, closestScale(sight));
  const spot = onMap(camera, sight, at);
  const { width, height } = sight.window;
  return within({ scale, x: spot.x - (at.x - width / 2) / scale, y: spot.y - (at.y - height / 2) / scale }, sight);
}

export const middleOf = ({ window }: Sight): Point => ({ x: window.width / 2, y: window.height / 2 });

export const closer = (camera: Camera, sight: Sight): Camera =>
  scaled(camera, sight, camera.scale * STEP, middleOf(sight));

/** The last step back shows the whole map, not nearly all of it. */
export function farther(camera: Camera, sight: Sight): Camera {
  const to = camera.scale / STEP;
  return to < wholeScale(sight) * 1.12 ? whole(sight) : scaled(camera, sight, to, middleOf(sight));
}

/** As the hand moves the map: by pixels of the window. */
export const dragged = (camera: Camera, sight: Sight, by: Point): Camera =>
  within({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, sight);

/** Two fingers before and now: what lay under each lies under it still. */
export function pinched(
  camera: Camera,
  sight: Sight,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
): Camera {
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const moved = dragged(camera, sight, { x: to.x - from.x, y: to.y - from.y });
  return apart(before) > 0 ? scaled(moved, sight, (camera.scale * apart(now)) / apart(before), to) : moved;
}

/** How much of the window round its edge is too near to it for what matters: there a step would lead out of sight. */
const EDGE = 0.18;

/** However much lies over a window, so much of it, in the middle, is left. */
const LEFT = 0.1;

/** So much of whoever stands beside a point is seen with it, in pixels: enough to know them. Who looks closer than that sees less. */
const BESIDE = 48;

/** How far a point is from being seen well, in pixels: neither near the edge of the window nor, with what is beside it, under what lies over it. */
function shortOf(camera: Camera, sight: Sight, at: Point): Point {
  const seen = inWindow(camera, sight, at);
  const { window, unit, over = 0 } = sight;
  const place = unit * camera.scale;
  const under = over > 0 && !isWhole(camera, sight) ? over + place / 2 + Math.min(place, BESIDE) : 0;
  const short = (value: number, length: number, covered: number): number => {
    const edge = Math.max(length * EDGE, Math.min(covered, (length * (1 - LEFT)) / 2));
    return value - between(edge, value, length - edge);
  };
  return { x: short(seen.x, window.width, 0), y: short(seen.y, window.height, under) };
}

/** A point is brought well into sight; what is seen well already moves nothing. */
export function bringing(camera: Camera, sight: Sight, at: Point): Camera {
  const { x, y } = shortOf(camera, sight, at);
  return dragged(camera, sight, { x: -x, y: -y });
}

/** Of several points one is brought into sight, the nearest, unless one of them is seen well: half a place at the edge tells nobody. */
export function bringingOne(camera: Camera, sight: Sight, points: readonly Point[]): Camera {
  const isSeen = (at: Point): boolean => {
    const { x, y } = shortOf(camera, sight, at);
    return x === 0 && y === 0;
  };
  const far = ({ x, y }: Point): number => Math.hypot(x - camera.x, y - camera.y);
  const [nearest] = [...points].sort((a, b) => far(a) - far(b));
  return !nearest || points.some(isSeen) ? camera : bringing(camera, sight, nearest);
}

/** Several points, as far as they fit: the last is seen for certain. */
export const bringingAll = (camera: Camera, sight: Sight, points: readonly Point[]): Camera =>
  points.reduce<Camera>((look, at) => bringing(look, sight, at), camera);

/** So large places stay when one steps back for what belongs together: their marks can still be read. */
const TOLD = { finger: 44, eye: 52 } as const;
/** Left free round what belongs together: a part of the window, for what lies over its rim. */
const MARGIN = 0.07;

/** On one axis: what fits comes inside by the shortest way, what does not lies in the middle. */
const inside = (at: number, seen: number, least: number, most: number): number =>
  most - least > seen ? (least + most) / 2 : between(most - seen / 2, at, least + seen / 2);

/** Places that belong together are seen together, from farther off if need be; what is seen already moves nothing. */
export function gathering(camera: Camera, sight: Sight, places: readonly Point[]): Camera {
  if (places.length === 0) return camera;
  const { window, unit } = sight;
  const rim = unit / 2;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - rim, Math.max(...xs) + rim];
  const [top, bottom] = [Math.min(...ys) - rim, Math.max(...ys) + rim];
  const [width, height] = [window.width * (1 - 2 * MARGIN), window.height * (1 - 2 * MARGIN)];
  const fits = Math.min(width / (right - left), height / (bottom - top));
  const told = (window.width < NARROW ? TOLD.finger : TOLD.eye) / unit;
  const scale = Math.min(camera.scale, Math.max(fits, told));
  return within(
    {
      scale,
      x: inside(camera.x, width / scale, left, right),
      y: inside(camera.y, height / scale, top, bottom),
    },
    sight,
  );
}

/**
 * The window has become higher or lower because something beneath it came or went: nothing on the map moves under one's hand, more or
 * less of it is seen below. What was looked at (`at`) stays in sight and does not come to lie under what lies over the window; who saw
 * the whole map sees it still.
 */
export function resized(camera: Camera, from: Sight, to: Sight, at: Point | undefined): Camera {
  if (isWhole(camera, from)) return whole(to);
  const isLevel = from.window.width === to.window.width;
  const grown = isLevel ? (to.window.height - from.window.height) / (2 * camera.scale) : 0;
  const kept = within({ ...camera, y: camera.y + grown }, to);
  if (!at) return kept;
  const [before, now] = [inWindow(camera, from, at), inWindow(kept, to, at)];
  const isLost = isInside(before, from) && !isInside(now, to);
  const isHidden = isInside(before, from, from.over) && !isInside(now, to, to.over);
  return isLost || isHidden ? bringing(kept, to, at) : kept;
}

/** Whether a point of the window lies in it, and not under what lies over its upper and lower rim. */
function isInside({ x, y }: Point, { window: { width, height } }: Sight, over = 0): boolean {
  const covered = Math.min(over, (height * (1 - LEFT)) / 2);
  return x > 0 && x < width && y > covered && y < height - covered;
}

/** A camera of a map that has grown to the left or upwards since: it looks at what it looked at. */
export const moved = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** On the way from one camera to another: evenly felt, so scales by their ratio. */
export function onTheWay(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const eased = 1 - (1 - part) ** 3;
  const scale = from.scale * (to.scale / from.scale) ** eased;
  // What both agree on stays where it is while the scale changes.
  const share = from.scale === to.scale ? eased : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export const same = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01 && Math.abs(a.scale - b.scale) < 0.0001;
