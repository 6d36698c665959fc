// Applications and invitations that end without a new member: taken back, declined, forgotten.
import { countedCommunity, jobsDone, notificationTypesOf, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

async function groupBy(client: TestClient, privacy = 'private') {
  number += 1;
  const { status, body } = await client.post('/groups', { name: `Rowers of quay ${number}`, privacy });
  expect(status).toBe(201);
  return { groupID: body.groupID, page: new URL(body.url).pathname, path: `/groups/${body.groupID}` };
}

const own = ({ path }: { path: string }) => `${path}/applicants/${test.other.userID}`;
const apply = ({ path }: { path: string }, body = 'I row.') =>
  test.other.client.post(`${path}/apply`, { body });
const waiting = async ({ path }: { path: string }) =>
  (await test.member.client.get(`${path}/applicants`)).body.length;

describe('an application', () => {
  it('is taken back by whoever asked, and asked again', async () => {
    const group = await groupBy(test.member.client);
    await apply(group);
    expect(await waiting(group)).toBe(1);
    expect((await test.other.client.page(group.page)).text).toContain('"hasApplied":true');
    expect((await test.other.client.delete(own(group))).status).toBe(204);
    expect(await waiting(group)).toBe(0);
    expect((await test.other.client.page(group.page)).text).not.toContain('"hasApplied":true');
    const decided = await test.member.client.patch(own(group), { status: 'approved' });
    expect(decided.status).toBe(404);
    expect((await test.other.client.delete(own(group))).status).toBe(404);
    expect((await apply(group)).status).toBe(201);
    expect(await waiting(group)).toBe(1);
  });

  it('is not told of to leaders once it is taken back', async () => {
    const group = await groupBy(test.moderator.client);
    await apply(group);
    await jobsDone(test);
    expect(await notificationTypesOf(test, test.moderator)).toContain('GroupApplicant');
    await test.other.client.delete(own(group));
    expect(await notificationTypesOf(test, test.moderator)).not.toContain('GroupApplicant');
  });

  it('is taken back where the group became secret meanwhile, and tells nothing of others', async () => {
    const group = await groupBy(test.member.client);
    await apply(group);
    await test.member.client.patch(group.path, { privacy: 'secret' });
    expect((await test.other.client.get(group.path)).status).toBe(404);
    expect((await test.other.client.delete(own(group))).status).toBe(204);
    const again = await test.other.client.delete(own(group));
    const nowhere = await test.other.client.delete(own({ path: '/groups/2000000000' }));
    expect([again.status, again.body.message]).toEqual([404, nowhere.body.message]);
  });

  it('that was refused is forgotten by leaders alone', async () => {
    const group = await groupBy(test.member.client);
    await apply(group);
    await test.member.client.patch(own(group), { status: 'denied' });
    const answer = await test.other.client.delete(own(group));
    expect([answer.status, answer.body.code]).toEqual([403, 'group.denied']);
    expect((await apply(group)).body.code).toBe('group.denied');
    expect((await test.member.client.delete(own(group))).status).toBe(204);
    expect((await apply(group)).status).toBe(201);
  });

  it('is not taken back by others, nor by guests', async () => {
    const group = await groupBy(test.admin.client);
    await apply(group);
    const unrelated = await test.member.client.delete(own(group));
    expect([unrelated.status, unrelated.body.code]).toEqual([403, 'group.leadersOnly']);
    expect((await test.guest.delete(own(group))).status).toBe(403);
    for (const path of [`${group.path}/applicants/x`, '/groups/x/applicants/1'])
      expect([404, 422]).toContain((await test.other.client.delete(path)).status);
    expect((await test.admin.client.get(`${group.path}/applicants`)).body).toHaveLength(1);
  });

  it('is either taken back or accepted, where both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const group = await groupBy(test.member.client);
      await apply(group);
      const [taken, accepted] = await Promise.all([
        test.other.client.delete(own(group)),
        test.member.client.patch(own(group), { status: 'approved' }),
      ]);
      const { countMembers } = (await test.member.client.get(group.path)).body;
      expect([taken.status, accepted.status, countMembers]).toEqual(
        accepted.status === 200 ? [404, 200, 2] : [204, 404, 1],
      );
    }
  });
});

describe('an invitation', () => {
  it('is declined, and a private group is as it was', async () => {
    const group = await groupBy(test.member.client);
    await test.member.client.post(`${group.path}/invitations`, { userIDs: [test.other.userID] });
    expect((await test.other.client.page(group.page)).text).toContain('"isInvited":true');
    const invite = `${group.path}/invites/${test.other.userID}`;
    expect((await test.moderator.client.delete(`${group.path}/invites/${test.admin.userID}`)).status).toBe(
      404,
    );
    expect((await test.other.client.delete(invite)).status).toBe(204);
    expect((await test.other.client.delete(invite)).status).toBe(404);
    expect((await test.other.client.page(group.page)).text).not.toContain('"isInvited":true');
    expect((await test.other.client.post(`${group.path}/join`, {})).body.code).toBe('group.applyFirst');
    expect((await test.member.client.get(`${group.path}/invites`)).body).toEqual([]);
  });

  it('of somebody else is withdrawn by leaders alone', async () => {
    const group = await groupBy(test.admin.client, 'public');
    await test.admin.client.post(`${group.path}/invitations`, { userIDs: [test.other.userID] });
    const invite = `${group.path}/invites/${test.other.userID}`;
    const refused = await test.member.client.delete(invite);
    expect([refused.status, refused.body.code]).toEqual([403, 'group.leadersOnly']);
    expect((await test.guest.delete(invite)).status).toBe(403);
    expect((await test.admin.client.get(`${group.path}/invites`)).body).toHaveLength(1);
  });
});
