import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { signedIn } from '../../users/server/testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await testSite({ limitsRates: true });
});
afterAll(() => test?.close());

it('may be done only so often', async () => {
  const admin = await signedIn(test, 'Ines', 'administrator');
  const eager = await signedIn(test, 'Eager');
  await admin.client.patch('/config', { 'escalations.enabled': true, 'rateLimits.reporting.perAccount': 2 });
  const { discussionID } = await discussionBy(admin.client);
  const report = () =>
    eager.client.post('/reports', {
      recordType: 'discussion',
      recordID: discussionID,
      reportReasonIDs: ['spam'],
    });
  const statuses = [(await report()).status, (await report()).status, (await report()).status];
  expect(statuses).toEqual([201, 409, 429]);
});
