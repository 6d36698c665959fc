// What can be done with a member, on their profile: its room is there before it is, and it lies over nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserTest, startAfresh, startBrowserTest } from './browser-test.ts';
import { faults, still } from './page-faults.ts';
import { comment, discussion, done, PASSWORD, type Person, person, setUp } from './small-site.ts';

const PROFILE = '/profile/Melba';
const FOR_ALL = ['Ignore', 'Report'];
const FOR_STAFF = [...FOR_ALL, 'Ban', 'Remove posts', 'Warn', 'Notes'];

let test: BrowserTest;
let page: Page;
const people: Record<string, Person['client']> = {};
beforeAll(async () => {
  test = await startBrowserTest();
  const administrator = await setUp(test.server);
  const member = await person(test.server, administrator, 'Melba');
  const { discussionID } = await discussion(member, 'Which hive for a beginner?', 1);
  await comment(member, discussionID, 'A small one.');
  const roles = await done(administrator.client.get('/roles'));
  const { roleID } = roles.find((role: { name: string }) => role.name === 'Moderator');
  const email = 'modesta@example.org';
  const account = { name: 'Modesta', email, password: PASSWORD, emailConfirmed: true, roleID: [roleID] };
  await done(administrator.client.post('/users', account));
  people.administrator = administrator.client;
  people.moderator = await test.server.client().signIn(email, PASSWORD);
  people.member = (await person(test.server, administrator, 'Otto')).client;
  page = await test.open(still);
});
afterAll(() => test?.close());

const more = () => page.getByRole('button', { name: 'More for Melba' });
const box = (selector: string) => page.locator(selector).first().boundingBox();

describe.each([
  ['member', FOR_ALL],
  ['moderator', FOR_STAFF],
  ['administrator', FOR_STAFF],
])('the buttons at a member, for a %s', (who, names) => {
  it('move nothing when they come, at every width', async () => {
    await startAfresh(page, test.server.url, people[who]?.cookies);
    const found = await faults(page, PROFILE, [
      [390, 'light'],
      [768, 'dark'],
      [1440, 'light'],
    ]);
    expect(found).toEqual([]);
  });

  it.each([390, 768, 1024, 1440])('lie over neither picture nor name at %i px', async (width) => {
    await startAfresh(page, test.server.url, people[who]?.cookies);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PROFILE);
    await more().click();
    expect(await more().getAttribute('aria-expanded')).toBe('true');
    const shown = page.locator(`[id="${await more().getAttribute('aria-controls')}"]`);
    expect(await shown.locator('button, a').allTextContents()).toEqual(names);
    const [picture, name, row, rest] = [
      await box('header:has(> div h1) > div > :first-child'),
      await box('main h1'),
      await more().locator('..').boundingBox(),
      await shown.boundingBox(),
    ];
    for (const buttons of [row, rest])
      for (const other of [picture, name]) expect(overlap(buttons, other)).toBe(false);
  });
});

it('keeps the choices of Follow in sight on a phone', async () => {
  await startAfresh(page, test.server.url, people.member?.cookies);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PROFILE);
  await page.getByLabel('Follow: Melba').click();
  await page.getByRole('link', { name: 'All that I follow and mute' }).click();
  await page.waitForURL('**/profile/followed-content');
});

type Box = Awaited<ReturnType<typeof box>>;

function overlap(one: Box, other: Box): boolean {
  if (!one || !other) throw new Error('Both are on the page.');
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
