// The words of Thunderstone: complete, alike in both languages, and spoken without a gap.

import { randomPicks } from '@veillee/bots';
import { catalogues, sayDecision } from '@veillee/games/test/proofs';
import { Chance, type Decision, eventFor, LANGUAGES, type Language, Match, newChance } from '@veillee/kernel';
import { type Say, tableSpeaker } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { kit } from '../../index.ts';
import { balanceChecks } from '../../rules/card-set.ts';
import { thunderstone } from '../../rules/game.ts';
import en from '../../text/en.json' with { type: 'json' };
import { bare } from '../bare.ts';

const NAMES = { names: ['card.*'], parameters: ['card', 'hero', 'monster', 'weapon'] };
catalogues(kit, bare, { ...NAMES, several: [], english: NAMES });

it('explains every balance check of the set-up page', () => {
  const checks = balanceChecks({ groups: [], families: [], village: [] });
  for (const { id } of checks) expect(en).toHaveProperty([`setup.balance.${id}`]);
});

const company = { names: ['Anna', 'Bela', 'Chloé'], reader: 0 };
const says: { readonly [language in Language]: Say } = {
  en: tableSpeaker('en', company, kit.texts.en),
  fr: tableSpeaker('fr', company, kit.texts.fr),
};

// ---- every message with sample parameters ----

const STRINGS = {
  player: 'Anna',
  owner: 'Bela',
  card: 'Militia',
  hero: 'Elf',
  next: 'Elf',
  effect: 'X',
  stack: 'Y',
  names: 'Torch',
  things: 'Z',
  amount: '+1',
  why: 'printed',
};
const LISTS = {
  cards: ['Torch', 'Dagger'],
  players: ['Anna', 'Bela'],
  groups: ['Ooze', 'Dragon'],
  effects: ['X', 'Z'],
};
const NUMBERS =
  'attack before cost count deck discard factor gold health heroes left light magic margin missing monsters n needed penalty pile purchases rank reduction seats strength total turn village vp weight xp'.split(
    ' ',
  );

const samples = [0, 1, 2, 11].map(n => ({
  ...STRINGS,
  ...LISTS,
  ...Object.fromEntries(NUMBERS.map(name => [name, n])),
  halved: n === 1,
  long: n === 0,
  magicMissing: n === 2,
  won: n === 1,
}));

describe('every message', () => {
  for (const language of LANGUAGES)
    it(`is formatted in ${language}`, () => {
      for (const key of Object.keys(en))
        for (const params of samples) {
          const words = says[language]({ text: key, with: params });
          expect(words, key).not.toBe('');
          expect(words, key).not.toMatch(/[{}#]| {2}|undefined/);
        }
    });
});

// ---- real games ----

const settings = [
  { seats: 3, options: { mode: 'standard' } },
  { seats: 1, options: { mode: 'solo-normal' } },
  { seats: 2, options: { mode: 'coop' } },
];

describe('200 decisions are spoken in both languages', () => {
  for (const { seats, options } of settings)
    it(`${options.mode}, ${seats} at the table`, () => {
      let match = Match.start(thunderstone, { seed: 'words-0', seats, options });
      const chance = new Chance(newChance('words'));
      for (let made = 0; made < 200; made++) {
        if (match.over) match = Match.start(thunderstone, { seed: `words-${made}`, seats, options });
        const decision = match.decisions[0] as Decision;
        for (const language of LANGUAGES) expect(sayDecision(says[language], decision)).not.toContain('');
        match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      }
      expect(match.log.length).toBeGreaterThan(0);
      for (const { event } of match.log)
        for (const viewer of ['everyone', 'spectator', 0] as const) {
          const told = eventFor(event, viewer);
          if (told) for (const language of LANGUAGES) expect(says[language](told)).not.toBe('');
        }
      for (const language of LANGUAGES) expect(says[language](thunderstone.outcome(match.state).text)).not.toBe('');
    });
});
