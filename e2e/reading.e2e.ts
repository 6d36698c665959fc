// Reading and taking part, as several people at once, through the built product.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, fillSmallSite, type SmallSite } from './small-site.ts';
import { walkPagers } from './testing/pager-states.ts';
import { walkThreadStates } from './testing/thread-states.ts';

let test: BrowserTest;
let site: SmallSite;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
});
afterAll(() => test?.close());

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const asMember = () => test.openAs(site.member.client.cookies);

describe('reading', () => {
  it('leads from home to a comment and back to the same place, without loading a page twice', async () => {
    const page = await test.open();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).first().click();
    await arriveAt(page, '/discussions');
    await page.locator('a[href$="/discussions/p2"]').last().click();
    await arriveAt(page, '/discussions/p2');
    const link = page.locator('main h2 a').last();
    const name = await link.innerText();
    await link.scrollIntoViewIfNeeded();
    const before = await scrolledTo(page);
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await scrolledTo(page)).toBe(0);
    await page.goBack();
    await arriveAt(page, '/discussions/p2');
    await expect.poll(() => scrolledTo(page)).toBe(before);
    expect(documents).toHaveLength(1);
  });

  it('leads out of the middle of a thread and back to the same place', async () => {
    const page = await test.open();
    await page.goto(pathOf(site.thread));
    const last = page.locator('article').last();
    await last.scrollIntoViewIfNeeded();
    const before = await scrolledTo(page);
    expect(before).toBeGreaterThan(500);
    // Pressing it by script leaves the page where it is.
    const list = page.getByRole('navigation').getByRole('link', { name: 'Posts' }).first();
    await list.evaluate((link: HTMLElement) => link.click());
    await arriveAt(page, '/discussions');
    await page.goBack();
    await arriveAt(page, pathOf(site.thread));
    await expect.poll(() => scrolledTo(page)).toBe(before);
  });

  it('says so where the network is gone, and goes on when it is back', async () => {
    const page = await test.open({ serviceWorkers: 'allow' });
    await page.goto('/categories');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.context().setOffline(true);
    await page.goto('/discussions');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('main h2 a').first().waitFor();
  });

  it('is done by keys alone, which are listed and can be switched off', async () => {
    const page = await test.openAs(site.member.client.cookies);
    await page.goto('/');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await arriveAt(page, '/discussions');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await arriveAt(page, /\/discussion\/\d+/);
    await page.keyboard.press('?');
    await page.getByRole('switch').click();
    await page.keyboard.press('Escape');
    const address = page.url();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    await list.waitFor();
    expect(page.url()).toBe(address);
  });

  it('opens a permalink at its comment, marked, in view', async () => {
    const id = site.commentIDs[33] as number;
    const page = await test.open();
    await page.goto(`/discussion/comment/${id}`);
    const found = page.locator(`#Comment_${id}`);
    await expect
      .poll(() => found.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await found.evaluate((element) => element.getBoundingClientRect().bottom > 0)).toBe(true);
    const other = page.locator(`#Comment_${site.commentIDs[32]}`);
    const look = (element: Element) =>
      `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).boxShadow}`;
    expect(await found.evaluate(look)).not.toBe(await other.evaluate(look));
  });

  it.each(['/', '/discussions', '/categories', '/categories/general', '/search?query=bees'])(
    'is whole without scripts: %s',
    async (address) => {
      const withScripts = await test.open();
      await withScripts.goto(address);
      await withScripts.waitForLoadState('networkidle');
      const without = await test.open({ javaScriptEnabled: false });
      await without.goto(address);
      const headings = (page: Page) => page.locator('h1, h2, h3').allInnerTexts();
      expect(await headings(without)).toEqual(await headings(withScripts));
    },
  );

  it('is whole without scripts: every comment of a thread, and the next page', async () => {
    const page = await test.open({ javaScriptEnabled: false });
    await page.goto(pathOf(site.thread));
    await page.getByText('Nobody taught them.').waitFor();
    const numbers = page.getByText(/^Number \d+\.$/);
    const read = new Set(await numbers.allInnerTexts());
    for (let number = 2; await page.locator(`a[href*="/p${number}"]`).count(); number++) {
      await page.locator(`a[href*="/p${number}"]`).first().click();
      await arriveAt(page, new RegExp(`/p${number}(?:[?#]|$)`));
      for (const text of await numbers.allInnerTexts()) read.add(text);
    }
    // The lower steps of the staircase lie behind a link.
    const firstLevel = Array.from({ length: 36 }, (_, at) => at + 1).filter((at) => at === 1 || at > 5);
    expect(firstLevel.filter((at) => !read.has(`Number ${at}.`))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('is %s from the first paint', async (colorScheme) => {
    const page = await test.open({ colorScheme, javaScriptEnabled: false });
    await page.goto('/discussions');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [red = 0] = (background.match(/\d+/g) ?? []).map(Number);
    expect(red > 128).toBe(colorScheme === 'light');
  });

  it('finds what was written and marks the words, and never the private room', async () => {
    const page = await test.open();
    await page.goto('/search?query=waggle');
    await page
      .locator('mark', { hasText: /waggle/i })
      .first()
      .waitFor();
    for (const address of ['/', '/categories', '/discussions', `/search?query=${site.secretWord}`]) {
      await page.goto(address);
      const shown = (await page.locator('main').innerText()).replaceAll(`“${site.secretWord}”`, '');
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
      expect([address, links.some((href) => href.includes(site.secretWord))]).toEqual([address, false]);
      expect([address, shown.includes(`The ${site.secretWord}`)]).toEqual([address, false]);
    }
    expect((await page.goto(`/categories/${site.secretWord}`))?.status()).toBe(404);
  });
});

describe('pages of many', () => walkPagers(() => ({ test, site })));
walkThreadStates(() => ({ test, site }));

describe('taking part', () => {
  it('shows a comment on everybody’s page at once', async () => {
    const { discussionID, url } = await discussion(site.admin, 'Who reads along?', 1);
    const reader = await test.open();
    const counts = async () => {
      await reader.goto('/discussions');
      return reader.getByRole('listitem').filter({ hasText: 'Who reads along?' }).first().innerText();
    };
    const before = await counts();
    await reader.goto(pathOf({ url }));
    const writer = await asMember();
    await writer.goto(pathOf({ url }));
    await writer.getByRole('textbox', { name: 'Comment' }).fill('I do, always.');
    await writer.getByRole('button', { name: 'Post comment' }).click();
    const shown = (on: Page) => on.locator('[id$="_body"]', { hasText: 'I do, always.' });
    await shown(writer).waitFor();
    await reader.reload();
    await shown(reader).waitFor({ timeout: 1000 });
    expect(await counts()).not.toBe(before);
    expect(discussionID).toBeGreaterThan(0);
  });

  it('nests a reply below what it answers', async () => {
    const { discussionID, url } = await discussion(site.other, 'Who answers whom?', 1);
    const { commentID } = await comment(site.other, discussionID, 'Ask me.');
    const page = await asMember();
    await page.goto(pathOf({ url }));
    await page
      .locator(`#Comment_${commentID}`)
      .getByRole('button', { name: 'Reply' })
      .or(page.locator(`#Comment_${commentID} [data-reply]`))
      .first()
      .click();
    const form = page
      .getByRole('form', { name: /^Reply to/ })
      .or(page.locator('[aria-label^="Reply to"]'))
      .first();
    await form.waitFor();
    await page.getByRole('textbox', { name: /^Reply to/ }).fill('I ask you.');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await page.locator('[id$="_body"]', { hasText: 'I ask you.' }).waitFor();
    const { body } = await site.member.client.get(`/comments?discussionID=${discussionID}`);
    expect(body[1].parentCommentID).toBe(commentID);
  });

  it('reacts, keeps what it finds, and sees both again', async () => {
    const { url } = await discussion(site.other, 'Worth a cheer', 1);
    const page = await asMember();
    await page.goto(pathOf({ url }));
    // Both show at once; the page is requested again when they are stored.
    const reacted = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/reactions'),
    );
    await page.getByRole('button', { name: /^Like/ }).first().click();
    await page.locator('[aria-pressed=true]').first().waitFor();
    expect((await reacted).status()).toBe(201);
    const stored = page.waitForResponse((response) => response.url().endsWith('/bookmark'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.getByRole('button', { name: /Like/, pressed: true }).first().waitFor();
  });

  it('ends where a moderator closes it', async () => {
    const { url } = await discussion(site.other, 'Enough said', 1);
    const moderator = await test.openAs(site.admin.client.cookies);
    await moderator.goto(pathOf({ url }));
    await moderator.locator('summary[aria-label="Discussion Options"]').click();
    await moderator.locator('button', { hasText: /^Close$/ }).click();
    await moderator.getByText('Closed', { exact: true }).first().waitFor();
    const page = await asMember();
    await page.goto(pathOf({ url }));
    await page.getByText('This discussion is closed.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Comment' }).count()).toBe(0);
  });
});
