// Prolonged actions, as heroes think of them: who works at what, what a turn's work promises, and what would be lost by turning to something
// else. What lies open of them is in the view; how much one is wanted the quest says.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { MOST_POWER_DICE } from '../content/turns.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { enhancementOdds } from '../rules/quest/work-odds.ts';
import type { Hero } from '../rules/state.ts';
import type { ProlongedView } from '../rules/view/prolonged.ts';
import type { Errand, Party } from './adept-heroes-errands.ts';
import type { Tale } from './adept-heroes-tale.ts';
import type { Mind } from './mind.ts';

/** What one is worth of which nobody has said anything, and what is enough where a quest leaves it open. */
const WORK = 60;
const ENOUGH = 3;

const worksOf = ({ view }: Tale): readonly ProlongedView[] => view.prolonged ?? [];
const worthOf = ({ tale, sense }: Party, { id }: ProlongedView): number => sense.work?.(tale, id) ?? WORK;

const progressOf = ({ efforts, group }: ProlongedView, { id }: Hero): number =>
  efforts.find(({ workers }) => group || workers.includes(id))?.progress ?? 0;
const neededFor = ({ difficulty }: ProlongedView): number => (difficulty === 'X' ? ENOUGH : difficulty);

/** Both rolls of a Ready that is given to it. */
const ROLLS = 2;

/** What is promised by placing the order here: done in this turn, or so much nearer to it. */
export function worksAt(party: Party, hero: Hero, at: Space): { key: string; worth: number }[] {
  return worksOf(party.tale)
    .filter(work => work.at.includes(at))
    .map(work => {
      const dice = diceOf(party, hero, work);
      const missing = Math.max(1, neededFor(work) - progressOf(work, hero));
      const share = Math.min(1, (ROLLS * dice) / 2 / missing);
      const done = enhancementOdds(ROLLS * dice, missing);
      return { key: keys.prolongedKey.make(work.id), worth: worthOf(party, work) * (done + HALF * share * (1 - done)) };
    });
}
/** What is begun is not done. */
const HALF = 0.5;

/** Power dice for each roll of somebody's. */
const diceOf = ({ tale: { known } }: Pick<Party, 'tale'>, { id, fatigue }: Hero, { trait }: ProlongedView): number =>
  Math.min(MOST_POWER_DICE, statOf(known, id, trait) + Math.min(1, fatigue));

/** Whoever could work at it is drawn there, by how fit for it they are among the party; where somebody of them is at it already less. */
export const workErrands = ({ tale, sense }: Party, hero: Hero): Errand[] =>
  worksOf(tale).map(work => {
    const others = work.efforts.some(({ workers }) => workers.some(id => id !== hero.id)) && !work.group;
    const most = Math.max(1, ...tale.known.heroes.map(one => diceOf({ tale }, one, work)));
    const fit = work.group ? 1 : diceOf({ tale }, hero, work) / most;
    const worth = worthOf({ tale, sense } as Party, work) * fit * (others ? 0.3 : 1);
    return {
      id: `work:${work.id}`,
      aim: 'quest',
      at: work.at,
      worth: 0.05 * worth,
      draws: worth,
      movement: 0,
      alone: true,
    };
  });

/** Whoever has begun is at it with both rolls in the next turn: as much as that is lost by a step aside, before any die has helped. */
const BEGUN = 0.2;

export interface Broken {
  readonly moving: number;
  readonly striking: number;
}

/** What a hero's own work comes to that would be lost. */
export function brokenBy(party: Party, hero: Hero): Broken {
  let [moving, striking] = [0, 0];
  for (const work of worksOf(party.tale)) {
    const isAtIt = work.efforts.some(({ workers }) => workers.includes(hero.id));
    const alone = !work.efforts.some(({ workers }) => workers.some(id => id !== hero.id));
    if (!isAtIt || !alone) continue;
    const share = Math.max(BEGUN, Math.min(1, progressOf(work, hero) / neededFor(work)));
    const lost = worthOf(party, work) * share;
    if (work.breaks.includes('mp') || work.breaks.includes('leave')) moving += lost;
    if (work.breaks.includes('attack')) striking += lost;
    if (work.continuous && !work.group) [moving, striking] = [Math.max(moving, lost), Math.max(striking, lost)];
  }
  return { moving, striking };
}

// ---- the dice ----

/** What a point of fatigue is worth; the last ones more. */
const FATIGUE = 1;

/** With as much fatigue as brings more than it costs. */
export function effortPicks({ view, turn: { decision } }: Mind, party: Party, hero: Hero): Picks {
  const name = JSON.stringify(decision.with?.action);
  const work = (view.prolonged ?? []).find(one => JSON.stringify(one.name) === name);
  if (!work) return decision.options.slice(0, 1).map(({ key }) => key);
  const missing = Math.max(1, neededFor(work) - progressOf(work, hero));
  const best = bestOf(decision.options, ({ key, with: words }) => {
    const tired = keys.effortKey.only(key);
    const dice = Number(words?.n ?? 0);
    const done = enhancementOdds(dice, missing);
    const share = Math.min(1, dice / 2 / missing);
    return worthOf(party, work) * (done + HALF * share * (1 - done)) - FATIGUE * tired;
  });
  return best ? [best.key] : [];
}

/** Of one that ends when somebody says so. */
export function finishPicks({ turn: { decision } }: Mind): Picks {
  return Number(decision.with?.n ?? 0) >= ENOUGH || decision.pass === undefined ? [keys.enoughKey] : [];
}
