// What each ability of a rank changes for its members, at once, and for whom it does not.
import { commentOn, countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRankOf, deleteRanks, mayOf } from './testing/rank-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
  await test.admin.client.patch('/addons/polls', { enabled: true });
});
afterEach(() => deleteRanks(test));

const rank = { name: 'Rank', userTitle: 'Keeper', level: 1 };

const post = () => ({ categoryID: 1, name: 'A title long enough', body: 'Some words.', format: 'markdown' });

describe('abilities', () => {
  it.each([
    ['avatar', 'profilePicture.edit'],
    ['conversationsAdd', 'conversations.add'],
    ['curation', 'curation.manage'],
    ['polls', 'polls.add'],
    ['signature', 'signatures.edit'],
  ])('%s grants and takes away %s, but not from whoever manages the community', async (name, permission) => {
    const rankID = await addRankOf(test, { [name]: true });
    expect(await mayOf(test.member.client, permission)).toBe(true);
    await test.admin.client.patch(`/ranks/${rankID}`, { abilities: { [name]: false } });
    expect(await mayOf(test.member.client, permission)).toBe(false);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).body.abilities).toEqual({ [name]: false });
  });

  it('commentsAdd and discussionsAdd are refused to members', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await addRankOf(test, { commentsAdd: false, discussionsAdd: false });
    const comment = { discussionID, body: 'No.', format: 'markdown' };
    expect((await test.member.client.post('/comments', comment)).status).toBe(403);
    expect((await test.member.client.post('/discussions', post())).status).toBe(403);
    expect((await test.admin.client.post('/comments', comment)).status).toBe(201);
  });

  it('links and formats are refused in posts and messages, with what to do', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await addRankOf(test, { linksPosts: false, linksConversations: false, format: 'Text' });
    const write = (body: string, format: string) =>
      test.member.client.post('/comments', { discussionID, body, format });
    expect((await write('Plain.', 'markdown')).body.errors[0]).toMatchObject({ field: 'format' });
    expect((await write('Plain.', 'text')).status).toBe(201);
    await test.admin.client.patch(`/ranks/${(await test.admin.client.get('/ranks')).body[0].rankID}`, {
      abilities: { linksPosts: false, linksConversations: false },
    });
    const away = '[elsewhere](https://elsewhere.example/)';
    expect((await write(away, 'markdown')).body.errors[0]).toMatchObject({ field: 'body' });
    expect((await write('[here](/discussions)', 'markdown')).status).toBe(201);
    const message = (body: string) =>
      test.member.client.post('/conversations', {
        participantUserIDs: [test.other.userID],
        initialBody: body,
        initialFormat: 'markdown',
      });
    expect((await message(away)).body.errors[0]).toMatchObject({ field: 'body' });
    expect((await message('Hello.')).status).toBe(201);
    const ofStaff = { discussionID, body: away, format: 'markdown' };
    expect((await test.admin.client.post('/comments', ofStaff)).status).toBe(201);
  });

  it('editTimeout says how long posts are edited', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const edit = () =>
      test.member.client.patch(`/comments/${commentID}`, { body: 'New.', format: 'markdown' });
    expect((await edit()).status).toBe(200);
    const rankID = await addRankOf(test, { editTimeout: 0 });
    expect((await edit()).body.code).toBe('comment.editWindowOver');
    await test.admin.client.patch(`/ranks/${rankID}`, { abilities: { editTimeout: -1 } });
    expect((await edit()).status).toBe(200);
  });

  it('signatureLength and signatureImages bound signatures', async () => {
    await addRankOf(test, { signatureLength: 5, signatureImages: 0 });
    const sign = (body: string) =>
      test.member.client.patch(`/users/${test.member.userID}/signature`, { body, format: 'markdown' });
    expect((await sign('Much too long.')).status).toBe(422);
    expect((await sign('Short')).status).toBe(200);
  });

  it('title and location are changed, or not', async () => {
    const member = await signedIn(test, 'Titlebee');
    const set = (profileFields: object) =>
      member.client.patch(`/users/${member.userID}/profile-fields`, profileFields);
    await addRankOf(test, { title: false, location: true });
    expect((await set({ Title: 'Queen' })).status).toBe(403);
    expect((await set({ Location: 'Hive' })).status).toBe(200);
  });

  it('roleID lets them do what the role may, and nobody gives it who may not give the role', async () => {
    const rankID = await addRankOf(test, { roleID: 32 });
    expect(await mayOf(test.member.client, 'community.moderate')).toBe(true);
    const { body: role } = await test.admin.client.post('/roles', {
      name: 'Registrar',
      permissions: [{ type: 'global', permissions: { 'session.valid': true, 'users.edit': true } }],
    });
    const registrar = await signedIn(test, 'Registrar');
    await test.admin.client.patch(`/ranks/${rankID}`, { criteria: { manual: true } });
    await test.admin.client.patch(`/users/${registrar.userID}`, { roleID: [8, role.roleID] });
    const refused = await registrar.client.put(`/users/${registrar.userID}/rank`, { rankID });
    expect(refused.status).toBe(403);
    expect(await mayOf(registrar.client, 'community.moderate')).toBe(false);
    expect(
      (await test.admin.client.post('/ranks', { ...rank, level: 2, abilities: { roleID: 999 } })).status,
    ).toBe(422);
  });

  it('verified members wait for nobody', async () => {
    await test.admin.client.patch('/config', { 'premoderation.firstPosts': 100 });
    const { client } = await signedIn(test, 'Firstbee');
    const isHeld = async () => (await client.post('/discussions', post())).status === 202;
    expect(await isHeld()).toBe(true);
    await addRankOf(test, { verified: true });
    expect(await isHeld()).toBe(false);
    await test.admin.client.patch('/config', { 'premoderation.firstPosts': 0 });
  });

  it.each([
    ['commentsAdd', true],
    ['discussionsAdd', true],
    ['linksPosts', true],
    ['editTimeout', -2],
    ['format', 'Html'],
    ['signatureImages', 21],
    ['signatureLength', 0],
    ['title', 'perhaps'],
  ])('%s is refused as %s', async (name, value) => {
    expect((await test.admin.client.post('/ranks', { ...rank, abilities: { [name]: value } })).status).toBe(
      422,
    );
  });
});
