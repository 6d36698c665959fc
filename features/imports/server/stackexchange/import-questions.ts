// Posts of type 1: questions, each a discussion of its own.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import {
  insertDiscussions,
  type NewDiscussionRow,
} from '../../../discussions/server/bulk/bulk-discussions.ts';
import { askingType } from '../../../post-types/server/post-types.ts';
import { convertStackExchangeHtml } from '../../convert/stack-exchange-html.ts';
import { prepareBody } from '../bodies.ts';
import { cleanLine, readDate } from '../clean-text.ts';
import type { ImportRun } from '../import-run.ts';
import { insertOldPaths } from '../old-paths.ts';
import { nextIDs } from '../record-ids.ts';
import { writeDiscussionTags } from '../write-tags.ts';
import type { Authors } from './authors.ts';
import { type EditedPost, editorsOf, ownerOf } from './credits.ts';
import type { Notices } from './notices.ts';
import type { Row } from './read-rows.ts';
import { importTable, MAX_VIEWS, readInteger } from './site-import.ts';

export async function importQuestions(
  run: ImportRun,
  authors: Authors,
  file: string,
  categoryID: number,
  notices: Notices,
): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: (row) => (row.PostTypeId === '1' ? 'questions' : undefined),
    prepare: async (rows) =>
      rows.map((row) => ({
        row,
        body: prepareBody(notices.under(row, convertStackExchangeHtml(row.Body ?? '')), run.rendering),
      })),
    write: async (tx, outcome, all) => {
      const questions: EditedPost[] = [];
      for (const each of all) {
        const problem = questionProblem(each.row, each.body.isEmpty);
        if (problem === undefined) questions.push(each);
        else outcome.reject('questions', each.row.Id ?? '?', problem);
      }
      const ids = await nextIDs(tx, 'discussions', questions.length);
      const owners = await authors.resolve(tx, outcome, questions.map(ownerOf));
      const editors = await editorsOf(run, tx, questions);
      const rows = questions.map((question, at) => ({
        ...discussionRow(question, categoryID, run.site.features.all),
        discussion_id: ids[at] ?? 0,
        insert_user_id: owners[at] ?? 0,
        update_user_id: editors[at],
      }));
      await insertDiscussions(tx, rows);
      await remember(
        run,
        tx,
        questions.map(({ row }, at) => ({ row, id: ids[at] ?? 0 })),
      );
      outcome.write('questions', questions.length);
    },
  });
}

async function remember(
  run: ImportRun,
  tx: Transaction,
  written: readonly { row: Row; id: number }[],
): Promise<void> {
  const pairs = written.map(({ row, id }) => [row.Id ?? '', id] as const);
  await run.ids.record(tx, 'questions', pairs);
  const accepted = written.filter(({ row }) => row.AcceptedAnswerId);
  const named = accepted.map(({ row, id }) => [row.AcceptedAnswerId ?? '', id] as const);
  await run.ids.record(tx, 'accepted answers', named);
  const paths = pairs.map(([foreignID, id]) => ({
    path: `/q/${foreignID}`,
    record_type: 'discussion',
    record_id: id,
  }));
  await insertOldPaths(tx, paths);
  const tagged = written.map(({ row, id }) => ({
    discussionID: id,
    names: readTags(row.Tags),
    dateInserted: readDate(row.CreationDate) ?? '',
  }));
  await writeDiscussionTags(tx, tagged);
}

export function questionProblem(row: Row, isEmpty: boolean): string | undefined {
  if (!row.Id) return 'it has no id';
  if (cleanLine(row.Title ?? '', 250) === '') return 'it has no title';
  if (!readDate(row.CreationDate)) return 'it has no usable date';
  return isEmpty ? 'it has no text' : undefined;
}

function discussionRow(
  { row, body }: EditedPost,
  categoryID: number,
  features: readonly Feature[],
): Omit<NewDiscussionRow, 'discussion_id' | 'insert_user_id'> {
  const { type, statusByReplies } = askingType(features);
  return {
    type,
    name: cleanLine(row.Title ?? '', 250),
    category_id: categoryID,
    // Until the counting at the end.
    status_id: statusByReplies({ count: 0, isOneAccepted: false }),
    date_closed: closedDate(row),
    count_views: Math.max(0, readInteger(row.ViewCount, MAX_VIEWS)),
    score: readInteger(row.Score),
    date_inserted: readDate(row.CreationDate) ?? '',
    date_updated: readDate(row.LastEditDate),
    next_comment_number: 1,
    body,
  };
}

/** Locked is closed here: nobody could write there any more. Whenever that was, it holds. */
function closedDate(row: Row): string | undefined {
  const given = row.ClosedDate || row.LockedDate;
  return given
    ? (readDate(given) ?? readDate(row.LastActivityDate) ?? readDate(row.CreationDate))
    : undefined;
}

/** `<a><b>` in dumps of old, `|a|b|` in those of today. */
export function readTags(text: string | undefined): string[] {
  return (text ?? '').split(/[<>|]/).filter((tag) => tag.trim() !== '');
}
