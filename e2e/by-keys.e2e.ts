// Tasks of several steps, from the first Tab to the finished result: nothing is clicked, nothing is given the focus.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, type Journey, startJourney } from './journey.ts';
import { comment, discussion, done, type Person, setUp } from './small-site.ts';

let journey: Journey;
let admin: Person;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  admin = await setUp(journey.server);
  const children = [{ id: 'guides', name: 'Guides', url: '/guides' }];
  const items = [{ id: 'learn', name: 'Learn', children }];
  await done(admin.client.put('/navigation/default', { items }));
  page = await journey.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
});
afterAll(() => journey?.close());

/** A menu of the navigation says when keys find it. */
async function open(address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('header [data-ready]') !== null);
}

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });

const inMenu = (name: string) => button(name, page.locator('details[open]'));

/** By Tab, as far as it takes; what has the focus must be in sight, with nothing over it. */
async function tabTo(wanted: Locator, key = 'Tab'): Promise<void> {
  const element = await wanted.first().elementHandle();
  for (let at = 0; at < 80; at++) {
    await page.keyboard.press(key);
    const place = await element?.evaluate((each) => {
      if (each !== document.activeElement) return 'elsewhere';
      const { left, top, width, height } = each.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above && (each.contains(above) || above.contains(each)) ? 'here' : `under ${above?.outerHTML}`;
    });
    if (place === 'here') return;
    expect(place).toBe('elsewhere');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

async function press(wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(wanted);
  await page.keyboard.press(key);
}

/** After what was done: where its author goes on. */
async function hasFocus(wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function choose(menu: Locator, item: Locator): Promise<void> {
  await press(menu);
  await item.waitFor();
  await expect
    .poll(async () => {
      const isThere = await item.evaluate((element) => element === document.activeElement);
      if (!isThere) await page.keyboard.press('ArrowDown');
      return isThere;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

const isSaid = (words: string) => page.getByRole('status').getByText(words).first().waitFor();

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
  await isSaid('Call To Action was added.');
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
  await isSaid('Call To Action is number 2 of 3 in Main, bottom.');
  await press(button('Remove Posts', bottom).or(button('Remove Categories', bottom)).last());
  await isSaid('was removed.');
  await hasFocus(button('Call To Action', bottom));
  await tabTo(button('Save draft'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/appearance\/layouts\/home\/\d+-spring\/edit/);
  await isSaid('All changes are saved.');
  await hasFocus(button('Save draft'));
  await tabTo(button('Publish'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/appearance/layouts');
  await choose(page.getByLabel('More for Spring'), inMenu('Delete'));
  await press(button('Delete', page.getByRole('dialog')));
  await isSaid('Spring was deleted.');
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
  await isSaid('Comment deleted.');
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
  await isSaid('You have selected 1 discussion.');
  await press(button('Jump to what can be done'));
  await press(button('Close', page.getByRole('region', { name: 'Selected discussions' })));
  await press(page.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }));
  await isSaid('Discussions closed.');
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
  const asked = page.getByRole('dialog', { name: 'Unsaved changes' });
  for (let at = 0; at < 2; at++) {
    await page.keyboard.press('Escape');
    await asked.waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
  }
  await press(button('Save', dialog));
  await isSaid('The translations were saved.');
});
