// Posts as drafts: stored at a press, scheduled, called off, posted now; edits on several devices; what could not go out.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

const SLOW = { timeout: 20_000 };

let test: BrowserTest;
let admin: Person;
let writer: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
  // Words are compared as they are written here; rich text has a file of its own: rich-drafts.
  const settings = { 'vanilla.discussion.spamCount': 1000, 'garden.inputFormatter': 'markdown' };
  await done(admin.client.patch('/config', settings));
  const { roleID } = await done(
    admin.client.post('/roles', {
      name: 'Schedulers',
      permissions: [{ type: 'global', permissions: { 'schedule.allow': true } }],
    }),
  );
  await done(admin.client.patch(`/users/${writer.userID}`, { roleID: [8, roleID] }));
});
afterAll(() => test?.close());
beforeEach(async () => {
  for (const draftStatus of ['draft', 'scheduled', 'error'])
    for (const { draftID } of (await writer.client.get(`/drafts?draftStatus=${draftStatus}`)).body)
      await done(writer.client.delete(`/drafts/${draftID}`));
});

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drafts = async (draftStatus = 'draft') =>
  (await writer.client.get(`/drafts?draftStatus=${draftStatus}&expand=true`)).body;

async function fill(page: Page, title: string, words: string): Promise<void> {
  await page.getByLabel('Category').selectOption({ label: 'General' });
  await page.getByLabel('Title').fill(title);
  await body(page).click();
  await body(page).fill(words);
}

const localTime = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16);

describe.each([
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 760 }],
])('a post, %s', (name, viewport) => {
  it('is stored at a press, under an address of its own', async () => {
    const page = await test.openAs(writer.client.cookies, { viewport });
    await page.goto('/post');
    await fill(page, 'At a press', 'Half of it.');
    await button(page, 'Save as Draft').click();
    await page.getByText('Draft saved.', { exact: true }).waitFor();
    const [draft] = await drafts();
    expect(draft).toMatchObject({ name: 'At a press', attributes: { body: 'Half of it.' } });
    expect(new URL(page.url()).pathname).toBe(`/post/editdiscussion/0/${draft.draftID}`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.reload();
    await expect.poll(() => body(page).inputValue(), SLOW).toBe('Half of it.');
    expect(await page.getByLabel('Title').inputValue()).toBe('At a press');
    await page.context().close();
  });

  it('is scheduled, changed, called off and posted', async () => {
    const page = await test.openAs(writer.client.cookies, { viewport });
    await page.goto('/post');
    await button(page, 'Schedule').click();
    // Nothing is scheduled that is not complete.
    await page.getByText('Some fields still need you.').waitFor();
    await fill(page, 'In time', 'All of it.');
    await button(page, 'Schedule').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('Goes out').fill(localTime(5));
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    // The browser itself says that this is too early.
    const isTooEarly = (element: HTMLInputElement) => element.validity.rangeUnderflow;
    expect(await dialog.getByLabel('Goes out').evaluate(isTooEarly)).toBe(true);
    expect(await drafts('scheduled')).toEqual([]);
    await dialog.getByLabel('Goes out').fill(localTime(60));
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await arriveAt(page, /\/drafts\?tab=schedule/);
    const [draft] = await drafts('scheduled');
    expect(draft).toMatchObject({ name: 'In time', draftStatus: 'scheduled' });
    await page.goto(`/post/editdiscussion/0/${draft.draftID}`);
    await expect.poll(() => body(page).inputValue(), SLOW).toBe('All of it.');
    await page.getByText('This post is scheduled.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await body(page).fill('All of it, and more.');
    await button(page, 'Save Changes').click();
    await page.getByText('Changes saved.').waitFor();
    const [changed] = await drafts('scheduled');
    expect(changed).toMatchObject({
      attributes: { body: 'All of it, and more.' },
      permaLink: draft.permaLink,
    });
    await button(page, 'Edit Schedule').click();
    const again = page.getByRole('dialog', { name: 'Edit Schedule' });
    await again.getByLabel('Goes out').fill(localTime(120));
    await again.getByRole('button', { name: 'Save' }).click();
    await arriveAt(page, /\/drafts\?tab=schedule/);
    const [moved] = await drafts('scheduled');
    expect(Date.parse(moved.dateScheduled) - Date.parse(draft.dateScheduled)).toBeGreaterThan(50 * 60_000);
    await page.goto(`/post/editdiscussion/0/${draft.draftID}`);
    await button(page, 'Post Now').click();
    const question = page.getByRole('dialog', { name: 'Post Now' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Cancel Schedule').click();
    await button(page, 'Save as Draft').waitFor();
    expect(await drafts('scheduled')).toEqual([]);
    await page.context().close();
  });

  it('goes out now under the address that it was promised', async () => {
    const { draftID } = await done(
      writer.client.post('/drafts', {
        recordType: 'discussion',
        parentRecordType: 'category',
        parentRecordID: 1,
        draftStatus: 'scheduled',
        dateScheduled: new Date(Date.now() + 3_600_000).toISOString(),
        attributes: {
          body: `Promised ${name}.`,
          format: 'markdown',
          draftMeta: { name: 'Sooner', postTypeID: 'discussion', categoryID: 1 },
        },
      }),
    );
    const [{ permaLink }] = await drafts('scheduled');
    const page = await test.openAs(writer.client.cookies, { viewport });
    await page.goto(`/post/editdiscussion/0/${draftID}`);
    await expect.poll(() => body(page).inputValue(), SLOW).toBe(`Promised ${name}.`);
    await button(page, 'Post Now').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post Now' }).click();
    await arriveAt(page, /\/discussion\/\d+\/sooner/);
    expect(page.url()).toContain(`${permaLink}/`);
    expect(await drafts('scheduled')).toEqual([]);
    await page.context().close();
  });
});

describe('an edit', () => {
  it('is stored on the site, found by the post and by its own address, and goes with what is saved', async () => {
    const { discussionID } = await discussion(writer, 'As it was', 1);
    const page = await test.openAs(writer.client.cookies);
    await page.goto(`/post/editdiscussion/${discussionID}`);
    await page.getByLabel('Title').fill('As it will be');
    await body(page).fill('Other words.');
    await expect.poll(async () => (await drafts())[0]?.attributes.body, SLOW).toBe('Other words.');
    const [{ draftID, recordID, editUrl }] = await drafts();
    expect(recordID).toBe(discussionID);
    expect(editUrl).toBe(`${test.server.url}/post/editdiscussion/${discussionID}/${draftID}`);
    await expect.poll(() => page.url()).toBe(editUrl);
    for (const address of [`/post/editdiscussion/${discussionID}`, editUrl]) {
      const other = await test.openAs(writer.client.cookies);
      await other.goto(address);
      await expect.poll(() => body(other).inputValue(), SLOW).toBe('Other words.');
      await expect.poll(() => other.getByLabel('Title').inputValue()).toBe('As it will be');
      await other.context().close();
    }
    await button(page, 'Save').click();
    await arriveAt(page, /\/discussion\/\d+\/as-it-will-be/);
    expect(await drafts()).toEqual([]);
    await page.context().close();
  });

  it('that was begun before another one says so, and loses neither', async () => {
    const { discussionID } = await discussion(writer, `Between two ${Date.now()}`, 1);
    const page = await test.openAs(writer.client.cookies);
    await page.goto(`/post/editdiscussion/${discussionID}`);
    await body(page).fill('Mine.');
    await expect.poll(async () => (await drafts())[0]?.attributes.body, SLOW).toBe('Mine.');
    await page.context().close();
    await done(admin.client.patch(`/discussions/${discussionID}`, { body: 'Theirs.', format: 'markdown' }));
    const later = await test.openAs(writer.client.cookies);
    await later.goto((await drafts())[0].editUrl);
    await expect.poll(() => body(later).inputValue(), SLOW).toBe('Mine.');
    await button(later, 'Save').click();
    await later.getByText('Somebody else changed this').waitFor();
    expect(await body(later).inputValue()).toBe('Mine.');
    expect((await writer.client.get(`/discussions/${discussionID}/edit`)).body.body).toBe('Theirs.');
    await later.context().close();
  });
});

describe('a post that could not go out', () => {
  it('opens with the reason in words, and with the field that is to blame', async () => {
    const scheduled = (categoryID: number) =>
      done(
        writer.client.post('/drafts', {
          recordType: 'discussion',
          parentRecordType: 'category',
          parentRecordID: categoryID,
          draftStatus: 'scheduled',
          dateScheduled: new Date(Date.now() + 3_600_000).toISOString(),
          attributes: {
            body: 'Too late.',
            format: 'markdown',
            draftMeta: { name: 'Too late '.repeat(16).trim(), postTypeID: 'discussion', categoryID },
          },
        }),
      );
    const { draftID } = await scheduled(1);
    await test.server.query(
      `update drafts set date_scheduled = now() - interval '1 second' where draft_id = $1`,
      [draftID],
    );
    await test.server.query(
      `select graphile_worker.add_job('drafts.publish', json_build_object('draftID', $1::int))`,
      [draftID],
    );
    await expect.poll(async () => (await drafts('error'))[0]?.draftID, { timeout: 30_000 }).toBe(draftID);
    const page = await test.openAs(writer.client.cookies);
    await page.goto('/drafts?tab=errors');
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await page.getByText('This post could not go out at its time.').waitFor();
    expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
