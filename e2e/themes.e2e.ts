// From a copy of a theme to what every guest sees, and back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, axeViolations, type Journey, sidewaysScroll, startJourney } from './journey.ts';
import { type Person, setUp } from './small-site.ts';

let journey: Journey;
let admin: Person;
let page: Page;
/** A guest's page, which the server has kept since its first load. */
let guest: Page;
beforeAll(async () => {
  journey = await startJourney();
  admin = await setUp(journey.server);
  page = await journey.openAs(admin.client.cookies);
  guest = await journey.open();
  await guest.goto('/discussions');
}, 60_000);
afterAll(() => journey?.close());

const press = (name: string, scope: Pick<Page, 'getByRole'> = page) =>
  scope.getByRole('button', { name, exact: true }).click();
const answered = (method: string, path: RegExp) =>
  page.waitForResponse((response) => response.request().method() === method && path.test(response.url()));
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** A token as the guest's next load of the page has it. */
async function guestSees(token: string): Promise<string> {
  await guest.reload();
  const value = await guest.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    token,
  );
  return value.replaceAll(' ', '');
}

/** As it is drawn in the live preview. */
const drawn = (scheme: string) =>
  page
    .locator(`[data-theme-sample="draft"][data-theme="${scheme}"]`)
    .getByText('New post')
    .evaluate((button) => getComputedStyle(button).backgroundColor);

it('a copy is written with its looks beside it, and is seen by guests once it is applied', async () => {
  await page.goto('/appearance/themes');
  await press('Make a copy', card('Keystone'));
  await arriveAt(page, /\/appearance\/themes\/1\/edit$/);
  await page.getByLabel('Accent, light', { exact: true }).fill('#0b6bcb');
  await expect.poll(() => drawn('light')).toBe('rgb(11, 107, 203)');
  expect(await drawn('dark')).not.toBe('rgb(11, 107, 203)');
  expect(await axeViolations(page)).toEqual([]);
  const saved = answered('PATCH', /\/themes\/1$/);
  await press('Save');
  expect((await saved).status()).toBe(200);
  await page.getByText('The theme was saved.').waitFor();
  expect(await guestSees('--seed-accent')).toBe('light-dark(#1a5cff,#6c98ff)');

  await page.getByRole('link', { name: 'Themes' }).click();
  await arriveAt(page, '/appearance/themes');
  const applied = answered('PUT', /\/themes\/current$/);
  await press('Apply', card('Keystone, a copy'));
  await applied;
  await card('Keystone, a copy').getByText('Current').waitFor();
  expect(await guestSees('--seed-accent')).toContain('#0b6bcb');
});

it('colours that nobody could read are refused, and mended in one press', async () => {
  await page.goto('/appearance/themes/1/edit');
  const muted = page.getByLabel('Muted text, light', { exact: true });
  await muted.fill('#8b95a5');
  const mend = page.getByRole('button', { name: /^Use #/ });
  await mend.waitFor();
  await page.getByText(/^[23]\.\d : 1 for muted text on .*\. Needs 4\.5 : 1, try #\w{6}\./).waitFor();
  await press('Save');
  await page.getByText('Not saved yet').waitFor();
  expect(await muted.evaluate((field) => field === document.activeElement)).toBe(true);
  await mend.click();
  await page.getByText('Contrast passes in 148 of 148 pairs').waitFor();
  expect(await muted.inputValue()).not.toBe('#8b95a5');

  await page.getByRole('link', { name: 'Themes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  await dialog
    .getByText(
      'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
    )
    .waitFor();
  await press('Cancel', dialog);
  const saved = answered('PATCH', /\/themes\/1$/);
  await press('Save');
  await saved;
  await page.getByText('The theme was saved.').waitFor();
  expect(await guestSees('--color-text-muted')).toContain(await muted.inputValue());

  await page.getByLabel('Corner radius').press('ArrowRight');
  await page.getByRole('link', { name: 'Themes' }).click();
  await press('Continue', dialog);
  await arriveAt(page, '/appearance/themes');
});

it('an earlier revision comes back', async () => {
  await page.goto('/appearance/style-guides/1/revisions');
  expect(await axeViolations(page)).toEqual([]);
  const first = page.getByRole('listitem').filter({ hasText: 'Revision 1' });
  await press('Restore', first);
  const restored = answered('PATCH', /\/themes\/1$/);
  await press('Restore', page.getByRole('dialog'));
  await restored;
  await first.getByText('Live').waitFor();
  expect(await guestSees('--seed-accent')).toBe('light-dark(#1a5cff,#6c98ff)');
});

it('a theme is tried in this session alone, then left or applied', async () => {
  await page.goto('/appearance/themes');
  await press('Preview', card('Folio'));
  await arriveAt(page, '/');
  await page.getByText('You are previewing the Folio theme.').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(250, 247, 242)',
  );
  expect(await guestSees('--color-canvas')).toBe('light-dark(#f6f7f9,#0a0c10)');
  const ended = answered('PUT', /\/themes\/preview$/);
  await press('Cancel');
  await ended;
  await arriveAt(page, '/appearance/themes');
  await card('Folio').getByRole('button', { name: 'Preview' }).waitFor();
  expect(await page.getByText('You are previewing').count()).toBe(0);

  await press('Preview', card('Folio'));
  await arriveAt(page, '/');
  const applied = answered('PUT', /\/themes\/current$/);
  await press('Apply');
  await applied;
  await arriveAt(page, '/appearance/themes');
  await card('Folio').getByText('Current').waitFor();
  expect(await guestSees('--color-canvas')).toBe('light-dark(#faf7f2,#161412)');
});

it('the pages hold in the dark and on a phone', async () => {
  const phone = await journey.openAs(admin.client.cookies, {
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  for (const path of ['/appearance/themes', '/appearance/themes/1/edit']) {
    await phone.goto(path);
    expect(await sidewaysScroll(phone), path).toBe(0);
    expect(await axeViolations(phone, 'colours'), path).toEqual([]);
  }
});
