// Lantern road: the smallest campaign. On the road one finds oil, in the tower one burns it; whoever is lost plays again.

import {
  fingerprint,
  type Game,
  type Option,
  type Position,
  type Rules,
  type Setting,
  secretTexts,
  type Table,
} from '../index.ts';
import { bare, exactly, flag, listOf, oneOf, only, whole } from '../save/shape.ts';
import { soundBy } from '../save/sound.ts';

/** What the road leaves to the tower or to the marsh, and those to nothing. */
export interface LanternLegacy {
  readonly oil: number;
  readonly walked: readonly string[];
}

export interface LanternRoad {
  chapter: string;
  oil: number;
  walked: string[];
  /** Face down: what lies on the way. The top is the end. */
  deck: number[];
  steps: number;
  lost: boolean;
}

const CHAPTERS = ['road', 'marsh', 'tower'] as const;
const NEXT: { readonly [chapter: string]: readonly string[] } = {
  road: ['marsh', 'tower'],
  marsh: ['tower'],
  tower: [],
};
/** What the end of the road says, and nobody may read before. */
export const LANTERN_SECRETS = {
  en: { 'lantern.secret.road': 'The keeper of the tower is your own brother.' },
  fr: { 'lantern.secret.road': 'Le gardien de la tour est votre propre frère.' },
};
const secret = secretTexts(LANTERN_SECRETS);

const MOST_STEPS = 4;
const STEP: Position = { at: 'step' };
const OVER: Position = { at: 'over' };
const OPTIONS: readonly Option[] = ['careful', 'bold'].map(key => ({ key, text: `lantern.${key}` }));

function* setup(t: Table<LanternRoad>): Rules<Position> {
  t.shuffle(t.state.deck, 'deck');
  return STEP;
}

/** LAN-1: a bold step takes two cards of the way; what is below nothing takes oil, and without oil one is lost. */
function* step(t: Table<LanternRoad>): Rules<Position> {
  const { state } = t;
  const how = yield* t.choose(state.steps % t.setting.seats, 'lantern.step', OPTIONS);
  for (const card of t.draw(state.deck, how === 'bold' ? 2 : 1)) state.oil += card;
  state.steps++;
  if (state.oil <= 0) state.lost = true;
  else if (state.steps === MOST_STEPS && state.chapter === 'road')
    t.tell('lantern.found', { letter: secret('lantern.secret.road') });
  return state.lost || state.steps >= MOST_STEPS ? OVER : STEP;
}

function read(value: unknown): LanternLegacy {
  const { oil, walked } = value as Partial<LanternLegacy>;
  if (!Number.isInteger(oil) || Number(oil) < 1) throw new Error(`oil is ${String(oil)}`);
  if (!Array.isArray(walked) || !walked.every(chapter => CHAPTERS.includes(chapter)))
    throw new Error(`walked is ${JSON.stringify(walked)}`);
  return value as LanternLegacy;
}

const walked = listOf(oneOf(CHAPTERS), CHAPTERS.length);
const oil = whole(-99, 99);
const LEGACY = exactly<LanternLegacy>({ oil, walked });
const sound = soundBy<LanternRoad, Position>(({ options }) => ({
  position: bare('setup', 'step'),
  state: exactly<LanternRoad>({
    chapter: only(String(options.chapter)),
    oil,
    walked,
    deck: listOf(whole(-2, 2), 12),
    steps: whole(0, MOST_STEPS),
    lost: flag,
  }),
}));

const titleOf = ({ options }: Setting) => ({ text: `lantern.title.${String(options.chapter)}` });

export const lanternRoad: Game<LanternRoad, LanternRoad> = {
  id: 'lantern-road',
  rules: 1,
  content: fingerprint('lantern-road'),
  options: [{ id: 'chapter', kind: 'choice', initial: 'road', choices: CHAPTERS }],
  refuseSetting: ({ seats }) => (seats <= 2 ? undefined : { text: 'lantern.seats' }),
  begin: ({ options }, legacy?: unknown) => {
    const { oil, walked } = legacy === undefined ? { oil: 3, walked: [] } : (legacy as LanternLegacy);
    const chapter = String(options.chapter);
    const deck = Array.from({ length: 12 }, (_, n) => (n % 5) - 2);
    return { chapter, oil, walked: [...walked], deck, steps: 0, lost: false };
  },
  positions: { setup, step },
  view: ({ deck, ...open }) => ({ ...open, deck: deck.map(() => 0) }),
  redeal: ({ deck }, _, chance) => void chance.shuffle(deck.sort(), 'redeal'),
  outcome: ({ lost, oil }) => ({
    won: lost ? [] : [0, 1],
    scores: [oil, oil],
    text: { text: 'lantern.outcome', with: { lost } },
  }),
  turns: ({ steps }) => steps,
  invariants: ({ steps }) => (steps <= MOST_STEPS ? [] : [`${steps} steps`]),
  sound,
  trials: [{ seats: 2, options: {} }],
  chapters: {
    read,
    sound: legacy => LEGACY.amiss(legacy),
    legacy: ({ lost, oil, walked, chapter }) => (lost ? undefined : { oil, walked: [...walked, chapter] }),
    following: (_, { options }) =>
      (NEXT[String(options.chapter)] ?? []).map(id => ({
        id,
        title: titleOf({ seats: 1, options: { chapter: id } }),
        options: { chapter: id },
      })),
    title: titleOf,
    story: ({ chapter, steps, oil, lost }) => ({ text: `lantern.story.${chapter}`, with: { steps, oil, lost } }),
    branches: 'anywhere',
  },
};
