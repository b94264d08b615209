// Honest players notice no limit: what a family, a café and a tournament behind one address ask for, reckoned against the limits
// themselves. The table stands in docs/hosting.md.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../index.ts';

const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const MIB = 1024 * 1024;
const PEOPLE_AN_ADDRESS = 4;

/** What one person asks for, on the high side. Milliseconds are of the thread on which everybody plays. */
const PERSON = {
  /** Every fifth has a second tab. */
  connections: 1.2,
  messagesPerSecond: 0.5,
  /** After a restart: `hello`, and what was not acknowledged again. */
  messagesAtOnce: 2,
  callsOnArrival: 6,
  filesOnArrival: 35,
  answerMs: 0.5,
  helloMs: 8,
  callMs: 0.3,
  listMs: 2,
  /** A whole table that nobody has read yet. */
  tableBytes: 60 * 1024,
  importsPerHour: 1,
  secondsBetweenReplays: 20,
};

interface Company {
  readonly name: string;
  readonly people: number;
  readonly tables: number;
}

const COMPANIES: readonly Company[] = [
  { name: 'a family', people: 5, tables: 5 },
  { name: 'a café', people: 40, tables: 20 },
  { name: 'a tournament', people: 800, tables: 200 },
];

/** What they ask for together, from one address, beside what an address may. All of them come, or come back, within one minute. */
function asks({ people, tables }: Company): readonly (readonly [what: string, asked: number, may: number])[] {
  const { connections, messagesPerSecond, messagesAtOnce, callsOnArrival, filesOnArrival } = PERSON;
  const { answerMs, helloMs, callMs, listMs, tableBytes, secondsBetweenReplays } = PERSON;
  const arrivalMs = helloMs + listMs + callsOnArrival * callMs;
  return [
    ['connections', people * connections, LIMITS.connectionsPerAddress],
    ['messages a second', people * messagesPerSecond, LIMITS.addressMessagesPerSecond],
    ['messages at once', people * messagesAtOnce, LIMITS.addressMessagesAtOnce],
    ['calls in a minute', people * callsOnArrival, LIMITS.addressCallsPerMinute],
    ['files in a minute', people * filesOnArrival, LIMITS.filesPerMinute],
    ['work, ms a second', people * messagesPerSecond * answerMs, LIMITS.addressWorkPerSecond],
    ['work at once, ms', people * arrivalMs, LIMITS.addressWorkAtOnce],
    ['unread, MiB', (people * tableBytes) / MIB, LIMITS.addressUnsentBytes / MIB],
    ['looks back a second', people / secondsBetweenReplays, PEOPLE_AN_ADDRESS * LIMITS.replaysPerSecond],
    ['tables of one identity', tables, LIMITS.tablesPerIdentity],
  ];
}

test.each(COMPANIES)('$name asks for no more than an address may', company => {
  for (const [what, asked, may] of asks(company)) expect(asked, what).toBeLessThanOrEqual(may);
});

test('a person alone has far more than they need', () => {
  const { messagesPerSecond, messagesAtOnce, callsPerMinute, workPerSecond, workAtOnce, importsPerHour } = LIMITS;
  const { answerMs, helloMs, listMs } = PERSON;
  // Somebody who answers ten times a second, by keyboard, and asks for everything anew each minute.
  expect(10).toBeLessThan(messagesPerSecond / 4);
  expect(10 * answerMs + (helloMs + listMs) / 60).toBeLessThan(workPerSecond / 4);
  expect(messagesAtOnce).toBeGreaterThan(100);
  expect(callsPerMinute).toBeGreaterThan(10 * PERSON.callsOnArrival);
  expect(workAtOnce).toBeGreaterThan(100 * helloMs);
  // Looking back through a game: ten a second while they drag, twenty milliseconds each, for ten seconds.
  expect(10 * 20 * 10).toBeLessThan(workAtOnce + 10 * workPerSecond);
  expect(importsPerHour).toBeGreaterThan(PERSON.importsPerHour);
  expect(PEOPLE_AN_ADDRESS * importsPerHour).toBeGreaterThanOrEqual(40 * PERSON.importsPerHour);
});

test('the table of docs/hosting.md is this one', () => {
  const n = (value: number): string => (Math.round(10 * value) / 10).toLocaleString('en');
  const rows = asks(COMPANIES[0] as Company).map(([what, , may], i) => {
    const asked = COMPANIES.map(company => n(asks(company)[i]?.[1] ?? Number.NaN));
    return `| ${[what, ...asked, n(may)].join(' | ')} |`;
  });
  const people = `| one address | ${COMPANIES.map(({ name, people: many }) => `${name}, ${many}`).join(' | ')} | may |`;
  expect(page).toContain([people, '| --- | --- | --- | --- | --- |', ...rows].join('\n'));
});
