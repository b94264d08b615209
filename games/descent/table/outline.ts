// The table in words, for whoever plays without pictures: all that the board shows this seat, and what each answer promises.

import type { Option, PlainDecision, Text } from '@veillee/kernel';
import { kindOf, type Place, pointOf, type Space, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import type { Figure, OutlinePart, OutlineRow, TableProps } from '@veillee/web/kit';
import { wordBy } from '@veillee/web/kit/reading.ts';
import { SKILL_TYPES, TOKENS, TREACHERY } from '../content/vocabulary.ts';
import type { Outlook } from '../rules/attack/outlook.ts';
import { isStep, riskOn } from '../rules/props/risks.ts';
import { type Hero, isHero, isPotion, type Marker, type Monster, rowId, standsOn, type Thing } from '../rules/state.ts';
import type { DelveView } from '../rules/view/delve.ts';
import { gainedText } from '../rules/view/gained.ts';
import type { View } from '../rules/view.ts';
import { chanceWords, percent } from './attack/aims.ts';
import { friendsIn, friendTold } from './attack/friends.ts';
import { groundSeen, revealedSpaces } from './dungeon/ground.ts';
import { leadsTo } from './dungeon/leads.ts';
import { lanesOf } from './dungeon/moving.ts';
import { riskFigures } from './dungeon/risk-signs.ts';
import { sightOf } from './dungeon/sight.ts';
import { titleOf } from './dungeon/title.ts';
import { toldOf } from './legend/diary-facts.ts';
import { weekOutline } from './legend/outline.ts';
import { roadRows, visitParts } from './legend/visit-outline.ts';
import { deckClock } from './overlord/deck-clock.ts';
import { turnSteps } from './overlord/turn-steps.ts';

/** Columns and rows are counted from 1. */
function spaceText(at: Space): Text {
  const { x, y } = pointOf(at);
  return { text: 'table.at', with: { x: x + 1, y: y + 1 } };
}

function placeText(view: View, figure: Hero | Monster): Text {
  const [at] = standsOn(figure);
  if (at) return spaceText(at);
  const inside = isHero(figure) ? view.sheets[figure.inside ?? 'monster:nobody'] : undefined;
  return inside ? { text: 'table.stomach.of', with: { figure: inside.name } } : { text: 'table.town' };
}

const thingText = (thing: Thing): Text => ({ text: isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}` });

const featText = (card: string): Text => ({ text: `feat.${rowId(card)}` });

const conditionTexts = (view: View, figure: Hero | Monster): Text[] => [
  ...(view.dungeon?.enslaved === figure.id ? [{ text: 'ability.enslaved' }] : []),
  ...(isHero(figure) || !view.sheets[figure.id]?.order ? [] : [{ text: `order.${view.sheets[figure.id]?.order}` }]),
  ...TOKENS.flatMap(of => {
    const n = figure.tokens[of] ?? 0;
    const token = { text: `ability.${of}` };
    return n > 1 ? [{ text: 'start.token', with: { token, n } }] : n === 1 ? [token] : [];
  }),
  ...(isHero(figure) && figure.active ? [{ text: `potion.${figure.active}` }] : []),
  ...(isHero(figure) ? (figure.faceUp ?? []).map(featText) : []),
];

export function outline(view: View): readonly OutlinePart[] {
  if (view.legend && view.week)
    return [...weekOutline(view.legend, view.week), ...visitParts(view), ...diaryParts(view)];
  return [
    { rows: [questRow(view), ...stepRows(view)] },
    { title: { text: 'side.heroes' }, rows: view.heroes.flatMap(hero => heroRows(view, hero)) },
    { title: { text: 'side.overlord' }, rows: overlordRows(view) },
    { title: { text: 'table.map' }, rows: mapRows(view) },
    ...(view.story.length > 0
      ? [{ title: { text: 'table.journal' }, rows: view.story.map(text => ({ values: [text] })) }]
      : []),
  ];
}

/** Of a campaign: all weeks, the last one first. */
function diaryParts(view: View): OutlinePart[] {
  const weeks = toldOf(view).toReversed();
  if (weeks.length === 0) return [];
  const rows = weeks.map(({ page, title, sentences }) => ({
    label: { text: 'diary.number', with: { n: page.week } },
    values: [title, ...sentences],
  }));
  return [{ title: { text: 'diary.book' }, rows }];
}

const questRow = (view: View): OutlineRow => ({
  label: titleOf(view),
  values: [
    { text: 'log.round', with: { round: view.round } },
    ...(view.delve ? delveTexts(view.delve) : [{ text: 'table.conquest', with: { n: Math.max(0, view.conquest) } }]),
    { text: 'table.threat.n', with: { n: view.overlord.threat } },
    ...Object.entries(view.counters).map(([id, n]) => ({
      text: 'table.counter',
      with: { name: view.counterNames[id] ?? { text: 'name.gone' }, n },
    })),
  ],
});

const delveTexts = (delve: DelveView): Text[] => {
  const { passed, all, waits, markerUp, exhausted, key, door, coins } = delve;
  return [
    { text: 'dungeon.depth', with: { n: passed.length + 1, all } },
    gainedText(delve),
    ...(delve.bound
      ? [
          {
            text: 'table.tells',
            with: { what: delve.bound.to, text: { text: delve.bound.broken ? 'dungeon.seal.broken' : 'dungeon.seal' } },
          },
        ]
      : []),
    { text: key ? 'dungeon.key' : 'dungeon.noKey' },
    { text: door ? 'dungeon.door' : 'dungeon.noDoor' },
    { text: 'dungeon.waits', with: { n: waits.length } },
    { text: markerUp ? 'dungeon.markerUp' : 'dungeon.markerDown' },
    { text: 'dungeon.exhausted', with: { n: exhausted } },
    { text: 'dungeon.purse', with: { n: coins } },
  ];
};

function stepRows(view: View): OutlineRow[] {
  const now = turnSteps(view).find(({ state }) => state === 'now');
  return now ? [{ label: { text: 'table.steps' }, values: [{ text: `table.step.${now.id}` }] }] : [];
}

const nameIn = ({ sheets }: View, { id }: Hero | Monster): Text => sheets[id]?.name ?? { text: 'name.gone' };

/** Where a figure is and what it has left. */
function figureTexts(view: View, figure: Hero | Monster): Text[] {
  const { mostWounds = figure.wounds, armour = 0, speed = 0 } = view.sheets[figure.id] ?? {};
  return [
    placeText(view, figure),
    { text: 'table.wounds', with: { n: figure.wounds, most: mostWounds } },
    { text: 'table.armour', with: { n: armour } },
    { text: 'table.speed', with: { n: speed } },
    ...conditionTexts(view, figure),
  ];
}

function heroRows(view: View, hero: Hero): OutlineRow[] {
  const { fatigue, coins, order, equipped, potions, pack, skills } = hero;
  return [
    {
      label: nameIn(view, hero),
      values: [
        ...figureTexts(view, hero),
        { text: 'table.fatigue', with: { n: fatigue, most: view.sheets[hero.id]?.mostFatigue ?? 0 } },
        { text: 'table.coins', with: { n: coins } },
        ...(order ? [{ text: `order.${order}` }] : []),
      ],
    },
    ...listed({ text: 'table.use' }, [...equipped, ...potions].map(thingText)),
    ...listed({ text: 'table.carried' }, pack.map(thingText)),
    ...featRows(view, hero),
    ...listed({ text: 'table.skills' }, skills.map(skill => ({ text: `skill.${rowId(skill)}` }))), // biome-ignore format: one of three lists
  ];
}

/** Which feats a hero holds, for their own side; for the other how many of each type. */
function featRows({ featCards, sheets }: View, { id }: Hero): OutlineRow[] {
  const hero = sheets[id]?.name;
  if (!featCards || !hero) return [];
  const { cards, hands } = featCards;
  const types = SKILL_TYPES.flatMap(type => {
    const n = hands[id]?.[type] ?? 0;
    return n > 0 ? [{ text: 'table.feats.type', with: { type: { text: `skill-type.${type}` }, n } }] : [];
  });
  return listed({ text: 'table.feats.of', with: { hero } }, cards ? (cards[id] ?? []).map(featText) : types);
}

const listed = (label: Text, values: readonly Text[]): OutlineRow[] => (values.length > 0 ? [{ label, values }] : []);

function overlordRows(view: View): OutlineRow[] {
  const { powers, cards = [], hand, treachery, aside = [] } = view.overlord;
  const cardText = (card: string): Text => ({ text: `card.${rowId(card)}` });
  const { left: deck, turns, cost, through } = deckClock(view.overlord);
  return [
    { label: { text: 'side.overlord' }, values: [{ text: 'table.hand', with: { n: hand } }] },
    { label: { text: 'table.deck.name' }, values: [{ text: 'table.clock', with: { deck, turns, cost } }] },
    ...(through > 0
      ? [
          {
            label: { text: 'table.deck.name' },
            values: [{ text: 'table.deck.through', with: { n: through, lost: through * cost } }],
          },
        ]
      : []),
    ...(treachery
      ? [
          {
            label: { text: 'table.treachery' },
            values: TREACHERY.map(colour => ({
              text: 'table.counter',
              with: { name: { text: `table.treachery.${colour}` }, n: treachery.points[colour] },
            })),
          },
          ...listed({ text: 'table.treachery.comes' }, treachery.bought.map(cardText)),
          ...listed({ text: 'table.treachery.goes' }, aside.map(cardText)),
        ]
      : []),
    ...powers.map(card => ({
      label: cardText(card),
      values: [{ text: 'table.deck.inPlay' }, { text: `card.${rowId(card)}.text` }],
    })),
    ...cards.map(card => ({
      label: { text: `card.${rowId(card)}` },
      values: [{ text: `card.${rowId(card)}.text` }],
    })),
    ...view.monsters.map(monster => ({ label: nameIn(view, monster), values: figureTexts(view, monster) })),
  ];
}

/** Doors, what lies there, what the ground does, and where monsters may appear. */
function mapRows(view: View): OutlineRow[] {
  const known = new Set(revealedSpaces(view));
  const doors = view.doors.flatMap(({ edges: [edge], colour, open, locked }): OutlineRow[] => {
    const at = edge && sidesOf(edge).find(side => known.has(side));
    const state = open ? 'open' : locked ? 'locked' : 'shut';
    const rune = colour ? { text: `rune.${colour}` } : 'none';
    return at ? [{ label: { text: 'table.door', with: { state, rune } }, values: [spaceText(at)] }] : [];
  });
  const things = view.board.markers
    .filter(({ at }) => known.has(at))
    .map(marker => ({
      label: view.markers[marker.id] ?? { text: `marker.${marker.kind}` },
      values: [spaceText(marker.at), ...priceTexts(marker)],
    }));
  const { unseen, watches } = sightOf(view, groundSeen(view));
  return [
    ...doors,
    ...things,
    ...roadRows(view, spaceText),
    ...boulderRows(view),
    ...pressRows(view),
    ...workRows(view),
    ...[...Map.groupBy(Object.entries(view.ground), ([, prop]) => prop)].map(([prop, at]) => ({
      label: { text: `prop.${prop}` },
      values: at.map(([space]) => spaceText(space as Space)),
    })),
    { label: { text: 'table.unseen' }, count: unseen.length, values: unseen.map(spaceText) },
    ...watches.flatMap(({ id, alone }) => {
      const hero = view.heroes.find(one => one.id === id);
      const who = hero ? nameIn(view, hero) : { text: `familiar.${id}` };
      return alone.length > 0
        ? [{ label: { text: 'table.sight.alone', with: { who, n: alone.length } }, values: alone.map(spaceText) }]
        : [];
    }),
  ];
}

/** Of an altar what it asks, of a dark glyph that is known what it does. */
const priceTexts = (marker: Marker): Text[] =>
  marker.kind === 'altar-good' || marker.kind === 'altar-evil'
    ? [{ text: `table.marker.${marker.kind}` }]
    : marker.kind === 'glyph' && marker.dark
      ? [{ text: `prop.dark-glyph-${marker.dark}.text` }]
      : [];

/** Each boulder, whom it may crush, and where it may come to before the overlord's turn. */
function boulderRows(view: View): OutlineRow[] {
  const lanes = lanesOf(view, groundSeen(view));
  return (view.board.boulders ?? []).map(boulder => {
    const { id, at, direction, still } = boulder;
    const lane = lanes.find(one => one.boulder.id === id);
    const [first] = spacesOf(at);
    return {
      label: { text: 'prop.boulder' },
      values: [
        ...(first ? [spaceText(first)] : []),
        still
          ? { text: 'table.boulder.still' }
          : { text: 'table.boulder.heads', with: { direction: { text: `direction.${direction}` } } },
        ...(lane?.struck ?? []).map(({ figure, chance }) => ({
          text: 'table.boulder.struck',
          with: { figure: view.sheets[figure]?.name ?? { text: 'name.gone' }, n: percent(chance) },
        })),
      ],
    };
  });
}

/** Crushing walls, and what they take next. */
const pressRows = ({ board, courses = [] }: View): OutlineRow[] =>
  (board.crushingWalls ?? []).map(({ id, direction }) => {
    const course = courses.find(({ wall }) => wall === id);
    return {
      label: { text: 'prop.crushing-wall' },
      values: course?.moves
        ? [
            { text: 'table.press.heads', with: { direction: { text: `direction.${direction}` } } },
            ...course.takes.map(spaceText),
          ]
        : [{ text: `direction.${direction}` }, { text: 'table.press.still' }],
    };
  });

/** What takes more than one turn: where, what it asks, and how far it has come. */
const workRows = ({ prolonged = [], sheets }: View): OutlineRow[] =>
  prolonged.map(({ name, at, trait, difficulty, efforts }) => ({
    label: name,
    values: [
      { text: 'table.work.asks', with: { trait: { text: `kind.${trait}` }, n: difficulty === 'X' ? 0 : difficulty } },
      ...at.slice(0, MANY).map(spaceText),
      ...efforts.map(({ progress, workers }) => ({
        text: 'table.work.under',
        with: { n: progress, who: workers.map(id => sheets[id]?.name ?? { text: 'name.gone' }) },
      })),
    ],
  }));
/** Of a wide place the first spaces say where it is. */
const MANY = 4;

/** In a list of answers: the chances of an attack, as the paper beside the map has them; what one would regret; which place is meant. */
export function figures(
  option: Option,
  say: TableProps['say'],
  decision: PlainDecision | undefined,
  view: View,
): readonly Figure[] {
  const { attacks = {}, things = {} } = (decision?.outlook ?? {}) as Outlook;
  const blows = attacks[option.key]?.blows ?? [];
  const blow = blows.find(({ figure }) => option.on?.includes(figure)) ?? blows[0];
  if (blow) {
    const { hit, kill, wounds } = chanceWords(blow);
    const friends = decision ? friendsIn(decision, option) : [];
    return [
      ...friends.map(id => ({ of: 'health' as const, value: '!', label: friendTold(id, say) })),
      {
        of: 'attack',
        value: say({ text: 'table.percent', with: { n: hit } }),
        label: say({ text: 'table.list.hit', with: { n: hit } }),
      },
      {
        of: 'health',
        value: say({ text: 'table.percent', with: { n: kill } }),
        label: say({ text: 'table.list.kill', with: { n: kill, wounds } }),
      },
    ];
  }
  const regret = option.on?.flatMap(on => things[on]?.regret ?? [])[0];
  if (regret) return [{ of: 'health', value: '!', label: say(regret.why) }];
  const leads = leadsTo(view, option);
  const area = leads?.with?.area;
  if (leads && typeof area === 'object' && 'text' in area)
    return [{ of: 'movement', value: say(area), label: say(leads) }];
  const spaces = (option.on ?? []).filter((on): on is Space => kindOf(on as Place) === 'space');
  if (spaces.length === 0 || spaces.length !== option.on?.length) return [];
  const risk = isStep(option) ? riskOn(view, spaces[0] ?? '') : undefined;
  return [...(risk ? riskFigures(wordBy(say), risk) : []), placeFigure(spaces, say)];
}

/** Answers about places read alike: each says which it means, a large base by its corners. */
function placeFigure(spaces: readonly Space[], say: TableProps['say']): Figure {
  const points = spaces.map(pointOf);
  const range = (of: 'x' | 'y'): [number, number] => {
    const all = points.map(point => point[of] + 1);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[x, toX], [y, toY]] = [range('x'), range('y')];
  const short = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
  return {
    of: 'movement',
    value: `${short(x, toX)} · ${short(y, toY)}`,
    label: say(
      spaces.length === 1 ? { text: 'table.at', with: { x, y } } : { text: 'table.over', with: { x, toX, y, toY } },
    ),
  };
}
