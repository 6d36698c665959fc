// Comments of a thread are selected by a key, as posts of a list are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let thread: { path: string; ids: number[] };

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  other = await person(test.server, admin, 'Otto');
  const { discussionID, url } = await discussion(member, 'Hive for sale', 1);
  const ids: number[] = [];
  for (const [at, who] of [member, other, admin].entries())
    ids.push((await comment(who, discussionID, `Word ${at + 1}`)).commentID);
  thread = { path: new URL(url).pathname, ids };
});
afterAll(() => test?.close());

describe('by keys', () => {
  it('the comment where the reader stands is selected, and deleted from the bar below', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto(thread.path);
    await page.locator('summary[aria-label="Discussion Options"]').first().waitFor();
    await page.locator(`#Comment_${thread.ids[1]}`).focus();
    await page.keyboard.press('x');
    await page.getByText('You have selected 1 comment.').last().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('You have selected 2 comments.').last().waitFor();
    await page.keyboard.press('x');
    await page.getByText('You have selected 1 comment.').last().waitFor();
    expect(await page.getByLabel('Select #2 by Otto').isChecked()).toBe(true);
    expect(await page.getByLabel('Select #3 by Adelina').isChecked()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('[data-bulk-actions]').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Comments' });
    await dialog.getByLabel(/^Full/).check();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Comments deleted.').waitFor();
    expect((await admin.client.get(`/comments/${thread.ids[1]}`)).status).toBe(404);
    await expect.poll(() => page.locator('[data-bulk-actions]').count()).toBe(0);
    await page.keyboard.press('?');
    const inThread = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.poll(() => inThread.getByText('Select it, or select it no more').count()).toBe(2);
  });

  it('nothing is selected by those who may do nothing with it', async () => {
    const page = await test.openAs(other.client.cookies);
    await page.goto(thread.path);
    await page.locator(`#Comment_${thread.ids[0]}`).focus();
    const tools = page.waitForResponse((response) => response.url().includes('comment-tools'));
    await page.keyboard.press('x');
    await tools;
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.locator('[data-bulk-actions]').count()).toBe(0);
  });
});
