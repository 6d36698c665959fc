// The log as a file, written while it is read: for administrators, newest first, up to a hundred thousand entries.
import { Readable } from 'node:stream';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { WebDocument } from '../../../platform/server/http/document.ts';
import { csvOf } from '../../../platform/server/http/responses/csv.ts';
import { auditLogFilters } from '../audit-log.contract.ts';
import { type EntryRow, entryConditions, findEntries } from './entry.list.ts';
import { seesAddresses } from './entry.policy.ts';

const BATCH = 1000;
const MOST = 100_000;

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: csvParts },
  json: { contentType: 'application/json; charset=utf-8', write: jsonParts },
} as const;

export const exportDocuments: WebDocument[] = [
  {
    path: '/dashboard/settings/audit-logs/export.:format',
    summary: 'The audit log as CSV or JSON, with the filters of GET /audit-logs.',
    handle: async (ctx, { params, query }) => {
      ctx.require('site.manage');
      const format = FORMATS[params.format as keyof typeof FORMATS];
      if (!format) throw fieldProblem('format', 'The log is exported as csv or json.', 404);
      const given = auditLogFilters.safeParse({ ...query, ...listsOf(query) });
      if (!given.success) throw fieldProblem('query', 'These filters are not known.', 422);
      const conditions = await entryConditions(ctx, given.data);
      return {
        contentType: format.contentType,
        headers: { 'content-disposition': `attachment; filename="audit-log.${params.format}"` },
        body: Readable.from(format.write(batches(ctx, conditions))),
      };
    },
  },
];

function listsOf({ eventType }: Record<string, unknown>): { eventType?: string[] } {
  if (typeof eventType !== 'string' || eventType === '') return { eventType: [] };
  return { eventType: eventType.split(',') };
}

type Exported = Record<string, string | number | null>;

async function* batches(ctx: RequestContext, conditions: Sql): AsyncGenerator<Exported[]> {
  const withAddress = seesAddresses(ctx);
  let last: number | undefined;
  for (let count = 0; count < MOST; count += BATCH) {
    const below = last === undefined ? conditions : sql.and([conditions, sql`a.audit_log_id < ${last}`]);
    const rows = await findEntries(ctx.db, below, { limit: BATCH });
    if (rows.length > 0) yield rows.map((row) => exported(row, withAddress));
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.audit_log_id;
  }
}

function exported(row: EntryRow, withAddress: boolean): Exported {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  return {
    auditLogID: row.audit_log_id,
    dateInserted: row.date_inserted,
    eventType: row.act,
    insertUserID: row.user_id,
    insertIPAddress: withAddress ? row.ip_address : null,
    recordType: row.record_type,
    recordID: row.record_id,
    recordKey: row.record_key,
    recordUserID: row.record_user_id,
    categoryID: row.category_id,
    before: json(row.before),
    after: json(row.after),
    reason: row.reason,
    requestID: row.request_id,
    requestMethod: row.request_method,
    requestPath: row.request_path,
    parentAuditLogID: row.parent_id,
    position: row.position,
    hash: row.hash,
  };
}

async function* csvParts(parts: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of parts) {
    const text = csvOf(rows, []);
    yield isFirst ? text : text.slice(text.indexOf('\r\n') + 2);
    isFirst = false;
  }
}

async function* jsonParts(parts: AsyncIterable<Exported[]>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const rows of parts) {
    yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    isFirst = false;
  }
  yield '\n]\n';
}
