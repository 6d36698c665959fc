// What a community is made of beside its posts: tags, post types and fields, statuses, collections, messages. Each is
// listed, read, made, changed and removed by the same five calls: who may, what is refused, and what is not there.
import { beforeAll, describe, expect, it } from 'vitest';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';

const test = communityOfFile({ hasFloodLimits: true });

interface Resource {
  path: string;
  key: string;
  /** A body that makes one; its names are new each time. */
  make: (name: string) => Record<string, unknown>;
  patch: Record<string, unknown>;
  /** Guest, member, moderator, administrator: whether each may read, and write. */
  reads: string;
  writes: string;
  /** Ids that are nobody's. */
  unknown: string | number;
  /** Refused when made, and when changed, if it says nothing else. */
  invalid: [more: Record<string, unknown>, status: number, patchStatus?: number][];
  queries: [query: string, status: number][];
}

const EVERYBODY = 'guest member moderator administrator';
const LONG = 'x'.repeat(2000);

const RESOURCES: Resource[] = [
  {
    path: '/tags',
    key: 'tagID',
    make: (name) => ({ name }),
    patch: { name: 'Renamed' },
    reads: EVERYBODY,
    writes: 'administrator',
    unknown: 987_654,
    invalid: [
      [{ name: undefined }, 400],
      [{ name: ' ' }, 422],
      [{ name: LONG }, 422],
      [{ urlcode: 'two words' }, 422],
      [{ urlcode: 'a/b' }, 422],
      [{ parentTagID: 987_654 }, 400],
      [{ parentTagID: 'x' }, 422],
      [{ type: 'Colour' }, 400],
      [{ name: 'taken' }, 409],
    ],
    queries: [
      ['limit=501', 422],
      ['page=0', 422],
      ['sort=colour', 422],
      ['tagID=x', 422],
      ['parentID=x', 422],
    ],
  },
  {
    path: '/post-types',
    key: 'postTypeID',
    make: (name) => ({
      postTypeID: name,
      name,
      parentPostTypeID: 'discussion',
      postButtonLabel: 'New',
    }),
    patch: { name: 'Renamed' },
    reads: EVERYBODY,
    writes: 'administrator',
    unknown: 'nothing',
    invalid: [
      [{ name: undefined }, 400],
      [{ name: ' ' }, 422],
      [{ name: LONG }, 422],
      [{ postButtonLabel: LONG }, 422],
      [{ postHelperText: LONG }, 422],
      [{ roleIDs: [4711] }, 422],
      [{ categoryIDs: [4711] }, 422],
      [{ categoryIDs: 'all' }, 422],
      [{ postFieldIDs: ['nothing'] }, 422],
      [{ isActive: 'perhaps' }, 422],
      [{ parentPostTypeID: 'nothing' }, 422, 200],
      [{ postTypeID: 'two words' }, 422, 200],
      [{ postTypeID: 'taken' }, 400, 200],
    ],
    queries: [
      ['limit=501', 422],
      ['page=0', 422],
      ['isActive=perhaps', 422],
      ['includeDeleted=perhaps', 422],
      ['expand=secrets', 422],
    ],
  },
  {
    path: '/post-fields',
    key: 'postFieldID',
    make: (name) => ({
      postFieldID: name,
      label: name,
      dataType: 'text',
      formType: 'dropdown',
      dropdownOptions: ['a', 'b'],
      visibility: 'public',
    }),
    patch: { label: 'Renamed' },
    reads: EVERYBODY,
    writes: 'administrator',
    unknown: 'nothing',
    invalid: [
      [{ label: undefined }, 400],
      [{ visibility: undefined }, 400],
      [{ formType: undefined }, 400],
      [{ label: ' ' }, 422],
      [{ label: LONG }, 422],
      [{ description: LONG }, 422],
      [{ visibility: 'secret' }, 422],
      [{ visibility: 'internal', isRequired: true }, 422],
      [{ dropdownOptions: [] }, 422],
      [{ dropdownOptions: [''] }, 422],
      [{ isRequired: 'perhaps' }, 422],
      [{ dataType: 'date' }, 422, 200],
      [{ postFieldID: 'taken' }, 400, 200],
      [{ postFieldID: 'two words' }, 422, 200],
    ],
    queries: [
      ['limit=501', 422],
      ['page=0', 422],
      ['dataType=word', 422],
      ['formType=word', 422],
      ['visibility=word', 422],
      ['isRequired=perhaps', 422],
    ],
  },
  {
    path: '/discussions/statuses',
    key: 'statusID',
    make: (name) => ({ name }),
    patch: { name: 'Renamed' },
    reads: EVERYBODY,
    writes: 'administrator',
    unknown: 987_654,
    invalid: [
      [{ name: undefined }, 400],
      [{ name: ' ' }, 422],
      [{ name: LONG }, 422],
      [{ state: 'ajar' }, 422],
      [{ isDefault: 'perhaps' }, 422],
      [{ recordSubtype: LONG }, 422],
    ],
    queries: [
      ['state=ajar', 422],
      [`subType=${LONG}`, 422],
    ],
  },
  {
    path: '/collections',
    key: 'collectionID',
    make: (name) => ({ name, records: [{ recordType: 'category', recordID: 1 }] }),
    patch: { name: 'Renamed' },
    reads: 'administrator',
    writes: 'administrator',
    unknown: 987_654,
    invalid: [
      [{ name: undefined }, 400],
      [{ records: undefined }, 400],
      [{ name: ' ' }, 422],
      [{ name: LONG }, 422],
      [{ name: 'taken' }, 400],
      [{ records: 'all' }, 422],
      [{ records: [{ recordType: 'category' }] }, 400],
      [{ records: [{ recordType: 'article', recordID: 1 }] }, 422],
      [{ records: [{ recordType: 'discussion', recordID: 4711 }] }, 404],
      [{ records: [{ recordType: 'category', recordID: 1, sort: 'first' }] }, 422],
    ],
    queries: [
      ['limit=501', 422],
      ['page=0', 422],
      ['collectionID=many', 422],
      ['dateUpdated=soon', 422],
    ],
  },
  {
    path: '/moderation-messages',
    key: 'moderationMessageID',
    make: (name) => ({ body: name, format: 'text', viewLocation: 'content', layoutViewType: 'all' }),
    patch: { type: 'alert' },
    reads: 'member moderator administrator',
    writes: 'moderator administrator',
    unknown: 987_654,
    invalid: [
      [{ body: undefined }, 400],
      [{ layoutViewType: undefined }, 400],
      [{ body: ' ' }, 422],
      [{ body: 'x'.repeat(10_001) }, 422],
      [{ format: 'word' }, 422],
      [{ body: '{', format: 'rich2' }, 422],
      [{ type: 'loud' }, 422],
      [{ viewLocation: 'ceiling' }, 422],
      [{ layoutViewType: 'nowhere' }, 422],
      [{ recordType: 'discussion' }, 422],
      [{ recordType: 'category' }, 400],
      [{ recordID: 4711 }, 404],
      [{ isDismissible: 'perhaps' }, 422],
    ],
    queries: [
      ['type=loud', 422],
      ['isEnabled=perhaps', 422],
      ['recordID=x', 422],
    ],
  },
];

const people = (): Record<string, TestClient> => ({
  guest: test.guest,
  member: test.member.client,
  moderator: test.moderator.client,
  administrator: test.admin.client,
});

describe.each(RESOURCES)('$path', (resource) => {
  const { path, key, invalid } = resource;
  let count = 0;
  let shared: string;
  beforeAll(async () => {
    shared = await made();
  });

  const newBody = () => resource.make(`made-${++count}`);
  async function made(body = newBody()): Promise<string> {
    const answer = await test.admin.client.post(path, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return `${path}/${answer.body[key]}`;
  }
  const list = async () => (await test.admin.client.get(path)).text;

  it.each<
    [call: string, done: number, send: (client: TestClient, one: string) => Promise<{ status: number }>]
  >([
    ['GET all', 200, (client) => client.get(path)],
    ['GET', 200, (client, one) => client.get(one)],
    ['POST', 201, (client) => client.post(path, newBody())],
    ['PATCH', 200, (client, one) => client.patch(one, resource.patch)],
    ['DELETE', 204, (client, one) => client.delete(one)],
  ])('%s answers %i to those who may, 403 to others', async (call, done, send) => {
    const may = (call.startsWith('GET') ? resource.reads : resource.writes).split(' ');
    for (const [who, client] of Object.entries(people())) {
      const one = call === 'DELETE' && may.includes(who) ? await made() : shared;
      const before = await list();
      expect([who, (await send(client, one)).status]).toEqual([who, may.includes(who) ? done : 403]);
      if (!may.includes(who)) expect(await list()).toBe(before);
    }
  });

  it('answers 404 of what is not there, or not any more', async () => {
    const { client } = test.admin;
    const gone = await made();
    await client.delete(gone);
    for (const one of [`${path}/${resource.unknown}`, gone]) {
      const answers = [client.get(one), client.patch(one, resource.patch), client.delete(one)];
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  it('is neither made nor changed with what is wrong', async () => {
    const { client } = test.admin;
    await client.post(path, resource.make('taken'));
    const before = await list();
    const isSent = (more: Record<string, unknown>) => !Object.values(more).includes(undefined);
    for (const [more, status, patchStatus = status] of invalid) {
      expect([more, (await client.post(path, { ...newBody(), ...more })).status]).toEqual([more, status]);
      if (patchStatus < 400 || !isSent(more)) continue;
      expect([more, (await client.patch(shared, more)).status]).toEqual([more, patchStatus]);
    }
    expect(await list()).toBe(before);
    // What is settled when it is made is no matter of changes.
    for (const [more, , patchStatus] of invalid)
      if (patchStatus === 200) expect([more, (await client.patch(shared, more)).status]).toEqual([more, 200]);
  });

  it('is not asked for by what is wrong', async () => {
    for (const [query, status] of resource.queries)
      expect([query, (await test.admin.client.get(`${path}?${query}`)).status]).toEqual([query, status]);
  });
});

it.each([
  ['/collections/by-resource?recordType=category', 400],
  ['/collections/by-resource?recordID=1', 400],
  ['/collections/by-resource?recordType=article&recordID=1', 422],
  ['/collections/contents/nolanguage', 400],
  ['/collections/contents/en?collectionID=many', 422],
  ['/collections/contents/en?dateAddedToCollection=soon', 422],
  ['/collections/contents/en?limit=501', 422],
  ['/collections/contents/en?expand=secrets', 422],
  ['/post-types/discussion?expand=secrets', 422],
])('%s answers %i', async (path, status) => {
  expect((await test.admin.client.get(path)).status).toBe(status);
});
