// The title bar in each of its shapes, and what each of its readers finds in it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest } from '../browser-test.ts';
import { still } from '../page-faults.ts';
import { done, PASSWORD, type Person } from '../small-site.ts';

type Stage = () => { test: BrowserTest; admin: Person };

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>';

const PLACES = [{ id: 'places', name: 'Places', children: [{ id: 'rules', name: 'Rules', url: '/rules' }] }];

/** The home page has this bar from now on, over a banner and much to scroll. */
async function showBar({ client }: Person, titleBar: object): Promise<void> {
  const layout = [
    { $hydrate: 'react.section.full-width', children: [{ $hydrate: 'react.app-banner' }] },
    {
      $hydrate: 'react.section.1-column',
      children: ['First', 'Second', 'Third', 'Fourth'].map((title) => ({
        $hydrate: 'react.cta',
        titleType: 'static',
        title,
      })),
    },
  ];
  const body = {
    name: 'Barred',
    layoutViewType: 'home',
    layout,
    titleBar: { $hydrate: 'react.titleBar', ...titleBar },
  };
  const { layoutID } = await done(client.post('/layouts', body));
  await done(client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
}

const bar = (page: Page) => page.getByRole('banner');
const looks = (page: Page) =>
  bar(page).evaluate((element) => {
    const { backgroundColor, borderBlockEndColor, boxShadow } = getComputedStyle(element);
    const isClear = (colour: string) => /rgba\(.*, 0\)$|transparent/.test(colour);
    const { top, height } = element.getBoundingClientRect();
    return {
      top: Math.round(top),
      height,
      isClear: isClear(backgroundColor),
      hasLine: !isClear(borderBlockEndColor),
      hasShadow: boxShadow !== 'none',
      isBlurred: /\d+px \d+px [1-9]\d*px/.test(boxShadow),
    };
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    return scrolled;
  }, top);

const names = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((nav) => [...nav.children].map((item) => (item.querySelector('button') ?? item).textContent));

export function walkTitleBar(stage: Stage): void {
  describe('a bar of a layout’s own', () => {
    it('sticks or stays, solid or over the banner, with each of its lower edges', async () => {
      const { test, admin } = stage();
      const page = await test.open({ ...still, viewport: { width: 1440, height: 300 } });
      await page.route(/\/(wide|small)\.svg$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
      );
      await done(admin.client.put('/navigation/default', { items: PLACES }));
      const seen: Record<string, unknown> = {};
      for (const [positioning, borderType, more] of [
        ['StickySolid', 'border', { hasLabels: true }],
        [
          'StickyTransparent',
          'shadow',
          {
            logo: {
              imageUrl: '/wide.svg',
              imageUrlMobile: '/small.svg',
              url: '/discussions',
              alignment: 'center',
            },
          },
        ],
        [
          'StaticSolid',
          'shadowAsBorder',
          { backgroundColor: '#123456', foregroundColor: '#ffffff', height: 56, heightMobile: 50 },
        ],
        ['StaticTransparent', 'none', { navigation: { alignment: 'center' } }],
      ] as const) {
        await showBar(admin, { positioning, borderType, ...more });
        await page.goto('/');
        await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
        const atTop = await looks(page);
        await scrollTo(page, 120);
        const { top, isClear } = await looks(page);
        seen[positioning] = { atTop, below: { top, isClear } };
        if (positioning === 'StickyTransparent') {
          const logo = bar(page).getByRole('link', { name: 'Heather Lane' });
          expect(await logo.getAttribute('href')).toBe('/discussions');
          const { x = 0, width = 0 } = (await logo.boundingBox()) ?? {};
          expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(8);
          await page.setViewportSize({ width: 390, height: 300 });
          const shown = () =>
            logo
              .locator('img')
              .evaluateAll((all) =>
                all
                  .filter((image) => image.checkVisibility())
                  .map((image) => (image as HTMLImageElement).currentSrc),
              );
          // A picture that was not shown is fetched when it is.
          await expect
            .poll(async () => (await shown()).map((source) => source.replace(/.*\//, '')))
            .toEqual(['small.svg']);
          await page.setViewportSize({ width: 1440, height: 300 });
        }
        if (positioning === 'StaticSolid')
          expect(await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
            'rgb(18, 52, 86)',
          );
        if (positioning === 'StaticTransparent') {
          const { x = 0 } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox()) ?? {};
          expect(x).toBeGreaterThan(400);
        }
      }
      const edge = { hasLine: false, hasShadow: false, isBlurred: false };
      expect(seen).toEqual({
        StickySolid: {
          atTop: { top: 0, height: 64, isClear: false, ...edge, hasLine: true },
          below: { top: 0, isClear: false },
        },
        StickyTransparent: {
          atTop: { top: 0, height: 48, isClear: true, ...edge, hasShadow: true, isBlurred: true },
          below: { top: 0, isClear: false },
        },
        StaticSolid: {
          atTop: { top: 0, height: 56, isClear: false, ...edge, hasShadow: true },
          below: { top: -120, isClear: false },
        },
        StaticTransparent: {
          atTop: { top: 0, height: 48, isClear: true, ...edge },
          below: { top: -120, isClear: true },
        },
      });
      await page.close();
    });
  });

  describe('the items', () => {
    it('begin with what is built in, and are for those they are meant for', async () => {
      const { test, admin } = stage();
      const email = 'melba@example.org';
      const account = { name: 'Melba', email, password: PASSWORD, emailConfirmed: true, roleID: [8] };
      await done(admin.client.post('/users', account));
      const melba = await test.server.client().signIn(email, PASSWORD);
      const pages = {
        guest: await test.open(still),
        member: await test.openAs(melba.cookies, still),
        admin: await test.openAs(admin.client.cookies, still),
      };
      const seen = async () => {
        const found: Record<string, unknown> = {};
        for (const [who, page] of Object.entries(pages)) {
          await page.goto('/categories');
          found[who] = await names(page);
        }
        return found;
      };
      const { guest } = pages;
      await done(admin.client.delete('/navigation/default'));
      await guest.goto('/categories');
      expect(await names(guest)).toEqual(['Posts', 'Categories']);
      const item = (id: string, more: object = {}) => ({
        id,
        name: id,
        url: `/${id.toLowerCase()}`,
        ...more,
      });
      const items = [
        item('Categories', { badge: { type: 'text', text: 'new' } }),
        item('Members', { roleIDs: [8] }),
        item('Staff', { permission: 'site.manage' }),
        item('Secret', { isHidden: true }),
      ];
      await done(admin.client.put('/navigation/default', { items }));
      expect(await seen()).toEqual({
        guest: ['Categoriesnew'],
        member: ['Categoriesnew', 'Members'],
        admin: ['Categoriesnew', 'Staff'],
      });
      expect(await guest.locator('header nav [aria-current=page]').first().innerText()).toContain(
        'Categories',
      );
      for (const page of Object.values(pages)) await page.close();
    });

    it('open a menu 200 ms after the focus came, and close it 250 ms after it left', async () => {
      const { test, admin } = stage();
      await done(admin.client.put('/navigation/default', { items: PLACES }));
      const page = await test.open(still);
      await page.clock.install();
      await page.goto('/categories');
      await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
      const opener = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Places' });
      const isOpen = () => opener.evaluate((button) => button.ariaExpanded === 'true');
      await page.clock.pauseAt(Date.now() + 60_000);
      await opener.focus();
      await page.clock.runFor(199);
      expect(await isOpen()).toBe(false);
      await page.clock.runFor(1);
      await expect.poll(isOpen).toBe(true);
      await bar(page).getByRole('searchbox').focus();
      await page.clock.runFor(249);
      expect(await isOpen()).toBe(true);
      await page.clock.runFor(1);
      await expect.poll(isOpen).toBe(false);
      await page.close();
    });
  });

  describe('the search', () => {
    it('suggests 100 ms after the last letter, here or on all sites, and goes where one chooses', async () => {
      const { test, admin } = stage();
      await done(admin.client.patch('/config', { 'search.scopes': ['site', 'hub'] }));
      await done(
        admin.client.post('/discussions', {
          name: 'Bees at night',
          body: 'Hm.',
          format: 'markdown',
          categoryID: 1,
        }),
      );
      const page = await test.open(still);
      await page.goto('/categories');
      const field = bar(page).getByRole('searchbox');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v2/search?')) requests.push(request.url());
      });
      await field.pressSequentially('bee');
      await bar(page)
        .getByRole('link', { name: /^Bees at night/ })
        .waitFor();
      expect(requests.filter((url) => /query=b(&|$)/.test(url))).toEqual([]);
      await field.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Bees at night'));
      await page.keyboard.press('Enter');
      await arriveAt(page, /\/discussion\/\d+/);
      await expect.poll(() => field.inputValue()).toBe('');
      await field.fill('bees');
      const where = bar(page).getByLabel('Where to search');
      expect(await where.locator('option').allInnerTexts()).toEqual(['This site', 'All sites']);
      await where.selectOption('All sites');
      const all = bar(page).getByRole('link', { name: 'Search for bees' });
      await expect.poll(() => all.getAttribute('href')).toBe('/search?query=bees&scope=hub');
      await field.press('Enter');
      await arriveAt(page, (url) => url.pathname === '/search' && url.searchParams.get('scope') === 'hub');
      await done(admin.client.patch('/config', { 'search.scopes': ['site'] }));
      await page.close();
    });
  });
}
