// The page that shows every component, with a clock of its own: where their states are walked.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BrowserTest, startBrowserTest } from '../browser-test.ts';
import { type Person, setUp } from '../small-site.ts';

export const STYLE_GUIDE = '/appearance/style-guides';

export interface Stage {
  test: BrowserTest;
  admin: Person;
  page: Page;
  button: (name: string) => Locator;
  /** The words of what has the focus. */
  focused: () => Promise<string | undefined>;
  /** Time stands still for as long as this takes; it passes by `runFor` alone. */
  withStoppedClock: (use: () => Promise<void>) => Promise<void>;
}

/** Once per file of tests; it is there when the first of them begins. */
export function styleGuideStage(): Stage {
  const stage = {
    button: (name) => stage.page.getByRole('button', { name, exact: true }),
    focused: () => stage.page.evaluate(() => document.activeElement?.textContent?.trim()),
    async withStoppedClock(use) {
      const now = await stage.page.evaluate(() => Date.now());
      await stage.page.clock.pauseAt(now + 60_000);
      await use();
      await stage.page.clock.resume();
    },
  } as Stage;
  beforeAll(async () => {
    stage.test = await startBrowserTest();
    stage.admin = await setUp(stage.test.server);
    stage.page = await stage.test.openAs(stage.admin.client.cookies, {
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    await stage.page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    await openGuide(stage.page);
  });
  afterAll(() => stage.test?.close());
  return stage;
}

export async function openGuide(page: Page, query = ''): Promise<void> {
  await page.goto(`${STYLE_GUIDE}${query}`);
}

export const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
