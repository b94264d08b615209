// The odds of duels against the same duels told as plainly as can be: objects instead of packed numbers, nothing left out, no way
// taken for another. Duels are drawn by chance, small enough to be worked out to their end.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../rules/odds/acts.ts';
import {
  type Act,
  type Blow,
  type Bout,
  DOWN,
  type Duel,
  type Duelist,
  FIRST_ACT_BIT,
  FIRST_HURT,
  FIRST_PHYSICAL,
  FLED,
  FLEE,
  type Hit,
  IN,
  MUTE,
  type Odds,
  PARALYSIS,
  POISON,
  type Position,
  type Stakes,
  type Standing,
  SURVIVED,
} from '../../rules/odds/duel.ts';
import { Solver } from '../../rules/odds/solver.ts';

// ---- a duel told plainly ----

type Told = Omit<Odds, 'exact'>;

const LAST_ROUND = 14;

/** What a bubble may lead to, and whom it has hurt by force on the way. */
interface Way {
  readonly chance: number;
  readonly at: Position;
  readonly hurt: number | undefined;
}

class PlainDuel {
  private readonly duel: Duel;
  private readonly rounds: number;
  private readonly known = new Map<string, Told>();

  /** After so many rounds the heroes do what looks best. */
  constructor(duel: Duel, rounds: number) {
    this.duel = duel;
    this.rounds = rounds;
  }

  from(at: Position): Told {
    const key = JSON.stringify(at);
    const told = this.known.get(key) ?? this.work(at);
    this.known.set(key, told);
    return told;
  }

  choices(at: Position, who: number): Map<string, Told> {
    const all = new Map<string, Told>();
    for (const act of this.actsOf(at, who)) {
      const told = this.after(at, who, act);
      if (told.worth > (all.get(act.key)?.worth ?? Number.NEGATIVE_INFINITY)) all.set(act.key, told);
    }
    if (this.one(who).canFlee) all.set(FLEE, this.from(fled(at, who)));
    return all;
  }

  private one(who: number): Duelist {
    return this.duel.heroes[who] as Duelist;
  }

  private isLost({ heroes }: Position): boolean {
    const down = heroes.filter(({ status }) => status === DOWN).length;
    return down === 2 || (down === 1 && this.duel.isLast);
  }

  private isOver(at: Position): boolean {
    return at.cubes === 0 || at.heroes.every(({ status }) => status !== IN) || this.isLost(at);
  }

  private work(at: Position): Told {
    if (this.isOver(at) || at.round > LAST_ROUND) return this.ended(at);
    const waiting = this.duel.order.filter(n => at.heroes[n]?.status === IN && !at.heroes[n].acted);
    // Whoever is paralysed comes last: the other may cure them.
    const who = waiting.find(n => !has(at.heroes[n], PARALYSIS)) ?? waiting[0];
    if (who === undefined) return this.monster(at);
    const own = at.heroes[who] as Standing;
    if (has(own, PARALYSIS))
      return this.endTurn(changed(at, who, { diseases: own.diseases - PARALYSIS, guards: -1 }), who);
    if (at.round > this.rounds) return this.after(at, who, this.glance(at, who));
    const ways = this.actsOf(at, who).map(act => this.after(at, who, act));
    if (this.one(who).canFlee && !this.duel.isFirm) ways.push(this.from(fled(at, who)));
    return ways.reduce((best, way) => (way.worth > best.worth ? way : best));
  }

  private ended(at: Position): Told {
    const { stakes } = this.duel;
    const lost = this.isLost(at);
    const win = at.cubes === 0 && !lost;
    const falls = at.heroes.map(({ status }) => (status === DOWN ? 1 : 0));
    const health = at.heroes.map((own, n) =>
      Math.min(this.one(n).maxHealth, own.health + (win && own.status === IN ? this.one(n).winHeal : 0)),
    );
    const kept = at.heroes.map((own, n) => {
      const cards = this.one(n).acts.filter(({ isCard, once }) => isCard && (own.used & once) !== 0);
      const left = own.status === DOWN ? -stakes.fall : stakes.health(health[n] as number) + stakes.mana * own.mana;
      return left - stakes.card * cards.length;
    });
    const worth = sum(kept) + (win ? stakes.win : lost ? -stakes.lost : 0);
    return { worth, win: win ? 1 : 0, lost: lost ? 1 : 0, falls, health };
  }

  private actsOf(at: Position, who: number): Act[] {
    const own = at.heroes[who] as Standing;
    const other = at.heroes[1 - who];
    return this.one(who).acts.filter(
      ({ mana, health, once, on }) =>
        mana <= own.mana &&
        !(mana > 0 && has(own, MUTE)) &&
        // ASH-16.8: the last health token is never paid.
        (health === 0 || health < own.health) &&
        (own.used & once) === 0 &&
        (on === 'self' || (other !== undefined && other.status !== FLED)),
    );
  }

  // ---- a hero ----

  /** The first of those that look best. */
  private glance(at: Position, who: number): Act {
    const acts = this.actsOf(at, who);
    const looks = acts.map(act => this.look(at, who, act));
    return acts[looks.indexOf(Math.max(...looks))] as Act;
  }

  /** What an act seems worth to whoever thinks no further than the monster's next action: about as many wounds. */
  private look(at: Position, who: number, act: Act): number {
    const { cubes } = at;
    const own = at.heroes[who] as Standing;
    const facing = at.heroes.filter(({ status }) => status === IN).length;
    const held = (at.diseases & PARALYSIS) !== 0;
    const strike = held ? 0 : sum((this.duel.bouts[at.bubble] as Bout).blows.map(menace));
    const casts = this.duel.bouts.some(({ isMagic }) => isMagic);
    const hits = act.hits.map(({ wounds, diseases, chance }) => {
      const dealt = Math.min(cubes, wounds + (act.physical ? this.bonus(at, who) : 0));
      if (dealt === cubes) return chance * (dealt + 2);
      const fresh = diseases & ~at.diseases;
      const poison = fresh & POISON ? Math.min(4, cubes / 2) : 0;
      const paralysis = fresh & PARALYSIS ? strike * facing : 0;
      return chance * (dealt + poison + paralysis + (fresh & MUTE && casts ? 1.5 : 0));
    });
    const kept = act.shield > 0 ? strike : Math.min(strike, act.ward);
    const price = 0.25 * act.mana + 1.2 * act.health + (act.isCard ? 0.5 : 0);
    return (
      sum(hits) -
      price +
      kept * (own.health <= strike + 1 ? 2 : 1.1) +
      (act.shieldsPartner > 0 ? strike : 0) +
      (act.guards >= 0 && facing === 2 ? 0.6 : 0) +
      act.rally * facing * Math.min(2, cubes / 6) +
      this.relief(at, act.on === 'self' ? who : 1 - who, act.heals)
    );
  }

  /** What health is worth to somebody: most to whoever is down, more to whoever is nearly so. */
  private relief({ heroes }: Position, n: number, heals: number): number {
    const one = heroes[n];
    if (!one) return 0;
    const gained = Math.min(heals, this.one(n).maxHealth - one.health);
    return gained * (one.health === 0 ? 4 : one.health <= 2 ? 1.6 : 0.5);
  }

  /** What is added to a blow with force. */
  private bonus(at: Position, who: number): number {
    const { physical, firstPhysical } = this.one(who);
    const helps = at.heroes[1 - who]?.status === IN ? this.one(1 - who).partnerPhysical : 0;
    return physical + helps + at.rally + ((at.heroes[who]?.used ?? 0) & FIRST_PHYSICAL ? 0 : firstPhysical);
  }

  private after(at: Position, who: number, act: Act): Told {
    const own = at.heroes[who] as Standing;
    const { critMana, maxMana } = this.one(who);
    const bonus = this.bonus(at, who);
    let next = changed(at, who, {
      health: own.health - act.health,
      mana: own.mana - act.mana,
      used: own.used | act.once | (act.physical ? FIRST_PHYSICAL : 0),
      guards: act.guards,
      shield: Math.max(own.shield, act.shield),
      ward: own.ward + act.ward,
    });
    next = { ...next, rally: at.rally + act.rally };
    const partner = next.heroes[1 - who];
    if (act.shieldsPartner > 0 && partner?.status === IN)
      next = changed(next, 1 - who, { shield: Math.max(partner.shield, act.shieldsPartner) });
    const touched = act.healsAll ? [0, 1] : act.on === 'self' ? [who] : [1 - who];
    for (const n of touched) next = this.helped(next, n, act);
    return mean(
      act.hits.map(({ wounds, diseases, critical, chance }) => {
        const dealt = !act.physical ? wounds : this.duel.failures && wounds === 0 ? 0 : wounds + bonus;
        let struck: Position = {
          ...next,
          cubes: Math.max(0, next.cubes - dealt),
          diseases: next.diseases | diseases,
        };
        if (critical && !act.physical && !act.isCard)
          struck = changed(struck, who, { mana: Math.min(maxMana, (struck.heroes[who]?.mana ?? 0) + critMana) });
        return [chance, this.endTurn(struck, who)];
      }),
    );
  }

  private helped(at: Position, n: number, { heals, cures }: Act): Position {
    const one = at.heroes[n];
    if (!one || one.status === FLED || (heals === 0 && cures === 0)) return at;
    const health = Math.min(this.one(n).maxHealth, one.health + heals);
    return changed(at, n, {
      health,
      diseases: cured(one.diseases, cures),
      status: health > 0 ? IN : one.status,
    });
  }

  /** ASH-22.11: poison at the end of the hero's turn, unless the monster is down; then what cures by itself. */
  private endTurn(at: Position, who: number): Told {
    let next = changed(at, who, { acted: true });
    if (at.cubes > 0) {
      if (has(next.heroes[who], POISON)) next = this.hurt(next, who, 1);
      const own = next.heroes[who] as Standing;
      if (own.health > 0) next = changed(next, who, { diseases: cured(own.diseases, this.one(who).cures) });
    }
    return this.from(next);
  }

  private hurt(at: Position, n: number, loss: number): Position {
    const { firstHurt, survives } = this.one(n);
    const own = at.heroes[n] as Standing;
    let { used } = own;
    let left = loss;
    if (loss > 0 && firstHurt > 0 && !(used & FIRST_HURT)) {
      left = Math.max(0, loss - firstHurt);
      used |= FIRST_HURT;
    }
    let health = Math.max(0, own.health - left);
    if (health === 0 && survives && !(used & SURVIVED)) {
      health = 1;
      used |= SURVIVED;
    }
    return changed(at, n, { health, used, status: health > 0 ? own.status : DOWN });
  }

  // ---- the monster ----

  private monster(at: Position): Told {
    if (at.diseases & PARALYSIS) return this.round({ ...at, diseases: at.diseases - PARALYSIS }, at.bubble);
    const bout = this.duel.bouts[at.bubble] as Bout;
    const isSilent = bout.isMagic && (at.diseases & MUTE) !== 0;
    let ways: readonly (readonly [number, Position])[] = [[1, at]];
    for (const n of this.duel.order.filter(each => at.heroes[each]?.status === IN))
      ways = ways.flatMap(([chance, each]) =>
        this.isOver(each) || each.heroes[n]?.status !== IN
          ? [[chance, each] as const]
          : this.facing(each, n, isSilent ? [] : bout.blows, bout.isPhysical).map(
              ([part, next]) => [chance * part, next] as const,
            ),
      );
    return mean(ways.map(([chance, each]) => [chance, this.round(each, (at.bubble + 1) % 3)]));
  }

  /** A bubble against one hero: all its blows, then blocks are spent, then whoever was hurt by force gives back (R14). */
  private facing(at: Position, n: number, blows: readonly Blow[], isPhysical: boolean): [number, Position][] {
    let ways: Way[] = [{ chance: 1, at, hurt: undefined }];
    for (const blow of blows) ways = ways.flatMap(way => this.dealt(way, n, blow, isPhysical));
    return ways.map(({ chance, at: after, hurt }) => {
      const own = after.heroes[n] as Standing;
      const next = changed(after, n, { shield: Math.max(0, own.shield - 1), ward: 0 });
      if (hurt === undefined || after.heroes[hurt]?.status !== IN) return [chance, next];
      return [chance, { ...next, cubes: Math.max(0, next.cubes - this.one(hurt).riposte) }];
    });
  }

  private dealt(way: Way, n: number, blow: Blow, isPhysical: boolean): Way[] {
    const { chance, at } = way;
    const own = at.heroes[n] as Standing;
    if (blow.does === 'heal') return [{ ...way, at: { ...at, cubes: at.cubes + blow.n } }];
    if (own.status !== IN) return [way];
    if (blow.does === 'drain') return [{ ...way, at: changed(at, n, { mana: Math.max(0, own.mana - blow.n) }) }];
    if (blow.does === 'infect')
      return blow.chances.map(([disease, part]) => ({
        ...way,
        chance: chance * part,
        at: changed(at, n, { diseases: own.diseases | disease }),
      }));
    const guard = at.heroes[1 - n];
    const isGuarded = guard?.status === IN && guard.guards >= 0;
    const hit = isGuarded ? 1 - n : n;
    const struck = at.heroes[hit] as Standing;
    return blow.chances.flatMap(([wounds, part]) => {
      const kept = (isGuarded ? guard.guards : 0) + struck.ward;
      const loss = struck.shield > 0 ? 0 : Math.max(0, wounds - kept);
      const after = this.hurt(at, hit, loss);
      const isHurt = isPhysical && (after.heroes[hit]?.health ?? 0) < struck.health;
      const lands: Way = { chance: chance * part, at: after, hurt: isHurt ? hit : way.hurt };
      if (!this.one(hit).evades || wounds === 0) return [lands];
      return [
        { ...lands, chance: (chance * part * 2) / 3 },
        { ...way, chance: (chance * part) / 3 },
      ];
    });
  }

  /** ASH-22.12, then a new round; who has felled the last of them has won before poison works (ASH-20.17). */
  private round(at: Position, bubble: number): Told {
    if (this.isOver(at)) return this.from(at);
    const cubes = at.diseases & POISON ? Math.max(0, at.cubes - 2) : at.cubes;
    const heroes = at.heroes.map(hero => ({ ...hero, acted: false }));
    return this.from({ ...at, cubes, bubble, round: at.round + 1, heroes });
  }
}

/** What a blow costs a hero on average; whatever does not wound, about half a wound. */
const menace = (blow: Blow): number => {
  if (blow.does === 'strike') return sum(blow.chances.map(([wounds, chance]) => wounds * chance));
  return blow.does === 'heal' ? 0 : 0.6;
};

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
const has = (hero: Standing | undefined, disease: number): boolean => ((hero?.diseases ?? 0) & disease) !== 0;

const changed = (at: Position, who: number, more: Partial<Standing>): Position => ({
  ...at,
  heroes: at.heroes.map((hero, n) => (n === who ? { ...hero, ...more } : hero)),
});

/** ASH-20.21: whoever flees is out of it, diseases and all. */
const fled = (at: Position, who: number): Position =>
  changed(at, who, { status: FLED, acted: true, diseases: 0, guards: -1, shield: 0, ward: 0 });

/** The worst first. */
function cured(diseases: number, n: number): number {
  const caught = [POISON, PARALYSIS, MUTE].filter(disease => diseases & disease);
  return sum(caught.slice(n));
}

function mean(ways: readonly (readonly [number, Told])[]): Told {
  const of = (figure: (told: Told) => number): number => sum(ways.map(([chance, told]) => chance * figure(told)));
  const each = (figure: (told: Told) => readonly number[]): number[] =>
    figure((ways[0] as readonly [number, Told])[1]).map((_, n) => of(told => figure(told)[n] as number));
  return {
    worth: of(({ worth }) => worth),
    win: of(({ win }) => win),
    lost: of(({ lost }) => lost),
    falls: each(({ falls }) => falls),
    health: each(({ health }) => health),
  };
}

// ---- duels drawn by chance ----

interface Drawn {
  readonly duel: Duel;
  readonly position: Position;
}

/** No two ends are worth the same, so that there is one best choice. */
const STAKES: Stakes = {
  win: 11.73,
  fall: 7.91,
  lost: 23.17,
  card: 1.37,
  mana: 0.431,
  health: left => 1.93 * left ** 0.7,
};

function drawn(seed: number, heroes: 1 | 2): Drawn {
  const chance = new Chance(newChance(`duel ${seed}`));
  const pick = <T>(...of: readonly T[]): T => chance.pick(of, 'duel');
  const seldom = <T>(usual: T, ...other: readonly T[]): T => (pick(0, 0, 0, 1) === 1 ? pick(...other) : usual);
  const disease = (): number => pick(PARALYSIS, MUTE, POISON);
  const hitsOf = (isPlain: boolean): Hit[] => {
    const low: Hit = { wounds: pick(0, 0, 1), diseases: 0, critical: false, chance: pick(0.47, 0.23) };
    const diseases = isPlain ? 0 : seldom(0, disease());
    const high: Hit = { wounds: pick(1, 1, 2), diseases, critical: pick(true, false), chance: 1 - low.chance };
    return pick([low, high], [{ ...high, chance: 1 }]);
  };
  const attack = (): Act => ({ ...IDLE, key: 'attack', physical: true, hits: hitsOf(true) });
  const skill = (n: number): Act[] => {
    const act: Act = {
      ...IDLE,
      key: `act ${n}`,
      isCard: pick(true, false, false),
      mana: pick(0, 1, 1, 2),
      health: seldom(0, 1),
      once: FIRST_ACT_BIT << n,
      hits: hitsOf(false),
      ...pick<Partial<Act>>(
        {},
        { heals: pick(1, 2) },
        { heals: pick(1, 2), healsAll: true },
        { cures: pick(1, 3), heals: pick(0, 1) },
        { shield: pick(1, 2) },
        { ward: pick(1, 2) },
        { shieldsPartner: pick(1, 2) },
        { guards: pick(0, 1, 2) },
        { rally: pick(1, 2) },
      ),
    };
    const isForEither = (act.heals > 0 || act.cures > 0) && !act.healsAll && pick(true, false);
    return isForEither ? [act, { ...act, on: 'partner' }] : [act];
  };
  const duelist = (): Duelist => ({
    maxHealth: pick(3, 4),
    maxMana: pick(2, 3),
    acts: [attack(), ...Array.from({ length: pick(1, 2) }, (_, n) => skill(n)).flat()],
    physical: seldom(0, 1),
    firstPhysical: seldom(0, 1),
    partnerPhysical: seldom(0, 1),
    firstHurt: seldom(0, 1, 2),
    riposte: seldom(0, 1, 2),
    evades: seldom(false, true),
    survives: seldom(false, true),
    critMana: seldom(0, 1, 2),
    cures: seldom(0, 1, 2),
    canFlee: seldom(false, true),
    winHeal: seldom(0, 1, 3),
  });
  const blow = (): Blow =>
    pick<Blow>(
      { does: 'strike', chances: [[pick(1, 2), 1]] },
      {
        does: 'strike',
        chances: [
          [pick(0, 1), 0.25],
          [pick(1, 2), 0.75],
        ],
      },
      { does: 'infect', chances: [[disease(), 1]] },
      {
        does: 'infect',
        chances: [
          [disease(), 1 / 3],
          [0, 2 / 3],
        ],
      },
      { does: 'drain', n: pick(1, 2) },
      { does: 'heal', n: 1 },
    );
  const bout = (): Bout => {
    const kind = pick('magic', 'physical', 'other');
    const blows = Array.from({ length: pick(1, 1, 2) }, blow);
    return { isMagic: kind === 'magic', isPhysical: kind === 'physical', blows };
  };
  const standing = (n: number): Standing => ({
    health: pick(1, 2, 3),
    mana: pick(0, 1, 2),
    used: seldom(0, FIRST_PHYSICAL, FIRST_HURT, SURVIVED, FIRST_ACT_BIT),
    diseases: seldom(0, disease()),
    shield: seldom(0, 1, 2),
    ward: seldom(0, 1, 2),
    guards: heroes === 2 ? seldom(-1, 0, 1) : -1,
    status: IN,
    acted: n === 1 && seldom(false, true),
  });
  const ids = heroes === 1 ? [0] : [0, 1];
  const duel: Duel = {
    heroes: ids.map(duelist),
    order: pick(ids, ids.toReversed()),
    bouts: [bout(), bout(), bout()],
    stakes: STAKES,
    isLast: seldom(false, true),
    isWhole: true,
    failures: seldom(false, true),
    isFirm: pick(true, false),
  };
  const position: Position = {
    cubes: heroes === 1 ? pick(2, 3, 4, 5) : pick(2, 3, 4),
    bubble: pick(0, 1, 2),
    diseases: seldom(0, disease()),
    rally: seldom(0, 1),
    round: pick(1, 1, 11),
    heroes: ids.map(standing),
  };
  return { duel, position };
}

const HARMLESS: Hit = { wounds: 0, diseases: 0, critical: false, chance: 1 };

const IDLE = { ...NOTHING, mana: 0, health: 0, once: 0, isCard: false } satisfies Omit<Act, 'key'>;

const figuresOf = ({ worth, win, lost, falls, health }: Told): number[] => [worth, win, lost, ...falls, ...health];
/** Where help may go to either, it may come to the same for whom it goes to. */
const togetherOf = ({ worth, win, lost, falls, health }: Told): number[] => [worth, win, lost, sum(falls), sum(health)];
const expectSame = (found: readonly number[], told: readonly number[], what: string): void => {
  for (const [n, figure] of told.entries()) expect(found[n], `${what}: ${n}`).toBeCloseTo(figure, 8);
};

/** Both must say the same of the whole and of each choice. */
function compare({ duel, position }: Drawn, rounds: number, what: string): void {
  const plain = new PlainDuel(duel, rounds);
  const solver = new Solver(duel, rounds);
  expectSame(figuresOf(solver.odds(position)), figuresOf(plain.from(position)), what);
  const told = plain.choices(position, 0);
  const found = solver.choices(position, 0);
  expect(found.map(({ key }) => key)).toEqual([...told.keys()]);
  for (const { key, odds } of found) expectSame(togetherOf(odds), togetherOf(told.get(key) as Told), `${what}, ${key}`);
}

describe('duels come to what they come to when told plainly', () => {
  test.each([
    [1, 60],
    [2, 40],
  ] as const)('%d at a time, %d of them, with the best choices', (heroes, count) => {
    for (let seed = 0; seed < count; seed++) compare(drawn(1000 * heroes + seed, heroes), LAST_ROUND, `duel ${seed}`);
  });

  test.each([
    [1, 100],
    [2, 200],
  ] as const)('%d at a time, %d of them, with what looks best', (heroes, count) => {
    for (let seed = 0; seed < count; seed++)
      compare(drawn(5000 * heroes + seed, heroes), seed % 8 === 0 ? 1 : 0, `duel ${seed}`);
  });

  test('whoever cannot move waits for the other, who may cure them', () => {
    const cure: Act = { ...IDLE, key: 'cure', cures: 1, on: 'partner', hits: [HARMLESS] };
    for (let seed = 0; seed < 8; seed++) {
      const { duel, position } = drawn(3000 + seed, 2);
      const [first = 0] = duel.order;
      const heroes = duel.heroes.map((hero, n) => (n === first ? hero : { ...hero, acts: [...hero.acts, cure] }));
      const stands = position.heroes.map((hero, n) => ({
        ...hero,
        acted: false,
        diseases: n === first ? PARALYSIS : 0,
      }));
      const drawnSo = { duel: { ...duel, heroes }, position: { ...position, heroes: stands } };
      compare(drawnSo, LAST_ROUND, `duel ${seed}`);
    }
  });
});
