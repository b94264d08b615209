// What every game proves, one call each: the trial (`conformance`), every row of its content met (`everyRowIsMet`), its words
// (`catalogues`) and the drawings of its board (`board`). A game's own tests call them; web/test/shelf.test.ts sees that they do.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { randomPicks } from '@veillee/bots';
import {
  type Account,
  type Catalogue,
  Chance,
  type Decision,
  type Game,
  type GameKit,
  LANGUAGES,
  type Language,
  type Match,
  newChance,
  type Setting,
  secretsIn,
  type Text,
} from '@veillee/kernel';
import { trial } from '@veillee/kernel/trial/conformance';
import { forge } from '@veillee/kernel/trial/forgery';
import {
  lintArticles,
  lintCatalogues,
  lintNouns,
  lintNumbers,
  lintText,
  type Nouns,
  type Say,
  tableSpeaker,
} from '@veillee/text';
import { describe, expect, test } from 'vitest';

// ---- the trial ----

export interface TrialPlan {
  /** Texts that only name players and speak to nobody. */
  readonly bare: readonly string[];
  /** How many decisions each setting is tried for. */
  decisions(setting: Setting): number;
  /** The share of decisions at which everything is tried. */
  readonly deep: number;
  /** Whole games that must fit into them. */
  readonly games?: number;
  readonly title?: string;
}

/** The kernel's trial in every setting of the game, with all that is said checked and said in both languages. */
export function conformance<S, V>({ game, texts, secrets }: GameKit<S, V>, plan: TrialPlan): void {
  const { bare, decisions, deep, games = 1, title = 'stands the trial' } = plan;
  const names = Array.from({ length: Math.max(...game.trials.map(({ seats }) => seats)) }, (_, seat) => `Seat ${seat}`);
  const speakers = byLanguage<Say>(language => tableSpeaker(language, { names, reader: 0 }, texts[language]));
  const messages = byLanguage(language => ({ ...texts[language], ...secretsIn(secrets, language) }));
  const settings = game.trials.map(setting => ({ ...setting, played: JSON.stringify(setting.options) }));
  if (plan.title === undefined) forgeries(game);
  test.each(settings)(`${title}: $seats at the table, $played`, ({ seats, options }) => {
    const setting = { seats, options };
    const linted = new Map<string, string[]>();
    const say = (language: Language, text: Text): string => {
      const key = `${language} ${text.text}`;
      if (!linted.has(key)) linted.set(key, lintText(text, messages[language], bare));
      return speakers[language](text);
    };
    const wanted = decisions(setting);
    const report = trial(game, { seed: 'conformance', settings: [setting], decisions: wanted, deep, say });
    expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
    expect([...linted.values()].flat()).toEqual([]);
    expect(report.decisions).toBe(wanted);
    expect(report.games).toBeGreaterThanOrEqual(games);
  });
}

/** So many checkpoints are forged in the tests; `lab fuzz --forge` makes more. */
const FORGERIES = 60;

/** Checkpoints of real matches with one thing changed are refused, or do no harm. */
function forgeries<S, V>(game: Game<S, V>): void {
  test('refuses forged states, or plays on with them unharmed', () => {
    const clock = (): number => process.threadCpuUsage().user / 1000;
    const { made, refused, harm } = forge(game, { seed: 'forged', forgeries: FORGERIES, clock });
    expect(harm).toEqual([]);
    expect(made).toBe(FORGERIES);
    expect(refused).toBeGreaterThan(FORGERIES / 2);
  });
}

const byLanguage = <T>(make: (language: Language) => T): { readonly [language in Language]: T } => ({
  en: make('en'),
  fr: make('fr'),
});

/** Plays these matches at random to their ends; all content of the game must be met in them. `see` looks at every state. */
export function everyRowIsMet<S, V>(game: Game<S, V>, matches: Iterable<Match<S, V>>, see: (state: S) => void): void {
  const met = new Set<string>();
  let played = 0;
  for (const match of matches) {
    const chance = new Chance(newChance(`picks ${played++}`));
    while (!match.over) {
      const decision = match.decisions[0];
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      see(match.state);
      for (const row of game.met?.(match.state, []) ?? []) met.add(row);
    }
  }
  expect(played).toBeGreaterThan(0);
  expect((game.rows ?? []).filter(row => !met.has(row))).toEqual([]);
}

/** Says all that a player is shown of a decision. */
export function sayDecision(say: Say, decision: Decision): string[] {
  const texts: Text[] = [
    { text: decision.prompt, ...(decision.with && { with: decision.with }) },
    ...(decision.pass ? [decision.pass] : []),
    ...decision.options,
    ...(decision.refused?.() ?? []).flatMap(refused => [refused, refused.why]),
  ];
  return texts.map(say);
}

// ---- words ----

/** Where the words of a catalogue are used, if not anywhere: words of the board on the board. */
const USED_IN: { readonly [catalogue: string]: readonly string[] } = {
  table: ['table'],
  learn: ['table'],
  terminal: ['terminal'],
};
/** What the house itself says of any game: its name, its roles and sides, its interruptions, its set-up. */
const HOUSE_KEYS = ['screen.title', 'role.*', 'side.*', 'window.*', 'setup.*'];
const ANYWHERE = ['rules', 'content', 'bots', 'terminal', 'table'];
/** Words of a game that the house asks for by itself: what the three plates of its lesson tell. */
const ASKED_BY_THE_HOUSE = ['learn.aim.text', 'learn.turn.text', 'learn.end.text'];
/** Those that the base of terminals asks of the games that stand on it. */
const ASKED_BY_TERMINALS = ['screen.cards', 'screen.more'];
/** What the kit's `guideOf` puts together; `board` sees that each is said. */
const GUIDE = 'table.guide.*';
/** What the last page puts together; `board` sees that each is said, and nothing else. */
const ENDING = ['table.source.*', 'table.tally.*'];

/** What a game's tests know of its names and numbers. */
export interface French extends Nouns {
  /** Texts whose numbers are never one. */
  readonly several: readonly string[];
  /** Names that take an article in English too, and where they are put in. */
  readonly english?: Omit<Nouns, 'people'>;
}

/** All that a game says: alike in both languages, complete, used, and set as each language is set. */
export function catalogues<S, V>(
  { folder, texts, secrets, game, composedKeys, windows = [], whens = {} }: GameKit<S, V>,
  bare: readonly string[],
  french: French = { names: [], parameters: [], several: [] },
) {
  const all = byLanguage(language => ({ ...texts[language], ...secretsIn(secrets, language) }));
  const { en } = all;
  const files = [...jsonIn(folder, 'text/'), ...jsonIn(folder, SECRETS)];
  const read = (name: string): Catalogue => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const sources = Object.fromEntries(ANYWHERE.map(room => [room, sourceOf(folder, room)]));
  const source = (rooms: readonly string[]): string => rooms.map(room => sources[room]).join('\n');
  const rules = source(['rules', 'content']);
  const asked = [
    ...ASKED_BY_THE_HOUSE,
    ...(sources.terminal?.includes("'@veillee/pieces/terminal'") ? ASKED_BY_TERMINALS : []),
  ];

  describe('the catalogues', () => {
    test('have the same keys and parameters in both languages, and are all in the kit', () => {
      expect(lintCatalogues(all.en, all.fr, bare)).toEqual([]);
      for (const language of LANGUAGES) {
        const own = files.filter(name => name.endsWith(`/${language}.json`) || name.endsWith(`.${language}.json`));
        const keys = own.flatMap(name => Object.keys(read(name)));
        expect(
          keys.filter((key, i) => keys.indexOf(key) !== i),
          'said twice',
        ).toEqual([]);
        expect(keys.sort()).toEqual(Object.keys(all[language]).sort());
      }
    });

    test('name things as each language does, and count as both do', () => {
      expect(lintNouns(all.fr, french)).toEqual([]);
      if (french.english) expect(lintArticles(all.en, french.english)).toEqual([]);
      if (french.names.length > 0)
        for (const language of LANGUAGES)
          expect(lintNumbers(language, all[language], french.several), language).toEqual([]);
    });

    test('keep secret what lies in secrets/, and nothing else', () => {
      for (const language of LANGUAGES) {
        const hidden = jsonIn(folder, SECRETS).filter(name => name.endsWith(`${language}.json`));
        const keys = hidden.flatMap(name => Object.keys(read(name)));
        expect(Object.keys(secretsIn(secrets, language)).sort()).toEqual(keys.sort());
      }
    });

    test.each(files)('%s is sorted and set with curly apostrophes and French spaces', name => {
      const words = read(name);
      expect(Object.keys(words)).toEqual(Object.keys(words).sort());
      for (const [key, message] of Object.entries(words)) {
        expect(message, key).not.toContain("'");
        // How a number is written stands between colons of its own.
        const words = message.replace(/, number, ::[^}]*/g, '');
        if (name.endsWith('fr.json')) expect(words, key).not.toMatch(/[^\u00a0\u202f\d{}, ][:;!?%»]|«[^\u00a0\u202f]/);
        // A plain space lets a line break before the stop.
        if (name.endsWith('fr.json')) expect(words, key).not.toMatch(/ (?:[;!?»]|:(?!:))/);
      }
    });

    test('have every text that rules, board and terminal name', () => {
      const kinds = new Set(Object.keys(en).map(kindOf));
      const known = (id: string): boolean => Object.hasOwn(en, id);
      const instructions = opNames(rules);
      // Rows of a booklet name its secret texts by short names of their own; the game's tests follow them.
      const own = sourceOf(folder, BOOKLETS);
      const said = [...textIds(rules), ...triggerPrompts(rules)].filter(
        id => !instructions.has(id) && (id.includes('.') || !textIds(own).includes(id)),
      );
      expect(said.length).toBeGreaterThan(10);
      expect(said.filter(id => !known(id))).toEqual([]);
      const shown = dottedIds(source(['table', 'terminal'])).filter(id => kinds.has(kindOf(id)));
      expect([...shown, ...asked].filter(id => !known(id))).toEqual([]);
    });

    test('are given their figures: what the board says without any needs none', () => {
      const bare = [...source(['table', 'terminal']).matchAll(/\bword\('([\w.]+)'\)/g)].map(([, id]) => id ?? '');
      expect(bare.filter(id => /\{\w+[,}]/.test(en[id] ?? ''))).toEqual([]);
    });

    test('have a text for every pattern that the rules put together', () => {
      const keys = [...Object.keys(en), 'player.0'];
      expect(templates(rules).filter(wild => !keys.some(key => pattern(wild).test(key)))).toEqual([]);
    });

    test('have no text that nobody uses, and the kit lists no pattern in vain', () => {
      const listed = new Set<string>();
      const idle: string[] = [];
      for (const name of files.filter(file => file.endsWith('en.json'))) {
        const where = source(USED_IN[name.replace(/^.*\//, '').split('.')[0] ?? ''] ?? ANYWHERE);
        const named = new Set([...textIds(where), ...triggerPrompts(where), ...asked]);
        const made = [...templates(where), GUIDE, ...ENDING].map(pattern);
        for (const key of Object.keys(read(name))) {
          if (named.has(key) || made.some(wild => wild.test(key))) continue;
          const composed = composedKeys.filter(wild => pattern(wild).test(key));
          if (composed.length === 0 && !HOUSE_KEYS.some(wild => pattern(wild).test(key))) idle.push(key);
          for (const wild of composed) listed.add(wild);
        }
      }
      expect(idle).toEqual([]);
      expect(composedKeys.filter(wild => !listed.has(wild))).toEqual([]);
    });

    test('name every kind of interruption that the rules open, and no other', () => {
      const named = Object.keys(en).filter(key => key.startsWith('window.'));
      const about = windows.flatMap(id =>
        ['', ...(whens[id] ?? []).map(when => `.${when}`)].map(when => `${id}${when}`),
      );
      expect(named.sort()).toEqual(about.map(id => `window.${id}`).sort());
      expect(Object.keys(whens).filter(id => !windows.includes(id))).toEqual([]);
      const opened = [...rules.matchAll(/\{ id: ([^,\n]*?), matters/g)].map(([, id = '']) => id).join('\n');
      const quoted = unique([...opened.matchAll(/'([\w.]+)'/g)]);
      const made = templates(opened).map(pattern);
      expect(quoted.filter(id => !windows.includes(id))).toEqual([]);
      expect(windows.filter(id => !quoted.includes(id) && !made.some(wild => wild.test(id)))).toEqual([]);
    });

    test('name and explain everything on the set-up page', () => {
      const lacking = (key: string): string[] => [key, `${key}.text`].filter(id => !Object.hasOwn(en, id));
      const missing = game.options.flatMap(spec => {
        const choices = spec.kind === 'choice' && spec.choices.length > 1 ? spec.choices : [];
        const unnamed = choices.filter(
          id => lacking(`${spec.id}.${id}`).length > 0 && lacking(`setup.${spec.id}.${id}`).length > 0,
        );
        return [...lacking(`setup.${spec.id}`), ...unnamed.map(id => `${spec.id}.${id}`)];
      });
      expect(missing).toEqual([]);
    });
  });
}

/** Texts that nobody may read before they are told. */
const SECRETS = 'secrets/';

const BOOKLETS = 'content/booklet';

/** The catalogues in a folder of the game, if it has such a folder. */
const jsonIn = (folder: URL, room: string): string[] =>
  existsSync(new URL(room, folder))
    ? readdirSync(new URL(room, folder))
        .filter(name => name.endsWith('.json'))
        .map(name => room + name)
    : [];

/** All that is written in a folder of the game, tests aside. */
const sourceOf = (folder: URL, room: string): string =>
  (existsSync(new URL(room, folder)) ? readdirSync(new URL(`${room}/`, folder), { recursive: true }) : [])
    .map(String)
    .filter(name => /\.tsx?$/.test(name) && !name.split('/').includes('test') && name !== 'glyphs.ts')
    .map(name => readFileSync(new URL(`${room}/${name}`, folder), 'utf8'))
    .join('\n');

const kindOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Everything with a dot in it that stands in quotes. */
const dottedIds = (source: string): string[] =>
  unique([...source.matchAll(/'([a-z]+(?:\.[a-zA-Z]+)+)'/g)]).filter(id => !/\.tsx?$/.test(id));

/** Text ids that a source names in full: whatever has a dot in it, and what stands where a text id belongs. */
const textIds = (source: string): string[] => [
  ...dottedIds(source),
  ...unique([...source.matchAll(/\b(?:text|prompt): '([^'./]+)'/g), ...source.matchAll(/\.tell\(\s*'([^'.]+)'/g)]),
];

/** What rows call their instructions, which may have a dot in it too: `{ op: 'monster.place' }`. */
const opNames = (source: string): Set<string> => new Set(unique([...source.matchAll(/\bop: '([\w.]+)'/g)]));

/** What the kernel asks when several things wait for an occurrence. */
const triggerPrompts = (source: string): string[] =>
  unique([...source.matchAll(/(?<!\.)\bhappen\(t, \{ what: '([a-z]+)'/g)]).flatMap(what => [
    `${what}.trigger`,
    `${what}.trigger.pass`,
  ]);

/** Text ids that a source puts together, with `*` for the part put in. */
const templates = (source: string): string[] =>
  unique([...source.matchAll(/`([a-zA-Z-]+\.[^`/ ]*\$\{[^`]*)`/g)]).map(template =>
    template.replace(/\$\{[^}]*\}/g, '*'),
  );

const unique = (found: readonly RegExpMatchArray[]): string[] => [...new Set(found.map(match => match[1] as string))];

const pattern = (wild: string): RegExp =>
  new RegExp(
    `^${wild
      .split('*')
      .map(part => part.replace(/\./g, '\\.'))
      .join('.+')}$`,
  );

// ---- the board ----

export interface BoardPlan<V> {
  /** Everything that needs a drawing of its own. */
  readonly cards: readonly string[];
  readonly drawings: { readonly [card: string]: string };
  readonly guide: readonly { readonly text: Text }[];
  /** The last page, where a board has one, and what everybody sees of some match. */
  readonly last?: {
    readonly view: V;
    readonly ending: {
      readonly account: Account<V>;
      readonly sources: { readonly [id: string]: string };
      readonly figures: { readonly [id: string]: string };
    };
  };
}

/** The drawings of a board: one a card, none twice, none left over; and a guide that has words. */
export function board<S, V>({ folder, texts }: GameKit<S, V>, { cards, drawings, guide, last }: BoardPlan<V>): void {
  describe('the board', () => {
    test('has a drawing for every card, and none twice', () => {
      for (const id of cards) expect(drawings[id], id).toBeTypeOf('string');
      expect(Object.keys(drawings)).toHaveLength(cards.length);
      expect(new Set(Object.values(drawings)).size).toBe(cards.length);
    });

    test('uses every drawing that glyphs.json lists', () => {
      const names: string[] = JSON.parse(readFileSync(new URL('table/glyphs.json', folder), 'utf8'));
      const source = sourceOf(folder, 'table');
      const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(names.filter(name => !new RegExp(`\\b${camel(name)}\\b`).test(source))).toEqual([]);
    });

    test('has words for every step of its guide, and for no other', () => {
      const steps = guide.map(({ text }) => text.text).sort();
      for (const language of LANGUAGES)
        expect(Object.keys(texts[language]).filter(key => pattern(GUIDE).test(key))).toEqual(steps);
    });

    if (!last) return;
    test('has a name and a drawing for every source of points and every figure of the last page', () => {
      const { view, ending } = last;
      const { account, sources, figures } = ending;
      expect(Object.keys(sources)).toEqual(account.points(view).map(({ id }) => id));
      expect(Object.keys(figures)).toEqual(account.figures(view, []).map(({ id }) => id));
      const named = [
        ...Object.keys(sources).map(id => `table.source.${id}`),
        ...Object.keys(figures).map(id => `table.tally.${id}`),
      ].sort();
      for (const language of LANGUAGES) {
        const said = Object.keys(texts[language]).filter(key => ENDING.some(wild => pattern(wild).test(key)));
        expect(said.sort()).toEqual(named);
      }
    });
  });
}
