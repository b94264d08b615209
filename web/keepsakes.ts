// What this browser keeps: who one is, seat tokens, settings. Never leaves it but as the protocol says.

import type { Language, Seat } from '@veillee/kernel';
import { useSyncExternalStore } from 'react';
import type { Created, Windows } from '../server/protocol.ts';

export interface Settings {
  readonly language: Language;
  /** As others see it at a table; empty until it was asked for. */
  readonly name: string;
  /** `auto` follows the system. */
  readonly contrast: 'auto' | 'more' | 'normal';
  readonly motion: 'auto' | 'less' | 'full';
  /** How bots' steps follow each other; at once, nothing is told step by step. */
  readonly pace: 'calm' | 'quick' | 'now';
  /** Lists instead of drawn boards. */
  readonly plain: boolean;
  /** 0 to 1; 0 is off, and off until chosen. */
  readonly sound: number;
  /** Sound was offered once, at the first table; taken or not. */
  readonly soundOffered: boolean;
  readonly fire: number;
  /** The browser may say that it is one's turn while the page is out of sight. */
  readonly notify: boolean;
  /** The guided first game, by game: done or not wanted. */
  readonly guided: readonly string[];
  /** Notices that were read and put away, by their names. */
  readonly noted: readonly string[];
  /** Which interruptions one is asked about, by game. */
  readonly windows: { readonly [game: string]: Windows };
}

const french = (): boolean => typeof navigator !== 'undefined' && /^fr\b/i.test(navigator.language);

const INITIAL: Settings = {
  language: french() ? 'fr' : 'en',
  name: '',
  contrast: 'auto',
  motion: 'auto',
  pace: 'calm',
  plain: false,
  sound: 0,
  soundOffered: false,
  fire: 0,
  notify: false,
  guided: [],
  noted: [],
  windows: {},
};

function load<T>(key: string, initial: T): T {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null)
      return typeof initial === 'object' && initial !== null && !Array.isArray(initial)
        ? { ...initial, ...(JSON.parse(kept) as T) }
        : (JSON.parse(kept) as T);
  } catch (error) {
    console.warn(`what was kept as ${key} cannot be read`, error);
  }
  return initial;
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`${key} cannot be kept`, error); // private window, full store: the page still works
  }
}

// ---- settings ----

/** Kept by an earlier page, the pace was a number, and whoever gave no name was called "You": that is asked again. */
function known(kept: Settings): Settings {
  const pace = ({ 0: 'now', 2: 'quick' } as const)[Number(kept.pace)] ?? kept.pace;
  const name = /^(?:you|vous)$/i.test(kept.name.trim()) ? '' : kept.name;
  return { ...kept, name, pace: pace in PACES ? pace : INITIAL.pace };
}
const PACES: { readonly [pace in Settings['pace']]: true } = { calm: true, quick: true, now: true };

let settings: Settings = known(load('veillee.settings', INITIAL));
const listeners = new Set<() => void>();

export const currentSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  keep('veillee.settings', settings);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings, () => INITIAL);

// ---- who one is ----

let own: string | undefined;

/** The secret that owns this browser's tables. */
export function identity(): string {
  own ??= load('veillee.identity', '');
  if (!/^[\w-]{32,128}$/.test(own)) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    own = btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=/g, '');
    keep('veillee.identity', own);
  }
  return own;
}

// ---- where one was ----

interface Past {
  /** The last table at which one sat here. */
  readonly last?: { readonly table: string; readonly game: string };
  /** Games that somebody has sat down to in this browser. */
  readonly games: readonly string[];
}

const past = (): Past => load<Past>('veillee.past', { games: [] });

export const lastTable = (): Past['last'] => past().last;

/** Whoever has sent the guide away knows the game too. */
export const hasPlayed = (game: string): boolean => past().games.includes(game) || settings.guided.includes(game);

export function rememberTable(table: string, game: string): void {
  const { last, games } = past();
  if (last?.table !== table || !games.includes(game))
    keep('veillee.past', { last: { table, game }, games: [...new Set([...games, game])] } satisfies Past);
}

// ---- seats at tables ----

interface Kept {
  readonly seats: { readonly [seat: Seat]: string };
  readonly invitations: { readonly [seat: Seat]: string };
}
type Places = { readonly [table: string]: Kept };
const MOST_TABLES = 200;

const places = (): Places => load<Places>('veillee.seats', {});

export const seatsAt = (table: string): { readonly [seat: Seat]: string } => places()[table]?.seats ?? {};
export const tokensAt = (table: string): readonly string[] => Object.values(seatsAt(table));
export const invitationsAt = (table: string): { readonly [seat: Seat]: string } => places()[table]?.invitations ?? {};

export function keepSeats(table: string, seats: Created['seats'], invitations: Created['invitations'] = []): void {
  const all = places();
  const before = all[table] ?? { seats: {}, invitations: {} };
  const kept: Kept = {
    seats: { ...before.seats, ...Object.fromEntries(seats.map(({ seat, token }) => [seat, token])) },
    invitations: { ...before.invitations, ...Object.fromEntries(invitations.map(({ seat, code }) => [seat, code])) },
  };
  const { [table]: _, ...others } = all;
  const recent = Object.entries(others).slice(-MOST_TABLES);
  keep('veillee.seats', { ...Object.fromEntries(recent), [table]: kept });
}

export function forgetTable(table: string): void {
  const { [table]: _, ...others } = places();
  keep('veillee.seats', others);
}
