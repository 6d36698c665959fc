// An administrator looks at the site as somebody else, and changes nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let secret: { discussionID: number; url: string };

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const room = { name: 'Field tests', urlcode: 'field-tests', customPermissions: true };
  const { categoryID } = await done(admin.client.post('/categories', room));
  secret = await discussion(admin, 'Batch 41', categoryID);
  await discussion(member, 'Bees on the roof', 1);
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (!folder) return;
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
}

const barOf = (page: Page) => page.getByRole('complementary', { name: 'View as', exact: true });
const isInView = (page: Page) =>
  page.evaluate(() => {
    const { bottom, top } = document.querySelector('.view-as')?.getBoundingClientRect() ?? new DOMRect();
    return top < bottom && bottom <= innerHeight + 1;
  });

it('begins from an answer of Why, stays on the screen, follows links, and ends where it is', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(
    `/dashboard/why?recordType=discussion&recordID=${secret.discussionID}&act=see&userID=${member.userID}`,
  );
  await page.getByRole('link', { name: 'View as Melba' }).click();
  await page.getByRole('heading', { name: 'View as', level: 1 }).waitFor();
  expect(await page.getByLabel('A member').isChecked()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'view-as-page');
  await page.getByRole('button', { name: 'See the site as they do' }).click();
  await barOf(page).waitFor();
  await page.getByText('Permission Problem').first().waitFor();
  expect(await barOf(page).textContent()).toMatch(/You see the site as .*Melba/);
  const refused: string[] = [];
  page.on('response', (each) => each.status() === 403 && refused.push(each.url()));
  await page.goto('/discussions');
  expect(await page.getByText('Batch 41').count()).toBe(0);
  // Followed without loading: the bar is no part of the page.
  await page.getByRole('main').getByRole('link', { name: 'Bees on the roof' }).first().click();
  await page.getByRole('heading', { name: 'Bees on the roof', level: 1 }).waitFor();
  expect(await isInView(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'view-as-bar');
  // What a visit counts elsewhere is not even tried.
  expect(refused).toEqual([]);
  // First in the document: reached by the first press of Tab, and announced before the page.
  await page.reload();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop');
  await page.keyboard.press('Enter');
  await barOf(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Bees on the roof', level: 1 }).waitFor();
  await page.goto('/discussions');
  await page.getByText('Batch 41').first().waitFor();
});

it('is seen and ended on a phone, in a language from right to left, on pages that are refused', async () => {
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 700 } });
  await done(admin.client.put('/view-as', {}));
  const answer = await page.goto(`${new URL(secret.url).pathname}?locale=ar`);
  expect(answer?.status()).toBe(403);
  const bar = page.locator('.view-as');
  await bar.waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await isInView(page)).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
  const { height } = (await bar.getByRole('button').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'view-as-rtl');
  await bar.getByRole('button').click();
  await bar.waitFor({ state: 'detached' });
});

it('says so where something was to be changed, and the page learns that it ended in another tab', async () => {
  const page = await test.openAs(admin.client.cookies);
  await done(admin.client.put('/view-as', { userID: member.userID }));
  await page.goto('/discussions');
  await barOf(page).waitFor();
  const refused = await page.evaluate(async () => {
    const sent = await fetch('/api/v2/discussions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Not by me', body: 'x', format: 'text', categoryID: 1 }),
    });
    return [sent.status, (await sent.json()).message];
  });
  expect(refused).toEqual([403, expect.stringMatching(/nothing can be changed/)]);
  await done(admin.client.delete('/view-as'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await barOf(page).waitFor({ state: 'detached' });
  const guest = await test.open();
  await guest.goto('/discussions');
  expect(await guest.locator('.view-as').count()).toBe(0);
});
