// Every monster; a guide, a card or a script brings those of the boxes in play.

import { byId } from '@veillee/pieces/things';
import { altarMonsters } from './monsters/altar.ts';
import { baseMonsters } from './monsters/base.ts';
import { iceMonsters } from './monsters/ice.ts';
import { wellMonsters } from './monsters/well.ts';
import type { MonsterRow } from './rows.ts';

export const monsters: readonly MonsterRow[] = [...baseMonsters, ...wellMonsters, ...altarMonsters, ...iceMonsters];
export const monsterRow = byId('monster', monsters);
