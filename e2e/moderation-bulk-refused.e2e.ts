// The bar of selected discussions where something stands in the way: rights that are missing, calls that are refused,
// discussions on other pages.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest } from './browser-test.ts';
import { bar, inBar, NAMES, openForm, selecting } from './bulk-bar.ts';
import { LOCKED, moderator as moderatorOf, refuse, startModerationSite } from './moderation-site.ts';
import { discussion, done, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let moderator: Person;
let archiveID: number;
let galleryID: number;
let ids: number[];

beforeAll(async () => {
  const site = await startModerationSite();
  ({ test, admin, member, other, archiveID } = site);
  moderator = await moderatorOf(site);
  const gallery = { name: 'Gallery', urlcode: 'gallery', customPermissions: true };
  galleryID = (await done(admin.client.post('/categories', gallery))).categoryID;
  const roles = await done(admin.client.get('/roles'));
  const { roleID } = roles.find((role: { name: string }) => role.name === 'Moderator');
  const permissions = { 'discussions.view': true };
  await done(
    admin.client.patch(`/roles/${roleID}/permissions`, [{ type: 'category', id: galleryID, permissions }]),
  );
});
afterAll(() => test?.close());

beforeEach(async () => {
  await test.server.query('delete from discussions');
  ids = [];
  for (const name of NAMES) ids.push((await discussion(other, name, 1)).discussionID);
});

const stateOf = async (id: number | undefined) => (await admin.client.get(`/discussions/${id}`)).body;

it('names the discussions for which a permission is missing, at each act', async () => {
  const page = await test.openAs(moderator.client.cookies);
  await selecting(page);
  for (const id of ids.slice(0, 2))
    await done(admin.client.patch(`/discussions/${id}`, { categoryID: galleryID }));
  await page.reload();
  await page.getByText('You have selected 3 discussions.').last().waitFor();
  for (const [name, refusal] of [
    ['Move', 'You don’t have the edit permission on the following discussions:'],
    ['Merge', 'You don’t have the edit permission on the following discussions:'],
    ['Close', "You don't have the close permission on the following discussions:"],
    ['Delete', 'You don’t have the delete permission on the following discussions:'],
  ] as const) {
    await expect.poll(() => inBar(page, name).getAttribute('aria-disabled')).toBe('true');
    await inBar(page, name).hover();
    await page.getByText(`${refusal} Hive for sale, Smoker wanted`).waitFor();
    await inBar(page, name).click({ force: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  expect(await axeViolations(page)).toEqual([]);
  // Where there is nothing to be done there is nothing to select.
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.getByLabel('Select Queens of spring').waitFor();
  expect(await page.getByLabel('Select Hive for sale').count()).toBe(0);
});

describe.each([
  ['Delete', 'DELETE', '**/api/v2/discussions/list*', 'deleted', 'Discussions deleted.'],
  ['Move', 'PATCH', '**/api/v2/discussions/move*', 'moved', 'Discussions moved.'],
  ['Close', 'PATCH', '**/api/v2/discussions/close*', 'closed', 'Discussions closed.'],
  ['Merge', 'PATCH', '**/api/v2/discussions/merge*', 'merged', 'Discussions merged.'],
] as const)('%s, where all of it is refused', (name, method, url, verb, done) => {
  it('changes nothing, says why of each, keeps them selected, and is tried again', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, name);
    if (name === 'Merge') await dialog.getByLabel('Queens of spring').check();
    if (name === 'Move') await dialog.getByRole('combobox').selectOption({ label: 'Archive' });
    const allowAgain = await refuse(page, method, url);
    await submit.click();
    await dialog.getByText(`These discussions could not be ${verb}:`).waitFor();
    const count = name === 'Merge' ? 2 : 3;
    expect(await dialog.getByText(LOCKED.message).count()).toBe(count);
    expect(await axeViolations(page)).toEqual([]);
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ categoryID: 1, closed: false });
    expect(await page.evaluate(() => sessionStorage.getItem('pendingDiscussionIDs'))).toBe('[]');
    await page.getByText('You have selected 3 discussions.').last().waitFor();
    await allowAgain();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(done).first().waitFor();
    if (name === 'Move') expect((await stateOf(ids[0])).categoryID).toBe(archiveID);
    if (name === 'Close') expect((await stateOf(ids[0])).closed).toBe(true);
    if (name === 'Merge') expect((await stateOf(ids[2])).countComments).toBe(2);
    if (name === 'Delete') expect((await admin.client.get(`/discussions/${ids[0]}`)).status).toBe(410);
  });
});

describe('warning', () => {
  const isWarned = async (who: Person) => {
    const { body } = await admin.client.get(`/user-notes?userID=${who.userID}`);
    return JSON.stringify(body).includes('No offers here.');
  };

  it('is about all that each has posted of what is selected; who was refused stays in the form', async () => {
    const mine = await discussion(member, 'Wax for sale', 1);
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 2);
    await page.getByLabel('Select Wax for sale').check();
    const { dialog, submit } = await openForm(page, 'Warn');
    await dialog.getByText('Warn 2 members').waitFor();
    // It counts nothing: what they write goes on to be seen.
    await dialog.getByRole('radio', { name: /Reminder/ }).check();
    await dialog.getByLabel('What they read').fill('No offers here.');
    expect(await axeViolations(page)).toEqual([]);
    await page.route('**/api/v2/user-notes/warnings', (route) =>
      route.request().postDataJSON().userID === other.userID
        ? route.fulfill({ status: 403, json: LOCKED })
        : route.fallback(),
    );
    await submit.click();
    const left = page.getByRole('dialog', { name: 'Warn Otto' });
    await left.getByText(`Otto: ${LOCKED.message}`).waitFor();
    expect([await isWarned(member), await isWarned(other)]).toEqual([true, false]);
    await page.unroute('**/api/v2/user-notes/warnings');
    await left.getByRole('button', { name: 'Warn', exact: true }).click();
    await expect.poll(() => left.count()).toBe(0);
    expect(await isWarned(other)).toBe(true);
    expect((await admin.client.get(`/discussions/${mine.discussionID}`)).status).toBe(200);
  });
});

it('selects over pages, counts all of them, and does it with all of them', async () => {
  const more: number[] = [];
  for (let at = 0; at < 9; at++)
    more.push((await discussion(member, `Harvest report ${at}`, 1)).discussionID);
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/discussions');
  await page.getByRole('button', { name: 'Select discussions' }).click();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('You have selected 10 discussions.').last().waitFor();
  await page.getByLabel('Select Harvest report 8').uncheck();
  await page.getByRole('link', { name: 'Next' }).first().click();
  await page.getByText('You have selected 9 discussions.').last().waitFor();
  await page.getByLabel('Select Hive for sale').check();
  await page.getByText('You have selected 10 discussions.').last().waitFor();
  const { dialog, submit } = await openForm(page, 'Close');
  await dialog.getByText('Are you sure you want to close 10 discussions?').waitFor();
  await submit.click();
  await page.getByText('Discussions closed.').waitFor();
  const closed = await Promise.all([...ids, ...more].map(async (id) => (await stateOf(id)).closed));
  expect(closed.filter(Boolean)).toHaveLength(10);
  expect((await stateOf(more[8])).closed).toBe(false);
});
