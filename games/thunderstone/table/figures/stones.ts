// The Thunderstone: what all of it is for.

import { disc, fill, group, line, oval, sparingTools } from '@veillee/web/kit/paper/outlines.ts';
import { dark, lit, monster } from './parts.ts';

const { form } = sparingTools('left', '#ffffff');
export const stoneOfMystery = monster(
  [50, 60, 140],
  c =>
    disc(120, 132, 112, c.glow, 0.1) +
    disc(120, 132, 84, c.glow, 0.14) +
    [...Array(12)]
      .map((_, i) =>
        group(
          `translate(120 134) rotate(${i * 30 + 8})`,
          fill(i % 2 ? 'M-3 -92L0 -116L3 -92Z' : 'M-4 -90L0 -132L4 -90Z', c.glow, 0.5),
        ),
      )
      .join('') +
    line('M44 60L62 82L54 90L72 108M204 66L184 84L194 94L172 110M30 176L56 170M210 182L186 172', c.glow, 3.4) +
    oval(120, 284, 70, 8, '#000', 0.4) +
    form('58,288! 66,262! 92,250! 148,250! 176,262! 184,288!', c.rock, { s: 10, r: 3 }) +
    fill('M84 254L74 226L98 246ZM156 254L170 224L144 246ZM110 250L104 232L122 248Z', c.rock) +
    form('120,36! 158,66! 176,118! 168,176! 144,226! 120,246! 96,226! 72,176! 64,118! 82,66!', c.stone, {
      s: 0,
      r: 0,
    }) +
    fill('M120 36L82 66L98 104L120 86Z', lit(c.stone, 0.5)) +
    fill('M82 66L64 118L90 140L98 104Z', lit(c.stone, 0.28)) +
    fill('M64 118L72 176L94 180L90 140Z', c.stone) +
    fill('M120 36L158 66L142 104L120 86Z', c.stone) +
    fill('M158 66L176 118L150 140L142 104Z', dark(c.stone, 0.28)) +
    fill('M176 118L168 176L146 180L150 140Z', dark(c.stone, 0.42)) +
    fill('M72 176L96 226L120 246L110 204L94 180Z', dark(c.stone, 0.2)) +
    fill('M168 176L144 226L120 246L130 204L146 180Z', dark(c.stone, 0.55)) +
    fill('M120 86L98 104L90 140L94 180L110 204L120 246L130 204L146 180L150 140L142 104Z', dark(c.stone, 0.12)) +
    disc(120, 146, 36, c.glow, 0.3) +
    fill('M128 92L100 150H117L108 200L142 134H123Z', c.bolt) +
    fill('M128 92L100 150H112L126 110Z', '#fff', 0.6) +
    line('M120 36L82 66L64 118L72 176', '#ffffff', 2.6, 0.85) +
    disc(44, 110, 3, c.bolt) +
    disc(198, 134, 4, c.bolt) +
    disc(60, 210, 3, c.bolt) +
    disc(188, 216, 3, c.bolt) +
    disc(172, 44, 3, c.bolt),
  { stone: '#5a6fd0', glow: '#8fc4ff', bolt: '#fff0a0', rock: '#4a4250' },
  [-3, 0, 246, 300],
);
