// The 25 regions: Sprawl City, and six of each terrain.

import type { Region } from './rows.ts';
import { land } from './wording.ts';

export const regions = [
  // The centre
  { id: 'sprawl-city', gloomLoss: 1, gloomLossHard: 1 },
  // Plains
  land('golden-fields', 'plains', { shortcut: 'sprawl-city', shortcutInGloom: true }),
  land('heron-ford', 'plains', { shortcut: 'willowmere' }),
  land('barrow-lea', 'plains'),
  land('serene-lake', 'plains'),
  land('broken-mill', 'plains'),
  land('dead-kings-road', 'plains', { shortcut: 'windgate-pass' }),
  // Forest
  land('whispering-wood', 'forest', { shortcut: 'sprawl-city', shortcutInGloom: true }),
  land('silver-grove', 'forest'),
  land('ashen-glade', 'forest', { shortcut: 'brimstone-pit' }),
  land('bramblewild', 'forest'),
  land('willowmere', 'forest', { shortcut: 'heron-ford' }),
  land('gallows-oak', 'forest', {}, 2),
  // Badlands
  land('pallid-mire', 'badlands'),
  land('skull-heath', 'badlands', {}, 2),
  land('cracked-flats', 'badlands', { shortcut: 'sprawl-city', shortcutInGloom: true }),
  land('field-of-banners', 'badlands'),
  land('ruins-of-ostrevent', 'badlands', { shortcut: 'forgotten-mine' }),
  land('brimstone-pit', 'badlands', { shortcut: 'ashen-glade' }, 2),
  // Mountains
  land('black-cave', 'mountains', {}, 2),
  land('windgate-pass', 'mountains', { shortcut: 'dead-kings-road' }),
  land('watchers-peak', 'mountains'),
  land('forgotten-mine', 'mountains', { shortcut: 'ruins-of-ostrevent' }),
  land('griffins-roost', 'mountains', { shortcut: 'sprawl-city', shortcutInGloom: true }),
  land('mute-glacier', 'mountains'),
] satisfies readonly Region[];
