// Writes a batch of topics with all that belongs to them.
import { basename } from 'node:path';
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertComments, type NewCommentRow } from '../../../comments/server/bulk/bulk-comments.ts';
import { lateCommentNumbers } from '../../../comments/server/bulk/comment-numbers.ts';
import {
  insertDiscussions,
  type NewDiscussionRow,
} from '../../../discussions/server/bulk/bulk-discussions.ts';
import { askingType } from '../../../post-types/server/post-types.ts';
import { type ReactionNumber, setReactionNumbers } from '../../../reactions/server/reaction.bulk.ts';
import { cleanLine, readDate } from '../clean-text.ts';
import { holdRestricted, type RestrictedRow } from '../hold-restricted.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { handOver } from '../imported-rows.ts';
import { insertOldPaths } from '../old-paths.ts';
import { nextIDs } from '../record-ids.ts';
import { writeDiscussionTags } from '../write-tags.ts';
import type { CheckedTopic } from './check-topic.ts';
import { writeLateOpening } from './late-opening.ts';
import { lockDiscussions } from './lock-discussions.ts';
import type { PostPlan, TopicBatch, TopicPlan } from './prepare-topics.ts';
import type { TopicLine } from './topic.ts';

interface Reply {
  plan: TopicPlan;
  reply: PostPlan;
  row: NewCommentRow;
}

export interface WritableTopics extends TopicBatch {
  broken: readonly TopicLine[];
  file: string;
}

export async function writeTopics(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  { checked, plans, broken, file }: WritableTopics,
): Promise<void> {
  const place = (line: number) => `${basename(file)}, line ${line}`;
  for (const { line, problem } of broken)
    outcome.reject('topics', `line ${line}`, problem ?? '', place(line));
  for (const { line, rejections } of checked) {
    for (const { kind, foreignID, reason } of rejections)
      outcome.reject(kind, foreignID, reason, place(line));
  }
  const restricted = checked.flatMap(restrictedOf);
  await lockDiscussions(run, tx, plans, restricted);
  const fresh = plans.filter((plan) => !plan.known);
  const ids = await nextIDs(tx, 'discussions', fresh.length);
  const discussionIDs = new Map(fresh.map((plan, at) => [plan, ids[at] ?? 0]));
  const replies = await rowsOfReplies(tx, plans, discussionIDs);
  await writeDiscussions(run, tx, discussionIDs, replies);
  await writeReplies(run, tx, replies);
  for (const plan of plans.filter((each) => each.known && each.opening))
    await writeLateOpening(run, tx, plan);
  await setReactionNumbers(
    tx,
    plans.flatMap(({ known, opening }) =>
      known && opening ? reactionsOf('discussion', known.discussionID, opening) : [],
    ),
  );
  await holdRestricted(run, tx, outcome, restricted);
  outcome.write('topics', fresh.length);
  for (const plan of plans) {
    if (plan.known && !plan.isRepeated) outcome.take('topics');
    outcome.take('posts', plan.countKnown);
    outcome.write('posts', plan.replies.length + (plan.opening && !plan.isOpeningAbsent ? 1 : 0));
    if (plan.isOpeningAbsent && !plan.isRepeated)
      outcome.note(
        'topics',
        plan.foreignID,
        'its opening post did not come along: a line stands in its place',
      );
  }
}

/** What is private now, under every kind it may have been taken as. */
function restrictedOf({ foreignID, topic, opening, replies, rejections }: CheckedTopic): RestrictedRow[] {
  const withdrawn = rejections
    .filter((each) => each.isPrivate)
    .flatMap((each) =>
      (each.kind === 'topics' ? ['topics'] : ['posts', 'opening posts']).map((kind) => ({
        kind,
        foreignID: each.foreignID,
      })),
    );
  const hidden = replies
    .filter((post) => post.hidden)
    .map((post) => ({ kind: 'posts', foreignID: String(post.id) }));
  const isHidden = topic?.hidden || opening?.hidden;
  return [...withdrawn, ...hidden, ...(isHidden ? [{ kind: 'topics', foreignID }] : [])];
}

async function writeDiscussions(
  run: ImportRun,
  tx: Transaction,
  discussionIDs: ReadonlyMap<TopicPlan, number>,
  replies: readonly Reply[],
): Promise<void> {
  const entries = [...discussionIDs];
  const categories = await run.ids.find(
    tx,
    'categories',
    entries.map(([plan]) => categoryOf(plan)),
  );
  const byTopic = Map.groupBy(replies, (each) => each.plan);
  const rows = entries.flatMap(([plan, id]) =>
    plan.opening
      ? [
          {
            ...discussionRow(run, plan, plan.opening, id, categories.get(categoryOf(plan)) ?? 0),
            ...countsOf(byTopic.get(plan) ?? []),
          },
        ]
      : [],
  );
  await insertDiscussions(tx, rows);
  const topics = entries.map(([plan, id]) => [plan.foreignID, id] as const);
  await run.ids.record(tx, 'topics', topics);
  const openings = entries.map(([plan, id]) => [String(plan.opening?.post.id), id] as const);
  await run.ids.record(tx, 'opening posts', openings);
  await writeBesides(tx, entries);
}

async function writeBesides(tx: Transaction, entries: readonly [TopicPlan, number][]): Promise<void> {
  await setReactionNumbers(
    tx,
    entries.flatMap(([plan, id]) => (plan.opening ? reactionsOf('discussion', id, plan.opening) : [])),
  );
  const paths = entries.map(([plan, id]) => ({
    path: `/t/${plan.topic.id}`,
    record_type: 'discussion',
    record_id: id,
  }));
  await insertOldPaths(tx, paths);
  const tagged = entries.map(([plan, id]) => ({
    discussionID: id,
    names: plan.topic.tags ?? [],
    dateInserted: plan.opening?.dateInserted ?? '',
  }));
  await writeDiscussionTags(tx, tagged);
}

function reactionsOf(
  record_type: 'discussion' | 'comment',
  record_id: number,
  { reactions }: PostPlan,
): ReactionNumber[] {
  return [...reactions].map(([urlcode, imported]) => ({ record_type, record_id, urlcode, imported }));
}

function categoryOf({ topic }: TopicPlan): string {
  return String(topic.category_id ?? 0);
}

function discussionRow(
  run: ImportRun,
  plan: TopicPlan,
  opening: PostPlan,
  id: number,
  categoryID: number,
): NewDiscussionRow {
  const { topic } = plan;
  const isAccepted = plan.replies.some(({ post }) => post.accepted_answer);
  const asking = isAccepted ? askingType(run.site.features.all) : undefined;
  const isClosed = topic.closed || topic.archived;
  const pinLocation = topic.pinned_globally ? 'recent' : topic.pinned ? 'category' : undefined;
  return {
    discussion_id: id,
    type: asking?.type ?? 'discussion',
    name: cleanLine(topic.title, 250),
    category_id: categoryID,
    insert_user_id: opening.userID,
    status_id: asking?.statusByReplies({ count: plan.replies.length, isOneAccepted: true }) ?? 0,
    date_closed: isClosed
      ? (plan.dateClosed ?? readDate(topic.last_posted_at) ?? opening.dateInserted)
      : undefined,
    pin_location: pinLocation,
    date_pinned: pinLocation && (readDate(topic.pinned_at) ?? opening.dateInserted),
    // Unlisted topics were for those who knew the address: here moderators decide.
    date_held: opening.dateHeld ?? (topic.hidden ? opening.dateInserted : undefined),
    count_views: topic.views ?? 0,
    score: opening.likes,
    date_inserted: opening.dateInserted,
    date_updated: opening.dateUpdated,
    next_comment_number: Math.max(1, ...plan.replies.map(({ post }) => post.post_number)),
    body: opening.body,
  };
}

/** What stands is counted, and the newest of it is the last. */
function countsOf(replies: readonly Reply[]): Partial<NewDiscussionRow> {
  const standing = replies.map((each) => each.row).filter((row) => row.date_held === undefined);
  const last = standing.reduce<NewCommentRow | undefined>(
    (newest, row) => (newest && newest.date_inserted > row.date_inserted ? newest : row),
    undefined,
  );
  if (!last) return {};
  return {
    count_comments: standing.length,
    count_top_comments: standing.filter((row) => row.depth === 1).length,
    last_comment_id: last.comment_id,
    last_user_id: last.insert_user_id,
    date_last_comment: last.date_inserted,
  };
}

async function rowsOfReplies(
  tx: Transaction,
  plans: readonly TopicPlan[],
  discussionIDs: ReadonlyMap<TopicPlan, number>,
): Promise<Reply[]> {
  const all = plans.flatMap((plan) => plan.replies.map((reply) => ({ plan, reply })));
  const ids = await nextIDs(tx, 'comments', all.length);
  const commentIDs = new Map<TopicPlan, Map<number, number>>();
  for (const [at, { plan, reply }] of all.entries()) {
    const ofTopic = commentIDs.get(plan) ?? new Map(plan.known?.commentIDs);
    commentIDs.set(plan, ofTopic.set(reply.post.post_number, ids[at] ?? 0));
  }
  const replies = all.map(({ plan, reply }, at) => {
    const discussionID = discussionIDs.get(plan) ?? plan.known?.discussionID ?? 0;
    const row = commentRow(reply, ids[at] ?? 0, discussionID, commentIDs.get(plan) ?? new Map());
    return { plan, reply, row };
  });
  await numberLateReplies(tx, replies);
  const rows = new Map(replies.map(({ row }) => [row.comment_id, row]));
  for (const { row } of replies) {
    const parent = row.date_held === undefined ? rows.get(row.parent_comment_id ?? 0) : undefined;
    if (parent) parent.count_child_comments = (parent.count_child_comments ?? 0) + 1;
  }
  return replies;
}

async function numberLateReplies(tx: Transaction, replies: readonly Reply[]): Promise<void> {
  const late = replies.filter(({ plan }) => plan.known !== undefined).map((each) => each.row);
  for (const [discussionID, rows] of Map.groupBy(late, (row) => row.discussion_id)) {
    const numbers = await lateCommentNumbers(
      tx,
      discussionID,
      rows.map((row) => row.number),
    );
    for (const [at, row] of rows.entries()) row.number = numbers[at] ?? row.number;
  }
}

async function writeReplies(run: ImportRun, tx: Transaction, replies: readonly Reply[]): Promise<void> {
  const rows = replies.map((each) => each.row);
  await insertComments(tx, rows);
  await run.ids.record(
    tx,
    'posts',
    replies.map(({ reply, row }) => [String(reply.post.id), row.comment_id]),
  );
  await setReactionNumbers(
    tx,
    replies.flatMap(({ reply, row }) => reactionsOf('comment', row.comment_id, reply)),
  );
  const accepted = replies.filter(({ reply }) => reply.post.accepted_answer).map((each) => each.row);
  await handOver(
    run.site,
    tx,
    'acceptedReplies',
    accepted.map(({ comment_id, discussion_id, date_inserted }) => ({
      comment_id,
      discussion_id,
      date_accepted: date_inserted,
    })),
  );
}

function commentRow(
  reply: PostPlan,
  id: number,
  discussionID: number,
  commentIDs: ReadonlyMap<number, number>,
): NewCommentRow {
  const { place, post } = reply;
  const parentID = place?.parent === undefined ? undefined : commentIDs.get(place.parent);
  return {
    comment_id: id,
    discussion_id: discussionID,
    parent_comment_id: parentID,
    top_comment_id: parentID === undefined ? id : (commentIDs.get(place?.top ?? 0) ?? id),
    depth: parentID === undefined ? 1 : (place?.depth ?? 1),
    number: post.post_number - 1,
    insert_user_id: reply.userID,
    score: reply.likes,
    date_held: reply.dateHeld,
    date_inserted: reply.dateInserted,
    date_updated: reply.dateUpdated,
    body: reply.body,
  };
}
