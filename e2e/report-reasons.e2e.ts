import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
});
afterAll(() => test?.close());

const offered = async (): Promise<string[]> =>
  (await member.client.get('/report-reasons')).body.map(({ name }: { name: string }) => name);

it('says why something can be reported, in order and for whom; members are offered it at once', async () => {
  const before = await offered();
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard/content/report-reasons');
  const add = async (name: string, description: string) => {
    await page.getByRole('button', { name: 'Add a reason' }).click();
    const form = page.getByRole('dialog', { name: 'Add a reason' });
    await form.getByLabel('Reason').fill(name);
    await form.getByLabel('What it means').fill(description);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name, exact: true }).first().waitFor();
  };
  await add('Off topic', 'It belongs somewhere else.');
  expect(await offered()).toEqual([...before, 'Off topic']);
  await page.getByRole('button', { name: 'Move Off topic up' }).click();
  await page.getByText('The order is saved.').waitFor();
  await expect.poll(async () => (await offered()).at(-2)).toBe('Off topic');

  const row = page.getByRole('listitem').filter({ hasText: 'Off topic' });
  await row.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit reason' });
  await form.getByLabel('Who may give it').fill('Mod');
  await page.getByRole('option', { name: 'Moderator' }).click();
  // The other roles are listed over the buttons as long as the field has the focus.
  await form.getByLabel('What it means').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Only for: \u2068Moderator\u2069').waitFor();
  expect(await offered()).toEqual(before);
  // From its top, without the toasts that lie over it.
  await page.goto('/');
  await page.goto('/dashboard/content/report-reasons');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await row.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('heading', { name: 'Off topic', exact: true }).waitFor({ state: 'detached' });
  await add('Off topic', 'Once more, under the same name.');
  expect(await offered()).toEqual([...before, 'Off topic']);
});

it('is for those who moderate the community', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto('/dashboard/content/report-reasons'))?.status()).toBe(403);
});

it('is switched on by whoever moderates: on a new site nothing is reported', async () => {
  await done(admin.client.patch('/config', { 'escalations.enabled': false }));
  const { url } = await discussion(admin, 'What may be sold here', 1);
  const reader = await test.openAs(member.client.cookies);
  await reader.goto(url);
  await reader.getByLabel('Share').first().waitFor();
  expect(await reader.getByRole('button', { name: /^Report/ }).count()).toBe(0);

  const page = await test.openAs(admin.client.cookies);
  await page.goto('/dashboard/content/report-reasons');
  const reporting = page.getByRole('switch', { name: 'Members report posts, profiles and messages' });
  expect(await reporting.isChecked()).toBe(false);
  await reporting.locator('..').click();
  await page.getByText('Members can report posts and profiles now.').waitFor();
  await expect.poll(() => reporting.isChecked()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await reader.reload();
  await reader.getByLabel('Discussion Options').click();
  await reader.getByRole('button', { name: 'Report' }).first().waitFor();
});
