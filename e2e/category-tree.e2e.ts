// The tree of categories is arranged by an administrator: by keys, by dragging, from menus; one is edited, one deleted.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { discussion, done, type Person, setUp } from './small-site.ts';

const PAGE = '/dashboard/content/categories';

let test: BrowserTest;
let admin: Person;
let made = 0;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
});
afterAll(() => test?.close());

async function category(name: string, more: Record<string, unknown> = {}): Promise<number> {
  const urlcode = `made-${++made}`;
  const { categoryID } = await done(admin.client.post('/categories', { name, urlcode, ...more }));
  return categoryID;
}

async function below(parentCategoryID: number): Promise<string[]> {
  const list = await done(
    admin.client.get(`/categories?parentCategoryID=${parentCategoryID}&outputFormat=flat&limit=100`),
  );
  return list.map(({ name }: { name: string }) => name);
}

async function opened(width = 1440): Promise<Page> {
  const page = await test.openAs(admin.client.cookies, { ...still, viewport: { width, height: 900 } });
  await page.goto(PAGE);
  return page;
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

it('is ordered by keys alone: lifted, carried, dropped, put back, and undone', async () => {
  const parent = await category('Keys');
  for (const name of ['Ash', 'Beech', 'Cedar']) await category(name, { parentCategoryID: parent });
  const page = await opened();
  await handle(page, 'Cedar').focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').getByText('Cedar is lifted').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('status').getByText('Cedar: place 2 of 3 in Keys').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByText('Cedar: place 3 of 3 in Keys').waitFor();
  expect(await below(parent)).toEqual(['Ash', 'Beech', 'Cedar']);

  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => below(parent)).toEqual(['Cedar', 'Ash', 'Beech']);
  await page.getByText('Cedar was moved.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => below(parent)).toEqual(['Ash', 'Beech', 'Cedar']);

  await handle(page, 'Beech').focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => below(parent)).toEqual(['Ash', 'Cedar']);
  await page.close();
});

it.each(['mouse', 'finger'])('is ordered by dragging with a %s', async (pointer) => {
  const parent = await category(`Drag ${pointer}`);
  const names = ['Ant', 'Bee', 'Cricket'].map((name) => `${name} ${pointer} ${made}`);
  for (const name of names) await category(name, { parentCategoryID: parent });
  const [ant = '', bee = '', cricket = ''] = names;
  const page = await opened();
  const box = async (name: string) => {
    const found = await handle(page, name).boundingBox();
    if (!found) throw new Error(`${name} is not there`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  await handle(page, ant).scrollIntoViewIfNeeded();
  const [from, to] = [await box(cricket), await box(ant)];
  const target = { x: to.x, y: to.y - 18 };
  if (pointer === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 20, { steps: 3 });
    await page.mouse.move(target.x, target.y, { steps: 5 });
    await page.mouse.up();
  } else {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 20 });
    await touch('touchMove', target);
    await touch('touchEnd');
  }
  await expect.poll(() => below(parent)).toEqual([cricket, ant, bee]);
  // The end of a drag lifts nothing.
  expect(await handle(page, cricket).getAttribute('aria-pressed')).toBe('false');
  await page.close();
});

it('asks before a move changes who sees what stands there', async () => {
  await category('Staff room', { customPermissions: true });
  const openID = await category('Street');
  const page = await opened();
  await page.getByLabel('Options for Street').click();
  await page.getByRole('button', { name: 'Into the category above' }).click();
  await page.getByText(/There it is seen by: \S*Administrator/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await test.server.client().get(`/categories/${openID}`)).status).toBe(200);
  await page.getByLabel('Options for Street').click();
  await page.getByRole('button', { name: 'Into the category above' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(async () => (await test.server.client().get(`/categories/${openID}`)).status).toBe(403);
  await page.close();
});

it('adds a category, edits all of it, and deletes it with a place for its discussions', async () => {
  const page = await opened();
  await page.getByRole('button', { name: 'Add a category' }).click();
  await page.getByLabel('Name').fill('Honey Recipes');
  await page.getByText('/categories/honey-recipes').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Honey Recipes' }).click();
  await page.getByRole('heading', { name: 'Honey Recipes' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Name').fill('Honey and wax');
  await page.getByLabel('Address').fill('honey and wax');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('spaces and / ? # % \\ are not possible').waitFor();
  await page.getByLabel('Address').fill('honey-and-wax');
  await page.getByLabel('Description').fill('What to make of it.');
  // Another than the one it has by its number.
  const colour = (await page.getByRole('radio', { name: 'Colour 5' }).isChecked()) ? 6 : 5;
  await page.getByRole('radio', { name: `Colour ${colour}` }).check();
  await page.getByLabel('Every kind').uncheck();
  // An archive takes no new ones.
  const all = await done(admin.client.get('/categories?outputFormat=flat'));
  const { categoryID } = all.find(({ name }: { name: string }) => name === 'Honey Recipes');
  const post = await discussion(admin, 'Mead for beginners', categoryID);
  await page.getByLabel('Archived: it is read').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The category is saved.').waitFor();
  const stored = await done(admin.client.get('/categories?archived=true&outputFormat=flat'));
  const [edited] = stored;
  expect(edited.name).toBe('Honey and wax');
  expect(edited.urlcode).toBe('honey-and-wax');
  expect(edited.description).toBe('What to make of it.');
  expect(edited.color).toBe(colour);
  expect(edited.hasRestrictedPostTypes).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('What becomes of the 1 discussion in it?').waitFor();
  await page.getByRole('combobox', { name: 'Where they go' }).fill('Gener');
  await page.getByRole('option', { name: 'General' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(`**${PAGE}`);
  expect((await admin.client.get(`/categories/${categoryID}`)).status).toBe(404);
  expect(await done(admin.client.get(`/discussions/${post.discussionID}`))).toMatchObject({ categoryID: 1 });
  await page.close();
});

it('fits phones and desks, in both schemes and from right to left; old addresses lead there', async () => {
  const page = await opened();
  for (const [width, colorScheme, query] of [
    [390, 'light', ''],
    [1440, 'dark', ''],
    [1440, 'light', ''],
    [390, 'dark', '?locale=ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, path] of [
      ['tree', PAGE],
      ['one', `${PAGE}/1`],
    ] as const) {
      await page.goto(`${path}${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      const folder = process.env.PARLEY_TEST_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/category-${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.goto('/settings/categories/1');
  expect(new URL(page.url()).pathname).toBe(`${PAGE}/1/permissions`);
  await page.close();
});

it('stays usable with thousands of categories', async () => {
  await test.server.query(`
    insert into categories (name, urlcode, sort) select 'Many ' || n, 'many-' || n, 1000 + n from generate_series(1, 3000) n`);
  await category('Behind them all', { sort: 50_000 });
  const page = await opened();
  const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  expect(await rows.count()).toBe(200);
  await page.getByRole('searchbox', { name: 'Find a category' }).fill('many 299');
  await page.getByRole('link', { name: 'Many 2999' }).waitFor();
  expect(await rows.count()).toBe(11);
  await page.getByRole('searchbox', { name: 'Find a category' }).fill('');
  const before = Date.now();
  await page.getByLabel('Options for Many 100', { exact: true }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByText('Many 100 was moved.').waitFor();
  expect(Date.now() - before).toBeLessThan(5000);
  const { rows: order } = await test.server.query(
    `select name from categories where parent_category_id is null and name in ('Many 99', 'Many 100') order by sort`,
  );
  expect(order).toEqual([{ name: 'Many 100' }, { name: 'Many 99' }]);
  await test.server.query(`delete from categories where urlcode like 'many-%'`);
  await page.close();
});
