// A page of the community's own that simply holds text: written with the editor of posts, a draft, published.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { still } from './page-faults.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)('is written, published and read at %i px (%s)', async (width, colorScheme) => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width, height: 900 } });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const folder = process.env.PARLEY_TEST_PICTURES;
  const address = `/house-rules-${width}`;
  await page.goto('/appearance/pages/add');
  await page.getByLabel('Title').fill(`House rules ${width}`);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await page.getByText('Write the text of the page.').waitFor();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  // The editor has come once the plain text area has made room for it.
  await page.locator('[contenteditable="true"]').first().waitFor();
  await text.pressSequentially('Be kind. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Always.');
  // What the title bar covers by halves while one scrolls is not measured.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await arriveAt(page, /\/appearance\/pages\/\d+\/edit/);

  const guest = await test.open({ ...still, viewport: { width, height: 900 } });
  expect((await guest.goto(address))?.status()).toBe(404);
  await page.getByLabel('Published', { exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The page was saved.').waitFor();
  await page.reload();
  await page.getByText('Be kind. Always.').waitFor();
  if (folder) await page.screenshot({ path: `${folder}/text-page-form-${width}.png`, fullPage: true });
  await guest.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect((await guest.goto(address))?.status()).toBe(200);
  await guest.getByRole('heading', { level: 1, name: `House rules ${width}` }).waitFor();
  expect(await guest.locator('main .userContent strong').textContent()).toBe('Always.');
  expect(await sidewaysScroll(guest)).toBe(0);
  expect(await axeViolations(guest)).toEqual([]);
  if (folder) await guest.screenshot({ path: `${folder}/text-page-${width}.png` });
  await guest.context().close();
  await page.context().close();
});

it('is a widget of every layout, which the picker shows with an example', async () => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/appearance/layouts/home/add');
  await page.getByLabel('Name').fill('With words');
  const top = page.getByRole('group', { name: 'Main, top', exact: true });
  await top.getByRole('button', { name: 'Add widget' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Preview of Text', exact: true }).click();
  await dialog.frameLocator('iframe').getByText('Say here what your community is about').waitFor();
  await dialog.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.locator('[contenteditable="true"]').first().waitFor();
  await text.pressSequentially('Hello from the layout.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.frameLocator('iframe').getByText('Hello from the layout.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
