// A replay that plays tells its scenes too: until one has been told, the frame before it stays.

import { useEffect, useState } from 'react';
import { momentsOf, type Scene } from '../kit/story/scene.ts';
import type { Frame } from '../live/reel.ts';

export interface ToldFrames {
  /** What lies on the board. */
  readonly frame: Frame | undefined;
  /** Moments begun of the scene that leads to the next frame; 0 while nothing is told. */
  readonly begun: number;
  skip(): void;
}

/** `speed`: how fast it plays; undefined while somebody leafs through it, who wants no telling. */
export function useToldFrames(
  next: Frame | undefined,
  speed: number | undefined,
  tell: (frame: Frame) => Scene | undefined,
): ToldFrames {
  const [{ frame, begun }, setTold] = useState<Pick<ToldFrames, 'frame' | 'begun'>>({ frame: next, begun: 0 });
  useEffect(() => {
    if (!next || next === frame) return;
    const follows = speed !== undefined && frame?.eyes === next.eyes && next.at === frame.at + 1;
    const scene = follows ? tell(next) : undefined;
    const moments = scene ? momentsOf(scene) : [];
    if (moments.length === 0) return setTold({ frame: next, begun: 0 });
    const lasts = (moments[begun - 1] ?? 0) / (speed ?? 1);
    const then = begun < moments.length ? { frame, begun: begun + 1 } : { frame: next, begun: 0 };
    const timer = setTimeout(() => setTold(then), lasts);
    return () => clearTimeout(timer);
  }, [next, frame, begun, speed, tell]);
  return { frame, begun, skip: () => setTold({ frame: next, begun: 0 }) };
}
