// A combat worked out to its end: every die, every bubble, the best choice of the heroes at each turn. Pure; it knows a duel as
// figures alone, so the board's preview, the bots and the tests can all ask. What is found stays with the duel.

/** A result of a combat action: wounds, diseases it leaves on the monster, whether a critical face was among its dice. */
export interface Hit {
  readonly wounds: number;
  readonly diseases: number;
  readonly critical: boolean;
  readonly chance: number;
}

/** Something a duelist can do on a combat turn. */
export interface Act {
  readonly key: string;
  /** Force counts: bonuses of physical attacks are added. */
  readonly physical?: true;
  /** Mute forbids it if it costs mana. */
  readonly mana: number;
  readonly health: number;
  /** What it uses up, as a bit of `used`. */
  readonly once: number;
  readonly isCard: boolean;
  readonly hits: readonly Hit[];
  /** Health for one of the two, or for all who fight. */
  readonly heals: number;
  readonly healsAll: boolean;
  readonly cures: number;
  /** On whom heals and cures fall: nobody is chosen where it is fixed. */
  readonly on: 'self' | 'partner';
  /** Monster actions kept off wholly; wounds kept off the next one. */
  readonly shield: number;
  readonly ward: number;
  readonly shieldsPartner: number;
  /** Wounds of the partner are one's own, less so many; none: below 0. */
  readonly guards: number;
  readonly rally: number;
}

export interface Duelist {
  readonly maxHealth: number;
  readonly maxMana: number;
  readonly acts: readonly Act[];
  /** What is added to physical attacks: always, to the first, by a partner who fights as well. */
  readonly physical: number;
  readonly firstPhysical: number;
  readonly partnerPhysical: number;
  readonly firstHurt: number;
  readonly riposte: number;
  readonly evades: boolean;
  readonly survives: boolean;
  readonly critMana: number;
  readonly cures: number;
  readonly canFlee: boolean;
}

export interface Bout {
  readonly isMagic: boolean;
  readonly isPhysical: boolean;
  readonly blows: readonly Blow[];
}

/** What a bubble does to one hero, in order. */
export type Blow =
  | { readonly does: 'strike'; readonly chances: readonly (readonly [wounds: number, chance: number])[] }
  | { readonly does: 'infect'; readonly chances: readonly (readonly [disease: number, chance: number])[] }
  | { readonly does: 'drain'; readonly n: number }
  | { readonly does: 'heal'; readonly n: number };

export interface Standing {
  readonly health: number;
  readonly mana: number;
  /** Bits of what has been used up. */
  readonly used: number;
  readonly diseases: number;
  readonly shield: number;
  readonly ward: number;
  /** -1: guards nobody. */
  readonly guards: number;
  readonly status: 0 | 1 | 2;
  readonly acted: boolean;
}

export const IN = 0;
export const DOWN = 1;
export const FLED = 2;

export const PARALYSIS = 1;
export const MUTE = 2;
export const POISON = 4;

/** Bits of `used` for what works by itself; the others belong to acts. */
export const FIRST_PHYSICAL = 1;
export const FIRST_HURT = 2;
export const SURVIVED = 4;
export const FIRST_ACT_BIT = 8;

export interface Position {
  readonly cubes: number;
  readonly bubble: number;
  readonly diseases: number;
  readonly rally: number;
  readonly round: number;
  readonly heroes: readonly Standing[];
}

/** What an end is worth: the heroes choose what is worth most on average. */
export interface Stakes {
  readonly win: number;
  readonly fall: number;
  /** Both down, or the second of this turn: the adventure is lost. */
  readonly lost: number;
  readonly card: number;
  readonly mana: number;
  readonly health: (left: number) => number;
}

export const STAKES: Stakes = {
  win: 12,
  fall: 9,
  lost: 60,
  card: 1.2,
  mana: 0.35,
  health: left => 1.6 * Math.min(left, 2) + 0.9 * Math.max(0, left - 2),
};

/** How a combat ends, on average. */
export interface Odds {
  readonly worth: number;
  readonly win: number;
  /** That the adventure is lost in it. */
  readonly lost: number;
  /** Of each hero: that they fall, and the health they are left with. */
  readonly falls: readonly number[];
  readonly health: readonly number[];
}

export interface Duel {
  readonly heroes: readonly Duelist[];
  /** In which order they act in each round, and are struck. */
  readonly order: readonly number[];
  readonly bouts: readonly [Bout, Bout, Bout];
  readonly stakes: Stakes;
  /** Somebody has fallen already in this turn: the next fall loses the adventure (ASH-25.7). */
  readonly isLast: boolean;
  /** A failure face inflicts nothing (R66, as an option). */
  readonly failures: boolean;
}

/** What the monster's next action costs one hero on average, and what else a quick look weighs. */
const strikeOf = ({ blows }: Bout): number =>
  blows.reduce((sum, blow) => {
    if (blow.does !== 'strike') return sum + (blow.does === 'heal' ? 0 : 0.6);
    return sum + blow.chances.reduce((mean, [wounds, chance]) => mean + wounds * chance, 0);
  }, 0);

/** A combat that lasts longer counts as not won; none does among sensible people. */
const MOST_ROUNDS = 14;

/** A choice of the hero whose turn it is. */
export interface Choice {
  readonly key: string;
  readonly odds: Odds;
}

export const FLEE = 'flee';

/**
 * Works a duel out. Dice are always counted exactly; for the first `rounds` rounds every choice of the heroes is tried, after that
 * they act as they would at a glance. With enough rounds that is the best there is; with fewer, what sensible heroes reach.
 */
export class Solver {
  private readonly duel: Duel;
  private readonly rounds: number;
  private readonly strikes: readonly number[];
  private readonly known = new Map<number, Map<number, Odds>>();
  /** Positions worked out so far. */
  size = 0;

  constructor(duel: Duel, rounds = MOST_ROUNDS) {
    this.duel = duel;
    this.rounds = rounds;
    this.strikes = duel.bouts.map(strikeOf);
  }

  /** With the best choices from here on. */
  odds(position: Position): Odds {
    const outer = keyOf(position, position.heroes[0] as Standing);
    const inner = position.heroes[1] ? standingKey(position.heroes[1]) : 0;
    let found = this.known.get(outer);
    if (!found) {
      found = new Map();
      this.known.set(outer, found);
    }
    const known = found.get(inner);
    if (known) return known;
    const odds = this.work(position);
    found.set(inner, odds);
    this.size++;
    return odds;
  }

  /** What each thing that this hero can do leads to. */
  choices(position: Position, who: number): Choice[] {
    const duelist = this.duel.heroes[who] as Duelist;
    const own = position.heroes[who] as Standing;
    const all: Choice[] = [];
    for (const act of duelist.acts) {
      if (!canDo(position, own, who, act)) continue;
      const odds = this.after(position, who, act);
      const known = all.findIndex(({ key }) => key === act.key);
      if (known < 0) all.push({ key: act.key, odds });
      else if (odds.worth > (all[known] as Choice).odds.worth) all[known] = { key: act.key, odds };
    }
    if (duelist.canFlee) all.push({ key: FLEE, odds: this.odds(changed(position, who, { ...own, ...GONE })) });
    return all;
  }

  private work(position: Position): Odds {
    const { heroes, cubes, round } = position;
    if (cubes <= 0 || round > MOST_ROUNDS || heroes.every(({ status }) => status !== IN)) return this.ended(position);
    if (this.isLost(heroes)) return this.ended(position);
    const waiting = this.duel.order.filter(n => heroes[n]?.status === IN && !heroes[n]?.acted);
    const who = waiting.find(n => !((heroes[n] as Standing).diseases & PARALYSIS)) ?? waiting[0];
    if (who === undefined) return this.monster(position);
    const own = heroes[who] as Standing;
    if (own.diseases & PARALYSIS)
      return this.endTurn(changed(position, who, { ...own, diseases: own.diseases & ~PARALYSIS, guards: -1 }), who);
    if (round > this.rounds) return this.after(position, who, this.glance(position, who));
    let best: Odds | undefined;
    for (const { odds } of this.choices(position, who)) if (!best || odds.worth > best.worth) best = odds;
    return best ?? this.ended(position);
  }

  /** What looks best without thinking further than the monster's next action. */
  private glance(position: Position, who: number): Act {
    const duelist = this.duel.heroes[who] as Duelist;
    const own = position.heroes[who] as Standing;
    const { cubes, bubble, diseases } = position;
    const strike = diseases & PARALYSIS ? 0 : (this.strikes[bubble] as number);
    const facing = position.heroes.filter(({ status }) => status === IN).length;
    let best = duelist.acts[0] as Act;
    let most = Number.NEGATIVE_INFINITY;
    for (const act of duelist.acts) {
      if (!canDo(position, own, who, act)) continue;
      const bonus = act.physical ? this.bonus(position, who, own) : 0;
      let worth = -0.25 * act.mana - 1.2 * act.health - (act.isCard ? 0.5 : 0);
      for (const { wounds, diseases: caught, chance } of act.hits) {
        const dealt = Math.min(cubes, wounds + bonus);
        const fresh = caught & ~diseases;
        worth += chance * (dealt + (dealt === cubes ? 2 : 0));
        if (dealt === cubes) continue;
        if (fresh & POISON) worth += chance * Math.min(4, cubes / 2);
        if (fresh & PARALYSIS) worth += chance * strike * facing;
        if (fresh & MUTE && this.duel.bouts.some(({ isMagic }) => isMagic)) worth += chance * 1.5;
      }
      const kept = Math.min(strike, act.shield > 0 ? strike : act.ward);
      worth += kept * (own.health <= strike + 1 ? 2 : 1.1);
      if (act.shieldsPartner > 0) worth += strike;
      if (act.guards >= 0 && facing === 2) worth += 0.6;
      worth += act.rally * facing * Math.min(2, cubes / 6);
      if (act.heals > 0) worth += this.mended(position, act.on === 'self' ? who : 1 - who, act.heals);
      if (worth > most) [best, most] = [act, worth];
    }
    return best;
  }

  /** What health is worth to somebody, at a glance. */
  private mended({ heroes }: Position, n: number, heals: number): number {
    const one = heroes[n];
    if (!one) return 0;
    const gained = Math.min(heals, (this.duel.heroes[n] as Duelist).maxHealth - one.health);
    return gained * (one.health === 0 ? 4 : one.health <= 2 ? 1.6 : 0.5);
  }

  private isLost(heroes: readonly Standing[]): boolean {
    const down = heroes.filter(({ status }) => status === DOWN).length;
    return down === 2 || (down === 1 && this.duel.isLast);
  }

  private ended({ cubes, heroes }: Position): Odds {
    const { stakes } = this.duel;
    const isLost = this.isLost(heroes);
    const isWon = cubes <= 0 && !isLost;
    let worth = isWon ? stakes.win : isLost ? -stakes.lost : 0;
    for (const [n, { health, mana, used, status }] of heroes.entries()) {
      if (status === DOWN) worth -= stakes.fall;
      else worth += stakes.health(health) + stakes.mana * mana;
      for (const { once, isCard } of (this.duel.heroes[n] as Duelist).acts)
        if (isCard && used & once) worth -= stakes.card;
    }
    return {
      worth,
      win: isWon ? 1 : 0,
      lost: isLost ? 1 : 0,
      falls: heroes.map(({ status }) => (status === DOWN ? 1 : 0)),
      health: heroes.map(({ health }) => health),
    };
  }

  // ---- a hero's turn ----

  private after(position: Position, who: number, act: Act): Odds {
    const { heroes } = this.duel;
    const duelist = heroes[who] as Duelist;
    const before = position.heroes[who] as Standing;
    const own: Standing = {
      ...before,
      health: before.health - act.health,
      mana: before.mana - act.mana,
      used: before.used | act.once | (act.physical ? FIRST_PHYSICAL : 0),
      guards: act.guards,
      shield: Math.max(before.shield, act.shield),
      ward: before.ward + act.ward,
    };
    const other = 1 - who;
    let next = changed({ ...position, rally: position.rally + act.rally }, who, own);
    if (act.shieldsPartner > 0 && position.heroes[other]?.status === IN) {
      const partner = position.heroes[other] as Standing;
      next = changed(next, other, { ...partner, shield: Math.max(partner.shield, act.shieldsPartner) });
    }
    if (act.heals > 0 || act.cures > 0) next = this.healed(next, act.on === 'self' ? who : other, act);
    if (act.healsAll) for (const n of position.heroes.keys()) next = this.healed(next, n, act);
    const bonus = act.physical ? this.bonus(position, who, before) : 0;
    const ways = act.hits.map(({ wounds, diseases, critical, chance }): Way => {
      const dealt = act.physical ? (this.duel.failures && wounds === 0 ? 0 : wounds + bonus) : wounds;
      const struck = {
        ...next,
        cubes: Math.max(0, position.cubes - dealt),
        diseases: position.diseases | diseases,
      };
      if (!critical || act.physical || act.isCard || duelist.critMana === 0) return [chance, struck];
      const mana = Math.min(duelist.maxMana, own.mana + duelist.critMana);
      return [chance, changed(struck, who, { ...(struck.heroes[who] as Standing), mana })];
    });
    return this.mixed(ways.map(([chance, struck]) => [chance, this.endTurn(struck, who)]));
  }

  private bonus(position: Position, who: number, own: Standing): number {
    const { physical, firstPhysical } = this.duel.heroes[who] as Duelist;
    const isHelped = position.heroes[1 - who]?.status === IN;
    const helps = isHelped ? ((this.duel.heroes[1 - who] as Duelist).partnerPhysical ?? 0) : 0;
    return physical + helps + position.rally + (own.used & FIRST_PHYSICAL ? 0 : firstPhysical);
  }

  private healed(position: Position, n: number, { heals, cures }: Pick<Act, 'heals' | 'cures'>): Position {
    const one = position.heroes[n];
    if (!one || one.status === FLED) return position;
    const health = Math.min((this.duel.heroes[n] as Duelist).maxHealth, one.health + heals);
    const status = health > 0 ? IN : one.status;
    return changed(position, n, { ...one, health, status, diseases: cured(one.diseases, cures) });
  }

  /** ASH-22.11: poison at the end of the hero's turn, unless the monster is down; then what cures by itself. */
  private endTurn(position: Position, who: number): Odds {
    const own = position.heroes[who] as Standing;
    if (position.cubes <= 0) return this.odds(changed(position, who, { ...own, acted: true }));
    const duelist = this.duel.heroes[who] as Duelist;
    const { health, used } = own.diseases & POISON ? lessened(duelist, own, 1) : own;
    const diseases = health > 0 ? cured(own.diseases, duelist.cures) : own.diseases;
    const status = health > 0 ? own.status : DOWN;
    return this.odds(changed(position, who, { ...own, health, used, diseases, status, acted: true }));
  }

  // ---- the monster's turn ----

  private monster(position: Position): Odds {
    if (position.diseases & PARALYSIS)
      return this.round({ ...position, diseases: position.diseases & ~PARALYSIS }, position.bubble);
    const bout = this.duel.bouts[position.bubble] as Bout;
    const isSilent = bout.isMagic && (position.diseases & MUTE) !== 0;
    const faced = this.duel.order.filter(n => position.heroes[n]?.status === IN);
    let ways: Way[] = [[1, position]];
    for (const n of faced)
      ways = gathered(
        ways.flatMap(([chance, each]): Way[] => {
          if (each.cubes <= 0 || each.heroes[n]?.status !== IN || this.isLost(each.heroes)) return [[chance, each]];
          return this.struck(each, n, isSilent ? SILENCE : bout).map(([part, next]) => [chance * part, next]);
        }),
      );
    const next = (position.bubble + 1) % 3;
    return this.mixed(ways.map(([chance, each]) => [chance, this.round(each, next)]));
  }

  /** ASH-22.12, then a new round. */
  private round(position: Position, bubble: number): Odds {
    const { cubes } = position;
    if (cubes <= 0 || this.isLost(position.heroes)) return this.odds(position);
    const left = position.diseases & POISON ? Math.max(0, cubes - 2) : cubes;
    const heroes = position.heroes.map(each => ({ ...each, acted: false }));
    return this.odds({ ...position, heroes, cubes: left, bubble, round: position.round + 1 });
  }

  /** One execution of a bubble against one hero. */
  private struck(position: Position, n: number, { blows, isPhysical }: Bout): Way[] {
    let ways: Way[] = [[1, position]];
    const hurt = new Map<Position, number>();
    for (const blow of blows)
      ways = ways.flatMap(([chance, each]): Way[] => {
        const target = each.heroes[n] as Standing;
        if (blow.does === 'heal') return [[chance, { ...each, cubes: each.cubes + blow.n }]];
        if (target.status !== IN) return [[chance, each]];
        if (blow.does === 'drain')
          return [[chance, changed(each, n, { ...target, mana: Math.max(0, target.mana - blow.n) })]];
        if (blow.does === 'infect')
          return blow.chances.map(([disease, part]) => [
            chance * part,
            changed(each, n, { ...target, diseases: target.diseases | disease }),
          ]);
        return this.wounded(each, n, blow.chances).map(([part, next, lost]) => {
          if (isPhysical && lost !== undefined) hurt.set(next, lost);
          return [chance * part, next];
        });
      });
    return ways.map(([chance, each]) => [chance, this.parried(each, n, hurt.get(each))]);
  }

  /** Blocks are spent; some give back what they took (R14). */
  private parried(position: Position, n: number, hurt: number | undefined): Position {
    const target = position.heroes[n] as Standing;
    const next = changed(position, n, { ...target, shield: Math.max(0, target.shield - 1), ward: 0 });
    const riposte = hurt === undefined ? 0 : (this.duel.heroes[hurt] as Duelist).riposte;
    if (riposte === 0 || hurt === undefined || position.heroes[hurt]?.status !== IN) return next;
    return { ...next, cubes: Math.max(0, next.cubes - riposte) };
  }

  private wounded(
    position: Position,
    n: number,
    chances: readonly (readonly [wounds: number, chance: number])[],
  ): [chance: number, next: Position, hurt: number | undefined][] {
    const other = 1 - n;
    const guard = position.heroes[other];
    const hit = guard && guard.status === IN && guard.guards >= 0 ? other : n;
    const one = position.heroes[hit] as Standing;
    const duelist = this.duel.heroes[hit] as Duelist;
    const evades = duelist.evades ? 1 / 3 : 0;
    let missed = 0;
    const found: [number, Position, number | undefined][] = [];
    for (const [wounds, chance] of chances) {
      const kept = (hit === n ? 0 : one.guards) + (one.shield > 0 ? wounds : 0) + one.ward;
      missed += wounds > 0 ? chance * evades : 0;
      const part = wounds > 0 ? chance * (1 - evades) : chance;
      const { health, used } = lessened(duelist, one, Math.max(0, wounds - kept));
      if (health === one.health && used === one.used) {
        found.push([part, position, undefined]);
        continue;
      }
      const status = health > 0 ? IN : DOWN;
      const next = changed(position, hit, { ...one, health, used, status });
      found.push([part, next, health < one.health ? hit : undefined]);
    }
    if (missed > 0) found.push([missed, position, undefined]);
    return found;
  }

  private mixed(ways: readonly (readonly [chance: number, odds: Odds])[]): Odds {
    if (ways.length === 1) return (ways[0] as readonly [number, Odds])[1];
    const count = this.duel.heroes.length;
    const sum = {
      worth: 0,
      win: 0,
      lost: 0,
      falls: new Array<number>(count).fill(0),
      health: new Array<number>(count).fill(0),
    };
    for (const [chance, odds] of ways) {
      sum.worth += chance * odds.worth;
      sum.win += chance * odds.win;
      sum.lost += chance * odds.lost;
      for (let n = 0; n < count; n++) {
        sum.falls[n] = (sum.falls[n] as number) + chance * (odds.falls[n] as number);
        sum.health[n] = (sum.health[n] as number) + chance * (odds.health[n] as number);
      }
    }
    return sum;
  }
}

type Way = [chance: number, next: Position];

const SILENCE: Bout = { isMagic: false, isPhysical: false, blows: [] };
/** ASH-20.21: whoever flees is out of it, diseases and all. */
const GONE = { status: FLED, acted: true, diseases: 0, guards: -1, shield: 0, ward: 0 } as const;

function changed(position: Position, n: number, to: Standing): Position {
  const heroes = n === 0 ? [to, ...position.heroes.slice(1)] : [position.heroes[0] as Standing, to];
  return { ...position, heroes };
}

function canDo(position: Position, own: Standing, who: number, act: Act): boolean {
  if (act.mana > own.mana || (act.mana > 0 && own.diseases & MUTE)) return false;
  // ASH-16.8: the last health token is never paid.
  if (act.health > 0 && act.health >= own.health) return false;
  if (own.used & act.once) return false;
  const partner = position.heroes[1 - who];
  return act.on === 'self' || (partner !== undefined && partner.status !== FLED);
}

/** A loss of health, less what makes the first one smaller and what keeps the last token. */
function lessened(duelist: Duelist, { health, used }: Standing, loss: number): Pick<Standing, 'health' | 'used'> {
  const isFirst = loss > 0 && duelist.firstHurt > 0 && !(used & FIRST_HURT);
  const left = isFirst ? Math.max(0, loss - duelist.firstHurt) : loss;
  const isSaved = left >= health && duelist.survives && !(used & SURVIVED);
  return {
    health: isSaved ? 1 : Math.max(0, health - left),
    used: used | (isFirst ? FIRST_HURT : 0) | (isSaved ? SURVIVED : 0),
  };
}

/** The worst first: poison, then paralysis, then mute. */
function cured(diseases: number, n: number): number {
  let left = diseases;
  for (const disease of [POISON, PARALYSIS, MUTE].filter(each => left & each).slice(0, n)) left &= ~disease;
  return left;
}

/** Positions that are the same are worked out once. */
function gathered(ways: readonly Way[]): Way[] {
  if (ways.length < 2) return [...ways];
  const found = new Map<string, Way>();
  for (const [chance, position] of ways) {
    const [one, other] = position.heroes;
    const key = `${keyOf(position, one as Standing)}/${other ? standingKey(other) : ''}`;
    const known = found.get(key);
    if (known) known[0] += chance;
    else found.set(key, [chance, position]);
  }
  return [...found.values()];
}

function keyOf({ cubes, bubble, diseases, rally, round }: Position, own: Standing): number {
  const common = (((cubes * 3 + bubble) * 8 + diseases) * 3 + rally) * 16 + round;
  return common * STANDINGS + standingKey(own);
}

function standingKey(one: Standing): number {
  let key = one.health;
  key = key * 16 + one.mana;
  key = key * 8 + one.diseases;
  key = key * 3 + one.shield;
  key = key * 4 + Math.min(3, one.ward);
  key = key * 3 + (one.guards + 1);
  key = key * 3 + one.status;
  key = key * 2 + (one.acted ? 1 : 0);
  return key * USES + one.used;
}

const USES = 2 ** 9;
const STANDINGS = 16 * 16 * 8 * 3 * 4 * 3 * 3 * 2 * USES;
