// Tasks of several steps, from the first Tab to the finished result: nothing is clicked, nothing is given the focus.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, done, type Person, setUp } from './small-site.ts';
import { walkAccount } from './testing/account-by-keys.ts';
import { choose, hasFocus, partsOf, press, tabTo } from './testing/keyboard.ts';
import { walkTokens } from './testing/tokens-by-keys.ts';

let test: BrowserTest;
let admin: Person;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  const children = [{ id: 'guides', name: 'Guides', url: '/guides' }];
  const items = [{ id: 'learn', name: 'Learn', children }];
  await done(admin.client.put('/navigation/default', { items }));
  page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
});
afterAll(() => test?.close());

const { open, button, inMenu, isAnnounced } = partsOf(() => page);

it('arranges a layout: adds, sets, moves and removes widgets, saves a draft and publishes it', async () => {
  await open('/appearance/layouts/home/add');
  await tabTo(page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Spring');
  const [top, bottom] = ['Main, top', 'Main, bottom'].map((name) =>
    page.getByRole('group', { name, exact: true }),
  ) as [Locator, Locator];
  await press(button('Add widget', top));
  await hasFocus(page.getByRole('searchbox', { name: 'Find by name' }));
  await page.keyboard.type('call');
  await press(button('Call To Action', page.getByRole('dialog')));
  await hasFocus(page.getByRole('heading', { name: 'Call To Action' }));
  await isAnnounced('Call To Action was added.');
  const place = page.getByRole('combobox', { name: 'Place' });
  await tabTo(place);
  await page.keyboard.type(
    (await place.locator('option', { hasText: 'Main, bottom' }).innerText()).slice(0, 20),
  );
  await button('Call To Action', bottom).waitFor();
  await tabTo(page.getByRole('textbox', { name: 'Subtitle' }));
  await page.keyboard.type('By keys');
  await page.keyboard.press('Escape');
  await hasFocus(button('Call To Action', bottom));
  await press(button('Move Call To Action up', bottom));
  await hasFocus(button('Move Call To Action up', bottom));
  await isAnnounced('Call To Action is number 2 of 3 in Main, bottom.');
  await press(button('Remove Posts', bottom).or(button('Remove Categories', bottom)).last());
  await isAnnounced('was removed.');
  await hasFocus(button('Call To Action', bottom));
  await tabTo(button('Save draft'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/appearance\/layouts\/home\/\d+-spring\/edit/);
  await isAnnounced('All changes are saved.');
  await hasFocus(button('Save draft'));
  await tabTo(button('Publish'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/appearance/layouts');
  await choose(page.getByLabel('More for Spring'), inMenu('Delete'));
  await press(button('Delete', page.getByRole('dialog')));
  await isAnnounced('Spring was deleted.');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

it('edits a comment, stays with what was written until asked, and deletes another', async () => {
  const { discussionID, url } = await discussion(admin, 'Why do bees swarm?', 1);
  for (const words of ['First', 'Second', 'Third']) await comment(admin, discussionID, words);
  const item = (number: number) => page.getByRole('article', { name: `Comment ${number}`, exact: true });
  await open(url);
  const options = (number: number) => page.getByLabel(`Comment Options, #${number}`);
  await choose(options(2), inMenu('Edit'));
  await hasFocus(item(2).getByRole('textbox'));
  await page.keyboard.type(' and more');
  await press(button('Cancel', item(2)));
  await page.getByRole('dialog', { name: 'Unsaved changes' }).waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(button('Cancel', item(2)));
  await tabTo(item(2).getByRole('textbox'), 'Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await item(2).getByText('Second and more').waitFor();
  await hasFocus(item(2));
  await choose(options(3), inMenu('Delete'));
  const dialog = page.getByRole('dialog', { name: 'Delete Comment' });
  await tabTo(dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await press(button('Delete', dialog));
  await isAnnounced('Comment deleted.');
  await item(3).waitFor({ state: 'detached' });
  await hasFocus(item(2));
});

it('selects discussions of a list, and closes them', async () => {
  await discussion(admin, 'Harvest report', 1);
  await open('/discussions');
  await press(button('Select discussions'));
  const row = page.getByRole('checkbox', { name: 'Select Harvest report' });
  await row.waitFor();
  await press(row, 'Space');
  await isAnnounced('You have selected 1 discussion.');
  await press(button('Jump to what can be done'));
  await press(button('Close', page.getByRole('region', { name: 'Selected discussions' })));
  await press(page.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }));
  await isAnnounced('Discussions closed.');
  await hasFocus(page.getByRole('checkbox', { name: 'Select all on this page' }));
});

it('orders a list, and asks before translations are lost', async () => {
  await open('/discussions');
  const order = page.locator('main summary:has(b)');
  await choose(order, page.locator('details[open]').getByRole('link', { name: 'Recently Created' }));
  await arriveAt(page, '/discussions?sort=-dateInserted');
  await hasFocus(order);
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
  await open('/appearance/languages');
  await press(button('Categories'));
  const dialog = page.getByRole('dialog').first();
  await tabTo(dialog.locator('textarea:enabled'));
  await page.keyboard.type('Bees');
  const warning = page.getByRole('dialog', { name: 'Unsaved changes' });
  for (let at = 0; at < 2; at++) {
    await page.keyboard.press('Escape');
    await warning.waitFor();
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'detached' });
  }
  await press(button('Save', dialog));
  await isAnnounced('The translations were saved.');
});

it('merges discussions that were selected, and deletes the one that stays', async () => {
  for (const name of ['Bees at dawn', 'Bees at dusk']) await discussion(admin, name, 1);
  await open('/discussions');
  await press(button('Select discussions'));
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  const all = box('all on this page');
  await all.waitFor();
  for (const name of ['Bees at dusk', 'Bees at dawn']) await press(box(name), 'Space');
  await isAnnounced('You have selected 2 discussions.');
  const jump = button('Jump to what can be done').last();
  const actions = page.getByRole('region', { name: 'Selected discussions' });
  const dialog = page.getByRole('dialog');
  await press(jump);
  await press(button('Merge', actions));
  await hasFocus(dialog.getByRole('radio', { name: 'Bees at dusk' }));
  await page.keyboard.press('ArrowDown');
  await press(button('Merge', dialog));
  await isAnnounced('Discussions merged.');
  await hasFocus(all);
  await box('Bees at dusk').waitFor({ state: 'detached' });
  await press(box('Bees at dawn'), 'Space');
  await press(jump);
  await press(button('Delete', actions));
  await hasFocus(button('Cancel', dialog));
  await press(button('Delete', dialog));
  await isAnnounced('Discussions deleted.');
  await hasFocus(all);
  await box('Bees at dawn').waitFor({ state: 'detached' });
});

it('chooses where to search before what to open', async () => {
  await done(admin.client.patch('/config', { 'search.scopes': ['site', 'hub'] }));
  await open('/categories');
  await page.keyboard.press('/');
  const field = page.getByRole('banner').getByRole('searchbox');
  await hasFocus(field);
  await page.keyboard.type('bees');
  await page
    .getByRole('link', { name: /^Why do bees swarm/ })
    .first()
    .waitFor();
  const where = page.getByLabel('Where to search');
  await where.waitFor();
  // The button that clears the field stands between.
  await tabTo(where);
  await page.keyboard.press('ArrowDown');
  const all = page.getByRole('link', { name: 'Search for bees' });
  await expect.poll(() => all.getAttribute('href')).toContain('scope=hub');
  await tabTo(all);
  await page.keyboard.press('Tab');
  await all.waitFor({ state: 'detached' });
  await tabTo(field, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/search?query=bees&scope=hub');
});

walkTokens(() => ({ admin, page }));

walkAccount(() => ({ server: test.server, page }));
