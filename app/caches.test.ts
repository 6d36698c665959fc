// What the caches answer is what would be made at this moment. After every call that writes, readers of every kind get the
// same from a site with all caches as from one without any, on the same database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Community,
  community,
  withoutFloodLimits,
} from '../features/discussions/server/testing/community.ts';
import type { PageDocument } from '../platform/contract/page.ts';
import { CACHE_LAYERS } from '../platform/server/cache/cache-layers.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { HtmlFragmentCache } from './html-fragment-cache.ts';
import { PageFragments } from './page-fragments.ts';
import { bytesOf } from './page-parts.ts';
import { renderApp } from './render-page.tsx';
import { newGround, newPosts, plausibleOf } from './testing/ground.ts';
import { morePages } from './testing/more-calls.ts';
import { declaredEndpoints } from './testing/plausible-addresses.ts';
import { testSiteOn } from './testing/test-site.ts';
import { callsAboutPosts, type Ground, otherCalls, type WritingCall } from './testing/writing-calls.ts';
import { loadAllWidgets } from './web-widgets.ts';

let cached: Community;
let uncached: TestSite;
let readers: { who: string; cached: TestClient; uncached: TestClient }[];

beforeAll(async () => {
  await loadAllWidgets();
  cached = await community({ renderPage: rendererWith(new HtmlFragmentCache()) });
  await withoutFloodLimits(cached);
  uncached = await testSiteOn(cached.site.options.databaseUrl, {
    cachesOff: new Set(CACHE_LAYERS),
    renderPage: (document, messages) => `${renderApp(document, messages, new Map())}${dataOf(document)}`,
  });
  // Pages say the address of their site.
  (uncached.site as { url: string }).url = cached.url;
  readers = [
    { who: 'guest', cached: cached.guest, uncached: uncached.guest },
    ...(['member', 'moderator', 'admin'] as const).map((who) => ({
      who,
      cached: cached[who].client,
      uncached: uncached.client().takeCookies(cached[who].client.cookies),
    })),
  ];
}, 120_000);
afterAll(async () => {
  await uncached?.close();
  await cached?.close();
});

function rendererWith(cache: HtmlFragmentCache) {
  return (document: PageDocument, messages: object) => {
    const { pathname, search } = new URL(document.path, document.site.siteUrl);
    const fragments = new PageFragments({ pathname, search, hash: '' }, document.site, cache);
    const html = fragments.assemble(renderApp(document, messages as never, new Map(), fragments));
    return `${bytesOf(html).toString()}${dataOf(document)}`;
  };
}

/** What pages carry for the browser, beside their HTML. */
const dataOf = ({ page, site, problem }: PageDocument) => `\n${JSON.stringify({ page, site, problem })}`;

function addresses({ discussionID, categoryID, otherCategoryID, more }: Ground): string[] {
  return [
    ...['/', '/discussions', '/categories', `/discussion/${discussionID}/x`, ...morePages(more)],
    ...[categoryID, otherCategoryID].map(
      (id) => `/api/v2/discussions?categoryID=${id}&expand=tags,insertUser`,
    ),
    `/api/v2/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}`,
    ...['/api/v2/categories', '/api/v2/tags', '/api/v2/discussions?limit=10'],
  ];
}

/** But for what is counted in memory, may be a minute old, or is of one request alone. */
function comparable({ status, text }: { status: number; text: string }): string {
  return (
    `${status} ${text}`
      .replaceAll(/"countViews":\d+/g, '"countViews":0')
      .replaceAll(/"dateLastActive":"[^"]*"/g, '"dateLastActive":""')
      .replaceAll(/"requestID":"[\w-]+"/g, '"requestID":""')
      // Widgets name what they show when they are ready.
      .replaceAll(/"(category|discussion|comment)IDs":\[([\d,]*)\]/g, (_, kind: string, ids: string) => {
        return `"${kind}IDs":[${ids.split(',').sort().join(',')}]`;
      })
  );
}

/** Where the two differ, and a bit around it. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `cached: …${around(one)}…\nnow: …${around(other)}…`;
}

async function differences(ground: Ground): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses(ground)) {
    for (const reader of readers) {
      const headers = { accept: address.startsWith('/api') ? 'application/json' : 'text/html' };
      const [one, other] = await Promise.all([
        reader.cached.send('GET', address, undefined, headers),
        reader.uncached.send('GET', address, undefined, headers),
      ]);
      if (comparable(one) !== comparable(other))
        found.push(`${reader.who} ${address}: ${firstDifference(comparable(one), comparable(other))}`);
    }
  }
  return found;
}

async function renewed(ground: Ground, { takesAway }: WritingCall): Promise<Ground> {
  if (takesAway === 'all') return newGround(cached);
  return takesAway === 'posts' ? { ...ground, ...(await newPosts(cached, ground)) } : ground;
}

/** What changes posts more often than the rest; every one takes minutes, by hand: PARLEY_TEST_CACHES=all. */
function callsOfThisRun(ground: Ground): WritingCall[] {
  const others = otherCalls(declaredEndpoints(cached.site), plausibleOf(ground));
  if (process.env.PARLEY_TEST_CACHES === 'all') return [...callsAboutPosts, ...others];
  return [...callsAboutPosts.filter((_, at) => at % 2 === 0), ...others.filter((_, at) => at % 10 === 0)];
}

it('every call that writes leaves the same in the caches as is made without them', async () => {
  let ground = await newGround(cached);
  expect(await differences(ground)).toEqual([]);
  const wrong: string[] = [];
  for (const call of callsOfThisRun(ground)) {
    await call.send(cached.admin.client, ground);
    for (const difference of await differences(ground)) wrong.push(`after ${call.name}, ${difference}`);
    ground = await renewed(ground, call);
  }
  expect(wrong).toEqual([]);
}, 600_000);
