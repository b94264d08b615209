// LEG-3.9 to LEG-3.26: how a campaign begins: what both sides have, and what the overlord chooses before the first week.

import type { Position, Seat } from '@veillee/kernel';
import { heroRow } from '../../content/heroes.ts';
import { avatarRow, avatars } from '../../content/legend/avatars.ts';
import { levelRow, STARTING_COINS, STARTING_XP } from '../../content/legend/economy.ts';
import { FIRST_LIEUTENANT } from '../../content/legend/lieutenants.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { plotCards } from '../../content/legend/plots.ts';
import { AVATARS, PLOTS } from '../../content/legend/vocabulary.ts';
import { type Box, KINDS, TIERS, type Trait } from '../../content/vocabulary.ts';
import { doOne } from './deeds.ts';
import { afterPlot } from './higher.ts';
import { avatarKey, plotKey } from './keys.ts';
import { avatarName, lieutenantName, plotCardName } from './names.ts';
import { type Flow, type Legend, type LegendHero, legendOf, type TraitDice, type W } from './record.ts';
import { tellOf, tellStory } from './telling.ts';
import { offerFirst } from './upgrades.ts';

export interface Beginning {
  readonly boxes: readonly Box[];
  readonly variants: readonly string[];
  /** House rules of the table, by their ids. */
  readonly house?: readonly string[];
  readonly overlordSeat: Seat;
  readonly treasurer: Seat;
  readonly heroes: readonly LegendHero[];
  /** LEG-3.22, LEG-3.23: begun higher. */
  readonly level?: 'copper' | 'silver' | 'gold';
}

/** A hero as the sheet has them, with one skill or none. */
export function newLegendHero(sheet: string, seat: Seat, skills: readonly string[] = []): LegendHero {
  const { wounds, fatigue, traits } = heroRow(sheet);
  const dice = Object.fromEntries(KINDS.map(trait => [trait, [traits[trait], 0, 0]])) as {
    [trait in Trait]: TraitDice;
  };
  return {
    sheet,
    seat,
    xp: 0,
    wounds,
    fatigue,
    maxWounds: wounds,
    maxFatigue: fatigue,
    secret: [],
    dice,
    skills: [...skills],
    equipped: [],
    pack: [],
    potions: [],
    tokens: {},
  };
}

export function newLegend({
  boxes,
  variants,
  house,
  overlordSeat,
  treasurer,
  heroes,
  level = 'copper',
}: Beginning): Legend {
  const { conquest = 0, coins = 0 } = levelRow(level).start ?? {};
  const lower = TIERS.slice(0, TIERS.indexOf(level)); // LEG-3.26
  return {
    boxes,
    variants,
    ...(house && { house }),
    overlordSeat,
    week: 0,
    quiet: 0,
    step: 'start',
    level,
    conquest: { heroes: conquest, overlord: conquest },
    coins: STARTING_COINS + coins,
    treasurer,
    opened: lower,
    party: { at: TAMALIR, upgrades: [] },
    heroes: heroes.map(hero => ({ ...hero, xp: conquest })),
    xp: conquest,
    upgrades: [],
    treachery: { event: 0, trap: 0, monster: 0 },
    forms: { humanoid: 'copper', beast: 'copper', eldritch: 'copper' },
    plotCards: [],
    lieutenants: [],
    returning: [],
    cities: {},
    seen: [],
    explored: [],
    ground: [],
    sealed: {},
    tamalir: [],
    kept: [],
    noRumour: [],
    ruined: [],
    graveyard: [],
    levelsUsed: [],
    today: {},
  };
}

/** LEG-3.12 to LEG-3.14. */
export function* chooseAvatar(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const options = AVATARS.map(id => ({ key: avatarKey.make(id), text: `avatar.${id}` }));
  const key = yield* t.choose(legend.overlordSeat, 'week.avatar', options, { rule: 'LEG-3.12' });
  const row = avatars.find(({ id }) => id === avatarKey.only(key));
  if (!row) throw new Error(`${key} is no avatar`);
  legend.avatar = row.id;
  legend.lieutenants.push({ id: FIRST_LIEUTENANT, at: avatarRow(row.id).keep });
  t.tell('log.week.avatar', { avatar: avatarName(row.id) }, { rule: 'LEG-3.12', weight: 5 });
  tellStory(t, { text: `avatar.${row.id}.portrait` }, 'LEG-3.12', avatarName(row.id));
  tellStory(t, { text: `lieutenant.${FIRST_LIEUTENANT}.portrait` }, 'LEG-7.1', lieutenantName(FIRST_LIEUTENANT));
  legend.xp += STARTING_XP;
  return { at: 'firstUpgrades' };
}

/** LEG-3.15, LEG-3.16: one after the other; what is left of the first XP is lost. */
export function* firstUpgrades(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const later = startingXp(legend);
  const done = yield* doOne(
    t,
    {
      seat: legend.overlordSeat,
      prompt: 'week.firstUpgrades',
      rule: 'LEG-3.15',
      with: { xp: legend.xp - later },
      pass: { text: 'week.firstUpgrades.done' },
    },
    offer => offerFirst({ ...legend, xp: legend.xp - later }, offer),
  );
  if (done) return { at: 'firstUpgrades' };
  legend.xp = later;
  legend.today = {};
  return { at: 'plot' };
}
/** What was given for a higher level is not of the first XP, and stays (LEG-3.25). */
const startingXp = ({ conquest }: Legend): number => conquest.overlord;

/** LEG-3.17. */
export function* choosePlot(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const openings = plotCards.filter(({ place }) => place === 'opening');
  const options = openings.map(({ id }) => ({ key: plotKey.make(id), text: `plot-card.${id}` }));
  const card = plotKey.only(yield* t.choose(legend.overlordSeat, 'week.plot', options, { rule: 'LEG-3.17' }));
  legend.plot = PLOTS.find(plot => openings.some(row => row.id === card && row.plot === plot));
  legend.plotCards = [card];
  t.tell('log.week.plot', { card: plotCardName(card) }, { rule: 'LEG-3.17', weight: 5 });
  tellOf(t, 'LEG-3.17', ['plot', card, 'play']);
  return afterPlot(legend);
}
