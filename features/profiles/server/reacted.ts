// Posts of a member that were given a reaction.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategoryIDs } from '../../categories/server/category.policy.ts';
import { hydrateComments } from '../../comments/server/comment.hydrate.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import type { ReactionSummary } from '../../reactions/reactions.contract.ts';
import { isClassVisible, requireReactionType } from '../../reactions/server/reaction.types.ts';
import { isRestricted } from '../../users/server/user.policy.ts';
import { findUser } from '../../users/server/user.queries.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { ReactedRecord } from '../profiles.contract.ts';
import { reactedPosts } from './profile.queries.ts';

/** Members who wrote more than that are looked through in turns with searches. */
const MOST_LOOKED_AT = 5000;

export async function reactedRecords(
  ctx: RequestContext,
  userID: number,
  query: { reactionUrlcode: string; expand: ReadonlySet<string>; page: number; limit: number },
): Promise<ReactedRecord[]> {
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  if (isRestricted(ctx, user)) throw permissionProblem(['personalInfo.view']);
  const type = await requireReactionType(ctx, query.reactionUrlcode);
  if (!isClassVisible(ctx, type.class)) throw notFound('Reaction');
  const { page, limit } = query;
  const categoryIDs = await visibleCategoryIDs(ctx);
  const find = () => reactedPosts(ctx.db, { userID, urlcode: type.urlcode, categoryIDs, page, limit });
  // To find the few of a rare reaction, or a late page, takes all posts of the member.
  const isLong = user.count_discussions + user.count_comments > MOST_LOOKED_AT;
  const posts = isLong ? await ctx.site.heavyReads.run(ctx, find) : await find();
  const idsOf = (recordType: string) =>
    posts.filter((post) => post.record_type === recordType).map((post) => post.record_id);
  const expand = new Set([...query.expand, 'body']);
  const [discussions, { comments }] = await Promise.all([
    hydrateDiscussions(ctx, idsOf('discussion'), { expand, forViewer: true }),
    hydrateComments(ctx, idsOf('comment'), { expand, forViewer: true, quoteParent: false }),
  ]);
  const records = new Map<string, ReactedRecord>();
  for (const post of discussions)
    records.set(`discussion ${post.discussionID}`, {
      ...shared(post, query.expand),
      recordType: 'Discussion',
      recordID: post.discussionID,
    });
  for (const post of comments)
    records.set(`comment ${post.commentID}`, {
      ...shared(post, query.expand),
      recordType: 'Comment',
      recordID: post.commentID,
      commentID: post.commentID,
    });
  return posts.flatMap((post) => records.get(`${post.record_type} ${post.record_id}`) ?? []);
}

interface Post {
  discussionID: number;
  name: string;
  body?: string | null | undefined;
  url: string;
  dateUpdated?: string | null | undefined;
  insertUserID: number;
  insertUser?: UserFragment | null | undefined;
  updateUser?: UserFragment | null | undefined;
  reactions?: ReactionSummary[] | undefined;
}

function shared(post: Post, expand: ReadonlySet<string>) {
  const { name, body, url, dateUpdated, insertUserID, insertUser, updateUser, reactions, discussionID } =
    post;
  return {
    discussionID,
    name,
    body: body ?? '',
    url,
    ...(dateUpdated !== undefined && { dateUpdated }),
    insertUserID,
    ...(expand.has('insertUser') && insertUser && { insertUser }),
    ...(expand.has('updateUser') && updateUser && { updateUser }),
    ...(expand.has('reactions') && reactions && { reactions }),
  };
}
