// EUT-13.16 to EUT-13.25: Quests of Encounters, and Legends.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, first, type Offer } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import type { SpaceAt } from '../content/lattice.ts';
import { isCentre } from '../content/lattice.ts';
import { legendRow, questRow } from '../content/quests.ts';
import type { EncounterId, LegendId, Need, Needs } from '../content/vocabulary.ts';
import { heroRoll } from './dice/hero-roll.ts';
import { FACE_UP } from './encounters.ts';
import { found } from './found.ts';
import { gain } from './gains.ts';
import { receiveTile } from './inventory.ts';
import { legendKey, questKey } from './keys.ts';
import { isLiberated, isOpen, locationAt } from './land.ts';
import { payNeeds, whyUnmet } from './needs.ts';
import { happened } from './scenario/moments.ts';
import type { Deed, Hero, State, T } from './state.ts';

/** EUT-13.19, EUT-13.20: a Liberated space; a centre is one where its hexes are. */
const isFree = (state: State, at: SpaceAt): boolean => isLiberated(state, at) && (!isCentre(at) || isOpen(state, at));

const rollIn = (needs: readonly Need[]): number | undefined =>
  needs.flatMap(need => ('have' in need && need.have === 'roll' ? [need.n] : []))[0];

/** A roll is tried once a turn. */
const whyTried = ({ turn }: State, id: string, needs: readonly Need[]) =>
  rollIn(needs) !== undefined && turn.tried.includes(id) && because('why.tried', 'EUT-13.19');

export function offerQuests(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined) return;
  const { encounter, legend } = locationAt(state, at);
  const blocked = isFree(state, at) ? undefined : because('why.guarded', 'EUT-6.4');
  for (const id of (encounter && state.encounters[encounter]?.faceUp) ?? [])
    for (const [n, needs] of questRow(id).needs.entries())
      offer(first(blocked, whyTried(state, id, needs), whyUnmet(state, hero, needs, 'EUT-13.19')), () =>
        questDeed(hero, encounter as EncounterId, id, n, needs),
      );
  if (legend && !isTold(state, legend))
    for (const [n, needs] of legendRow(legend).needs.entries())
      offer(first(blocked, whyUnmet(state, hero, needs, 'EUT-13.25')), () => legendDeed(hero, legend, n, needs));
}

const isTold = ({ heroes }: State, legend: LegendId): boolean => heroes.some(({ legends }) => legends.includes(legend));

function questDeed(hero: Hero, encounter: EncounterId, id: string, n: number, needs: Needs[number]): Deed {
  return {
    option: {
      key: questKey.make(id, n),
      ...(questRow(id).needs.length > 1
        ? { text: 'do.quest.way', with: { quest: { text: `quest.${id}` }, way: { text: `quest.${id}.way.${n + 1}` } } }
        : { text: 'do.quest', with: { quest: { text: `quest.${id}` } } }),
      on: [id],
      rule: 'EUT-13.19',
    },
    *run(t) {
      const { state } = t;
      if (!(yield* succeeds(t, hero, id, needs))) return undefined;
      yield* payNeeds(t, hero, needs, 'EUT-13.19');
      const open = state.encounters[encounter];
      if (open) remove(open.faceUp, id);
      hero.quests.push(id); // EUT-13.21
      if (!state.turn.encounters.includes(encounter)) state.turn.encounters.push(encounter);
      const told = { player: who(hero.seat), quest: { text: `quest.${id}` } };
      t.tell('log.quest', told, { rule: 'EUT-13.21', weight: 3, ...found('deed', hero.seat) });
      yield* gain(t, hero, questRow(id).reward, { rule: 'EUT-13.21', encounter, isReward: true });
      return undefined;
    },
  };
}

/** Where a roll is asked for it is made first; nothing is given up for a bad one. */
function* succeeds(t: T, hero: Hero, id: string, needs: readonly Need[]): Rules<boolean> {
  const least = rollIn(needs);
  if (least === undefined) return true;
  t.state.turn.tried.push(id);
  const quest = { text: `quest.${id}` };
  const total = yield* heroRoll(t, hero.seat, quest, { stakes: { quest: id, least } });
  if (total >= least) return true;
  t.tell('log.quest.failed', { player: who(hero.seat), quest, least, total }, { rule: 'EUT-13.19' });
  return false;
}

function legendDeed(hero: Hero, legend: LegendId, n: number, needs: Needs[number]): Deed {
  return {
    option: {
      key: legendKey.make(legend, n),
      text: 'do.legend',
      with: { legend: { text: `legend.${legend}` }, n },
      on: [`legend:${legend}`],
      rule: 'EUT-13.25',
    },
    *run(t) {
      const { reward, artifact } = legendRow(legend);
      yield* payNeeds(t, hero, needs, 'EUT-13.25');
      hero.legends.push(legend);
      t.tell(
        'log.legend',
        { player: who(hero.seat), legend: { text: `legend.${legend}` } },
        { rule: 'EUT-13.25', weight: 4, ...found('deed', hero.seat, [{ tile: copyOf(artifact, 1) }]) },
      );
      yield* gain(t, hero, reward, { rule: 'EUT-13.25', isReward: true });
      receiveTile(hero, copyOf(artifact, 1));
      yield* happened(t, { at: 'legend', hero });
      return undefined;
    },
  };
}

/** EUT-3.13, EUT-13.22: at the end of the turn, for every Encounter whose Quests were completed; never reshuffled (EUT-1.6). */
export function refillQuests(t: T): void {
  const { state } = t;
  for (const id of state.turn.encounters) {
    const open = state.encounters[id];
    if (!open) continue;
    const drawn = t.draw(open.stack, FACE_UP - open.faceUp.length);
    open.faceUp.push(...drawn);
    for (const quest of drawn)
      t.tell(
        'log.quest.new',
        { quest: { text: `quest.${quest}` }, encounter: { text: `encounter.${id}` } },
        { rule: 'EUT-3.13' },
      );
  }
}
