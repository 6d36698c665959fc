// The calls on reactions, for discussions and comments alike: who may, on which post, and what is refused.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient, TestResponse } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { countedCommunity } from '../../comments/server/testing/counted-community.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';

const test = countedCommunity();
let gone: { discussion: string; comment: string };
let hidden: { discussion: string; comment: string };

beforeAll(async () => {
  hidden = await posts(test.moderator.client, test.privateCategoryID);
  gone = await posts(test.member.client);
  await test.moderator.client.delete(gone.comment);
  await test.moderator.client.delete(gone.discussion);
});

/** A discussion and a comment on it by one author. */
async function posts(client: TestClient, categoryID = 1) {
  const { discussionID } = await discussionBy(client, { categoryID });
  const { commentID } = await commentOn(client, discussionID);
  return { discussion: `/discussions/${discussionID}`, comment: `/comments/${commentID}` };
}

const KINDS = ['discussion', 'comment'] as const;
const react = (client: TestClient, path: string, reactionType: unknown) =>
  client.post(`${path}/reactions`, { reactionType });
const everybody = (): [string, TestClient][] => [
  ['guest', test.guest],
  ['author', test.member.client],
  ['other', test.other.client],
  ['moderator', test.moderator.client],
  ['admin', test.admin.client],
];
async function byEverybody(call: (client: TestClient) => Promise<TestResponse>): Promise<string> {
  const found: string[] = [];
  for (const [who, client] of everybody()) found.push(`${who} ${(await call(client)).status}`);
  return found.join(', ');
}

describe.each(KINDS)('reactions to a %s', (kind) => {
  it.each([
    ['Like', 'guest 403, author 400, other 201, moderator 201, admin 201'],
    ['Disagree', 'guest 403, author 400, other 201, moderator 201, admin 201'],
    ['Promote', 'guest 403, author 403, other 403, moderator 201, admin 201'],
    ['Spam', 'guest 403, author 400, other 201, moderator 201, admin 201'],
  ])('%s is given by: %s', async (type, answers) => {
    const path = (await posts(test.member.client))[kind];
    expect(await byEverybody((client) => react(client, path, type))).toBe(answers);
  });

  it.each<[body: unknown, status: number, why: string | undefined]>([
    [{}, 400, 'missingField'],
    [{ reactionType: '' }, 404, undefined],
    [{ reactionType: 'Applause' }, 404, undefined],
    [{ reactionType: ['Like'] }, 422, 'invalid'],
    [{ reactionType: 'x'.repeat(51) }, 422, 'maxLength'],
    [{ reactionType: 'Awesome' }, 400, undefined],
  ])('%j is answered %i', async (body, status, why) => {
    const path = (await posts(test.member.client))[kind];
    const answer = await test.other.client.post(`${path}/reactions`, body);
    expect([answer.status, answer.body.errors?.[0].code]).toEqual([status, why]);
  });

  it('are read by whoever may see who reacted, and by page', async () => {
    const path = (await posts(test.member.client))[kind];
    await react(test.other.client, path, 'Like');
    await react(test.moderator.client, path, 'Disagree');
    expect(await byEverybody((client) => client.get(`${path}/reactions`))).toBe(
      'guest 403, author 200, other 200, moderator 200, admin 200',
    );
    const { body, headers } = await test.other.client.get(`${path}/reactions?limit=1`);
    expect(body).toMatchObject([
      {
        recordType: kind === 'discussion' ? 'Discussion' : 'Comment',
        recordID: Number(path.split('/')[2]),
        user: { name: 'Modesto' },
        reactionType: { urlcode: 'Disagree', class: 'Negative', name: 'Disagree' },
      },
    ]);
    expect(headers.get('x-app-page-next-url')).toContain('page=2');
    expect(headers.get('x-app-page-result-count')).toBeNull();
    expect((await test.other.client.get(`${path}/reactions?type=Like`)).body).toHaveLength(1);
    for (const [query, status] of [
      ['type=Applause', 404],
      ['limit=101', 422],
      ['limit=0', 422],
      ['page=0', 422],
      ['page=0', 422],
    ] as const)
      expect([query, (await test.other.client.get(`${path}/reactions?${query}`)).status]).toEqual([
        query,
        status,
      ]);
  });

  it('are taken back, also where there are none, by their owner and by moderators', async () => {
    const path = (await posts(test.member.client))[kind];
    const own = `${path}/reactions`;
    const ofOther = `${own}/${test.other.userID}`;
    expect(await byEverybody((client) => client.delete(own))).toBe(
      'guest 403, author 204, other 204, moderator 204, admin 204',
    );
    await react(test.other.client, path, 'Like');
    expect((await test.other.client.get(own)).body).toHaveLength(1);
    expect(await byEverybody((client) => client.delete(ofOther))).toBe(
      'guest 403, author 403, other 204, moderator 204, admin 204',
    );
    expect((await test.other.client.get(own)).body).toEqual([]);
    expect((await test.moderator.client.delete(`${own}/4711`)).status).toBe(204);
    expect((await test.guest.get(path)).body.score).toBe(0);
  });

  it('are refused where the post is hidden, unknown or deleted', async () => {
    const { client } = test.moderator;
    const calls = (by: TestClient, path: string) =>
      Promise.all([
        by.get(`${path}/reactions`),
        react(by, path, 'Like'),
        by.delete(`${path}/reactions`),
        by.delete(`${path}/reactions/${test.other.userID}`),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await calls(test.other.client, hidden[kind])).toEqual([403, 403, 403, 403]);
    expect(await calls(client, `/${kind}s/987654`)).toEqual([404, 404, 404, 404]);
    const after = kind === 'discussion' ? 410 : 404;
    expect(await calls(client, gone[kind])).toEqual([after, after, after, after]);
  });
});

it('who reacted is for reactions.view, and for whoever moderates the community', async () => {
  const { discussion } = await posts(test.member.client);
  await react(test.other.client, discussion, 'Like');
  const seen = async (client: TestClient) => (await client.get(`${discussion}/reactions`)).status;
  const grant = (roleID: number, isHeld: boolean) =>
    test.admin.client.patch(`/roles/${roleID}/permissions`, [
      { type: 'global', permissions: { 'reactions.view': isHeld } },
    ]);
  const roles = { guests: 2, members: 8, moderators: 32 };
  await grant(roles.guests, true);
  await grant(roles.members, false);
  await grant(roles.moderators, false);
  expect(await Promise.all([seen(test.guest), seen(test.other.client), seen(test.moderator.client)])).toEqual(
    [200, 403, 200],
  );
  await grant(roles.guests, false);
  await grant(roles.members, true);
  await grant(roles.moderators, true);
});

it('a comment that was emptied takes no reactions', async () => {
  const { comment } = await posts(test.member.client);
  const commentIDs = [Number(comment.split('/')[2])];
  await test.moderator.client.delete('/comments/list', { commentIDs, deleteMethod: 'tombstone' });
  expect((await react(test.other.client, comment, 'Like')).status).toBe(404);
});

it('moderators’ posts are not flagged, by anybody', async () => {
  for (const path of Object.values(await posts(test.moderator.client)))
    for (const type of ['Spam', 'Abuse'])
      expect((await react(test.other.client, path, type)).body.code).toBe('reaction.protectedPost');
});

describe('reaction types', () => {
  it.each([
    ['GET', '/reactions', 'guest 403, author 200, other 200, moderator 200, admin 200'],
    ['GET', '/reactions/Like', 'guest 403, author 200, other 200, moderator 200, admin 200'],
    ['GET', '/reactions/Applause', 'guest 403, author 404, other 404, moderator 404, admin 404'],
    ['GET', '/reactions/edit/Like', 'guest 403, author 403, other 403, moderator 403, admin 200'],
    ['GET', '/reactions/edit/Applause', 'guest 403, author 403, other 403, moderator 403, admin 404'],
    ['PATCH', '/reactions/Like', 'guest 403, author 403, other 403, moderator 403, admin 200'],
    ['PATCH', '/reactions/Applause', 'guest 403, author 403, other 403, moderator 403, admin 404'],
  ])('%s %s: %s', async (method, path, answers) => {
    const body = method === 'PATCH' ? { description: 'Nice.' } : undefined;
    expect(await byEverybody((client) => client.call(method, path, body))).toBe(answers);
  });

  it.each<[object, string, string]>([
    [{ class: 'Nice' }, 'class', 'invalid'],
    [{ name: ' ' }, 'name', 'missingField'],
    [{ name: 'x'.repeat(51) }, 'name', 'maxLength'],
    [{ description: 'x'.repeat(501) }, 'description', 'maxLength'],
    [{ points: 'many' }, 'points', 'invalid'],
    [{ points: 1001 }, 'points', 'maximum'],
    [{ active: 'perhaps' }, 'active', 'invalid'],
  ])('are not changed by %j', async (patch, field, code) => {
    const before = (await test.admin.client.get('/reactions/edit/Like')).text;
    const { status, body } = await test.admin.client.patch('/reactions/Like', patch);
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
    expect((await test.admin.client.get('/reactions/edit/Like')).text).toBe(before);
  });
});
