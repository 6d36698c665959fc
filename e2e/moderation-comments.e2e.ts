// Many comments of a discussion at once: selected over pages, deleted, split off, moved there, their authors warned; refused
// for all or for some, stopped, and left alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest } from './browser-test.ts';
import { LOCKED, startModerationSite } from './moderation-site.ts';
import { comment, discussion, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let archiveID: number;
let thread: { discussionID: number; path: string; ids: number[] };

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;
type Dialog = ReturnType<Page['getByRole']>;

beforeAll(async () => {
  ({ test, admin, member, other, archiveID } = await startModerationSite());
});
afterAll(() => test?.close());

let number = 0;
beforeEach(async () => {
  const { discussionID, url } = await discussion(member, `Hive ${++number} for sale`, 1);
  const ids: number[] = [];
  for (const [at, who] of [member, other, member].entries())
    ids.push((await comment(who, discussionID, `Word ${at + 1} of ${number}`)).commentID);
  thread = { discussionID, path: new URL(url).pathname, ids };
});

const now = async () => (await admin.client.get(`/discussions/${thread.discussionID}`)).body;
const placeOf = async (id: number | undefined) =>
  (await admin.client.get(`/comments/${id}`)).body.discussionID;

async function selecting(numbers: readonly number[]): Promise<{ page: Page; list: Dialog }> {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(thread.path);
  await page.locator('summary[aria-label="Discussion Options"]').first().click();
  await page.getByRole('button', { name: 'Select Comments' }).click();
  const list = page.getByRole('dialog', { name: 'Select Comments' });
  await list.getByLabel(/#1 by/).waitFor();
  for (const each of numbers) await list.getByLabel(new RegExp(`#${each} by`)).check();
  return { page, list };
}

const action = (list: Dialog, name: string) =>
  list.locator('[data-bulk-actions]').getByRole('button', { name, exact: true });

async function openForm(page: Page, list: Dialog, name: string, title: string | RegExp) {
  await action(list, name).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return { dialog, submit: dialog.getByRole('button', { name, exact: true }).last() };
}

describe('what is selected', () => {
  it('is needed, counted, and forgotten', async () => {
    const { page, list } = await selecting([]);
    for (const name of ['Split', 'Move', 'Delete', 'Warn'])
      expect(await action(list, name).getAttribute('aria-disabled')).toBe('true');
    await action(list, 'Split').click({ force: true });
    expect(await page.getByRole('dialog', { name: 'Split Comments' }).count()).toBe(0);
    expect(await action(list, 'Split').getAttribute('title')).toBe('Select comments first.');
    await list.getByLabel('Select all on this page').check();
    await list.getByText('You have selected 3 comments.').waitFor();
    await list.getByRole('button', { name: 'Select none' }).click();
    await list.getByText('You have selected 0 comments.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is still selected after a reload', async () => {
    const { page, list } = await selecting([2]);
    await list.getByText('You have selected 1 comment.').waitFor();
    await page.reload();
    await page.locator('summary[aria-label="Discussion Options"]').first().click();
    await page.getByRole('button', { name: 'Select Comments' }).click();
    await page.getByText('You have selected 1 comment.').waitFor();
    expect(await page.getByLabel(/#2 by Otto/).isChecked()).toBe(true);
  });
});

describe('deleting', () => {
  it('leaves tombstones, after a question that begins at the gentler way', async () => {
    const { page, list } = await selecting([1, 2]);
    const { dialog, submit } = await openForm(page, list, 'Delete', 'Delete Comments');
    await dialog.getByText('Are you sure you want to delete 2 comments?').waitFor();
    await expect
      .poll(() => dialog.getByLabel(/^Tombstone/).evaluate((each) => each === document.activeElement))
      .toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await submit.click();
    await page.getByText('Comments deleted.').waitFor();
    const { body } = await admin.client.get(`/comments/${thread.ids[0]}`);
    expect(body.isTombstone).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect((await member.client.get(`/comments/${thread.ids[0]}`)).body.isTombstone).not.toBe(true);
  });

  it('takes replies along where it is asked to', async () => {
    const [first] = thread.ids;
    const reply = await comment(other, thread.discussionID, 'And a smoker?', first);
    const { page, list } = await selecting([1]);
    const { dialog, submit } = await openForm(page, list, 'Delete', 'Delete Comments');
    await dialog.getByLabel(/^Full/).check();
    await submit.click();
    await page.getByText('Comments deleted.').waitFor();
    for (const id of [first, reply.commentID])
      expect([404, 410]).toContain((await member.client.get(`/comments/${id}`)).status);
    expect((await now()).countComments).toBe(2);
  });

  it('that is refused keeps all, says why of each, and is tried again', async () => {
    const { page, list } = await selecting([1, 2]);
    const { dialog, submit } = await openForm(page, list, 'Delete', 'Delete Comments');
    await page.route('**/api/v2/comments/list*', (route) => route.fulfill({ status: 403, json: LOCKED }));
    await submit.click();
    await dialog.getByText('These comments could not be deleted:').waitFor();
    expect(await dialog.getByText('The hive is locked.').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect((await now()).countComments).toBe(3);
    await page.unroute('**/api/v2/comments/list*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Comments deleted.').waitFor();
  });

  it('that is refused for one does the others, names it, and lets it be skipped', async () => {
    const { page, list } = await selecting([1, 2]);
    const { dialog, submit } = await openForm(page, list, 'Delete', 'Delete Comments');
    const [first] = thread.ids;
    // As the server answers it: the second is done in truth.
    await page.route('**/api/v2/comments/list*', async (route) => {
      const given = route.request().postDataJSON();
      const answer = await route.fetch({ postData: { ...given, commentIDs: [thread.ids[1]] } });
      const body = await answer.json();
      const failed = { failedIDs: [first], exceptionsByID: { [String(first)]: LOCKED } };
      await route.fulfill({ status: 200, json: { ...body, progress: { ...body.progress, ...failed } } });
    });
    await submit.click();
    await dialog.getByText('These comments could not be deleted:').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      '#1 by Melba: The hive is locked.',
    ]);
    expect((await admin.client.get(`/comments/${thread.ids[1]}`)).body.isTombstone).toBe(true);
    await dialog.getByRole('button', { name: 'Skip these' }).click();
    await page.getByText('You have selected 0 comments.').waitFor();
    expect((await admin.client.get(`/comments/${first}`)).body.isTombstone).not.toBe(true);
  });

  it('is left by Cancel, with all still selected', async () => {
    const { page, list } = await selecting([1, 2]);
    const { dialog } = await openForm(page, list, 'Delete', 'Delete Comments');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await list.getByText('You have selected 2 comments.').waitFor();
    expect((await now()).countComments).toBe(3);
  });
});

describe('splitting', () => {
  it('needs a title, and moves them to a discussion in another category', async () => {
    const { page, list } = await selecting([2, 3]);
    const { dialog, submit } = await openForm(page, list, 'Split', 'Split Comments');
    await dialog.getByText('2 comments and the replies to them become a discussion of their own.').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByLabel('New title').fill('Of its price');
    await dialog.getByLabel('Category').selectOption({ label: 'Archive' });
    await dialog.getByLabel('The site').check();
    expect(await axeViolations(page)).toEqual([]);
    await submit.click();
    await page.getByText('Comments split off.').waitFor();
    expect((await now()).countComments).toBe(1);
    const place = await placeOf(thread.ids[1]);
    expect(place).not.toBe(thread.discussionID);
    expect((await admin.client.get(`/discussions/${place}`)).body).toMatchObject({
      name: 'Of its price',
      categoryID: archiveID,
      countComments: 2,
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect((await now()).countComments).toBe(3);
  });

  it('that is refused says why, keeps the title, and splits once when sent again', async () => {
    const { page, list } = await selecting([1]);
    const { dialog, submit } = await openForm(page, list, 'Split', 'Split Comments');
    await dialog.getByLabel('New title').fill(`Apart ${number}`);
    await page.route('**/api/v2/discussions/split*', (route) => route.fulfill({ status: 403, json: LOCKED }));
    await submit.click();
    await dialog.getByText('The hive is locked.').waitFor();
    expect(await dialog.getByLabel('New title').inputValue()).toBe(`Apart ${number}`);
    expect(await placeOf(thread.ids[0])).toBe(thread.discussionID);
    await page.unroute('**/api/v2/discussions/split*');
    await submit.click();
    await page.getByText('Comments split off.').waitFor();
    const { rows } = await test.server.query('select from discussions where name = $1', [`Apart ${number}`]);
    expect(rows).toHaveLength(1);
  });

  it('that is refused for one says so, and the others are there', async () => {
    const { page, list } = await selecting([1, 2]);
    const { dialog, submit } = await openForm(page, list, 'Split', 'Split Comments');
    await dialog.getByLabel('New title').fill(`Half ${number}`);
    await page.route('**/api/v2/discussions/split*', async (route) => {
      const given = route.request().postDataJSON();
      const answer = await route.fetch({ postData: { ...given, commentIDs: [thread.ids[1]] } });
      const body = await answer.json();
      const failed = { failedIDs: [thread.ids[0]], exceptionsByID: { [String(thread.ids[0])]: LOCKED } };
      await route.fulfill({ status: 200, json: { ...body, progress: { ...body.progress, ...failed } } });
    });
    await submit.click();
    await dialog.getByText('The hive is locked.').waitFor();
    expect(await placeOf(thread.ids[0])).toBe(thread.discussionID);
    expect(await placeOf(thread.ids[1])).not.toBe(thread.discussionID);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await list.getByText('You have selected 1 comment.').waitFor();
  });

  it('that is left by Cancel starts nothing', async () => {
    const { page, list } = await selecting([1]);
    const { dialog } = await openForm(page, list, 'Split', 'Split Comments');
    await dialog.getByLabel('New title').fill(`Never ${number}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await list.getByText('You have selected 1 comment.').waitFor();
    const { rows } = await test.server.query('select from discussions where name = $1', [`Never ${number}`]);
    expect(rows).toEqual([]);
  });
});

describe('warning', () => {
  const warningsOf = async (who: Person) => {
    const { body } = await admin.client.get(`/user-notes?userID=${who.userID}`);
    return JSON.stringify(body).split(`Enough of ${number}.`).length > 1;
  };

  it('is about all that each wrote of what is selected; who was refused stays in the form', async () => {
    const { page, list } = await selecting([1, 2, 3]);
    const { dialog, submit } = await openForm(page, list, 'Warn', /^Warn/);
    await dialog.getByText('Warn 2 members').waitFor();
    await dialog.getByLabel('What they read').fill(`Enough of ${number}.`);
    expect(await axeViolations(page)).toEqual([]);
    await page.route('**/api/v2/user-notes/warnings', (route) =>
      route.request().postDataJSON().userID === other.userID
        ? route.fulfill({ status: 403, json: LOCKED })
        : route.fallback(),
    );
    await submit.click();
    await page.getByText('1 member is warned.').waitFor();
    const left = page.getByRole('dialog', { name: 'Warn Otto' });
    await left.getByText('Otto: The hive is locked.').waitFor();
    expect([await warningsOf(member), await warningsOf(other)]).toEqual([true, false]);
    await page.unroute('**/api/v2/user-notes/warnings');
    await left.getByRole('button', { name: 'Warn', exact: true }).click();
    await expect.poll(() => left.count()).toBe(0);
    expect(await warningsOf(other)).toBe(true);
  });
});
