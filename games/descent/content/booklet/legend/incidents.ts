// What is met on the trails of Terrinoth, by the colours of their shields.

import { leader, normal } from '../../legend/boards/printed.ts';
import type { IncidentRow } from '../../legend/boards/vocabulary.ts';

export const incidents: readonly IncidentRow[] = [
  {
    incident: 'lost',
    shield: 'green',
    does: { meet: 'back' },
  },
  {
    incident: 'travelling-merchant',
    shield: 'green',
    does: { meet: 'merchant', potions: 3, coins: 50, treasures: 2 },
  },
  {
    incident: 'grateful-villagers',
    shield: 'green',
    does: { meet: 'thanks', coins: { copper: 100, silver: 150, gold: 200 }, heal: 3 },
  },
  {
    incident: 'sudden-storm',
    shield: 'green',
    does: { meet: 'storm', wounds: 2 },
  },
  {
    incident: 'road-thieves',
    shield: 'green',
    ambush: ['blank'],
    leader: leader('beastman', { wounds: 4, armour: 0 }, { command: 1 }),
    minions: [normal('beastman', 3)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'beastman', n: 1 } },
      { threat: 3, does: { buy: 'attack-again', target: { who: 'leader' } } },
    ],
  },
  {
    incident: 'kobold-tollgate',
    shield: 'green',
    ambush: ['blank'],
    leader: leader('kobold', { wounds: 8, armour: 1 }, { grapple: true }),
    minions: [normal('kobold', 7)],
    abilities: [
      { threat: 2, does: { buy: 'reinforce', monster: 'kobold', n: 1 } },
      { threat: 4, does: { buy: 'toll', coins: 50, fatigue: 2 } },
    ],
  },
  {
    incident: 'hounds-in-the-night',
    shield: 'green',
    ambush: ['blank', 'surge'],
    leader: leader('hell-hound', { wounds: 5, armour: 0 }, { burn: true }),
    minions: [normal('hell-hound', 2), normal('razorwing', 2)],
    abilities: [
      { threat: 3, does: { buy: 'reinforce', monster: 'hell-hound', n: 1 } },
      { threat: 2, does: { buy: 'bonus', target: { who: 'leader' }, bonus: { pierce: 2 } } },
    ],
  },
  {
    incident: 'wings-over-the-road',
    shield: 'green',
    ambush: ['surge'],
    leader: leader('razorwing', { wounds: 6, armour: 1 }, { 'quick-shot': true }),
    minions: [normal('razorwing', 4)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'razorwing', n: 1 } },
      { threat: 3, does: { buy: 'move-again', target: { who: 'one', of: 'razorwing' } } },
    ],
  },
  {
    incident: 'web-across-the-path',
    shield: 'green',
    ambush: ['blank'],
    leader: leader('bane-spider', { wounds: 6, armour: 1 }, { leech: true }),
    minions: [normal('bane-spider', 3)],
    abilities: [
      { threat: 3, does: { buy: 'reinforce', monster: 'bane-spider', n: 1 } },
      { threat: 3, does: { buy: 'tokens', target: { who: 'hero', beside: 'bane-spider' }, tokens: { web: 1 } } },
    ],
  },
  {
    incident: 'restless-bones',
    shield: 'green',
    ambush: ['blank'],
    leader: leader('skeleton', { wounds: 8, armour: 1 }, { command: 1 }),
    minions: [normal('skeleton', 5)],
    abilities: [
      { threat: 3, does: { buy: 'reinforce', monster: 'skeleton', n: 1 } },
      { threat: 4, does: { buy: 'bonus', target: { who: 'every', of: 'skeleton' }, bonus: { pierce: 1 } } },
    ],
  },
  {
    incident: 'blood-moon',
    shield: 'yellow',
    ambush: ['blank'],
    leader: leader('ferrox', { wounds: 6, armour: 1 }, { berserk: 2 }),
    minions: [normal('ferrox', 3), normal('beastman', 1)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'ferrox', n: 1 } },
      { threat: 3, does: { buy: 'more-tokens', target: { who: 'every', of: 'ferrox' }, tokens: { bleed: 1 } } },
    ],
  },
  {
    incident: 'silent-as-the-grave',
    shield: 'yellow',
    ambush: ['blank', 'surge'],
    leader: leader('deep-elf', { wounds: 6, armour: 1 }, { poison: true }),
    minions: [normal('deep-elf', 2), normal('skeleton', 2)],
    abilities: [
      { threat: 1, does: { buy: 'move', target: { who: 'leader' }, n: 1, when: 'any' } },
      { threat: 4, does: { buy: 'move', target: { who: 'leader' }, n: 3, when: 'after-attack' } },
    ],
  },
  {
    incident: 'a-silent-raid',
    shield: 'yellow',
    ambush: ['surge'],
    leader: leader('ferrox', { wounds: 8, armour: 1 }, { pierce: 2 }),
    minions: [normal('ferrox', 4)],
    abilities: [
      { threat: 5, does: { buy: 'reinforce', monster: 'ferrox', n: 1 } },
      { threat: 3, does: { buy: 'move', target: { who: 'leader' }, n: 3, when: 'at-once' } },
    ],
  },
  {
    incident: 'the-hermit',
    shield: 'yellow',
    does: { meet: 'healer', coins: 25 },
  },
  {
    incident: 'cursed-shrine',
    shield: 'yellow',
    does: { meet: 'shrine', treasures: 1, tokens: { curse: 1 } },
  },
  {
    incident: 'ogre-toll',
    shield: 'yellow',
    ambush: ['blank'],
    leader: leader('ogre', { wounds: 6, armour: 1 }, { reach: 1, regeneration: 2 }),
    minions: [normal('ogre', 1), normal('beastman', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'beastman', n: 1 } },
      { threat: 4, does: { buy: 'push', n: 2 } },
    ],
  },
  {
    incident: 'the-blood-tribe',
    shield: 'yellow',
    ambush: ['surge'],
    leader: leader('blood-ape', { wounds: 6, armour: 1 }, { berserk: 3 }),
    minions: [normal('blood-ape', 2), normal('kobold', 2)],
    abilities: [
      { threat: 5, does: { buy: 'reinforce', monster: 'blood-ape', n: 1 } },
      { threat: 3, does: { buy: 'leap-moved', target: { who: 'one', of: 'blood-ape' } } },
    ],
  },
  {
    incident: 'dark-procession',
    shield: 'yellow',
    ambush: ['blank'],
    leader: leader('dark-priest', { wounds: 8, armour: 1 }, { sorcery: 2 }),
    minions: [normal('dark-priest', 2), normal('skeleton', 3)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'dark-priest', n: 1 } },
      { threat: 4, does: { buy: 'tokens', target: { who: 'hero', within: 3 }, tokens: { curse: 1 } } },
    ],
  },
  {
    incident: 'serpent-coils',
    shield: 'yellow',
    ambush: ['blank'],
    leader: leader('naga', { wounds: 6, armour: 1 }, { poison: true }),
    minions: [normal('naga', 2), normal('bane-spider', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'naga', n: 1 } },
      { threat: 3, does: { buy: 'fatigue', target: { who: 'heroes-grappled' }, n: 1 } },
    ],
  },
  {
    incident: 'manticore-nest',
    shield: 'yellow',
    ambush: ['surge'],
    leader: leader('manticore', { wounds: 6, armour: 1 }, { pierce: 2 }),
    minions: [normal('manticore', 1), normal('razorwing', 2)],
    abilities: [
      { threat: 5, does: { buy: 'reinforce', monster: 'manticore', n: 1 } },
      { threat: 3, does: { buy: 'attack-with', target: { who: 'leader' }, kind: 'ranged', dice: { blue: 1 } } },
    ],
  },
  {
    incident: 'nova-the-dragon',
    shield: 'red',
    ambush: ['enhancement'],
    leader: leader('dragon', { wounds: 10, armour: 1 }, { fear: 1 }),
    minions: [normal('kobold', 3), normal('hell-hound', 1)],
    abilities: [
      { threat: 5, does: { buy: 'attack-again', target: { who: 'leader' }, breath: true } },
      { threat: 3, does: { buy: 'reinforce', monster: 'hell-hound', n: 1 } },
    ],
  },
  {
    incident: 'the-stone-march',
    shield: 'red',
    ambush: ['blank'],
    leader: leader('golem', { wounds: 8, armour: 2 }, { sweep: true }),
    minions: [normal('golem', 2)],
    abilities: [
      { threat: 6, does: { buy: 'reinforce', monster: 'golem', n: 1 } },
      { threat: 3, does: { buy: 'heal', target: { who: 'one', of: 'golem' }, n: 4 } },
    ],
  },
  {
    incident: 'giants-larder',
    shield: 'red',
    ambush: ['blank'],
    leader: leader('giant', { wounds: 8, armour: 1 }, { grapple: true }),
    minions: [normal('beastman', 2), normal('troll', 1)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'beastman', n: 1 } },
      {
        threat: 4,
        does: { buy: 'attack-with', target: { who: 'leader' }, kind: 'ranged', dice: { blue: 1, green: 2 } },
      },
    ],
  },
  {
    incident: 'rift-of-flames',
    shield: 'red',
    ambush: ['surge'],
    leader: leader('demon', { wounds: 8, armour: 1 }, { fear: 1 }),
    minions: [normal('hell-hound', 2), normal('ferrox', 2)],
    abilities: [
      { threat: 3, does: { buy: 'reinforce', monster: 'hell-hound', n: 1 } },
      { threat: 5, does: { buy: 'tokens', target: { who: 'heroes-beside-leader' }, tokens: { burn: 1 } } },
    ],
  },
  {
    incident: 'troll-bridge',
    shield: 'red',
    ambush: ['blank'],
    leader: leader('troll', { wounds: 8, armour: 1 }, { knockback: true, regeneration: 3 }),
    minions: [normal('troll', 2)],
    abilities: [
      { threat: 6, does: { buy: 'reinforce', monster: 'troll', n: 1 } },
      { threat: 3, does: { buy: 'ignore-blank', target: { who: 'one', of: 'troll' }, of: 'bash' } },
    ],
  },
  {
    incident: 'warlocks-circle',
    shield: 'red',
    ambush: ['surge'],
    leader: leader('sorcerer', { wounds: 10, armour: 1 }, { aura: 1, sorcery: 4 }),
    minions: [normal('sorcerer', 4)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'sorcerer', n: 1 } },
      { threat: 4, does: { buy: 'swap', target: { who: 'leader' }, with: 'sorcerer' } },
    ],
  },
  {
    incident: 'children-of-chaos',
    shield: 'red',
    ambush: ['enhancement'],
    leader: leader('chaos-beast', { wounds: 8, armour: 1 }, { fear: 1 }),
    minions: [normal('chaos-beast', 1), normal('dark-priest', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'dark-priest', n: 1 } },
      { threat: 4, does: { buy: 'heal', target: { who: 'leader' }, n: 6 } },
    ],
  },
  {
    incident: 'knives-in-the-dark',
    shield: 'red',
    ambush: ['blank', 'surge'],
    leader: leader('deep-elf', { wounds: 8, armour: 1 }, { bleed: true }),
    minions: [normal('deep-elf', 2), normal('ferrox', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'ferrox', n: 1 } },
      { threat: 2, does: { buy: 'tokens', target: { who: 'hero', asleep: true }, tokens: { asleep: 1 } } },
    ],
  },
  {
    incident: 'the-warband',
    shield: 'red',
    ambush: ['surge'],
    leader: leader('beastman', { wounds: 12, armour: 2 }, { command: 1, berserk: 2 }),
    minions: [normal('beastman', 5), normal('ogre', 1)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'beastman', n: 1 } },
      { threat: 5, does: { buy: 'speed', target: { who: 'every', of: 'beastman' }, n: 2 } },
    ],
  },
  {
    incident: 'avalanche',
    shield: 'red',
    does: { meet: 'fall', wounds: { blank: 6, enhancement: 3, surge: 0 } },
  },
  {
    incident: 'embers-in-the-snow',
    box: 'tomb-of-ice',
    shield: 'green',
    ambush: ['blank'],
    leader: leader('lava-beetle', { wounds: 6, armour: 1 }, { aura: 1 }),
    minions: [normal('lava-beetle', 3)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'lava-beetle', n: 1 } },
      { threat: 3, does: { buy: 'rank', target: { who: 'leader' }, ability: 'blast', rank: 2 } },
    ],
  },
  {
    incident: 'the-pale-hunger',
    box: 'tomb-of-ice',
    shield: 'yellow',
    ambush: ['blank', 'surge'],
    leader: leader('wendigo', { wounds: 6, armour: 1 }, { leech: true }),
    minions: [normal('wendigo', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'wendigo', n: 1 } },
      { threat: 3, does: { buy: 'through-heroes', target: { who: 'one', of: 'wendigo' } } },
    ],
  },
  {
    incident: 'mourners-on-the-moor',
    box: 'tomb-of-ice',
    shield: 'yellow',
    ambush: ['surge'],
    leader: leader('shade', { wounds: 6, armour: 1 }, { 'black-curse': true }),
    minions: [normal('shade', 3)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'shade', n: 1 } },
      { threat: 3, does: { buy: 'fatigue', target: { who: 'hero', within: 3 }, n: 2 } },
    ],
  },
  {
    incident: 'the-stone-sisters',
    box: 'tomb-of-ice',
    shield: 'red',
    ambush: ['blank'],
    leader: leader('medusa', { wounds: 10, armour: 1 }, { sorcery: 2 }),
    minions: [normal('medusa', 2), normal('golem', 1)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'medusa', n: 1 } },
      { threat: 5, does: { buy: 'tokens', target: { who: 'hero', seen: true }, tokens: { stun: 1 } } },
    ],
  },
  {
    incident: 'the-white-worm',
    box: 'tomb-of-ice',
    shield: 'red',
    ambush: ['enhancement'],
    leader: leader('ice-wyrm', { wounds: 8, armour: 1 }, { frost: true }),
    minions: [normal('wendigo', 2)],
    abilities: [
      { threat: 4, does: { buy: 'reinforce', monster: 'wendigo', n: 1 } },
      { threat: 4, does: { buy: 'reappear', target: { who: 'leader' }, within: 5 } },
    ],
  },
];
