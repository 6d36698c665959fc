// Posts of type 2: answers, each a comment at the top of its question.

import { convertStackExchangeHtml } from '../../convert/stack-exchange-html.ts';
import { prepareBody } from '../bodies.ts';
import { readDate } from '../clean-text.ts';
import { nextCommentNumbers } from '../comment-numbers.ts';
import type { ImportRun } from '../import-run.ts';
import { nextIDs } from '../record-ids.ts';
import { insertAcceptedAnswers, insertComments, insertOldPaths } from '../write-posts.ts';
import type { Authors } from './authors.ts';
import { type EditedPost, editorsOf, ownerOf } from './credits.ts';
import { importTable, readInteger } from './site-import.ts';

interface PlacedAnswer extends EditedPost {
  discussionID: number;
}

export async function importAnswers(run: ImportRun, authors: Authors, file: string): Promise<void> {
  await importTable({
    run,
    file,
    kindOf: (row) => (row.PostTypeId === '2' ? 'answers' : undefined),
    prepare: async (rows) =>
      rows.map((row) => ({ row, body: prepareBody(convertStackExchangeHtml(row.Body ?? ''), run.site.url) })),
    write: async (tx, outcome, all) => {
      const questions = await run.ids.findStanding(
        tx,
        'questions',
        all.map(({ row }) => row.ParentId ?? ''),
        'discussions',
      );
      const answers: PlacedAnswer[] = [];
      for (const each of all) {
        const discussionID = questions.get(each.row.ParentId ?? '');
        const problem = answerProblem(each, discussionID);
        if (problem === undefined && discussionID !== undefined) answers.push({ ...each, discussionID });
        else outcome.reject('answers', each.row.Id ?? '?', problem ?? 'its question is missing');
      }
      const ids = await nextIDs(tx, 'comments', answers.length);
      const owners = await authors.resolve(tx, outcome, answers.map(ownerOf));
      const editors = await editorsOf(run, tx, answers);
      const numbers = await nextCommentNumbers(
        tx,
        answers.map((each) => each.discussionID),
      );
      await insertComments(
        tx,
        answers.map(({ row, body, discussionID }, at) => ({
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
        })),
      );
      const pairs = answers.map((answer, at) => ({ ...answer, id: ids[at] ?? 0 }));
      await run.ids.record(
        tx,
        'answers',
        pairs.map(({ row, id }) => [row.Id ?? '', id]),
      );
      await insertOldPaths(
        tx,
        pairs.map(({ row, id }) => ({ path: `/a/${row.Id}`, record_type: 'comment', record_id: id })),
      );
      const accepted = await run.ids.find(
        tx,
        'accepted answers',
        pairs.map(({ row }) => row.Id ?? ''),
      );
      await insertAcceptedAnswers(
        tx,
        pairs
          .filter(({ row, discussionID }) => accepted.get(row.Id ?? '') === discussionID)
          .map(({ row, id, discussionID }) => ({
            comment_id: id,
            discussion_id: discussionID,
            // Until the votes tell the day.
            date_accepted: readDate(row.CreationDate) ?? '',
          })),
      );
      outcome.write('answers', answers.length);
    },
  });
}

function answerProblem({ row, body }: EditedPost, discussionID: number | undefined): string | undefined {
  if (!row.Id) return 'it has no id';
  if (discussionID === undefined) return `its question ${row.ParentId ?? ''} is not among those imported`;
  if (!readDate(row.CreationDate)) return 'it has no usable date';
  return body.isEmpty ? 'it has no text' : undefined;
}
