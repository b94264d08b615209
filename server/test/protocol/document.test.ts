// docs/protocol.md says what the server does: its shapes are those of protocol.ts, its codes, statuses and limits too.

import { readFileSync } from 'node:fs';
import type { Option, OptionSpec, Outcome, Refused } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import * as protocol from '../../protocol.ts';
import { CHAT_KEPT, MOST_LISTED } from '../../store/port.ts';
import type * as wire from '../wire.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('the tests’ own wire is the document, word for word', async () => {
  const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  const head = '// The shapes of docs/protocol.md, word for word: `vitest run document -u` takes them from there.\n';
  const shapes = blocks.join('\n').replace(/^(interface|type) /gm, 'export $1 ');
  await expect(`${head}\n${shapes}`).toMatchFileSnapshot('../wire.ts');
});

// ---- shapes: each fits where the other is wanted. The compiler is the test; nothing happens when it runs. ----

/** Without what is only a promise not to write. */
type Plain<T> = T extends readonly [infer A]
  ? [Plain<A>]
  : T extends readonly [infer A, infer B]
    ? [Plain<A>, Plain<B>]
    : T extends readonly (infer Item)[]
      ? Plain<Item>[]
      : T extends object
        ? { -readonly [Field in keyof T]: Plain<T[Field]> }
        : T;

/** With every field there that may be missing, and none that must be: one that only one of two shapes has is then seen. */
type Full<T> = T extends readonly [infer A, infer B]
  ? [Full<A>, Full<B>]
  : T extends readonly (infer Item)[]
    ? Full<Item>[]
    : T extends object
      ? { [Field in keyof T as [T[Field]] extends [undefined] ? never : Field]-?: Full<T[Field]> }
      : T;

type Fits<Documented, Real> = [Documented] extends [Real]
  ? [Real] extends [Documented]
    ? true
    : 'the server has more than the document says'
  : 'the document says more than the server has';

type Same<Documented, Real> =
  Fits<Documented, Plain<Real>> extends true
    ? Fits<Full<Documented>, Full<Plain<Real>>>
    : Fits<Documented, Plain<Real>>;

type Of<Schema extends z.ZodType> = z.infer<Schema>;

const SHAPES: {
  Health: Same<wire.Health, protocol.Health>;
  Box: Same<wire.Box, protocol.GamesList['games'][number]>;
  SettingBody: Same<wire.SettingBody, Of<typeof protocol.settingBody>>;
  Setting: Same<wire.Setting, protocol.SettingAnswer>;
  Texts: Same<wire.Texts, protocol.Texts>;
  CreateBody: Same<wire.CreateBody, protocol.CreateBody>;
  Created: Same<wire.Created, protocol.Created>;
  JoinBody: Same<wire.JoinBody, protocol.JoinBody>;
  Joined: Same<wire.Joined, protocol.Joined>;
  LeaveBody: Same<wire.LeaveBody, protocol.LeaveBody>;
  ImportBody: Same<wire.ImportBody, protocol.ImportBody>;
  HostBody: Same<wire.HostBody, protocol.HostBody>;
  TablesList: Same<wire.TablesList, protocol.TablesList>;
  TableFacts: Same<wire.TableFacts, protocol.TableFacts>;
  BranchBody: Same<wire.BranchBody, protocol.BranchBody>;
  CampaignAnswer: Same<wire.CampaignAnswer, protocol.CampaignAnswer>;
  ReplayAnswer: Same<wire.ReplayAnswer, protocol.ReplayAnswer>;
  WireError: Same<wire.WireError, protocol.WireError>;
  ClientMessage: Same<wire.ClientMessage, protocol.ClientMessage>;
  ServerMessage: Same<wire.ServerMessage, protocol.ServerMessage>;
  Decision: Same<wire.Decision, protocol.Decision>;
  Option: Same<wire.Option, Option>;
  Refused: Same<wire.Refused, Refused>;
  OptionSpec: Same<wire.OptionSpec, OptionSpec>;
  WireEvent: Same<wire.WireEvent, protocol.WireEvent>;
  Outcome: Same<wire.Outcome, Outcome>;
} = {
  Health: true,
  Box: true,
  SettingBody: true,
  Setting: true,
  Texts: true,
  CreateBody: true,
  Created: true,
  JoinBody: true,
  Joined: true,
  LeaveBody: true,
  ImportBody: true,
  HostBody: true,
  TablesList: true,
  TableFacts: true,
  BranchBody: true,
  CampaignAnswer: true,
  ReplayAnswer: true,
  WireError: true,
  ClientMessage: true,
  ServerMessage: true,
  Decision: true,
  Option: true,
  Refused: true,
  OptionSpec: true,
  WireEvent: true,
  Outcome: true,
};

/** The field names of a shape in the document. */
function fieldsOf(name: string): string[] {
  const body = new RegExp(`^interface ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(page)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field as string);
}

// An optional field that only one of them has escapes the compiler.
test.each([
  ['Health', protocol.health],
  ['CreateBody', protocol.createBody],
  ['JoinBody', protocol.joinBody],
  ['LeaveBody', protocol.leaveBody],
  ['ImportBody', protocol.importBody],
  ['SettingBody', protocol.settingBody],
  ['TableFacts', protocol.tableFacts],
  ['ChapterFacts', protocol.chapterFacts],
  ['BranchBody', protocol.branchBody],
  ['SeatFacts', protocol.seatFacts],
  ['ReplayAnswer', protocol.replayAnswer],
  ['Box', protocol.gamesList.shape.games.element],
  ...protocol.serverMessage.options
    .filter(({ shape: { t } }) => t.value === 'table' || t.value === 'news')
    .map(schema => [schema.shape.t.value === 'table' ? 'TableMessage' : 'NewsMessage', schema] as const),
] as const)('%s has the same fields in the document as in the schema', (name, schema) => {
  expect(fieldsOf(name).sort()).toEqual(Object.keys(schema.shape).sort());
});

test('every code stands in the table of errors with its status', () => {
  const stated: Record<string, number> = {};
  for (const [, codes, status] of page.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) +\| (\d{3}) +\|/gm))
    for (const [, code] of (codes ?? '').matchAll(/`([a-z-]+)`/g)) stated[code as string] = Number(status);
  expect(stated).toEqual(protocol.STATUS);
});

test('every message has a shape, every call a row', () => {
  expect(Object.values(SHAPES).every(Boolean)).toBe(true);
  const sent = protocol.serverMessage.options.map(({ shape }) => shape.t.value);
  const heard = protocol.clientMessage.options.map(({ shape }) => shape.t.value);
  for (const t of [...sent, ...heard]) expect(page).toContain(`t: '${t}'`);
  const rest = ['../../rest.ts', '../../rest-past.ts', '../../rest-host.ts'].map(file =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const calls = [...rest.join('\n').matchAll(/app\.(get|post|delete)\(\s*'([^']+)'/g)];
  expect(calls.length).toBeGreaterThan(15);
  for (const [, method, path] of calls) expect(page).toContain(`| \`${method?.toUpperCase()} ${path}\` `);
});

test('the limits are those of the server', () => {
  const n = (value: number): string => value.toLocaleString('en');
  const { messagesPerSecond, messagesAtOnce, addressMessagesPerSecond, addressMessagesAtOnce } = LIMITS;
  expect(page).toContain(
    `${n(messagesPerSecond)} a second of one connection, ${n(messagesAtOnce)} at once; ${n(addressMessagesPerSecond)} a second of one address, ${n(addressMessagesAtOnce)} at once`,
  );
  expect(page).toContain(`${n(LIMITS.connectionsPerAddress)} of one address`);
  expect(page).toContain(
    `${n(LIMITS.callsPerMinute)} a minute of one identity or seat; ${n(LIMITS.addressCallsPerMinute)} a minute of one address`,
  );
  expect(page).toContain(`${n(LIMITS.filesPerMinute)} a minute of one address`);
  expect(page).toContain(
    `after ${n(LIMITS.refusalsAtOnce)}\nof one address, its sockets are cut without an answer, but for ${LIMITS.refusalsPerSecond} a second`,
  );
  expect(page).toContain(`${n(LIMITS.tablesPerIdentity)} of one identity`);
  expect(page).toContain(`${n(LIMITS.ownerlessPerHour)} an hour of one address, ${n(LIMITS.ownerlessAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.openPerHour)} an hour of one identity, ${n(LIMITS.openAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.onlookerLinesPerMinute)} a minute, ${n(LIMITS.onlookerLinesAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.linesPerMinute)} a minute, ${n(LIMITS.linesAtOnce)} at once; four times`);
  expect(page).toContain(`The last ${CHAT_KEPT} of a table are kept`);
  expect(page).toContain(`${n(LIMITS.wishesPerMinute)} a minute of one seat, ${n(LIMITS.wishesAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.onwardPerHour)} an hour of one seat, ${n(LIMITS.onwardAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.backsPerSecond)} a second of one table, ${n(LIMITS.backsAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.importsPerHour)} an hour of one identity, ${n(LIMITS.importsAtOnce)} at once`);
  expect(page).toContain(`${n(LIMITS.replaysPerSecond)} a second of one seat, ${n(LIMITS.replaysAtOnce)} at once`);
  expect(page).toContain(
    `${n(LIMITS.workPerSecond)} ms a second for one identity or seat, ${n(LIMITS.workAtOnce)} at once; ${n(LIMITS.addressWorkPerSecond)} a second for one address, ${n(LIMITS.addressWorkAtOnce)} at once`,
  );
  const mib = (bytes: number): string => `${n(bytes / 1024 / 1024)} MiB`;
  expect(page).toContain(
    `${mib(LIMITS.unsentBytes)} of one socket (one answer to a call may be larger), ${mib(LIMITS.addressUnsentBytes)} of one address, ${mib(LIMITS.processUnsentBytes)} of all`,
  );
  expect(page).toContain(`\`too much unread\`: more than ${mib(LIMITS.unsentBytes)} waited to be read`);
  expect(page).toContain(`an import 2 MiB and ${n(protocol.MOST_IMPORT_ENTRIES)} entries`);
  expect(page).toContain(
    `a campaign ${mib(protocol.MOST_CAMPAIGN_BYTES)}, ${n(protocol.MOST_CAMPAIGN_CHAPTERS)} chapters and ${n(protocol.MOST_CAMPAIGN_ENTRIES)} entries`,
  );
  expect(page).toContain(`counts as one table of whoever owns it, and has at most ${MOST_LISTED}`);
  expect(page).toContain(`${protocol.MOST_NAME}, ${protocol.MOST_CHAT}, 64, 100 characters`);
});
