// Counts and rows of the parts, each up to a number and within a time: whoever decides does not wait for how much it is.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { withinTime } from '../../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { ErasureMethod } from '../../../../platform/server/places/erasure-parts.ts';
import { accountDeletionError } from '../../account-deletion.contract.ts';
import type { ErasurePartShown, ErasureRows } from '../../erasure.contract.ts';
import { erasurePlan, type PlannedPart } from './erasure-plan.ts';

export const MOST_COUNTED = 1000;
const WITHIN_MS = 4000;

/** Parts without rows are left out. */
export async function countErasure(
  ctx: RequestContext,
  userID: number,
  method: ErasureMethod,
): Promise<ErasurePartShown[]> {
  const plan = await erasurePlan(ctx, method, userID);
  const counts = plan.map(
    ({ id, rowsOf, where, bytes }) => sql`
      select ${id}::text as id, count(*)::int as count, ${bytes ? sql`coalesce(sum(bytes), 0)::bigint` : sql`null::bigint`} as bytes
      from (select ${bytes ? sql.raw(bytes) : sql`null`} as bytes from ${sql.raw(rowsOf)} where ${where(userID)}
        limit ${sql.integer(MOST_COUNTED + 1)}) first`,
  );
  const rows = await withinTime(ctx.site.database, WITHIN_MS, (db) =>
    db.rows<{ id: string; count: number; bytes: string | null }>(sql`${sql.join(counts, ' union all ')}`),
  );
  if (!rows) throw accountDeletionError('accountDeletion.tooSlow');
  const found = new Map(rows.map((row) => [row.id, row]));
  const { t } = ctx.translator;
  return plan.flatMap(({ id, rowsOf: table, name, why, outcome }) => {
    const { count = 0, bytes = null } = found.get(id) ?? {};
    if (count === 0) return [];
    const shown = { id, table, name: t(name), outcome, why: t(why), count: Math.min(count, MOST_COUNTED) };
    return [{ ...shown, bytes: bytes === null ? null : Number(bytes), isMore: count > MOST_COUNTED }];
  });
}

export async function rowsOfErasure(
  ctx: RequestContext,
  userID: number,
  {
    part: id,
    deleteMethod,
    after,
    limit,
  }: { part: string; deleteMethod: ErasureMethod; after?: string | undefined; limit: number },
): Promise<ErasureRows> {
  const part = (await erasurePlan(ctx, deleteMethod, userID)).find((each) => each.id === id);
  if (!part) throw notFound('Part');
  const [keys, shown] = await columnsOf(ctx.db, part);
  const found = await withinTime(ctx.site.database, WITHIN_MS, (db) =>
    db.rows<{ place: string; keys: string[]; shown: (string | null)[] }>(sql`
      select ctid::text as place, array[${listOf(keys)}]::text[] as keys, array[${listOf(shown)}]::text[] as shown
      from ${sql.raw(part.rowsOf)}
      where ${part.where(userID)} and ${after === undefined ? sql`true` : sql`ctid > ${after}::tid`}
      order by ctid limit ${sql.integer(limit + 1)}`),
  );
  if (!found) throw accountDeletionError('accountDeletion.tooSlow');
  const rows = found.slice(0, limit);
  return {
    rows: rows.map((row) => ({
      key: row.keys.join(' '),
      facts: shown.flatMap((name, at) => {
        const value = row.shown[at];
        return value === null || value === undefined ? [] : [{ name, value }];
      }),
    })),
    next: found.length > limit ? (rows.at(-1)?.place ?? null) : null,
  };
}

const listOf = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.raw(`"${column.replaceAll('"', '""')}"`)}::text`));

/** What tells rows apart, and what may be shown: numbers, dates and yes or no, and what the part says itself. */
async function columnsOf(
  db: Queryable,
  { rowsOf, columns = [] }: PlannedPart,
): Promise<[string[], string[]]> {
  const rows = await db.rows<{ name: string; is_key: boolean; is_plain: boolean }>(sql`
    select a.attname as name, coalesce(a.attnum = any(i.indkey), false) as is_key,
      a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'bool'::regtype, 'timestamptz'::regtype) as is_plain
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${rowsOf}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`);
  const isShown = ({ name, is_plain }: { name: string; is_plain: boolean }) =>
    is_plain || columns.includes(name);
  // A key of text may be a secret: it is told by where the row lies instead.
  const keys = rows.filter((row) => row.is_key);
  const safeKeys = keys.length > 0 && keys.every(isShown) ? keys.map(({ name }) => name) : ['ctid'];
  return [safeKeys, rows.filter(isShown).map(({ name }) => name)];
}
