import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy, privateCategory } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { casesOf, decide, moderatorOf, reported } from '../testing/cases.ts';

const test = communityOfFile();

describe('who sees and decides', () => {
  it('is whoever moderates where the record stands, and nobody it is about', async () => {
    const roomID = await privateCategory(test.admin.client, 'Smoke room', `smoke-${Date.now()}`);
    const here = await discussionBy(test.member.client);
    const there = await discussionBy(test.moderator.client, { categoryID: roomID });
    const hereID = await reported(test, 'discussion', here.discussionID);
    const thereID = await reported(test, 'discussion', there.discussionID, [test.admin]);
    const local = await moderatorOf(test, roomID);
    const seenBy = async (client: TestClient) => {
      const ids = (await casesOf(client)).map((each) => each.caseID);
      return [ids.includes(hereID), ids.includes(thereID)];
    };
    expect(await seenBy(test.admin.client)).toEqual([true, true]);
    expect(await seenBy(local.client)).toEqual([false, true]);
    // It is about the moderator’s own post.
    expect(await seenBy(test.moderator.client)).toEqual([true, false]);
    for (const { client } of [test.member, test.other])
      expect((await client.get('/moderation-cases')).status).toBe(403);
    expect((await test.guest.get('/moderation-cases')).status).toBe(403);
    const report = await test.site.database.row<{ report_id: number }>(
      sql`select report_id from reports where case_id = ${hereID}`,
    );
    const refused: [string, string, object?][] = [
      ['GET', `/moderation-cases/${hereID}`],
      ['PATCH', `/moderation-cases/${hereID}`, { assignedUserID: local.userID }],
      ['POST', `/moderation-cases/${hereID}/notes`, { body: 'Mine?' }],
      ['POST', `/moderation-cases/${hereID}/decision`, { outcome: 'removed' }],
      ['GET', `/reports/${report?.report_id}`],
      ['PATCH', `/reports/${report?.report_id}`, { status: 'rejected' }],
      ['PATCH', `/reports/${report?.report_id}/dismiss`],
      ['PATCH', `/reports/${report?.report_id}/approve-record`],
      ['PATCH', `/reports/${report?.report_id}/reject-record`],
      ['GET', `/escalations/${hereID}`],
      ['PATCH', `/escalations/${hereID}`, { recordIsLive: false }],
      ['GET', `/escalations/lookup-assignee?escalationID=${hereID}`],
    ];
    for (const [method, path, body] of refused) {
      const { status } = await local.client.call(method, path, body);
      expect([method, path, status]).toEqual([method, path, 404]);
      const { status: asMember } = await test.other.client.call(method, path, body);
      expect([method, path, asMember]).toEqual([method, path, 403]);
    }
    expect((await test.admin.client.get(`/moderation-cases/${hereID}`)).body).toMatchObject({
      status: 'open',
      assignedUserID: null,
      notes: [],
    });
    expect((await decide(local.client, thereID, 'removed')).status).toBe(200);
  });

  it('follows the post into another category', async () => {
    const roomID = await privateCategory(test.admin.client, 'Wax room', `wax-${Date.now()}`);
    const local = await moderatorOf(test, roomID);
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const ofDiscussion = await reported(test, 'discussion', discussionID);
    const ofComment = await reported(test, 'comment', commentID);
    expect(await casesOf(local.client)).toEqual([]);
    await test.admin.client.patch(`/discussions/${discussionID}`, { categoryID: roomID });
    expect((await casesOf(local.client)).map((each) => each.caseID).sort()).toEqual(
      [ofDiscussion, ofComment].sort(),
    );
  });

  it('holds for the pages, too', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'Stolen smoker' });
    const caseID = await reported(test, 'discussion', discussionID);
    const local = await moderatorOf(test, test.privateCategoryID);
    const shown = async (client: TestClient, path: string) => {
      const { status, text } = await client.page(path);
      return [status, text.includes('Stolen smoker')];
    };
    expect(await shown(test.moderator.client, `/dashboard/content/triage/${caseID}`)).toEqual([200, true]);
    expect(
      await shown(
        test.moderator.client,
        `/dashboard/content/reports?statuses=none&recordType=discussion&recordID=${discussionID}`,
      ),
    ).toEqual([200, true]);
    expect(await shown(local.client, `/dashboard/content/triage/${caseID}`)).toEqual([200, false]);
    expect(await shown(test.other.client, '/dashboard/content/triage')).toEqual([403, false]);
    expect((await shown(test.guest, '/dashboard/content/triage'))[0]).toBe(302);
  });
});
