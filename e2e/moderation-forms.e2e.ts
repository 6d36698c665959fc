// The options of a discussion that ask something first: whether, where to, which type, whose, why. Each is done, refused in
// the words of who refuses, with what was typed kept, and done after all.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolations, type BrowserTest } from './browser-test.ts';
import { openOptionForm, refuse, startModerationSite } from './moderation-site.ts';
import { discussion, done, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let archiveID: number;
let thread: { discussionID: number; path: string };

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;
type Dialog = ReturnType<Page['getByRole']>;

beforeAll(async () => {
  ({ test, admin, member, archiveID } = await startModerationSite());
  const name = 'Hive note';
  const type = { postTypeID: 'hive-note', parentPostTypeID: 'discussion', name, isActive: true };
  await done(admin.client.post('/post-types', { ...type, postButtonLabel: name }));
});
afterAll(() => test?.close());

let number = 0;
beforeEach(async () => {
  const { discussionID, url } = await discussion(member, `Smoker ${++number} wanted`, 1);
  thread = { discussionID, path: new URL(url).pathname };
});

const now = async () => (await admin.client.get(`/discussions/${thread.discussionID}?expand=tags`)).body;

async function open(name: string, title: string | RegExp = name): Promise<{ page: Page; dialog: Dialog }> {
  const page = await test.openAs(admin.client.cookies);
  return { page, dialog: await openOptionForm(page, thread.path, name, title) };
}

const press = (dialog: Dialog, name: string) => dialog.getByRole('button', { name, exact: true }).click();

interface Form {
  title: string | RegExp;
  submit: string;
  /** What it asks the server for. */
  method: string;
  url: string;
  fill: (page: Page, dialog: Dialog) => Promise<void>;
  /** Of what was typed. */
  expectFilled: (dialog: Dialog) => Promise<void>;
  message: string;
  isDone: () => Promise<void>;
}

const FORMS: Record<string, Form> = {
  'Change Post Type': {
    title: 'Change Post Type',
    submit: 'Change',
    method: 'PUT',
    url: '**/api/v2/discussions/*/type',
    fill: async (_page, dialog) => {
      expect(await dialog.getByRole('button', { name: 'Change', exact: true }).isDisabled()).toBe(true);
      await dialog.getByLabel('Post Type').selectOption({ label: 'Hive note' });
    },
    expectFilled: async (dialog) =>
      expect(await dialog.getByLabel('Post Type').inputValue()).toBe('hive-note'),
    message: 'Post type changed.',
    isDone: async () => expect((await now()).postTypeID).toBe('hive-note'),
  },
  Tag: {
    title: 'Tag',
    submit: 'Save',
    method: 'PATCH',
    url: '**/api/v2/discussions/*',
    fill: async (page, dialog) => {
      const name = `smoke ${number}`;
      await dialog.getByRole('combobox').fill(name);
      await page.getByRole('option', { name: `New tag “${name}”` }).click();
    },
    expectFilled: (dialog) => dialog.getByText(`smoke ${number}`).first().waitFor(),
    message: 'Tags saved.',
    isDone: async () =>
      expect((await now()).tags.map(({ name }: { name: string }) => name)).toEqual([`smoke ${number}`]),
  },
  'Add to Collection': {
    title: 'Add to Collection',
    submit: 'Save',
    method: 'PUT',
    url: '**/api/v2/collections/by-resource',
    fill: (_page, dialog) => dialog.getByLabel('New collection').fill(`Best of ${number}`),
    expectFilled: async (dialog) =>
      expect(await dialog.getByLabel('New collection').inputValue()).toBe(`Best of ${number}`),
    message: 'Collections saved.',
    isDone: async () => {
      const query = `recordType=discussion&recordID=${thread.discussionID}`;
      const { body } = await admin.client.get(`/collections/by-resource?${query}`);
      expect(body.map(({ name }: { name: string }) => name)).toEqual([`Best of ${number}`]);
    },
  },
  'Change Author': {
    title: 'Change Author',
    submit: 'Save',
    method: 'PATCH',
    url: '**/api/v2/discussions/*',
    fill: async (page, dialog) => {
      expect(await dialog.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
      await dialog.getByRole('combobox').fill('Otto');
      await page.getByRole('option', { name: 'Otto' }).click();
    },
    expectFilled: (dialog) => dialog.getByText('Otto').first().waitFor(),
    message: 'Author changed.',
    isDone: async () => expect((await now()).insertUser.name).toBe('Otto'),
  },
  'Move Post': {
    title: 'Move Post',
    submit: 'Move',
    method: 'PATCH',
    url: '**/api/v2/discussions/*',
    fill: async (_page, dialog) => {
      expect(await dialog.getByRole('button', { name: 'Move', exact: true }).isDisabled()).toBe(true);
      await dialog.getByRole('combobox').selectOption({ label: 'Archive' });
      await dialog.getByLabel('Why').fill('It is old.');
    },
    expectFilled: async (dialog) => {
      expect(await dialog.getByRole('combobox').inputValue()).toBe(String(archiveID));
      expect(await dialog.getByLabel('Why').inputValue()).toBe('It is old.');
    },
    message: 'Discussion moved.',
    isDone: async () => expect((await now()).categoryID).toBe(archiveID),
  },
  Announce: {
    title: 'Announce',
    submit: 'Save',
    method: 'PATCH',
    url: '**/api/v2/discussions/*',
    fill: (_page, dialog) => dialog.getByLabel('In the category', { exact: true }).check(),
    expectFilled: async (dialog) =>
      expect(await dialog.getByLabel('In the category', { exact: true }).isChecked()).toBe(true),
    message: 'Discussion announced.',
    isDone: async () => expect(await now()).toMatchObject({ pinned: true, pinLocation: 'category' }),
  },
  Delete: {
    title: 'Delete Discussion',
    submit: 'Delete',
    method: 'DELETE',
    url: '**/api/v2/discussions/*',
    fill: (_page, dialog) => dialog.getByLabel('Why').fill('It was sold.'),
    expectFilled: async (dialog) => expect(await dialog.getByLabel('Why').inputValue()).toBe('It was sold.'),
    message: 'Discussion deleted.',
    isDone: async () =>
      expect((await admin.client.get(`/discussions/${thread.discussionID}`)).status).toBe(410),
  },
  Report: {
    title: 'Report this post',
    submit: 'Report',
    method: 'POST',
    url: '**/api/v2/reports',
    fill: async (_page, dialog) => {
      await dialog.getByRole('checkbox', { name: /Spam or hidden advertising/ }).check();
      await dialog.getByLabel('Note').fill('It is an offer.');
    },
    expectFilled: async (dialog) => {
      expect(await dialog.getByRole('checkbox', { name: /Spam or hidden/ }).isChecked()).toBe(true);
      expect(await dialog.getByLabel('Note').inputValue()).toBe('It is an offer.');
    },
    message: 'Thank you. Moderators will look at it.',
    isDone: async () => {
      const { body } = await admin.client.get('/reports/own');
      expect(body[0]).toMatchObject({ recordType: 'discussion', recordID: thread.discussionID });
    },
  },
  Warn: {
    title: /^Warn/,
    submit: 'Warn',
    method: 'POST',
    url: '**/api/v2/user-notes/warnings',
    fill: async (_page, dialog) => {
      // It counts nothing: what they write goes on to be seen.
      await dialog.getByRole('radio', { name: /Reminder/ }).check();
      await dialog.getByLabel('What they read').fill('Ask once.');
    },
    expectFilled: async (dialog) =>
      expect(await dialog.getByLabel('What they read').inputValue()).toBe('Ask once.'),
    message: '1 member is warned.',
    isDone: async () => {
      const { body } = await admin.client.get(`/user-notes?userID=${member.userID}`);
      expect(JSON.stringify(body)).toContain('Ask once.');
    },
  },
};

it.each(Object.entries(FORMS))(
  '%s: is refused with what was typed kept, and done when sent again',
  async (name, form) => {
    const { page, dialog } = await open(name, form.title);
    await form.fill(page, dialog);
    expect(await axeViolations(page)).toEqual([]);
    const allowAgain = await refuse(page, form.method, form.url);
    await press(dialog, form.submit);
    await dialog.getByText('The hive is locked.').first().waitFor();
    await form.expectFilled(dialog);
    expect(await axeViolations(page)).toEqual([]);
    await allowAgain();
    await press(dialog, form.submit);
    await page.getByText(form.message).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await form.isDone();
    await page.close();
  },
);

it.each(Object.entries(FORMS))('%s: is left by Cancel, and nothing is changed', async (name, form) => {
  const before = await now();
  const { page, dialog } = await open(name, form.title);
  await form.fill(page, dialog);
  await press(dialog, 'Cancel');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await now()).toMatchObject({
    postTypeID: before.postTypeID,
    insertUserID: before.insertUserID,
    tags: before.tags,
    categoryID: before.categoryID,
    pinned: false,
  });
  await page.close();
});

it('says that what a form needs could not be read', async () => {
  const json = { message: 'The hive is asleep.', status: 409, code: 'asleep', description: null };
  for (const [name, url] of [
    ['Change Post Type', '**/api/v2/post-types*'],
    ['Add to Collection', '**/api/v2/collections?*'],
    ['Warn', '**/api/v2/warning-types*'],
    ['Report', '**/api/v2/report-reasons*'],
  ] as const) {
    const page = await test.openAs(admin.client.cookies);
    await page.route(url, (route) => route.fulfill({ status: 409, json }));
    const dialog = await openOptionForm(page, thread.path, name, new RegExp(`^${name}`));
    await dialog.getByText('The hive is asleep.').first().waitFor();
    const submit = FORMS[name]?.submit ?? name;
    expect(await dialog.getByRole('button', { name: submit, exact: true }).isDisabled()).toBe(true);
    await page.close();
  }
});

it('adds to a collection that is there, takes out of it, and makes no second one of its name', async () => {
  await done(admin.client.post('/collections', { name: 'Smokers', records: [] }));
  const first = await open('Add to Collection');
  await first.dialog.getByLabel('New collection').fill('smokers');
  await first.dialog.getByText('There is a collection of this name.').waitFor();
  expect(await first.dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await first.dialog.getByLabel('New collection').fill('');
  await first.dialog.getByLabel('Smokers', { exact: true }).check();
  await press(first.dialog, 'Save');
  await first.page.getByText('Collections saved.').waitFor();
  const query = `recordType=discussion&recordID=${thread.discussionID}`;
  const held = async () => (await admin.client.get(`/collections/by-resource?${query}`)).body.length;
  expect(await held()).toBe(1);
  const second = await open('Add to Collection');
  expect(await second.dialog.getByLabel('Smokers', { exact: true }).isChecked()).toBe(true);
  await second.dialog.getByLabel('Smokers', { exact: true }).uncheck();
  await press(second.dialog, 'Save');
  await second.page.getByText('Collections saved.').waitFor();
  expect(await held()).toBe(0);
});
