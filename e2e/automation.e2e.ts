// A rule is written, tried on the past, switched on, and what it did is read: on a desk and on a phone, light and dark.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await discussion(member, 'Cheap honey for sale', 1);
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;

const shot = async (page: Page, name: string) => {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

it('is written in a form, tried on what happened before, and switched on', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/dashboard/automation');
  await page.getByText('There is no rule yet').waitFor();
  await page.getByRole('link', { name: 'New rule' }).click();
  await page.getByLabel('Name').fill('No selling');
  await page.getByLabel('When').selectOption('discussionWords');
  await page.getByRole('textbox', { name: 'Words' }).fill('cheap honey');
  await page.getByLabel('Then').selectOption('closeDiscussion');
  await page.getByRole('button', { name: 'Do another thing' }).click();
  await page.getByLabel('And then').selectOption('sinkDiscussion');
  const sentence =
    'When a discussion has a word in it (cheap honey), then close the discussion and sink the discussion.';
  await page.getByText(sentence).waitFor();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('It would have met 1 record').waitFor();
  await page.getByRole('link', { name: 'Cheap honey for sale' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await shot(page, 'automation-new-1440');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await arriveAt(page, /\/dashboard\/automation\/1$/);
  await page.getByText('No rule did anything yet').waitFor();

  const { url } = await discussion(member, 'More cheap honey', 1);
  await expect
    .poll(async () => (await admin.client.get<unknown[]>('/automation-rules/dispatches')).body.length)
    .toBe(1);
  const reader = await test.openAs(member.client.cookies);
  await reader.goto(new URL(url).pathname);
  await reader.getByText('Closed').first().waitFor();
  await reader.close();

  await page.goto('/dashboard/automation/log');
  await page.getByRole('cell', { name: 'Close the discussion, Sink the discussion' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await shot(page, 'automation-log-1440');
  await page.close();
});

it.each([
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [768, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('fits a screen of %i px, %s', async (width, colorScheme) => {
  const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 800 }, colorScheme });
  await page.goto('/dashboard/automation');
  await page.getByRole('link', { name: 'No selling' }).waitFor();
  await page
    .getByText(/^When a discussion has a word in it .cheap honey., then close the discussion and/)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await shot(page, `automation-${width}-${colorScheme}`);
  await page.getByRole('link', { name: 'No selling' }).click();
  await page.getByLabel('Name').waitFor();
  await page.getByRole('link', { name: 'More cheap honey' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await shot(page, `automation-rule-${width}-${colorScheme}`);
  await page.close();
});

it('is switched off and on in the list, by the keyboard too', async () => {
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/dashboard/automation');
  const toggle = page.getByRole('switch', { name: 'No selling is on' });
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => toggle.isChecked()).toBe(false);
  const { body } = await admin.client.get<{ status: string }>('/automation-rules/1/recipe');
  expect(body.status).toBe('inactive');
  await page.close();
});

it('is tried again from the log of runs, which says why a run failed', async () => {
  const { categoryID } = await done(admin.client.post('/categories', { name: 'Fair', urlcode: 'fair' }));
  const { automationRuleID } = await done(
    admin.client.post('/automation-rules', {
      name: 'To the fair',
      trigger: { triggerType: 'discussionWords', triggerValue: { words: ['beeswax candles'] } },
      actions: [{ actionType: 'moveDiscussion', actionValue: { categoryID } }],
    }),
  );
  await done(admin.client.put(`/automation-rules/${automationRuleID}/status`, { status: 'active' }));
  const list = await test.openAs(admin.client.cookies);
  await list.goto('/dashboard/automation');
  await list.getByText('then move the discussion to a category (Fair).').waitFor();
  await list.close();
  await done(admin.client.patch(`/categories/${categoryID}`, { displayAs: 'heading' }));
  await discussion(member, 'Beeswax candles', 1);
  const runs = async () =>
    (await admin.client.get<{ status: string }[]>(`/automation-rules/${automationRuleID}/dispatches`)).body;
  await expect.poll(async () => (await runs()).length).toBe(1);
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard/automation/log');
  await page.getByText('Tried once.').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await shot(page, 'automation-failed-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'automation-failed-1440-dark');
  await page.getByRole('button', { name: /^Try again, run \d+$/ }).click();
  await page.getByText('Tried 2 times.').waitFor();
  await done(admin.client.patch(`/categories/${categoryID}`, { displayAs: 'discussions' }));
  await page.getByRole('button', { name: /^Try again, run \d+$/ }).click();
  await page.getByRole('button', { name: /^Try again, run \d+$/ }).waitFor({ state: 'detached' });
  expect(await runs()).toMatchObject([{ status: 'success', countAttempts: 3 }]);
});
