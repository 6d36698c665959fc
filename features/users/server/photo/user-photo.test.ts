import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import type { TestMember } from '../testing/members.ts';
import { staffOf } from '../testing/staff.ts';
import { removePhotoFiles } from './user-photo.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
let clerk: TestMember;
let picture: Buffer;
beforeAll(async () => {
  test = await accountSite();
  ({ admin, moderator, member, clerk } = await staffOf(test));
  const background = { r: 40, g: 120, b: 80 };
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());

async function sizeOf(url: string): Promise<number[] | undefined> {
  const blob = await test.site.blobs.get(new URL(url).pathname.replace('/uploads/', ''));
  if (!blob) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of blob.read()) chunks.push(chunk as Buffer);
  const { width, height } = await sharp(Buffer.concat(chunks)).metadata();
  return [width, height];
}

describe('an avatar', () => {
  it('is cut into two squares, replaced with its files, and taken away', async () => {
    const { client, userID } = member;
    const given = await client.upload('/users/photo', picture, 'me.jpg', 'photo');
    expect(given.status).toBe(201);
    expect(given.body.photoUrl).toMatch(/\/uploads\/userpics\/\w{3}\/n\w+\.jpg$/);
    const { photoUrl, profilePhotoUrl } = (await client.get('/users/me')).body;
    expect(photoUrl).toBe(given.body.photoUrl);
    expect([await sizeOf(photoUrl), await sizeOf(profilePhotoUrl)]).toEqual([
      [200, 200],
      [560, 560],
    ]);

    const other = await client.upload(`/users/${userID}/photo`, picture, 'me.jpg', 'photo');
    expect(other.body.photoUrl).not.toBe(photoUrl);
    const old = { photo: new URL(photoUrl).pathname };
    const job = await test.site.database.row(
      sql`select 1 from graphile_worker._private_jobs where payload::jsonb = ${JSON.stringify(old)}::jsonb`,
    );
    expect(job).toBeDefined();
    await removePhotoFiles(test.site, old);
    await removePhotoFiles(test.site, { photo: new URL(other.body.photoUrl).pathname });
    expect([await sizeOf(photoUrl), await sizeOf(profilePhotoUrl)]).toEqual([undefined, undefined]);
    expect(await sizeOf(other.body.photoUrl)).toEqual([200, 200]);

    expect((await client.delete('/users/photo')).status).toBe(204);
    expect((await client.get('/users/me')).body.photoUrl).toBe('');
    const none = await client.delete(`/users/${userID}/photo`);
    expect([none.status, none.body.code]).toEqual([400, 'photo.none']);
    expect((await client.delete('/users/photo')).body.code).toBe('photo.none');
    const { body: empty } = await client.upload(`/users/${userID}/photo`, picture, 'me.jpg', 'picture');
    expect([empty.status, empty.errors[0]]).toMatchObject([400, { field: 'photo', code: 'missingField' }]);
  });

  it.each([
    ['guest', 'member', 403],
    ['member', 'clerk', 403],
    ['moderator', 'member', 403],
    ['clerk', 'moderator', 403],
    ['clerk', 'member', 201],
    ['admin', 'moderator', 201],
  ])('is given by %s to %s: %i', async (who, whom, status) => {
    const people: Record<string, TestMember> = { admin, moderator, member, clerk };
    const client = people[who]?.client ?? test.guest;
    const path = `/users/${people[whom]?.userID}/photo`;
    expect((await client.upload(path, picture, 'x.jpg', 'photo')).status).toBe(status);
    expect((await client.delete(path)).status).toBe(status === 201 ? 204 : status);
  });

  it.each([
    ['no picture', 'text', 'x.jpg', 'photo', 415],
    ['a picture that is cut off', 'cut', 'x.jpg', 'photo', 422],
    ['no file of that name', 'whole', 'x.jpg', 'picture', 400],
  ])('is refused where there is %s', async (_, what, name, field, status) => {
    const content = what === 'text' ? 'just words' : what === 'cut' ? picture.subarray(0, 300) : picture;
    expect((await member.client.upload('/users/photo', content, name, field)).status).toBe(status);
  });

  it('is one, however often the same call is sent', async () => {
    const send = () => {
      const form = new FormData();
      form.append('photo', new File([new Uint8Array(picture)], 'me.jpg'));
      return member.client.call<{ photoUrl: string }>('POST', '/users/photo', form, {
        'idempotency-key': 'me',
      });
    };
    const answers = await Promise.all([send(), send(), send()]);
    const { photoUrl } = (await member.client.get('/users/me')).body;
    expect(answers.map(({ status, body }) => [status, body.photoUrl])).toEqual(
      Array(3).fill([201, photoUrl]),
    );
    expect(await sizeOf(photoUrl)).toEqual([200, 200]);
  });

  it('needs somebody to show', async () => {
    expect((await test.guest.upload('/users/photo', picture, 'x.jpg', 'photo')).status).toBe(403);
    expect((await test.guest.delete('/users/photo')).status).toBe(403);
    expect((await admin.client.upload('/users/999999/photo', picture, 'x.jpg', 'photo')).status).toBe(404);
    expect((await admin.client.delete('/users/999999/photo')).status).toBe(404);
  });
});
