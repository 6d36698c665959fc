// New groups that wait for approval: seen by whoever started them and by moderators, decided in the queue of posts that wait.
import { countedCommunity, done, jobsDone, type TestClient } from '@parley/addon-api/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const holding = (isOn: boolean) =>
  done(test.moderator.client.patch('/config', { 'groups.needsApproval': isOn }));
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});
beforeEach(() => holding(true));
afterEach(() => holding(false));

let number = 0;

async function waiting(privacy = 'public') {
  number += 1;
  const name = `Order of the sawfish ${number}`;
  const answer = await test.member.client.post('/groups', { name, description: 'Sawfish', privacy });
  expect([answer.status, answer.body.message]).toEqual([
    202,
    'Your group will be shown once it is approved.',
  ]);
  const { groupID, url } = answer.body;
  return { groupID, name, path: `/groups/${groupID}`, page: new URL(url).pathname };
}

const statuses = async (client: TestClient, { path, page }: { path: string; page: string }) => [
  (await client.get(path)).status,
  (await client.page(page)).status,
];

async function caseOf(groupID: number) {
  const path = `/moderation-cases?kind=pending&recordType=group&recordID=${groupID}`;
  return (await test.moderator.client.get(path)).body[0];
}

const decide = (client: TestClient, caseID: number, decision: object) =>
  client.post(`/moderation-cases/${caseID}/decision`, decision);

const own = async (groupID: number) =>
  (await test.member.client.get('/held-posts')).body.find(
    (each: { recordType: string; recordID: number }) =>
      each.recordType === 'group' && each.recordID === groupID,
  );

async function notifiedOf(client: TestClient, name: string): Promise<string[]> {
  await jobsDone(test);
  const { body } = await client.get('/notifications?limit=50');
  return body.map((each: { body: string }) => each.body).filter((text: string) => text.includes(name));
}

const found = async () => {
  await jobsDone(test);
  return (await test.other.client.get('/search?query=sawfish&recordTypes=group')).body.length;
};

describe('a group that waits for approval', () => {
  it.each(['public', 'private', 'secret'])(
    'and is %s is seen by whoever started it and by moderators alone',
    async (privacy) => {
      const group = await waiting(privacy);
      for (const client of [test.guest, test.other.client]) {
        expect(await statuses(client, group)).toEqual([404, 404]);
        for (const list of ['/groups?limit=100', '/groups/search?query=sawfish'])
          expect((await client.get(list)).text).not.toContain(group.name);
        expect((await client.page('/groups')).text).not.toContain(group.name);
      }
      expect((await test.other.client.post(`${group.path}/join`, {})).status).toBe(404);
      for (const client of [test.member.client, test.moderator.client])
        expect(await statuses(client, group)).toEqual([200, 200]);
      const seen = (await test.member.client.get(group.path)).body;
      expect([seen.isWaiting, seen.dateHeld === null, seen.categoryID]).toEqual([true, false, null]);
      expect(await found()).toBe(0);
    },
  );

  it('is a case with a reason, approved once, and there for all from then on', async () => {
    const group = await waiting();
    const found = await caseOf(group.groupID);
    expect(found).toMatchObject({
      recordName: group.name,
      recordTypeName: 'Group',
      recordIsLive: false,
      isPending: true,
      holdRule: 'Everything of its kind is looked at first',
      reportReasons: [{ reportReasonID: 'approval-required' }],
    });
    expect(await own(group.groupID)).toMatchObject({
      status: 'pending',
      recordTypeName: 'Group',
      recordUrl: expect.stringContaining(group.page),
    });
    expect(await notifiedOf(test.moderator.client, group.name)).toHaveLength(1);
    for (const client of [test.guest, test.member.client, test.other.client])
      expect((await decide(client, found.caseID, { outcome: 'approved' })).status).toBe(403);
    expect((await decide(test.moderator.client, found.caseID, { outcome: 'shown' })).status).toBe(422);
    const dismissed = await decide(test.moderator.client, found.caseID, { outcome: 'dismissed' });
    expect(dismissed.body.code).toBe('case.pending');
    expect(await statuses(test.other.client, group)).toEqual([404, 404]);

    await done(decide(test.moderator.client, found.caseID, { outcome: 'approved' }));
    for (const client of [test.guest, test.other.client])
      expect(await statuses(client, group)).toEqual([200, 200]);
    const shown = (await test.other.client.get(group.path)).body;
    expect([shown.isWaiting, shown.dateHeld, shown.categoryID === null]).toEqual([false, null, false]);
    expect((await test.other.client.post(`${group.path}/join`, {})).status).toBe(201);
    const again = await decide(test.moderator.client, found.caseID, { outcome: 'approved' });
    expect(again.body.code).toBe('case.decided');
    expect((await own(group.groupID)).status).toBe('approved');
    expect(await notifiedOf(test.member.client, group.name)).toHaveLength(1);
  });

  it('is found by the search once it is approved', async () => {
    const before = await found();
    const { groupID } = await waiting();
    const { caseID } = await caseOf(groupID);
    expect(await found()).toBe(before);
    await done(decide(test.moderator.client, caseID, { outcome: 'approved' }));
    expect(await found()).toBe(before + 1);
  });

  it('stays out of sight where it is refused, and whoever started it reads why', async () => {
    const group = await waiting();
    const { caseID } = await caseOf(group.groupID);
    const reason = 'There is one about fish already.';
    await done(decide(test.moderator.client, caseID, { outcome: 'removed', reason }));
    expect(await statuses(test.other.client, group)).toEqual([404, 404]);
    expect(await own(group.groupID)).toMatchObject({ status: 'refused', reason });
    expect(await notifiedOf(test.member.client, group.name)).toHaveLength(1);
    expect((await test.member.client.get(group.path)).body.isWaiting).toBe(false);
  });

  it('is no case any more once whoever started it deletes it', async () => {
    const group = await waiting();
    const { caseID } = await caseOf(group.groupID);
    expect((await test.member.client.delete(group.path)).status).toBe(204);
    expect(await caseOf(group.groupID)).toBeUndefined();
    const late = await decide(test.moderator.client, caseID, { outcome: 'approved' });
    expect(late.body.code).toBe('case.decided');
    expect(await statuses(test.member.client, group)).toEqual([404, 404]);
  });
});

describe('who starts a group', () => {
  const start = (client: TestClient) => {
    number += 1;
    return client.post('/groups', { name: `Order of the ray ${number}`, privacy: 'public' });
  };

  it('waits for nobody where the site does not ask, or they look after groups themselves', async () => {
    expect((await start(test.moderator.client)).status).toBe(201);
    await holding(false);
    expect((await start(test.member.client)).status).toBe(201);
  });

  it('is told of a name that is taken, or missing, before anything waits', async () => {
    const { name } = await waiting();
    expect((await test.other.client.post('/groups', { name, privacy: 'public' })).status).toBe(409);
    expect((await test.other.client.post('/groups', { name: ' ', privacy: 'public' })).status).toBe(422);
    expect((await test.other.client.post('/groups', { privacy: 'public' })).status).toBe(400);
  });

  it('waits by the rules that hold posts as well', async () => {
    await holding(false);
    await done(test.moderator.client.patch('/config', { 'premoderation.keywords': 'stingray' }));
    const name = 'Order of the stingray';
    const { status, body } = await test.member.client.post('/groups', { name, privacy: 'public' });
    expect([status, (await caseOf(body.groupID)).holdRule]).toEqual([202, 'It holds a word of the list']);
    await done(test.moderator.client.patch('/config', { 'premoderation.keywords': '' }));
    expect((await start(test.member.client)).status).toBe(201);
  });

  it('does not decide whether groups wait', async () => {
    for (const client of [test.guest, test.member.client])
      expect((await client.patch('/config', { 'groups.needsApproval': false })).status).toBe(403);
    expect((await test.moderator.client.patch('/config', { 'groups.needsApproval': 'perhaps' })).status).toBe(
      422,
    );
    const page = await test.moderator.client.page('/dashboard/content/premoderation');
    expect(page.text).toContain('groups.needsApproval');
  });
});
