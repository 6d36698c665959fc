// Comments.xml: remarks on a question stand at its top, those on an answer hang under it.

import type { Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { insertComments, type NewCommentRow } from '../../../comments/server/bulk/bulk-comments.ts';
import { nextCommentNumbers } from '../../../comments/server/bulk/comment-numbers.ts';
import { setReactionNumbers } from '../../../reactions/server/reaction.bulk.ts';
import { convertStackExchangeComment } from '../../convert/stack-exchange-comment.ts';
import { type PreparedBody, prepareBody } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { mentionedNames, rewriteMentions } from '../mentions.ts';
import { nextIDs } from '../record-ids.ts';
import type { Authors } from './authors.ts';
import { Participants } from './participants.ts';
import type { Row } from './read-rows.ts';
import { importTable, readInteger } from './site-import.ts';

interface PlacedComment {
  row: Row;
  discussionID: number;
  answerID: number | undefined;
}

export async function importComments(run: ImportRun, authors: Authors, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: () => 'comments',
    prepare: async (rows) => rows,
    write: async (tx, outcome, rows) => {
      const comments = await place(run, tx, outcome, rows);
      const credits = comments.map(({ row }) => ({
        userID: row.UserId,
        displayName: row.UserDisplayName,
        date: row.CreationDate,
      }));
      const owners = await authors.resolve(tx, outcome, credits);
      const written = await insertAll(run, tx, comments, owners);
      const pairs = comments.map(({ row }, at) => [row.Id ?? '', written[at]?.comment_id ?? 0] as const);
      await run.ids.record(tx, 'comments', pairs);
      // A comment could only be voted up, and its votes are not among the votes of the dump.
      const ups = written.map(({ comment_id, score }) => ({
        record_type: 'comment' as const,
        record_id: comment_id,
        urlcode: 'Up' as const,
        imported: score,
      }));
      await setReactionNumbers(tx, ups);
      outcome.write('comments', comments.length);
    },
  });
}

async function insertAll(
  run: ImportRun,
  tx: Transaction,
  comments: readonly PlacedComment[],
  owners: readonly number[],
): Promise<NewCommentRow[]> {
  const bodies = await render(run, tx, comments, owners);
  const ids = await nextIDs(tx, 'comments', comments.length);
  const discussionIDs = comments.map((each) => each.discussionID);
  const numbers = await nextCommentNumbers(tx, discussionIDs);
  const rows: NewCommentRow[] = comments.map(({ row, discussionID, answerID }, at) => ({
    comment_id: ids[at] ?? 0,
    discussion_id: discussionID,
    parent_comment_id: answerID,
    top_comment_id: answerID ?? ids[at] ?? 0,
    depth: answerID === undefined ? 1 : 2,
    number: numbers[at] ?? 0,
    insert_user_id: owners[at] ?? 0,
    score: readInteger(row.Score),
    date_inserted: readDate(row.CreationDate) ?? '',
    body: bodies[at] as PreparedBody,
  }));
  await insertComments(tx, rows);
  return rows;
}

async function place(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  rows: readonly Row[],
): Promise<PlacedComment[]> {
  const postIDs = rows.map((row) => row.PostId ?? '');
  const questions = await run.ids.findStanding(tx, 'questions', postIDs, 'discussions');
  const answers = await run.ids.findStanding(tx, 'answers', postIDs, 'comments');
  const ofAnswers = await tx.rows<{ comment_id: number; discussion_id: number }>(sql`
    select comment_id, discussion_id from comments where comment_id = any(${[...new Set(answers.values())]})`);
  const discussionOf = new Map(ofAnswers.map((each) => [each.comment_id, each.discussion_id]));
  const placed: PlacedComment[] = [];
  for (const row of rows) {
    const answerID = answers.get(row.PostId ?? '');
    const discussionID = questions.get(row.PostId ?? '') ?? discussionOf.get(answerID ?? 0);
    const problem = commentProblem(row, discussionID);
    if (problem === undefined && discussionID !== undefined) placed.push({ row, discussionID, answerID });
    else outcome.reject('comments', row.Id ?? '?', problem ?? 'its post is missing');
  }
  return placed;
}

function commentProblem(row: Row, discussionID: number | undefined): string | undefined {
  if (!row.Id) return 'it has no id';
  if (discussionID === undefined) return `its post ${row.PostId ?? ''} is not among those imported`;
  if (!readDate(row.CreationDate)) return 'it has no usable date';
  return row.Text?.trim() ? undefined : 'it has no text';
}

/** In the order of the file: a mention means somebody who was there before. */
async function render(
  run: ImportRun,
  tx: Transaction,
  comments: readonly PlacedComment[],
  owners: readonly number[],
): Promise<PreparedBody[]> {
  const participants = await Participants.of(
    tx,
    comments.map((each) => each.discussionID),
    owners,
  );
  return comments.map(({ row, discussionID }, at) => {
    const { source, format } = convertStackExchangeComment(row.Text ?? '');
    const meant = participants.meant(discussionID, mentionedNames(source));
    const mentioned = new Map([...meant.values()].map((member) => [member.name.toLowerCase(), member]));
    participants.join(discussionID, owners[at] ?? 0);
    return prepareBody({ source: rewriteMentions(source, meant), format }, run.rendering, mentioned);
  });
}
