// The names of the seats, and a speaker that knows them: games name a player by the text `player.<seat>`.

import type { GameKit, Language } from '@veillee/kernel';
import { type Company, type Say, tableSpeaker } from '@veillee/text';
import { forgiving, ownTexts } from './context.ts';
import { ME } from './seats.ts';

/** The name of each seat: people are numbered when there are several, and so are bots of one kind. */
export function namesOf(seats: readonly string[], language: Language, say: Say): readonly string[] {
  const people = seats.filter(seat => seat === ME).length;
  return seats.map((id, seat) => {
    if (id === ME) return people === 1 ? say({ text: 'name.me' }) : say({ text: 'name.player', with: { n: seat + 1 } });
    const key = `bot.${id}`;
    const name = Object.hasOwn(ownTexts[language], key) ? say({ text: key }) : id;
    const alike = seats.flatMap((other, i) => (other === id ? [i] : []));
    return alike.length === 1 ? name : `${name} ${alike.indexOf(seat) + 1}`;
  });
}

/** The game's words at this table. */
export const sayAtTable = (kit: GameKit, language: Language, company: Company): Say =>
  forgiving(tableSpeaker(language, company, kit.texts[language]));
