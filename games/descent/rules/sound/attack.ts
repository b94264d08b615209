// Attacks under way, in a save.

import {
  exactly,
  flag,
  listOf,
  type Maybe,
  maybe,
  oneOf,
  only,
  type Shape,
  saying,
  some,
  whole,
} from '@veillee/kernel/save/shape';
import { heroes as sheets } from '../../content/heroes.ts';
import { ATTACK_STEPS, type Bonus, DICE, KINDS, type SurgeGain } from '../../content/vocabulary.ts';
import { type Attacking, FORMS } from '../attack/attacking.ts';
import type { Boosts } from '../attack/boosts.ts';
import type { Rolled } from '../attack/dice.ts';
import { REASONS } from '../attack/reasons.ts';
import type { Line, Purchase } from '../attack/sheet.ts';
import { amount, change, dice, few, figure, hero, name, names, owned, tokens, truth } from './names.ts';

const BONUS: { readonly [of in keyof Bonus]-?: Maybe<number> } = {
  damage: maybe(change),
  range: maybe(change),
  surges: maybe(change),
  pierce: maybe(change),
  blast: maybe(change),
  powerDice: maybe(change),
};
const purchase = exactly<Purchase>({
  cost: few,
  gain: exactly<SurgeGain>({
    ...BONUS,
    stun: maybe(few),
    burn: maybe(few),
    daze: maybe(few),
    web: maybe(few),
    throws: maybe(few),
    mend: maybe(few),
    times: maybe(few),
    kill: truth,
    wears: maybe(few),
    threat: maybe(few),
  }),
  source: saying(2),
});

export const attacking = (seat: Shape<number>, space: Shape<Attacking['space']>): Shape<Attacking> =>
  exactly<Attacking>({
    by: figure,
    seat,
    why: oneOf(REASONS),
    kind: oneOf(KINDS),
    weapon: name,
    name: saying(2),
    offHand: maybe(name),
    form: oneOf(FORMS),
    space,
    covered: listOf(space, 400),
    abilities: listOf(owned, 60),
    onWound: tokens,
    around: maybe(few),
    pool: dice,
    boosts: maybe(exactly<Boosts>({ n: few, power: dice })),
    morph: maybe(dice),
    aimed: flag,
    dodged: flag,
    rerolled: flag,
    fatigue: amount,
    used: names,
    killed: listOf(figure, 100),
    graves: maybe(listOf(listOf(space, 6), 100)),
    from: maybe(space),
    hits: flag,
    step: oneOf(ATTACK_STEPS),
    distance: maybe(amount),
    dice: listOf(exactly<Rolled>({ die: oneOf(DICE), face: whole(0, 5) }), 60),
    lines: listOf(exactly<Line>({ source: saying(2), bonus: exactly<Bonus>(BONUS) }), 60),
    sorcery: few,
    purchases: listOf(purchase, 60),
    bought: listOf(few, 60),
    paid: maybe(few),
    toRange: maybe(amount),
    turnsRange: maybe(flag),
    lucky: maybe(only(true)),
    clumsy: truth,
    failsOn: maybe(oneOf(['blank', 'enhancement', 'surge'])),
    prays: truth,
    hidden: maybe(listOf(figure, 100)),
    escaped: maybe(listOf(hero, 4)),
    wards: maybe(some(hero, few, sheets.length)),
    powerless: truth,
    far: maybe(amount),
  });
