// A city under the evening sky: its five buildings are the options, heroes stand before theirs; below lies what each of them has, and whoever is inside of one
// touches it there.

import { Badge, Cited, InHand, useLayout, useThing } from '@veillee/web/kit';
import { useEffect, useRef } from 'react';
import type { Building } from '../../content/legend/vocabulary.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { heroId } from '../../rules/state.ts';
import type { VisitView } from '../../rules/view/visit.ts';
import { cityscape, houses, ruins, SCENE } from '../drawn/city.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { SheetDisc } from '../heroes/token.tsx';
import { type Reading, useReading } from '../reading.ts';
import { CityUpgrades } from './city-upgrades.tsx';
import { Goods, OwnThings, Potions } from './market.tsx';
import { Lessons } from './training.tsx';
import { heroMeant, houseAsked } from './visiting.ts';
import './city.css';

export function City() {
  const { view, table, decision } = useReading();
  const { visit, legend } = view;
  if (!visit || !legend) return null;
  const hero = heroMeant(legend, decision, table.figure, table.seat);
  return (
    <InHand figure={hero && heroId(hero.sheet)}>
      <CityOf visit={visit} legend={legend} hero={hero} />
    </InHand>
  );
}

interface CityProps {
  readonly visit: VisitView;
  readonly legend: Legend;
  readonly hero: LegendHero | undefined;
}

function CityOf({ visit, legend, hero }: CityProps) {
  const { view, decision } = useReading();
  const inside = houseAsked(view, decision);
  const scroller = useRef<HTMLDivElement>(null);
  // Whoever goes in or out begins at the top.
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [inside]);
  const improves = decision?.prompt === 'week.improve';
  return (
    <div className="des-city" ref={scroller} data-inside={inside}>
      <Street visit={visit} legend={legend} inside={inside} />
      {!visit.razed && (
        <div className="des-city-inside">
          {improves ? (
            <CityUpgrades visit={visit} />
          ) : inside === undefined ? (
            <Overview visit={visit} legend={legend} hero={hero} />
          ) : (
            <Inside house={inside} visit={visit} legend={legend} hero={hero} />
          )}
        </div>
      )}
    </div>
  );
}

// ---- the street ----

const STEP = (SCENE.wide - 20) / 5;
const leftOf = (n: number): number => 10 + n * STEP + (STEP - 150) / 2;
/** In the order in which they stand. */
const ORDER: readonly Building[] = ['alchemist', 'market', 'temple', 'tavern', 'training-ground'];

function Street({ visit, legend, inside }: Omit<CityProps, 'hero'> & { readonly inside: string | undefined }) {
  const { word } = useReading();
  const phone = useLayout() === 'phone';
  const { wide, high, ground } = SCENE;
  return (
    <header className="des-city-street" data-razed={visit.razed || undefined}>
      <svg
        viewBox={phone ? `0 40 ${wide} ${ground - 20}` : `0 0 ${wide} ${high}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Drawing svg={visit.razed ? ruins : cityscape} />
        {!visit.razed &&
          ORDER.map((house, n) =>
            visit.buildings.includes(house) ? (
              <g
                key={house}
                transform={`translate(${leftOf(n)} ${ground + 2})`}
                opacity={inside && inside !== house ? 0.45 : 1}
              >
                <ellipse cx="75" cy="4" rx="74" ry="9" fill="#0006" />
                <Drawing svg={houses[house]} />
              </g>
            ) : null,
          )}
      </svg>
      <div className="des-city-name">
        <h2>{word(`location.${visit.at}`)}</h2>
        <CityFacts visit={visit} legend={legend} />
      </div>
      {visit.of === 'city' && !visit.razed && (
        <ul className="des-city-plates">
          {ORDER.map(house => (
            <li key={house}>
              <Plate house={house} visit={visit} legend={legend} inside={inside === house} />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** What besieges it, what lies in its vault, and what is true of this city alone. */
function CityFacts({ visit, legend }: Omit<CityProps, 'hero'>) {
  const { word } = useReading();
  const here = legend.cities[visit.at];
  const riders = legend.lieutenants.filter(({ at }) => at === visit.at);
  const { siege = 0, vault, chained, temple } = here ?? {};
  return (
    <p className="des-city-facts">
      {visit.razed && <Badge tone="bad">{word('city.razed')}</Badge>}
      {siege > 0 && visit.defense !== undefined && (
        <Badge tone="bad">
          {word('city.siege', {
            n: siege,
            most: visit.defense,
            who: riders.map(({ id }) => ({ text: `lieutenant.${id}` })),
          })}
        </Badge>
      )}
      {siege === 0 && visit.defense !== undefined && !visit.razed && (
        <Badge tone="plain">{word('city.defense', { n: visit.defense })}</Badge>
      )}
      {vault && <Badge tone="plain">{word('city.vault', { object: { text: `object.${vault}` } })}</Badge>}
      {chained && <Badge tone="gloom">{word('city.chained')}</Badge>}
      {temple && <Badge tone="gloom">{word('city.fire')}</Badge>}
      {visit.special && (
        <Badge tone="good">
          {word('table.tells', { what: word(`special.${visit.at}`), text: word(`city.special.${visit.at}`) })}
        </Badge>
      )}
    </p>
  );
}

/** What a building still has, in a line. */
export function stockOf(
  { word }: Pick<Reading, 'word'>,
  { potions, market, heals, round, lessons }: VisitView,
  house: Building,
  trains: boolean,
): string {
  switch (house) {
    case 'alchemist':
      return word('city.plate.alchemist', { n: potions.left, most: potions.rating, price: potions.price });
    case 'market':
      return market.offer
        ? word('city.plate.offer', { n: market.offer.length })
        : word('city.plate.market', { n: market.rating });
    case 'temple':
      return trains
        ? word('city.plate.temple.train', { price: heals.train })
        : word('city.plate.temple', { n: heals.rating, price: heals.visit });
    case 'tavern':
      return word('city.plate.tavern', { price: round ?? 0 });
    case 'training-ground':
      return word('city.plate.training', { n: lessons.skills.filter(({ free }) => free).length });
  }
}

function Plate({
  house,
  visit,
  legend,
  inside,
}: {
  readonly house: Building;
  readonly visit: VisitView;
  readonly legend: Legend;
  readonly inside: boolean;
}) {
  const reading = useReading();
  const { word, table, decision } = reading;
  const thing = `building:${house}`;
  const has = visit.buildings.includes(house);
  const name = word(`building.${house}`);
  const trains = decision?.prompt === 'week.training';
  const told = has ? stockOf(reading, visit, house, trains) : word('city.plate.none');
  const [option] = table.optionsOn(thing);
  const lit = useThing({
    thing,
    label: option ? table.say(option) : `${name}. ${told}`,
    ...(inside && { look: 'here' as const }),
    inspect: () => ({
      title: name,
      notes: [
        { text: word(`city.what.${house}`), rule: RULES[house] },
        ...(has ? [{ text: told }] : [{ text: word('city.plate.none'), rule: 'LEG-13.1' }]),
        ...table.refusedFor(thing).map(({ why, rule }) => ({ text: table.say(why), ...(rule && { rule }) })),
      ],
    }),
  });
  const there = legend.heroes.flatMap((hero, n) => (legend.today.visits?.[hero.sheet] === house ? [{ hero, n }] : []));
  return (
    <div {...lit} className="des-city-plate v-lit" data-none={!has || undefined}>
      <span className="des-city-plate-heroes">
        {there.map(({ hero, n }) => (
          <SheetDisc key={hero.sheet} sheet={hero.sheet} n={n} size={36} />
        ))}
      </span>
      <b>{name}</b>
      <small>{told}</small>
    </div>
  );
}
const RULES: { readonly [house in Building]: string } = {
  alchemist: 'LEG-13.8',
  market: 'LEG-13.12',
  temple: 'LEG-13.20',
  tavern: 'LEG-13.22',
  'training-ground': 'LEG-13.24',
};

// ---- what there is ----

/** From outside: whoever goes in somewhere has had their visit for this week. */
function Overview({ visit, legend, hero }: CityProps) {
  const { word, decision } = useReading();
  const trains = decision?.prompt === 'week.training' || decision?.prompt === 'week.lastLesson';
  const enters = decision?.options.some(({ on }) => on?.some(one => one.startsWith('building:'))) === true;
  return (
    <>
      {enters && hero && (
        <div className="des-city-turn">
          <p>
            <Cited
              text={word(trains ? 'city.how.train' : 'city.how.visit', { hero: word(`hero.${hero.sheet}`) })}
              rule={trains ? 'LEG-13.3' : 'LEG-13.2'}
            />
          </p>
          <Aside thing="camp:recover" glyphKey="recover" />
          <Aside thing="building:none" glyphKey="none" />
        </div>
      )}
      {visit.buildings
        .filter(house => house !== 'temple' && house !== 'tavern')
        .map(house => (
          <section key={house} className="des-city-section">
            <h3>{word(`building.${house}`)}</h3>
            <Within house={house} visit={visit} legend={legend} hero={hero} />
          </section>
        ))}
    </>
  );
}

/** What may be done here besides, as a button on the board. */
export function Aside({ thing, glyphKey }: { readonly thing: string; readonly glyphKey: string }) {
  const { table, word } = useReading();
  const [option] = table.optionsOn(thing);
  const [refused] = table.refusedFor(thing);
  const said = option ?? refused;
  const label = said ? table.say(said) : '';
  const lit = useThing({ thing, label, confirm: true });
  if (!said) return null;
  return (
    <div {...lit} className="des-aside-deed v-lit" data-deed={glyphKey}>
      <b>{label}</b>
      {!option && refused && (
        <small>
          <Cited text={table.say(refused.why)} rule={refused.rule} />
        </small>
      )}
      {option && glyphKey === 'recover' && <small>{word('city.recover.text')}</small>}
    </div>
  );
}

function Inside({ house, visit, legend, hero }: CityProps & { readonly house: string }) {
  const { word } = useReading();
  const name = house === 'master' ? word(`location.${visit.at}`) : word(`building.${house}`);
  return (
    <section className="des-city-section" aria-label={name}>
      <h3>
        {name}
        <small>{word(`city.what.${house}`)}</small>
      </h3>
      <Within house={house} visit={visit} legend={legend} hero={hero} inside />
      {hero && (house === 'alchemist' || house === 'market') && <OwnThings hero={hero} />}
    </section>
  );
}

function Within({
  house,
  visit,
  legend,
  hero,
  inside = false,
}: CityProps & { readonly house: string; readonly inside?: boolean }) {
  switch (house) {
    case 'alchemist':
      return <Potions visit={visit} />;
    case 'market':
      return (
        <>
          <Goods visit={visit} inside={inside} />
          <CityUpgrades visit={visit} of="help" />
        </>
      );
    case 'temple':
    case 'tavern':
      return <Service house={house} hero={hero} visit={visit} />;
    default:
      return hero ? <Lessons visit={visit} legend={legend} hero={hero} /> : null;
  }
}

/** The Temple and the Tavern: one thing is to be had, for one price. */
function Service({
  house,
  hero,
  visit,
}: {
  readonly house: 'temple' | 'tavern';
  readonly hero: LegendHero | undefined;
  readonly visit: VisitView;
}) {
  const { word, table } = useReading();
  const thing = `building:${house}`;
  const [option] = table.optionsOn(thing);
  const [refused] = table.refusedFor(thing);
  const said = option ?? refused;
  const lit = useThing({ thing, label: said ? table.say(said) : word(`building.${house}`), confirm: true });
  const mended = hero && Math.min(hero.maxWounds, hero.wounds + visit.heals.rating);
  return (
    <div {...lit} className="des-service v-lit">
      <svg viewBox="-8 -176 166 186" aria-hidden="true">
        <Drawing svg={houses[house]} />
      </svg>
      <div>
        <b>{said ? table.say(said) : word(`building.${house}`)}</b>
        {house === 'temple' && hero && mended !== undefined && (
          <p>
            {word('city.mends', {
              hero: word(`hero.${hero.sheet}`),
              before: hero.wounds,
              after: option?.text === 'week.healAll' ? hero.maxWounds : mended,
              most: hero.maxWounds,
            })}
          </p>
        )}
        {house === 'tavern' && <p>{word('city.round.text')}</p>}
        {!option && refused && (
          <p className="des-why">
            <Cited text={table.say(refused.why)} rule={refused.rule} />
          </p>
        )}
      </div>
    </div>
  );
}
