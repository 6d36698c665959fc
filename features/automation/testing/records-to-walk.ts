import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { automationRuleID: [1], automationTrialID: [1], automationRuleDispatchID: [1] },
  make: async (admin) => {
    const trigger = { triggerType: 'discussionWords', triggerValue: { words: ['nowhere to be found'] } };
    await admin.post('/automation-rules', {
      name: 'A rule',
      trigger,
      actions: [{ actionType: 'closeDiscussion' }],
    });
    await admin.post('/automation-trials', { trigger, days: 1 });
  },
};
