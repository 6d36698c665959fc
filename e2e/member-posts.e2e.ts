// All posts of a member go from their profile and from a case, and come back from the toast and from the log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let own: number;
let host: number;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  other = await person(test.server, admin, 'Otto');
  own = (await discussion(member, 'Hive for sale', 1)).discussionID;
  host = (await discussion(other, 'Smoker wanted', 1)).discussionID;
  await comment(other, own, 'Is it new?');
  for (let count = 0; count < 3; count++) await comment(member, host, `I have ${count} of them.`);
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

const state = async () => [
  (await other.client.get(`/discussions/${own}`)).status,
  (await other.client.get(`/discussions/${host}`)).body.countComments,
];
const STANDING = [200, 3];
const GONE = [410, 0];

async function openFormOfProfile(page: Page) {
  await page.getByRole('button', { name: 'More for Melba' }).click();
  return openForm(page);
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Remove posts' }).click();
  const form = page.getByRole('dialog', { name: 'Remove the posts of Melba' });
  await form.getByText('1 discussion goes. 3 comments go.').waitFor();
  return form;
}

describe.each([
  ['on a desktop', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 800 }],
])('removing the posts of a member %s', (_where, viewport) => {
  it('says what goes, removes it, and undoes it from the toast', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/profile/Melba');
    const form = await openFormOfProfile(page);
    await form.getByText('1 comment of others stands in these discussions and goes along.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel('Why').fill('Offers of a shop');
    await form.getByRole('button', { name: 'Remove posts' }).click();
    await page.getByText('The posts of Melba are removed.').waitFor();
    expect(await state()).toEqual(GONE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect(await state()).toEqual(STANDING);
  });

  it('stands in the log as one line with its reason, and is undone from there', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/profile/Melba');
    const form = await openFormOfProfile(page);
    await form.getByLabel('Why').fill('Offers of another shop');
    await form.getByRole('button', { name: 'Remove posts' }).click();
    await page.getByText('The posts of Melba are removed.').waitFor();
    await page.goto('/dashboard/settings/audit-logs');
    const line = page.getByRole('listitem').filter({ hasText: 'Removed the posts of a member' }).first();
    await line.getByText('Offers of another shop').waitFor();
    await line.getByText('and 4 more in one go').waitFor();
    await line.getByRole('button', { name: /^Undo all 4/ }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect(await state()).toEqual(STANDING);
  });

  it('says what could not be removed, removes the rest, and is tried again', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/profile/Melba');
    const form = await openFormOfProfile(page);
    // As the server answers where one of the posts is refused.
    let isFirst = true;
    await page.route(/\/api\/v2\/users\/\d+\/posts\?/, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const exceptionsByID = {
        [`discussion:${own}`]: {
          message: 'This discussion is being merged.',
          status: 409,
          description: null,
        },
      };
      const progress = { successIDs: [], failedIDs: [`discussion:${own}`], exceptionsByID, countTotalIDs: 5 };
      return route.fulfill({ status: 409, json: { progress, callbackPayload: null } });
    });
    await form.getByRole('button', { name: 'Remove posts' }).click();
    await form.getByText('1 post could not be removed. This discussion is being merged.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The posts of Melba are removed.').waitFor();
    expect(await state()).toEqual(GONE);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect(await state()).toEqual(STANDING);
  });
});

it('is offered beside a case about one of the posts, and not to members', async () => {
  // Reported only now: the case of what was removed is over.
  const reported = await other.client.post('/reports', {
    recordType: 'discussion',
    recordID: own,
    reportReasonIDs: ['abuse'],
    noteBody: 'It is an offer.',
  });
  expect(reported.status).toBe(201);
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/dashboard/content/triage');
  await page.locator('[data-case]').getByRole('link').first().click();
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  const asMember = await test.openAs(other.client.cookies);
  await asMember.goto('/profile/Melba');
  await asMember.getByRole('button', { name: 'More for Melba' }).click();
  await asMember.getByRole('button', { name: 'Report', exact: true }).waitFor();
  expect(await asMember.getByRole('button', { name: 'Remove posts' }).count()).toBe(0);
});
