// Posts of type 2: answers, each a comment at the top of its question.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { insertComments } from '../../../comments/server/bulk/bulk-comments.ts';
import { nextCommentNumbers } from '../../../comments/server/bulk/comment-numbers.ts';
import { convertStackExchangeHtml } from '../../convert/stack-exchange-html.ts';
import { prepareBody } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { handOver } from '../imported-rows.ts';
import { insertOldPaths } from '../old-paths.ts';
import { nextIDs } from '../record-ids.ts';
import type { Authors } from './authors.ts';
import { type EditedPost, editorsOf, ownerOf } from './credits.ts';
import { importTable, readInteger } from './site-import.ts';

interface PlacedAnswer extends EditedPost {
  discussionID: number;
}

interface WrittenAnswer extends PlacedAnswer {
  id: number;
}

export async function importAnswers(run: ImportRun, authors: Authors, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: (row) => (row.PostTypeId === '2' ? 'answers' : undefined),
    prepare: async (rows) =>
      rows.map((row) => ({
        row,
        body: prepareBody(convertStackExchangeHtml(row.Body ?? ''), run.rendering),
      })),
    write: async (tx, outcome, all) => {
      const answers = await place(run, tx, outcome, all);
      const owners = await authors.resolve(tx, outcome, answers.map(ownerOf));
      const ids = await insertAnswers(run, tx, answers, owners);
      const written = answers.map((answer, at) => ({ ...answer, id: ids[at] ?? 0 }));
      await remember(run, tx, written);
      await accept(run, tx, written);
      outcome.write('answers', answers.length);
    },
  });
}

async function place(
  run: ImportRun,
  tx: Transaction,
  outcome: Outcome,
  all: readonly EditedPost[],
): Promise<PlacedAnswer[]> {
  const parents = all.map(({ row }) => row.ParentId ?? '');
  const questions = await run.ids.findStanding(tx, 'questions', parents, 'discussions');
  const answers: PlacedAnswer[] = [];
  for (const each of all) {
    const discussionID = questions.get(each.row.ParentId ?? '');
    const problem = answerProblem(each, discussionID);
    if (problem === undefined && discussionID !== undefined) answers.push({ ...each, discussionID });
    else outcome.reject('answers', each.row.Id ?? '?', problem ?? 'its question is missing');
  }
  return answers;
}

async function insertAnswers(
  run: ImportRun,
  tx: Transaction,
  answers: readonly PlacedAnswer[],
  owners: readonly number[],
): Promise<number[]> {
  const ids = await nextIDs(tx, 'comments', answers.length);
  const editors = await editorsOf(run, tx, answers);
  const discussionIDs = answers.map((each) => each.discussionID);
  const numbers = await nextCommentNumbers(tx, discussionIDs);
  const rows = answers.map(({ row, body, discussionID }, at) => ({
    comment_id: ids[at] ?? 0,
    discussion_id: discussionID,
    top_comment_id: ids[at] ?? 0,
    depth: 1,
    number: numbers[at] ?? 0,
    insert_user_id: owners[at] ?? 0,
    update_user_id: editors[at],
    score: readInteger(row.Score),
    date_inserted: readDate(row.CreationDate) ?? '',
    date_updated: readDate(row.LastEditDate),
    body,
  }));
  await insertComments(tx, rows);
  return ids;
}

async function remember(run: ImportRun, tx: Transaction, written: readonly WrittenAnswer[]): Promise<void> {
  const pairs = written.map(({ row, id }) => [row.Id ?? '', id] as const);
  await run.ids.record(tx, 'answers', pairs);
  const paths = pairs.map(([foreignID, id]) => ({
    path: `/a/${foreignID}`,
    record_type: 'comment',
    record_id: id,
  }));
  await insertOldPaths(tx, paths);
}

/** Those that their questions named. */
async function accept(run: ImportRun, tx: Transaction, written: readonly WrittenAnswer[]): Promise<void> {
  const ids = written.map(({ row }) => row.Id ?? '');
  const named = await run.ids.find(tx, 'accepted answers', ids);
  const accepted = written.filter(({ row, discussionID }) => named.get(row.Id ?? '') === discussionID);
  const rows = accepted.map(({ row, id, discussionID }) => ({
    comment_id: id,
    discussion_id: discussionID,
    // Until the votes give the day.
    date_accepted: readDate(row.CreationDate) ?? '',
  }));
  await handOver(run.site, tx, 'acceptedReplies', rows);
}

function answerProblem({ row, body }: EditedPost, discussionID: number | undefined): string | undefined {
  if (!row.Id) return 'it has no id';
  if (discussionID === undefined) return `its question ${row.ParentId ?? ''} is not among those imported`;
  if (!readDate(row.CreationDate)) return 'it has no usable date';
  return body.isEmpty ? 'it has no text' : undefined;
}
