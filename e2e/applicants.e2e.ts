import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { PASSWORD, type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await admin.client.patch('/config', { 'registration.method': 'Approval' });
  for (const name of ['Ingrid', 'Spammer'])
    await test.server.client().post('/applicants', {
      name,
      email: `${name.toLowerCase()}@example.org`,
      password: PASSWORD,
      discoveryText: `I am ${name}, and keep bees.`,
    });
});
afterAll(() => test?.close());

it('is where somebody who decides reads applications, approves one and declines another', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Applicants' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Applicants' }).waitFor();
  await page.getByText('I am Ingrid, and keep bees.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve Ingrid' }).click();
  await page.getByText('Ingrid is a member now.').waitFor();
  await page.getByRole('button', { name: 'Decline Spammer' }).click();
  await page.getByText('Nobody waits for an answer').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect((await admin.client.get('/users/by-names?name=Ingrid')).body).toHaveLength(1);
  const { body: declined } = await admin.client.get('/applicants?status=declined');
  expect(declined.map((each: { name: string }) => each.name)).toEqual(['Spammer']);
});
