// The keys of options of the week.

import { keys } from '@veillee/pieces/keys';

export const cityKey = keys('city', 'text');
/** Where somebody goes. */
export const goKey = keys('go', 'text');
/** And past which other place. */
export const farKey = keys('far', 'text', 'text');
/** A lieutenant, and where. */
export const rideKey = keys('ride', 'text', 'text');
export const besiegeKey = keys('besiege', 'text');
export const takeKey = keys('take', 'text', 'text');
export const leaveKey = keys('leave', 'text');
export const sealKey = keys('seal', 'text');
export const challengeKey = keys('challenge', 'text');
/** What the overlord buys. */
export const upgradeKey = keys('upgrade', 'text');
export const riderKey = keys('rider', 'text');
export const plotKey = keys('plot', 'text');
export const pointKey = keys('point', 'text');
export const formKey = keys('form', 'text');
export const avatarKey = keys('avatar', 'text');
/** What the party does. */
export const trainKey = 'train';
export const exploreKey = 'explore';
export const lodgeKey = 'lodge';
export const fetchKey = keys('fetch', 'text');
/** A hero, and a building or a deed there. */
export const enterKey = keys('enter', 'text', 'text');
export const recoverKey = keys('recover', 'text');
export const secretKey = keys('secret', 'text', 'text');
export const learnKey = keys('learn', 'text');
export const dieKey = keys('trait', 'text', 'text');
export const potionKey = keys('potion', 'text');
export const sellKey = keys('sell', 'text');
export const buyKey = keys('buy', 'text');
export const freshKey = 'fresh';
export const healKey = 'heal';
export const roundKey = 'round';
export const improveKey = keys('improve', 'text');
export const rumourKey = keys('rumour', 'text');
/** The party hides from whoever is on the road. */
export const hideKey = 'hide';
/** A lieutenant is sent home. */
export const banishKey = keys('banish', 'text');
/** The party stays in Tamalir; the reinforcement marker is turned up; a set of minions; a building of Tamalir, from a dungeon. */
export const fleeKey = 'flee';
export const markerKey = 'turn-marker';
export const setKey = keys('set', 'text');
export const restockKey = keys('restock', 'text');
export const fortifyKey = keys('fortify', 'text');
export const freePowerKey = keys('power', 'text');
/** What another lieutenant lends. */
export const supportKey = keys('support', 'text', 'text');
/** What a hero hands on, drinks or drops. */
export const shareKey = keys('share', 'text');
export const thingKey = keys('thing', 'text');
export const drinkKey = 'drink';
export const dropKey = 'drop';
/** To which seat the treasurer hands the office. */
export const officeKey = keys('office', 'number');
/** A fire is lit. */
export const lightKey = 'light';
/** What a leader is bound to is broken. */
export const breakKey = 'break';
/** What lies under a hero is searched. */
export const searchKey = 'search';
export const shiftKey = keys('shift', 'text', 'text');
