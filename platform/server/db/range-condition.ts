import type { Range } from '../../contract/range.ts';
import { type Sql, sql } from './sql.ts';

/** A parsed range as a condition on a column. `column` is a constant of ours. */
export function rangeCondition(
  column: string,
  range: Range<number> | Range<Date> | undefined,
): Sql | undefined {
  if (!range) return undefined;
  const left = sql.raw(column);
  const conditions: Sql[] = [];
  if (range.oneOf) conditions.push(sql`${left} = any(${range.oneOf})`);
  if (range.from)
    conditions.push(
      range.from.isInclusive ? sql`${left} >= ${range.from.value}` : sql`${left} > ${range.from.value}`,
    );
  if (range.to)
    conditions.push(
      range.to.isInclusive ? sql`${left} <= ${range.to.value}` : sql`${left} < ${range.to.value}`,
    );
  return sql.and(conditions);
}
