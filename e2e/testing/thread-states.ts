// What becomes of a discussion under the hands of members and moderators: each change and its way back.
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest } from '../browser-test.ts';
import { comment, discussion, done, type SmallSite } from '../small-site.ts';

type Stage = () => { test: BrowserTest; site: SmallSite };

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words);

/** Holds back the answers to what is sent to an address, until they are let go. */
async function holdBack(page: Page, address: RegExp, method: string): Promise<() => Promise<void>> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async (route: Route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  };
  await page.route(address, wait);
  return async () => {
    letGo();
    await page.unroute(address, wait);
  };
}

/** The next such call fails, in these words. */
async function failOnce(page: Page, address: RegExp, method: string, message: string): Promise<void> {
  let isDue = true;
  await page.route(address, (route) => {
    if (!isDue || route.request().method() !== method) return route.fallback();
    isDue = false;
    return route.fulfill({ status: 422, json: { message: 'It failed.', description: message, status: 422 } });
  });
}

export function walkThreadStates(stage: Stage): void {
  describe('a moderator', () => {
    const open = async (page: Page, path: string): Promise<(name: string) => Locator> => {
      await page.goto(path);
      await page.locator('summary[aria-label="Discussion Options"]').click();
      const menu = page.locator('details[open]', {
        has: page.locator('summary[aria-label="Discussion Options"]'),
      });
      await menu.getByRole('button', { name: 'Delete' }).waitFor();
      return (name) => menu.getByRole('button', { name, exact: true });
    };

    it('closes, sinks, resolves, dismisses and bumps, and takes it back', async () => {
      const { test, site } = stage();
      await done(site.admin.client.patch('/config', { 'triage.enabled': true }));
      const { discussionID, url } = await discussion(site.other, 'All that may become of it', 1);
      const address = `/discussions/${discussionID}`;
      await done(site.admin.client.patch(address, { pinned: true, pinLocation: 'recent' }));
      const stored = async () => (await done(site.admin.client.get(address))) as Record<string, boolean>;
      const page = await test.openAs(site.admin.client.cookies);
      const item = await open(page, pathOf({ url }));
      const patches = new RegExp(`${address}$`);
      const letGo = await holdBack(page, patches, 'PATCH');
      await item('Sink').press('Enter');
      await page.locator('[aria-busy=true]', { hasText: 'Sink' }).waitFor();
      // It keeps the focus, shows a loader, and the others wait.
      expect(await item('Sink').evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await item('Sink').locator('span').first().getAttribute('aria-hidden')).toBe('true');
      expect(await item('Close').getAttribute('aria-disabled')).toBe('true');
      expect(await stored()).toMatchObject({ sink: false });
      await letGo();
      for (const [off, on, field, done, undone] of [
        ['Sink', 'Sunk', 'sink', 'Discussion sunk.', 'Discussion unsunk.'],
        ['Close', 'Closed', 'closed', 'Discussion closed.', 'Discussion reopened.'],
        ['Resolve', 'Unresolve', 'resolved', 'Discussion resolved.', 'Discussion no longer resolved.'],
        [
          'Dismiss',
          'Dismissed',
          'dismissed',
          'Success. Announcement has been dismissed.',
          'Success. Dismissal cancelled.',
        ],
      ] as const) {
        if (off !== 'Sink') await item(off).click();
        await item(on).and(page.locator('[aria-pressed=true]:not([aria-busy])')).waitFor();
        await toast(page, done).waitFor();
        expect(await stored()).toMatchObject({ [field]: true });
        if (off === 'Close')
          await page.getByRole('main').getByText('Closed', { exact: true }).first().waitFor();
        if (off === 'Resolve')
          await page.getByRole('main').getByText('Resolved', { exact: true }).first().waitFor();
        await item(on).click();
        await item(off).and(page.locator('[aria-pressed=false]:not([aria-busy])')).waitFor();
        await toast(page, undone).waitFor();
        expect(await stored()).toMatchObject({ [field]: false });
      }
      await failOnce(page, /\/dismiss$/, 'PUT', 'It cannot be dismissed today.');
      await item('Dismiss').click();
      await page.getByRole('alert').getByText('It cannot be dismissed today.').waitFor();
      await item('Dismiss').and(page.locator('[aria-pressed=false]:not([aria-busy])')).waitFor();
      await item('Bump').click();
      await toast(page, 'Success! This post has been bumped.').waitFor();
      await page.close();
    });

    it('deletes after a question, and comes to the category', async () => {
      const { test, site } = stage();
      const { discussionID, url } = await discussion(site.other, 'Not for long', 1);
      const page = await test.openAs(site.admin.client.cookies);
      const item = await open(page, pathOf({ url }));
      await item('Delete').click();
      const question = page.getByRole('dialog', { name: 'Delete Discussion' });
      await question.getByText('Are you sure you want to delete this discussion?').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      await page.locator('summary[aria-label="Discussion Options"]').click();
      await item('Delete').click();
      const address = new RegExp(`/discussions/${discussionID}$`);
      await failOnce(page, address, 'DELETE', 'It is still needed.');
      await question.getByRole('button', { name: 'Delete' }).click();
      await question.getByText('It is still needed.').waitFor();
      const letGo = await holdBack(page, address, 'DELETE');
      await question.getByRole('button', { name: 'Delete' }).click();
      await question.locator('button[aria-disabled=true][aria-busy=true]').waitFor();
      await letGo();
      await arriveAt(page, '/categories/general');
      await toast(page, 'Discussion deleted.').waitFor();
      expect(await page.getByRole('main').getByText('Not for long').count()).toBe(0);
      expect((await site.admin.client.get(`/discussions/${discussionID}`)).status).toBe(410);
      await page.close();
    });

    it('takes a reaction away that somebody gave', async () => {
      const { test, site } = stage();
      const { discussionID, url } = await discussion(site.other, 'Liked too well', 1);
      const { commentID } = await comment(site.other, discussionID, 'Like me.');
      for (const record of [`discussions/${discussionID}`, `comments/${commentID}`])
        await done(site.member.client.post(`/${record}/reactions`, { reactionType: 'like' }));
      const page = await test.openAs(site.admin.client.cookies);
      const item = await open(page, pathOf({ url }));
      const chips = page.getByRole('button', { name: 'Like, 1' });
      await expect.poll(() => chips.count()).toBe(2);
      const log = page.getByRole('dialog', { name: 'Reaction Log' });
      for (const left of [1, 0]) {
        if (left === 1) await item('Reaction Log').click();
        else {
          await page.locator(`#Comment_${commentID} summary[aria-label^="Comment Options"]`).click();
          await page.locator(`#Comment_${commentID}`).getByRole('button', { name: 'Reaction Log' }).click();
        }
        await log.getByRole('button', { name: 'Take away Like of Melba' }).click();
        await log.getByText('No Reactions Yet').waitFor();
        await log.getByRole('button', { name: 'Close' }).click();
        await expect.poll(() => chips.count()).toBe(left);
      }
      await page.close();
    });
  });

  describe('a member', () => {
    it('changes a reaction, takes it back, and shows where it was not stored', async () => {
      const { test, site } = stage();
      const { discussionID, url } = await discussion(site.other, 'What do you make of it?', 1);
      const page = await test.openAs(site.member.client.cookies);
      await page.goto(pathOf({ url }));
      const post = page.getByRole('article', { name: 'Original post' });
      const mine = post.locator('[aria-pressed=true][aria-label]');
      const stored = async () =>
        (await done(site.member.client.get(`/discussions/${discussionID}/reactions`))).map(
          (entry: { reactionType: { name: string } }) => entry.reactionType.name,
        );
      const answered = (method: string) =>
        page.waitForResponse(
          (response) => /\/reactions$/.test(response.url()) && response.request().method() === method,
        );
      for (const name of ['Like', 'Agree']) {
        const given = answered('POST');
        await post.getByRole('button', { name, exact: true }).click();
        expect((await given).status()).toBe(201);
        await expect
          .poll(() => mine.evaluateAll((all) => all.map((each) => each.ariaLabel)))
          .toEqual([`${name}, 1`]);
        expect(await stored()).toEqual([name]);
      }
      const taken = answered('DELETE');
      await post.getByRole('button', { name: 'Agree, 1' }).click();
      expect((await taken).ok()).toBe(true);
      await expect.poll(() => mine.count()).toBe(0);
      expect(await stored()).toEqual([]);
      await failOnce(page, /\/reactions$/, 'POST', 'This reaction is switched off.');
      await post.getByRole('button', { name: 'Like', exact: true }).click();
      await page.getByRole('alert').getByText('This reaction is switched off.').waitFor();
      await expect.poll(() => mine.count()).toBe(0);
      await page.close();
    });

    it('bookmarks from a list, sees it on its way, and takes it back', async () => {
      const { test, site } = stage();
      const page = await test.openAs(site.member.client.cookies);
      await page.goto('/discussions');
      const mark = page
        .getByRole('button', { name: /^Bookmark: / })
        .filter({ visible: true })
        .first();
      const states = () =>
        mark.evaluate((each) =>
          [each.ariaPressed, each.ariaBusy === 'true', each.getAttribute('title')].join(' '),
        );
      await expect.poll(states).toBe('false false Bookmark');
      const letGo = await holdBack(page, /\/bookmark$/, 'PUT');
      await mark.click();
      await expect.poll(states).toBe('true true Bookmarked');
      await letGo();
      await expect.poll(states).toBe('true false Bookmarked');
      await mark.click();
      await expect.poll(states).toBe('false false Bookmark');
      await failOnce(page, /\/bookmark$/, 'PUT', 'No.');
      await mark.click();
      await page.getByRole('alert').getByText('There was a problem bookmarking this discussion.').waitFor();
      await expect.poll(states).toBe('false false Bookmark');
      await page.close();
    });

    it('may edit for as long as the clock says', async () => {
      const { test, site } = stage();
      const { discussionID, url } = await discussion(site.member, 'Still to be mended', 1);
      const { dateInserted } = await done(site.member.client.get(`/discussions/${discussionID}`));
      const end = Date.parse(dateInserted) + 3600_000;
      const page = await test.openAs(site.member.client.cookies);
      await page.clock.install({ time: end - 190_000 });
      await page.goto(pathOf({ url }));
      await page.locator('summary[aria-label="Discussion Options"]').click();
      const edit = page.locator('details[open]').getByRole('link', { name: /^Edit/ });
      await edit.waitFor();
      // Whatever was due is done at this moment; from here on the next one is 10 s away.
      await page.clock.pauseAt(end - 91_000);
      await page.getByText('Edit for 2 more minutes').waitFor();
      const says = async (milliseconds: number, words: string) => {
        await page.clock.runFor(milliseconds);
        await expect.poll(() => edit.innerText()).toBe(words);
      };
      await says(0, 'Edit (2 minutes)');
      await says(9999, 'Edit (2 minutes)');
      await says(1, 'Edit (1 minute)');
      await says(10_000, 'Edit (1 minute)');
      await says(10_000, 'Edit (1 minute)');
      await says(10_000, 'Edit (51 seconds)');
      await says(4999, 'Edit (51 seconds)');
      await says(1, 'Edit (46 seconds)');
      await page.clock.fastForward(45_000);
      await says(0, 'Edit (1 second)');
      await page.clock.runFor(5000);
      await edit.waitFor({ state: 'detached' });
      expect(await page.getByText(/^Edit for/).count()).toBe(0);
      await page.close();
    });
  });
}
