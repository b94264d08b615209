// Cities, what their five buildings offer, who else teaches, and what Tamalir and the party can buy (LEG-11, LEG-13). Ratings, defense and most
// specials are of our own design.

import { byId } from '@veillee/pieces/things';
import type { BuildingRow, CityRow, PartyRow, SchoolRow, TamalirRow } from './rows.ts';

export const cities: readonly CityRow[] = [
  {
    id: 'dawnsmoor',
    defense: 2,
    buildings: { alchemist: 3, market: 4, tavern: true, 'training-ground': true },
    traits: ['melee'],
    skills: ['acrobat', 'appraiser', 'burglar', 'pickpocket', 'battle-cry', 'berserker', 'brawler', 'taunt'],
    special: { op: 'shopDiscount', percent: 25, step: 5 },
  },
  {
    id: 'forge',
    defense: 4,
    buildings: { alchemist: 2, market: 4, temple: 2, tavern: true, 'training-ground': true },
    traits: ['melee', 'ranged'],
    skills: ['ambidextrous', 'cautious', 'master-archer', 'skilled', 'enduring', 'relentless', 'tough', 'unmovable'],
    special: { op: 'moreOffers', n: 2, of: ['weapon', 'shield', 'armour'] },
  },
  {
    id: 'frostgate',
    defense: 3,
    buildings: { alchemist: 2, market: 2, temple: 3, tavern: true, 'training-ground': true },
    traits: ['ranged'],
    skills: ['divine-retribution', 'wild-talent', 'eagle-eye', 'lucky', 'swift', 'ox-tattoo', 'tiger-tattoo'],
    special: { op: 'mendsTrainees', n: 4 },
  },
  {
    id: 'greyhaven',
    defense: 3,
    buildings: { alchemist: 4, market: 3, temple: 2, 'training-ground': true },
    traits: ['magic'],
    skills: ['prodigy', 'water-pact', 'wind-pact'],
    special: { op: 'traitDiscount', trait: 'magic', coins: 250 },
  },
  {
    id: 'nerekhall',
    defense: 2,
    buildings: { alchemist: 3, market: 2, 'training-ground': true },
    traits: ['magic'],
    skills: ['earth-pact', 'fire-pact', 'necromancy', 'vampiric-blood'],
    special: { op: 'skillBargain', xp: 5, conquest: 1 },
  },
  {
    id: 'riverwatch',
    defense: 2,
    buildings: { alchemist: 4, market: 5, temple: 2, tavern: true, 'training-ground': true },
    traits: ['ranged'],
    skills: ['boggs-the-rat', 'mata-and-kata', 'shadow-soul', 'furr-the-spirit-wolf'],
    special: { op: 'freshOffers', coins: 100 },
  },
  {
    id: 'tamalir',
    defense: 5,
    buildings: { alchemist: 5, market: 3, temple: 3, tavern: true, 'training-ground': true },
    traits: ['melee', 'ranged', 'magic'],
    skills: ['inner-fire', 'willpower', 'deflect-arrows', 'crack-shot', 'mighty', 'parry'],
    vault: 'obelisk-of-travel',
  },
  {
    id: 'vynelvale',
    defense: 3,
    buildings: { market: 2, temple: 6, 'training-ground': true },
    traits: ['melee', 'magic'],
    skills: ['blessing', 'holy-aura', 'born-to-the-bow', 'marksman', 'precision', 'weapon-mastery', 'leadership'],
    special: { op: 'cleanses', tokens: ['poison', 'curse'] },
  },
];
export const cityRow = byId('city', cities);

/** Secret masters (LEG-11.1): they teach every trait. */
export const masters: readonly SchoolRow[] = [
  {
    id: 'shikas-tree',
    traits: ['melee', 'ranged', 'magic'],
    skills: ['spiritwalker', 'alertness', 'able-warrior', 'knight'],
  },
  { id: 'olmrics-hut', traits: ['melee', 'ranged', 'magic'], skills: ['quick-casting', 'rapid-fire', 'cleaving'] },
];

/** Where somebody teaches: there is no third sort of place. */
export const schools: readonly SchoolRow[] = [...cities, ...masters];

export const buildings: readonly BuildingRow[] = [
  { id: 'alchemist', modes: ['visit', 'train', 'restock'] },
  { id: 'market', modes: ['visit', 'train', 'restock'] },
  { id: 'temple', modes: ['visit', 'train', 'restock'] },
  { id: 'tavern', modes: ['visit', 'train'] },
  { id: 'training-ground', modes: ['train'] },
];
export const buildingRow = byId('building', buildings);

export const tamalirUpgrades: readonly TamalirRow[] = [
  { id: 'strong-walls', xp: 8, ops: [{ op: 'defense', n: 2 }] },
  {
    id: 'great-alchemists',
    xp: 6,
    ops: [
      { op: 'rating', building: 'alchemist', n: 3 },
      { op: 'potionPrice', coins: 25 },
    ],
  },
  { id: 'grand-market', xp: 8, ops: [{ op: 'rating', building: 'market', n: 2 }] },
  {
    id: 'high-temple',
    xp: 6,
    ops: [
      { op: 'rating', building: 'temple', n: 3 },
      { op: 'cheaperDeath', n: 1 },
    ],
  },
  { id: 'war-college', xp: 12, ops: [{ op: 'trainingDiscount', coins: 250 }] },
];
export const tamalirRow = byId('upgrade of Tamalir', tamalirUpgrades);

/** Cards of the shop that serve the whole party (LEG-13.38). */
export const partyUpgrades: readonly PartyRow[] = [
  { id: 'enchanted-boat', price: 500, ops: [{ op: 'opens', trail: 'river' }] },
  { id: 'keraks-map', price: 750, ops: [{ op: 'opens', trail: 'secret' }] },
  { id: 'the-guide', price: 500, ops: [{ op: 'testDice', n: -1 }] },
  { id: 'staff-of-the-wild', price: 1500, ops: [{ op: 'twoTrails' }] },
];
export const partyRow = byId('upgrade of the party', partyUpgrades);
