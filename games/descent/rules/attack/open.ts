// An attack as it is declared: everything about it that is known before the dice are rolled (DES-21.2 to DES-21.6). Pure: previews and
// bots open one too.

import type { Space } from '@veillee/pieces/geometry';
import type { Ability } from '../../content/vocabulary.ts';
import { groundNow } from '../board.ts';
import type { AttackChoice } from '../calls.ts';
import { heldAt, opsIn, saysAt } from '../effects/held.ts';
import { abilitiesOf, rankIn } from '../effects/stats.ts';
import { conditionsHold } from '../effects/terms.ts';
import { clustersAt, covered, laid } from '../ground.ts';
import { heightLines } from '../heights.ts';
import { failsOn, moreRange } from '../legend/dungeon/laws.ts';
import { boughtAbilities, boughtLines } from '../legend/outdoors/bought.ts';
import { inspiredLines, piercing, wearingOut } from '../legend/outdoors/duels.ts';
import { attackFrom } from '../legend/outdoors/laws.ts';
import { soarLines } from '../legend/outdoors/soaring.ts';
import { type FigureId, isHero, isUp, type Known, seatFor, standsOn } from '../state.ts';
import { spendsNoSurges } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { berserkDice, cardLines, commands, curses, poolOf, swarmDice } from './bonuses.ts';
import { meansOf } from './means.ts';
import { formOf } from './options.ts';
import { reasonOf } from './reasons.ts';
import { distanceTo } from './sight.ts';
import { strikerOf } from './through-friends.ts';

/** What spreads over spaces, or throws: there is no room for it in a stomach (ICE-4.3). */
const OUTSIDE: readonly Ability[] = ['sweep', 'knockback'];

export function opened(state: Known, who: FigureId, how: AttackChoice): Attacking {
  const { weapon, target, aimed, by, area, from } = how;
  const attacker = strikerOf(state, { by: who, from });
  const means = meansOf(state, attacker, weapon);
  const { form, placement } = formOf(area);
  const ground = groundNow(state);
  const template = form === 'breath' || form === 'bolt' ? laid(ground, form, standsOn(attacker))[placement] : undefined;
  const under: readonly Space[] = template
    ? covered(ground, template)
    : form === 'leap'
      ? (state.overlord.acting?.over ?? [])
      : form === 'cluster'
        ? (clustersAt(ground, target)[placement] ?? [])
        : [];
  const isInside = by === 'inside';
  const isFamiliars = reasonOf({ why: by }).isFamiliars === true;
  // Whose own cards work on it.
  const hero = isHero(attacker) && !isFamiliars ? attacker : undefined;
  const bought = state.outdoors && !isHero(attacker) ? attacker : undefined;
  const printed = abilitiesOf(state, attacker);
  const lent = bought ? boughtAbilities(state, bought, printed) : printed;
  const own = bought && form === 'webbed' ? piercing(bought, lent) : lent;
  const owned = isFamiliars ? [...means.abilities] : [...means.abilities, ...own];
  const abilities = isInside ? owned.filter(({ ability }) => !OUTSIDE.includes(ability)) : owned;
  const { kind } = means;
  if (state.outdoors && !isInside && !isUp(attacker))
    abilities.push(...attackFrom(state, ground.terrain, attacker, kind));
  const asksRange =
    !isInside && kind !== 'melee' && (form === 'plain' || form === 'blast' || form === 'cluster') && !means.anyRange;
  const far = asksRange ? distanceTo(state, attacker, target) : undefined;
  const { pool, boosts } = isFamiliars
    ? { pool: means.dice, boosts: undefined }
    : poolOf(
        state,
        attacker,
        means,
        swarmDice(state, attacker, abilities, target),
        berserkDice(state, attacker, abilities),
      );
  const attack: Attacking = {
    by: who,
    seat: reasonOf({ why: by }).isForced ? state.overlord.seat : seatFor(state, attacker),
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
    from,
    lucky: hero && saysAt(hero, 'attack:spend', 'enhanceBoth') ? true : undefined,
    clumsy: means.clumsy,
    failsOn: far === undefined || !state.dungeon ? undefined : failsOn(state, kind, far),
    hidden: undefined,
    escaped: undefined,
    wards: undefined,
    powerless: undefined,
    pool,
    boosts,
    morph: undefined,
    distance: far !== undefined && hero && state.dungeon ? far + moreRange(state, kind) : far,
    dice: [],
    lines:
      isInside || isFamiliars
        ? [...means.lines]
        : [
            ...means.lines,
            ...(bought ? [...boughtLines(state, bought), ...inspiredLines(state, bought)] : []),
            ...commands(state, attacker),
            ...curses(state, attacker),
            ...heightLines(state, { form, space: target }, attacker),
            ...(state.outdoors && far !== undefined ? soarLines(state, { form, space: target }, attacker) : []),
          ],
    sorcery: rankIn(abilities, 'sorcery'),
    prays: rankIn(abilities, 'dark-prayer') > 0 || undefined,
    // What makes a blast is bought only where a blast was declared (DES-76.1).
    purchases:
      isInside || spendsNoSurges(attacker) // ICE-5.7
        ? []
        : [
            ...means.purchases.filter(({ gain }) => gain.blast === undefined || form === 'blast'),
            ...(bought ? wearingOut(state, bought) : []),
          ],
    bought: [],
    paid: undefined,
    aimed: aimed === true,
    dodged: false,
    rerolled: false,
    fatigue: 0,
    used: [],
    killed: [],
    graves: hero && saysAt(hero, 'attack:kill', 'harmBeside') ? [] : undefined,
    hits: false,
    step: 'declare',
  };
  if (hero) {
    const grants = heldAt(hero, 'attack:tokens').filter(held => conditionsHold(state, held, { hero, attack }));
    for (const held of grants)
      for (const { ability, rank } of opsIn(held, 'grant'))
        attack.abilities.push(rank === undefined ? { ability } : { ability, rank });
    attack.sorcery = rankIn(attack.abilities, 'sorcery');
    attack.lines.push(...cardLines(state, { hero, attack }));
    if (!isInside && saysAt(hero, 'attack:damage', 'distanceToDamage')) attack.far = distanceTo(state, hero, target);
  }
  return attack;
}
