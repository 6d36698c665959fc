// From ids to comments as the API answers them, in a number of statements that does not depend on how many.

import type { Versions } from '../../../platform/server/cache/cached-rows.ts';
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { withFilledBodies } from '../../discussions/server/bodies/own-embeds.ts';
import { crawlContext } from '../../discussions/server/page/discussion.crawl.ts';
import { findPostType } from '../../post-types/server/post-types.ts';
import { reactionSummaries } from '../../reactions/server/reaction.summaries.ts';
import { authorFragments, userFragments } from '../../users/server/user.fragments.ts';
import type { Comment } from '../comments.contract.ts';
import { presentComment } from './comment.present.ts';
import { presentRows } from './comment.presented.ts';
import { type CommentRow, commentsOfVersions, findComments } from './comment.queries.ts';

export interface HydrationOptions {
  expand: ReadonlySet<string>;
  /** Also what is the viewer's own; never for pages that others see as well. */
  forViewer: boolean;
  /** Replies begin with a quote of what they reply to, for lists that do not show it beside them. */
  quoteParent: boolean;
  /** Versions of the rows, where the statement that found them has them. */
  versions?: Versions;
  /** They are read where they were written: with what stands beside posts of their authors. */
  inThread?: boolean;
  /** Further people who are needed beside the comments, looked up in the same statement. */
  withUserIDs?: readonly number[];
}

export interface HydratedComments {
  /** In the order of the ids asked for. */
  comments: Comment[];
  users: Awaited<ReturnType<typeof userFragments>>;
}

export async function hydrateComments(
  ctx: RequestContext,
  ids: readonly number[],
  options: HydrationOptions,
): Promise<HydratedComments> {
  const { expand } = options;
  const withBody = expand.has('body') || expand.has('crawl');
  const found = await findRows(ctx, ids, options, withBody);
  const byID = new Map(found.map((row) => [row.comment_id, row]));
  const rows = ids.flatMap((id) => byID.get(id) ?? []);
  const parents =
    options.quoteParent && withBody ? await findParents(ctx, rows) : new Map<number, CommentRow>();
  const [users, reactions, attributes, visible] = await Promise.all([
    (options.inThread ? authorFragments : userFragments)(ctx, [
      ...peopleOf(rows, parents, expand),
      ...(options.withUserIDs ?? []),
    ]),
    expand.has('reactions')
      ? reactionSummaries(ctx, 'comment', [...byID.keys()], {
          forViewer: options.forViewer,
          discussionOf: (id) => byID.get(id)?.discussion_id ?? 0,
        })
      : undefined,
    attributesOf(ctx, rows),
    expand.has('category') ? visibleCategories(ctx) : undefined,
  ]);
  const crawl = expand.has('crawl') ? await crawlContext(ctx) : undefined;
  const context = { ctx, expand, users, reactions, attributes, parents, categories: visible?.tree, crawl };
  const canReuse = options.versions && !options.quoteParent;
  const comments = canReuse
    ? await presentRows(context, rows)
    : await mapInTurns(rows, (row) => presentComment(context, row));
  return { comments: await withFilledBodies(ctx, comments), users };
}

async function findRows(
  ctx: RequestContext,
  ids: readonly number[],
  { expand, versions }: HydrationOptions,
  withBody: boolean,
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const withSource = expand.has('raw');
  return versions && !withSource
    ? commentsOfVersions(ctx, ids, withBody, versions)
    : findComments(ctx.db, ids, { withBody, withSource });
}

async function findParents(
  ctx: RequestContext,
  rows: readonly CommentRow[],
): Promise<Map<number, CommentRow>> {
  const ids = [...new Set(rows.flatMap((row) => row.parent_comment_id ?? []))];
  if (ids.length === 0) return new Map();
  const parents = await findComments(ctx.db, ids, { withBody: true, withSource: false });
  return new Map(parents.filter((row) => !row.is_held).map((row) => [row.comment_id, row]));
}

function peopleOf(
  rows: readonly CommentRow[],
  parents: ReadonlyMap<number, CommentRow>,
  expand: ReadonlySet<string>,
): number[] {
  const authors = expand.has('insertUser') ? rows.map((row) => row.insert_user_id) : [];
  const editors = expand.has('updateUser') ? rows.flatMap((row) => row.update_user_id ?? []) : [];
  return [...authors, ...editors, ...[...parents.values()].map((row) => row.insert_user_id)];
}

async function attributesOf(
  ctx: RequestContext,
  rows: readonly CommentRow[],
): Promise<Map<number, Record<string, unknown>>> {
  const found = new Map<number, Record<string, unknown>>();
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.discussion_type)) {
    const comments = ofType.map((row) => ({ commentID: row.comment_id, discussionID: row.discussion_id }));
    for (const [id, attributes] of (await findPostType(ctx, type)?.commentAttributes?.(ctx, comments)) ?? [])
      found.set(id, attributes);
  }
  return found;
}
