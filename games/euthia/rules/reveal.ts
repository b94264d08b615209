// EUT-5.10 to EUT-5.20: the map grows around whoever comes to its border.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { type Hex, idOf } from '@veillee/pieces/geometry';
import { POWERS } from '../content/constants.ts';
import { centreOf, hexesOf, type SpaceAt } from '../content/lattice.ts';
import { spacesOf, territoryRow } from '../content/territory.ts';
import type { Element, TileId } from '../content/vocabulary.ts';
import { tileBearing } from './bearings.ts';
import { isProtected } from './board.ts';
import { setUpEncounter } from './encounters.ts';
import { heal, suffer } from './harm.ts';
import { placeKey } from './keys.ts';
import { burns, emptyBeside, growLand, powersAt, spaceText } from './land.ts';
import { happened } from './scenario/moments.ts';
import type { Hero, T } from './state.ts';
import { revealsAt } from './walks.ts';

/** A tile comes to lie: its Encounter is set up (EUT-5.17), the Griffin takes its Lair (EUT-22.3). */
export function layTile(t: T, origin: Hex, tile: TileId): void {
  const { state } = t;
  const row = territoryRow(tile);
  growLand(state, origin, tile);
  const places = [...hexesOf(origin), centreOf(origin)];
  for (const [n, { kind, encounter }] of spacesOf(row).entries()) {
    if (encounter) setUpEncounter(t, encounter);
    if (kind === 'griffin-lair' && state.modules.griffin) state.griffin = places[n] as Hex;
  }
}

/** EUT-5.35: tile by tile until nothing is missing around the Hero; false if they died of it (R10). */
export function* revealAround(t: T, hero: Hero, at: SpaceAt): Rules<boolean> {
  const { state } = t;
  while (revealsAt(state, at) > 0) {
    const empty = emptyBeside(state, at);
    const optionOf = (hex: Hex) => ({
      key: placeKey.make(idOf(hex)),
      text: 'do.place',
      with: { way: tileBearing(at, hex) },
      on: [...hexesOf(hex)],
    });
    const how = { rule: 'EUT-5.12', with: { n: empty.length } };
    const origin = yield* t.choose(hero.seat, 'reveal.ask', empty, optionOf, how);
    const before = new Map(
      state.heroes.map(each => [each.seat, each.at === undefined ? [] : powersAt(state, each.at)]),
    );
    const [tile] = t.draw(state.territory) as [TileId];
    layTile(t, origin, tile);
    const spaces = spacesOf(territoryRow(tile)).map(spaceText);
    const told = { player: who(hero.seat), spaces, territory: { text: `territory.${tile}` } };
    const moves = [{ what: tile, from: 'territory', to: origin }];
    const brings = { seat: hero.seat, coins: { tiles: 1 } };
    t.tell('log.reveal', told, { rule: 'EUT-5.11', weight: 1, moves, brings });
    const kinds = spacesOf(territoryRow(tile)).map(({ kind }) => kind);
    yield* happened(t, { at: 'reveal', kinds, hero });
    for (const each of state.house.revealsReachAll ? state.heroes : [hero])
      newPowers(t, each, before.get(each.seat) ?? []); // R9
    if (hero.at !== at) return false;
  }
  return true;
}

/** R8: a Power that newly reaches the Hero's space works at once; one that was there already does not work again. */
function newPowers(t: T, hero: Hero, before: readonly Element[]): void {
  if (hero.at === undefined) return;
  const after = powersAt(t.state, hero.at);
  const works = burns(after);
  if (works && !before.includes(works)) undergo(t, hero, works);
}

/** EUT-6.7, EUT-6.8: the Powers of the space that a Hero has entered. False if they died. */
export function undergoPowers(t: T, hero: Hero, at: SpaceAt): boolean {
  const works = burns(powersAt(t.state, at));
  return works === undefined || undergo(t, hero, works);
}

function undergo(t: T, hero: Hero, power: 'fire' | 'water'): boolean {
  if (isProtected(hero, power)) return true;
  if (power === 'fire') return suffer(t, hero, POWERS.fire, { rule: 'EUT-6.7' });
  heal(t, hero, POWERS.water, 'EUT-6.8');
  return true;
}
