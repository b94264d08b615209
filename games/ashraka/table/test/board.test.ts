// The board's drawings: nothing missing, nothing twice, nothing left over.

import { board } from '@veillee/games/test/proofs';
import type { TableModule } from '@veillee/web/kit';
import { allies } from '../../content/allies.ts';
import { finds } from '../../content/finds.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { skills } from '../../content/skills.ts';
import { kit } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { guide } from '../guide.ts';
import type * as table from '../index.tsx';
import { drawings } from '../kinds.ts';

const drawn = [heroes, monsters, allies, finds, skills].flatMap(rows => rows.map(({ id }) => id));
board(kit, { cards: drawn, drawings, guide });
({}) as typeof table satisfies TableModule<View>;
