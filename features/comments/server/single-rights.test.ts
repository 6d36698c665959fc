// What one right alone lets somebody do with the posts of others, and which call each missing right takes away.
import { beforeAll, describe, expect, it } from 'vitest';
import { type MoreRights, moreRecords } from '../../../app/testing/more-calls.ts';
import type { TestClient, TestResponse } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { CATEGORY_PERMISSIONS } from '../../roles/testing/permission-names.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { commentOn } from './testing/comments.ts';
import { countedCommunity } from './testing/counted-community.ts';

const test = countedCommunity();
let solo: TestMember;
let roleID: number;
beforeAll(async () => {
  roleID = (await test.admin.client.post('/roles', { name: 'Solo' })).body.roleID;
  solo = await signedIn(test, 'Solo');
});

/** Global and category permissions are granted by the same names, in different places. */
async function hold(permissions: Record<string, boolean>): Promise<void> {
  const isOfCategory = (name: string) => CATEGORY_PERMISSIONS.includes(name);
  const part = (keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(permissions).filter(([name]) => keep(name)));
  const { status, text } = await test.admin.client.put(`/roles/${roleID}/permissions`, [
    { type: 'global', permissions: part((name) => !isOfCategory(name)) },
    { type: 'category', id: 0, permissions: part(isOfCategory) },
  ]);
  if (status !== 200) throw new Error(text);
}

interface Posts {
  discussionID: number;
  closedID: number;
  commentID: number;
  emptiedID: number;
  more: Readonly<Record<string, number>>;
}

/** All of it is Melba's and Otto's; the closed one is closed by a moderator. */
async function newPosts(): Promise<Posts> {
  const { discussionID } = await discussionBy(test.member.client);
  const { discussionID: closedID } = await discussionBy(test.moderator.client, { closed: true });
  const { commentID } = await commentOn(test.other.client, discussionID);
  await test.other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' });
  return {
    discussionID,
    closedID,
    commentID,
    emptiedID: (await commentOn(test.other.client, discussionID)).commentID,
    more: await moreRecords(test, 1),
  };
}

type Answer = TestResponse<{ permissions?: string[] }>;
type Call = (client: TestClient, posts: Posts) => Promise<Answer>;

const CALLS: Record<string, Call> = {
  'read to edit': (client, { discussionID }) => client.get(`/discussions/${discussionID}/edit`),
  edit: (client, { discussionID }) =>
    client.patch(`/discussions/${discussionID}`, { name: `N ${Math.random()}` }),
  tag: (client, { discussionID }) => client.put(`/discussions/${discussionID}/tags`, { tagIDs: [] }),
  'address elsewhere': (client, { discussionID }) =>
    client.put(`/discussions/${discussionID}/canonical-url`, { canonicalUrl: 'https://bees.example/' }),
  'give a status': (client, { discussionID }) =>
    client.put(`/discussions/${discussionID}/status`, { statusID: 0 }),
  'give an internal status': (client, { discussionID }) =>
    client.put(`/discussions/${discussionID}/status`, { internalStatusID: 8 }),
  'change the type': (client, { discussionID }) =>
    client.put(`/discussions/${discussionID}/type`, { type: 'discussion' }),
  close: (client, { discussionID }) => client.patch(`/discussions/${discussionID}`, { closed: true }),
  announce: (client, { discussionID }) => client.patch(`/discussions/${discussionID}`, { pinned: true }),
  sink: (client, { discussionID }) => client.patch(`/discussions/${discussionID}`, { sink: true }),
  bump: (client, { discussionID }) => client.patch(`/discussions/${discussionID}/bump`),
  'name another author': (client, { discussionID }) =>
    client.patch(`/discussions/${discussionID}`, { insertUserID: test.moderator.userID }),
  'take a reaction away': (client, { discussionID }) =>
    client.delete(`/discussions/${discussionID}/reactions/${test.other.userID}`),
  'see bookmarks': (client) => client.get(`/discussions?bookmarkUserID=${test.other.userID}`),
  promote: (client, { commentID }) =>
    client.post(`/comments/${commentID}/reactions`, { reactionType: 'Promote' }),
  'comment where it is closed': (client, { closedID }) =>
    client.post('/comments', { body: `Late. ${Math.random()}`, format: 'text', discussionID: closedID }),
  'comment as another': (client, { discussionID }) =>
    client.post('/comments', {
      body: `Not me. ${Math.random()}`,
      format: 'text',
      discussionID,
      insertUserID: test.other.userID,
    }),
  'read a comment to edit': (client, { commentID }) => client.get(`/comments/${commentID}/edit`),
  'edit a comment': (client, { commentID }) =>
    client.patch(`/comments/${commentID}`, { body: `Words ${Math.random()}` }),
  'move a comment': (client, { commentID, closedID }) =>
    client.patch(`/comments/${commentID}`, { discussionID: closedID }),
  'give a comment away': (client, { commentID }) =>
    client.patch(`/comments/${commentID}`, { insertUserID: test.member.userID }),
  'empty comments': (client, { emptiedID }) =>
    client.delete('/comments/list', { commentIDs: [emptiedID], deleteMethod: 'tombstone' }),
  'delete a comment': (client, { commentID }) => client.delete(`/comments/${commentID}`),
  delete: (client, { discussionID }) => client.delete(`/discussions/${discussionID}`),
};

const OF_EDITORS = ['read to edit', 'edit', 'tag', 'address elsewhere', 'give a status'];
const OF_COMMENT_EDITORS = ['read a comment to edit', 'edit a comment', 'move a comment'];
const OF_COMMENT_DELETERS = ['empty comments', 'delete a comment'];

/** What add-ons bring, from their folders. */
const ADDONS = Object.values(
  import.meta.glob<{ moreRights: MoreRights }>('../../../addons/*/testing/single-rights.ts', { eager: true }),
).map(({ moreRights }) => moreRights);
for (const { calls } of ADDONS)
  for (const [name, call] of Object.entries(calls)) CALLS[name] = (client, { more }) => call(client, more);

/** Beside what every member may. */
const RIGHTS: [right: string, mayCall: string[]][] = [
  ['discussions.closeOwn', []],
  ['tags.add', []],
  ['discussions.edit', [...OF_EDITORS, 'change the type']],
  ['discussions.close', ['close', 'comment where it is closed']],
  ['discussions.announce', ['announce']],
  ['discussions.sink', ['sink']],
  ['discussions.delete', ['delete']],
  ['comments.edit', OF_COMMENT_EDITORS],
  ['comments.delete', OF_COMMENT_DELETERS],
  ['posts.moderate', ['comment where it is closed']],
  ['curation.manage', ['bump', 'promote']],
  ['staff.allow', ['give an internal status']],
  [
    'community.moderate',
    [...OF_EDITORS, 'take a reaction away', 'see bookmarks', ...OF_COMMENT_EDITORS, ...OF_COMMENT_DELETERS],
  ],
  ['community.manage', ['announce', 'sink']],
  [
    'site.manage',
    [
      'name another author',
      'comment as another',
      ...OF_COMMENT_EDITORS,
      'give a comment away',
      ...OF_COMMENT_DELETERS,
    ],
  ],
];

describe('one right more than a member has', () => {
  let posts: Posts | undefined;
  beforeAll(() => test.admin.client.patch(`/users/${solo.userID}`, { roleID: [8, roleID] }));

  it.each(RIGHTS)('%s is for exactly its calls', async (right, mayCall) => {
    await hold({ 'session.valid': true, [right]: true });
    posts ??= await newPosts();
    const passed: string[] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      const { status } = await call(solo.client, posts);
      if (status < 300) passed.push(name);
      // A closed discussion says so to members; everything else lacks a right.
      else expect([name, status]).toEqual([name, name === 'comment where it is closed' ? 400 : 403]);
    }
    const withAddons = [...mayCall, ...ADDONS.flatMap(({ rights }) => rights[right] ?? [])];
    expect(passed.toSorted()).toEqual(withAddons.toSorted());
    // What was closed, moved or deleted is of no use to the next right.
    if (passed.length > 0) posts = undefined;
  });
});

const OF_A_MEMBER = {
  'session.valid': true,
  'discussions.view': true,
  'reactions.view': true,
  'discussions.add': true,
  'comments.add': true,
  'reactions.positive.add': true,
  'reactions.negative.add': true,
  'flag.add': true,
  'tags.add': true,
};

describe('one right less than a member has', () => {
  let own: { discussionID: number; commentID: number };
  let others: number;
  let elsewhereID: number;
  beforeAll(async () => {
    await test.admin.client.patch(`/users/${solo.userID}`, { roleID: [roleID] });
    await hold(OF_A_MEMBER);
    const place = { name: 'Elsewhere', urlcode: 'elsewhere' };
    elsewhereID = (await test.admin.client.post('/categories', place)).body.categoryID;
    const { discussionID } = await discussionBy(solo.client);
    others = (await discussionBy(test.member.client)).discussionID;
    own = { discussionID, commentID: (await commentOn(solo.client, others)).commentID };
  });

  const reaction = (reactionType: string) => [`/discussions/${others}/reactions`, { reactionType }] as const;
  const post = () => ({ name: 'A title', body: `Words ${Math.random()}`, format: 'text', categoryID: 1 });
  const comment = () => ({ body: `Words ${Math.random()}`, format: 'text', discussionID: others });

  it.each<[right: string, call: string, send: (client: TestClient) => Promise<Answer>]>([
    ['session.valid', 'post', (client) => client.post('/discussions', post())],
    ['session.valid', 'comment', (client) => client.post('/comments', comment())],
    [
      'session.valid',
      'bookmark',
      (client) => client.put(`/discussions/${others}/bookmark`, { bookmarked: true }),
    ],
    ['session.valid', 'react', (client) => client.post(...reaction('Like'))],
    ['discussions.view', 'read', (client) => client.get(`/discussions/${others}`)],
    ['discussions.view', 'read who reacted', (client) => client.get(`/discussions/${others}/reactions`)],
    ['discussions.view', 'comment', (client) => client.post('/comments', comment())],
    ['discussions.view', 'dismiss', (client) => client.put(`/discussions/${others}/dismiss`)],
    ['discussions.add', 'post', (client) => client.post('/discussions', post())],
    [
      'discussions.add',
      'move',
      (client) => client.patch(`/discussions/${own.discussionID}`, { categoryID: elsewhereID }),
    ],
    ['comments.add', 'comment', (client) => client.post('/comments', comment())],
    [
      'comments.add',
      'move a comment',
      (client) => client.patch(`/comments/${own.commentID}`, { discussionID: own.discussionID }),
    ],
    ['reactions.positive.add', 'like', (client) => client.post(...reaction('Like'))],
    ['reactions.negative.add', 'disagree', (client) => client.post(...reaction('Disagree'))],
    ['flag.add', 'flag', (client) => client.post(...reaction('Spam'))],
    [
      'tags.add',
      'make a tag while posting',
      (client) => client.post('/discussions', { ...post(), newTagNames: ['Fresh'] }),
    ],
    [
      'tags.add',
      'add tags',
      (client) => client.post(`/discussions/${own.discussionID}/tags`, { tagIDs: [] }),
    ],
  ])('without %s nobody may %s', async (right, _, send) => {
    await hold({ ...OF_A_MEMBER, [right]: false });
    const { status, body } = await send(solo.client);
    expect([status, body.permissions]).toEqual([403, [right]]);
    await hold(OF_A_MEMBER);
    expect((await send(solo.client)).status).toBeLessThan(300);
  });

  it('whoever looks after posts comments without any other right', async () => {
    await hold({ 'session.valid': true, 'discussions.view': true, 'posts.moderate': true });
    expect((await solo.client.post('/comments', comment())).status).toBe(201);
    await hold({ 'session.valid': true, 'discussions.view': true });
    expect((await solo.client.post('/comments', comment())).status).toBe(403);
  });

  it('authors close their own where they may, and reopen what they closed themselves', async () => {
    await hold({ ...OF_A_MEMBER, 'discussions.closeOwn': true });
    const { discussionID, closed } = await discussionBy(solo.client, { closed: true });
    expect(closed).toBe(true);
    const set = async (client: TestClient, isClosed: boolean) =>
      (await client.patch(`/discussions/${discussionID}`, { closed: isClosed })).status;
    expect(await set(solo.client, false)).toBe(200);
    expect(await set(test.moderator.client, true)).toBe(200);
    expect(await set(solo.client, false)).toBe(403);
    expect(await set(test.moderator.client, false)).toBe(200);
    expect(await set(solo.client, true)).toBe(200);
    expect((await solo.client.patch(`/discussions/${others}`, { closed: true })).status).toBe(403);
  });
});
