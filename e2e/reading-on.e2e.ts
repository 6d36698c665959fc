import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let long: { discussionID: number; url: string };
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await admin.client.patch('/config', {
    'vanilla.comment.spamCount': 1000,
    'rateLimits.posting.perAccount': 0,
    'rateLimits.posting.perAddress': 0,
    'vanilla.comments.perPage': 10,
  });
  member = await person(test.server, admin, 'Melba');
  long = await discussion(admin, 'A long thread', 1);
  for (let at = 1; at <= 25; at++) await comment(admin, long.discussionID, `Comment number ${at}.`);
});
afterAll(() => test?.close());

const markOf = async () =>
  (
    await member.client.get(
      `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${long.discussionID}`,
    )
  ).body.viewerState.reads[long.discussionID];

describe('a member', () => {
  it('goes on reading on a phone where they stopped on a desk', async () => {
    const desk = await test.openAs(member.client.cookies, { viewport: { width: 1280, height: 900 } });
    await desk.goto(`${long.url}/p2`);
    await desk.getByText('Comment number 14.').scrollIntoViewIfNeeded();
    await expect.poll(async () => desk.evaluate(() => scrollY)).toBeGreaterThan(0);
    await desk.goto('/categories');
    await expect.poll(async () => (await markOf())?.placeNumber ?? 0).toBeGreaterThan(10);
    const { placeNumber } = await markOf();
    const phone = await test.openAs(member.client.cookies, { viewport: { width: 390, height: 800 } });
    await phone.goto(long.url);
    expect(await axeViolations(phone)).toEqual([]);
    await phone.getByRole('link', { name: `Continue where you were: #${placeNumber}` }).click();
    await phone.waitForURL(/\/discussion\/comment\/\d+/);
    await phone.getByText(`Comment number ${placeNumber}.`).waitFor();
  });

  it('goes from a list to the first unread comment, and marks all read', async () => {
    await member.client.put('/discussions/read', {});
    const { commentID } = await comment(admin, long.discussionID, 'What is new.');
    await comment(admin, long.discussionID, 'And newer.');
    const page = await test.openAs(member.client.cookies, { viewport: { width: 390, height: 800 } });
    await page.goto('/discussions');
    await page.getByRole('link', { name: '2 new' }).first().click();
    await page.waitForURL(new RegExp(`/discussion/comment/${commentID}`));
    await page.getByText('New since your last visit').waitFor();
    await comment(admin, long.discussionID, 'Newest of all.');
    await page.goto('/discussions');
    await page.getByRole('link', { name: '1 new' }).first().waitFor();
    await page.getByRole('button', { name: 'Mark all posts read' }).click();
    await page.getByText('All posts are marked read.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: '1 new' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
