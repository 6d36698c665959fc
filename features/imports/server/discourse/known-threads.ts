// What is here already of topics that are read again: an export may have grown since.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import type { JudgedTopic } from './judge-topic.ts';
import type { Place } from './plan-thread.ts';

export interface KnownThread {
  discussionID: number;
  /** The discussion was deleted here: nothing can be added to it. */
  isGone: boolean;
  postIDs: ReadonlySet<number>;
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
  judged: readonly JudgedTopic[],
): Promise<Map<string, KnownThread>> {
  const topicIDs = judged.map((each) => each.foreignID);
  const topics = await run.ids.find(run.db, 'topics', topicIDs);
  if (topics.size === 0) return new Map();
  const standing = await run.ids.findStanding(run.db, 'topics', topicIDs, 'discussions');
  const replies = judged.filter((each) => topics.has(each.foreignID)).flatMap((each) => each.replies);
  const posts = await run.ids.find(
    run.db,
    'posts',
    replies.map((post) => String(post.id)),
  );
  const threads = new Map<string, KnownThread>();
  for (const { foreignID, replies: ofTopic } of judged) {
    const discussionID = topics.get(foreignID);
    if (discussionID === undefined) continue;
    const isGone = !standing.has(foreignID);
    const known = ofTopic.filter((post) => posts.has(String(post.id)));
    const commentIDs = new Map(known.map((post) => [post.post_number, posts.get(String(post.id)) ?? 0]));
    const isGrown = !isGone && known.length < ofTopic.length;
    threads.set(foreignID, {
      discussionID,
      isGone,
      postIDs: new Set(known.map((post) => post.id)),
      places: isGrown ? await placesOf(run, commentIDs) : new Map(),
      commentIDs,
    });
  }
  return threads;
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
