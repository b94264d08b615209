// What to expect of a fight: played many times in small, from the public back of the Monster card and the Hero's open board.

import { kept } from '@veillee/pieces/geometry';
import { eliteRow, monsterRow, monstersOf } from '../content/monsters.ts';
import { foeRow } from '../content/scenarios.ts';
import type { Level } from '../content/vocabulary.ts';
import { maxHealth } from '../rules/board.ts';
import { foeCard, foeHealth } from '../rules/combat/fighter.ts';
import type { Opponent } from '../rules/combat/state.ts';
import {
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
const FIGHTS = 48;

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
  // Magic Defence takes off the Damage of about as many attacks.
  const health = foeHealth(known, foe) + Math.min(4, magicDefence);
  return {
    wounds,
    penalty,
    gaar,
    chaos,
    health,
    damage,
    ...(row.rounds !== undefined && { rounds: row.rounds }),
    ...(immune && { immune }),
  };
}

const sidesOf = (mind: Mind, opponent: Opponent): readonly MonsterSide[] => {
  if (opponent.kind === 'elite') return [eliteRow(opponent.card)];
  if (opponent.kind === 'foe') return [foeSide(mind, opponent.foe) ?? []].flat();
  return monstersFor(mind, opponent.level);
};

/** What Gold cards make of a Chaos token: those of the reserve, or of the fullest hand among the rivals. */
function surgeOf({ view, isTeam }: Mind, { seat }: Hero): number {
  const gold = isTeam
    ? view.reserves.gold
    : Math.max(0, ...view.heroes.filter(each => each.seat !== seat).map(({ cards }) => cards.gold));
  return gold === 0 ? 0 : gold < 3 ? 0.8 : 1.2;
}

/** What a fight of this Hero would come to; undefined where nobody is to be fought. */
export function oddsAgainst(mind: Mind, hero: Hero, opponent: Opponent): FightOdds | undefined {
  const surge = surgeOf(mind, hero);
  const monsters = sidesOf(mind, opponent).map(
    ({ wounds, penalty, gaar, chaos, health, damage = 0, rounds, immune }) => ({
      wounds,
      penalty,
      gaar,
      chaos,
      health,
      damage,
      ...(rounds !== undefined && { rounds }),
      ...(immune && { immune }),
      ...(surge > 0 && { surge }),
    }),
  );
  if (monsters.length === 0) return undefined;
  return forecast(JSON.stringify([heroSide(hero, maxHealth(hero)), monsters]));
}
