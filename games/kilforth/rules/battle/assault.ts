// The Assault on an Ancient. KIL-13, A-12, A-13, A-40, A-60.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { named, who } from '../cards/piles.ts';
import { ASSAULT } from '../keys.ts';
import { ANCIENT, REGION } from '../places.ts';
import { endTeam, fighters, keepTeam } from '../realm/team.ts';
import { type Ancient, hero, place, type State } from '../state.ts';
import { ancientOf, baseHealth, plotHealth, plotsFor } from './ancients.ts';
import { battle, settled, startWindow } from './battle.ts';
import { fightOf, newFight } from './fight.ts';

/** D34: the hero confirms, because there is no way back (KIL-13.7). */
export function* assault(t: Table<State>, seat: Seat, key: string): Rules {
  const { state } = t;
  const id = ASSAULT.only(key);
  const ancient = ancientOf(state, id);
  const go: Option = { key: 'assault', text: 'option.assault.go', with: { card: named(id) }, on: [ANCIENT.make(id)] };
  const answer = yield* t.choose(seat, 'assault.confirm', [go], {
    rule: 'KIL-13.7',
    with: { card: named(id), plots: plotsFor(state, ancient).length + ancient.plots.length },
    pass: { text: 'assault.confirm.pass' },
  });
  if (answer === undefined) return;
  state.fight = newFight(seat, id, true);
  const fight = fightOf(state);
  fight.step = 'battle'; // KIL-13.6: no Surprise, no evasion
  keepTeam(state, member => hero(state, member).chapter === 'done');
  t.tell('log.assault', { player: who(seat), card: named(id) }, { weight: 7, rule: 'KIL-13.3' });
  ancient.hp ??= baseHealth(state, id); // KIL-13.14
  gatherPlots(t, ancient);
  fight.hp = ancient.hp;
  for (const member of fighters(state)) yield* startWindow(t, member, 'startOfEngagement');
  if (!(yield* settled(t))) yield* battle(t, { gifts: true });
  state.fight = undefined; // KIL-13.8: its HP stay as they are
  endTeam(state);
}

/** KIL-13.5: they go beside the Ancient and stay; one that raises Health does so now, once. */
function gatherPlots(t: Table<State>, ancient: Ancient): void {
  const { state } = t;
  for (const plot of plotsFor(state, ancient)) {
    const region = state.map.find(one => maybeRemove(place(state, one).plots, plot)) ?? '';
    ancient.plots.push(plot);
    ancient.hp = (ancient.hp ?? 0) + plotHealth(plot);
    t.tell(
      'log.plot.joins',
      { card: named(plot), ancient: named(ancient.id) },
      { rule: 'KIL-13.5', moves: [{ what: plot, from: REGION.make(region), to: ANCIENT.make(ancient.id) }] },
    );
  }
}
