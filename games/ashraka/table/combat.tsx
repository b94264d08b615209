// A combat: the monster with its three actions, the next one marked, and who fights it.

import { Icon } from '@veillee/web/kit';
import { monsterRow } from '../content/monsters.ts';
import { heroName, heroOf, monsterOn } from '../rules/state.ts';
import { drawingOf, HERO_COLOUR } from './kinds.ts';
import { useReading } from './reading.ts';
import './combat.css';

export function CombatTable() {
  const { view, word, table } = useReading();
  const { combat } = view;
  const monster = combat && monsterOn(view, combat.slot);
  if (!combat || !monster) return null;
  const { bubbles } = monsterRow(monster.card);
  return (
    <div className="ash-combat">
      <section className="ash-combat-foe">
        <Icon glyph={drawingOf(monster.card)} size={120} />
        <h2>{word(`monster.${monster.card}`)}</h2>
        <p className="v-figures">{word('table.cubes', { n: monster.cubes })}</p>
        <ol>
          {bubbles.map(({ kind }, n) => (
            <li key={n} data-next={combat.bubble === n + 1 || undefined}>
              {word('table.bubble', {
                n: n + 1,
                kind: word(`bubble.${kind}`),
                words: kind === 'empty' ? '' : word(`monster.${monster.card}.bubble.${n + 1}`),
              })}
            </li>
          ))}
        </ol>
      </section>
      <ul className="ash-combat-heroes">
        {combat.fighters.map(({ hero, diseases }) => (
          <li key={hero} style={{ '--hero': HERO_COLOUR[hero] } as object}>
            <Icon glyph={drawingOf(hero)} size={48} />
            <b>{table.say(heroName({ id: hero }))}</b>
            <span>{word('table.health', { n: heroOf(view, hero).health, max: heroOf(view, hero).health })}</span>
            {diseases.map(disease => (
              <small key={disease}>
                {word(`disease.${disease}`)}: {word(`disease.${disease}.text`)}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
