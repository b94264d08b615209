// Everybody's figure, by the id of the card; heroes by race and class: 'elf:bard'.

import type { Drawings } from '@veillee/web/kit/paper/drawing.ts';
import { alchemist, apprenticeScribe, astronomer, peatGolem, talkingCat, willowWitch } from './allies-arcane.ts';
import {
  archerOfThePass,
  fairgroundWrestler,
  landlessCaptain,
  oneEyedVeteran,
  squire,
  watchGuard,
} from './allies-martial.ts';
import { beggingFriar, cantor, exorcist, healer, maidAtArms, villageElder } from './allies-pious.ts';
import { cutthroat, falseMonk, fence, ferryman, rooftopUrchin, spy } from './allies-shadow.ts';
import { blindOracle, hollowStag, motherOfPits, okhtar, paleQueen, sylmareth, thuldram, vorgrahl } from './ancients.ts';
import { bandOfDeserters, flayers, goblinMarauders, highwaymen, passRaiders, poachers, skullClan } from './bands.ts';
import { lonelyGiant, renegadeChampion, starvingSkinchangers, thicketOgre } from './brutes.ts';
import {
  brimstoneSwarm,
  burningReaper,
  emberbearer,
  frostBreath,
  mockingWisp,
  pitPrince,
  rockDevourer,
  rootMaw,
  scarletTorturer,
  thingInTheCave,
  wheatfieldImp,
} from './demons.ts';
import { classes, heroes, races } from './heroes.ts';
import { bannerGuard, forgottenHost, restlessRider, spectralHuntsman, wanderingBones } from './skeletons.ts';
import {
  beardedHermit,
  blindPilgrim,
  crookedCollector,
  dwarvenUsurer,
  exiledSquire,
  fairgroundNecromancer,
  forswornKnight,
  ladyOfTheFord,
  messengerOfThePass,
  oldFarmwife,
  pedlar,
  queenOfThieves,
  sleepMerchant,
  stewardOfTheMines,
  summitGuide,
  theCountsHuntsman,
} from './strangers.ts';
import { crownedHangedMan, forgottenMiners, hangedMen, kingUnderIce, pallidGhoul, wokenScarecrow } from './undead.ts';

const ANCIENTS: Drawings = {
  vorgrahl,
  'pale-queen': paleQueen,
  sylmareth,
  'hollow-stag': hollowStag,
  okhtar,
  'mother-of-pits': motherOfPits,
  thuldram,
  'blind-oracle': blindOracle,
};

const DEMONS: Drawings = {
  'wheatfield-imp': wheatfieldImp,
  'burning-reaper': burningReaper,
  'mocking-wisp': mockingWisp,
  'root-maw': rootMaw,
  'brimstone-swarm': brimstoneSwarm,
  'scarlet-torturer': scarletTorturer,
  'pit-prince': pitPrince,
  'frost-breath': frostBreath,
  'rock-devourer': rockDevourer,
  emberbearer,
  'thing-in-the-cave': thingInTheCave,
};

const FOLK: Drawings = {
  'goblin-marauders': goblinMarauders,
  'band-of-deserters': bandOfDeserters,
  poachers,
  'thicket-ogre': thicketOgre,
  flayers,
  'skull-clan': skullClan,
  'renegade-champion': renegadeChampion,
  'pass-raiders': passRaiders,
  'lonely-giant': lonelyGiant,
  'starving-skinchangers': starvingSkinchangers,
  highwaymen,
};

const UNDEAD: Drawings = {
  'woken-scarecrow': wokenScarecrow,
  'restless-rider': restlessRider,
  'hanged-men': hangedMen,
  'spectral-huntsman': spectralHuntsman,
  'wandering-bones': wanderingBones,
  'banner-guard': bannerGuard,
  'pallid-ghoul': pallidGhoul,
  'forgotten-miners': forgottenMiners,
  'king-under-ice': kingUnderIce,
  'crowned-hanged-man': crownedHangedMan,
  'forgotten-host': forgottenHost,
};

const STRANGERS: Drawings = {
  pedlar,
  'old-farmwife': oldFarmwife,
  'lady-of-the-ford': ladyOfTheFord,
  'exiled-squire': exiledSquire,
  'crooked-collector': crookedCollector,
  'sleep-merchant': sleepMerchant,
  'bearded-hermit': beardedHermit,
  'the-counts-huntsman': theCountsHuntsman,
  'queen-of-thieves': queenOfThieves,
  'blind-pilgrim': blindPilgrim,
  'forsworn-knight': forswornKnight,
  'fairground-necromancer': fairgroundNecromancer,
  'summit-guide': summitGuide,
  'steward-of-the-mines': stewardOfTheMines,
  'dwarven-usurer': dwarvenUsurer,
  'messenger-of-the-pass': messengerOfThePass,
};

const ALLIES: Drawings = {
  'false-monk': falseMonk,
  healer,
  'archer-of-the-pass': archerOfThePass,
  'talking-cat': talkingCat,
  spy,
  'maid-at-arms': maidAtArms,
  'one-eyed-veteran': oneEyedVeteran,
  'willow-witch': willowWitch,
  cutthroat,
  'village-elder': villageElder,
  'landless-captain': landlessCaptain,
  'peat-golem': peatGolem,
  'rooftop-urchin': rooftopUrchin,
  'begging-friar': beggingFriar,
  'watch-guard': watchGuard,
  'apprentice-scribe': apprenticeScribe,
  ferryman,
  cantor,
  'fairground-wrestler': fairgroundWrestler,
  astronomer,
  fence,
  exorcist,
  squire,
  alchemist,
};

export const figures: Drawings = {
  ...heroes,
  ...races,
  ...classes,
  ...ANCIENTS,
  ...DEMONS,
  ...FOLK,
  ...UNDEAD,
  ...STRANGERS,
  ...ALLIES,
};
