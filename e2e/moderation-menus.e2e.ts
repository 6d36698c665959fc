// The options of discussions and comments, item by item: in their order, for whom, with their words, and refused.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserTest } from './browser-test.ts';
import { discussionOptions, startModerationSite } from './moderation-site.ts';
import { comment, discussion, done, type Person, person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let local: Person;
let thread: { discussionID: number; path: string; commentID: number };

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

beforeAll(async () => {
  ({ test, admin, member, other } = await startModerationSite());
  local = await person(test.server, admin, 'Lokalia');
  await done(admin.client.patch('/config', { 'triage.enabled': true }));
});
afterAll(() => test?.close());

let number = 0;
beforeEach(async () => {
  number++;
  const { discussionID, url } = await discussion(member, `Hive ${number} for sale`, 1);
  const { commentID } = await comment(other, discussionID, `Is it new, number ${number}?`);
  thread = { discussionID, path: new URL(url).pathname, commentID };
});

const menu = (page: Page) => page.locator('details[open] [data-menu], details[open]').last();
const now = async () => (await admin.client.get(`/discussions/${thread.discussionID}`)).body;

async function open(who: Person, label = 'Discussion Options'): Promise<Page> {
  const page = await test.openAs(who.client.cookies);
  await page.goto(thread.path);
  await page.locator(`summary[aria-label="${label}"]`).first().click();
  await menu(page).getByRole('button').or(menu(page).getByRole('link')).first().waitFor();
  return page;
}

async function namesIn(page: Page): Promise<string[]> {
  const texts = await menu(page).locator('button, a').allTextContents();
  return texts.map((text) => text.trim()).filter(Boolean);
}

const press = (page: Page, name: string) =>
  menu(page)
    .locator('button, a')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .click();

const OF_ADMINISTRATORS = [
  'Edit',
  'Delete',
  'Move Post',
  'Change Post Type',
  'Tag',
  'Resolve',
  'Announce',
  'Change Author',
  'Add to Collection',
  'Select Comments',
  'Bump',
  'Sink',
  'Close',
  'Revision History',
  'Deleted Comments',
];

describe('the options of a discussion', () => {
  it('are all there for an administrator, in their order', async () => {
    const names = await namesIn(await open(admin));
    expect(names.filter((name) => OF_ADMINISTRATORS.includes(name))).toEqual(OF_ADMINISTRATORS);
    expect(names).toContain('Report');
    expect(names.at(-1)).toBe('Report');
  });

  it('are none of moderators for members, who report; the author may edit', async () => {
    const names = await namesIn(await open(other));
    expect(names.filter((name) => OF_ADMINISTRATORS.includes(name))).toEqual([]);
    expect(names).toContain('Report');
    const own = await namesIn(await open(member));
    expect(own.some((name) => name.startsWith('Edit'))).toBe(true);
    for (const name of ['Delete', 'Announce', 'Change Author', 'Bump', 'Sink', 'Report'])
      expect(own).not.toContain(name);
  });

  it.each([
    ['discussions.delete', ['Delete']],
    ['discussions.edit', ['Edit', 'Move Post', 'Change Post Type', 'Tag', 'Select Comments']],
    ['discussions.close', []],
    [
      'discussions.close discussions.announce discussions.sink',
      ['Announce', 'Select Comments', 'Sink', 'Close', 'Revision History', 'Deleted Comments'],
    ],
  ])('are those of the permission alone: %s', async (permission, allowed) => {
    const given = Object.fromEntries(permission.split(' ').map((name) => [name, true]));
    const room = {
      name: `For ${permission}`,
      urlcode: permission.replaceAll(/[. ]/g, '-'),
      customPermissions: true,
    };
    const { categoryID } = await done(admin.client.post('/categories', room));
    const global = { type: 'global', permissions: { 'session.valid': true } };
    const { roleID } = await done(
      admin.client.post('/roles', { name: `With ${permission}`, permissions: [global] }),
    );
    const permissions = { 'discussions.view': true, ...given };
    await done(
      admin.client.patch(`/roles/${roleID}/permissions`, [{ type: 'category', id: categoryID, permissions }]),
    );
    await done(admin.client.patch(`/users/${local.userID}`, { roleID: [roleID] }));
    const { discussionID, url } = await discussion(admin, `About ${permission}`, categoryID);
    await comment(admin, discussionID, `A word about ${permission}.`);
    thread = { ...thread, discussionID, path: new URL(url).pathname };
    const names = await namesIn(await open(local));
    expect(names.filter((name) => OF_ADMINISTRATORS.includes(name))).toEqual(allowed);
  });

  it.each([
    ['Close', 'Discussion closed.', { closed: true }],
    ['Sink', 'Discussion sunk.', { sink: true }],
    ['Resolve', 'Discussion resolved.', { resolved: true }],
    ['Bump', 'Success! This post has been bumped.', {}],
  ])('%s at a press, and say so', async (name, words, state) => {
    const page = await open(admin);
    await press(page, name);
    await page.getByText(words).waitFor();
    expect(await now()).toMatchObject(state);
  });

  it('say the opposite of what is: Closed, Sunk, Unresolve', async () => {
    await done(
      admin.client.patch(`/discussions/${thread.discussionID}`, { closed: true, sink: true, resolved: true }),
    );
    for (const [name, words, state] of [
      ['Closed', 'Discussion reopened.', { closed: false }],
      ['Sunk', 'Discussion unsunk.', { sink: false }],
      ['Unresolve', 'Discussion no longer resolved.', { resolved: false }],
    ] as const) {
      const page = await open(admin);
      await press(page, name);
      await page.getByText(words).waitFor();
      expect(await now()).toMatchObject(state);
      await page.close();
    }
  });

  it('announce in one of two places, and let members dismiss that and call the dismissal off', async () => {
    const page = await open(admin);
    await press(page, 'Announce');
    const dialog = page.getByRole('dialog', { name: 'Announce' });
    await dialog.getByLabel('In the category and in recent discussions').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Discussion announced.').waitFor();
    expect(await now()).toMatchObject({ pinned: true, pinLocation: 'recent' });
    const own = await open(other);
    await press(own, 'Dismiss');
    await own.getByText('Success. Announcement has been dismissed.').waitFor();
    await own.reload();
    await discussionOptions(own).click();
    await press(own, 'Dismissed');
    await own.getByText('Success. Dismissal cancelled.').waitFor();
  });

  it('move to another category with a redirect, and change the author', async () => {
    const page = await open(admin);
    await press(page, 'Move Post');
    const moving = page.getByRole('dialog', { name: 'Move Post' });
    expect(await moving.getByRole('button', { name: 'Move' }).isDisabled()).toBe(true);
    await moving.getByRole('combobox').selectOption({ label: 'Archive' });
    await moving.getByLabel('Leave a redirect link').check();
    await moving.getByRole('button', { name: 'Move' }).click();
    await page.getByText('Discussion moved.').waitFor();
    await discussionOptions(page).click();
    await press(page, 'Change Author');
    const changing = page.getByRole('dialog', { name: 'Change Author' });
    await changing.getByRole('combobox').fill('Otto');
    await page.getByRole('option', { name: 'Otto' }).click();
    await changing.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Author changed.').waitFor();
    expect((await now()).insertUserID).toBe(other.userID);
  });

  it('let authors close what is theirs and open it again, where their role says so; closed, it is edited no more', async () => {
    const permissions = { 'discussions.closeOwn': true };
    await done(admin.client.patch('/roles/8/permissions', [{ type: 'global', permissions }]));
    const page = await open(member);
    expect((await namesIn(page)).some((name) => name.startsWith('Edit'))).toBe(true);
    await press(page, 'Close');
    await page.getByText('Discussion closed.').waitFor();
    expect((await now()).closed).toBe(true);
    const again = await open(member);
    expect((await namesIn(again)).some((name) => name.startsWith('Edit'))).toBe(false);
    await press(again, 'Closed');
    await again.getByText('Discussion reopened.').waitFor();
    expect((await now()).closed).toBe(false);
    expect(await namesIn(await open(other))).not.toContain('Close');
  });

  it('delete after a question, and lead to the category', async () => {
    const page = await open(admin);
    await press(page, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete Discussion' });
    await dialog.getByText('Are you sure you want to delete this discussion?').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/categories/);
    expect((await admin.client.get(`/discussions/${thread.discussionID}`)).status).toBe(410);
  });

  it.each([
    ['Close', '**/api/v2/discussions/*'],
    ['Sink', '**/api/v2/discussions/*'],
    ['Resolve', '**/api/v2/discussions/*'],
    ['Bump', '**/api/v2/discussions/*/bump'],
    ['Dismiss', '**/api/v2/discussions/*/dismiss'],
  ])(
    '%s: a refusal is told in its own words until it is dismissed, and nothing changes',
    async (name, url) => {
      await done(admin.client.patch(`/discussions/${thread.discussionID}`, { pinned: true }));
      const before = await now();
      const page = await open(admin);
      const json = {
        message: 'Permission Problem',
        description: 'You need the hive permission to do that.',
        status: 403,
        code: 'permission',
      };
      await page.route(url, (route) =>
        ['PATCH', 'PUT'].includes(route.request().method())
          ? route.fulfill({ status: 403, json })
          : route.continue(),
      );
      await press(page, name);
      const toast = page.getByText('You need the hive permission to do that.');
      await toast.waitFor();
      // Longer than what goes by itself.
      await page.waitForTimeout(3500);
      expect(await toast.isVisible()).toBe(true);
      const { closed, sink, resolved, dismissed } = before;
      expect(await now()).toMatchObject({ closed, sink, resolved, dismissed });
      expect([closed, sink, resolved, dismissed]).toEqual([false, false, false, false]);
    },
  );
});

describe('the options of a comment', () => {
  it('are edited and deleted by staff, quoted and shared by everybody, reported by others', async () => {
    const label = 'Comment Options, #1';
    const ofStaff = await namesIn(await open(admin, label));
    expect(ofStaff.slice(0, 2)).toEqual(['Edit', 'Delete']);
    for (const name of ['Quote', 'Copy Link', 'Email Link', 'Report']) expect(ofStaff).toContain(name);
    const ofOthers = await namesIn(await open(member, label));
    for (const name of ['Edit', 'Delete']) expect(ofOthers).not.toContain(name);
    for (const name of ['Quote', 'Copy Link', 'Report']) expect(ofOthers).toContain(name);
  });

  it('delete to a tombstone that keeps the replies, after a question', async () => {
    await comment(member, thread.discussionID, 'As good as new.', thread.commentID);
    const page = await open(admin, 'Comment Options, #1');
    await press(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Tombstone/).check();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect
      .poll(async () => (await admin.client.get(`/comments/${thread.commentID}`)).body.isTombstone)
      .toBe(true);
    expect((await now()).countComments).toBe(2);
  });

  it('tell a refusal in the form, which stays', async () => {
    const page = await open(admin, 'Comment Options, #1');
    await press(page, 'Delete');
    const json = { message: 'The hive is locked.', status: 403, code: 'locked', description: null };
    await page.route('**/api/v2/comments/**', (route) => route.fulfill({ status: 403, json }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('The hive is locked.').waitFor();
    expect((await other.client.get(`/comments/${thread.commentID}`)).status).toBe(200);
  });
});
