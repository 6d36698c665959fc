// Undoing a merge gives readers back what they had of the discussion, unless they, or their wish for it, are gone since.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });

async function merge(discussionID: number, destinationDiscussionID: number): Promise<void> {
  const merging = { discussionIDs: [discussionID], destinationDiscussionID };
  expect((await test.admin.client.patch('/discussions/merge', merging)).status).toBe(200);
}

async function undoNewest(discussionID: number): Promise<void> {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=discussion&recordID=${discussionID}`);
  const undone = await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [body[0].auditLogID] });
  expect(undone).toMatchObject({ status: 200, body: { progress: { failedIDs: [] } } });
}

async function storedFor({ userID }: TestMember) {
  const rows = await test.site.database.rows<{
    kind: string;
    discussion_id: number;
    push: boolean | null;
  }>(sql`
    select 'bookmark' as kind, discussion_id, null::boolean as push from bookmarks where user_id = ${userID}
    union all select 'follow', record_id, push from follows where user_id = ${userID}
    union all select 'mute', record_id, null from mutes where user_id = ${userID}
    order by kind`);
  return rows.map((row) => [row.kind, row.discussion_id, row.push]);
}

it('but for those who are gone since, or took their bookmark away', async () => {
  const { discussionID: source } = await discussionBy(test.member.client);
  const { discussionID: stays } = await discussionBy(test.member.client);
  const goer = await signedIn(test, 'Goer');
  const undecided = await signedIn(test, 'Undecided');
  const stayer = await signedIn(test, 'Stayer');
  for (const { client } of [goer, undecided, stayer])
    await client.put(`/discussions/${source}/bookmark`, { bookmarked: true });
  const followed = { followed: true, popup: true, email: false, push: true };
  for (const { client } of [goer, stayer]) {
    expect((await client.put(`/follows/discussion/${source}`, followed)).status).toBe(200);
    expect((await client.put(`/mutes/discussion/${source}`, { muted: true })).status).toBe(200);
  }
  const had = await storedFor(stayer);
  expect(had).toHaveLength(3);
  await merge(source, stays);
  expect(await storedFor(stayer)).toEqual(had.map(([kind, , push]) => [kind, stays, push]));
  await undecided.client.put(`/discussions/${stays}/bookmark`, { bookmarked: false });
  await test.admin.client.delete(`/users/${goer.userID}`, { deleteMethod: 'delete' });
  await expect.poll(() => storedFor(goer), { timeout: 20_000 }).toEqual([]);
  await undoNewest(source);
  for (const [person, has] of [
    [stayer, had],
    [undecided, []],
    [goer, []],
  ] as const)
    expect(await storedFor(person)).toEqual(has);
});
