// Words are tried on what was written before they are saved: on a phone and on a desk.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await discussion(member, 'Cheap honey for sale', 1);
});
afterAll(() => test?.close());

it.each([390, 1440])('says which posts words would have held, on %i px', async (width) => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width, height: 900 } });
  await page.goto('/dashboard/content/premoderation');
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill('cheap honey');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('It would have held 1 post').waitFor();
  await page.getByRole('link', { name: 'Cheap honey for sale' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/premoderation-trial-${width}.png`, fullPage: true });
  await words.fill('beeswax');
  await page.getByText('It would have held 1 post').waitFor({ state: 'detached' });
  const { body } = await admin.client.get<Record<string, unknown>>('/config?select=premoderation.keywords');
  expect(JSON.stringify(body)).not.toContain('honey');
  await page.close();
});
