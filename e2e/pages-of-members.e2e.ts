// Every kind of page as a member meets it, at every width, in both schemes: nothing is accepted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journey, startAfresh, startJourney } from './journey.ts';
import { faults, type Sight, still } from './page-faults.ts';
import { memberPages, readingPages } from './reading-pages.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

const pages = { ...readingPages, ...memberPages };

const sights: readonly Sight[] = [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
];

let journey: Journey;
let site: SmallSite;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  site = await fillSmallSite(journey.server);
  page = await journey.open(still);
});
afterAll(() => journey?.close());

it.each(Object.entries(pages))('a member: %s', async (_, address) => {
  await startAfresh(page, journey.server.url, site.member.client.cookies);
  expect(await faults(page, address(site), sights)).toEqual([]);
});
