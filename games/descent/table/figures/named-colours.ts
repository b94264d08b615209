// Those of the quests who have a name look like masters of their kind, in colours that no master has: black, gold and a cold fire.
// By kind alone: who they are is for the quest to tell.

import type { Colours } from '@veillee/web/kit/paper/drawing.ts';

export const NAMED_COLOURS: { readonly [kind: string]: Colours } = {
  'bane-spider': { a: '#34323e', b: '#1f1d2a', acc: '#ffd24a', bone: '#f0dfb0', rim: '#ffe6a8' },
  beastman: { a: '#4a4650', b: '#26222e', c: '#d9b45a', acc: '#6fe0ff', cloth: '#2f5a7a', rim: '#ffe6a8' },
  demon: { a: '#3c3a52', b: '#1e1c32', acc: '#6fe8ff', hot: '#e8ffff', bone: '#f0d896', rim: '#cfeaff' },
  dragon: { a: '#4c4660', b: '#cdb06a', w: '#2a2440', acc: '#8ff0d0', bone: '#fbeec4', rim: '#e6dcff' },
  ferrox: { a: '#3a3440', b: '#24202c', acc: '#6fe0ff', bone: '#f0dfb0', rim: '#ffe6a8' },
  giant: { a: '#a98a62', b: '#2e4a5e', c: '#4a3a2a', hair: '#2e2620', acc: '#ffd24a', rim: '#ffeab8' },
  golem: { a: '#4c4a58', b: '#2a2834', moss: '#c9a24a', acc: '#ffd24a', rim: '#ffeab8' },
  'hell-hound': { a: '#3a3c48', b: '#22222c', acc: '#6fd8ff', hot: '#eaffff', rim: '#cfe8ff' },
  'ice-wyrm': { a: '#34405a', b: '#d9c48a', c: '#6f86a8', acc: '#ffd24a', rim: '#ffe6a8' },
  kobold: {
    a: '#4a4856',
    b: '#26242e',
    c: '#d9b45a',
    acc: '#6fe0ff',
    bone: '#f0dfb0',
    cloth: '#2f5a7a',
    rim: '#ffe6a8',
  },
  'lava-beetle': { a: '#2c2a34', b: '#c9a24a', acc: '#4ac8ff', hot: '#e0ffff', rim: '#cfeaff' },
  manticore: { a: '#c9b89a', b: '#54404a', w: '#5e2c3a', acc: '#ff7a4a', rim: '#fff2d2' },
  medusa: { a: '#b8b4c4', b: '#2a2834', c: '#6a2440', acc: '#6fe8ff', gold: '#ffd65a', rim: '#dff2ff' },
  naga: { a: '#2f5a8c', b: '#e8dcb4', s: '#a9c4c0', c: '#7a2440', acc: '#ffd65a', rim: '#dff2ff' },
  ogre: { a: '#7f8496', b: '#33251f', c: '#5a3a52', iron: '#b08a48', acc: '#ff8a3a', rim: '#ffe8c0' },
  razorwing: { a: '#3f4a44', b: '#26302e', steel: '#f0c860', acc: '#c8ff6a', rim: '#e8ffd8' },
  shade: { a: '#2a2834', b: '#16141e', mask: '#f0d896', acc: '#6fffd0', rim: '#ffe6a8' },
  skeleton: { a: '#f0e6c4', b: '#2a2a3a', c: '#2f4f7a', iron: '#d0a848', acc: '#7fe0ff', rim: '#ffffe0' },
  sorcerer: { a: '#2c4a4e', b: '#182c34', c: '#f0c860', skin: '#d0b8a0', acc: '#8fffc0', rim: '#d8fff0' },
  wendigo: { a: '#34323e', b: '#1f1d2a', bone: '#f0d896', acc: '#6fe8ff', red: '#2f6a8c', rim: '#ffe6a8' },
};
