// Emberhold in one minute.

import { broadsword, hourglass } from '@veillee/web/kit/glyphs.ts';
import { type LearnModule, pawnPlate } from '@veillee/web/kit/plate.tsx';
import { drawings } from './drawings.ts';
import { openTreasureChest } from './glyphs.ts';

const aim = pawnPlate('learn.aim.text', drawings.knight, openTreasureChest, drawings.golem);
const turn = pawnPlate('learn.turn.text', drawings.ranger, drawings.web, drawings.skeleton);
const end = pawnPlate('learn.end.text', broadsword, hourglass, drawings.rat);

export default { plates: { aim, turn, end } } satisfies LearnModule;
