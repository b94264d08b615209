// What the campaign’s sheets, cards and levels cost and ask for, apart from the rows themselves: whoever changes a row changes it here.

/** Monster and keep; XP and most points of events, traps and monsters; XP for a form of humanoids, beasts, the eldritch. */
export const AVATARS: { readonly [avatar: string]: readonly unknown[] } = {
  titan: ['giant', 'shadow-peaks', [15, 3], [20, 2], [10, 4], [25, 30, 30]],
  'beastman-lord': ['beastman', 'applewood-forest', [20, 2], [15, 3], [10, 4], [25, 30, 30]],
  'spider-queen': ['bane-spider', 'whispering-forest', [20, 2], [10, 4], [15, 3], [30, 25, 30]],
  'great-wyrm': ['dragon', 'mountains-of-despair', [10, 4], [15, 3], [20, 2], [30, 25, 30]],
  'demon-prince': ['demon', 'crimson-forest', [10, 4], [20, 2], [15, 3], [30, 30, 25]],
  'sorcerer-king': ['sorcerer', 'blackthorn-grove', [15, 3], [10, 4], [20, 2], [30, 30, 25]],
};

/** XP, and whose alone. */
export const UPGRADES: { readonly [card: string]: readonly [xp: number, avatar?: string] } = {
  'golden-fury-1': [9],
  'golden-fury-2': [9],
  'golden-fury-3': [9],
  'thick-hide': [6],
  'vast-vitality-1': [6],
  'vast-vitality-2': [6],
  'dread-presence': [6],
  unyielding: [5],
  'dark-regeneration': [5],
  'long-stride': [4],
  'piercing-blows': [4],
  'last-order': [2],
  'titan-stone-skin': [10, 'titan'],
  'titan-earthshaker': [10, 'titan'],
  'titan-heavy-clubs': [15, 'titan'],
  'titan-war-drums': [15, 'titan'],
  'beast-alpha': [8, 'beastman-lord'],
  'beast-third-shadow': [12, 'beastman-lord'],
  'beast-frenzied-packs': [15, 'beastman-lord'],
  'spider-brood-mother': [8, 'spider-queen'],
  'spider-carapace': [12, 'spider-queen'],
  'spider-deadly-venom': [15, 'spider-queen'],
  'spider-clinging-webs': [20, 'spider-queen'],
  'wyrm-inferno': [15, 'great-wyrm'],
  'wyrm-ancient-scales': [20, 'great-wyrm'],
  'wyrm-dragon-blood': [15, 'great-wyrm'],
  'wyrm-sky-hunters': [15, 'great-wyrm'],
  'demon-burning-aura': [15, 'demon-prince'],
  'demon-soul-shield': [20, 'demon-prince'],
  'demon-infernal-pacts': [15, 'demon-prince'],
  'demon-dark-blessing': [15, 'demon-prince'],
  'king-phylactery': [10, 'sorcerer-king'],
  'king-snipers': [10, 'sorcerer-king'],
  'king-bone-legion': [10, 'sorcerer-king'],
  'king-arcane-focus': [15, 'sorcerer-king'],
};

/** XP, level, cards that lie there before, razed cities. */
export const PLOTS: {
  readonly [card: string]: readonly [xp: number, since: string, after: readonly string[], razed: number];
} = {
  'coo-0': [0, 'copper', [], 0],
  'coo-1': [20, 'copper', [], 0],
  'coo-2': [15, 'silver', ['coo-1'], 0],
  'coo-3': [20, 'silver', ['coo-2'], 0],
  'coo-4': [20, 'silver', ['coo-1'], 0],
  'coo-5': [30, 'gold', [], 0],
  'coo-6': [0, 'final', [], 0],
  'en-0': [0, 'copper', [], 0],
  'en-1': [10, 'copper', [], 0],
  'en-2': [10, 'copper', ['en-1'], 0],
  'en-3': [10, 'copper', ['en-2'], 0],
  'en-4': [10, 'copper', ['en-3'], 0],
  'en-5': [15, 'copper', ['en-1', 'en-2', 'en-3', 'en-4'], 0],
  'en-6': [0, 'final', [], 0],
  'as-0': [0, 'copper', [], 0],
  'as-1': [0, 'copper', [], 1],
  'as-2': [0, 'copper', ['as-1'], 2],
  'as-3': [0, 'copper', ['as-2'], 3],
  'as-4': [0, 'copper', ['as-3'], 4],
  'as-5': [20, 'copper', ['as-4'], 0],
  'as-6': [0, 'final', [], 0],
};

/** Defense; Alchemist, Market and Temple; whether there is a Tavern; traits that are taught. */
export const CITIES: {
  readonly [city: string]: readonly [number, number, number, number, boolean, readonly string[]];
} = {
  dawnsmoor: [2, 3, 4, 0, true, ['melee']],
  forge: [4, 2, 4, 2, true, ['melee', 'ranged']],
  frostgate: [3, 2, 2, 3, true, ['ranged']],
  greyhaven: [3, 4, 3, 2, false, ['magic']],
  nerekhall: [2, 3, 2, 0, false, ['magic']],
  riverwatch: [2, 4, 5, 2, true, ['ranged']],
  tamalir: [5, 5, 3, 3, true, ['melee', 'ranged', 'magic']],
  vynelvale: [3, 0, 2, 6, false, ['melee', 'magic']],
};

/** Where each skill is taught. */
export const SKILLS: { readonly [school: string]: readonly string[] } = {
  dawnsmoor: ['acrobat', 'appraiser', 'battle-cry', 'berserker', 'brawler', 'burglar', 'pickpocket', 'taunt'],
  forge: ['ambidextrous', 'cautious', 'enduring', 'master-archer', 'relentless', 'skilled', 'tough', 'unmovable'],
  frostgate: ['divine-retribution', 'eagle-eye', 'lucky', 'ox-tattoo', 'swift', 'tiger-tattoo', 'wild-talent'],
  greyhaven: ['prodigy', 'water-pact', 'wind-pact'],
  nerekhall: ['earth-pact', 'fire-pact', 'necromancy', 'vampiric-blood'],
  'olmrics-hut': ['cleaving', 'quick-casting', 'rapid-fire'],
  riverwatch: ['boggs-the-rat', 'furr-the-spirit-wolf', 'mata-and-kata', 'shadow-soul'],
  'shikas-tree': ['able-warrior', 'alertness', 'knight', 'spiritwalker'],
  tamalir: ['crack-shot', 'deflect-arrows', 'inner-fire', 'mighty', 'parry', 'willpower'],
  vynelvale: ['blessing', 'born-to-the-bow', 'holy-aura', 'leadership', 'marksman', 'precision', 'weapon-mastery'],
};

/** XP of each hero. */
export const TAMALIR: { readonly [card: string]: number } = {
  'strong-walls': 8,
  'great-alchemists': 6,
  'grand-market': 8,
  'high-temple': 6,
  'war-college': 12,
};

/** Coins. */
export const PARTY_CARDS: { readonly [card: string]: number } = {
  'enchanted-boat': 500,
  'keraks-map': 750,
  'the-guide': 500,
  'staff-of-the-wild': 1500,
};

/** Trails; who leads the last level, and with whom. */
export const RUMOURS: { readonly [rumour: string]: readonly [number, readonly unknown[], readonly string[]] } = {
  'the-twins': [2, ['ogre', 'master', 8, 1, 'regeneration2'], ['1 normal ogre', '3 normal beastman']],
  'the-lost-armoury': [1, ['golem', 'master', 8, 1, 'pierce2'], ['2 normal golem', '2 normal skeleton']],
  'the-hermits-secret': [2, ['sorcerer', 'master', 10, 1, 'sorcery4'], ['3 normal sorcerer', '2 normal razorwing']],
  'the-stolen-tithe': [1, ['beastman', 'master', 12, 1, 'command1'], ['6 normal beastman']],
  'the-captive-sage': [3, ['dark-priest', 'master', 12, 2, 'burn'], ['3 normal dark-priest', '2 normal skeleton']],
  'the-beacon-of-dawn': [2, ['demon', 'master', 6, 1, 'fear1'], ['1 normal demon', '2 normal ferrox']],
  'the-silver-quiver': [2, ['deep-elf', 'master', 10, 1, 'quick-shot'], ['2 normal deep-elf', '2 normal hell-hound']],
  'a-mothers-lament': [2, ['blood-ape', 'master', 10, 1, 'berserk3'], ['3 normal blood-ape']],
  'the-broken-seal': [
    3,
    ['chaos-beast', 'master', 8, 1, 'unstoppable'],
    ['1 normal chaos-beast', '2 normal dark-priest'],
  ],
  'the-drowned-bell': [1, ['naga', 'master', 10, 1, 'daze'], ['2 normal naga', '2 normal skeleton']],
  'the-black-ledger': [2, ['sorcerer', 'master', 12, 2, 'leech'], ['2 normal sorcerer', '4 normal skeleton']],
  'the-smugglers-map': [1, ['ferrox', 'master', 10, 1, 'command1'], ['4 normal ferrox']],
  'the-plague-doctor': [2, ['bane-spider', 'master', 12, 2, 'leech'], ['4 normal bane-spider']],
  'the-deserter': [1, ['hell-hound', 'master', 10, 1, 'aura2'], ['4 normal hell-hound']],
  'the-sleeping-king': [
    3,
    ['skeleton', 'master', 16, 2, 'fear1', 'regeneration3'],
    ['2 master skeleton', '4 normal skeleton'],
  ],
  'the-frozen-sepulchre': [2, ['shade', 'master', 12, 1, 'fear1'], ['3 normal shade', '2 normal skeleton']],
};

/** Metal; its guardian, and with whom. */
export const AREAS: { readonly [area: string]: readonly [string, readonly unknown[], readonly string[]] } = {
  'caverns-of-thuul': [
    'copper',
    ['dragon', 'master', 20, 2, 'aura1', 'unstoppable'],
    ['4 normal kobold', '2 normal hell-hound'],
  ],
  'fools-rapids': ['silver', ['giant', 'master', 40, 3, 'knockback', 'reach1'], ['2 normal ogre', '2 normal naga']],
  'valley-of-souls': [
    'gold',
    ['demon', 'master', 60, 4, 'aura3', 'fear2'],
    ['1 normal demon', '2 normal dark-priest', '2 normal sorcerer'],
  ],
};

/** Whose; who leads the last level, if anybody does, and with whom. */
export const KEEPS: { readonly [keep: string]: readonly [string, readonly unknown[], readonly string[]] } = {
  'keep-titan': ['titan', [], ['4 normal beastman', '2 normal hell-hound', '1 normal ogre']],
  'keep-beastman-lord': [
    'beastman-lord',
    ['beastman', 'master', 12, 2, 'command1'],
    ['4 normal beastman', '2 normal hell-hound', '1 normal ogre'],
  ],
  'keep-spider-queen': ['spider-queen', [], ['4 normal beastman', '2 normal hell-hound', '1 normal ogre']],
  'keep-great-wyrm': [
    'great-wyrm',
    ['deep-elf', 'master', 12, 2, 'burn'],
    ['4 normal beastman', '2 normal hell-hound', '1 normal ogre'],
  ],
  'keep-demon-prince': [
    'demon-prince',
    ['dark-priest', 'master', 12, 2, 'fear1'],
    ['2 normal sorcerer', '4 normal skeleton', '1 normal golem'],
  ],
  'keep-sorcerer-king': [
    'sorcerer-king',
    ['skeleton', 'master', 14, 2, 'command1'],
    ['2 normal sorcerer', '4 normal skeleton', '1 normal golem'],
  ],
};
/** Conquest from which; silver and gold dice; forms of silver, gold and diamond; Powers; a round; secret training; a start; its legendary area. */
export const LEVELS: { readonly [level: string]: readonly unknown[] } = {
  copper: [0, 3, 0, [1, 0, 0], 2, 50, [500, 20], [0, 0, 0], 'caverns-of-thuul'],
  silver: [200, undefined, 3, [3, 1, 0], 3, 100, [750, 25], [100, 10_000, 2], 'fools-rapids'],
  gold: [400, undefined, undefined, [3, 3, 1], 4, 150, [1000, 30], [200, 20_000, 3], 'valley-of-souls'],
  final: [600, undefined, undefined, [3, 3, 1], 4, undefined, undefined, undefined, undefined],
};

/** Conquest and coins. */
export const GAINS: { readonly [gain: string]: readonly [conquest: number, coins: number] } = {
  'ol-week': [1, 0],
  'ol-razed-city': [1, 0],
  'ol-deck': [3, 0],
  'h-discover': [1, 0],
  'h-empty-chest': [1, 0],
  'h-encounter-leader': [2, 100],
  'h-level-leader': [2, 100],
  'h-glyph': [3, 0],
  'h-lieutenant': [4, 250],
  'h-dungeon-leader': [4, 250],
  'h-master-monster': [0, 50],
  'h-money': [0, 400],
  'h-death': [0, 0],
};
