import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile();

const report = (
  { client }: Pick<TestMember, 'client'>,
  recordType: string,
  recordID: number,
  more: object = {},
) => client.post('/reports', { recordType, recordID, reportReasonIDs: ['spam'], ...more });

describe('reporting', () => {
  it('takes discussions, comments and profiles, with reasons and a note', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const made = await report(test.other, 'discussion', discussionID, {
      reportReasonIDs: ['spam', 'abuse'],
      noteBody: 'It **sells** <script>honey</script>.',
      noteFormat: 'markdown',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        recordType: 'discussion',
        recordID: discussionID,
        recordUrl: expect.stringContaining(`/discussion/${discussionID}/`),
        noteHtml: expect.stringContaining('<strong>sells</strong>'),
        status: 'open',
        dateDecided: null,
      },
    });
    expect(made.body.noteHtml).not.toContain('<script');
    expect(made.body.reportReasons.map((each: { reportReasonID: string }) => each.reportReasonID)).toEqual([
      'spam',
      'abuse',
    ]);
    expect((await report(test.other, 'comment', commentID)).status).toBe(201);
    expect((await report(test.other, 'user', test.member.userID)).status).toBe(201);
    const own = (await test.other.client.get('/reports/own')).body;
    expect(own.map((each: { recordType: string }) => each.recordType)).toEqual([
      'user',
      'comment',
      'discussion',
    ]);
    expect((await test.member.client.get('/reports/own')).body).toEqual([]);
  });

  it('makes one case of all reports of one record, also of those that come at once', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const people = [test.other, test.moderator, test.admin, await signedIn(test, 'Rosa')];
    const answers = await Promise.all(people.map((person) => report(person, 'discussion', discussionID)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const cases = await test.site.database.rows(sql`
      select count_reports, (select count(*) from reports r where r.case_id = c.case_id) as rows
      from moderation_cases c where record_type = 'discussion' and record_id = ${discussionID}`);
    expect(cases).toEqual([{ count_reports: 4, rows: 4 }]);
    expect((await report(test.other, 'discussion', discussionID)).body.code).toBe('report.again');
    expect(
      await test.site.database.row(sql`
        select count_reports from moderation_cases where record_type = 'discussion' and record_id = ${discussionID}`),
    ).toEqual({ count_reports: 4 });
  });

  it('is refused for what is one’s own, unknown, hidden or gone', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const answered = async (...given: Parameters<typeof report>) => {
      const { status, body } = await report(...given);
      return [status, body.code];
    };
    expect(await answered(test.member, 'discussion', discussionID)).toEqual([400, 'report.own']);
    expect((await report(test.other, 'discussion', hidden.discussionID)).status).toBe(403);
    expect((await report(test.other, 'discussion', 99_999)).status).toBe(404);
    expect((await report(test.other, 'comment', 99_999)).status).toBe(404);
    expect(await answered(test.other, 'cake', 1)).toEqual([422, 'report.unknownKind']);
    expect(
      await answered(test.other, 'discussion', discussionID, { reportReasonIDs: ['approval-required'] }),
    ).toEqual([403, 'report.reasonNotYours']);
    expect((await report(test.other, 'discussion', discussionID, { reportReasonIDs: [] })).status).toBe(422);
    expect((await test.guest.post('/reports', {})).status).toBe(403);
    await test.admin.client.patch('/config', { 'escalations.enabled': false });
    expect(await answered(test.other, 'discussion', discussionID)).toEqual([403, 'report.off']);
    await test.admin.client.patch('/config', { 'escalations.enabled': true });
  });

  it('keeps silent about what its reporter may read no more', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { body } = await report(test.other, 'discussion', discussionID);
    const own = async () =>
      (await test.other.client.get('/reports/own')).body.find(
        (each: { reportID: number }) => each.reportID === body.reportID,
      );
    expect((await own()).recordUrl).toContain(`/discussion/${discussionID}/`);
    await test.admin.client.patch(`/discussions/${discussionID}`, { categoryID: test.privateCategoryID });
    expect((await own()).recordUrl).toBeNull();
    expect(JSON.stringify(await own())).not.toContain('bees');
  });
});

describe('reasons', () => {
  it('are the moderators’ own: added, changed, put in order, for some roles, and taken away', async () => {
    const { client } = test.moderator;
    const added = await client.post('/report-reasons', {
      reportReasonID: 'off-topic',
      name: 'Wrong place',
      description: 'It belongs elsewhere.',
      roleIDs: [32],
    });
    expect(added).toMatchObject({
      status: 201,
      body: { reportReasonID: 'off-topic', roleIDs: [32], sort: 60 },
    });
    expect(await client.post('/report-reasons', { ...added.body, name: 'Again' })).toMatchObject({
      status: 409,
      body: { conflictingReason: 'off-topic' },
    });
    const offered = async (who: TestMember) =>
      (await who.client.get('/report-reasons')).body.map(
        (each: { reportReasonID: string }) => each.reportReasonID,
      );
    expect(await offered(test.other)).toEqual([
      'spam',
      'abuse',
      'inappropriate',
      'deceptive-misleading',
      'rule-breaking',
    ]);
    await client.patch('/report-reasons/off-topic', { roleIDs: [], name: 'Elsewhere' });
    await client.put('/report-reasons/sorts', { 'off-topic': 1 });
    expect((await offered(test.other))[0]).toBe('off-topic');
    const { discussionID } = await discussionBy(test.member.client);
    await report(test.other, 'discussion', discussionID, { reportReasonIDs: ['off-topic'] });
    expect((await client.delete('/report-reasons/off-topic')).status).toBe(204);
    expect(await offered(test.other)).not.toContain('off-topic');
    const [own] = (await test.other.client.get('/reports/own')).body;
    expect(own.reportReasons).toMatchObject([{ name: 'Elsewhere', deleted: true }]);
    expect((await client.delete('/report-reasons/spam-automation')).body.code).toBe('reportReason.ofTheSite');
    expect((await test.other.client.delete('/report-reasons/spam')).status).toBe(403);
    expect((await test.other.client.get('/report-reasons/spam-automation')).status).toBe(404);
  });

  it('are on record when they change', async () => {
    const { body } = await test.admin.client.get('/audit-logs?recordType=reportReason');
    expect(body.map((each: { eventType: string }) => each.eventType)).toEqual([
      'reportReason.deleted',
      'reportReason.sorted',
      'reportReason.changed',
      'reportReason.added',
    ]);
  });
});
