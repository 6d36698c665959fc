// Invitations by mail and by links: sent, seen, withdrawn, used; and addresses that others do not get to know.
import {
  countedCommunity,
  jobsDone,
  mailsTo,
  mailTo,
  signedIn,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

async function groupBy(client: TestClient, privacy = 'secret') {
  number += 1;
  const { status, body } = await client.post('/groups', { name: `Lighthouse ${number}`, privacy });
  expect(status).toBe(201);
  return { ...body, path: `/groups/${body.groupID}` };
}

const tokenIn = (text: string) => /\/group\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const accept = (client: TestClient, token: string) => client.post('/groups/invitations/accept', { token });
const countOf = async ({ path }: { path: string }) => (await test.admin.client.get(path)).body.countMembers;

async function mailed(group: { path: string }, email: string): Promise<string> {
  const answer = await test.member.client.post(`${group.path}/invitations`, { emails: [email] });
  expect(answer.status).toBe(201);
  return tokenIn(await mailTo(test, email));
}

describe('an invitation by mail', () => {
  it('brings one person into a secret group, and no second one', async () => {
    const group = await groupBy(test.member.client);
    const token = await mailed(group, 'keeper@example.net');
    expect(token).not.toBe('');
    const page = await test.guest.page(`/group/invitation/${token}`);
    expect([page.status, page.text.includes(group.name)]).toEqual([200, true]);
    expect((await accept(test.guest, token)).status).toBe(403);
    expect((await accept(test.other.client, token)).body.groupID).toBe(group.groupID);
    expect(await countOf(group)).toBe(2);
    const second = await accept(test.moderator.client, token);
    expect([second.status, second.body.code]).toEqual([404, 'group.invitationGone']);
    const gone = await test.guest.page(`/group/invitation/${token}`);
    expect([gone.status, gone.text.includes(group.name)]).toEqual([200, false]);
  });

  it('is one row and one mail, sent fifty times at once', async () => {
    const group = await groupBy(test.member.client);
    const body = { emails: ['many@example.net', ' MANY@example.net '] };
    const send = () => test.member.client.post(`${group.path}/invitations`, body);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    // More than that an hour are refused, each with its reason.
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![201, 429].includes(status))).toEqual([]);
    await jobsDone(test);
    expect(await mailsTo(test, 'many@example.net')).toHaveLength(1);
    expect((await test.member.client.get(`${group.path}/invitations`)).body).toHaveLength(1);
  });
});

describe('who is invited', () => {
  it('is shown to whoever invited them, shortened to other leaders, and to nobody else', async () => {
    const group = await groupBy(test.admin.client, 'public');
    await test.admin.client.post(`${group.path}/invitations`, { emails: ['secret.address@example.net'] });
    const [own] = (await test.admin.client.get(`${group.path}/invitations`)).body;
    expect(own).toMatchObject({ email: 'secret.address@example.net', url: null });
    const [shortened] = (await test.moderator.client.get(`${group.path}/invitations`)).body;
    expect(shortened.email).toBe('s…@example.net');
    await test.other.client.post(`${group.path}/join`, {});
    const refused = await test.other.client.get(`${group.path}/invitations`);
    expect([refused.status, refused.body.code]).toEqual([403, 'group.leadersOnly']);
    const page = await test.other.client.page(new URL(group.url).pathname);
    expect(page.text).not.toContain('@example.net');
  });

  it('is told at the field where an address is none', async () => {
    const group = await groupBy(test.admin.client);
    const body = { emails: ['fine@example.net', 'not an address'] };
    const answer = await test.admin.client.post(`${group.path}/invitations`, body);
    expect([answer.status, answer.body.errors[0].field, answer.body.errors[0].index]).toEqual([
      422,
      'emails',
      1,
    ]);
    expect((await test.admin.client.get(`${group.path}/invitations`)).body).toEqual([]);
    const many = { emails: Array.from({ length: 51 }, (_, at) => `p${at}@example.net`) };
    expect((await test.admin.client.post(`${group.path}/invitations`, many)).status).toBe(422);
  });
});

describe('a link', () => {
  it('takes in whoever has it, until it is withdrawn', async () => {
    const group = await groupBy(test.member.client);
    const { status, body } = await test.member.client.post(`${group.path}/invitations/link`, { days: 3 });
    expect(status).toBe(201);
    const token = tokenIn(body.url);
    const joined = await Promise.all(Array.from({ length: 10 }, () => accept(test.other.client, token)));
    expect(new Set(joined.map((each) => each.status))).toEqual(new Set([201]));
    expect(await countOf(group)).toBe(2);
    const one = `${group.path}/invitations/${body.invitationID}`;
    expect((await test.other.client.delete(one)).status).toBe(403);
    expect((await test.member.client.delete(one)).status).toBe(204);
    expect((await test.member.client.delete(one)).status).toBe(404);
    expect((await accept(test.moderator.client, token)).status).toBe(404);
  });

  it('ends with whoever made it as a leader', async () => {
    const group = await groupBy(test.member.client);
    const token = tokenIn((await test.member.client.post(`${group.path}/invitations/link`, {})).body.url);
    await accept(test.other.client, token);
    await test.member.client.put(`${group.path}/members/${test.other.userID}/role`, { role: 'leader' });
    await test.other.client.put(`${group.path}/members/${test.member.userID}/role`, { role: 'member' });
    const late = await signedIn(test, 'Lateron');
    expect((await accept(late.client, token)).status).toBe(404);
  });

  it.each([0, 91, 'long'])('is not made for %s days', async (days) => {
    const group = await groupBy(test.member.client);
    const answer = await test.member.client.post(`${group.path}/invitations/link`, { days });
    expect(answer.status).toBe(422);
  });
});

describe('an invitation of a member', () => {
  it('is withdrawn by leaders, and declined by whom it is for', async () => {
    const group = await groupBy(test.member.client);
    const own = `${group.path}/invites/${test.other.userID}`;
    for (const { client } of [test.member, test.other]) {
      await test.admin.client.post(`${group.path}/invitations`, { userIDs: [test.other.userID] });
      expect((await client.delete(own)).status).toBe(204);
      expect((await test.other.client.get(group.path)).status).toBe(404);
    }
    expect((await test.member.client.delete(own)).status).toBe(404);
  });
});

describe('a group is followed', () => {
  it('by those who belong to it, until they do not want to be told', async () => {
    const group = await groupBy(test.member.client, 'public');
    const follow = (client: TestClient, followed: unknown) =>
      client.put(`${group.path}/follow`, { followed });
    expect((await follow(test.other.client, true)).body.code).toBe('group.membersFollow');
    await test.other.client.post(`${group.path}/join`, {});
    expect((await test.other.client.get(group.path)).body.dateFollowed).not.toBe(null);
    expect((await follow(test.other.client, false)).body.dateFollowed).toBe(null);
    expect((await follow(test.other.client, true)).body.dateFollowed).not.toBe(null);
    expect((await follow(test.other.client, 'perhaps')).status).toBe(422);
    expect((await follow(test.guest, true)).status).toBe(403);
  });
});
