// Who is who: the figures of heroes, of whoever is fought or met, of Elementals and the Griffin. Fetched when the first is shown.

import type { Seat } from '@veillee/kernel';
import { gallery, type Likeness, type TableEvent } from '@veillee/web/kit';
import { elites, monsters } from '../content/monsters.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { foes } from '../content/scenarios.ts';
import type { EncounterId } from '../content/vocabulary.ts';
import { type Foes, foeCard } from '../rules/combat/fighter.ts';
import type { Combat } from '../rules/combat/state.ts';
import type { Hero } from '../rules/state.ts';

const from = gallery(() => import('./figures/index.ts'));

export const heroLikeness = (id: string): Likeness => ({ from, id });
/** A Monster, an Elite, the foe of a scenario, or the card of one who has several. */
export const foeLikeness = (card: string): Likeness => ({ from, id: card });
/** The foe of a scenario as it stands now: who has several cards looks like the one in force. */
export const standingLikeness = (state: Foes, foe: FoeId): Likeness => foeLikeness(foeCard(state, foe)?.id ?? foe);
/** Whom one meets, where it is somebody: the Mercenary Fortress is a place. */
export const encounterLikeness = (id: EncounterId): Likeness | undefined =>
  id === 'mercenary-fortress' ? undefined : { from, id };
export const griffinLikeness: Likeness = { from, id: 'griffin' };
export const elementalLikeness = (element: string): Likeness => ({ from, id: `${element}-elemental` });

const NAMED = new Map(
  Object.entries({ monster: monsters, elite: elites, foe: foes }).flatMap(([kind, rows]) =>
    rows.flatMap(({ id }) => [`${kind}.${id}`, `${kind}.${id}.the`].map(text => [text, id] as const)),
  ),
);
/** Whoever is fought, by the text that names them: alone, or in a sentence. */
export function namedLikeness(text: string): Likeness | undefined {
  const id = NAMED.get(text);
  return id === undefined ? undefined : foeLikeness(id);
}

/** Whoever is fought; nobody while the card lies face down. */
export function opponentLikeness(
  state: Foes,
  { opponent, card }: Pick<Combat, 'opponent' | 'card'>,
): Likeness | undefined {
  if (opponent.kind === 'foe') return standingLikeness(state, opponent.foe);
  if (opponent.kind === 'elite') return foeLikeness(opponent.card);
  return card ? foeLikeness(card) : undefined;
}

interface Seated {
  readonly heroes: readonly Pick<Hero, 'id' | 'seat'>[];
}

export function seatLikeness({ heroes }: Seated, seat: Seat | undefined): Likeness | undefined {
  const hero = heroes.find(one => one.seat === seat);
  return hero && heroLikeness(hero.id);
}

/** The Hero whose turn a heading tells of. */
export const whose = ({ turn }: Pick<TableEvent, 'turn'>, view: Seated): Likeness | undefined =>
  seatLikeness(view, turn?.seat);
