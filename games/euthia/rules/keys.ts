// The keys of options: made and read here, for rules, bots and board alike.

import { keys } from '@veillee/pieces/keys';

export const heroKey = keys('hero', 'text');

// ---- cards and things ----
export const cardKey = keys('card', 'text');
export const cashKey = keys('cash', 'text');
export const equipKey = keys('equip', 'text', 'text');
export const unequipKey = keys('unequip', 'text');
/** A tile put on, and what was worn there discarded. */
export const replaceKey = keys('replace', 'text', 'text');
/** A Gem on a tile; an Essence on a tile. */
export const setKey = keys('set', 'text', 'text');
export const layKey = keys('lay', 'text', 'text');
export const discardKey = keys('discard', 'text');
export const keepKey = 'keep';
export const gemChoiceKey = keys('gem-choice', 'text');
export const essenceChoiceKey = keys('essence-choice', 'text');

// ---- rolls and fights ----
/** An effect of a tile by its number; a set Gem; an Essence. */
export const useKey = keys('use', 'text', 'number');
export const gemKey = keys('gem', 'text');
export const essenceKey = keys('essence', 'text');
/** A Gaar, on a die by its number. */
export const gaarKey = keys('gaar', 'number');
export const dwurtKey = 'dwurt';
export const convertKey = 'convert';
/** A die of a side, by its number. */
export const dieKey = keys('die', 'text', 'number');
export const hopeKey = keys('hope', 'text');
/** So many identical cards. */
export const comboKey = keys('play', 'text', 'number');
export const volunteerKey = 'volunteer';
export const attackKey = keys('attack', 'text');
export const fightKey = 'fight';
// ---- the map ----
/** An Action token for Movement. */
export const burnKey = keys('burn', 'text');
export const walkKey = keys('walk', 'text');
/** Spaces that cost so many points, more than there are. */
export const farKey = keys('far', 'number');
export const portalKey = keys('portal', 'text');
export const teleportKey = keys('teleport', 'text');
/** Where a tile is laid: the coordinates of its origin. */
export const placeKey = keys('place', 'text');
/** What an Action is paid with: a token, or the effect of a tile. */
export const payKey = keys('pay', 'text');

// ---- Actions ----
export const mineKey = 'mine';
export const cartKey = keys('cart', 'text');
export const takeKey = keys('take', 'text');
export const disengageKey = keys('disengage', 'text');
export const refreshKey = keys('refresh', 'text', 'number');

// ---- trade ----
export const tradeKey = 'trade';
export const doneKey = 'done';
export const buyKey = keys('buy', 'text');
export const buyHeroTileKey = keys('buy-own', 'text');
export const sellKey = keys('sell', 'text');
/** A Natural Resource, and the side of the slash. */
export const sellResourceKey = keys('sell-resource', 'text', 'number');
export const sellStoneKey = keys('sell-stone', 'text');
export const healKey = 'heal';
export const gaarBuyKey = 'buy-gaar';
export const renewKey = keys('renew', 'text');
export const revealKey = 'reveal';
export const keepTileKey = keys('keep-tile', 'text');
export const learnKey = keys('learn', 'text');
/** The slot whose Ability makes way. */
export const insteadKey = keys('instead', 'text');
export const unlearnKey = keys('unlearn', 'text');
export const unlockKey = keys('unlock', 'text');

// ---- Free Actions, fights by choice, the Griffin ----
export const chapelHealKey = 'chapel-heal';
export const chapelPotionKey = 'chapel-potion';
export const treasureKey = 'treasure';
export const challengeKey = 'challenge';
/** A Quest, and which of its alternatives. */
export const questKey = keys('quest', 'text', 'number');
export const legendKey = keys('legend', 'text', 'number');
export const giveKey = keys('give', 'text');
export const eliteKey = 'elite';
/** The Monster before which a Hero has stayed. */
export const monsterKey = 'monster';
/** A rule of the scenario, and which way it is done. */
export const scenarioKey = keys('scenario', 'text', 'text');
export const foeKey = keys('foe', 'text');
export const griffinKey = keys('griffin', 'text');
export const flyKey = keys('fly', 'text');
export const endKey = 'end';
export const saveKey = keys('save', 'text');
export const drinkKey = 'drink';
export const resolveKey = 'resolve';
