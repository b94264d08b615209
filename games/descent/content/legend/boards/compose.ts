// What boards do, as texts: composed from their rows in both languages, and kept in `secrets/board-rules.*.json`.

import { phraseBy } from '@veillee/pieces/speech';
import { sentence } from '@veillee/pieces/words';
import { grounds, incidents, keepLevels, legendaryAreas, levels, rumours } from '../boards.ts';
import type { BoardSpeech } from './compose/language.ts';
import type {
  BoardRow,
  BoardRule,
  IncidentRow,
  KeepLevelRow,
  LegendaryRow,
  RumourRow,
  Windfall,
} from './vocabulary.ts';

export type Texts = { readonly [key: string]: string };

/** As the words of a quest's guide are found. */
export const ofBoard = (board: string, part: string): string => `quest.${board}.${part}`;
export const ofIncident = (incident: string, part: string): string => `incident.${incident}.${part}`;
/** The first of them is 1. */
const nth = (part: string, n: number): string => [part, n + 1].join('.');

const ruleText = (speech: BoardSpeech, rule: BoardRule): string =>
  sentence(
    'law' in rule
      ? phraseBy(speech.laws, 'law', rule)
      : speech.joined(speech.when(rule), speech.and(rule.do.map(op => phraseBy(speech.ops, 'op', op)))),
  );

const windfallText = (speech: BoardSpeech, all: readonly Windfall[]): string =>
  sentence(speech.and(all.map(one => phraseBy(speech.windfalls, 'gain', one))));

const rulesOf = (speech: BoardSpeech, { board, rules }: BoardRow): [string, string][] =>
  rules.map((rule, n) => [ofBoard(board, nth('rule', n)), ruleText(speech, rule)]);

const rumourTexts = (speech: BoardSpeech, { board, first, goal, reward }: RumourRow): [string, string][] => [
  ...(first ? [[ofBoard(board, 'first'), windfallText(speech, [first])] as [string, string]] : []),
  [ofBoard(board, 'goal'), sentence(phraseBy(speech.goals, 'goal', goal))],
  [ofBoard(board, 'reward'), windfallText(speech, reward)],
];

const legendaryTexts = (speech: BoardSpeech, { board, reward }: LegendaryRow): [string, string][] => [
  [ofBoard(board, 'reward'), windfallText(speech, reward)],
];

const keepTexts = (speech: BoardSpeech, { board, appears, at, before, after }: KeepLevelRow): [string, string][] => {
  const [first, then] = [before, after].map(all => all.map(one => phraseBy(speech.arrivals, 'as', one)));
  return [
    [ofBoard(board, 'appears'), sentence(phraseBy(speech.appears, 'on', appears))],
    [ofBoard(board, 'arrival'), sentence(speech.arriving(at, first ?? [], then ?? []))],
  ];
};

const incidentTexts = (speech: BoardSpeech, row: IncidentRow): [string, string][] =>
  'does' in row
    ? [[ofIncident(row.incident, 'rule'), sentence(phraseBy(speech.meetings, 'meet', row.does))]]
    : row.abilities.map(({ threat, does }, n) => [
        ofIncident(row.incident, nth('ability', n)),
        sentence(speech.costs(threat, phraseBy(speech.bought, 'buy', does))),
      ]);

/** Of every board and incident: `secrets/board-rules.*.json`. */
export const boardRules = (speech: BoardSpeech): Texts =>
  Object.fromEntries([
    ...[...levels, ...rumours, ...legendaryAreas, ...keepLevels, ...grounds].flatMap(row => rulesOf(speech, row)),
    ...rumours.flatMap(row => rumourTexts(speech, row)),
    ...legendaryAreas.flatMap(row => legendaryTexts(speech, row)),
    ...keepLevels.flatMap(row => keepTexts(speech, row)),
    ...incidents.flatMap(row => incidentTexts(speech, row)),
  ]);
