// Who is given a file, and which caches may store it: a file is public no longer than a public post shows it.
import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { fetched, uploaded } from './testing/uploads.ts';

const PUBLIC = 'public, max-age=300, s-maxage=0, must-revalidate, proxy-revalidate';
const PRIVATE = 'private, max-age=300, must-revalidate';
const NOT_YET_SHOWN = 'private, no-store';

const test = communityOfFile();
let member: TestClient;
let other: TestClient;
let admin: TestClient;
beforeAll(async () => {
  member = test.member.client;
  other = test.other.client;
  admin = test.admin.client;
});

describe('a file', () => {
  it('is shown to nobody but managers once one of them has deleted it, who may keep its bytes', async () => {
    const item = await uploaded(member, await png(), 'a.png');
    await discussionBy(member, { body: `![](${item.url})` });
    expect((await fetched(test.guest, item)).status).toBe(200);
    expect((await admin.delete(`/media/${item.mediaID}`)).status).toBe(204);
    for (const client of [test.guest, other, member]) expect((await fetched(client, item)).status).toBe(404);
    expect((await fetched(admin, item)).headers.get('cache-control')).toBe(PRIVATE);
  });

  it('is stored by no cache until a post shows it, and by none for longer than it is public', async () => {
    const cacheOf = async (client: TestClient) => (await fetched(client, item)).headers.get('cache-control');
    const item = await uploaded(member, await png(), 'a.png');
    expect([await cacheOf(test.guest), await cacheOf(member)]).toEqual([NOT_YET_SHOWN, NOT_YET_SHOWN]);
    const { discussionID } = await discussionBy(member, { body: `![](${item.url})` });
    expect([await cacheOf(test.guest), await cacheOf(member)]).toEqual([PUBLIC, PUBLIC]);
    const { headers } = await fetched(test.guest, item);
    const etag = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await fetched(test.guest, item, etag)).status).toBe(304);
    await test.moderator.client.patch(`/discussions/${discussionID}`, {
      categoryID: test.privateCategoryID,
    });
    // A shared cache asks again each time, and gets a 404.
    expect((await fetched(test.guest, item, etag)).status).toBe(404);
    expect([await cacheOf(member), await cacheOf(test.moderator.client)]).toEqual([PRIVATE, PRIVATE]);
  });
});
