import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
});
afterAll(() => test?.close());

/** The browser here reaches no push service: what it would answer stands in its place. */
const SUBSCRIPTION = `(() => {
  const made = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => { current = null; return true; },
  };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = made);
  PushManager.prototype.getSubscription = async () => current;
})()`;

async function preferences(permission: 'granted' | 'denied', viewport = { width: 1440, height: 900 }) {
  const page = await test.openAs(member.client.cookies, { serviceWorkers: 'allow', viewport });
  await page.addInitScript(SUBSCRIPTION);
  // To a headless browser everything is forbidden.
  await page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => '${permission}' });
    Notification.requestPermission = async () => '${permission}';`);
  await page.goto('/profile/preferences');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('heading', { name: 'This device' }).waitFor();
  return page;
}

const isThisDevice = async () => (await member.client.get('/web-push')).body;

describe('this device', () => {
  it('is rung when it is switched on, and no longer when it is off', async () => {
    const page = await preferences('granted');
    const toggle = page.getByRole('switch', { name: 'Push to this device' });
    await page.getByText('It does not ring.').waitFor();
    await toggle.click();
    await page.getByText('It rings for what you ticked under Push').waitFor();
    expect((await isThisDevice()).isThisDevice).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await toggle.click();
    await page.getByText('It does not ring.').waitFor();
    expect((await isThisDevice()).isThisDevice).toBe(false);
  });

  it('says what to do where its browser blocks it', async () => {
    const page = await preferences('denied', { width: 390, height: 844 });
    await page.getByText('Your browser blocks notifications of this site.').waitFor();
    expect(await page.getByRole('switch', { name: 'Push to this device' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    // What lies half under the title bar is no target of full size.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the bell', () => {
  it('counts what happens while the page stays open', async () => {
    const { discussionID } = await discussion(member, 'Where do bees sleep?', 1);
    const page = await test.openAs(member.client.cookies);
    await page.goto('/');
    await page.waitForRequest(/\/api\/v2\/live/, { timeout: 30_000 });
    await comment(admin, discussionID, 'In hives.');
    await page.getByRole('link', { name: 'Notifications: 1 unread' }).waitFor();
    await comment(admin, discussionID, 'Do tell, @Melba.');
    await page.getByRole('link', { name: 'Notifications: 2 unread' }).waitFor();
  });
});
