// Events of groups: how they are answered, who announces them, where they may be moved, and the pages of places.
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
  await done(
    test.admin.client.patch('/config', {
      ...{ 'vanilla.discussion.spamCount': 1000, 'rateLimits.posting.perAccount': 0 },
      'rateLimits.posting.perAddress': 0,
    }),
  );
});

/** The smallest there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let number = 0;

function event(more: Record<string, unknown> = {}) {
  number += 1;
  return {
    ...{ name: `Grafting ${number}`, body: `Scions ${number}.`, parentRecordID: 1 },
    ...{ dateStarts: '2190-05-28T10:00', timezone: 'UTC', ...more },
  };
}

async function eventBy(client: TestClient, more: Record<string, unknown> = {}) {
  const made = await done(client.post('/events', event(more)));
  return { ...made, path: `/events/${made.eventID}` as const };
}

async function groupOf(privacy: string, ...members: TestMember[]) {
  number += 1;
  const made = await done(test.member.client.post('/groups', { name: `Orchardists ${number}`, privacy }));
  for (const { userID } of members)
    await done(test.admin.client.post(`/groups/${made.groupID}/members`, { userID }));
  const of = { parentRecordType: 'group', parentRecordID: made.groupID as number } as const;
  return { groupID: made.groupID as number, categoryID: made.categoryID as number, of };
}

describe('an event of a group', () => {
  it('says of which group it is, who announced it, and what its words show', async () => {
    const { groupID, categoryID, of } = await groupOf('private');
    const { url } = await done(test.member.client.upload('/media', PIXEL, 'scion.png'));
    const made = await eventBy(test.member.client, { ...of, body: `Knives.\n\n![A scion](${url})` });
    const wanted = {
      ...{ groupID, parentRecordType: 'group', parentRecordID: groupID, categoryID },
      ...{ insertUserID: test.member.userID, featuredImage: url },
      insertUser: expect.objectContaining({ userID: test.member.userID, name: test.member.name }),
    };
    expect(made).toMatchObject(wanted);
    expect((await test.member.client.get(made.path)).body).toMatchObject(wanted);
    const listed = `/events?parentRecordType=group&parentRecordID=${groupID}` as const;
    expect((await test.member.client.get(listed)).body).toMatchObject([wanted]);
    const plain = await eventBy(test.member.client);
    expect(plain).toMatchObject({ groupID: null, parentRecordType: 'category', featuredImage: null });
  });

  it('is announced by members: others are refused in a public group, and find no other one', async () => {
    const { of } = await groupOf('public');
    const refused = await test.other.client.post('/events', event(of));
    expect([refused.status, refused.body.permissions]).toEqual([403, ['discussions.add']]);
    await done(test.other.client.post(`/groups/${of.parentRecordID}/join`, {}));
    expect((await test.other.client.post('/events', event(of))).status).toBe(201);
    for (const privacy of ['private', 'secret']) {
      const closed = await groupOf(privacy);
      expect((await test.other.client.post('/events', event(closed.of))).status).toBe(404);
    }
  });

  it.each(['private', 'secret'])('of a %s one tells nobody else what a member answered', async (privacy) => {
    const inside = await signedIn(test, `Inside${privacy}`);
    const { of } = await groupOf(privacy, inside);
    const { path } = await eventBy(test.member.client, of);
    await done(inside.client.post(`${path}/participants`, { attending: 'yes' }));
    const byUser = `${path}/participants-by-user?userID=${inside.userID}`;
    expect((await test.member.client.get(byUser)).body).toMatchObject({ attending: 'yes' });
    const unknown = `/events/2000000/participants-by-user?userID=${inside.userID}`;
    for (const client of [test.guest, test.other.client]) {
      const refused = await client.get(byUser);
      expect([refused.status, refused.text.includes('attending')]).toEqual([403, false]);
      expect((await client.get(unknown)).status).toBe(404);
    }
    expect((await test.member.client.get(`${path}/participants-by-user`)).status).toBe(400);
    expect((await test.member.client.get(`${path}/participants-by-user?userID=x`)).status).toBe(422);
  });
});

describe('an event is moved', () => {
  it('to another category and into a group, by who announced it, and is found there alone', async () => {
    const { groupID, categoryID, of } = await groupOf('public');
    const elsewhere = await done(
      test.admin.client.post('/categories', { name: `Nursery ${number}`, urlCode: `nursery-${number}` }),
    );
    const { path, eventID, discussionID } = await eventBy(test.member.client);
    const idsIn = async (query: string) =>
      (await test.guest.get(`/events?limit=100&${query}`)).body.map(
        (each: { eventID: number }) => each.eventID,
      );
    const moved = await test.member.client.patch(path, { parentRecordID: elsewhere.categoryID });
    expect([moved.status, moved.body]).toEqual([
      200,
      expect.objectContaining({
        ...{ parentRecordType: 'category', parentRecordID: elsewhere.categoryID, groupID: null },
        ...{ categoryID: elsewhere.categoryID, dateStarts: '2190-05-28T10:00:00+00:00' },
      }),
    ]);
    expect(await idsIn('parentRecordID=1')).not.toContain(eventID);
    expect(await idsIn(`parentRecordID=${elsewhere.categoryID}`)).toEqual([eventID]);
    const both = await test.member.client.patch(path, { ...of, location: 'The barn' });
    expect(both.body).toMatchObject({ parentRecordType: 'group', groupID, categoryID, location: 'The barn' });
    expect(await idsIn(`parentRecordID=${elsewhere.categoryID}`)).toEqual([]);
    expect(await idsIn(`parentRecordType=group&parentRecordID=${groupID}`)).toEqual([eventID]);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.categoryID).toBe(categoryID);
  });

  it('nowhere that who moves it does not see, or may not post', async () => {
    const { path, discussionID } = await eventBy(test.other.client);
    const secret = await groupOf('secret');
    const open = await groupOf('public');
    const to = (target: object) => test.other.client.patch(path, { ...target, location: 'Elsewhere' });
    for (const hidden of [
      { parentRecordID: test.privateCategoryID },
      { parentRecordID: 2_000_000 },
      secret.of,
      { parentRecordType: 'group', parentRecordID: 2_000_000 },
    ])
      expect([hidden, (await to(hidden)).status]).toEqual([hidden, 404]);
    expect((await to(open.of)).status).toBe(403);
    expect((await to({ parentRecordType: 'planet', parentRecordID: 1 })).status).toBe(422);
    // All or nothing: what came along with it is as it was.
    expect((await test.guest.get(path)).body).toMatchObject({ parentRecordID: 1, location: null });
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.categoryID).toBe(1);
  });
});

describe('pages of events', () => {
  const views = (path: string) => [path, `${path}/calendar?month=2190-05`];
  const seen = async (client: TestClient, path: string, name: string) => {
    const found = [];
    for (const view of views(path)) {
      const page = await client.page(view);
      found.push([page.status, page.text.includes(name)]);
    }
    return found;
  };
  const SHOWN = Array(2).fill([200, true]);
  const NONE = Array(2).fill([404, false]);

  it('of a category are there for those who see it', async () => {
    const { name } = await eventBy(test.moderator.client, { parentRecordID: test.privateCategoryID });
    const path = `/events/category/${test.privateCategoryID}`;
    expect(await seen(test.moderator.client, path, name)).toEqual(SHOWN);
    for (const client of [test.guest, test.other.client])
      expect(await seen(client, path, name)).toEqual(NONE);
    for (const unknown of ['/events/category/2000000', '/events/category/first'])
      expect(await seen(test.admin.client, unknown, name)).toEqual(NONE);
    const open = await eventBy(test.member.client);
    expect(await seen(test.guest, '/events/category/1', open.name)).toEqual(SHOWN);
  });

  it('of a group are there for its members, and for all others where it is public', async () => {
    for (const privacy of ['private', 'secret']) {
      const inside = await signedIn(test, `Reads${privacy}`);
      const { groupID, of } = await groupOf(privacy, inside);
      const { name } = await eventBy(test.member.client, of);
      const path = `/events/group/${groupID}`;
      expect(await seen(inside.client, path, name)).toEqual(SHOWN);
      for (const client of [test.guest, test.other.client])
        expect(await seen(client, path, name)).toEqual(NONE);
      await done(inside.client.delete(`/groups/${groupID}/members/${inside.userID}`));
      expect(await seen(inside.client, path, name)).toEqual(NONE);
    }
    const open = await groupOf('public');
    const { name } = await eventBy(test.member.client, open.of);
    expect(await seen(test.guest, `/events/group/${open.groupID}`, name)).toEqual(SHOWN);
    expect(await seen(test.admin.client, '/events/group/2000000', name)).toEqual(NONE);
  });
});
