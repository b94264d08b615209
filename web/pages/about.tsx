// Who made what: credits, licences, and whom we do not belong to.

import { type Box, boxes } from '@veillee/games/boxes';
import { href } from '../navigate.ts';
import { useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import { PageFrame } from './page-frame.tsx';
import './settings.css';

const PARTS = [
  {
    name: 'game-icons.net',
    by: 'Lorc, Delapouite & contributors',
    licence: 'CC BY 3.0',
    link: 'https://game-icons.net',
  },
  {
    name: 'Alegreya, Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: 'SIL OFL 1.1',
    link: 'https://fontsource.org/fonts/alegreya',
  },
  {
    name: 'Grenze, Grenze Gotisch',
    by: 'Omnibus-Type',
    licence: 'SIL OFL 1.1',
    link: 'https://fontsource.org/fonts/grenze',
  },
  { name: 'React', by: 'Meta & contributors', licence: 'MIT', link: 'https://react.dev' },
  {
    name: 'React Aria Components',
    by: 'Adobe',
    licence: 'Apache 2.0',
    link: 'https://react-spectrum.adobe.com/react-aria',
  },
  { name: 'Motion', by: 'Motion Division', licence: 'MIT', link: 'https://motion.dev' },
  { name: 'FormatJS', by: 'FormatJS', licence: 'BSD 3-Clause', link: 'https://formatjs.io' },
] as const;

export function About() {
  const { word, language } = useWords();
  const named = (list: readonly Box[]): string[] => list.map(box => titleOf(box.id, language));
  const ours = boxes.filter(({ example }) => example);
  const theirs = boxes.filter(({ example }) => !example);
  return (
    <PageFrame here="about" trail={word('about.title')}>
      <div className="plain">
        <h1 className="v-title">{word('about.title')}</h1>
        <p>{word('about.text')}</p>
        <section>
          <h2 className="v-section">{word('about.notOurs')}</h2>
          <p>{word('about.notOurs.text', { games: named(theirs) })}</p>
          <ul className="rows">
            {theirs.map(
              ({ id, credit }) =>
                credit && (
                  <li key={id} className="setting">
                    <span>
                      {titleOf(id, language)}
                      <small>{word('box.makers', { makers: credit.makers })}</small>
                    </span>
                    <a href={credit.link} target="_blank" rel="noreferrer">
                      {credit.licence}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </section>
        <section>
          <h2 className="v-section">{word('about.example')}</h2>
          <p>{word('about.example.text')}</p>
          <ul className="rows">
            {ours.map(box => (
              <li key={box.id} className="setting">
                <span>
                  <a href={href({ at: 'learn', game: box.id })}>{titleOf(box.id, language)}</a>
                  <small>{box.text[language].line}</small>
                </span>
                <a href={href({ at: 'setup', game: box.id, how: 'bot' })}>{word('shelf.bot')}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="v-section">{word('about.parts')}</h2>
          <ul className="rows">
            {PARTS.map(part => (
              <li key={part.name} className="setting">
                <span>
                  <a href={part.link} target="_blank" rel="noreferrer">
                    {part.name}
                  </a>
                  <small>{part.by}</small>
                </span>
                <span>{part.licence}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="v-section">{word('about.licence')}</h2>
          <p>{word('about.licence.text')}</p>
        </section>
      </div>
    </PageFrame>
  );
}
