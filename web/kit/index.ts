// The kit's front door: what a game's board may use of the page. Contract: table.ts.

export {
  Card,
  CardBack,
  type CardBackProps,
  type CardProps,
  type Disc,
  Emphasised,
  type Figure,
  Tile,
  type TileProps,
  Wells,
  Worth,
  worthWords,
} from './cards/card.tsx';
export * from './cards/flights.tsx';
export * from './cards/hand.tsx';
export * from './cards/peek.tsx';
export * from './controls/actions.tsx';
export * from './controls/cited.tsx';
export * from './controls/controls.tsx';
export * from './controls/headed.tsx';
export * from './controls/icon.tsx';
export * from './controls/notice.tsx';
export * from './controls/opener.tsx';
export * from './controls/overlay.tsx';
export * from './controls/steps.tsx';
export * from './controls/switches.tsx';
export * from './controls/tabs.tsx';
export * from './controls/tray-tabs.tsx';
export * from './guide.ts';
export * from './numbers/chances.tsx';
export * from './numbers/counts.tsx';
export * from './numbers/dice.tsx';
export * from './numbers/figures.tsx';
export * from './numbers/ledger.tsx';
export * from './numbers/meaning.ts';
export type { Colours, Crop, Drawing, Drawings } from './paper/drawing.ts';
export * from './people/facing.tsx';
export * from './people/portrait.tsx';
export * from './people/seat.tsx';
export * from './reading.ts';
export * from './stage/into-sight.ts';
export * from './stage/layout.ts';
export * from './stage/slip.tsx';
export {
  FrameContext,
  type FrameParts,
  type Place,
  type SeatLine,
  type SlipHints,
  Stage,
  type StageProps,
  StepsPlaceContext,
} from './stage/stage.tsx';
export * from './stage/zoom.tsx';
export * from './story/opening.tsx';
export {
  rollTeller,
  type Scene,
  type SceneContext,
  type SceneDice,
  type SceneStep,
  type SceneTeller,
} from './story/scene.ts';
export * from './story/unhurried.ts';
export * from './table.ts';
export * from './touch/in-hand.tsx';
export { type Look, TableContext, type ThingOptions, useTable, useThing } from './touch/thing.ts';
