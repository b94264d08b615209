// The party at its fire: where there is neither city nor master it can rest, and each hero recovers for coins, or does nothing. At a secret master’s door the
// same, and whoever likes goes in to study.

import { Cited, InHand, useThing } from '@veillee/web/kit';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { heroId } from '../../rules/state.ts';
import { campsite } from '../drawn/camp.ts';
import { ruins } from '../drawn/city.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { SheetDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import { Aside } from './city.tsx';
import { HeroBars } from './hero-bars.tsx';
import { Lessons } from './training.tsx';
import { heroMeant, houseAsked, isServed } from './visiting.ts';
import './camp.css';

export function Camp() {
  const { view, word, table, decision } = useReading();
  const { legend, visit } = view;
  if (!legend) return null;
  const hero = heroMeant(legend, decision, table.figure, table.seat);
  const master = visit?.of === 'master' ? visit : undefined;
  const studies = master && hero && houseAsked(view, decision) === 'master';
  return (
    <InHand figure={hero && heroId(hero.sheet)}>
      <div className="des-camp">
        <svg viewBox="0 0 868 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <Drawing svg={visit?.razed ? ruins : campsite} />
        </svg>
        <h2>{word(`location.${legend.party.at}`)}</h2>
        {studies ? (
          <Lessons visit={master} legend={legend} hero={hero} />
        ) : (
          <>
            <p className="des-camp-told">
              <Cited
                text={word(master ? 'city.camp.master' : visit ? 'city.camp.razed' : 'city.camp')}
                rule={master ? 'LEG-4.35' : 'LEG-4.33'}
              />
            </p>
            <div className="des-camp-heroes">
              {legend.heroes.map((one, n) => (
                <Camper key={one.sheet} hero={one} n={n} legend={legend} isMeant={one === hero} />
              ))}
            </div>
            {hero && !isServed(legend, hero) && (
              <div className="des-city-turn">
                <Aside thing="camp:recover" glyphKey="recover" />
                <Aside thing="building:master" glyphKey="master" />
                <Aside thing="camp:rest" glyphKey="none" />
              </div>
            )}
            {master && hero && <Lessons visit={master} legend={legend} hero={hero} />}
          </>
        )}
      </div>
    </InHand>
  );
}

interface CamperProps {
  readonly hero: LegendHero;
  readonly n: number;
  readonly legend: Legend;
  readonly isMeant: boolean;
}

function Camper({ hero, n, legend, isMeant }: CamperProps) {
  const { word, table, decision } = useReading();
  const { sheet } = hero;
  const may = decision?.options.some(({ figure }) => figure === heroId(sheet)) === true;
  const lit = useThing({
    label: word(`hero.${sheet}`),
    look: isMeant && may ? 'chosen' : may ? 'option' : 'plain',
    ...(may && !isMeant && { onTouch: () => table.mean(heroId(sheet)) }),
  });
  return (
    <div {...lit} className="des-camper v-lit">
      <SheetDisc sheet={sheet} n={n} size={56} />
      <b>{word(`hero.${sheet}`)}</b>
      <HeroBars hero={hero} />
      <small>{isServed(legend, hero) ? word('city.served') : ''}</small>
    </div>
  );
}
