// Everybody's figure, by what they are and who: heroes, monsters and their masters, familiars, and whoever has a name.

import type { Drawing, Drawings } from '@veillee/web/kit/paper/drawing.ts';
import { beastmanLord, demonPrince, greatWyrm, sorcererKing, spiderQueen, titan } from './avatars.ts';
import { baneSpider } from './bane-spider.ts';
import { beastman } from './beastman.ts';
import { bloodApe } from './blood-ape.ts';
import { chaosBeast } from './chaos-beast.ts';
import { darkPriest } from './dark-priest.ts';
import { deepElf } from './deep-elf.ts';
import { demon } from './demon.ts';
import { dragon } from './dragon.ts';
import { boggs, kata, mata, pico, skye } from './familiars.ts';
import { bottleImp, eyesOfThara, shadowSoul, sharr } from './familiars-altar.ts';
import { ferrox } from './ferrox.ts';
import { giant } from './giant.ts';
import { golem } from './golem.ts';
import { hellHound } from './hell-hound.ts';
import {
  corbin,
  eliam,
  jonasTheKind,
  karnon,
  laughinBuldar,
  lordHawthorne,
  nanokOfTheBlade,
  tahlia,
} from './heroes-blades.ts';
import {
  brotherGlyr,
  kirga,
  laurelOfBloodwood,
  naraTheFang,
  okalukAndRakash,
  tetherys,
  tobinFarslayer,
} from './heroes-hunters.ts';
import { arvelWorldwalker, aurim, runemasterThorn, sahla, shiver, truthseerKel, zyla } from './heroes-lore.ts';
import {
  andiraRunehand,
  battlemageJaes,
  landrecTheWise,
  madCarthos,
  runewitchAstarra,
  spiritspeakerMok,
  varikasTheDead,
} from './heroes-magic.ts';
import { mordrog, oneFist, sirValadir, steelhorns, trenloeTheStrong } from './heroes-steel.ts';
import {
  bogranTheShadow,
  greyKer,
  ispher,
  lyssa,
  redScorpion,
  ronanOfTheWild,
  silhouette,
  vyrahTheFalconer,
} from './heroes-wild.ts';
import { iceWyrm } from './ice-wyrm.ts';
import { kobold } from './kobold.ts';
import { lavaBeetle } from './lava-beetle.ts';
import {
  darHilzernod,
  gataTheWhiteDeath,
  karAmagAtoth,
  kratzThePlague,
  kriegTheRelentless,
  ladyElizaFarrow,
  lordMerickFarrow,
  sirAlricFarrow,
  slaggorrath,
  thaaddTheDestroyer,
} from './lieutenants.ts';
import { manticore } from './manticore.ts';
import { medusa } from './medusa.ts';
import { naga } from './naga.ts';
import { NAMED_COLOURS } from './named-colours.ts';
import { ogre } from './ogre.ts';
import { inColours, type Ranked } from './ranked.ts';
import { razorwing } from './razorwing.ts';
import { shade } from './shade.ts';
import { skeleton } from './skeleton.ts';
import { sorcerer } from './sorcerer.ts';
import { troll } from './troll.ts';
import { wendigo } from './wendigo.ts';

const HEROES: Drawings = {
  'andira-runehand': andiraRunehand,
  'runewitch-astarra': runewitchAstarra,
  'mad-carthos': madCarthos,
  'battlemage-jaes': battlemageJaes,
  'landrec-the-wise': landrecTheWise,
  'spiritspeaker-mok': spiritspeakerMok,
  'varikas-the-dead': varikasTheDead,
  steelhorns,
  mordrog,
  'sir-valadir': sirValadir,
  'trenloe-the-strong': trenloeTheStrong,
  'one-fist': oneFist,
  'bogran-the-shadow': bogranTheShadow,
  ispher,
  'grey-ker': greyKer,
  lyssa,
  'ronan-of-the-wild': ronanOfTheWild,
  'red-scorpion': redScorpion,
  silhouette,
  'vyrah-the-falconer': vyrahTheFalconer,
  eliam,
  'lord-hawthorne': lordHawthorne,
  'nanok-of-the-blade': nanokOfTheBlade,
  tahlia,
  corbin,
  'laughin-buldar': laughinBuldar,
  'jonas-the-kind': jonasTheKind,
  karnon,
  kirga,
  'laurel-of-bloodwood': laurelOfBloodwood,
  tetherys,
  'tobin-farslayer': tobinFarslayer,
  'nara-the-fang': naraTheFang,
  'okaluk-and-rakash': okalukAndRakash,
  'brother-glyr': brotherGlyr,
  aurim,
  'truthseer-kel': truthseerKel,
  sahla,
  'runemaster-thorn': runemasterThorn,
  'arvel-worldwalker': arvelWorldwalker,
  shiver,
  zyla,
};

/** Beasts and ghosts like others, in the pale colours of what is not quite there. */
const FAMILIARS: Drawings = {
  boggs,
  skye,
  mata,
  kata,
  pico,
  'bottle-imp': bottleImp,
  'shadow-soul': shadowSoul,
  'eyes-of-thara': eyesOfThara,
  sharr,
  furr: inColours(hellHound.normal, {
    a: '#9fc0d6',
    b: '#5f7c93',
    acc: '#dff4ff',
    hot: '#ffffff',
    bone: '#f2f7fb',
    rim: '#e8f8ff',
  }),
  spectre: inColours(shade.normal, { a: '#b9c2b2', b: '#77806f', mask: '#f3efe0', acc: '#fff2a8', rim: '#fbf6dc' }),
};

const MONSTERS: { readonly [kind: string]: Ranked } = {
  'bane-spider': baneSpider,
  beastman,
  demon,
  dragon,
  giant,
  'hell-hound': hellHound,
  manticore,
  naga,
  ogre,
  razorwing,
  skeleton,
  sorcerer,
  ferrox,
  golem,
  kobold,
  'blood-ape': bloodApe,
  'chaos-beast': chaosBeast,
  'dark-priest': darkPriest,
  'deep-elf': deepElf,
  troll,
  'ice-wyrm': iceWyrm,
  'lava-beetle': lavaBeetle,
  medusa,
  shade,
  wendigo,
};

const LIEUTENANTS: Drawings = {
  'sir-alric-farrow': sirAlricFarrow,
  'lord-merick-farrow': lordMerickFarrow,
  'lady-eliza-farrow': ladyElizaFarrow,
  'kratz-the-plague': kratzThePlague,
  'gata-the-white-death': gataTheWhiteDeath,
  'kar-amag-atoth': karAmagAtoth,
  'dar-hilzernod': darHilzernod,
  'krieg-the-relentless': kriegTheRelentless,
  slaggorrath,
  'thaadd-the-destroyer': thaaddTheDestroyer,
};

const AVATARS: Drawings = {
  'great-wyrm': greatWyrm,
  'beastman-lord': beastmanLord,
  'demon-prince': demonPrince,
  'sorcerer-king': sorcererKing,
  'spider-queen': spiderQueen,
  titan,
};

/** Under its kind: 'hero:lyssa'. */
const under = (kind: string, drawings: Drawings): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([id, drawing]) => [`${kind}:${id}`, drawing]));
const ofRank = (rank: keyof Ranked): Drawings =>
  Object.fromEntries(Object.entries(MONSTERS).map(([id, both]): [string, Drawing] => [id, both[rank]]));

const named = (): Drawings =>
  Object.fromEntries(
    Object.entries(NAMED_COLOURS).flatMap(([id, colours]) => {
      const kind = MONSTERS[id];
      return kind ? [[id, inColours(kind.master, colours)]] : [];
    }),
  );

export const figures: Drawings = {
  ...under('hero', HEROES),
  ...under('monster', ofRank('normal')),
  ...under('master', ofRank('master')),
  ...under('named', named()),
  ...under('familiar', FAMILIARS),
  ...under('lieutenant', LIEUTENANTS),
  ...under('avatar', AVATARS),
};
