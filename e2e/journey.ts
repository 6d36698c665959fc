// A whole site and a real Chromium, for journeys through the built product.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { createPageRenderer } from '../app/render-page.tsx';
import { testSite } from '../app/testing/test-site.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';

const clientFolder = join(import.meta.dirname, '../dist/client');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Journey {
  site: TestSite;
  browser: Browser;
  /** A page of a fresh browser profile; failures of scripts in it fail the journey at `close`. */
  open(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
  close(): Promise<void>;
}

export async function startJourney(): Promise<Journey> {
  const site = await testSite({
    withJobs: true,
    renderPage: await createPageRenderer(clientFolder),
    assetsFolder: clientFolder,
  });
  const browser = await chromium.launch({
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
  const failures: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    site,
    browser,
    async open(options) {
      const context = await browser.newContext({
        locale: 'en',
        timezoneId: 'UTC',
        baseURL: site.url,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
          failures.push(`${page.url()}: ${message.text()}`);
      });
      return page;
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await site.close();
      if (failures.length > 0) throw new Error(`Scripts failed in the browser:\n${failures.join('\n')}`);
    },
  };
}

export interface Violation {
  id: string;
  help: string;
  targets: string[];
}

/** What axe finds on the page as it stands: nothing is accepted. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  // Run in an isolated world would be cleaner, but axe must see the page's own styles; our policy allows no inline
  // script, so the source is handed over by the debugger.
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map((node) => node.target.join(' ')).slice(0, 5),
    }));
  });
}

export const WIDTHS = [390, 768, 1440] as const;

/** How far the page can be scrolled sideways; it never should be. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
