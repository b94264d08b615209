// After the victory: what goes into the Bag for the next adventure, and what is kept in any case. ASH-28.

import { Card, Cited, useLayout } from '@veillee/web/kit';
import type { FindId } from '../../content/vocabulary.ts';
import { type Hero, heroName } from '../../rules/state.ts';
import { inspectedFind, printedFind } from '../face.tsx';
import { useReading } from '../reading.ts';
import { MagicBag } from './bag.tsx';
import { Emblem } from './emblem.tsx';
import './packing.css';

export function Packing() {
  const { view, word } = useReading();
  // Elsewhere the Bag lies beside it.
  const phone = useLayout() === 'phone';
  return (
    <div className="ash-packing">
      <h2>{word('table.packing')}</h2>
      <p>
        <Cited text={word('table.packing.lost')} rule="ASH-28.8" />
      </p>
      <div className="ash-holdings">
        {view.heroes.map(hero => (
          <Holding key={hero.id} hero={hero} />
        ))}
      </div>
      {phone && <MagicBag />}
      <Kept />
    </div>
  );
}

function Holding({ hero }: { readonly hero: Hero }) {
  const { word, table } = useReading();
  return (
    <section>
      <h3>
        <Emblem hero={hero.id} size={26} />
        {table.say(heroName(hero))}
      </h3>
      {hero.hand.length === 0 && <p className="ash-note">{word('table.packing.none')}</p>}
      <ul>
        {hero.hand.map(card => (
          <li key={card} data-zone={`card:${card}`}>
            <PackedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PackedCard({ card }: { readonly card: FindId }) {
  const { word } = useReading();
  return (
    <Card
      {...printedFind(word, card)}
      thing={card}
      size="large"
      width={156}
      inspect={() => inspectedFind(word, card)}
    />
  );
}

/** What the save holds besides the Bag: what heroes have learned, and who goes with them. */
function Kept() {
  const { view, word, table } = useReading();
  return (
    <section className="ash-kept">
      <h3>{word('table.kept')}</h3>
      <ul>
        {view.heroes.map(hero => {
          const { skills, steps } = view.sheets[hero.id];
          const grown = Object.values(steps).reduce((sum, n) => sum + n, 0);
          return (
            <li key={hero.id}>
              {word('table.kept.hero', { hero: table.say(heroName(hero)), skills: skills.length, steps: grown })}
            </li>
          );
        })}
        <li>{word('table.kept.allies', { n: view.allies.length })}</li>
      </ul>
    </section>
  );
}
