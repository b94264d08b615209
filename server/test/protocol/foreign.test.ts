// A whole game played by somebody who has read docs/protocol.md and nothing else: of the server's code only its door is
// imported here. Every game of the shelf, whatever it is called.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../../index.ts';
import { Client, call, refusal } from '../client.ts';
import type { Box, Created, Decision, Health, Param, ReplayAnswer, Setting, TableFacts, Text, Texts } from '../wire.ts';

// Only this test needs it, so that server/package.json does not name it.
const ICU = 'intl-messageformat';
const { IntlMessageFormat } = (await import(ICU)) as typeof import('intl-messageformat');
type Message = InstanceType<typeof IntlMessageFormat>;

let server: Server;
let url: string;
let boxes: Box[];
const data = mkdtempSync(join(tmpdir(), 'veillee-foreign-'));
const MOST_DECISIONS = 4000;

beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', data, workers: 1, limits: NO_LIMITS });
  ({ url } = server);
  boxes = (await call<{ games: Box[] }>(url, '/api/games')).body.games;
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const FORMS = ['Le', 'Un', 'Du', 'Au', 'De', 'Gender'] as const;
/** Before a masculine, a feminine, a vowel, several. */
const ARTICLES = {
  Le: ['le ', 'la ', 'l’', 'les '],
  Un: ['un ', 'une ', '', 'des '],
  Du: ['du ', 'de la ', 'de l’', 'des '],
  Au: ['au ', 'à la ', 'à l’', 'aux '],
} as const;

/** Says texts as the document tells it. */
class Speaker {
  private readonly language: string;
  private readonly catalogue: Texts['texts'];
  private readonly messages = new Map<string, Message>();
  names: readonly string[] = [];

  constructor({ language, texts }: Texts) {
    this.language = language;
    this.catalogue = texts;
  }

  say({ text, words, with: params = {} }: Text): string {
    const player = /^player\.(\d+)$/.exec(text)?.[1];
    if (player !== undefined) return this.names[Number(player)] ?? '';
    const source = words?.[this.language as keyof typeof words] ?? this.catalogue[text];
    if (source === undefined) throw new Error(`no catalogue has ${text}`);
    let message = this.messages.get(text);
    if (!message) {
      message = new IntlMessageFormat(source, this.language, undefined, { ignoreTag: true });
      this.messages.set(text, message);
    }
    const values = Object.fromEntries(
      Object.entries(params).flatMap(([name, param]) => [
        [name, this.param(param)],
        [`${name}Is`, this.naming(param)],
        ...(Array.isArray(param) ? [[`${name}Or`, this.list(param, 'disjunction')] as const] : []),
        ...FORMS.map(form => [name + form, this.form(form, param)] as const),
        ...(['The', 'An'] as const).map(form => [name + form, this.article(form, param)] as const),
      ]),
    );
    return String(message.format(values));
  }

  private param(param: Param): string | number | boolean {
    if (typeof param !== 'object') return param;
    if (!Array.isArray(param)) return this.say(param);
    return this.list(param, 'conjunction');
  }

  private list(param: readonly Param[], type: 'conjunction' | 'disjunction'): string {
    const items = param.map(item => String(this.param(item)));
    const once = [...new Set(items)].map(item => {
      const count = items.filter(other => other === item).length;
      return count > 1 ? `${item} ×${count}` : item;
    });
    return new Intl.ListFormat(this.language, { type }).format(once);
  }

  /** A French name with the article that its sentence needs. */
  private form(form: (typeof FORMS)[number], param: Param): string {
    if (Array.isArray(param)) return param.map(item => this.form(form, item)).join(', ');
    const name = String(this.param(param));
    const text = typeof param === 'object' && 'text' in param ? param : undefined;
    const known = text && this.catalogue[`${text.text}@`];
    const like = known && /^as (\w+)$/.exec(known)?.[1];
    const inner = like && text?.with?.[like];
    if (inner) return this.form(form, inner);
    const [gender = 'm', ...marks] = known?.split(' ') ?? ['m', 'proper'];
    if (form === 'Gender') return gender;
    const elides = /^[aeiouyhéèêœâî]/i.test(name) && !marks.includes('aspirated');
    const de = elides ? 'd’' : 'de ';
    if (form === 'De') return de + name;
    if (marks.includes('proper')) return form === 'Du' ? de + name : form === 'Au' ? `à ${name}` : name;
    const at = gender.length > 1 ? 3 : elides ? 2 : gender === 'f' ? 1 : 0;
    return ARTICLES[form][form === 'Un' && at === 2 ? Number(gender === 'f') : at] + name;
  }

  /** An English name with its article. */
  private article(form: 'The' | 'An', param: Param): string {
    if (Array.isArray(param)) return param.map(item => this.article(form, item)).join(', ');
    const name = String(this.param(param));
    if (/^the /i.test(name)) return `the ${name.slice(4)}`;
    const known = typeof param === 'object' && 'text' in param ? this.catalogue[`${param.text}@`] : undefined;
    if (known === undefined || known === 'proper') return name;
    if (form === 'The') return `the ${name}`;
    return known === 'some' ? name : `${known} ${name}`;
  }

  /** This client reads for seat 0. */
  private naming(param: Param): string {
    const isReader = (item: Param): boolean => typeof item === 'object' && 'text' in item && item.text === 'player.0';
    if (!Array.isArray(param)) return isReader(param) ? 'you' : 'other';
    return param.some(isReader) ? (param.every(isReader) ? 'you' : 'youToo') : 'other';
  }

  /** Everything that a player would read of a question. */
  sayDecision({ prompt, with: params, options, refused, pass }: Decision): string[] {
    const texts: Text[] = [{ text: prompt, ...(params && { with: params }) }, ...options, ...refused];
    for (const { why } of refused) texts.push(why);
    if (pass) texts.push(pass);
    return texts.map(text => this.say(text));
  }
}

/** Dice of its own: games must come to an end. */
function dice(): (sides: number) => number {
  let state = 12345;
  return sides => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % sides;
  };
}

function anyPicks({ options, min, max, range, pass }: Decision, roll: (sides: number) => number): string[] {
  if (range) {
    const { min: least, max: most, step = 1 } = range;
    return [String(least + step * roll(Math.floor((most - least) / step) + 1))];
  }
  if (pass && (options.length === 0 || roll(4) === 0)) return [];
  const keys = options.map(({ key }) => key);
  const count = Math.max(min, Math.min(max, keys.length, 1));
  return Array.from({ length: count }, () => keys.splice(roll(keys.length), 1)[0] as string);
}

test('the server says what it speaks, and refuses a client of another protocol', async () => {
  const { body } = await call<Health>(url, '/api/health');
  expect(body).toMatchObject({ ok: true, protocol: 1 });
  const client = await Client.connect(url);
  client.send({ t: 'hello', protocol: 2, table: 'AAAAAAAAAAAA', tokens: [] });
  expect(await client.next('error', 0)).toMatchObject({ error: { code: 'protocol', detail: { protocol: 1 } } });
  await client.close();
});

test('boxes say how many can play with which options, and the server agrees', async () => {
  let most = 0;
  for (const box of boxes) {
    expect(box.seats.length).toBeGreaterThan(0);
    const ways = [{ options: {}, seats: box.seats }];
    for (const { option, value, seats } of box.seatsWith) ways.push({ options: { [option]: value }, seats });
    most = Math.max(most, ways.length);
    for (const { options, seats } of ways)
      for (let n = 1; n <= 16; n++) {
        const path = `/api/games/${box.id}/setting`;
        const { status, body } = await call<Setting>(url, path, { body: { seats: n, options } });
        expect(status, `${box.id} for ${n} with ${JSON.stringify(options)}`).toBe(seats.includes(n) ? 200 : 422);
        // Who is what is an option of its own, in games with roles.
        const given = Object.keys(body.options ?? {}).filter(id => id !== 'roles');
        if (status === 200) expect(given).toEqual(box.options.map(({ id }) => id));
      }
  }
  expect(most).toBeGreaterThan(1);
  expect(await refusal(url, '/api/games/chess/texts/en')).toBe('unknown-game');
  expect(await refusal(url, `/api/games/${boxes[0]?.id}/texts/xx`)).toBe('malformed');
});

test('a game of each box is played from its making to its replay', { timeout: 600_000 }, async () => {
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) await playWhole(box);
});

/** Sits alone against bots that roll dice, in the first language, then looks at it all again. */
async function playWhole(box: Box): Promise<void> {
  const speakers = await Promise.all(
    box.languages.map(
      async language => new Speaker((await call<Texts>(url, `/api/games/${box.id}/texts/${language}`)).body),
    ),
  );
  // As few as can play, whatever must be chosen for that.
  const ways = [{ option: '', value: '', seats: box.seats }, ...box.seatsWith].filter(({ seats }) => seats.length > 0);
  const fewest = Math.min(...ways.flatMap(({ seats }) => seats));
  const way = ways.find(({ seats }) => seats.includes(fewest));
  const options = way?.option ? { [way.option]: way.value } : {};
  const others = Array.from({ length: fewest - 1 }, () => ({ kind: 'bot', bot: box.bots[0] }));
  const body = { game: box.id, name: 'Nemo', seed: 'foreign', options, seats: [{ kind: 'me' }, ...others] };
  const made = (await call<Created>(url, '/api/tables', { body })).body;
  const [own] = made.seats;
  if (!own) throw new Error('no token came');
  const client = await Client.sit(url, made.table.id, [own.token]);
  const names = made.table.seats.map(({ name }) => name);
  for (const speaker of speakers) speaker.names = names;
  const roll = dice();
  let undone = 0;
  for (let n = 0; n < MOST_DECISIONS && client.facts?.status !== 'over'; n++) {
    await client.until(() => client.decisions.has(0) || client.facts?.status === 'over', 'a question or the end');
    const decision = client.decisions.get(0);
    if (!decision) break;
    for (const speaker of speakers)
      for (const words of speaker.sayDecision(decision)) expect(words.trim()).not.toBe('');
    const before = { entries: client.entries, view: client.views.get(0) };
    await client.answer(0, anyPicks(decision, roll));
    if (client.canUndo.get(0) && undone < 3) {
      const undo = await client.ask({ t: 'undo', seat: 0 });
      if (undo.ack === undefined) continue;
      undone++;
      await client.until(() => client.entries <= before.entries, 'the way back');
      if (client.entries === before.entries) expect(client.views.get(0)).toEqual(before.view);
    }
  }
  const facts = client.facts as TableFacts;
  expect(facts.status, `${box.id} after ${client.entries} entries`).toBe('over');
  expect(undone).toBeGreaterThan(0);
  const { outcome } = facts;
  if (!outcome) throw new Error('a game that is over has an outcome');
  for (const speaker of speakers) {
    expect(speaker.say(outcome.text)).not.toBe('');
    for (const event of client.events) for (const text of [event, ...(event.lines ?? [])]) speaker.say(text);
  }
  const last = `/api/tables/${facts.id}/replay/${client.entries}`;
  const { body: end } = await call<ReplayAnswer>(url, last, { token: own.token });
  expect(end).toMatchObject({ at: client.entries, entries: client.entries });
  expect(end.view, 'the last view, made of patches, is the view of the replay').toEqual(client.views.get(0));
  const { body: start } = await call<ReplayAnswer>(url, `/api/tables/${facts.id}/replay/0?as=everyone`, {
    token: own.token,
  });
  expect(start.turns.at(-1)?.turn).toBe(facts.turn);
  expect(client.decisions.size).toBe(0);
  await client.close();
}
