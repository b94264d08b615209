// Heroes of Kilforth: every race in the clothes of every class, men and women by turns, and each race as it goes about at home.
// `main` is the cloth, and may be the colour of a seat.

import type { Drawing, Drawings } from '@veillee/web/kit/paper/drawing.ts';
import { dark, figure, flat, line, type Tools } from '@veillee/web/kit/paper/shapes.ts';
import { CLASSES, type HeroClass, SHOULDERS } from './classes.ts';
import { LEATHER, LINEN } from './parts.ts';
import { RACES, type Race, type Who } from './races.ts';

const group = (transform: string, shapes: string): string =>
  transform ? `<g transform="${transform}">${shapes}</g>` : shapes;
const neck = (skin: string): string => flat('100,132* 147,114* 150,176 160,212* 96,212* 106,172', dark(skin, 0.36));

/** Behind a face that looks out of it. */
const HOOD = '74,120 84,64 112,40 146,40 178,86 186,150 176,200* 90,206*';

function drawn(race: Race, of: HeroClass, woman: boolean): Drawing {
  const own = {
    skin: race.skin,
    hair: race.tress,
    iris: race.iris,
    rim: race.rim,
    main: of.main,
    acc: of.acc,
    veil: race.veil ?? of.acc,
  };
  const draw = (colours: typeof own, tools: Tools): readonly string[] => {
    const who: Who = { ...colours, woman };
    const onHead = (shapes: string): string => group(race.at, shapes);
    // A muzzle fits into no hood; a priest's is a veil over the hair.
    const mask = race === RACES.werewolf ? of.wolfMask : of.mask;
    const hooded = of.cover === 'hood' && race !== RACES.werewolf && of !== CLASSES.priest;
    return [
      group(race.build, of.behind(tools, who)),
      onHead(hooded ? tools.form(HOOD, dark(who.main, 0.45), { d: 0, r: 0 }) : race.back(tools, who, of.cover)),
      onHead(neck(who.skin)),
      group(race.build, of.body(tools, who)),
      onHead(
        race.head(tools, who, of.cover) +
          (mask?.(tools, who) ?? '') +
          race.hair(tools, who, of.cover) +
          of.head(tools, who) +
          race.over(tools, who, of.cover),
      ),
      group(race.build, of.front(tools, who)),
    ];
  };
  return figure(race.bust, own, draw, race.spare ?? 3.4);
}

/** Before anybody has a trade: a tunic, laced. */
const PLAIN: HeroClass = {
  main: '#7a6248',
  acc: LINEN,
  cover: 'bare',
  behind: () => '',
  body: ({ form }, { main }) =>
    form(SHOULDERS, main, { d: 32 }) +
    flat('98,194* 120,250* 148,186*', LINEN) +
    line('95,196 120,254 151,186', dark(main, 0.45), 6) +
    line('108,216 134,210|112,228 130,224', LEATHER, 3) +
    line('120,254 120,300', dark(main, 0.35), 3),
  head: () => '',
  front: () => '',
};

const RACE_IDS = Object.entries(RACES);

export const heroes: Drawings = Object.fromEntries(
  RACE_IDS.flatMap(([race, head], y) =>
    Object.entries(CLASSES).map(([of, clothes], x) => [`${race}:${of}`, drawn(head, clothes, (x + y) % 2 === 1)]),
  ),
);
export const races: Drawings = Object.fromEntries(
  RACE_IDS.map(([race, head], y) => [race, drawn(head, PLAIN, y % 2 === 1)]),
);
/** In nobody's skin: as a human of the trade. */
export const classes: Drawings = Object.fromEntries(
  Object.entries(CLASSES).map(([of, clothes], x) => [of, drawn(RACES.human, clothes, x % 2 === 0)]),
);
