// Medusa: do look at her hands.

import { dark, dot, flat, ground, limb, line, points } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const medusa = ranked(
  [30, 0, 150],
  {
    normal: { a: '#9ab58a', b: '#4f7a3c', c: '#54658a', acc: '#ffe25a', gold: '#d0a040', rim: '#fbffd8' },
    master: { a: '#c9a89a', b: '#8a2c3c', c: '#4a2c60', acc: '#ff7a4a', gold: '#f0c860', rim: '#ffe6c8' },
  },
  (colours, { form, tube }, isMaster) => {
    const snakes = [
      '112,56,7 130,38,7 122,22,6 138,12,5',
      '118,62,7 150,52,7 158,26,6 178,22,5',
      '120,72,7 156,78,7 174,58,6 196,62,5',
      '118,82,7 148,100,7 176,92,6 188,108,5',
      '92,50,7 86,32,7 100,20,6 92,9,5',
      '84,56,7 62,36,7 62,14,6 44,12,5',
      '78,66,7 50,64,7 40,42,6 20,48,5',
      ...(isMaster ? ['80,80,7 54,92,7 36,78,6 18,88,5'] : []),
    ];
    const headOf = (snake: string): string => {
      const { x = 0, y = 0 } = points(snake).at(-1) ?? {};
      return dot(x, y, 6.5, colours.b) + dot(x - 2, y - 2, 1.8, colours.acc);
    };
    return [
      ground(124, 80),
      snakes
        .slice(0, 5)
        .map(snake => limb(snake, dark(colours.b, 0.3)) + headOf(snake))
        .join(''),
      form('92,158 128,154 152,186 162,232 186,284* 140,278 112,288* 76,278 50,286* 70,232 80,190', colours.c, {
        d: 26,
      }),
      line('104,184 96,276|124,184 130,278|142,200 158,276', dark(colours.c, 0.45), 2.4),
      tube('138,118,11 168,138,9 172,176,7 158,196,6', dark(colours.a, 0.2)),
      flat('150,190 160,186 168,198 158,212 146,206', dark(colours.a, 0.2)),
      form('84,112 112,104 144,112 146,134 132,152 136,180 86,182 90,152 80,132', colours.a, { d: 14 }),
      form('80,126* 112,138 146,124* 144,146 128,156 128,178* 92,180* 96,156 82,146', colours.c, { d: 10 }),
      line('86,180 110,186 136,178', colours.gold, 6),
      dot(110, 186, 6, colours.acc),
      line('80,128 112,140 146,126', colours.gold, 3.4),
      flat('136,180* 150,184* 168,240* 150,250*', dark(colours.c, 0.4)),
      limb('106,112,9 102,92,9', dark(colours.a, 0.25)),
      line('92,106 106,112 122,106', colours.gold, 5),
      snakes
        .slice(5)
        .map(snake => limb(snake, colours.b) + headOf(snake))
        .join(''),
      form('80,56 100,44 120,56 124,80 108,104 94,104 78,82', colours.a, { d: 10 }),
      form('76,66* 84,46 106,38 126,52 130,74* 114,60 98,58', colours.b, { d: 6 }),
      line('80,68 94,72|102,72 118,66', dark(colours.b, 0.4), 3.4),
      flat('80,78* 88,72 96,79* 88,84|102,78* 110,71 119,76* 111,83', colours.acc),
      dot(88, 78, 2, '#1a1420'),
      dot(110, 77, 2.2, '#1a1420'),
      line('92,94 100,96 108,93', '#6a2030', 3),
      tube('86,122,12 54,132,9 34,112,7 30,98,6', colours.a),
      limb(
        '30,98,4 18,82,3 16,72,2|30,96,4 28,78,3 30,66,2|33,97,4 40,82,3 46,74,2|28,102,4 14,98,3 8,90,2',
        colours.a,
      ),
      line('46,122 40,132|50,126 45,136', colours.gold, 3.4),
      isMaster ? line('78,62 100,50 126,60', colours.gold, 4) : '',
    ];
  },
  3,
);
