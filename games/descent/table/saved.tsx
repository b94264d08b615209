// What a quest that is over has left, on the page of the campaign: who goes on, of which level, with which skills. DES-110.

import { Cited, Icon, type SavedProps, wordBy } from '@veillee/web/kit';
import { levelOf } from '../content/economy.ts';
import { type Hero, sheetOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { SheetDisc } from './heroes/token.tsx';
import { drawingOf } from './kinds.ts';
import { Chapter } from './legend/chapter.tsx';
import './saved.css';

export function Saved({ view, say }: SavedProps<View>) {
  const word = wordBy(say);
  if (view.legend?.diary) return <Chapter view={view} say={say} />;
  if (view.won !== 'heroes')
    return (
      <p className="des-saved">
        <Cited text={word('table.saved.lost')} rule="DES-110.7" />
      </p>
    );
  const victories = (hero: Hero): number => (view.veterans.find(({ sheet }) => sheet === sheetOf(hero))?.won ?? 0) + 1;
  return (
    <div className="des-saved">
      {view.heroes.map((hero, n) => {
        const sheet = sheetOf(hero);
        const { level, coins, retires } = levelOf(victories(hero));
        return (
          <section key={hero.id} data-hero={sheet}>
            <SheetDisc sheet={sheet} n={n} size={56} />
            <h4>{word(`hero.${sheet}`)}</h4>
            <p>{retires ? word('table.saved.retires') : word('table.saved.level', { level, coins })}</p>
            <ul>
              {(view.origins[sheet] ?? []).map(skill => (
                <li key={skill}>
                  <Icon glyph={drawingOf('skill', skill)} size={18} /> {word(`skill.${skill}`)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p>
        <Cited text={word('table.saved.along')} rule="DES-110.3" />
      </p>
    </div>
  );
}
