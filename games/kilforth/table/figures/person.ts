// Somebody put together, head and shoulders: what is behind, hair, clothes, face, beard, hat, what is in the hands.

import type { Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { face } from '@veillee/web/kit/paper/heads.ts';
import { dark, figure, flat, line, type Tools, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { fist } from './parts.ts';

type Colouring = 'skin' | 'hair' | 'main' | 'iris' | 'rim' | 'lips' | 'brow';
export type Own = { readonly [of in Colouring]: string };
export type Part = (tools: Tools, colours: Own) => string;

const SHOULDERS = '22,300* 30,242 62,210 96,192 142,186 180,206 212,240 224,300*';
const BROAD = '2,300* 10,232 44,200 92,186 148,182 196,198 232,228 238,300*';

const BACK = {
  long: '80,90 98,54 144,52 168,90 172,150 182,214* 150,218 88,206 80,150',
  bob: '80,90 98,54 146,52 168,90 170,140 160,168* 142,160 92,156 80,140',
  bun: '84,90 100,56 146,56 164,92 158,126 96,126',
} as const;
const TOP = {
  swept: '82,98* 82,68 106,50 140,54 156,82 152,112* 144,90 126,78 100,80',
  parted: '80,104* 84,64 112,48 146,56 158,92 154,118* 146,92 128,72 112,72 92,86',
  slick: '84,94* 84,66 108,50 140,52 156,82 154,112* 146,96 138,74 108,86 100,76',
  fringe: '80,98* 82,64 110,48 146,56 160,92 154,118* 148,96 130,88 118,94 104,88 92,96',
} as const;
const BEARD = {
  full: (_, { hair }) =>
    flat(
      `86,132* 100,128 120,128 142,112 152,100* 154,128 ${tufts('150,138 130,172 102,168 88,146', 5, 7, 0.1)}`,
      hair,
    ) + line('98,139 116,138', '#4a1c18', 2.8),
  long: ({ form }, { hair }) =>
    form(`82,130* 98,126 120,126 144,110 154,96* 162,140 ${tufts('158,164 134,232 104,226 84,160', 7, 9, 0.1)}`, hair, {
      d: 16,
    }) +
    line('98,139 118,138', '#4a1c18', 2.8) +
    line('102,156 100,200|118,158 120,208|136,150 138,192', dark(hair, 0.3), 2.4),
  moustache: (_, { hair }) => flat('76,140* 86,130 104,127 124,129 140,140* 122,138 106,134 90,138', hair),
  stubble: (_, { skin }) =>
    flat('86,132* 100,128 118,128 142,112 151,98* 150,122 136,146 112,160 96,154 88,144', dark(skin, 0.3)) +
    line('94,138 106,139 120,135', dark(skin, 0.66), 2.6),
  goatee: (_, { hair }) =>
    flat('94,142* 106,142 118,140* 114,164 106,174* 99,162', hair) +
    line('90,134 105,130 122,133', hair, 4) +
    line('97,138 114,137', '#5a2018', 2),
} as const satisfies { readonly [beard: string]: Part };
/** These have their own mouth. */
const WITH_A_MOUTH: readonly (keyof typeof BEARD | undefined)[] = ['full', 'long', 'stubble', 'goatee'];
const WRINKLES = '84,112 90,116|132,106 140,110|90,128 96,134|124,122 128,132|102,82 122,80|104,88 120,87';

/** For plumes, spears and twigs. */
export const HEADROOM: Drawing['frame'] = [0, -12, 240, 312];

interface Looks {
  readonly woman?: boolean;
  readonly angry?: boolean;
  readonly old?: boolean;
  readonly broad?: boolean;
  readonly back?: keyof typeof BACK;
  readonly top?: keyof typeof TOP;
  readonly beard?: keyof typeof BEARD;
  readonly mouth?: false;
  readonly eyes?: false;
  readonly ear?: false;
  /** Shoulders of their own, among what they wear. */
  readonly body?: false;
  /** Where the head sits. */
  readonly head?: string;
  readonly behind?: Part;
  readonly hood?: Part;
  readonly wear?: Part;
  readonly over?: Part;
  readonly front?: Part;
}

export function person(bust: Drawing['bust'], own: Partial<Own> & Pick<Own, 'skin' | 'main'>, looks: Looks): Drawing {
  const hair = own.hair ?? '#5a3c26';
  const all: Own = { rim: '#ffe2b8', hair, iris: '#3a2c24', lips: '#8e4a44', brow: hair, ...own };
  const { back, top, beard, head = 'translate(0 18)' } = looks;
  const drawing = figure(
    bust,
    all,
    (colours, tools) => {
      const { form } = tools;
      const part = (of: Part | undefined): string => of?.(tools, colours) ?? '';
      const onHead = (shapes: string): string => `<g transform="${head}">${shapes}</g>`;
      return [
        part(looks.behind),
        onHead(
          (back ? form(BACK[back], colours.hair, { d: 12 }) : '') +
            part(looks.hood) +
            flat('100,132* 147,114* 150,176 160,204* 96,204* 106,172', dark(colours.skin, 0.36)),
        ),
        looks.body === false ? '' : form(looks.broad ? BROAD : SHOULDERS, colours.main, { d: 32 }),
        part(looks.wear),
        onHead(
          face(tools, {
            skin: colours.skin,
            hair: colours.brow,
            iris: colours.iris,
            lips: colours.lips,
            woman: looks.woman ?? false,
            angry: looks.angry ?? false,
            ear: looks.ear ?? true,
            eyes: looks.eyes ?? true,
            mouth: !WITH_A_MOUTH.includes(beard) && looks.mouth !== false,
          }) +
            (looks.old ? line(WRINKLES, dark(colours.skin, 0.34), 2) : '') +
            (beard ? part(BEARD[beard]) : '') +
            (top ? form(TOP[top], colours.hair, { d: 8 }) : '') +
            part(looks.over),
        ),
        part(looks.front),
      ];
    },
    5,
  );
  return { ...drawing, frame: HEADROOM };
}

export const arm = ({ tube }: Tools, colours: Own, spine: string): string => tube(spine, colours.main);

/** The left hand, with what it holds. */
export const left = (tools: Tools, colours: Own, what: string): string =>
  arm(tools, colours, '18,304,22 32,280,18 44,264,14') + what + fist(48, 254, colours.skin);

export const cowl = ({ form }: Tools, colour: string, top = '90,54 118,34 150,32'): string =>
  form(`${top} 176,80 184,140 172,192* 152,198 158,150 154,106 138,80 112,72 92,84 86,106* 78,98 82,70`, colour, {
    d: 14,
  });

export const inHood =
  (colour: string): Part =>
  ({ form }) =>
    form('74,120 84,64 112,40 146,40 178,86 186,150 176,200* 90,206*', dark(colour, 0.45), { d: 0, r: 0 });

export const mailCoif = ({ form }: Tools): string =>
  form(
    '84,150* 76,110 82,70 108,50 142,52 166,78 172,140 166,186* 146,196 152,150 153,112 140,88 114,80 94,92 88,118',
    '#7d848e',
    { d: 12 },
  ) + line('160,100 164,170|90,66 104,58|150,64 160,80', dark('#7d848e', 0.4), 2);
