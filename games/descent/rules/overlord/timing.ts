// Which card answers what, in which interruption, and by which rule: the one table that asking, refusing and the table's menu read.

import { overlordCards } from '../../content/overlord.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardType, Window } from '../../content/vocabulary.ts';

interface Trigger {
  readonly rule: string;
  /**
   * What the overlord is asked about, by the name under which they wish to be asked (`overlord.answer.<of>`); none where playing such a card
   * is one of the deeds of their turn.
   */
  readonly of?: string;
  /** Answered while heroes play: asking betrays nothing. */
  readonly secret?: true;
  /** At every other step of the heroes: nobody hands a screen over for it unasked. */
  readonly often?: true;
}

export const TRIGGERS = {
  'before-hero-turn': { rule: 'DES-13.3', of: 'turn', secret: true, often: true },
  'space-entered': { rule: 'DES-12.10', of: 'space', secret: true, often: true },
  'door-opened': { rule: 'DES-12.21', of: 'door', secret: true },
  'area-set-up': { rule: 'DES-12.21', of: 'door', secret: true },
  'chest-opened': { rule: 'DES-13.10', of: 'chest', secret: true },
  'treasure-dealt': { rule: 'DES-4.21', of: 'chest', secret: true },
  'attacked:declare': { rule: 'DES-12.7', of: 'attacked', secret: true },
  'attacked:roll': { rule: 'DES-12.8', of: 'attacked', secret: true },
  'attack:declare': { rule: 'DES-12.7', of: 'attack' },
  'attack:ward': { rule: 'DRF-2.1', of: 'attack' },
  'overlord-turn-start': { rule: 'DES-13.2' },
  'power-step': { rule: 'DES-11.11' },
  'spawn-step': { rule: 'DES-11.12' },
  'monster-activated': { rule: 'DES-12.7' },
} as const satisfies { readonly [when in Window]?: Trigger };
export type TriggerId = keyof typeof TRIGGERS;
const TRIGGER_IDS = Object.keys(TRIGGERS) as readonly TriggerId[];
export const isTrigger = (when: Window): when is TriggerId => when in TRIGGERS;
export const triggerOf = (id: TriggerId): Trigger => TRIGGERS[id];

/** When a card is played: Power cards in their step, whenever they work (DES-11.11). */
export const playedAt = ({ type, when }: OverlordCardRow): Window => (type === 'power' ? 'power-step' : when);

const answers = new Map<Window, readonly OverlordCardRow[]>(
  TRIGGER_IDS.map(id => [id, overlordCards.filter(row => playedAt(row) === id)]),
);
/** The rows that answer a trigger. */
export const cardsFor = (trigger: TriggerId): readonly OverlordCardRow[] => answers.get(trigger) ?? [];

/** Of these, one of each type answers an occurrence, whatever the other does (DES-12.8, DES-12.10, DES-12.22). */
const LIMITED: readonly CardType[] = ['event', 'trap'];
export const isLimited = (type: CardType): boolean => LIMITED.includes(type);

/** Interruptions about which the overlord may wish in advance, and for what of each: whoever is about to suffer. */
export const CARD_WINDOWS: readonly string[] = eachOnce(() => true);
/** Which glyph comes to the board (DES-4.11): answered by no card, and as secret. */
export const GLYPH_WINDOW = 'overlord.answer.glyph';
/** Those of them that heroes must not know of: they close by themselves. */
export const SECRET_WINDOWS: readonly string[] = [...eachOnce(({ secret }) => secret === true), GLYPH_WINDOW];

/** Before and after the dice of an attack it is one and the same wish. */
function eachOnce(isMeant: (trigger: Trigger) => boolean): string[] {
  const all = TRIGGER_IDS.map(triggerOf).filter(isMeant);
  return [...new Set(all.flatMap(({ of }) => (of === undefined ? [] : [`overlord.answer.${of}`])))];
}
/** `weak`: at most half of their wounds are left to the hero; then the heroes in the order in which they sit. */
export const CARD_WHENS = ['weak', 'hero.1', 'hero.2', 'hero.3', 'hero.4'] as const;
