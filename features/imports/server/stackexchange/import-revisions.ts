// PostHistory.xml: the text of posts before they were edited. The last one is the post itself.

import { cleanText } from '../../../../platform/server/db/clean-text.ts';
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { insertRevisions } from '../../../discussions/server/bulk/bulk-posts.ts';
import { readDate } from '../clean-text.ts';
import { holdRestricted, type RestrictedRow } from '../hold-restricted.ts';
import type { ImportRun } from '../import-run.ts';
import type { Row } from './read-rows.ts';
import { importTable } from './site-import.ts';

const REVISIONS = 'revisions';

const EVENTS: Readonly<Record<string, string>> = {
  '1': 'the first title',
  '3': 'the first tags',
  '4': 'a change of title',
  '6': 'a change of tags',
  '7': 'a title put back',
  '9': 'tags put back',
  '10': 'a closing',
  '11': 'a reopening',
  '12': 'a deletion',
  '13': 'an undeletion',
  '16': 'a change into a community wiki',
  '24': 'an approved suggestion',
  '50': 'a bump by the old site itself',
};

interface ImportedRevision {
  row: Row;
  record_type: 'discussion' | 'comment';
  record_id: number;
}

export async function importRevisions(run: ImportRun, file: string): Promise<void> {
  const deletions = new Deletions();
  await importTable({
    run,
    file,
    kindOf: () => REVISIONS,
    prepare: async (rows) => rows,
    write: async (tx, outcome, rows) => {
      const postIDs = rows.map((row) => row.PostId ?? '');
      const questions = await run.ids.findStanding(tx, 'questions', postIDs, 'discussions');
      const answers = await run.ids.findStanding(tx, 'answers', postIDs, 'comments');
      const revisions: ImportedRevision[] = [];
      for (const row of rows) {
        deletions.note(row);
        const question = questions.get(row.PostId ?? '');
        const record_id = question ?? answers.get(row.PostId ?? '');
        const problem = revisionProblem(row, record_id);
        const record_type = question === undefined ? 'comment' : 'discussion';
        if (problem === undefined && record_id !== undefined) revisions.push({ row, record_type, record_id });
        else outcome.reject(REVISIONS, row.Id ?? '?', problem ?? 'its post is missing');
      }
      await insertEarlier(run, tx, revisions);
      await run.ids.record(
        tx,
        REVISIONS,
        revisions.map(({ row, record_id }) => [row.Id ?? '', record_id]),
      );
      outcome.write(REVISIONS, revisions.length);
    },
  });
  const posts = deletions.standing();
  if (posts.length > 0) await run.batch((tx, outcome) => holdRestricted(run, tx, outcome, posts));
  for (const { foreignID } of posts.filter((post) => post.kind === 'questions'))
    run.tell(`Post ${foreignID} was deleted by its history: it is held back if it was in the dump.`);
}

/** Posts whose history ends with their deletion, whatever the row of the post says. */
class Deletions {
  readonly #last = new Map<string, { date: string; isDeletion: boolean }>();

  note({ PostId, PostHistoryTypeId, CreationDate }: Row): void {
    const isDeletion = PostHistoryTypeId === '12';
    if (!PostId || !(isDeletion || PostHistoryTypeId === '13')) return;
    const date = readDate(CreationDate) ?? '';
    const last = this.#last.get(PostId);
    if (!last || last.date <= date) this.#last.set(PostId, { date, isDeletion });
  }

  /** An id is a question or an answer, never both. */
  standing(): RestrictedRow[] {
    return [...this.#last]
      .filter(([, { isDeletion }]) => isDeletion)
      .flatMap(([foreignID]) => ['questions', 'answers'].map((kind) => ({ kind, foreignID })));
  }
}

function revisionProblem(row: Row, recordID: number | undefined): string | undefined {
  const type = row.PostHistoryTypeId ?? '';
  if (!row.Id) return 'it has no id';
  if (!['2', '5', '8'].includes(type))
    return `${EVENTS[type] ?? `an event of type ${type}`}: only earlier texts are kept`;
  if (recordID === undefined) return `its post ${row.PostId ?? ''} is not among those imported`;
  if (!readDate(row.CreationDate)) return 'it has no usable date';
  return row.Text === undefined ? 'it has no text' : undefined;
}

async function insertEarlier(
  run: ImportRun,
  tx: Transaction,
  revisions: readonly ImportedRevision[],
): Promise<void> {
  const editors = await run.ids.find(
    tx,
    'users',
    revisions.flatMap(({ row }) => (row.UserId ? [row.UserId] : [])),
  );
  const current = new Map([
    ...(await lastEdits(tx, 'discussion', revisions)),
    ...(await lastEdits(tx, 'comment', revisions)),
  ]);
  const earlier = revisions.filter(({ row, record_type, record_id }) => {
    const lastEdit = current.get(`${record_type} ${record_id}`);
    return lastEdit !== undefined && Date.parse(readDate(row.CreationDate) ?? '') < lastEdit;
  });
  const rows = earlier.map(({ row, record_type, record_id }) => ({
    record_type,
    record_id,
    body: cleanText(row.Text ?? ''),
    format: 'markdown',
    insert_user_id: editors.get(row.UserId ?? ''),
    date_inserted: readDate(row.CreationDate),
  }));
  await insertRevisions(tx, rows);
}

/** When each post got the text it has now, in milliseconds. */
async function lastEdits(
  db: Queryable,
  recordType: 'discussion' | 'comment',
  revisions: readonly ImportedRevision[],
): Promise<[string, number][]> {
  const ids = new Set(
    revisions.filter((each) => each.record_type === recordType).map((each) => each.record_id),
  );
  const edited = sql`extract(epoch from coalesce(date_updated, date_inserted)) * 1000 as edited`;
  const rows = await db.rows<{ id: number; edited: number }>(
    recordType === 'discussion'
      ? sql`select discussion_id as id, ${edited} from discussions where discussion_id = any(${[...ids]})`
      : sql`select comment_id as id, ${edited} from comments where comment_id = any(${[...ids]})`,
  );
  return rows.map((row) => [`${recordType} ${row.id}`, row.edited]);
}
