// What a scenario tells when it happens, and how it ends. Nobody reads it before.

import { secretTexts } from '@veillee/kernel';
import en from '../../secrets/en.json' with { type: 'json' };
import fr from '../../secrets/fr.json' with { type: 'json' };

export const secrets = { en, fr };
export const secret = secretTexts<string>(secrets);
