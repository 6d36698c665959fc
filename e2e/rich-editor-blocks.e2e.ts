// Whole blocks of rich text by pointer and by keys, emoji by name, and the words of pictures and tables.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../platform/server/images/testing/pictures.ts';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let mira: Person;
let page: Page;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  mira = await person(test.server, admin, 'Mira');
  const { url } = await discussion(admin, 'Where to put the hive?', 1);
  page = await test.openAs(mira.client.cookies);
  await page.goto(url);
  await field().click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
});
afterAll(() => test?.close());

const field = () => page.getByRole('textbox', { name: 'Comment' });
const menu = () => page.getByRole('group', { name: 'Block' });
const choose = (name: string) =>
  menu()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

async function write(...lines: string[]): Promise<void> {
  await field().press('Control+a');
  await field().press('Backspace');
  // The words of the placeholder are no strings of the document.
  await expect.poll(() => field().locator('[data-slate-string]').count()).toBe(0);
  await page.keyboard.type(lines.join('\n'));
  await expect.poll(words).toEqual(lines);
}
const words = async (): Promise<string[]> => (await field().innerText()).split(/\n+/);

/** The handle stands beside the block that is hovered. */
async function openByHandle(text: string): Promise<void> {
  await field().getByText(text, { exact: true }).hover();
  await page.getByTitle('Press for the menu of the block').click();
  await menu().waitFor();
}

describe('a block', () => {
  it('is turned, moved, doubled and deleted with the pointer', async () => {
    await write('One', 'Two', 'Three');
    await openByHandle('Two');
    await choose('Heading');
    expect(await field().locator('h2').innerText()).toBe('Two');
    await openByHandle('Two');
    await choose('Move up');
    expect(await words()).toEqual(['Two', 'One', 'Three']);
    await openByHandle('One');
    await choose('Duplicate');
    expect(await words()).toEqual(['Two', 'One', 'One', 'Three']);
    await openByHandle('Three');
    await choose('Delete');
    expect(await words()).toEqual(['Two', 'One', 'One']);
    await openByHandle('Two');
    await choose('Insert below');
    await page.getByRole('option', { name: /Numbered list/ }).click();
    await page.keyboard.type('First');
    expect(await field().locator('ol').innerText()).toBe('First');
    expect(await words()).toEqual(['Two', 'First', 'One', 'One']);
  });

  it('is dragged to where it is let go', async () => {
    await write('One', 'Two', 'Three');
    await field().getByText('Three', { exact: true }).hover();
    const handle = await page.getByTitle('Press for the menu of the block').boundingBox();
    const first = await field().getByText('One', { exact: true }).boundingBox();
    if (!handle || !first) throw new Error('Both are on the screen.');
    await page.mouse.move(handle.x + 12, handle.y + 12);
    await page.mouse.down();
    await page.mouse.move(handle.x + 12, first.y + 20, { steps: 5 });
    await page.mouse.move(handle.x + 12, first.y + 2);
    await page.mouse.up();
    await expect.poll(words).toEqual(['Three', 'One', 'Two']);
    expect(await menu().count()).toBe(0);
  });

  it('is handled with the keyboard alone, and the caret comes back', async () => {
    await write(...Array.from({ length: 20 }, (_, at) => `Line ${at}`));
    await page.keyboard.press('Control+/');
    await menu().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await write('One', 'Two');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    expect(await words()).toEqual(['Two', 'One']);
    await page.keyboard.press('Control+d');
    expect(await words()).toEqual(['Two', 'Two', 'One']);
    await page.keyboard.press('Control+/');
    await menu().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await field().locator('h2').count()).toBe(1);
    await page.keyboard.press('Control+/');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await words()).toEqual(['Two', 'One']);
    await page.keyboard.press('Control+/');
    await page.keyboard.press('Escape');
    await page.keyboard.type('!');
    expect((await words()).join(' ')).toContain('!');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await field().locator('h2').count()).toBe(1);
  });
});

describe('emoji', () => {
  it('are offered behind a colon, and made by a second one', async () => {
    await write('Look');
    await page.keyboard.type(' :be');
    const first = page.getByRole('option', { name: ':bee:' });
    await first.waitFor();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' and :tada: at 10:30: yes');
    await expect.poll(() => field().innerText()).toBe('Look 🐝 and 🎉 at 10:30: yes');
  });
});

describe('words beside', () => {
  it('a picture: alt text is asked for, a caption offered, both are there when it is edited', async () => {
    await write('Here');
    await page.keyboard.press('Enter');
    const hive = { name: 'IMG_4711.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 40)) };
    await page.locator('input[type="file"]').setInputFiles([hive]);
    await page.getByRole('button', { name: 'Add alt text' }).click();
    const alt = page.getByRole('textbox', { name: 'Alt text' });
    await expect.poll(() => alt.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('A hive in the sun');
    await page.getByRole('textbox', { name: 'Caption' }).fill('Monday, at noon');
    await field().getByText('Here').click();
    expect(await page.getByRole('button', { name: 'Add alt text' }).count()).toBe(0);
    await field().getByText('Monday, at noon').waitFor();
    await page.getByRole('button', { name: 'Post comment' }).click();
    const body = page.locator('[id^="Comment_"][id$="_body"]').last();
    await body.locator('img').waitFor();
    expect(await body.locator('img').getAttribute('alt')).toBe('A hive in the sun');
    expect(await body.locator('.embedImage-caption').innerText()).toBe('Monday, at noon');
    const comment = page.locator('[id^="Comment_"]', { has: body }).last();
    await comment.getByLabel('Comment Options').click();
    await comment.getByRole('button', { name: /^Edit/ }).click();
    await comment.locator('[contenteditable] img').click();
    expect(await comment.getByRole('textbox', { name: 'Alt text' }).inputValue()).toBe('A hive in the sun');
    expect(await comment.getByRole('textbox', { name: 'Caption' }).inputValue()).toBe('Monday, at noon');
    await comment.getByRole('button', { name: 'Cancel' }).click();
  });

  it('a table: a caption comes and goes', async () => {
    await field().click();
    await page.keyboard.type('/tab');
    await page.getByRole('option', { name: /Table/ }).click();
    for (const head of ['Day', 'Honey', 'Wax']) {
      await page.keyboard.type(head);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Caption' }).click();
    await page.keyboard.type('Honey by day');
    expect(await field().locator('caption').innerText()).toBe('Honey by day');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Caption' }).click();
    expect(await field().locator('caption').count()).toBe(0);
  });
});

it('a picture whose way was cut is sent again at a press', async () => {
  const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en' });
  await context.addCookies(mira.client.cookies.map((each) => ({ ...each, url: test.server.url })));
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(() => localStorage.clear());
  await other.getByRole('textbox', { name: 'Comment' }).click();
  await other.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await context.setOffline(true);
  const hive = { name: 'hive.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 40)) };
  await other.locator('input[type="file"]').setInputFiles([hive]);
  await other.getByText('Something went wrong while contacting the server.').waitFor();
  await context.setOffline(false);
  await other.getByRole('button', { name: 'Try again' }).click();
  await other.getByRole('textbox', { name: 'Comment' }).locator('img').waitFor();
  await context.close();
});
