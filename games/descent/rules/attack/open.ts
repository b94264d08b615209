// An attack as it is declared: everything about it that is known before the dice are rolled (DES-21.2 to DES-21.6). Pure: previews and
// bots open one too.

import type { Space } from '@veillee/pieces/geometry';
import type { Ability } from '../../content/vocabulary.ts';
import { groundNow } from '../board.ts';
import type { AttackChoice } from '../calls.ts';
import { heldAt, opsIn } from '../effects/held.ts';
import { abilitiesOf, rankIn } from '../effects/stats.ts';
import { covered, laid } from '../ground.ts';
import { type FigureId, figureOf, isHero, type Known, standsOn } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { cardLines, commands, poolOf, swarmDice } from './bonuses.ts';
import { meansOf } from './means.ts';
import { formOf } from './options.ts';
import { reasonOf } from './reasons.ts';
import { distanceTo } from './sight.ts';

/** What spreads over spaces, or throws: there is no room for it in a stomach (ICE-4.3). */
const OUTSIDE: readonly Ability[] = ['sweep', 'knockback'];

export function opened(state: Known, who: FigureId, { weapon, target, aimed, by, area }: AttackChoice): Attacking {
  const attacker = figureOf(state, who);
  const means = meansOf(state, attacker, weapon);
  const { form, placement } = formOf(area);
  const ground = groundNow(state);
  const template = form === 'breath' || form === 'bolt' ? laid(ground, form, standsOn(attacker))[placement] : undefined;
  const under: readonly Space[] = template ? covered(ground, template) : [];
  const isInside = by === 'inside';
  const owned = [...means.abilities, ...abilitiesOf(state, attacker)];
  const abilities = isInside ? owned.filter(({ ability }) => !OUTSIDE.includes(ability)) : owned;
  const { kind } = means;
  const asksRange = !isInside && kind !== 'melee' && form !== 'breath' && form !== 'bolt' && form !== 'around';
  const attack: Attacking = {
    by: who,
    seat: isHero(attacker) && !reasonOf({ why: by }).isForced ? attacker.seat : state.overlord.seat,
    why: by,
    kind,
    weapon: means.weapon,
    name: means.name,
    offHand: means.offHand,
    form,
    space: target,
    covered: under,
    abilities,
    onWound: means.onWound,
    around: means.around,
    clumsy: means.clumsy,
    hidden: undefined,
    pool: poolOf(state, attacker, means, swarmDice(state, attacker, abilities, target)),
    distance: asksRange ? distanceTo(state, attacker, target) : undefined,
    dice: [],
    lines: isInside ? [...means.lines] : [...means.lines, ...commands(state, attacker)],
    sorcery: rankIn(abilities, 'sorcery'),
    // What makes a blast is bought only where a blast was declared (DES-76.1).
    purchases: isInside // ICE-5.7
      ? []
      : means.purchases.filter(({ gain }) => gain.blast === undefined || form === 'blast'),
    bought: [],
    aimed: aimed === true,
    dodged: false,
    rerolled: false,
    fatigue: 0,
    used: [],
    killed: [],
    hits: false,
    step: 'declare',
  };
  if (isHero(attacker)) {
    attack.lines.push(...cardLines(state, { hero: attacker, attack }));
    if (!isInside && heldAt(attacker, 'attack:damage').some(held => opsIn(held, 'distanceToDamage').length > 0))
      attack.far = distanceTo(state, attacker, target);
  }
  return attack;
}
