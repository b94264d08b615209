// The great steps: Chapters as soon as they can be completed, the Finale with a Day's strength, the Assault by its odds.

import type { Seat } from '@veillee/kernel';
import { sagaById } from '../content/cards.ts';
import type { Attribute } from '../content/vocabulary.ts';
import { ASSAULT, CONFRONT, FEAT } from '../rules/keys.ts';
import { encountersFor } from '../rules/realm/encounters.ts';
import { distance } from '../rules/realm/map.ts';
import { pointsOf } from '../rules/scoring.ts';
import { type Ancient, hero, inGame, type RegionId } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import { assaultOdds } from './assault-odds.ts';
import { within } from './dice-odds.ts';
import { confrontWorth } from './facing.ts';
import { isLeader, teamChoice } from './fellowship.ts';
import { gatheringPlace, isTogether } from './gathering.ts';
import { type Mind, newMemo } from './mind.ts';
import { shouldRestFirst } from './war-council.ts';
import { weights } from './weights.ts';

/** What the Saga asks for now, if that can be done here. */
export function campaignChoice(mind: Mind, keys: readonly string[]): string | undefined {
  if (keys.includes('feat:chapter')) return 'feat:chapter';
  if (mind.own.chapter === 'finale') return finaleChoice(mind, keys);
  if (mind.own.chapter === 'done') return assaultChoice(mind, keys);
  return undefined;
}

// ---- the Finale ----

/** The attribute that suits best, and the chance to be done within so many tries. */
export function finaleChance(mind: Mind, tries: number, helpers = 0): { attribute: Attribute; chance: number } {
  const { own, view, seat } = mind;
  const { values } = sagaById(own.saga).finale;
  const stored = own.successes.find(one => one.target === 'finale');
  let best: { attribute: Attribute; chance: number } = { attribute: 'combat', chance: -1 };
  for (const attribute of Object.keys(values) as Attribute[]) {
    if (stored && stored.attribute !== attribute) continue;
    const need = (values[attribute] ?? 0) - (stored?.n ?? 0) - (own.fateToday ? 0 : 1);
    const dice = diceCount(view, seat, attribute, { against: 'finale', helpers });
    const chance = within(dice, need, tries, mind.chance);
    if (chance > best.chance) best = { attribute, chance };
  }
  return best;
}

/** Enough of the Day must be left, or nothing better to do with it. */
const FINALE_CHANCE = 0.3;

function finaleChoice(mind: Mind, keys: readonly string[]): string | undefined {
  const { own, days, view } = mind;
  if (!keys.some(FEAT.is)) return undefined;
  const invite = teamChoice(mind, keys);
  const helpers = view.mode === 'cooperative' ? inGame(view).length - 1 : 0; // all are here (KIL-7.16)
  if (own.hidden && helpers > 0 && keys.includes('unhide')) return 'unhide'; // KIL-12.3
  const { attribute, chance } = finaleChance(mind, own.ap, helpers);
  const begun = own.successes.some(one => one.target === 'finale');
  if (begun || chance >= FINALE_CHANCE || days === 0 || !keys.includes('rest')) return invite ?? FEAT.make(attribute);
  return undefined;
}

// ---- the Assault ----

/** The Ancient that is next: the nearest that stands. */
function nextAncient({ view, own }: Mind): Ancient | undefined {
  let best: Ancient | undefined;
  for (const ancient of view.ancients) {
    if (ancient.defeated || ancient.region === undefined) continue;
    if (!best || distance(view, own.region, ancient.region) < distance(view, own.region, best.region ?? ''))
      best = ancient;
  }
  return best;
}

/** The odds he wants: high while there is time to grow stronger, any at all on the last Day. */
function wanted(mind: Mind, ancient: Ancient): number {
  const { days, own, view } = mind;
  const away = ancient.region === undefined ? 0 : distance(view, own.region, ancient.region);
  const spare = days - Math.ceil((away + 2) / Math.max(2, own.hp));
  const bold = spare < 0 ? 0 : Math.min(weights.boldness, 0.1 + 0.12 * spare);
  return view.mode === 'competitive' ? rivalWish(mind, bold) : bold;
}

/**
 * Among rivals whoever falls has lost. A leader whose points nobody can reach any more waits for good odds unless
 * somebody else may strike first; a lead that may melt is no reason to wait. Whoever is behind strikes at last with any
 * odds better than none.
 */
function rivalWish(mind: Mind, bold: number): number {
  const { view, seat, days } = mind;
  const rivals = inGame(view).filter(other => other !== seat);
  const hunted = rivals.some(other => hero(view, other).chapter === 'done');
  const lead = pointsOf(view, seat) - Math.max(...rivals.map(other => pointsOf(view, other)));
  if (hunted) return lead > 0 ? Math.min(bold, 0.6) : Math.min(bold, 0.45);
  if (lead <= 0) return days <= 1 ? Math.max(bold, 0.15) : bold;
  if (lead < days * weights.pointsPerDay) return Math.min(bold, weights.thinLead);
  return rivals.some(other => mayCatchUp(mind, other)) ? weights.boldness : SAFE;
}

/** The odds for which a leader gives up points that nobody can take from him. */
const SAFE = 0.98;

/** Days that a Chapter takes a good hero. */
const PACE = 3;

/** Whether a rival may still finish his Saga and strike. */
function mayCatchUp({ view, days }: Mind, rival: Seat): boolean {
  const { chapter } = hero(view, rival);
  return (typeof chapter === 'number' ? 5 - chapter : 0) * PACE < days + 1;
}

/** His odds with all the HP he can have. */
const bestOdds = ({ view, seat, own }: Mind, ancient: Ancient): number => assaultOdds(view, ancient, seat, own.maxHp);

/** Where the Saga calls him: the place of his Finale, or the Ancient's once he is strong enough. */
export function destinyWorth(mind: Mind, region: RegionId): number {
  const { own, view } = mind;
  if (view.mode === 'cooperative') return gatheringPlace(mind) === region ? 25 : 0;
  if (own.chapter === 'finale') return sagaById(own.saga).finale.region === region ? 15 : 0;
  if (own.chapter !== 'done') return 0;
  const ancient = nextAncient(mind);
  if (!ancient || ancient.region !== region) return 0;
  return bestOdds(mind, ancient) >= wanted(mind, ancient) ? 30 : 0;
}

/** At the Ancient's: the region cleared, wounds healed, then the Assault. */
function assaultChoice(mind: Mind, keys: readonly string[]): string | undefined {
  const { view, own, seat, days } = mind;
  const ancient = view.ancients.find(one => !one.defeated && one.region === own.region);
  if (!ancient) return undefined;
  if (view.mode === 'cooperative') return jointAssault(mind, keys, ancient);
  if (bestOdds(mind, ancient) < wanted(mind, ancient)) return undefined;
  const clear = wayTo(mind, keys, ancient);
  if (clear !== ASSAULT.make(ancient.id)) return clear;
  const now = assaultOdds(view, ancient, seat, own.hp, false);
  const worthWaiting = bestOdds(mind, ancient) - now > 0.03 && days > 0 && now < 0.97;
  if (worthWaiting && keys.includes('rest')) return 'rest';
  if (worthWaiting && now < wanted(mind, ancient) && days > 1) return undefined;
  return clear;
}

/** Friends: all come, rest as long as it pays, and the strongest leads. */
function jointAssault(mind: Mind, keys: readonly string[], ancient: Ancient): string | undefined {
  const { view, own, days } = mind;
  if (gatheringPlace(mind) !== own.region || !isTogether(mind)) return undefined;
  const clear = wayTo(mind, keys, ancient);
  if (clear !== ASSAULT.make(ancient.id)) return clear;
  if (shouldRestFirst(view, ancient)) return keys.includes('rest') ? 'rest' : undefined;
  if (!isLeader(mind) && days > 0) return keys.includes('rest') ? 'rest' : undefined;
  return teamChoice(mind, keys) ?? clear;
}

/** The Assault itself, or what must be done before it can be declared. */
function wayTo(mind: Mind, keys: readonly string[], ancient: Ancient): string | undefined {
  const blocking = encountersFor(mind.view, mind.seat);
  if (blocking.length > 0) return removeBlock(mind, keys, blocking);
  const key = keys.find(one => one === ASSAULT.make(ancient.id));
  return key ?? (keys.includes('unhide') ? 'unhide' : undefined);
}

/** KIL-13.1: what lies in the Ancient's region must go first, whatever it brings. */
function removeBlock(mind: Mind, keys: readonly string[], cards: readonly string[]): string | undefined {
  if (keys.includes('clear:obstacle')) return 'clear:obstacle';
  for (const card of cards) {
    const { how } = confrontWorth(eager(mind, card), card, mind.own.ap);
    const key =
      keys.find(one => one === CONFRONT.make(card, how)) ?? keys.find(one => CONFRONT.read(one)?.[0] === card);
    if (key) return key;
  }
  return keys.includes('unhide') ? 'unhide' : undefined;
}

/** He wants this one gone. */
function eager(mind: Mind, card: string): Mind {
  const memo = newMemo();
  memo.prize.set(card, 12);
  memo.forced.set(card, 12);
  return { ...mind, memo };
}
