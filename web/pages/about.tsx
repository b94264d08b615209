// Who made what: credits, licences, and whom we do not belong to.

import { type Box, boxes } from '@veillee/games/boxes';
import type { ReactNode } from 'react';
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
                  <Row
                    key={id}
                    name={titleOf(id, language)}
                    note={word('box.makers', { makers: credit.makers })}
                    beside={<Elsewhere link={credit.link}>{credit.licence}</Elsewhere>}
                  />
                ),
            )}
          </ul>
        </section>
        <section>
          <h2 className="v-section">{word('about.example')}</h2>
          <p>{word('about.example.text')}</p>
          <ul className="rows">
            {ours.map(box => (
              <Row
                key={box.id}
                name={<a href={href({ at: 'learn', game: box.id })}>{titleOf(box.id, language)}</a>}
                note={box.text[language].line}
                beside={<a href={href({ at: 'setup', game: box.id, how: 'bot' })}>{word('shelf.bot')}</a>}
              />
            ))}
          </ul>
        </section>
        <section>
          <h2 className="v-section">{word('about.parts')}</h2>
          <ul className="rows">
            {PARTS.map(part => (
              <Row
                key={part.name}
                name={<Elsewhere link={part.link}>{part.name}</Elsewhere>}
                note={part.by}
                beside={<span>{part.licence}</span>}
              />
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

interface RowProps {
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly beside: ReactNode;
}

const Row = ({ name, note, beside }: RowProps) => (
  <li className="setting">
    <span>
      {name}
      <small>{note}</small>
    </span>
    {beside}
  </li>
);

const Elsewhere = ({ link, children }: { readonly link: string; readonly children: ReactNode }) => (
  <a href={link} target="_blank" rel="noreferrer">
    {children}
  </a>
);
