// Every kind of page as a member meets it: nothing is accepted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Journey, startJourney } from './journey.ts';
import { faults, type Sight, still } from './page-faults.ts';
import { memberPages, readingPages } from './reading-pages.ts';
import { fillSmallSite, type SmallSite } from './small-site.ts';

/** Where members find more than guests do. */
const forMembers = ['home', 'the list', 'a category', 'a thread', 'a question', 'a permalink', 'a profile'];
const reading = Object.entries(readingPages).filter(([name]) => forMembers.includes(name));
const pages = [...reading, ...Object.entries(memberPages)];

/** What guests read was judged for them at every sight. */
const ofReading: readonly Sight[] = [
  [390, 'dark'],
  [1440, 'light'],
];
const ofMembers: readonly Sight[] = [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
];

let journey: Journey;
let site: SmallSite;
beforeAll(async () => {
  journey = await startJourney();
  site = await fillSmallSite(journey.server);
});
afterAll(() => journey?.close());

it.each(pages)('a member: %s', async (name, address) => {
  const page = await journey.openAs(site.member.client.cookies, still);
  expect(await faults(page, address(site), name in memberPages ? ofMembers : ofReading)).toEqual([]);
  await page.context().close();
});
