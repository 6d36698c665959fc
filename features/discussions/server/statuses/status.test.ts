// Statuses, their log, and the internal status.
import { describe, expect, it } from 'vitest';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { type Community, discussionBy } from '../testing/community.ts';
import { communityWithRiddles, GUESSED, UNGUESSED } from '../testing/riddles.ts';

const test = communityWithRiddles();

const statuses = '/discussions/statuses';

async function newStatus(given: Record<string, unknown>) {
  const { status, body } = await test.admin.client.post(statuses, given);
  expect(status).toBe(201);
  return body;
}

/** Each of the callers with the status it gets. */
async function answers(call: (client: Community['guest']) => Promise<{ status: number }>) {
  const { guest, member, other, moderator, admin } = test;
  const all = [guest, member.client, other.client, moderator.client, admin.client];
  const found: number[] = [];
  for (const client of all) found.push((await call(client)).status);
  return found;
}

describe('the statuses of a community', () => {
  it('begin at 10000, are changed and taken away by administrators alone', async () => {
    const refused = [403, 403, 403, 403];
    expect(await answers((client) => client.post(statuses, {}))).toEqual([...refused, 400]);
    const made = await newStatus({ name: ' In review ', state: 'closed' });
    expect(made).toMatchObject({
      name: 'In review',
      state: 'closed',
      recordType: 'discussion',
      recordSubtype: 'discussion',
      isDefault: false,
      isSystem: false,
      isActive: true,
      isInternal: false,
      insertUserID: test.admin.userID,
      dateUpdated: null,
    });
    expect(made.statusID).toBeGreaterThanOrEqual(10_000);
    const path = `${statuses}/${made.statusID}`;
    expect(await answers((client) => client.get(path))).toEqual([200, 200, 200, 200, 200]);
    expect(await answers((client) => client.patch(path, { name: 'Looked at' }))).toEqual([...refused, 200]);
    expect((await test.guest.get(path)).body).toMatchObject({ name: 'Looked at', state: 'closed' });
    const closed = (await test.guest.get<{ recordSubtype: string }[]>(`${statuses}?state=closed`)).body;
    expect(closed.filter(({ recordSubtype }) => recordSubtype !== 'idea')).toMatchObject([
      { statusID: 3 },
      { statusID: GUESSED },
      { statusID: made.statusID },
    ]);
    expect((await test.guest.get(`${statuses}?subType=riddle`)).body).toHaveLength(2);
    expect(await answers((client) => client.delete(path))).toEqual([...refused, 204]);
    expect(await answers((client) => client.get(path))).toEqual([404, 404, 404, 404, 404]);
    expect((await test.admin.client.patch(path, { name: 'x' })).status).toBe(404);
  });

  it('refuse what makes no sense', async () => {
    const { client } = test.admin;
    const post = async (body: object) => (await client.post(statuses, body)).status;
    expect(await post({ state: 'open' })).toBe(400);
    expect(await post({ name: '' })).toBe(422);
    expect(await post({ name: 'x', state: 'ajar' })).toBe(422);
    expect(await post({ name: 'x'.repeat(101) })).toBe(422);
    for (const statusID of [0, 1, 7])
      for (const call of [
        client.patch(`${statuses}/${statusID}`, { name: 'x' }),
        client.delete(`${statuses}/${statusID}`),
      ])
        expect((await call).body).toMatchObject({ status: 400, code: 'status.system' });
    expect((await client.delete(`${statuses}/4711`)).status).toBe(404);
  });

  it('have one default for each type, also when fifty are made at once', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => newStatus({ name: `Default ${at}`, isDefault: true })),
    );
    const { body: all } = await test.guest.get(statuses);
    const defaults = all.filter(
      (each: { isDefault: boolean; recordSubtype: string }) =>
        each.isDefault && each.recordSubtype === 'discussion',
    );
    expect(defaults).toHaveLength(1);
    const { statusID } = defaults[0];
    expect((await discussionBy(test.member.client)).statusID).toBe(statusID);
    const path = `${statuses}/${statusID}`;
    expect((await test.admin.client.delete(path)).body.code).toBe('status.default');
    await test.admin.client.patch(path, { isDefault: false });
    expect((await test.guest.get(`${statuses}/0`)).body.isDefault).toBe(true);
    expect((await discussionBy(test.member.client)).statusID).toBe(0);
    expect((await test.admin.client.delete(path)).status).toBe(204);
  });

  it('let go of their discussions when they are taken away', async () => {
    const { statusID } = await newStatus({ name: 'For a while' });
    const { discussionID } = await discussionBy(test.member.client);
    await test.moderator.client.put(`/discussions/${discussionID}/status`, { statusID });
    const inUse = await test.admin.client.patch(`${statuses}/${statusID}`, { isInternal: true });
    expect([inUse.status, inUse.body.code]).toEqual([400, 'status.inUse']);
    await test.admin.client.delete(`${statuses}/${statusID}`);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.statusID).toBe(0);
    expect((await test.guest.get(`/discussions?statusID=${statusID}`)).status).toBe(400);
  });
});

describe('the status of a discussion', () => {
  it('is given by those who may edit it, and logged', async () => {
    const { statusID } = await newStatus({ name: 'Planned' });
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}/status`;
    expect(
      await answers((client) =>
        client.put(`${path}?expand=status.log`, { statusID, statusNotes: 'Next week' }),
      ),
    ).toEqual([403, 201, 403, 201, 201]);
    const { body } = await test.guest.get(`/discussions/${discussionID}?expand=status.log`);
    expect(body).toMatchObject({
      statusID,
      attributes: { statusNotes: 'Next week' },
      status: {
        name: 'Planned',
        log: { reasonUpdated: 'Next week', updateUser: { name: test.admin.name } },
      },
    });
    expect((await test.guest.get(`/discussions/${discussionID}?expand=all`)).body.status).not.toHaveProperty(
      'log',
    );
    const log = await test.member.client.get(`${path}-log?limit=2`);
    expect(log.headers.get('x-app-page-result-count')).toBe('3');
    expect(log.body).toHaveLength(2);
    expect(log.body[0]).toMatchObject({
      statusID,
      recordType: 'discussion',
      recordID: discussionID,
      reason: 'Next week',
      insertUserID: test.admin.userID,
    });
    expect((await test.guest.get(`${path}-log`)).status).toBe(403);
    expect((await test.member.client.get('/discussions/4711/status-log')).status).toBe(404);
    expect((await test.guest.get(`/discussions?statusID=$name:Planned`)).body).toHaveLength(1);
  });

  it('refuses what is unknown, both at once, nothing at all, and another type’s', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const put = async (body: object) => {
      const { status, body: answer } = await test.moderator.client.put(
        `/discussions/${discussionID}/status`,
        body,
      );
      return [status, answer.code];
    };
    expect(await put({})).toEqual([400, 'validation']);
    expect(await put({ statusID: 0, internalStatusID: 8 })).toEqual([400, 'validation']);
    expect(await put({ statusID: 4711 })).toEqual([400, 'discussion.statusUnknown']);
    expect(await put({ statusID: 8 })).toEqual([400, 'discussion.statusUnknown']);
    expect(await put({ statusID: GUESSED })).toEqual([400, 'status.otherType']);
    expect(await put({ statusID: 'open' })).toEqual([422, 'validation']);
    const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const path = `/discussions/${hidden.discussionID}`;
    expect((await test.member.client.put(`${path}/status`, { statusID: 0 })).status).toBe(403);
    expect((await test.member.client.get(`${path}/status-log`)).status).toBe(403);
  });

  it('follows from the comments where its type says so, unless the community gave one of its own', async () => {
    const { statusID } = await newStatus({ name: 'Parked', recordSubtype: 'riddle' });
    const { body } = await test.member.client.post('/discussions/riddle', {
      name: 'Why?',
      body: 'Why indeed?',
      format: 'text',
      categoryID: 1,
    });
    const { discussionID } = body;
    const put = (id: number) =>
      test.moderator.client.put(`/discussions/${discussionID}/status`, { statusID: id });
    expect((await put(GUESSED)).body.code).toBe('status.follows');
    expect((await put(statusID)).body.statusID).toBe(statusID);
    await commentOn(test.other.client, discussionID);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.statusID).toBe(statusID);
    expect((await put(UNGUESSED)).body.statusID).toBe(GUESSED);
  });
});

describe('the internal status', () => {
  const internal = async (discussionID: number, client = test.moderator.client) => {
    const { body } = await client.get(`/discussions/${discussionID}`);
    return [body.internalStatusID, body.resolved];
  };

  it('begins and goes on as members and staff write', async () => {
    expect((await internal((await discussionBy(test.moderator.client)).discussionID))[0]).toBe(8);
    const { discussionID } = await discussionBy(test.member.client);
    expect(await internal(discussionID)).toEqual([7, false]);
    await commentOn(test.other.client, discussionID);
    expect(await internal(discussionID)).toEqual([7, false]);
    await commentOn(test.moderator.client, discussionID);
    expect(await internal(discussionID)).toEqual([8, true]);
    await commentOn(test.member.client, discussionID);
    expect(await internal(discussionID)).toEqual([7, false]);
    await test.moderator.client.patch(`/discussions/${discussionID}`, { resolved: true });
    expect(await internal(discussionID)).toEqual([8, true]);
    const log = await test.moderator.client.get(`/discussions/${discussionID}/status-log`);
    expect(log.body.map((each: { statusID: number }) => each.statusID)).toEqual([8, 7, 8]);
    // Members learn nothing of it.
    expect(await internal(discussionID, test.member.client)).toEqual([undefined, undefined]);
    expect((await test.member.client.get(`/discussions/${discussionID}/status-log`)).body).toEqual([]);
    expect(
      (await test.guest.get(statuses)).body.every((each: { isInternal: boolean }) => !each.isInternal),
    ).toBe(true);
    expect((await test.guest.get(`${statuses}/7`)).status).toBe(404);
  });

  it('is changed and asked for by staff alone', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const put = { internalStatusID: 8, statusNotes: 'Done' };
    expect(await answers((client) => client.put(`/discussions/${discussionID}/status`, put))).toEqual([
      403, 403, 403, 201, 201,
    ]);
    await test.member.client.patch(`/discussions/${discussionID}`, { resolved: false });
    expect(await internal(discussionID)).toEqual([8, true]);
    const count = async (client: Community['guest'], query: string) =>
      Number((await client.get(`/discussions?${query}`)).headers.get('x-app-page-result-count'));
    const all = await count(test.moderator.client, '');
    const resolved = await count(test.moderator.client, 'resolved=true');
    expect(resolved).toBeGreaterThan(0);
    expect(await count(test.moderator.client, 'internalStatusID=8')).toBe(resolved);
    expect(await count(test.moderator.client, 'resolved=false')).toBe(all - resolved);
    expect(await count(test.guest, 'resolved=true')).toBe(await count(test.guest, ''));
    expect(await count(test.guest, 'internalStatusID=8')).toBe(await count(test.guest, ''));
  });
});
