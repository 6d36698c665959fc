// Discussions and comments of the demo, rendered as if they had been written here.
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { insertComments, type NewCommentRow } from '../../comments/server/bulk/bulk-comments.ts';
import { insertDiscussions, type NewDiscussionRow } from '../../discussions/server/bulk/bulk-discussions.ts';
import type { WrittenBody } from '../../discussions/server/bulk/bulk-posts.ts';
import { nextIDs } from '../../imports/server/record-ids.ts';
import { renderMentioning } from '../../mentions/server/prepared-body.ts';
import { askingType } from '../../post-types/server/post-types.ts';
import type { DemoFormat } from '../content/types.ts';
import type { DemoFill, WrittenPosts } from './demo-fill.ts';
import { recordDemoRows } from './demo-records.ts';
import { type PlacedComment, placeComments } from './demo-threads.ts';

const MINUTE = 60_000;

export async function writeDemoPosts(fill: DemoFill): Promise<WrittenPosts> {
  const { tx, site } = fill;
  const ids = await nextIDs(tx, 'discussions', site.discussions.length);
  const discussions = site.discussions.map((discussion, at) => ({
    id: ids[at] ?? 0,
    discussion,
    dateInserted: dateBefore(fill.now, discussion.minutesAgo),
  }));
  const placed = site.discussions.flatMap(placeComments);
  const commentIDs = await nextIDs(tx, 'comments', placed.length);
  const comments = placed.map((each, at) => ({
    id: commentIDs[at] ?? 0,
    placed: each,
    dateInserted: dateBefore(fill.now, each.discussion.minutesAgo - each.comment.minutesAfter),
  }));
  const posts = { discussions, comments };
  await insertDiscussions(tx, await discussionRows(fill, posts));
  await insertComments(tx, await commentRows(fill, posts));
  await acceptReplies(fill, posts);
  await recordDemoRows(
    tx,
    'discussions',
    discussions.map(({ discussion, id }) => [discussion.key, id]),
  );
  await recordDemoRows(
    tx,
    'comments',
    comments.map(({ placed: { discussion, number }, id }) => [`${discussion.key}#${number}`, id]),
  );
  return posts;
}

function dateBefore(now: number, minutes: number): string {
  return new Date(now - minutes * MINUTE).toISOString();
}

async function discussionRows(fill: DemoFill, posts: WrittenPosts): Promise<NewDiscussionRow[]> {
  const rows: NewDiscussionRow[] = [];
  for (const { id, discussion, dateInserted } of posts.discussions) {
    const comments = placeComments(discussion);
    const asking = discussion.asks ? askingType(fill.features) : undefined;
    const last = discussion.minutesAgo - Math.max(0, ...comments.map(minutesAfter));
    rows.push({
      discussion_id: id,
      type: asking?.type ?? discussion.type ?? 'discussion',
      post_type_id: isProject(fill, discussion.key) ? fill.site.projects.postTypeID : undefined,
      name: discussion.title,
      category_id: fill.categoryIDs.get(discussion.category) ?? 0,
      insert_user_id: fill.userIDs.get(discussion.author) ?? 0,
      status_id: asking?.statusByReplies(repliesOf(comments)) ?? discussion.statusID ?? 0,
      date_closed: discussion.closed ? dateBefore(fill.now, last) : undefined,
      pin_location: discussion.pinned,
      date_pinned: discussion.pinned && dateInserted,
      count_views: discussion.views,
      score: 0,
      date_inserted: dateInserted,
      next_comment_number: comments.length + 1,
      body: await prepare(fill, discussion.body, discussion.format),
    });
  }
  return rows;
}

function isProject({ site, hasProjects }: DemoFill, key: string): boolean {
  return hasProjects && Object.hasOwn(site.projects.posts, key);
}

function repliesOf(comments: readonly PlacedComment[]) {
  return { count: comments.length, isOneAccepted: comments.some(({ comment }) => comment.accepted) };
}

function minutesAfter({ comment }: PlacedComment): number {
  return comment.minutesAfter;
}

async function commentRows(
  fill: DemoFill,
  { discussions, comments }: WrittenPosts,
): Promise<NewCommentRow[]> {
  const discussionIDs = new Map(discussions.map(({ discussion, id }) => [discussion, id]));
  const ids = new Map(comments.map(({ placed, id }) => [placed, id]));
  const rows: NewCommentRow[] = [];
  for (const { id, placed, dateInserted } of comments) {
    const { comment, discussion, parent, top, number, depth } = placed;
    rows.push({
      comment_id: id,
      discussion_id: discussionIDs.get(discussion) ?? 0,
      parent_comment_id: parent && ids.get(parent),
      top_comment_id: top ? (ids.get(top) ?? 0) : id,
      depth,
      number,
      insert_user_id: fill.userIDs.get(comment.author) ?? 0,
      score: 0,
      date_inserted: dateInserted,
      body: await prepare(fill, comment.body, comment.format ?? 'markdown'),
    });
  }
  return rows;
}

async function prepare(fill: DemoFill, source: string, format: DemoFormat): Promise<WrittenBody> {
  const { body } = await renderMentioning(fill.tx, fill.siteUrl, source, format);
  return {
    columns: { body: source, format, body_html: body.html, renderer_version: RENDERER_VERSION },
    excerpt: body.excerpt,
    image: body.image,
    mentionedIDs: [...new Set(body.mentionedUserIDs)],
  };
}

async function acceptReplies(fill: DemoFill, { discussions, comments }: WrittenPosts): Promise<void> {
  const byDiscussion = new Map(discussions.map((each) => [each.discussion, each.id]));
  await fill.handOver(
    'acceptedReplies',
    comments
      .filter(({ placed }) => placed.comment.accepted)
      .map(({ id, placed, dateInserted }) => ({
        comment_id: id,
        discussion_id: byDiscussion.get(placed.discussion) ?? 0,
        accept_user_id: fill.userIDs.get(placed.discussion.author),
        date_accepted: dateInserted,
      })),
  );
}
