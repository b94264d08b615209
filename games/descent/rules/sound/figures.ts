// Heroes, monsters and familiars, in a save.

import {
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  type Shape,
  some,
  tally,
  whole,
} from '@veillee/kernel/save/shape';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { AVATARS } from '../../content/legend/vocabulary.ts';
import { FAMILIARS, KINDS, ORDERS } from '../../content/vocabulary.ts';
import { AVATAR_ORDERS } from '../legend/dungeon/avatar-orders.ts';
import { type Companion, type Feats, FLIGHTS, type Hero, type Monster, type Visit } from '../state.ts';
import { chestShape } from './board.ts';
import type { Laid } from './laid.ts';
import {
  amount,
  few,
  figure,
  hero,
  monsterFigure,
  name,
  names,
  number,
  rank,
  skillList,
  statChange,
  tokens,
  trait,
  truth,
  where,
} from './names.ts';

export const heroShape = ({ seat, space, things, potion, feats }: Laid): Shape<Hero> =>
  exactly<Hero>({
    wounds: amount,
    tokens,
    id: hero,
    seat,
    at: maybe(space),
    aloft: maybe(space),
    over: maybe(space),
    fatigue: amount,
    coins: whole(0, 999_999),
    skills: skillList,
    training: some(trait, few, KINDS.length),
    equipped: things,
    potions: listOf(potion, 20),
    pack: things,
    objects: listOf(name, 50),
    exhausted: names,
    order: maybe(oneOf(ORDERS)),
    lasting: names,
    inside: maybe(monsterFigure),
    waits: truth,
    active: maybe(potion),
    faceUp: maybe(feats),
    monkey: maybe(few),
    visit: maybe(exactly<Visit>({ drinks: maybe(few), meals: maybe(few), bought: maybe(few) })),
    seenBy: maybe(listOf(figure, 200)),
    ready: flag,
    travelled: flag,
    reputation: whole(-9999, 9999),
    score: whole(-9999, 9999),
    feats: exactly<Feats>({ kills: tally, wounds: tally, blow: tally, deaths: tally, treasures: tally }),
  });

export const monsterShape = (laid: Laid): Shape<Monster> =>
  exactly<Monster>({
    wounds: amount,
    tokens,
    id: monsterFigure,
    kind: laid.kind,
    rank,
    unique: maybe(oneOf(Object.keys(laid.board.guide.uniques))),
    thing: maybe(number),
    at: laid.stand,
    aloft: maybe(laid.space),
    ready: flag,
    changes: maybe(listOf(statChange, 30)),
    bound: maybe(where),
    chest: maybe(chestShape(laid)),
    owner: maybe(hero),
    came: maybe(oneOf(['leader', 'twin', 'minion', 'villager'])),
    egg: truth,
    flight: maybe(oneOf(FLIGHTS)),
    order: maybe(oneOf(AVATAR_ORDERS)),
    person: maybe(oneOf([...lieutenants.map(({ id }) => id), ...AVATARS])),
  });

export const companionShape = ({ space, things }: Laid): Shape<Companion> =>
  exactly<Companion>({
    id: oneOf(FAMILIARS),
    owner: either(hero, only('overlord')),
    at: maybe(space),
    carries: things,
  });
