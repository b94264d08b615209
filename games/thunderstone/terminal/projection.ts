// What the hand would do to each monster of the Hall: the best equipment, and the party as it stands.

import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { autoEquip, type Plan } from '../rules/auto-equip.ts';
import { type Battle, power } from '../rules/battle.ts';
import { previewBattle } from '../rules/battle-choices.ts';
import { NOTHING, RANKS, type Rank } from '../rules/state.ts';
import { type Line, line, span } from './paint.ts';
import { isActive, type Showing, sideOf } from './showing.ts';

export interface Projection {
  readonly rank: Rank;
  readonly target: CardDef;
  readonly plan: Plan;
  /** The party with the Weapons that it carries now; only in the Dungeon. */
  readonly now?: Battle;
}

export const cardAt = (showing: Showing, rank: Rank): Card => showing.view.hall[rank - 1] as Card;

/** A projection for each monster of the Hall; none where the hand is unknown or its battle is over. */
export function projections(showing: Showing): Projection[] {
  const side = sideOf(showing);
  if (!side || (isActive(showing) && showing.view.won)) return [];
  const prepared = isActive(showing) && showing.view.party !== undefined;
  return RANKS.flatMap(rank => {
    const card = cardAt(showing, rank);
    if (card === NOTHING || !defOf(card).isMonster) return [];
    const target = defOf(card);
    const plan = autoEquip(side, target, rank);
    return [{ rank, target, plan, ...(prepared && { now: previewBattle(side, target, rank) }) }];
  });
}

/** The target that is nearest to being beaten, the most valuable of those that can be. */
export function bestTarget(found: readonly Projection[]): Projection | undefined {
  const worth = ({ target, plan }: Projection): number =>
    isHidden(target, plan.battle)
      ? -1000
      : plan.battle.victory
        ? 100 + target.vp
        : Math.min(0, plan.battle.total - plan.battle.health);
  return found.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** THU-8.4: it cannot even be attacked. */
const isHidden = (target: CardDef, battle: Battle): boolean =>
  power(target, 'cannotBeAttackedInDark') !== undefined && battle.penalty > 0;

/** `12 / 9 ✓`, `6 / 8 ✗ −2`, and what is missing if it is not strength. */
export function verdict(showing: Showing, { target, plan, now }: Projection): Line {
  const { battle } = plan;
  const sum = `${battle.total} / ${battle.health}`;
  const later =
    now && now.total !== battle.total ? [span(`  ${showing.word('screen.now', { total: now.total })}`, 'fact')] : [];
  if (isHidden(target, battle)) return line(`✗ ${showing.word('screen.needs.light', { n: battle.penalty })}`, 'bad');
  if (battle.victory) return [span(`${sum} ✓`, 'good'), ...later];
  const short = battle.total < battle.health ? ` −${battle.health - battle.total}` : '';
  const magic = battle.magicMissing ? ` ${showing.word('screen.needs.magic')}` : '';
  return [span(`${sum} ✗${short}${magic}`, 'bad'), ...later];
}

/** How the total comes about: Attack + Magic − dark, halved. */
export function arithmetic(showing: Showing, { plan, target }: Projection): Line {
  if (isHidden(target, plan.battle)) return [];
  const { attack, magic, reduction, halved } = plan.battle;
  return [
    ...(halved && reduction > 0 ? [span('(', 'fact')] : []),
    ...(attack !== 0 || magic === 0 ? [span(showing.word('screen.attack', { n: attack }), 'attack')] : []),
    ...(attack !== 0 && magic !== 0 ? [span(' + ', 'fact')] : []),
    ...(magic !== 0 ? [span(showing.word('screen.magic', { n: magic }), 'magic')] : []),
    ...(reduction > 0 ? [span(` − ${reduction}`, 'light')] : []),
    ...(halved ? [span(reduction > 0 ? ')' : '', 'fact'), span(' ÷ 2', 'bad')] : []),
  ];
}
