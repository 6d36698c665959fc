// The sizes that the requirements give in numbers: of what layouts place, and of the parts that all pages share.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { comment, discussion, done, type Person, person, setUp } from './small-site.ts';
import { overrunningDates } from './testing/overrunning-dates.ts';
import { STYLE_GUIDE } from './testing/style-guide-stage.ts';

const LOGO = '/assets-of-the-test/logo.svg';
const WORDS =
  'Bees count flowers by their scent, and dance to tell the others where the best of them stand. ';
const DESK = { width: 1440, height: 900 };

const items = (title: string, contentType: string, more: { options?: object; columns?: number } = {}) => ({
  $hydrate: 'react.categories',
  titleType: 'static',
  title,
  itemOptions: { contentType, fallbackIcon: LOGO, fallbackImage: LOGO, ...more.options },
  containerOptions: { displayType: 'grid', maxColumnCount: more.columns },
});

const layout = [
  {
    $hydrate: 'react.section.full-width',
    children: [
      { $hydrate: 'react.app-banner', title: 'All of it', description: WORDS.repeat(3), logo: LOGO },
      { $hydrate: 'react.app.content-banner', title: 'A strip', background: { color: '#ffe9a8' } },
    ],
  },
  {
    $hydrate: 'react.section.1-column',
    children: [
      items('Icons', 'title-description-icon'),
      items('Icons beside', 'title-description-icon', { options: { imagePlacement: 'left' } }),
      items('Pictures', 'title-description-image'),
      items('One picture', 'title-description-image', { columns: 1 }),
      items('Grounds', 'title-background', { columns: 4 }),
      items('One ground', 'title-background', { columns: 1 }),
    ],
  },
  {
    $hydrate: 'react.section.3-columns',
    isSticky: true,
    leftTop: [{ $hydrate: 'react.html', html: '<p>Left</p>' }],
    middleTop: [{ $hydrate: 'react.html', html: `<p>Middle</p><p>${WORDS.repeat(300)}</p>` }],
    rightTop: [{ $hydrate: 'react.html', html: '<p>Right</p>' }],
  },
];

let test: BrowserTest;
let admin: Person;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  const open = { 'rateLimits.posting.perAccount': 0, 'rateLimits.posting.perAddress': 0 };
  await done(admin.client.patch('/config', open));
  for (const name of ['Wax', 'Honey', 'Hives']) {
    const { categoryID } = await done(admin.client.post('/categories', { name, urlcode: name }));
    await discussion(admin, `${name}, ${WORDS}`, categoryID);
  }
  const { layoutID } = await done(
    admin.client.post('/layouts', { name: 'Sizes', layoutViewType: 'home', layout }),
  );
  await done(admin.client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]));
  page = await test.open({ ...still, viewport: DESK });
  // Wider and higher than whatever shows it.
  await page.route(`**${LOGO}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="500"/>',
    }),
  );
  await page.goto('/');
});
afterAll(() => test?.close());

const sizeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
};

describe('banners', () => {
  const bannerOf = (title: string) => page.locator('[data-under-title-bar]', { hasText: title });

  it('have a logo of 300 px, words of 705 px at most, a search of 40 px at least, and 50 px themselves', async () => {
    const banner = bannerOf('All of it');
    expect(await banner.evaluate((each) => getComputedStyle(each).minBlockSize)).toBe('50px');
    const logo = banner.locator(`img[src*="${LOGO}"]`);
    await expect.poll(async () => (await sizeOf(logo))[0]).toBe(300);
    const words = await banner
      .locator('p')
      .first()
      .evaluate((each) => each.parentElement?.clientWidth);
    expect(words).toBe(705);
    const search = banner.getByRole('searchbox');
    expect((await sizeOf(search))[1]).toBeGreaterThanOrEqual(40);
    expect((await search.boundingBox())?.width).toBeLessThanOrEqual(705);
  });

  it.each([
    ['', 120],
    ['20px', 80],
    ['150px', 150],
    ['400px', 180],
  ])('of content are as high as a theme says with "%s", within bounds: %i px', async (set, least) => {
    const strip = bannerOf('A strip');
    await page.evaluate((value) => {
      document.documentElement.style.setProperty('--size-content-banner', value);
    }, set);
    expect(await strip.evaluate((each) => getComputedStyle(each).minBlockSize)).toContain(`${least}px`);
    expect((await sizeOf(strip))[1]).toBe(least);
  });
});

describe('items of widgets', () => {
  const partsOf = (title: string, part: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) }).locator(part);

  it('have icons of 72 px, and of 48 px beside the text', async () => {
    expect(await sizeOf(partsOf('Icons', 'article > span').first())).toEqual([72, 72]);
    expect(await sizeOf(partsOf('Icons beside', 'article > span').first())).toEqual([48, 48]);
  });

  it('have pictures of 16:9 up to 250 px, grounds of 16:16 up to 400 px, in 3 or 4 columns', async () => {
    const [width = 0, height = 0] = await sizeOf(partsOf('Pictures', 'article > span').first());
    expect(width).toBeLessThan(444);
    expect(Math.abs(height - (width * 9) / 16)).toBeLessThanOrEqual(1);
    const [wide = 0, high] = await sizeOf(partsOf('One picture', 'article > span').first());
    expect([wide > 445, high]).toEqual([true, 250]);
    const [side = 0, other] = await sizeOf(partsOf('Grounds', 'article').first());
    expect([side < 400, other]).toEqual([true, side]);
    const [ground = 0, tall] = await sizeOf(partsOf('One ground', 'article').first());
    expect([ground > 400, tall]).toEqual([true, 400]);
  });

  it('are 180 px wide at least', async () => {
    for (const width of [390, 420, 640, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = await partsOf('Grounds', 'article').evaluateAll((all) =>
        all.map((each) => each.clientWidth),
      );
      expect(widths.length).toBe(3);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(180 - 2);
    }
    await page.setViewportSize(DESK);
  });
});

describe('sections', () => {
  const columnOf = (words: string) => page.getByText(words, { exact: true }).boundingBox();
  const section = () => Promise.all(['Left', 'Middle', 'Right'].map(columnOf));

  it('have panels of 216 and 292 px beside 672 px, and 550 px at least as long as there are three', async () => {
    for (const [width, wanted] of [
      [1440, [216, 672, 292]],
      [1200, [216, 550, 292]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect((await section()).map((box) => Math.round(box?.width ?? 0))).toEqual(wanted);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.setViewportSize({ width: 1199, height: 900 });
    const [left, middle, right] = await section();
    expect(middle?.width).toBeGreaterThanOrEqual(550);
    expect([left?.width, (right?.y ?? 0) > (middle?.y ?? 0)]).toEqual([216, true]);
    await page.setViewportSize(DESK);
  });

  it('keep sticky side panels in view below the title bar, while what is between them scrolls', async () => {
    await page
      .getByText('Middle', { exact: true })
      .evaluate((each) => each.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, 700);
    await expect.poll(async () => (await columnOf('Middle'))?.y).toBeLessThan(-400);
    for (const panel of ['Left', 'Right']) {
      const top = (await columnOf(panel))?.y;
      expect(top).toBeGreaterThanOrEqual(48);
      expect(top).toBeLessThanOrEqual(48 + 40);
    }
  });
});

describe('parts of all pages', () => {
  it('move for 0.1 s, shimmer in 2 s and spin in 0.7 s; icons are 16, 24 and 32 px, tags have 9 px', async () => {
    const guide = await test.openAs(admin.client.cookies, { viewport: DESK });
    await guide.goto(STYLE_GUIDE);
    const seen = await guide.evaluate(() => {
      const endless = document
        .getAnimations()
        .map((each) => each.effect?.getTiming())
        .filter((timing) => timing?.iterations === Number.POSITIVE_INFINITY)
        .map((timing) => Number(timing?.duration));
      const moving = [...document.querySelectorAll('button, a, input')]
        .map((each) => getComputedStyle(each))
        .filter(({ transitionDuration }) => transitionDuration !== '0s');
      const changes = moving.flatMap(({ transitionDuration, transitionTimingFunction }) => [
        ...transitionDuration.split(', '),
        ...transitionTimingFunction.split(', '),
      ]);
      const tags = [...document.querySelectorAll('[href="#modbus"]')].map((each) => {
        const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(each);
        return Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth);
      });
      const icons = [...document.querySelectorAll('svg')].map((each) => getComputedStyle(each).inlineSize);
      const once = <Kind>(values: Kind[]) => [...new Set(values)].sort();
      return { endless: once(endless), changes: once(changes), tags: once(tags), icons: once(icons) };
    });
    expect(seen.endless).toEqual([2000, 700]);
    expect(seen.changes).toEqual(['0.1s', 'ease-out']);
    expect(seen.tags).toEqual([9]);
    expect(seen.icons).toEqual(expect.arrayContaining(['16px', '24px', '32px']));
    await guide.close();
  });

  it('open contents of 350 px at least', async () => {
    await page.goto('/discussions');
    await page.getByRole('banner').getByRole('searchbox').pressSequentially('Wax');
    const all = page.getByRole('link', { name: 'Search for Wax' });
    await all.waitFor();
    expect((await all.locator('..').boundingBox())?.width).toBeGreaterThanOrEqual(350);
  });
});

describe('dates of another year', () => {
  it.each([
    [390, 'en'],
    [1440, 'en'],
    [390, 'ar'],
    [1440, 'ar'],
  ])('stay in their column at %i px in the language %s', async (width, locale) => {
    const past = "'2019-11-28 23:59'";
    await test.server.query(`update discussions set date_inserted = ${past}, date_last_comment = ${past}`);
    await test.server.query(
      `update categories set date_last_post = ${past} where date_last_post is not null`,
    );
    // What is cached is let go by it.
    for (const enabled of [false, true]) await done(admin.client.patch('/addons/ar-locale', { enabled }));
    const list = await test.openAs(admin.client.cookies, {
      ...still,
      locale,
      viewport: { width, height: 900 },
    });
    for (const address of ['/discussions', '/categories', `/profile/discussions/${admin.name}`]) {
      await list.goto(`${address}?locale=${locale}`);
      const dates = await list.locator('main time').allInnerTexts();
      expect(`${dates}`).toMatch(/2019|7 years|7 سنوات/);
      expect(await overrunningDates(list)).toEqual([]);
    }
    await list.close();
  });
});

describe('what is long is folded', () => {
  const LONG = WORDS.repeat(60);

  it('in deleted comments, to 200 px, and in triage, where a note has 100 px', async () => {
    const member = await person(test.server, admin, 'Melba');
    const { discussionID } = await discussion(member, 'A long report', 1, { body: LONG });
    for (const body of [LONG, 'Short.']) {
      const { commentID } = await comment(admin, discussionID, body);
      await done(admin.client.delete(`/comments/${commentID}`));
    }
    const staff = await test.openAs(admin.client.cookies, { ...still, viewport: DESK });
    const heightOf = async (button: Locator) => {
      const id = await button.getAttribute('aria-controls');
      return (await sizeOf(staff.locator(`[id="${id}"]`)))[1] ?? 0;
    };
    await staff.goto(`/log/filter?parentRecordID=${discussionID}&recordType=comment&operation=delete`);
    const expand = staff.getByRole('button', { name: 'Expand' });
    await expand.waitFor();
    expect([await staff.getByText('Deleted by').count(), await expand.count()]).toEqual([2, 1]);
    expect(await heightOf(expand)).toBe(200);
    await expand.click();
    expect(await heightOf(staff.getByRole('button', { name: 'Collapse' }))).toBeGreaterThan(250);
    await done(
      admin.client.post('/reports', {
        ...{ recordType: 'discussion', recordID: discussionID, reportReasonIDs: ['spam'] },
        ...{ noteBody: LONG.slice(0, 1900), noteFormat: 'text' },
      }),
    );
    await staff.goto('/dashboard/content/triage');
    await staff.locator('[data-case]').getByRole('link').first().click();
    await expect.poll(() => expand.count()).toBe(2);
    expect(await Promise.all((await expand.all()).map(heightOf))).toEqual([100, 400]);
    await staff.close();
  });
});
