// Tamalir from a dungeon: three buildings under the evening sky, what each has, who is there; they are the options of whoever may go.

import { Cited, Icon, useThing } from '@veillee/web/kit';
import type { Restocked } from '../../rules/legend/dungeon/tamalir.ts';
import { restockKey } from '../../rules/legend/keys.ts';
import { isInTown } from '../../rules/state.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { buildings } from '../drawn/tamalir.ts';
import { greekTemple, standingPotion, twoCoins } from '../glyphs.ts';
import { HeroDisc } from '../heroes/token.tsx';
import { type Reading, useReading } from '../reading.ts';
import './tamalir.css';

const OPEN = ['alchemist', 'market', 'temple'] as const satisfies readonly Restocked[];
const GLYPH: { readonly [building in Restocked]: string } = {
  alchemist: standingPotion,
  market: twoCoins,
  temple: greekTemple,
};

/** What a building still has. */
function stockOf({ view, word }: Reading, building: Restocked): string {
  const { potions = 0, offer, heals = 0, price = 0 } = view.delve?.tamalir ?? {};
  if (building === 'alchemist') return word('dungeon.town.alchemist', { n: potions });
  if (building === 'temple') return word('dungeon.town.temple', { n: heals, price });
  return offer ? word('dungeon.town.offer', { n: offer.length }) : word('dungeon.town.market');
}

/** What the options of a building say, if it may be entered now. */
function enteringOf({ options, table }: Reading, building: Restocked): string | undefined {
  const key = restockKey.make(building);
  const option = options.find(one => one.key === key);
  return option && table.say(option);
}

/** As a strip beside the map. */
export function Tamalir() {
  const { view, word } = useReading();
  if (!view.delve || view.phase === 'setup') return null;
  const there = view.heroes.filter(isInTown);
  return (
    <section className="des-tamalir" aria-label={word('dungeon.tamalir')}>
      <h3>
        {word('dungeon.tamalir')}
        <span>
          {there.map(hero => (
            <HeroDisc key={hero.id} hero={hero} size={28} />
          ))}
        </span>
      </h3>
      <div className="des-tamalir-street">
        {OPEN.map(building => (
          <House key={building} building={building} />
        ))}
      </div>
      <p>
        <Cited
          text={word(there.length > 0 ? 'dungeon.town.there' : 'dungeon.town.how')}
          rule={there.length > 0 ? 'LEG-8.37' : 'LEG-8.36'}
        />
      </p>
    </section>
  );
}

function House({ building }: { readonly building: Restocked }) {
  const reading = useReading();
  const { word } = reading;
  const name = word(`dungeon.house.${building}`);
  const lit = useThing({ thing: `building:${building}`, label: enteringOf(reading, building) ?? name });
  return (
    <div {...lit} className="des-house v-lit">
      <svg viewBox="0 0 100 84" aria-hidden="true">
        <Drawing svg={buildings[building]} />
      </svg>
      <b>{name}</b>
      <small>{stockOf(reading, building)}</small>
    </div>
  );
}

/** LEG-8.36: beside the actions, instead of any of them. */
export function Away() {
  const reading = useReading();
  const { word } = reading;
  const open = OPEN.filter(building => enteringOf(reading, building) !== undefined);
  if (open.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a cell in all browsers
    <div className="des-away" role="group" aria-label={word('dungeon.away')}>
      <small>{word('dungeon.away')}</small>
      {open.map(building => (
        <AwayButton key={building} building={building} label={enteringOf(reading, building) ?? ''} />
      ))}
    </div>
  );
}

function AwayButton({ building, label }: { readonly building: Restocked; readonly label: string }) {
  const { word } = useReading();
  const lit = useThing({ thing: `building:${building}`, label });
  return (
    <div {...lit} className="des-away-one v-lit">
      <Icon glyph={GLYPH[building]} size={20} />
      <b>{word(`dungeon.house.${building}`)}</b>
    </div>
  );
}
