// What is here already of topics that are read again: an export may have grown since.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import type { CheckedTopic } from './check-topic.ts';
import { openingKey } from './opening.ts';
import type { Place } from './plan-thread.ts';

export interface KnownThread {
  discussionID: number;
  /** The discussion was deleted here: nothing can be added to it. */
  isGone: boolean;
  hasOpening: boolean;
  /** A line stands for its opening post, which did not come along. */
  hasPlaceholder: boolean;
  postIDs: ReadonlySet<string>;
  places: ReadonlyMap<number, Place>;
  /** By the post's number in the topic. */
  commentIDs: ReadonlyMap<number, number>;
}

interface CommentPlace {
  comment_id: number;
  parent_comment_id: number | null;
  top_comment_id: number;
  depth: number;
}

/** By the topic's foreign id; topics that are new are absent. */
export async function knownThreads(
  run: ImportRun,
  checked: readonly CheckedTopic[],
  posts: ReadonlyMap<string, KnownPost>,
): Promise<Map<string, KnownThread>> {
  const topicIDs = checked.map((each) => each.foreignID);
  const topics = await run.ids.find(run.db, 'topics', topicIDs);
  if (topics.size === 0) return new Map();
  const standing = await run.ids.findStanding(run.db, 'topics', topicIDs, 'discussions');
  const known = [...topics.keys()];
  const openings = await run.ids.find(
    run.db,
    'opening posts',
    checked
      .filter((each) => topics.has(each.foreignID))
      .flatMap(({ opening }) => (opening ? [opening.id] : [])),
  );
  const placeholders = await run.ids.find(run.db, 'opening posts', known.map(openingKey));
  const threads = new Map<string, KnownThread>();
  for (const { foreignID, opening, replies } of checked) {
    const discussionID = topics.get(foreignID);
    if (discussionID === undefined) continue;
    const isGone = !standing.has(foreignID);
    const here = replies.filter((post) => {
      const known = posts.get(post.id);
      // What was deleted here stays deleted.
      return known && (known.discussionID ?? discussionID) === discussionID;
    });
    const commentIDs = new Map(here.map((post) => [post.post_number, posts.get(post.id)?.commentID ?? 0]));
    const isGrown = !isGone && here.length < replies.length;
    threads.set(foreignID, {
      discussionID,
      isGone,
      hasOpening: opening !== undefined && openings.has(opening.id),
      hasPlaceholder: placeholders.has(openingKey(foreignID)),
      postIDs: new Set(here.map((post) => post.id)),
      places: isGrown ? await placesOf(run, commentIDs) : new Map(),
      commentIDs,
    });
  }
  return threads;
}

export interface KnownPost {
  commentID: number;
  /** Undefined where it was deleted here. */
  discussionID: number | undefined;
}

/** Which of the replies are here already, and where: a post that was moved on the old site stands in two topics. */
export async function knownPosts(
  run: ImportRun,
  db: Queryable,
  checked: readonly CheckedTopic[],
): Promise<ReadonlyMap<string, KnownPost>> {
  const ids = checked.flatMap((each) => each.replies).map((post) => post.id);
  const found = await run.ids.find(db, 'posts', ids);
  if (found.size === 0) return new Map();
  const rows = await db.rows<{ comment_id: number; discussion_id: number }>(sql`
    select comment_id, discussion_id from comments where comment_id = any(${[...new Set(found.values())]})`);
  const discussionOf = new Map(rows.map((row) => [row.comment_id, row.discussion_id]));
  return new Map(
    [...found].map(([id, commentID]) => [id, { commentID, discussionID: discussionOf.get(commentID) }]),
  );
}

/** Asked for topics alone that have grown since, which are few. */
async function placesOf(
  run: ImportRun,
  commentIDs: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, Place>> {
  const numbers = new Map([...commentIDs].map(([number, commentID]) => [commentID, number]));
  const rows = await run.db.rows<CommentPlace>(sql`
    select comment_id, parent_comment_id, top_comment_id, depth from comments
    where comment_id = any(${[...numbers.keys()]})`);
  const places = new Map<number, Place>();
  for (const row of rows) {
    const number = numbers.get(row.comment_id) ?? 0;
    const place = {
      parent: row.parent_comment_id === null ? undefined : numbers.get(row.parent_comment_id),
      top: numbers.get(row.top_comment_id) ?? number,
      depth: row.depth,
      flattenedFrom: undefined,
    };
    places.set(number, place);
  }
  return places;
}
