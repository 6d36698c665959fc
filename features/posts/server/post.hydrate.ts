// From references to posts, each kind in the statements of its own feature.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { hydrateComments } from '../../comments/server/comment.hydrate.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import type { ListedPost } from '../posts.contract.ts';
import type { PostRef } from './post.list.ts';

const EXPAND = new Set(['insertUser', 'body']);

/** In the order of the references. */
export async function hydratePosts(ctx: RequestContext, refs: readonly PostRef[]): Promise<ListedPost[]> {
  const idsOf = (type: PostRef['record_type']) =>
    refs.filter((ref) => ref.record_type === type).map((ref) => ref.record_id);
  const [discussions, { comments }] = await Promise.all([
    hydrateDiscussions(ctx, idsOf('discussion'), { expand: EXPAND, forViewer: true }),
    hydrateComments(ctx, idsOf('comment'), { expand: EXPAND, forViewer: true, quoteParent: false }),
  ]);
  const posts = new Map<string, ListedPost>();
  for (const each of discussions)
    posts.set(`discussion ${each.discussionID}`, { ...each, recordType: 'discussion' });
  for (const each of comments) posts.set(`comment ${each.commentID}`, { ...each, recordType: 'comment' });
  return refs.flatMap((ref) => posts.get(`${ref.record_type} ${ref.record_id}`) ?? []);
}
