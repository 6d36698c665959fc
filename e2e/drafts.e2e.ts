// What somebody writes is stored on the site, and found on another device, after a crash and without a network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let writer: Person;
let path = '';

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
  // Words are compared as they are written here; rich text has a file of its own: rich-drafts.
  await done(admin.client.patch('/config', { 'garden.inputFormatter': 'markdown' }));
  path = new URL((await discussion(admin, 'Where one writes', 1)).url).pathname;
});
afterAll(() => test?.close());

async function onDevice(): Promise<Page> {
  const page = await test.openAs(writer.client.cookies);
  await page.goto(path);
  return page;
}

const at = (discussionID: number) => ({ parentRecordType: 'discussion', parentRecordID: discussionID });

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

describe('the address of a comment’s draft', () => {
  it('opens it: at the end of the thread, or below what it answers', async () => {
    const { discussionID, url } = await discussion(admin, 'What one answers', 1);
    const place = { recordType: 'comment', ...at(discussionID) };
    const { commentID } = await done(
      admin.client.post('/comments', { ...at(discussionID), body: 'Say something', format: 'markdown' }),
    );
    const draft = (body: string, draftMeta = {}) =>
      done(writer.client.post('/drafts', { ...place, attributes: { body, format: 'markdown', draftMeta } }));
    await draft('To all');
    await draft('To you', { commentParentID: commentID, commentPath: String(commentID) });
    const page = await test.openAs(writer.client.cookies);
    await page.goto(`${new URL(url).pathname}?hasDraft=true#create-comment`);
    const ofAll = page.locator('#create-comment').getByRole('textbox');
    await expect.poll(() => ofAll.inputValue(), { timeout: 20_000 }).toBe('To all');
    expect(await page.getByRole('textbox', { name: 'Reply to' }).count()).toBe(0);
    await page.goto(`/discussion/comment/${commentID}?hasDraft=true#Comment_${commentID}`);
    const reply = page.getByRole('textbox', { name: 'Reply to' });
    await expect.poll(() => reply.inputValue(), { timeout: 20_000 }).toBe('To you');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Post reply' }).click();
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['To all']);
    await expect.poll(() => reply.count(), { timeout: 20_000 }).toBe(0);
    for (const { draftID } of (await writer.client.get('/drafts')).body)
      await done(writer.client.delete(`/drafts/${draftID}`));
    await page.context().close();
  });
});

describe('a draft of a new post', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Category').selectOption({ label: 'General' });
    await page.getByLabel('Title').fill('Worms at home');
    await page.getByLabel('Tags').fill('compost');
    await page.getByRole('option', { name: /compost/ }).click();
    await page.getByRole('textbox', { name: 'Body' }).click();
    await page.getByRole('textbox', { name: 'Body' }).fill('They are **hungry**.');
  };
  const isFilled = async (page: Page) => {
    await expect.poll(() => page.getByLabel('Title').inputValue(), { timeout: 20_000 }).toBe('Worms at home');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Body' }).inputValue())
      .toBe('They are **hungry**.');
    expect(await page.getByLabel('Category').locator('option:checked').textContent()).toBe('General');
    await page.getByRole('button', { name: /compost/ }).waitFor();
  };

  it('is gone on with from the page of drafts, here and on another device, and goes with the post', async () => {
    await done(admin.client.post('/tags', { name: 'compost' }));
    const page = await test.openAs(writer.client.cookies);
    await page.goto('/post');
    await fill(page);
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['They are **hungry**.']);
    const goOn = async (on: Page) => {
      await on.goto('/drafts');
      await on.getByRole('link', { name: 'Go on with Worms at home' }).click();
      await arriveAt(on, /\/post\/editdiscussion\/0\/\d+/);
      await isFilled(on);
    };
    await goOn(page);
    const other = await test.openAs(writer.client.cookies);
    await goOn(other);
    expect(await axeViolations(other)).toEqual([]);
    await other.getByLabel('Title').fill('Worms in the house');
    const names = async () =>
      (await writer.client.get('/drafts?expand=name')).body.map(({ name }: { name: string }) => name);
    await expect.poll(names, { timeout: 20_000 }).toEqual(['Worms in the house']);
    await other.getByRole('button', { name: 'Post', exact: true }).click();
    await arriveAt(other, /\/discussion\/\d+\/worms-in-the-house/);
    await other.locator('.userContent strong', { hasText: 'hungry' }).waitFor();
    await other.getByRole('link', { name: 'compost' }).first().waitFor();
    expect(await stored()).toEqual([]);
    await other.context().close();
    await page.context().close();
  });

  it('that is not there, or is somebody else’s, leaves an empty form and says so', async () => {
    const { body } = await admin.client.post('/drafts', {
      recordType: 'discussion',
      attributes: { body: 'Not yours', format: 'markdown', draftMeta: { name: 'Secret' } },
    });
    // Asking for what is not there answers 404, which a browser notes as an error.
    const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en' });
    await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    const page = await context.newPage();
    for (const draftID of [body.draftID, 999_999]) {
      await page.goto(`/post/editdiscussion/0/${draftID}`);
      await page.getByText('There is no such draft of yours any more').waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('');
      expect(await page.getByRole('textbox', { name: 'Body' }).inputValue()).toBe('');
    }
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
