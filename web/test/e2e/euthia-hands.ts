// Somebody at a table of Euthia: what they see, and an answer that is known given by hand where a player would give it: on the
// map, on the stage of a fight, on a board, on the action row or on the slip; what lies nowhere is in the list of all options.

import { type Decision, keyOf, type Option, type Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Say } from '@veillee/text';
import type { Page } from 'playwright-core';
import type { State } from './euthia-last-turns.ts';
import { bringIntoSight } from './map-drag.ts';
import { differing, type Hand, type Lit as LitIn, seatAt, untilShown } from './seat.ts';
import type { Twin } from './twin.ts';

type Area = 'place' | 'action' | 'answer' | 'way' | 'thing';
type Lit = LitIn<Area>;

const figure = (of: string): string => `.eut-figures [data-of="${of}"] .v-figures`;

export const { look, touch } = seatAt({
  things: [
    ['[data-thing][data-lit]', 'data-thing'],
    ['.v-action[data-lit]', 'data-action'],
    ['.euf-answer[data-lit]', 'data-answer'],
    ['.eui-way[data-lit]', 'data-way'],
  ],
  areas: [
    ['.v-map-place', 'place'],
    ['.v-action', 'action'],
    ['.euf-answer', 'answer'],
    ['.eui-way', 'way'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'thing' as Area,
  counts: {},
  words: { bar: '.top-bar .v-badge', health: figure('health'), gaar: figure('magic'), gold: figure('gold') },
});
type Sight = Awaited<ReturnType<typeof look>>;

/** Answers that have a button of the row beneath the map, by the heads of their keys. */
const ACTIONS: { readonly [head: string]: string } = {
  mine: 'mine',
  trade: 'trade',
  elite: 'fight',
  foe: 'fight',
  treasure: 'treasure',
  challenge: 'challenge',
  quest: 'quest',
  legend: 'quest',
  scenario: 'scenario',
  'chapel-heal': 'chapel',
  'chapel-potion': 'chapel',
  portal: 'portal',
  griffin: 'griffin',
  use: 'use',
  gem: 'use',
  essence: 'use',
  convert: 'use',
  equip: 'board',
  unequip: 'board',
  set: 'board',
  lay: 'board',
  cash: 'cash',
  end: 'end',
};

export interface AtTable {
  readonly page: Page;
  readonly hand: Hand;
  /** The page speaks to whoever is asked: one voice a seat. */
  readonly voices: readonly Say[];
}

/** Where an answer was given. */
export type Given = Area | 'several' | 'slip' | 'list';

type Asked = Omit<AtTable, 'voices'> & { readonly say: Say; readonly decision: Decision };

/** Waits until the page shows what the twin knows, answers as is wanted, and tells where that was done. */
export async function answerByHand(
  { voices, ...hands }: AtTable,
  twin: Twin<State>,
  decision: Decision,
  picks: Picks,
  seen: () => Promise<void>,
): Promise<Given> {
  const say = voices[decision.seat];
  if (!say) throw new Error(`nobody speaks to seat ${decision.seat}`);
  const asked: Asked = { ...hands, say, decision };
  await shows(asked, twin);
  await seen();
  return give(asked, picks);
}

// ---- seeing ----

/** The question, the round, and where they stand the figures of the Hero who is asked. */
async function shows({ page, say, decision }: Asked, { state }: Twin<State>): Promise<void> {
  const { seat, prompt, with: params } = decision;
  const hero = state.heroes.find(one => one.seat === seat);
  const known = {
    prompt: say({ text: prompt, ...(params && { with: params }) }),
    bar: say({ text: 'bar.turn', with: { unit: 'round', turn: state.round } }),
  };
  const see = async () => {
    const { health, gaar, gold, ...sight } = await look(page);
    return { ...sight, figures: [health.split('/')[0], gaar, gold].join() };
  };
  const figures = [hero?.health, hero?.gaar, hero?.gold].join();
  // While a fight or a board lies in the light, nobody sees the strip below the map.
  await untilShown(page, see, seen => differing({ ...known, figures: seen.figures === ',,' ? ',,' : figures }, seen));
}

// ---- answering ----

async function give(asked: Asked, picks: Picks): Promise<Given> {
  const { page, hand, say, decision } = asked;
  const { options, pass, prompt, min, max, range } = decision;
  if (range) throw new Error(`${prompt} asks for a number, which nobody here can give`);
  if (picks.length === 0 && pass) {
    await hand.button(page, { text: say(pass) });
    return 'slip';
  }
  const picked = options.filter(({ key }) => picks.includes(key));
  if (picked.length < picks.length) throw new Error(`${prompt} does not offer ${picks.join()}`);
  if (max === 1 && (min === 1 || pass)) return giveOne(asked, picked[0] as Option);
  // Several lie on the board: on a phone behind its tab.
  await turnTo(asked, 'hero');
  const where = new Set<Given | undefined>();
  for (const option of picked) where.add(await begin(asked, option));
  const main = (await look(page)).buttons.find(button => button.look === 'main');
  if (where.has(undefined) || !main) throw new Error(`${prompt} cannot be given ${picks.join()}`);
  await hand.button(page, main);
  await turnTo(asked, 'map');
  return 'several';
}

/** On the board as it lies; on a phone on the Hero's own, behind its tab; at last in the list of all options. */
async function giveOne(asked: Asked, option: Option): Promise<Given> {
  const here = await begin(asked, option);
  if (here) {
    await finish(asked, option);
    return here;
  }
  if (option.on && (await turnTo(asked, 'hero'))) {
    const there = await begin(asked, option);
    if (there) await finish(asked, option);
    await turnTo(asked, 'map');
    if (there) return there;
  }
  await openList(asked);
  await takeRow(asked, option);
  await confirm(asked, option);
  return 'list';
}

/** The first touch: of the thing itself, of its action, or of the slip's button. Undefined if there is nothing to touch. */
async function begin({ page, hand, say }: Asked, option: Option): Promise<Given | undefined> {
  const sight = await look(page);
  const light = lightFor(sight, option);
  if (light) {
    if (light.area === 'place') await bringIntoSight(page, hand, light.thing);
    await touch(page, light, hand);
    return light.area;
  }
  const button = sight.buttons.find(({ text }) => text === say(option));
  if (button) await hand.button(page, button);
  return button && 'slip';
}

function lightFor({ lit }: Sight, option: Option): Lit | undefined {
  const inArea = (area: Area, thing: string): Lit | undefined =>
    lit.find(one => one.area === area && one.thing === thing);
  const named = inArea('answer', option.key) ?? inArea('action', ACTIONS[headOf(keyOf(option))] ?? '');
  if (named) return named;
  const found = lit.filter(({ thing, area }) => area !== 'action' && option.on?.includes(thing));
  return found.find(({ area }) => area === 'place') ?? found[0];
}

/** A touch answers at once, opens a menu, takes a piece in hand, or chooses: then the slip's main button does it. */
async function finish(asked: Asked, option: Option): Promise<void> {
  const { page, hand } = asked;
  const sight = await look(page);
  const way = sight.lit.find(({ area, thing }) => area === 'way' && thing === option.key);
  if (way) return touch(page, way, hand);
  if (sight.rows.length > 0) await takeRow(asked, option);
  await confirm(asked, option);
}

/** What is chosen only, and what one would regret, is sent by the slip's main button. */
async function confirm({ page, hand, say }: Asked, option: Option): Promise<void> {
  const main = (await look(page)).buttons.find(button => button.look === 'main');
  if (main?.text === say(option)) await hand.button(page, main);
}

/** Of rows that read alike the one that is meant. */
async function takeRow({ page, hand, say, decision }: Asked, option: Option): Promise<void> {
  const words = say(option);
  const alike = decision.options.filter(other => say(other) === words);
  const rows = page.locator('[role="dialog"] .option-row').filter({ hasText: words });
  const nth = Math.min(alike.indexOf(option), (await rows.count()) - 1);
  await hand.thing(rows.nth(nth), { thing: option.key, look: 'option', area: 'list' });
  // A menu that is closing is still there for a moment.
  await page.locator('[role="dialog"] .option-row').first().waitFor({ state: 'hidden' });
}

async function openList({ page, hand, say, decision }: Asked): Promise<void> {
  const names = ['slip.all', 'slip.more'].map(text => say({ text }));
  const all = (await look(page)).buttons.find(({ text }) => names.includes(text));
  if (!all) throw new Error(`${decision.prompt} has no list: ${JSON.stringify(await look(page))}`);
  await hand.button(page, all);
  await page.locator('[role="dialog"] .option-row').first().waitFor();
}

async function turnTo({ page, hand }: Asked, tab: 'hero' | 'map'): Promise<boolean> {
  const element = page.locator(`[role="tab"][data-key="${tab}"]`);
  if (!(await element.isVisible())) return false;
  await hand.thing(element, { thing: tab, look: 'tab', area: 'tabs' });
  await page.locator(`[role="tab"][data-key="${tab}"][aria-selected="true"]`).waitFor();
  return true;
}
