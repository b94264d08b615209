// Leanings where nobody can know: which allies and heroes one likes to travel with, and how the words of a choice sound.

import type { AllyId, HeroId } from '../content/vocabulary.ts';

export const ALLIES: { readonly [ally: string]: number } = {
  'wise-rabbit': 5,
  'lord-rugor': 6,
  'nomad-guide': 4,
  'spirit-of-val-garenne': 5,
  'braiebois-sentinel': 3,
  'marsh-witch': 7,
  dryad: 3,
  clockmaker: 4,
  'sand-fox': 3,
  sphinx: 2,
  ferryman: 2,
  'old-owl': 1,
  'heron-messenger': 1.5,
  'freed-prisoners': 1,
  'night-alchemist': 1.5,
  'wandering-scribe': 1,
  'grateful-woodcutter': 1,
} satisfies { readonly [ally in AllyId]: number };

/** Who is taken first: a fighter, then whoever helps them most. */
export const PAIRS: { readonly [hero in HeroId]: number } = {
  'atsu-rabbit': 4,
  'brunn-badger': 3,
  'tantan-tanuki': 2,
  'ondine-otter': 1,
};

type Tone = 'violent' | 'costly' | 'kind' | 'apt' | 'idle' | 'plain';

/** How a label sounds to somebody who reads it for the first time. */
const TONES: { readonly [choice: string]: Tone } = {
  attack: 'violent', // Charge in, shouting
  steal: 'violent', // Snatch the bell
  refuse: 'violent', // Cut a branch
  stop: 'violent', // Jam the pendulum
  pay: 'costly', // Pay her price
  offer: 'costly', // Offer a blue rune
  spend: 'costly', // Throw in a red rune
  help: 'kind', // Share your provisions
  friend: 'kind', // Refuse any payment
  yes: 'kind', // Yes, go down
  later: 'idle', // Go without the bell
  root: 'apt', // "I drink without a mouth … Cut me, and the giant falls."
  shadow: 'apt', // "I grow when the sun departs …"
};

export const toneOf = (choice: string): Tone => TONES[choice] ?? 'plain';
