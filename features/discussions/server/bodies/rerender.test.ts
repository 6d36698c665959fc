import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';
import { rerenderPosts } from './rerender.jobs.ts';

const test = communityOfFile({ hasFloodLimits: true });

it('renders again what an older renderer made, and only that', async () => {
  const old = await discussionBy(test.member.client, { body: 'Some *old* words' });
  const fresh = await discussionBy(test.member.client, { body: 'Some *new* words' });
  await test.site.database.execute(sql`
    update discussions set body_html = 'stale', renderer_version = case when discussion_id = ${old.discussionID} then 0 else renderer_version end`);
  await test.guest.page(`/discussion/${old.discussionID}/x`);
  await rerenderPosts(test.site, { recordType: 'discussion', afterID: 0 });
  expect((await test.guest.get(`/discussions/${old.discussionID}`)).body.body).toContain('<em>old</em>');
  expect((await test.guest.get(`/discussions/${fresh.discussionID}`)).body.body).toBe('stale');
  await rerenderPosts(test.site, { recordType: 'comment', afterID: 0 });
});
