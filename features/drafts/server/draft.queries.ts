import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { parseDateRange } from '../../../platform/contract/range.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { DraftStatus, FailedField, listDrafts } from '../drafts.contract.ts';

export interface DraftRow {
  draft_id: number;
  record_type: string;
  record_id: number | null;
  is_reserved: boolean;
  parent_record_type: string | null;
  parent_record_id: number | null;
  attributes: Record<string, unknown>;
  name: string;
  excerpt: string;
  count_words: number;
  draft_status: DraftStatus;
  date_scheduled: string | null;
  failed_reason: string | null;
  failed_fields: FailedField[] | null;
  insert_user_id: number;
  update_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
}

const columns =
  sql.raw(`draft_id, record_type, record_id, is_reserved, parent_record_type, parent_record_id, attributes,
  name, excerpt, count_words, draft_status, date_scheduled, failed_reason, failed_fields, insert_user_id, update_user_id, date_inserted,
  date_updated`);

export function findDraft(db: Queryable, draftID: number): Promise<DraftRow | undefined> {
  return db.row<DraftRow>(sql`select ${columns} from drafts where draft_id = ${draftID}`);
}

export function lockDraft(db: Queryable, draftID: number): Promise<DraftRow | undefined> {
  return db.row<DraftRow>(sql`select ${columns} from drafts where draft_id = ${draftID} for update`);
}

interface DraftOf {
  recordType: string;
  parentRecordType: string;
  /** Null: what is not there yet. */
  parentRecordID: number | null;
}

/** Of a member, at one place. */
export async function newestDraftID(
  db: Queryable,
  userID: number,
  { recordType, parentRecordType, parentRecordID }: DraftOf,
): Promise<number | null> {
  const row = await db.row<{ draft_id: number }>(sql`
    select draft_id from drafts
    where insert_user_id = ${userID} and draft_status = 'draft' and record_type = ${recordType}
      and parent_record_type = ${parentRecordType}
      and parent_record_id is not distinct from ${parentRecordID}::int
    order by coalesce(date_updated, date_inserted) desc, draft_id desc limit 1`);
  return row?.draft_id ?? null;
}

type Query = QueryOf<(typeof listDrafts)['spec']>;

export async function listDraftRows(
  db: Queryable,
  userID: number,
  query: Query,
): Promise<{ rows: DraftRow[]; total: number }> {
  const where = sql.and([
    sql`insert_user_id = ${userID}`,
    sql`draft_status = ${query.draftStatus}`,
    query.recordType !== undefined && sql`record_type = ${query.recordType}`,
    query.parentRecordType !== undefined && sql`parent_record_type = ${query.parentRecordType}`,
    query.parentRecordID !== undefined && sql`parent_record_id = ${query.parentRecordID}`,
    query.recordID !== undefined && sql`record_id = ${query.recordID}`,
    query.dateUpdated !== undefined &&
      rangeCondition(LAST_CHANGE, parseDateRange('dateUpdated', query.dateUpdated)),
    query.dateScheduled !== undefined &&
      rangeCondition('date_scheduled', parseDateRange('dateScheduled', query.dateScheduled)),
  ]);
  const [rows, counted] = await Promise.all([
    db.rows<DraftRow>(sql`
      select ${columns} from drafts where ${where} order by ${orderBy(query.sort)}
      limit ${sql.integer(query.limit)} offset ${sql.integer((query.page - 1) * query.limit)}`),
    db.row<{ total: number }>(sql`select count(*) as total from drafts where ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const LAST_CHANGE = 'coalesce(date_updated, date_inserted)';

const ORDERS = {
  dateUpdated: LAST_CHANGE,
  dateInserted: 'date_inserted',
  dateScheduled: 'date_scheduled',
} as const;

function orderBy(sort: Query['sort']): Sql {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const column = sql.raw(ORDERS[sort.replace('-', '') as keyof typeof ORDERS]);
  return sql`${column} ${direction} nulls last, draft_id ${direction}`;
}

export async function isLiveDiscussion(db: Queryable, discussionID: number): Promise<boolean> {
  const row = await db.row(
    sql`select from discussions where discussion_id = ${discussionID} and date_removed is null`,
  );
  return row !== undefined;
}

/** How many there are, for the member's menu. */
export const countDrafts = (userID: number): Sql =>
  sql`(select count(*) from drafts where insert_user_id = ${userID} and draft_status = 'draft')`;
