// Comments go into a discussion that is there already: found by words or by its address, refused, tried again, undone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
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

let number = 0;
let source: { discussionID: number; url: string };
let goal: { discussionID: number; url: string };
let ids: number[];
beforeEach(async () => {
  number += 1;
  source = await discussion(admin, `Hive ${number} for sale`, 1);
  goal = await discussion(admin, `Prices of nectar ${number}`, 1);
  ids = [];
  for (const word of ['First', 'Second'])
    ids.push((await comment(admin, source.discussionID, `${word} of ${number}`)).commentID);
});

const placeOf = async (id: number | undefined) =>
  (await member.client.get(`/comments/${id}`)).body.discussionID;

async function openMove(numbers: readonly number[]) {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(new URL(source.url).pathname);
  await page.locator('summary[aria-label="Discussion Options"]').first().click();
  await page.getByRole('button', { name: 'Select Comments' }).click();
  const list = page.getByRole('dialog', { name: 'Select Comments' });
  for (const each of numbers) await list.getByLabel(new RegExp(`#${each} by`)).check();
  await list.locator('[data-bulk-actions]').getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Comments' });
  const submit = dialog.getByRole('button', { name: 'Move', exact: true });
  return { page, dialog, submit, field: dialog.getByRole('combobox', { name: 'Discussion' }) };
}

describe('moving comments', () => {
  it('goes to a discussion that is found by its title, and is undone', async () => {
    const { page, dialog, submit, field } = await openMove([1, 2]);
    await dialog
      .getByText('2 comments go to the end of another discussion, with the replies to them.')
      .waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await field.fill(`nectar ${number}`);
    await dialog.getByRole('option', { name: `Prices of nectar ${number}` }).click();
    expect(await axeViolations(page)).toEqual([]);
    await submit.click();
    await page.getByText('Comments moved.').waitFor();
    for (const id of ids) expect(await placeOf(id)).toBe(goal.discussionID);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    for (const id of ids) expect(await placeOf(id)).toBe(source.discussionID);
  });

  it('goes to an address that is given; neither where they stand nor what leads nowhere is offered', async () => {
    const { page, dialog, submit, field } = await openMove([1]);
    for (const address of [source.url, '/discussion/999999']) {
      await field.fill(address);
      await dialog.getByText('No results found.').waitFor();
    }
    await field.fill(goal.url);
    await dialog.getByRole('option', { name: `Prices of nectar ${number}` }).click();
    const locked = { message: 'The hive is locked.', status: 403, code: 'locked', description: null };
    await page.route('**/api/v2/comments/move*', (route) => route.fulfill({ status: 403, json: locked }));
    await submit.click();
    await dialog.getByText('These comments could not be moved:').waitFor();
    await dialog.getByText('The hive is locked.').waitFor();
    expect(await placeOf(ids[0])).toBe(source.discussionID);
    await page.unroute('**/api/v2/comments/move*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Comments moved.').waitFor();
    expect(await placeOf(ids[0])).toBe(goal.discussionID);
    expect(await placeOf(ids[1])).toBe(source.discussionID);
  });
});
