// From ids to discussions: a fixed number of statements, whatever the number of ids.

import { notFound } from '../../../platform/contract/errors.ts';
import type { Versions } from '../../../platform/server/cache/cached-rows.ts';
import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import { EXCERPT_LENGTH } from '../../../platform/server/content/render-body.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type VisibleCategories, visibleCategories } from '../../categories/server/category.policy.ts';
import { postMetaColumn } from '../../post-fields/server/post-meta.queries.ts';
import { findPostType } from '../../post-types/server/post-types.ts';
import { reactionSummaries } from '../../reactions/server/reaction.summaries.ts';
import { localTagsOfDiscussions } from '../../tags/server/tag.local-names.ts';
import { authorFragments, userFragments } from '../../users/server/user.fragments.ts';
import type { Discussion } from '../discussions.contract.ts';
import { withFilledBodies } from './bodies/own-embeds.ts';
import { hiddenRedirects, seesHeldPost } from './discussion.policy.ts';
import { presentDiscussion } from './discussion.present.ts';
import { presentRows } from './discussion.presented.ts';
import {
  type HydrateColumns,
  type HydratedRow,
  hydrateRows,
  isOwnRow,
  readOwnMarks,
} from './discussion.queries.ts';
import { crawlContext } from './page/discussion.crawl.ts';
import { discussionStatuses } from './statuses/discussion.statuses.ts';

export interface HydrateOptions {
  expand: ReadonlySet<string>;
  /** With what is the viewer's own (bookmarked, unread ...): for the API, never for pages that others see too. */
  forViewer: boolean;
  excerptLength?: number | undefined;
  /** It is read where it was written: with what stands beside posts of its author. */
  asPost?: boolean;
  /** Versions of the rows, where the statement that found them has them. */
  versions?: Versions;
}

/** In the order of the ids; what the viewer may not see is left out. */
export async function hydrateDiscussions(
  ctx: RequestContext,
  ids: readonly number[],
  options: HydrateOptions,
): Promise<Discussion[]> {
  const { expand, forViewer } = options;
  const isPersonal = forViewer && ctx.viewer.userID > 0;
  const columns = await columnsFor(ctx, options, isPersonal);
  const [visible, statuses, allRows, marks] = await Promise.all([
    visibleCategories(ctx),
    discussionStatuses(ctx),
    hydrateRows(ctx, ids, columns, options.versions),
    isPersonal ? readOwnMarks(ctx, ids) : undefined,
  ]);
  const rows = await seenRows(ctx, visible, allRows);
  const seen = rows.map((row) => row.discussion_id);
  const [users, tags, reactions, attributes] = await Promise.all([
    (options.asPost ? authorFragments : userFragments)(ctx, userIDs(rows, expand)),
    expand.has('tags') || expand.has('tagIDs')
      ? localTagsOfDiscussions(ctx, seen, { isForPage: !forViewer })
      : new Map(),
    expand.has('reactions')
      ? reactionSummaries(ctx, 'discussion', seen, { forViewer, discussionOf: (id) => id })
      : new Map(),
    typeAttributes(ctx, rows, expand),
  ]);
  const context = {
    ctx,
    expand,
    excerptLength: options.excerptLength,
    visible,
    statuses,
    marks,
    users,
    tags,
    reactions,
    attributes,
    isStaff: ctx.can('staff.allow'),
    crawl: expand.has('crawl') ? await crawlContext(ctx) : undefined,
    crumbs: new Map(),
  };
  return withBodiesFilled(
    ctx,
    options.versions && isOwnRow(columns)
      ? await presentRows(context, rows)
      : await mapInTurns(rows, (row) => presentDiscussion(context, row)),
  );
}

async function withBodiesFilled(ctx: RequestContext, shown: Discussion[]): Promise<Discussion[]> {
  const filled = await withFilledBodies(ctx, shown);
  const last = filled.flatMap(({ lastPost }) => (lastPost?.body === undefined ? [] : [lastPost]));
  if (last.length === 0) return filled;
  const posts = new Map((await withFilledBodies(ctx, last)).map((post, at) => [last[at], post]));
  return filled.map((each) => {
    const lastPost = each.lastPost && posts.get(each.lastPost);
    return lastPost && lastPost !== each.lastPost ? { ...each, lastPost } : each;
  });
}

async function seenRows(
  ctx: RequestContext,
  visible: VisibleCategories,
  rows: readonly HydratedRow[],
): Promise<HydratedRow[]> {
  const redirects = rows.filter(({ type }) => type === 'redirect').map((row) => row.discussion_id);
  const hidden = await hiddenRedirects(ctx, redirects);
  return rows.filter(
    (row) =>
      visible.has(row.category_id) &&
      !hidden.has(row.discussion_id) &&
      !row.is_removed &&
      (!row.is_held || seesHeldPost(ctx.viewer, row)),
  );
}

async function columnsFor(
  ctx: RequestContext,
  options: HydrateOptions,
  isPersonal: boolean,
): Promise<HydrateColumns> {
  const { expand } = options;
  return {
    postMeta: expand.has('postMeta')
      ? await postMetaColumn(ctx, isPersonal ? ctx.viewer.userID : 0)
      : undefined,
    withBody: needsBody(options),
    withRaw: expand.has('raw'),
    withLastPost: expand.has('lastPost'),
    withLastPostBody: expand.has('lastPost') && expand.has('lastPost.body'),
  };
}

/** Longer excerpts than the stored one, plain text, and the last post where nobody commented are made from the body. */
function needsBody({ expand, excerptLength = 0 }: HydrateOptions): boolean {
  return (
    expand.has('body') || expand.has('lastPost.body') || expand.has('crawl') || excerptLength > EXCERPT_LENGTH
  );
}

function userIDs(rows: readonly HydratedRow[], expand: ReadonlySet<string>): number[] {
  const ids = new Set<number>();
  for (const row of rows) {
    if (expand.has('insertUser') || expand.has('lastPost.insertUser')) ids.add(row.insert_user_id);
    if (expand.has('lastUser')) ids.add(row.last_user_id);
    if (expand.has('status.log') && row.status_user_id) ids.add(row.status_user_id);
    if (expand.has('updateUser') && row.update_user_id) ids.add(row.update_user_id);
    if (expand.has('lastPost.insertUser') && row.last_insert_user_id) ids.add(row.last_insert_user_id);
  }
  return [...ids];
}

/** What the types' add-ons know of their own: at most one statement for each type on the page. */
async function typeAttributes(
  ctx: RequestContext,
  rows: readonly HydratedRow[],
  expand: ReadonlySet<string>,
): Promise<Map<number, Record<string, unknown>>> {
  const byType = Map.groupBy(rows, (row) => row.type);
  const parts = await Promise.all(
    [...byType].map(([type, ofType]) =>
      findPostType(ctx, type)?.attributes?.(
        ctx,
        ofType.map((row) => ({ discussionID: row.discussion_id, statusID: row.status_id })),
        expand,
      ),
    ),
  );
  return new Map(parts.flatMap((part) => [...(part ?? [])]));
}

export async function hydrateDiscussion(
  ctx: RequestContext,
  discussionID: number,
  options: HydrateOptions,
): Promise<Discussion | undefined> {
  return (await hydrateDiscussions(ctx, [discussionID], options))[0];
}

export interface Shown {
  expand: ReadonlySet<string>;
  excerptLength?: number | undefined;
}

/** What a call that changed or made it answers. */
export async function oneDiscussion(
  ctx: RequestContext,
  discussionID: number,
  shown: Shown,
): Promise<Discussion> {
  const discussion = await hydrateDiscussion(ctx, discussionID, { ...shown, forViewer: true });
  // It may have been moved to a hidden category by the very call that answers.
  if (!discussion) throw notFound('Discussion');
  return discussion;
}
