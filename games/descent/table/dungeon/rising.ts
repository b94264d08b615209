// What is about to appear (DES-14.11), and a large monster about to walk: where it may stand, and the figure where it was chosen to. Pure.

import type { Option } from '@veillee/kernel';
import type { Base } from '@veillee/pieces/geometry';
import type { MapFigure } from '@veillee/web/kit/map';
import { climbKey, placeKey, walkKey } from '../../rules/keys.ts';
import { isBase, type Stand } from '../../rules/state.ts';
import { drawingOf, MONSTER_KIND } from '../kinds.ts';
import { monsterLikeness } from '../likeness.ts';
import type { Reading } from '../reading.ts';
import { baseOf, isSpace } from './ground.ts';
import type { Rising } from './stalking.ts';

type Read = Pick<Reading, 'view' | 'outlook' | 'options' | 'table'>;

/** Where it may stand. */
export const sitesOf = ({ outlook, options }: Pick<Read, 'outlook' | 'options'>): readonly Stand[] =>
  outlook.rises ? options.flatMap(({ key }) => (placeKey.read(key) as [Stand] | undefined) ?? []) : [];

const chosenIn = ({ options, table }: Read): Option | undefined =>
  options.find(({ key }) => table.picked.includes(key));

/** Where it is chosen to stand. */
export function chosenSite(reading: Read): Rising | undefined {
  const { rises } = reading.outlook;
  const at = placeKey.read(chosenIn(reading)?.key ?? '')?.[0] as Stand | undefined;
  return rises && at !== undefined ? { ...rises, at } : undefined;
}

/** The base that a step would bring a large monster to. */
function strideOf({ key }: Option): Base | undefined {
  const [at] = (walkKey.read(key) ?? climbKey.read(key) ?? []) as readonly Stand[];
  return at !== undefined && isBase(at) ? at : undefined;
}
export const isStride = (option: Option): boolean => strideOf(option) !== undefined;
/** Where a monster may rise, or a large one may walk. */
export const isSite = (option: Option): boolean => placeKey.read(option.key) !== undefined || isStride(option);

/** Where the large monster that acts is chosen to walk. */
export function chosenStride(reading: Read): Rising | undefined {
  const { view } = reading;
  const acting = view.monsters.find(({ id }) => id === view.overlord.acting?.monster);
  const chosen = chosenIn(reading);
  const at = chosen && strideOf(chosen);
  return acting && at ? { kind: acting.kind, rank: acting.rank, at } : undefined;
}

/** A ghost of it there. */
export function ghostOf(reading: Read): MapFigure | undefined {
  const site = chosenSite(reading) ?? chosenStride(reading);
  const chosen = chosenIn(reading);
  if (!site || !chosen) return undefined;
  return {
    id: 'ghost',
    name: reading.table.say(chosen),
    ...baseOf(site),
    kind: MONSTER_KIND[site.rank],
    glyph: drawingOf('monster', site.kind),
    likeness: monsterLikeness(site),
    state: 'ghost',
  };
}

/** Other sites that share a space with this one. */
export function sitesOver({ key, on = [] }: Option, options: readonly Option[]): readonly Option[] {
  const spaces: readonly string[] = on.filter(isSpace);
  return options.filter(other => other.key !== key && isSite(other) && other.on?.some(at => spaces.includes(at)));
}

/** What a touch goes through: the sites that cover what was touched; where that is the chosen one alone, also all that share a space with it. */
export function waysAt(
  sites: readonly Option[],
  { options, table }: Pick<Read, 'options' | 'table'>,
): readonly Option[] {
  const [only, ...others] = sites;
  const isChosen = only !== undefined && others.length === 0 && table.picked.includes(only.key);
  return isChosen ? [only, ...sitesOver(only, options)] : sites;
}

/**
 * A large monster can cover a space in several ways. A touch chooses the first of them, and each further touch the next: it is turned and
 * shifted under the finger, as a figure on a table is.
 */
export function nextWay(ways: readonly Option[], picked: readonly string[]): Option | undefined {
  const now = ways.findIndex(({ key }) => picked.includes(key));
  return ways[(now + 1) % ways.length];
}
