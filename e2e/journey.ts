// The built product and a real Chromium, for journeys through both.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../app/testing/built-server.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Journey {
  server: BuiltServer;
  browser: Browser;
  /** A page of a fresh browser profile; failures of scripts in it fail the journey at `close`. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The same, signed in as one of the people of the site. */
  openAs(cookies: readonly { name: string; value: string }[], options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** `hostname`: for what browsers grant to names alone, such as passkeys. */
export async function startJourney(hostname?: string): Promise<Journey> {
  const [server, browser] = await Promise.all([
    startBuiltServer({}, { ...(hostname && { hostname }), isMigrated: true }),
    sharedBrowser(),
  ]);
  const failures: string[] = [];
  const contexts: BrowserContext[] = [];
  const newContext = async (options?: BrowserContextOptions) => {
    // What a worker answers is no request to the server: only where the worker is what is tried, it takes part.
    const defaults = {
      locale: 'en',
      timezoneId: 'UTC',
      baseURL: server.url,
      serviceWorkers: 'block',
    } satisfies BrowserContextOptions;
    const context = await browser.newContext({ ...defaults, ...options });
    context.setDefaultTimeout(10_000);
    contexts.push(context);
    return context;
  };
  const newPage = async (context: BrowserContext) => {
    const page = await context.newPage();
    watch(page, failures);
    return page;
  };
  return {
    server,
    browser,
    open: async (options) => newPage(await newContext(options)),
    async openAs(cookies, options) {
      const context = await newContext(options);
      await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: server.url })));
      return newPage(context);
    },
    async close() {
      for (const context of contexts) await context.close();
      await server.close();
      if (failures.length > 0) throw new Error(`Scripts failed in the browser:\n${failures.join('\n')}`);
    },
  };
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends. What is kept belongs to a context, and each file has its own. */
async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (known?.isConnected()) return known;
  shared = launch();
  return shared;
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Answers of 4xx and a network that is gone are said on the console too: no fault of ours, told apart by their words. */
const EXPECTED = /the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/;

function watch(page: Page, failures: string[]): void {
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      failures.push(`${page.url()}: ${message.text()}`);
  });
}

export interface Violation {
  id: string;
  help: string;
  targets: string[];
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can change when nothing but colours does. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** Run as a script of its own, which Chromium compiles once for all documents of a process; what `eval` gets, each time. */
async function bringAxe(page: Page): Promise<void> {
  const session = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: axeSource });
}

/**
 * What axe finds on the page as it stands: nothing is accepted. `colours`: it was judged before, in another scheme.
 * `within`: only what the selector names, where the rest is judged without what lies over it now.
 */
export async function axeViolations(
  page: Page,
  judged: 'all' | 'colours' = 'all',
  within?: string,
): Promise<Violation[]> {
  // Our policy allows no inline script; the debugger hands the source over past it.
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  return page.evaluate(
    async ([rules, place]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: string | Document,
            options: object,
          ): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const { violations } = await axe.run(place ?? document, {
        runOnly: rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map((node) => node.target.join(' ')).slice(0, 5),
      }));
    },
    [
      judged === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: RULES_OF_COLOURS },
      within,
    ] as const,
  );
}

/** How far the page can be scrolled sideways; it never should be. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until a page is on the screen: its address is there before it, while it is still fetched and drawn. */
export async function arriveAt(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await page.waitForURL(url);
  await page.waitForFunction(() => !window.navigation?.transition);
}
