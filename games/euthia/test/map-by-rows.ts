// The rules of the map, read a second time: from the rows and the tokens alone, without what `rules/` makes of them.

import type { SpaceAt } from '../content/lattice.ts';
import type { SpaceRow } from '../content/rows.ts';
import { territoryRow } from '../content/territory.ts';
import type { Hero, State, Tile } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;

const hexAt = (q: number, r: number): SpaceAt => `hex:${q},${r}`;
const figures = (at: string): [q: number, r: number] => {
  const [q = 0, r = 0] = at
    .replace(/^[a-z]+:/, '')
    .split(',')
    .map(Number);
  return [q, r];
};

/** The tile to which a hex belongs (EUT-5.3). */
function originUnder(at: string): string {
  const [q, r] = figures(at);
  const k = (((q - r) % 3) + 3) % 3;
  return k === 0 ? `${q},${r}` : k === 1 ? `${q - 1},${r}` : `${q},${r - 1}`;
}

/** What is printed on each space, and where one step leads (EUT-5.1, EUT-5.23). */
export interface Chart {
  readonly printed: ReadonlyMap<SpaceAt, SpaceRow>;
  readonly beside: ReadonlyMap<SpaceAt, readonly SpaceAt[]>;
}

export function chartOf({ map }: State): Chart {
  const printed = new Map<SpaceAt, SpaceRow>();
  for (const [origin, tile] of Object.entries(map)) {
    if (!tile) continue;
    const [q, r] = figures(origin);
    const { spaces, centre } = territoryRow(tile);
    for (const [n, [dq, dr]] of CORNERS.entries()) printed.set(hexAt(q + dq, r + dr), spaces[n] as SpaceRow);
    if (centre) printed.set(`centre:${q},${r}`, centre);
  }
  const beside = new Map<SpaceAt, readonly SpaceAt[]>();
  for (const at of printed.keys()) {
    const [q, r] = figures(at);
    const centre: SpaceAt = `centre:${originUnder(at) as `${number},${number}`}`;
    const near = at.startsWith('centre')
      ? CORNERS.map(([dq, dr]) => hexAt(q + dq, r + dr))
      : [...STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr)), centre];
    beside.set(
      at,
      near.filter(each => printed.has(each)),
    );
  }
  return { printed, beside };
}

// ---- who is there ----

export const isRuined = ({ scenario }: State, at: SpaceAt): boolean =>
  scenario.markers[at]?.some(marker => marker.startsWith('destruction')) === true;

/** EUT-6.2: whether an undefeated Monster stands there. */
export const isHeld = ({ scenario, tokens }: State, { printed }: Chart, at: SpaceAt): boolean =>
  scenario.pits[at] !== undefined || (printed.get(at)?.monster !== undefined && (tokens[at]?.length ?? 0) === 0);

const MUST_BE_FOUGHT = ['golem', 'farruga', 'mirrezil', 'magma-demon'];
const hasFoe = ({ scenario }: State, at: SpaceAt): boolean =>
  Object.entries(scenario.foes).some(([id, foe]) => foe?.at === at && !foe.beaten && MUST_BE_FOUGHT.includes(id));

/** Tiles that work: worn, Learned, beside the board, or in a Bag without a slot of their own (EUT-16.28). */
const atWork = ({ slots, bags, beside }: Hero): Tile[] => [
  ...Object.values(slots).flatMap(slot => slot?.tile ?? []),
  ...bags.flatMap(thing => (thing.kind === 'tile' && faceOf(thing.tile.tile).slot === undefined ? thing.tile : [])),
  ...beside,
];

/** EUT-4.4, EUT-9.2: how often an Action could be performed. */
function actionsOf(hero: Hero, action: 'mining' | 'combat'): number {
  const effects = atWork(hero).flatMap(({ tile, engaged }) => (engaged ? [] : faceOf(tile).effects));
  const shown = effects.filter(({ ops, cost }) => {
    const isPaid = cost === undefined || ('dwurt' in cost && hero.dwurt >= cost.dwurt);
    return isPaid && ops.some(({ op }) => op === `${action}Action`);
  });
  return hero.tokens.filter(token => token === action).length + shown.length;
}

/** EUT-5.8, EUT-5.25, R91: whether so many Combat Actions let a Hero in. */
function mayEnter(state: State, chart: Chart, at: SpaceAt, fights: number): boolean {
  const isClosed = at.startsWith('centre') && chart.beside.get(at)?.some(hex => isHeld(state, chart, hex));
  return !isClosed && fights >= Number(isHeld(state, chart, at)) + Number(hasFoe(state, at));
}

// ---- what happens there ----

/** EUT-6.6 to EUT-6.10: Fire or Water, unless both or neither reach the space, or the Hero is protected. */
export function burnsOrHeals(state: State, chart: Chart, hero: Hero, at: SpaceAt): 'fire' | 'water' | undefined {
  const near = [at, ...(chart.beside.get(at) ?? [])];
  const far = state.scenario.faer ? near.flatMap(each => [each, ...(chart.beside.get(each) ?? [])]) : [];
  const isThere = (element: string, places: readonly SpaceAt[]): boolean =>
    places.some(
      place =>
        chart.printed.get(place)?.kind === `elemental-${element}` &&
        !isRuined(state, place) &&
        !state.scenario.markers[place]?.includes('recall'),
    );
  const reaches = (element: 'fire' | 'water'): boolean =>
    isThere(element, near) || (state.scenario.faer === element && isThere(element, far));
  const [fire, water] = [reaches('fire'), reaches('water')];
  if (fire === water) return undefined;
  const element = fire ? 'fire' : 'water';
  const isKeptOff = atWork(hero).some(
    ({ tile, essences }) => essences.includes(element) && faceOf(tile).does.has('protectElementals'),
  );
  return isKeptOff ? undefined : element;
}

/** EUT-5.10, EUT-5.14, EUT-5.16: how many tiles are laid around whoever comes there. */
export function tilesLaidAt({ territory }: State, { printed }: Chart, at: SpaceAt): number {
  if (at.startsWith('centre')) return 0;
  const [q, r] = figures(at);
  const missing = STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr)).filter(hex => !printed.has(hex));
  return Math.min(territory.length, new Set(missing.map(originUnder)).size);
}

// ---- what may be done ----

/** EUT-5.5, EUT-5.8: where the Movement points lead, and for how many of them; a walk ends where something happens. */
export function stepsFrom(state: State, chart: Chart, hero: Hero): ReadonlyMap<SpaceAt, number> {
  const from = hero.at as SpaceAt;
  const fights = actionsOf(hero, 'combat');
  const ends = (at: SpaceAt): boolean =>
    isHeld(state, chart, at) ||
    hasFoe(state, at) ||
    tilesLaidAt(state, chart, at) > 0 ||
    burnsOrHeals(state, chart, hero, at) !== undefined;
  const far = new Map<SpaceAt, number>([[from, 0]]);
  let edge: readonly SpaceAt[] = [from];
  for (let cost = 1; cost <= hero.movement; cost++) {
    const open = edge.filter(at => at === from || !ends(at)).flatMap(at => chart.beside.get(at) ?? []);
    edge = [...new Set(open)].filter(at => !far.has(at) && mayEnter(state, chart, at, fights));
    for (const at of edge) far.set(at, cost);
  }
  far.delete(from);
  return far;
}

/** EUT-5.32, EUT-5.33: where the Portal under the Hero leads. */
export function exitsOf(state: State, chart: Chart, { at, spentPortals, ...hero }: Hero): SpaceAt[] {
  const isPortal = (place: SpaceAt): boolean => chart.printed.get(place)?.kind === 'portal' && !isRuined(state, place);
  if (at === undefined || !isPortal(at) || spentPortals.includes(at)) return [];
  const fights = actionsOf({ ...hero, spentPortals }, 'combat');
  return [...chart.printed.keys()].filter(to => to !== at && isPortal(to) && mayEnter(state, chart, to, fights));
}

/** EUT-7.1 to EUT-7.6, EUT-13.8, EUT-13.9, EUT-20.3: what the tokens on the Hero's space still allow. */
export function visitsAt(
  state: State,
  chart: Chart,
  hero: Hero,
): { readonly mine: boolean; readonly challenge: boolean } {
  const at = hero.at as SpaceAt;
  const kind = chart.printed.get(at)?.kind ?? '';
  const here = (state.tokens[at] ?? []).filter(token => token.kind === 'interaction');
  const own = here.filter(({ seat }) => seat === hero.seat).length;
  const rivals = new Set(here.map(({ seat }) => seat).filter(seat => seat !== hero.seat)).size;
  const hasGoldCard = hero.hand.some(card => /^(power-surge|healing|possession)/.test(card));
  const isPaid = rivals === 0 || (state.mode === 'competitive' ? hero.gold >= rivals : hasGoldCard);
  const isFree = !isHeld(state, chart, at) && !isRuined(state, at);
  const isRecalled = state.scenario.markers[at]?.includes('recall') === true;
  return {
    mine:
      /^(mountain|lake|cave)$/.test(kind) &&
      isFree &&
      actionsOf(hero, 'mining') > 0 &&
      (own === 2 || (own === 0 && isPaid)),
    challenge: kind.startsWith('elemental-') && isFree && !isRecalled && own === 0 && isPaid,
  };
}
