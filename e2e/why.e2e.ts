// Asking why somebody may do something, or may not.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let secret: { discussionID: number; url: string };

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const room = { name: 'Field tests', urlcode: 'field-tests', customPermissions: true };
  const { categoryID } = await done(admin.client.post('/categories', room));
  secret = await discussion(admin, 'Batch 41', categoryID);
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

async function pictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (!folder) return;
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

it('is asked from the options of a discussion, and answered for a guest, a member and a role', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto(new URL(secret.url).pathname);
  await page.locator('summary[aria-label="Discussion Options"]').first().click();
  await page.getByRole('link', { name: 'Who may see it, and why?' }).click();
  await page.getByRole('heading', { name: 'Guest may not.' }).waitFor();
  await page.getByText(/^Guest is told only:/).waitFor();
  const steps = page.getByRole('list', { name: 'What decided it, step by step' }).getByRole('listitem');
  expect(await steps.allTextContents()).toEqual([
    expect.stringMatching(/^Roles/),
    expect.stringMatching(/^Where it stands.*The permissions of Field tests count there\./),
    expect.stringMatching(/Not held: none of their roles is granted it in Field tests\..*This decided it\.$/),
  ]);
  expect(await steps.last().getByRole('img', { name: 'Not passed' }).count()).toBe(1);
  await steps.getByText(/^Given permissions of its own by/).waitFor();
  const entry = steps.getByRole('link', { name: /^Entry \d+$/ }).first();
  expect((await page.request.get((await entry.getAttribute('href')) ?? '')).status()).toBe(200);
  await steps.getByText('Nobody ever granted it to Guest there.').waitFor();
  const link = steps.getByRole('link', { name: 'Permissions of the category' });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'why-refused');
  await page.getByLabel('A member').check();
  await page.getByRole('combobox', { name: 'Member' }).fill('Melba');
  await page.getByRole('option', { name: 'Melba' }).click();
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { name: 'Melba may not.' }).waitFor();
  await page.getByLabel('Anybody with a role').check();
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Administrator' });
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { name: 'Administrator may.' }).waitFor();
  await page.getByText(/Held: granted in Field tests to .*Administrator/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'why-role');
});

it('is answered by an address, says what is missing, and is refused to members', async () => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard/why');
  expect(await page.getByRole('button', { name: 'Ask' }).isDisabled()).toBe(true);
  await pictures(page, 'why-empty');
  await page.getByLabel('What they would do').selectOption({ label: 'See a discussion' });
  await page.getByLabel('With what').fill(secret.url);
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('heading', { name: 'Guest may not.' }).waitFor();
  const refused = await test.openAs(member.client.cookies);
  expect((await refused.goto('/dashboard/why'))?.status()).toBe(403);
});

it('is a link of a refused page: to themselves what they may know, to staff the rest', async () => {
  const page = await test.openAs(member.client.cookies);
  expect((await page.goto(new URL(secret.url).pathname))?.status()).toBe(403);
  await page.getByRole('main').getByRole('link', { name: 'Why?' }).click();
  await page.getByText('See the category and its posts').waitFor();
  await page.getByText('Your roles: Member').waitFor();
  expect(await page.getByText('Field tests').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await pictures(page, 'why-own');
  const address = (await page.locator('code').last().textContent()) ?? '';
  // The same from a link that was followed within the page, and for a guest.
  await page.goto('/categories');
  await page.evaluate((path) => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'));
    link?.setAttribute('href', path);
    link?.click();
  }, new URL(secret.url).pathname);
  await page.getByRole('main').getByRole('link', { name: 'Why?' }).click();
  await page.getByText('Your roles: Member').waitFor();
  const guest = await test.open({ viewport: { width: 390, height: 800 } });
  await guest.goto(new URL(secret.url).pathname);
  await guest.getByRole('main').getByRole('link', { name: 'Why?' }).click();
  await guest.getByText('A guest: you are not signed in.').waitFor();
  const staff = await test.openAs(admin.client.cookies);
  await staff.goto(address);
  await staff.getByRole('heading', { name: 'Melba may not.' }).waitFor();
});

it('is a link of a case and of an entry of the audit log', async () => {
  const { discussionID } = await discussion(member, 'Hive for sale', 1);
  const report = { recordType: 'discussion', recordID: discussionID, reportReasonIDs: ['spam'] };
  await done(admin.client.post('/reports', { ...report, noteBody: '', noteFormat: 'text' }));
  await done(admin.client.patch(`/discussions/${discussionID}`, { closed: true }));
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/dashboard/content/triage');
  await page.locator('[data-case] a').first().click();
  await page.getByRole('article').getByRole('link', { name: 'Who may see it, and why?' }).click();
  await page.getByRole('heading', { name: 'Guest may.' }).waitFor();
  await page.goto('/dashboard/settings/audit-logs');
  await pictures(page, 'audit-log-why');
  await page
    .getByRole('link', { name: /^Who may see it, and why\? Entry/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Guest may.' }).waitFor();
});
