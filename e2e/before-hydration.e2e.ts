// What a page does between its first paint and its hydration.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, PASSWORD, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  await discussion(member, 'Which clay for a garden oven?', 1);
});
afterAll(() => test?.close());

const isSignIn = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/v2/sessions');

/** Opens a page whose scripts stay under way until they are let through. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/client-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await requested;
  return resolve;
}

/** The same site, where documents stop half-way for a second. */
async function serveInHalves(url: string): Promise<{ server: string; close: () => Promise<void> }> {
  const between = createServer(async ({ url: path = '', headers }, response) => {
    const answer = await fetch(url + path, { headers: { accept: headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      response.write(bytes.subarray(0, bytes.length / 2));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      response.end(bytes.subarray(bytes.length / 2));
    } else response.end(bytes);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    close: async () => {
      between.closeAllConnections();
      await new Promise((resolve) => between.close(resolve));
    },
  };
}

describe('before the scripts are there', () => {
  it('what is typed, ticked and pressed is done when they come, in its order and once', async () => {
    const page = await test.open();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (isSignIn(request)) calls.push(request.postData() ?? '');
    });
    const letThrough = await openEarly(page, '/entry/signin');
    await page.getByLabel('Email or username').fill('Melba');
    await page.getByLabel('Password').fill(PASSWORD);
    const remember = page.getByLabel('Keep me signed in');
    await remember.click();
    const wasChecked = await remember.isChecked();
    const button = page.getByRole('button', { name: 'Sign In', exact: true });
    await button.click();
    await button.click();
    expect(calls).toEqual([]);
    const sent = page.waitForRequest(isSignIn);
    letThrough();
    expect((await sent).postDataJSON()).toMatchObject({ username: 'Melba', persist: wasChecked });
    await arriveAt(page, '/');
    await page.getByLabel('Account: Melba').waitFor();
    expect(calls).toHaveLength(1);
  });

  it('dialogs open when they come', async () => {
    const page = await test.open();
    const letThrough = await openEarly(page, '/discussions');
    const filter = page.getByRole('button', { name: 'Filter' });
    await filter.click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await filter.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await page.getByRole('dialog').waitFor();
  });

  it('a document whose end is late is taken over when it is whole', async () => {
    const page = await test.open();
    const { server, close } = await serveInHalves(test.server.url);
    await page.goto(`${server}/discussions`);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').waitFor();
    await page.close();
    await close();
  });

  it('a document does not end before its looks are there', async () => {
    const page = await test.open();
    await page.route('**/assets/style-*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/discussions');
    const [end, looks] = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sheet = files.find(({ name }) => name.includes('/assets/style-'));
      return [document?.domContentLoadedEventStart ?? 0, sheet?.responseEnd ?? Number.POSITIVE_INFINITY];
    });
    expect(end).toBeGreaterThan(looks);
    await page.close();
  });

  it('looks of a theme are waited for a second, and come when they come', async () => {
    await admin.client.put('/themes/current', { themeID: 'folio' });
    const page = await test.open();
    await page.route('**/theme/folio/**', async (route) => {
      if (route.request().resourceType() === 'stylesheet')
        await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    });
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await page.goto('/discussions', { waitUntil: 'commit' });
    const firstPaint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(firstPaint).toBeGreaterThan(0);
    expect(await firstPaint()).toBeLessThan(3000);
    expect(await font()).not.toContain('Folio');
    await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
    await expect.poll(font, { timeout: 8000 }).toContain('Folio');
    await page.close();
    await admin.client.put('/themes/current', { themeID: 'keystone' });
  });

  it('a form that is sent where they fail comes again', async () => {
    const page = await test.browser.newPage({ baseURL: test.server.url });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/entry/signin');
    await page.getByLabel('Email or username').fill('Melba');
    await page.getByLabel('Password').fill(PASSWORD);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByLabel('Password').press('Enter'),
    ]);
    expect(answer.status()).toBe(303);
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(page.url()).not.toContain(PASSWORD);
    await page.close();
  });

  it('links and searches lead on where they never come', async () => {
    const page = await test.browser.newPage({ baseURL: test.server.url });
    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto('/search');
    await page.getByRole('searchbox').first().fill('clay');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL(/query=clay/);
    await page.getByRole('link', { name: 'Which clay for a garden oven?' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Which clay for a garden oven?' }).waitFor();
    await page.close();
  });
});
