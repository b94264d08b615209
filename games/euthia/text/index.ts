// The catalogues of the game, put together.

import cardsEn from './cards.en.json' with { type: 'json' };
import cardsFr from './cards.fr.json' with { type: 'json' };
import combatEn from './combat.en.json' with { type: 'json' };
import combatFr from './combat.fr.json' with { type: 'json' };
import effectsEn from './effects.en.json' with { type: 'json' };
import effectsFr from './effects.fr.json' with { type: 'json' };
import scenarioEn from './scenario.en.json' with { type: 'json' };
import scenarioFr from './scenario.fr.json' with { type: 'json' };
import turnEn from './turn.en.json' with { type: 'json' };
import turnFr from './turn.fr.json' with { type: 'json' };

export const texts = {
  en: { ...cardsEn, ...effectsEn, ...turnEn, ...combatEn, ...scenarioEn },
  fr: { ...cardsFr, ...effectsFr, ...turnFr, ...combatFr, ...scenarioFr },
};
