// How a quest ends here: its deeds and figures, the card of its best moment, and what stands under a defeat of either side.

import type { Outcome, Param, Text } from '@veillee/kernel';
import { type Ending, type TableEvent, wordBy } from '@veillee/web/kit';
import { heroes } from '../content/heroes.ts';
import { account } from '../rules/account.ts';
import { type DeedKind, deedIn, fallenIn } from '../rules/deed-kinds.ts';
import { type Legend, razedCities } from '../rules/legend/record.ts';
import type { View } from '../rules/view.ts';
import {
  bleedingWound,
  crossedSwords,
  deathSkull,
  laurels,
  openTreasureChest,
  overlordHelm,
  starStruck,
} from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { CITIES } from './legend/diary-facts.ts';
import { monsterLikeness, sheetLikeness } from './likeness.ts';

/** How good a moment each is; a blow is worth its wounds, so that hardly any outweighs a deed. */
const WORTH: { readonly [kind in DeedKind]: number } = {
  unique: 100,
  death: 70,
  object: 60,
  master: 40,
  glyph: 30,
  chest: 25,
  area: 20,
  normal: 0,
};

const textIn = (param: Param | undefined): Text | undefined =>
  typeof param === 'object' && 'text' in param ? param : undefined;

/** What a line names under these words, the first that it has; of a master, the monster it is. */
function namedIn({ with: told = {} }: TableEvent, ...words: readonly string[]): Text | undefined {
  const [name] = words.flatMap(word => textIn(told[word]) ?? []);
  return textIn(name?.with?.monster) ?? name;
}

export const ending: Ending<View> = {
  account,
  sources: { quest: 'hero' },
  figures: {
    wounds: bleedingWound,
    kills: crossedSwords,
    blow: starStruck,
    treasures: openTreasureChest,
    deaths: deathSkull,
    conquest: laurels,
  },
  line: { text: 'table.line', coin: 'wounds' },
  worth: event => {
    const kind = deedIn(event.scene);
    return kind ? WORTH[kind] : (event.brings?.coins.wounds ?? 0);
  },
  card({ line }, _, say) {
    const word = wordBy(say);
    const name = namedIn(line, 'figure', 'hero');
    if (!name) return undefined;
    const fallen = fallenIn(line);
    if (fallen)
      return {
        name: say(name),
        kind: 'monster',
        glyph: drawingOf('monster', fallen.kind),
        likeness: monsterLikeness(fallen),
        ...(fallen.rank !== 'unique' && { text: word(`monster.${fallen.kind}.line`) }),
      };
    const hero = heroes.find(({ id }) => name.text === `hero.${id}`)?.id;
    if (hero)
      return {
        name: say(name),
        kind: 'hero',
        glyph: drawingOf('hero', hero),
        likeness: sheetLikeness(hero),
        text: word(`hero.${hero}.line`),
      };
    return { name: say(name), kind: 'monster', glyph: overlordHelm };
  },
  victory: reason,
  defeat: (view, outcome) => ({
    title: { text: outcome.side === 'heroes' ? 'table.defeat.overlord' : 'table.defeat.heroes' },
    story: view.ending ?? { text: view.delve ? 'setup.play.dungeon.text' : `quest.${view.quest}.text` },
    why: reason(view, outcome),
    close: closest(view),
  }),
};

/** Who has won and why, where the rules say it: what a quest ends by of its own is told by its story, and somebody may have resigned. */
function reason({ won, conquest, round, delve, dungeon, legend }: View, { side, text }: Outcome): Text {
  if (legend?.won && legend.won === side) return { text: `campaign.won.${side}`, with: { week: legend.week } };
  if (delve && side !== undefined && won === side)
    return { text: `dungeon.why.${dungeon?.over ?? 'fled'}`, with: { ...delve.gained, par: delve.par ?? 0 } };
  if (side === undefined || won !== side) return text;
  if (side === 'heroes') return { text: 'table.why.aim', with: { n: Math.max(0, conquest) } };
  return conquest > 0 ? text : { text: 'table.why.conquest', with: { round } };
}

/** What a campaign came to. */
const lastFigures = (legend: Legend) => ({
  heroes: legend.conquest.heroes + (legend.before?.heroes ?? 0),
  overlord: legend.conquest.overlord + (legend.before?.overlord ?? 0),
  n: razedCities(legend).length,
  all: CITIES,
});

/** What was nearest to being otherwise: conquest that the heroes had left, a foe with a name who still stood, or areas never seen. */
function closest(view: View): Text {
  const { won, conquest, monsters: standing, sheets, board, floor, delve, legend } = view;
  if (legend?.diary) return { text: 'diary.end.close', with: lastFigures(legend) };
  if (delve)
    return {
      text: 'dungeon.close',
      with: { ...delve.gained, par: delve.par ?? 0, n: delve.passed.length + 1, all: delve.all },
    };
  if (won === 'heroes') return { text: 'table.close.conquest', with: { n: Math.max(0, conquest) } };
  const [foe] = standing.filter(({ rank }) => rank === 'unique').sort((a, b) => a.wounds - b.wounds);
  const sheet = foe && sheets[foe.id];
  if (foe && sheet)
    return { text: 'table.close.foe', with: { figure: sheet.name, n: foe.wounds, most: sheet.mostWounds } };
  return { text: 'table.close.areas', with: { n: board.revealed.length, all: Object.keys(floor).length } };
}
