// Calls as clients written for the reference product send them, and what they read out of the answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestClient;
let member: TestMember;
let discussionID: number;
let commentID: number;
beforeAll(async () => {
  test = await testSite();
  await withoutFloodLimits(test);
  admin = (await signedIn(test, 'Boss', 'administrator')).client;
  member = await signedIn(test, 'Mona');
  const body = { body: 'x', format: 'text' };
  const post = { ...body, name: 'Where do terns nest?', categoryID: 1 };
  ({ discussionID } = (await member.client.post('/discussions', post)).body);
  ({ commentID } = (await admin.post('/comments', { ...body, discussionID })).body);
  await member.client.post('/comments', { ...body, discussionID, parentCommentID: commentID });
});
afterAll(() => test?.close());

describe('what lists are asked for', () => {
  it.each([
    '/tags?limit=500',
    '/categories?archived=&outputFormat=flat',
    '/categories?expand=lastPost,lastPost.insertUser',
    '/layouts/catalog?layoutViewType=all',
    '/discussions?expand=insertUser.badges,insertUser.signature&limit=1',
  ])('%s', async (path) => {
    expect((await member.client.get(path)).status).toBe(200);
  });

  it('the replies to one comment', async () => {
    const { body } = await test.guest.get(`/comments?parentCommentID=${commentID}`);
    expect(body).toEqual([expect.objectContaining({ parentCommentID: commentID, discussionID })]);
  });

  it('a comment, which counts all that was said below it', async () => {
    const reply = (await test.guest.get(`/comments?parentCommentID=${commentID}`)).body[0].commentID;
    const below = { discussionID, parentCommentID: reply, body: 'Deeper.', format: 'text' };
    const { body: deepest } = await admin.post('/comments', below);
    const counted = async () => (await test.guest.get(`/comments/${commentID}`)).body.countChildComments;
    expect(await counted()).toBe(2);
    await admin.delete(`/comments/${deepest.commentID}`);
    expect(await counted()).toBe(1);
  });

  it('the last post with its author, by the name of the part alone', async () => {
    const { body } = await test.guest.get(`/discussions/${discussionID}?expand=lastPost.insertUser`);
    expect(body.lastPost).toMatchObject({ discussionID, insertUser: { name: 'Mona' } });
  });

  it('a parent of categories, among what it holds', async () => {
    const { body: parent } = await admin.post('/categories', { name: 'Shore', urlcode: 'shore' });
    await admin.post('/categories', {
      name: 'Shore birds',
      urlcode: 'birds',
      parentCategoryID: parent.categoryID,
    });
    const found = await member.client.get(
      `/categories/search?query=shore&parentCategoryID=${parent.categoryID}`,
    );
    expect(found.body.map(({ name }: { name: string }) => name)).toEqual(['Shore', 'Shore birds']);
  });

  it('the parts of all kinds of pages', async () => {
    const { body } = await admin.get('/layouts/catalog?layoutViewType=all');
    expect(body.layoutViewType).toBe('all');
    expect(Object.keys(body.assets)).toEqual(
      expect.arrayContaining(['react.asset.discussionList', 'react.asset.originalPost']),
    );
  });
});

it('offers every picture of a post by its widths', async () => {
  const picture = { name: 'Nests', body: '![a nest](https://img.example/nest.png)', format: 'markdown' };
  const { body: made } = await admin.post('/discussions', { ...picture, categoryID: 1 });
  await admin.post('/comments', {
    discussionID: made.discussionID,
    body: picture.body,
    format: 'markdown',
  });
  const image = {
    url: 'https://img.example/nest.png',
    alt: 'a nest',
    urlSrcSet: { 10: '', 300: '', 800: '', 1200: '' },
  };
  const paths = [
    `/discussions/${made.discussionID}`,
    '/discussions?limit=1',
    `/comments?discussionID=${made.discussionID}`,
  ];
  for (const path of paths) {
    const { body } = await admin.get(path);
    expect((Array.isArray(body) ? body[0] : body).image, path).toEqual(image);
  }
});

it('keeps what is pinned first, but not for whoever dismissed it', async () => {
  const post = { name: 'Rules of the shore', body: 'x', format: 'text', categoryID: 1 };
  const { discussionID: pinned } = (await admin.post('/discussions', post)).body;
  await admin.patch(`/discussions/${pinned}`, { pinned: true, pinLocation: 'recent' });
  await admin.post('/comments', { discussionID, body: 'newer', format: 'text' });
  const first = async (client: TestClient) =>
    (await client.get('/discussions?pinOrder=first&limit=1')).body[0].discussionID;
  expect(await first(member.client)).toBe(pinned);
  await member.client.put(`/discussions/${pinned}/dismiss`, { dismissed: true });
  expect([await first(member.client), await first(test.guest)]).toEqual([discussionID, pinned]);
  const all = await member.client.get('/discussions?pinOrder=first&limit=50');
  expect(all.body.filter((each: { discussionID: number }) => each.discussionID === pinned)).toHaveLength(1);
});

it.each([
  ['1', 1],
  ['0', 0],
  ['-1', -1],
  [true, 1],
  [-1, -1],
])('takes %j for how one wants to be counted', async (AnonymizeData, stored) => {
  for (const client of [member.client, test.client()]) {
    const { status, body } = await client.post('/analytics/privacy', { AnonymizeData });
    expect([status, body]).toEqual([201, { AnonymizeData: stored }]);
    expect((await client.get('/analytics/privacy')).body).toEqual({ AnonymizeData: stored });
  }
});

it('names the field whose address is taken', async () => {
  const { status, body } = await admin.post('/categories', { name: 'Again', urlcode: 'general' });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'urlcode' })]]);
});

it('takes an empty text for an address that is not there', async () => {
  const urls = { authenticateUrl: '', tokenUrl: '', profileUrl: '', signInUrl: '' };
  const given = { name: 'Elsewhere', type: 'oauth2', clientID: 'a', secret: 'b', active: false, urls };
  const { status, body } = await admin.post('/authenticators', given);
  expect([status, body.urls?.tokenUrl ?? null]).toEqual([201, null]);
  expect((await admin.get(`/authenticators/${body.authenticatorID}/oauth2`)).body.name).toBe('Elsewhere');
});

it('leaves the site a role of administrators', async () => {
  const roles = (await admin.get('/roles')).body as { roleID: number; type: string }[];
  const role = roles.find(({ type }) => type === 'administrator');
  const { status, body } = await admin.patch(`/roles/${role?.roleID}`, { type: 'member' });
  expect([status, body.code]).toEqual([400, 'role.lastOfAdministrators']);
  await admin.post('/roles', { name: 'Keepers', type: 'administrator' });
  expect((await admin.patch(`/roles/${role?.roleID}`, { type: 'member' })).status).toBe(200);
});

it('drops the options of a profile field with the kind that had them', async () => {
  const field = {
    apiName: 'coast',
    label: 'Coast',
    dataType: 'text',
    formType: 'dropdown',
    dropdownOptions: ['North', 'South'],
    visibility: 'public',
    mutability: 'all',
    registrationOptions: 'hidden',
    displayOptions: {},
  };
  expect((await admin.post('/profile-fields', field)).body.dropdownOptions).toEqual(['North', 'South']);
  const { body } = await admin.patch('/profile-fields/coast', { formType: 'text' });
  expect([body.formType, body.dropdownOptions]).toEqual(['text', null]);
});

it('numbers the fields of a type of posts', async () => {
  for (const postFieldID of ['wind', 'tide'])
    await admin.post('/post-fields', {
      postFieldID,
      postTypeID: 'discussion',
      label: postFieldID,
      dataType: 'text',
      formType: 'text',
      visibility: 'public',
    });
  await admin.put('/post-fields/sorts/discussion', { tide: 1, wind: 2 });
  const { body } = await test.guest.get('/post-types/discussion?expand=postFields');
  const sorts = (body.postFields as { postFieldID: string; sort: number }[]).map((each) => [
    each.postFieldID,
    each.sort,
  ]);
  expect(sorts).toEqual([
    ['tide', 0],
    ['wind', 1],
  ]);
});
