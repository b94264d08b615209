// What rumours and legendary areas bring: each a row of the board (`Windfall`), given to heroes who stand on it.

import { remove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { avatarRow } from '../../../content/legend/avatars.ts';
import type { Reward } from '../../../content/legend/boards/vocabulary.ts';
import { partyRow } from '../../../content/legend/cities.ts';
import { MOST_SKILLS } from '../../../content/legend/economy.ts';
import { tierOf } from '../../../content/legend/vocabulary.ts';
import { skillRow } from '../../../content/skills.ts';
import { SKILL_TYPES, type Tier, TREACHERY, type Treachery } from '../../../content/vocabulary.ts';
import { handOut, nameCard, pickTreasure, potionFor } from '../../areas/treasure.ts';
import { heroName, thingName } from '../../card-names.ts';
import { receive } from '../../hero/equipment.ts';
import { rowOf } from '../../hero/fitting.ts';
import { heroOption } from '../../hero/option.ts';
import { skillKey } from '../../keys.ts';
import { type Flow, type Hero, sheetOf, type T, type Thing } from '../../state.ts';
import { raiseWounds } from '../care.ts';
import { deedOf } from '../diary/deeds.ts';
import { note } from '../diary/page.ts';
import { gainCoins, gainConquest, gainXp } from '../gains.ts';
import { banishKey, buyKey, pointKey, secretKey, upgradeKey } from '../keys.ts';
import { secretsFor, takeSecret } from '../lessons.ts';
import { lieutenantName, upgradeName } from '../names.ts';
import { drop as leaveObject } from '../objects.ts';
import { heroIn, type Lieutenant, legendOf } from '../record.ts';
import { tellOf } from '../telling.ts';
import { type Unbought, unbought } from '../upgrades.ts';
import { whoHas } from './chest.ts';

const RULE = 'LEG-9.11';

export function* giveReward(t: T, gain: Reward): Flow {
  const { state } = t;
  const legend = legendOf(state);
  const metal = tierOf(legend.level);
  switch (gain.gain) {
    case 'coins':
      return gainCoins(t, typeof gain.n === 'number' ? gain.n : gain.n[metal], RULE);
    case 'conquest':
      return gainConquest(t, gain.to ?? 'heroes', gain.n, RULE);
    case 'xp':
      return gainXp(legend, 'heroes', gain.each);
    case 'overlord-xp-lost':
      legend.xp -= Math.min(gain.most, legend.xp);
      return;
    case 'treasure':
      return yield* treasures(t, gain.draw, gain.keep, gain.tier ?? metal);
    case 'treasure-of-choice':
      return yield* pickTreasure(t, yield* oneOf(t, state.heroes), [metal]);
    case 'wounds-max':
      for (const hero of state.heroes) {
        raiseWounds(heroIn(legend, sheetOf(hero)), gain.each);
        hero.wounds += gain.each; // LEG-11.5
      }
      return;
    case 'secret-training':
      return yield* secret(t);
    case 'skill':
      return yield* skill(t);
    case 'treachery-lost':
      for (let n = 0; n < gain.n; n++) yield* lessTreachery(t);
      return;
    case 'sieges-lifted':
      for (const city of Object.values(legend.cities)) city.siege = undefined;
      legend.spared = true;
      return;
    case 'party-upgrade':
      return yield* upgrade(t, gain.of);
    case 'relic':
      return yield* relic(t, copyOf(gain.relic, 1));
    case 'potions':
      for (const hero of state.heroes) for (let n = 0; n < gain.each; n++) yield* potionFor(t, hero, gain.potion);
      return;
    case 'upgrades-lost':
      for (let n = 0; n < gain.n; n++) yield* lessUpgrades(t);
      return;
    case 'lieutenant-banished':
      return yield* banish(t, gain.weeks);
    case 'foresight':
      legend.foresight = (legend.foresight ?? 0) + gain.dungeons;
      return;
    case 'feather':
      return; // The card stays with the party (LEG-9.12).
  }
}

function* oneOf(t: T, heroes: readonly Hero[]): Flow<Hero> {
  return yield* t.choose(legendOf(t.state).treasurer, 'dungeon.reward.hero', heroes, heroOption, { rule: RULE });
}

/** So many of the deck, of which the party keeps some: a cache gives what is in it. */
function* treasures(t: T, draw: number, keep: number, tier: Tier): Flow {
  const { state } = t;
  const drawn: Thing[] = t.draw(state.decks.treasures[tier], draw);
  if (drawn.length > 0) t.reveal();
  const kept: Thing[] = [];
  while (kept.length < keep && drawn.length > 0) {
    const card = drawn.length <= keep - kept.length ? drawn[0] : yield* whichOf(t, drawn);
    if (card === undefined) break;
    remove(drawn, card);
    kept.push(card);
  }
  state.decks.treasures[tier].unshift(...drawn);
  for (const card of kept)
    yield* handOut(t, rowOf(card).kind === 'cache' ? (state.heroes[0] as Hero) : yield* whoHas(t, card), card);
}

const whichOf = (t: T, cards: readonly Thing[]): Flow<Thing> =>
  nameCard(t, legendOf(t.state).treasurer, cards, 'dungeon.reward.treasure', { rule: RULE });

/** LEG-11.3, LEG-11.4: of the level, once for each hero, and for nothing. */
function* secret(t: T): Flow {
  const { state } = t;
  const legend = legendOf(state);
  const able = state.heroes.filter(hero => !heroIn(legend, sheetOf(hero)).secret.includes(legend.level));
  if (able.length === 0) return;
  const hero = yield* oneOf(t, able);
  const optionOf = ({ what, n }: ReturnType<typeof secretsFor>[number]) => ({
    key: secretKey.make(sheetOf(hero), what),
    text: `dungeon.reward.${what}`,
    with: { n },
  });
  const { what, n } = yield* t.choose(hero.seat, 'dungeon.reward.secret', secretsFor(legend), optionOf, {
    rule: 'LEG-11.3',
  });
  takeSecret(legend.level, heroIn(legend, sheetOf(hero)), what, n);
  hero[what] += n;
}

/** LEG-15.10: of those that nobody knows. */
function* skill(t: T): Flow {
  const { heroes, decks } = t.state;
  const all = SKILL_TYPES.flatMap(type => decks.skills[type]).toSorted();
  const able = heroes.filter(({ skills }) => skills.length < MOST_SKILLS);
  if (all.length === 0 || able.length === 0) return;
  t.reveal();
  const hero = yield* oneOf(t, able);
  const optionOf = (id: string) => ({ key: skillKey.make(id), text: `skill.${id}`, on: [`skill:${id}`] });
  const id = yield* t.choose(hero.seat, 'dungeon.reward.skill', all, optionOf, { rule: RULE });
  remove(decks.skills[skillRow(id).type], id);
  hero.skills.push(id);
}

function* lessTreachery(t: T): Flow {
  const legend = legendOf(t.state);
  const types = TREACHERY.filter(type => legend.treachery[type] > 0);
  if (types.length === 0) return;
  const optionOf = (type: Treachery) => ({ key: pointKey.make(type), text: `treachery.${type}` });
  const type = yield* t.choose(legend.treasurer, 'dungeon.reward.treachery', types, optionOf, { rule: RULE });
  legend.treachery[type]--;
}

/** DES-31.7: there is one of it. */
function* relic(t: T, thing: Thing): Flow {
  const hero = yield* whoHas(t, thing);
  t.tell('log.finds', { hero: heroName(sheetOf(hero)), thing: thingName(thing) }, { rule: RULE, weight: 4 });
  yield* receive(t, hero, thing);
}

/** LEG-16.2: cards that could still be bought, those of lieutenants among them. */
function* lessUpgrades(t: T): Flow {
  const legend = legendOf(t.state);
  const optionOf = ({ id, text }: Unbought) => ({ key: upgradeKey.make(id), text });
  const left = unbought(legend);
  if (left.length === 0) return;
  const { id, text } = yield* t.choose(legend.treasurer, 'dungeon.reward.lost', left, optionOf, { rule: RULE });
  legend.graveyard.push(id);
  t.tell('log.dungeon.lost', { upgrade: { text } }, { rule: RULE, weight: 3 });
}

/** He goes home, and what he carries stays where he was. */
function* banish(t: T, weeks: number): Flow {
  const legend = legendOf(t.state);
  const { lieutenants, avatar } = legend;
  if (!avatar || lieutenants.length === 0) return;
  const optionOf = ({ id, at }: Lieutenant) => ({
    key: banishKey.make(id),
    text: `lieutenant.${id}`,
    on: [`lieutenant:${id}`, `location:${at}`],
  });
  const rider = yield* t.choose(legend.treasurer, 'dungeon.reward.banish', lieutenants, optionOf, { rule: RULE });
  const { object, at } = rider;
  if (object !== undefined) {
    rider.object = undefined;
    leaveObject(legend, object, at);
  }
  rider.at = avatarRow(avatar).keep;
  rider.banished = legend.week + weeks;
  t.tell('log.dungeon.banished', { lieutenant: lieutenantName(rider.id), n: weeks }, { rule: RULE, weight: 4 });
}

function* upgrade(t: T, of: readonly string[]): Flow {
  const legend = legendOf(t.state);
  const left = of.map(partyRow).filter(({ id }) => !legend.party.upgrades.includes(id));
  if (left.length === 0) return;
  const optionOf = ({ id }: (typeof left)[number]) => ({ key: buyKey.make(id), text: `upgrade.${id}` });
  const { id } = yield* t.choose(legend.treasurer, 'dungeon.reward.upgrade', left, optionOf, { rule: RULE });
  legend.party.upgrades.push(id);
  t.tell('log.week.party', { upgrade: upgradeName(id) }, { rule: RULE, weight: 3 });
  tellOf(t, RULE, ['upgrade', id]);
  note(legend, deedOf.upgrade.make(id));
}
