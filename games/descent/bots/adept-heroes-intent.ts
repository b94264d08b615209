// What the adept's heroes say that they intend: what the best turn they see is about, and of a fight with whom.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { Intent } from '../content/vocabulary.ts';
import { mapNow } from '../rules/board.ts';
import * as keys from '../rules/keys.ts';
import { figureAt, type Hero, type Known, type Monster, standsOn } from '../rules/state.ts';

interface Meant {
  readonly aim: Intent;
  /** The options that begin the turn. */
  readonly first: readonly string[];
}

/** Whom a fight is about: who is struck first, else whoever stands nearest to where the hero goes. */
function foeOf(known: Known, hero: Hero, { first }: Meant): Monster | undefined {
  const [, at] = first.map(key => keys.attackKey.read(key)).find(found => found !== undefined) ?? [];
  const struck = at === undefined ? undefined : figureAt(known, at as Space);
  const named = known.monsters.find(({ id }) => id === struck?.id);
  if (named) return named;
  const [to = hero.at] = first.flatMap(key => (keys.walkKey.read(key) ?? []) as Space[]);
  if (to === undefined) return undefined;
  const map = mapNow(known);
  return bestOf(known.monsters, monster => -Math.min(...standsOn(monster).map(one => map.distance(to, one))));
}

export function intentSaid(known: Known, hero: Hero, meant: Meant, offered: ReadonlySet<string>): Picks {
  const foe = meant.aim === 'fight' ? foeOf(known, hero, meant) : undefined;
  const said = [foe?.id, meant.aim].flatMap(what => (what === undefined ? [] : [keys.intendKey.make(what)]));
  return said.filter(key => offered.has(key)).slice(0, 1);
}
