import {
  axeViolations,
  type BrowserTest,
  comment,
  discussion,
  type Person,
  person,
  setUp,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PHONE = { viewport: { width: 390, height: 800 } };

let test: BrowserTest;
let admin: Person;
let member: Person;
let url: string;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const thread = await discussion(member, 'Hive for sale', 1);
  url = new URL(thread.url).pathname;
  await comment(member, thread.discussionID, 'You all are drones.');
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;
const shot = async (page: Page, name: string) => {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

describe('a warning', () => {
  it('is given from the menu of a comment, by a rule that was written down before', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/community/rules');
    await page.getByText('No rules are written down yet').waitFor();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('textbox', { name: /^Rule/ }).fill('Argue with the idea');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Argue with the idea' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(url);
    await page.getByLabel('Comment Options, #1').click();
    await page.getByRole('button', { name: 'Warn' }).click();
    const dialog = page.getByRole('dialog', { name: 'Warn Melba' });
    await dialog.getByText('0 points now, 2 then.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('radio', { name: /Major/ }).check();
    await dialog.getByText('What they write waits for approval.').waitFor();
    await dialog.getByLabel('What they read').fill('Nobody here is a drone.');
    await dialog.getByLabel('Which rule').selectOption({ label: '1. Argue with the idea' });
    await shot(page, 'warn-1440');
    await dialog.getByRole('button', { name: 'Warn' }).click();
    await page.getByText('1 member is warned.').waitFor();
  });

  it('is read, acknowledged and appealed against by the member, on a phone', async () => {
    const page = await test.openAs(member.client.cookies, PHONE);
    await page.goto('/account/warnings');
    await page.getByText('Nobody here is a drone.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'I read it' }).click();
    await page.getByText('Read', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Appeal' }).click();
    await page.getByLabel('Why do you think that it is wrong?').fill('I meant the bees.');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Appeal' }).click();
    await page.getByText('Your appeal waits for an answer.').waitFor();
  });

  it('is taken back by staff who answer the appeal', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/dashboard/content/appeals');
    await page.getByText('I meant the bees.').waitFor();
    await page.getByRole('button', { name: 'Take the warning back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take the warning back' });
    await dialog.getByLabel('Answer').fill('So you did.');
    await dialog.getByRole('button', { name: 'Take the warning back' }).click();
    await page.getByText('Approved').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/dashboard/content/warnings');
    await page.getByText('Taken back').waitFor();
    const own = await test.openAs(member.client.cookies);
    await own.goto('/account/warnings');
    await own.getByText('So you did.').waitFor();
  });

  it('is beside a note on the page of the member that staff alone have', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/profile/Melba');
    await page.getByRole('button', { name: 'More for Melba' }).click();
    await page.getByRole('link', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note on Melba' });
    await dialog.getByLabel('Note').fill('Sells hives.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Sells hives.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const own = await test.openAs(member.client.cookies);
    await own.goto('/profile/Melba');
    expect(await own.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  });
});
