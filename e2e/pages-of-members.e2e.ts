// Every kind of page as a member meets it, at every width, in both schemes: nothing is accepted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrowserTest, startAfresh, startBrowserTest } from './browser-test.ts';
import { faults, still, type ViewportCase } from './page-faults.ts';
import { memberPages, readingPages } from './reading-pages.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

const pages = { ...readingPages, ...memberPages };

const viewports: readonly ViewportCase[] = [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
];

let test: BrowserTest;
let site: SmallSite;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  page = await test.open(still);
});
afterAll(() => test?.close());

it.each(Object.entries(pages))('a member: %s', async (_, address) => {
  await startAfresh(page, test.server.url, site.member.client.cookies);
  expect(await faults(page, address(site), viewports)).toEqual([]);
});
