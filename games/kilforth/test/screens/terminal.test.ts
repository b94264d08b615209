// The screen in a terminal: it fits, it shows what the rules reckon with, and it keeps the others' secrets.

import { players, screensOf, unpainted } from '@veillee/bots/test/screens';
import { LANGUAGES, type Language, Match, type Options } from '@veillee/kernel';
import { cells } from '@veillee/pieces/paint';
import { type Say, speaker } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { kit } from '../../index.ts';
import { kilforth } from '../../rules/game.ts';
import { assaultOdds, fightOdds } from '../../rules/odds/odds.ts';
import { hero } from '../../rules/state.ts';
import { terminal } from '../../terminal/screen.ts';
import { scene } from '../scene.ts';

const says: { readonly [language in Language]: Say } = {
  en: speaker('en', kit.texts.en, players),
  fr: speaker('fr', kit.texts.fr, players),
};

const { screen, positions } = screensOf({ game: kilforth, terminal, says, width: 80, most: 1500 });

/** Positions of three games. */
function* games(seed: string, seats: number, options: Options): ReturnType<typeof positions> {
  for (const n of [1, 2, 3]) yield* positions(`${seed}/${n}`, seats, options, 53);
}

const tables: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 1, options: { mode: 'solo' } },
  { seats: 3, options: { mode: 'cooperative', difficulty: 'nightmare' } },
  { seats: 4, options: { mode: 'competitive', heroes: 'random' } },
];

describe('the screen', () => {
  for (const { seats, options } of tables)
    it(`is no wider than the terminal and says everything (${options.mode}, ${seats})`, () => {
      let seen = 0;
      for (const match of games('width', seats, options))
        for (const language of LANGUAGES)
          for (const width of [60, 80, 120])
            for (const seat of [0, undefined]) {
              const text = screen(match, { seat, width, language });
              expect(text.split('\n').find(words => cells(words) > width)).toBeUndefined();
              expect(text).not.toMatch(/screen\.|card\.|keyword\.|undefined|\{/);
              seen++;
            }
      expect(seen).toBeGreaterThan(60);
    });

  it('needs less height the wider it is', () => {
    for (const match of positions('height', 2, { mode: 'cooperative' }, 97)) {
      const narrow = screen(match, { seat: 0 }).split('\n').length;
      const wide = screen(match, { seat: 0, width: 120 }).split('\n').length;
      expect(wide).toBeLessThanOrEqual(narrow);
      expect(narrow).toBeLessThanOrEqual(100);
    }
  });

  it('has colour codes only where colour is wanted, and is the same without them', () => {
    for (const match of positions('colour', 2, { mode: 'competitive' }, 150)) {
      const plain = screen(match, { seat: 0 });
      const painted = screen(match, { seat: 0, colour: true });
      expect(plain).not.toContain('\u001b');
      expect(painted).toContain('\u001b[1m');
      expect(unpainted(painted)).toBe(plain);
    }
  });
});

/** The lines of one region's cell: five columns, divided by rules, rows by lines of them. */
function cell(text: string, name: string): string[] {
  const lines = text.split('\n');
  const top = lines.findIndex(words => words.includes('│') && words.includes(name));
  const column = (lines[top] ?? '').split('│').findIndex(part => part.includes(name));
  const rest = lines.slice(top);
  const end = rest.findIndex(words => !words.includes('│'));
  return rest.slice(0, end).map(words => (words.split('│')[column] ?? '').trim());
}

describe('the Realm', () => {
  const table = scene(2)
    .gloom('barrow-lea', 'serene-lake')
    .weather('driving-rain')
    .obstacles('barrow-lea', 2)
    .plots('barrow-lea', 'a-thousand-eyes')
    .encounters('barrow-lea', 'restless-rider')
    .at(1, 'barrow-lea')
    .hand(0, 'ashwood-bow')
    .risen('vorgrahl', 'broken-mill')
    .opens();
  const text = screen(table.match, { seat: 0, width: 120 });

  it('shows terrain, Gloom, Obstacles, Plots, Encounters and heroes where they are', () => {
    expect(cell(text, 'Barrow Lea').slice(0, 5)).toEqual([
      'Barrow Lea',
      'Plains ▒ ▲2 ✶',
      'Restless Rider',
      'Co3 HP3 St2',
      expect.stringMatching(/^@Wilhelmina.*…$/),
    ]);
    expect(cell(text, 'Serene Lake')[1]).toBe('Plains ▒');
    expect(cell(text, 'Sprawl City').slice(0, 3)).toEqual(['▸Sprawl City', 'Market', '@Anna']);
  });

  it('shows where an Ancient stands and where a Rumour can be Discovered', () => {
    expect(cell(text, 'Broken Mill')).toContain('Ω Vorgrahl the Starving');
    expect(cell(text, 'Ashen Glade')[1]).toMatch(/^Forest .*!$/);
    expect(text).toContain('Vorgrahl the Starving  in Broken Mill  Combat 9');
    expect(text).toContain('1 Plot helps it');
  });

  it('tells the Day and the Weather, and what the signs mean', () => {
    expect(text).toContain(`Day ${table.state.day} of 25 · your turn`);
    expect(text).toContain('Weather: Driving Rain. Nobody can Rest outside Sprawl City.');
    expect(text).toContain('▲ Obstacle  ✶ Plot');
    expect(screen(table.match, { seat: 0, language: 'fr' })).toContain('▲ Obstacle  ✶ Intrigue');
  });
});

describe('the hero', () => {
  it('has his gauges, attributes with their parts, and the Chapter with what is covered', () => {
    const { match } = scene()
      .hero(0, { gold: 3, ap: 2, hp: 3, restrictedAp: { move: 1 }, hidden: true })
      .assets(0, 'ashwood-bow', 'archer-of-the-pass')
      .hand(0, 'restless-rider')
      .talents(0, 'martial-1a')
      .loot(0, 'bandage#1', 'bandage#2')
      .opens();
    const text = screen(match, { seat: 0, width: 120 });
    expect(text).toContain('3 of 4 HP   2 AP +1 AP (Move only)   3 Gold   4 Fate');
    expect(text).toMatch(/Combat \d \(Human \+3, Warrior \+2, Ashwood Bow \+1, Archer of the Pass \+1\)/);
    expect(text).toContain('✓ Enemy (Restless Rider)');
    expect(text).toContain('✓ Item (Ashwood Bow)');
    expect(text).toContain('✗ 3 of 5 Gold');
    expect(text).toContain('Assets 2 of 6');
    expect(text).toContain('Bandage ×2');
    expect(text).toMatch(/── You: Human Warrior, Take the Stronghold ─+ Hidden ──/);
  });

  it('misses a keyword that no card answers', () => {
    const { match } = scene().hand(0, 'restless-rider').opens();
    const text = screen(match, { seat: 0 });
    expect(text).toContain('✓ Enemy (Restless Rider)');
    expect(text).toContain('✗ Item');
  });

  it('has exhausted cards marked', () => {
    const { match } = scene()
      .assets(0, 'ashwood-bow')
      .hero(0, { exhausted: ['ashwood-bow'] })
      .opens();
    expect(screen(match, { seat: 0 })).toContain('Ashwood Bow  exhausted');
    expect(screen(match, { seat: 0, language: 'fr' })).toContain('voilé');
  });

  it('sees the chances that the rules reckon', () => {
    const { match } = scene()
      .meets('barrow-lea', 'restless-rider')
      .hero(0, { evaded: ['restless-rider'] })
      .opens();
    const { win, lost } = fightOdds(match.state, 0, 'restless-rider');
    const text = screen(match, { seat: 0, width: 120 });
    expect(text).toContain(`evaded  win ${Math.round(win * 100)}%, ${Math.round(lost * 10) / 10} HP lost`);
  });
});

describe('an Assault', () => {
  it('is weighed once the Saga is complete, and shows the Plots that help the Ancient', () => {
    const set = () =>
      scene().risen('vorgrahl', 'golden-fields').at(0, 'golden-fields').plots('golden-fields', 'a-thousand-eyes');
    const ready = set().hero(0, { chapter: 'done', hp: 8, maxHp: 8, fate: 2 }).dice(5, 5, 1, 1, 1).opens();
    const { win } = assaultOdds(ready.state, 0, 'vorgrahl');
    expect(screen(ready.match, { seat: 0, width: 120 })).toContain(
      `an Assault now, alone: win ${Math.max(1, Math.round(win * 100))}%`,
    );
    expect(screen(set().opens().match, { seat: 0 })).not.toContain('an Assault now');
    ready.assaults('vorgrahl');
    const text = screen(ready.match, { seat: 0 });
    expect(text).toContain('Assault: Vorgrahl the Starving');
    expect(text).toContain('17 of 17 HP');
    expect(text).toContain('A Thousand Eyes  Plot');
  });
});

describe('a fight', () => {
  const table = scene().hero(0, { fate: 1 }).meets('barrow-lea', 'restless-rider').dice(5, 1, 6, 2, 3).opens('turn');

  it('shows both sides, the round and the dice as they lie', () => {
    expect(table.asked()).toBe('test.success');
    const text = screen(table.match, { seat: 0 });
    expect(text).toMatch(/── Battle: Restless Rider ─+ Round 1 ──/);
    expect(text).toContain('Restless Rider  3 of 3 HP  3 dice of Combat  Stealth 2');
    expect(text).toContain('Anna tests Combat: Restless Rider');
    expect(text).toContain('[5] 1 [6] 2  3   2 hits');
    expect(text).not.toContain('Here: Barrow Lea');
  });

  it('shows successes and what is needed in a test', () => {
    const tested = scene().hero(0, { fate: 2 }).meets('skull-heath', 'nomad-camp').dice(5, 2).opens();
    tested.plays('confront:nomad-camp:stealth');
    expect(tested.asked()).toBe('test.success');
    expect(screen(tested.match, { seat: 0 })).toContain('[5] 2   1 success, 3 needed');
    expect(screen(tested.match, { seat: 0, language: 'fr' })).toContain('1 Succès, il en faut 3');
  });
});

describe('what is asked', () => {
  it('is explained where the cards lie nowhere else: Races, Sagas', () => {
    const match = Match.start(kilforth, { seed: 'draft', seats: 1, options: { mode: 'solo' } });
    const races = screen(match, { seat: 0 });
    expect(races).toContain('Human  Race  Health 4  Combat 3  Lore 3  Stealth 2  Influence 3');
    match.pick('human');
    match.pick('warrior');
    expect(match.decisionOf(0)?.prompt).toBe('draft.saga');
    expect(screen(match, { seat: 0 })).toMatch(/Take the Stronghold {2}Saga .*\n\s+Chapters 1: /);
  });
});

describe('secrets', () => {
  const HIDDEN = ['woodcutters-axe', 'cats-eye', 'shadow-cloak'];
  const named = (text: string): string[] => HIDDEN.filter(id => text.includes(says.en({ text: `card.${id}` })));

  it('no Rumour that nobody saw taken is named to rivals; friends see it', () => {
    const rivals = scene(2, { mode: 'competitive' })
      .hand(1, ...HIDDEN)
      .opens();
    expect(named(screen(rivals.match, { seat: 0 }))).toEqual([]);
    expect(screen(rivals.match, { seat: 0 })).toContain('Rumours: 3 face down');
    expect(named(screen(rivals.match, { seat: 1, width: 120 }))).toEqual(HIDDEN);
    const friends = scene(2)
      .hand(1, ...HIDDEN)
      .opens();
    expect(named(screen(friends.match, { seat: 0, width: 120 }))).toEqual(HIDDEN);
  });

  it('a Rumour that everybody saw taken is named', () => {
    const rivals = scene(2, { mode: 'competitive' })
      .hand(1, ...HIDDEN)
      .having(state => {
        state.known['cats-eye'] = [0, 1];
      })
      .opens();
    expect(screen(rivals.match, { seat: 0 })).toContain('Rumours: Cat’s Eye, 2 face down');
  });

  it('the screen is the same whatever the others hold', () => {
    let hands = 0;
    for (const match of positions('imagined', 3, { mode: 'competitive' }, 61)) {
      if (match.over) continue;
      hands += hero(match.state, 1).hand.length;
      const text = screen(match, { seat: 0 });
      for (const seed of ['x', 'y']) expect(screen(match.imagine(0, seed), { seat: 0 })).toBe(text);
    }
    expect(hands).toBeGreaterThan(0);
  });
});
