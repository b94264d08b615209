// Maps, from the front door of their own, so that boards without one do not bring them along: `@veillee/web/kit/map`.

export type {
  Condition,
  FigureKind,
  MapContents,
  MapEdge,
  MapFigure,
  MapOverlay,
  MapSign,
  MapThing,
  Veil,
  Way,
} from './contents.ts';
export { Glyph } from './figure.tsx';
export {
  type Anchor,
  GraphMap,
  type GraphMapProps,
  type GraphPath,
  GraphPicture,
  type GraphPictureProps,
  type GraphPlace,
} from './graph-map.tsx';
export { GridMap, type GridMapProps, type GridPlace } from './grid-map.tsx';
export { type HexDisc, HexMap, type HexMapProps, type HexPlace } from './hex-map.tsx';
export { MapStage, type MapStageProps, useStage } from './map-stage.tsx';
export { useTempo } from './pace.ts';
export { uneven } from './shapes.ts';
