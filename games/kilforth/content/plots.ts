// The Plots: four for each Ancient.

import type { Plot } from './rows.ts';
import { inRound, pass, pay, plotsOf, realm } from './wording.ts';

const vorgrahl = plotsOf('vorgrahl');
const paleQueen = plotsOf('pale-queen');
const sylmareth = plotsOf('sylmareth');
const hollowStag = plotsOf('hollow-stag');
const okhtar = plotsOf('okhtar');
const motherOfPits = plotsOf('mother-of-pits');
const thuldram = plotsOf('thuldram');
const blindOracle = plotsOf('blind-oracle');

// Three Plots of every Ancient do the same.
const STRONGER = realm('assault', { op: 'adversaryDice', n: 1 });
const TOUGHER = realm('assault', { op: 'adversaryHealth', n: 2 });
const WOUNDING = realm('startOfBattle', { op: 'loseHp', n: 1 }, { target: 'team' });

export const plots = [
  // Vorgrahl the Starving
  vorgrahl('emptied-granaries', 'villain', pay('talents', 2), STRONGER),
  vorgrahl('the-common-hunger', 'dungeon', pay('gold', 3), TOUGHER),
  vorgrahl('feast-of-bones', 'destroy', pay('rumours', 2), WOUNDING),
  vorgrahl(
    'nameless-mouths',
    'demon',
    pass('lore', 3),
    realm('assault', { op: 'forbid', what: ['potion', 'healing'] }),
  ),
  // The Pale Queen
  paleQueen('court-of-mist', 'noble', pay('gold', 3), STRONGER),
  paleQueen('veiled-mirrors', 'haven', pay('rumours', 2), TOUGHER),
  paleQueen('oath-of-the-drowned', 'seek', pass('influence', 3), WOUNDING),
  paleQueen('tears-of-salt', 'undead', pay('talents', 2), realm('assault', { op: 'suppressBonus', keyword: 'ally' })),
  // Sylmareth the Black Root
  sylmareth('deep-roots', 'neutral', pay('rumours', 2), STRONGER),
  sylmareth('black-sap', 'dwelling', pass('stealth', 3), TOUGHER),
  sylmareth('bitter-fruit', 'assist', pay('talents', 2), WOUNDING),
  sylmareth(
    'the-wood-closes-in',
    'humanoid',
    pay('gold', 3),
    realm('assault', { op: 'suppressBonus', keyword: 'weapon' }, inRound(1)),
  ),
  // The Hollow Stag
  hollowStag('the-great-hunt', 'villain', pass('combat', 3), STRONGER),
  hollowStag('bloodied-antlers', 'dungeon', pay('talents', 2), TOUGHER),
  hollowStag('distant-horns', 'destroy', pay('gold', 3), WOUNDING),
  hollowStag(
    'trail-of-no-return',
    'demon',
    pay('rumours', 2),
    realm('assault', { op: 'suppressBonus', keyword: 'title' }),
  ),
  // Okhtar, King of Ash
  okhtar('crown-of-embers', 'noble', pay('talents', 4), STRONGER),
  okhtar('legion-of-ash', 'haven', pay('gold', 3), TOUGHER),
  okhtar('scorched-earth', 'seek', pay('rumours', 2), WOUNDING),
  okhtar('the-kings-tribute', 'undead', pass('combat', 3), realm('assault', { op: 'forbid', what: ['armour'] })),
  // The Mother of Pits
  motherOfPits('teeming-nest', 'neutral', pay('gold', 3), STRONGER),
  motherOfPits('armoured-brood', 'dwelling', pay('rumours', 2), TOUGHER),
  motherOfPits('slow-venom', 'assist', pass('lore', 3), WOUNDING),
  motherOfPits(
    'call-of-the-young',
    'humanoid',
    pay('talents', 2),
    realm('endOfRound', { op: 'rollEach', face: 1, ops: [{ op: 'loseHp', n: 1 }] }, { target: 'team' }),
  ),
  // Thuldram the Living Peak
  thuldram('granite-skin', 'villain', pay('rumours', 2), STRONGER),
  thuldram('heart-of-the-mountain', 'dungeon', pass('stealth', 3), TOUGHER),
  thuldram('tremors', 'destroy', pay('talents', 2), WOUNDING),
  thuldram('rain-of-stones', 'demon', pay('gold', 3), realm('assault', { op: 'forbid', what: ['spell'] }, inRound(1))),
  // The Blind Oracle
  blindOracle('vision-of-defeat', 'noble', pass('influence', 3), STRONGER),
  blindOracle('a-thousand-eyes', 'haven', pay('talents', 2), TOUGHER),
  blindOracle('stolen-words', 'seek', pay('gold', 3), WOUNDING),
  blindOracle('sealed-fate', 'undead', pay('rumours', 2), realm('assault', { op: 'forbid', what: ['reroll'] })),
] satisfies readonly Plot[];
