// LEG-4.1: the week, step by step: each position is a checkpoint, and boards have positions of their own between them.

import type { Position } from '@veillee/kernel';
import { aftermath } from './aftermath.ts';
import type { Boards } from './boards.ts';
import { finalBattle } from './final.ts';
import { outfitting, schooling, spending } from './higher.ts';
import { arrive, march } from './march.ts';
import { orders } from './orders.ts';
import type { Flow, W, WeekPosition } from './record.ts';
import { sieges } from './sieges.ts';
import { chooseAvatar, choosePlot, firstUpgrades } from './start.ts';
import { there } from './there.ts';
import { passTime } from './time.ts';
import { training } from './training.ts';
import { endWeek } from './week-end.ts';

export const weekPositions = (boards: Boards): { readonly [At in WeekPosition['at']]: (t: W) => Flow<Position> } => ({
  avatar: chooseAvatar,
  firstUpgrades,
  plot: choosePlot,
  spending,
  outfitting,
  schooling,
  time: passTime,
  sieges,
  orders: t => orders(t, boards),
  march: t => march(t, boards),
  arrived: arrive,
  there: t => there(t, boards),
  training,
  aftermath,
  weekEnd: endWeek,
  finalBattle: t => finalBattle(t, boards),
});
