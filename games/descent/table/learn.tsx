// Descent in one minute: the aim, a turn, the end, drawn with the dungeon's own pieces.

import { broadsword, hearts, lightningTrio, lungs } from '@veillee/web/kit/glyphs.ts';
import { type LearnModule, Pawn, PlacedBust, PlateFrame, PlateTray, plateOf } from '@veillee/web/kit/plate.tsx';
import { BASE, OFFERED } from '../content/boxes.ts';
import type { MonsterId } from '../content/vocabulary.ts';
import { Drawing } from './drawn/drawing.tsx';
import { terrain, washes } from './drawn/terrain.ts';
import { glows, markerDrawing } from './drawn/things.ts';
import { firstCampaign, firstGame } from './first-game.ts';
import {
  crossedSwords,
  deathSkull,
  entryDoor,
  hourglass,
  hutsVillage,
  laurels,
  openBook,
  overlordHelm,
  walkingBoot,
} from './glyphs.ts';
import { drawingOf, heroColour } from './kinds.ts';
import { monsterLikeness, sheetLikeness } from './likeness.ts';

const HERO = drawingOf('hero', 'sir-valadir');
const ARCHER = drawingOf('hero', 'silhouette');

/** Slabs of stone, and what lies on them. */
const Floor = ({ children }: { readonly children?: React.ReactNode }) => (
  <PlateFrame>
    <defs dangerouslySetInnerHTML={{ __html: washes + glows }} />
    <rect width={420} height={300} fill="#0e0a08" />
    {[0, 1, 2, 3, 4, 5].flatMap(x =>
      [0, 1, 2, 3].map(y => (
        <rect
          key={`${x} ${y}`}
          x={11 + x * 67}
          y={17 + y * 67}
          width={65}
          height={65}
          rx={3}
          fill={['#a58d69', '#9d8562', '#95805d', '#8e7957'][(x * 3 + y) % 4]}
        />
      )),
    )}
    {children}
  </PlateFrame>
);

/** A drawing of one space, on the space of this column and row. */
const At = ({ x, y, svg }: { readonly x: number; readonly y: number; readonly svg: string }) => (
  <g transform={`translate(${11 + x * 67} ${17 + y * 67}) scale(.65)`}>
    <Drawing svg={svg} />
  </g>
);

const Beast = ({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: MonsterId }) => (
  <g transform={`translate(${16 + x * 67} ${22 + y * 67})`}>
    <rect width={55} height={55} rx={8} fill="#5a3230" stroke="#b59a86" strokeWidth={2} />
    <PlacedBust
      of={monsterLikeness({ kind, rank: 'normal' })}
      glyph={drawingOf('monster', kind)}
      x={27.5}
      y={27.5}
      size={51}
    />
  </g>
);

const middle = (n: number): number => 11 + n * 67 + 33;

const Aim = () => (
  <Floor>
    <At x={0} y={1} svg={markerDrawing({ kind: 'glyph', active: true })} />
    <At x={5} y={0} svg={markerDrawing({ kind: 'chest', tier: 'gold' })} />
    <At x={5} y={3} svg={markerDrawing({ kind: 'key', colour: 'red' })} />
    <Pawn
      glyph={HERO}
      of={sheetLikeness('sir-valadir', 1)}
      x={middle(1)}
      y={middle(1) + 6}
      r={28}
      fill={heroColour(1)}
    />
    <Pawn
      glyph={ARCHER}
      of={sheetLikeness('silhouette', 0)}
      x={middle(0)}
      y={middle(2) + 6}
      r={28}
      fill={heroColour(0)}
    />
    <Beast x={3} y={1} kind="beastman" />
    <Beast x={4} y={2} kind="skeleton" />
  </Floor>
);

const Turn = () => (
  <Floor>
    <At x={3} y={2} svg={terrain.pit?.([[0, 0]]) ?? ''} />
    <Pawn
      glyph={ARCHER}
      of={sheetLikeness('silhouette', 0)}
      x={middle(1)}
      y={middle(2) + 6}
      r={28}
      fill={heroColour(0)}
    />
    <Beast x={4} y={0} kind="hell-hound" />
    <path
      d={`M${middle(1) + 22} ${middle(2) - 14}L${middle(4) - 30} ${middle(0) + 26}`}
      stroke="#fff3d2"
      strokeWidth={4}
      strokeDasharray="10 7"
    />
    <PlateTray x={250} y={236} w={150} h={48}>
      {['#2f62a8', '#2f7a3c', '#2c2a30'].map((fill, n) => (
        <rect
          key={fill}
          x={12 + n * 44}
          y={8}
          width={32}
          height={32}
          rx={6}
          fill={fill}
          stroke="#fff3d2"
          strokeWidth={1.5}
        />
      ))}
    </PlateTray>
  </Floor>
);

const End = () => (
  <Floor>
    <At x={1} y={1} svg={markerDrawing({ kind: 'glyph', active: false })} />
    <Pawn
      glyph={HERO}
      of={sheetLikeness('sir-valadir', 1)}
      x={middle(2)}
      y={middle(2) + 6}
      r={28}
      fill={heroColour(1)}
    />
    <g transform="translate(258 92)">
      <rect width={118} height={118} rx={14} fill="#4e1116" stroke="#ecc169" strokeWidth={4} />
      <PlacedBust
        of={monsterLikeness({ kind: 'ogre', rank: 'unique' })}
        glyph={drawingOf('monster', 'ogre')}
        x={59}
        y={59}
        size={108}
      />
    </g>
    <PlateTray x={20} y={236} w={190} h={48} />
    {[0, 1, 2, 3, 4].map(n => (
      <path
        key={n}
        d={laurels}
        fill={n < 3 ? '#6fcb8a' : '#4a3d30'}
        transform={`translate(${30 + n * 36} 245) scale(.058)`}
      />
    ))}
  </Floor>
);

const aim = plateOf('aim', Aim, [
  [HERO, 'side.heroes', 'hero'],
  [overlordHelm, 'side.overlord', 'monster'],
  [laurels, 'learn.conquest', 'good'],
]);

const turn = plateOf('turn', Turn, [
  [walkingBoot, 'learn.move'],
  [broadsword, 'learn.attack', 'monster'],
  [lightningTrio, 'learn.surge', 'item'],
  [lungs, 'learn.fatigue', 'hero'],
]);

const end = plateOf('end', End, [
  [crossedSwords, 'learn.goal', 'good'],
  [hearts, 'learn.town', 'hero'],
  [deathSkull, 'learn.death', 'monster'],
  [hourglass, 'learn.deck', 'gloom'],
]);

/** The long campaign, in six short lines: what wins it, a week in its steps, the road, a dungeon, a city, what stays of it. */
const also = {
  title: { text: 'learn.campaign' },
  text: { text: 'learn.campaign.text' },
  begin: { text: 'learn.campaign.begin' },
  options: firstCampaign,
  steps: [
    { glyph: laurels, title: { text: 'learn.campaign.win' }, text: { text: 'learn.campaign.win.text' } },
    { glyph: hourglass, title: { text: 'learn.campaign.week' }, text: { text: 'learn.campaign.week.text' } },
    { glyph: walkingBoot, title: { text: 'learn.campaign.road' }, text: { text: 'learn.campaign.road.text' } },
    { glyph: entryDoor, title: { text: 'learn.campaign.dungeon' }, text: { text: 'learn.campaign.dungeon.text' } },
    { glyph: hutsVillage, title: { text: 'learn.campaign.city' }, text: { text: 'learn.campaign.city.text' } },
    { glyph: openBook, title: { text: 'learn.campaign.diary' }, text: { text: 'learn.campaign.diary.text' } },
  ],
};

/** The boxes that may be added to the base box. */
const boxes = OFFERED.filter(box => !BASE.includes(box)).map(box => ({ text: `setup.${box}` }));

export default {
  plates: { aim, turn, end },
  firstGame,
  also,
  ...(boxes.length > 0 && { more: { text: 'learn.boxes', with: { boxes } } }),
} satisfies LearnModule;
