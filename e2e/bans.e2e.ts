import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { LOCKED, refuse } from './moderation-site.ts';
import { done, PASSWORD, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  // People come from where the test says they do.
  test = await startBrowserTest(undefined, { PARLEY_TRUSTED_PROXIES: '127.0.0.1' });
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
});
afterAll(() => test?.close());

it('bans a mail domain and a range, says what cannot be banned, and lifts a ban', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard/user/bans');
  await page.getByText('Nobody is banned by where they come from').waitFor();
  await page.getByRole('button', { name: 'Add a ban' }).click();
  const form = page.getByRole('dialog', { name: 'Add a ban' });
  const place = form.getByLabel('Network addresses or mail domain');
  await place.fill('127.0.0.0/8');
  await form.getByLabel('Why').fill('Floods of new accounts');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('This would ban yourself.').waitFor();
  await place.fill('203.0.113.0/24');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: '203.0.113.0/24' }).waitFor();
  await page.getByRole('button', { name: 'Add a ban' }).click();
  await place.fill('@spam.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'spam.example', exact: true }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const row = page.getByRole('listitem').filter({ hasText: 'spam.example' });
  await row.getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('heading', { name: 'spam.example', exact: true }).waitFor({ state: 'detached' });
  const { body } = await admin.client.get('/ban-rules');
  expect(body).toMatchObject([{ addressRange: '203.0.113.0/24', reason: 'Floods of new accounts' }]);
});

it('says to whoever is refused that it is a ban, why and until when, whether or not the password is right', async () => {
  const dateExpires = new Date(Date.now() + 86_400_000).toISOString();
  const reason = 'Floods from this network';
  const { banRuleID } = await done(
    admin.client.post('/ban-rules', { addressRange: '198.51.100.0/24', reason, dateExpires }),
  );
  const from = { extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' } };
  const page = await test.open({ ...from, viewport: { width: 390, height: 800 } });
  await page.goto('/entry/signin');
  const refusal = page.getByRole('main').getByRole('alert');
  for (const password of [PASSWORD, 'no password of anybody']) {
    await page.getByLabel('Email or username').fill('Melba');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await refusal.waitFor();
    const words = (await refusal.textContent()) ?? '';
    expect(words).toMatch(/^Nobody joins or signs in from this network/);
    expect(words).toMatch(/The reason: Floods from this network\. It ends on /);
    await page.getByLabel('Password').fill('');
    await page.reload();
  }
  await page.goto('/entry/register');
  await page.getByLabel('Username').fill('Newcomer');
  await page.getByLabel('Email').fill('newcomer@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText(/The reason: Floods from this network/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/ban-refused-390.png` });
  await done(admin.client.delete(`/ban-rules/${banRuleID}`));
  await page.goto('/entry/signin');
  await page.getByLabel('Email or username').fill('Melba');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('is for those who manage members', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto('/dashboard/user/bans'))?.status()).toBe(403);
});

it('bans a member for a time from their profile, says so to them alone, and lifts it', async () => {
  const otto = await person(test.server, admin, 'Otto');
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/profile/Otto');
  const press = async (name: string) => {
    await page.getByRole('button', { name: 'More for Otto' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await press('Ban');
  const form = page.getByRole('dialog', { name: 'Ban Otto' });
  await form.getByLabel('For how long').selectOption({ label: 'A week' });
  await form.getByLabel('Why').fill('Three offers in a day');
  expect(await axeViolations(page)).toEqual([]);
  const allowAgain = await refuse(page, 'PUT', '**/api/v2/users/*/ban');
  await form.getByRole('button', { name: 'Ban' }).click();
  await form.getByText(LOCKED.message).waitFor();
  expect(await form.getByLabel('Why').inputValue()).toBe('Three offers in a day');
  await allowAgain();
  await form.getByRole('button', { name: 'Ban' }).click();
  await page.getByText('Otto is banned.').waitFor();
  // The session ends with it.
  expect((await otto.client.get('/notifications')).status).toBe(401);

  const theirs = await test.open({ viewport: { width: 390, height: 800 } });
  const signIn = async (password: string) => {
    await theirs.goto('/entry/signin');
    await theirs.getByLabel('Email or username').fill('Otto');
    await theirs.getByLabel('Password').fill(password);
    await theirs.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const refusal = theirs.getByRole('main').getByRole('alert');
  await signIn('no password of anybody');
  await refusal.waitFor();
  expect(await refusal.textContent()).not.toMatch(/ban|Three offers/i);
  await signIn(PASSWORD);
  await refusal.getByText(/Three offers in a day/).waitFor();
  expect(await axeViolations(theirs)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await theirs.screenshot({ path: `${folder}/banned-member-390.png` });

  await page.reload();
  await press('Lift the ban');
  const lifting = page.getByRole('dialog', { name: 'Lift the ban of Otto?' });
  await lifting.getByRole('button', { name: 'Lift the ban' }).click();
  await page.getByText('The ban is lifted.').waitFor();
  await signIn(PASSWORD);
  await theirs.waitForURL((url) => url.pathname === '/');
});
