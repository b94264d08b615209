// The heroes as the overlord looks at them, the weakest first: the chance to fall if every monster that can reach them strikes, what a death
// is worth, and in a sentence why.

import { useThing } from '@veillee/web/kit';
import { heroRow } from '../../content/heroes.ts';
import { type Hero, sheetOf as rowOfHero } from '../../rules/state.ts';
import { percent } from '../attack/aims.ts';
import { FeatCounts } from '../feats/hand.tsx';
import { Badges } from '../heroes/badges.tsx';
import { Crushed, HeroBars, Plan } from '../heroes/party.tsx';
import { inspectedFigure } from '../heroes/sheet.tsx';
import { HeroDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import { byWeakness, weaknessOf } from './weakness.ts';
import '../heroes/roster.css';
import './prey.css';

export function Prey() {
  const reading = useReading();
  const { view, word } = reading;
  return (
    <section className="des-prey des-roster" aria-label={word('side.heroes')}>
      <h3>
        {word('side.heroes')} <small>{word('table.weakest')}</small>
      </h3>
      {view.heroes.toSorted(byWeakness(reading)).map(hero => (
        <PreyRow key={hero.id} hero={hero} />
      ))}
    </section>
  );
}

function PreyRow({ hero }: { readonly hero: Hero }) {
  const reading = useReading();
  const { word, nameOf, called, sheetOf, outlook } = reading;
  const { id, inside } = hero;
  const { armour = 0 } = sheetOf(id) ?? {};
  const told = outlook.heroes?.[id];
  const falls = told && percent(told.falls);
  const thing = useThing({ thing: id, label: nameOf(id), inspect: () => inspectedFigure(reading, id) });
  return (
    <div {...thing} className="des-victim des-member v-lit-row" data-weak={(falls ?? 0) >= 50 || undefined}>
      <header>
        <HeroDisc hero={hero} size={52} />
        <div>
          <b>{nameOf(id)}</b>
          <small>{word('table.worth', { n: heroRow(rowOfHero(hero)).conquest + (hero.tokens.curse ?? 0) })}</small>
        </div>
        {falls !== undefined && (
          <strong data-none={falls === 0 || undefined}>
            {word('table.percent', { n: falls })}
            <small>{word('table.fallsNow')}</small>
          </strong>
        )}
      </header>
      <HeroBars hero={hero} />
      <p>
        {inside
          ? word('table.stomach.of', { figure: called(inside) })
          : word(`table.prey.${weaknessOf(reading, hero)}`)}
      </p>
      <Plan hero={hero} />
      <p className="des-facts">
        <span>{word('table.armour', { n: armour })}</span>
        {told && told.reached > 0 && <span>{word('table.reached', { n: told.reached })}</span>}
        <Badges hero={hero} />
        <Crushed hero={hero} />
        <FeatCounts hero={hero} />
      </p>
    </div>
  );
}
