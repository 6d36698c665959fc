// Badges as people meet them: looked at, asked for, given by staff, and with the member who has them.
import {
  axeViolations,
  type BrowserTest,
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
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/badges', { enabled: true }));
  member = await person(test.server, admin, 'Marta');
});
afterAll(() => test?.close());

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

describe.each(SIZES)('on %s', (size, viewport) => {
  const openAs = ({ client }: Person) => test.openAs(client.cookies, { viewport });

  it('is asked for by a member, given by staff, and stands on the profile', async () => {
    const name = `Lamplighter of ${size}`;
    const [own, staff] = [await openAs(member), await openAs(admin)];

    await staff.goto('/dashboard/badges');
    await staff.getByRole('button', { name: 'Add a badge' }).click();
    const form = staff.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('What it is for').fill('Kept the lamps burning.');
    await form.getByLabel('Members may ask for it').check();
    expect(await axeViolations(staff)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await staff.getByRole('link', { name }).waitFor();

    await own.goto('/badges');
    await own.getByRole('heading', { level: 1, name: 'Badges' }).waitFor();
    await isSound(own);
    await own.getByRole('link', { name }).click();
    await own.getByRole('heading', { level: 1, name }).waitFor();
    await own.getByText('Nobody has this badge yet.').waitFor();
    await own.getByRole('button', { name: 'Ask for this badge' }).click();
    const asking = own.getByRole('dialog');
    await asking.getByLabel('What did you do for it?').fill('I lit every one of them.');
    expect(await axeViolations(own)).toEqual([]);
    await asking.getByRole('button', { name: 'Ask', exact: true }).click();
    await own.getByText('You asked for this badge. Staff decide.').waitFor();

    await staff.reload();
    await staff.getByText('I lit every one of them.').waitFor();
    await isSound(staff);
    await staff.getByRole('button', { name: `Give ${name} to Marta` }).click();
    await staff.getByText('I lit every one of them.').waitFor({ state: 'detached' });

    await own.reload();
    await own.getByText('You have this badge').waitFor();
    await own.getByRole('main').getByRole('link', { name: 'Marta' }).waitFor();
    await isSound(own);
    await own.goto(`/profile/badges/${member.userID}/Marta`);
    await own.getByRole('main').getByRole('link', { name }).waitFor();
    await isSound(own);
    await Promise.all([own.close(), staff.close()]);
  });
});
