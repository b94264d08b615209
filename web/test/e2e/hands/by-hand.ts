// Answers that are known, given by hand: on the board where the thing lies, else on the action row, else on the slip. A twin
// of the game says what to answer, and what the page has to show.

import type { Decision, Option, Picks } from '@veillee/kernel';
import type { Say } from '@veillee/text';
import type { Page } from 'playwright-core';
import type { KilforthTwin } from '../kilforth/last-days.ts';
import { type Lit, look, type Sight, touch } from '../kilforth/seat.ts';
import { differing, type Hand, untilShown } from './seat.ts';

export interface ByHand {
  readonly page: Page;
  readonly hand: Hand;
  /** The page speaks to whoever is asked: one voice a seat. */
  readonly voices: readonly Say[];
  /** Called when something is chosen but not yet done: the slip says what would follow. */
  chosen?(option: Option): Promise<void>;
}

/** The same, for one question: its words are said to whoever is asked it. */
type OneAnswer = Omit<ByHand, 'voices'> & { readonly say: Say };

/** Plays the twin's game on the page to its end. `before` sees each question when the page shows it, and the answer to come. */
export async function playTwin(
  { voices, ...hands }: ByHand,
  twin: KilforthTwin,
  before: (decision: Decision, picks: Picks) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let decision = twin.asked; decision; decision = twin.asked) {
    const say = voices[decision.seat];
    if (!say) throw new Error(`nobody speaks to seat ${decision.seat}`);
    const how: OneAnswer = { ...hands, say };
    await shows(how, twin, decision);
    const picks = twin.choose(decision);
    await before(decision, picks);
    await answerByHand(how, decision, picks);
    twin.answer(decision, picks);
  }
  await hands.page.locator('[role="dialog"] .ending-points').waitFor();
}

/** Waits until the page shows what the twin knows: the question, the Day, HP and AP, where the hero is, the adversary's HP. */
async function shows(
  { page, say }: OneAnswer,
  { state }: KilforthTwin,
  { seat, prompt, with: params }: Decision,
): Promise<void> {
  const { day, fight, heroes } = state;
  const own = heroes[seat];
  if (!own) throw new Error(`nobody sits in seat ${seat}`);
  const { hp, region } = own;
  const known = {
    prompt: say({ text: prompt, ...(params && { with: params }) }),
    day: say({ text: 'table.day', with: { day } }),
    bar: say({ text: 'bar.turn', with: { unit: 'day', turn: day } }),
    hp,
    ap: Math.min(own.ap, hp),
    region: `region:${region}`,
    ...(fight?.assault && { foe: fight.hp }),
  };
  const pawn = page.locator(`.kil-pawn[data-seat="${seat}"]`);
  const see = async () => ({ ...(await look(page)), region: await pawn.getAttribute('data-region') });
  await untilShown(page, see, seen => differing(known, seen));
}

/** Gives the answer without the list of all options; throws if neither board nor slip offers it. */
async function answerByHand(how: OneAnswer, decision: Decision, picks: Picks): Promise<void> {
  const { page, hand, say } = how;
  const { prompt, pass, max, options, range } = decision;
  if (range) throw new Error(`${prompt} asks for a number, which nobody here can give`);
  if (picks.length === 0 && pass) return hand.button(page, { text: say(pass) });
  const picked = options.filter(({ key }) => picks.includes(key));
  if (max > 1) {
    for (const option of picked) await choose(how, option);
    return pressMain(how);
  }
  const [option] = picked;
  if (!option) throw new Error(`${prompt} does not offer ${picks.join()}`);
  if (await begin(how, option)) return finish(how, option);
  // On a phone what the hero owns lies behind a tab.
  await turnTo(how, 'hero');
  if (!(await begin(how, option)))
    throw new Error(`neither board nor slip offers ${option.key}: ${JSON.stringify(await look(page))}`);
  await finish(how, option);
  await turnTo(how, 'realm');
}

/** The first touch: of the thing itself, of its action, or of the slip's button. False if there is nothing to touch. */
async function begin({ page, hand, say }: OneAnswer, option: Option): Promise<boolean> {
  const sight = await look(page);
  const light = lightFor(sight, option) ?? actionFor(sight, option);
  const button = sight.buttons.find(({ text }) => text === say(option));
  if (light) await touch(page, light, hand);
  else if (button) await hand.button(page, button);
  return light !== undefined || button !== undefined;
}

async function turnTo({ page, hand }: OneAnswer, tab: 'hero' | 'realm'): Promise<void> {
  const element = page.locator(`[role="tab"][data-key="${tab}"]`);
  if (!(await element.isVisible())) return;
  await hand.thing(element, { thing: tab, look: 'tab', area: 'tabs' });
  await page.locator(`[role="tab"][data-key="${tab}"][aria-selected="true"]`).waitFor();
}

/** Where the option's thing is lit; what is laid out lies over the rest. */
function lightFor({ lit }: Sight, { on = [] }: Option): Lit | undefined {
  const found = lit.filter(({ thing, area }) => area !== 'action' && on.includes(thing));
  return found.find(({ area }) => area === 'laid') ?? found[0];
}

/** The button of the action row that an option belongs to; what is no action is a Gift. */
function actionFor({ lit }: Sight, { key }: Option): Lit | undefined {
  const [head] = key.split(':');
  const actions = lit.filter(({ area }) => area === 'action');
  return actions.find(({ thing }) => thing === head) ?? actions.find(({ thing }) => thing === 'gift');
}

/** A touch answers at once, opens a menu, or chooses: then the slip's main button does it. */
async function finish(how: OneAnswer, option: Option): Promise<void> {
  const { page, say } = how;
  await takeRow(how, option);
  const { lit, buttons } = await look(page);
  const main = buttons.find(button => button.look === 'main');
  if (main?.text !== say(option) || !lit.some(({ look: state }) => state === 'chosen')) return;
  await how.chosen?.(option);
  await pressMain(how);
}

/** If the thing has a menu because several options lie on it: the row of this one. */
async function takeRow({ page, hand, say }: OneAnswer, option: Option): Promise<void> {
  if ((await look(page)).rows.length === 0) return;
  await hand.row(page, say(option));
  // A menu that is closing is still there for a moment.
  await page.locator('[role="dialog"] .option-row').first().waitFor({ state: 'hidden' });
}

async function choose(how: OneAnswer, option: Option): Promise<void> {
  const { page, hand } = how;
  const light = lightFor(await look(page), option);
  if (!light) throw new Error(`the board does not offer ${option.key}`);
  await touch(page, light, hand);
  await takeRow(how, option);
  await page.locator(`[data-thing="${light.thing}"][data-look="chosen"]`).last().waitFor();
}

async function pressMain({ page, hand }: OneAnswer): Promise<void> {
  const main = (await look(page)).buttons.find(button => button.look === 'main');
  if (!main) throw new Error('the slip has no main button');
  await hand.button(page, main);
}
