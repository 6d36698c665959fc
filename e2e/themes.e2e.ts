// From a copy of a theme to what every guest sees, and back.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let page: Page;
/** A guest's page, which the server has cached since its first load. */
let guest: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  page = await test.openAs(admin.client.cookies);
  guest = await test.open();
  await guest.goto('/discussions');
}, 60_000);
afterAll(() => test?.close());

/** A picture of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
  const saved = answered('PATCH', /\/themes\/1\?strict=true$/);
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
  await page.getByText(/^Contrast passes in (\d+) of \1 pairs/).waitFor();
  expect(await muted.inputValue()).not.toBe('#8b95a5');

  await page.getByRole('link', { name: 'Themes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
  await dialog
    .getByText(
      'You have unsaved changes and your work will be lost. Are you sure you want to continue without saving?',
    )
    .waitFor();
  await press('Cancel', dialog);
  const saved = answered('PATCH', /\/themes\/1\?strict=true$/);
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
  // Where it cannot be applied it says why, and can be pressed again.
  let isDue = true;
  await page.route('**/themes/current', (route) => {
    if (!isDue) return route.fallback();
    isDue = false;
    return route.fulfill({ status: 422, json: { message: 'Not this one.', status: 422 } });
  });
  await press('Apply');
  await page.getByRole('region', { name: 'Messages' }).getByText('Not this one.').waitFor();
  const applied = answered('PUT', /\/themes\/current$/);
  await press('Apply');
  await applied;
  await arriveAt(page, '/appearance/themes');
  await card('Folio').getByText('Current').waitFor();
  expect(await guestSees('--color-canvas')).toBe('light-dark(#faf7f2,#161412)');
});

/** React marks what it answers for: a document of its own may stand there before. */
async function pageHydrated(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__react'))))
    .toBe(true);
}

it('a theme whose script spoils every page is changed all the same', async () => {
  const javascript = { type: 'js', data: 'document.documentElement.hidden = true;' };
  await admin.client.patch('/themes/1', { assets: { javascript } });
  await admin.client.put('/themes/current', { themeID: 1 });
  await page.goto('/discussions');
  expect(await page.locator('html').isVisible()).toBe(false);
  await page.goto('/discussions?safe-mode');
  await page.getByText('Safe mode: without the theme').waitFor();
  await page.goto('/appearance/themes');
  // The page before, and the one after, are documents of their own: with the script.
  await page.getByRole('link', { name: 'Appearance', exact: true }).click();
  await arriveAt(page, '/appearance');
  expect(await page.locator('html').isVisible()).toBe(false);
  await page.goBack();
  await pageHydrated(card('Keystone').first());
  const applied = answered('PUT', /\/themes\/current$/);
  await press('Apply', card('Keystone').first());
  await applied;
  await card('Keystone').first().getByText('Current').waitFor();
  await page.goto('/discussions');
  expect(await page.locator('html').isVisible()).toBe(true);
});

it('a community gets name, logo and colour, which guests see on the next load', async () => {
  await page.goto('/appearance/branding');
  const logo = page.getByRole('textbox', { name: 'Logo', exact: true });
  const buffer = Buffer.from(DOT, 'base64');
  await page
    .locator('input[type="file"][aria-label="File: Logo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByText('1 × 1 pixels. Small: on sharp screens it will look blurred.').waitFor();
  expect(await logo.inputValue()).toMatch(/^\/uploads\//);
  await page.getByLabel('Name of the community').fill('Harbour');
  const colour = page.getByLabel('Colour of the address bar', { exact: true });
  await colour.fill('reddish');
  await press('Save');
  await page.getByText('Not saved yet: mend what is marked first.').waitFor();
  await expect.poll(() => colour.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await colour.fill('#123456');
  await page.getByLabel('The name stands beside the logo').check();
  const saved = answered('PATCH', /\/config$/);
  await press('Save');
  expect((await saved).status()).toBe(200);
  await page.locator('a[href="/"][aria-label="Harbour, home"] img').first().waitFor();

  await guest.reload();
  expect(await guest.title()).toMatch(/ - Harbour$/);
  const drawn = guest.locator('a[aria-label="Harbour, home"] img').first();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(await guest.locator('a[aria-label="Harbour, home"]').innerText()).toBe('Harbour');
  expect(await guest.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#123456');

  await press('Remove: Logo');
  const again = answered('PATCH', /\/config$/);
  await press('Save');
  await again;
  await guest.reload();
  expect(await guest.locator('a[aria-label="Harbour, home"]').innerText()).toBe('Harbour');
});

it('a theme is saved and used in one step, where it is edited', async () => {
  await page.goto('/appearance/themes');
  await press('Make a copy', card('Folio'));
  await arriveAt(page, /\/appearance\/themes\/\d+\/edit$/);
  const editor = page.url();
  await page.getByLabel('Accent, light', { exact: true }).fill('#7a1fa2');
  expect(await axeViolations(page)).toEqual([]);
  const applied = answered('PUT', /\/themes\/current$/);
  await press('Save and use');
  expect((await applied).status()).toBe(200);
  // Drawn anew, by itself, without a question about unsaved work.
  await page.getByRole('button', { name: 'Save and use' }).waitFor({ state: 'detached' });
  expect(page.url()).toBe(editor);
  expect(await guestSees('--seed-accent')).toContain('#7a1fa2');
});
