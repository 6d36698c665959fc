import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { act, rulesOf, words } from './testing/rules.ts';
import { timedJob } from './timed-rules.ts';

const test = communityOfFile({ withJobs: true });
const { active, aged, discussion, quiet, runsOf, setStatus } = rulesOf(test);

describe('rules', () => {
  it('are for administrators alone', async () => {
    expect((await test.moderator.client.get('/automation-rules/recipes')).status).toBe(403);
    expect((await test.guest.get('/automation-rules/catalog')).status).toBe(403);
    const { body } = await test.admin.client.get('/automation-rules/catalog');
    const types = body.triggers.map(({ triggerType }: { triggerType: string }) => triggerType);
    expect(types).toEqual(
      expect.arrayContaining([
        'discussionWords',
        'commentWords',
        'commentReported',
        'memberJoined',
        'memberPosts',
      ]),
    );
    expect(
      body.actions.find((each: { actionType: string }) => each.actionType === 'moveDiscussion'),
    ).toMatchObject({
      recordTypes: ['discussion'],
      schema: { properties: { categoryID: { title: 'Category', 'x-control': { inputType: 'category' } } } },
    });
  });

  it('refuse what does not go together, and what is not there', async () => {
    const refused = async (post: object) => {
      const { status, body } = await test.admin.client.post('/automation-rules', { name: 'A rule', ...post });
      return [status, body.code];
    };
    const close = [act('closeDiscussion')];
    expect(await refused({ trigger: { triggerType: 'fullMoon' }, actions: close })).toEqual([
      422,
      'automation.unknownTrigger',
    ]);
    expect(await refused({ trigger: words('honey'), actions: [act('sing')] })).toEqual([
      422,
      'automation.unknownAction',
    ]);
    expect(await refused({ trigger: { triggerType: 'memberJoined' }, actions: close })).toEqual([
      422,
      'automation.unfitAction',
    ]);
    const joined = { trigger: { triggerType: 'memberJoined' }, actions: [act('openCase')], categoryIDs: [1] };
    expect(await refused(joined)).toEqual([422, 'automation.noPlace']);
    expect(await refused({ trigger: words(''), actions: close })).toEqual([422, 'validation']);
    expect(await refused({ trigger: words('honey'), actions: close, categoryIDs: [99_999] })).toEqual([
      422,
      'validation',
    ]);
    const nowhere = [act('moveDiscussion', { categoryID: 99_999 })];
    expect((await refused({ trigger: words('honey'), actions: nowhere }))[0]).toBe(404);
    expect(
      (
        await refused({ trigger: { triggerType: 'memberJoined' }, actions: [act('tell', { roleID: 4711 })] })
      )[0],
    ).toBe(422);
  });

  it('close, sink and tag what has a word in it, once, and say so in the log and the audit log', async () => {
    const tag = (await test.admin.client.post('/tags', { name: 'Selling' })).body;
    const ruleID = await active({
      trigger: words('cheap honey'),
      actions: [act('closeDiscussion'), act('sinkDiscussion'), act('tagDiscussion', { tagID: tag.tagID })],
    });
    const { discussionID } = await discussionBy(test.member.client, { body: 'Buy CHEAP, *honey* here!' });
    const other = await discussionBy(test.member.client, { body: 'Cheaper honeycombs' });
    await expect.poll(async () => (await runsOf(ruleID)).length, { timeout: 10_000 }).toBe(1);
    expect(await discussion(discussionID)).toMatchObject({ closed: true, sink: true });
    expect((await discussion(discussionID)).tags.map(({ name }: { name: string }) => name)).toEqual([
      'Selling',
    ]);
    expect((await discussion(other.discussionID)).closed).toBe(false);
    expect(await runsOf(ruleID)).toMatchObject([
      {
        recordType: 'discussion',
        recordID: discussionID,
        recordName: 'How do bees find their way?',
        status: 'success',
        actionNames: ['Close the discussion', 'Sink the discussion', 'Add a tag to the discussion'],
        error: null,
      },
    ]);
    const { body: rule } = await test.admin.client.get(`/automation-rules/${ruleID}/recipe`);
    expect(rule.names).toEqual({ [`tag:${tag.tagID}`]: 'Selling' });
    // Reopened by hand and edited, it is not closed once more.
    await test.admin.client.patch(`/discussions/${discussionID}`, { closed: false });
    await test.admin.client.patch(`/discussions/${discussionID}`, {
      body: 'Still cheap honey',
      format: 'text',
    });
    await quiet();
    expect((await discussion(discussionID)).closed).toBe(false);
    const acts = await test.site.database.rows(sql`
      select act, user_id, reason from audit_log where reason = ${`Rule ${ruleID}`} order by audit_log_id`);
    expect(acts).toEqual(
      ['discussion.closed', 'discussion.sunk', 'discussion.tagged', 'automationRule.ran'].map((name) => ({
        act: name,
        user_id: 1,
        reason: `Rule ${ruleID}`,
      })),
    );
  });

  it('meet a record once, however many look at it at the same time', async () => {
    const ruleID = await active({
      trigger: { triggerType: 'discussionUnanswered', triggerValue: { hours: 2 } },
      actions: [act('bumpDiscussion')],
      includesPast: true,
    });
    const { discussionID } = await discussionBy(test.member.client);
    await aged(discussionID, 3);
    await Promise.all([timedJob(test.site, {}), timedJob(test.site, {}), timedJob(test.site, {})]);
    const rows = await test.site.database.rows(sql`
      select record_id from automation_runs where automation_rule_id = ${ruleID} and record_id = ${discussionID}`);
    expect(rows).toHaveLength(1);
    const bumps = await test.site.database.rows(sql`
      select from audit_log where act = 'discussion.bumped' and record_id = ${discussionID}`);
    expect(bumps).toHaveLength(1);
  });

  it('of time leave what was there before, unless they include the past, and what is answered', async () => {
    const [early, answered, late] = await Promise.all([1, 2, 3].map(() => discussionBy(test.member.client)));
    const ids = [early, answered, late].map((each) => each?.discussionID as number);
    for (const id of ids) await aged(id, 30);
    await commentOn(test.other.client, ids[1] as number);
    const trigger = { triggerType: 'discussionUnanswered', triggerValue: { hours: 24 } };
    const fresh = await active({ trigger, actions: [act('closeDiscussion')] });
    await timedJob(test.site, {});
    expect(await runsOf(fresh)).toEqual([]);
    await setStatus(fresh, 'inactive');
    const all = await active({ trigger, actions: [act('closeDiscussion')], includesPast: true });
    await timedJob(test.site, {});
    const met = (await runsOf(all)).map(({ recordID }: { recordID: number }) => recordID);
    expect(met).toEqual(expect.arrayContaining([ids[0], ids[2]]));
    expect(met).not.toContain(ids[1]);
  });

  it('stay within their categories and what is below them, and within a day’s limit', async () => {
    const outer = (await test.admin.client.post('/categories', { name: 'Outer', urlcode: 'outer' })).body;
    const inner = (
      await test.admin.client.post('/categories', {
        name: 'Inner',
        urlcode: 'inner',
        parentCategoryID: outer.categoryID,
      })
    ).body;
    const ruleID = await active({
      trigger: words('pollen'),
      actions: [act('closeDiscussion')],
      categoryIDs: [outer.categoryID],
      dailyLimit: 2,
    });
    const posted = async (categoryID: number) =>
      (await discussionBy(test.member.client, { body: `pollen ${Math.random()}`, categoryID })).discussionID;
    const outside = await posted(1);
    const first = await posted(inner.categoryID);
    const second = await posted(outer.categoryID);
    await expect.poll(async () => (await runsOf(ruleID)).length, { timeout: 10_000 }).toBe(2);
    const third = await posted(outer.categoryID);
    await quiet();
    const closed = await Promise.all([outside, first, second, third].map(discussion));
    expect(closed.map((each) => each.closed)).toEqual([false, true, true, false]);
  });

  it('hold what so many members reported, and bring it before moderators', async () => {
    const ruleID = await active({
      trigger: { triggerType: 'commentReported', triggerValue: { count: 2 } },
      actions: [act('hold'), act('tell', { roleID: 32 })],
    });
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const report = { recordType: 'comment', recordID: commentID, reportReasonIDs: ['spam'] };
    await test.other.client.post('/reports', report);
    await quiet();
    expect(await runsOf(ruleID)).toEqual([]);
    expect((await test.guest.get(`/comments/${commentID}`)).status).toBe(200);
    await test.admin.client.post('/reports', report);
    await expect.poll(async () => (await runsOf(ruleID)).length, { timeout: 10_000 }).toBe(1);
    expect((await test.guest.get(`/comments/${commentID}`)).status).toBe(404);
    const cases = await test.site.database.rows(sql`
      select count_reports from moderation_cases where record_type = 'comment' and record_id = ${commentID}`);
    expect(cases).toEqual([{ count_reports: 3 }]);
    const notified = () =>
      test.site.database.rows(sql`
        select user_id from notifications where activity_type = 'AutomationRun' order by user_id`);
    await expect.poll(notified, { timeout: 10_000 }).toEqual([{ user_id: test.moderator.userID }]);
  });

  it('give a role to whoever gains another one, and never one that its maker may not give', async () => {
    const role = async (name: string) =>
      (await test.admin.client.post('/roles', { name, permissions: [] })).body.roleID as number;
    const [mentor, badge] = [await role('Mentor'), await role('Badge')];
    const ruleID = await active({
      trigger: { triggerType: 'memberGainedRole', triggerValue: { roleID: mentor } },
      actions: [act('giveRole', { roleID: badge })],
    });
    await test.admin.client.patch(`/users/${test.other.userID}`, { roleID: [8, mentor] });
    await expect.poll(async () => (await runsOf(ruleID)).length, { timeout: 10_000 }).toBe(1);
    const held = await test.site.database.rows<{ role_id: number }>(sql`
      select role_id from user_roles where user_id = ${test.other.userID} order by role_id`);
    expect(held.map((each) => each.role_id)).toEqual([8, mentor, badge].sort((a, b) => a - b));
  });
});
