// The shelf: every game of the house, loaded when somebody reaches for it. One line a game.

import type { GameKit } from '@veillee/kernel';

// A kit's state and view types are its own business: whoever takes it from the shelf treats them as opaque.
export const shelf: { readonly [id: string]: () => Promise<GameKit> } = {
  thunderstone: async () => (await import('./thunderstone/index.ts')).kit as unknown as GameKit,
  kilforth: async () => (await import('./kilforth/index.ts')).kit as unknown as GameKit,
  ashraka: async () => (await import('./ashraka/index.ts')).kit as unknown as GameKit,
  euthia: async () => (await import('./euthia/index.ts')).kit as unknown as GameKit,
  descent: async () => (await import('./descent/index.ts')).kit as unknown as GameKit,
  emberhold: async () => (await import('./emberhold/index.ts')).kit as unknown as GameKit,
};
