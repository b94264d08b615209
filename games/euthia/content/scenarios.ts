// The ten scenarios, who is fought in them and the cards they bring.

import { byId } from '@veillee/pieces/things';
import type { FoeRow, ScenarioCardRow, ScenarioRow } from './rows.ts';
import { devastationIncarnate } from './scenarios/devastation-incarnate.ts';
import { dragonCards } from './scenarios/dragon-cards.ts';
import { eventCards } from './scenarios/event-cards.ts';
import { foes } from './scenarios/foes.ts';
import { hecatomb } from './scenarios/hecatomb.ts';
import { mirrezilsHoard } from './scenarios/mirrezils-hoard.ts';
import { otherCards } from './scenarios/other-cards.ts';
import { recall1 } from './scenarios/recall-1.ts';
import { recall2 } from './scenarios/recall-2.ts';
import { recall3 } from './scenarios/recall-3.ts';
import { theHunt } from './scenarios/the-hunt.ts';
import { theSaboteur } from './scenarios/the-saboteur.ts';
import { villagersRescue } from './scenarios/villagers-rescue.ts';
import type { DeckId, FoeId } from './scenarios/vocabulary.ts';
import { wingsOfFarruga } from './scenarios/wings-of-farruga.ts';
import type { Counted, Mode } from './vocabulary.ts';

export const scenarios: readonly ScenarioRow[] = [
  theHunt,
  villagersRescue,
  devastationIncarnate,
  wingsOfFarruga,
  mirrezilsHoard,
  hecatomb,
  theSaboteur,
  recall1,
  recall2,
  recall3,
];
export const scenarioRow = byId('scenario', scenarios);

export { foes };
export const foeRow: (id: FoeId) => FoeRow = byId('foe', foes);

export const scenarioCards: readonly ScenarioCardRow[] = [...dragonCards, ...eventCards, ...otherCards];
export const scenarioCard = byId('scenario card', scenarioCards);

/** The cards of a deck, before any are left out. */
export const cardsOfDeck = (deck: DeckId) =>
  scenarioCards.flatMap(card => (card.form === 'deck' && card.deck === deck ? [card] : []));

/** The cards of a foe in stages, or in phases, in their order. */
export const cardsOfFoe = (foe: FoeId) =>
  scenarioCards.flatMap(card => ((card.form === 'stage' || card.form === 'phase') && card.foe === foe ? [card] : []));

/** How long a scenario lasts in a mode, by how many play. */
export const roundsOf = ({ rounds, rivalRounds }: ScenarioRow, mode: Mode, players: number): number =>
  counted(mode === 'competitive' ? (rivalRounds ?? rounds) : rounds, players);

/** A figure for so many players. */
export function counted(n: Counted, players: number): number {
  if (typeof n === 'number') return n;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4)
    throw new Error(`there is no figure for ${players} players`);
  return n[players];
}
