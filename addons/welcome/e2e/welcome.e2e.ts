// Newcomers who wait, as whoever welcomes them meets them: in a widget of the home page and on a page of their own.
import {
  axeViolations,
  type BrowserTest,
  comment,
  discussion,
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
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/welcome', { enabled: true }));
  const layout = await done(
    admin.client.post('/layouts', {
      name: 'Home with newcomers',
      layoutViewType: 'home',
      layout: [
        {
          $hydrate: 'react.section.2-columns',
          mainBottom: [{ $hydrate: 'react.newmembers' }],
          secondaryTop: [{ $hydrate: 'react.welcome.newcomers' }],
        },
      ],
    }),
  );
  await done(admin.client.put(`/layouts/${layout.layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
});
afterAll(() => test?.close());

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
}

describe.each([
  ['a phone', ['Marta', 'Otto'], { width: 390, height: 844 }],
  ['a desktop', ['Nele', 'Paul'], { width: 1440, height: 900 }],
] as const)('on %s', (_size, [one, other], viewport) => {
  it('shows who waits, until they are marked or answered', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/newcomers');
    await page.getByRole('heading', { level: 1, name: 'People you could welcome' }).waitFor();
    await page.getByText('Everybody has been welcomed.').waitFor();
    await isSound(page);

    const first = await person(test.server, admin, one);
    const second = await person(test.server, admin, other);
    await discussion(first, `How ${one} keeps bees ${'Verylongword'.repeat(5)}`, 1);
    const thread = await discussion(second, `What ${other} asks`, 1);
    await expect
      .poll(async () => (await admin.client.get('/newcomers')).body.length, { timeout: 10_000 })
      .toBe(2);
    await page.goto('/');
    const widget = page.getByRole('region', { name: 'People you could welcome' });
    await widget.getByRole('link', { name: one, exact: true }).waitFor();
    await isSound(page);
    await widget.getByRole('link', { name: 'View All' }).click();
    await page.getByRole('heading', { level: 1, name: 'People you could welcome' }).waitFor();
    const waits = (name: string) => page.getByRole('button', { name: `Welcomed: ${name}` });
    await waits(other).waitFor();
    await isSound(page);

    await waits(one).focus();
    await page.keyboard.press('Enter');
    await waits(one).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await waits(one).waitFor();
    await waits(one).click();
    await waits(one).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: `What ${other} asks` }).click();
    await page.waitForURL(`**${new URL(thread.url, 'http://localhost').pathname}`);
    await comment(admin, thread.discussionID, 'Good to have you here.');
    await expect
      .poll(async () => (await admin.client.get('/newcomers')).body, { timeout: 10_000 })
      .toEqual([]);
    await page.goto('/newcomers');
    await page.getByText('Everybody has been welcomed.').waitFor();
    await page.close();
  });
});
