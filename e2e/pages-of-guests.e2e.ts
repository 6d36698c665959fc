// Every kind of page as a guest meets it, at every width, in both schemes and from right to left: nothing is accepted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BrowserTest, startAfresh, startBrowserTest } from './browser-test.ts';
import { faults, faultsRightToLeft, still, type ViewportCase } from './page-faults.ts';
import { guestPages, readingPages } from './reading-pages.ts';
import { done, fillSmallSite, type SmallSite } from './small-site.ts';
import { tabFaults } from './tab-faults.ts';

const pages = { ...readingPages, ...guestPages };

const viewports: readonly ViewportCase[] = [
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
];

let test: BrowserTest;
let site: SmallSite;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  await done(site.admin.client.patch('/addons/ar-locale', { enabled: true }));
  page = await test.open(still);
});
afterAll(() => test?.close());

it.each(Object.entries(pages))('a guest: %s', async (_, address) => {
  await startAfresh(page, test.server.url);
  expect(await faults(page, address(site), viewports)).toEqual([]);
  expect(await tabFaults(page)).toEqual([]);
  expect(await faultsRightToLeft(page, address(site))).toEqual([]);
});
