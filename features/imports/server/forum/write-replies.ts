// Posts that no topic begins with: each a comment of its discussion.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertComments } from '../../../comments/server/bulk/bulk-comments.ts';
import { nextCommentNumbers } from '../../../comments/server/bulk/comment-numbers.ts';
import { type PreparedBody, prepareBody } from '../bodies.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { inGroups } from '../pipeline.ts';
import { nextIDs } from '../record-ids.ts';
import type { Authors } from '../stackexchange/authors.ts';
import type { ForumExport, ForumPost } from './forum-export.ts';
import { topicsBeganBy } from './staged-topics.ts';

interface Reply {
  post: ForumPost;
  body: PreparedBody;
  discussionID: number;
}

export async function importReplies(run: ImportRun, authors: Authors, forum: ForumExport): Promise<void> {
  for await (const posts of inGroups(forum.posts(), run.batchSize)) {
    const openings = await topicsBeganBy(
      run.db,
      run.source,
      posts.map((post) => post.id),
    );
    const replies = posts.filter((post) => !openings.has(post.id));
    if (replies.length === 0) continue;
    run.read('posts', replies.length);
    await run.batch(async (tx, outcome) => {
      const fresh = await toWrite(run, tx, outcome, replies);
      if (fresh.length > 0) await insert(run, tx, outcome, { fresh, authors });
    });
    run.advance('posts', replies.length);
  }
}

async function toWrite(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  replies: readonly ForumPost[],
): Promise<Reply[]> {
  const known = await run.ids.find(
    tx,
    'posts',
    replies.map((post) => post.id),
  );
  const topics = replies.map((post) => post.topicID);
  const discussions = await run.ids.findStanding(tx, 'topics', topics, 'discussions');
  const fresh: Reply[] = [];
  for (const post of replies) {
    if (known.has(post.id)) {
      outcome.take('posts');
      continue;
    }
    const discussionID = discussions.get(post.topicID);
    const body = prepareBody(post.body, run.rendering);
    const problem = problemOf(post, body, discussionID);
    if (problem !== undefined || discussionID === undefined) outcome.reject('posts', post.id, problem ?? '');
    else {
      known.set(post.id, 0);
      fresh.push({ post, body, discussionID });
    }
  }
  return fresh;
}

function problemOf(
  post: ForumPost,
  body: PreparedBody,
  discussionID: number | undefined,
): string | undefined {
  if (post.problem) return post.problem;
  if (discussionID === undefined) return `its topic ${post.topicID} is not among those imported`;
  if (post.date === undefined) return 'it has no usable date';
  return body.isEmpty ? 'it has no text' : undefined;
}

async function insert(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  { fresh, authors }: { fresh: readonly Reply[]; authors: Authors },
): Promise<void> {
  const owners = await authors.resolve(
    tx,
    outcome,
    fresh.map(({ post }) => ({ userID: post.authorID, displayName: post.authorName, date: post.date })),
  );
  const ids = await nextIDs(tx, 'comments', fresh.length);
  const numbers = await nextCommentNumbers(
    tx,
    fresh.map((each) => each.discussionID),
  );
  const rows = fresh.map(({ post, body, discussionID }, at) => ({
    comment_id: ids[at] ?? 0,
    discussion_id: discussionID,
    top_comment_id: ids[at] ?? 0,
    depth: 1,
    number: numbers[at] ?? 0,
    insert_user_id: owners[at] ?? 0,
    score: 0,
    date_inserted: post.date ?? '',
    date_updated: post.dateUpdated,
    body,
  }));
  await insertComments(tx, rows);
  await run.ids.record(
    tx,
    'posts',
    fresh.map(({ post }, at) => [post.id, ids[at] ?? 0]),
  );
  await insertOldPaths(
    tx,
    fresh.flatMap(({ post }, at) =>
      post.oldPaths.map((path) => ({ path, record_type: 'comment', record_id: ids[at] ?? 0 })),
    ),
  );
  outcome.write('posts', fresh.length);
}
