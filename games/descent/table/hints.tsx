// What the slip adds to the question: the drawing of who asks, and what the chosen answer means.

import { Cited, type SlipHints } from '@veillee/web/kit';
import { chanceWords, chosenAim } from './aims.ts';
import { crossedSwords, hutsVillage, overlordHelm, walkingBoot } from './glyphs.ts';
import type { Reading } from './reading.ts';
import { sitesOf } from './rising.ts';

/** By the first word of the prompt. */
const GLYPHS: { readonly [chapter: string]: string } = {
  turn: walkingBoot,
  attack: crossedSwords,
  overlord: overlordHelm,
  setup: hutsVillage,
};

export function slipHints(reading: Reading): SlipHints {
  const { decision, table, outlook, word } = reading;
  if (!decision) return {};
  if (decision.prompt === 'attack.spend') {
    const best = outlook.spending?.best;
    return { glyph: crossedSwords, main: best, buttons: best === undefined ? [] : [best] };
  }
  const aimed = chosenAim(reading);
  if (aimed)
    return {
      glyph: crossedSwords,
      second: <Cited text={word('table.way', chanceWords(aimed.blow))} rule={aimed.option.rule ?? decision.rule} />,
    };
  const sites = sitesOf(reading).length;
  const picked = decision.options.find(({ key }) => table.picked.includes(key));
  const [chapter = ''] = decision.prompt.split('.');
  return {
    glyph: GLYPHS[chapter],
    // Deeds of a turn have their places on the board and in the row of actions; so have skills, on their cards.
    ...(ROWS.includes(decision.prompt) && { buttons: [] }),
    ...(sites > 0 && { second: <Cited text={word('table.spawn.sites', { n: sites })} rule="DES-14.5" /> }),
    ...(picked && { second: <Cited text={table.say(picked)} rule={picked.rule ?? decision.rule} /> }),
  };
}
const ROWS: readonly string[] = ['turn.act', 'turn.act.town', 'setup.skill'];
