// LEG-6.4: what is met without a fight: it is read out and done, and the party goes on.

import type { Params } from '@veillee/kernel';
import { first, unless } from '@veillee/pieces/offers';
import type { IncidentId, Meeting, MeetingRow } from '../../../content/legend/boards/vocabulary.ts';
import { tierOf } from '../../../content/legend/vocabulary.ts';
import { treasurePrice } from '../../../content/town.ts';
import { heroName, thingName } from '../../card-names.ts';
import { rowOf } from '../../hero/fitting.ts';
import { heroKey } from '../../keys.ts';
import { incidentText } from '../../names.ts';
import { heroId, isPotion, type Thing } from '../../state.ts';
import { heal, healAll } from '../care.ts';
import { doOne } from '../deeds.ts';
import { throwPower } from '../dice.ts';
import { carry, whyNoRoom } from '../fitting.ts';
import { gainCoins } from '../gains.ts';
import { healKey } from '../keys.ts';
import { drawTreasures } from '../market.ts';
import { boardOver } from '../play.ts';
import { type Flow, type LegendHero, legendOf, type W, type WeekOffer, type WeekPosition } from '../record.ts';
import { potionsLeft, potionsSold } from '../stock.ts';
import { tellStory } from '../telling.ts';
import { coinsKey, drawKey, forHeroKey, recoverKey } from './keys.ts';

const RULE = 'LEG-6.4';

export function* passBy(t: W, { incident, does }: MeetingRow): Flow<WeekPosition> {
  t.tell('log.outdoors.meets', { incident: incidentText(incident, 'name') }, { rule: RULE, weight: 4 });
  tellStory(t, incidentText(incident, 'text', 'intro'), RULE, incidentText(incident, 'name'));
  t.tell('log.story', { story: incidentText(incident, 'rule') }, { rule: RULE, weight: 1 });
  yield* carryOut(t, incident, does);
  return boardOver(t, { party: does.meet === 'back' ? 'lost' : 'past', dead: [] });
}

/** A question about it says what is met, what was read out of it, and its card: the chronicle may not be open. */
const asked = (incident: IncidentId) => ({
  incident: incidentText(incident, 'name'),
  story: incidentText(incident, 'text', 'intro'),
  card: incidentText(incident, 'rule'),
});

/** What comes of it is read out too. */
const readOut = (t: W, incident: IncidentId, moment: string, params?: Params): void =>
  tellStory(t, { ...incidentText(incident, 'text', moment), ...(params && { with: params }) }, RULE);

function* carryOut(t: W, incident: IncidentId, does: Meeting): Flow {
  const { heroes } = legendOf(t.state);
  const read = (moment: string): void => readOut(t, incident, moment);
  switch (does.meet) {
    case 'back':
      return read('back'); // The week brings them where they came from.
    case 'merchant':
      return read((yield* trade(t, incident, does)) ? 'buy' : 'pass');
    case 'thanks':
      return read(yield* thanked(t, incident, does));
    case 'storm':
      for (const hero of heroes) hurt(t, hero, does.wounds);
      return read('after');
    case 'healer':
      return read((yield* healed(t, incident, does.coins)) ? 'heal' : 'pass');
    case 'shrine':
      return read((yield* atShrine(t, incident, does)) ? 'take' : 'pass');
    case 'fall':
      for (const hero of heroes) {
        const face = throwPower(t);
        readOut(t, incident, face, { hero: heroName(hero.sheet) });
        hurt(t, hero, does.wounds[face]);
      }
      return;
  }
}

/** Armour does not help, and the last wound stays. */
function hurt(t: W, hero: LegendHero, most: number): void {
  const n = Math.min(most, hero.wounds - 1);
  if (n <= 0) return;
  hero.wounds -= n;
  t.tell('log.outdoors.hurt', { hero: heroName(hero.sheet), n, left: hero.wounds }, { rule: RULE, weight: 1 });
}

/** One or the other, as the party likes. */
function* thanked(
  t: W,
  incident: IncidentId,
  { coins, heal: n }: Extract<Meeting, { meet: 'thanks' }>,
): Flow<'coins' | 'heal'> {
  const legend = legendOf(t.state);
  const gift = coins[tierOf(legend.level)];
  const options = [
    { key: coinsKey, text: 'outdoors.coins', with: { n: gift } },
    { key: recoverKey, text: 'outdoors.recover', with: { n } },
  ];
  const key = yield* t.choose(legend.treasurer, 'outdoors.thanks', options, { rule: RULE, with: asked(incident) });
  if (key === coinsKey) {
    gainCoins(t, gift, RULE);
    return 'coins';
  }
  for (const hero of legend.heroes) heal(hero, n);
  return 'heal';
}

/** Each hero who pays is whole again: whether anybody did. */
function* healed(t: W, incident: IncidentId, price: number): Flow<boolean> {
  let anybody = false;
  for (const { sheet } of legendOf(t.state).heroes) {
    const legend = legendOf(t.state);
    const hero = legend.heroes.find(one => one.sheet === sheet);
    const isWhole = !hero || (hero.wounds >= hero.maxWounds && !hero.tokens.poison);
    if (isWhole || legend.coins < price) continue;
    const words = { hero: heroName(sheet), price };
    const options = [{ key: healKey, text: 'outdoors.healed', with: words, rule: RULE }];
    const key = yield* t.choose(hero.seat, 'outdoors.healer', options, {
      rule: RULE,
      with: { ...words, ...asked(incident) },
      pass: { text: 'outdoors.healer.no' },
    });
    if (key === undefined) continue;
    legend.coins -= price;
    healAll(hero);
    anybody = true;
  }
  return anybody;
}

/** A treasure, if they dare, and what it costs: whether they did. */
function* atShrine(
  t: W,
  incident: IncidentId,
  { treasures, tokens }: Extract<Meeting, { meet: 'shrine' }>,
): Flow<boolean> {
  const legend = legendOf(t.state);
  const key = yield* t.choose(
    legend.treasurer,
    'outdoors.shrine',
    [{ key: drawKey, text: 'outdoors.draws', with: { n: treasures }, rule: RULE }],
    { rule: RULE, with: asked(incident), pass: { text: 'outdoors.shrine.no' } },
  );
  if (key === undefined) return false;
  for (const thing of drawTreasures(t, treasures)) yield* handOver(t, incident, thing);
  const cursed = yield* oneHero(t, incident, legend.heroes, 'outdoors.cursed');
  for (const [token, n] of Object.entries(tokens) as [keyof typeof tokens, number][])
    cursed.tokens = { ...cursed.tokens, [token]: (cursed.tokens[token] ?? 0) + n };
  t.tell('log.week.cursed', { hero: heroName(cursed.sheet) }, { rule: RULE, weight: 2 });
  return true;
}

/** To a hero who has room for it; a cache gives what is in it, and goes back as what nobody can carry does (R179). */
function* handOver(t: W, incident: IncidentId, thing: Thing): Flow {
  const cache = isPotion(thing) ? undefined : rowOf(thing).cache;
  if (cache?.coins) gainCoins(t, cache.coins, RULE);
  if (cache?.potion && potionsLeft(legendOf(t.state), cache.potion) > 0) yield* handOver(t, incident, cache.potion);
  if (cache) return;
  const able = legendOf(t.state).heroes.filter(hero => whyNoRoom(hero, thing) === undefined);
  if (able.length === 0) return;
  const hero = yield* oneHero(t, incident, able, 'dungeon.whoHas', thing);
  carry(hero, thing);
  t.tell('log.outdoors.has', { hero: heroName(hero.sheet), thing: thingName(thing) }, { rule: RULE, weight: 2 });
}

function* oneHero(
  t: W,
  incident: IncidentId,
  among: readonly LegendHero[],
  prompt: string,
  thing?: Thing,
): Flow<LegendHero> {
  const optionOf = ({ sheet }: LegendHero) => ({
    key: heroKey.make(sheet),
    text: `hero.${sheet}`,
    on: [heroId(sheet)],
  });
  const how = { rule: RULE, with: { ...asked(incident), ...(thing !== undefined && { thing: thingName(thing) }) } };
  return yield* t.choose(legendOf(t.state).treasurer, prompt, among, optionOf, how);
}

/** So many potions at one price, and treasures at theirs: whether anything was sold. */
function* trade(
  t: W,
  incident: IncidentId,
  { potions, coins, treasures }: Extract<Meeting, { meet: 'merchant' }>,
): Flow<boolean> {
  let sold = 0;
  let deals = 0;
  let lying = drawTreasures(t, treasures, thing => rowOf(thing).kind !== 'cache'); // R179
  for (;;) {
    const legend = legendOf(t.state);
    const goods: readonly { readonly thing: Thing; readonly price: number }[] = [
      ...(sold < potions ? potionsSold(legend) : []).map(thing => ({ thing, price: coins })),
      ...lying.map(thing => ({ thing, price: treasurePrice(tierOf(legend.level)) })),
    ];
    const done = yield* doOne(
      t,
      {
        seat: legend.treasurer,
        prompt: 'outdoors.merchant',
        rule: RULE,
        with: { ...asked(incident), coins: legend.coins, n: potions - sold },
        pass: { text: 'outdoors.merchant.no' },
      },
      offer => {
        for (const { thing, price } of goods)
          for (const hero of legend.heroes) offerGoods(t, hero, thing, price, taken, offer);
      },
    );
    if (!done) return deals > 0;
  }
  function taken(thing: Thing): void {
    deals++;
    if (isPotion(thing)) sold++;
    else lying = lying.filter(one => one !== thing);
  }
}

function offerGoods(
  { state }: W,
  hero: LegendHero,
  thing: Thing,
  price: number,
  taken: (thing: Thing) => void,
  offer: WeekOffer,
): void {
  const legend = legendOf(state);
  const tier = tierOf(legend.level);
  const isOpened = isPotion(thing) || legend.opened.includes(tier);
  const why = first(
    unless(!isPotion(thing) || potionsLeft(legend, thing) > 0, 'why.stock', RULE),
    unless(isOpened, 'why.week.chest', 'LEG-13.14', { tier: { text: `tier.${tier}` } }), // LEG-3.10
    whyNoRoom(hero, thing),
    unless(price <= legend.coins, 'why.week.coins', RULE, { price }),
  );
  const words = { hero: heroName(hero.sheet), thing: thingName(thing), price };
  offer(why, () => ({
    option: {
      key: forHeroKey.make(hero.sheet, thing),
      text: 'outdoors.buysFor',
      with: words,
      on: [`${isPotion(thing) ? 'potion' : 'item'}:${thing}`],
      rule: RULE,
    },
    *run(t) {
      legendOf(t.state).coins -= price;
      carry(hero, thing);
      taken(thing);
      t.tell('log.buys', words, { rule: RULE, weight: 1 });
    },
  }));
}
