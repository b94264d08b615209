// Whom Heroes meet, and the Quests they are given.

import { byId } from '@veillee/pieces/things';
import { encounters } from './encounters.ts';
import { legends } from './legends.ts';
import { quests1, quests2, quests3, quests45 } from './quests/cards.ts';
import type { QuestRow } from './rows.ts';
import type { Company, EncounterId } from './vocabulary.ts';

export { encounters, legends };
export const encounterRow = byId('Encounter', encounters);
export const legendRow = byId('Legend', legends);

export const quests: readonly QuestRow[] = [...quests1, ...quests2, ...quests3, ...quests45];
export const questRow = byId('Quest', quests);

/** The cards of an Encounter for rivals, or for a team and whoever plays alone (EUT-13.16, EUT-20.7). */
export const questsOf = (encounter: EncounterId, company: Company): readonly QuestRow[] =>
  quests.filter(quest => quest.encounter === encounter && (quest.company ?? company) === company);
