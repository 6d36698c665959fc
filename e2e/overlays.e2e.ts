// Everything that opens over a page, opened by keys: axe accepts nothing, the focus goes in, stays and comes back.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startAfresh, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { done, fillSmallSite, type SmallSite } from './small-site.ts';
import { faultsWhileOpen } from './testing/opening.ts';
import { openings } from './testing/openings.ts';

let test: BrowserTest;
let site: SmallSite;
let tab: Page;
const records = { themeID: 0, layoutID: 0 };
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  const { client } = site.admin;
  await done(client.patch('/addons/ar-locale', { enabled: true }));
  await done(client.patch('/config', { 'triage.enabled': true }));
  await done(client.post('/tags', { name: 'bees' }));
  const page = { seoTitle: 'House rules', seoDescription: '', urlcode: '/house-rules', status: 'published' };
  await done(client.post('/custom-pages', page));
  const children = [{ id: 'guides', name: 'Guides', url: '/guides' }];
  await done(client.put('/navigation/default', { items: [{ id: 'learn', name: 'Learn', children }] }));
  const from = { parentTheme: 'keystone', parentVersion: '1.0.0' };
  records.themeID = (await done(client.post('/themes', { name: 'Ours', ...from }))).themeID;
  const layout = [{ $hydrate: 'react.section.2-columns', mainBottom: [{ $hydrate: 'react.tabs' }] }];
  const stored = { name: 'Spring', layoutViewType: 'home', layout };
  records.layoutID = (await done(client.post('/layouts', stored))).layoutID;
  tab = await test.open(still);
});
afterAll(() => test?.close());

// In Arabic, where all texts are translated and what was meant for the start of a line would be at its end.
it.each(Object.entries(openings))('%s', async (_, { who, at, width = 1440, openings: all }) => {
  const cookies = who === 'guest' ? [] : site[who].client.cookies;
  await startAfresh(tab, test.server.url, cookies);
  await tab.setViewportSize({ width, height: 900 });
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await tab.goto(`${at(site, records)}?locale=ar`);
  await tab.waitForFunction(() => document.querySelector('header [data-ready]') !== null);
  const found: Record<string, string[]> = {};
  for (const [name, opening] of Object.entries(all)) {
    const faults = await faultsWhileOpen(tab, opening, 'ar').catch(({ message }: Error) => [message]);
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
});

it('a picker of roles says that it loads, that it found nothing and that it failed', async () => {
  const page = await test.openAs(site.admin.client.cookies, still);
  let answer: (route: Route) => Promise<void> = () => new Promise(() => {});
  await page.route('**/api/v2/roles*', (route) => answer(route));
  // As high as the form: what the bar at the top covers at one moment is no fault of the form.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.goto('/appearance/pages/add');
  const field = page.getByRole('combobox', { name: 'Who may read it' });
  const list = page.locator('main [role="listbox"]').locator('..');
  // The form is the browser's own once its part of the scripts has come.
  const isListed = async () => {
    await field.press('ArrowDown');
    return field.getAttribute('aria-expanded');
  };
  await expect.poll(isListed).toBe('true');
  await list.getByText('Loading').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  answer = (route) => route.fulfill({ status: 422, json: { message: 'No.', status: 422 } });
  await field.pressSequentially('mod');
  await list.getByText('Something went wrong.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  answer = (route) => route.continue();
  await field.fill('nobody at all');
  await list.getByText('No results found.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await field.fill('mod');
  await page.getByRole('option', { name: 'Moderator' }).waitFor();
  await field.press('Enter');
  await page.getByRole('button', { name: 'Remove Moderator' }).waitFor();
  await page.context().close();
});
