import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { retryJob } from './retry-run.ts';
import { act, rulesOf, words } from './testing/rules.ts';

const test = communityOfFile({ withJobs: true });
const { active, discussion, quiet, runsOf, setStatus } = rulesOf(test);

describe('a rule that fails', () => {
  it('changes nothing, says why, and switches itself off at the fifth failure in a row', async () => {
    const category = (await test.admin.client.post('/categories', { name: 'Shelf', urlcode: 'shelf' })).body;
    const ruleID = await active({
      trigger: words('wax'),
      actions: [act('closeDiscussion'), act('moveDiscussion', { categoryID: category.categoryID })],
    });
    await test.admin.client.patch(`/categories/${category.categoryID}`, { displayAs: 'heading' });
    const ids: number[] = [];
    for (let at = 0; at < 6; at++) {
      ids.push((await discussionBy(test.member.client, { body: `wax ${at}` })).discussionID);
      await quiet();
    }
    const runs = await runsOf(ruleID);
    expect(runs).toHaveLength(5);
    expect(runs[0]).toMatchObject({ status: 'failed', recordID: ids[4] });
    expect(runs[0].error.length).toBeGreaterThan(10);
    for (const id of ids) expect((await discussion(id)).closed).toBe(false);
    const { body: rule } = await test.admin.client.get(`/automation-rules/${ruleID}/recipe`);
    expect(rule).toMatchObject({ status: 'inactive', countFailed: 5, dateStopped: expect.any(String) });
    const notified = () =>
      test.site.database.rows(sql`
        select user_id from notifications where activity_type = 'AutomationStopped'`);
    await expect.poll(notified, { timeout: 10_000 }).toEqual([{ user_id: test.admin.userID }]);
  });
});

describe('a run that failed', () => {
  const retry = (runID: number) => test.admin.client.post(`/automation-rules/dispatches/${runID}/retry`, {});
  const dueNow = (runID: number) =>
    test.site.database.execute(sql`
      update automation_runs set date_retry = now() where automation_run_id = ${runID}`);

  it('is tried again three times by itself, each later, and by hand where its rule is on', async () => {
    const target = (await test.admin.client.post('/categories', { name: 'Honey', urlcode: 'honey' })).body;
    const ruleID = await active({
      trigger: words('honeycomb'),
      actions: [act('closeDiscussion'), act('moveDiscussion', { categoryID: target.categoryID })],
    });
    await test.admin.client.patch(`/categories/${target.categoryID}`, { displayAs: 'heading' });
    const { discussionID } = await discussionBy(test.member.client, { body: 'honeycomb' });
    await quiet();
    const first = (await runsOf(ruleID))[0];
    const { automationRuleDispatchID: runID } = first;
    const waits = ({ dateRetry }: { dateRetry: string }) => (Date.parse(dateRetry) - Date.now()) / 60_000;
    expect(first).toMatchObject({ status: 'failed', countAttempts: 1 });
    expect(waits(first)).toBeLessThanOrEqual(1);
    for (const [count, least] of [
      [2, 9],
      [3, 59],
    ] as const) {
      await dueNow(runID);
      await retryJob(test.site, { automationRunID: runID });
      const run = (await runsOf(ruleID))[0];
      expect(run).toMatchObject({ status: 'failed', countAttempts: count, error: first.error });
      expect(waits(run)).toBeGreaterThan(least);
    }
    await dueNow(runID);
    await retryJob(test.site, { automationRunID: runID });
    expect((await runsOf(ruleID))[0]).toMatchObject({ countAttempts: 4, dateRetry: null });
    // What is not due is left, and one record that fails does not stop its rule.
    await retryJob(test.site, { automationRunID: runID });
    expect((await runsOf(ruleID))[0].countAttempts).toBe(4);
    expect((await retry(runID)).body).toMatchObject({ status: 'failed', countAttempts: 5 });
    expect((await discussion(discussionID)).closed).toBe(false);
    await setStatus(ruleID, 'inactive');
    expect((await retry(runID)).body.code).toBe('automation.inactive');
    await test.admin.client.patch(`/categories/${target.categoryID}`, { displayAs: 'discussions' });
    await setStatus(ruleID, 'active');
    expect((await retry(runID)).body).toMatchObject({ status: 'success', countAttempts: 6, error: null });
    expect(await discussion(discussionID)).toMatchObject({ closed: true, categoryID: target.categoryID });
    expect((await retry(runID)).body.code).toBe('automation.notFailed');
    expect((await retry(999_999)).status).toBe(404);
  });
});

describe('trying a rule', () => {
  it('lists what it would have met, and changes nothing', async () => {
    const { discussionID } = await discussionBy(test.member.client, { body: 'Royal jelly for sale' });
    const hidden = await discussionBy(test.member.client, { body: 'We speak of jelly alone' });
    const { status, body } = await test.admin.client.post('/automation-trials', {
      trigger: words('royal jelly'),
      days: 1,
    });
    expect(status).toBe(201);
    const path = `/automation-trials/${body.automationTrialID}`;
    await expect
      .poll(async () => (await test.admin.client.get(path)).body.status, { timeout: 10_000 })
      .toBe('done');
    const { body: trial } = await test.admin.client.get(path);
    expect(trial).toMatchObject({ progress: 1, countMatched: 1, isCut: false });
    expect(trial.countRead).toBeGreaterThanOrEqual(2);
    expect(trial.matches).toMatchObject([{ recordType: 'discussion', recordID: discussionID }]);
    expect((await discussion(discussionID)).closed).toBe(false);
    expect((await discussion(hidden.discussionID)).closed).toBe(false);
    expect((await test.moderator.client.get(path)).status).toBe(403);
    expect((await test.admin.client.delete(path)).status).toBe(204);
    expect((await test.admin.client.delete('/automation-trials/99999')).status).toBe(404);
  });
});

describe('changing a rule', () => {
  it('keeps its log, shows who made it, and deleting it hides it from the list alone', async () => {
    const ruleID = await active({ trigger: words('comb'), actions: [act('closeDiscussion')] });
    await discussionBy(test.member.client, { body: 'A comb' });
    await expect.poll(async () => (await runsOf(ruleID)).length, { timeout: 10_000 }).toBe(1);
    const { body } = await test.admin.client.patch(`/automation-rules/${ruleID}`, { name: 'Combs' });
    expect(body).toMatchObject({
      name: 'Combs',
      automationRuleRevisionID: 2,
      status: 'active',
      countRuns: 1,
    });
    expect(body.insertUser.name).toBe('Adelina');
    expect((await test.admin.client.post(`/automation-rules/${ruleID}/trigger`, {})).body.code).toBe(
      'automation.notTimed',
    );
    expect((await test.admin.client.delete(`/automation-rules/${ruleID}`)).status).toBe(204);
    expect((await test.admin.client.get(`/automation-rules/${ruleID}/recipe`)).status).toBe(404);
    const all = (await test.admin.client.get('/automation-rules/dispatches')).body;
    expect(all[0]).toMatchObject({ automationRuleID: ruleID, automationRuleName: 'Combs' });
  });
});

it('lists take as many statements for many rules and runs as for one', async () => {
  const lists = ['/automation-rules/recipes', '/automation-rules/dispatches'];
  const statementsOf = async (path: string) => (await test.admin.client.get(path)).statements;
  const [first] = [await active({ trigger: words('mead'), actions: [act('closeDiscussion')] })];
  await discussionBy(test.member.client, { body: 'Mead' });
  await expect.poll(async () => (await runsOf(first)).length, { timeout: 10_000 }).toBe(1);
  const measured = [...lists, `/automation-rules/${first}/dispatches`];
  for (const path of measured) await statementsOf(path);
  const before = await Promise.all(measured.map(statementsOf));
  for (let at = 0; at < 5; at++) {
    await active({ trigger: words('mead'), actions: [act('sinkDiscussion')] });
    await discussionBy(test.member.client, { body: `Mead ${at}` });
  }
  await expect.poll(async () => (await runsOf(first)).length, { timeout: 10_000 }).toBe(6);
  await quiet();
  expect(await Promise.all(measured.map(statementsOf))).toEqual(before);
});
