import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { MediaItem } from '../media.contract.ts';
import { cleanMedia, forgetDeletedMember } from './media.jobs.ts';
import { mediaChecks } from './media.maintenance.ts';
import { fetched, PDF, SVG, uploaded } from './testing/uploads.ts';

const test = communityOfFile();
let member: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  member = test.member.client;
  other = test.other.client;
  admin = test.admin.client;
});

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
    test.site.invalidate(['config']);
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

  it('stores one file of many equal calls', async () => {
    const send = () => {
      const form = new FormData();
      form.append('file', new File(['same words'], 'once.txt'));
      return member.call<MediaItem>('POST', '/media', form, { 'idempotency-key': 'once' });
    };
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ status }) => status))).toContain(201);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const again = await send();
    const stored = await test.site.database.rows<{ media_id: number }>(
      sql`select media_id from media where name = 'once.txt'`,
    );
    expect(stored).toEqual([{ media_id: again.body.mediaID }]);
  });

  it('stores no row of a file that could not be stored', async () => {
    const before = await test.site.database.row(sql`select count(*) from media`);
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    vi.spyOn(test.site.blobs, 'putFile').mockRejectedValueOnce(full);
    const { status, body } = await member.upload('/media', 'x', 'a.txt');
    expect([status, body.message]).toEqual([503, expect.stringMatching(/disk of the site is full/)]);
    expect(await test.site.database.row(sql`select count(*) from media`)).toEqual(before);
    expect(await readdir(join(test.site.options.dataDirectory, 'incoming'))).toEqual([]);
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
    const mayUpload = (isAllowed: boolean) =>
      admin.patch('/roles/8/permissions', [{ type: 'global', permissions: { 'uploads.add': isAllowed } }]);
    await mayUpload(false);
    const own = { foreignType: 'embed', foreignID: test.member.userID };
    expect((await member.patch(path, own)).body).toMatchObject({ status: 403, permissions: ['uploads.add'] });
    await mayUpload(true);
    expect((await member.patch(path, own)).status).toBe(200);
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
    // For good: as long as it could be undone, its files would be kept.
    await admin.patch('/config', { 'moderation.undoDays': 0 });
    await admin.delete(`/discussions/${gone.discussionID}`);
    await admin.patch('/config', { 'moderation.undoDays': 30 });
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
      [young, shown, named].map((item) => item?.mediaID as number).sort((a, b) => a - b),
    );
  });

  it('is not what themes and layouts show, nor what they can show again', async () => {
    const items = await Promise.all(
      ['logo', 'draft', 'bar'].map((name) => uploaded(admin, 'x', `${name}.txt`)),
    );
    const [logo, drafted, bar] = items.map((item) => new URL(item.url).pathname);
    const assets = { logo: { type: 'data', data: logo } };
    await admin.post('/themes', { name: 'Own', parentTheme: 'keystone', parentVersion: '1', assets });
    const titleBar = { $hydrate: 'react.titleBar', logo: { imageUrl: bar } };
    const made = await admin.post('/layouts', { name: 'Own', layoutViewType: 'home', layout: [], titleBar });
    const section = { $hydrate: 'react.section.1-column', containerOptions: { image: drafted } };
    await admin.put(`/layouts/${made.body.layoutID}/draft`, { layout: [section] });
    const ids = items.map((item) => item.mediaID);
    await test.site.database.execute(
      sql`update media set date_unused = now() - interval '31 days' where media_id = any(${ids})`,
    );
    await cleanMedia(test.site, {});
    const left = await test.site.database.rows(sql`select from media where media_id = any(${ids})`);
    expect(left).toHaveLength(3);
  });

  it('goes at once with the member it belonged to', async () => {
    const [shown, loose] = await Promise.all(
      ['shown', 'loose'].map((name) => uploaded(other, name, `${name}.txt`)),
    );
    await discussionBy(member, { body: `[words](${shown?.url})` });
    const { userID } = test.other;
    const payload = { userID, deleteMethod: 'delete' as const, actorUserID: userID };
    await forgetDeletedMember.handle(test.site, { eventID: 1, payload });
    const left = await test.site.database.rows<{ media_id: number }>(
      sql`select media_id from media where media_id = any(${[shown?.mediaID, loose?.mediaID]})`,
    );
    expect(left).toEqual([{ media_id: shown?.mediaID }]);
  });
});

it('doctor says where files are stored, and what is in the way', async () => {
  const [check] = mediaChecks;
  const { ok, message } = (await check?.run(test.site)) ?? {};
  expect([ok, message]).toEqual([true, `Uploads are kept in ${test.site.blobs.place}.`]);
  const cause = new Error('The store answered 403 AccessDenied.');
  vi.spyOn(test.site.blobs, 'check').mockRejectedValueOnce(new Error('Files cannot be kept.', { cause }));
  await expect(check?.run(test.site)).rejects.toThrow(/^Nothing can be kept in .* \(.*AccessDenied\.\)\.$/);
});
