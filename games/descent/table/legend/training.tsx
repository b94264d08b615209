// What is taught here, and what it would do for one hero: dice of each trait in three metals, skills, and at a master’s the secret training.

import { Card, Cited, useLayout, useThing } from '@veillee/web/kit';
import type { Price } from '../../content/legend/rows.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import { skillRow } from '../../content/skills.ts';
import { SKILL_TYPES, type SkillType } from '../../content/vocabulary.ts';
import { dieKey, secretKey } from '../../rules/legend/keys.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import type { VisitView } from '../../rules/view/visit.ts';
import { drawingOf, TYPE_KIND } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { diceOf } from './party.tsx';
import { ARMOUR, AWAY, type TraitLesson, traitLessons } from './training-odds.ts';
import './training.css';

interface LessonsProps {
  readonly visit: VisitView;
  readonly legend: Legend;
  readonly hero: LegendHero;
}

export function Lessons(props: LessonsProps) {
  return (
    <div className="des-lessons">
      <Dice {...props} />
      <Skills {...props} />
    </div>
  );
}

// ---- dice ----

function Dice({ visit, legend, hero }: LessonsProps) {
  const { word, view } = useReading();
  const tier = tierOf(legend.level);
  const lessons = traitLessons(view, hero.sheet, tier);
  const byTrait = Map.groupBy(lessons, ({ trait }) => trait);
  return (
    <section className="des-dice-sheet v-paper" aria-label={word('city.dice', { hero: word(`hero.${hero.sheet}`) })}>
      <h3>{word('city.dice', { hero: word(`hero.${hero.sheet}`) })}</h3>
      <p>
        <Cited text={word('city.dice.rule')} rule="LEG-13.24" />
      </p>
      {[...byTrait].map(([trait, rows]) => (
        <div key={trait} className="des-dice-trait">
          <h4>
            {word(`kind.${trait}`)}
            <span
              className="des-metals"
              role="img"
              aria-label={diceOf(hero.dice[trait])
                .map(die => word(`die.${die}`))
                .join(', ')}
            >
              {diceOf(hero.dice[trait]).map((die, n) => (
                <i key={n} data-die={die}>
                  {word('city.die.letter', { die })}
                </i>
              ))}
            </span>
          </h4>
          {rows.map(row => (
            <DieRow key={row.metal} row={row} hero={hero} />
          ))}
        </div>
      ))}
      {visit.lessons.secret && <Secrets hero={hero} price={visit.lessons.secret} adds={visit.lessons.secret} />}
      <p className="des-dice-note">{word('city.dice.note', { armour: ARMOUR[tier], n: AWAY })}</p>
    </section>
  );
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A black die more, or one of what there is made of the next metal. */
function DieRow({ row: { trait, metal, price, now, then } }: { readonly row: TraitLesson; readonly hero: LegendHero }) {
  const { word } = useReading();
  const what = word(`city.die.${metal}`);
  const promise =
    now && then
      ? word('city.die.promise', {
          before: word('table.figure', { n: tenth(now.wounds) }),
          after: word('table.figure', { n: tenth(then.wounds) }),
          hits: Math.round(then.hits * 100),
        })
      : word('city.die.unarmed');
  return <LessonRow thing={dieKey.make(trait, metal)} name={what} told={promise} price={price} />;
}

function Secrets({
  hero,
  price,
  adds,
}: {
  readonly hero: LegendHero;
  readonly price: Price;
  readonly adds: { readonly wounds: number; readonly fatigue: number };
}) {
  const { word } = useReading();
  return (
    <div className="des-dice-trait">
      <h4>{word('city.secret')}</h4>
      {(['wounds', 'fatigue'] as const).map(what => (
        <LessonRow
          key={what}
          thing={secretKey.make(hero.sheet, what)}
          name={word(`city.secret.${what}`, { n: adds[what] })}
          told={word('city.secret.once')}
          price={price}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly thing: string;
  readonly name: string;
  readonly told: string;
  readonly price: Price;
}

function LessonRow({ thing, name, told, price }: RowProps) {
  const { word, table } = useReading();
  const [refused] = table.optionsOn(thing).length === 0 ? table.refusedFor(thing) : [];
  const lit = useThing({ thing, label: `${name}. ${word('city.price', { ...price })}`, confirm: true });
  return (
    <div {...lit} className="des-lesson v-lit-paper">
      <span>
        <b>{name}</b>
        <small>{refused ? <Cited text={table.say(refused.why)} rule={refused.rule} /> : told}</small>
      </span>
      <PriceTag price={price} />
    </div>
  );
}

/** Coins of the purse and XP of the hero. */
export function PriceTag({ price: { coins, xp } }: { readonly price: Price }) {
  const { word } = useReading();
  return (
    <span className="des-cost">
      <span data-of="gold">{word('table.coins', { n: coins })}</span>
      <span data-of="xp">{word('city.xp', { n: xp })}</span>
    </span>
  );
}

// ---- skills ----

function Skills({ visit, hero, legend }: LessonsProps) {
  const { word } = useReading();
  const { skills, skill } = visit.lessons;
  const price = skill[hero.sheet];
  return (
    <section className="des-skills" aria-label={word('city.skills')}>
      <h3>
        {word('city.skills')}
        {price && (
          <small className="des-skill-price">
            {word('city.skills.price', { n: hero.skills.length + 1 })} <PriceTag price={price} />
          </small>
        )}
      </h3>
      <div className="des-cards-row">
        {skills.map(one => (
          <Skill key={one.skill} id={one.skill} free={one.free} legend={legend} />
        ))}
      </div>
    </section>
  );
}

const typeOf = (id: string): SkillType => SKILL_TYPES.find(type => type === skillRow(id).type) ?? 'fighting';

function Skill({ id, free, legend }: { readonly id: string; readonly free: boolean; readonly legend: Legend }) {
  const reading = useReading();
  const { word, table } = reading;
  const phone = useLayout() === 'phone';
  const thing = `skill:${id}`;
  const knows = legend.heroes.find(({ skills }) => skills.includes(id));
  const refused = table.optionsOn(thing).length === 0 ? table.refusedFor(thing)[0] : undefined;
  const why = knows
    ? word('city.skill.known', { hero: word(`hero.${knows.sheet}`) })
    : free
      ? refused && table.say(refused.why)
      : word('city.skill.gone');
  return (
    <div className="des-city-ware" data-refused={why ? true : undefined}>
      <Card
        thing={thing}
        name={word(`skill.${id}`)}
        kind={TYPE_KIND[typeOf(id)]}
        glyph={drawingOf('skill', id)}
        size="large"
        width={phone ? 150 : 160}
        text={word(`skill.${id}.text`)}
        confirm
        inspect={() => ({ thing, title: word(`skill.${id}`), notes: [{ text: word(`skill.${id}.text`) }] })}
      />
      {why && <p className="des-why">{refused ? <Cited text={why} rule={refused.rule} /> : why}</p>}
    </div>
  );
}
