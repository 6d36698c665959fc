import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../platform/server/content/testing/cpu-time.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { png } from '../../../../platform/server/images/testing/pictures.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../../../discussions/server/testing/community.ts';
import { providerEmbed } from '../../embed-providers.ts';
import { PDF, uploaded } from '../testing/uploads.ts';
import { decodePage, factsOf } from './page-facts.ts';

let test: Community;
let member: TestClient;
let server: Server;
let elsewhere: string;
let received: string[] = [];
const pages: Record<string, { type: string; body: string | Buffer; status?: number }> = {
  '/page': {
    type: 'text/html',
    body: `<title>Plain</title><meta property="og:title" content="Bees &amp; <b>flowers</b>">
      <meta property="og:description" content=" How\n they   dance "><meta property="og:image" content="/bee.png">
      <link rel="shortcut icon" href="/icon.ico"><body><meta property="og:title" content="late">`,
  },
  '/bare': { type: 'text/html; charset=iso-8859-1', body: Buffer.from('<title>H\xfcgel</title>', 'latin1') },
  '/bad': {
    type: 'text/html',
    body: '<title></title><meta property="og:image" content="javascript:alert(1)">',
  },
  '/data': { type: 'application/json', body: '{}' },
  '/large': { type: 'text/html', body: 'x'.repeat(2_000_000) },
  '/gone': { type: 'text/html', body: '<title>Not found</title>', status: 404 },
};
beforeAll(async () => {
  pages['/bee.png'] = { type: 'image/png', body: await png(24, 12) };
  pages['/torn.png'] = { type: 'image/png', body: 'no picture' };
  server = createServer((request, response) => {
    received.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    response.writeHead(page?.status ?? (page ? 200 : 500), { 'content-type': page?.type ?? 'text/plain' });
    response.end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  elsewhere = `http://127.0.0.1:${port}`;
  test = await community();
  member = test.member.client;
  await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [`127.0.0.1:${port}`] });
});
afterAll(async () => {
  server.close();
  await test.close();
});
beforeEach(() => {
  received = [];
});

const scrape = (url: string, more = {}) => member.post('/media/scrape', { url, ...more });

describe('POST /media/scrape', () => {
  it('answers the metadata of a page, and fetches it once a day', async () => {
    const url = `${elsewhere}/page`;
    const embed = {
      url,
      embedType: 'link',
      name: 'Bees & <b>flowers</b>',
      body: 'How they dance',
      photoUrl: `${elsewhere}/bee.png`,
      faviconUrl: `${elsewhere}/icon.ico`,
    };
    expect(await scrape(url)).toMatchObject({ status: 201, body: embed });
    expect((await scrape(url)).body).toEqual(embed);
    expect(received).toEqual(['/page']);
    expect((await scrape(url, { force: true })).body).toEqual(embed);
    expect(received).toHaveLength(2);
    await test.site.database.execute(sql`update scraped_pages set date_scraped = now() - interval '2 days'`);
    await scrape(url);
    expect(received).toHaveLength(3);
  });

  it.each([
    ['/bare', { embedType: 'link', name: 'Hügel' }],
    ['/bad', { embedType: 'link' }],
    ['/data', { embedType: 'link' }],
    ['/large', { embedType: 'link' }],
    ['/bee.png', { embedType: 'image', name: 'bee.png', type: 'image/png', width: 24, height: 12 }],
    ['/torn.png', { embedType: 'image', name: 'torn.png', type: 'image/png', size: 10 }],
  ])('makes of %s what it is', async (path, expected) => {
    const { status, body } = await scrape(elsewhere + path);
    expect([status, body]).toEqual([
      201,
      { url: elsewhere + path, ...(path === '/bee.png' && { size: expect.any(Number) }), ...expected },
    ]);
  });

  it.each([
    'http://localhost/',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://2130706433/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('never goes to %s', async (url) => {
    const { status } = await scrape(url);
    expect(status).toBe(400);
    expect(received).toEqual([]);
  });

  it('says where nothing is, in words of its own', async () => {
    for (const path of ['/gone', '/none']) {
      const { status, body } = await scrape(elsewhere + path);
      expect([status, body.code]).toEqual([400, 'scrape.notThere']);
    }
    expect((await test.guest.post('/media/scrape', { url: elsewhere })).status).toBe(403);
    expect((await member.post('/media/scrape', {})).status).toBe(400);
    expect((await scrape('', {})).status).toBe(422);
    expect((await scrape(elsewhere, { force: 'perhaps' })).status).toBe(422);
  });

  it('quotes posts of this site to who may see them', async () => {
    const post = await discussionBy(test.other.client, { body: 'They **dance**.' });
    const comment = await commentOn(test.other.client, post.discussionID, { body: 'Do they?' });
    expect((await scrape(post.url)).body).toMatchObject({
      embedType: 'quote',
      recordType: 'discussion',
      recordID: post.discussionID,
      url: post.url,
      name: post.name,
      body: expect.stringContaining('<strong>dance</strong>'),
      bodyRaw: 'They **dance**.',
      format: 'markdown',
      insertUser: { userID: test.other.userID },
      displayOptions: { expandByDefault: false },
    });
    expect((await scrape(comment.url)).body).toMatchObject({
      embedType: 'quote',
      recordType: 'comment',
      recordID: comment.commentID,
      bodyRaw: 'Do they?',
    });
    const hidden = await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    for (const url of [hidden.url, `${test.url}/discussion/99999/x`, `${test.url}/discussion/comment/99999`])
      expect(await scrape(url)).toMatchObject({ status: 400, body: { code: 'scrape.notThere' } });
    expect((await scrape(`${test.url}/categories`)).body).toEqual({
      url: `${test.url}/categories`,
      embedType: 'link',
      name: 'Parley',
    });
  });

  it('knows the files of this site', async () => {
    const picture = await uploaded(member, await png(30, 20), 'bee.png');
    const size = { width: 30, height: 20 };
    const { mediaID, name, url, type, size: bytes, dateInserted } = picture;
    const common = { mediaID, name, url, type, size: bytes, dateInserted };
    expect((await scrape(url)).body).toEqual({ ...common, embedType: 'image', ...size });
    const file = await uploaded(member, PDF, 'bees.pdf');
    expect((await scrape(file.url)).body).toMatchObject({ embedType: 'file', name: 'bees.pdf' });
    const none = `${test.url}/uploads/media/00/000000000000000000000000.png`;
    expect((await scrape(none)).status).toBe(400);
  });

  it('can be switched off', async () => {
    await test.admin.client.patch('/config', { 'garden.format.disableUrlEmbeds': true });
    expect((await scrape(`${elsewhere}/page`)).body.code).toBe('scrape.off');
    await test.admin.client.patch('/config', { 'garden.format.disableUrlEmbeds': false });
  });
});

describe('an address that says it all', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=a-B_1&list=PL1&t=1m5s',
      { embedType: 'youtube', videoID: 'a-B_1', listID: 'PL1', start: 65, showRelated: false },
    ],
    ['https://youtu.be/abc?t=90', { embedType: 'youtube', videoID: 'abc', start: 90 }],
    ['https://m.youtube.com/shorts/abc', { embedType: 'youtube', videoID: 'abc' }],
    ['https://vimeo.com/channels/staff/12345', { embedType: 'vimeo', videoID: '12345' }],
    ['https://www.twitch.tv/videos/99?t=1h', { embedType: 'twitch', twitchID: 'video:99', time: '1h' }],
    ['https://clips.twitch.tv/Funny', { embedType: 'twitch', twitchID: 'clip:Funny' }],
    ['https://x.com/someone/status/123', { embedType: 'twitter', statusID: '123' }],
    ['https://www.instagram.com/p/AbC/', { embedType: 'instagram', postID: 'AbC' }],
    ['https://imgur.com/gallery/some-title-AbC', { embedType: 'imgur', imgurID: 'AbC', isAlbum: true }],
    ['https://giphy.com/gifs/cat-dance-AbC', { embedType: 'giphy', giphyID: 'AbC' }],
    [
      'https://codepen.io/ann/pen/AbC',
      { embedType: 'codepen', codepenID: 'AbC', cpID: 'AbC', author: 'ann' },
    ],
    ['https://support.wistia.com/medias/AbC', { embedType: 'wistia', videoID: 'AbC' }],
  ])('%s', (url, expected) => expect(providerEmbed(new URL(url))).toMatchObject({ url, ...expected }));

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=%22onload%3d',
    'https://vimeo.com/about',
    'https://x.com/someone',
    'https://x.com/someone/status/abc',
    'https://youtube.com.example.org/watch?v=abc',
    'https://example.org/watch?v=abc',
  ])('%s says nothing', (url) => expect(providerEmbed(new URL(url))).toBeUndefined());
});

describe('the head of a page', () => {
  it('is read as text, in time, whatever it is', () => {
    const deep = '<meta property="og:title" content="'.repeat(20_000);
    expect(cpuTime(() => factsOf(deep, 'http://x/'))).toBeLessThan(1000);
    expect(cpuTime(() => factsOf('<title>'.repeat(100_000), 'http://x/'))).toBeLessThan(1000);
    expect(factsOf('', 'http://x/')).toEqual({});
  });

  it('is decoded as it says, or as nearly all pages are', () => {
    expect(decodePage(Buffer.from('\xfc', 'latin1'), 'text/html; charset=latin1')).toBe('ü');
    expect(decodePage(Buffer.from('<meta charset="latin1">\xfc', 'latin1'), '')).toContain('ü');
    expect(decodePage(Buffer.from('ü'), 'text/html; charset=klingon')).toBe('ü');
  });
});
