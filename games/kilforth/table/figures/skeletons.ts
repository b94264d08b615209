// The dead of whom only bones are left, and who go on with what they did.

import { dark, dot, flat, ground, limb, line, NIGHT, oval, type Tools, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { OLD_BONE, OLD_WOOD, placed, standing, tall, together } from './parts.ts';

const RUST = '#8a5a3c';

/** A skull of some 50 by 60 about (0, 0), looking left. */
const skull = (
  { form }: Tools,
  x: number,
  y: number,
  scale: number,
  colour: string,
  glowing: string,
  open = 0,
): string =>
  placed(
    x,
    y,
    scale,
    form('-24,4 -26,-16 -12,-32 10,-34 28,-20 28,2 18,14 16,24* -10,26* -14,14 -22,14*', colour, { d: 9 }) +
      flat('-20,-6 -11,-13 -3,-5 -7,7 -17,7|4,-6 14,-13 22,-4 17,7 7,6', NIGHT) +
      dot(-12, -1, 3, glowing) +
      dot(13, -1, 3.4, glowing) +
      flat('-2,6* -6,15* 3,15*', NIGHT) +
      form(`-14,${24 + open}* 14,${22 + open}* 12,${36 + open} -2,${40 + open} -12,${35 + open}`, dark(colour, 0.15), {
        d: 0,
      }) +
      line(`-8,${20} -8,${31 + open}|-1,${20} -1,${32 + open}|6,${20} 6,${31 + open}`, NIGHT, 1.8),
  );
const ribs = (x: number, y: number, scale: number, colour: string): string =>
  placed(
    x,
    y,
    scale,
    line('0,-34 4,0 0,40', colour, 8) +
      line(
        '2,-26 -22,-28 -30,-14 -20,-10|2,-26 26,-28 34,-14 24,-10|3,-12 -24,-12 -30,2 -20,6|3,-12 28,-12 34,2 24,6|3,2 -20,4 -26,14 -16,18|3,2 24,4 30,14 20,18',
        colour,
        5.4,
      ) +
      flat('-22,36 0,30 24,36 16,54 0,48 -14,54', colour),
  );

// The horse stopped first; he told it not to.
export const restlessRider = standing(
  [22, 2, 175],
  { a: '#4a4450', b: '#332e3a', bone: '#d8ccac', cloak: '#5c2c34', steel: '#7d828e', acc: '#7fe0c0', rim: '#d8f4e8' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      tall(
        0.92,
        ground(130, 104),
        flat('176,96* 220,104 240,150* 216,140 232,186* 206,164 200,200* 184,150', colours.cloak),
        limb('186,190,15 206,222,9 196,250,6 206,284,6|108,194,13 86,226,8 104,248,6 92,268,6', dark(colours.b, 0.2)),
        tube('212,146,9 234,170,8 232,214,6 240,246,0', colours.b, { d: 0 }),
        form('86,140 130,132 180,136 214,146 218,182 190,202 140,204 104,206 82,180', colours.a, { d: 22 }),
        flat(
          '112,148* 200,144* 206,190* 190,180* 182,208* 166,188* 152,214* 140,190* 124,210* 114,184*',
          dark(colours.cloak, 0.3),
        ),
        line('118,160 200,156', '#b8954a', 3),
        tube('196,182,18 212,222,10 204,252,7 216,282,7', colours.a),
        tube('98,182,17 72,210,10 54,236,7 62,262,7', colours.a),
        flat(
          '54,258* 70,258* 74,270* 48,270*|208,278* 224,278* 230,290* 202,290*|198,280* 212,280* 214,290* 194,290*',
          NIGHT,
        ),
        form('112,128 102,164 84,190 72,158 56,128 54,104 74,88', colours.a, { d: 12 }),
        flat(`${tufts('62,82 92,92 114,126 122,160', 6, 15, 0.4)} 104,150 86,108`, colours.b),
        form('58,74 78,76 82,100 62,118 40,146 24,150 14,138 20,120 40,92', colours.bone, { d: 10 }),
        flat('48,94* 60,88 64,98 54,106', NIGHT),
        dot(56, 97, 3.6, colours.acc),
        flat('18,134 26,126 28,136 22,142', NIGHT),
        line('22,146 40,132 50,120', dark(colours.bone, 0.5), 2.4),
        flat('64,78* 60,54* 74,74*', colours.a),
        line('30,138 80,148 120,140', '#8a5a3c', 3),
        flat('50,104 74,92 78,104 56,116', '#8a5a3c', 0.6),
        tube('146,148,15 140,184,12 132,212,10', colours.steel),
        flat('120,220* 126,206* 142,208* 142,222*', NIGHT),
        form('118,78 142,68 168,78 180,118 172,158 134,162 116,150 112,112', colours.steel, { d: 18 }),
        form('120,88* 146,76 176,90 198,150* 178,150 166,168* 150,140', colours.cloak, { d: 10 }),
        skull(tools, 132, 44, 0.86, colours.bone, colours.acc),
        form('106,40* 108,14 134,0 158,16 160,44* 134,30', colours.steel, { d: 8 }),
        flat('112,14* 92,-6* 126,2*|150,8* 176,-6* 158,22*', colours.bone),
        line('106,41 134,31 160,45', dark(colours.steel, 0.5), 4),
        tube('120,96,13 92,112,11 82,92,9', colours.steel),
        line('96,160 60,0', OLD_WOOD, 6),
        flat('54,16* 56,-22* 70,14*', colours.steel),
        flat('66,22* 92,30 104,22* 100,46 108,56* 76,60*', colours.cloak),
        limb('74,90,6 90,84,6|76,99,6 92,94,6', colours.bone),
      ),
    ];
  },
  7,
);
export const spectralHuntsman = standing(
  [38, 4, 160],
  { a: '#4f7f84', b: '#2f5460', c: '#a8d8d0', bone: '#e4efe4', acc: '#dfff9a', rim: '#f0fff8' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      tall(
        0.93,
        oval(120, 288, 92, 6, '#0a0609', 0.3),
        flat('120,120* 180,140 226,200 238,280* 206,250 196,288* 170,250 150,280*', colours.b, 0.7),
        form(
          '12,288* 24,256 10,238 22,222 44,214 66,220 92,236 88,262 96,288* 80,270 60,262 40,270 30,286*',
          colours.b,
          {
            d: 8,
            o: 0.9,
          },
        ),
        flat('14,232* 8,212* 24,224*', colours.b),
        dot(26, 236, 3, colours.acc),
        line('6,246 18,250 28,246', colours.c, 2),
        form(
          '88,108 122,94 160,106 174,170 186,240 196,282* 170,260 158,286* 140,256 118,288* 104,254 84,272* 84,220 78,160',
          colours.a,
          { d: 28, o: 0.95 },
        ),
        line('104,170 96,244|126,180 122,252|150,170 162,244', colours.b, 3),
        line('86,184 122,192 164,182', colours.c, 5),
        flat('146,188 164,182 172,204 156,214', colours.b),
        skull(tools, 118, 66, 0.9, colours.bone, colours.acc),
        form('80,104* 84,52 104,24 136,22 160,50 168,108* 146,122 146,70 132,44 108,46 96,72', colours.b, { d: 10 }),
        limb(
          '98,34,6 84,10,4 62,2,3 52,-10,0|80,8,4 84,-8,0|140,32,6 156,10,4 178,4,3 190,-8,0|158,8,4 152,-8,0|166,8,3 182,18,0|74,6,3 56,16,0',
          colours.c,
        ),
        tube('156,120,15 190,132,12 204,104,10', colours.a),
        line('212,6 232,60 222,120 236,176', colours.c, 6),
        line('212,6 190,100 236,176', colours.bone, 1.6),
        limb('214,96,6 228,94,6|214,106,6 228,104,6', colours.bone),
        tube('92,120,15 68,140,12 60,108,10', colours.a),
        form('52,100* 26,92 10,66 22,54* 36,74 62,86', '#d8c48a', { d: 5 }),
        flat('10,66* 22,54* 8,46*', '#d8c48a'),
        limb('52,104,6 68,98,6', colours.bone),
        flat('30,140 60,150 50,166 20,160|190,216 226,222 216,238', colours.c, 0.25),
      ),
    ];
  },
  4,
);
export const wanderingBones = standing(
  [30, 0, 160],
  { bone: OLD_BONE, cloth: '#7a4030', acc: '#ff9a3a', rim: '#fff0c8' },
  (colours, tools) => {
    const { bone } = colours;
    const far = dark(bone, 0.35);
    return [
      ground(118, 92),
      flat('150,120* 188,140 210,190 214,240* 196,222 190,250* 170,214 156,170', colours.cloth),
      line('138,206 162,236 154,262 166,284', far, 8),
      line('166,284 184,286', far, 7),
      dot(162, 236, 7, far),
      line('110,208 82,230 86,258 70,282', bone, 9),
      line('70,283 48,287', bone, 7),
      dot(82, 231, 8, bone),
      line('150,132 182,150 190,186', far, 8),
      dot(182, 150, 6, far),
      line('190,186 184,202|190,186 192,206|190,186 200,200', far, 4),
      ribs(122, 152, 1.08, bone),
      flat('96,196* 122,206 152,194* 158,222 146,236* 136,220 122,246* 110,220 96,238* 90,216', colours.cloth),
      line('92,122 122,114 154,124', bone, 8),
      line('118,118 114,104', bone, 8),
      skull(tools, 108, 66, 1.16, bone, colours.acc, 6),
      line('92,124 62,144 52,110', bone, 8.4),
      dot(62, 144, 7, bone),
      line('56,140 36,20', OLD_WOOD, 7),
      dot(36, 22, 10, bone),
      dot(28, 14, 9, bone),
      dot(46, 12, 9, bone),
      line('36,22 40,60', bone, 10),
      line('46,108 60,104|47,116 61,112', bone, 5),
      line('126,64 136,50 130,40', dark(bone, 0.5), 2),
      flat('80,44* 78,20 104,8 130,16 140,40* 108,32', RUST),
      line('78,46 108,34 142,42', dark(RUST, 0.4), 5),
      flat('118,10* 138,2* 130,22*', NIGHT),
      flat('14,288 28,276 44,282 40,290|196,290 210,280 222,290', far),
    ];
  },
  4,
);
export const bannerGuard = standing(
  [40, 12, 160],
  {
    steel: '#6f747e',
    bone: '#d8ccac',
    cloth: '#3f4a66',
    torn: '#8e3a34',
    acc: '#7fd8ff',
    gold: '#b8954a',
    rim: '#e8f0ff',
  },
  (colours, tools) => {
    const { form, tube } = tools;

    return [
      tall(
        0.93,
        ground(124, 92),
        line('182,290 182,-4', OLD_WOOD, 7),
        form('182,10* 214,4 240,14* 232,40 240,66* 226,84 236,110* 214,100 206,124* 196,104 182,112*', colours.torn, {
          d: 10,
        }),
        flat('206,40* 220,56* 206,74* 194,56*', colours.gold),
        flat('176,6* 182,-20* 188,6*', colours.gold),
        form('140,206* 164,204* 170,250* 176,288* 146,288* 146,250*', dark(colours.steel, 0.4), { d: 0 }),
        form('86,206* 116,206* 112,250* 112,288* 76,288* 84,250*', colours.steel, { d: 10 }),
        form('78,116 120,100 162,114 168,160 156,204 82,204 72,160', colours.steel, { d: 22 }),
        form(
          '92,118* 146,118* 150,190 158,256* 144,244 134,266* 122,246 110,264* 102,246 84,258* 90,190',
          colours.cloth,
          { d: 12 },
        ),
        flat('120,140* 134,158* 120,180* 106,158*', colours.gold),
        line('82,198 120,206 158,198', dark(colours.steel, 0.5), 7),
        flat('98,222 108,216 112,230 102,236|134,228 144,222 142,240', NIGHT, 0.6),
        skull(tools, 116, 68, 0.88, colours.bone, colours.acc),
        form('84,112* 82,58 96,30 130,26 152,52 154,112* 142,118 140,72 128,54 104,56 94,76 94,114*', colours.steel, {
          d: 12,
        }),
        flat('110,30* 104,2* 122,-6* 128,28*', colours.torn),
        line('86,62 104,54 130,54 142,70', colours.gold, 4),
        form('58,126 66,98 96,102 98,126 78,140', colours.steel, { d: 8 }),
        form('142,116 152,96 178,104 182,132 158,140', colours.steel, { d: 8 }),
        tube('168,134,13 186,158,11 182,186,9', dark(colours.steel, 0.2)),
        limb('174,182,6 192,182,6|174,191,6 192,191,6', colours.bone),
        tube('72,136,14 50,166,12 56,196,10', colours.steel),
        form('10,186* 34,172 68,178 92,192* 88,236 56,270* 20,238', dark(colours.cloth, 0.1), { d: 12 }),
        line('18,192 84,196|52,180 54,262', colours.gold, 4),
        flat('60,206* 76,214* 66,232*', NIGHT),
      ),
    ];
  },
  5,
);
// Night: the whole army. It is still in step.
export const forgottenHost = standing(
  [38, 2, 165],
  { steel: '#7a7f8c', bone: '#d8ccac', cloth: '#4c3f66', acc: '#b89aff', gold: '#b8954a', rim: '#e8e0ff' },
  (colours, tools) => {
    const { form, tube } = tools;
    const rank = (y: number, k: number, colour: string, from: number, step: number): string => {
      const each = (shapes: string): string =>
        [0, 1, 2, 3].map(i => together(shapes, { dx: Math.round(from + i * step), dy: y, k })).join('|');
      return (
        flat(each('24,0* 28,-172* 26,-178* 30,-196* 34,-178* 32,-172* 33,0*'), dark(colour, 0.25)) +
        flat(each('-26,0* -28,-60 -14,-80* -16,-104 0,-116 16,-104 14,-80* 26,-60 26,0*'), colour) +
        flat(each('-10,-94* -3,-94* -7,-88*|4,-94* 11,-94* 7,-88*'), colours.acc)
      );
    };
    return [
      oval(120, 288, 112, 9, '#0a0609', 0.4),
      rank(272, 1.2, '#3c3749', 34, 56),
      rank(282, 1.05, '#4f4a5e', 16, 68),
      line('206,290 214,10', OLD_WOOD, 6),
      form('214,20* 236,28 230,52 240,74* 222,86 226,108* 212,98*', colours.cloth, { d: 6 }),
      form('142,226* 164,224* 170,288* 146,288*', dark(colours.steel, 0.4), { d: 0 }),
      form('88,226* 116,226* 112,288* 78,288*', colours.steel, { d: 8 }),
      form('78,146 120,130 164,144 170,190 158,228 84,228 74,190', colours.steel, { d: 20 }),
      form('94,148* 148,148* 152,210 158,266* 142,254 122,272* 104,254 86,264* 92,210', colours.cloth, { d: 10 }),
      flat('122,168* 138,186* 122,208* 106,186*', colours.gold),
      line('84,222 122,230 160,222', dark(colours.steel, 0.5), 6),
      skull(tools, 118, 98, 0.9, colours.bone, colours.acc),
      form('90,88* 92,58 120,44 146,60 150,92* 120,78', colours.steel, { d: 10 }),
      line('88,90 120,79 152,92', colours.gold, 5),
      flat('116,46* 96,16 124,6 158,16 178,44* 152,36 130,48*', colours.cloth),
      form('56,156 66,130 96,132 98,156 78,170', colours.steel, { d: 8 }),
      form('144,148 156,128 182,136 186,162 160,170', colours.steel, { d: 8 }),
      tube('172,164,12 192,188,10 206,182,8', dark(colours.steel, 0.2)),
      limb('202,176,6 216,176,6|202,185,6 216,185,6', colours.bone),
      tube('72,166,13 46,186,11 40,150,9', colours.steel),
      form('32,142* 26,60 36,34* 48,60 50,140*', '#b8c0cc', { d: 0 }),
      flat('36,34* 48,60 50,140* 40,142*', dark('#b8c0cc', 0.35)),
      line('22,144 60,138', colours.gold, 6),
      limb('34,150,6 52,148,6|35,159,6 52,157,6', colours.bone),
    ];
  },
  5,
);
