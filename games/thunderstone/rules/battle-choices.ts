// What is chosen in a battle: what may be chosen where, and what costs least. Pure: the rule, the preview and the bots ask.

import { type Card, type CardDef, defOf } from '../content/cards.ts';
import {
  type AttackKind,
  type Battle,
  type BattleChoices,
  NO_CHOICES,
  power,
  resolveBattle,
  type Side,
} from './battle.ts';
import type { Rank } from './state.ts';

/** Kinds of attack that count against this monster and are at least +1: where a Disease may strike (THU-15.4). */
export function liveKinds(battle: Battle, target: CardDef): AttackKind[] {
  const kinds: AttackKind[] = [];
  if (battle.attackBeforeTraits >= 1 && !power(target, 'magicOnly')) kinds.push('attack');
  if (battle.magicBeforeTraits >= 1 && !power(target, 'immuneMagic')) kinds.push('magic');
  return kinds;
}

/** Sensible choices for a look ahead: the stop on the least Hero, losses and Diseases where they cost least. */
export function previewBattle(side: Side, target: CardDef, rank: Rank, explain = false): Battle {
  const choices = previewChoices(side, target, rank);
  return resolveBattle(side, target, rank, choices, explain);
}

export function previewChoices(side: Side, target: CardDef, rank: Rank): BattleChoices {
  const stopped: Card[] = [];
  if (power(target, 'heroCannotAttack')) {
    const attackers = resolveBattle(side, target, rank).heroes.filter(hero => hero.hindrance === undefined);
    const best = bestOf(
      attackers,
      hero => resolveBattle(side, target, rank, { ...NO_CHOICES, stopped: [hero.card] }).total,
    );
    if (best) stopped.push(best.card);
  }
  return leastLosses(side, target, rank, { ...NO_CHOICES, stopped });
}

/** Completes the choices made so far: losses of Attack and Diseases where they cost least. */
export function leastLosses(side: Side, target: CardDef, rank: Rank, made: BattleChoices): BattleChoices {
  const lowered = { ...made.lowered };
  const choices = { ...made, lowered };
  if (power(target, 'attackAll')) {
    for (const { card, hindrance } of resolveBattle(side, target, rank, choices).heroes) {
      if (hindrance !== undefined || card in lowered) continue;
      const kind = bestOf(loweredKinds(side, target, rank, choices, card), kind =>
        worth(resolveBattle(side, target, rank, { ...choices, lowered: { ...lowered, [card]: kind } })),
      );
      if (kind) lowered[card] = kind;
    }
  }
  const sick = side.cards.filter(card => defOf(card).isDisease).length - made.diseases.length;
  if (sick <= 0) return choices;
  return { ...choices, diseases: [...made.diseases, ...placedDiseases(side, target, rank, choices, sick)] };
}

/** THU-15.4, 15.5: the best way to place these Diseases together: one by one, the first could look harmless and the rest not. */
function placedDiseases(
  side: Side,
  target: CardDef,
  rank: Rank,
  choices: BattleChoices,
  count: number,
): readonly AttackKind[] {
  const battle = resolveBattle(side, target, rank, choices);
  const live = liveKinds(battle, target);
  const attack = live.includes('attack') ? battle.attackBeforeTraits : 0;
  const magic = live.includes('magic') ? battle.magicBeforeTraits : 0;
  const placed = Math.min(count, attack + magic);
  const splits: AttackKind[][] = [];
  for (let n = Math.min(placed, attack); n >= Math.max(0, placed - magic); n--)
    splits.push([...Array<AttackKind>(n).fill('attack'), ...Array<AttackKind>(placed - n).fill('magic')]);
  const best = splits.length > 1 ? bestOf(splits, after) : splits[0];
  return best ?? [];

  function after(split: AttackKind[]): number {
    return worth(resolveBattle(side, target, rank, { ...choices, diseases: [...choices.diseases, ...split] }));
  }
}

/** Where a Hero may take a loss of Attack: a kind of which the party has at least 1 (THU-10.6, THU-21.40). */
export function loweredKinds(
  side: Side,
  target: CardDef,
  rank: Rank,
  choices: BattleChoices,
  hero: Card,
): AttackKind[] {
  const battle = resolveBattle(side, target, rank, choices);
  const converted =
    side.party.converted.includes(hero) ||
    (side.party.arcane && battle.heroes.some(other => other.card === hero && other.weapon !== undefined));
  const kinds: AttackKind[] = [];
  if (battle.rawAttack >= 1 && !converted) kinds.push('attack');
  if (battle.rawMagic >= 1) kinds.push('magic');
  return kinds;
}

const worth = (battle: Battle): number => battle.total + (battle.victory ? 1000 : 0);

function bestOf<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const v = value(item);
    if (v > most) [best, most] = [item, v];
  }
  return best;
}
