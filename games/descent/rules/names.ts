// What figures, things and places are called, as texts. Named monsters and quest objects have their names in the quest's secret texts.

import { type Params, secretTexts, type Text } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { lawsOf } from '../content/legend/boards/reading.ts';
import { type BoardId, INCIDENTS, type IncidentId } from '../content/legend/boards/vocabulary.ts';
import { boardRow } from '../content/legend/boards.ts';
import type { Avatar } from '../content/legend/vocabulary.ts';
import { monsterRow } from '../content/monsters.ts';
import boardRulesEn from '../secrets/board-rules.en.json' with { type: 'json' };
import boardRulesFr from '../secrets/board-rules.fr.json' with { type: 'json' };
import boardsEn from '../secrets/boards.en.json' with { type: 'json' };
import boardsFr from '../secrets/boards.fr.json' with { type: 'json' };
import campaignEn from '../secrets/campaign.en.json' with { type: 'json' };
import campaignFr from '../secrets/campaign.fr.json' with { type: 'json' };
import en from '../secrets/en.json' with { type: 'json' };
import fr from '../secrets/fr.json' with { type: 'json' };
import { heroName, thingName } from './card-names.ts';
import { avatarName, lieutenantName } from './legend/names.ts';
import {
  type FigureId,
  isHero,
  type Known,
  type Marker,
  type Monster,
  maybeFigure,
  type Side,
  type State,
  sheetOf,
} from './state.ts';

/** What guides say, those of quests and those of the campaign’s boards, and the rules of the latter; and what the campaign tells between them. */
export const secrets = {
  en: { ...en, ...boardsEn, ...boardRulesEn, ...campaignEn },
  fr: { ...fr, ...boardsFr, ...boardRulesFr, ...campaignFr },
};
const secret = secretTexts<string>(secrets);

/** A text of the quest's guide: whoever is given it can read it. */
export const questText = ({ quest }: Pick<State, 'quest'>, part: string, id: string): Text =>
  questTexts(`quest.${quest}.${part}.${id}`);
/** A view tells again all that has been told. */
const questTexts = kept((key: string): Text => secret(key), 4096);

/** What a board of the campaign says of itself: its goal, its reward. */
export const boardText = (board: BoardId, part: 'goal' | 'reward'): Text => secret(`quest.${board}.${part}`);

/** What the card of an Incident says. */
export const incidentText = (incident: IncidentId, ...parts: readonly string[]): Text =>
  secret(`incident.${[incident, ...parts].join('.')}`);

/** What is said of a rumour where it is heard. */
export const tavernTale = (rumour: string): Text => secret(`quest.${rumour}.text.taken`);

/** What the campaign tells at its turns. */
export const campaignText = (parts: readonly (string | number)[], params?: Params): Text =>
  secret(`told.${parts.join('.')}`, params);

/** Who leads a board of the campaign, or an incident. */
export const leaderOf = (at: string): Text =>
  isIncident(at) ? incidentText(at, 'unique', 'leader') : secret(`quest.${at}.unique.leader`);
const isIncident = (id: string): id is IncidentId => INCIDENTS.some(one => one === id);

/** What is read out when this side has won. */
export const lastWords = (state: Pick<State, 'quest' | 'dungeon'>, won: Side): Text =>
  state.dungeon ? lastOfDungeon(state, won) : questText(state, 'text', won === 'heroes' ? 'win' : 'lose');

/** Of a dungeon: how its last level ends, or how the party came out of it otherwise. */
const lastOfDungeon = (state: Pick<State, 'quest' | 'dungeon'>, won: Side): Text =>
  won === 'heroes' ? questText(state, 'text', 'win') : { text: `dungeon.lost.${state.dungeon?.over ?? 'fled'}` };

export function monsterName(
  state: Pick<State, 'quest' | 'outdoors'>,
  { kind, rank, unique, egg, came, person }: Pick<Monster, 'kind' | 'rank' | 'unique' | 'egg' | 'came' | 'person'>,
): Text {
  if (egg) return { text: 'prop.monster-egg' };
  if (came === 'villager') return { text: isCub(state) ? 'monster.griffin-cub' : 'monster.villager' };
  if (unique !== undefined) return questText(state, 'unique', unique);
  if (person !== undefined && !state.outdoors) return avatarName(person as Avatar);
  if (came === 'leader' && state.outdoors) return leaderName(state.outdoors);
  if (came === 'leader' || came === 'twin') return questText(state, 'unique', came);
  const { id } = monsterRow(kind);
  return { text: rank === 'normal' ? `monster.${id}` : `monster.${id}.as-master` };
}

/** LEG-20.8: who walks along on this level. */
const isCub = ({ quest }: Pick<State, 'quest'>): boolean =>
  lawsOf(boardRow(quest as BoardId), 'walks-along').some(({ who }) => who === 'cub');

/** Of an encounter: as the card has it that lies there. */
const leaderName = ({ incident, lieutenant }: NonNullable<Known['outdoors']>): Text =>
  incident ? incidentText(incident, 'unique', 'leader') : lieutenantName(lieutenant ?? '');

/** Whoever has left the board is called by the name of nobody. */
export function nameOf(state: Known, id: FigureId): Text {
  const figure = maybeFigure(state, id);
  if (!figure) return { text: 'name.gone' };
  return isHero(figure) ? heroName(sheetOf(figure)) : monsterName(state, figure);
}

export function markerName(state: State, marker: Marker): Text {
  switch (marker.kind) {
    case 'chest':
      return { text: 'marker.chest', with: { tier: { text: `tier.${marker.tier}` } } };
    case 'potion':
      return thingName(marker.potion);
    case 'relic':
      return thingName(marker.item);
    case 'key':
      return { text: 'marker.key', with: { colour: { text: `rune.${marker.colour}` } } };
    case 'glyph':
      return { text: marker.dark ? `prop.dark-glyph-${marker.dark}` : 'marker.glyph' };
    case 'object':
      return questText(state, 'object', marker.object);
    default:
      return { text: `marker.${marker.kind}` };
  }
}
