// A table in mid-game, laid by hand: Day 7 of a solo game, a Quest begun in the Whispering Wood.

import { checkSetting } from '@veillee/kernel';
import { encounterDeck as decks, nightDeck, plotsOf, regionIds, rewardDeck } from '../../content/cards.ts';
import { kilforth } from '../../rules/game.ts';
import { begin } from '../../rules/setup.ts';
import type { Hero, State } from '../../rules/state.ts';
import { type View, view } from '../../rules/view.ts';

const REALM = [
  ['watchers-peak', 'silver-grove', 'barrow-lea', 'skull-heath', 'mute-glacier'],
  ['broken-mill', 'whispering-wood', 'golden-fields', 'cracked-flats', 'brimstone-pit'],
  ['bramblewild', 'heron-ford', 'sprawl-city', 'griffins-roost', 'black-cave'],
  ['gallows-oak', 'willowmere', 'serene-lake', 'forgotten-mine', 'field-of-banners'],
  ['pallid-mire', 'ashen-glade', 'dead-kings-road', 'windgate-pass', 'ruins-of-ostrevent'],
].flat();

const FALLEN = ['skull-heath', 'mute-glacier', 'brimstone-pit', 'gallows-oak', 'serene-lake', 'pallid-mire'];

const LYING: { readonly [region: string]: readonly string[] } = {
  'watchers-peak': ['lonely-giant'],
  'skull-heath': ['skull-clan'],
  'broken-mill': ['pedlar'],
  'whispering-wood': ['burn-the-nest'],
  'cracked-flats': ['sunken-gaol'],
  'griffins-roost': ['the-griffins-egg'],
  willowmere: ['poachers'],
  'field-of-banners': ['banner-guard'],
  'dead-kings-road': ['old-farmwife'],
};

const BLANK = begin(checkSetting(kilforth, { seats: 1, options: { mode: 'solo' } }));

export const newHero = (change: Partial<Hero> = {}): Hero => ({
  ...(BLANK.heroes[0] as Hero),
  race: 'elf',
  class: 'ranger',
  saga: 'hunt-the-beast',
  chapter: 2,
  region: 'whispering-wood',
  maxHp: 5,
  ap: 2,
  gold: 4,
  fate: 2,
  hand: ['ashwood-bow', 'willow-witch', 'the-lost-herd', 'willow-balm'],
  assets: ['pewter-dagger', 'one-eyed-veteran', 'moor-pony'],
  talents: ['martial-1a'],
  loot: ['bandage#1'],
  exhausted: ['one-eyed-veteran'],
  successes: [{ target: 'burn-the-nest', attribute: 'combat', n: 1 }],
  ...change,
});

const without = (deck: readonly string[], gone: readonly string[]): string[] =>
  deck.filter(card => !gone.includes(card));

export function newState(change: Partial<State> = {}, heroes: Hero[] = [newHero()]): State {
  const held = heroes.flatMap(one => [...one.hand, ...one.assets]);
  const lying = Object.values(LYING).flat();
  const pile = (deck: readonly string[]) => ({ draw: without(deck, [...held, ...lying]), discard: [] });
  const turned = nightDeck.slice(0, 6);
  return {
    ...BLANK,
    mode: heroes.length === 1 ? 'solo' : 'cooperative',
    phase: 'day',
    day: 7,
    turn: 30,
    active: 0,
    map: [...REALM],
    places: Object.fromEntries(
      regionIds.map(region => [
        region,
        {
          gloom: FALLEN.includes(region),
          encounters: [...(LYING[region] ?? [])],
          obstacles: region === 'ruins-of-ostrevent' ? 2 : 0,
          plots: region === 'serene-lake' ? ['court-of-mist'] : [],
        },
      ]),
    ),
    encounters: {
      plains: pile(decks.plains),
      forest: pile(decks.forest),
      badlands: pile(decks.badlands),
      mountains: pile(decks.mountains),
    },
    rewards: {
      item: pile(rewardDeck.item),
      spell: pile(rewardDeck.spell),
      ally: pile(rewardDeck.ally),
      title: pile(rewardDeck.title),
    },
    night: { draw: without(nightDeck, turned), discard: [...turned.slice(1)] },
    plots: { draw: without(plotsOf('pale-queen'), ['court-of-mist']), discard: [] },
    weather: 'lake-fog',
    ancients: [{ id: 'pale-queen', defeated: false, plots: [], abilities: ['pale-queen'] }],
    bag: ['bandage#2', 'tonic#1'],
    heroes,
    ...change,
  };
}

export const seen = (change: Partial<State> = {}, heroes?: Hero[]): View => view(newState(change, heroes), 0);
