// Who edits members gives ranks by hand, and hands out no more by them than by roles.
import { countedCommunity, signedIn, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRank, deleteRanks, mayOf, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity();
let registrar: { client: TestClient; userID: number };

const editing = { 'session.valid': true, 'users.edit': true };

async function addRole(name: string, permissions: Record<string, boolean>): Promise<number> {
  const { body } = await test.admin.client.post('/roles', {
    name,
    permissions: [{ type: 'global', permissions }],
  });
  return body.roleID;
}

beforeAll(async () => {
  for (const key of ['ranks', 'polls']) await test.admin.client.patch(`/addons/${key}`, { enabled: true });
  const roleID = await addRole('Registrar', { ...editing, 'community.moderate': true });
  registrar = await signedIn(test, 'Registrar');
  await test.admin.client.patch(`/users/${registrar.userID}`, { roleID: [roleID] });
});
beforeEach(() => deleteRanks(test));

const byRegistrar = (userID: number, rankID: number | null) =>
  registrar.client.put(`/users/${userID}/rank`, { rankID });
const manual = (abilities: Record<string, unknown>) =>
  addRank(test, 5, { criteria: { manual: true }, abilities });

describe('whoever edits members', () => {
  it('gives no rank that grants what they may not, until they may', async () => {
    const [clerk, newcomer] = [await signedIn(test, 'Clerkbee'), await signedIn(test, 'Reachbee')];
    const clerks = await addRole('Clerk', editing);
    const curators = await addRole('Curator', { 'curation.manage': true });
    const setRoles = ({ userID }: { userID: number }, roleID: number[]) =>
      test.admin.client.patch(`/users/${userID}`, { roleID });
    await setRoles(clerk, [clerks]);
    await setRoles(newcomer, [await addRole('Bare', { 'session.valid': false })]);
    const byClerk = (id: number | null) => clerk.client.put(`/users/${newcomer.userID}/rank`, { rankID: id });
    const rankID = await manual({ curation: true });
    const refused = await byClerk(rankID);
    expect([refused.status, refused.body.code]).toEqual([403, 'rank.grantsMore']);
    expect(refused.body.message).toContain('ask an administrator');
    expect(await rankOf(test, newcomer.userID)).toBeUndefined();
    await setRoles(clerk, [clerks, curators]);
    expect((await byClerk(rankID)).body).toEqual({ rankID });
    expect(await mayOf(newcomer.client, 'curation.manage')).toBe(true);
    await setRoles(clerk, [clerks]);
    // Taking back raises nobody.
    expect((await byClerk(null)).body).toEqual({ rankID: null });
  });

  it('gives no rank that stands for a role that they may not give', async () => {
    const member = await signedIn(test, 'Rolebee');
    const moderators = await manual({ roleID: 32 });
    const refused = await byRegistrar(member.userID, moderators);
    expect([refused.status, refused.body.errors[0].field]).toEqual([403, 'rankID']);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    const members = await addRank(test, 6, { criteria: { manual: true }, abilities: { roleID: 8 } });
    expect((await byRegistrar(member.userID, members)).body).toEqual({ rankID: members });
  });

  it.each([
    ['that takes something away', { curation: false, commentsAdd: false }],
    ['that grants what new roles have anyway', { conversationsAdd: true }],
    ['that trusts, as they may by the account', { verified: true }],
    ['that changes what members do with their own', { title: true, editTimeout: -1 }],
  ])('gives one %s', async (_, abilities) => {
    const member = await signedIn(test, `Givenbee${Math.random().toString(36).slice(2, 8)}`);
    const rankID = await manual(abilities);
    expect((await byRegistrar(member.userID, rankID)).body).toEqual({ rankID });
  });

  it('gives none to those above them or to themselves, and none that is not there', async () => {
    const rankID = await manual({});
    for (const userID of [test.admin.userID, registrar.userID])
      expect((await byRegistrar(userID, rankID)).status).toBe(403);
    expect((await byRegistrar(test.member.userID, 99_999)).body.code).toBe('rank.unknown');
    expect((await byRegistrar(99_999, rankID)).status).toBe(404);
  });
});
