// A note of thanks as people meet it: sent by staff at a comment and at a member, read and removed on the profile.
import {
  axeViolations,
  type BrowserTest,
  comment,
  discussion,
  done,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let member: Person;
let thread: { discussionID: number; url: string };
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/thank-you-notes', { enabled: true }));
  member = await person(test.server, admin, 'Marta');
  thread = await discussion(admin, 'How to keep bees through the winter', 1);
  await comment(member, thread.discussionID, 'Leave them alone, and leave them honey.');
});
afterAll(() => test?.close());

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (size, viewport) => {
  const openAs = ({ client }: Person) => test.openAs(client.cookies, { viewport });
  const profile = () => `/profile/thanks/${member.userID}/Marta`;

  it('is sent for a comment, stands on the profile, and is removed by its receiver', async () => {
    const text = `Thank you for the patience, from ${size}. ${'Verylongword'.repeat(10)}`;
    const [own, staff] = [await openAs(member), await openAs(admin)];
    await own.goto(profile());
    await own.getByText('There is no thank-you note here yet.').waitFor();
    await isSound(own);

    await staff.goto(thread.url);
    await staff.getByLabel('Comment Options').click();
    await staff.getByRole('button', { name: 'Send a thank-you note' }).last().click();
    const form = staff.getByRole('dialog', { name: 'Thank Marta' });
    await form.getByLabel('What do you thank them for?').fill(text);
    expect(await axeViolations(staff)).toEqual([]);
    await form.getByRole('button', { name: 'Send the note' }).click();
    await form.waitFor({ state: 'detached' });

    await own.reload();
    await own.getByText(text).waitFor();
    await own.getByRole('link', { name: 'About “How to keep bees through the winter”' }).waitFor();
    await isSound(own);
    await own.getByRole('button', { name: 'Remove this note' }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await own.getByText('There is no thank-you note here yet.').waitFor();
    await Promise.all([own.close(), staff.close()]);
  });
});
