// Opening posts: each becomes a discussion, with what the export says of its topic.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertDiscussions } from '../../../discussions/server/bulk/bulk-discussions.ts';
import { type PreparedBody, prepareBody } from '../bodies.ts';
import { cleanLine } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { inGroups } from '../pipeline.ts';
import { nextIDs } from '../record-ids.ts';
import type { Authors } from '../stackexchange/authors.ts';
import { writeDiscussionTags } from '../write-tags.ts';
import type { ForumExport, ForumPost, ForumTopic } from './forum-export.ts';
import { topicsBeganBy, topicsWithoutOpening } from './staged-topics.ts';

interface Opening {
  topic: ForumTopic;
  post: ForumPost;
  body: PreparedBody;
  categoryID: number;
}

export async function importOpenings(run: ImportRun, authors: Authors, forum: ForumExport): Promise<void> {
  for await (const posts of inGroups(forum.posts(), run.batchSize)) {
    const ids = posts.map((post) => post.id);
    const topics = await topicsBeganBy(run.db, run.source, ids);
    const openings = posts.filter((post) => topics.has(post.id));
    if (openings.length === 0) continue;
    run.read('topics', openings.length);
    await run.batch((tx, outcome) => writeOpenings(run, tx, outcome, { openings, topics, authors }));
    run.advance('topics', openings.length);
  }
  await rejectWithoutOpening(run);
}

interface Given {
  openings: readonly ForumPost[];
  topics: ReadonlyMap<string, ForumTopic>;
  authors: Authors;
}

async function writeOpenings(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  { openings, topics, authors }: Given,
): Promise<void> {
  const topicIDs = [...topics.values()].map(({ id }) => id);
  const known = await run.ids.find(tx, 'topics', topicIDs);
  const categories = await run.ids.find(
    tx,
    'categories',
    [...topics.values()].map(({ categoryID }) => categoryID),
  );
  const fresh: Opening[] = [];
  for (const post of openings) {
    const topic = topics.get(post.id);
    if (!topic) continue;
    if (known.has(topic.id)) {
      outcome.take('topics');
      continue;
    }
    const categoryID = categories.get(topic.categoryID);
    const body = prepareBody(post.body, run.rendering);
    const problem = problemOf(topic, post, body, categoryID);
    if (problem !== undefined || categoryID === undefined) outcome.reject('topics', topic.id, problem ?? '');
    else {
      known.set(topic.id, 0);
      fresh.push({ topic, post, body, categoryID });
    }
  }
  await insert(run, tx, outcome, { fresh, authors });
}

function problemOf(
  topic: ForumTopic,
  post: ForumPost,
  body: PreparedBody,
  categoryID: number | undefined,
): string | undefined {
  if (topic.problem ?? post.problem) return topic.problem ?? post.problem;
  if (cleanLine(topic.title, 250) === '') return 'it has no title';
  if (categoryID === undefined) return `its category ${topic.categoryID} is not among those imported`;
  if (post.date === undefined) return 'it has no usable date';
  return body.isEmpty ? 'it has no text' : undefined;
}

async function insert(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  { fresh, authors }: { fresh: readonly Opening[]; authors: Authors },
): Promise<void> {
  if (fresh.length === 0) return;
  const ids = await nextIDs(tx, 'discussions', fresh.length);
  const owners = await authors.resolve(
    tx,
    outcome,
    fresh.map(({ post }) => ({ userID: post.authorID, displayName: post.authorName, date: post.date })),
  );
  const rows = fresh.map(({ topic, post, body, categoryID }, at) => ({
    discussion_id: ids[at] ?? 0,
    type: 'discussion',
    name: cleanLine(topic.title, 250),
    category_id: categoryID,
    insert_user_id: owners[at] ?? 0,
    status_id: 0,
    score: 0,
    date_closed: topic.isClosed ? post.date : undefined,
    pin_location: topic.isPinned ? 'category' : undefined,
    date_pinned: topic.isPinned ? post.date : undefined,
    count_views: Math.max(0, Math.min(topic.views, 1_000_000_000)),
    date_inserted: post.date ?? '',
    date_updated: post.dateUpdated,
    next_comment_number: 1,
    body,
  }));
  await insertDiscussions(tx, rows);
  await remember(
    run,
    tx,
    fresh.map((each, at) => ({ ...each, id: ids[at] ?? 0 })),
  );
  outcome.write('topics', fresh.length);
}

async function remember(
  run: ImportRun,
  tx: Transaction,
  written: readonly (Opening & { id: number })[],
): Promise<void> {
  await run.ids.record(
    tx,
    'topics',
    written.map(({ topic, id }) => [topic.id, id]),
  );
  await run.ids.record(
    tx,
    'opening posts',
    written.map(({ post, id }) => [post.id, id]),
  );
  await insertOldPaths(
    tx,
    written.flatMap(({ topic, post, id }) =>
      [...topic.oldPaths, ...post.oldPaths].map((path) => ({
        path,
        record_type: 'discussion',
        record_id: id,
      })),
    ),
  );
  await writeDiscussionTags(
    tx,
    written.map(({ topic, post, id }) => ({
      discussionID: id,
      names: topic.tags,
      dateInserted: post.date ?? '',
    })),
  );
}

const PAGE = 1000;

async function rejectWithoutOpening(run: ImportRun): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await topicsWithoutOpening(run.db, run.source, after, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    after = last.foreign_id;
    run.read('topics', rows.length);
    await run.batch(async (_tx, outcome) => {
      for (const { foreign_id } of rows)
        outcome.reject('topics', foreign_id, 'the post it begins with is not in the export');
    });
  }
}
