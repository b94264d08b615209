// Whom a Hero would fight, as far as everybody knows: the side that a forecast is made against. Board and bots ask the same. Pure.

import { eliteRow, monsterRow, monstersOf } from '../../content/monsters.ts';
import { foeRow } from '../../content/scenarios.ts';
import type { Level } from '../../content/vocabulary.ts';
import { foeCard, foeHealth } from '../combat/fighter.ts';
import type { Opponent } from '../combat/state.ts';
import { type Hero, isTeam } from '../state.ts';
import type { View } from '../view.ts';
import { type Cards, type MonsterSide, monstersBehind } from './fight.ts';

/** Who it may be: whose back lies on top, or whose face has been seen (R46). */
function monstersFor({ monsters }: Pick<View, 'monsters'>, level: Level): readonly MonsterSide[] {
  const { back, face } = monsters[level];
  if (face !== undefined) return [monsterRow(face)];
  return back ? monstersBehind(level, back) : monstersOf(level);
}

function foeSide(view: View, foe: Extract<Opponent, { kind: 'foe' }>['foe']): MonsterSide | undefined {
  const row = foeRow(foe);
  const printed = row.form === 'single' ? row : foeCard(view, foe);
  const { damage = 0, magicDefence = 0 } = view.scenario.foes[foe] ?? {};
  if (!printed) return undefined;
  const { wounds, penalty, gaar, chaos, immune } = printed;
  const health = foeHealth(view, foe);
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

/** All that it may be; nobody where there is nothing to fight. */
export function sidesOf(view: View, opponent: Opponent): readonly MonsterSide[] {
  if (opponent.kind === 'elite') return [eliteRow(opponent.card)];
  if (opponent.kind === 'foe') return [foeSide(view, opponent.foe) ?? []].flat();
  return monstersFor(view, opponent.level);
}

/** What Chaos is spent on: the reserves, to which the Monster's card adds, or the fullest hand among the rivals. */
export function cardsAgainst(view: View, { seat }: Pick<Hero, 'seat'>): Cards | undefined {
  if (isTeam(view)) return view.reserves.gold > 0 ? 'gold' : 'silver';
  const hands = view.heroes.filter(each => each.seat !== seat).map(({ cards }) => cards);
  if (hands.some(({ gold }) => gold > 0)) return 'gold';
  return hands.some(({ silver }) => silver > 0) ? 'silver' : undefined;
}
