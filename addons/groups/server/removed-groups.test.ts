// Groups out of sight: deleted and brought back with all that belongs to them, gone for good, held by moderators.
import { sql, systemViewer } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  done,
  jobsDone,
  signedIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupPurges } from './group.removal.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

interface Made {
  groupID: number;
  name: string;
  path: string;
  page: string;
  categoryID: number;
  discussionID: number;
}

async function groupBy(client: TestClient, privacy = 'public', word = 'lanternfish'): Promise<Made> {
  number += 1;
  const body = await done(client.post('/groups', { name: `Divers of ${word} ${number}`, privacy }));
  const { groupID, name, categoryID } = body;
  const { discussionID } = await discussionBy(client, { categoryID, name: `About ${word} ${number}` });
  await commentOn(client, discussionID);
  const page = new URL(body.url).pathname;
  return { groupID, name, path: `/groups/${groupID}`, page, categoryID, discussionID };
}

async function roleWith(permissions: string[]): Promise<number> {
  number += 1;
  const granted = Object.fromEntries(permissions.map((name) => [name, true]));
  const role = { name: `Role ${number}`, permissions: [{ type: 'global', permissions: granted }] };
  return (await done(test.admin.client.post('/roles', role))).roleID;
}

const entryOf = async ({ groupID }: Made) =>
  (await test.admin.client.get(`/audit-logs?recordType=group&recordID=${groupID}`)).body[0];

async function undo(client: TestClient, group: Made) {
  const { auditLogID } = await entryOf(group);
  return client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] });
}

const statuses = async (client: TestClient, { path, page, discussionID }: Made) => [
  (await client.get(path)).status,
  (await client.page(page)).status,
  (await client.get(`/discussions/${discussionID}`)).status,
];

/** Posts in a category that one does not read are refused. */
const UNSEEN = [404, 404, 403];

const found = async (word: string) => {
  await jobsDone(test);
  return (await test.other.client.get(`/search?query=${word}&recordTypes=group`)).body.length;
};

/** What the site does every ten minutes with what is due. */
async function purge({ groupID }: Made): Promise<void> {
  await test.site.database.transaction(async (tx) => {
    await groupPurges[0]?.goOn(test.site.writeContext(tx, systemViewer(), 'en'), groupID);
  });
  await jobsDone(test);
}

describe.each(['public', 'private', 'secret'])('a %s group that is deleted', (privacy) => {
  it('is nowhere, and comes back as it was', async () => {
    const group = await groupBy(test.member.client, privacy);
    await done(test.admin.client.post(`${group.path}/members`, { userID: test.other.userID }));
    await done(test.member.client.post(`${group.path}/invitations`, { userIDs: [test.moderator.userID] }));
    const before = (await test.member.client.get(group.path)).body;
    expect(await statuses(test.other.client, group)).toEqual([200, 200, 200]);
    expect((await test.member.client.delete(group.path)).status).toBe(204);
    for (const { client } of [test.member, test.other, test.moderator, test.admin])
      expect(await statuses(client, group)).toEqual(UNSEEN);
    expect((await test.admin.client.get('/groups?limit=100')).text).not.toContain(group.name);
    for (const client of [test.guest, test.member.client, test.moderator.client, test.admin.client])
      expect((await client.get('/discussions?limit=100')).text).not.toContain(`lanternfish ${number}`);
    expect((await test.member.client.delete(group.path)).status).toBe(404);
    expect((await test.member.client.patch(group.path, { name: 'Back' })).status).toBe(404);
    expect((await test.other.client.post(`${group.path}/join`, {})).status).toBe(404);

    expect((await undo(test.admin.client, group)).status).toBe(200);
    expect(await statuses(test.other.client, group)).toEqual([200, 200, 200]);
    expect((await test.member.client.get(group.path)).body).toEqual(before);
    expect((await test.member.client.get(`${group.path}/members`)).body).toHaveLength(2);
    expect((await test.member.client.get(`${group.path}/invites`)).body).toHaveLength(1);
    const outside = await statuses(test.guest, group);
    expect(outside).toEqual({ public: [200, 200, 200], private: [200, 200, 403], secret: UNSEEN }[privacy]);
    await undo(test.admin.client, group);
    expect((await entryOf(group)).undo.state).toBe('undone');
  });
});

describe('a deleted group', () => {
  it('is on record, and brought back by whoever looks after all groups, and administrators', async () => {
    const group = await groupBy(test.member.client);
    await test.member.client.delete(group.path);
    expect(await entryOf(group)).toMatchObject({
      eventType: 'group.deleted',
      undo: { state: 'open' },
    });
    const { auditLogID } = await entryOf(group);
    const log = `/audit-logs?recordType=group&recordID=${group.groupID}`;
    // Looks after categories, and not after groups.
    const local = await signedIn(test, 'Groundkeeper');
    const role = await roleWith(['community.moderate']);
    await done(test.admin.client.patch(`/users/${local.userID}`, { roleID: [8, role] }));
    for (const client of [local.client, test.member.client, test.other.client, test.guest])
      expect([403, 404]).toContain((await undo(client, group)).status);
    expect((await local.client.get(log)).body).toEqual([]);
    expect((await local.client.get(`/audit-logs/${auditLogID}`)).status).toBe(404);
    expect((await test.member.client.get(group.path)).status).toBe(404);
    const { body: seen } = await test.moderator.client.get(log);
    expect(seen.map((each: { eventType: string }) => each.eventType)).toEqual(['group.deleted']);
    expect((await test.moderator.client.get('/audit-logs?eventType=config.changed')).body).toEqual([]);
    expect((await undo(test.moderator.client, group)).status).toBe(200);
    expect((await test.member.client.get(group.path)).status).toBe(200);
    expect((await entryOf(group)).eventType).toBe('group.deleted');
  });

  it('takes what was discussed in it out of sight of all who read, administrators too, and brings it back', async () => {
    const group = await groupBy(test.member.client, 'public', 'coelacanth');
    const { categoryID } = group;
    const category = (await test.admin.client.get(`/categories/${categoryID}`)).body;
    const reads = async (client: TestClient) => {
      await jobsDone(test);
      const texts = await Promise.all([
        client.get(`/discussions?categoryID=${categoryID}`),
        client.get(`/comments?discussionID=${group.discussionID}`),
        client.get('/search?query=coelacanth'),
        client.get(`/discussions?insertUserID=${test.member.userID}&limit=100`),
        client.get(`/comments?insertUserID=${test.member.userID}&limit=100&expand=all`),
        client.get(`/posts?insertUserID=${test.member.userID}&limit=100`),
        // Without its name: pages of what is not there repeat their address.
        client.page(`/discussion/${group.discussionID}`),
        client.page(new URL(category.url).pathname),
        client.page('/discussions'),
        client.page('/discussions/feed.rss'),
        client.page('/sitemap.xml'),
        client.page(`/profile/discussions/${test.member.userID}/x`),
      ]);
      return texts.flatMap(({ text }, at) => (text.includes('coelacanth') ? at : []));
    };
    const total = async () =>
      (await test.admin.client.get('/site-totals?counts=discussion')).body.counts.discussion.count;
    const before = await reads(test.admin.client);
    expect(before.length).toBeGreaterThan(5);
    const counted = await total();
    await test.member.client.delete(group.path);
    for (const client of [test.guest, test.member.client, test.moderator.client, test.admin.client])
      expect(await reads(client)).toEqual([]);
    const answer = await test.admin.client.post('/comments', {
      ...{ body: 'Still here?', format: 'markdown', discussionID: group.discussionID },
    });
    expect(answer.status).toBe(403);
    expect((await undo(test.admin.client, group)).status).toBe(200);
    expect(await reads(test.admin.client)).toEqual(before);
    expect(await total()).toBe(counted);
  });

  it('leaves its name to another one, and comes back once that is free', async () => {
    const group = await groupBy(test.member.client);
    await test.member.client.delete(group.path);
    const other = await done(test.other.client.post('/groups', { name: group.name, privacy: 'public' }));
    const refused = await undo(test.admin.client, group);
    expect(refused.text).toContain('There is a group of this name already.');
    expect((await test.member.client.get(group.path)).status).toBe(404);
    await done(test.other.client.patch(`/groups/${other.groupID}`, { name: `${group.name}, too` }));
    expect((await undo(test.admin.client, group)).status).toBe(200);
    expect((await test.member.client.get(group.path)).body.name).toBe(group.name);
  });

  it('is found again by the search once it is back', async () => {
    const group = await groupBy(test.member.client, 'public', 'seadragon');
    expect(await found('seadragon')).toBe(1);
    await test.member.client.delete(group.path);
    expect(await found('seadragon')).toBe(0);
    await undo(test.admin.client, group);
    expect(await found('seadragon')).toBe(1);
  });

  it('takes nobody in by a link, until it is back', async () => {
    const group = await groupBy(test.member.client, 'secret');
    const { url } = await done(test.member.client.post(`${group.path}/invitations/link`, {}));
    const token = new URL(url).pathname.split('/').at(-1);
    const accept = () => test.other.client.post('/groups/invitations/accept', { token });
    await test.member.client.delete(group.path);
    expect((await accept()).body.code).toBe('group.invitationGone');
    expect((await test.other.client.page(`/group/invitation/${token}`)).text).not.toContain(group.name);
    await undo(test.admin.client, group);
    expect((await accept()).status).toBe(201);
  });

  it('goes for good when its time is over, and not a moment before', async () => {
    const group = await groupBy(test.member.client);
    await test.member.client.delete(group.path);
    await purge(group);
    const stands = sql`select from groups where group_id = ${group.groupID}`;
    expect(await test.site.database.rows(stands)).toHaveLength(1);
    await test.site.database.execute(sql`
      update groups set date_purge = now() - interval '1 second' where group_id = ${group.groupID}`);
    await purge(group);
    await purge(group);
    expect(await test.site.database.rows(stands)).toEqual([]);
    const categories = sql`select from categories where category_id = ${group.categoryID}`;
    await expect.poll(() => test.site.database.rows(categories), { timeout: 20_000 }).toEqual([]);
    const late = await undo(test.admin.client, group);
    expect(late.text).toContain('404');
  });

  it('is gone at once where nothing can be undone', async () => {
    await done(test.admin.client.patch('/config', { 'moderation.undoDays': 0 }));
    const group = await groupBy(test.member.client);
    await test.member.client.delete(group.path);
    await done(test.admin.client.patch('/config', { 'moderation.undoDays': 30 }));
    expect((await entryOf(group)).undo).toBe(null);
    const stands = sql`select from groups where group_id = ${group.groupID}`;
    expect(await test.site.database.rows(stands)).toEqual([]);
  });

  it('is deleted once, by many at once, and undone once', async () => {
    const group = await groupBy(test.member.client);
    const gone = await Promise.all(Array.from({ length: 10 }, () => test.member.client.delete(group.path)));
    expect(gone.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set([204, 404]));
    const entries = `/audit-logs?recordType=group&recordID=${group.groupID}`;
    expect((await test.admin.client.get(entries)).body).toHaveLength(1);
    const back = await Promise.all(Array.from({ length: 10 }, () => undo(test.admin.client, group)));
    expect(new Set(back.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await statuses(test.other.client, group)).toEqual([200, 200, 200]);
  });

  it('is left by a member who is deleted meanwhile', async () => {
    const group = await groupBy(test.member.client);
    const { userID } = await done(
      test.admin.client.post('/users', {
        name: 'Gonediver',
        email: 'gone@example.net',
        password: 'sea-and-9-Sand',
      }),
    );
    await done(test.admin.client.post(`${group.path}/members`, { userID }));
    await test.member.client.delete(group.path);
    await done(test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'keep' }));
    await jobsDone(test);
    await undo(test.admin.client, group);
    const counted = async () => (await test.member.client.get(group.path)).body.countMembers;
    await expect.poll(counted).toBe(1);
  });
});

describe('a reported group', () => {
  it('is taken out of sight by moderators, seen by its leaders, and comes back', async () => {
    const group = await groupBy(test.member.client);
    await done(test.admin.client.post(`${group.path}/members`, { userID: test.other.userID }));
    const reported = { recordType: 'group', recordID: group.groupID, reportReasonIDs: ['spam'] };
    await done(test.other.client.post('/reports', { ...reported, noteBody: '', noteFormat: 'text' }));
    const cases = `/moderation-cases?recordType=group&recordID=${group.groupID}`;
    const [{ caseID }] = (await test.moderator.client.get(cases)).body;
    const decide = (client: TestClient, outcome: string) =>
      client.post(`/moderation-cases/${caseID}/decision`, { outcome });
    expect((await decide(test.other.client, 'removed')).status).toBe(403);
    expect((await decide(test.moderator.client, 'removed')).status).toBeLessThan(300);

    expect(await statuses(test.other.client, group)).toEqual(UNSEEN);
    expect(await statuses(test.member.client, group)).toEqual([200, 200, 403]);
    expect(await statuses(test.moderator.client, group)).toEqual([200, 200, 200]);
    const own = (await test.member.client.get(group.path)).body;
    expect([own.dateHeld === null, own.categoryID, own.countDiscussions]).toEqual([false, null, 0]);
    expect((await test.member.client.page(group.page)).text).toContain('"isHeld":true');
    expect((await test.guest.get('/groups?limit=100')).text).not.toContain(group.name);
    expect((await entryOf(group)).eventType).toBe('group.hidden');
    // Its leader mends it, and it stays out of sight.
    expect((await test.member.client.patch(group.path, { description: 'Better' })).status).toBe(200);
    expect(await statuses(test.other.client, group)).toEqual(UNSEEN);

    expect((await undo(test.admin.client, group)).status).toBe(200);
    expect(await statuses(test.other.client, group)).toEqual([200, 200, 200]);
    expect((await test.other.client.get(group.path)).body.dateHeld).toBe(null);
  });
});
