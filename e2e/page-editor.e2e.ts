// Whoever manages the site edits the page on the page: a draft, one publishing, and one press that takes it back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  axeViolations,
  type BrowserTest,
  pageHydrated,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { still } from './page-faults.ts';
import { done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await done(admin.client.post('/categories', { name: 'Hives', urlcode: 'hives' }));
});
afterAll(() => test?.close());

const categories = async () => {
  const list = await done(test.server.client().get('/categories?outputFormat=flat&limit=100'));
  return list.map(({ name }: { name: string }) => name);
};

it('changes words, names and order of categories and the navigation, and takes it all back', async () => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/categories');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const editor = page.getByRole('complementary', { name: 'Editing the page' });
  await editor.getByText('Others see nothing before you publish.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // A press on the page chooses the text, and follows no link.
  await page.getByRole('link', { name: 'New post' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/categories');
  await editor.getByLabel('New post', { exact: true }).fill('Write something');
  await editor.getByLabel('Name of Hives').fill('Hives and frames');
  await editor.getByRole('button', { name: 'Move Hives and frames up' }).focus();
  await page.keyboard.press('Enter');
  await editor.getByLabel('Name of Posts').fill('All posts');
  await editor.getByText('4 changes, saved as a draft').waitFor();

  // Nothing is public, and a reload loses nothing.
  expect(await categories()).toEqual(['General', 'Hives']);
  await page.reload();
  await pageHydrated(page);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await editor.getByText('4 changes, saved as a draft').waitFor();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: everybody sees it now.').waitFor();
  expect(await categories()).toEqual(['Hives and frames', 'General']);
  const reader = await test.openAs(member.client.cookies, still);
  await reader.goto('/categories');
  await reader.getByRole('link', { name: 'Write something' }).first().waitFor();
  await reader.getByRole('link', { name: 'All posts' }).first().waitFor();
  expect(await reader.getByRole('button', { name: 'Edit this page' }).count()).toBe(0);

  await editor.getByRole('button', { name: 'Undo the last publishing' }).click();
  await page.getByText('Undone. All is as it was.').waitFor();
  expect(await categories()).toEqual(['General', 'Hives']);
  await reader.reload();
  await reader.getByRole('link', { name: 'New post' }).first().waitFor();
  await reader.getByRole('link', { name: 'Posts', exact: true }).first().waitFor();
  await reader.close();
  await page.close();
});

it.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)('fits %i px, and axe finds nothing in it (%s)', async (width, colorScheme) => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width, height: 900 } });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto('/');
  await pageHydrated(page);
  const button = page.getByRole('button', { name: 'Edit this page' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of Hives').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/page-editor-${width}.png` });
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await page.getByLabel('Name of Hives').waitFor({ state: 'detached' });
  await page.close();
});
