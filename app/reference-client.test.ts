// Every call that the requirements name, as a client written for the reference product sends it: its paths with their
// slashes, its bodies, its headers, its expands; and what it reads out of the answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutFloodLimits } from '../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestSite } from '../platform/server/testing/test-site.ts';
import { get, send } from './testing/as-reference-client.ts';
import { testSite } from './testing/test-site.ts';

let test: TestSite;
let admin: TestMember;
let mona: TestMember;
let discussionID: number;
let commentID: number;
beforeAll(async () => {
  test = await testSite({ withJobs: true });
  await withoutFloodLimits(test);
  admin = await signedIn(test, 'Boss', 'administrator');
  mona = await signedIn(test, 'Mona');
  const post = { name: 'Where do terns nest?', body: '[{"type":"p","children":[{"text":"There."}]}]' };
  const posted = await send(mona, 'POST', '/discussions', { ...post, format: 'rich2', categoryID: 1 });
  expect(posted.status).toBe(201);
  ({ discussionID } = posted.body);
  const comment = {
    format: 'text',
    body: 'Here.',
    parentRecordType: 'discussion',
    parentRecordID: discussionID,
  };
  ({ commentID } = (await send(admin, 'POST', '/comments', comment)).body);
});
afterAll(() => test?.close());

describe('themes', () => {
  it('are listed, read, tried, applied, changed, revised and deleted', async () => {
    expect((await get(test.guest, '/themes')).body[0]).toMatchObject({ themeID: 'keystone', current: true });
    const { body: keystone } = await get(test.guest, '/themes/keystone?allowAddonVariables=false&expand=all');
    expect(keystone.assets.variables.data).toBeInstanceOf(Object);
    const variables = { type: 'json', data: { global: { mainColors: { primary: '#2f7d32' } } } };
    const facts = { name: 'Spring', parentTheme: 'keystone', parentVersion: keystone.version };
    const made = await send(admin, 'POST', '/themes', { ...facts, assets: { variables } });
    const { themeID, revisionID } = made.body;
    expect((await send(admin, 'PUT', '/themes/preview', { themeID, revisionID })).body.themeID).toBe(themeID);
    expect((await send(admin, 'PUT', '/themes/preview', { themeID: '' })).body.themeID).toBe('keystone');
    expect((await send(admin, 'PUT', '/themes/current', { themeID })).body.current).toBe(true);
    const changed = await send(admin, 'PATCH', `/themes/${themeID}`, { revisionName: 'Greener' });
    expect(changed.body.revisionName).toBe('Greener');
    const { body: revisions } = await get(admin, `/themes/${themeID}/revisions`);
    expect(revisions).toEqual([expect.objectContaining({ revisionID, active: true })]);
    expect((await get(admin, `/themes/${themeID}?revisionID=${revisionID}`)).body.revisionID).toBe(
      revisionID,
    );
    await send(admin, 'PUT', '/themes/current', { themeID: 'keystone' });
    expect((await send(admin, 'DELETE', `/themes/${themeID}`)).status).toBe(204);
  });
});

describe('notifications and conversations', () => {
  it('are listed, read one by one and all together', async () => {
    const listed = async () => (await get(mona, '/notifications')).body;
    await expect.poll(async () => (await listed()).length, { timeout: 15_000 }).toBe(1);
    const [{ notificationID }] = await listed();
    expect((await get(mona, `/notifications/${notificationID}`)).body.read).toBe(false);
    const read = await send(mona, 'PATCH', `/notifications/${notificationID}`, { read: true });
    expect(read.body.read).toBe(true);
    expect((await send(mona, 'PATCH', '/notifications', { read: true })).status).toBe(204);
    const { counts } = (await get(mona, '/users/me-counts')).body;
    expect(counts).toContainEqual({ name: 'UnreadNotifications', count: 0 });
  });

  it('conversations are listed', async () => {
    const begun = { participantUserIDs: [admin.userID] };
    const { status, body } = await send(mona, 'POST', '/conversations', begun);
    expect(status).toBe(201);
    const listed = (await get(mona, '/conversations?expand=all')).body;
    expect(listed[0].conversationID).toBe(body.conversationID);
  });
});

describe('people', () => {
  it('are found by their names, know themselves and what they may do', async () => {
    const found = await get(mona, '/users/by-names/?name=bo*&order=mention&limit=50');
    expect(found.body).toEqual([expect.objectContaining({ name: 'Boss', userID: admin.userID })]);
    const me = (await get(mona, '/users/me?expand=reactionsReceived')).body;
    expect(me).toMatchObject({ userID: mona.userID, isAdmin: false, emailConfirmed: expect.any(Boolean) });
    expect(me.countUnreadNotifications).toEqual(expect.any(Number));
    expect(me.reactionsReceived).toBeInstanceOf(Object);
    const { body } = await get(mona, '/users/$me/permissions?expand=junctions');
    expect(body).toMatchObject({ isAdmin: false, permissions: expect.any(Array) });
    expect(body.permissions[0]).toMatchObject({ type: 'global', permissions: { 'session.valid': true } });
    expect([body.junctions, body.junctionAliases]).toEqual([expect.any(Object), expect.any(Object)]);
    expect((await get(test.guest, '/users/me')).body).toMatchObject({ userID: 0 });
  });

  it('are read, added and changed', async () => {
    const all = (await get(admin, `/users/${mona.userID}/?expand[]=all`)).body;
    expect(all).toMatchObject({ name: 'Mona', banned: 0, private: false, photoUrl: '' });
    const added = { name: 'Nils', email: 'nils@example.org', password: 'amber kettle 47 lantern' };
    const { status, body } = await send(admin, 'POST', '/users', added);
    expect([status, body.name]).toEqual([201, 'Nils']);
    const changed = await send(admin, 'PATCH', `/users/${body.userID}`, { name: 'Niels' });
    expect(changed.body.name).toBe('Niels');
  });
});

describe('discussions', () => {
  it('are listed with their paging in headers, read and changed', async () => {
    const listed = await get(
      test.guest,
      '/discussions?expand=insertUser,breadcrumbs&limit=1&sort=-dateLastComment',
    );
    expect(listed.body[0]).toMatchObject({ discussionID, insertUser: { name: 'Mona' } });
    expect(listed.body[0].breadcrumbs.at(-1)).toMatchObject({ name: 'General', url: expect.any(String) });
    expect(listed.headers.get('x-app-page-current')).toBe('1');
    expect(listed.headers.get('x-app-page-limit')).toBe('1');
    expect(listed.headers.get('x-app-page-result-count')).toBe('1');
    expect((await get(mona, `/discussions/${discussionID}`)).body).toMatchObject({
      closed: false,
      sink: false,
    });
    for (const change of [{ sink: true }, { sink: false }, { closed: true }, { closed: false }])
      expect((await send(admin, 'PATCH', `/discussions/${discussionID}`, change)).body).toMatchObject(change);
    const typed = await send(admin, 'PUT', `/discussions/${discussionID}/type`, { type: 'discussion' });
    expect(typed.body.type).toBe('discussion');
  });

  it('are bookmarked, dismissed, bumped and tagged', async () => {
    const of = `/discussions/${discussionID}`;
    for (const bookmarked of [true, false])
      expect((await send(mona, 'PUT', `${of}/bookmark`, { bookmarked })).body).toEqual({ bookmarked });
    await send(admin, 'PATCH', of, { pinned: true, pinLocation: 'recent' });
    expect((await send(mona, 'PUT', `${of}/dismiss`, { dismissed: true })).body).toEqual({ dismissed: true });
    expect((await send(admin, 'PATCH', `${of}/bump`)).status).toBe(200);
    const { tagID } = (await send(admin, 'POST', '/tags', { name: 'Birds' })).body;
    expect((await get(mona, '/tags?query=Birds')).body[0]).toMatchObject({ tagID, name: 'Birds' });
    const tagged = await send(mona, 'PUT', `${of}/tags`, { tagIDs: [tagID] });
    expect(tagged.body).toEqual([expect.objectContaining({ tagID })]);
  });

  it('are reacted to, and so are comments', async () => {
    for (const [who, record] of [
      [admin, `/discussions/${discussionID}`],
      [mona, `/comments/${commentID}`],
    ] as const) {
      const given = await send(who, 'POST', `${record}/reactions`, { reactionType: 'like' });
      expect(given.status).toBe(201);
      expect(given.body).toContainEqual(
        expect.objectContaining({ urlcode: 'Like', count: 1, hasReacted: true, tagID: expect.any(Number) }),
      );
      expect((await get(admin, `${record}/reactions`)).body[0]).toMatchObject({ userID: who.userID });
      expect((await send(admin, 'DELETE', `${record}/reactions/${who.userID}`)).status).toBe(204);
      expect((await get(admin, `${record}/reactions`)).body).toEqual([]);
    }
    expect((await send(admin, 'DELETE', `/discussions/${discussionID}/reactions`)).status).toBe(204);
  });

  it('are moved, closed, merged and deleted together, with progress', async () => {
    const { categoryID } = (await send(admin, 'POST', '/categories', { name: 'Shore', urlcode: 'shore' }))
      .body;
    const made = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        send(mona, 'POST', '/discussions', { name, body: 'x', format: 'text', categoryID: 1 }),
      ),
    );
    const discussionIDs = made.map(({ body }) => body.discussionID as number);
    const sync = '?longRunnerMode=sync';
    const done = { successIDs: discussionIDs, failedIDs: [], exceptionsByID: {} };
    const moved = { discussionIDs, categoryID, addRedirects: false };
    expect((await send(admin, 'PATCH', `/discussions/move${sync}`, moved)).body.progress).toMatchObject(done);
    const closed = { discussionIDs, closed: true };
    expect((await send(admin, 'PATCH', `/discussions/close${sync}`, closed)).body.progress).toMatchObject(
      done,
    );
    const [destinationDiscussionID] = discussionIDs;
    const merged = { discussionIDs: discussionIDs.slice(0, 2), destinationDiscussionID, addRedirects: false };
    expect((await send(admin, 'PATCH', `/discussions/merge${sync}`, merged)).status).toBe(200);
    const gone = { discussionIDs: [discussionIDs[0], discussionIDs[2]] };
    expect((await send(admin, 'DELETE', `/discussions/list${sync}`, gone)).status).toBe(200);
    expect((await get(mona, `/discussions/${discussionIDs[2]}`)).status).toBe(410);
    const refused = await send(mona, 'PATCH', `/discussions/close${sync}`, {
      discussionIDs: [discussionID],
      closed: true,
    });
    expect(refused.status).toBe(403);
  });

  it('go on by the payload of a bulk operation until nothing is left', async () => {
    const made = [];
    for (const name of ['A', 'B'])
      made.push(
        (await send(mona, 'POST', '/discussions', { name, body: 'x', format: 'text', categoryID: 1 })).body
          .discussionID,
      );
    const path = '/discussions/close?longRunnerMode=sync&longRunnerTimeout=0';
    let answer = await send(admin, 'PATCH', path, { discussionIDs: made, closed: true });
    expect(answer.status).toBe(408);
    const closed = [...answer.body.progress.successIDs];
    while (answer.body.callbackPayload) {
      answer = await admin.client.call(
        'POST',
        '/calls/run?longRunnerTimeout=0',
        answer.body.callbackPayload,
        {
          'content-type': 'application/system+jwt',
        },
      );
      closed.push(...answer.body.progress.successIDs);
    }
    expect([answer.status, closed]).toEqual([200, made]);
  });
});

describe('categories, collections, drafts', () => {
  it('categories are read and searched', async () => {
    expect((await get(test.guest, '/categories/1')).body).toMatchObject({ categoryID: 1, name: 'General' });
    const found = await get(test.guest, '/categories/search?query=gen&expand=breadcrumbs&limit=50');
    expect(found.body[0]).toMatchObject({ name: 'General', breadcrumbs: expect.any(Array) });
  });

  it('collections hold records, and records know theirs', async () => {
    const record = { recordID: discussionID, recordType: 'discussion' };
    const made = await send(admin, 'POST', '/collections', { name: 'First', records: [record] });
    const { collectionID } = made.body;
    expect((await get(admin, '/collections')).body[0]).toMatchObject({ collectionID, name: 'First' });
    const of = `/collections/by-resource?recordID=${discussionID}&recordType=discussion`;
    expect((await get(admin, of)).body).toEqual([expect.objectContaining({ collectionID })]);
    await send(admin, 'PUT', '/collections/by-resource', { record, collectionIDs: [] });
    expect((await get(admin, of)).body).toEqual([]);
    await send(admin, 'PUT', '/collections/by-resource', { record, collectionIDs: [collectionID] });
    expect((await get(admin, of)).body).toHaveLength(1);
  });

  it('drafts are stored, scheduled and removed', async () => {
    const attributes = { draftType: 'discussion', draftMeta: { name: 'Later' }, body: 'x', format: 'text' };
    const draft = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 1, attributes };
    const { status, body } = await send(mona, 'POST', '/drafts', draft);
    expect(status).toBe(201);
    const of = `/drafts/${body.draftID}`;
    expect((await get(mona, '/drafts?expand=true')).body[0].draftID).toBe(body.draftID);
    expect((await get(mona, `${of}/edit`)).body.attributes.draftMeta.name).toBe('Later');
    expect((await send(mona, 'PATCH', of, { attributes })).status).toBe(200);
    expect((await send(mona, 'DELETE', of)).status).toBe(204);
  });
});
