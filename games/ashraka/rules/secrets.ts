// The booklets' words, which nobody reads before play calls for them (ASH-2).

import { secretTexts } from '@veillee/kernel';
import changesEn from '../secrets/changes.en.json' with { type: 'json' };
import changesFr from '../secrets/changes.fr.json' with { type: 'json' };
import en from '../secrets/en.json' with { type: 'json' };
import fr from '../secrets/fr.json' with { type: 'json' };

export const secrets = { en: { ...en, ...changesEn }, fr: { ...fr, ...changesFr } };
export const secret = secretTexts<string>(secrets);
