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

it('shows what others changed meanwhile, publishes nothing half, and has the draft on another device', async () => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/categories');
  await pageHydrated(page);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const editor = page.getByRole('complementary', { name: 'Editing the page' });
  await editor.getByLabel('Name of Hives').fill('Bee hives');
  await editor.getByLabel('Name of Posts').fill('Everything');
  await editor.getByText('2 changes, saved as a draft').waitFor();

  // Another browser of the same person has it, and goes on.
  const other = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 390, height: 900 } });
  await other.goto('/categories');
  await pageHydrated(other);
  await other.getByRole('button', { name: 'Edit this page' }).click();
  const there = other.getByRole('complementary', { name: 'Editing the page' });
  await there.getByText('2 changes, saved as a draft').waitFor();
  await there.getByLabel('Name of General').fill('All sorts');
  await there.getByText('3 changes, saved as a draft').waitFor();
  await other.close();
  await editor.getByLabel('Name of Bee hives').fill('Bees and hives');
  await editor.getByText('You changed this draft on another device too.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Use the other one' }).click();
  await editor.getByText('3 changes, saved as a draft').waitFor();

  // It is refused: nothing is public, and nothing is lost.
  await page.route('**/api/v2/page-draft/publish', (route) =>
    route.fulfill({ status: 403, json: { message: 'Permission Problem', status: 403 } }),
  );
  await editor.getByRole('button', { name: 'Publish' }).click();
  await editor.getByText('Nothing was published.').waitFor();
  await editor.getByText('3 changes, saved as a draft').waitFor();
  expect(await categories()).toEqual(['General', 'Hives']);
  await page.unroute('**/api/v2/page-draft/publish');

  const list = await done(test.server.client().get('/categories?outputFormat=flat&limit=100'));
  const hives = list.find(({ name }: { name: string }) => name === 'Hives');
  await done(admin.client.patch(`/categories/${hives.categoryID}`, { name: 'Apiaries' }));
  await editor.getByRole('button', { name: 'Publish' }).click();
  await editor.getByText('Now it is “Apiaries”.').waitFor();
  expect(await categories()).toEqual(['General', 'Apiaries']);
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/page-editor-conflict.png` });
  await editor.getByRole('button', { name: 'Put mine in its place' }).focus();
  await page.keyboard.press('Enter');
  await editor.getByText('3 changes, saved as a draft').waitFor();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: everybody sees it now.').waitFor();
  expect(await categories()).toEqual(['All sorts', 'Bee hives']);
  await editor.getByRole('button', { name: 'Undo the last publishing' }).click();
  await page.getByText('Undone. All is as it was.').waitFor();
  expect(await categories()).toEqual(['General', 'Apiaries']);
  await done(admin.client.patch(`/categories/${hives.categoryID}`, { name: 'Hives' }));
  await page.close();
});

it('chooses, sets, moves, adds and removes widgets where they stand, as one draft with all else', async () => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await pageHydrated(page);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const editor = page.getByRole('complementary', { name: 'Editing the page' });
  const widgets = page.locator('[data-kind="widget"]');
  const name = (text: string) => page.getByRole('main').getByRole('button', { name: text, exact: true });

  await name('Posts').waitFor();

  // By pointer: the widget itself; by keys: its name.
  await page.getByRole('heading', { name: 'What’s new' }).click();
  await editor.getByRole('heading', { name: 'Posts', exact: true }).waitFor();
  const title = editor.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Fresh honey');
  await page.getByRole('heading', { name: 'Fresh honey' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await name('Categories').focus();
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Move Categories up' }).first().click();
  await expect.poll(() => widgets.nth(1).getByRole('button').first().textContent()).toBe('Categories');
  await name('Quick Links').click();
  await editor.getByRole('button', { name: 'Remove Quick Links' }).click();
  await name('Quick Links').waitFor({ state: 'detached' });
  await name('Categories').click();
  await editor.getByRole('button', { name: 'Add widget' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  await name('Text').waitFor();
  await editor.getByLabel('Name of Hives').fill('All hives');
  await editor.getByText('2 changes, saved as a draft').waitFor();

  // Readers see what stood there, and a reload keeps the draft.
  const reader = await test.openAs(member.client.cookies, still);
  await reader.goto('/');
  await reader.getByRole('heading', { name: 'What’s new' }).waitFor();
  expect(await reader.locator('[data-edited-part]').count()).toBe(0);
  await page.reload();
  await pageHydrated(page);
  await page.getByRole('heading', { name: 'What’s new' }).waitFor();
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await page.getByRole('heading', { name: 'Fresh honey' }).waitFor();
  await editor.getByText('2 changes, saved as a draft').waitFor();

  await editor.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published: everybody sees it now.').waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'Fresh honey' }).waitFor();
  expect(await categories()).toContain('All hives');
  await editor.getByRole('button', { name: 'Undo the last publishing' }).click();
  await page.getByText('Undone. All is as it was.').waitFor();
  await page.getByRole('heading', { name: 'What’s new' }).waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'What’s new' }).waitFor();
  expect(await categories()).toContain('Hives');
  const layouts = await done(admin.client.get('/layouts?layoutViewType=home'));
  expect(layouts.filter(({ isDefault }: { isDefault: boolean }) => !isDefault)).toEqual([]);

  // Who stops sees the page as everybody does.
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await page.locator('[data-edited-part]').first().waitFor({ state: 'detached' });
  await reader.close();
  await page.close();
});

it('shows colours on the page at once, with their contrast, and publishes and undoes them with all else', async () => {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width: 1440, height: 900 } });
  await page.goto('/categories');
  await pageHydrated(page);
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const editor = page.getByRole('complementary', { name: 'Editing the page' });
  // There once all is published, and gone once that is undone: what toasts say may be about the time before.
  const undo = editor.getByRole('button', { name: 'Undo the last publishing' });
  const reader = await test.openAs(member.client.cookies, still);
  const textOf = async (at: typeof page) =>
    at.evaluate(() => getComputedStyle(document.body).getPropertyValue('color'));
  await reader.goto('/categories');
  const before = await textOf(reader);
  const light = editor.getByRole('textbox', { name: 'Text, light' }).first();
  await light.fill('#c9c9c9');
  await editor
    .getByText(/Needs 4.5 : 1/)
    .first()
    .waitFor();
  // Hard to read: it is published only by whoever confirms that, and told which colours it is about.
  await editor.getByText('1 change, saved as a draft').waitFor();
  await editor.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish what is hard to read?' });
  await question.getByText(/^Light: text on the canvas, \d\.\d : 1 where 4\.5 : 1 is needed$/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await reader.reload();
  expect(await textOf(reader)).toBe(before);
  await editor.getByRole('button', { name: 'Publish' }).click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await undo.waitFor();
  await reader.reload();
  expect(await textOf(reader)).toBe('rgb(201, 201, 201)');
  // What is written before all is read again would be a change of what stands there no more.
  await page.route('**/api/v2/page-draft', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await undo.click();
  expect(await light.isDisabled()).toBe(true);
  await undo.waitFor({ state: 'detached' });
  await page.unroute('**/api/v2/page-draft');
  await light.fill('#0b3d20');
  await expect.poll(() => textOf(page)).toBe('rgb(11, 61, 32)');
  await editor.getByText('Contrast passes in').waitFor();
  await editor.getByLabel('Name of Hives').fill('Green hives');
  await editor.getByText('2 changes, saved as a draft').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await reader.reload();
  expect(await textOf(reader)).toBe(before);

  await editor.getByRole('button', { name: 'Publish' }).click();
  await undo.waitFor();
  await reader.reload();
  expect(await textOf(reader)).toBe('rgb(11, 61, 32)');
  expect(await categories()).toContain('Green hives');
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  await reader.reload();
  expect(await textOf(reader)).toBe(before);
  expect(await categories()).toContain('Hives');
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
