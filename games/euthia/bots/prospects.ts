// What to expect of a fight: played many times in small, from the public back of the Monster card and the Hero's open board.

import { kept } from '@veillee/pieces/geometry';
import { eliteRow, monsterRow, monstersOf } from '../content/monsters.ts';
import { foeRow } from '../content/scenarios.ts';
import type { Level } from '../content/vocabulary.ts';
import { maxHealth } from '../rules/board.ts';
import { foeCard, foeHealth } from '../rules/combat/fighter.ts';
import type { Opponent } from '../rules/combat/state.ts';
import {
  type Cards,
  type FightOdds,
  fightOdds,
  type HeroSide,
  heroSide,
  type MonsterSide,
  monstersBehind,
} from '../rules/odds/fight.ts';
import type { Hero } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** So many fights are played for one forecast. */
const FIGHTS = 36;

const forecast = kept((key: string): FightOdds => {
  const [hero, monsters] = JSON.parse(key) as [HeroSide, readonly MonsterSide[]];
  return fightOdds(hero, monsters, 'forecast', FIGHTS);
}, 2048);

/** Who it may be: whose back lies on top, or whose face has been seen (R46). */
function monstersFor({ view }: Mind, level: Level): readonly MonsterSide[] {
  const { back, face } = view.monsters[level];
  if (face !== undefined) return [monsterRow(face)];
  return back ? monstersBehind(level, back) : monstersOf(level);
}

function foeSide({ known }: Mind, foe: Extract<Opponent, { kind: 'foe' }>['foe']): MonsterSide | undefined {
  const row = foeRow(foe);
  const printed = row.form === 'single' ? row : foeCard(known, foe);
  const { damage = 0, magicDefence = 0 } = known.scenario.foes[foe] ?? {};
  if (!printed) return undefined;
  const { wounds, penalty, gaar, chaos, immune } = printed;
  const health = foeHealth(known, foe);
  return {
    wounds,
    penalty,
    gaar,
    chaos,
    health,
    damage,
    ...(magicDefence > 0 && { ward: magicDefence }),
    ...(row.rounds !== undefined && { rounds: row.rounds }),
    ...(immune && { immune }),
  };
}

const sidesOf = (mind: Mind, opponent: Opponent): readonly MonsterSide[] => {
  if (opponent.kind === 'elite') return [eliteRow(opponent.card)];
  if (opponent.kind === 'foe') return [foeSide(mind, opponent.foe) ?? []].flat();
  return monstersFor(mind, opponent.level);
};

/** What Chaos is spent on: the reserves, to which the Monster's card adds, or the fullest hand among the rivals. */
function cardsOf({ view, isTeam }: Mind, { seat }: Hero): Cards | undefined {
  if (isTeam) return view.reserves.gold > 0 ? 'gold' : 'silver';
  const hands = view.heroes.filter(each => each.seat !== seat).map(({ cards }) => cards);
  if (hands.some(({ gold }) => gold > 0)) return 'gold';
  return hands.some(({ silver }) => silver > 0) ? 'silver' : undefined;
}

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
  const sides = sidesOf(mind, opponent);
  if (sides.length === 0) return undefined;
  const cards = cardsOf(mind, hero);
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
  return ofLevel(`[${sideKey(hero)},${level},"${cardsOf(mind, hero) ?? ''}"]`);
}

const ofLevel = kept((key: string): FightOdds => {
  const [hero, level, cards] = JSON.parse(key) as [HeroSide, Level, Cards | ''];
  const monsters = monstersOf(level).map(row => (cards === '' ? row : { ...row, cards }));
  return fightOdds(hero, monsters, 'forecast', FIGHTS);
}, 2048);
