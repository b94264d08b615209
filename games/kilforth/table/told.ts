// What has just happened, as a scene in steps: a test, a fight, a night. Read from the events; pure but for the clock.

import type { TableEvent } from '@veillee/web/kit';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { cardById } from '../content/cards.ts';
import { isCard, type Reading } from './reading.ts';

export interface Dice {
  readonly by: 'hero' | 'foe';
  readonly rolls: readonly number[];
  readonly faces: readonly number[];
}

export type NightStep = 'gloom' | 'darkness' | 'plot' | 'dawn';

/** One step of a scene: a sentence, and dice or a card to look at. */
export interface Beat {
  readonly n: number;
  readonly event: TableEvent;
  readonly dice?: Dice;
  readonly card?: string;
  readonly step?: NightStep;
}

export interface Scene {
  readonly kind: 'night' | 'dice';
  readonly beats: readonly Beat[];
}

function diceOf(event: TableEvent): Dice | undefined {
  const { detail } = event;
  if (typeof detail !== 'object' || detail === null || !('rolls' in detail) || !('faces' in detail)) return undefined;
  const { rolls, faces } = detail as { rolls: readonly number[]; faces: readonly number[] };
  return { by: event.text.endsWith('.foe') ? 'foe' : 'hero', rolls, faces };
}

/** Which part of the night an event belongs to; the card turned is the Darkness, whatever it does. */
function stepOf(event: TableEvent, before: NightStep | undefined): NightStep | undefined {
  if (event.text === 'log.day') return 'dawn';
  if (event.rule === 'KIL-10.1') return 'gloom';
  if (event.rule === 'KIL-10.2') return 'darkness';
  if (event.rule === 'KIL-10.7') return 'plot';
  if (event.rule === 'KIL-9.28' || event.rule === 'KIL-3.12') return before === undefined ? undefined : 'dawn';
  return before;
}

const cardIn = (event: TableEvent): string | undefined => event.moves?.map(({ what }) => what).find(isDrawn);
const isDrawn = (what: string): boolean => isCard(what) && cardById(what.split('#')[0] ?? what).kind !== 'region';

/** The scene that these events tell, if they tell one: a night before anything else, else whatever was rolled. */
export function sceneOf(events: readonly TableEvent[]): Scene | undefined {
  const beat = (event: TableEvent, step?: NightStep): Beat => {
    const dice = diceOf(event);
    const card = cardIn(event);
    return { n: event.n, event, ...(dice && { dice }), ...(card !== undefined && { card }), ...(step && { step }) };
  };
  const fell = events.findIndex(event => event.rule === 'KIL-10.2');
  if (fell >= 0) {
    const first = events.findIndex(event => event.rule === 'KIL-10.1' || event.rule === 'KIL-10.2');
    const end = events.findIndex((event, i) => i > fell && event.text === 'log.day');
    const part = events.slice(first, end < 0 ? undefined : end + 1);
    let step: NightStep | undefined;
    return {
      kind: 'night',
      beats: part.map(event => {
        step = stepOf(event, step);
        return beat(event, step);
      }),
    };
  }
  const rolled = events.findIndex(event => diceOf(event) !== undefined);
  if (rolled < 0) return undefined;
  const turned = events.findIndex((event, i) => i > rolled && event.text === 'log.turn');
  return {
    kind: 'dice',
    beats: events.slice(Math.max(0, rolled - 1), turned < 0 ? undefined : turned).map(event => beat(event)),
  };
}

const PACE = { roll: 1150, word: 800, night: 1500 } as const;
/** More events at once are a table that is opened, not something that happens. */
const OPENED = 60;

export interface Telling {
  readonly scene: Scene | undefined;
  /** Steps shown so far; all of them once the scene is over. */
  readonly shown: number;
  readonly over: boolean;
  skip(): void;
}

export const TellingContext = createContext<Telling | undefined>(undefined);

export function useTelling(): Telling {
  const telling = useContext(TellingContext);
  if (!telling) throw new Error('nothing is told around this component');
  return telling;
}

/** Plays the last scene step by step; at once with reduced motion or at the quickest pace. */
export function useTeller(table: Reading['table']): Telling {
  const { events, settings } = table;
  const [scene, setScene] = useState<Scene>();
  const [shown, setShown] = useState(0);
  const seen = useRef(-1);
  const still = !settings.motion || settings.pace === 0;
  useEffect(() => {
    const fresh = events.filter(event => event.n > seen.current);
    const last = fresh.at(-1);
    if (!last) return;
    const opened = seen.current < 0 && fresh.length > OPENED;
    seen.current = last.n;
    const next = opened ? undefined : sceneOf(fresh);
    if (next) {
      setScene(next);
      setShown(still ? next.beats.length : 1);
    } else if (fresh.some(({ text }) => text === 'log.engage' || text === 'log.assault')) setScene(undefined);
    else if (fresh.some(event => event.text === 'log.turn')) setShown(Number.POSITIVE_INFINITY);
  }, [events, still]);
  const count = scene?.beats.length ?? 0;
  const over = shown >= count;
  const now = scene?.beats[Math.min(shown, count) - 1];
  useEffect(() => {
    if (over || !scene) return;
    const pause = scene.kind === 'night' ? PACE.night : now?.dice ? PACE.roll : PACE.word;
    const timer = setTimeout(() => setShown(n => n + 1), pause / (settings.pace === 2 ? 2 : 1));
    return () => clearTimeout(timer);
  }, [over, scene, now, settings.pace]);
  return { scene, shown: Math.min(shown, count), over, skip: () => setShown(count) };
}
