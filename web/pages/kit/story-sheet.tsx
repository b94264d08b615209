// A booklet for samples: answered as one likes, and read again.

import { useState } from 'react';
import { Button } from '../../kit/controls/controls.tsx';
import * as glyphs from '../../kit/glyphs.ts';
import { uneven } from '../../kit/map/index.ts';
import { Booklet, type StoryPage } from '../../kit/story/booklet.tsx';
import { useSample } from './demo-table.tsx';

export default function StorySheet() {
  const sample = useSample();
  const [chosen, setChosen] = useState<string>();
  const page: StoryPage = {
    id: 'hut',
    title: sample('Woodcutter’s hut', 'Cabane du bûcheron'),
    sign: '!',
    number: 6,
    picture: <Night />,
    paragraphs: [
      sample(
        'The bolt squeals and the woodcutter appears, still white with sawdust and fright. He puts his axe in your hands. “Show it, and they will know that I vouch for you.”',
        'Le verrou grince et le bûcheron paraît, encore blanc de sciure et de peur. Il met sa hache entre vos mains. « Montrez-la, on saura que je réponds de vous. »',
      ),
      sample(
        'Then he lowers his eyes. “As for the rest, tell me what I owe you.”',
        'Puis il baisse les yeux. « Pour le reste, dites-moi ce que je vous dois. »',
      ),
    ],
    choices: [
      { key: 'refuse', words: sample('Wave the purse away', 'Repousser la bourse') },
      { key: 'accept', words: sample('Take the purse', 'Prendre la bourse') },
      {
        key: 'haggle',
        words: sample('Ask for more', 'Demander davantage'),
        refused: sample('nobody here has the gift', 'personne n’a ce don'),
      },
    ],
    chosen,
    ...(chosen && {
      outcome: [
        chosen === 'refuse'
          ? sample(
              '“Nothing?” He cuts a notch in the door frame beside his children’s names.',
              '« Rien ? » Il taille une encoche dans le chambranle, à côté des noms de ses enfants.',
            )
          : sample(
              'He counts three coins into your palm, and then a fourth.',
              'Il compte trois pièces dans votre paume, puis une quatrième.',
            ),
      ],
      changes: [
        {
          id: 'axe',
          glyph: glyphs.broadsword,
          kind: 'item',
          words: sample('The axe is yours', 'La hache est à vous'),
          rule: 'KIT-9.13',
        },
        {
          id: 'path',
          glyph: glyphs.walkingBoot,
          kind: 'villager',
          words: sample('The steep track is open', 'Le sentier raide est ouvert'),
          rule: 'KIT-7.14',
        },
        {
          id: 'gone',
          glyph: glyphs.cancel,
          kind: 'weapon',
          words: sample('Nobody is left at the hut', 'Il n’y a plus personne à la cabane'),
        },
      ],
    }),
  };
  const ruins: StoryPage = {
    id: 'ruins',
    title: sample('Ruins', 'Ruines'),
    sign: '?',
    number: 4,
    paragraphs: [sample('Somebody has slept here, and not long ago.', 'Quelqu’un a dormi ici, il y a peu.')],
    choices: [
      { key: 'creep', words: sample('Tiptoe past the sleepers', 'Passer sur la pointe des pieds') },
      { key: 'call', words: sample('Call out', 'Appeler') },
    ],
    chosen: 'creep',
    outcome: [
      sample('Bread, a knife, and a letter with your name on it.', 'Du pain, un couteau, et une lettre à votre nom.'),
    ],
  };
  return (
    <section>
      <h2 className="v-section">Booklet</h2>
      <div className="kit-row">
        <Button onClick={() => setChosen(undefined)}>{sample('Not answered yet', 'Pas encore répondu')}</Button>
      </div>
      <div className="v-wood kit-oak kit-show">
        <Booklet
          page={page}
          onChoose={setChosen}
          journal={[
            { page: ruins, when: sample('turn 1', 'tour 1'), note: sample('Crept up, unseen', 'Approche discrète') },
            {
              page,
              when: sample('now', 'maintenant'),
              note: chosen ? sample('Answered', 'Répondu') : sample('Being read', 'En lecture'),
            },
          ]}
        />
      </div>
    </section>
  );
}

/** Cut-paper theatre: dark shapes, one rim of light. */
function Night() {
  return (
    <svg viewBox="0 0 420 240" aria-hidden="true">
      <linearGradient id="kit-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#3b2a4a" />
        <stop offset="1" stopColor="#b4623a" />
      </linearGradient>
      <rect width={420} height={240} fill="url(#kit-night)" />
      <path d="M84 40a22 22 0 1 0 24 34a26 26 0 0 1 -24 -34z" fill="#ffe9b8" />
      {Array.from({ length: 16 }, (_, i) => {
        const [x, h] = [i * 28 - 6, 60 + uneven(i, 1, 1) * 60];
        return <path key={x} d={`M${x} 190l18 ${-h}l18 ${h}z`} fill="#5a2c2c" opacity={0.75} />;
      })}
      <path d="M220 190V116l66 -46l72 46v74z" fill="#241410" />
      <path d="M206 120l80 -58l86 58l-10 8l-76 -50l-70 50z" fill="#170c0a" />
      <path d="M272 190v-52h36v52z" fill="#ffd77a" />
      <path d="M236 134h20v18h-20z" fill="#ffd77a" />
      <path d="M284 190v-26q6 -12 12 0v26z" fill="#120907" />
      <path d="M0 196q110 -18 220 -4t200 -8v60H0z" fill="#120907" />
      <path d="M130 196q-4 -46 14 -52q18 6 14 52z" fill="#1d100c" />
      <path d="M158 150q2 20 0 46" stroke="#ffb35a" strokeWidth={2} fill="none" />
    </svg>
  );
}
