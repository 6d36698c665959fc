// Comments for tests, and the proof that nothing was miscounted.
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import type { Comment } from '../../comments.contract.ts';

export async function commentOn(
  client: TestClient,
  discussionID: number,
  more: Record<string, unknown> = {},
): Promise<Comment> {
  const { body, status, text } = await client.post('/comments', {
    body: `Follow the sun. ${Math.random()}`,
    format: 'markdown',
    discussionID,
    ...more,
  });
  if (status !== 201) throw new Error(`POST /comments answered ${status}: ${text}`);
  return body;
}

/** Names of the recounts that found something wrong. */
export async function miscounted(test: TestSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const recount of test.site.features.all.flatMap((feature) => feature.recounts ?? [])) {
    const differing = await recount.run(test.site.database, true);
    if (differing > 0) wrong.push(`${recount.name}: ${differing}`);
  }
  return wrong;
}
