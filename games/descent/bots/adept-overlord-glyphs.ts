// Dark glyphs of the overlord: which are bought, when one is laid, what is summoned by them.

import { bestOf, ranked } from '@veillee/bots';
import type { Weighed } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import { gainRow } from '../content/economy.ts';
import { monsterRow } from '../content/monsters.ts';
import { darkGlyphRow } from '../content/props.ts';
import { DARK_GLYPHS, type DarkGlyph, type MonsterId } from '../content/vocabulary.ts';
import * as keys from '../rules/keys.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import { ambushOf } from './adept-overlord-ambush.ts';
import { huntOf } from './adept-overlord-hunt.ts';
import type { Mind } from './mind.ts';

/** What a monster that is summoned is worth, and a card; and how often heroes go by a glyph in a quest. */
const SUMMONED = 0.3;
const CARD = 0.3;
const USES = 2;
/** How likely one comes to lie on the board in time: the more there are, the less. */
const LAID = [0.85, 0.75, 0.5, 0.25] as const;

/** What it brings, in conquest, once heroes have woken it. */
function worthOfGlyph(dark: DarkGlyph): number {
  const { conquest, summons, draws, leads } = darkGlyphRow(dark);
  const denied = conquest === undefined ? 0 : Math.max(0, gainRow('glyph').n - conquest);
  const barred = leads === undefined ? 0.3 : 0;
  return denied + barred + USES * (SUMMONED * (summons?.n ?? 0) + (draws === undefined ? 0 : CARD));
}

const darkOf = (key: string): DarkGlyph | undefined => DARK_GLYPHS.find(dark => key === keys.darkGlyphKey.make(dark));

/** The best to buy for each of its points, beside those that were bought. */
export function glyphToBuy({ view, turn: { decision } }: Mind): Weighed<Option> | undefined {
  const bought = view.overlord.glyphs?.bought.length ?? 0;
  const offered = decision.options.filter(({ key }) => keys.darkGlyphKey.is(key));
  const [best] = ranked(offered, ({ key }) => {
    const dark = darkOf(key);
    if (!dark) return 0;
    return ((LAID[bought] ?? 0) * worthOfGlyph(dark)) / (darkGlyphRow(dark).treachery?.cost ?? 1);
  });
  return best;
}

/** Whichever brings most lies there first. */
export function darkenPicks({ turn: { decision } }: Mind): Picks {
  const best = bestOf(decision.options, ({ key }) => {
    const dark = darkOf(key);
    return dark ? worthOfGlyph(dark) : 0;
  });
  return best ? [best.key] : [];
}

/** Whoever does most from where nobody sees. */
export function summonPicks(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const kind = keys.monsterKey.only(key) as MonsterId;
    const ambush = ambushOf(hunt, kind, 'normal', spawnSites(mind.known, monsterRow(kind).size));
    return (ambush?.stalk.worth ?? 0) + monsterRow(kind).points / 100;
  });
  return best ? [best.key] : [];
}
