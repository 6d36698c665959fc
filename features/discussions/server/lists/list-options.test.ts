import { expect, it } from 'vitest';
import type { HydratedLayout, LayoutNode } from '../../../../platform/contract/page.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

/** What a page draws its list from. */
function listOf(nodes: readonly LayoutNode[]): LayoutNode | undefined {
  for (const node of nodes) {
    if (node.$reactComponent === 'DiscussionsWidget') return node;
    const parts = Object.values(node.$reactProps).flat();
    const found = listOf(parts.filter(isNode));
    if (found) return found;
  }
  return undefined;
}

const isNode = (value: unknown): value is LayoutNode =>
  typeof value === 'object' && value !== null && '$reactComponent' in value;

it('shows excerpts and every meta, and no pictures, unless a layout says otherwise', async () => {
  const { text } = await test.guest.page('/discussions');
  const { page } = JSON.parse(text) as { page: HydratedLayout };
  const metas = [
    ...['category', 'startedByUser', 'lastUser', 'unreadCount', 'qnaStatus', 'viewCount', 'commentCount'],
    ...['lastCommentDate', 'score', 'userTags', 'resolved'],
  ];
  expect(listOf(page.layout)?.$reactProps.discussionOptions).toMatchObject({
    excerpt: { display: true },
    featuredImage: { display: false },
    metas: { asIcons: false, display: Object.fromEntries(metas.map((name) => [name, true])) },
  });
});
