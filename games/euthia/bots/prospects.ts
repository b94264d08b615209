// What to expect of a fight: played many times in small, from the public back of the Monster card and the Hero's open board.

import { kept } from '@veillee/pieces/geometry';
import { monstersOf } from '../content/monsters.ts';
import type { Level } from '../content/vocabulary.ts';
import { maxHealth } from '../rules/board.ts';
import type { Opponent } from '../rules/combat/state.ts';
import {
  type Cards,
  type FightOdds,
  fightOdds,
  type HeroSide,
  heroSide,
  type MonsterSide,
} from '../rules/odds/fight.ts';
import { cardsAgainst, sidesOf } from '../rules/odds/opponents.ts';
import type { Hero } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** So many fights are played for one forecast. */
const FIGHTS = 36;

const forecast = kept((key: string): FightOdds => {
  const [hero, monsters] = JSON.parse(key) as [HeroSide, readonly MonsterSide[]];
  return fightOdds(hero, monsters, 'forecast', FIGHTS);
}, 2048);

/** The same Hero is thought about against several opponents. */
function sideKey(hero: Hero): string {
  const key = SIDES.get(hero) ?? JSON.stringify(heroSide(hero, maxHealth(hero)));
  SIDES.set(hero, key);
  return key;
}
const SIDES = new WeakMap<Hero, string>();

/** What a fight of this Hero would come to; undefined where nobody is to be fought. */
export function oddsAgainst(mind: Mind, hero: Hero, opponent: Opponent): FightOdds | undefined {
  if (hero !== mind.own) return thought(mind, hero, opponent);
  // The same Monster stands on many spaces.
  const own = OWN.get(mind) ?? new Map<string, FightOdds | undefined>();
  OWN.set(mind, own);
  const key = Object.values(opponent).join(' ');
  if (!own.has(key)) own.set(key, thought(mind, hero, opponent));
  return own.get(key);
}
const OWN = new WeakMap<Mind, Map<string, FightOdds | undefined>>();

function thought(mind: Mind, hero: Hero, opponent: Opponent): FightOdds | undefined {
  const sides = sidesOf(mind.view, opponent);
  if (sides.length === 0) return undefined;
  const cards = cardsAgainst(mind.view, hero);
  const monsters = sides.map(({ wounds, penalty, gaar, chaos, health, damage = 0, rounds, immune, ward }) => ({
    wounds,
    penalty,
    gaar,
    chaos,
    health,
    damage,
    ...(rounds !== undefined && { rounds }),
    ...(immune && { immune }),
    ...(ward !== undefined && { ward }),
    ...(cards && { cards }),
  }));
  return forecast(`[${sideKey(hero)},${JSON.stringify(monsters)}]`);
}

/** The same against any Monster of a Level. */
export function oddsOnLevel(mind: Mind, hero: Hero, level: Level): FightOdds {
  return ofLevel(`[${sideKey(hero)},${level},"${cardsAgainst(mind.view, hero) ?? ''}"]`);
}

const ofLevel = kept((key: string): FightOdds => {
  const [hero, level, cards] = JSON.parse(key) as [HeroSide, Level, Cards | ''];
  const monsters = monstersOf(level).map(row => (cards === '' ? row : { ...row, cards }));
  return fightOdds(hero, monsters, 'forecast', FIGHTS);
}, 2048);
