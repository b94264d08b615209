// What a hero may do with sheet, skills and items at any time of the own turn.

import type { DeedOffer } from '../deeds.ts';
import type { Hero, State } from '../state.ts';

export function offerEffects(_state: State, _hero: Hero, _offer: DeedOffer): void {}
