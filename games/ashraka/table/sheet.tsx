// What a hero has become: six characteristics and two trees of skills, and what runes would buy.

import { Opener, Tile } from '@veillee/web/kit';
import { skillRow } from '../content/skills.ts';
import { CHARACTERISTICS } from '../content/vocabulary.ts';
import { forceOf, printed } from '../rules/sheet.ts';
import { type Hero, heroName } from '../rules/state.ts';
import { drawingOf } from './kinds.ts';
import { useReading } from './reading.ts';
import './sheet.css';

/** Beside a hero's name: the whole sheet. */
export function SheetOpener({ hero }: { readonly hero: Hero }) {
  const { word, table } = useReading();
  const title = word('table.sheet.of', { hero: table.say(heroName(hero)) });
  return (
    <Opener className="ash-sheet-opener" title={title} aria-label={title} content={() => <HeroSheet hero={hero} />}>
      {word('table.sheet')}
    </Opener>
  );
}

/** While runes are spent: the sheet of whoever prays. */
export function Sheet() {
  const { hero } = useReading();
  return hero ? <HeroSheet hero={hero} /> : null;
}

function HeroSheet({ hero }: { readonly hero: Hero }) {
  const { view, word } = useReading();
  const { skills } = view.sheets[hero.id];
  const figureOn = (what: (typeof CHARACTERISTICS)[number]): string => {
    if (what !== 'force') return String(printed(view, hero, what));
    const { die, bonus } = forceOf(view, hero);
    return word('table.force', { die, bonus });
  };
  return (
    <div className="ash-sheet">
      <dl>
        {CHARACTERISTICS.map(what => (
          <div key={what} data-thing={`step:${hero.id}:${what}`}>
            <dt>{word(`characteristic.${what}`)}</dt>
            <dd className="v-figures">{figureOn(what)}</dd>
          </div>
        ))}
      </dl>
      {(['adventure', 'combat'] as const).map(tree => (
        <section key={tree}>
          <h3>{word(`tree.${tree}`)}</h3>
          <ul>
            {skills
              .filter(skill => skillRow(skill).tree === tree)
              .map(skill => (
                <li key={skill}>
                  <Tile
                    thing={skill}
                    name={word(`skill.${skill}`)}
                    kind="spell"
                    glyph={drawingOf(skill)}
                    note={word(`skill.${skill}.text`)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
