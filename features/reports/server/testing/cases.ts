// Cases for tests: reported by members, and who decides about them.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { type Community, letIn } from '../../../discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import type { ModerationCase } from '../../cases.contract.ts';

let named = 0;

/** Looks after one category, and is a member elsewhere. */
export async function moderatorOf(test: Community, categoryID: number): Promise<TestMember> {
  const name = `Local_${++named}`;
  const { body: role } = await test.admin.client.post('/roles', {
    name,
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
  });
  await letIn(test.admin.client, role.roleID, categoryID, ['discussions.view', 'posts.moderate']);
  const made = await signedIn(test, name);
  await test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, role.roleID] });
  return made;
}

/** Answers the case. */
export async function reported(
  test: Community,
  recordType: string,
  recordID: number,
  by: readonly TestMember[] = [test.other],
): Promise<number> {
  for (const { client } of by) {
    const { status, text } = await client.post('/reports', {
      recordType,
      recordID,
      reportReasonIDs: ['abuse'],
      noteBody: 'Look at that.',
    });
    if (status !== 201) throw new Error(`POST /reports answered ${status}: ${text}`);
  }
  const row = await test.site.database.row<{ case_id: number }>(sql`
    select case_id from moderation_cases where record_type = ${recordType} and record_id = ${recordID}
    order by case_id desc limit 1`);
  return row?.case_id ?? 0;
}

export async function casesOf(client: TestClient, query = ''): Promise<ModerationCase[]> {
  return (await client.get(`/moderation-cases?limit=100&${query}`)).body;
}

export const decide = (client: TestClient, caseID: number, outcome: string, reason = '') =>
  client.post(`/moderation-cases/${caseID}/decision`, { outcome, reason });
