import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import {
  bmp,
  hugePng,
  ico,
  movingGif,
  photograph,
  png,
  webp,
} from '../../../platform/server/images/testing/pictures.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../../discussions/server/testing/community.ts';
import type { MediaItem } from '../media.contract.ts';
import { cleanMedia } from './media.jobs.ts';
import { mediaRecounts } from './media.upkeep.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PDF = Buffer.from('%PDF-1.4\n%%EOF');

let test: Community;
let member: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
  member = test.member.client;
  other = test.other.client;
  admin = test.admin.client;
});
afterAll(() => test.close());

async function uploaded(client: TestClient, content: Buffer | string, name: string): Promise<MediaItem> {
  const { status, body, text } = await client.upload<MediaItem>('/media', content, name);
  if (status !== 201) throw new Error(`POST /media answered ${status}: ${text}`);
  return body;
}

const pathOf = (item: MediaItem) => new URL(item.url).pathname;
const fetched = (client: TestClient, item: MediaItem, headers: Record<string, string> = {}) =>
  client.page(pathOf(item), headers);

describe('POST /media', () => {
  it('keeps a photograph upright and without the place it was taken at', async () => {
    const item = await uploaded(member, await photograph(80, 40), 'Böse “Katze”.JPG');
    expect(item).toMatchObject({
      name: 'Böse “Katze”.JPG',
      type: 'image/jpeg',
      width: 40,
      height: 80,
      insertUserID: test.member.userID,
      foreignType: 'embed',
      foreignID: test.member.userID,
    });
    expect(item.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/media\/[0-9a-f]{2}\/[0-9a-f]{38}\.jpg$/);
    const answer = await fetch(item.url);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.length).toBe(item.size);
    const { exif, width, orientation } = await sharp(content).metadata();
    expect([exif, width, orientation]).toEqual([undefined, 40, undefined]);
    expect(await readdir(join(test.site.options.dataDirectory, 'incoming'))).toEqual([]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer | string, Partial<MediaItem>]>([
    ['a.png', () => png(30, 20), { type: 'image/png', width: 30, height: 20 }],
    ['a.webp', () => webp(), { type: 'image/webp', width: 40, height: 20 }],
    ['a.gif', () => movingGif(3, 16), { type: 'image/gif', width: 16, height: 16 }],
    ['a.bmp', () => bmp(3, 2), { type: 'image/bmp', width: 3, height: 2 }],
    ['a.ico', async () => ico(await png(16, 16)), { type: 'image/x-icon', width: 16, height: 16 }],
    ['a.pdf', () => PDF, { type: 'application/pdf', width: null, height: null, size: PDF.length }],
    ['a.txt', () => 'words', { type: 'text/plain', size: 5 }],
    ['a.tar.gz', () => Buffer.from('1f8b0800', 'hex'), { type: 'application/gzip' }],
    // It says it holds four gigabytes; nobody here will ever unpack it.
    [
      'a.zip',
      () => Buffer.from('504b030414000000080000000000000000000a000000ffffffff', 'hex'),
      { type: 'application/zip' },
    ],
  ])('keeps %s', async (name, content, expected) => {
    expect(await uploaded(member, await content(), name)).toMatchObject({ name, ...expected });
  });

  it('shrinks large pictures to the limits of the site, not those of who manages it', async () => {
    await admin.patch('/config', { 'imageUpload.limits.width': 100, 'imageUpload.limits.height': 60 });
    const large = await png(200, 160);
    expect(await uploaded(member, large, 'a.png')).toMatchObject({ width: 75, height: 60 });
    expect(await uploaded(admin, large, 'a.png')).toMatchObject({ width: 200, height: 160 });
    await admin.patch('/config', { 'imageUpload.limits.enabled': false });
    expect(await uploaded(member, large, 'a.png')).toMatchObject({ width: 200, height: 160 });
    await admin.patch('/config', { 'imageUpload.limits.width': 2000, 'imageUpload.limits.height': 2000 });
    await admin.patch('/config', { 'imageUpload.limits.enabled': true });
  });

  it.each<[string, () => Promise<Buffer> | Buffer | string, number, string]>([
    ['page.png', () => '<html><script>alert(1)</script>', 415, 'contentMismatch'],
    ['page.txt', () => '<!doctype html><p>', 415, 'contentMismatch'],
    ['photo.png', () => photograph(), 415, 'contentMismatch'],
    ['picture.zip', () => png(), 415, 'contentMismatch'],
    ['words.pdf', () => 'words', 415, 'contentMismatch'],
    ['drawing.svg', () => SVG, 422, 'extensionNotAllowed'],
    ['page.html', () => '<p>', 422, 'extensionNotAllowed'],
    ['program.exe', () => 'MZ', 422, 'extensionNotAllowed'],
    ['nothing', () => 'words', 422, 'noExtension'],
    ['.txt', () => 'words', 422, 'noExtension'],
    ['huge.png', () => hugePng(), 422, 'tooLarge'],
    ['endless.gif', () => movingGif(101, 2), 422, 'tooManyFrames'],
    ['torn.jpg', async () => (await photograph()).subarray(0, 200), 422, 'unreadable'],
  ])('refuses %s', async (name, content, status, code) => {
    const answer = await member.upload('/media', await content(), name);
    expect([answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field]).toEqual([
      status,
      code,
      'file',
    ]);
  });

  it('says so in the words that clients know', async () => {
    await admin.patch('/config', {
      'garden.upload.maxFileSize': '1K',
      'garden.upload.allowedFileExtensions': ['txt', 'png'],
    });
    const tooBig = await member.upload('/media', 'x'.repeat(2000), 'a.txt');
    expect([tooBig.status, tooBig.body.errors[0].message]).toEqual([
      413,
      'The uploaded file was too big (max 1 KB).',
    ]);
    const notAllowed = await member.upload('/media', 'x', 'a.pdf');
    expect(notAllowed.body.errors[0].message).toBe(
      'The uploaded file did not have an allowed extension. Only the following extensions are allowed. txt, png.',
    );
    await test.site.database.execute(sql`delete from config_values where key like 'garden.upload.%'`);
    test.site.touch(['config']);
  });

  it('lets those who manage the community bring drawings, which are always downloads', async () => {
    const item = await uploaded(admin, SVG, 'drawing.svg');
    const { headers } = await fetched(test.guest, item);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-disposition')).toBe('attachment; filename="drawing.svg"');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await admin.upload('/media', '<html>', 'page.svg')).status).toBe(415);
  });

  it('takes nothing from guests, from other sites, or without a file', async () => {
    expect((await test.guest.upload('/media', 'x', 'a.txt')).status).toBe(403);
    const form = new FormData();
    form.append('file', new File(['x'], 'a.txt'));
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await member.call('POST', '/media', form, foreign)).body.code).toBe('csrf');
    expect((await member.call('POST', '/media', new FormData())).status).toBe(400);
    expect((await member.post('/media', { file: 'x' })).status).toBe(415);
  });

  it('keeps no row of a file that could not be kept', async () => {
    const before = await test.site.database.row(sql`select count(*) from media`);
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    vi.spyOn(test.site.blobs, 'putFile').mockRejectedValueOnce(full);
    const { status, body } = await member.upload('/media', 'x', 'a.txt');
    expect([status, body.message]).toEqual([503, expect.stringMatching(/disk of the site is full/)]);
    expect(await test.site.database.row(sql`select count(*) from media`)).toEqual(before);
    expect(await readdir(join(test.site.options.dataDirectory, 'incoming'))).toEqual([]);
  });
});

describe('a file of one’s own', () => {
  it('is told to its owner and to who manages the community', async () => {
    const item = await uploaded(member, 'words', 'a.txt');
    const byUrl = `/media/by-url?url=${encodeURIComponent(item.url)}`;
    for (const path of [`/media/${item.mediaID}`, byUrl, `/media/by-url?url=${pathOf(item)}`]) {
      expect(await member.get(path)).toMatchObject({ status: 200, body: item });
      expect((await admin.get(path)).status).toBe(200);
      expect((await other.get(path)).status).toBe(403);
      expect((await test.guest.get(path)).status).toBe(403);
    }
    for (const path of [
      '/media/99999',
      '/media/by-url?url=https://elsewhere.example/uploads/x.png',
      '/media/by-url?url=/uploads/media/00/000000000000000000000000.png',
      '/media/by-url?url=//',
    ])
      expect((await member.get(path)).status).toBe(404);
    expect((await member.get('/media/by-url')).status).toBe(400);
    expect((await member.get('/media/abc')).status).toBe(422);
  });

  it('is downloaded by its number or its address', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const path = `/media/${item.mediaID}/download`;
    const { status, headers } = await member.get(path);
    expect([status, headers.get('location')]).toEqual([302, `${item.url}?download=1`]);
    const file = await member.page(`${pathOf(item)}?download=1`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="a.png"');
    expect((await other.get(path)).status).toBe(403);
    expect((await test.guest.get(path)).status).toBe(403);
    expect((await member.get('/media/99999/download')).status).toBe(404);
    const byUrl = `/media/download-by-url?url=${item.url}`;
    expect((await test.guest.get(byUrl)).status).toBe(302);
    expect((await test.guest.get('/media/download-by-url?url=/uploads/none')).status).toBe(404);
    expect((await test.guest.get('/media/download-by-url')).status).toBe(400);
  });

  it('goes out of the list, and stays where it is shown', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const path = `/media/${item.mediaID}`;
    await discussionBy(member, { body: `![](${item.url})` });
    expect((await other.delete(path)).status).toBe(403);
    expect((await test.guest.delete(path)).status).toBe(403);
    expect((await member.delete(`${path}?deleteFile=true`)).status).toBe(403);
    expect((await member.delete(path)).status).toBe(204);
    expect((await member.get(path)).status).toBe(404);
    expect((await member.delete(path)).status).toBe(404);
    expect((await fetched(test.guest, item)).status).toBe(200);
  });

  it('goes whole, by its address, at the hands of who manages the community', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const path = `/media/by-url?url=${encodeURIComponent(item.url)}`;
    expect((await other.delete(path)).status).toBe(403);
    expect((await member.delete(`${path}&deleteFile=1`)).status).toBe(403);
    expect((await admin.delete(`${path}&deleteFile=true`)).status).toBe(204);
    expect((await fetched(member, item)).status).toBe(404);
    expect((await admin.delete(path)).status).toBe(404);
    const jobs = await test.site.database.rows(
      sql`select payload from graphile_worker._private_jobs where payload->>'key' = ${pathOf(item).slice(9)}`,
    );
    expect(jobs).toHaveLength(1);
  });

  it('goes with many others, each by itself', async () => {
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => uploaded(member, 'x', `${name}.txt`)));
    const ids = [a?.mediaID, a?.mediaID, 99999];
    const listed = await admin.delete('/media/list?deleteFile=false', { mediaIDs: ids });
    expect([listed.status, listed.body]).toEqual([
      404,
      {
        progress: {
          successIDs: [a?.mediaID],
          failedIDs: [99999],
          exceptionsByID: { 99999: { message: 'Media not found.', status: 404, description: null } },
          countTotalIDs: 2,
        },
        callbackPayload: null,
      },
    ]);
    const urls = await admin.delete('/media/list-by-url?deleteFile=true', { urls: [b?.url, c?.url] });
    expect([urls.status, urls.body.progress.successIDs]).toEqual([200, [b?.url, c?.url]]);
    for (const [path, body] of [
      ['/media/list', { mediaIDs: [1] }],
      ['/media/list-by-url', { urls: ['x'] }],
    ] as const) {
      expect((await member.delete(`${path}?deleteFile=true`, body)).status).toBe(403);
      expect((await test.guest.delete(`${path}?deleteFile=true`, body)).status).toBe(403);
      expect((await admin.delete(path, body)).status).toBe(400);
      expect((await admin.delete(`${path}?deleteFile=true`, {})).status).toBe(400);
      expect((await admin.delete(`${path}?deleteFile=true`, { mediaIDs: [], urls: [] })).status).toBe(422);
    }
  });
});

describe('PATCH /media/:mediaID/attachment', () => {
  it('makes a file belong to a post of one’s own, and to oneself again', async () => {
    const item = await uploaded(member, PDF, 'a.pdf');
    const path = `/media/${item.mediaID}/attachment`;
    const { discussionID } = await discussionBy(member, { categoryID: 1 });
    const to = { foreignType: 'discussion', foreignID: discussionID };
    expect(await member.patch(path, to)).toMatchObject({ status: 200, body: to });
    const comment = await commentOn(member, discussionID);
    const toComment = { foreignType: 'comment', foreignID: comment.commentID };
    expect((await member.patch(path, toComment)).body).toMatchObject(toComment);
    const embed = { foreignType: 'embed', foreignID: test.member.userID };
    expect((await member.patch(path, embed)).body).toMatchObject(embed);
  });

  it('refuses what one may not', async () => {
    const item = await uploaded(member, PDF, 'a.pdf');
    const path = `/media/${item.mediaID}/attachment`;
    const foreign = await discussionBy(other);
    const hidden = await discussionBy(admin, { categoryID: test.privateCategoryID });
    for (const [foreignType, foreignID] of [
      ['embed', test.other.userID],
      ['discussion', foreign.discussionID],
      ['discussion', hidden.discussionID],
      ['discussion', 99999],
      ['comment', 99999],
      ['message', 1],
    ])
      expect(await member.patch(path, { foreignType, foreignID })).toMatchObject({
        status: 400,
        body: { code: 'media.cannotAttach' },
      });
    const embed = { foreignType: 'embed', foreignID: test.other.userID };
    expect((await other.patch(path, embed)).status).toBe(403);
    expect((await test.guest.patch(path, embed)).status).toBe(403);
    expect((await member.patch('/media/99999/attachment', embed)).status).toBe(404);
    expect((await member.patch(path, {})).status).toBe(400);
    expect((await member.patch(path, { ...embed, foreignID: 'x' })).status).toBe(422);
  });
});

describe('/uploads', () => {
  it('gives pictures as they are, and in parts', async () => {
    const item = await uploaded(member, 'twelve bytes', 'a.txt');
    const { headers, text } = await fetched(test.guest, item);
    expect(text).toBe('twelve bytes');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '12',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': 'attachment; filename="a.txt"',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    });
    const etag = headers.get('etag') as string;
    const again = await fetched(test.guest, item, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    for (const [range, status, part, contentRange] of [
      ['bytes=0-5', 206, 'twelve', 'bytes 0-5/12'],
      ['bytes=7-', 206, 'bytes', 'bytes 7-11/12'],
      ['bytes=-3', 206, 'tes', 'bytes 9-11/12'],
      ['bytes=7-99', 206, 'bytes', 'bytes 7-11/12'],
      ['bytes=12-', 416, '', 'bytes */12'],
      ['bytes=5-2', 200, 'twelve bytes', null],
      ['bytes=0-1,3-4', 200, 'twelve bytes', null],
      ['lines=1-2', 200, 'twelve bytes', null],
    ] as const) {
      const answer = await fetched(test.guest, item, { range });
      expect([range, answer.status, answer.text, answer.headers.get('content-range')]).toEqual([
        range,
        status,
        part,
        contentRange,
      ]);
    }
    const older = await fetched(test.guest, item, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(older.status).toBe(200);
  });

  it('names files for every reader', async () => {
    const item = await uploaded(member, await png(), 'Füße "x".png');
    const { headers } = await fetched(test.guest, item);
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="F__e _x_.png"; filename*=UTF-8''F%C3%BC%C3%9Fe%20%22x%22.png`,
    );
  });

  it('gives what comes with the site to everyone, and nothing else', async () => {
    await test.site.blobs.put('faces/drawn.svg', Buffer.from(SVG));
    const { status, headers } = await test.guest.page('/uploads/faces/drawn.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    await test.site.blobs.put('media/00/000000000000000000000000.png', await png());
    for (const path of [
      '/uploads/media/00/000000000000000000000000.png',
      '/uploads/faces/none.svg',
      '/uploads/faces',
      '/uploads/',
      '/uploads/..%2f..%2fconfig',
      '/uploads/%00.svg',
    ])
      expect([path, (await test.guest.page(path)).status]).toEqual([path, 404]);
  });
});

describe('a file is as private as the posts that show it:', () => {
  const statuses = async (item: MediaItem) => {
    const readers = [test.guest, other, member, test.moderator.client, admin];
    return Promise.all(readers.map(async (client) => (await fetched(client, item)).status));
  };

  it('seen by who may read the post, and cached by nobody else', async () => {
    const item = await uploaded(test.moderator.client, await png(), 'a.png');
    const hidden = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
      body: `See ![it](${item.url})`,
    });
    expect(await statuses(item)).toEqual([404, 404, 404, 200, 200]);
    const { headers } = await fetched(admin, item);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const byUrl = `/media/download-by-url?url=${item.url}`;
    expect((await other.get(byUrl)).status).toBe(404);
    expect((await test.moderator.client.get(`/media/${item.mediaID}`)).body).toMatchObject({
      foreignType: 'discussion',
      foreignID: hidden.discussionID,
    });
    // Naming it elsewhere opens it to nobody.
    await discussionBy(other, { body: `Look: ![it](${item.url})` });
    expect(await statuses(item)).toEqual([404, 404, 404, 200, 200]);
    // Whoever may see it may show it to others.
    const shown = await commentOn(test.moderator.client, (await discussionBy(member)).discussionID, {
      body: `![it](${pathOf(item)})`,
    });
    expect(await statuses(item)).toEqual([200, 200, 200, 200, 200]);
    await test.moderator.client.patch(`/comments/${shown.commentID}`, { body: 'Sorry.', format: 'markdown' });
    expect(await statuses(item)).toEqual([404, 404, 404, 200, 200]);
    // What was private once stays so when its post is gone.
    await admin.delete(`/discussions/${hidden.discussionID}`);
    expect(await statuses(item)).toEqual([404, 404, 404, 200, 200]);
  });

  it('hidden with a post that waits for approval, and open again with it', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const { discussionID } = await discussionBy(member, { body: `![it](${item.url})` });
    expect(await statuses(item)).toEqual([200, 200, 200, 200, 200]);
    await test.site.database.execute(
      sql`update discussions set date_held = now() where discussion_id = ${discussionID}`,
    );
    expect(await statuses(item)).toEqual([404, 404, 200, 200, 200]);
  });

  it('uses are counted, also when many come at once', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const { discussionID } = await discussionBy(member);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        commentOn(index % 2 ? member : admin, discussionID, {
          body: `${index} ![](${item.url}) ![](${item.url})`,
        }),
      ),
    );
    const row = await test.site.database.row(
      sql`select count_uses, date_unused from media where media_id = ${item.mediaID}`,
    );
    expect(row).toEqual({ count_uses: 8, date_unused: null });
    for (const recount of mediaRecounts)
      expect([recount.name, await recount.run(test.site.database, true)]).toEqual([recount.name, 0]);
  });

  it('its size stands in the post, so that nothing jumps', async () => {
    const item = await uploaded(member, await png(48, 24), 'a.png');
    const rich = [
      {
        type: 'rich_embed_card',
        url: item.url,
        dataSourceType: 'image',
        embedData: { url: item.url, embedType: 'image' },
        children: [{ text: '' }],
      },
    ];
    for (const post of [
      { body: `![it](${item.url})`, format: 'markdown' },
      { body: `<img src="${pathOf(item)}">`, format: 'html' },
      { body: JSON.stringify(rich), format: 'rich2' },
    ]) {
      const { body } = await discussionBy(member, post);
      expect([post.format, body]).toEqual([post.format, expect.stringContaining('width="48"')]);
      expect(body).toContain('height="24"');
    }
  });
});

describe('what nothing shows', () => {
  it('is removed after its time, and nothing else is', async () => {
    const [old, young, shown, named, removed] = await Promise.all(
      ['old', 'young', 'shown', 'named', 'removed'].map(async (name) =>
        uploaded(member, await png(), `${name}.png`),
      ),
    );
    await discussionBy(member, { body: `![](${shown?.url}) ![](${removed?.url})` });
    const gone = await discussionBy(member, { body: `![](${old?.url})` });
    await admin.delete(`/discussions/${gone.discussionID}`);
    await cleanMedia(test.site, {});
    await admin.patch('/config', { 'branding.logo': named?.url });
    await test.site.database.execute(
      sql`update users set photo_url = ${named?.url} where user_id = ${test.other.userID}`,
    );
    await member.delete(`/media/${removed?.mediaID}`);
    await test.site.database.execute(sql`
      update media set date_unused = now() - interval '31 days' where count_uses = 0 and media_id <> ${young?.mediaID}`);
    await test.site.database.execute(sql`
      insert into media (key, name, type, size, insert_user_id, date_inserted)
      values ('media/aa/aaaaaaaaaaaaaaaaaaaaaaaaaa.png', 'cut off', 'image/png', 1, 1, now() - interval '2 hours')`);
    await cleanMedia(test.site, {});
    const left = await test.site.database.rows<{ media_id: number }>(sql`
      select media_id from media where media_id = any(${[old, young, shown, named, removed].map((item) => item?.mediaID)})
        or name = 'cut off' order by media_id`);
    expect(left.map((row) => row.media_id).sort((a, b) => a - b)).toEqual(
      [young, shown, named, removed].map((item) => item?.mediaID as number).sort((a, b) => a - b),
    );
  });
});
