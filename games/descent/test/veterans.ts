// Descent in the middle of everything: heroes with skills and treasures of every colour, an overlord with a full hand and threat to spend, and the
// monsters of an area they have not opened. Heroes who act at random never get that far, so that every row is met in quests that begin like this.

import { Match, type Rules } from '@veillee/kernel';
import { OFFERED } from '../content/boxes.ts';
import { heroes as sheets } from '../content/heroes.ts';
import { relics } from '../content/items.ts';
import { HAND_LIMIT, overlordCardRow } from '../content/overlord.ts';
import type { Area, QuestId } from '../content/quests/vocabulary.ts';
import { questsWith, switchesFor } from '../content/quests.ts';
import { type MonsterId, SKILL_TYPES, TIERS } from '../content/vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { gainFeats } from '../rules/feats/hand.ts';
import { descent } from '../rules/game.ts';
import { newHero } from '../rules/setup/heroes.ts';
import { type Flow, type Position, rowId, type State, type T } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const HEROES = 4;
const PLENTY = { threat: 40, treasures: 2, skills: 1, feats: 9 };
/** The first death, or the second, is the end. */
const CONQUEST = 5;
/** As many as it takes until each sheet and each quest has been played. */
const GAMES = Math.max(Math.ceil(sheets.length / HEROES), questsWith(OFFERED).length);

function* enrich(t: T, game: number): Flow {
  const { state } = t;
  const { overlord, decks } = state;
  // What was bought for the quest is what nobody has met yet.
  const bought = overlord.deck.filter(card => overlordCardRow(rowId(card)).treachery !== undefined);
  for (const card of bought) overlord.deck.splice(overlord.deck.indexOf(card), 1);
  overlord.deck.push(...bought);
  overlord.hand.push(...t.draw(overlord.deck, HAND_LIMIT - overlord.hand.length));
  overlord.threat += PLENTY.threat;
  state.conquest = CONQUEST;
  yield* gainFeats(t, PLENTY.feats);
  for (const hero of state.heroes) {
    for (const type of SKILL_TYPES) hero.skills.push(...t.draw(decks.skills[type], PLENTY.skills));
    for (const tier of TIERS)
      for (const card of t.draw(decks.treasures[tier], PLENTY.treasures)) yield* calls(t).treasure(t, hero.id, card);
  }
  const [first] = state.heroes;
  const relic = relics[game % relics.length];
  if (first && relic && !relicsOut(state).includes(relic.id)) yield* calls(t).treasure(t, first.id, relic.id);
  const area = opened[game];
  if (area === undefined) return;
  for (const [number, { spec, area: own }] of boardOf(state).things.entries())
    if (own === area && 'unique' in spec && spec.later) state.guide.due.push(number);
  yield* calls(t).reveal(t, area);
}

const relicsOut = ({ board, heroes }: State): string[] => [
  ...board.markers.flatMap(marker => (marker.kind === 'relic' ? [marker.item] : [])),
  ...heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]),
];

const QUESTS = questsWith(OFFERED).map(({ id }) => id);
const questOf = (game: number): QuestId => QUESTS[game % QUESTS.length] ?? 'heart-of-darkness';

/** The kinds of monsters that stand in an area from the first, and of those with names that may come later. */
function kindsIn(quest: QuestId, area: Area): MonsterId[] {
  const { things, guide } = boardOf({ quest });
  return things.flatMap(({ spec, area: own }) => {
    if (own !== area) return [];
    if ('monster' in spec) return spec.later ? [] : [spec.monster];
    return 'unique' in spec ? (guide.uniques[spec.unique]?.base ?? []) : [];
  });
}

/** The area of each game that is thrown open: of its quest, the one with most kinds that no game before it has. */
const opened: readonly Area[] = (() => {
  const seen = new Set<MonsterId>();
  return Array.from({ length: GAMES }, (_, game) => {
    const quest = questOf(game);
    const fresh = (area: Area): number => new Set(kindsIn(quest, area).filter(kind => !seen.has(kind))).size;
    const [best] = [...boardOf({ quest }).areas.keys()].sort((a, b) => fresh(b) - fresh(a)) as [Area, ...Area[]];
    for (const kind of kindsIn(quest, best)) seen.add(kind);
    return best;
  });
})();

/** The game as it begins for these veterans: its heroes are known, and once they stand on the board the rest is given them. */
const veterans = (game: number): typeof descent => ({
  ...descent,
  begin: (setting, left) => {
    const state = descent.begin(setting, left);
    state.heroes = state.party.map((seat, n) =>
      newHero(seat, sheets[(game * HEROES + n) % sheets.length]?.id ?? 'steelhorns'),
    );
    return state;
  },
  positions: {
    ...descent.positions,
    *arrival(t: T, position: Position): Rules<Position> {
      const next = (yield* (descent.positions.arrival as (t: T, at: Position) => Rules<Position>)(
        t,
        position,
      )) as Position;
      if (next.at === 'round') yield* enrich(t, game);
      return next;
    },
  } as typeof descent.positions,
});

export function* veteransPlay(): Generator<Match<State, View>> {
  for (let game = 0; game < GAMES; game++)
    yield Match.start(veterans(game), {
      seed: `veterans ${game}`,
      seats: 2,
      options: { quest: questOf(game), heroes: String(HEROES), ...switchesFor(questOf(game)) },
      history: false,
    });
}
