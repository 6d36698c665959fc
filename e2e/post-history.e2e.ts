// What a post said before, and what was deleted: looked at and brought back in the browser, on a desk and on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { comment, discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let writer: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
  writer = await person(test.server, admin, 'Wilma');
});
afterAll(() => test?.close());

describe.each([
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 760 }],
])('the history of a post, %s', (name, viewport) => {
  it('is found in its options, says what changed, and gives a wording back', async () => {
    const before = `Of ${name}.\n\nSplit the string and fuse each with 15 A.\n\nI measured in July and it was fine then.`;
    const { discussionID, url } = await discussion(writer, `Inverter clips, ${name}`, 1, { body: before });
    const after = `Of ${name}.\n\nSplit the string and fuse each with 16 A gPV.\n\nMeasure on a cold morning.\n\nTwice.`;
    await done(writer.client.patch(`/discussions/${discussionID}`, { body: after, format: 'markdown' }));
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto(new URL(url).pathname);
    await page.locator('summary[aria-label="Discussion Options"]').first().click();
    await page.getByRole('link', { name: 'Revision History' }).click();
    await arriveAt(page, /\/log\/filter\?recordType=discussion/);
    await page.locator('ins', { hasText: '16' }).waitFor();
    await page.locator('del', { hasText: '15' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: /#1/ }).click();
    await arriveAt(page, /revision=\d+/);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await arriveAt(page, new RegExp(`/discussion/${discussionID}/`));
    await page.getByText('fine then').waitFor();
    await page.context().close();
  });

  it('lists comments that were deleted, and brings one back', async () => {
    const { discussionID } = await discussion(writer, `What was deleted, ${name}`, 1);
    const { commentID } = await comment(writer, discussionID, `Not for *${name}*`);
    await done(admin.client.delete(`/comments/${commentID}`));
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto(`/log/filter?parentRecordID=${discussionID}&recordType=comment&operation=delete`);
    await page.getByText('Deleted by').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: /^Restore the comment/ }).click();
    await page.getByText('No comment was deleted here').waitFor();
    expect((await writer.client.get(`/comments/${commentID}`)).status).toBe(200);
    await page.context().close();
  });
});
