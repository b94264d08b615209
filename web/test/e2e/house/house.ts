// A house for a test file: the built page, a server on a free port with its own data, one browser, and visitors in it.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { NO_LIMITS, startServer } from '../../../../server/index.ts';
import { launchBrowser } from '../../../../tools/browser.ts';
import type { Settings } from '../../../keepsakes.ts';
import { builtPage } from './built-page.ts';

const ROOT = join(import.meta.dirname, '../../../..');

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** The folder of the built page. */
  readonly page: string;
  visitor(plan?: VisitorPlan): Promise<Visitor>;
  /** What each visitor has before them: for whoever reads why a test failed. */
  witness(): Promise<string>;
  /** Every visitor leaves. Fails if a page complained meanwhile. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface VisitorPlan {
  readonly name?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly settings?: Partial<Settings>;
  /**
   * Drawing costs a machine without a graphics card half a second a click. `bare`, unless given: nothing is drawn, and there
   * are no pictures, shadows and fades. `styled`: nothing is drawn, and nothing fades. `sharp`: as it is, for the camera.
   */
  readonly look?: 'bare' | 'styled' | 'sharp';
  /** Another server than the house's own. */
  readonly url?: string;
  /** Under the server's own security policy, which keeps out what other tests bring along. Goes with `sharp`. */
  readonly strict?: boolean;
  /** Complaints of the console that the test means to provoke. */
  readonly forgive?: RegExp;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly url: string;
  /** What came over the websocket, and what was sent. */
  readonly heard: string[];
  readonly said: string[];
  /** Errors of the page and its console. */
  readonly complaints: string[];
  /** Goes to an address of the page: `new/thunderstone/bot`. */
  go(to: string): Promise<void>;
  /** The identity that owns this browser's tables. */
  identity(): Promise<string>;
  leave(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-e2e-'));
  // One that is built for all of them lies there already (built-once.ts).
  const page = process.env.VEILLEE_PAGE ?? (await builtPage(folder));
  let dealt = 0;
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'data'),
    page,
    limits: NO_LIMITS,
    workers: 1,
    // A whole game is read before the first save is played again.
    patience: 8,
    // Whoever is to hold something open clicks on a busy machine.
    // Whoever runs a test again meets the same cards and the same bots.
    hall: { lullMs: 10_000, seeds: () => `house ${++dealt}` },
  });
  const browser = await launchBrowser();
  const visitors = new Set<Visitor>();
  const leave = async (visitor: Visitor): Promise<void> => {
    visitors.delete(visitor);
    await visitor.context.close();
  };
  return {
    url: server.url,
    browser,
    page,
    async visitor(plan = {}) {
      const visitor = await enter(browser, plan.url ?? server.url, plan, leave);
      visitors.add(visitor);
      return visitor;
    },
    witness: async () => (await Promise.all([...visitors].map(testimony))).join('\n\n'),
    async clear() {
      const complaints = [...visitors].flatMap(visitor => visitor.complaints);
      for (const visitor of visitors) await leave(visitor);
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where a visitor is, what the page says, and what last came and went over the wire. */
async function testimony({ page, heard, said, complaints }: Visitor, place: number): Promise<string> {
  const short = (text: string | undefined): string => (text ?? 'nothing').slice(0, 300);
  const text = await page
    .evaluate(() => document.body.innerText)
    .catch((error: unknown) => `no page any more: ${error}`);
  return [
    `Visitor ${place + 1} is at ${page.url()} and reads:`,
    text.replace(/\n+/g, '\n').slice(0, 2000),
    `heard ${heard.length}, lastly: ${short(heard.at(-1))}`,
    `said ${said.length}, lastly: ${short(said.at(-1))}`,
    ...complaints.map(complaint => `complained: ${complaint}`),
  ].join('\n');
}

/** Calm and quick: nothing travels, bots answer at once, no hints of the guided game, nothing offered. */
const SETTINGS: Partial<Settings> = {
  language: 'en',
  motion: 'less',
  pace: 'now',
  guided: ['thunderstone'],
  soundOffered: true,
};

const STOPPED = '{ animation: none !important; transition: none !important; }';
const STILL = [
  `*, ::before, ::after ${STOPPED}`,
  // Of two important rules the one in an earlier layer counts, and in the first of the page's a short fading is left to whoever wants
  // less motion: seven frames for each thing that is lit.
  `@layer tokens { ${['', '::before', '::after'].map(part => `:root:root:root *${part}`).join()} ${STOPPED} }`,
].join('\n');
const PLAIN = `*, ::before, ::after { background-image: none !important; box-shadow: none !important; filter: none !important; }`;
/** Everything has its place, its style and its name, and can be touched; only nobody draws it, which would cost a third more. */
const UNDRAWN = 'html { opacity: 0 !important; }';
const LOOKS = { bare: `${UNDRAWN} ${STILL} ${PLAIN}`, styled: `${UNDRAWN} ${STILL}`, sharp: '' } as const;

/** Longest wait for anything on a page, on a machine that others use too. */
const PATIENCE = 60_000;

async function enter(
  browser: Browser,
  url: string,
  plan: VisitorPlan,
  leave: (visitor: Visitor) => Promise<void>,
): Promise<Visitor> {
  const look = plan.look ?? 'bare';
  const context = await browser.newContext({
    viewport: plan.viewport ?? WIDE,
    deviceScaleFactor: look === 'sharp' ? 1 : 0.5,
    hasTouch: plan.touch ?? false,
    isMobile: plan.touch ?? false,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // The page's own policy forbids foreign scripts; axe has to come in.
    bypassCSP: !plan.strict,
  });
  context.setDefaultTimeout(PATIENCE);
  const settings = { ...SETTINGS, name: plan.name ?? 'Ysolde', ...plan.settings };
  await context.addInitScript(kept => {
    if (localStorage.getItem('veillee.settings') === null) localStorage.setItem('veillee.settings', kept);
    // Touches count as done when they have become clicks; whoever waits for something looks again when anything has changed.
    const count = (what: 'clicks' | 'changes'): void => {
      Reflect.set(globalThis, what, Number(Reflect.get(globalThis, what) ?? 0) + 1);
      dispatchEvent(new Event(`counted ${what}`));
    };
    addEventListener('click', () => count('clicks'), true);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    // A page changes in several steps: whoever looked after each would see little that is new. Tests may stop the page's clock, but
    // not this one, which was taken before.
    const { setTimeout: soon } = globalThis;
    let isTold = true;
    const tell = (): void => {
      isTold = true;
      count('changes');
    };
    new MutationObserver(() => {
      if (isTold) soon(tell, 25);
      isTold = false;
    }).observe(document, everything);
  }, JSON.stringify(settings));
  await context.addInitScript(css => {
    const dress = (): void => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    };
    if (css !== '') addEventListener('DOMContentLoaded', dress);
  }, LOOKS[look]);
  const page = await context.newPage();
  const [heard, said, complaints]: [string[], string[], string[]] = [[], [], []];
  const complain = (text: string): void => {
    if (!plan.forgive?.test(text)) complaints.push(text);
  };
  page.on('pageerror', error => complain(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', message => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('websocket', socket => {
    socket.on('framereceived', frame => heard.push(String(frame.payload)));
    socket.on('framesent', frame => said.push(String(frame.payload)));
  });
  const visitor: Visitor = {
    page,
    context,
    url,
    heard,
    said,
    complaints,
    async go(to) {
      await page.goto(`${url}/#/${to}`);
    },
    identity: () => page.evaluate(() => JSON.parse(localStorage.getItem('veillee.identity') ?? '""') as string),
    leave: () => leave(visitor),
  };
  return visitor;
}

/** A server in a process of its own, which can be killed and started again where it was. */
export interface Process {
  readonly url: string;
  kill(): Promise<void>;
}

export async function startProcess(data: string, page: string, port = 0): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'server-process.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA: data, PAGE: page, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', chunk => {
      said += chunk;
      const found = /Veillée is at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`the server ended (${code}) before it began: ${said}`)));
  });
  return {
    url,
    kill: () =>
      new Promise(resolve => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
