// LEG-1.4 to LEG-1.8, LEG-18.1: the party comes from the map onto a board and back. On a board its heroes carry what is theirs, and the decks lie
// there; on the map the record has all of it, and a deck is what is nowhere else.

import { rowsOf } from '../../content/boxes.ts';
import { TRAINING_PER_TRAIT } from '../../content/economy.ts';
import { potionRow } from '../../content/items.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skillDecks } from '../../content/skills.ts';
import { KINDS, SKILL_TYPES, TIERS, type Token } from '../../content/vocabulary.ts';
import { statOf } from '../effects/stats.ts';
import { darkGlyphsOf } from '../glyphs/dark.ts';
import { isFixed } from '../hero/fitting.ts';
import { clearBoard } from '../setup/bare-board.ts';
import { newHero } from '../setup/heroes.ts';
import {
  type Feats,
  type Hero,
  isPotion,
  noFeats,
  type State,
  sheetOf,
  type T,
  type Thing,
  type Tokens,
} from '../state.ts';
import { carry, whyNoRoom } from './fitting.ts';
import { cityIn, heroIn, type Legend, type LegendHero, legendOf } from './record.ts';
import { cardsIn, potionsLeft, potionsSold, shopCards, skillsLeft, treasureDeck } from './stock.ts';

/** The heroes with what they have, and all decks anew. */
export function takeField(t: T): void {
  const { state } = t;
  const legend = legendOf(state);
  layDecks(t, legend);
  state.heroes = legend.heroes.map(fielded);
  for (const [n, hero] of state.heroes.entries()) {
    const known = legend.heroes[n];
    if (!known) continue;
    hero.wounds = statOf(state, hero.id, 'maxWounds') - (known.maxWounds - known.wounds);
    hero.fatigue = statOf(state, hero.id, 'maxFatigue') - (known.maxFatigue - known.fatigue);
    Object.assign(known, { tokens: {}, skills: [], equipped: [], pack: [], potions: [] });
  }
  state.round = 0;
  state.opened = [...legend.opened];
}

export const fielded = ({ sheet, seat, skills, equipped, pack, potions, tokens }: LegendHero): Hero => ({
  ...newHero(seat, sheet, 0),
  skills: [...skills],
  equipped: [...equipped],
  pack: [...pack],
  potions: [...potions],
  tokens: { ...tokens },
});

function layDecks(t: T, legend: Legend): void {
  const { decks, supply, overlord, boxes } = t.state;
  const skills = skillsLeft(legend);
  for (const type of SKILL_TYPES)
    decks.skills[type] = t.shuffle(
      rowsOf(skillDecks[type], boxes).flatMap(({ id }) => (skills.includes(id) ? [id] : [])),
      `skills ${type}`,
    );
  for (const tier of TIERS) decks.treasures[tier] = t.shuffle(treasureDeck(legend, tier), `treasures ${tier}`);
  t.state.shop = shopCards(legend);
  for (const potion of potionsSold(legend)) supply[potion] = potionsLeft(legend, potion);
  overlord.deck = t.shuffle(
    cardsIn(rowsOf(overlordCards, boxes).filter(({ treachery }) => treachery === undefined)), // DES-4.2
    'overlord',
  );
  overlord.glyphs = darkGlyphsOf(boxes);
}

/** All that was on the board is gone but what the party takes along. */
export function leaveField(state: State): void {
  const legend = legendOf(state);
  for (const hero of state.heroes) bringHome(state, legend, hero);
  for (const { faceUp = [] } of state.heroes) state.featCards?.discards.push(...faceUp);
  countFeats(state, legend);
  for (const { owner, carries } of state.companions) {
    const hero = state.heroes.find(({ id }) => id === owner);
    if (hero) for (const thing of carries) takeOrDrop(legend, heroIn(legend, sheetOf(hero)), thing);
  }
  closeTamalir(state, legend);
  state.guide.ahead = undefined;
  clearBoard(state);
  state.heroes = [];
  state.phase = 'setup';
  state.companions = [];
  state.dungeon = undefined;
  state.outdoors = undefined;
  state.told = [];
  putDecksAway(state, legend);
}

/** What is missing is missing on the map too; the last wound is never missing, for who is dead is whole again (DES-37.5). */
function bringHome(state: State, legend: Legend, hero: Hero): void {
  const { id, wounds, fatigue, tokens, skills, equipped, pack, potions } = hero;
  const known = heroIn(legend, sheetOf(hero));
  const lost = statOf(state, id, 'maxWounds') - wounds;
  const spent = statOf(state, id, 'maxFatigue') - fatigue;
  known.wounds = within(1, known.maxWounds - lost, known.maxWounds);
  known.fatigue = within(0, known.maxFatigue - spent, known.maxFatigue);
  known.tokens = Object.fromEntries(Object.entries(tokens).filter(([, n]) => n > 0) as [Token, number][]) as Tokens;
  Object.assign(known, { skills, equipped: equipped.filter(thing => !isFixed(thing)), pack, potions }); // R171
}
/** What each of them has done there, for the last pages. */
function countFeats({ heroes }: State, legend: Legend): void {
  if (!legend.diary) return;
  legend.feats ??= {};
  for (const hero of heroes) {
    const { all, now } = legend.feats[sheetOf(hero)] ?? { all: noFeats(), now: noFeats() };
    legend.feats[sheetOf(hero)] = { all: withFeats(all, hero.feats), now: withFeats(now, hero.feats) };
  }
}
const withFeats = (before: Feats, { kills, wounds, blow, deaths, treasures }: Feats): Feats => ({
  kills: before.kills + kills,
  wounds: before.wounds + wounds,
  blow: Math.max(before.blow, blow),
  deaths: before.deaths + deaths,
  treasures: before.treasures + treasures,
});

const within = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** LEG-1.7: what nobody has room for is dropped. */
function takeOrDrop(legend: Legend, hero: LegendHero, thing: Thing): void {
  if (whyNoRoom(hero, thing) === undefined) carry(hero, thing);
  else if (!isPotion(thing)) legend.graveyard.push(thing);
}

/** LEG-13.9, LEG-13.11: of a week, whoever was there and from where. */
function closeTamalir({ dungeon }: State, legend: Legend): void {
  if (!dungeon) return;
  const { potions, offer } = dungeon;
  if (potions > 0) cityIn(legend, TAMALIR).potions = potions;
  if (offer) cityIn(legend, TAMALIR).offer = [...offer];
}

/** LEG-1.8: whatever else left a hero is in its deck again. */
function putDecksAway(state: State, legend: Legend): void {
  const { decks, supply, overlord } = state;
  for (const type of SKILL_TYPES) decks.skills[type] = [];
  for (const tier of TIERS) decks.treasures[tier] = [];
  state.shop = [];
  state.lost = [];
  for (const potion of potionsSold(legend)) supply[potion] = potionRow(potion).tokens;
  for (const trait of KINDS) supply[trait] = TRAINING_PER_TRAIT;
  Object.assign(overlord, { threat: 0, through: 0, hand: [], deck: [], discard: [], played: [], powers: [] });
  overlord.aside = undefined;
  overlord.glyphs = darkGlyphsOf(state.boxes);
}
