// Rich text is where a new member begins; Markdown is an equal choice, on every device, and a switch loses nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let url = '';
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  ({ url } = await discussion(admin, 'Where to put the hive?', 1));
});
afterAll(() => test?.close());

const SIZES = [
  ['a desk', 'Desk', { width: 1280, height: 900 }],
  ['a phone', 'Phone', { width: 390, height: 800 }],
] as const;

const field = (page: Page, name = 'Comment') => page.getByRole('textbox', { name });
const isArea = (page: Page, name?: string) =>
  field(page, name).evaluate((element) => element.tagName === 'TEXTAREA');
const ready = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).waitFor();

/** The choice is made where it is stored. */
async function choose(page: Page, name: 'Rich text' | 'Markdown'): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/bodies/preferences'));
  await page.getByRole('radiogroup', { name: 'Write in' }).getByText(name, { exact: true }).click();
  expect((await stored).status()).toBe(200);
}

describe.each(SIZES)('on %s', (_where, name, viewport) => {
  it('a new member writes rich text, switches with all that is written, and undoes in either', async () => {
    const member = await person(test.server, admin, name);
    const page = await test.openAs(member.client.cookies, { viewport });
    await page.goto(url);
    await field(page).click();
    await ready(page);
    expect(await isArea(page)).toBe(false);
    await page.keyboard.type('A lid, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('tight');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and warm.');
    expect(await field(page).locator('strong').innerText()).toBe('tight');
    await choose(page, 'Markdown');
    await expect.poll(() => isArea(page)).toBe(true);
    expect(await field(page).inputValue()).toBe('A lid, **tight** and warm.');
    await field(page).press('Control+End');
    await page.keyboard.type(' And *dry*.');
    await choose(page, 'Rich text');
    await expect.poll(() => isArea(page)).toBe(false);
    expect(await field(page).innerText()).toBe('A lid, tight and warm. And dry.');
    expect(await field(page).locator('em').innerText()).toBe('dry');
    await field(page).press('Control+End');
    await page.keyboard.type(' Gone');
    await expect.poll(() => field(page).innerText()).toContain('Gone');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field(page).innerText()).toBe('A lid, tight and warm. And dry.');
    expect(await axeViolations(page)).toEqual([]);
    await choose(page, 'Markdown');

    const elsewhere = await test.openAs(member.client.cookies, { viewport });
    await elsewhere.goto('/post');
    await field(elsewhere, 'Body').click();
    await ready(elsewhere);
    expect(await isArea(elsewhere, 'Body')).toBe(true);
    await elsewhere.goto('/profile/preferences');
    await elsewhere.mouse.wheel(0, 5000);
    const panel = elsewhere.getByRole('region', { name: 'Writing' });
    await panel.scrollIntoViewIfNeeded();
    expect(await panel.getByRole('radio', { name: 'Markdown' }).isChecked()).toBe(true);
    await choose(elsewhere, 'Rich text');
    await elsewhere.goto('/messages/add/Adelina');
    await field(elsewhere, 'Message').click();
    await ready(elsewhere);
    expect(await isArea(elsewhere, 'Message')).toBe(false);
  });
});
