import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../../../platform/contract/page.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy, privateCategory } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { moderatorOf } from '../../reports/server/testing/cases.ts';
import type { WhyAnswer } from '../why.contract.ts';
import type { OwnWhyAnswer } from '../why.states.ts';

const test = communityOfFile();

async function why(question: Record<string, string | number>): Promise<WhyAnswer> {
  const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  const { status, body, text } = await test.admin.client.get(`/why?${query}`);
  if (status !== 200) throw new Error(`GET /why answered ${status}: ${text}`);
  return body;
}

const see = (recordID: number, who: Record<string, number> = {}) =>
  why({ recordType: 'discussion', recordID, act: 'see', ...who });

describe('why', () => {
  it('is asked by staff alone, about one person, of what is known', async () => {
    const ask = '/why?recordType=discussion&recordID=1&act=see';
    expect((await test.guest.get(ask)).status).toBe(403);
    expect((await test.member.client.get(ask)).status).toBe(403);
    expect((await test.admin.client.get(`${ask}&userID=1&roleID=8`)).body.code).toBe('why.onePerson');
    expect((await test.admin.client.get(`${ask}&userID=99999`)).status).toBe(404);
    expect((await test.admin.client.get('/why?recordType=discussion&recordID=1&act=sing')).body.code).toBe(
      'why.unknownAct',
    );
    expect((await test.admin.client.get('/why/acts')).body).toEqual(
      expect.arrayContaining([{ recordType: 'discussion', act: 'reply', name: 'Comment on a discussion' }]),
    );
  });

  it('answers moderators of what stands where they moderate, and nothing of the rest', async () => {
    const roomID = await privateCategory(test.admin.client, 'Smoke room', 'smoke-room-why');
    const here = await discussionBy(test.moderator.client, { categoryID: roomID });
    const there = await discussionBy(test.member.client);
    const local = await moderatorOf(test, roomID);
    const asks = async (client: TestClient, recordType: string, recordID: number) =>
      (await client.get(`/why?recordType=${recordType}&recordID=${recordID}&act=see`)).status;
    expect(await asks(local.client, 'discussion', here.discussionID)).toBe(200);
    expect(await asks(local.client, 'category', roomID)).toBe(200);
    expect(await asks(test.moderator.client, 'discussion', there.discussionID)).toBe(200);
    expect(await asks(test.moderator.client, 'user', test.member.userID)).toBe(200);
    // What they may not look into, and what is not there, are refused alike.
    for (const [recordType, recordID] of [
      ['discussion', there.discussionID],
      ['discussion', 999_999],
      ['category', test.privateCategoryID],
      ['user', test.member.userID],
    ] as const)
      expect([recordType, await asks(local.client, recordType, recordID)]).toEqual([recordType, 403]);
  });

  it('names the category whose permissions count, and the roles that grant what is asked for', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    const answer = await see(discussionID, { userID: test.member.userID });
    expect(answer).toMatchObject({
      isAllowed: false,
      refusal: { code: 'permission', status: 403, permissions: ['discussions.view'] },
      who: { userID: test.member.userID, name: 'Melba', isAdmin: false, isBanned: false },
      place: {
        categoryID: test.privateCategoryID,
        above: [],
        permissionsOf: { categoryID: test.privateCategoryID, name: 'Back room' },
      },
      permissions: [{ permission: 'discussions.view', isHeld: false, rule: 'notGranted', grantedBy: [] }],
      states: [],
    });
    expect(answer.permissions[0]?.grantedTo.map(({ roleID }) => roleID)).toContain(32);
    expect(answer.who.roles.map(({ roleID }) => roleID)).toEqual([8]);
    const theirs = await test.member.client.get(`/discussions/${discussionID}`);
    expect([theirs.status, theirs.body.code]).toEqual([answer.refusal?.status, answer.refusal?.code]);
    // They are told what is missing, and nothing of who holds it.
    expect(theirs.body.permissions).toEqual(['discussions.view']);
    expect(theirs.text).not.toMatch(/Back room|moderator/i);
    expect(await see(discussionID, { userID: test.moderator.userID })).toMatchObject({
      isAllowed: true,
      refusal: null,
      permissions: [{ isHeld: true, rule: 'granted', grantedBy: [{ roleID: 32 }] }],
    });
    expect((await see(discussionID)).isAllowed).toBe(false);
    expect((await see(discussionID, { roleID: 32 })).isAllowed).toBe(true);
    expect(await see(discussionID, { userID: test.admin.userID })).toMatchObject({ isAllowed: true });
  });

  it('names the categories above, and the one of them whose permissions count', async () => {
    const { body: below } = await test.admin.client.post('/categories', {
      ...{ name: 'Cupboard', urlcode: 'cupboard-why', parentCategoryID: test.privateCategoryID },
    });
    const { discussionID } = await discussionBy(test.admin.client, { categoryID: below.categoryID });
    const { place, permissions } = await see(discussionID, { userID: test.moderator.userID });
    expect(place).toEqual({
      ...{ categoryID: below.categoryID, name: 'Cupboard' },
      above: [{ categoryID: test.privateCategoryID, name: 'Back room' }],
      permissionsOf: { categoryID: test.privateCategoryID, name: 'Back room' },
    });
    expect(permissions).toMatchObject([
      {
        permission: 'discussions.view',
        label: 'See the category and its posts',
        grantedBy: [{ roleID: 32 }],
      },
    ]);
  });

  it.each(['held', 'deleted'] as const)('says that a discussion is %s', async (state) => {
    const { discussionID } = await discussionBy(test.member.client);
    if (state === 'held')
      await test.site.database.execute(
        sql`update discussions set date_held = now() where discussion_id = ${discussionID}`,
      );
    else await test.admin.client.delete(`/discussions/${discussionID}`);
    const answer = await see(discussionID, { userID: test.other.userID });
    const theirs = await test.other.client.get(`/discussions/${discussionID}`);
    expect(answer).toMatchObject({ isAllowed: false, states: [{ state }], permissions: [{ isHeld: true }] });
    expect([answer.refusal?.status, answer.refusal?.code]).toEqual([theirs.status, theirs.body.code]);
    expect((await see(discussionID, { userID: test.member.userID })).isAllowed).toBe(state === 'held');
  });

  it('says that a discussion is closed, and that the time to edit is over', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await test.admin.client.patch('/config', { 'garden.editContentTimeout': 60 });
    await test.site.database.execute(sql`
      update discussions set date_inserted = now() - interval '1 hour' where discussion_id = ${discussionID}`);
    const edit = { recordType: 'discussion', recordID: discussionID, act: 'edit' };
    expect(await why({ ...edit, userID: test.member.userID })).toMatchObject({
      isAllowed: false,
      refusal: { code: 'discussion.editWindowOver' },
      permissions: [
        { permission: 'discussions.view', isHeld: true },
        { permission: 'discussions.edit', isHeld: false },
      ],
    });
    expect(await why({ ...edit, userID: test.other.userID })).toMatchObject({
      refusal: { code: 'permission', permissions: ['discussions.edit'] },
    });
    await test.admin.client.patch(`/discussions/${discussionID}`, { closed: true });
    const reply = { recordType: 'discussion', recordID: discussionID, act: 'reply' };
    expect(await why({ ...reply, userID: test.member.userID })).toMatchObject({
      isAllowed: false,
      refusal: { code: 'comment.closed' },
      states: [{ state: 'closed' }],
    });
    expect((await why({ ...reply, userID: test.moderator.userID })).isAllowed).toBe(true);
    const comment = { recordType: 'comment', recordID: commentID, act: 'edit' };
    expect((await why({ ...comment, userID: test.other.userID })).refusal?.code).toBe('comment.closed');
    await test.admin.client.patch('/config', { 'garden.editContentTimeout': -1 });
  });

  it('says that somebody is banned: no role counts for them', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.admin.client.patch(`/users/${test.other.userID}`, { banned: true });
    expect(await see(discussionID, { userID: test.other.userID })).toMatchObject({
      isAllowed: false,
      who: { isBanned: true, roles: [] },
      permissions: [{ isHeld: false, grantedBy: [] }],
    });
    await test.admin.client.patch(`/users/${test.other.userID}`, { banned: false });
  });

  it('explains categories and profiles', async () => {
    const post = { recordType: 'category', recordID: test.privateCategoryID, act: 'post' };
    expect(await why({ ...post, userID: test.member.userID })).toMatchObject({
      isAllowed: false,
      states: [{ state: 'ownPermissions' }],
    });
    expect((await why({ ...post, userID: test.moderator.userID })).isAllowed).toBe(true);
    const profile = { recordType: 'user', recordID: test.member.userID, act: 'see' };
    expect(await why(profile)).toMatchObject({
      isAllowed: false,
      refusal: { code: 'permission', permissions: ['profiles.view'] },
      who: { userID: null },
    });
    const other = { ...profile, userID: test.other.userID };
    expect((await why(other)).isAllowed).toBe(true);
    await test.site.database.execute(
      sql`update users set is_private = true where user_id = ${test.member.userID}`,
    );
    expect(await why(other)).toMatchObject({
      isAllowed: false,
      permissions: [{ isHeld: true }],
      states: [{ state: 'private' }],
    });
    expect((await why({ ...profile, userID: test.member.userID })).isAllowed).toBe(true);
  });
});

describe('the page of whoever was refused one', () => {
  const own = async (client: TestClient, layoutViewType: string, recordType: string, recordID: number) => {
    const query = new URLSearchParams({
      layoutViewType: 'ownWhy',
      'params[layoutViewType]': layoutViewType,
      'params[recordType]': recordType,
      'params[recordID]': String(recordID),
    });
    const { status, body, text } = await client.get(`/layouts/lookup-hydrate?${query}`);
    if (status !== 200) throw new Error(`The page answered ${status}: ${text}`);
    return { answer: propsOf(body).answer, text };
  };

  it('says what it needs and who they are, as their own calls do, and nothing of others', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    const { answer, text } = await own(test.member.client, 'post', 'discussion', discussionID);
    expect(answer).toEqual({
      isAllowed: false,
      message: 'Permission Problem',
      permissions: [{ name: 'discussions.view', label: 'See the category and its posts' }],
      member: { name: 'Melba', roles: ['Member'] },
      staffUrl: `${test.site.url}/dashboard/why?recordType=discussion&recordID=${discussionID}&act=see&userID=${test.member.userID}`,
      mayAsk: false,
    });
    expect(text).not.toMatch(/Back room/);
    const { answer: ofGuest } = await own(test.guest, 'post', 'discussion', discussionID);
    expect(ofGuest).toMatchObject({ isAllowed: false, member: null });
    const { answer: ofStaff } = await own(test.moderator.client, 'post', 'discussion', discussionID);
    expect(ofStaff).toMatchObject({ isAllowed: true, mayAsk: true });
    const { answer: ofPage } = await own(test.member.client, 'triage', 'global', -1);
    expect(ofPage).toMatchObject({ isAllowed: false, staffUrl: null });
    expect(ofPage.permissions.map(({ name }: { name: string }) => name)).toContain('posts.moderate');
  });

  it('says of what is not there only that it is not there, and stays a page without a question', async () => {
    const { answer } = await own(test.member.client, 'post', 'discussion', 999_999);
    expect(answer).toMatchObject({ isAllowed: false, permissions: [] });
    const empty = await test.member.client.get('/layouts/lookup-hydrate?layoutViewType=ownWhy');
    expect(propsOf(empty.body)).toEqual({ answer: null });
  });
});

function propsOf({ layout }: { layout: LayoutNode[] }) {
  const nodes = layout.flatMap(({ $reactProps }) => $reactProps.children as LayoutNode[]);
  const found = nodes.find(({ $reactComponent }) => $reactComponent === 'OwnWhyPage');
  if (!found) throw new Error('The page has no answer');
  return found.$reactProps as unknown as { answer: OwnWhyAnswer };
}
