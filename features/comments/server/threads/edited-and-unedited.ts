// Some orders of a flat thread are merged of comments that were edited and of others: each part lies in an index in its order.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { EDITED_FIRST } from '../comment-order.ts';
import type { OrderTerm, Scan } from './nearer-end.ts';

/** The ids of a page. Of each part no more rows are read than the page ends with. */
export function idsOfTwoParts(
  { tables, where }: { tables: Sql; where: Sql },
  order: readonly OrderTerm[],
  scan: Scan,
): Sql {
  const part = (isEdited: boolean): Sql => {
    const own = order.filter(
      ({ column }) => column !== EDITED_FIRST && (isEdited || column !== 'c.date_updated'),
    );
    const by = own.map(({ column, isDescending }) =>
      sql.raw(`${column} ${isDescending !== scan.isFromEnd ? 'desc' : 'asc'}`),
    );
    return sql`(
      select c.comment_id, c.date_updated ${tables}
      where ${where} and c.date_updated is ${sql.raw(isEdited ? 'not null' : 'null')}
      order by ${sql.join(by)} limit ${scan.limit}::bigint + ${scan.offset})`;
  };
  return sql`
    select c.comment_id from (${part(true)} union all ${part(false)}) c
    order by ${scan.orderBy} limit ${scan.limit} offset ${scan.offset}`;
}
