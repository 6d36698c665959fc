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
let admin: Person;
let leader: Person;
let other: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  for (const addon of ['groups', 'events'])
    await done(admin.client.patch(`/addons/${addon}`, { enabled: true }));
  // All journeys at both sizes are those of one person.
  const unlimited = { 'rateLimits.posting.perAccount': 0, 'rateLimits.posting.perAddress': 0 };
  await done(admin.client.patch('/config', unlimited));
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

  it('waits for approval where the site asks for it, and a moderator approves it', async () => {
    const staff = await openAs(admin);
    const setTo = async (name: RegExp, isOn: boolean) => {
      await staff.goto('/dashboard/content/premoderation');
      await staff.getByRole('checkbox', { name }).setChecked(isOn);
      await staff.getByRole('button', { name: /^Save$/ }).click();
      await staff.getByText('Saved.').waitFor();
    };
    await setTo(/^New groups/, true);
    const page = await openAs(leader);
    const name = `Tides on ${size}`;
    await page.goto('/groups');
    await page.getByRole('button', { name: 'New group' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Start group' }).click();
    await page.getByText('This group waits for approval.').waitFor();
    await isSound(page);
    const address = new URL(page.url()).pathname;
    const guest = await openAs(other);
    expect((await guest.goto(address))?.status()).toBe(404);
    await staff.goto('/dashboard/content/triage?kind=pending');
    await staff.locator('[data-case]').filter({ hasText: name }).getByRole('link').first().click();
    const acts = staff.getByRole('region', { name: 'What to do' });
    await acts.getByRole('button', { name: 'Approve' }).click();
    const decision = staff.getByRole('dialog', { name: 'Approve' });
    await decision.getByRole('button', { name: 'Approve' }).click();
    await staff.getByText('Approved.').first().waitFor();
    await guest.goto(address);
    await guest.getByRole('button', { name: 'Join', exact: true }).waitFor();
    await page.goto('/account/posts-in-review');
    await page.getByRole('link', { name }).waitFor();
    await isSound(page);
    await setTo(/^New groups/, false);
    await Promise.all([page.close(), guest.close(), staff.close()]);
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

  it('is asked no more, and an invitation is declined', async () => {
    const address = await groupOf(`Fog on ${size} ${Date.now()}`, 'private');
    const groupID = /\/group\/(\d+)/.exec(address)?.[1];
    await done(other.client.post(`/groups/${groupID}/apply`, { body: 'I see through it.' }));
    const page = await openAs(other);
    await page.goto(address);
    await page.getByText('You asked to join.').waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Ask to join' }).waitFor();
    expect(await page.getByText('You asked to join.').count()).toBe(0);
    await done(leader.client.post(`/groups/${groupID}/invitations`, { userIDs: [other.userID] }));
    await page.reload();
    await page.getByText('You are invited to this group.').waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Decline the invitation' }).click();
    await page.getByRole('button', { name: 'Ask to join' }).waitFor();
    expect(await page.getByText('You are invited to this group.').count()).toBe(0);
    await page.close();
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

  it('has who leads it beside what it is about, where there is room', async () => {
    const page = await openAs(leader);
    await page.goto(await groupOf(`Sails on ${size}`, 'public'));
    const [about, leaders] = await Promise.all(
      ['About', 'Leaders'].map((name) => page.getByRole('region', { name }).boundingBox()),
    );
    if (!about || !leaders) throw new Error('One of them is not there.');
    expect(leaders.x >= about.x + about.width).toBe(viewport.width >= 1024);
    expect(leaders.y >= about.y + about.height).toBe(viewport.width < 1024);
    await isSound(page);
    await page.close();
  });

  it('shows its newest discussions and its next events', async () => {
    const address = await groupOf(`Tides on ${size} ${Date.now()}`, 'private');
    const groupID = Number(/\/group\/(\d+)/.exec(address)?.[1]);
    const { categoryID } = await done(leader.client.get(`/groups/${groupID}`));
    const page = await openAs(leader);
    await page.goto(address);
    await page.getByText('Nothing has been discussed here yet.').waitFor();
    await isSound(page);
    const post = { name: `Ebb on ${size}`, body: `At noon, as ${size} shows it.`, format: 'text' };
    await done(leader.client.post('/discussions', { ...post, categoryID }));
    // Who posts much within a minute waits.
    const dateStarts = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await done(
      admin.client.post('/events', {
        ...{
          ...post,
          name: `Spring tide on ${size}`,
          body: `The highest of all on ${size}.`,
          dateStarts,
          timezone: 'Europe/Oslo',
        },
        ...{ parentRecordType: 'group', parentRecordID: groupID },
      }),
    );
    await page.reload();
    const discussions = page.getByRole('region', { name: 'Discussions' });
    await discussions.getByRole('link', { name: `Ebb on ${size}` }).waitFor();
    const events = page.getByRole('region', { name: 'Upcoming events' });
    await events.getByRole('link', { name: `Spring tide on ${size}` }).waitFor();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.width).toBeGreaterThan(150);
    await isSound(page);
    await events.getByRole('link', { name: 'All events' }).click();
    await page.waitForURL(`**/events/group/${groupID}`);
    await page.close();
  });

  it('is changed by two leaders at once, and both are heard', async () => {
    const address = await groupOf(`Oars on ${size}`, 'public');
    const page = await openAs(leader);
    await page.goto(address);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(`Long oars on ${size}`);
    const groupID = /\/group\/(\d+)/.exec(address)?.[1];
    await done(leader.client.patch(`/groups/${groupID}`, { description: 'Of ash, from now on.' }));
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: `Long oars on ${size}` }).waitFor();
    await page.getByText('Of ash, from now on.').waitFor();
    await page.close();
  });
});

describe.each(SIZES)('widgets on %s', (_size, viewport) => {
  it('show groups on the home page, and to members their own', async () => {
    const children = [{ $hydrate: 'react.groups.list', sort: 'largest' }, { $hydrate: 'react.groups.mine' }];
    const layout = [{ $hydrate: 'react.section.1-column', children }];
    const posted = { name: 'With groups', layoutViewType: 'home', layout };
    const { layoutID } = await done(admin.client.post('/layouts', posted));
    await done(admin.client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
    // Tried again, it begins again: a name is nobody's twice.
    const name = `Keels of ${viewport.width} ${Date.now()}`;
    await done(leader.client.post('/groups', { name, privacy: 'private' }));
    const page = await test.openAs(leader.client.cookies, { viewport });
    await page.goto('/');
    await page.getByRole('region', { name: 'My groups' }).getByRole('link', { name }).waitFor();
    await isSound(page);
    const others = await test.openAs(other.client.cookies, { viewport });
    await others.goto('/');
    await others.getByRole('region', { name: 'Groups', exact: true }).getByRole('link').first().waitFor();
    const none = others.getByRole('region', { name: 'My groups' });
    await none.getByRole('link', { name: 'All groups' }).waitFor();
    expect(await none.getByText(name).count()).toBe(0);
    await isSound(others);
    await Promise.all([page.close(), others.close()]);
  });
});
