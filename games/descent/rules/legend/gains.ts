// LEG-1.13, LEG-1.20, LEG-1.21: conquest, XP and coins. All that boards bring passes here once, so that nothing is counted twice.

import type { RuleId } from '@veillee/kernel';
import { avatarRow } from '../../content/legend/avatars.ts';
import { campaignGain } from '../../content/legend/economy.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import { TIERS } from '../../content/vocabulary.ts';
import type { BoardFact } from './boards.ts';
import { deedOf } from './diary/deeds.ts';
import { note, noteCoins, noteGain, type Source } from './diary/page.ts';
import { inForce, type Legend, legendOf, lengthIn, type W } from './record.ts';

/** LEG-1.13: conquest of a side, and as much XP: of every hero, or of the overlord. LEG-21.20: in a shorter campaign XP counts more often. */
export function gainConquest(
  t: W,
  side: 'heroes' | 'overlord',
  n: number,
  rule: RuleId,
  source: Source = side === 'heroes' ? 'gift' : 'dark',
): void {
  if (n <= 0) return; // LEG-1.12: nobody loses any.
  const legend = legendOf(t.state);
  legend.conquest[side] += n;
  noteGain(legend, source, n);
  gainXp(legend, side, n);
  t.tell('log.week.conquest', { side: { text: `side.${side}` }, n, total: legend.conquest[side] }, { rule });
}

export function gainXp(legend: Legend, side: 'heroes' | 'overlord', n: number): void {
  const xp = n * lengthIn(legend).factor;
  if (side === 'overlord') legend.xp += xp;
  else for (const hero of legend.heroes) hero.xp += xp;
}

/** Into the purse (LEG-1.11). */
export function gainCoins(t: W, n: number, rule: RuleId): void {
  if (n <= 0) return;
  const legend = legendOf(t.state);
  const coins = n * lengthIn(legend).factor;
  legend.coins += coins;
  noteCoins(legend, coins);
  t.tell('log.week.coins', { n: coins, total: legend.coins }, { rule });
}

function bring(t: W, id: string, rule: RuleId, source?: Source): void {
  const { side, conquest, coins } = campaignGain(id);
  gainCoins(t, coins, rule);
  gainConquest(t, side, conquest, rule, source);
}

const LEADERS = {
  encounter: { id: 'h-encounter-leader', rule: 'LEG-6.30' },
  level: { id: 'h-level-leader', rule: 'LEG-8.22' },
  dungeon: { id: 'h-dungeon-leader', rule: 'LEG-8.28' },
} as const;
const PLAIN = {
  'master-killed': { id: 'h-master-monster', rule: 'LEG-1.21', source: 'gift' },
  money: { id: 'h-money', rule: 'LEG-1.21', source: 'gift' },
  glyph: { id: 'h-glyph', rule: 'LEG-8.35', source: 'glyph' },
  'deck-out': { id: 'ol-deck', rule: 'LEG-1.20', source: 'deck' },
} as const;

/** What a board tells of itself. */
export function heed(t: W, fact: BoardFact): void {
  const legend = legendOf(t.state);
  switch (fact.fact) {
    case 'leader-killed':
      if (fact.by && fact.board) note(legend, deedOf.leader.make(fact.by, fact.board));
      return bring(t, LEADERS[fact.of].id, LEADERS[fact.of].rule, 'leader');
    case 'lieutenant-killed':
      return bring(t, 'h-lieutenant', 'LEG-7.23', 'lieutenant');
    case 'chest':
      return openChest(t, legend, fact.treasures, fact.coins);
    case 'hero-killed':
      note(legend, deedOf.fell.make(fact.hero, legend.party.at));
      return gainConquest(t, 'overlord', worthOf(legend, fact.worth) - (fact.less ?? 0), 'LEG-1.12', 'death');
    case 'gain':
      gainCoins(t, fact.coins ?? 0, 'LEG-1.11');
      return gainConquest(t, fact.side, fact.conquest, 'LEG-1.13');
    default:
      return bring(t, PLAIN[fact.fact].id, PLAIN[fact.fact].rule, PLAIN[fact.fact].source);
  }
}

/** LEG-13.14: a chest is of the metal of the level. LEG-8.32: one without treasure is worth conquest. */
function openChest(t: W, legend: Legend, treasures: number, coins: number): void {
  const tier = tierOf(legend.level);
  if (!legend.opened.includes(tier)) legend.opened = TIERS.filter(one => one === tier || legend.opened.includes(one));
  gainCoins(t, coins, 'LEG-8.29');
  if (treasures === 0) bring(t, 'h-empty-chest', 'LEG-8.32', 'chest');
  for (const op of legend.avatar ? avatarRow(legend.avatar).ops : [])
    if (op.op === 'chestConquest') gainConquest(t, 'overlord', op.n, 'LEG-3.12');
}

/** LEG-21.2: by a variant heroes who are ahead are worth more, and those who are behind less, one at least; in shorter campaigns sooner (LEG-21.20). */
export function worthOf(legend: Pick<Legend, 'variants' | 'conquest'>, worth: number): number {
  if (!inForce(legend, 'sob-2')) return worth;
  const ahead = legend.conquest.heroes - legend.conquest.overlord;
  return Math.max(1, worth + Math.trunc(ahead / lengthIn(legend).catchUp));
}

/** What a razed city brings the overlord through those who ride. */
export const razingConquest = ({ lieutenants }: Legend): number =>
  lieutenants
    .flatMap(({ id }) => lieutenantRow(id).rides)
    .reduce((sum, ride) => (ride.op === 'razing' ? sum + ride.conquest : sum), 0);
