// Who set what an answer names, and when.
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { moderatorOf } from '../../reports/server/testing/cases.ts';
import type { WhyAnswer } from '../why.contract.ts';

const test = communityOfFile();
const MEMBER = 8;
const ADMINISTRATOR = 16;
const MODERATOR = 32;

async function why(
  question: { recordType?: string; act?: string; recordID: number; userID?: number; roleID?: number },
  client: TestClient = test.admin.client,
): Promise<WhyAnswer> {
  const asked = { recordType: 'discussion', act: 'see', ...question };
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const { status, body, text } = await client.get(`/why?${query}`);
  if (status !== 200) throw new Error(`GET /why answered ${status}: ${text}`);
  return body;
}

const originIn = ({ permissions }: WhyAnswer, roleID: number, at = 0) =>
  permissions[at]?.origins.find((each) => each.roleID === roleID);

async function change(roleID: number, fragment: object, reason = ''): Promise<void> {
  const headers: Record<string, string> = reason === '' ? {} : { 'x-audit-log-reason': reason };
  const { status, text } = await test.admin.client.call(
    'PATCH',
    `/roles/${roleID}/permissions`,
    [fragment],
    headers,
  );
  if (status !== 200) throw new Error(text);
}

describe('who set a grant', () => {
  it('says that roles have it from the product, until somebody changes it', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const edit = { recordID: discussionID, act: 'edit', userID: test.moderator.userID };
    const seen = await why(edit);
    expect(originIn(seen, MODERATOR, 1)).toEqual({
      ...{ roleID: MODERATOR, isGranted: true, how: 'product', dateGiven: null, entry: null },
    });
    const withdrawn = { type: 'category', id: 0, permissions: { 'discussions.edit': false } };
    await change(MODERATOR, withdrawn, 'They edited too much.');
    const now = await why(edit);
    expect(now.permissions[1]?.grantedBy).toEqual([]);
    expect(originIn(now, MODERATOR, 1)).toMatchObject({
      ...{ isGranted: false, how: 'act' },
      entry: { userID: test.admin.userID, name: 'Adelina' },
    });
    const entryID = originIn(now, MODERATOR, 1)?.entry?.auditLogID;
    expect((await test.admin.client.get(`/audit-logs/${entryID}`)).body).toMatchObject({
      ...{ eventType: 'role.changed', recordID: MODERATOR },
      before: { withdrawn: ['discussions.edit'] },
    });
    await change(MODERATOR, { ...withdrawn, permissions: { 'discussions.edit': true } });
    const again = originIn(await why(edit), MODERATOR, 1);
    expect(again).toMatchObject({ isGranted: true, how: 'act', entry: { name: 'Adelina' } });
    expect(again?.entry?.auditLogID).toBeGreaterThan(entryID ?? 0);
  });

  it('says who closed a category, who opened it for a role, and who has it for managing the site', async () => {
    const { body } = await test.admin.client.post('/categories', {
      ...{ name: 'Pantry', urlcode: 'pantry', customPermissions: true },
    });
    const see = { recordType: 'category', recordID: body.categoryID, userID: test.member.userID };
    const closed = await why(see);
    expect(closed.setBy.place).toMatchObject({ name: 'Adelina' });
    expect(originIn(closed, MEMBER)).toMatchObject({ isGranted: false, how: 'never', entry: null });
    expect(originIn(closed, ADMINISTRATOR)).toMatchObject({
      ...{ isGranted: true, how: 'withManaging', entry: null },
    });
    const fragment = { type: 'category', id: body.categoryID, permissions: { 'discussions.view': true } };
    await change(MEMBER, fragment, 'They asked for it.');
    const opened = await why(see);
    expect(opened.isAllowed).toBe(true);
    expect(originIn(opened, MEMBER)).toMatchObject({
      ...{ isGranted: true, how: 'act', entry: { name: 'Adelina', reason: 'They asked for it.' } },
    });
    // What counts everywhere came to the role by another way.
    const { discussionID } = await discussionBy(test.member.client);
    const elsewhere = await why({ recordID: discussionID, userID: test.member.userID });
    expect(originIn(elsewhere, MEMBER)).toMatchObject({ isGranted: true, how: 'product' });
    // Closed later, not from the beginning.
    const { body: later } = await test.admin.client.post('/categories', { name: 'Late', urlcode: 'late' });
    await test.admin.client.patch(`/categories/${later.categoryID}`, { customPermissions: true });
    const ofLater = await why({ ...see, recordID: later.categoryID });
    expect(ofLater.setBy.place).toMatchObject({ name: 'Adelina' });
  });

  it('says of what no entry has that it is older, or came with an import', async () => {
    const { body } = await test.admin.client.post('/categories', {
      ...{ name: 'Brought', urlcode: 'brought', customPermissions: true },
    });
    await test.site.database.execute(sql`
      insert into role_permissions (role_id, resource_type, resource_id, permission)
      values (${MEMBER}, 'category', ${body.categoryID}, 'discussions.view')`);
    const answer = await why({ recordType: 'category', recordID: body.categoryID, roleID: MEMBER });
    expect(originIn(answer, MEMBER)).toMatchObject({ isGranted: true, how: 'unrecorded', entry: null });
  });

  it('says who gave a member the roles, and who banned them', async () => {
    const { discussionID } = await discussionBy(test.moderator.client);
    const see = { recordID: discussionID, userID: test.other.userID };
    expect((await why(see)).setBy.member).toBeNull();
    await test.admin.client.patch(`/users/${test.other.userID}`, { roleID: [MEMBER, MODERATOR] });
    const given = (await why(see)).setBy.member;
    expect(given).toMatchObject({ name: 'Adelina' });
    await test.admin.client.patch(`/users/${test.other.userID}`, { banned: true });
    const banned = (await why(see)).setBy.member;
    expect(banned?.auditLogID).toBeGreaterThan(given?.auditLogID ?? 0);
    await test.admin.client.patch(`/users/${test.other.userID}`, { banned: false, roleID: [MEMBER] });
  });

  it('tells nothing of it to moderators who do not manage the site', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const local = await moderatorOf(test, test.privateCategoryID);
    const inside = await discussionBy(test.admin.client, { categoryID: test.privateCategoryID });
    for (const [client, recordID] of [
      [test.moderator.client, discussionID],
      [local.client, inside.discussionID],
    ] as const) {
      const answer = await why({ recordID, roleID: MODERATOR }, client);
      expect(answer.permissions.map(({ origins }) => origins)).toEqual([[]]);
      expect(answer.setBy).toEqual({ place: null, member: null });
      expect(answer.states.map(({ entry }) => entry)).toEqual(answer.states.map(() => null));
    }
  });
});

describe('who brought a record into its state', () => {
  it('says who closed and who deleted it, when and why', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { client } = test.moderator;
    const because = (reason: string) => ({ 'x-audit-log-reason': reason });
    await client.call('PATCH', `/discussions/${discussionID}`, { closed: true }, because('It is over.'));
    const reply = await why({ recordID: discussionID, act: 'see' });
    expect(reply.states).toMatchObject([
      { state: 'closed', rule: null, entry: { userID: test.moderator.userID, reason: 'It is over.' } },
    ]);
    await client.call('DELETE', `/discussions/${discussionID}`, undefined, because('Gone too far.'));
    const [gone] = (await why({ recordID: discussionID })).states;
    expect(gone).toMatchObject({ state: 'deleted', entry: { reason: 'Gone too far.' } });
  });

  it('names the rule that holds it', async () => {
    await test.admin.client.patch('/config', { 'premoderation.keywords': 'wasps' });
    const post = { name: 'Wasps', body: 'Wasps', format: 'text', categoryID: 1 };
    expect((await test.member.client.post('/discussions', post)).status).toBe(202);
    const row = await test.site.database.row<{ id: number }>(
      sql`select max(discussion_id)::int as id from discussions`,
    );
    const { states } = await why({ recordID: row?.id ?? 0, userID: test.other.userID });
    expect(states).toEqual([
      expect.objectContaining({ state: 'held', rule: 'It holds a word of the list', entry: null }),
    ]);
  });
});
