// Everybody's figure, by what they are and who: heroes, allies, monsters, and the people whom one meets.

import type { Drawing, Drawings } from '@veillee/web/kit/paper/drawing.ts';
import type { Person } from '../../content/people.ts';
import type { AllyId, HeroId } from '../../content/vocabulary.ts';
import {
  clockmaker,
  fennec,
  ferryman,
  heron,
  marshWitch,
  nightAlchemist,
  nomadGuide,
  prisoners,
  sphinx,
  spiritOfValGarenne,
} from './allies-afar.ts';
import { dryad, lordRugor, oldOwl, scribe, sentinel, wiseRabbit, woodcutter } from './allies-forest.ts';
import { BEASTS } from './bestiary.ts';
import { atsu, brunn, ondine, tantan } from './heroes.ts';
import {
  ashraka,
  bazaarMerchant,
  lastKing,
  lockKeeper,
  nightMerchant,
  nomadElder,
  nomadTrader,
  smuggler,
  smugglersHost,
  stiltMerchant,
  tentHost,
} from './people-afar.ts';
import { acornMerchant, bridgeGuard, crossroadsHost, hermit, miller, nestHost, picotin } from './people-road.ts';

const HEROES: { readonly [hero in HeroId]: Drawing } = {
  'atsu-rabbit': atsu,
  'tantan-tanuki': tantan,
  'brunn-badger': brunn,
  'ondine-otter': ondine,
};

const ALLIES: { readonly [ally in AllyId]: Drawing } = {
  'wise-rabbit': wiseRabbit,
  'braiebois-sentinel': sentinel,
  'grateful-woodcutter': woodcutter,
  'wandering-scribe': scribe,
  'lord-rugor': lordRugor,
  dryad,
  'old-owl': oldOwl,
  ferryman,
  'marsh-witch': marshWitch,
  'heron-messenger': heron,
  'nomad-guide': nomadGuide,
  sphinx,
  'sand-fox': fennec,
  'freed-prisoners': prisoners,
  'night-alchemist': nightAlchemist,
  clockmaker,
  'spirit-of-val-garenne': spiritOfValGarenne,
};

const PEOPLE: { readonly [person in Person]: Drawing } = {
  'crossroads-host': crossroadsHost,
  miller,
  picotin,
  'bridge-guard': bridgeGuard,
  hermit,
  'nest-host': nestHost,
  'acorn-merchant': acornMerchant,
  'lock-keeper': lockKeeper,
  'stilt-merchant': stiltMerchant,
  smuggler,
  'nomad-elder': nomadElder,
  'nomad-trader': nomadTrader,
  'bazaar-merchant': bazaarMerchant,
  'tent-host': tentHost,
  'night-merchant': nightMerchant,
  'smugglers-host': smugglersHost,
  'last-king': lastKing,
  ashraka,
};

/** Under what they are: 'hero:atsu-rabbit'. */
const under = (kind: string, drawings: Drawings): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([id, drawing]) => [`${kind}:${id}`, drawing]));

export const figures: Drawings = {
  ...under('hero', HEROES),
  ...under('ally', ALLIES),
  ...under('monster', BEASTS),
  ...under('person', PEOPLE),
};
