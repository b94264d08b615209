// A real browser for tests: one that is installed, or one that can be installed, or a sentence that says what to do.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The shell has no windows at all and does the same for a seventh less of the machine: it comes first. */
const SHELL = 'chromium-headless-shell';
const PLACES = [
  process.env.CHROME_PATH,
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What the browser does without. It heeds the last list it is given, so what Playwright leaves out stands here again. Behind the
 * address bar of each window, which nobody sees, it would load two pages of its own, at more than the cost of one of ours.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join()}`,
];

const installed = (): string | undefined => {
  const own = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return undefined;
    }
  })();
  return [...PLACES, own].find(place => place !== undefined && place !== '' && existsSync(place));
};

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** The path of a Chrome or Chromium, installed now if need be. */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('No browser found: installing Debian’s chromium for the page tests.');
    run('apt-get', 'update', '-qq');
    const install = (name: string): boolean => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
    // Not every Debian has it.
    if (!install(SHELL)) install('chromium');
  } else {
    console.log('No browser found: installing Playwright’s own Chromium for the page tests.');
    const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
    run(process.execPath, cli, 'install', 'chromium');
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'The page tests need Chrome or Chromium and none could be installed. Install one, or set CHROME_PATH to its program, and run the tests again.',
  );
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
