// Groups as people meet them: started, joined, asked to, invited to; and a secret one that others find nowhere.
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
let leader: Person;
let other: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(admin.client.patch('/addons/groups', { enabled: true }));
  leader = await person(test.server, admin, 'Lena');
  other = await person(test.server, admin, 'Otto');
});
afterAll(() => test?.close());

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

async function groupOf(name: string, privacy: 'public' | 'private' | 'secret'): Promise<string> {
  const body = { name, description: `For those who like **${name}**.`, privacy, format: 'markdown' };
  return new URL((await done(leader.client.post('/groups', body))).url).pathname;
}

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

describe.each(SIZES)('on %s', (size, viewport) => {
  const openAs = ({ client }: Person) => test.openAs(client.cookies, { viewport });

  it('is started by a member, who leads it', async () => {
    const page = await openAs(leader);
    const name = `Boats seen from ${size}`;
    await page.goto('/groups');
    await page.getByRole('button', { name: 'New group' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('What is it about?').fill('Wooden ones.');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Start group' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('You lead this group').waitFor();
    await isSound(page);
    await page.goto('/groups?filter=mine');
    await page.getByRole('link', { name }).waitFor();
    await isSound(page);
    await page.close();
  });

  it('is joined and left', async () => {
    const page = await openAs(other);
    await page.goto(await groupOf(`Knots on ${size}`, 'public'));
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You belong to this group').waitFor();
    await page.getByText('2 members').waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('1 member', { exact: true }).waitFor();
    expect(await page.getByText('You belong to this group').count()).toBe(0);
    await page.close();
  });

  it('is asked to where it is private, and its leader decides', async () => {
    const address = await groupOf(`Charts on ${size}`, 'private');
    const page = await openAs(other);
    await page.goto(address);
    await page.getByText('Only members of this group see who belongs to it.').waitFor();
    await page.getByRole('button', { name: 'Ask to join' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Why would you like to join?').fill('I draw charts.');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Ask to join' }).click();
    await form.waitFor({ state: 'detached' });
    const led = await openAs(leader);
    await led.goto(address);
    await led.getByText('I draw charts.').waitFor();
    await isSound(led);
    await led.getByRole('button', { name: 'Accept' }).click();
    await led.getByText('2 members').waitFor();
    await page.reload();
    await page.getByText('You belong to this group').waitFor();
    await Promise.all([page.close(), led.close()]);
  });

  it('is found by nobody where it is secret, until they are invited', async () => {
    const name = `Smugglers of ${size}`;
    const address = await groupOf(name, 'secret');
    const page = await openAs(other);
    expect((await page.goto(address))?.status()).toBe(404);
    await page.goto('/groups');
    await page.getByRole('heading', { level: 1, name: 'Groups' }).waitFor();
    expect(await page.getByText(name).count()).toBe(0);
    const groupID = /\/group\/(\d+)/.exec(address)?.[1];
    await done(leader.client.post(`/groups/${groupID}/invitations`, { userIDs: [other.userID] }));
    await page.goto(address);
    await page.getByText('You are invited to this group.').waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You belong to this group').waitFor();
    await page.close();
  });
});
