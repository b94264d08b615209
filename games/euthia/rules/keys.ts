// The keys of options: made and read here, for rules, bots and board alike.

import { keys } from '@veillee/pieces/keys';

export const heroKey = keys('hero', 'text');
