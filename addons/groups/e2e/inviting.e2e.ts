// Who leads a group asks others to join it: members, and addresses of mail.
import { type BrowserTest, done, type Person, person, setUp, startBrowserTest } from '@parley/addon-api/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let leader: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/groups', { enabled: true }));
  leader = await person(test.server, admin, 'Lena');
  await person(test.server, admin, 'Otto');
});
afterAll(() => test?.close());

it('invites members and addresses; what was typed goes with Cancel, and once it is sent', async () => {
  const body = { name: 'Oars', description: 'Wooden ones.', privacy: 'private', format: 'markdown' };
  const { groupID, url } = await done(leader.client.post('/groups', body));
  const page = await test.openAs(leader.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto(new URL(url).pathname);
  const form = page.getByRole('dialog', { name: 'Invite to the group' });
  const members = form.getByRole('combobox', { name: 'Members' });
  const addresses = form.getByLabel('By mail');
  const chosen = form.getByRole('button', { name: 'Remove Otto' });
  const fill = async () => {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    expect([await addresses.inputValue(), await chosen.count()]).toEqual(['', 0]);
    await members.pressSequentially('Otto');
    await page.getByRole('option', { name: 'Otto' }).click();
    await chosen.waitFor();
    await addresses.fill('finn@example.net wren@example.net');
  };
  await fill();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await done(leader.client.get(`/groups/${groupID}/invitations`))).toEqual([]);
  await fill();
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('They are invited.').waitFor();
  await form.waitFor({ state: 'detached' });
  await page.getByText('wren@example.net').waitFor();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  expect([await addresses.inputValue(), await chosen.count()]).toEqual(['', 0]);
  await page.close();
});

it('leads guests with a link to register and to sign in where the site has it, and back', async () => {
  const body = { name: 'Rudders', description: 'Of oak.', privacy: 'secret', format: 'markdown' };
  const { groupID } = await done(leader.client.post('/groups', body));
  const { url } = await done(leader.client.post(`/groups/${groupID}/invitations/link`, { days: 3 }));
  const here = new URL(url).pathname;
  const page = await test.open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const ways = async (settings: object) => {
    await done(admin.client.patch('/config', settings));
    await page.goto(here);
    const links = page.getByRole('main').getByRole('link');
    return links.evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('href')]));
  };
  const back = `Target=${encodeURIComponent(here)}`;
  expect(await ways({ registrationUrl: '/join-us' })).toEqual([
    ['Register to join', `/join-us?${back}`],
    ['Sign In', `/entry/signin?${back}`],
  ]);
  const byOthersAlone = { registrationUrl: '/entry/register', 'registration.method': 'Connect' };
  expect(await ways(byOthersAlone)).toEqual([['Sign In', `/entry/signin?${back}`]]);
  await page.close();
});
