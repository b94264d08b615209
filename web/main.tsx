// The page's beginning: the words of the language first, then the page.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './kit/fonts.css';
import './kit/tokens.css';
import './kit/contrast.css';
import './kit/controls/controls.css';
import { App } from './app.tsx';
import { currentSettings } from './keepsakes.ts';
import { keepTextures } from './textures.ts';
import { loadWords, WordsProvider } from './words.tsx';
import './pages/page-frame.css';
import './pages/shelf.css';
import './pages/table-lists.css';
import './pages/field.css';
import './pages/plain.css';

// A new version has replaced the parts that this page would load: begin again with the new ones, once.
const RELOADED = 'veillee.reloaded';
addEventListener('vite:preloadError', event => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 20_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

const place = document.getElementById('page');
if (!place) throw new Error('index.html has no #page');
await loadWords(currentSettings().language);
createRoot(place).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
void keepTextures();
