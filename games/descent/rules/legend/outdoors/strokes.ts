// What the last lines of lieutenants' cards make of their blows, and of their way (R182).

import { isUnheard, unless, type Why } from '@veillee/pieces/offers';
import type { Attacking } from '../../attack/attacking.ts';
import { sightOf } from '../../attack/sight.ts';
import { calls } from '../../calls.ts';
import { thingName } from '../../card-names.ts';
import { putAt } from '../../effects/places.ts';
import { itemKey } from '../../keys.ts';
import { nameOf } from '../../names.ts';
import { breakable, breakItem } from '../../overlord/crushing.ts';
import { isStay, type Tread } from '../../overlord/treading.ts';
import {
  type Acting,
  type DeedOffer,
  type FigureId,
  type Flow,
  type Hero,
  isHeroId,
  type Known,
  type Monster,
  maybeFigure,
  type State,
  type T,
  type Thing,
} from '../../state.ts';
import { kill } from '../../wounds.ts';
import { throwPower } from '../dice.ts';
import { heed } from '../dungeon/facts.ts';
import { said } from './duels.ts';
import { blinkKey } from './keys.ts';

const RULE = 'LEG-7.19';
const striker = ({ monsters }: Pick<Known, 'monsters'>, id: FigureId): Monster | undefined =>
  monsters.find(one => one.id === id);

/** As often as it was bought: fatigue or wounds, as the hero likes. */
export function* wearOut(t: T, attack: Attacking, hero: Hero, times: number): Flow {
  const { state } = t;
  const monster = striker(state, attack.by);
  const op = monster && said(monster, 'wearsOut');
  for (let n = 0; op && n < times && maybeFigure(state, hero.id)?.at !== undefined; n++) {
    const words = { hero: nameOf(state, hero.id), fatigue: op.fatigue, wounds: op.wounds };
    const options = [
      ...(hero.fatigue >= op.fatigue ? [{ key: 'fatigue', text: 'outdoors.wears.fatigue', with: words }] : []),
      { key: 'wounds', text: 'outdoors.wears.wounds', with: words },
    ];
    const key = yield* t.choose(hero.seat, 'outdoors.wears', options, { rule: RULE, with: words });
    if (key === 'fatigue') hero.fatigue -= op.fatigue;
    else yield* calls(t).wound(t, hero.id, op.wounds, { kind: 'ability', by: attack.by, what: 'wears' });
  }
}

/** What a wound through armour does besides; whether the hero is dead of it. */
export function* afterWound(t: T, attack: Attacking, hero: Hero): Flow<boolean> {
  const { state } = t;
  const monster = striker(state, attack.by);
  const op = monster && said(monster, 'onWound');
  if (!monster || !op || maybeFigure(state, hero.id)?.at === undefined) return false;
  const face = op.face === undefined ? undefined : throwPower(t);
  if (face !== op.face) return false;
  const words = { monster: nameOf(state, monster.id), hero: nameOf(state, hero.id) };
  t.tell(`log.outdoors.duel.${op.what}`, words, { rule: RULE, weight: 3 });
  switch (op.what) {
    case 'dies':
      yield* kill(t, hero.id, { kind: 'attack', by: attack.by, what: attack.weapon });
      return true;
    case 'spent':
      hero.fatigue = 0;
      return false;
    case 'losesItem':
      yield* loseItem(t, hero);
      return false;
  }
}

function* loseItem(t: T, hero: Hero): Flow {
  const worn = breakable(hero).filter(thing => hero.equipped.includes(thing));
  const optionOf = (thing: Thing) => ({
    key: itemKey.make(thing),
    text: 'outdoors.loses',
    with: { thing: thingName(thing) },
    on: [`item:${thing}`],
  });
  const how = { rule: RULE, with: { hero: nameOf(t.state, hero.id) } };
  const thing: Thing | undefined = yield* t.choose(hero.seat, 'outdoors.losing', worn, optionOf, how);
  if (thing !== undefined) yield* breakItem(t, hero, thing, 'log.outdoors.broken', RULE);
}

/** Conquest more for each hero whom their blow has killed. */
export function countKills(t: T, { by, killed }: Attacking): void {
  const monster = striker(t.state, by);
  const op = monster && said(monster, 'killWorth');
  for (const _ of op ? killed.filter(isHeroId) : []) heed(t, { fact: 'gain', side: 'overlord', conquest: op?.n ?? 0 });
}

/** For all their points at once they are somewhere else that they see. */
export function offerBlink(
  state: State,
  monster: Monster,
  acting: Acting,
  tread: Tread,
  why: Why | undefined,
  offer: DeedOffer,
): void {
  const op = said(monster, 'blink');
  if (!op) return;
  const short = unless(acting.movement >= op.movement, 'overlord.why.movement', RULE, {
    cost: op.movement,
    left: acting.movement,
  });
  if (isUnheard(why ?? short, offer)) return;
  const sees = sightOf(state, monster);
  for (const to of tread.ground.open.places)
    if (isStay(tread, to) && tread.isOpen(to) && sees(to))
      offer(undefined, () => ({
        option: {
          key: blinkKey.make(to),
          text: 'outdoors.blink',
          with: { monster: nameOf(state, monster.id), n: op.movement },
          rule: RULE,
          on: [monster.id, to],
        },
        *run(t) {
          Object.assign(acting, { fresh: false, movement: acting.movement - op.movement });
          yield* putAt(t, monster.id, to, RULE, 'log.outdoors.elsewhere');
        },
      }));
}
