// What is here already of topics that are read again: an export may have grown since.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { ImportRun } from '../import-run.ts';
import type { JudgedTopic } from './judge-topic.ts';
import type { Place } from './plan-thread.ts';

export interface KnownThread {
  discussionID: number;
  postIDs: ReadonlySet<number>;
  places: ReadonlyMap<number, Place>;
  commentIDs: ReadonlyMap<number, number>;
}

interface CommentPlace {
  comment_id: number;
  discussion_id: number;
  number: number;
  depth: number;
  parent_number: number | null;
  top_number: number;
}

/** By the topic's foreign id; topics that are new are absent. */
export async function knownThreads(
  run: ImportRun,
  judged: readonly JudgedTopic[],
): Promise<Map<string, KnownThread>> {
  const topics = await run.ids.find(
    run.db,
    'topics',
    judged.map((each) => each.foreignID),
  );
  if (topics.size === 0) return new Map();
  const replies = judged.filter((each) => topics.has(each.foreignID)).flatMap((each) => each.replies);
  const posts = await run.ids.find(
    run.db,
    'posts',
    replies.map((post) => String(post.id)),
  );
  const threads = new Map<string, KnownThread>();
  const grown = new Set<number>();
  for (const { foreignID, replies: ofTopic } of judged) {
    const discussionID = topics.get(foreignID);
    if (discussionID === undefined) continue;
    const postIDs = new Set(ofTopic.filter((post) => posts.has(String(post.id))).map((post) => post.id));
    if (postIDs.size < ofTopic.length) grown.add(discussionID);
    threads.set(foreignID, { discussionID, postIDs, places: new Map(), commentIDs: new Map() });
  }
  if (grown.size === 0) return threads;
  const rows = Map.groupBy(await placesIn(run, [...grown]), (row) => row.discussion_id);
  for (const [foreignID, thread] of threads) {
    const ofThread = rows.get(thread.discussionID) ?? [];
    threads.set(foreignID, {
      ...thread,
      places: new Map(ofThread.map((row) => [row.number + 1, toPlace(row)])),
      commentIDs: new Map(ofThread.map((row) => [row.number + 1, row.comment_id])),
    });
  }
  return threads;
}

function placesIn(run: ImportRun, discussionIDs: readonly number[]): Promise<CommentPlace[]> {
  return run.db.rows<CommentPlace>(sql`
    select c.comment_id, c.discussion_id, c.number, c.depth, parent.number as parent_number, top.number as top_number
    from comments c
    left join comments parent on parent.comment_id = c.parent_comment_id
    join comments top on top.comment_id = c.top_comment_id
    where c.discussion_id = any(${discussionIDs})`);
}

/** Our comments are numbered from 1, Discourse's replies from 2. */
function toPlace(row: CommentPlace): Place {
  return {
    parent: row.parent_number === null ? undefined : row.parent_number + 1,
    top: row.top_number + 1,
    depth: row.depth,
    flattenedFrom: undefined,
  };
}
