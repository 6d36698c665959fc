import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });
let openID: number;
beforeAll(async () => {
  openID = (await discussionBy(test.member.client)).discussionID;
  await commentOn(test.member.client, openID, { body: 'Thanks, @Otto.' });
});

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
    const stored = await test.site.database.row(sql`select 1 from comments where body like '%@Otto%'`);
    expect(stored).toBeUndefined();
  });

  it('are listed page by page, of a deleted account too, and made anonymous step by step', async () => {
    const { client } = test.admin;
    for (const at of [1, 2, 3])
      await commentOn(test.member.client, openID, { body: `Ask @Modesto, number ${at}.` });
    await discussionBy(test.admin.client, { body: 'Hello @Modesto.' });
    const path = `/user-mentions/users/${test.moderator.userID}`;
    const second = await client.get(`${path}?limit=3&page=2`);
    expect(second.body).toHaveLength(1);
    expect(second.headers.get('x-app-page-result-count')).toBe('4');
    expect((await client.get(`${path}?recordType=discussion`)).body).toMatchObject([
      { parentRecordType: 'category', parentRecordID: 1, status: 'active' },
    ]);
    expect((await client.get(`${path}?recordType=poem`)).status).toBe(422);
    let answer = await client.post(`/user-mentions/${test.moderator.userID}/anonymize?longRunnerTimeout=0`);
    expect([answer.status, answer.body.progress.successIDs.length]).toEqual([408, 1]);
    const type = { 'content-type': 'application/system+jwt' };
    for (let at = 0; at < 5 && answer.body.callbackPayload; at++)
      answer = await client.call('POST', '/calls/run', answer.body.callbackPayload, type);
    expect([answer.status, answer.body.callbackPayload]).toEqual([200, null]);
    expect((await client.get(path)).body).toEqual([]);
    await client.delete(`/users/${test.moderator.userID}`, { deleteMethod: 'keep' });
    expect((await client.get(path)).body).toEqual([]);
  });

  it('go out of what an edit says that is stored at the same moment', async () => {
    const { database } = test.site;
    const body = `Thanks, @Melba. ${'So it is. '.repeat(200)}`;
    const { commentID } = await commentOn(test.other.client, openID, { body });
    const edited = body.replace('Thanks', 'Hello');
    const run = await database.transaction(async (tx) => {
      await tx.execute(sql`update comments set body = ${edited} where comment_id = ${commentID}`);
      const waiting = test.admin.client.post(`/user-mentions/${test.member.userID}/anonymize`);
      for (let isWaiting = false; !isWaiting; )
        isWaiting =
          (await database.row(sql`select from pg_stat_activity where wait_event_type = 'Lock'`)) !==
          undefined;
      return { waiting };
    });
    expect((await run.waiting).status).toBe(200);
    const left = await database.row<{ body: string }>(
      sql`select body from comments where comment_id = ${commentID}`,
    );
    expect(left?.body).toBe(edited.replace('@Melba', '@[Deleted User]'));
  });
});
