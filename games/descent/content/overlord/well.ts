// The overlord's cards of the Well of Darkness: three of the basic deck, and what treachery buys (DES-4.1).

import type { OverlordCardRow } from '../rows.ts';
import { gem, spawns } from './treachery.ts';

const box = 'well-of-darkness' as const;

const monster = gem('monster');

export const wellCards: readonly OverlordCardRow[] = [
  { id: 'ferrox-tribe', box, copies: 1, cost: 5, value: 2, ...spawns('ferrox', 1, 1) },
  { id: 'kobold-swarm', box, copies: 2, cost: 4, value: 1, ...spawns('kobold', 4, 2) },
  // Treachery: monsters.
  {
    id: 'bane-spider-nest-wod',
    box,
    copies: 1,
    cost: 5,
    value: 2,
    treachery: monster(1),
    ...spawns('bane-spider', 0, 3),
  },
  { id: 'dark-masters', box, copies: 1, cost: 6, value: 2, treachery: monster(2), ...spawns('sorcerer', 0, 2) },
  { id: 'death-on-the-wing', box, copies: 1, cost: 5, value: 2, treachery: monster(1), ...spawns('razorwing', 0, 2) },
  { id: 'dogs-of-war', box, copies: 1, cost: 6, value: 2, treachery: monster(2), ...spawns('hell-hound', 0, 2) },
  { id: 'drinkers-of-blood', box, copies: 1, cost: 5, value: 2, treachery: monster(1), ...spawns('ferrox', 0, 2) },
  {
    id: 'elite-beastman-war-party-wod',
    box,
    copies: 1,
    cost: 6,
    value: 2,
    treachery: monster(2),
    ...spawns('beastman', 2, 2),
  },
  { id: 'kobold-horde', box, copies: 1, cost: 7, value: 2, treachery: monster(1), ...spawns('kobold', 6, 3) },
  {
    id: 'legions-of-the-dead-wod',
    box,
    copies: 1,
    cost: 5,
    value: 2,
    treachery: monster(1),
    ...spawns('skeleton', 4, 2),
  },
  { id: 'lone-golem', box, copies: 1, cost: 6, value: 2, treachery: monster(3), ...spawns('golem', 1, 0) },
  { id: 'lone-manticore', box, copies: 1, cost: 6, value: 2, treachery: monster(1), ...spawns('manticore', 0, 1) },
  { id: 'lone-naga', box, copies: 1, cost: 6, value: 2, treachery: monster(1), ...spawns('naga', 0, 1) },
  { id: 'lone-ogre', box, copies: 1, cost: 6, value: 2, treachery: monster(1), ...spawns('ogre', 1, 0) },
];
