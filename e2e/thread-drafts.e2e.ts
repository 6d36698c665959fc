// What somebody writes in a thread: in two tabs, beside another draft, out of sight, and while it is edited.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  axeViolations,
  type BrowserTest,
  pageHydrated,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { comment, discussion, done, PASSWORD, type Person, person, setUp } from './small-site.ts';

const SLOW = { timeout: 20_000 };

let test: BrowserTest;
let admin: Person;
let writer: Person;
let thread: { discussionID: number; path: string; commentIDs: number[] };

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
  // Words are compared as they are written here; rich text has a file of its own: rich-drafts.
  await done(admin.client.patch('/config', { 'garden.inputFormatter': 'markdown' }));
  const { discussionID, url } = await discussion(admin, 'Where one writes', 1);
  const commentIDs: number[] = [];
  for (let at = 1; at <= 12; at++) {
    const body = `${'A line.\n\n'.repeat(8)}Number ${at}.`;
    commentIDs.push((await comment(admin, discussionID, body)).commentID);
  }
  thread = { discussionID, path: new URL(url).pathname, commentIDs };
});
afterAll(() => test?.close());
beforeEach(async () => {
  for (const { draftID } of (await writer.client.get('/drafts')).body)
    await done(writer.client.delete(`/drafts/${draftID}`));
});

/** Whose missing drafts and cut lines are no faults of scripts. */
async function device(options: object = {}): Promise<BrowserContext> {
  const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en', ...options });
  context.setDefaultTimeout(15_000);
  await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
  return context;
}

async function open(context: BrowserContext, path = thread.path): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('load');
  await pageHydrated(page);
  return page;
}

const field = (page: Page) => page.locator('#create-comment').getByRole('textbox');
const replyTo = (page: Page) => page.getByRole('textbox', { name: 'Reply to' });
const commentOf = (page: Page, at: number) => page.locator(`#Comment_${thread.commentIDs[at]}`);
const reply = (page: Page, at: number) => commentOf(page, at).locator('[data-reply]');

/** The words of what the site has. */
const stored = async (): Promise<string[]> =>
  (await writer.client.get('/drafts')).body.map(
    (each: { attributes: { body: string } }) => each.attributes.body,
  );

async function type(page: Page, words: string): Promise<void> {
  await field(page).click();
  await field(page).fill(words);
}

describe('one draft in two tabs', () => {
  it('is written in one and followed in the other, and is one draft on the site', async () => {
    const context = await device();
    const [one, two] = [await open(context), await open(context)];
    await type(one, 'Begun here');
    await field(two).click();
    await expect.poll(() => field(two).inputValue(), SLOW).toBe('Begun here');
    await type(one, 'Begun here, gone on');
    await expect.poll(() => field(two).inputValue(), SLOW).toBe('Begun here, gone on');
    await two.getByText('Written on in another tab').waitFor();
    await expect.poll(stored, SLOW).toEqual(['Begun here, gone on']);
    await type(two, 'Begun here, gone on there');
    await expect.poll(() => field(one).inputValue(), SLOW).toBe('Begun here, gone on there');
    await expect.poll(stored, SLOW).toEqual(['Begun here, gone on there']);
    await two.getByRole('button', { name: 'Post Comment' }).click();
    await expect.poll(stored, SLOW).toEqual([]);
    // What is posted must not be posted again from the first.
    await expect.poll(() => field(one).inputValue(), SLOW).toBe('');
    await context.close();
  });
});

describe('a draft beside another', () => {
  it('goes once one says so, and can be brought back', async () => {
    const context = await device();
    const page = await open(context);
    await type(page, 'To all of you');
    await expect.poll(stored, SLOW).toEqual(['To all of you']);
    await reply(page, 0).click();
    const dialog = page.getByRole('dialog', { name: 'Discard Draft' });
    await dialog
      .getByText(
        'You have an unposted draft, replying to this comment will discard your draft. Are you sure you want to discard it?',
      )
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await replyTo(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('To all of you');
    await reply(page, 0).click();
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
    await replyTo(page).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(stored, SLOW).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field(page).inputValue()).toBe('To all of you');
    await expect.poll(stored, SLOW).toEqual(['To all of you']);
    await context.close();
  });

  it('of a reply is gone on with, without a question', async () => {
    const context = await device();
    const page = await open(context);
    await reply(page, 1).click();
    await replyTo(page).fill('To you alone');
    await expect.poll(stored, SLOW).toEqual(['To you alone']);
    const second = await open(context);
    await type(second, 'To all of you');
    await expect.poll(() => reply(second, 1).textContent(), SLOW).toBe('Continue Replying');
    expect(await reply(second, 2).textContent()).toBe('Reply');
    await reply(second, 1).click();
    await expect.poll(() => replyTo(second).inputValue(), SLOW).toBe('To you alone');
    await expect.poll(stored, SLOW).toEqual(['To all of you', 'To you alone']);
    await context.close();
  });
});

describe.each([
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 760 }],
])('a draft out of sight, %s', (_name, viewport) => {
  it('is told of by a toast that leads to its form', async () => {
    const context = await device({ viewport });
    const page = await open(context);
    await type(page, 'Somewhere below');
    // The editor has come: nothing draws the page back to it any more.
    await page.getByText('Draft saved').waitFor();
    const toast = page.getByText('Saved Draft Available.');
    expect(await toast.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await toast.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // Within 100 pixels of the window a form counts as in sight.
    const belowWindow = (element: Element, pixels: number) => {
      const form = document.getElementById(`${element.id}-form`);
      if (form) scrollBy(0, form.getBoundingClientRect().top - innerHeight - pixels);
    };
    await field(page).evaluate(belowWindow, 80);
    await toast.waitFor({ state: 'hidden' });
    await field(page).evaluate(belowWindow, 120);
    await toast.waitFor();
    await page.getByRole('button', { name: 'Navigate to Draft' }).click();
    // Unless the page ends before that.
    const isThere = (element: Element) => {
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const { top } = element.getBoundingClientRect();
      return Math.abs(top - 150) < 3 || (isAtEnd && top > 0 && top < innerHeight);
    };
    await expect.poll(() => field(page).evaluate(isThere), SLOW).toBe(true);
    await toast.waitFor({ state: 'hidden' });
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it('of a form that is not open has a link', async () => {
    const { discussionID } = thread;
    const place = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: discussionID };
    const draftMeta = { commentParentID: thread.commentIDs[3], commentPath: String(thread.commentIDs[3]) };
    const attributes = { body: 'Half', format: 'markdown', draftMeta };
    await done(writer.client.post('/drafts', { ...place, attributes }));
    const context = await device({ viewport });
    const page = await open(context);
    await page.getByText('Saved Draft Available.').waitFor();
    await page.getByRole('link', { name: 'Navigate to Draft' }).click();
    await expect.poll(() => replyTo(page).inputValue(), SLOW).toBe('Half');
    await context.close();
  });
});

describe('an edit of a comment', () => {
  let commentID = 0;
  const edited = (page: Page) => page.locator(`#Comment_${commentID}`).getByRole('textbox');
  const startEdit = async (page: Page) => {
    await page.locator(`#Comment_${commentID} summary[aria-label^="Comment Options"]`).click();
    await page.getByRole('button', { name: /^Edit/ }).click();
    await edited(page).waitFor();
  };

  it('survives a reload, is found on another device, and says what came between', async () => {
    ({ commentID } = await comment(writer, thread.discussionID, `As it was, ${Date.now()}`));
    const context = await device();
    const page = await open(context, `/discussion/comment/${commentID}`);
    await startEdit(page);
    await edited(page).fill('As it will be');
    await expect.poll(stored, SLOW).toEqual(['As it will be']);
    await context.close();
    // Somebody else changes it before the writer is back.
    await done(
      admin.client.patch(`/comments/${commentID}`, { body: 'As a moderator wants it', format: 'markdown' }),
    );
    const other = await device();
    const again = await open(other, '/drafts');
    await again.getByText('Edit of a comment').waitFor();
    await again.getByRole('link', { name: /^Go on with/ }).click();
    await expect.poll(() => edited(again).inputValue(), SLOW).toBe('As it will be');
    await again.locator(`#Comment_${commentID}`).getByRole('button', { name: 'Save', exact: true }).click();
    await again.getByText('Somebody else changed this').waitFor();
    expect(await edited(again).inputValue()).toBe('As it will be');
    expect((await writer.client.get(`/comments/${commentID}/edit`)).body.body).toBe(
      'As a moderator wants it',
    );
    await again.locator(`#Comment_${commentID}`).getByRole('button', { name: 'Save', exact: true }).click();
    await edited(again).waitFor({ state: 'hidden' });
    expect((await writer.client.get(`/comments/${commentID}/edit`)).body.body).toBe('As it will be');
    await expect.poll(stored, SLOW).toEqual([]);
    await other.close();
  });
});

describe('what is typed', () => {
  it('outlasts signing out: it waits for whoever wrote it', async () => {
    const own = await person(test.server, admin, 'Ottokar');
    const context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en' });
    await context.addCookies(own.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    const page = await open(context);
    await type(page, 'Before I go');
    await page.getByText('Draft saved').waitFor();
    await context.clearCookies();
    await page.goto('/entry/signin');
    // Somebody else at the same browser sees nothing of it.
    await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    await page.goto(thread.path);
    await field(page).click();
    expect(await field(page).inputValue()).toBe('');
    await context.clearCookies();
    const back = await test.server.client().signIn('ottokar@example.org', PASSWORD);
    await context.addCookies(back.cookies.map((each) => ({ ...each, url: test.server.url })));
    await page.goto(thread.path);
    await expect.poll(() => field(page).inputValue(), SLOW).toBe('Before I go');
    await context.close();
  });

  it('is there after the browser was killed', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'parley-killed-browser-'));
    const start = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
        baseURL: test.server.url,
        locale: 'en',
      });
      await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
      return context;
    };
    const first = await start();
    const page = await open(first);
    await type(page, 'Mid-sentence, and then');
    await expect.poll(stored, SLOW).toEqual(['Mid-sentence, and then']);
    const session = await first.newCDPSession(page);
    const gone = new Promise((resolve) => first.once('close', resolve));
    // As a process that is killed: nothing of the page is run any more, and nothing written.
    await session.send('Browser.crash').catch(() => undefined);
    await gone;
    const second = await start();
    const after = await open(second);
    await expect.poll(() => field(after).inputValue(), SLOW).toBe('Mid-sentence, and then');
    await second.close();
    await rm(profile, { recursive: true, force: true });
  });

  it('is sent once the network is back, and stored on the device until then', async () => {
    const context = await device();
    const page = await open(context);
    await type(page, 'On the train');
    await expect.poll(stored, SLOW).toEqual(['On the train']);
    await context.setOffline(true);
    await type(page, 'On the train, in the tunnel');
    await page.getByText('Stored on this device').waitFor();
    await context.setOffline(false);
    await expect.poll(stored, SLOW).toEqual(['On the train, in the tunnel']);
    await page.getByText('Draft saved').waitFor();
    await context.close();
  });
});
