// Calendars of one category or group: what everybody who may see it reads, and what the owner of a secret address may see.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  signedIn,
  type TestClient,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

let number = 0;
async function eventBy(client: TestClient, name: string, more: Record<string, unknown> = {}) {
  number += 1;
  return done(
    client.post('/events', {
      ...{ name, body: `Tide ${number}.`, parentRecordID: 1, dateStarts: '2190-03-28T10:00', ...more },
    }),
  );
}

/** What a calendar program reads there: 404, or the names. */
async function read(client: TestClient, address: string): Promise<number | string[]> {
  const path = address.startsWith('http') ? new URL(address).pathname : address;
  const { status, text } = await client.page(path);
  return status === 200 ? [...text.matchAll(/SUMMARY:(.*)\r/g)].map(([, name]) => name ?? '') : status;
}

async function groupOf(privacy: string, ...members: TestMember[]) {
  number += 1;
  const leader = await signedIn(test, `Skipper${number}`);
  const { groupID } = await done(leader.client.post('/groups', { name: `Crew ${number}`, privacy }));
  for (const { userID } of members)
    await done(test.admin.client.post(`/groups/${groupID}/members`, { userID }));
  const of = { parentRecordType: 'group', parentRecordID: groupID } as const;
  await eventBy(leader.client, `Sail of ${groupID}`, of);
  return { leader, groupID, of, name: `Sail of ${groupID}` };
}

describe('the address of a place', () => {
  it('has the events of a category and of those below it, and of no other', async () => {
    const above = await done(test.admin.client.post('/categories', { name: 'Sea', urlCode: 'sea' }));
    const below = await done(
      test.admin.client.post('/categories', {
        ...{ name: 'Bay', urlCode: 'bay', parentCategoryID: above.categoryID },
      }),
    );
    await eventBy(test.member.client, 'Elsewhere');
    await eventBy(test.member.client, 'Far out', { parentRecordID: above.categoryID });
    await eventBy(test.member.client, 'Near by', {
      parentRecordID: below.categoryID,
      dateStarts: '2190-04-01T10:00',
    });
    const path = (categoryID: number) => `/events/category/${categoryID}/events.ics`;
    expect(await read(test.guest, path(above.categoryID))).toEqual(['Far out', 'Near by']);
    expect(await read(test.guest, path(below.categoryID))).toEqual(['Near by']);
    expect((await test.guest.page(path(below.categoryID))).text).toContain('X-WR-CALNAME:Events in Bay');
  });

  it('of a public group is read by everybody, of a private or secret one by its members alone', async () => {
    const open = await groupOf('public');
    expect(await read(test.guest, `/events/group/${open.groupID}/events.ics`)).toEqual([open.name]);
    for (const privacy of ['private', 'secret']) {
      const { groupID, name } = await groupOf(privacy, test.member);
      const path = `/events/group/${groupID}/events.ics`;
      expect(await read(test.member.client, path)).toEqual([name]);
      expect(await read(test.other.client, path)).toBe(404);
      expect(await read(test.guest, path)).toBe(404);
    }
  });

  it.each([
    '/events/category/2000000/events.ics',
    '/events/group/2000000/events.ics',
    '/events/category/first/events.ics',
    '/events/group/99999999999/events.ics',
  ])('is not found where there is nothing: %s', async (path) => {
    expect(await read(test.admin.client, path)).toBe(404);
  });

  it('is closed to who may not see a category, or the calendar', async () => {
    expect(await read(test.guest, `/events/category/${test.privateCategoryID}/events.ics`)).toBe(404);
    const secret = await eventBy(test.moderator.client, 'Staff at sea', {
      parentRecordID: test.privateCategoryID,
    });
    expect(
      await read(test.moderator.client, `/events/category/${test.privateCategoryID}/events.ics`),
    ).toEqual([secret.name]);
  });
});

describe('a secret address of a place', () => {
  it('opens that place alone, while its owner sees it, until it is made again or ended', async () => {
    const { groupID, of, name } = await groupOf('secret', test.member);
    const { client, userID } = test.member;
    const all = await done(client.post('/events/feed', {}));
    const first = await done(client.post('/events/feed', of));
    expect(await read(test.guest, first.url)).toEqual([name]);
    expect(await read(test.guest, all.url)).toContain(name);
    const has = async () =>
      (await client.get(`/events/feed?parentRecordType=group&parentRecordID=${groupID}`)).body;
    expect(await has()).toEqual({ hasFeed: true, url: null });

    const second = await done(client.post('/events/feed', of));
    expect([await read(test.guest, first.url), await read(test.guest, second.url)]).toEqual([404, [name]]);
    await done(client.delete(`/groups/${groupID}/members/${userID}`));
    expect(await read(test.guest, second.url)).toBe(404);
    expect(await read(test.guest, all.url)).not.toContain(name);
    expect((await client.post('/events/feed', of)).status).toBe(404);

    await done(test.admin.client.post(`/groups/${groupID}/members`, { userID }));
    expect(await read(test.guest, second.url)).toEqual([name]);
    const ended = `/events/feed?parentRecordType=group&parentRecordID=${groupID}` as const;
    expect((await client.delete(ended)).status).toBe(204);
    expect([await has(), await read(test.guest, second.url)]).toEqual([{ hasFeed: false, url: null }, 404]);
    // The one of all events is another.
    expect(await read(test.guest, all.url)).toContain(name);
  });

  it('is refused to guests, for what is not there, and where there are too many', async () => {
    expect((await test.guest.post('/events/feed', { parentRecordID: 1 })).status).toBe(403);
    const { client, userID } = await signedIn(test, 'Collects');
    const there = (of: Record<string, unknown>) => client.post('/events/feed', of);
    expect((await there({ parentRecordID: test.privateCategoryID })).status).toBe(404);
    expect((await there({ parentRecordType: 'group', parentRecordID: 2_000_000 })).status).toBe(404);
    expect((await there({ parentRecordType: 'planet', parentRecordID: 1 })).status).toBe(422);
    expect((await client.get('/events/feed?parentRecordID=one')).status).toBe(422);
    const top = await done(test.admin.client.post('/categories', { name: 'Many', urlCode: 'many' }));
    await test.site.database.execute(sql`
      with made as (
        insert into categories (name, urlcode, parent_category_id, sort)
        select 'Cove ' || n, 'cove-' || n, ${top.categoryID}, n from generate_series(1, 100) n
        returning category_id)
      insert into calendar_feeds (user_id, category_id, token_hash)
      select ${userID}, category_id, 'hash ' || category_id from made`);
    const refused = await there({ parentRecordID: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'event.tooManyFeeds']);
  });
});
