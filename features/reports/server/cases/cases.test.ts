import { describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { commentOn, miscounted } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { casesOf, decide, reported } from '../testing/cases.ts';

const test = communityOfFile({ withJobs: true });

describe('a case', () => {
  it('has its reports, the record as it was, and what is known of the people', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID, { body: 'You all are drones.' });
    const caseID = await reported(test, 'comment', commentID, [test.other, test.admin]);
    await test.member.client.patch(`/comments/${commentID}`, { body: 'Dear bees.' });
    const { body } = await test.moderator.client.get(`/moderation-cases/${caseID}`);
    expect(body).toMatchObject({
      recordType: 'comment',
      recordID: commentID,
      recordHtml: expect.stringContaining('drones'),
      recordWasEdited: true,
      recordIsLive: true,
      recordUser: { name: 'Melba' },
      placeRecordID: 1,
      status: 'open',
      countReports: 2,
      reportReasons: [{ reportReasonID: 'abuse' }],
      reports: [{ insertUser: { name: 'Otto' } }, { insertUser: { name: 'Adelina' } }],
      author: { countReported: 1, countRemoved: 0, past: [] },
      firstReporter: { countReports: 1, countUpheld: 0 },
      canRemove: true,
    });
  });

  it('is taken on, given to somebody fit, noted on, escalated and renamed', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const caseID = await reported(test, 'discussion', discussionID);
    const { client, userID } = test.moderator;
    const edit = (body: object) => client.patch(`/moderation-cases/${caseID}`, body);
    expect(await edit({ assignedUserID: userID })).toMatchObject({
      body: { assignedUser: { name: 'Modesto' } },
    });
    expect((await casesOf(client, 'whose=mine')).map((each) => each.caseID)).toEqual([caseID]);
    expect(await edit({ assignedUserID: test.other.userID })).toMatchObject({
      status: 422,
      body: { code: 'case.assigneeUnfit' },
    });
    expect((await edit({ assignedUserID: test.member.userID })).status).toBe(422);
    await edit({ assignedUserID: test.admin.userID, status: 'in-progress', name: 'Bad advice' });
    const { body: note } = await client.post(`/moderation-cases/${caseID}/notes`, {
      body: 'I wrote to her.',
    });
    expect(note).toMatchObject({ body: 'I wrote to her.', insertUser: { name: 'Modesto' } });
    expect((await client.get(`/escalations/${caseID}`)).body).toMatchObject({
      escalationID: caseID,
      name: 'Bad advice',
      status: 'in-progress',
      assignedUserID: test.admin.userID,
      notes: [{ body: 'I wrote to her.' }],
    });
    expect((await casesOf(client, 'kind=escalations')).map((each) => each.caseID)).toContain(caseID);
    const assignees = (await client.get(`/escalations/lookup-assignee?escalationID=${caseID}`)).body;
    const names = assignees.map((each: { name: string }) => each.name);
    expect(names).toEqual(expect.arrayContaining(['Adelina', 'Modesto']));
    expect(names).not.toContain('Otto');
    const { body: log } = await test.admin.client.get(`/audit-logs?recordType=case&recordID=${caseID}`);
    expect(log.map((each: { eventType: string }) => each.eventType)).toEqual([
      'case.escalated',
      'case.statusChanged',
      'case.assigned',
      'case.assigned',
    ]);
  });
});

describe('a decision', () => {
  const found = async (client: TestClient, discussionID: number) =>
    (await client.get(`/discussions/${discussionID}`)).status;

  it('removes a post from all but its author and staff, and another one shows it again', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await commentOn(test.other.client, discussionID);
    const caseID = await reported(test, 'discussion', discussionID);
    expect(await decide(test.moderator.client, caseID, 'removed', 'Rule 2')).toMatchObject({
      status: 200,
      body: { outcome: 'removed', outcomeReason: 'Rule 2', status: 'done', recordIsLive: false },
    });
    const seen = async () => [
      await found(test.guest, discussionID),
      await found(test.other.client, discussionID),
      await found(test.member.client, discussionID),
      await found(test.moderator.client, discussionID),
    ];
    expect(await seen()).toEqual([404, 404, 200, 200]);
    expect((await decide(test.moderator.client, caseID, 'approved')).body.code).toBe('case.decided');
    const [entry] = (await test.admin.client.get(`/audit-logs?recordType=case&recordID=${caseID}`)).body;
    expect(entry).toMatchObject({
      eventType: 'case.removed',
      reason: 'Rule 2',
      recordUserID: test.member.userID,
      after: { outcome: 'removed', recordType: 'discussion', recordID: discussionID },
    });
    // Only staff can see it to report it now.
    const again = await reported(test, 'discussion', discussionID, [test.admin]);
    expect(again).not.toBe(caseID);
    await decide(test.moderator.client, again, 'approved');
    expect(await seen()).toEqual([200, 200, 200, 200]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('of two at once is one', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const caseID = await reported(test, 'discussion', discussionID);
    const answers = await Promise.all([
      decide(test.moderator.client, caseID, 'removed'),
      decide(test.admin.client, caseID, 'dismissed'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('is heard of by whoever reported, who learns no more than that, and by staff when it begins', async () => {
    const { discussionID, name } = await discussionBy(test.member.client, { name: 'Queens for sale' });
    const witness = await signedIn(test, `Witness_${Date.now()}`);
    const caseID = await reported(test, 'discussion', discussionID, [witness]);
    const notices = async ({ client }: TestMember) =>
      JSON.stringify((await client.get('/notifications')).body);
    await vi.waitFor(
      async () => expect(await notices(test.moderator)).toContain(`<strong>${name}</strong> was reported`),
      10_000,
    );
    await decide(test.moderator.client, caseID, 'removed', 'Secret words');
    await vi.waitFor(
      async () => expect(await notices(witness)).toContain('What you reported was looked at'),
      10_000,
    );
    expect(await notices(witness)).not.toMatch(/Queens|Secret/);
    expect(await notices(test.member)).not.toMatch(/reported/);
    const [own] = (await witness.client.get('/reports/own')).body;
    expect(own).toMatchObject({ status: 'upheld', recordUrl: null, dateDecided: expect.any(String) });
    expect(JSON.stringify(own)).not.toMatch(/Queens|Secret/);
  }, 30_000);

  it('comes by itself where the record is deleted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const caseID = await reported(test, 'comment', commentID);
    await test.admin.client.delete(`/comments/${commentID}`);
    const { body } = await test.moderator.client.get(`/moderation-cases/${caseID}`);
    expect(body).toMatchObject({ outcome: 'removed', recordUrl: null, decideUser: { name: 'Adelina' } });
  });

  it('of a profile, which stands in no category and is not removed from here', async () => {
    const caseID = await reported(test, 'user', test.member.userID);
    expect((await decide(test.moderator.client, caseID, 'removed')).body.code).toBe('case.notRemovable');
    expect((await decide(test.moderator.client, caseID, 'dismissed')).status).toBe(200);
  });
});

it('is escalated by the call of that name, hidden meanwhile, and done', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const { status, body } = await test.moderator.client.post('/escalations', {
    recordType: 'discussion',
    recordID: discussionID,
    name: 'Unsafe wiring',
    reportReasonIDs: ['deceptive-misleading'],
    recordIsLive: false,
    initialCommentBody: 'Ask the electrician.',
  });
  expect([status, body.name, body.recordIsLive, body.notes[0].body]).toEqual([
    201,
    'Unsafe wiring',
    false,
    'Ask the electrician.',
  ]);
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(404);
  const { body: reports } = await test.moderator.client.get(
    `/reports?recordType=discussion&recordID=${discussionID}&status=escalated`,
  );
  expect(reports).toMatchObject([{ status: 'escalated', insertUserID: test.moderator.userID }]);
  const done = await test.moderator.client.patch(`/escalations/${body.escalationID}`, {
    recordIsLive: true,
    status: 'done',
  });
  expect(done.body).toMatchObject({ status: 'done', outcome: 'dismissed', recordIsLive: true });
  expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(200);
});
