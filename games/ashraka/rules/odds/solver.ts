// A combat worked out to its end: every die, every bubble, the best choice of the heroes at each turn. Pure; the board's
// preview, the bots and the tests can all ask. What is found stays with the solver.

import {
  type Act,
  type Blow,
  type Bout,
  type Choice,
  DOWN,
  type Duel,
  type Duelist,
  FIRST_HURT,
  FIRST_PHYSICAL,
  FLED,
  FLEE,
  IN,
  MUTE,
  type Odds,
  PARALYSIS,
  POISON,
  type Position,
  SURVIVED,
} from './duel.ts';
import {
  ACTED,
  BUBBLE,
  CAUGHT,
  CUBES,
  DISEASES,
  GUARDS,
  HEALTH,
  heroOf,
  isDown,
  isIn,
  Known,
  MANA,
  MOST_WARD,
  type Moment,
  momentOf,
  RALLY,
  ROUND,
  SHIELD,
  STATUS,
  USED,
  WARD,
  withFoe,
  withHero,
} from './moments.ts';

/** What the monster's next action costs one hero on average, and what else a quick look weighs. */
const strikeOf = ({ blows }: Bout): number =>
  blows.reduce((sum, blow) => {
    if (blow.does !== 'strike') return sum + (blow.does === 'heal' ? 0 : 0.6);
    return sum + blow.chances.reduce((mean, [wounds, chance]) => mean + wounds * chance, 0);
  }, 0);

/** A combat that lasts longer counts as not won; none does among sensible people. */
const MOST_ROUNDS = 14;

/** Odds as one list: the figures of two heroes follow each other. */
type Tally = readonly number[];
const WORTH = 0;
const WON = 1;
const LOST = 2;
const FALLS = 3;
const LEFT = 5;
/** That it was not worked out to its end. */
const CUT = 7;

const nothing = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0];

/** What is cut off more seldom than this changes no figure that anybody is shown. */
const SELDOM = 0.0005;

/** Adds what one of several ways leads to. */
function add(sum: number[], chance: number, tally: Tally): void {
  for (let n = 0; n < sum.length; n++) sum[n] = (sum[n] as number) + chance * (tally[n] as number);
}

/** What may come, how likely it is, and who was hurt on the way by the bubble under way; nobody: -1. */
interface Way {
  chance: number;
  readonly moment: Moment;
  readonly hurt: number;
}

const UNHURT = -1;
const SILENCE: Bout = { isMagic: false, isPhysical: false, blows: [] };

/**
 * Works a duel out. Dice are always counted exactly; for the first `rounds` rounds every choice of the heroes is tried, after that
 * they act as they would at a glance. With enough rounds that is the best there is; with fewer, what sensible heroes reach.
 */
export class Solver {
  private readonly duel: Duel;
  private readonly rounds: number;
  private readonly strikes: readonly number[];
  private readonly hasMagic: boolean;
  private readonly known = new Known<Tally>();
  private hasGlanced = false;

  constructor(duel: Duel, rounds = MOST_ROUNDS) {
    this.duel = duel;
    this.rounds = rounds;
    this.strikes = duel.bouts.map(strikeOf);
    this.hasMagic = duel.bouts.some(({ isMagic }) => isMagic);
  }

  /** Moments worked out so far. */
  get size(): number {
    return this.known.size;
  }

  /** With the best choices from here on. */
  odds(position: Position): Odds {
    return this.oddsOf(this.from(momentOf(position)));
  }

  /** What each thing that this hero can do leads to. */
  choices(position: Position, who: number): Choice[] {
    const moment = momentOf(position);
    const { acts, canFlee } = this.duelist(who);
    const all = new Map<string, Tally>();
    for (const act of acts) {
      if (!canDo(moment, who, act)) continue;
      const tally = this.after(moment, who, act);
      const known = all.get(act.key);
      if (!known || worthOf(tally) > worthOf(known)) all.set(act.key, tally);
    }
    if (canFlee) all.set(FLEE, this.from(fled(moment, who)));
    return [...all].map(([key, tally]) => ({ key, odds: this.oddsOf(tally) }));
  }

  private oddsOf(tally: Tally): Odds {
    const { length } = this.duel.heroes;
    return {
      exact: this.duel.isWhole && !this.hasGlanced && (tally[CUT] as number) < SELDOM,
      worth: worthOf(tally),
      win: tally[WON] as number,
      lost: tally[LOST] as number,
      falls: tally.slice(FALLS, FALLS + length),
      health: tally.slice(LEFT, LEFT + length),
    };
  }

  private duelist(n: number): Duelist {
    return this.duel.heroes[n] as Duelist;
  }

  /** What a moment leads to. */
  private from(moment: Moment): Tally {
    const known = this.known.get(moment);
    if (known) return known;
    const tally = this.work(moment);
    this.known.set(moment, tally);
    return tally;
  }

  private work(moment: Moment): Tally {
    const { foe } = moment;
    const isOver = CUBES.of(foe) === 0 || ROUND.of(foe) > MOST_ROUNDS || !(isIn(moment, 0) || isIn(moment, 1));
    if (isOver || this.isLost(moment)) return this.ended(moment);
    const who = this.next(moment);
    if (who === undefined) return this.monster(moment);
    const own = heroOf(moment, who);
    if (DISEASES.of(own) & PARALYSIS) {
      const freed = GUARDS.set(DISEASES.set(own, DISEASES.of(own) & ~PARALYSIS), 0);
      return this.endTurn(withHero(moment, who, freed), who);
    }
    if (ROUND.of(foe) > this.rounds) return this.after(moment, who, this.glance(moment, who));
    return this.best(moment, who);
  }

  /** Whose turn it is: whoever is paralysed comes last, since the other may cure them. */
  private next(moment: Moment): number | undefined {
    let unable: number | undefined;
    for (const n of this.duel.order) {
      const hero = heroOf(moment, n);
      if (STATUS.of(hero) !== IN || ACTED.of(hero) !== 0) continue;
      if (!(DISEASES.of(hero) & PARALYSIS)) return n;
      unable ??= n;
    }
    return unable;
  }

  private best(moment: Moment, who: number): Tally {
    const { acts, canFlee } = this.duelist(who);
    let best: Tally | undefined;
    for (const act of acts) {
      if (!canDo(moment, who, act)) continue;
      const tally = this.after(moment, who, act);
      if (!best || worthOf(tally) > worthOf(best)) best = tally;
    }
    const flight = canFlee && !this.duel.isFirm ? this.from(fled(moment, who)) : undefined;
    if (flight && (!best || worthOf(flight) > worthOf(best))) best = flight;
    return best ?? this.ended(moment);
  }

  /** What looks best without thinking further than the monster's next action. */
  private glance(moment: Moment, who: number): Act {
    this.hasGlanced = true;
    const { acts } = this.duelist(who);
    const { foe } = moment;
    const own = heroOf(moment, who);
    const cubes = CUBES.of(foe);
    const caught = CAUGHT.of(foe);
    const strike = caught & PARALYSIS ? 0 : (this.strikes[BUBBLE.of(foe)] as number);
    const facing = (isIn(moment, 0) ? 1 : 0) + (isIn(moment, 1) ? 1 : 0);
    let best = acts[0] as Act;
    let most = Number.NEGATIVE_INFINITY;
    for (const act of acts) {
      if (!canDo(moment, who, act)) continue;
      const bonus = act.physical ? this.bonus(moment, who) : 0;
      let worth = -0.25 * act.mana - 1.2 * act.health - (act.isCard ? 0.5 : 0);
      for (const { wounds, diseases, chance } of act.hits) {
        const dealt = Math.min(cubes, wounds + bonus);
        const fresh = diseases & ~caught;
        worth += chance * (dealt + (dealt === cubes ? 2 : 0));
        if (dealt === cubes) continue;
        if (fresh & POISON) worth += chance * Math.min(4, cubes / 2);
        if (fresh & PARALYSIS) worth += chance * strike * facing;
        if (fresh & MUTE && this.hasMagic) worth += chance * 1.5;
      }
      const kept = Math.min(strike, act.shield > 0 ? strike : act.ward);
      worth += kept * (HEALTH.of(own) <= strike + 1 ? 2 : 1.1);
      if (act.shieldsPartner > 0) worth += strike;
      if (act.guards >= 0 && facing === 2) worth += 0.6;
      worth += act.rally * facing * Math.min(2, cubes / 6);
      if (act.heals > 0) worth += this.mended(moment, act.on === 'self' ? who : 1 - who, act.heals);
      if (worth > most) [best, most] = [act, worth];
    }
    return best;
  }

  /** What health is worth to somebody, at a glance. */
  private mended(moment: Moment, n: number, heals: number): number {
    if (n >= this.duel.heroes.length) return 0;
    const health = HEALTH.of(heroOf(moment, n));
    const gained = Math.min(heals, this.duelist(n).maxHealth - health);
    return gained * (health === 0 ? 4 : health <= 2 ? 1.6 : 0.5);
  }

  private isLost({ one, other }: Moment): boolean {
    return isDown(one) ? isDown(other) || this.duel.isLast : isDown(other) && this.duel.isLast;
  }

  private ended(moment: Moment): Tally {
    const { stakes, heroes } = this.duel;
    const isLost = this.isLost(moment);
    const isWon = CUBES.of(moment.foe) === 0 && !isLost;
    const tally = nothing();
    let worth = isWon ? stakes.win : isLost ? -stakes.lost : 0;
    for (let n = 0; n < heroes.length; n++) {
      const hero = heroOf(moment, n);
      const { winHeal, maxHealth, acts } = this.duelist(n);
      const won = isWon && STATUS.of(hero) === IN ? winHeal : 0;
      const health = Math.min(maxHealth, HEALTH.of(hero) + won);
      if (isDown(hero)) worth -= stakes.fall;
      else worth += stakes.health(health) + stakes.mana * MANA.of(hero);
      for (const { once, isCard } of acts) if (isCard && USED.of(hero) & once) worth -= stakes.card;
      tally[FALLS + n] = isDown(hero) ? 1 : 0;
      tally[LEFT + n] = health;
    }
    tally[WORTH] = worth;
    tally[WON] = isWon ? 1 : 0;
    tally[LOST] = isLost ? 1 : 0;
    tally[CUT] = ROUND.of(moment.foe) > MOST_ROUNDS && !isWon && !isLost ? 1 : 0;
    return tally;
  }

  // ---- a hero's turn ----

  private after(moment: Moment, who: number, act: Act): Tally {
    const prepared = this.prepared(moment, who, act);
    const bonus = act.physical ? this.bonus(moment, who) : 0;
    const sum = nothing();
    for (const { wounds, diseases, critical, chance } of act.hits) {
      const dealt = act.physical ? (this.duel.failures && wounds === 0 ? 0 : wounds + bonus) : wounds;
      const { foe } = prepared;
      const left = CUBES.set(foe, Math.max(0, CUBES.of(foe) - dealt));
      let struck = withFoe(prepared, CAUGHT.set(left, CAUGHT.of(foe) | diseases));
      if (critical && !act.physical && !act.isCard) struck = this.inspired(struck, who);
      const tally = this.endTurn(struck, who);
      if (act.hits.length === 1) return tally;
      add(sum, chance, tally);
    }
    return sum;
  }

  /** All that an act does besides what it does to the monster. */
  private prepared(moment: Moment, who: number, act: Act): Moment {
    const other = 1 - who;
    let own = heroOf(moment, who);
    own = HEALTH.set(own, HEALTH.of(own) - act.health);
    own = MANA.set(own, MANA.of(own) - act.mana);
    own = USED.set(own, USED.of(own) | act.once | (act.physical ? FIRST_PHYSICAL : 0));
    own = GUARDS.set(own, act.guards + 1);
    own = SHIELD.set(own, Math.max(SHIELD.of(own), act.shield));
    own = WARD.set(own, Math.min(MOST_WARD, WARD.of(own) + act.ward));
    let next = withHero(moment, who, own);
    if (act.rally > 0) next = withFoe(next, RALLY.set(next.foe, RALLY.of(next.foe) + act.rally));
    if (act.shieldsPartner > 0 && isIn(next, other)) {
      const partner = heroOf(next, other);
      next = withHero(next, other, SHIELD.set(partner, Math.max(SHIELD.of(partner), act.shieldsPartner)));
    }
    if (act.healsAll) for (const n of this.duel.order) next = this.healed(next, n, act);
    else if (act.heals > 0 || act.cures > 0) next = this.healed(next, act.on === 'self' ? who : other, act);
    return next;
  }

  /** Some get mana from a critical face of a skill. */
  private inspired(moment: Moment, who: number): Moment {
    const { critMana, maxMana } = this.duelist(who);
    const own = heroOf(moment, who);
    return withHero(moment, who, MANA.set(own, Math.min(maxMana, MANA.of(own) + critMana)));
  }

  private bonus(moment: Moment, who: number): number {
    const { physical, firstPhysical } = this.duelist(who);
    const helps = isIn(moment, 1 - who) ? this.duelist(1 - who).partnerPhysical : 0;
    const first = USED.of(heroOf(moment, who)) & FIRST_PHYSICAL ? 0 : firstPhysical;
    return physical + helps + RALLY.of(moment.foe) + first;
  }

  private healed(moment: Moment, n: number, { heals, cures }: Pick<Act, 'heals' | 'cures'>): Moment {
    const one = heroOf(moment, n);
    if (STATUS.of(one) === FLED) return moment;
    const health = Math.min(this.duelist(n).maxHealth, HEALTH.of(one) + heals);
    const healed = HEALTH.set(DISEASES.set(one, cured(DISEASES.of(one), cures)), health);
    return withHero(moment, n, health > 0 ? STATUS.set(healed, IN) : healed);
  }

  /** ASH-22.11: poison at the end of the hero's turn, unless the monster is down; then what cures by itself. */
  private endTurn(moment: Moment, who: number): Tally {
    let own = ACTED.set(heroOf(moment, who), 1);
    if (CUBES.of(moment.foe) > 0) {
      const duelist = this.duelist(who);
      if (DISEASES.of(own) & POISON) own = hurt(duelist, own, 1);
      if (HEALTH.of(own) > 0) own = DISEASES.set(own, cured(DISEASES.of(own), duelist.cures));
    }
    return this.from(withHero(moment, who, own));
  }

  // ---- the monster's turn ----

  private monster(moment: Moment): Tally {
    const { foe } = moment;
    const bubble = BUBBLE.of(foe);
    if (CAUGHT.of(foe) & PARALYSIS)
      return this.round(withFoe(moment, CAUGHT.set(foe, CAUGHT.of(foe) & ~PARALYSIS)), bubble);
    const bout = this.duel.bouts[bubble] as Bout;
    const isSilent = bout.isMagic && (CAUGHT.of(foe) & MUTE) !== 0;
    let ways: Way[] = [{ chance: 1, moment, hurt: UNHURT }];
    for (const n of this.duel.order) if (isIn(moment, n)) ways = this.facing(ways, n, isSilent ? SILENCE : bout);
    const next = (bubble + 1) % 3;
    const [only] = ways;
    if (only && ways.length === 1) return this.round(only.moment, next);
    const sum = nothing();
    for (const { chance, moment: each } of ways) add(sum, chance, this.round(each, next));
    return sum;
  }

  /** ASH-22.12, then a new round. */
  private round(moment: Moment, bubble: number): Tally {
    let { foe, one, other } = moment;
    const cubes = CUBES.of(foe);
    // ASH-20.17: who has felled the last of them has won before poison works.
    const isOver = cubes === 0 || !(isIn(moment, 0) || isIn(moment, 1));
    if (isOver || this.isLost(moment)) return this.from(moment);
    if (CAUGHT.of(foe) & POISON) foe = CUBES.set(foe, Math.max(0, cubes - 2));
    foe = ROUND.set(BUBBLE.set(foe, bubble), ROUND.of(foe) + 1);
    one = ACTED.set(one, 0);
    other = ACTED.set(other, 0);
    return this.from({ foe, one, other });
  }

  /** A bubble against one hero, whatever came before. What comes to the same is one way. */
  private facing(ways: readonly Way[], n: number, bout: Bout): Way[] {
    const all: Way[] = [];
    for (const { chance, moment } of ways)
      if (CUBES.of(moment.foe) === 0 || !isIn(moment, n) || this.isLost(moment)) gather(all, chance, moment);
      else
        for (const way of this.struck(moment, n, bout))
          gather(all, chance * way.chance, this.parried(way.moment, n, way.hurt));
    return all;
  }

  /** One execution of a bubble against one hero. */
  private struck(moment: Moment, n: number, { blows, isPhysical }: Bout): Way[] {
    let ways: Way[] = [{ chance: 1, moment, hurt: UNHURT }];
    for (const blow of blows) {
      const next: Way[] = [];
      for (const way of ways) this.dealt(way, n, blow, isPhysical, next);
      ways = next;
    }
    return ways;
  }

  /** What one blow of a bubble leads to. */
  private dealt(way: Way, n: number, blow: Blow, isPhysical: boolean, next: Way[]): void {
    const { chance, moment, hurt } = way;
    const target = heroOf(moment, n);
    if (blow.does === 'heal')
      next.push({ chance, hurt, moment: withFoe(moment, CUBES.set(moment.foe, CUBES.of(moment.foe) + blow.n)) });
    else if (STATUS.of(target) !== IN) next.push(way);
    else if (blow.does === 'drain') {
      const drained = MANA.set(target, Math.max(0, MANA.of(target) - blow.n));
      next.push({ chance, hurt, moment: withHero(moment, n, drained) });
    } else if (blow.does === 'infect')
      for (const [disease, part] of blow.chances) {
        const infected = DISEASES.set(target, DISEASES.of(target) | disease);
        next.push({ chance: chance * part, hurt, moment: withHero(moment, n, infected) });
      }
    else this.wounded(way, n, blow.chances, isPhysical, next);
  }

  /** Blocks are spent; some give back what they took (R14). */
  private parried(moment: Moment, n: number, hurt: number): Moment {
    const target = heroOf(moment, n);
    const next = withHero(moment, n, WARD.set(SHIELD.set(target, Math.max(0, SHIELD.of(target) - 1)), 0));
    if (hurt === UNHURT || !isIn(moment, hurt)) return next;
    const cubes = CUBES.of(next.foe) - this.duelist(hurt).riposte;
    return withFoe(next, CUBES.set(next.foe, Math.max(0, cubes)));
  }

  private wounded(
    { chance, moment, hurt: before }: Way,
    n: number,
    chances: readonly (readonly [wounds: number, chance: number])[],
    isPhysical: boolean,
    next: Way[],
  ): void {
    const guard = heroOf(moment, 1 - n);
    const isGuarded = STATUS.of(guard) === IN && GUARDS.of(guard) > 0;
    const hit = isGuarded ? 1 - n : n;
    const one = heroOf(moment, hit);
    const duelist = this.duelist(hit);
    const evades = duelist.evades ? 1 / 3 : 0;
    let missed = 0;
    for (const [wounds, part] of chances) {
      const kept = (isGuarded ? GUARDS.of(guard) - 1 : 0) + (SHIELD.of(one) > 0 ? wounds : 0) + WARD.of(one);
      missed += wounds > 0 ? part * evades : 0;
      const lands = wounds > 0 ? part * (1 - evades) : part;
      const after = hurt(duelist, one, Math.max(0, wounds - kept));
      const isHurt = isPhysical && HEALTH.of(after) < HEALTH.of(one);
      next.push({ chance: chance * lands, moment: withHero(moment, hit, after), hurt: isHurt ? hit : before });
    }
    if (missed > 0) next.push({ chance: chance * missed, moment, hurt: before });
  }
}

const worthOf = (tally: Tally): number => tally[WORTH] as number;

/** ASH-20.21: whoever flees is out of it, diseases and all. */
function fled(moment: Moment, who: number): Moment {
  let own = ACTED.set(STATUS.set(heroOf(moment, who), FLED), 1);
  own = GUARDS.set(DISEASES.set(own, 0), 0);
  return withHero(moment, who, WARD.set(SHIELD.set(own, 0), 0));
}

function canDo(moment: Moment, who: number, act: Act): boolean {
  const own = heroOf(moment, who);
  if (act.mana > MANA.of(own) || (act.mana > 0 && DISEASES.of(own) & MUTE)) return false;
  // ASH-16.8: the last health token is never paid.
  if (act.health > 0 && act.health >= HEALTH.of(own)) return false;
  if (USED.of(own) & act.once) return false;
  return act.on === 'self' || STATUS.of(heroOf(moment, 1 - who)) !== FLED;
}

/** A loss of health, less what makes the first one smaller and what keeps the last token. */
function hurt(duelist: Duelist, hero: number, loss: number): number {
  const health = HEALTH.of(hero);
  const used = USED.of(hero);
  const isFirst = loss > 0 && duelist.firstHurt > 0 && !(used & FIRST_HURT);
  const left = isFirst ? Math.max(0, loss - duelist.firstHurt) : loss;
  const isSaved = left >= health && duelist.survives && !(used & SURVIVED);
  const rest = isSaved ? 1 : Math.max(0, health - left);
  const spent = USED.set(hero, used | (isFirst ? FIRST_HURT : 0) | (isSaved ? SURVIVED : 0));
  return HEALTH.set(rest > 0 ? spent : STATUS.set(spent, DOWN), rest);
}

/** The worst first: poison, then paralysis, then mute. */
function cured(diseases: number, n: number): number {
  let left = diseases;
  let more = n;
  for (const disease of WORST_FIRST)
    if (more > 0 && left & disease) {
      left &= ~disease;
      more--;
    }
  return left;
}

const WORST_FIRST = [POISON, PARALYSIS, MUTE];

/** One way more, unless it comes to the same as another. */
function gather(ways: Way[], chance: number, moment: Moment): void {
  const { foe, one, other } = moment;
  for (const way of ways)
    if (way.moment.foe === foe && way.moment.one === one && way.moment.other === other) {
      way.chance += chance;
      return;
    }
  ways.push({ chance, moment, hurt: UNHURT });
}
