// Every kind of page as a guest meets it, at every width, in both schemes and from right to left: nothing is accepted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journey, startAfresh, startJourney } from './journey.ts';
import { faults, faultsRightToLeft, type Sight, still } from './page-faults.ts';
import { guestPages, readingPages } from './reading-pages.ts';
import { done, fillSmallSite, type SmallSite } from './small-site.ts';
import { tabFaults } from './tab-faults.ts';

const pages = { ...readingPages, ...guestPages };

const sights: readonly Sight[] = [
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
];

let journey: Journey;
let site: SmallSite;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  site = await fillSmallSite(journey.server);
  await done(site.admin.client.patch('/addons/ar-locale', { enabled: true }));
  page = await journey.open(still);
});
afterAll(() => journey?.close());

it.each(Object.entries(pages))('a guest: %s', async (_, address) => {
  await startAfresh(page, journey.server.url);
  expect(await faults(page, address(site), sights)).toEqual([]);
  expect(await tabFaults(page)).toEqual([]);
  expect(await faultsRightToLeft(page, address(site))).toEqual([]);
});
