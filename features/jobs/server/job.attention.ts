import { countJobs } from '../../../platform/server/jobs/job-report.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import { JOBS_PATH } from '../jobs.address.ts';

export const jobAttention = attentionItems.add({
  id: 'jobs',
  position: 60,
  name: 'Jobs',
  icon: 'list-checks',
  permission: 'site.manage',
  link: { url: JOBS_PATH, name: 'Jobs' },
  check: async ({ translator: { t, plural } }, db) => {
    const counts = await countJobs(db);
    const failed = counts.reduce((sum, each) => sum + each.failed, 0);
    const waiting = counts.reduce((sum, each) => sum + each.waiting + each.retried, 0);
    const text = plural(waiting, { one: '{count} waits.', other: '{count} wait.' });
    if (failed === 0) return { severity: 'fine', title: t('No job failed for good.'), text };
    return {
      severity: 'fault',
      title: plural(failed, { one: '{count} job failed for good.', other: '{count} jobs failed for good.' }),
      text,
    };
  },
});
