// The kit's front door: what a game's board may use of the page. Contract: table.ts.

export * from './actions.tsx';
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
} from './card.tsx';
export * from './chances.tsx';
export * from './cited.tsx';
export * from './controls.tsx';
export * from './counts.tsx';
export * from './dice.tsx';
export * from './facing.tsx';
export * from './figures.tsx';
export * from './flights.tsx';
export * from './guide.ts';
export * from './hand.tsx';
export * from './headed.tsx';
export * from './icon.tsx';
export * from './in-hand.tsx';
export * from './into-sight.ts';
export * from './layout.ts';
export * from './ledger.tsx';
export * from './meaning.ts';
export * from './notice.tsx';
export * from './opener.tsx';
export * from './opening.tsx';
export * from './overlay.tsx';
export type { Colours, Crop, Drawing, Drawings } from './paper/drawing.ts';
export * from './peek.tsx';
export * from './portrait.tsx';
export * from './reading.ts';
export {
  rollTeller,
  type Scene,
  type SceneContext,
  type SceneDice,
  type SceneStep,
  type SceneTeller,
} from './scene.ts';
export * from './seat.tsx';
export * from './slip.tsx';
export {
  FrameContext,
  type FrameParts,
  type Place,
  type SeatLine,
  type SlipHints,
  Stage,
  type StageProps,
  StepsPlaceContext,
} from './stage.tsx';
export * from './steps.tsx';
export * from './switches.tsx';
export * from './table.ts';
export { type Look, TableContext, type ThingOptions, useTable, useThing } from './thing.ts';
export * from './tray-tabs.tsx';
export * from './unhurried.ts';
export * from './zoom.tsx';
