// The page of the kit, for whoever builds a board: every part in every state. At /#/kit, its sheets at /#/kit/<sheet>, and every
// card of a game as it is inspected at /#/kit/<game>. Samples speak the page's language; captions are for their makers.

import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Progress } from '../../kit/controls/controls.tsx';
import { useWords } from '../../words.tsx';
import { CardSheet } from './card-sheet.tsx';
import { Parts } from './parts.tsx';
import './kit-page.css';

/** No game is called like these. */
const SHEETS: { readonly [sheet: string]: LazyExoticComponent<ComponentType> } = {
  grid: lazy(() => import('./grid-sheet.tsx')),
  hex: lazy(() => import('./hex-sheet.tsx')),
  graph: lazy(() => import('./graph-sheet.tsx')),
  dice: lazy(() => import('./dice-sheet.tsx')),
  story: lazy(() => import('./story-sheet.tsx')),
};

export function KitPage({ sheet }: { readonly sheet: string | undefined }) {
  const { word } = useWords();
  if (sheet !== undefined && !Object.hasOwn(SHEETS, sheet)) return <CardSheet game={sheet} />;
  const Sheet = sheet === undefined ? Parts : SHEETS[sheet];
  return (
    <main className="kit-page">
      <h1 className="v-title">Kit</h1>
      <nav className="kit-sheets" aria-label="Kit">
        {['', ...Object.keys(SHEETS)].map(name => (
          <a key={name} href={`#/kit/${name}`} aria-current={name === (sheet ?? '') ? 'page' : undefined}>
            {name || 'parts'}
          </a>
        ))}
      </nav>
      <Suspense fallback={<Progress label={word('loading')} />}>{Sheet && <Sheet />}</Suspense>
    </main>
  );
}
