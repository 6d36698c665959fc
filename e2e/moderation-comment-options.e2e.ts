// What the menu of one comment leads to, refused and done; and comments that are selected over pages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest } from './browser-test.ts';
import { discussionOptions, refuse, startModerationSite } from './moderation-site.ts';
import { comment, discussion, done, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let thread: { discussionID: number; path: string; commentID: number };

beforeAll(async () => {
  ({ test, admin, member, other } = await startModerationSite());
});
afterAll(() => test?.close());

let number = 0;
beforeEach(async () => {
  const { discussionID, url } = await discussion(member, `Hive ${++number} by the brook`, 1);
  const { commentID } = await comment(other, discussionID, `It holds fifteen frames, number ${number}.`);
  thread = { discussionID, path: new URL(url).pathname, commentID };
});

async function openMenu(): Promise<Page> {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(thread.path);
  await page.locator('summary[aria-label="Comment Options, #1"]').click();
  return page;
}

it('leads to the revisions of the comment, and back to an earlier one', async () => {
  const changed = { body: `It holds sixteen frames, number ${number}.`, format: 'markdown' };
  await done(other.client.patch(`/comments/${thread.commentID}`, changed));
  const page = await openMenu();
  await page.getByRole('link', { name: 'Revision History' }).click();
  await arriveAt(page, /\/log\/filter\?recordType=comment/);
  await page.locator('ins', { hasText: 'sixteen' }).waitFor();
  await page.locator('del', { hasText: 'fifteen' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /#1/ }).click();
  await arriveAt(page, /revision=\d+/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect
    .poll(async () => (await admin.client.get(`/comments/${thread.commentID}`)).body.body)
    .toContain('fifteen');
  await page.close();
});

it.each([
  {
    name: 'Report',
    url: '**/api/v2/reports',
    label: 'Note',
    choice: /Spam or hidden advertising/,
    role: 'checkbox' as const,
    message: 'Thank you. Moderators will look at it.',
  },
  {
    name: 'Warn',
    url: '**/api/v2/user-notes/warnings',
    label: 'What they read',
    choice: /Reminder/,
    role: 'radio' as const,
    message: '1 member is warned.',
  },
])('$name: is refused with what was typed kept, and done when sent again', async (form) => {
  const page = await openMenu();
  await page.getByRole('button', { name: form.name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${form.name}`) });
  await dialog.getByRole(form.role, { name: form.choice }).check();
  await dialog.getByLabel(form.label).fill('Of the fifteen frames.');
  const allowAgain = await refuse(page, 'POST', form.url);
  const submit = dialog.getByRole('button', { name: form.name, exact: true });
  await submit.click();
  await dialog.getByText('The hive is locked.').first().waitFor();
  expect(await dialog.getByLabel(form.label).inputValue()).toBe('Of the fifteen frames.');
  expect(await axeViolations(page)).toEqual([]);
  await allowAgain();
  await submit.click();
  await page.getByText(form.message).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.close();
});

it('selects comments over pages, and deletes those of both', async () => {
  const last: number[] = [];
  for (let at = 2; at <= 34; at++)
    last.push((await comment(other, thread.discussionID, `Frame ${at}`)).commentID);
  const page = await test.openAs(admin.client.cookies);
  await page.goto(thread.path);
  await discussionOptions(page).click();
  await page.getByRole('button', { name: 'Select Comments' }).click();
  const list = page.getByRole('dialog', { name: 'Select Comments' });
  await list.getByLabel(/#1 by/).check();
  await list.getByRole('button', { name: 'Next' }).click();
  await list.getByLabel(/#34 by/).check();
  await list.getByText('You have selected 2 comments.').waitFor();
  await list.getByRole('button', { name: 'Previous' }).click();
  expect(await list.getByLabel(/#1 by/).isChecked()).toBe(true);
  await list.locator('[data-bulk-actions]').getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Comments' });
  await dialog.getByText('Are you sure you want to delete 2 comments?').waitFor();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await page.getByText('Comments deleted.').waitFor();
  for (const id of [thread.commentID, last.at(-1)])
    expect((await admin.client.get(`/comments/${id}`)).body.isTombstone).toBe(true);
  await page.close();
}, 60_000);
