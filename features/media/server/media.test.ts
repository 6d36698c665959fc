import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { MediaItem } from '../media.contract.ts';
import { mediaRecounts } from './media.maintenance.ts';
import { fetched, pathOf, SVG, uploaded } from './testing/uploads.ts';

const PUBLIC = 'public, max-age=300, s-maxage=0, must-revalidate, proxy-revalidate';
const PRIVATE = 'private, max-age=300, must-revalidate';

const test = communityOfFile();
let member: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  member = test.member.client;
  other = test.other.client;
  admin = test.admin.client;
});

describe('a file of one’s own', () => {
  it('is shown to its owner and to who manages the community', async () => {
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

  it('goes for everybody at once, also where it is shown', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    const path = `/media/${item.mediaID}`;
    await discussionBy(member, { body: `![](${item.url})` });
    expect((await other.delete(path)).status).toBe(403);
    expect((await test.guest.delete(path)).status).toBe(403);
    expect((await member.delete(`${path}?deleteFile=true`)).status).toBe(403);
    expect((await member.delete(path)).status).toBe(204);
    expect((await member.get(path)).status).toBe(404);
    expect((await member.delete(path)).status).toBe(404);
    for (const client of [test.guest, other, member, admin])
      expect((await fetched(client, item)).status).toBe(404);
    expect((await test.guest.get(`/media/download-by-url?url=${item.url}`)).status).toBe(404);
    const jobs = await test.site.database.rows(
      sql`select 1 from graphile_worker._private_jobs where payload->>'key' = ${pathOf(item).slice(9)}`,
    );
    expect(jobs).toHaveLength(1);
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
    const alone = await uploaded(member, 'x', 'd.txt');
    const whole = await admin.delete('/media/list?deleteFile=true', { mediaIDs: [alone.mediaID] });
    expect([whole.status, whole.body.progress.successIDs]).toEqual([200, [alone.mediaID]]);
    expect((await fetched(admin, alone)).status).toBe(404);
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

describe('/uploads', () => {
  /** In a post that everybody sees. */
  const shown = async (content: Buffer | string, name: string): Promise<MediaItem> => {
    const item = await uploaded(member, content, name);
    await discussionBy(member, { body: `[it](${item.url})` });
    return item;
  };

  it('gives pictures as they are, and in parts', async () => {
    const item = await shown('twelve bytes', 'a.txt');
    const { headers, text } = await fetched(test.guest, item);
    expect(text).toBe('twelve bytes');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '12',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-disposition': 'attachment; filename="a.txt"',
      'cache-control': PUBLIC,
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
    const item = await shown(await png(), 'Füße "x".png');
    const { headers } = await fetched(test.guest, item);
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="F__e _x_.png"; filename*=UTF-8''F%C3%BC%C3%9Fe%20%22x%22.png`,
    );
  });

  it('gives what comes with the site to everyone, and nothing else', async () => {
    await test.site.blobs.put('faces/drawn.svg', Buffer.from(SVG));
    const { status, headers } = await test.guest.page('/uploads/faces/drawn.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    await test.site.blobs.put('media/00/000000000000000000000000.png', await png());
    for (const path of [
      '/uploads/media/00/000000000000000000000000.png',
      '/uploads/faces/none.svg',
      '/uploads/faces',
      '/uploads/',
      '/uploads/..%2f..%2fconfig',
    ])
      expect([path, (await test.guest.page(path)).status]).toEqual([path, 404]);
    expect((await test.guest.page('/uploads/%00.svg')).status).toBe(400);
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
    expect(headers.get('cache-control')).toBe(PRIVATE);
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

  it('not hidden by others, nor while everybody needs it', async () => {
    const item = await uploaded(admin, await png(), 'logo.png');
    const { discussionID } = await discussionBy(other, { body: `![it](${item.url})` });
    await admin.delete(`/discussions/${discussionID}`);
    expect(await statuses(item)).toEqual([200, 200, 200, 200, 200]);
    await discussionBy(admin, { categoryID: test.privateCategoryID, body: `![it](${item.url})` });
    expect(await statuses(item)).toEqual([404, 404, 404, 200, 200]);
    await test.site.database.execute(
      sql`insert into config_values (key, value) values ('branding.logo', to_jsonb(${item.url}::text))`,
    );
    expect(await statuses(item)).toEqual([200, 200, 200, 200, 200]);
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
