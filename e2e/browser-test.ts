// The built product and a real Chromium, for end-to-end tests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../app/testing/built-server.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Cookies = readonly { name: string; value: string }[];

export interface BrowserTest {
  server: BuiltServer;
  browser: Browser;
  /** A page of a fresh browser profile; failures of scripts in it fail the test at `close`. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The same, signed in as one of the people of the site. */
  openAs(cookies: Cookies, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** `hostname`: for what browsers grant to names alone, such as passkeys. `variables`: of the server's environment. */
export async function startBrowserTest(
  hostname?: string,
  variables: Record<string, string> = {},
  processes?: number,
): Promise<BrowserTest> {
  const [server, browser] = await Promise.all([
    startBuiltServer(variables, {
      ...(hostname && { hostname }),
      ...(processes && { processes }),
      isMigrated: true,
    }),
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
    waitForScripts(page);
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

/** Makes a tab one that was never here before, for a part of what a new profile costs: only `cookies` are there. */
export async function startAfresh(page: Page, url: string, cookies: Cookies = []): Promise<void> {
  // What a tab stores, only a document of that origin can clear: this one stores nothing.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await debuggerOf(page);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await page.context().clearCookies();
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
}

/** Pages are loaded before they are hydrated; tests go on when they are, but for those
 * that ask for no more than the beginning of a page. */
function waitForScripts(page: Page): void {
  for (const load of ['goto', 'reload'] as const) {
    const original = page[load].bind(page) as (...given: unknown[]) => Promise<Response | null>;
    page[load] = async (...given: unknown[]) => {
      const response = await original(...given);
      if ((given.at(-1) as { waitUntil?: string } | undefined)?.waitUntil !== 'commit')
        await pageHydrated(page);
      return response;
    };
  }
}

/** As text, since tests are compiled and pages are not. Pages without scripts, and whose scripts do not come, go on. */
export async function pageHydrated(page: Page): Promise<void> {
  const scripts = `document.querySelector('[data-scripts]')?.dataset.scripts.split(' ')[0]`;
  await page
    .evaluate(`(async () => { const it = ${scripts}; if (it) await (await import(it)).pageHydrated; })()`)
    .catch(() => undefined);
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends. Storage belongs to a context, and each file has its own. */
async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/** With more switches: one of its own, which the test closes. */
export function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...switches,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...SUGGESTIONS_OF_THE_ADDRESS_BAR].join()}`,
    ],
  });
}

/** Of two such switches Chromium reads the last alone: what Playwright turns off stays off by this list. */
const OFF_BY_PLAYWRIGHT = [
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
/** Pages of the browser's own, which nobody sees here: in every new profile they cost more than a page of ours. */
const SUGGESTIONS_OF_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Answers of 4xx and a network that is gone are logged on the console too: no fault of ours, recognised by their text. */
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

export function debuggerOf(page: Page): Promise<CDPSession> {
  const session = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, session);
  return session;
}

/** Run as a script of its own, which Chromium compiles once for all documents of a process; what `eval` gets, each time. */
async function loadAxe(page: Page): Promise<void> {
  const session = await debuggerOf(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
}

/**
 * What axe finds on the page as it stands: nothing is accepted. `colours`: it was checked before, in another scheme.
 * `within`: only what the selector names, where the rest is checked without what lies over it now.
 */
export async function axeViolations(
  page: Page,
  checked: 'all' | 'colours' = 'all',
  within?: string,
): Promise<Violation[]> {
  // Our policy allows no inline script; the debugger hands the source over past it.
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  await page.evaluate(movementEnded);
  return page.evaluate(
    async ([rules, place]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What sticks to the window stands at its own place there, and is not taken to cover what was scrolled away.
      const scrolled = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
      const violations = await axe.run(place ?? document, {
        runOnly: rules,
        // Style sheets are gone through for one rule alone, which is experimental and not among ours.
        preload: { assets: ['media'] },
        // The reports of axe name every part that passed: that takes as long as many of the rules.
        reporter: (results, _, report) =>
          report(
            results.flatMap(({ id, help, violations }) => {
              const targets = violations.slice(0, 5).map(({ node }) => node.selector.join(' '));
              return targets.length > 0 ? [{ id, help, targets }] : [];
            }),
          ),
      });
      window.scrollTo({ top: scrolled, behavior: 'instant' });
      return violations;
    },
    [
      checked === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: RULES_OF_COLOURS },
      within,
    ] as const,
  );
}

/** Colours of what fades in or out are those of no state. What moves without end, a spinner say, is not waited for. */
async function movementEnded(): Promise<void> {
  const isAwaited = (each: Animation) =>
    each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const deadline = performance.now() + 10_000;
  for (;;) {
    const awaited = document.getAnimations().filter(isAwaited);
    if (awaited.length === 0) return;
    if (performance.now() > deadline) throw new Error('Something on the page does not stop moving');
    // A frame, not the promise `finished`: one that is settled already would be asked again without end, and no frame drawn.
    await new Promise((done) => setTimeout(done, 20));
  }
}

interface Axe {
  run(
    context: string | Document,
    options: {
      runOnly: object;
      preload: object;
      reporter(results: ResultOfRule[], options: object, report: (found: Violation[]) => void): void;
    },
  ): Promise<Violation[]>;
}
interface ResultOfRule {
  id: string;
  help: string;
  violations: { node: { selector: string[] } }[];
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
