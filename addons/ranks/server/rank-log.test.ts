// What staff do to ranks, and with them, stands in the audit log, and is undone from there.
import { sql, systemViewer } from '@parley/addon-api';
import { countedCommunity, signedIn } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rankPurges } from './rank.removal.ts';
import { addRank, deleteRanks, mayOf, rankOf } from './testing/rank-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

const logOf = async (rankID: number) => {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=rank&recordID=${rankID}`);
  return body as { auditLogID: number; eventType: string; recordUserID: number | null }[];
};
const eventsOf = async (rankID: number) => (await logOf(rankID)).map(({ eventType }) => eventType);
/** What was done to it last. */
const undoLast = async (rankID: number) =>
  test.admin.client.post('/audit-logs/undo', { auditLogIDs: [(await logOf(rankID))[0]?.auditLogID] });
/** Why it could not be undone. */
const problemOf = ({
  body,
}: {
  body: { progress?: { exceptionsByID: Record<string, { message: string }> } };
}) => Object.values(body.progress?.exceptionsByID ?? {})[0]?.message;
const CHANGED_SINCE = 'This was changed again since then, so it cannot be undone.';
const give = (userID: number, rankID: number | null) =>
  test.admin.client.put(`/users/${userID}/rank`, { rankID });
const manual = { criteria: { manual: true } };

describe('the log', () => {
  it('has who added, changed, gave, took back and deleted a rank, without its words', async () => {
    const member = await signedIn(test, 'Loggedbee');
    const rankID = await addRank(test, 11, { ...manual, notificationBody: 'Secret words' });
    const path = `/ranks/${rankID}`;
    expect((await test.admin.client.patch(path, { userTitle: 'Secret title', level: 12 })).status).toBe(200);
    await give(member.userID, rankID);
    await give(member.userID, null);
    await test.admin.client.delete(path);
    expect(await eventsOf(rankID)).toEqual([
      'rank.deleted',
      'rank.taken',
      'rank.given',
      'rank.changed',
      'rank.added',
    ]);
    expect((await logOf(rankID)).map(({ recordUserID }) => recordUserID)).toEqual([
      null,
      member.userID,
      member.userID,
      null,
      null,
    ]);
    const { text } = await test.admin.client.get(`/audit-logs?recordType=rank&recordID=${rankID}`);
    expect(text).not.toContain('Secret');
    expect(text).toContain('"level":12');
  });

  it('has nothing where nothing changed or a call was refused', async () => {
    const member = await signedIn(test, 'Samebee');
    const rankID = await addRank(test, 13, manual);
    await addRank(test, 14);
    expect((await test.admin.client.patch(`/ranks/${rankID}`, { level: 13 })).status).toBe(200);
    expect((await test.admin.client.patch(`/ranks/${rankID}`, { level: 14 })).status).toBe(409);
    expect((await member.client.delete(`/ranks/${rankID}`)).status).toBe(403);
    await give(member.userID, rankID);
    await give(member.userID, rankID);
    expect(await eventsOf(rankID)).toEqual(['rank.given', 'rank.added']);
  });
});

describe('a deleted rank', () => {
  it('is nobody’s and nowhere, and comes back with its members', async () => {
    const member = await signedIn(test, 'Backbee');
    const rankID = await addRank(test, 21, { ...manual, abilities: { curation: true } });
    await give(member.userID, rankID);
    expect(await mayOf(member.client, 'curation.manage')).toBe(true);
    await test.admin.client.delete(`/ranks/${rankID}`);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).status).toBe(404);
    expect((await test.admin.client.patch(`/ranks/${rankID}`, { level: 3 })).status).toBe(404);
    expect((await test.admin.client.delete(`/ranks/${rankID}`)).status).toBe(404);
    expect((await give(member.userID, rankID)).body.code).toBe('rank.unknown');
    expect((await test.admin.client.get('/ranks')).body).toEqual([]);
    expect([await rankOf(test, member.userID), await mayOf(member.client, 'curation.manage')]).toEqual([
      undefined,
      false,
    ]);
    expect((await undoLast(rankID)).status).toBe(200);
    expect([await rankOf(test, member.userID), await mayOf(member.client, 'curation.manage')]).toEqual([
      rankID,
      true,
    ]);
    expect((await test.admin.client.get(`/ranks/${rankID}`)).body.abilities).toEqual({ curation: true });
  });

  it('leaves its level to others, and comes back to a free one alone', async () => {
    const rankID = await addRank(test, 22);
    await test.admin.client.delete(`/ranks/${rankID}`);
    const successor = await addRank(test, 22);
    expect(problemOf(await undoLast(rankID))).toBe('There is a rank of this level already.');
    await test.admin.client.patch(`/ranks/${successor}`, { level: 23 });
    expect((await undoLast(rankID)).status).toBe(200);
    expect((await test.admin.client.get('/ranks')).body).toMatchObject([{ rankID }, { rankID: successor }]);
  });

  it('goes for good when it can be undone no more, and at once where nothing can be', async () => {
    const stored = async (rankID: number) =>
      (
        await test.site.database.rows(sql`
          select rank_id from ranks where rank_id = ${rankID}
          union all select rank_id from rank_members where rank_id = ${rankID}`)
      ).length;
    const purge = (rankID: number) =>
      test.site.database.transaction(async (tx) => {
        await rankPurges[0]?.goOn(test.site.writeContext(tx, systemViewer(), 'en'), rankID);
      });
    const first = await addRank(test, 24);
    await give(test.member.userID, first);
    await test.admin.client.delete(`/ranks/${first}`);
    await purge(first);
    expect(await stored(first)).toBe(2);
    await test.site.database.execute(sql`update ranks set date_purge = now() where rank_id = ${first}`);
    await purge(first);
    expect(await stored(first)).toBe(0);
    expect((await undoLast(first)).text).toContain('404');
    await test.admin.client.patch('/config', { 'moderation.undoDays': 0 });
    const second = await addRank(test, 24);
    await test.admin.client.delete(`/ranks/${second}`);
    expect(await stored(second)).toBe(0);
    await test.admin.client.patch('/config', { 'moderation.undoDays': 30 });
  });
});

describe('undoing', () => {
  it('a change brings back all that it was, but not where it was changed again', async () => {
    const rankID = await addRank(test, 31, {
      criteria: { points: 5, time: '3 months', permission: 'site.manage' },
      abilities: { roleID: 32, linksPosts: false, editTimeout: 60 },
      cssClass: 'rank-green',
    });
    const rank = async () => (await test.admin.client.get(`/ranks/${rankID}`)).body;
    const was = await rank();
    const change = { name: 'Other', level: 32, criteria: {}, abilities: { title: true }, cssClass: null };
    await test.admin.client.patch(`/ranks/${rankID}`, change);
    const [first] = await logOf(rankID);
    await test.admin.client.patch(`/ranks/${rankID}`, { name: 'Another' });
    const undoFirst = () => test.admin.client.post('/audit-logs/undo', { auditLogIDs: [first?.auditLogID] });
    expect(problemOf(await undoFirst())).toBe(CHANGED_SINCE);
    expect((await undoLast(rankID)).status).toBe(200);
    expect(await rank()).toMatchObject(change);
    expect((await undoFirst()).status).toBe(200);
    expect(await rank()).toEqual(was);
  });

  it('what was given gives the earlier one back, but not where another was given since', async () => {
    const member = await signedIn(test, 'Undobee');
    const [low, high] = [await addRank(test, 41, manual), await addRank(test, 42, manual)];
    await give(member.userID, low);
    await give(member.userID, high);
    const [lowGiven] = await logOf(low);
    const undoLow = () => test.admin.client.post('/audit-logs/undo', { auditLogIDs: [lowGiven?.auditLogID] });
    expect(problemOf(await undoLow())).toBe(CHANGED_SINCE);
    expect((await undoLast(high)).status).toBe(200);
    expect(await rankOf(test, member.userID)).toBe(low);
    expect((await undoLow()).status).toBe(200);
    expect(await rankOf(test, member.userID)).toBeUndefined();
    await give(member.userID, high);
    await give(member.userID, null);
    expect((await undoLast(high)).status).toBe(200);
    expect(await rankOf(test, member.userID)).toBe(high);
  });
});
