// The stomach, a place beside the map: who lies in whose, what digests them at the start of each of their turns, and that they can cut
// their way out.

import { expected, successes } from '@veillee/pieces/odds';
import { useThing } from '@veillee/web/kit';
import { chanceOfFace } from '../../rules/props/risks.ts';
import type { Hero, Monster } from '../../rules/state.ts';
import { percent } from '../attack/aims.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { stomach } from '../drawn/things.ts';
import { inspectedFigure } from '../heroes/sheet.tsx';
import { HeroDisc } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import './stomach.css';

export function Stomachs() {
  const { view, word } = useReading();
  const held = view.heroes.flatMap(hero => {
    const monster = view.monsters.find(({ id }) => id === hero.inside);
    return monster ? [{ hero, monster }] : [];
  });
  if (held.length === 0) return null;
  return (
    <section className="des-stomachs" data-over-map aria-label={word('table.stomach')}>
      {held.map(({ hero, monster }) => (
        <Stomach key={monster.id} hero={hero} monster={monster} />
      ))}
    </section>
  );
}

function Stomach({ hero, monster }: { readonly hero: Hero; readonly monster: Monster }) {
  const reading = useReading();
  const { word, nameOf, called, sheetOf } = reading;
  // A die for each wound that is left, and one wound for each that is not blank (ICE-5.3).
  const chances = successes(hero.wounds, 1 - chanceOfFace('blank'));
  const loses = expected({ low: 0, chances }, n => n);
  const dies = percent(chances[hero.wounds] ?? 0);
  const { mostWounds = hero.wounds } = sheetOf(hero.id) ?? {};
  const title = word('table.stomach.of', { figure: called(monster.id) });
  const told = word('table.stomach.digests', { n: Math.round(loses * 10) / 10, dies });
  const lit = useThing({
    thing: hero.id,
    label: [title, nameOf(hero.id), word('table.wounds', { n: hero.wounds, most: mostWounds }), told].join(', '),
    inspect: () => inspectedFigure(reading, hero.id),
  });
  return (
    <div {...lit} className="des-stomach v-lit">
      <span className="des-stomach-hero">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <Drawing svg={stomach} />
        </svg>
        <HeroDisc hero={hero} size={40} />
        <b>{hero.wounds}</b>
      </span>
      <div>
        <b>{title}</b>
        <span>{nameOf(hero.id)}</span>
        <small>{told}</small>
      </div>
    </div>
  );
}
