import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let discussionID: number;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  ({ discussionID } = await discussion(member, 'Where do bees sleep?', 1));
  await comment(admin, discussionID, 'In hives.');
  await comment(admin, discussionID, 'Do tell, @Melba.');
});
afterAll(() => test?.close());

const unread = async () => (await member.client.get('/users/me')).body.countUnreadNotifications;

describe('a member', () => {
  it('sees the bell, opens the tab, and is led to the very comment', async () => {
    await expect.poll(unread, { timeout: 15_000 }).toBe(2);
    const page = await test.openAs(member.client.cookies);
    await page.goto('/');
    await page.getByRole('link', { name: 'Notifications: 2 unread' }).waitFor();
    await page.getByLabel('Account: Melba').click();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const mention = page.getByRole('link', { name: /Adelina mentioned you in Where do bees sleep/ });
    await mention.waitFor();
    await mention.click();
    await page.waitForURL(/#Comment_\d+$/);
    await page.getByText('Do tell, @Melba.').waitFor();
    expect(await unread()).toBe(1);
  });

  it('marks all read', async () => {
    const before = await unread();
    await comment(admin, discussionID, 'And in hollow trees.');
    await expect.poll(unread, { timeout: 15_000 }).toBe(before + 1);
    const page = await test.openAs(member.client.cookies, { viewport: { width: 390, height: 800 } });
    await page.goto('/');
    await page.getByLabel('Account: Melba').click();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByRole('link', { name: /Adelina commented on your post/ }).waitFor();
    // In a narrow bar it covers the page, which is not looked at behind it.
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All Notifications' }).click();
    await arriveAt(page, '/profile/notifications');
    await page.getByRole('button', { name: 'Mark All Read' }).click();
    await expect.poll(unread).toBe(0);
    await page.getByRole('button', { name: 'Mark All Read', disabled: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('chooses what to hear of, and it stays', async () => {
    const page = await test.openAs(member.client.cookies);
    await page.goto('/');
    await page.getByLabel('Account: Melba').click();
    await page.getByRole('link', { name: 'Notification preferences' }).click();
    await arriveAt(page, '/profile/preferences');
    await page.getByLabel('Comments where I wrote: Site').check();
    await page.getByText('Saved').waitFor();
    await page.reload();
    expect(await page.getByLabel('Comments where I wrote: Site').isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('an administrator', () => {
  it('sets what holds for everybody else', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/settings/notifications');
    await page.getByLabel('Somebody mentions me: Nobody').check();
    await page.getByText('Saved').waitFor();
    const { body } = await member.client.get(`/notification-preferences/${member.userID}`);
    expect(body.Mention).toBeUndefined();
    await page.getByLabel('Somebody mentions me: Nobody').uncheck();
    expect(await axeViolations(page)).toEqual([]);
  });
});
