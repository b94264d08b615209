// What an ability is made of, and whether its condition holds. KIL-15.8, KIL-15.17, A-55.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import type { Ability, Attribute, Condition, Op } from '../../content/vocabulary.ts';
import { terrainOf } from '../realm/map.ts';
import { type Board, hero } from '../state.ts';

/** What a test or fight is about, where a condition asks. */
export interface About {
  readonly attribute?: Attribute;
  readonly against?: string;
  readonly surprise?: boolean;
}

const NOTHING: About = {};

/** The operations of an ability that is a plain list of them. */
export const opsOf = ({ effect }: Ability): readonly Op[] => ('ops' in effect ? effect.ops : []);

/** The record of one kind of operation. */
export type OpOf<K extends Op['op']> = Op extends infer O
  ? O extends { readonly op: infer T }
    ? K extends T
      ? O
      : never
    : never
  : never;

export const opIn = <K extends Op['op']>(ability: Ability, kind: K): OpOf<K> | undefined =>
  opsOf(ability).find(op => op.op === kind) as OpOf<K> | undefined;

/** Whether a condition holds for this hero now. */
export function holds(state: Board, seat: Seat, condition: Condition | undefined, about: About = NOTHING): boolean {
  if (condition === undefined) return true;
  const { region } = hero(state, seat);
  const { fight } = state;
  switch (condition.is) {
    case 'terrain':
      return terrainOf(region) === condition.terrain;
    case 'region':
      return region === condition.region;
    case 'anyOf':
      return condition.of.some(one => holds(state, seat, one, about));
    case 'attribute':
      return about.attribute === condition.attribute;
    case 'attributeNot':
      return about.attribute !== condition.attribute;
    case 'opponent':
      return condition.keywords.some(keyword => opponentKeywords(state, about).includes(keyword));
    case 'surprise':
      return about.surprise ?? (fight?.surprise === 'hero' && fight.active === seat);
    case 'round':
      return fight?.round === condition.round;
    case 'roundAtMost':
      return fight !== undefined && fight.round <= condition.round;
    case 'heroHpLostThisRound':
      return fight !== undefined && Object.values(fight.lost).some(lost => lost >= condition.atLeast);
  }
}

/** KIL-5.29, A-55: the printed keywords of whatever is tested or fought. */
function opponentKeywords(state: Board, { against }: About): readonly string[] {
  const card = against ?? state.fight?.adversary;
  return card === undefined || card === 'finale' ? [] : cardById(card).keywords;
}
