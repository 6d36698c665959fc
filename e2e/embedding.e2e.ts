// The community within a page of another site, and the page around it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let outer: Server;
let outerUrl: string;
let foreign: Server;
let thread: { discussionID: number; url: string };
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  outer = await pageAround(test.server.url);
  foreign = await pageAround(test.server.url);
  outerUrl = addressOf(outer);
  await admin.client.patch('/config', {
    'embed.enabled': true,
    'embed.remoteUrl': outerUrl,
    'rateLimits.posting.perAccount': 0,
    'rateLimits.posting.perAddress': 0,
  });
  thread = await discussion(admin, 'Which clay for a garden oven?', 1);
  for (let at = 1; at <= 12; at++)
    await comment(admin, thread.discussionID, `Number ${at}.${'\n\nMore of it.'.repeat(6)}`);
});
afterAll(async () => {
  outer?.close();
  foreign?.close();
  await test?.close();
});

/** A page of another origin that shows the community, and notes what it hears. */
async function pageAround(community: string): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Outer</title><body style="margin:0"><h1>Another site</h1>
<script>window.heard = []; addEventListener('message', ({ data }) => heard.push({ ...data, at: performance.now() }));</script>
<script src="${community}/embed.js" data-height="600px"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

interface Heard {
  type: string;
  at: number;
  isScrolled?: boolean;
  scrollTop?: number;
}

const scrolls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { heard: Heard[] }).heard.filter(({ type }) => type === 'parley:scrolled'),
  );

describe('the community in another page', () => {
  it('says where it is, and is found there again', async () => {
    const page = await test.open({ viewport: { width: 1000, height: 800 } });
    await page.goto(outerUrl, { waitUntil: 'commit' });
    const community = page.frameLocator('iframe');
    await community.getByRole('link', { name: 'Which clay for a garden oven?' }).first().click();
    await community.getByRole('heading', { level: 1, name: 'Which clay for a garden oven?' }).waitFor();
    const path = new URL(thread.url).pathname;
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`);
    await expect.poll(() => page.title()).toContain('Which clay for a garden oven? - ');
    await page.reload({ waitUntil: 'commit' });
    await community.getByRole('heading', { level: 1, name: 'Which clay for a garden oven?' }).waitFor();
    await page.close();
  });

  it('says how far it is scrolled, some 60 times a second at most', async () => {
    const page = await test.open({ viewport: { width: 1000, height: 800 } });
    await page.goto(`${outerUrl}#${new URL(thread.url).pathname}`, { waitUntil: 'commit' });
    const body = page.frameLocator('iframe').locator('body');
    await expect.poll(async () => (await scrolls(page)).length).toBeGreaterThan(0);
    await body.evaluate(() => scrollTo(0, 50));
    await expect.poll(async () => (await scrolls(page)).at(-1)?.scrollTop).toBe(50);
    expect((await scrolls(page)).at(-1)?.isScrolled).toBe(false);
    const before = (await scrolls(page)).length;
    const events = 300;
    await body.evaluate(async (_, count) => {
      for (let at = 1; at <= count; at++) {
        scrollTo(0, 51 + (at % 40));
        dispatchEvent(new Event('scroll'));
        if (at % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      scrollTo(0, 400);
    }, events);
    await expect.poll(async () => (await scrolls(page)).at(-1)?.scrollTop).toBe(400);
    const after = (await scrolls(page)).slice(before);
    const seconds = ((after.at(-1)?.at ?? 0) - (after[0]?.at ?? 0)) / 1000;
    expect(after.length).toBeLessThan(Math.max(seconds * 75, 12));
    expect(after.length).toBeLessThan(events / 2);
    expect(await page.evaluate(() => document.documentElement.dataset.communityScrolled)).toBe('');
    await page.close();
  });

  it('is shown by no other site', async () => {
    const page = await test.browser.newPage();
    await page.goto(addressOf(foreign));
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
    await page.close();
  });
});

describe('where readers are led to the page around it', () => {
  it('whoever comes to the community itself goes there, unless their tab is to stay', async () => {
    await admin.client.patch('/config', { 'embed.forceEmbed': true });
    const path = new URL(thread.url).pathname;
    const page = await test.open();
    await page.goto(`${path}`, { waitUntil: 'commit' });
    await page.waitForURL(`${outerUrl}#${path}`);
    const heading = { level: 1, name: 'Which clay for a garden oven?' } as const;
    await page.frameLocator('iframe').getByRole('heading', heading).waitFor();
    await page.goto('/?bypassEmbed=1');
    await page.getByRole('link', { name: heading.name }).first().click();
    await arriveAt(page, path);
    await page.goto('/categories');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(new URL(page.url()).pathname).toBe('/categories');
    await admin.client.patch('/config', { 'embed.forceEmbed': false });
    await page.close();
  });
});
