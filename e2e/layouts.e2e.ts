import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, pageHydrated, startBrowserTest } from './browser-test.ts';
import { type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let context: BrowserContext;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  // What is tried here says so on the console, which elsewhere fails a test.
  context = await test.browser.newContext({ locale: 'en', baseURL: test.server.url });
  context.setDefaultTimeout(10_000);
});
afterAll(async () => {
  await context?.close();
  await test?.close();
});

const cta = (title: string, more: object = {}) => ({
  $hydrate: 'react.cta',
  titleType: 'static',
  title,
  ...more,
});

async function made(path: string, body: object) {
  const answer = await admin.client.post(path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** The home page shows these widgets from now on. */
async function showAtHome(...children: object[]): Promise<void> {
  const layout = [
    { $hydrate: 'react.section.full-width', children: [{ $hydrate: 'react.app-banner' }] },
    { $hydrate: 'react.section.1-column', children },
  ];
  const { layoutID } = await made('/layouts', { name: 'Tried', layoutViewType: 'home', layout });
  await admin.client.put(`/layouts/${layoutID}/views`, [{ recordType: 'global', recordID: -1 }]);
}

/** A page whose faults are looked for, unlike those the test watches; its links are its own scripts’ from here on. */
async function openUnwatched(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await pageHydrated(page);
  return page;
}

/** Answers the next pages that are followed by links with something else. */
async function answerPages(page: Page, change: (answer: Record<string, unknown>) => unknown): Promise<void> {
  await page.route('**/layouts/lookup-hydrate?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

describe('a layout of the community’s own', () => {
  it('shows its widgets, each on the devices it is for', async () => {
    await showAtHome(
      cta('For everyone'),
      cta('For desks', { $middleware: { visibility: { device: 'desktop' } } }),
      cta('For pockets', { $middleware: { visibility: { device: 'mobile' } } }),
    );
    const page = await test.open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    const root = page.locator('html');
    const isShown = (text: string) => page.getByText(text).isVisible();
    await page.locator('html[data-device=desktop]').waitFor();
    expect(
      await Promise.all([isShown('For everyone'), isShown('For desks'), isShown('For pockets')]),
    ).toEqual([true, true, false]);
    expect(await axeViolations(page)).toEqual([]);
    for (const [width, device] of [
      [1250, 'no_bleed'],
      [1000, 'tablet'],
      [700, 'mobile'],
      [390, 'xs'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(`html[data-device=${device}]`).waitFor();
    }
    expect(await root.getAttribute('data-device')).toBe('xs');
    expect([await isShown('For desks'), await isShown('For pockets')]).toEqual([false, true]);
  });

  it('tells managers of a widget that fails, and nobody else', async () => {
    await showAtHome(cta('Whole'), cta('Broken', { extra: { $hydrate: 'api', url: '/no/such/call' } }));
    const ofAdmin = await test.openAs(admin.client.cookies);
    await ofAdmin.goto('/');
    await ofAdmin.getByText('The widget CallToActionWidget could not be shown.').waitFor();
    await ofAdmin.getByText('Endpoint not found.').waitFor();
    await ofAdmin.getByText('How it is set up').click();
    await ofAdmin.getByText('/no/such/call').waitFor();
    expect(await axeViolations(ofAdmin)).toEqual([]);
    const ofGuest = await test.open();
    await ofGuest.goto('/');
    await ofGuest.getByText('Whole').waitFor();
    expect(await ofGuest.getByText('could not be shown').count()).toBe(0);
  });

  it('says so where it names a widget that is not there, and logs it', async () => {
    const page = await openUnwatched('/categories');
    const log = logOf(page);
    await answerPages(page, (answer) => ({
      ...answer,
      layout: [
        {
          $reactComponent: 'SectionOneColumn',
          $reactProps: { children: [{ $reactComponent: 'WidgetOfTomorrow', $reactProps: {} }] },
        },
      ],
    }));
    await page.getByRole('link', { name: 'Posts' }).first().click();
    await page.getByText('This part of the page is not available.').waitFor();
    expect(log.join('\n')).toContain('names a widget that is not there: WidgetOfTomorrow');
  });

  it('keeps the bar where a page fails, and shows that one is coming after 150 ms', async () => {
    const page = await openUnwatched('/categories');
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/layouts/lookup-hydrate?*', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { message: 'no', status: 500, requestID: 'r-1' } });
    });
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const before = await items.allInnerTexts();
    // Its time stands still, or it would be over on a busy machine before anybody looked.
    const debug = await page.context().newCDPSession(page);
    await debug.send('Animation.enable');
    await debug.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.getByRole('link', { name: 'Posts' }).first().click();
    const progress = page.locator('[data-loading]');
    await progress.waitFor({ state: 'attached' });
    const seen = await progress.evaluate((line) => {
      const appearing = line
        .getAnimations()
        .find((each) => (each as CSSTransition).transitionProperty === 'opacity') as Animation;
      appearing.pause();
      return [149, 150].map((time) => {
        appearing.currentTime = time;
        return getComputedStyle(line).opacity;
      });
    });
    expect(seen).toEqual(['0', '1']);
    await debug.detach();
    letGo();
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'There was an error' }).waitFor();
    await main.getByText('Please try again later.').waitFor();
    await main.getByText('r-1').waitFor();
    expect(await main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect([await items.allInnerTexts(), await progress.count()]).toEqual([before, 0]);
    expect(await page.title()).toMatch(/^There was an error - /);
  });

  it('warns who develops it that it came in another shape the second time', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/categories');
    await page.locator('header').getByLabel('Account: Adelina').waitFor();
    await answerPages(page, (answer) => ({ ...answer, layout: [] }));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByText(/^The layout of this page was fetched twice and differs: .* then .*\.$/).waitFor();
  });

  it('leads on where the answer is a redirect', async () => {
    const page = await openUnwatched('/');
    await answerPages(page, (answer) =>
      answer.layoutViewType === 'discussionList' ? { redirectTo: '/categories', status: 302 } : answer,
    );
    await page.getByRole('link', { name: 'Posts' }).first().click();
    await arriveAt(page, '**/categories');
    await page.getByRole('heading', { name: 'Categories' }).first().waitFor();
  });
});

it('categories are suggested: asked for once, found or not, and again where it failed', async () => {
  const kind = 'discussionCategoryPage';
  const { body: template } = await admin.client.get(`/layouts/${kind}/edit`);
  await made('/layouts', { ...template, layoutID: undefined, name: 'Quiet corner', layoutViewType: kind });
  const page = await test.openAs(admin.client.cookies);
  await page.goto('/appearance/layouts');
  const row = page.getByRole('listitem').filter({ hasText: 'Quiet corner' });
  await row.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('To some categories and what is below them').click();
  const requests: string[] = [];
  let isBroken = false;
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v2/categories/search?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    requests.push(`${query.get('query')} of ${query.get('limit')}`);
    await held;
    await (isBroken ? route.abort('internetdisconnected') : route.fallback());
  });
  const field = dialog.getByRole('combobox');
  await field.fill('gen');
  await dialog.getByText('Loading').waitFor();
  letGo();
  await dialog.getByRole('option', { name: 'General' }).waitFor();
  await field.fill('zzz');
  await dialog.getByText('No results found.').waitFor();
  await field.fill('gen');
  await dialog.getByRole('option', { name: 'General' }).waitFor();
  isBroken = true;
  await field.fill('ge');
  // Seen in the list; screen readers distinguish them from it.
  await dialog.locator('p', { hasText: 'Something went wrong.' }).waitFor();
  isBroken = false;
  await field.fill('gen');
  await field.fill('ge');
  await dialog.getByRole('option', { name: 'General' }).waitFor();
  await expect.poll(() => requests).toEqual(['gen of 50', 'zzz of 50', 'ge of 50', 'ge of 50']);
});

describe('a custom fragment', () => {
  const js = `import { createElement, useState } from 'react';
    import { Button } from '@vanilla/injectables/Components';
    export default ({ title }) => {
      const [count, setCount] = useState(0);
      return createElement(Button, { onClick: () => setCount(count + 1) }, title + ' ' + count);
    };`;

  it('draws its widget, and says so where it cannot be loaded', async () => {
    const { fragmentUUID } = await made('/fragments', {
      name: 'Counter',
      fragmentType: 'CallToActionFragment',
      js,
      jsRaw: js,
      css: 'button { letter-spacing: 3px; }',
      commitMessage: 'First',
    });
    await showAtHome(cta('Count', { $fragmentImpls: { CallToActionFragment: { fragmentUUID } } }));
    const page = await test.open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Count 0' }).click();
    const button = page.getByRole('button', { name: 'Count 1' });
    expect(await button.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
    const cut = await context.newPage();
    const log = logOf(cut);
    await cut.route('**/fragments/*/js?*', (route) => route.abort());
    await cut.goto('/');
    await cut.getByText('Error Loading Fragment').waitFor();
    expect(log.join('\n')).toContain('A fragment could not be loaded');
    const bare = await context.newPage();
    const logOfBare = logOf(bare);
    await bare.route('**/fragments/*/css?*', (route) => route.abort());
    await bare.goto('/');
    await bare.getByRole('button', { name: 'Count 0' }).waitFor();
    expect(logOfBare.join('\n')).not.toContain('A fragment could not be loaded');
    expect(logOfBare.join('\n')).toMatch(/style of a fragment could not be loaded|Failed to load resource/);
  });
});
