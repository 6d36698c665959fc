import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { notifyPeople } from '../../notifications/server/fan-out/notify.jobs.ts';
import type { TestMember } from '../../users/server/testing/members.ts';

/** Its jobs wait in the queue. */
const test = communityOfFile();

/** No hour passes meanwhile. */
const NOW = Date.now();
beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterAll(() => void vi.restoreAllMocks());

it('takes a job where its author was not notified of the post this hour, and no other', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const jobsOf = async ({ client }: TestMember, reactionType: string) => {
    const before = await waitingJobs();
    const { status } = await client.post(`/discussions/${discussionID}/reactions`, { reactionType });
    expect(status).toBe(201);
    return (await waitingJobs()) - before;
  };
  expect(await jobsOf(test.other, 'Disagree')).toBe(0);
  expect(await jobsOf(test.other, 'Like')).toBe(1);
  // The first one did not run yet, and might not have stored anything.
  expect(await jobsOf(test.moderator, 'Like')).toBe(1);
  await notifyPeople(test.site, {
    recordType: 'discussion',
    recordID: discussionID,
    occasion: 'reacted',
    actorUserID: test.other.userID,
    round: Math.floor(NOW / 3_600_000),
  });
  expect(await jobsOf(test.admin, 'Like')).toBe(0);
});

async function waitingJobs(): Promise<number> {
  const row = await test.site.database.row<{ count: number }>(sql`
    select count(*) as count from graphile_worker._private_jobs
    where (payload -> 'listeners')::jsonb @> '["notify of reaction.added"]'`);
  return row?.count ?? 0;
}
