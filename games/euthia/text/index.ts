// The catalogues of the game, put together.

import cardsEn from './cards.en.json' with { type: 'json' };
import cardsFr from './cards.fr.json' with { type: 'json' };
import combatEn from './combat.en.json' with { type: 'json' };
import combatFr from './combat.fr.json' with { type: 'json' };
import effectsEn from './effects.en.json' with { type: 'json' };
import effectsFr from './effects.fr.json' with { type: 'json' };
import fightEn from './fight.en.json' with { type: 'json' };
import fightFr from './fight.fr.json' with { type: 'json' };
import learnEn from './learn.en.json' with { type: 'json' };
import learnFr from './learn.fr.json' with { type: 'json' };
import scenarioEn from './scenario.en.json' with { type: 'json' };
import scenarioFr from './scenario.fr.json' with { type: 'json' };
import setupEn from './setup.en.json' with { type: 'json' };
import setupFr from './setup.fr.json' with { type: 'json' };
import tableEn from './table.en.json' with { type: 'json' };
import tableFr from './table.fr.json' with { type: 'json' };
import terminalEn from './terminal.en.json' with { type: 'json' };
import terminalFr from './terminal.fr.json' with { type: 'json' };
import turnEn from './turn.en.json' with { type: 'json' };
import turnFr from './turn.fr.json' with { type: 'json' };

export const texts = {
  en: {
    ...cardsEn,
    ...effectsEn,
    ...turnEn,
    ...combatEn,
    ...scenarioEn,
    ...setupEn,
    ...fightEn,
    ...tableEn,
    ...learnEn,
    ...terminalEn,
  },
  fr: {
    ...cardsFr,
    ...effectsFr,
    ...turnFr,
    ...combatFr,
    ...scenarioFr,
    ...setupFr,
    ...fightFr,
    ...tableFr,
    ...learnFr,
    ...terminalFr,
  },
};
