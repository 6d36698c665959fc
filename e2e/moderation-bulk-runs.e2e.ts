// Runs over many discussions: what goes wrong for all or for some, what takes long, and what other tabs show and go on with.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest } from './browser-test.ts';
import { bar, NAMES, openForm, type Page, selecting } from './bulk-bar.ts';
import { startModerationSite } from './moderation-site.ts';
import { discussion, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let other: Person;
let ids: number[];
let archiveID: number;

beforeAll(async () => {
  ({ test, admin, other, archiveID } = await startModerationSite());
});
afterAll(() => test?.close());

beforeEach(async () => {
  await test.server.query('delete from discussions');
  ids = [];
  for (const name of NAMES) ids.push((await discussion(other, name, 1)).discussionID);
});

const stateOf = async (id: number) => (await admin.client.get(`/discussions/${id}`)).body;

describe('a run', () => {
  it('that fails says so, keeps all selected, and is tried again', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 2);
    const { dialog, submit } = await openForm(page, 'Close');
    const problem = { message: 'The hive is locked.', status: 400, code: 'locked', description: null };
    await page.route('**/api/v2/discussions/close*', (route) =>
      route.fulfill({ status: 400, json: problem }),
    );
    await submit.click();
    await dialog.getByText('These discussions could not be closed:').waitFor();
    expect(await dialog.getByText('The hive is locked.').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect((await stateOf(ids[0] as number)).closed).toBe(false);
    await page.unroute('**/api/v2/discussions/close*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Discussions closed.').waitFor();
    expect((await stateOf(ids[0] as number)).closed).toBe(true);
  });

  it('that is refused for one does the others, names it, and lets it be skipped', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, 'Move');
    await dialog.getByRole('combobox').selectOption({ label: 'Archive' });
    // Somebody else was faster.
    await test.server.query('delete from discussions where discussion_id = $1', [ids[0]]);
    await submit.click();
    await dialog.getByText('These discussions could not be moved:').waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Hive for sale: '),
    ]);
    expect((await stateOf(ids[1] as number)).categoryID).toBe(archiveID);
    await dialog.getByRole('button', { name: 'Skip these' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('that takes long says how far it is, and stops where it is told to', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, 'Close');
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    // One at a time, and the second step waits.
    await page.route('**/api/v2/discussions/close*', (route) =>
      route.continue({ url: route.request().url().replace('longRunnerTimeout=2', 'longRunnerTimeout=0') }),
    );
    await page.route('**/api/v2/calls/run*', async (route) => {
      await isHeld;
      await route.continue({
        url: route.request().url().replace('longRunnerTimeout=2', 'longRunnerTimeout=0'),
      });
    });
    await submit.click();
    await dialog.getByText('1 of 3 done').waitFor();
    await dialog.getByText('It goes on when you close this.').waitFor();
    expect(await page.getByLabel('Select Smoker wanted').isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    release();
    await expect.poll(() => dialog.getByRole('button', { name: 'Stop' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You have selected 1 discussion.').last().waitFor();
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([true, true, false]);
  });

  it('is shown by every tab of the same person, also after a reload, and stopped from there', async () => {
    const page = await test.openAs(admin.client.cookies);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/categories');
    await selecting(page);
    const { submit } = await openForm(page, 'Close');
    const release = await oneAtATime(page, 'discussions/close');
    await submit.click();
    await elsewhere.getByText('1 of 3 done').waitFor();
    await elsewhere.getByText('Close Discussions').waitFor();
    expect(await axeViolations(elsewhere)).toEqual([]);
    // In the tab that began it, when the form is closed; and in one that is opened later.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('1 of 3 done').waitFor();
    await elsewhere.reload();
    await elsewhere.getByText('1 of 3 done').waitFor();
    await elsewhere.getByRole('button', { name: 'Stop' }).click();
    release();
    await elsewhere.getByText('Stopped. 2 of 3 done.').waitFor();
    await page.getByText('Stopped. 2 of 3 done.').waitFor();
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([true, true, false]);
    await page.getByText('You have selected 1 discussion.').last().waitFor();
    await elsewhere.getByRole('button', { name: 'Undo' }).click();
    await elsewhere.getByText('Undone. All is as it was.').waitFor();
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([false, false, false]);
    await expect.poll(() => page.getByText('Stopped. 2 of 3 done.').count()).toBe(0);
  });

  it('that a page was left amid goes on by itself after a reload', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { submit } = await openForm(page, 'Delete');
    await oneAtATime(page, 'discussions/list');
    await submit.click();
    await page.getByText('1 of 3 done').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByText('Discussions deleted.').waitFor();
    for (const id of ids) expect((await admin.client.get(`/discussions/${id}`)).status).toBe(410);
    await expect.poll(() => bar(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    for (const id of ids) expect((await admin.client.get(`/discussions/${id}`)).status).toBe(200);
  });

  it('whose tab was closed goes on in another one', async () => {
    const page = await test.openAs(admin.client.cookies);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/categories');
    await selecting(page);
    const { submit } = await openForm(page, 'Delete');
    await oneAtATime(page, 'discussions/list');
    await submit.click();
    await elsewhere.getByText('1 of 3 done').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    await elsewhere.getByText('Discussions deleted.').waitFor();
    for (const id of ids) expect((await admin.client.get(`/discussions/${id}`)).status).toBe(410);
  });

  it('that failed for some while nobody had its form open is tried again from the notice, for those alone', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, 'Close');
    const asked: number[][] = [];
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v2/discussions/close*', async (route) => {
      const { discussionIDs } = route.request().postDataJSON();
      asked.push(discussionIDs);
      if (asked.length > 1) return route.continue();
      await isHeld;
      // One of them is refused, as if its category had been shut off for a moment.
      const answer = await route.fetch({
        postData: JSON.stringify({ discussionIDs: ids.slice(1), closed: true }),
      });
      const { progress } = await answer.json();
      const exceptionsByID = {
        [String(ids[0])]: { message: 'The hive is locked.', status: 403, description: null },
      };
      await route.fulfill({
        status: 403,
        json: { progress: { ...progress, failedIDs: [ids[0]], exceptionsByID }, callbackPayload: null },
      });
    });
    await submit.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    release();
    await page.getByText('These discussions could not be closed:').waitFor();
    await page.getByText('Hive for sale: The hive is locked.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Discussions closed.').waitFor();
    expect(asked).toEqual([ids, [ids[0]]]);
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([true, true, true]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([false, false, false]);
  });
});

/** The first call does one, and what goes on with it waits until it is let go. */
async function oneAtATime(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowly = (url: string) => url.replace('longRunnerTimeout=2', 'longRunnerTimeout=0');
  await page.route(`**/api/v2/${path}*`, (route) => route.continue({ url: slowly(route.request().url()) }));
  await page.route('**/api/v2/calls/run*', async (route) => {
    await isHeld;
    await route.continue({ url: slowly(route.request().url()) });
  });
  return release;
}
