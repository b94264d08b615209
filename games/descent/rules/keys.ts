// The keys of options, and of things that options and moves name: made and read here, for rules, bots and board alike.

import { keys } from '@veillee/pieces/keys';

// ---- preparation ----
/** A hero sheet. */
export const heroKey = keys('hero', 'text');
/** A skill to be exchanged, or bought. */
export const skillKey = keys('skill', 'text');
export const claimKey = 'claim';
export const buyKey = keys('buy', 'text');
export const buyPotionKey = keys('buy-potion', 'text');
export const buyTreasureKey = keys('buy-treasure', 'text');
export const buySkillKey = keys('buy-skill', 'text');
export const buyTrainingKey = keys('buy-training', 'text');
export const sellKey = keys('sell', 'text');

/** A card of treachery that is bought, and a basic one that makes room for it. */
export const treacheryKey = keys('treachery', 'text');
export const asideKey = keys('aside', 'text');
/** A dark glyph that is bought, or laid. */
export const darkGlyphKey = keys('dark-glyph', 'text');
/** Whoever was struck down rises again. */
export const animateKey = 'animate';
/** What a Power glyph gives is taken. */
export const drawKey = 'draw';

/** A feat of somebody's hand, and a type of which one is drawn. */
export const featKey = keys('feat', 'text');
export const featTypeKey = keys('feat-type', 'text');

// ---- a hero's turn ----
/** Whose turn comes next. */
export const turnKey = keys('turn', 'text');
export const actionKey = keys('action', 'text');
export const orderKey = keys('order', 'text');
/** A space to walk to. */
export const walkKey = keys('walk', 'text');
export const climbKey = keys('climb', 'text');
/** Into the tree in which one stands, and down again (DRF-8.2). */
export const climbUpKey = 'climb-up';
export const climbDownKey = 'climb-down';
export const jumpKey = keys('jump', 'text');
/** Where a monster leaps to (DES-68.3). */
export const leapKey = keys('leap', 'text');
export const stairsKey = keys('stairs', 'text');
/** The other half of Ready. */
export const halfKey = keys('half', 'text');
export const fatigueKey = 'fatigue';
export const doorKey = keys('door', 'text');
export const chestKey = keys('chest', 'text');
export const pickUpKey = keys('pick-up', 'text');
export const drinkKey = keys('drink', 'text');
/** A thing, to a hero. */
export const giveKey = keys('give', 'text', 'text');
export const reEquipKey = 're-equip';
export const townKey = 'town';
export const glyphKey = keys('glyph', 'text');
/** An altar that a hero or a monster wakes. */
export const altarKey = keys('altar', 'text');
export const activateKey = keys('activate', 'text');
export const tradeKey = 'trade';
export const visitKey = keys('visit', 'text');
/** A treasure of the Town Hall, by its number. */
export const offerKey = keys('offer', 'number');
export const rerollKey = 'reroll';
export const questActionKey = keys('quest-action', 'text');

// ---- things ----
export const equipKey = keys('equip', 'text');
export const putAwayKey = keys('put-away', 'text');
export const dropKey = keys('drop', 'text');

// ---- attacks ----
/** With which weapon, on which space. */
export const attackKey = keys('attack', 'text', 'text');
/** A die on the table: its colour, and its number among them. */
export const dieKey = keys('die', 'text', 'number');
/** Which dice an attack is morphed to. */
export const morphKey = keys('morph', 'text');
/** What a boost makes of the power dice: a die more, or a better one. */
export const boostKey = keys('boost', 'text');
/** A power die of this metal, for fatigue, once the roll lies there. */
export const fatigueDieKey = keys('fatigue-die', 'text');
/** What surges buy, by its number. */
export const surgeKey = keys('surge', 'number');
/** Said across the table: what a hero intends, by its kind or by the monster that is meant. */
export const intendKey = keys('intend', 'text');
/** The boulder that rolls next. */
export const boulderKey = keys('roll', 'text');
/** The crushing wall that moves next. */
export const crushingWallKey = keys('wall', 'text');
/** A prolonged action that a hero works at. */
export const prolongedKey = keys('prolonged', 'text');
/** With how much fatigue a hero works. */
export const effortKey = keys('effort', 'number');
/** What has been done of a prolonged action is enough. */
export const enoughKey = 'enough';
/** A monster swallows whom it has struck. */
export const swallowKey = 'swallow';
/** What a stomach does at the start of a turn. */
export const digestKey = 'digest';
/** Any figure. */
export const figureKey = keys('figure', 'text');
/** An ability that an attack does without. */
export const abilityKey = keys('ability', 'text');
/** A familiar with whom its owner changes places, or who is called. */
export const swapKey = keys('swap', 'text');
export const callKey = keys('call', 'text');
/** Tokens of a lingering effect. */
export const tokenKey = keys('token', 'text');
/** A potion, and what it becomes. */
export const changePotionKey = keys('change-potion', 'text', 'text');
/** What is wished for, and a treasure that is picked out of its deck. */
export const wishKey = keys('wish', 'text');
export const pickKey = keys('pick', 'text');
/** An effect: its source, and its number there. */
export const useKey = keys('use', 'text', 'number');

// ---- the overlord ----
export const cardKey = keys('card', 'text');
export const burnKey = keys('burn', 'text');
export const monsterKey = keys('monster', 'text');
export const placeKey = keys('place', 'text');
/** Where something points. */
export const wayKey = keys('way', 'text');
/** What a hero carries and is to lose. */
export const itemKey = keys('item', 'text');
/** How a template lies, by its number. */
export const templateKey = keys('template', 'number');
/** How much threat more is spent to heal a monster. */
export const mendKey = keys('mend', 'number');
/** Said across the table: whom the overlord is after. */
export const tauntKey = 'taunt';
/** A figure on the board that is to stand elsewhere. */
export const recycleKey = keys('recycle', 'text');

// ---- the quest ----
/** An answer that a script offers, by its number. */
export const answerKey = keys('answer', 'number');
