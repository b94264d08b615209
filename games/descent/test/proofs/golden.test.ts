// Games that were played once ask, tell and show the same today.

import { goldenGames } from '@veillee/games/test/golden';
import { kit } from '../../index.ts';

goldenGames(kit);
