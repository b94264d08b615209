// The 25 regions: Sprawl City, and six of each terrain.

import type { Region } from './rows.ts';

export const regions = [
  // The centre
  { id: 'sprawl-city', gloomLoss: 1, gloomLossHard: 1 },
  // Plains
  {
    id: 'golden-fields',
    terrain: 'plains',
    shortcut: 'sprawl-city',
    shortcutInGloom: true,
    gloomLoss: 1,
    gloomLossHard: 1,
  },
  { id: 'heron-ford', terrain: 'plains', shortcut: 'willowmere', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'barrow-lea', terrain: 'plains', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'serene-lake', terrain: 'plains', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'broken-mill', terrain: 'plains', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'dead-kings-road', terrain: 'plains', shortcut: 'windgate-pass', gloomLoss: 1, gloomLossHard: 1 },
  // Forest
  {
    id: 'whispering-wood',
    terrain: 'forest',
    shortcut: 'sprawl-city',
    shortcutInGloom: true,
    gloomLoss: 1,
    gloomLossHard: 1,
  },
  { id: 'silver-grove', terrain: 'forest', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'ashen-glade', terrain: 'forest', shortcut: 'brimstone-pit', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'bramblewild', terrain: 'forest', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'willowmere', terrain: 'forest', shortcut: 'heron-ford', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'gallows-oak', terrain: 'forest', gloomLoss: 1, gloomLossHard: 2 },
  // Badlands
  { id: 'pallid-mire', terrain: 'badlands', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'skull-heath', terrain: 'badlands', gloomLoss: 1, gloomLossHard: 2 },
  {
    id: 'cracked-flats',
    terrain: 'badlands',
    shortcut: 'sprawl-city',
    shortcutInGloom: true,
    gloomLoss: 1,
    gloomLossHard: 1,
  },
  { id: 'field-of-banners', terrain: 'badlands', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'ruins-of-ostrevent', terrain: 'badlands', shortcut: 'forgotten-mine', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'brimstone-pit', terrain: 'badlands', shortcut: 'ashen-glade', gloomLoss: 1, gloomLossHard: 2 },
  // Mountains
  { id: 'black-cave', terrain: 'mountains', gloomLoss: 1, gloomLossHard: 2 },
  { id: 'windgate-pass', terrain: 'mountains', shortcut: 'dead-kings-road', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'watchers-peak', terrain: 'mountains', gloomLoss: 1, gloomLossHard: 1 },
  { id: 'forgotten-mine', terrain: 'mountains', shortcut: 'ruins-of-ostrevent', gloomLoss: 1, gloomLossHard: 1 },
  {
    id: 'griffins-roost',
    terrain: 'mountains',
    shortcut: 'sprawl-city',
    shortcutInGloom: true,
    gloomLoss: 1,
    gloomLossHard: 1,
  },
  { id: 'mute-glacier', terrain: 'mountains', gloomLoss: 1, gloomLossHard: 1 },
] satisfies readonly Region[];
