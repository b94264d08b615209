// Somebody at a table of Descent: what they see, and where an answer that is known is given: on the map, on a card or a thing, on
// the paper of an attack or on the action row.

import { type Decision, keyOf, type Option, type Picks } from '@veillee/kernel';
import { kindOf, type Place } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import type { Say } from '@veillee/text';
import type { Page } from 'playwright-core';
import { type Asked, type Given as GivenIn, givingBy } from '../hands/giving.ts';
import type { Partner } from '../hands/partner.ts';
import { differing, type Hand, type Lit as LitIn, seatAt, untilShown } from '../hands/seat.ts';
import type { Twin } from '../hands/twin.ts';
import { type Line, OVERLORD, type State } from './line.ts';

/** `work`: an answer on the paper of a prolonged action, or a card before a campaign's first week, which is chosen first and then done. */
type Area = 'place' | 'figure' | 'action' | 'work' | 'answer' | 'thing';
type Lit = LitIn<Area>;

export const { look, touch, asked, playOn } = seatAt({
  things: [
    ['[data-thing][data-lit]', 'data-thing'],
    ['.v-action[data-lit]', 'data-action'],
    ['[data-answer][data-lit]', 'data-answer'],
  ],
  areas: [
    ['.v-map-place', 'place'],
    ['.v-map-figure', 'figure'],
    ['.v-action', 'action'],
    ['.des-work-row, .des-prepare [data-answer]', 'work'],
    ['[data-answer]', 'answer'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'thing' as Area,
  counts: {},
  words: {},
});
export type Sight = Awaited<ReturnType<typeof look>>;

/** Answers that have a button of the row beneath the map, by the heads of their keys. */
const ACTIONS: { readonly [head: string]: string } = {
  attack: 'attack',
  half: 'half',
  jump: 'leap',
  climb: 'leap',
  door: 'door',
  'pick-up': 'take',
  chest: 'take',
  activate: 'take',
  'quest-action': 'take',
  drink: 'drink',
  fatigue: 'fatigue',
  order: 'order',
  prolonged: 'order',
  town: 'town',
  glyph: 'town',
  trade: 'town',
  give: 'give',
  're-equip': 'give',
  drop: 'give',
  sell: 'sell',
  use: 'use',
};

export interface AtTable {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: Say;
}

export type Given = GivenIn<Area>;

// ---- seeing ----

/** Waits until the page shows what the twin knows: the question, and what each hero has left. What was read out is put away. */
export async function shows(at: AtTable, { state }: Twin<State>, decision: Decision): Promise<void> {
  const { page, say } = at;
  const { prompt, with: params } = decision;
  // Between the boards of a campaign they are in its record.
  const party = state.heroes.length > 0 ? state.heroes : (state.legend?.heroes ?? []);
  const known = {
    prompt: say({ text: prompt, ...(params && { with: params }) }),
    heroes: party.map(({ wounds, fatigue }) => `${wounds} ${fatigue}`).join(),
  };
  const see = async () => {
    const heroes = await heroesOn(page);
    // While something else lies in the light nobody sees them.
    return { ...(await look(page)), heroes: heroes.length === 0 ? known.heroes : heroes.join() };
  };
  await untilShown(page, see, seen => differing(known, seen));
  await putAway(at);
}

/** What each hero has left, wounds and fatigue, by panels or by the line above the map. */
const heroesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.des-hero, .des-chip')]
      .filter(element => element.getClientRects().length > 0)
      .map(hero =>
        ['health', 'fatigue']
          .map(of => Number.parseInt(hero.querySelector(`[data-of="${of}"]`)?.textContent ?? '', 10))
          .join(' '),
      ),
  );

/** The sheet that was read out lies over the dungeon until it is put away. */
export async function putAway({ page, hand, say }: AtTable): Promise<boolean> {
  // It has made way for what happened meanwhile: it is opened first.
  const read = page.locator('.des-told-aside').getByRole('button');
  if ((await read.count()) > 0) await hand.thing(read, { thing: 'told', look: 'button', area: 'thing' });
  const goOn = page.locator('.des-told').getByRole('button', { name: say({ text: 'table.goOn' }) });
  if ((await goOn.count()) === 0) return false;
  await hand.thing(goOn, { thing: 'told', look: 'button', area: 'thing' });
  await goOn.waitFor({ state: 'detached' });
  return true;
}

// ---- answering ----

/**
 * Of several that are lit for one option: whom or what it is about, then the row of actions, and places last: where one can walk, a touch
 * walks. Of attacks on a large figure that read alike one says in the row which is meant.
 */
function lightFor(lit: readonly Lit[], option: Option, { options }: Decision): Lit | undefined {
  const inArea = (area: Area, thing: string): Lit | undefined =>
    lit.find(one => one.area === area && one.thing === thing);
  const named = inArea('answer', option.key) ?? inArea('work', option.key);
  if (named) return named;
  const action = inArea('action', ACTIONS[headOf(keyOf(option))] ?? '');
  const isAlike = (other: Option): boolean => other !== option && words(other) === words(option);
  if (action?.thing === 'attack' && options.some(isAlike)) return action;
  const found = lit.filter(({ thing, area }) => area !== 'action' && area !== 'answer' && option.on?.includes(thing));
  const isIn = (area: Area): Lit | undefined => found.find(one => one.area === area);
  const figure = isIn('figure');
  // Where something may be done with the place, a touch on a hero is meant for that.
  const yields = figure && headOf(figure.thing) === 'hero' ? isIn('place') : undefined;
  return yields ?? figure ?? isIn('thing') ?? action ?? isIn('place');
}
const words = ({ text, with: told }: Option): string => JSON.stringify([text, told]);

const give = givingBy<Area>({
  look,
  touch,
  lightFor,
  // The paper of an attack lists other weapons for the same target.
  thenFor: (lit, option) =>
    headOf(keyOf(option)) === 'attack'
      ? lit.find(({ area, thing }) => area === 'answer' && thing === option.key)
      : undefined,
  placeOf: ({ area, thing }, { on = [] }) =>
    area === 'figure' ? (on.find(one => kindOf(one as Place) === 'space') ?? thing) : thing,
  atOnce: 'answer',
  own: 'things',
  front: 'map',
});

/** Waits until the page shows what the twin knows, answers as is wanted, and tells where that was done. */
export async function answerByHand(
  at: AtTable,
  twin: Twin<State>,
  decision: Decision,
  picks: Picks,
  seen: () => Promise<void> = async () => undefined,
): Promise<Given> {
  await shows(at, twin, decision);
  await seen();
  const question: Asked = { ...at, decision };
  return give(question, picks);
}

/**
 * Plays the line: heroes by hand on the page, the overlord elsewhere. Says where answers were given, by their prompts. `seen` looks at
 * each question before it is answered.
 */
export async function playLine(
  at: AtTable,
  partner: Partner,
  { answers }: Line,
  twin: Twin<State>,
  seen: (prompt: string) => Promise<void> = async () => undefined,
): Promise<ReadonlyMap<string, ReadonlySet<Given>>> {
  const given = new Map<string, Set<Given>>();
  for (const { seat, picks } of answers) {
    const decision = twin.asked;
    if (decision?.seat !== seat) throw new Error(`seat ${seat} is not asked: ${decision?.prompt}`);
    if (seat === OVERLORD) await partner.answer(decision, picks);
    else {
      const where = await answerByHand(at, twin, decision, picks, () => seen(decision.prompt));
      given.set(decision.prompt, new Set([...(given.get(decision.prompt) ?? []), where]));
    }
    twin.answer(decision, picks);
  }
  return given;
}

const READY = ['setup.shop.done', 'setup.skill.keep', 'equip.done'];

/** Through the preparation to the first round, with what the heroes have: they buy nothing and stand where there is room. What was asked. */
export async function prepare(at: AtTable): Promise<ReadonlySet<string>> {
  const { page, hand, say } = at;
  const prompts = new Set<string>();
  for (let sight = await asked(page); ; sight = await asked(page, sight)) {
    await putAway(at);
    if (sight.prompt === say({ text: 'turn.next' })) return prompts;
    prompts.add(sight.prompt);
    const place = sight.lit.find(({ area }) => area === 'place');
    const done = sight.buttons.find(({ text }) => READY.some(key => say({ text: key }) === text));
    if (done) {
      await hand.button(page, done);
      // Whoever would go down with bare hands is asked once more.
      if ((await page.locator('.v-slip .caution').count()) > 0) await hand.button(page, done);
    } else if (place) await touch(page, place, hand);
    // Where there is nothing to do yet, the next look waits for it, and says what it saw if nothing comes.
  }
}
