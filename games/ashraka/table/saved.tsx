// What a won adventure has left, on the page of the campaign: every hero with what they have learned, the Magic Bag, the allies. ASH-28.

import { Bust, Cited, Icon, type SavedProps, type Word, wordBy } from '@veillee/web/kit';
import { allies } from '../content/allies.ts';
import { findRow } from '../content/finds.ts';
import type { HeroId } from '../content/vocabulary.ts';
import { printed } from '../rules/sheet.ts';
import type { View } from '../rules/view.ts';
import { padlock } from './glyphs.ts';
import { PurseOf } from './heroes/bag.tsx';
import { Emblem } from './heroes/emblem.tsx';
import { drawingOf, kindOf } from './kinds.ts';
import { allyLikeness } from './likeness.ts';
import './saved.css';

export function Saved({ view, say }: SavedProps<View>) {
  const word = wordBy(say);
  return (
    <div className="ash-saved">
      <ul className="ash-saved-heroes">
        {view.unlocked.map(id => (
          <SavedHero key={id} id={id} view={view} word={word} />
        ))}
      </ul>
      <SavedBag view={view} word={word} />
      <section>
        <header className="ash-headed">
          <h4>{word('table.allies')}</h4>
          <b className="v-figures">{word('table.of', { n: view.allies.length, max: allies.length })}</b>
        </header>
        <ul className="ash-saved-allies">
          {view.allies.map(id => (
            <li key={id}>
              <span>
                <Bust of={allyLikeness(id)} glyph={drawingOf(id)} size={20} />
              </span>
              {word(`ally.${id}`)}
            </li>
          ))}
        </ul>
      </section>
      <p className="ash-note">
        <Cited text={word('table.saved.anew')} rule="ASH-28.9" />
      </p>
    </div>
  );
}

interface SavedPartProps {
  readonly view: View;
  readonly word: Word;
}

function SavedHero({ id, view, word }: SavedPartProps & { readonly id: HeroId }) {
  const { skills, steps } = view.sheets[id];
  const grown = Object.values(steps).reduce((sum, n) => sum + n, 0);
  return (
    <li>
      <Emblem hero={id} size={24} />
      <span>
        <b>{word(`hero.${id}.short`)}</b>
        <small>{word('table.saved.grown', { skills: skills.length, steps: grown })}</small>
      </span>
      <small>
        {word('table.saved.figures', { health: printed(view, { id }, 'health'), mana: printed(view, { id }, 'mana') })}
      </small>
    </li>
  );
}

function SavedBag({ view: { bag }, word }: SavedPartProps) {
  return (
    <section>
      <header className="ash-headed">
        <h4>{word('table.bag')}</h4>
        <PurseOf bag={bag} word={word} />
      </header>
      <div className="ash-bag-slots">
        {bag.cards.map((card, slot) =>
          card ? (
            <span key={slot} className="ash-bag-slot" data-kind={kindOf(findRow(card))}>
              <Icon glyph={drawingOf(card)} size={30} />
              <small>{word(`find.${card}`)}</small>
            </span>
          ) : (
            <span
              key={slot}
              className="ash-bag-slot"
              data-open={bag.open[slot] || undefined}
              data-shut={!bag.open[slot] || undefined}
            >
              {bag.open[slot] ? <small>{word('table.slot.empty')}</small> : <Icon glyph={padlock} size={18} />}
            </span>
          ),
        )}
      </div>
    </section>
  );
}
