// Battles: rounds of Skirmish, who falls, and what comes between rounds. KIL-9.11 to 9.22, KIL-12.7 to 12.15.

import type { Moment, Option, Rules, Seat, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { cardById } from '../../content/cards.ts';
import { resolveAbility, runAbility } from '../abilities/abilities.ts';
import { holds } from '../abilities/conditions.ts';
import { payFor } from '../abilities/costs.ts';
import { adversaryAbilities } from '../abilities/passives.ts';
import { byUse, isUsable, type Source, sourcesAt } from '../abilities/sources.ts';
import { named, who } from '../cards/piles.ts';
import { fighters } from '../realm/team.ts';
import { type Board, canBeAffected, type Fight, hero, type State } from '../state.ts';
import { ancientFalls } from './ancients.ts';
import { defeat, eliminate } from './defeat.ts';
import { fightOf, fightStands } from './fight.ts';
import { flee } from './flee.ts';
import { defeatEncounter } from './reward.ts';
import { skirmish } from './skirmish.ts';

/** KIL-9.11: rounds until somebody is defeated or the hero flees. `gifts`: they have not been offered yet. */
export function* battle(t: Table<State>, { gifts }: { gifts: boolean }): Rules {
  const { state } = t;
  const fight = fightOf(state);
  fight.step = 'battle';
  if (!fight.assault) fight.hp = Math.max(0, healthOf(fight) - fight.early); // KIL-9.12, A-59
  for (const member of fighters(state)) yield* startWindow(t, member, 'startOfBattle'); // D27, KIL-15.9
  yield* adversarySide(t, 'startOfBattle');
  while (!(yield* settled(t))) {
    fight.round++;
    fight.foeDice = 0;
    fight.hits = 0;
    const way = yield* skirmish(t, { ways: () => waysOut(state), gifts: gifts || fight.round > 1 }); // KIL-9.13
    if (way === 'flee') return yield* flee(t, fight.active);
    if (way !== undefined) {
      yield* settled(t); // a Gift ended it: the adversary is gone, or its price was his last HP (KIL-9.30)
      return;
    }
    fight.surprise = 'nobody'; // KIL-9.17
    if (yield* settled(t)) return; // KIL-9.18 to 9.20
    yield* adversarySide(t, 'endOfRound');
  }
}

const FLEE: Option = { key: 'flee', text: 'option.flee', rule: 'KIL-9.21' };

/** KIL-9.21, 12.10, 13.7: after a round, alone, and not from an Ancient. */
const waysOut = ({ fight, team }: Board): readonly Option[] =>
  fight && fight.round > 1 && !fight.assault && team.length === 0 ? [FLEE] : [];

const healthOf = (fight: Fight): number => cardById(fight.adversary).fight?.health ?? 0;

/** Abilities of the adversary's side at a moment of the fight: its own, an Ancient's Ability cards, its Plots. */
function* adversarySide(t: Table<State>, timing: 'startOfBattle' | 'endOfRound'): Rules {
  const { active } = fightOf(t.state);
  for (const { card, ability } of adversaryAbilities(t.state))
    if (ability.timing === timing && holds(t.state, active, ability.condition)) {
      t.tell('log.realm', { card: named(card), effect: { text: `card.${card}.text` } }, { rule: 'KIL-15.4' });
      yield* runAbility(t, ability, { seat: active, source: card });
    }
}

// ---- abilities at the start ----

export const startAbilities = (state: Board, seat: Seat, timing: 'startOfEngagement' | 'startOfBattle'): Source[] =>
  sourcesAt(hero(state, seat), timing).filter(source => source.ability.optional && isUsable(state, seat, source));

/** D27: optional abilities at the start, one by one. */
export function* startWindow(t: Table<State>, seat: Seat, timing: 'startOfEngagement' | 'startOfBattle'): Rules {
  yield* react(t, seat, (): Moment<State> | undefined => {
    const sources = startAbilities(t.state, seat, timing);
    if (sources.length === 0) return undefined;
    return {
      prompt: 'battle.start',
      rule: 'KIL-15.7',
      with: { card: named(fightOf(t.state).adversary) },
      pass: { text: 'battle.start.pass' },
      window: { id: 'start', matters: true },
      deeds: byUse(sources, source => useStart(t, seat, source)),
    };
  });
}

export function* useStart(t: Table<State>, seat: Seat, source: Source): Rules {
  yield* payFor(t, seat, source);
  yield* resolveAbility(t, source.ability, { seat, source: source.def.id });
}

// ---- parts 2 and 3 of a round ----

const isDown = (fight: Fight): boolean =>
  fight.step === 'battle' ? fight.hp <= 0 : fight.early > 0 && fight.early >= healthOf(fight);

/**
 * Part 2, then part 3 (KIL-9.19): the adversary first, then each hero by himself (KIL-12.9). True if the fight is over:
 * the adversary is down, or the active hero is (KIL-12.15).
 */
export function* settled(t: Table<State>): Rules<boolean> {
  const { state } = t;
  const fight = fightOf(state);
  const won = isDown(fight);
  if (won) {
    if (fight.assault) yield* ancientFalls(t, fight.active, fight.adversary);
    else if (fightStands(state)) yield* defeatEncounter(t, fight.active, fight.adversary, { attribute: 'combat' }); // KIL-12.8
  }
  const { team } = state;
  for (const member of [fight.active, ...team]) {
    if (hero(state, member).hp > 0) continue; // KIL-9.37: as he stands now
    if (fight.assault)
      yield* eliminate(t, member); // KIL-9.29, A-61
    else yield* defeat(t, member); // KIL-12.14: he leaves the team
  }
  const leaderFell = !canBeAffected(hero(state, fight.active));
  if (!won && leaderFell && team.some(member => canBeAffected(hero(state, member))))
    t.tell('log.team.over', { player: who(fight.active) }, { rule: 'KIL-12.15' });
  return won || leaderFell;
}
