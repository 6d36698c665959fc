// Tags, post types and fields, statuses and reactions are managed in the dashboard.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

const PAGES = [
  'tags',
  'post-types',
  'statuses',
  'reactions',
  'collections',
  'messages',
  'redirects',
  'media',
] as const;

let test: BrowserTest;
let admin: Person;
let member: Person;
let page: Page;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await done(admin.client.post('/tags', { name: 'Winter' }));
  await done(admin.client.post('/tags', { name: 'Swarms' }));
  await discussion(admin, 'What to do in winter?', 1, { newTagNames: ['Winter'] });
  page = await test.openAs(admin.client.cookies, still);
});
afterAll(() => test?.close());

const open = (name: string) => page.goto(`/dashboard/content/${name}`);

it('renames a tag, and deletes one that nothing uses', async () => {
  await open('tags');
  await page.getByRole('button', { name: 'Edit Swarms' }).click();
  await page.getByLabel('Name').fill('Swarming');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('rowheader', { name: 'Swarming' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete Winter' }).isDisabled()).toBe(true);
  await page.getByLabel('Find a tag').fill('swar');
  await page.getByRole('rowheader', { name: 'Winter' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete Swarming' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No tag is called so').waitFor();
  expect(await done(admin.client.get('/tags'))).toEqual([expect.objectContaining({ name: 'Winter' })]);
});

it('merges a tag into another one, whose discussions and address follow', async () => {
  await done(admin.client.post('/tags', { name: 'Wintertime' }));
  const late = await discussion(admin, 'Snow on the hive', 1, { newTagNames: ['Wintertime'] });
  await open('tags');
  await page.getByRole('button', { name: 'Merge Wintertime' }).click();
  const form = page.getByRole('dialog');
  expect(await form.getByRole('button', { name: 'Merge' }).isDisabled()).toBe(true);
  await form.getByRole('combobox', { name: 'Tags' }).fill('Winter');
  await page
    .getByRole('option', { name: /^Winter\b/ })
    .first()
    .click();
  await form.getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('rowheader', { name: 'Wintertime' }).waitFor({ state: 'detached' });
  const { tags } = await done(admin.client.get(`/discussions/${late.discussionID}?expand=tags`));
  expect(tags).toEqual([expect.objectContaining({ name: 'Winter' })]);
  await page.goto('/discussions/tagged/wintertime');
  expect(new URL(page.url()).pathname).toBe('/discussions/tagged/winter');
});

it('makes a collection of posts, puts it in order, and deletes it', async () => {
  await discussion(admin, 'Keeping bees on a balcony', 1);
  await discussion(admin, 'Feeding bees in spring', 1);
  await open('collections');
  await page.getByText('There is no collection yet').waitFor();
  await page.getByRole('button', { name: 'Add a collection' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Where to begin');
  for (const word of ['balcony', 'spring']) {
    await expect
      .poll(async () => (await done(admin.client.get(`/search?query=${word}`))).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await form.getByRole('combobox').fill(word);
    await page.getByRole('option', { name: new RegExp(word) }).click();
  }
  await form.getByRole('button', { name: 'Move Feeding bees in spring up' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('2 posts and categories').waitFor();
  const [made] = await done(admin.client.get('/collections'));
  const content = await done(admin.client.get(`/collections/${made.collectionID}/content/en`));
  expect(content.records.map(({ record }: { record: { name: string } }) => record.name)).toEqual([
    'Feeding bees in spring',
    'Keeping bees on a balcony',
  ]);
  await page.getByRole('button', { name: 'Edit Where to begin' }).click();
  await form.getByRole('button', { name: 'Take Keeping bees on a balcony out' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 post or category').waitFor();
  await page.getByRole('button', { name: 'Delete Where to begin' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no collection yet').waitFor();
  expect(await done(admin.client.get('/collections'))).toEqual([]);
});

it('has an old address lead on, says what is wrong with one, and takes it away', async () => {
  await open('redirects');
  await page.getByRole('button', { name: 'Add a redirect' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Old address').fill('old-rules');
  await form.getByLabel('Leads to').fill('/categories');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('An old address is a path of this site').waitFor();
  await form.getByLabel('Old address').fill('/old-rules');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('rowheader', { name: '/old-rules' }).waitFor();
  const reader = await test.openAs(member.client.cookies, still);
  await reader.goto('/old-rules');
  expect(new URL(reader.url()).pathname).toBe('/categories');
  await page.getByRole('button', { name: 'Delete /old-rules' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no such redirect').waitFor();
  await reader.context().close();
  // A browser remembers where an address led.
  const another = await test.openAs(member.client.cookies, still);
  expect((await another.goto('/old-rules'))?.status()).toBe(404);
  await another.context().close();
});

it('lists files with where they are shown, and says what breaks before one is deleted', async () => {
  const { body: file } = await member.client.upload<{ url: string }>('/media', 'Weights', 'weights.txt');
  await discussion(member, 'What my hives weigh', 1, {
    body: `See <a href="${file.url}">the list</a>`,
    format: 'html',
  });
  await open('media');
  const row = page.getByRole('row').filter({ hasText: 'weights.txt' });
  await row.getByRole('link', { name: 'Post' }).waitFor();
  await page.getByLabel('Which').selectOption({ label: 'Shown nowhere' });
  await page.getByText('There is no such file').waitFor();
  await page.getByLabel('Which').selectOption({ label: 'All' });
  await page.getByRole('button', { name: 'Delete weights.txt' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('1 post or other record shows it').waitFor();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There is no such file').waitFor();
  expect((await page.request.get(file.url)).status()).toBe(404);
});

it('writes a message on pages, changes it, switches it off, and deletes it', async () => {
  await open('messages');
  await page.getByRole('button', { name: 'Add a message' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Message' }).fill('Winter **rest** begins.');
  await form.getByLabel('Where it stands').selectOption({ label: 'Lists of posts' });
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Information · Lists of posts').waitFor();
  const reader = await test.openAs(member.client.cookies, still);
  await reader.goto('/discussions');
  await reader.getByText('rest', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Winter **rest** begins.' }).click();
  await form.getByRole('textbox', { name: 'Message' }).fill('Spring work begins.');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await reader.reload();
  await reader.getByText('Spring work begins.').waitFor();
  await page.getByRole('switch', { name: 'Spring work begins. is shown' }).click();
  await expect
    .poll(async () => (await done(admin.client.get('/moderation-messages')))[0].isEnabled)
    .toBe(false);
  await reader.reload();
  expect(await reader.getByText('Spring work begins.').count()).toBe(0);
  await page.getByRole('button', { name: 'Delete Spring work begins.' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No message stands on a page').waitFor();
  await reader.context().close();
});

it('adds a field, a post type that asks for it, and takes it out of use', async () => {
  await open('post-types');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByLabel('Name').fill('Kind of hive');
  await page.getByLabel('How it is filled in').selectOption({ label: 'One of a list' });
  await page.getByLabel('What can be chosen').fill('Langstroth\nWarré');
  await page.getByRole('button', { name: 'Save' }).click();
  const field = page.getByRole('listitem').filter({ hasText: 'Kind of hive' });
  await field.getByText('No kind of post asks for it.').waitFor();
  await page.getByRole('button', { name: 'Add a post type' }).click();
  await page.getByLabel('Name').fill('Hive report');
  await page.getByLabel('Words of its button').fill('New hive report');
  await page.getByLabel('Kind of hive').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Fields: ').waitFor();
  await field.getByText('Asked of: ').waitFor();
  expect(await done(admin.client.get('/post-types/hive-report'))).toMatchObject({
    isActive: true,
    postFieldIDs: ['kind-of-hive'],
  });
  await page.getByRole('button', { name: 'Delete Hive report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Hive report', exact: true }).waitFor({ state: 'detached' });
});

it('adds, edits and deletes a status of the community', async () => {
  await open('statuses');
  await page.getByRole('button', { name: 'Add a status' }).click();
  await page.getByLabel('Name').fill('Answered');
  await page.getByLabel('A discussion that has it is').selectOption('closed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Answered' }).click();
  await page.getByLabel('Name').fill('Settled');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Settled' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Settled', exact: true }).waitFor({ state: 'detached' });
});

it('switches a reaction off, renames it, and orders reactions by keys', async () => {
  await open('reactions');
  const names = async () => (await page.locator('main ol h2').allTextContents()).slice(0, 2);
  await page.locator('main ol h2').first().waitFor();
  const [first = '', second = ''] = await names();
  await page.getByRole('button', { name: `Move ${second} up` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([second, first]);
  await page.getByRole('switch', { name: `${second} can be given` }).uncheck();
  await page.getByRole('button', { name: `Edit ${second}` }).click();
  await page.getByLabel('Name').fill('Splendid');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Splendid' }).waitFor();
  const [type] = await done(admin.client.get('/reactions'));
  expect(type).toMatchObject({ name: 'Splendid', active: false });
});

it.each(PAGES)(
  '%s: found by the search, fits phones and desks, axe finds nothing, closed to members',
  async (name) => {
    const url = `/dashboard/content/${name}`;
    const { groups } = await done(admin.client.get(`/dashboard/find?query=${name.replace('-', ' ')}`));
    const found = groups.flatMap((group: { found: { url: string }[] }) =>
      group.found.map((each) => each.url),
    );
    expect(found).toContain(url);
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(url);
      await page.locator('main h1').waitFor();
      await page.getByText('Who may see this page:').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      const folder = process.env.PARLEY_TEST_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/content-${name}-${width}.png` });
    }
    const other = await test.openAs(member.client.cookies);
    expect((await other.goto(url))?.status()).toBe(403);
    await other.close();
  },
);
