import { expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile({ hasFloodLimits: true });

it('tells browsers how to search here', async () => {
  await test.admin.client.patch('/config', { 'garden.title': 'Nuts & Bolts' });
  const { status, text, headers } = await test.guest.page('/opensearch.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/opensearchdescription+xml');
  expect(text).toContain('<LongName>Nuts &amp; Bolts</LongName>');
  expect(text).toContain(`template="${test.url}/search?query={searchTerms}"`);
});
