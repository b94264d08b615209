// After the victory: what goes into the Bag for the next adventure.

import { heroName } from '../rules/state.ts';
import { MagicBag } from './bag.tsx';
import { HeldCard } from './heroes.tsx';
import { useReading } from './reading.ts';
import './packing.css';

export function Packing() {
  const { view, word, table } = useReading();
  return (
    <div className="ash-packing">
      <h2>{word('table.packing')}</h2>
      {view.heroes.map(hero => (
        <section key={hero.id}>
          <h3>{table.say(heroName(hero))}</h3>
          <ul className="ash-cards">
            {hero.hand.map(card => (
              <HeldCard key={card} card={card} />
            ))}
          </ul>
        </section>
      ))}
      <MagicBag />
    </div>
  );
}
