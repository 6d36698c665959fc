// Whoever manages the site says how often an act is possible, and how much more for those who are trusted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
}, 60_000);
afterAll(() => test?.close());

it.each([
  [1440, 'light', '20', '7', '1,400'],
  [390, 'dark', '30', '9', '2,700'],
] as const)(
  'shows what each level of trust may do, and changes it, at %i px, %s',
  async (width, colorScheme, perAccount, times, ofStaff) => {
    const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 900 }, colorScheme });
    await page.goto('/dashboard/content/rate-limits');
    const reports = page.getByRole('row').filter({ has: page.getByText('reports', { exact: true }) });
    await page.getByRole('button', { name: 'Change the limit of reports' }).click();
    const form = page.getByRole('dialog', { name: 'Limit of reports' });
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel('Within so many seconds').fill('60');
    await form.getByLabel('By one account that is new').fill(perAccount);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByLabel('Staff: percent of a limit').fill(`${times}000`);
    await page.getByRole('button', { name: 'Save' }).click();
    await reports.getByText(ofStaff).waitFor();
    await reports.getByText('1 minute').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.context().close();
  },
  60_000,
);

it('is for those who manage the site', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto('/dashboard/content/rate-limits'))?.status()).toBe(403);
  await page.context().close();
});
