// A combat as the board tells it: who acts when, and what each answer leads to. Pure. ASH-20, ASH-24.

import type { HeroId, MonsterColour } from '../../content/vocabulary.ts';
import { engageKey, jointKey } from '../../rules/keys.ts';
import { choiceOdds, engagementOdds } from '../../rules/odds/combat-odds.ts';
import type { Odds } from '../../rules/odds/duel.ts';
import { worstOf } from '../../rules/odds/worst.ts';
import { type Combat, type Hero, heroOf, type Open, partnerOf } from '../../rules/state.ts';

/** One turn on the order strip: of a hero, or of the monster with one of its bubbles. */
export type StripTurn =
  | { readonly who: 'hero'; readonly hero: HeroId; readonly state: 'acted' | 'now' | 'later' | 'lost' }
  | { readonly who: 'monster'; readonly bubble: 1 | 2 | 3; readonly state: 'later' | 'lost' };

export interface StripRound {
  readonly round: number;
  readonly turns: readonly StripTurn[];
}

const AHEAD = 2;

/** This round and the next two. Heroes act in the order they like (ASH-24.2): who has acted stands first. */
export function orderOf(combat: Pick<Combat, 'fighters' | 'order' | 'bubble' | 'round' | 'diseases'>): StripRound[] {
  const standing = combat.fighters.filter(({ status }) => status === 'in');
  const done = combat.order.filter(hero => standing.some(fighter => fighter.hero === hero && fighter.acted));
  const waiting = standing.filter(({ hero }) => !done.includes(hero));
  const held = combat.diseases.includes('paralysis');
  const first = waiting.findIndex(({ diseases }) => !diseases.includes('paralysis'));
  const now: StripTurn[] = [
    ...done.map((hero): StripTurn => ({ who: 'hero', hero, state: 'acted' })),
    ...waiting.map(({ hero, diseases }, n): StripTurn => {
      const lost = diseases.includes('paralysis');
      return { who: 'hero', hero, state: lost ? 'lost' : n === first ? 'now' : 'later' };
    }),
    { who: 'monster', bubble: combat.bubble, state: held ? 'lost' : 'later' },
  ];
  const round = Math.max(1, combat.round);
  const coming = Array.from({ length: AHEAD }, (_, n): StripRound => {
    // A turn that is lost leaves the bubble for the next one (ASH-22.7).
    const bubble = (((combat.bubble - 1 + n + (held ? 0 : 1)) % 3) + 1) as Combat['bubble'];
    const heroes = standing.map(({ hero }): StripTurn => ({ who: 'hero', hero, state: 'later' }));
    return { round: round + n + 1, turns: [...heroes, { who: 'monster', bubble, state: 'later' }] };
  });
  return [{ round, turns: now }, ...coming];
}

/** When each of the monster's three actions comes: the one before, the next, and what follows. */
export type BubbleTime = 'past' | 'next' | 'then' | 'after';

export function bubbleTimes({ bubble, round }: Pick<Combat, 'bubble' | 'round'>): readonly BubbleTime[] {
  // Three actions take three rounds: the last of them is not behind anybody before the fourth.
  const isBehind = bubble > 1 || round > 3;
  return [1, 2, 3].map(n => {
    const ahead = (n - bubble + 3) % 3;
    return ahead === 0 ? 'next' : ahead === 1 ? 'then' : isBehind ? 'past' : 'after';
  });
}

/** Whoever the monster's next action could fell (ASH-25.1). */
export function endangered(state: Pick<Open, 'combat' | 'monsters' | 'heroes'>): readonly Hero[] {
  const { combat } = state;
  if (!combat || combat.diseases.includes('paralysis')) return [];
  const worst = worstOf(state);
  return combat.fighters
    .filter(({ status }) => status === 'in')
    .map(({ hero }) => heroOf(state, hero))
    .filter(({ health }) => health <= worst);
}

/** What comes of something, on average: for the fight, and for the health of those in it. */
export interface Prospect {
  readonly win: number;
  readonly lost: number;
  /** That somebody falls. */
  readonly falls: number;
  /** Worked out to the end with all that the heroes could do; else it is about so. */
  readonly exact: boolean;
}

const prospectOf = (heroes: readonly Pick<Hero, 'health'>[], { win, health, falls, exact }: Odds): Prospect => ({
  exact,
  win,
  lost: heroes.reduce((sum, hero, n) => sum + Math.max(0, hero.health - (health[n] ?? hero.health)), 0),
  falls: 1 - falls.reduce((none, chance) => none * (1 - chance), 1),
});

/** Whether a prospect is to be told as about so. */
export const aboutOf = ({ exact }: Prospect): 'yes' | 'no' => (exact ? 'no' : 'yes');

/** What each answer of a hero on this combat turn leads to if whoever fights fights on, by the option's key; of two ways to mean it, the better one. */
export function prospects(state: Open, id: HeroId): ReadonlyMap<string, Prospect> {
  const hero = heroOf(state, id);
  const sides = [hero, partnerOf(state, hero)];
  const best = new Map<string, { readonly worth: number; readonly prospect: Prospect }>();
  for (const { key, odds } of choiceOdds(state, id, { isFirm: true })) {
    if ((best.get(key)?.worth ?? -Infinity) >= odds.worth) continue;
    best.set(key, { worth: odds.worth, prospect: prospectOf(sides.slice(0, odds.health.length), odds) });
  }
  return new Map([...best].map(([key, { prospect }]) => [key, prospect]));
}

/** What engaging would lead to, alone or together; nothing for any other key. */
export function engagement(state: Open, hero: Hero, key: string): Prospect | undefined {
  const [alone] = engageKey.read(key) ?? [];
  const [joint] = jointKey.read(key) ?? [];
  const slot = (alone ?? joint) as MonsterColour | undefined;
  if (slot === undefined) return undefined;
  const sides = joint === undefined ? [hero] : [hero, partnerOf(state, hero)];
  const odds = engagementOdds(
    state,
    sides.map(({ id }) => id),
    slot,
    { isFirm: true },
  );
  return odds && prospectOf(sides, odds);
}
