// Rules for tests: made, switched on, and what they did.
import { afterEach, expect } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Community } from '../../../discussions/server/testing/community.ts';
import type { AutomationRule } from '../../automation.contract.ts';

export const words = (word: string) => ({ triggerType: 'discussionWords', triggerValue: { words: [word] } });
export const act = (actionType: string, actionValue: object = {}) => ({ actionType, actionValue });

/** After each test all rules are switched off. */
export function rulesOf(test: Community) {
  afterEach(async () => {
    await test.site.database.execute(sql`update automation_rules set is_active = false`);
    test.site.invalidate(['automation-rules']);
  });
  const setStatus = (ruleID: number, status: string) =>
    test.admin.client.put(`/automation-rules/${ruleID}/status`, { status });
  async function made(post: object): Promise<AutomationRule> {
    const { status, body, text } = await test.admin.client.post('/automation-rules', {
      name: 'A rule',
      ...post,
    });
    if (status !== 201) throw new Error(`POST /automation-rules answered ${status}: ${text}`);
    return body;
  }
  return {
    setStatus,
    made,
    async active(post: object): Promise<number> {
      const { automationRuleID } = await made(post);
      expect((await setStatus(automationRuleID, 'active')).status).toBe(200);
      return automationRuleID;
    },
    runsOf: async (ruleID: number) =>
      (await test.admin.client.get(`/automation-rules/${ruleID}/dispatches`)).body,
    discussion: async (discussionID: number) =>
      (await test.admin.client.get(`/discussions/${discussionID}?expand=tags`)).body,
    /** All listeners have heard of what happened until now. */
    async quiet(): Promise<void> {
      await expect
        .poll(
          () =>
            test.site.database.rows(sql`
              select task_identifier from graphile_worker.jobs
              where task_identifier like 'deliver-event%' or task_identifier in ('notify', 'try-rule')`),
          { timeout: 15_000 },
        )
        .toEqual([]);
    },
    /** Written so long ago that rules of time are due. */
    async aged(discussionID: number, hours: number): Promise<void> {
      await test.site.database.execute(sql`
        update discussions set date_inserted = date_inserted - ${hours}::int * interval '1 hour',
          date_last_comment = date_last_comment - ${hours}::int * interval '1 hour'
        where discussion_id = ${discussionID}`);
    },
  };
}
