// The screen in a terminal: it fits, it says what the arithmetic says, and it keeps the others' secrets.

import { players, screensOf, unpainted } from '@veillee/bots/test/screens';
import type { Language, Options } from '@veillee/kernel';
import { type Say, speaker } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { autoEquip } from '../../rules/auto-equip.ts';
import { power } from '../../rules/battle.ts';
import { thunderstone } from '../../rules/game.ts';
import { monsterAt, monsterRanks, newParty, player } from '../../rules/state.ts';
import { cells } from '../../terminal/paint.ts';
import { terminal } from '../../terminal/screen.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import en from '../../text/en.json' with { type: 'json' };
import fr from '../../text/fr.json' with { type: 'json' };
import { scene } from '../scene.ts';

const says: { readonly [language in Language]: Say } = {
  en: speaker('en', cardsEn, en, players),
  fr: speaker('fr', cardsFr, fr, players),
};
const LANGUAGES = ['en', 'fr'] as const;

const { screen, positions } = screensOf({ game: thunderstone, terminal, says, width: 100, most: 400 });

const tables: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 4, options: { mode: 'standard', openDiscards: false } },
  { seats: 1, options: { mode: 'solo-warrior', openPile: false } },
  { seats: 3, options: { mode: 'coop' } },
];

describe('the screen', () => {
  for (const { seats, options } of tables)
    it(`is no wider than the terminal (${options.mode}, ${seats})`, () => {
      let seen = 0;
      for (const match of positions('width', seats, options, 9))
        for (const language of LANGUAGES)
          for (const width of [60, 80, 100, 140])
            for (const seat of [0, undefined]) {
              const lines = screen(match, { seat, width, language }).split('\n');
              for (const words of lines) expect(cells(words), words).toBeLessThanOrEqual(width);
              seen++;
            }
      expect(seen).toBeGreaterThan(100);
    });

  it('is some forty lines long at 100 columns', () => {
    for (const match of positions('height', 3, {}, 11)) {
      const lines = screen(match, { seat: 0, language: 'fr' }).split('\n').length;
      expect(lines).toBeGreaterThan(25);
      expect(lines).toBeLessThanOrEqual(48);
    }
  });

  it('shows the projected result of the best equipment for every monster', () => {
    let beaten = 0;
    for (const match of positions('outlook', 2, {}, 1)) {
      const { state } = match;
      const seat = state.active;
      if (match.decisionOf(seat)?.prompt !== 'turn.action') continue;
      const text = screen(match, { seat });
      const { hand } = player(state, seat);
      for (const rank of monsterRanks(state)) {
        const target = monsterAt(state, rank);
        if (!target) throw new Error('no monster');
        const { battle } = autoEquip({ cards: hand, party: newParty() }, target, rank);
        if (power(target, 'cannotBeAttackedInDark') && battle.penalty > 0)
          expect(text).toContain(`needs ${battle.penalty} Light`);
        else expect(text).toContain(`${battle.total} / ${battle.health} ${battle.victory ? '✓' : '✗'}`);
        if (battle.victory) beaten++;
      }
      expect(text.match(/[✓✗]/g)?.length ?? 0).toBe(monsterRanks(state).length);
    }
    expect(beaten).toBeGreaterThan(0);
  });

  it('says what is missing where it is not strength', () => {
    const { match } = scene(2).hall('blink-dog', 'revenant', 'nixie').hand(0, ['militia', 'militia']).opens();
    const text = screen(match, { seat: 0 });
    expect(text).toContain('✗ needs 2 Light');
    expect(text).toContain('0 / 7 ✗ −7 needs magic');
    expect(screen(match, { seat: 0, language: 'fr' })).toContain('il manque 2 de Lumière');
  });

  it('shows an equipped Weapon below its Hero, effects used, and a Weapon thrown', () => {
    const { match } = scene(2)
      .prepared(['redblade-killer', 'spear', 'iron-rations', 'torch', 'militia'], 'nixie', 'pegasus', 'griknack-goblin')
      .prepares('use:iron-rations#1:0')
      .chooses('dungeon.hero', 'redblade-killer#1')
      .prepares('equip:spear#1:redblade-killer#1', 'use:spear#1:0');
    const lines = screen(match, { seat: 0 }).split('\n');
    const hero = lines.findIndex(words => words.startsWith(' Redblade Killer'));
    expect(lines[hero]).toMatch(/\+2 +7 /);
    expect(lines[hero + 1]).toMatch(/^ └ Spear .*thrown · ✓ Throw this Weapon/);
    expect(lines.find(words => words.startsWith(' Iron Rations'))).toContain('✓ Strength +2 to a Hero');
  });

  it('advises the equipment behind a projected result', () => {
    const { match } = scene(2).prepared(
      ['redblade-killer', 'short-sword', 'torch'],
      'nixie',
      'pegasus',
      'griknack-goblin',
    );
    const text = screen(match, { seat: 0 });
    expect(text).toContain('6 / 5 ✓  now 2');
    expect(text).toContain('For 6 in Rank 1: Short Sword → Redblade Killer');
  });

  it('marks what the gold left can buy', () => {
    const hand = ['iron-rations', 'torch', 'torch', 'militia'];
    const table = scene(2).only(['elf'], ['lantern', 'fireball']).hand(0, hand).xp(0, 3).inVillage();
    const affordable = (): string[] =>
      [...screen(table.match, { seat: 0 }).matchAll(/› +\d+ (\S+(?: [A-Z]\S+)*)/g)].map(match => match[1] as string);
    expect(affordable()).toEqual(expect.arrayContaining(['Militia', 'Torch', 'Lantern', 'Elf Wizard']));
    expect(affordable()).not.toContain('Fireball');
    table.chooses('village.step', 'buy:torch');
    expect(affordable()).toEqual([]);
    expect(screen(table.match, { seat: 0 })).toContain('3 gold left (no purchase left)');
  });

  it('has colour codes only where colour is wanted, and is the same without them', () => {
    for (const match of positions('colour', 2, {}, 25)) {
      const plain = screen(match, { seat: 0 });
      const painted = screen(match, { seat: 0, colour: true });
      expect(plain).not.toContain('\u001b');
      expect(painted).toContain('\u001b[31m');
      expect(unpainted(painted)).toBe(plain);
    }
  });
});

describe('secrets', () => {
  const HIDDEN = ['sphinx', 'amazon-queen', 'lord-of-death', 'fireball', 'disease'];
  const table = scene(2)
    .hall('griknack-goblin', 'nixie', 'pegasus')
    .only(['amazon', 'elf'], ['lantern'])
    .hands(['militia', 'dagger', 'torch'], HIDDEN)
    .deck(1, ['tyxr-the-old'])
    .active(1);
  const shown = (text: string): string[] =>
    [...HIDDEN, 'tyxr-the-old'].filter(id => text.includes(says.en({ text: `card.${id}` })));

  it('no hidden card of another player is named', () => {
    const { match } = table.opens();
    expect(shown(screen(match, { seat: 0 }))).toEqual([]);
    expect(shown(screen(match, { seat: 1 }))).toEqual([...HIDDEN, 'tyxr-the-old']);
  });

  it('a revealed hand is shown, the deck below it is not', () => {
    const { match } = table.inVillage();
    expect(shown(screen(match, { seat: 0 }))).toEqual(HIDDEN);
  });

  it('the screen is the same whatever the others hold', () => {
    for (const match of positions('imagined', 3, {}, 13)) {
      if (match.over) continue;
      const text = screen(match, { seat: 0 });
      for (const seed of ['x', 'y']) expect(screen(match.imagine(0, seed), { seat: 0 })).toBe(text);
    }
  });
});
