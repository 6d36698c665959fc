import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  for (const name of ['Melba', 'Melodic', 'Otto']) await person(test.server, admin, name);
});
afterAll(() => test?.close());

it('finds members, bans two at once, and lifts the ban of one on their page', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/dashboard/members');
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await page.getByText('4 members', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find members' }).fill('mel');
  await page.keyboard.press('Enter');
  await page.getByText('2 members', { exact: true }).waitFor();
  await page.getByLabel('Select all on this page').check();
  const acts = page.getByRole('region', { name: 'Selected members' });
  await acts.getByRole('button', { name: 'Ban', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ban' });
  await form.getByLabel('Reason for the member').fill('Too loud');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Ban', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'Banned' }).nth(1).waitFor();
  await page.getByLabel('State').selectOption({ label: 'Staff' });
  await page.getByText('No member matches “mel”').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByRole('link', { name: 'Melba' }).click();
  await page.getByRole('heading', { level: 1, name: 'Melba' }).waitFor();
  await page.getByText('Too loud', { exact: false }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show, and log it' }).click();
  await page.getByText('melba@example.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Lift the ban' }).click();
  const lift = page.getByRole('dialog', { name: 'Lift the ban' });
  await lift.getByRole('button', { name: 'Lift the ban' }).click();
  await lift.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ban', exact: true }).waitFor();
});

it('finds members by what stands in a field of their profile', async () => {
  const otto = (await admin.client.get('/users/by-names?name=Otto')).body[0].userID;
  expect((await admin.client.patch(`/users/${otto}/profile-fields`, { Location: 'Oslo' })).status).toBe(200);
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/dashboard/members');
  await page.getByText('4 members', { exact: true }).waitFor();
  await page.getByLabel('Profile field').selectOption({ label: 'Location' });
  await page.getByRole('searchbox', { name: 'What stands in Location' }).fill('oslo');
  await page.keyboard.press('Enter');
  await page.getByText('1 member', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Otto' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('1 member', { exact: true }).waitFor();
});

it('stands on a phone without scrolling sideways', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/dashboard/members');
  await page.getByRole('link', { name: 'Otto' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Otto' }).click();
  await page.getByRole('heading', { level: 2, name: 'Facts' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

it('pages through what somebody wrote, by a number too', async () => {
  const { discussionID } = await discussion(admin, 'Where all comments are', 1);
  for (let at = 0; at < 31; at++) {
    await discussion(admin, `Harvest report ${at}`, 1);
    await comment(admin, discussionID, `Seen in hive ${at}.`);
  }
  const reader = await test.open();
  for (const [tab, first, last] of [
    ['discussions', 'Harvest report 30', 'Harvest report 0'],
    ['comments', 'Seen in hive 30.', 'Seen in hive 0.'],
  ] as const) {
    const path = `/profile/${tab}/${admin.userID}/${admin.name}`;
    await reader.goto(path);
    const main = reader.getByRole('main');
    await main.getByText(first, { exact: true }).first().waitFor();
    const field = main.getByRole('navigation', { name: /pages/i }).last().getByLabel('Go to page');
    await field.fill('99th');
    await field.press('Enter');
    await arriveAt(reader, (url) => url.pathname === `${path}/p2`);
    await main.getByText(last, { exact: true }).first().waitFor();
    expect(await main.getByText(first, { exact: true }).count()).toBe(0);
    expect(await main.getByRole('link', { name: 'Next page' }).count()).toBe(0);
    // Without scripts the form asks for the page by its parameter.
    expect(await (await fetch(`${test.server.url}${path}?page=2`)).text()).toContain(last);
  }
  await reader.close();
});
