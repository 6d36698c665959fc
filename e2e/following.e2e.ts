import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await discussion(admin, 'Group order: fuse holders', 1);
  await discussion(admin, 'Where do bees sleep?', 1);
});
afterAll(() => test?.close());

/** What the bar that sticks covers at one moment is no fault of the page. */
const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

const SIZES = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
] as const;

describe.each(SIZES)('on %s, a member', (_where, viewport) => {
  const open = () => test.openAs(member.client.cookies, { viewport });

  it('mutes a discussion from its options, misses it in lists, and takes that back', async () => {
    const page = await open();
    await page.goto('/discussions');
    await page.getByRole('link', { name: 'Group order: fuse holders' }).click();
    await page.getByLabel('Discussion Options').click();
    await page.getByRole('button', { name: 'Follow or mute' }).click();
    const form = page.getByRole('dialog', { name: 'Follow or mute' });
    await form.getByRole('button', { name: 'For a week' }).click();
    // With its end: without one it is shown before the server has answered.
    await form.getByText('Muted until').locator('time').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/discussions');
    await page.getByText('1 post that you muted is not shown.').waitFor();
    expect(await page.getByRole('link', { name: 'Group order: fuse holders' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Show', exact: true }).click();
    await page.getByRole('link', { name: 'Group order: fuse holders' }).waitFor();
    await page.getByRole('link', { name: 'Leave it out' }).waitFor();
    await page.goto('/profile/followed-content');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unmute Group order: fuse holders' }).click();
    await page.getByText('You muted nothing.').waitFor();
    await page.goto('/discussions');
    await page.getByRole('link', { name: 'Group order: fuse holders' }).waitFor();
  });

  it('follows a person from their profile, chooses mails of them, and stops', async () => {
    const page = await open();
    await page.goto('/profile/Adelina');
    await page.getByLabel('Follow: Adelina').click();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByText('You follow Adelina.').waitFor();
    await page.goto('/profile/followed-content');
    const choice = page.getByLabel('What comes of Adelina');
    await choice.selectOption('On the site, by mail and push');
    await page.getByText('Saved').waitFor();
    const stored = async () => (await member.client.get('/follows')).body;
    expect(await stored()).toMatchObject([{ recordType: 'user', popup: true, email: true, push: true }]);
    await page.reload();
    expect(await choice.inputValue()).toBe('all');
    await page.getByRole('button', { name: 'Stop following Adelina' }).click();
    await page.getByText('You follow nothing yet.').waitFor();
    expect(await stored()).toEqual([]);
  });

  it('chooses for a category what comes of its posts and comments, by each channel', async () => {
    const path = `/categories/1/preferences/${member.userID}`;
    await member.client.put('/categories/1/follow', { followed: true });
    const page = await open();
    await page.goto('/profile/followed-content');
    await page.getByRole('link', { name: 'Choose what comes' }).click();
    await page.waitForURL(/\/profile\/preferences#followed-categories$/);
    const table = page.getByRole('region', { name: 'Followed categories' });
    expect(await table.getByLabel('General: New posts, Site').isChecked()).toBe(true);
    await table.getByLabel('General: New posts, Site').uncheck();
    await table.getByLabel('General: New posts, Push').check();
    await table.getByLabel('General: Comments, Mail').check();
    await expect
      .poll(async () => (await member.client.get(path)).body)
      .toMatchObject({
        'preferences.popup.posts': false,
        'preferences.push.posts': true,
        'preferences.email.comments': true,
        'preferences.push.comments': false,
      });
    await page.reload();
    expect(await table.getByLabel('General: New posts, Push').isChecked()).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    await toTheTop(page);
    expect(await axeViolations(page)).toEqual([]);
    await member.client.put('/categories/1/follow', { followed: false });
  });

  it('mutes the category that a page is about, and finds it all the same', async () => {
    const page = await open();
    await page.goto('/categories/general');
    await page.getByLabel('Mute: General').click();
    await page.getByRole('button', { name: 'Until I unmute it' }).click();
    await page.getByText('General is muted.').waitFor();
    await page.getByRole('link', { name: 'Where do bees sleep?' }).waitFor();
    await page.goto('/discussions');
    await page.getByText('No discussions were found.').waitFor();
    await member.client.put('/mutes/category/1', { muted: false });
  });

  it('counts what last week would have sent', async () => {
    const page = await open();
    await page.goto('/profile/preferences');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const week = page.getByRole('region', { name: 'Last week, as set now' });
    await week.getByText('Happened around you').waitFor();
    await week.getByRole('button', { name: 'Count again' }).click();
    await week.getByText('Happened around you').waitFor();
    await toTheTop(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('pauses everything until tomorrow, and sets quiet hours', async () => {
    await member.client.patch(`/notification-preferences/${member.userID}/quiet`, {
      isOn: false,
      pause: 'none',
    });
    const page = await open();
    await page.goto('/profile/preferences');
    await page.getByRole('heading', { level: 1, name: 'Notification preferences' }).waitFor();
    await page.getByRole('button', { name: 'Until tomorrow, 8:00' }).click();
    await page.getByText('Quiet until').waitFor();
    await page.getByRole('switch', { name: 'Quiet hours on these days' }).check();
    await page.getByLabel('From').fill('21:30');
    const stored = async () =>
      (await member.client.get(`/notification-preferences/${member.userID}/quiet`)).body;
    await expect.poll(async () => (await stored()).from).toBe('21:30');
    await toTheTop(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'End the pause' }).click();
    await page.getByText('Pause everything').waitFor();
    await page.getByRole('switch', { name: 'Quiet hours on these days' }).uncheck();
    await expect.poll(async () => (await stored()).isOn).toBe(false);
    expect((await stored()).pausedUntil).toBeNull();
  });
});
