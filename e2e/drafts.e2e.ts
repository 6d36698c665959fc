// What somebody writes is stored on the site, and found on another device, after a crash and without a network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let writer: Person;
let path = '';

beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
  path = new URL((await discussion(admin, 'Where one writes', 1)).url).pathname;
});
afterAll(() => test?.close());

async function onDevice(): Promise<Page> {
  const page = await test.openAs(writer.client.cookies);
  await page.goto(path);
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: /comment/i }).first();

async function type(page: Page, words: string): Promise<void> {
  await field(page).click();
  await field(page).fill(words);
}

const stored = async (): Promise<string[]> =>
  (await writer.client.get('/drafts')).body.map(
    (each: { attributes: { body: string } }) => each.attributes.body,
  );

describe('a draft of a comment', () => {
  it('is stored five seconds after the last change, and found on another device', async () => {
    const page = await onDevice();
    await type(page, 'Half a thought');
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['Half a thought']);
    const other = await onDevice();
    await expect.poll(() => field(other).inputValue(), { timeout: 20_000 }).toBe('Half a thought');
    await type(other, 'Half a thought, and the rest');
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['Half a thought, and the rest']);
    await other.context().close();
    // The first device has not seen that: what is written there becomes a draft of its own, and nothing is lost.
    await type(page, 'Another end');
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['Another end', 'Half a thought, and the rest']);
    await page.context().close();
  });

  it('waits for the network, and goes with the comment', async () => {
    for (const { draftID } of (await writer.client.get('/drafts')).body)
      await writer.client.delete(`/drafts/${draftID}`);
    // Calls that fail are what is tried: this browser's errors do not count.
    const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en' });
    await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('load');
    await type(page, 'Before');
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['Before']);
    await page.route('**/api/v2/drafts/**', (route) => route.abort());
    await type(page, 'Before and after');
    await page.waitForTimeout(7000);
    expect(await stored()).toEqual(['Before']);
    await page.unroute('**/api/v2/drafts/**');
    await expect.poll(stored, { timeout: 40_000 }).toEqual(['Before and after']);
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect.poll(stored, { timeout: 20_000 }).toEqual([]);
    await context.close();
  });
});

describe('the page of drafts', () => {
  it('lists them, leads on and deletes', async () => {
    await writer.client.post('/drafts', {
      recordType: 'discussion',
      parentRecordType: 'category',
      parentRecordID: 1,
      attributes: { body: 'A thought', format: 'markdown', draftMeta: { name: 'Begun' } },
    });
    const page = await test.openAs(writer.client.cookies);
    await page.goto('/drafts');
    await page.getByRole('heading', { level: 1, name: 'Drafts' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('summary[aria-label="Options of Begun"]').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No drafts').waitFor();
    expect(await stored()).toEqual([]);
    await page.context().close();
  });
});
