// What a seat may expect of the attacks it is offered, and of the surges it has rolled, for its board: worked out when somebody looks, never
// in a playout. Plain data; the page, which has neither guide nor hidden cards, could not work it out.

import type { Dice, Kind, MonsterId, Rank } from '../../content/vocabulary.ts';
import type { AttackChoice } from '../calls.ts';
import { rankIn } from '../effects/stats.ts';
import type { Change, Fit } from '../hero/comparison.ts';
import type { WorkProspect } from '../hero/prolonged.ts';
import { surgeKey } from '../keys.ts';
import { type FigureId, figureAt, type HeroId, type MonsterFigure, type State } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { type Blow, blowsOf, type Foretold, spentBest } from './foretell.ts';
import { opened } from './open.ts';
import { keyOfAttack } from './options.ts';
import { buysDeath, standing } from './sheet.ts';

/** What one attack promises, and from which dice. */
export interface Aim {
  readonly by: FigureId;
  readonly kind: Kind;
  readonly dice: Dice;
  /** Where range matters. */
  readonly distance?: number;
  /** On everybody whom it would affect, friends included. */
  readonly blows: readonly AimedBlow[];
}
export interface AimedBlow extends Foretold {
  readonly armour: number;
}

/** What a roll comes to with its surges spent well. */
export interface Spending {
  /** The option to buy next; none where nothing adds wounds. */
  readonly best?: string;
  readonly wounds: number;
  readonly armour: number;
  readonly kills: boolean;
}

/** Whom a monster could strike, at what cost of movement, and how it would probably end. */
export interface Prospect extends Foretold {
  readonly figure: HeroId;
  readonly cost: number;
}

/** Whatever of it there is at a decision. */
export interface Outlook {
  /** By the key of the option. */
  readonly attacks?: { readonly [key: string]: Aim };
  readonly spending?: Spending;
  /** Each monster that may still act, with its best target. */
  readonly monsters?: { readonly [id in MonsterFigure]?: Prospect };
  /** What a hero comes to with what is in use, and with each thing that could be. */
  readonly fit?: Fit;
  readonly things?: { readonly [on: string]: Change };
  /** By the key of the option: what a roll at a prolonged action promises. */
  readonly efforts?: { readonly [key: string]: WorkProspect };
  /** What is about to rise, as the figure it will be. */
  readonly rises?: { readonly kind: MonsterId; readonly rank: Rank };
  /** Each hero on the board: the chance to fall if every monster that can reach them strikes, and how many can. */
  readonly heroes?: { readonly [id in HeroId]?: { readonly falls: number; readonly reached: number } };
}

const plain = ({ figure, hit, wounds, kill, armour }: Blow): AimedBlow => ({ figure, hit, wounds, kill, armour });

/** Of attacks as they are offered. */
export const aimsOf = (state: State, who: FigureId, choices: readonly AttackChoice[]): Pick<Outlook, 'attacks'> =>
  choices.length === 0
    ? {}
    : { attacks: Object.fromEntries(choices.map(how => [keyOfAttack(how), aimOf(state, who, how)])) };

const aimOf = (state: State, by: FigureId, how: AttackChoice): Aim => aimAs(state, opened(state, by, how));

function aimAs(state: State, attack: Attacking): Aim {
  const { by, kind, pool: dice, distance } = attack;
  return { by, kind, dice, ...(distance !== undefined && { distance }), blows: blowsOf(state, attack).map(plain) };
}

/** Of each choice of dice for the attack that is about to be rolled (DES-98.1). */
export const morphsOf = (
  state: State,
  attack: Attacking,
  pools: readonly { readonly key: string; readonly pool: Dice }[],
): Pick<Outlook, 'attacks'> => ({
  attacks: Object.fromEntries(pools.map(({ key, pool }) => [key, aimAs(state, { ...attack, pool })])),
});

/** Of the roll that lies on the table, against whoever was aimed at. */
export function spendingOf(state: State, attack: Attacking): Pick<Outlook, 'spending'> {
  const target = figureAt(state, attack.space);
  const [blow] = target ? blowsOf(state, attack).filter(({ figure }) => figure === target.id) : [];
  if (!target || !blow) return {};
  const { bought, wounds } = spentBest(state, attack, target);
  // What falls already needs no more.
  const now = standing(attack);
  const pierce = now.pierce + rankIn(attack.abilities, 'pierce');
  const dies = buysDeath(attack) || now.damage - Math.max(0, blow.armour - pierce) >= target.wounds;
  const isDead = now.reaches && !now.misses && dies;
  const next = isDead ? -1 : bought.findIndex((times, n) => times > (attack.bought[n] ?? 0));
  return {
    spending: {
      ...(next >= 0 && { best: surgeKey.make(next) }),
      wounds,
      armour: blow.armour,
      kills: wounds >= target.wounds,
    },
  };
}
