// The races of Kilforth: each lends its heroes the head, the hair and the build of the shoulders. Heads are drawn about (116, 106).

import { mix } from '@veillee/web/kit/paper/colour.ts';
import type { Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { face } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, eye, flat, line, lit, oval, put, type Tools, teeth, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { GOLD } from './parts.ts';

/** Whoever is being drawn. */
export interface Who {
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  readonly main: string;
  readonly acc: string;
  /** Of a mask. */
  readonly veil: string;
  readonly woman: boolean;
}
/** How much hair is left to see. */
export type Cover = 'bare' | 'hat' | 'hood';
type Part = (tools: Tools, who: Who, cover: Cover) => string;

export interface Race {
  readonly skin: string;
  readonly tress: string;
  readonly iris: string;
  readonly rim: string;
  readonly veil?: string;
  /** Fewer shades and rims, where there is much to draw. */
  readonly spare?: number;
  /** Where the head sits, and how the shoulders are built. */
  readonly at: string;
  readonly build: string;
  readonly bust: Drawing['bust'];
  readonly back: Part;
  readonly head: Part;
  /** What a hat leaves of it. */
  readonly hair: Part;
  /** What pokes through. */
  readonly over: Part;
}

const pointed = (long: number, colour: string): string =>
  flat(put('0,0* 46,-30* 30,4 8,22*', { dx: 143, dy: 98, kx: long, ky: long * 0.9 }), colour) +
  flat(put('5,2* 34,-20* 22,4', { dx: 143, dy: 98, kx: long, ky: long * 0.9 }), dark(colour, 0.3));

export const RACES = {
  human: {
    skin: '#cf9d78',
    tress: '#5e3a22',
    iris: '#3c5a6a',
    rim: '#ffe2b8',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: '',
    back: ({ form }, who) =>
      who.woman ? form('82,90 100,56 144,56 166,92 168,150 176,208* 150,214 92,204 84,150', who.hair, { d: 12 }) : '',
    head: (tools, who) =>
      face(tools, { skin: who.skin, hair: who.hair, iris: who.iris, woman: who.woman }) +
      (who.woman
        ? ''
        : flat('86,132* 100,128 118,128 142,112 151,98* 150,122 136,146 112,160 96,154 88,144', dark(who.skin, 0.34)) +
          line('94,138 106,139 120,135', dark(who.skin, 0.66), 2.6)),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form('82,98* 82,68 106,50 140,54 156,82 152,112* 144,90 126,78 100,80', who.hair, { d: 8 })
        : flat('138,84* 154,84 154,114* 146,104', who.hair),
    over: ({ tube }, who, cover) =>
      who.woman && cover !== 'hood'
        ? tube('158,118,9 168,156,10 164,196,9 172,232,6 170,246,0', who.hair, { d: 7 }) +
          line('160,150 174,156|158,176 172,180|160,202 174,206', dark(who.hair, 0.5), 2.2)
        : '',
  },
  dwarf: {
    skin: '#cf9470',
    tress: '#a34f22',
    iris: '#4a3a28',
    rim: '#ffd7a1',
    spare: 6,
    at: 'translate(0 34)',
    bust: [26, 31, 188],
    build: 'translate(-14 22) scale(1.12 .93)',
    back: ({ form }, who) =>
      form('76,100 92,62 150,62 172,104 176,170 150,196 90,186', dark(who.hair, 0.25), { d: 10 }),
    head: (tools, who) =>
      face(tools, { skin: who.skin, hair: who.hair, iris: who.iris, woman: who.woman, mouth: who.woman }) +
      tools.form('92,100 84,114 76,124 84,134 100,130 106,116', mix(who.skin, '#c0503a', 0.22), { d: 6 }) +
      line('84,92 98,90|110,90 136,94', who.hair, 7),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form('78,98* 80,66 108,48 144,54 162,84 160,118* 148,94 126,80 98,82', who.hair, { d: 8 })
        : '',
    over: ({ form, tube }, who) =>
      who.woman
        ? tube('152,118,10 166,152,12 156,190,11 162,222,6', who.hair, { d: 8 }) +
          tube('84,116,8 72,150,11 78,190,10 72,216,6', who.hair, { d: 8 }) +
          line('66,190 90,192|148,196 172,198', GOLD, 6) +
          dot(96, 124, 1.6, '#a85a3a') +
          dot(118, 124, 1.6, '#a85a3a') +
          dot(124, 119, 1.6, '#a85a3a')
        : form(
            `76,134* 90,128 104,134 124,128 148,108 162,96* 168,140 160,176 ${tufts('150,196 130,236 108,236 84,200', 5, 9, 0.2)} 72,164`,
            who.hair,
            { d: 20 },
          ) +
          line('88,148 104,142 122,148', '#3a1418', 3) +
          tube('100,134,8 82,142,8 66,160,0', lit(who.hair, 0.14), { d: 0 }) +
          tube('104,134,8 126,142,8 142,162,0', lit(who.hair, 0.14), { d: 0 }) +
          line('98,166 96,222|118,168 120,226|138,156 140,206', dark(who.hair, 0.38), 2.4) +
          flat('84,196* 106,202* 104,212* 84,206*|112,206* 136,202* 134,212* 114,216*', GOLD),
  },
  elf: {
    skin: '#e2bf9c',
    tress: '#d3aa5a',
    iris: '#3f7a52',
    rim: '#fff2cc',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: 'translate(6 0) scale(.95 1)',
    back: ({ form }, who) =>
      form('80,92 98,56 142,54 166,90 172,150 186,216* 150,222 86,212 78,150', who.hair, { d: 14 }),
    head: (tools, who) =>
      face(tools, { skin: who.skin, hair: dark(who.hair, 0.3), iris: who.iris, woman: who.woman, ear: false }),
    hair: ({ form }, who, cover) =>
      (cover === 'bare' ? form('82,100* 82,68 108,50 142,56 156,88* 132,82 112,74 96,82', who.hair, { d: 8 }) : '') +
      (cover === 'hood'
        ? ''
        : flat('141,88* 156,90 160,150 172,206* 152,182 147,120|84,94* 80,140 70,196* 88,162 89,112', who.hair)),
    over: (_, who) => pointed(1.12, who.skin),
  },
  orc: {
    skin: '#6f8a4c',
    tress: '#2a2226',
    iris: '#a8281c',
    rim: '#eaffb8',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: 'translate(-16 -8) scale(1.13 1.04)',
    back: ({ form }, who, cover) =>
      who.woman
        ? form('92,70 120,44 156,56 176,100 186,170 190,226* 160,206 150,130', who.hair, { d: 10 })
        : cover !== 'bare'
          ? ''
          : flat('124,64* 140,30 168,22 190,50* 164,52 156,76*', who.hair),
    head: ({ form }, who) =>
      flat('146,96* 172,78* 166,106 150,118*', who.skin) +
      form('86,74 112,60 142,66 154,96 154,128 142,150 116,166 88,164 74,146 76,124 84,110 80,92', who.skin, {
        d: 16,
      }) +
      flat('78,90* 104,96 140,86* 146,96 118,106 102,106 82,102*', dark(who.skin, 0.4)) +
      eye(92, 104, 8, '#ffd34a', { turn: 6, pupil: who.iris }) +
      eye(126, 102, 10, '#ffd34a', { turn: -4, pupil: who.iris }) +
      flat('96,108* 86,124 92,130 110,129 108,116*', dark(who.skin, 0.22)) +
      line('80,142 100,137 132,138', dark(who.skin, 0.65), 3.4) +
      flat('82,146* 78,118* 94,142*|118,144* 128,114* 134,140*', '#f2e6c4') +
      line('84,156 110,158', dark(who.skin, 0.35), 2.4),
    hair: () => '',
    over: (_, who) =>
      flat('147,98* 176,76* 166,106 150,118*', who.skin) +
      flat('152,100* 168,86* 162,104', dark(who.skin, 0.35)) +
      line('168,90 174,94', GOLD, 3) +
      (who.woman
        ? line('132,116 146,108|134,124 148,117', '#c23a2a', 3)
        : line('128,122 146,132', lit(who.skin, 0.4), 2.4)),
  },
  halfling: {
    skin: '#dba580',
    tress: '#6e4222',
    iris: '#5a3a1c',
    rim: '#ffe2b8',
    at: 'translate(13 56) scale(.9)',
    bust: [32, 53, 172],
    build: 'translate(21 52) scale(.83)',
    back: ({ form }, who) =>
      form(
        tufts(
          who.woman
            ? '76,170 70,110 84,62 120,42 160,58 178,110 170,172'
            : '80,126 76,84 94,54 124,46 156,58 170,96 162,130',
          who.woman ? 11 : 9,
          9,
          0.1,
        ),
        who.hair,
        { d: 8 },
      ),
    head: ({ form }, who) =>
      form('84,82 112,62 144,72 158,104 152,136 128,156 104,158 86,142 78,116', who.skin, { d: 14 }) +
      oval(90, 128, 8, 6, '#d9664a', 0.4) +
      oval(132, 126, 10, 7, '#d9664a', 0.4) +
      flat('86,103* 94,94 104,103* 95,107|114,103* 125,93 137,102* 126,107', '#fff6e4') +
      dot(94.5, 101, 4.2, who.iris) +
      dot(124, 101, 4.8, who.iris) +
      dot(93, 99.5, 1.3, '#fff') +
      dot(122, 99, 1.5, '#fff') +
      line('84,90 100,87|112,87 138,90', who.hair, 4) +
      form('98,108 90,118 98,126 110,120', mix(who.skin, '#d0603a', 0.3), { d: 0 }) +
      (who.woman ? flat('92,134* 104,131 120,132* 106,142', '#a8404a') : line('90,133 104,139 122,132', '#5a2018', 3)),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form(
            `${tufts('78,104 82,66 116,48 152,58 166,100', 7, 10, 0.2)} 150,104* 138,86 116,90 98,82 88,96`,
            who.hair,
            { d: 6 },
          )
        : flat(`${tufts('150,84 164,104 158,132', 3, 7, 0)} 148,110*`, who.hair),
    over: ({ form }, who, cover) =>
      cover === 'hood'
        ? ''
        : form('150,100 166,88 176,92* 174,110 158,126 150,118', who.skin, { d: 0 }) +
          flat('156,102 168,96 164,112', dark(who.skin, 0.25)),
  },
  'dark-elf': {
    skin: '#6b6484',
    tress: '#e2deea',
    iris: '#e0405a',
    rim: '#d8d0ff',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: 'translate(6 0) scale(.95 1)',
    back: ({ form }, who) =>
      form('82,90 100,52 146,52 170,92 174,150 184,214* 152,216 88,206 82,150', who.hair, { d: 14 }),
    head: (tools, who) =>
      face(tools, {
        skin: who.skin,
        hair: who.hair,
        iris: who.iris,
        woman: who.woman,
        angry: true,
        ear: false,
        lips: '#3c2a4a',
      }) + line('94,110 92,124|122,110 124,126', '#c8b4f0', 2.4),
    hair: ({ form }, who, cover) =>
      (cover === 'bare'
        ? form('80,104* 84,64 112,46 146,56 158,92* 140,80 120,72 104,92* 100,78', who.hair, { d: 8 })
        : '') +
      (cover === 'hood'
        ? flat('140,84* 154,92 150,150 138,172* 144,130', who.hair)
        : flat('142,84* 158,92 164,156 176,210* 156,186 148,120', who.hair)),
    over: (_, who) => pointed(1.22, who.skin) + dot(166, 92, 2.6, '#e8e0ff'),
  },
  'half-elf': {
    skin: '#d3a580',
    tress: '#8a3e20',
    iris: '#4a7a6a',
    rim: '#ffe2b8',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: '',
    back: ({ form }, who) =>
      form(
        who.woman
          ? '82,90 100,54 146,54 168,92 172,150 168,196* 146,200 96,190 84,150'
          : '84,92 100,54 146,54 166,92 168,140 160,170* 142,160 92,150',
        who.hair,
        { d: 12 },
      ),
    head: (tools, who) =>
      face(tools, { skin: who.skin, hair: who.hair, iris: who.iris, woman: who.woman, ear: false }) +
      (who.woman
        ? ''
        : flat('94,142* 104,142 118,140* 116,158 106,164 98,158', who.hair) +
          line('92,134 106,131 120,132', who.hair, 4) +
          line('97,138 114,137', '#5a2018', 2)),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form('80,96* 88,62 116,48 148,60 158,98* 148,88 138,70 124,84 112,72 98,88', who.hair, { d: 8 })
        : flat('142,84* 156,88 158,136* 146,116', who.hair),
    over: (_, who) => pointed(0.62, who.skin) + dot(150, 120, 3.2, GOLD),
  },
  'half-demon': {
    skin: '#9c3c32',
    tress: '#241a22',
    iris: '#120b1c',
    rim: '#ffb07a',
    veil: '#57506a',
    spare: 6,
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: 'translate(-4 0) scale(1.04 1)',
    back: ({ form }, who) =>
      form(
        who.woman
          ? '82,88 100,54 146,54 168,92 176,160 186,214* 152,210 92,196 84,150'
          : '86,90 104,54 148,56 168,96 170,150* 150,160 96,140',
        who.hair,
        { d: 10 },
      ),
    head: (tools, who) =>
      face(tools, {
        skin: who.skin,
        hair: who.hair,
        woman: who.woman,
        angry: true,
        ear: false,
        eyes: false,
        lips: '#5a1420',
      }) +
      eye(94, 103, 9, '#ffc23a', { turn: 8, pupil: who.iris }) +
      eye(124, 102, 11, '#ffc23a', { turn: -6, pupil: who.iris }) +
      line('100,66 104,76 102,86|128,118 136,128', dark(who.skin, 0.5), 2.4) +
      (who.woman ? '' : flat('100,150* 112,150* 108,176* 102,166', who.hair)),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form('84,92* 92,62 118,52 146,60 158,100* 146,90 132,74 118,78 106,72 96,82', who.hair, { d: 6 })
        : '',
    over: ({ tube }, who) =>
      pointed(0.6, who.skin) +
      tube('100,72,9 84,60,9 66,40,8 64,18,5 76,2,0', '#3c3038', { d: 7 }) +
      tube('136,68,10 158,58,10 178,36,8 180,14,5 168,-2,0', '#3c3038', { d: 8 }) +
      line('82,52 90,64|66,44 78,40|66,24 76,26|152,54 160,66|170,40 182,46|174,24 184,26', '#6a5658', 2.2),
  },
  werewolf: {
    skin: '#6e6058',
    tress: '#413a3e',
    iris: '#120b1c',
    rim: '#ffe6c0',
    spare: 8,
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: 'translate(-12 -4) scale(1.1 1.02)',
    back: ({ form }, who) =>
      form(`${tufts('70,160 74,100 96,60 138,50 170,84 184,140 186,200', 10, 15, 0.2)} 150,220* 84,214*`, who.hair, {
        d: 10,
      }),
    head: ({ form }, who) =>
      form(
        `92,74 118,60 144,68 ${tufts('158,96 160,130 140,164', 4, 14, 0.2)} 118,172 96,162* 90,156 66,156 46,150 42,138* 50,128 72,118 82,100`,
        who.skin,
        { d: 16 },
      ) +
      flat('92,156* 70,168 52,164* 48,154* 70,152 92,146*', dark(who.skin, 0.42)) +
      flat('44,146* 70,152 100,144* 92,156 68,160 52,158', '#3a1018') +
      teeth(96, 148, 50, 150, 6, 8, '#f6ecd0') +
      flat('40,140 44,128 56,128 54,138 46,146', '#1a1216') +
      flat('60,126 84,116 104,132 96,146 70,148 50,142', mix(who.skin, '#d8c4a4', 0.28)) +
      flat('82,106* 100,98 116,112* 98,112', who.hair) +
      eye(98, 108, 9, '#ffc23a', { turn: 10, pupil: who.iris }) +
      line('84,102 98,97 114,106', dark(who.hair, 0.3), 5) +
      line('64,136 72,138|70,130 78,132', dark(who.skin, 0.4), 2),
    hair: (_, who) => flat(`${tufts('120,126 132,150 124,180', 4, 12, -0.4)} 160,176* 168,120* 150,96*`, who.hair),
    over: ({ form }, who) =>
      form('98,72* 92,30 100,10* 126,58*', dark(who.skin, 0.1), { d: 0 }) +
      flat('102,62* 98,28* 116,58*', '#3a2428') +
      form('130,62* 156,10 168,16* 170,60 158,88*', who.skin, { d: 6 }) +
      flat('142,62* 160,24* 160,72*', '#3a2428') +
      (who.woman ? line('164,44 170,52', GOLD, 4) + dot(170, 54, 3, GOLD) : line('164,32 156,38', who.hair, 3)),
  },
  vampire: {
    skin: '#cfc8c6',
    tress: '#1c171f',
    iris: '#c81e2e',
    rim: '#ffdfe0',
    at: 'translate(0 17)',
    bust: [26, 14, 188],
    build: '',
    back: ({ form }, who) =>
      form('58,196* 70,120 90,150 150,150 176,104* 190,200*', '#8e1c2c', { d: 12 }) +
      (who.woman ? form('80,92 98,50 146,48 172,92 176,160 180,206* 150,206 92,196 80,150', who.hair, { d: 10 }) : ''),
    head: (tools, who) =>
      face(tools, {
        skin: who.skin,
        hair: who.hair,
        iris: who.iris,
        woman: who.woman,
        ear: false,
        angry: !who.woman,
        lips: '#8e1c2c',
      }) +
      flat('86,118* 96,134* 90,140*|124,120* 134,134* 124,142*', dark(who.skin, 0.18)) +
      flat('98,138* 100,147* 103,138*|110,137* 113,146* 116,136*', '#fff'),
    hair: ({ form }, who, cover) =>
      cover === 'bare'
        ? form('84,94* 84,66 108,50 140,52 156,82 154,112* 146,96 140,76 108,94* 102,74', who.hair, { d: 6 })
        : flat('140,82* 156,84 154,118* 146,106', who.hair),
    over: (_, who) => pointed(0.72, who.skin),
  },
} as const satisfies { readonly [race: string]: Race };
