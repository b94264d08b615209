// Somebody at a table of Ashraka: what they see, and an answer that is known given by hand, where a player would give it: on the
// map, on a card, on a page of the booklet, in the list of a fight's answers, on the action row or on the slip.

import { type Decision, keyOf, type Option, type Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Say } from '@veillee/text';
import type { Page } from 'playwright-core';
import { bringIntoSight } from '../hands/map-drag.ts';
import { differing, type Hand, type Lit as LitIn, seatAt, untilShown } from '../hands/seat.ts';
import type { Twin } from '../hands/twin.ts';
import type { State } from './line.ts';

type Area = 'place' | 'action' | 'answer' | 'thing';
type Lit = LitIn<Area>;

export const { look, touch, act } = seatAt({
  things: [
    ['[data-thing][data-lit]', 'data-thing'],
    ['.v-action[data-lit]', 'data-action'],
    ['.ash-answer[data-lit]', 'data-answer'],
  ],
  areas: [
    ['.v-map-place', 'place'],
    ['.v-action', 'action'],
    ['.ash-answer', 'answer'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'thing' as Area,
  counts: { tiles: '.ash-tile:not([data-spent], [data-end])' },
  words: { bar: '.top-bar .v-badge' },
});
export type Sight = Awaited<ReturnType<typeof look>>;

/** Answers that have a button of the row beneath the map, by the heads of their keys. */
const ACTIONS: { readonly [head: string]: string } = {
  activate: 'here',
  engage: 'fight',
  'engage-both': 'fight',
  exit: 'leave',
  skill: 'skills',
  play: 'cards',
  'play-on': 'cards',
  ally: 'allies',
  take: 'bag',
  swap: 'bag',
  put: 'bag',
  give: 'trade',
  exchange: 'trade',
  say: 'say',
};

export interface AtTable {
  readonly page: Page;
  readonly hand: Hand;
  /** The page's voice, in the language it speaks now. */
  say: Say;
}

// ---- seeing ----

interface HeroSeen {
  readonly health: number;
  readonly mana: number;
  readonly disc: number;
}

/** Both heroes as the page shows them, by panels or by lines. */
export const heroesOn = (page: Page): Promise<{ readonly [hero: string]: HeroSeen }> =>
  page.evaluate(() => {
    const number = (element: Element | null | undefined): number => Number.parseInt(element?.textContent ?? '', 10);
    const panels = [...document.querySelectorAll('.ash-hero, .ash-line')].filter(
      element => element.getClientRects().length > 0,
    );
    return Object.fromEntries(
      panels.map(panel => {
        const isLine = panel.matches('.ash-line');
        const figure = (of: string): number =>
          isLine
            ? number(panel.querySelector(`[data-of="${of}"]`))
            : panel.querySelectorAll(`.ash-pips[data-of="${of}"] > span:not([data-spent])`).length;
        const disc = panel.querySelector('.ash-track [data-at]');
        const seen = {
          health: figure('health'),
          mana: figure('fatigue'),
          disc: disc?.querySelector('svg') ? 0 : number(disc),
        };
        return [panel.getAttribute('data-zone') ?? '', seen];
      }),
    );
  });

const UNSEEN: HeroSeen = { health: -1, mana: -1, disc: -1 };

/** Waits until the page shows what the twin knows: the question, the turn, Destiny, both heroes, and on the map where they are. */
export async function shows({ page, say }: AtTable, { state }: Twin<State>, decision: Decision): Promise<void> {
  const { prompt, with: params } = decision;
  const { turn, track, heroes } = state;
  const isBegun = heroes.length === 2;
  /** Before the first turn the discs stand where it will set them. */
  const figures = ({ health, mana, disc }: HeroSeen): readonly number[] => [health, mana, ...(turn > 0 ? [disc] : [])];
  const known = {
    prompt: say({ text: prompt, ...(params && { with: params }) }),
    ...(isBegun && {
      tiles: track.length,
      heroes: JSON.stringify(heroes.map(figures)),
      places: JSON.stringify(heroes.map(({ at }) => at ?? 'gone')),
      bar: say({ text: 'bar.turn', with: { unit: 'turn', turn: Math.max(1, turn) } }),
    }),
  };
  const names = heroes.map(({ id }) => say({ text: `hero.${id}.short` }));
  const see = async () => {
    const [sight, seen, onMap] = [await look(page), await heroesOn(page), await standing(page, names)];
    return {
      ...sight,
      heroes: JSON.stringify(heroes.map(({ id }) => figures(seen[id] ?? UNSEEN))),
      // While something else lies in the light nobody sees the map.
      places: onMap === undefined ? known.places : JSON.stringify(onMap),
    };
  };
  await untilShown(page, see, seen => differing(known, seen));
}

/** The place on which each of them stands, in the map's own words; undefined where there is no map. */
export const standing = (page: Page, names: readonly string[]): Promise<readonly string[] | undefined> =>
  page.evaluate(wanted => {
    const places = [...document.querySelectorAll('.v-map-place')];
    if (places.length === 0) return undefined;
    const parts = (place: Element): string[] => (place.getAttribute('aria-label') ?? '').split(', ');
    return wanted.map(name => places.find(place => parts(place).includes(name))?.getAttribute('data-place') ?? 'gone');
  }, names);

// ---- answering ----

/** A page that was read lies over the map until it is closed. */
export async function closeBooklet({ page, hand, say }: AtTable): Promise<boolean> {
  const close = page.locator('.ash-story > .v-button', { hasText: say({ text: 'table.story.close' }) });
  if ((await close.count()) === 0) return false;
  await hand.thing(close, { thing: 'close', look: 'button', area: 'thing' });
  await close.waitFor({ state: 'detached' });
  return true;
}

/** Gives the answer without the list of all options; throws if neither board nor slip offers it. */
export async function giveAnswer(at: AtTable, decision: Decision, picks: Picks): Promise<void> {
  const { page, say } = at;
  const { options, pass, prompt, max } = decision;
  if (max > 1) throw new Error(`${prompt} asks for several, which nobody here can give`);
  const [key] = picks;
  if (key === undefined) return pressTwice(at, pass ? say(pass) : '');
  const option = options.find(one => one.key === key);
  if (!option) throw new Error(`${prompt} does not offer ${key}`);
  if (option.figure !== undefined) await takeInHand(at, option.figure);
  if (!(await begin(at, option)))
    throw new Error(`neither board nor slip offers ${key}: ${JSON.stringify(await look(page))}`);
  await finish(at, option);
}

/** Whoever ends a turn with something left to do is asked once more. */
async function pressTwice({ page, hand }: AtTable, text: string): Promise<void> {
  await hand.button(page, { text });
  if ((await page.locator('.v-slip .caution').count()) > 0) await hand.button(page, { text });
}

/** Of two heroes the one who is meant: by their panel, by their line on a phone, in a fight by their plate. */
async function takeInHand({ page, hand, say }: AtTable, hero: string): Promise<void> {
  const name = say({ text: 'table.take', with: { hero: say({ text: `hero.${hero}.short` }) } });
  const button = page.getByRole('button', { name, exact: true, disabled: false }).filter({ visible: true }).first();
  if ((await button.count()) === 0 || (await button.getAttribute('aria-pressed')) === 'true') return;
  await hand.thing(button, { thing: hero, look: 'button', area: 'thing' });
}

/** The first touch: of the thing itself, of its action, of an answer on a page, or of the slip's button. False if there is none. */
async function begin(at: AtTable, option: Option): Promise<boolean> {
  const { page, hand, say } = at;
  const sight = await look(page);
  const light = lightFor(sight, option);
  if (light) {
    if (light.area === 'place') await bringIntoSight(page, hand, light.thing);
    await touch(page, light, hand);
    return true;
  }
  const written = page.locator('.v-booklet-choice[data-state="open"], .ash-reward').filter({ hasText: say(option) });
  if ((await written.count()) > 0) {
    await hand.thing(written.first(), { thing: option.key, look: 'option', area: 'thing' });
    return true;
  }
  const button = sight.buttons.find(({ text }) => text === say(option));
  if (button) await hand.button(page, button);
  return button !== undefined;
}

function lightFor({ lit }: Sight, option: Option): Lit | undefined {
  const key = keyOf(option);
  const inArea = (area: Area, thing: string): Lit | undefined =>
    lit.find(one => one.area === area && one.thing === thing);
  const named = inArea('answer', option.key) ?? inArea('action', ACTIONS[headOf(key)] ?? '');
  if (named) return named;
  const found = lit.filter(({ thing, area }) => area !== 'action' && option.on?.includes(thing));
  return found.find(({ area }) => area === 'place') ?? found[0];
}

/** A touch answers at once, opens a menu, or chooses: then the slip's main button does it. */
async function finish({ page, hand, say }: AtTable, option: Option): Promise<void> {
  const words = say(option);
  if ((await look(page)).rows.length > 0) {
    await hand.row(page, words);
    // A menu that is closing is still there for a moment.
    await page.locator('[role="dialog"] .option-row').first().waitFor({ state: 'hidden' });
  }
  const main = (await look(page)).buttons.find(button => button.look === 'main');
  if (main?.text === words) await hand.button(page, main);
}

/** Everything up to and including the answer to this question, on the page. */
export async function answerByHand(at: AtTable, twin: Twin<State>, decision: Decision, picks: Picks): Promise<void> {
  await shows(at, twin, decision);
  if (!['event.ask', 'destiny.ask'].includes(decision.prompt) && (await closeBooklet(at)))
    await shows(at, twin, decision);
  await giveAnswer(at, decision, picks);
}
