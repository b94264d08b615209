// LEG-11.2 to LEG-11.6, LEG-13.24, LEG-15.6 to LEG-15.11: what heroes learn, and what it costs them and the purse.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { tamalirRow } from '../../content/legend/cities.ts';
import { levelRow, MOST_SKILLS, SECRET, skillPrices, traitPrices } from '../../content/legend/economy.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { CityRow, Price, SchoolRow } from '../../content/legend/rows.ts';
import { LEVELS, type Level, METALS, type Metal } from '../../content/legend/vocabulary.ts';
import { MOST_TRAIT_DICE } from '../../content/town.ts';
import { KINDS, type Trait } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { heal, raiseFatigue, raiseWounds } from './care.ts';
import { doOne } from './deeds.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { gainConquest } from './gains.ts';
import { dieKey, learnKey, secretKey } from './keys.ts';
import { isAtLeast } from './levels.ts';
import { type Flow, inForce, type Legend, type LegendHero, legendOf, type W, type WeekOffer } from './record.ts';
import { skillsLeft } from './stock.ts';

export function pay(legend: Legend, hero: LegendHero, { coins, xp }: Price): void {
  legend.coins -= coins;
  hero.xp -= xp;
}
const whyTooDear = (legend: Legend, hero: LegendHero, { coins, xp }: Price, rule: 'LEG-15.11'): Why | undefined =>
  first(
    unless(coins <= legend.coins, 'why.week.coins', rule, { price: coins }),
    unless(xp <= hero.xp, 'why.week.xp', rule, { xp, left: hero.xp }),
  );

/** LEG-13.24: one skill, or one or two trait upgrades; by a variant as much as is paid for. LEG-11.2: a master has secret training besides. */
export function* study(t: W, hero: LegendHero, school: SchoolRow | CityRow, isMaster = false): Flow {
  const had: Had = { skills: 0, traits: 0, secret: 0 };
  for (;;) {
    const legend = legendOf(t.state);
    const lessons: Lessons = { legend, hero, school, had };
    const free = inForce(legend, 'unlimited-training');
    const whyEnough = (what: keyof Had): Why | undefined => {
      const most = what === 'traits' ? 2 : 1;
      const others = had.skills + had.traits + had.secret - had[what];
      if (what === 'secret')
        return unless(had.skills + had.traits + had.secret === 0 || free, 'why.week.lesson', 'LEG-11.2');
      return unless(free || (others === 0 && had[what] < most), 'why.week.lesson', 'LEG-13.24');
    };
    const done = yield* doOne(
      t,
      {
        seat: hero.seat,
        prompt: 'week.study',
        rule: 'LEG-13.24',
        with: { hero: heroName(hero.sheet), coins: legend.coins, xp: hero.xp },
        pass: { text: 'week.study.done' },
      },
      offer => {
        offerSkills(lessons, whyEnough('skills'), offer);
        offerTraits(lessons, whyEnough('traits'), offer);
        if (isMaster) offerSecret(lessons, legend.level, whyEnough('secret'), offer);
      },
    );
    if (!done) break;
  }
  const mends = 'special' in school && school.special?.op === 'mendsTrainees' ? school.special.n : 0;
  if (had.skills + had.traits > 0 && mends > 0) heal(hero, mends);
  if (had.skills + had.traits + had.secret > 0)
    note(legendOf(t.state), deedOf.training.make(hero.sheet, legendOf(t.state).party.at));
}

/** LEG-3.24: before a start from higher up there is as much of it as is paid for, and secret training once for each level that has been reached. */
export function offerAll(legend: Legend, hero: LegendHero, school: SchoolRow | CityRow, offer: WeekOffer): void {
  const lessons: Lessons = { legend, hero, school, had: { skills: 0, traits: 0, secret: 0 } };
  offerSkills(lessons, undefined, offer);
  offerTraits(lessons, undefined, offer);
  const level = LEVELS.find(one => !hero.secret.includes(one) && isAtLeast(legend.level, one));
  if (!('buildings' in school)) offerSecret(lessons, level ?? legend.level, undefined, offer);
}

interface Had {
  skills: number;
  traits: number;
  secret: number;
}
/** Of one hero in one place, and what they have had there. */
interface Lessons {
  readonly legend: Legend;
  readonly hero: LegendHero;
  readonly school: SchoolRow | CityRow;
  readonly had: Had;
}

/** What this school takes off: its own special, and Tamalir’s college. */
export function priceHere(
  legend: Legend,
  school: SchoolRow | CityRow,
  { coins, xp }: Price,
  what: Trait | 'skill',
): Price {
  const special = 'special' in school ? school.special : undefined;
  const trait = special?.op === 'traitDiscount' && special.trait === what ? special.coins : 0;
  const bargain = special?.op === 'skillBargain' && what === 'skill' ? special.xp : 0;
  const college =
    school.id === TAMALIR
      ? legend.tamalir
          .flatMap(id => tamalirRow(id).ops)
          .reduce((sum, op) => (op.op === 'trainingDiscount' ? sum + op.coins : sum), 0)
      : 0;
  return { coins: Math.max(0, coins - trait - college), xp: Math.max(0, xp - bargain) };
}

/** LEG-15.9: more with each that a hero knows. */
export function skillPrice(legend: Legend, school: SchoolRow | CityRow, { skills }: LegendHero): Price {
  const plain = skillPrices[Math.min(Math.max(0, skills.length - 1), skillPrices.length - 1)];
  return priceHere(legend, school, plain ?? { coins: 0, xp: 0 }, 'skill');
}

function offerSkills({ legend, hero, school, had }: Lessons, enough: Why | undefined, offer: WeekOffer): void {
  const price = skillPrice(legend, school, hero);
  for (const skill of school.skills) {
    const why = first(
      enough,
      unless(hero.skills.length < MOST_SKILLS, 'why.week.skills', 'LEG-15.9'),
      unless(skillsLeft(legend).includes(skill), 'why.week.known', 'LEG-15.10'),
      whyTooDear(legend, hero, price, 'LEG-15.11'),
    );
    offer(why, () => ({
      option: {
        key: learnKey.make(skill),
        text: 'week.learn',
        with: { skill: { text: `skill.${skill}` }, ...price },
        on: [`skill:${skill}`],
        rule: 'LEG-15.9',
      },
      *run(t) {
        pay(legendOf(t.state), hero, price);
        hero.skills.push(skill);
        had.skills++;
        t.tell(
          'log.week.learns',
          { hero: heroName(hero.sheet), skill: { text: `skill.${skill}` } },
          { rule: 'LEG-15.9', weight: 3 },
        );
        if ('special' in school && school.special?.op === 'skillBargain')
          gainConquest(t, 'overlord', school.special.conquest, 'LEG-13.26');
      },
    }));
  }
}

/** How many dice of a metal or better a hero has, over all traits. */
export const diceFrom = ({ dice }: LegendHero, metal: Metal): number =>
  KINDS.reduce((sum, trait) => sum + dice[trait].slice(METALS.indexOf(metal)).reduce((a, b) => a + b, 0), 0);
const diceOf = ({ dice }: LegendHero, trait: Trait): number => dice[trait].reduce((a, b) => a + b, 0);

/** LEG-2.6 to LEG-2.8, LEG-15.8. */
function whyNoDie({ level }: Legend, hero: LegendHero, trait: Trait, metal: Metal): Why | undefined {
  const { silverDice = Number.POSITIVE_INFINITY, goldDice = Number.POSITIVE_INFINITY } = levelRow(level);
  if (metal === 'black') return unless(diceOf(hero, trait) < MOST_TRAIT_DICE, 'why.week.dice', 'LEG-15.8');
  const [black, silver] = hero.dice[trait];
  if (metal === 'silver')
    return first(
      unless(black > 0, 'why.week.noDie', 'LEG-15.6'),
      unless(diceFrom(hero, 'silver') < silverDice, 'why.week.metal', 'LEG-2.6', { most: silverDice }),
    );
  return first(
    unless(silver > 0, 'why.week.noDie', 'LEG-15.6'),
    unless(diceFrom(hero, 'gold') < goldDice, 'why.week.metal', 'LEG-2.7', { most: goldDice }),
  );
}

function offerTraits({ legend, hero, school, had }: Lessons, enough: Why | undefined, offer: WeekOffer): void {
  for (const trait of school.traits)
    for (const metal of METALS) {
      const price = priceHere(legend, school, traitPrices[metal], trait);
      const why = first(enough, whyNoDie(legend, hero, trait, metal), whyTooDear(legend, hero, price, 'LEG-15.11'));
      const named = { trait: { text: `kind.${trait}` }, die: { text: `die.${metal}` } };
      offer(why, () => ({
        option: {
          key: dieKey.make(trait, metal),
          text: 'week.die',
          with: { ...named, ...price },
          on: [dieKey.make(trait, metal)],
          rule: 'LEG-15.6',
        },
        *run(t) {
          pay(legendOf(t.state), hero, price);
          improve(hero, trait, metal);
          had.traits++;
          t.tell('log.week.trains', { hero: heroName(hero.sheet), ...named }, { rule: 'LEG-15.6', weight: 2 });
        },
      }));
    }
}

/** A black die more, or one die made of the next metal. */
export function improve({ dice }: LegendHero, trait: Trait, metal: Metal): void {
  const n = METALS.indexOf(metal);
  const now = dice[trait];
  now[n] = (now[n] ?? 0) + 1;
  if (n > 0) now[n - 1] = (now[n - 1] ?? 0) - 1;
}

/** LEG-11.3 to LEG-11.6. In the Final Battle there is none. */
/** LEG-11.3: one or the other; by a variant less of fatigue (LEG-21.4). */
export const secretsFor = (legend: Legend) =>
  [
    { what: 'wounds', n: SECRET.wounds },
    { what: 'fatigue', n: inForce(legend, 'sob-4') ? SECRET.lessFatigue : SECRET.fatigue },
  ] as const;

function offerSecret({ legend, hero, had }: Lessons, level: Level, enough: Why | undefined, offer: WeekOffer): void {
  const price = levelRow(level).secret;
  if (!price) return;
  for (const { what, n } of secretsFor(legend)) {
    const why = first(
      enough,
      unless(!hero.secret.includes(level), 'why.week.secret', 'LEG-11.4'),
      whyTooDear(legend, hero, price, 'LEG-15.11'),
    );
    offer(why, () => ({
      option: {
        key: secretKey.make(hero.sheet, what),
        text: `week.secret.${what}`,
        with: { n, ...price },
        on: [secretKey.make(hero.sheet, what)],
        rule: 'LEG-11.3',
      },
      *run(t) {
        pay(legendOf(t.state), hero, price);
        takeSecret(level, hero, what, n);
        had.secret++;
        t.tell('log.week.secret', { hero: heroName(hero.sheet) }, { rule: 'LEG-11.3', weight: 3 });
      },
    }));
  }
}

export function takeSecret(level: Level, hero: LegendHero, what: 'wounds' | 'fatigue', n: number): void {
  hero.secret.push(level);
  if (what === 'wounds') raiseWounds(hero, n);
  else raiseFatigue(hero, n);
}
