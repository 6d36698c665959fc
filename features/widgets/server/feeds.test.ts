// External feeds: fetched by a job, stored, read as text; a page neither waits for them nor fails with them.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Community, community } from '../../discussions/server/testing/community.ts';
import { feedJobs } from './feed.jobs.ts';
import { readFeed } from './read-feed.ts';
import { nodesOf, propsOf } from './testing/home-of.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title>
<item><title>Tides &amp; &lt;b&gt;moons&lt;/b&gt;</title><link>/tides?a=1</link><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>
<description><![CDATA[<p>High <script>evil()</script>water <img src="/t.jpg" onerror="x">at noon</p>]]></description></item>
<item><title>Trap</title><link>javascript:alert(1)</link></item>
<item><title>Wind</title><link>https://example.org/wind</link><media:thumbnail url="https://example.org/w.png"/></item>
</channel></rss>`;

let test: Community;
let server: Server;
let feedUrl: string;
let answer: { status: number; body: string };
let requestCount = 0;

beforeAll(async () => {
  test = await community();
  server = createServer((_request, response) => {
    requestCount++;
    response.writeHead(answer.status, { 'content-type': 'application/rss+xml' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  feedUrl = `http://${host}/feed`;
  await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [host] });
}, 60_000);
afterAll(async () => {
  server.close();
  await test.close();
});

const widget = (more = {}) => ({ $hydrate: 'react.rss', apiParams: { feedUrl, ...more } });
const row = () =>
  test.site.database.row<{ problem: string | null; date_fetched: Date | null }>(
    sql`select problem, date_fetched from external_feeds where feed_url = ${feedUrl}`,
  );
const fetchFeed = () => feedJobs['fetch-feed'](test.site, { feedUrl });

describe('a feed', () => {
  it('is asked for by the first page that shows it, and shown once it was fetched', async () => {
    answer = { status: 200, body: RSS };
    expect(await nodesOf(test, [widget()], test.guest)).toEqual([undefined]);
    await vi.waitFor(async () => expect(await row()).toBeDefined());
    expect(requestCount).toBe(0);
    const jobs = await test.site.database.rows(
      sql`select from graphile_worker.jobs where task_identifier = 'fetch-feed'`,
    );
    expect(jobs).toHaveLength(1);
    await fetchFeed();
    const { itemData } = await propsOf(test, widget({ fallbackImageUrl: '/own.jpg' }), test.guest);
    expect(itemData).toEqual([
      {
        to: new URL('/tides?a=1', feedUrl).href,
        name: 'Tides & moons',
        description: 'High water at noon',
        dateInserted: '2026-11-21T10:00:00.000Z',
        imageUrl: new URL('/t.jpg', feedUrl).href,
      },
      {
        to: 'https://example.org/wind',
        name: 'Wind',
        description: '',
        dateInserted: null,
        imageUrl: 'https://example.org/w.png',
      },
    ]);
    expect((await propsOf(test, widget({ limit: 1 }), test.guest)).itemData).toHaveLength(1);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['is no feed', { status: 200, body: '<html><p>' }],
  ])('that %s leaves what was there, and says why', async (_how, given) => {
    answer = given;
    await fetchFeed();
    expect((await row())?.problem).toBe('The address answered no feed.');
    expect((await propsOf(test, widget(), test.guest)).itemData).toHaveLength(2);
  });

  it('changes the pages that show it', async () => {
    answer = { status: 200, body: RSS.replace('Wind', 'Calm') };
    const before = (await test.guest.page('/')).text;
    expect(before).toContain('Wind');
    await fetchFeed();
    expect((await test.guest.page('/')).text).toContain('Calm');
    expect((await row())?.problem).toBeNull();
  });

  it('that no layout shows is forgotten, and never fetched again', async () => {
    await test.site.database.execute(sql`delete from layouts`);
    await test.site.database.execute(
      sql`update external_feeds set date_requested = now() - interval '1 hour'`,
    );
    const before = requestCount;
    await fetchFeed();
    expect(requestCount).toBe(before);
    expect(await row()).toBeUndefined();
  });
});

it('a feed that means harm is read at once', () => {
  for (const words of ['<img '.repeat(300_000), `<img ${'src="'.repeat(300_000)}`]) {
    const begun = performance.now();
    const [item] = readFeed(RSS.replace('at noon', words), 'https://example.org/');
    expect(item?.description).toMatch(/^High water/);
    expect(performance.now() - begun).toBeLessThan(1500);
  }
});

describe('Atom', () => {
  it('has its links in attributes, and its words in markup or not', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">A &amp;amp; B</title>
      <link rel="self" href="/self"/><link href="/a"/><updated>2026-11-20T08:00:00Z</updated>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Words <img src="b.png"/></p></div></content></entry></feed>`;
    expect(readFeed(atom, 'https://example.org/feed/')).toEqual([
      {
        to: 'https://example.org/a',
        name: 'A & B',
        description: 'Words',
        dateInserted: '2026-11-20T08:00:00.000Z',
        imageUrl: 'https://example.org/feed/b.png',
      },
    ]);
    expect(() => readFeed('<a/>', 'https://example.org/')).toThrow('This is not a feed.');
  });
});
