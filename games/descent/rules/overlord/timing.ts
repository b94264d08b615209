// Which card answers what, in which interruption, and by which rule: the one table that asking, refusing and the table's menu read.

import { overlordCards } from '../../content/overlord.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardType, Window } from '../../content/vocabulary.ts';

interface Trigger {
  readonly rule: string;
  /** How the overlord is asked; none where playing such a card is one of the deeds of their turn. */
  readonly prompt?: string;
  /**
   * Answered while heroes play: under this name the overlord wishes to be asked, and asking betrays nothing. Without it the trigger
   * is one of the overlord's own attacks or turns, where nobody wonders that they are asked.
   */
  readonly window?: string;
}

export const TRIGGERS = {
  'before-hero-turn': { rule: 'DES-13.3', prompt: 'overlord.answer.turn', window: 'card.turn' },
  'space-entered': { rule: 'DES-12.10', prompt: 'overlord.answer.space', window: 'card.space' },
  'door-opened': { rule: 'DES-12.21', prompt: 'overlord.answer.door', window: 'card.door' },
  'chest-opened': { rule: 'DES-13.10', prompt: 'overlord.answer.chest', window: 'card.chest' },
  'attacked:roll': { rule: 'DES-12.8', prompt: 'overlord.answer.attacked', window: 'card.attacked' },
  'attack:declare': { rule: 'DES-12.7', prompt: 'overlord.answer.attack' },
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

/** A card for an attack of one's own. */
export const OWN_WINDOW = 'card.own';

/** Interruptions about which the overlord may wish in advance, and for what of each: whoever is about to suffer. */
export const CARD_WINDOWS: readonly string[] = [...TRIGGER_IDS.flatMap(id => triggerOf(id).window ?? []), OWN_WINDOW];
/** `weak`: at most half of their wounds are left to the hero; then the heroes in the order in which they sit. */
export const CARD_WHENS = ['weak', 'hero.1', 'hero.2', 'hero.3', 'hero.4'] as const;
