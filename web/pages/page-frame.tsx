// The frame around every page but the table: wordmark, ways, language, name; on phones the ways are at the bottom.

import type { ReactNode } from 'react';
import { bookshelf, cog, roundTable, ruleBook } from '../glyphs.ts';
import { useSettings } from '../keepsakes.ts';
import { Icon } from '../kit/controls/icon.tsx';
import { Avatar } from '../kit/people/seat.tsx';
import { useLayout } from '../kit/stage/layout.ts';
import { href } from '../navigate.ts';
import type { Route } from '../route.ts';
import { Wordmark } from '../wordmark.tsx';
import { useWords } from '../words.tsx';

export interface PageFrameProps {
  readonly here: Route['at'];
  /** Where one is below the shelf: "Shelf › …", and what lies between. */
  readonly via?: { readonly name: string; readonly to: Route };
  readonly trail?: string;
  readonly children: ReactNode;
}

export function PageFrame({ here, via, trail, children }: PageFrameProps) {
  const { word } = useWords();
  const { name } = useSettings();
  const ways = [
    { at: 'shelf', name: word('nav.shelf'), glyph: bookshelf, to: href({ at: 'shelf' }) },
    { at: 'tables', name: word('nav.tables'), glyph: roundTable, to: href({ at: 'tables' }) },
    {
      at: 'rulebook',
      name: word('nav.rulebooks'),
      glyph: ruleBook,
      to: href({ at: 'rulebook', game: undefined, rule: undefined }),
    },
    { at: 'settings', name: word('nav.settings'), glyph: cog, to: href({ at: 'settings' }) },
  ];
  return (
    <div className="page-frame">
      <a className="page-skip" href="#page-main">
        {word('nav.skip')}
      </a>
      <header className="page-head">
        <a className="page-mark" href={href({ at: 'shelf' })}>
          <Wordmark height={40} />
        </a>
        {trail ? (
          <nav className="page-trail" aria-label={word('nav.trail')}>
            <a href={href({ at: 'shelf' })}>{word('nav.shelf')}</a>
            <span aria-hidden="true">›</span>
            {via && (
              <>
                <a href={href(via.to)}>{via.name}</a>
                <span aria-hidden="true">›</span>
              </>
            )}
            <b aria-current="page">{trail}</b>
          </nav>
        ) : (
          <nav className="page-ways" aria-label={word('nav.label')}>
            {ways.slice(0, 3).map(way => (
              <a key={way.at} href={way.to} aria-current={way.at === here ? 'page' : undefined}>
                {way.name}
              </a>
            ))}
          </nav>
        )}
        <span className="page-gap" />
        <LanguageButton />
        <a
          className="page-cog"
          href={href({ at: 'settings' })}
          title={word('nav.settings')}
          aria-label={word('nav.settings')}
        >
          <Icon glyph={cog} size={22} />
        </a>
        <a
          className="page-me"
          href={href({ at: 'settings' })}
          aria-label={name ? word('nav.me', { me: name }) : word('nav.nameless')}
        >
          <Avatar emblem="fox" />
          <span>{name}</span>
        </a>
      </header>
      <main id="page-main" className="page-main" tabIndex={-1}>
        {children}
      </main>
      <nav className="page-foot" aria-label={word('nav.label')}>
        {ways.map(way => (
          <a key={way.at} href={way.to} aria-current={way.at === here ? 'page' : undefined}>
            <Icon glyph={way.glyph} size={24} />
            {way.name}
          </a>
        ))}
      </nav>
    </div>
  );
}

export function LanguageButton() {
  const { language, setLanguage } = useWords();
  const short = useLayout() === 'phone';
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      className="page-language"
      lang={other}
      {...(short && { 'aria-label': `${other.toUpperCase()}, ${other === 'fr' ? 'Français' : 'English'}` })}
      onClick={() => setLanguage(other)}
    >
      {short ? other.toUpperCase() : other === 'fr' ? 'Français' : 'English'}
    </button>
  );
}
