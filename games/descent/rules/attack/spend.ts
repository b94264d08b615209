// After the roll: surges, power dice for fatigue, and points for range or damage, one after the other (DES-21.10 to DES-21.18).

import type { Deed, Moment, Params, Refused, Text } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { because, first, unless, type Why } from '@veillee/pieces/offers';
import type { Metal } from '../../content/legend/vocabulary.ts';
import type { SurgeGain } from '../../content/vocabulary.ts';
import { spendFatigue } from '../effects/fatigue.ts';
import { type Held, heldAt, isOptional } from '../effects/held.ts';
import { whyNoUse } from '../effects/offers.ts';
import { applyEffect } from '../effects/ops.ts';
import { payFor } from '../effects/terms.ts';
import { fatigueDieKey, fatigueKey, surgeKey, useKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, figureOf, type Hero, isHero, type Known, type State, sideOf, type T } from '../state.ts';
import { affectedBy, attackSide, fearOf, spendsNoSurges } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { packsFor } from './boosts.ts';
import { roomForPower } from './dice.ts';
import { spendingOf } from './outlook.ts';
import { reasonOf } from './reasons.ts';
import { thrown } from './roll.ts';
import { isPointless, standing } from './sheet.ts';
import { diceTold, totalTold } from './told.ts';

/** What a surge buys, said one thing after the other. */
export const gainTexts = (gain: SurgeGain): Text[] =>
  (
    [
      'damage',
      'range',
      'pierce',
      'blast',
      'stun',
      'burn',
      'daze',
      'web',
      'throws',
      'mend',
      'times',
      'wears',
      'threat',
    ] as const
  )
    .flatMap((of): Text[] => {
      const n = gain[of];
      return n === undefined ? [] : [{ text: `surge.${of}`, with: { n: Math.abs(n) } }];
    })
    .concat(gain.kill ? [{ text: 'surge.kill' }] : []);

/** Surges that are left once Fear has been paid (DES-88.2). */
export const surgesLeft = (state: Known, attack: Attacking): number =>
  (spendsNoSurges(figureOf(state, attack.by)) ? 0 : standing(attack).left) -
  fearOf(state, attack, affectedBy(state, attack));

type Offer = { readonly why: Why | undefined; readonly deed: Deed<State> };

function surgeOffers(state: State, attack: Attacking): Offer[] {
  const left = surgesLeft(state, attack);
  return attack.purchases.map(({ cost, gain, source }, n) => ({
    why:
      cost > left
        ? because('why.surges', 'DES-21.11', { n: cost })
        : isPointless(attack, n)
          ? because('why.pointless', 'DES-21.12')
          : undefined,
    deed: {
      option: { key: surgeKey.make(n), text: 'attack.surge', with: { cost, gains: gainTexts(gain), source } },
      *run(t) {
        attack.bought[n] = (attack.bought[n] ?? 0) + 1;
        for (let before = 0; before < n; before++) attack.bought[before] ??= 0;
        t.tell(
          'log.attack.surge',
          { figure: nameOf(t.state, attack.by), cost, gains: gainTexts(gain) },
          { rule: 'DES-21.11' },
        );
      },
    },
  }));
}

/** Power dice for a fatigue (DES-21.17); in a campaign for more of it also better ones (LEG-15.4). */
function fatigueOffers(state: State, attack: Attacking, hero: Hero): Offer[] {
  const [plain, ...better] = packsFor(hero);
  const first = plain ? [fatigueOffer(attack, hero, plain.dice, plain.fatigue, fatigueKey)] : [];
  if (!state.legend) return first;
  return [
    ...first,
    ...better.map(({ dice, fatigue }) =>
      fatigueOffer(attack, hero, dice, fatigue, fatigueDieKey.make(dice[0] ?? 'black')),
    ),
  ];
}

function fatigueOffer(attack: Attacking, hero: Hero, all: readonly Metal[], cost: number, key: string): Offer {
  const room = roomForPower(attack.dice.map(({ die }) => die));
  const dice = all.slice(0, room);
  const { length: n } = dice;
  const why = first(
    reasonOf(attack).noDice,
    unless(!attack.powerless, 'why.powerless', 'DES-12.9'),
    unless(room > 0, 'why.fiveDice', 'DES-19.8'),
    unless(hero.fatigue >= cost, 'why.fatigue', 'DES-24.1', { n: cost }),
  );
  const isPlain = key === fatigueKey;
  const rule = isPlain ? 'DES-21.17' : 'LEG-15.4';
  const words: Params = isPlain
    ? { n, left: hero.fatigue }
    : { n: cost, left: hero.fatigue, dice: dice.map(die => ({ text: `die.${die}` })) };
  return {
    why,
    deed: {
      option: { key, text: isPlain ? 'attack.fatigue' : 'attack.fatigue.better', with: words, rule },
      *run(t) {
        spendFatigue(t, hero, cost);
        attack.fatigue += cost;
        const more = dice.map(die => thrown(t, die));
        attack.dice.push(...more);
        t.tell(
          'log.attack.power',
          { figure: nameOf(t.state, hero.id), shown: diceTold(more, attack), n },
          {
            rule,
            detail: more,
            scene: { of: 'attack', part: 'power' },
          },
        );
      },
    },
  };
}

/** What sheets and items let one do with a roll at a price: Laurel's range that becomes damage, surges that wake whoever wears gauntlets. */
function useOffers(state: State, attack: Attacking, hero: Hero): Offer[] {
  return heldAt(hero, 'attack:spend')
    .filter(isOptional)
    .map(held => ({
      why: first(whyTooFewSurges(state, attack, held), whyNoUse(state, held, { hero, attack })),
      deed: {
        option: { key: useKey.make(held.card.id, held.n), text: 'attack.use', with: { card: held.card.name } },
        *run(t) {
          yield* payFor(t, held, { hero, attack });
          t.tell('log.attack.use', { figure: nameOf(t.state, hero.id), card: held.card.name }, { rule: 'DES-21.18' });
          yield* applyEffect(t, held, { hero, attack });
        },
      },
    }));
}

function whyTooFewSurges(state: Known, attack: Attacking, { effect: { cost } }: Held): Why | undefined {
  const n = cost?.surges ?? 0;
  if (n > 0 && reasonOf(attack).isInside) return because('why.inside', 'ICE-5.7');
  return n > 0 && n > surgesLeft(state, attack) ? because('why.surges', 'DES-21.11', { n }) : undefined;
}

/** What the attack comes to now, for the prompt. */
const figuresTold = (state: State, attack: Attacking): Text[] => {
  const { range, damage, pierce } = standing(attack);
  return totalTold({ range, damage, pierce, surges: Math.max(0, surgesLeft(state, attack)) }, attack);
};

export function* spend(t: T, attack: Attacking): Flow {
  attack.step = 'spend';
  yield* react(t, attack.seat, (): Moment<State> | undefined => {
    const { state } = t;
    const attacker = figureOf(state, attack.by);
    const offers = [
      ...surgeOffers(state, attack),
      ...(isHero(attacker) && !reasonOf(attack).isFamiliars
        ? [...fatigueOffers(state, attack, attacker), ...useOffers(state, attack, attacker)]
        : []),
    ];
    const deeds = offers.flatMap(({ why, deed }) => (why ? [] : [deed]));
    if (deeds.length === 0) return undefined;
    const refused = (): Refused[] => offers.flatMap(({ why, deed }) => (why ? [{ ...deed.option, ...why }] : []));
    return {
      prompt: 'attack.spend',
      rule: 'DES-21.18',
      with: { figure: nameOf(state, attack.by), shown: figuresTold(state, attack) },
      pass: { text: 'attack.resolve' },
      deeds,
      refused,
      outlook: () => spendingOf(state, attack),
    };
  });
  yield* split(t, attack);
}

/** DES-21.10: points that range does not need may go there too, which matters to whoever would spare a friend. */
function* split(t: T, attack: Attacking): Flow {
  const { free, missing, reaches } = standing(attack);
  if (!reaches || free === missing) return;
  const { state } = t;
  const sparing = affectedBy(state, attack).some(one => sideOf(one.id) === attackSide(attack));
  if (!sparing) return;
  attack.toRange = yield* t.chooseNumber(
    attack.seat,
    'attack.split',
    { min: missing, max: free },
    {
      rule: 'DES-21.10',
      with: { figure: nameOf(state, attack.by), free },
    },
  );
}
