// Maps: places and how they are spelled, ways between them, sight, large figures and areas.

export { kept } from '../kept.ts';
export { blast, flow, type Placement, placements, placementsOn, type Template } from './areas.ts';
export { type DrawnRoom, drawn, drawnRooms } from './drawn.ts';
export { drawnHexes } from './drawn-hexes.ts';
export { GraphMap, type GraphWay, graphMap } from './graph.ts';
export { GridMap, type GridMoment, type GridWay, gridMap, type Spaces } from './grid.ts';
export { type GridPlan, STRAIGHT } from './ground.ts';
export { HexMap, type HexPlan, hexDistance, hexesAround, hexMap } from './hex.ts';
export { entered, frontOf, type LargeMap, type Size } from './large.ts';
export { Marks, type PlaceMap } from './map.ts';
export {
  type Axial,
  axialOf,
  type Base,
  base,
  type Door,
  door,
  type Edge,
  edge,
  type Hex,
  hex,
  idOf,
  isOfKind,
  kindOf,
  type Node,
  node,
  type Place,
  type Point,
  place,
  pointOf,
  type Rectangle,
  rectangleOf,
  type Space,
  sidesOf,
  space,
  spacesOf,
} from './places.ts';
export { Costs, Reach, type Walk } from './reach.ts';
