// Whether what a chapter has left could have come of any campaign: names that there are, amounts that somebody could have gained, cards in one place.
// Where it came from does not matter: a file, another table, or somebody who made it up.

import { originalOf } from '@veillee/pieces/things';
import { BASE, boxes as boxRows, isOf } from '../../content/boxes.ts';
import { heroes as sheets } from '../../content/heroes.ts';
import { items } from '../../content/items.ts';
import { avatarRow, upgrades } from '../../content/legend/avatars.ts';
import { INCIDENTS } from '../../content/legend/boards/vocabulary.ts';
import { cities, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { levelRow, SECRET } from '../../content/legend/economy.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import { plotCards, plotRow, questObjects } from '../../content/legend/plots.ts';
import { rumours } from '../../content/legend/rumours.ts';
import { CONTRARY, variants } from '../../content/legend/variants.ts';
import { FORMS, LEVELS } from '../../content/legend/vocabulary.ts';
import { options as houseRules } from '../../content/options.ts';
import { skills } from '../../content/skills.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { isPotion } from '../state.ts';
import { thingsOf } from './fitting.ts';
import { lawsBroken } from './laws.ts';
import { diceFrom } from './lessons.ts';
import { conquestOfBoth, type Legend, type LegendHero, lengthIn, razedCities } from './record.ts';
import { left, potionsLeft, potionsSold } from './stock.ts';
import { mostPoints } from './upgrades.ts';

const PARTY = 4;
/** What rumours and legendary areas may bring each hero besides conquest, all together. Their boards are booklets, of which a page has read none. */
export const BESIDES = { xp: 35, wounds: 2 } as const;

type Rows = readonly { readonly id: string }[];
/** Who or what is named and is nowhere. */
const unknown = (rows: Rows, ids: readonly (string | undefined)[]): string[] =>
  ids.flatMap(id => (id === undefined || rows.some(row => row.id === id) ? [] : [id]));
const twice = (list: readonly string[]): string[] => list.filter((one, n) => list.indexOf(one) !== n);

/** The first thing about it that cannot be, in words; undefined if it could all be. Names first: the others look them up. */
export function impossible(legend: Legend): string | undefined {
  for (const look of [terms, ended, names, amounts, lawsBroken, metals]) {
    const [found] = look(legend);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** On which terms it was begun (LEG-21). */
function terms({ boxes, variants: inForce }: Legend): string[] {
  const known = [...BASE, ...boxRows.map(({ id }) => id)];
  const needed = known.filter(box => box !== 'tomb-of-ice' && !boxes.includes(box));
  const lengths = variants.filter(({ id, length }) => length && inForce.includes(id));
  const contrary = CONTRARY.filter(pair => pair.every(id => inForce.includes(id)));
  return [
    ...needed.map(box => `a campaign without ${box}`),
    ...[...twice(boxes), ...twice(inForce)].map(id => `${id} twice`),
    ...unknown(variants, inForce).map(id => `no variant ${id}`),
    ...(lengths.length > 1 ? [`${lengths.length} lengths at once`] : []),
    ...contrary.map(([one, other]) => `${one} beside ${other}`),
  ];
}

/** LEG-19.1: a chapter ends with a week, and with no board half played. */
function ended({ week, board, won, avatar, plot, heroes }: Legend): string[] {
  return [
    ...(week < 1 ? ['no week has been played'] : []),
    ...(board && !won ? ['a board in the middle of a chapter'] : []),
    ...(avatar && plot ? [] : ['no avatar, or no plot']),
    ...(heroes.length === PARTY ? [] : [`${heroes.length} heroes`]),
  ];
}

/** What may be out of a campaign for good (LEG-1.9, LEG-7.7, LEG-9.11, LEG-9.12, LEG-21.10). */
const BURIED: Rows = [...items, ...rumours, ...upgrades, ...lieutenants, ...skills, ...INCIDENTS.map(id => ({ id }))];

function names(legend: Legend): string[] {
  const { avatar, plot, party, lieutenants: riding, returning, rumour, ground, cities: known, sealed } = legend;
  const places = [
    party.at,
    rumour?.at,
    ...riding.map(({ at }) => at),
    ...ground.map(({ at }) => at),
    ...legend.seen,
    ...legend.explored,
    ...legend.noRumour,
    ...legend.ruined,
    legend.today.from,
    legend.today.to,
    ...(legend.diary ?? []).map(({ at }) => at),
  ];
  const objects = [
    party.object,
    ...riding.map(({ object }) => object),
    ...ground.map(({ object }) => object),
    ...Object.keys(sealed),
  ];
  const own = upgrades.filter(one => one.avatar === undefined || one.avatar === avatar);
  const mine = lieutenants.filter(one => one.avatar === undefined || one.avatar === avatar);
  const riders = [...riding.map(({ id }) => id), ...returning];
  const opening = plotCards.find(card => card.plot === plot && card.place === 'opening');
  const lists = [
    legend.upgrades,
    legend.plotCards,
    legend.tamalir,
    party.upgrades,
    riders,
    [...legend.seen, ...legend.explored],
    legend.kept,
    legend.graveyard,
  ];
  return [
    ...unknown(locations, places).map(id => `no place ${id}`),
    ...unknown(cities, Object.keys(known)).map(id => `no city ${id}`),
    ...unknown(questObjects, objects).map(id => `no quest object ${id}`),
    ...unknown(own, legend.upgrades).map(id => `no upgrade ${id} of this avatar`),
    ...unknown(mine, riders).map(id => `no lieutenant ${id} of this avatar`),
    ...unknown(
      plotCards.filter(card => card.plot === plot),
      legend.plotCards,
    ).map(id => `no card ${id} of this plot`),
    ...unknown(tamalirUpgrades, legend.tamalir).map(id => `no upgrade ${id} of Tamalir`),
    ...unknown(partyUpgrades, party.upgrades).map(id => `no upgrade ${id} of the party`),
    ...unknown(rumours, [rumour?.card, ...legend.kept]).map(id => `no rumour ${id}`),
    ...(opening && !legend.plotCards.includes(opening.id) ? [`a plot without ${opening.id}`] : []), // LEG-3.17
    ...unknown(BURIED, legend.graveyard.map(originalOf)).map(id => `no card ${id} in the graveyard`),
    ...unknown(houseRules, legend.house ?? []).map(id => `no house rule ${id}`),
    ...lists.flatMap(twice).map(id => `${id} twice`),
    ...heroesNamed(legend),
  ];
}

function heroesNamed({ heroes, boxes }: Legend): string[] {
  const taught = skills.filter(row => isOf(row, boxes) && left(row.id, 1) > 0);
  // What no other box has is the campaign's own.
  const copies = new Map(items.filter(row => isOf(row, [...boxes, 'road-to-legend'])).map(row => [row.id, row.copies]));
  const isThere = (thing: string): boolean => {
    const n = Number(thing.slice(originalOf(thing).length + 1));
    return n >= 1 && n <= left(originalOf(thing), copies.get(originalOf(thing)) ?? 0);
  };
  return [
    // Whatever boxes are in play, any sheet may be chosen.
    ...unknown(
      sheets,
      heroes.map(({ sheet }) => sheet),
    ).map(id => `no hero ${id}`),
    ...twice(heroes.map(({ sheet }) => sheet)).map(id => `${id} twice`),
    ...heroes.flatMap(hero => [
      ...unknown(taught, hero.skills).map(id => `no skill ${id}`),
      ...thingsOf(hero)
        .filter(thing => !isPotion(thing) && !isThere(thing))
        .map(thing => `no card ${thing}`),
    ]),
  ];
}

function amounts(legend: Legend): string[] {
  const { conquest, before, week, level, treachery, avatar, forms } = legend;
  const thresholds = lengthIn(legend).thresholds;
  const needed = level === 'final' ? 0 : (thresholds[LEVELS.indexOf(level) - 1] ?? 0);
  const gained = before?.overlord ?? conquest.overlord;
  return [
    // LEG-2.4, LEG-4.3: conquest never falls, and a week never ends without any for the overlord; that of the Final Battle comes before it.
    ...(conquestOfBoth(legend) < needed ? [`${level} with ${conquestOfBoth(legend)} conquest`] : []),
    ...(gained < (level === 'final' ? week - 1 : week) ? [`${gained} conquest of the overlord in week ${week}`] : []),
    ...spent(legend),
    ...(level === 'final' && !before ? ['a Final Battle before which nothing was gained'] : []),
    ...(avatar
      ? TREACHERY.filter(type => treachery[type] > mostPoints(legend, avatarRow(avatar).treachery[type].most)).map(
          type => `${treachery[type]} points of ${type}`,
        )
      : []),
    ...(level === 'copper' && Object.values(forms).some(form => FORMS.indexOf(form) > 1) ? ['gold at copper'] : []),
    ...potionsSold(legend)
      .filter(potion => potionsLeft(legend, potion) < 0)
      .map(potion => `more of ${potion} than there is`),
    ...legend.heroes.flatMap(hero => grown(legend, hero)),
  ];
}

/** LEG-1.13, LEG-1.14: nobody has more XP than was ever gained: with conquest, by a rumour, by cities that fell (LEG-17.16). */
function spent(legend: Legend): string[] {
  const { conquest, before, heroes, xp } = legend;
  const { factor } = lengthIn(legend);
  const razed = legend.plotCards
    .flatMap(id => plotRow(id).ops)
    .reduce((sum, op) => sum + (op.op === 'razingXp' ? op.n * razedCities(legend).length : 0), 0);
  const most = {
    heroes: (conquest.heroes + (before?.heroes ?? 0) + BESIDES.xp) * factor,
    overlord: (conquest.overlord + (before?.overlord ?? 0) + razed) * factor,
  };
  return [
    ...heroes.flatMap(hero => (hero.xp > most.heroes ? [`${hero.sheet} with ${hero.xp} XP of ${most.heroes}`] : [])),
    ...(xp > most.overlord ? [`the overlord with ${xp} XP of ${most.overlord}`] : []),
  ];
}
/** LEG-2.6, LEG-2.7: no more dice of a metal than the level allows. */
function metals({ level, heroes }: Legend): string[] {
  const { silverDice = Number.POSITIVE_INFINITY, goldDice = Number.POSITIVE_INFINITY } = levelRow(level);
  return heroes.flatMap(hero => {
    const [silver, gold] = [diceFrom(hero, 'silver'), diceFrom(hero, 'gold')];
    return silver > silverDice || gold > goldDice
      ? [`${hero.sheet} with ${silver} dice of silver, ${gold} of gold`]
      : [];
  });
}

/** LEG-11.3: nobody has less than the sheet says; more comes of secret training, of wounds by a rumour and in the last fight too. */
function grown({ level }: Legend, { sheet, wounds, maxWounds, maxFatigue, secret }: LegendHero): string[] {
  const row = sheets.find(({ id }) => id === sheet);
  if (!row) return [];
  const most = {
    wounds: level === 'final' ? Number.POSITIVE_INFINITY : row.wounds + SECRET.wounds * secret.length + BESIDES.wounds,
    fatigue: row.fatigue + SECRET.fatigue * secret.length,
  };
  if (wounds < 1) return [`${sheet} without a wound`]; // R172
  return maxWounds < row.wounds || maxFatigue < row.fatigue || maxWounds > most.wounds || maxFatigue > most.fatigue
    ? [`${sheet} with ${maxWounds} wounds, ${maxFatigue} fatigue`]
    : [];
}
