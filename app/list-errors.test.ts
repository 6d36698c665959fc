// What is wrong with one item of a list is reported for that item, whoever finds it: the schema, or what is there.
import { beforeAll, describe, expect, it } from 'vitest';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import type { TestResponse } from '../platform/server/testing/test-client.ts';

const test = communityOfFile();
const NOBODY = 99_999;

interface Reported {
  status: number;
  errors?: { field: string; path?: string; index?: number; message: string }[];
}

/** Each as `field at path, index`. */
const places = ({ status, body }: TestResponse<Reported>) => [
  status,
  ...(body.errors ?? []).map(({ field, path, index }) => `${field} at ${path}, ${index}`),
];

const sendAsAdmin = async (method: string, path: string, body?: unknown) =>
  places(await test.admin.client.call<Reported>(method, path, body));

let discussionID: number;
beforeAll(async () => {
  ({ discussionID } = await discussionBy(test.admin.client));
  await test.admin.client.post('/post-fields', {
    postFieldID: 'sizes',
    label: 'Sizes',
    dataType: 'string[]',
    formType: 'tokens',
    visibility: 'public',
    dropdownOptions: ['S', 'M'],
    postTypeID: 'discussion',
  });
});

const person = { name: 'Roleful', email: 'roleful@example.org', password: 'amber kettle 47 lantern' };
const bulk = { userIDs: [1], addReplacementRoleIDs: [] };

describe('an item that is not accepted is named', () => {
  it.each([
    ['POST', '/users', { ...person, roleID: [8, NOBODY] }, [422, 'roleID at roleID[1], 1']],
    [
      'PATCH',
      '/users/bulk-role-assignment',
      { ...bulk, addRoleIDs: [8, 8, NOBODY] },
      [422, 'addRoleIDs at addRoleIDs[2], 2'],
    ],
    ['GET', '/users?ipAddresses=192.0.2.1,here', undefined, [422, 'ipAddresses at ipAddresses[1], 1']],
    [
      'GET',
      `/discussions?insertUserRoleID=8,${NOBODY}`,
      undefined,
      [400, 'insertUserRoleID at insertUserRoleID[1], 1'],
    ],
    ['GET', '/site-totals?counts=user,moons', undefined, [422, 'counts at counts[1], 1']],
    ['PATCH', '/post-types/discussion', { roleIDs: [8, 8, NOBODY] }, [422, 'roleIDs at roleIDs[2], 2']],
    [
      'PATCH',
      '/post-types/discussion',
      { postFieldIDs: ['sizes', 'sizes', 'nothing'] },
      [422, 'postFieldIDs at postFieldIDs[2], 2'],
    ],
    [
      'PATCH',
      '/post-types/discussion',
      { categoryIDs: [1, NOBODY] },
      [422, 'categoryIDs at categoryIDs[1], 1'],
    ],
    [
      'PATCH',
      '/categories/1',
      { allowedPostTypeIDs: ['discussion', 'poem'] },
      [422, 'allowedPostTypeIDs at allowedPostTypeIDs[1], 1'],
    ],
    [
      'PATCH',
      '/categories/1',
      { allowedDiscussionTypes: ['poem', 'discussion'] },
      [422, 'allowedDiscussionTypes at allowedDiscussionTypes[0], 0'],
    ],
    [
      'PATCH',
      '/roles/8/permissions',
      [
        { type: 'global', permissions: { 'session.valid': true } },
        { type: 'category', id: NOBODY, permissions: { 'discussions.view': true } },
      ],
      [422, 'permissions at permissions[1], 1'],
    ],
    [
      'PATCH',
      '/roles/8/permissions',
      [
        { type: 'global', permissions: { 'session.valid': true } },
        { type: 'global', permissions: { 'moons.view': true } },
      ],
      [422, 'permissions at permissions[1], 1'],
    ],
    [
      'PUT',
      '/dba/recalculate-aggregates',
      { aggregates: ['moons'] },
      [422, 'aggregates at aggregates[0], 0'],
    ],
    [
      'POST',
      '/profile-fields',
      {
        apiName: 'floors',
        label: 'Floors',
        dataType: 'number',
        formType: 'dropdown',
        dropdownOptions: [1, 'attic'],
        visibility: 'public',
        mutability: 'all',
        registrationOptions: 'hidden',
        displayOptions: {},
      },
      [422, 'dropdownOptions at dropdownOptions[1], 1'],
    ],
    [
      'POST',
      '/post-fields',
      {
        postFieldID: 'floors',
        label: 'Floors',
        dataType: 'number',
        formType: 'dropdown',
        visibility: 'public',
        dropdownOptions: [1, 'attic'],
      },
      [422, 'dropdownOptions at dropdownOptions[1], 1'],
    ],
    [
      'PATCH',
      '/translations/kb',
      [{ recordType: 'page', recordID: 1, propertyName: 'name', locale: 'xx', translation: 'x' }],
      [422, 'locale at [0], 0'],
    ],
  ])('%s %s', async (method, path, body, reported) => {
    if (path.startsWith('/translations/')) await test.admin.client.post('/translations', { urlCode: 'kb' });
    expect(await sendAsAdmin(method, path, body)).toEqual(reported);
  });

  it('among tags, records and values of post fields', async () => {
    const tag = await test.admin.client.post<{ tagID: number }>('/tags', { name: 'Coast', urlcode: 'coast' });
    const { tagID } = tag.body;
    expect(
      await sendAsAdmin('PUT', `/discussions/${discussionID}/tags`, { tagIDs: [tagID, tagID, NOBODY] }),
    ).toEqual([404, 'tagIDs at tagIDs[2], 2']);
    expect(
      await sendAsAdmin('POST', `/discussions/${discussionID}/tags`, { urlcodes: ['coast', 'hills'] }),
    ).toEqual([404, 'urlcodes at urlcodes[1], 1']);
    const records = [discussionID, NOBODY].map((recordID) => ({
      recordID,
      recordType: 'discussion',
      sort: 1,
    }));
    expect(await sendAsAdmin('POST', '/collections', { name: 'Best', records })).toEqual([
      404,
      'records at records[1], 1',
    ]);
    const post = { name: 'Shirts', body: 'x', format: 'text', categoryID: 1, postTypeID: 'discussion' };
    expect(await sendAsAdmin('POST', '/discussions', { ...post, postMeta: { sizes: ['S', 'XXL'] } })).toEqual(
      [422, 'sizes at postMeta.sizes[1], 1'],
    );
  });
});
