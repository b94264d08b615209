// The Randomizers: one for each Monster group, Hero family and Village card.

export interface Randomizer {
  readonly id: string;
  readonly category: 'monster' | 'hero' | 'village';
  readonly ref: string;
}

export const randomizers: readonly Randomizer[] = [
  { id: 'rnd-hero-amazon', category: 'hero', ref: 'amazon' },
  { id: 'rnd-hero-chalice', category: 'hero', ref: 'chalice' },
  { id: 'rnd-hero-dwarf', category: 'hero', ref: 'dwarf' },
  { id: 'rnd-hero-elf', category: 'hero', ref: 'elf' },
  { id: 'rnd-hero-feayn', category: 'hero', ref: 'feayn' },
  { id: 'rnd-hero-lorigg', category: 'hero', ref: 'lorigg' },
  { id: 'rnd-hero-outlands', category: 'hero', ref: 'outlands' },
  { id: 'rnd-hero-redblade', category: 'hero', ref: 'redblade' },
  { id: 'rnd-hero-regian', category: 'hero', ref: 'regian' },
  { id: 'rnd-hero-selurin', category: 'hero', ref: 'selurin' },
  { id: 'rnd-hero-thyrian', category: 'hero', ref: 'thyrian' },
  { id: 'rnd-monster-abyssal', category: 'monster', ref: 'abyssal' },
  { id: 'rnd-monster-doomknight-humanoid', category: 'monster', ref: 'doomknight-humanoid' },
  { id: 'rnd-monster-dragon', category: 'monster', ref: 'dragon' },
  { id: 'rnd-monster-enchanted', category: 'monster', ref: 'enchanted' },
  { id: 'rnd-monster-humanoid', category: 'monster', ref: 'humanoid' },
  { id: 'rnd-monster-ooze', category: 'monster', ref: 'ooze' },
  { id: 'rnd-monster-undead-doom', category: 'monster', ref: 'undead-doom' },
  { id: 'rnd-monster-undead-spirit', category: 'monster', ref: 'undead-spirit' },
  { id: 'rnd-village-arcane-energies', category: 'village', ref: 'arcane-energies' },
  { id: 'rnd-village-banish', category: 'village', ref: 'banish' },
  { id: 'rnd-village-barkeep', category: 'village', ref: 'barkeep' },
  { id: 'rnd-village-battle-fury', category: 'village', ref: 'battle-fury' },
  { id: 'rnd-village-feast', category: 'village', ref: 'feast' },
  { id: 'rnd-village-fireball', category: 'village', ref: 'fireball' },
  { id: 'rnd-village-flaming-sword', category: 'village', ref: 'flaming-sword' },
  { id: 'rnd-village-goodberries', category: 'village', ref: 'goodberries' },
  { id: 'rnd-village-hatchet', category: 'village', ref: 'hatchet' },
  { id: 'rnd-village-lantern', category: 'village', ref: 'lantern' },
  { id: 'rnd-village-lightstone-gem', category: 'village', ref: 'lightstone-gem' },
  { id: 'rnd-village-magical-aura', category: 'village', ref: 'magical-aura' },
  { id: 'rnd-village-pawnbroker', category: 'village', ref: 'pawnbroker' },
  { id: 'rnd-village-polearm', category: 'village', ref: 'polearm' },
  { id: 'rnd-village-short-sword', category: 'village', ref: 'short-sword' },
  { id: 'rnd-village-spear', category: 'village', ref: 'spear' },
  { id: 'rnd-village-town-guard', category: 'village', ref: 'town-guard' },
  { id: 'rnd-village-trainer', category: 'village', ref: 'trainer' },
  { id: 'rnd-village-warhammer', category: 'village', ref: 'warhammer' },
];
