import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../../discussions/server/testing/community.ts';

let test: Community;
let openID: number;
beforeAll(async () => {
  test = await community();
  openID = (await discussionBy(test.member.client)).discussionID;
  await commentOn(test.member.client, openID, { body: 'Thanks, @Otto.' });
});
afterAll(() => test.close());

describe('mentions', () => {
  it('are listed for whoever manages the site, and made anonymous', async () => {
    const path = `/user-mentions/users/${test.other.userID}`;
    for (const { client } of [test.member, test.moderator]) {
      expect((await client.get(path)).status).toBe(403);
      expect((await client.post(`/user-mentions/${test.other.userID}/anonymize`)).status).toBe(403);
    }
    expect((await test.guest.get(path)).status).toBe(403);
    const { body } = await test.admin.client.get(path);
    expect(body).toEqual([
      expect.objectContaining({
        userID: test.other.userID,
        recordType: 'comment',
        mentionedName: 'Otto',
        parentRecordType: 'discussion',
        parentRecordID: openID,
      }),
    ]);
    expect((await test.admin.client.get(`${path}?recordType=discussion`)).body).toEqual([]);
    expect((await test.admin.client.get('/user-mentions/users/999999')).status).toBe(404);
    expect((await test.admin.client.post('/user-mentions/999999/anonymize')).status).toBe(404);
    const run = await test.admin.client.post(`/user-mentions/${test.other.userID}/anonymize`);
    expect([run.status, run.body.progress.successIDs]).toEqual([200, [`comment:${body[0].recordID}`]]);
    const { text } = await test.guest.get(`/comments/${body[0].recordID}`);
    expect(text).toContain('@[Deleted User]');
    expect(text).not.toContain('Otto');
    expect((await test.admin.client.get(path)).body).toEqual([]);
    const kept = await test.site.database.row(sql`select 1 from comments where body like '%@Otto%'`);
    expect(kept).toBeUndefined();
  });
});
