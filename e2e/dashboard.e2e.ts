import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

it('leads by keys alone from /admin to any page of it', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await dialog.getByRole('searchbox').waitFor();
  await page.keyboard.type('bans networks');
  await dialog.getByRole('link', { name: /^Bans of networks/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bans of networks and mail domains' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  expect(await navigation.locator('[aria-current=page]').innerText()).toBe(
    'Bans of networks and mail domains',
  );
  expect(await axeViolations(page)).toEqual([]);
});

it('folds its navigation on a phone, and closes it behind whoever chose a page', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/settings/mail');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  const bar = page.getByRole('button', { name: 'Dashboard: Mail' });
  await bar.waitFor();
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  await bar.click();
  await navigation.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await navigation.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.getByRole('button', { name: 'Dashboard: Audit log', expanded: false }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('finds a setting, says beside its field what is wrong, saves it, and undoes the change', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Find' }).getByRole('searchbox').fill('characters title');
  await page.getByRole('link', { name: /^vanilla\.discussion\.title\.maxLength/ }).click();
  const field = page.getByLabel('vanilla.discussion.title.maxLength');
  await field.fill('9999');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 unsaved change').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-invalid=true]') !== null);
  expect(await axeViolations(page)).toEqual([]);
  await field.fill('120');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 setting is saved.').waitFor();
  const { body } = await admin.client.get('/config?select=vanilla.discussion.title.maxLength');
  expect(body).toEqual({ 'vanilla.discussion.title.maxLength': 120 });
  await page.getByRole('button', { name: 'Undo the change of vanilla.discussion.title.maxLength' }).click();
  await page.getByText('Undone. All is as it was.').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[type=number]')?.value === '100',
  );
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"themes":[]}') };
  await page.getByLabel('A file of settings').setInputFiles(file);
  await page.getByText('This is no file of settings that Parley exported. Nothing was changed.').waitFor();
});

it('shows a job that failed with its error, and gives it up after a question', async () => {
  await test.server.query(`select graphile_worker.add_job('apiary.count', max_attempts := 10)`, []);
  const fail = `update graphile_worker._private_jobs j set attempts = 10, last_error = 'No bees.'
    from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'apiary.count'`;
  await test.server.query(fail, []);
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/dashboard');
  await page.getByText('1 job failed for good.').waitFor();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByText('No bees.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Discard apiary\.count/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByText('No job failed', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('brings its looks with its own pages, and reading pages do without', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  const bytes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'stylesheet') return;
    bytes.set(new URL(response.url()).pathname, (await response.body()).length);
  });
  const own = () => [...bytes].filter(([path]) => /^\/assets\/(?:style|managed)-/.test(path));
  await page.goto('/');
  expect(own().map(([path]) => path)).toEqual([expect.stringMatching(/^\/assets\/style-/)]);
  expect(own()[0]?.[1]).toBeLessThan(220_000);
  await page.goto('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.waitFor();
  expect(own().map(([path]) => path)).toContainEqual(expect.stringMatching(/^\/assets\/managed-/));
  const width = (await navigation.boundingBox())?.width;
  expect(width).toBeLessThan(400);
  // From there to what is read, and back, without loading a document: nothing lies elsewhere than before.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link').first().click();
  await navigation.waitFor({ state: 'detached' });
  await page.goBack();
  await navigation.waitFor();
  expect((await navigation.boundingBox())?.width).toBe(width);
  expect(await page.locator('html[data-same-document]').count()).toBe(1);
});
