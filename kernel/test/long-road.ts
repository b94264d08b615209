// The long road: the lantern road night after night, each a chapter. Nothing is decided before the last of them, and nights are told apart
// by what is left to them: a campaign as long as one likes.

import type { Chapters, Game, Position, Text } from '../index.ts';
import { bare, exactly, flag, listOf, only, whole } from '../save/shape.ts';
import { soundBy } from '../save/sound.ts';
import { type LanternLegacy, type LanternRoad, lanternRoad } from './lantern-road.ts';

export const NIGHTS = 40;
/** So many nights are a season. */
const SEASON = 10;
const LAMP = 3;

const walked = listOf(only('road'), NIGHTS);
const oil = whole(-99, 99);
const LEGACY = exactly<LanternLegacy>({ oil, walked });
const sound = soundBy<LanternRoad, Position>(() => ({
  position: bare('setup', 'step'),
  state: exactly<LanternRoad>({
    chapter: only('road'),
    oil,
    walked,
    deck: listOf(whole(-2, 2), 12),
    steps: whole(0, 4),
    lost: flag,
  }),
}));

const nightsOf = (legacy: LanternLegacy | undefined): number => legacy?.walked.length ?? 0;
const titleOf = (legacy: LanternLegacy | undefined): Text => ({
  text: 'lantern.title.night',
  with: { night: nightsOf(legacy) + 1 },
});

const isLast = ({ walked }: Pick<LanternRoad, 'walked'>): boolean => walked.length + 1 === NIGHTS;
const { chapters: nights } = lanternRoad as { chapters: Chapters<LanternRoad, LanternLegacy> };

export const longRoad: Game<LanternRoad, LanternRoad> = {
  ...lanternRoad,
  id: 'long-road',
  options: [],
  begin: (setting, legacy) => lanternRoad.begin({ ...setting, options: { chapter: 'road' } }, legacy),
  sound,
  outcome: state => ({
    won: [],
    scores: [state.oil, state.oil],
    text: { text: 'lantern.outcome', with: { lost: state.lost } },
    ...(isLast(state) ? { won: state.lost ? [] : [0, 1] } : { undecided: true }),
  }),
  chapters: {
    ...nights,
    read: nights.read,
    sound: legacy => LEGACY.amiss(legacy),
    // Whoever is lost is found again in the morning, with a new lamp.
    legacy: ({ oil, walked }) => ({ oil: Math.max(LAMP, oil), walked: [...walked, 'road'] }),
    following: legacy => (nightsOf(legacy) < NIGHTS ? [{ id: 'night', title: titleOf(legacy), options: {} }] : []),
    title: (_, legacy) => titleOf(legacy),
    part: (_, legacy) => ({ text: `lantern.season.${Math.floor(nightsOf(legacy) / SEASON)}` }),
    story: ({ steps, oil, lost }) => ({ text: 'lantern.story.road', with: { steps, oil, lost } }),
  } satisfies Chapters<LanternRoad, LanternLegacy>,
};
