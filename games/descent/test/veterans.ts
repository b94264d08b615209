// Descent in the middle of everything: heroes with skills and treasures of every colour, an overlord with a full hand and threat to spend, and the
// monsters of an area they have not opened. Heroes who act at random never get that far, so that every row is met in quests that begin like this.

import { Match, type Rules } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { type Boxed, OFFERED } from '../content/boxes.ts';
import { heroes as sheets } from '../content/heroes.ts';
import { darkRelics } from '../content/items/dark-relics.ts';
import { relics, shop, treasures } from '../content/items.ts';
import { HAND_LIMIT, overlordCards } from '../content/overlord.ts';
import type { Area, QuestId } from '../content/quests/vocabulary.ts';
import { questRow, questsWith, switchesFor } from '../content/quests.ts';
import type { ItemRow } from '../content/rows.ts';
import { skillDecks } from '../content/skills.ts';
import { type Box, type MonsterId, SKILL_TYPES, TIERS } from '../content/vocabulary.ts';
import { treasure } from '../rules/areas/treasure.ts';
import { boardOf } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { gainFeats } from '../rules/feats/hand.ts';
import { descent } from '../rules/game.ts';
import { thingsOf } from '../rules/hero/equipment.ts';
import { newHero } from '../rules/setup/heroes.ts';
import { type Flow, type Hero, type Position, rowId, type State, type T } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const HEROES = 4;
const PLENTY = { threat: 40, treasures: 2, skills: 1, feats: 9 };
/** A death or two are the end. */
const CONQUEST = 6;
/** As many as it takes until each sheet and each quest has been played. */
const GAMES = Math.max(Math.ceil(sheets.length / HEROES), questsWith(OFFERED).length);
const QUESTS = questsWith(OFFERED).map(({ id }) => id);
const questOf = (game: number): QuestId => QUESTS[game % QUESTS.length] ?? 'heart-of-darkness';

/** The games in which a box is on the table. */
const gamesWith = (box: Box): readonly number[] =>
  Array.from({ length: GAMES }, (_, game) => game).filter(
    game => box === 'base' || questRow(questOf(game)).boxes?.includes(box),
  );
/** Rows whose turn it is in this game: those of each box one after the other in the games that have it. */
function dueIn<Row extends Boxed>(game: number, rows: readonly Row[]): readonly Row[] {
  return [...Map.groupBy(rows, ({ box = 'base' }) => box)].flatMap(([box, own]) => {
    const games = gamesWith(box);
    return own.filter((_, n) => games[n % games.length] === game);
  });
}
/** The cards of these rows come to the top of a pile, from which they are drawn first. */
function raise(pile: string[], rows: readonly { readonly id: string }[]): void {
  const isMeant = (card: string): boolean => rows.some(({ id }) => id === rowId(card));
  pile.splice(0, pile.length, ...pile.filter(card => !isMeant(card)), ...pile.filter(isMeant));
}

/** Somebody comes with it who has to be called, or stays only while it is in use: it is there whenever it can be. */
const bringsSomebody = ({ effects = [] }: ItemRow): boolean =>
  effects.some(({ ops }) => ops.some(({ op }) => op === 'companion'));

/** Cards whose turn it is come to hand, treachery as if it had been bought, and others beside them. */
function dealHand(t: T, game: number): void {
  const { overlord } = t.state;
  overlord.deck.push(...overlord.hand.splice(0));
  const isOut = (card: string): boolean => JSON.stringify(overlord).includes(`"${card}"`);
  for (const { id, treachery } of dueIn(game, overlordCards)) {
    const card = overlord.deck.find(one => rowId(one) === id) ?? copyOf(id, 1);
    if (maybeRemove(overlord.deck, card) || (treachery && !isOut(card))) overlord.hand.push(card);
  }
  overlord.hand.push(...t.draw(overlord.deck, Math.max(0, HAND_LIMIT - overlord.hand.length)));
  overlord.threat += PLENTY.threat;
}

/** To this hero, or to the first who has room for it; they arrange it in their turn. */
function* gives(t: T, n: number, thing: string): Flow {
  const { heroes } = t.state;
  const hasRoom = (hero: Hero): boolean => thingsOf(hero).length < MOST;
  const taker = [heroes[n], ...heroes].find(hero => hero && hasRoom(hero));
  if (taker) yield* treasure(t, taker.id, thing, true);
}
/** In use and in the pack, with potions. */
const MOST = 11;

function* enrich(t: T, game: number): Flow {
  const { state } = t;
  const { decks } = state;
  dealHand(t, game);
  state.conquest = CONQUEST;
  yield* gainFeats(t, PLENTY.feats);
  for (const type of SKILL_TYPES) raise(decks.skills[type], dueIn(game, skillDecks[type]));
  for (const tier of TIERS) raise(decks.treasures[tier], dueIn(game, treasures[tier]));
  // Into hands that are empty yet.
  for (const tier of TIERS)
    for (const { id } of treasures[tier].filter(bringsSomebody))
      if (maybeRemove(decks.treasures[tier], copyOf(id, 1))) yield* gives(t, 0, copyOf(id, 1));
  for (const [n, hero] of state.heroes.entries()) {
    for (const type of SKILL_TYPES) hero.skills.push(...t.draw(decks.skills[type], PLENTY.skills));
    yield* calls(t).moment(t, 'setup', { figure: hero.id });
    for (const tier of TIERS)
      for (const card of t.draw(decks.treasures[tier], PLENTY.treasures)) yield* gives(t, n, card);
  }
  for (const [n, { id }] of dueIn(game, shop).entries()) {
    const thing = copyOf(id, 1);
    if (maybeRemove(state.shop, thing)) yield* gives(t, n % HEROES, thing);
  }
  for (const [n, { id }] of dueIn(game, [...relics, ...darkRelics]).entries()) {
    // To the last of them first: whose turn it is in the decks the first of them have, and one relic suffers nothing in a pack.
    const relic = copyOf(id, 1);
    if (!relicsOut(state).includes(relic)) yield* gives(t, HEROES - 1 - (n % HEROES), relic);
  }
  const { things } = boardOf(state);
  const haunted = things.flatMap(({ spec, area }) => ('familiar' in spec ? [area] : []));
  for (const area of new Set([...(opened[game] ?? []), ...haunted])) {
    for (const [number, { spec, area: own }] of things.entries())
      if (own === area && ('unique' in spec || 'familiar' in spec) && spec.later) state.guide.due.push(number);
    yield* calls(t).reveal(t, area);
  }
}

const relicsOut = ({ board, heroes }: State): string[] => [
  ...board.markers.flatMap(marker => (marker.kind === 'relic' ? [marker.item] : [])),
  ...heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]),
];

/** The kinds of monsters that stand in an area from the first, and of those with names that may come later. */
function kindsIn(quest: QuestId, area: Area): MonsterId[] {
  const { things, guide } = boardOf({ quest });
  return things.flatMap(({ spec, area: own }) => {
    if (own !== area) return [];
    if ('monster' in spec) return spec.later ? [] : [spec.monster];
    return 'unique' in spec ? (guide.uniques[spec.unique]?.base ?? []) : [];
  });
}

/** The areas of each game that are thrown open: of its quest, those with most kinds that none before them has. */
const opened: readonly (readonly Area[])[] = (() => {
  const seen = new Set<MonsterId>();
  return Array.from({ length: GAMES }, (_, game) => {
    const quest = questOf(game);
    const areas = [...boardOf({ quest }).areas.keys()];
    const fresh = (area: Area): number => new Set(kindsIn(quest, area).filter(kind => !seen.has(kind))).size;
    const chosen: Area[] = [];
    do {
      const [best] = areas.toSorted((a, b) => fresh(b) - fresh(a)) as [Area, ...Area[]];
      for (const kind of kindsIn(quest, best)) seen.add(kind);
      if (!chosen.includes(best)) chosen.push(best);
    } while (areas.some(area => fresh(area) > 0));
    return chosen;
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
      seed: `seasoned ${game}`,
      seats: 2,
      options: { quest: questOf(game), heroes: String(HEROES), ...switchesFor(questOf(game)) },
      history: false,
    });
}
