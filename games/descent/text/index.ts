// The catalogues of the game, put together.

import attackEn from './attack.en.json' with { type: 'json' };
import attackFr from './attack.fr.json' with { type: 'json' };
import cardsEn from './cards.en.json' with { type: 'json' };
import cardsFr from './cards.fr.json' with { type: 'json' };
import cityEn from './city.en.json' with { type: 'json' };
import cityFr from './city.fr.json' with { type: 'json' };
import diaryEn from './diary.en.json' with { type: 'json' };
import diaryFr from './diary.fr.json' with { type: 'json' };
import dungeonEn from './dungeon.en.json' with { type: 'json' };
import dungeonFr from './dungeon.fr.json' with { type: 'json' };
import effectsEn from './effects.en.json' with { type: 'json' };
import effectsFr from './effects.fr.json' with { type: 'json' };
import featsEn from './feats.en.json' with { type: 'json' };
import featsFr from './feats.fr.json' with { type: 'json' };
import gameEn from './game.en.json' with { type: 'json' };
import gameFr from './game.fr.json' with { type: 'json' };
import lastEn from './last.en.json' with { type: 'json' };
import lastFr from './last.fr.json' with { type: 'json' };
import learnEn from './learn.en.json' with { type: 'json' };
import learnFr from './learn.fr.json' with { type: 'json' };
import legendEn from './legend.en.json' with { type: 'json' };
import legendFr from './legend.fr.json' with { type: 'json' };
import outdoorsEn from './outdoors.en.json' with { type: 'json' };
import outdoorsFr from './outdoors.fr.json' with { type: 'json' };
import overlordEn from './overlord.en.json' with { type: 'json' };
import overlordFr from './overlord.fr.json' with { type: 'json' };
import portraitsEn from './portraits.en.json' with { type: 'json' };
import portraitsFr from './portraits.fr.json' with { type: 'json' };
import questEn from './quest.en.json' with { type: 'json' };
import questFr from './quest.fr.json' with { type: 'json' };
import screenEn from './screen.en.json' with { type: 'json' };
import screenFr from './screen.fr.json' with { type: 'json' };
import setupEn from './setup.en.json' with { type: 'json' };
import setupFr from './setup.fr.json' with { type: 'json' };
import tableEn from './table.en.json' with { type: 'json' };
import tableFr from './table.fr.json' with { type: 'json' };
import termsEn from './terms.en.json' with { type: 'json' };
import termsFr from './terms.fr.json' with { type: 'json' };
import terrinothEn from './terrinoth.en.json' with { type: 'json' };
import terrinothFr from './terrinoth.fr.json' with { type: 'json' };
import weekEn from './week.en.json' with { type: 'json' };
import weekFr from './week.fr.json' with { type: 'json' };

export const texts = {
  en: {
    ...cardsEn,
    ...cityEn,
    ...diaryEn,
    ...portraitsEn,
    ...dungeonEn,
    ...effectsEn,
    ...featsEn,
    ...gameEn,
    ...attackEn,
    ...outdoorsEn,
    ...overlordEn,
    ...questEn,
    ...setupEn,
    ...tableEn,
    ...lastEn,
    ...learnEn,
    ...legendEn,
    ...screenEn,
    ...termsEn,
    ...terrinothEn,
    ...weekEn,
  },
  fr: {
    ...cardsFr,
    ...cityFr,
    ...diaryFr,
    ...portraitsFr,
    ...dungeonFr,
    ...effectsFr,
    ...featsFr,
    ...gameFr,
    ...attackFr,
    ...outdoorsFr,
    ...overlordFr,
    ...questFr,
    ...setupFr,
    ...tableFr,
    ...lastFr,
    ...learnFr,
    ...legendFr,
    ...screenFr,
    ...termsFr,
    ...terrinothFr,
    ...weekFr,
  },
};
