import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { done, type Person, setUp } from './small-site.ts';
import { walkTitleBar } from './testing/title-bar-states.ts';

let test: BrowserTest;
let admin: Person;
let guest: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  guest = await test.open(still);
});
afterAll(() => test?.close());

const link = (name: string) => ({ id: name, name, url: `/${name.toLowerCase()}` });
const ITEMS = [
  { ...link('Posts'), url: '/discussions' },
  {
    id: 'places',
    name: 'Places',
    badge: { type: 'text', text: '120' },
    children: [
      { id: 'learn', name: 'Learn', children: [link('Guides'), link('Videos')] },
      { id: 'meet', name: 'Meet', children: [link('Events'), link('Groups')] },
    ],
  },
  { id: 'help', name: 'Help', url: '/help', children: [link('Rules')] },
];
const keep = (items: unknown[]) => done(admin.client.put('/navigation/default', { items }));

/** The page is the browser's own once its scripts have taken it over. */
async function open(page: Page, path: string, width = 1440, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
}
const places = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Places' });
const isExpanded = (page: Page, value: boolean) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('header nav button')].some(
        (button) => button.textContent?.startsWith('Places') && button.ariaExpanded === wanted,
      ),
    String(value),
  );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the bar of a wide screen', () => {
  beforeEach(() => keep(ITEMS));

  it('begins with a link over itself, 48 high, its search between items and the way in', async () => {
    await open(guest, '/');
    const box = await guest.getByRole('banner').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 48 });
    expect(await guest.getByRole('banner').evaluate((bar) => getComputedStyle(bar).zIndex)).toBe('1050');
    for (const name of ['Sign In', 'Register']) {
      const { width = 0 } =
        (await guest.getByRole('link', { name, exact: true }).first().boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(86);
    }
    await guest.keyboard.press('Tab');
    expect(await focused(guest)).toBe('Jump to content');
    await guest.keyboard.press('Enter');
    await guest.waitForFunction(() => document.activeElement?.id === 'content');
  });

  it('opens a menu 200 ms after the pointer came, closes it 250 ms after it left', async () => {
    await open(guest, '/');
    await guest.mouse.move(700, 700);
    await guest.evaluate(() => {
      const times: [string, number][] = [];
      Object.assign(window, { times });
      const group = [...document.querySelectorAll('header nav > div')][0] as HTMLElement;
      for (const type of ['pointerenter', 'pointerleave'])
        group.addEventListener(type, () => times.push([type, performance.now()]));
      new MutationObserver(() => times.push(['changed', performance.now()])).observe(group, {
        attributes: true,
        subtree: true,
        attributeFilter: ['aria-expanded'],
      });
    });
    await places(guest).hover();
    await isExpanded(guest, true);
    expect(await axeViolations(guest)).toEqual([]);
    await guest.getByRole('link', { name: 'Groups' }).hover();
    await guest.mouse.move(700, 700);
    await isExpanded(guest, false);
    const times = await guest.evaluate(() => (window as unknown as { times: [string, number][] }).times);
    expect(times.map(([type]) => type)).toEqual(['pointerenter', 'changed', 'pointerleave', 'changed']);
    const [entered, opened, left, closed] = times.map(([, time]) => time) as [number, number, number, number];
    expect(opened - entered).toBeGreaterThanOrEqual(199);
    expect(closed - left).toBeGreaterThanOrEqual(249);
  });

  it('goes through a menu of two columns by keys', async () => {
    await open(guest, '/');
    await places(guest).focus();
    await guest.keyboard.press('ArrowDown');
    await guest.waitForFunction(() => document.activeElement?.textContent === 'Guides');
    await guest.keyboard.press('ArrowDown');
    await guest.waitForFunction(() => document.activeElement?.textContent === 'Videos');
    await guest.keyboard.press('ArrowRight');
    await guest.waitForFunction(() => document.activeElement?.textContent === 'Groups');
    await guest.keyboard.press('Escape');
    await isExpanded(guest, false);
    expect(await focused(guest)).toBe('Places99+');
    for (const key of ['Enter', 'Space']) {
      await guest.keyboard.press(key);
      await isExpanded(guest, true);
      await guest.keyboard.press('Escape');
      await isExpanded(guest, false);
    }
    await guest.keyboard.press('ArrowRight');
    await guest.waitForFunction(() => document.activeElement?.textContent === 'Help');
    const rules = guest.getByRole('link', { name: 'Rules' });
    await rules.waitFor();
    await guest.keyboard.press('Escape');
    await rules.waitFor({ state: 'hidden' });
    await guest.emulateMedia({ colorScheme: 'dark' });
    await guest.keyboard.press('Enter');
    await rules.waitFor();
    expect(await axeViolations(guest, 'colours')).toEqual([]);
    await guest.emulateMedia({ colorScheme: 'light' });
  });

  it('leaves more than 10 px past the first 400, and comes back after 10 up', async () => {
    await open(guest, '/', 1440, 300);
    const isAway = async (top: number) => {
      await guest.evaluate((y) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        scrollTo({ top: y, behavior: 'instant' });
        return scrolled;
      }, top);
      return guest.getByRole('banner').evaluate((bar) => bar.hasAttribute('data-scrolled-away'));
    };
    await guest.evaluate(() => document.querySelector('main')?.append(document.createElement('pre')));
    await guest.evaluate(() => {
      const filler = document.querySelector('main pre') as HTMLElement;
      filler.textContent = '\n'.repeat(100);
    });
    expect([await isAway(405), await isAway(410), await isAway(411), await isAway(500)]).toEqual([
      ...[false, false, true, true],
    ]);
    expect([await isAway(491), await isAway(490)]).toEqual([true, false]);
  });
});

describe('the compact bar', () => {
  it('comes below 800 px, by stylesheet alone', async () => {
    await keep(ITEMS);
    const bare = await test.open({ javaScriptEnabled: false, viewport: { width: 799, height: 700 } });
    await bare.goto('/');
    expect(await bare.getByRole('banner').boundingBox()).toMatchObject({ height: 44 });
    expect(await bare.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await bare.getByLabel('Site Navigation').first().click();
    expect(await bare.getByRole('link', { name: 'Groups' }).last().isVisible()).toBe(true);
    await bare.setViewportSize({ width: 800, height: 700 });
    expect(await bare.getByRole('banner').boundingBox()).toMatchObject({ height: 48 });
    expect(await bare.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  });

  it('comes where the items do not fit, and goes where they do', async () => {
    await keep(Array.from({ length: 9 }, (_, at) => link(`A rather long item ${at}`)));
    await guest.setViewportSize({ width: 1300, height: 700 });
    await guest.goto('/');
    const bar = guest.getByRole('banner');
    await guest.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-compact'));
    expect(await bar.boundingBox()).toMatchObject({ height: 44 });
    expect(await guest.getByLabel('Site Navigation').first().isVisible()).toBe(true);
    await keep(ITEMS);
    await guest.reload();
    await guest.locator('[data-ready]').first().waitFor();
    await guest.waitForFunction(() => !document.querySelector('header')?.hasAttribute('data-compact'));
    expect(await bar.boundingBox()).toMatchObject({ height: 48 });
  });

  it('has the navigation in a side panel and the search behind a glass', async () => {
    await keep(ITEMS);
    await open(guest, '/', 390, 800);
    const opener = guest.getByLabel('Site Navigation').first();
    await opener.click();
    await guest.getByText('Site Navigation', { exact: true }).waitFor();
    expect(await axeViolations(guest)).toEqual([]);
    await guest.keyboard.press('Escape');
    await guest.waitForFunction(() =>
      document.activeElement?.matches('summary[aria-label="Site Navigation"]'),
    );

    const field = guest.getByRole('banner').getByRole('searchbox');
    expect((await field.boundingBox())?.width).toBe(44);
    await field.click();
    expect((await field.boundingBox())?.width).toBeGreaterThan(300);
    await field.fill('bees');
    await guest.getByRole('link', { name: 'Search for bees' }).waitFor();
    await guest.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect((await field.boundingBox())?.width).toBe(44);
  });
});

describe('links of a menu', () => {
  const sidesOf = (page: Page) =>
    page
      .getByRole('link', { name: /^(?:Guides|Videos|Events|Groups)$/ })
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x)));

  it('stand in two columns, and in one at 750 px', async () => {
    await keep(ITEMS);
    await open(guest, '/');
    await places(guest).click();
    await expect.poll(async () => new Set(await sidesOf(guest)).size).toBe(2);
    expect(await sidesOf(guest)).toHaveLength(4);
    await open(guest, '/', 750);
    await guest.getByLabel('Site Navigation').first().click();
    await guest.getByText('Site Navigation', { exact: true }).waitFor();
    await expect.poll(() => sidesOf(guest)).toHaveLength(4);
    expect(new Set(await sidesOf(guest)).size).toBe(1);
  });
});

describe('the account box', () => {
  it('is a drop-down of 300 px, and a panel of the side in a compact bar', async () => {
    const page = await test.openAs(admin.client.cookies, { ...still, colorScheme: 'dark' });
    await open(page, '/');
    const opener = page.getByLabel('Account: Adelina');
    await opener.click();
    const tab = page.getByRole('tab', { name: 'Notifications' });
    await tab.waitFor();
    const panel = page.getByRole('tablist').locator('..');
    expect((await panel.boundingBox())?.width).toBe(300);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Me', 'Notifications', 'Messages']);
    await page.getByRole('tab', { name: 'Me', exact: true }).press('ArrowRight');
    await page.getByText('You do not have any notifications yet.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await opener.click();
    await tab.waitFor();
    expect(await panel.boundingBox()).toEqual({ x: 15, y: 0, width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
    await tab.waitFor({ state: 'hidden' });
  });
});

describe('an administrator', () => {
  it('arranges the navigation by keys, and everybody sees it on the next page', async () => {
    await keep(ITEMS);
    const page = await test.openAs(admin.client.cookies, still);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByLabel('Account: Adelina').click();
    await page.getByRole('link', { name: 'Navigation', exact: true }).click();
    await arriveAt(page, '/appearance/navigation');
    await page.getByRole('button', { name: 'Move Help up' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Help: place 2 of 3').waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Help: place 1 of 3').waitFor();
    await page.getByLabel('Options for Posts').click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel('Name').fill('Shop');
    await page.getByLabel('Address').fill('shop');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('You have unsaved changes').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // As high as the page, so that the bar covers nothing of it.
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The navigation was saved.').waitFor();
    const names = (of: Page) =>
      of
        .getByRole('navigation', { name: 'Main' })
        .evaluate((nav) =>
          [...nav.children].map((item) => (item.firstChild?.firstChild ?? item.firstChild)?.textContent),
        );
    await expect.poll(() => names(page)).toEqual(['Help', 'Places', 'Shop']);
    await open(guest, '/');
    expect(await names(guest)).toEqual(['Help', 'Places', 'Shop']);
  });
});

walkTitleBar(() => ({ test, admin }));
