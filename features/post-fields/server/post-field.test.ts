import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { reindex } from '../../search/server/search.reindex.ts';
import { fields, text, type, wrongValues } from './testing/hive.ts';

const test = communityOfFile();
let admin: TestClient;
let member: TestClient;
beforeAll(async () => {
  admin = test.admin.client;
  member = test.member.client;
  await admin.post('/post-types', { ...type, postTypeID: 'hive' });
  for (const field of fields) {
    const { status, text } = await admin.post('/post-fields', {
      postTypeID: 'hive',
      label: field.postFieldID,
      ...field,
    });
    if (status !== 201) throw new Error(text);
  }
});

const words = { name: 'Our hive', format: 'markdown', categoryID: 1 };
const post = (postMeta?: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  member.post('/discussions?expand=postMeta', {
    ...words,
    body: `Look. ${Math.random()}`,
    postTypeID: 'hive',
    postMeta,
    ...more,
  });
const metaFor = async (client: TestClient, discussionID: number) =>
  (await client.get(`/discussions/${discussionID}?expand=postMeta`)).body.postMeta;

describe('post fields', () => {
  it('are listed by type and kind, in the order they are given', async () => {
    const ids = async (query: string, client = test.guest) =>
      (await client.get(`/post-fields?${query}`)).body.map(
        (field: { postFieldID: string }) => field.postFieldID,
      );
    expect((await admin.put('/post-fields/hive/sorts', { kinds: 0, zone: 7 })).body).toMatchObject({
      kinds: 0,
      zone: 7,
    });
    const open = ['kinds', 'notes', 'phone', 'frames', 'sold', 'since', 'zone', 'sizes'];
    expect(await ids('postTypeID[]=hive')).toEqual(open);
    expect(await ids('postTypeID=hive&formType=dropdown')).toEqual(['zone', 'sizes']);
    expect(await ids('dataType=string[]')).toEqual(['kinds']);
    expect(await ids('isRequired=true')).toEqual(['zone']);
    expect(await ids('visibility=private')).toEqual(['private-data', 'phone']);
    expect(await ids('visibility=internal')).toEqual([]);
    expect(await ids('visibility=internal', admin)).toEqual(['internal-data', 'opinion']);
    expect(await ids('isActive=false')).toEqual([]);
    const { headers } = await test.guest.get('/post-fields?postTypeID=hive&limit=2&page=2');
    expect(headers.get('x-app-page-result-count')).toBe('8');
    const one = await test.guest.get('/post-fields/sizes');
    expect(one.body).toMatchObject({
      postTypeIDs: ['hive'],
      dropdownOptions: [1, 2],
      isSystemHidden: false,
      insertUserID: test.admin.userID,
    });
    expect((await test.guest.get('/post-fields/opinion')).status).toBe(404);
    const { body: hive } = await test.guest.get('/post-types/hive?expand=postFields');
    expect(hive.postFieldIDs).toEqual(open);
    expect(hive.postFields[0]).toMatchObject({ postFieldID: 'kinds', dataType: 'string[]' });
  });

  it('are the administrators’ affair', async () => {
    for (const client of [test.guest, member, test.moderator.client]) {
      expect((await client.post('/post-fields', { ...text, postFieldID: 'x', label: 'X' })).status).toBe(403);
      expect((await client.patch('/post-fields/zone', { label: 'X' })).status).toBe(403);
      expect((await client.delete('/post-fields/zone')).status).toBe(403);
      expect((await client.put('/post-fields/hive/sorts', { zone: 1 })).status).toBe(403);
    }
    expect((await admin.put('/post-fields/nix/sorts', { zone: 1 })).status).toBe(404);
    expect((await admin.put('/post-fields/hive/sorts', { nix: 1 })).status).toBe(422);
    expect((await admin.patch('/post-fields/nix', { label: 'X' })).status).toBe(404);
    expect((await admin.delete('/post-fields/nix')).status).toBe(404);
    expect((await admin.delete('/post-fields/public-data')).status).toBe(400);
  });

  it.each([
    ['a name twice', { postFieldID: 'zone' }, 400],
    ['a period in the name', { postFieldID: 'a.b' }, 422],
    ['a slash in the name', { postFieldID: 'a/b' }, 422],
    ['upper case in the name', { postFieldID: 'aB' }, 422],
    ['a form that does not fit', { formType: 'checkbox' }, 422],
    ['nothing to choose from', { formType: 'dropdown' }, 400],
    ['words for numbers', { dataType: 'number', formType: 'dropdown', dropdownOptions: ['one'] }, 422],
    ['internal and required', { visibility: 'internal', isRequired: true }, 422],
    ['no label', { label: undefined }, 400],
    ['no kind', { dataType: undefined }, 400],
    ['an unknown visibility', { visibility: 'secret' }, 422],
    ['an unknown type', { postTypeID: 'nix' }, 422],
  ])('are refused with %s', async (_, wrong, status) => {
    const answer = await admin.post('/post-fields', {
      ...text,
      postFieldID: 'refused',
      label: 'R',
      ...wrong,
    });
    expect(answer.status).toBe(status);
    expect((await admin.get('/post-fields/refused')).status).toBe(404);
  });

  it('are changed within their kind, switched off, and deleted with their values', async () => {
    await admin.post('/post-fields', { ...text, postFieldID: 'gone', label: 'Gone', postTypeID: 'hive' });
    const { body } = await post({ zone: '8a', gone: 'soon' });
    const changed = await admin.patch('/post-fields/gone', {
      label: 'Going',
      dataType: 'number',
      isRequired: true,
    });
    expect(changed.body).toMatchObject({ label: 'Going', dataType: 'text', isRequired: true });
    expect((await admin.patch('/post-fields/gone', { visibility: 'internal' })).status).toBe(422);
    await admin.patch('/post-fields/gone', { isActive: false });
    expect(await metaFor(member, body.discussionID)).toEqual({ zone: '8a' });
    expect((await post({ zone: '8a' })).status).toBe(201);
    await admin.patch('/post-fields/gone', { isActive: true });
    expect(await metaFor(member, body.discussionID)).toEqual({ zone: '8a', gone: 'soon' });
    expect((await admin.delete('/post-fields/gone')).status).toBe(204);
    expect(await metaFor(member, body.discussionID)).toEqual({ zone: '8a' });
    expect(
      (await admin.patch('/post-fields/zone', { dropdownOptions: ['7b', '8a', '9a'] })).body.dropdownOptions,
    ).toHaveLength(3);
  });
});

describe('what a post carries', () => {
  it('is stored in its own kind', async () => {
    const { status, body } = await post({
      zone: ' 7b ',
      frames: '11.5',
      sold: 'yes',
      since: '2024-02-29',
      kinds: 'carnica,buckfast,carnica',
      sizes: ['2'],
      notes: '',
      nix: 'ignored',
      opinion: 'not mine to give',
    });
    expect(status).toBe(201);
    expect(body.postMeta).toEqual({
      zone: '7b',
      frames: 11.5,
      sold: true,
      since: '2024-02-29',
      kinds: ['carnica', 'buckfast'],
      sizes: [2],
    });
    expect((await test.guest.get(`/discussions/${body.discussionID}`)).body.postMeta).toBeUndefined();
    const { body: edit } = await member.get(`/discussions/${body.discussionID}/edit`);
    expect(edit.postMeta).toEqual(body.postMeta);
  });

  it.each(wrongValues)('is refused: %s', async (_, wrong, status, message) => {
    const given = 'zone' in wrong || Object.keys(wrong).length === 0 ? wrong : { zone: '8a', ...wrong };
    const answer = await post(given);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toMatchObject([
      { path: expect.stringMatching(/^postMeta(\.kinds\[\d\])?$/), message },
    ]);
  });

  it('reports everything wrong at once, and must be an object', async () => {
    const { status, body } = await post({ frames: 'many', sold: 'maybe' });
    expect([status, body.errors.length]).toEqual([422, 3]);
    expect((await post(undefined)).status).toBe(400);
    expect((await member.post('/discussions', { ...words, body: 'x', postMeta: 'zone' })).status).toBe(422);
    expect(
      (await member.post('/discussions', { ...words, body: 'Plain.', postMeta: { zone: 'x' } })).status,
    ).toBe(201);
  });

  it('is seen as far as its field is: by everybody, by its author, by staff', async () => {
    const { body } = await post({ zone: '8a', phone: '555' });
    await admin.patch(`/discussions/${body.discussionID}`, { postMeta: { opinion: 'fine' } });
    const everything = { zone: '8a', phone: '555', opinion: 'fine' };
    expect(await metaFor(test.guest, body.discussionID)).toEqual({ zone: '8a' });
    expect(await metaFor(test.other.client, body.discussionID)).toEqual({ zone: '8a' });
    expect(await metaFor(member, body.discussionID)).toEqual({ zone: '8a', phone: '555' });
    expect(await metaFor(test.moderator.client, body.discussionID)).toEqual({ zone: '8a', phone: '555' });
    expect(await metaFor(admin, body.discussionID)).toEqual(everything);
    const page = (client: TestClient) => client.page(new URL(body.url).pathname);
    expect((await page(test.guest)).text).toContain('8a');
    for (const client of [test.guest, member, test.other.client])
      expect((await page(client)).text).not.toMatch(/"555"|"fine"/);
    expect((await page(admin)).text).toContain('"fine"');
  });

  it('is edited sparsely by who may edit the post, and never emptied where it is required', async () => {
    const { body } = await post({ zone: '8a', frames: 3, phone: '555' });
    const path = `/discussions/${body.discussionID}?expand=postMeta`;
    const edited = await member.patch(path, { postMeta: { frames: 4, phone: null } });
    expect(edited.body.postMeta).toEqual({ zone: '8a', frames: 4 });
    expect(edited.body).toMatchObject({ updateUserID: test.member.userID });
    expect((await member.patch(path, { postMeta: { zone: null } })).status).toBe(422);
    expect((await test.other.client.patch(path, { postMeta: { frames: 5 } })).status).toBe(403);
    expect((await test.guest.patch(path, { postMeta: { frames: 5 } })).status).toBe(403);
    expect((await test.other.client.patch(path, { postMeta: { nix: 5 } })).status).toBe(200);
    const same = await test.moderator.client.patch(path, { postMeta: { frames: 4 } });
    expect(same.body).toMatchObject({ updateUserID: test.member.userID });
  });

  it('narrows lists, without telling what is private', async () => {
    const made = await post({
      zone: '9a',
      frames: 40,
      since: '2020-05-05',
      kinds: ['buckfast'],
      phone: '777-1',
      notes: 'Near the OLD mill',
    });
    const id = made.body.discussionID;
    const found = async (query: string, client = test.guest) => {
      const { status, body } = await client.get(`/discussions?limit=100&${query}`);
      expect(status).toBe(200);
      return body.map((each: { discussionID: number }) => each.discussionID);
    };
    expect(await found('postMeta[zone]=9a,1a')).toEqual([id]);
    expect(await found('postMeta[zone][]=9a')).toEqual([id]);
    expect(await found('postMeta[frames]=>=40')).toEqual([id]);
    expect(await found('postMeta[since]=2020-05-05')).toEqual([id]);
    expect(await found('postMeta[kinds]=buckfast&postMeta[zone]=9a')).toEqual([id]);
    expect(await found('postMeta[notes]=old%20mill')).toEqual([id]);
    expect(await found('postMeta[sold]=false')).toEqual([]);
    expect(await found('postMeta[phone]=777')).toEqual([]);
    expect(await found('postMeta[phone]=777', test.other.client)).toEqual([]);
    expect(await found('postMeta[phone]=777', member)).toEqual([id]);
    expect(await found('postMeta[phone]=777', test.moderator.client)).toEqual([id]);
    expect((await found('postMeta[opinion]=fine', member)).length).toBeGreaterThan(1);
    expect((await test.guest.get('/discussions?postMeta[frames]=many')).status).toBe(422);
    expect((await test.guest.get('/discussions?postMeta=8a')).status).toBe(422);
  });

  it('narrows a search alike', async () => {
    const { body } = await post({ zone: '7b', frames: 77, phone: '888-2' });
    await reindex(test.site);
    const found = async (query: string, client = test.guest) =>
      (await client.get(`/search?${query}`)).body.map((each: { recordID: number }) => each.recordID);
    expect(await found('postTypeID=hive&postMeta[frames]=77')).toEqual([body.discussionID]);
    expect(await found('query=hive&postMeta[frames]=77')).toEqual([body.discussionID]);
    expect(await found('query=hive&postTypeID=riddle')).toEqual([]);
    expect(await found('postMeta[phone]=888', test.other.client)).toEqual([]);
    expect(await found('postMeta[phone]=888', member)).toEqual([body.discussionID]);
  });

  it('costs a list no statement', async () => {
    const plain = await member.get('/discussions?limit=100');
    const withMeta = await member.get('/discussions?limit=100&expand=postMeta');
    expect(withMeta.statements).toBe(plain.statements);
  });
});

describe('a change of type', () => {
  const put = (discussionID: number, body: unknown) =>
    test.moderator.client.put(`/discussions/${discussionID}/type?expand=postMeta`, body);

  it('keeps what the new type has, and puts the rest where as many see it', async () => {
    await admin.post('/post-types', { ...type, postTypeID: 'swarm', postFieldIDs: ['frames', 'notes'] });
    const { body } = await post({ zone: '8a', frames: 3, kinds: ['carnica', 'buckfast'], phone: '555' });
    await admin.patch(`/discussions/${body.discussionID}`, { postMeta: { opinion: 'fine' } });
    const changed = await put(body.discussionID, { postTypeID: 'swarm' });
    expect(changed.body.postMeta).toEqual({
      frames: 3,
      'public-data': 'kinds: carnica, buckfast\nzone: 8a',
      'private-data': 'phone: 555',
    });
    expect(await metaFor(admin, body.discussionID)).toMatchObject({ 'internal-data': 'opinion: fine' });
    expect(await metaFor(test.guest, body.discussionID)).not.toHaveProperty('private-data');
  });

  it('takes what the caller maps, and asks for what is required', async () => {
    const { body } = await member.post('/discussions', { ...words, body: 'Plain once.' });
    const { discussionID } = body;
    expect((await put(discussionID, { postTypeID: 'hive' })).status).toBe(400);
    expect((await put(discussionID, { postTypeID: 'hive', postMeta: { zone: 'x' } })).status).toBe(422);
    const changed = await put(discussionID, { postTypeID: 'hive', postMeta: { zone: '8a', frames: 2 } });
    expect(changed.body).toMatchObject({ postTypeID: 'hive', postMeta: { zone: '8a', frames: 2 } });
    const mapped = await put(discussionID, { postTypeID: 'swarm', postMeta: { 'public-data': 'Zone 8a' } });
    expect(mapped.body.postMeta).toEqual({ frames: 2, 'public-data': 'Zone 8a' });
    const rows = await test.site.database.rows(
      sql`select 1 from post_meta where discussion_id = ${discussionID}`,
    );
    expect(rows).toHaveLength(2);
  });
});
