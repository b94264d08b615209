// What the slip adds to the question: the drawing of who asks, and what the chosen answer means.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints, type TableEvent } from '@veillee/web/kit';
import { asideKey, cardKey, drinkKey, featKey, treacheryKey } from '../rules/keys.ts';
import { riskOn, riskTold } from '../rules/props/risks.ts';
import { bestFoe, chanceWords, chosenAim, percent, targetOf } from './attack/aims.ts';
import { blowOf } from './attack/blow.ts';
import { glyphTaken, leadsTo } from './dungeon/leads.ts';
import { chosenSite, chosenStride, isStride, sitesOf, sitesOver } from './dungeon/rising.ts';
import { preyOf } from './dungeon/stalking.ts';
import { familiarAsked } from './focus.ts';
import { crossedSwords, deathSkull, hourglass, hutsVillage, magicPortal, overlordHelm, walkingBoot } from './glyphs.ts';
import { missingFor } from './overlord/weakness.ts';
import type { Reading } from './reading.ts';
import { isDeath } from './scene.ts';

/** By the first word of the prompt. */
const GLYPHS: { readonly [chapter: string]: string } = {
  turn: walkingBoot,
  attack: crossedSwords,
  overlord: overlordHelm,
  setup: hutsVillage,
  familiar: walkingBoot,
  dungeon: magicPortal,
};

/** What a card does that may be used: its name and its words. */
function cardTold({ table, word }: Reading, { with: about }: Option): string | undefined {
  const card = about?.card;
  return typeof card === 'object' && 'text' in card
    ? word('table.tells', { what: table.say(card), text: word(`${card.text}.text`) })
    : undefined;
}

/** What may be used says what it does: all that is offered if it is two things at most, else what is chosen. */
function usesTold(reading: Reading): readonly string[] {
  const { decision, table } = reading;
  if (!decision || !OFFERS.includes(decision.prompt)) return [];
  const uses = decision.options.filter(({ key }) => headOf(key) === 'use');
  const told = uses.length <= 2 ? uses : uses.filter(({ key }) => table.picked.includes(key));
  return told.flatMap(option => cardTold(reading, option) ?? []);
}
const OFFERS: readonly string[] = ['effect.use', 'wounds.cancel'];

/** What a thing on the map brings whoever takes, opens or wakes it. */
function markerTold({ view, word }: Reading, { on }: Option): string | undefined {
  const marker = view.board.markers.find(({ id }) => on?.includes(id));
  return marker && word(`table.marker.${marker.kind}`);
}

/** Work that is weighed: whether it will be done. */
function workTold(reading: Reading, option: Option): string {
  const { table, word, outlook } = reading;
  const prospect = outlook.efforts?.[option.key];
  if (!prospect) return table.say(option);
  const chances = { now: percent(prospect.now), turn: percent(prospect.turn) };
  return [table.say(option), word('table.work.chance', chances)].join('. ');
}

/** A step that is weighed: what it costs, and what the ground there does. */
function strideTold(reading: Reading, option: Option): string {
  const { table, view, word } = reading;
  const risks = (option.on ?? []).flatMap(at => riskOn(view, at) ?? []).flatMap(risk => riskTold(word, risk));
  return [table.say(option), ...new Set(risks)].join('. ');
}

/** A way back from Town: where the glyph lies, and what it is if it is a dark one. */
function leadsTold({ view, table, word }: Reading, option: Option): string | undefined {
  const leads = leadsTo(view, option);
  const glyph = glyphTaken(view, option);
  const dark = glyph?.kind === 'glyph' ? glyph.dark : undefined;
  return leads && [table.say(leads), ...(dark ? [word(`prop.dark-glyph-${dark}.text`)] : [])].join('. ');
}

/** What a choice means: of a place, whom a monster could strike from there; of a card, what it does, or what pays for it. */
function toldOf(reading: Reading, option: Option): string {
  const { table, word, view, options } = reading;
  const liesOtherwise = sitesOver(option, options).length > 0;
  const site = chosenSite(reading);
  if (site) {
    const who = preyOf(reading, site).map(({ hero, hit }) =>
      word('table.spawn.struck', { hero: reading.nameOf(hero.id), hit: percent(hit) }),
    );
    const prey = who.length > 0 ? word('table.spawn.prey', { who }) : word('table.spawn.prey.none');
    return liesOtherwise ? `${prey} ${word('table.spawn.turn')}` : prey;
  }
  if (chosenStride(reading) && liesOtherwise) return word('table.spawn.turn');
  const missing = missingFor(reading, option);
  if (missing > 0) return word('table.card.missing', { threat: view.overlord.threat, n: missing });
  switch (headOf(option.key)) {
    case 'card':
      return word(`card.${cardKey.only(option.key)}.text`);
    case 'treachery':
      return word(`card.${treacheryKey.only(option.key)}.text`);
    case 'aside':
      return word(`card.${asideKey.only(option.key)}.text`);
    case 'feat':
      return word(`feat.${featKey.only(option.key)}.text`);
    case 'prolonged':
    case 'half':
    case 'effort':
      return workTold(reading, option);
    case 'walk':
      return strideTold(reading, option);
    case 'order':
      return word(`${option.text}.text`);
    case 'glyph':
      return leadsTold(reading, option) ?? table.say(option);
    case 'drink':
      return word(`potion.${drinkKey.only(option.key)}.text`);
    case 'use':
      return cardTold(reading, option) ?? table.say(option);
    case 'altar':
    case 'chest':
    case 'activate':
    case 'pick-up':
      return markerTold(reading, option) ?? table.say(option);
    default:
      return table.say(option);
  }
}

/**
 * Whoever stands guard weighs the best blow at once, for the overlord waits for them: and is told what has called them, and what
 * becomes of the order if they let it pass.
 */
function guardTold(reading: Reading): string | undefined {
  const { decision, word, nameOf, view } = reading;
  if (!decision || !GUARDS.includes(decision.prompt)) return undefined;
  const best = bestFoe(reading);
  const target = best && targetOf(view, best);
  const blow =
    target && word('table.tells', { what: nameOf(target.id), text: word('table.way', chanceWords(best.blow)) });
  const when = decision.window?.when?.at(-1);
  const why = when === undefined ? undefined : word('table.guard.why', { when });
  const order = decision.with?.order;
  const passed = when === undefined ? undefined : word('table.guard.pass', { order: order ? 'other' : 'guard' });
  return [why, blow && `${blow}.`, passed].filter(Boolean).join(' ') || undefined;
}
const GUARDS: readonly string[] = ['guard.ask', 'guard.exchange', 'guard.strike'];

/** Whose familiar is asked about, and what it is good for. */
function familiarTold({ view, decision, word, nameOf }: Reading): string | undefined {
  const familiar = decision?.prompt === 'familiar.act' ? familiarAsked(view, decision) : undefined;
  if (!familiar) return undefined;
  const text = word(`familiar.${familiar.id}.text`);
  return familiar.owner === 'overlord' ? text : word('table.familiar', { hero: nameOf(familiar.owner), text });
}

/** Who was killed since a hero last had a turn: the heroes are told before anything else. */
function fallenTold({ decision, table, view }: Reading): string | undefined {
  if (decision?.prompt !== 'turn.next') return undefined;
  const isOfHeroes = ({ turn }: TableEvent): boolean => view.heroes.some(({ seat }) => seat === turn?.seat);
  const since = table.log.slice(table.log.findLastIndex(isOfHeroes) + 1);
  const fallen = since.filter(isDeath);
  return fallen.length === 0 ? undefined : fallen.map(table.say).join(' ');
}

export function slipHints(reading: Reading): SlipHints {
  const { decision, table, outlook, word } = reading;
  // Whether anybody is asked about what a hero does is the overlord's own business; that they may be is not.
  if (!decision) return reading.side === 'heroes' ? { waiting: word('table.waiting.overlord') } : {};
  if (decision.prompt === 'attack.spend') {
    const best = outlook.spending?.best;
    const attack = reading.view.attacks.at(-1);
    const blow = attack && blowOf(reading, attack);
    return {
      glyph: crossedSwords,
      main: best,
      buttons: best === undefined ? [] : [best],
      ...(blow?.target && { pass: word('table.strike', { n: blow.wounds }) }),
    };
  }
  const aimed = chosenAim(reading);
  if (aimed)
    return {
      glyph: crossedSwords,
      second: <Cited text={word('table.way', chanceWords(aimed.blow))} rule={aimed.option.rule ?? decision.rule} />,
      worth: 'told',
    };
  const fallen = fallenTold(reading);
  if (fallen) return { glyph: deathSkull, tone: 'danger', second: <Cited text={fallen} rule="DES-37.2" /> };
  const familiar = familiarTold(reading);
  if (familiar) return { glyph: walkingBoot, second: <Cited text={familiar} rule={decision.rule} /> };
  const guard = guardTold(reading);
  if (guard) return { glyph: crossedSwords, second: <Cited text={guard} rule={decision.rule} /> };
  if (decision.options.some(({ key }) => headOf(key) === 'die'))
    return { glyph: crossedSwords, done: count => word('table.reroll', { count }) };
  const uses = usesTold(reading);
  if (uses.length > 0)
    return { glyph: hourglass, second: <Cited text={[...new Set(uses)].join(' ')} rule={decision.rule} /> };
  const sites = sitesOf(reading).length;
  const picked = decision.options.find(({ key }) => table.picked.includes(key));
  const [chapter = ''] = decision.prompt.split('.');
  return {
    glyph: GLYPHS[chapter],
    // Deeds of a turn have their places on the board and in the row of actions; so have skills, on their cards.
    ...(ROWS.includes(decision.prompt) && { buttons: [] }),
    // Whoever is in Tamalir, in the portal or yet to lie down in the camp is not on the map.
    ...(SHARED.includes(decision.prompt) && {
      buttons: decision.options.map(({ key }) => key),
      every: true,
    }),
    // Of two sites that read alike only the map says which is which.
    ...((sites > 0 || decision.options.some(isStride)) && { buttons: placeless(decision.options) }),
    ...(sites > 0 && { second: <Cited text={word('table.spawn.sites', { n: sites })} rule="DES-14.5" /> }),
    // The ghost on the map says where: columns and rows would say it worse.
    ...(chosenSite(reading) && { worth: 'told' as const }),
    ...(picked && { second: <Cited text={toldOf(reading, picked)} rule={picked.rule ?? decision.rule} /> }),
  };
}
const placeless = (options: readonly Option[]): string[] =>
  options.flatMap(({ key, on }) => (on && on.length > 0 ? [] : [key]));
const SHARED: readonly string[] = ['dungeon.whoHas', 'dungeon.potion', 'outdoors.watch'];
const ROWS: readonly string[] = ['turn.act', 'turn.act.town', 'turn.act.inside', 'setup.skill'];
